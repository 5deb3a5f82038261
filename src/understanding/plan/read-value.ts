import type { Language, Length } from '../languages/index.ts';
import { type Token, tokenize, wordAt } from '../text/index.ts';

/** Thousands, millions and billions, written right behind the figures. */
const SUFFIXES = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['g', 1e9],
]);

/** A number said by itself, cardinal or ordinal: the answer to "how many?" or "which?". `undefined` when the text is more than that. */
export function readNumber(text: string, language: Language): number | undefined {
  const { tokens } = tokenize(text, language.words);
  const led = language.is.minus.has(wordAt(tokens, 0));
  const negative = led || /^\s*-/.test(text);
  const value = plainNumber(tokens, led ? 1 : 0, language);
  return value === undefined || !negative ? value : -value;
}

function plainNumber(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const { is, numbers } = language;
  if (tokens[at]?.word === '.' || is.point.has(tokens[at]?.word ?? '')) {
    const digits = tokens[at + 1];
    const suffix = SUFFIXES.get(tokens[at + 2]?.word ?? '');
    if (digits?.kind !== 'number' || tokens.length > (suffix === undefined ? at + 2 : at + 3))
      return undefined;
    return Number(`0.${digits.word}`) * (suffix ?? 1);
  }
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.stroke && two?.value !== undefined && tokens.length === at + 2) return one.value! / two.value;
  const few = numbers.fewAt(tokens, at);
  if (few?.end === tokens.length) return few.value;
  const found = numbers.numberAt(tokens, at);
  if (found === undefined) return ordinal(tokens, at, language);
  if (found.end === tokens.length) return found.value;
  const next = tokens[found.end];
  const suffix = next?.start === tokens[found.end - 1]?.end ? SUFFIXES.get(next?.word ?? '') : undefined;
  if (suffix !== undefined && found.end + 1 === tokens.length) return found.value * suffix;
  if (is.dozen.has(next?.stem ?? '') && found.end + 1 === tokens.length) return found.value * 12;
  const rest = found.value < 10 ? numbers.numberAt(tokens, found.end) : undefined;
  if (rest !== undefined && rest.value >= 10 && rest.value < 100 && rest.end === tokens.length)
    return found.value * 100 + rest.value;
  return ordinal(tokens, at, language);
}

function ordinal(tokens: readonly Token[], at: number, { numbers }: Language): number | undefined {
  const found = numbers.ordinalAt(tokens, at);
  return found?.end === tokens.length ? found.value : undefined;
}

/** A length of time said by itself: the answer to "for how long?". */
export function readDuration(text: string, { words, is, numbers, times }: Language): Length | undefined {
  const { tokens } = tokenize(text, words);
  let start = is.roughly.has(wordAt(tokens, 0)) ? 1 : 0;
  if (is.than.has(wordAt(tokens, 1)) && is.moreOrLess.has(wordAt(tokens, 0))) start = 2;
  const found = times.durationAt(tokens, start);
  if (found?.end === tokens.length) return found.value;
  const nights = numbers.numberAt(tokens, start);
  if (
    nights !== undefined &&
    nights.end + 1 === tokens.length &&
    is.night.has(tokens[nights.end]?.stem ?? '')
  )
    return { ms: 0, days: nights.value, months: 0 };
  while (is.wholeOf.has(tokens[start]?.word ?? '')) start++;
  return start > 0 && start + 1 === tokens.length ? times.unitAt(tokens, start) : undefined;
}
