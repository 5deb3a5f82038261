import { type Sentence, timesIn, wordAt } from './sentence.ts';

/**
 * Whether words that came to nothing carry what the rest of their sentence may hang on: a time, a condition, an exception, a "not", words of waiting or
 * of order. Where they do, nothing of the sentence is done, and what was unclear is asked.
 */
export function isWeighty(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (weighsAt(sentence, at)) return true;
  return false;
}

function weighsAt(sentence: Sentence, at: number): boolean {
  const { is, clauses } = sentence.language;
  return (
    is.holding.has(wordAt(sentence, at)) ||
    clauses.conditionAt(sentence.tokens, at) !== undefined ||
    timesIn(sentence, at).some(({ value }) => value.type !== 'now')
  );
}

/** Whether told words say what is to be left as it is: "the kitchen *stays* on", "the study is *fine*". */
export function isSparing(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (sentence.language.is.sparing.has(wordAt(sentence, at))) return true;
  return false;
}
