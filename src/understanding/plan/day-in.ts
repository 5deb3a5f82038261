import { instantOf, isoIn } from '../../base/index.ts';
import { openMemory } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import { type Arg, tokenize, type UnderstandingContext } from '../text/index.ts';
import { dateOf, isTimed, type Timing, timingsFrom } from '../times/index.ts';

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

/** "*Thursday's*", "this Thursday": the whole of that day, where the words name nothing else. */
export function dayNamed(words: string, lexicon: Lexicon, context: UnderstandingContext): Arg | undefined {
  const { language } = lexicon;
  const whole = tokenize(words, language.words)
    .tokens.map(({ word }) => language.times.dayOfPossessive(word) ?? word)
    .join(' ');
  const { day, ...more } = timingIn(whole, lexicon, context) ?? {};
  const date = day && !isTimed(more) ? dateOf(day, openMemory(context, language).time) : undefined;
  return date === undefined ? undefined : wholeDay(date, context);
}

/** From its first minute to its last. */
export function wholeDay(date: string, { timezone }: Pick<UnderstandingContext, 'timezone'>): Arg {
  return {
    between: ['00:00', '23:59'].map((clock) => isoIn(instantOf(`${date}T${clock}:00`, timezone), timezone)),
  };
}
