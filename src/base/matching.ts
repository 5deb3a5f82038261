import { HearthError } from './errors.ts';

const CANDIDATES_MAX = 10;

/** Words that say nothing about which thing is meant: "the *man* for the boiler" comes for the "Boiler service". */
const EMPTY = new Set([
  ...['man', 'guy', 'bloke', 'chap', 'fella', 'lady', 'woman', 'person', 'people', 'folks'],
  'a',
  'an',
  'and',
  'about',
  'at',
  'for',
  'in',
  'my',
  'of',
  'on',
  'our',
  'that',
  'the',
  'this',
  'to',
  'with',
]);

/** The words of a text in a form that can be compared: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

/**
 * The things a person means by a few words of their text: those whose text is just these words, or else those that
 * hold every word that says something. "dentist" finds "Dentist appointment"; "bins" finds "put out the bin".
 */
export function findByWords<T>(query: string, things: readonly T[], textOf: (thing: T) => string): T[] {
  const wanted = spokenWords(query);
  const exact = things.filter((thing) => spokenWords(textOf(thing)).join(' ') === wanted.join(' '));
  if (exact.length > 0) return exact;
  const telling = wanted.filter((word) => !EMPTY.has(word));
  if (telling.length === 0) return [];
  return things.filter((thing) => {
    const words = spokenWords(textOf(thing));
    return telling.every((word) => words.some((other) => isSameWord(word, other)));
  });
}

/** An apostrophe is not heard: "the parent's evening" is the "parents evening". */
function spokenWords(text: string): string[] {
  return wordsOf(text.replaceAll(/(?<=\p{Letter})['’](?=\p{Letter})/gu, ''));
}

/** Equal but for a plural, or begun alike where the asked word is long enough to mean something. */
function isSameWord(asked: string, word: string): boolean {
  if (singular(asked) === singular(word) || isDoing(asked, word)) return true;
  return asked.length >= 4 && word.startsWith(asked);
}

/** "*Ringing* the garage", of "ring the garage"; also "moving" and "putting". */
function isDoing(asked: string, word: string): boolean {
  if (asked.length < 6 || !asked.endsWith('ing')) return false;
  const stem = asked.slice(0, -3);
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return word === stem || word === `${stem}e` || word === single;
}

function singular(word: string): string {
  if (word.length > 3 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const TOLD_MAX = 4;

/** "There are potatoes, peas and 3 more." */
function knownText(texts: readonly string[]): string {
  const told = texts.length > TOLD_MAX + 1 ? texts.slice(0, TOLD_MAX) : texts;
  const more = texts.length - told.length;
  const [last, ...others] = [
    ...told.map((text) => `“${text}”`),
    ...(more > 0 ? [`${more} more`] : []),
  ].reverse();
  if (last === undefined) return 'There is none at all.';
  return others.length === 0 ? `There is ${last}.` : `There are ${others.reverse().join(', ')} and ${last}.`;
}

/**
 * The one thing that is meant by its id or by words of its text.
 * @throws HearthError `unknown-target`; with `data.candidates` when several fit.
 */
export function theOne<T extends { readonly id: string }>(
  noun: string,
  wanted: { readonly id?: string | undefined; readonly query?: string | undefined },
  things: readonly T[],
  textOf: (thing: T) => string,
  labelOf: (thing: T) => string,
): T {
  const { id, query } = wanted;
  const found =
    id === undefined ? findByWords(query ?? '', things, textOf) : things.filter((thing) => thing.id === id);
  // Nobody can tell apart what is called the same: any of them is the one.
  if (new Set(found.map(labelOf)).size === 1) return found[0]!;
  const words = id ?? query ?? '';
  // An alarm without a name is told by its time.
  const known = things.map((thing) => textOf(thing) || labelOf(thing));
  if (found.length === 0)
    throw new HearthError('unknown-target', `There is no ${noun} "${words}".`, {
      hint: knownText(known),
      data: { known: known.slice(0, CANDIDATES_MAX) },
    });
  throw new HearthError('unknown-target', `${found.length} ${noun}s fit "${words}".`, {
    hint: 'Say which one, with more of its words.',
    data: {
      candidates: found.slice(0, CANDIDATES_MAX).map(labelOf),
      ids: found.slice(0, CANDIDATES_MAX).map((thing) => thing.id),
    },
  });
}
