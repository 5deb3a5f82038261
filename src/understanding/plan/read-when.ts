import type { TimeUse, When } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import { openMemory, useTime } from '../meaning/index.ts';
import { type Args, tokenize, type UnderstandingContext, wordToken } from '../text/index.ts';
import { timingsFrom } from '../times/index.ts';

/** What words of time come to in a command. */
export interface WhenRead {
  /** The parameters that they fill. */
  readonly args: Args;
  /** What defers the action, for `use: 'when'`. */
  readonly when?: When;
  readonly assumed: readonly string[];
}

/**
 * Reads a text that is words of time and nothing else as a command would that says them: "tomorrow morning" is the hour at which the
 * home's reminders for a morning come, not the first minute of it (that is `readTime`). `undefined` when it is anything more, names no
 * time, or one that is over.
 */
export function readWhen(
  text: string,
  use: TimeUse,
  context: UnderstandingContext,
  language: Language,
): WhenRead | undefined {
  const { words, times } = language;
  const { tokens } = tokenize(text, words);
  const locale = context.locale ?? 'en-GB';
  const timing =
    timingsFrom(tokens, 0, locale, language) ??
    timingsFrom([wordToken(words, times.atClock), ...tokens], 0, locale, language);
  const timed =
    timing && useTime(timing, { phrases: { say: [], time: use } }, openMemory(context, language).time);
  if (timed === undefined) return undefined;
  const { when } = timed.when;
  return { args: timed.args, ...(when === undefined ? {} : { when }), assumed: timed.assumed };
}
