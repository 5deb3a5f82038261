/**
 * text: letters to tokens. A sentence is cut into words, numbers and marks (`tokens.ts`), each with its stem, the word it was
 * probably meant to be (`spelling.ts`), its number among the words of phrases and what it is by itself, as bits. Nothing here knows the
 * home, a phrase or a time. The context that a sentence is heard in stands here too, since every room above is handed it.
 */
export { spokenPlainly, withPlainApostrophes } from './apostrophes.ts';
export {
  type Arg,
  type Args,
  DAY_PARTS,
  type DayParts,
  isSameContext,
  type Mention,
  type Open,
  type Opened,
  type PartHours,
  type PreviousTurn,
  type UnderstandingContext,
} from './context.ts';
export { LazyPattern, type Pattern, Patterns } from './lazy-pattern.ts';
export { lookingAheadFirst } from './look-behind.ts';
export { plainName, wordsOfName } from './name-words.ts';
export { oncePerPlace } from './once-per-place.ts';
export { matchesIn } from './pattern-matches.ts';
export { needsOfAll, type PatternNeeds } from './pattern-needs.ts';
export { outlineOf } from './pattern-outline.ts';
export { PatternSet } from './pattern-set.ts';
export type { PatternText } from './required-letters.ts';
export { copyOf, correctionOf, emptyVocabulary, forget, learn, type Vocabulary } from './spelling.ts';
export { type KnownOptions, mayBeEmpty, type Part, readTemplate } from './template.ts';
export { type Found, isPlural, matches, nameStemAt, numberAt, stemAt, type Token, wordAt } from './token.ts';
export { mended, tokenize, wordToken } from './tokenize.ts';
export { emptyTrie, type TrieNode, trieAdd, trieAt, trieRemove } from './trie.ts';
export { Trigrams } from './trigrams.ts';
export { NO_WORD, WordIds, WordList } from './word-ids.ts';
export { TraitList, type WordQuestion } from './word-traits.ts';
export { type NameWord, type WordForms, Words } from './words.ts';
