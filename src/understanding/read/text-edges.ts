import { matches } from '../text/index.ts';
import type { Reading } from './reading.ts';
import { type Sentence, wordAt } from './sentence.ts';

/** What stands at the ends of words of a person's own, and is theirs or not. */

/** Whether what stands behind begins as an order does, of something of this home. */
export function isOrderOfThing(sentence: Sentence, at: number, others: readonly Reading[]): boolean {
  return (
    sentence.language.is.imperative.has(wordAt(sentence, at)) &&
    others.some(({ rule }) => (rule.service.phrases.kinds?.length ?? 0) > 0 && !rule.question)
  );
}

/** So many words tell who is asked: "Sam and Mia". */
const PEOPLE_MAX = 5;

/** "Tell Sam *to* come in *and turn off the TV*": both are asked of her, where no mark parts them. */
export function isAskedOf(sentence: Sentence, at: number, end: number): boolean {
  const { is } = sentence.language;
  const to = [at - 1, at].find((place) => is.to.has(wordAt(sentence, place)));
  if (to === undefined || sentence.tokens[end]?.kind === 'mark') return false;
  return sentence.tokens.slice(Math.max(0, to - PEOPLE_MAX), to).some(({ said }) => is.bidding.has(said));
}

/** "Remind me to take my keys *and lock the front door*": what else one is to remember, where "and turn on the porch light" is for the house. */
export function isChore(others: readonly Reading[]): boolean {
  let best: Reading | undefined;
  for (const other of others) if (best === undefined || other.score > best.score) best = other;
  return best?.rule.phrases.chore === true;
}

/** ", would you?": what ends a sentence and is no part of a text. */
export function isPoliteTail(sentence: Sentence, at: number): boolean {
  return sentence.language.phrases.courtesies.textTails.some((words) => {
    if (!matches(sentence.tokens, at, words)) return false;
    const after = sentence.tokens[at + words.split(' ').length];
    return after === undefined || after.kind === 'mark';
  });
}

export function hasNow(sentence: Sentence, start: number, end: number): boolean {
  const { atOnce } = sentence.language.is;
  return sentence.tokens.slice(start, end + 1).some(({ word }) => atOnce.has(word));
}

/** "Tell Sam that*'s* fine": what is drawn together with the word before begins no text. */
export function isEndOfWord({ text, tokens }: Sentence, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return start > 0 && tokens[at - 1]?.end === start && /['’]/.test(text[start]!);
}
