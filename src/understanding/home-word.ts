import type { Device } from '../domain/index.ts';
import type { NameEntry, NounEntry } from './names.ts';
import type { TrieNode } from './trie.ts';

/**
 * What a word is in a home, wherever it stands: found once, since people say the same words again and again, and kept with
 * the token, so that nobody has to look it up in the tables of names and nouns.
 */
export interface HomeWord {
  /** What it was probably meant to be. */
  readonly fix: string | undefined;
  /** Where the names that begin with it go on, written as here or as two words. */
  readonly names: TrieNode<NameEntry> | undefined;
  /** Whether a name may begin with it and the word behind it, written as one. */
  readonly joins: boolean;
  readonly nouns: TrieNode<NounEntry> | undefined;
  /** The things that have it in their names. */
  readonly shelf: ReadonlyMap<string, Device> | undefined;
  /** Whether a question may be about it. */
  readonly asked: boolean;
}
