import { roundaboutEnds } from '../phrases/index.ts';
import { matches } from '../text/index.ts';
import { emptyAt } from './filler-words.ts';
import { kept, type Sentence, wordAt } from './sentence.ts';

/** Politeness between what is said in front and the wish: "at seven *would you be so kind as to* …". */
export interface Courtesy {
  readonly end: number;
  /** What follows has another form of the verb: "if it is on, *would you mind* turning it off". */
  readonly inflected: boolean;
}

const courtesies = kept((): (readonly Courtesy[] | undefined)[] => []);

/** All politeness that begins at a token behind a time, a condition or a place. */
export function courtesiesAt(sentence: Sentence, at: number): readonly Courtesy[] {
  const memo = courtesies(sentence);
  memo[at] ??= found(sentence, at);
  return memo[at];
}

function found(sentence: Sentence, at: number): readonly Courtesy[] {
  const ends = new Set(emptyAt(sentence, at).map(({ end }) => end));
  for (const end of roundaboutEnds(sentence.language, sentence.tokens, at)) ends.add(end);
  const all = [...ends].map((end): Courtesy => ({ end, inflected: false }));
  for (const { words, inflected, leads } of sentence.language.clauses.openersFrom(wordAt(sentence, at)))
    if (inflected && !leads && matches(sentence.tokens, at, words))
      all.push({ end: at + words.split(' ').length, inflected });
  return all;
}
