import type { WordForms } from './words.ts';

/**
 * Known words, counted, and those that are long enough for a slip on shelves by first letter and length: what a word may have
 * been meant to be stands on a few shelves, whatever the size of the vocabulary.
 */
export interface Vocabulary {
  readonly counts: Map<string, number>;
  readonly shelves: Map<number, readonly string[]>;
}

export function emptyVocabulary(): Vocabulary {
  return { counts: new Map(), shelves: new Map() };
}

/** A vocabulary that can be changed without changing this one. */
export function copyOf(vocabulary: Vocabulary): Vocabulary {
  return { counts: new Map(vocabulary.counts), shelves: new Map(vocabulary.shelves) };
}

export function learn({ counts, shelves }: Vocabulary, word: string): void {
  const count = counts.get(word) ?? 0;
  counts.set(word, count + 1);
  if (count > 0 || word.length < LENGTH_MIN || word.length > LENGTH_MAX) return;
  const shelf = shelfOf(word.charCodeAt(0), word.length);
  shelves.set(shelf, [...(shelves.get(shelf) ?? []), word]);
}

export function forget({ counts, shelves }: Vocabulary, word: string): void {
  const count = counts.get(word) ?? 0;
  if (count > 1) return void counts.set(word, count - 1);
  counts.delete(word);
  const shelf = shelfOf(word.charCodeAt(0), word.length);
  const left = (shelves.get(shelf) ?? []).filter((other) => other !== word);
  if (left.length === 0) shelves.delete(shelf);
  else shelves.set(shelf, left);
}

function shelfOf(first: number, length: number): number {
  return first * SHELVES + length;
}

const LENGTH_MIN = 4;
const LENGTH_MAX = 25;
const SHELVES = 32;

/** The known word that `word` is one slip of the hand away from; none when it is known, common, short, or could be several. */
export function correctionOf(
  vocabularies: readonly Vocabulary[],
  word: string,
  { slips, common }: WordForms,
): string | undefined {
  const slip = slips.get(word);
  if (slip !== undefined) return slip === word ? undefined : slip;
  const short = DRAWN_OUT.test(word) ? shortened(vocabularies, word) : undefined;
  if (short !== undefined) return short;
  const { length } = word;
  if (length < LENGTH_MIN || length >= LENGTH_MAX || common.has(word)) return undefined;
  for (const { counts } of vocabularies) if (counts.has(word)) return undefined;
  const found = new Set<string>();
  const first = word.charCodeAt(0);
  const second = word.charCodeAt(1);
  for (const { counts, shelves } of vocabularies) {
    const lookOn = (letter: number, size: number): void => {
      for (const known of shelves.get(shelfOf(letter, size)) ?? NONE)
        if (isOneSlip(word, known)) found.add(known);
    };
    for (let size = length - 1; size <= length + 1; size++) lookOn(first, size);
    if (second !== first) lookOn(second, length);
    const tail = word.slice(1);
    if (tail.length >= LENGTH_MIN && counts.has(tail)) found.add(tail);
  }
  if (found.size <= 1) return found.values().next().value;
  const sure = [...found].filter((known) => known[0] === word[0] && isSwap(word, known));
  return sure.length === 1 ? sure[0] : undefined;
}

const DRAWN_OUT = /([a-z])\1\1/;

/** "Pleeease", "sooo", "offfff": the known word that was drawn out. */
function shortened(vocabularies: readonly Vocabulary[], word: string): string | undefined {
  if (word.length >= LENGTH_MAX) return undefined;
  const isKnown = (one: string): boolean => vocabularies.some(({ counts }) => counts.has(one));
  return [word.replace(/([a-z])\1\1+/g, '$1'), word.replace(/([a-z])\1\1+/g, '$1$1')].find(isKnown);
}

const NONE: readonly string[] = [];

/** One letter missing, too many or wrong, or two neighbours swapped; the first letter is rarely the wrong one. */
function isOneSlip(word: string, known: string): boolean {
  if (word.charCodeAt(0) !== known.charCodeAt(0) && !isSwap(word, known)) return false;
  const least = Math.min(word.length, known.length);
  let from = 0;
  while (from < least && word.charCodeAt(from) === known.charCodeAt(from)) from++;
  let end = 0;
  while (
    end < least - from &&
    word.charCodeAt(word.length - 1 - end) === known.charCodeAt(known.length - 1 - end)
  )
    end++;
  const left = word.length - from - end;
  const right = known.length - from - end;
  return (left <= 1 && right <= 1) || isSwap(word, known);
}

function isSwap(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from++;
  if (from + 1 >= word.length) return false;
  return (
    word[from] === known[from + 1] &&
    word[from + 1] === known[from] &&
    word.slice(from + 2) === known.slice(from + 2)
  );
}
