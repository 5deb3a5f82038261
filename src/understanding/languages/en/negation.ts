import { type Token, wordAt } from '../../text/index.ts';

/** "do not", "never", "you must not": the words before what is forbidden. */
export function negationEnd(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  if (word === 'never' || word === 'not') return at + 1;
  if (
    word === 'you' &&
    ['must', 'should', 'can'].includes(wordAt(tokens, at + 1)) &&
    wordAt(tokens, at + 2) === 'not'
  )
    return at + 3;
  if (word !== 'do' || wordAt(tokens, at + 1) !== 'not') return undefined;
  return ['ever', 'you', 'please'].includes(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
}
