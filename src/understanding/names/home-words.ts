import type { Device } from '../../domain/index.ts';
import type { NounEntry } from '../phrases/index.ts';
import { correctionOf, nameStem, OTHER_WORDS, stemOf, type Token, type TrieNode } from '../text/index.ts';
import { HOME, type Lexicon, type Shelf } from './lexicon.ts';
import type { NameEntry } from './name-entries.ts';

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

const KNOWN_MAX = 2000;
const LENGTH_MAX = 25;

/** The words said in one home. */
export class HomeWords {
  readonly #lexicon: Lexicon;
  readonly #words = new Map<string, HomeWord>();
  /** The first letters, up to three, of the words that names begin with. */
  readonly #heads = new Set<string>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    for (const first of [...lexicon.names.next.keys(), ...OTHER_WORDS])
      for (let letters = 1; letters <= HEAD; letters++) this.#heads.add(first.slice(0, letters));
  }

  of(word: string): HomeWord {
    let known = this.#words.get(word);
    if (known === undefined) {
      known = this.#find(word);
      if (this.#words.size >= KNOWN_MAX) this.#words.clear();
      if (word.length <= LENGTH_MAX) this.#words.set(word, known);
    }
    return known;
  }

  #find(word: string): HomeWord {
    const { grammar, vocabulary, names, places } = this.#lexicon;
    const stem = stemOf(word);
    const name = nameStem(stem);
    return {
      fix: correctionOf([grammar.vocabulary, vocabulary], word),
      names: names.next.get(name) ?? partedTo(names, word),
      joins: word.includes("'") || this.#heads.has(word.slice(0, HEAD)),
      nouns: grammar.nouns.next.get(name),
      shelf: places.get(HOME)?.words.get(name),
      asked: grammar.asks.has(stem),
    };
  }
}

const HEAD = 3;

/** A lexicon does not change once sentences are read with it. */
const known = new WeakMap<Lexicon, HomeWords>();

export function homeWords(lexicon: Lexicon): HomeWords {
  let words = known.get(lexicon);
  if (words === undefined) {
    words = new HomeWords(lexicon);
    known.set(lexicon, words);
  }
  return words;
}

/** What a token is in the home, where it is known. */
export function homeOf({ home }: Token): HomeWord | undefined {
  return home as HomeWord | undefined;
}

/** The nouns that begin with a word. */
export function nounsFrom(token: Token, { grammar }: Lexicon): TrieNode<NounEntry> | undefined {
  const home = homeOf(token);
  return home === undefined ? grammar.nouns.next.get(token.name) : home.nouns;
}

/** The things that have a word in their names. */
export function shelfOf(token: Token, { places }: Lexicon): Shelf | undefined {
  const home = homeOf(token);
  return home === undefined ? places.get(HOME)?.words.get(token.name) : home.shelf;
}

/** "The livingroom", where the name is written as two. */
export function partedTo(node: TrieNode<NameEntry>, word: string): TrieNode<NameEntry> | undefined {
  if (word.length > WORD_MAX) return undefined;
  for (let cut = PART_MIN; cut <= word.length - PART_MIN; cut++) {
    const one = node.next.get(nameStem(word.slice(0, cut)));
    const other = one?.next.get(nameStem(stemOf(word.slice(cut))));
    if (other !== undefined) return other;
  }
  return undefined;
}

const PART_MIN = 3;
export const WORD_MAX = 24;
