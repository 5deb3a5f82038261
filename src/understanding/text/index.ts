/**
 * text: letters to tokens. A sentence is cut into words, numbers and marks (`tokens.ts`), each with its stem, the word it was
 * probably meant to be (`spelling.ts`), its number among the words of phrases and what it is by itself, as bits. Nothing here knows the
 * home, a phrase or a time. The context that a sentence is heard in stands here too, since every room above is handed it.
 */
export {
  type Arg,
  type Args,
  DAY_PARTS,
  type DayParts,
  type Mention,
  type Open,
  type PartHours,
  type PreviousTurn,
  type UnderstandingContext,
} from './context.ts';
export { type NameWord, plainName, wordsOfName } from './name-words.ts';
export {
  copyOf,
  correctionOf,
  emptyVocabulary,
  forget,
  learn,
  slipAfter,
  type Vocabulary,
  whatFor,
} from './spelling.ts';
export { nameStem, OTHER_WORDS, stemOf } from './stems.ts';
export {
  isPlural,
  mended,
  nameStemAt,
  numberAt,
  stemAt,
  type Token,
  tokenize,
  wordAt,
  wordToken,
} from './tokens.ts';
export { emptyTrie, type TrieNode, trieAdd, trieAt, trieRemove } from './trie.ts';
export { learnNumber, numberOf, WordList, wordOf } from './word-ids.ts';
export { trait, UNASKED } from './word-traits.ts';
