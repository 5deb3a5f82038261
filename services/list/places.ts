import { findByWords } from '../../src/base/index.ts';

/** Things on a list by where they stand on it: "the second", "number 2", "the last one", "the first two". */

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const ORDINAL = `(${PLACES.join('|')}|\\d{1,2}(?:st|nd|rd|th))`;
const THING = '(?: (?:one|item|thing|entry|task))?';
const ONE = new RegExp(
  `^(?:the )?(?:${ORDINAL}${THING}|(?:number |item |no\\.? ?|#)?(\\d{1,3})|(last)${THING})$`,
  'i',
);
const SOME = new RegExp(
  `^(?:the )?(first|last) (${COUNTS.join('|')}|\\d{1,2})(?: (?:ones|items|things|entries|tasks))?$`,
  'i',
);

/** What stands there, of the things in their order; `undefined` where the words are of no place, empty where there are not so many. */
function inPlace<T>(words: string, things: readonly T[]): readonly T[] | undefined {
  const [, end, count] = SOME.exec(words.trim()) ?? [];
  if (end !== undefined && count !== undefined) {
    const many = COUNTS.indexOf(count.toLowerCase()) + 1 || Number(count);
    if (many > things.length) return [];
    return end.toLowerCase() === 'first' ? things.slice(0, many) : things.slice(-many);
  }
  const [said, ordinal, figure] = ONE.exec(words.trim()) ?? [];
  if (said === undefined) return undefined;
  const place =
    ordinal === undefined
      ? Number(figure ?? things.length)
      : PLACES.indexOf(ordinal.toLowerCase()) + 1 || Number.parseInt(ordinal, 10);
  const one = place > 0 ? things[place - 1] : undefined;
  return one === undefined ? [] : [one];
}

/** The same of a list that was named, where nothing on it is called so and so many stand on it. */
export function placed<T>(
  words: string,
  list: string | undefined,
  things: readonly T[],
  textOf: (thing: T) => string,
): readonly T[] | undefined {
  if (list === undefined || findByWords(words, things, textOf).length > 0) return undefined;
  const found = inPlace(words, things);
  return found?.length === 0 ? undefined : found;
}
