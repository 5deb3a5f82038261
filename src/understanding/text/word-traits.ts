/**
 * What a word is, told by the word alone: whether it may begin a time, ties clauses together, means nothing. Each is found in a
 * list once and kept as a bit with the word, since lists of words are asked about every word by everybody.
 */

const questions: ((word: string) => boolean)[] = [];
const known = new Map<string, number>();
const KNOWN_MAX = 5000;

/** A token as far as this goes. */
interface Asked {
  readonly said: string;
  /** A bit for each question, once somebody has asked; `UNASKED` before. */
  traits: number;
}

export const UNASKED = -1;

/** A question about words whose answer is kept. Questions are put together when the program is loaded, at most 31 of them. */
export function trait(is: (word: string) => boolean): (token: Asked) => boolean {
  const bit = 1 << (questions.push(is) - 1);
  known.clear();
  return (token) => {
    if (token.traits < 0) token.traits = traitsOf(token.said);
    return (token.traits & bit) !== 0;
  };
}

/** All that is known of a word. */
export function traitsOf(word: string): number {
  let traits = known.get(word);
  if (traits === undefined) {
    traits = 0;
    for (const [at, is] of questions.entries()) if (is(word)) traits |= 1 << at;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(word, traits);
  }
  return traits;
}
