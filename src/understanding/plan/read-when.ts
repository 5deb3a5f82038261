import type { TimeUse, When } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import { openMemory, useTime } from '../meaning/index.ts';
import { type Args, tokenize, type UnderstandingContext, wordToken } from '../text/index.ts';
import { type Timing, timingsFrom, untilTiming } from '../times/index.ts';

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
  half?: 'am' | 'pm',
): WhenRead | undefined {
  const { words, times } = language;
  const { tokens } = tokenize(text, words);
  const locale = context.locale ?? 'en-GB';
  const timing =
    timingsFrom(tokens, 0, locale, language) ??
    timingsFrom([wordToken(words, times.atClock), ...tokens], 0, locale, language);
  // A method without a time of its clause has asked for one: how long something is to last, "until nine".
  const whole = use === 'none' && timing !== undefined ? atItsEnd(timing) : timing;
  const asked = half === 'am' && whole !== undefined ? inTheMorning(whole) : whole;
  const phrases = { say: [], time: use === 'none' ? 'moment' : use } as const;
  const timed = asked && useTime(asked, { phrases }, openMemory(context, language).time);
  if (timed === undefined) return undefined;
  const { when } = timed.when;
  return { args: timed.args, ...(when === undefined ? {} : { when }), assumed: timed.assumed };
}

/** "An alarm for tomorrow." "*Half six*": nobody is woken in the evening who did not say so. */
function inTheMorning(timing: Timing): Timing {
  const { clock, part } = timing;
  if (clock === undefined || clock.sure || part !== undefined) return timing;
  const minutes = clock.minutes % HALF_DAY_MINUTES;
  return minutes < WAKING_FROM ? timing : { ...timing, clock: { minutes, sure: true } };
}

const HALF_DAY_MINUTES = 720;
const WAKING_FROM = 300;

function atItsEnd({ until, ...timing }: Timing): Timing {
  return until === undefined ? timing : { ...timing, ...untilTiming(until) };
}
