import { openMemory } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';
import { dateOf, type Timing, timingsFrom } from '../times/index.ts';

export interface TimeIn extends Timing {
  /** The words that name it. */
  readonly words: string;
}

/** The first and longest stretch of words that names a day, a part of one, or another time. */
export function dayIn(
  text: string,
  { language }: Lexicon,
  { locale = 'en-GB' }: UnderstandingContext,
): TimeIn | undefined {
  const { tokens } = tokenize(text, language.words);
  for (let from = 0; from < tokens.length; from++)
    for (let to = tokens.length; to > from; to--) {
      const timing = timingsFrom(tokens.slice(from, to), 0, locale, language);
      if (timing !== undefined)
        return { ...timing, words: text.slice(tokens[from]!.start, tokens[to - 1]!.end) };
    }
  return undefined;
}

/** The time that words name, where all of them do. */
export function timingIn(
  words: string,
  { language }: Lexicon,
  { locale = 'en-GB' }: UnderstandingContext,
): Timing | undefined {
  return timingsFrom(tokenize(words, language.words).tokens, 0, locale, language);
}

/** The date of the day that words name. */
export function dateSaid(
  { day }: TimeIn,
  { language }: Lexicon,
  context: UnderstandingContext,
): string | undefined {
  return day && dateOf(day, openMemory(context, language).time);
}
