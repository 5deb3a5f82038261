/** Words that say nothing about which thing is meant. */
const EMPTY = new Set([
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
  const wanted = wordsOf(query);
  const exact = things.filter((thing) => wordsOf(textOf(thing)).join(' ') === wanted.join(' '));
  if (exact.length > 0) return exact;
  const telling = wanted.filter((word) => !EMPTY.has(word));
  if (telling.length === 0) return [];
  return things.filter((thing) => {
    const words = wordsOf(textOf(thing));
    return telling.every((word) => words.some((other) => isSameWord(word, other)));
  });
}

/** Equal but for a plural, or begun alike where the asked word is long enough to mean something. */
function isSameWord(asked: string, word: string): boolean {
  if (singular(asked) === singular(word)) return true;
  return asked.length >= 4 && word.startsWith(asked);
}

function singular(word: string): string {
  if (word.length > 3 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
