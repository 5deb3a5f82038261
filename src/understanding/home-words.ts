import type { HomeWord } from './home-word.ts';
import { HOME, type Lexicon, type Shelf } from './lexicon.ts';
import type { NameEntry, NounEntry } from './names.ts';
import { correctionOf } from './spelling.ts';
import { nameStem, OTHER_WORDS, stemOf } from './stems.ts';
import type { Token } from './tokens.ts';
import type { TrieNode } from './trie.ts';

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

/** The nouns that begin with a word. */
export function nounsFrom({ home, name }: Token, { grammar }: Lexicon): TrieNode<NounEntry> | undefined {
  return home === undefined ? grammar.nouns.next.get(name) : home.nouns;
}

/** The things that have a word in their names. */
export function shelfOf({ home, name }: Token, { places }: Lexicon): Shelf | undefined {
  return home === undefined ? places.get(HOME)?.words.get(name) : home.shelf;
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
