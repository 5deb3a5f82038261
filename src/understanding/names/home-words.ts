import type { Device } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { Grammar, NounEntry } from '../phrases/index.ts';
import {
  correctionOf,
  type Token,
  type TrieNode,
  type Vocabulary,
  type Words,
  wordsOfName,
} from '../text/index.ts';
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

/** What a home is called by: tables that do not change once sentences are read with them. */
export interface HomeTables {
  readonly language: Language;
  readonly grammar: Grammar;
  readonly names: TrieNode<NameEntry>;
  readonly vocabulary: Vocabulary;
  /** How many devices of a kind are in an area or on a floor (`area:kitchen`, `floor:upstairs`), in the open (`outside`), and in the home (`home`). */
  readonly places: ReadonlyMap<string, Place>;
}

/** What stands in one place. Only a few devices are kept by name: enough to speak of one, or to ask which. */
export interface Place {
  readonly kinds: ReadonlyMap<string, Shelf>;
  /** `lamp` → the devices whose name has the word. */
  readonly words: ReadonlyMap<string, Shelf>;
}

/** A bag of devices by id. */
export type Shelf = ReadonlyMap<string, Device>;

export const HOME = 'home';

/** The words said in one home, and the names of its devices in words: each is looked up once. */
export class HomeWords {
  readonly #tables: HomeTables;
  readonly #words = new Map<string, HomeWord>();
  #last: { readonly tokens: readonly Token[]; readonly found: unknown[] } = { tokens: [], found: [] };
  readonly #stems = new Map<Device, readonly (readonly string[])[]>();
  readonly #saidStems = new Map<Device, readonly string[]>();
  /** The first letters, up to three, of the words that names begin with. */
  readonly #heads = new Set<string>();

  constructor(tables: HomeTables) {
    this.#tables = tables;
    for (const first of [...tables.names.next.keys(), ...tables.language.words.forms.alike.keys()])
      for (let letters = 1; letters <= HEAD; letters++) this.#heads.add(first.slice(0, letters));
  }

  /** What was found at each token of the sentence read last: slots, nouns and places ask for the names at the same tokens. */
  foundIn<T>(tokens: readonly Token[]): (readonly T[] | undefined)[] {
    if (this.#last.tokens !== tokens) this.#last = { tokens, found: [] };
    return this.#last.found as (readonly T[] | undefined)[];
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

  /** The words of a device's names by the stems they are compared by; its own name first. */
  stemsOf(device: Device): readonly (readonly string[])[] {
    let stems = this.#stems.get(device);
    if (stems === undefined) {
      const { words } = this.#tables.language;
      stems = [device.name, ...device.aliases].map((name) =>
        wordsOfName(name, words).map(({ stem }) => stem),
      );
      this.#stems.set(device, stems);
    }
    return stems;
  }

  /** The same as they are said, of all its names. */
  saidStemsOf(device: Device): readonly string[] {
    let stems = this.#saidStems.get(device);
    if (stems === undefined) {
      const { words } = this.#tables.language;
      stems = [device.name, ...device.aliases].flatMap((name) =>
        wordsOfName(name, words).map(({ word }) => words.forms.stemOf(word)),
      );
      this.#saidStems.set(device, stems);
    }
    return stems;
  }

  #find(word: string): HomeWord {
    const { language, grammar, vocabulary, names, places } = this.#tables;
    const { forms } = language.words;
    const stem = forms.stemOf(word);
    const name = language.words.nameStem(stem);
    return {
      fix: correctionOf([grammar.vocabulary, vocabulary], word, forms),
      names: names.next.get(name) ?? partedTo(names, word, language.words),
      joins: word.includes("'") || this.#heads.has(word.slice(0, HEAD)),
      nouns: grammar.nouns.next.get(name),
      shelf: places.get(HOME)?.words.get(name),
      asked: grammar.asks.has(stem),
    };
  }
}

const HEAD = 3;

/** What a token is in the home, where it is known. */
export function homeOf({ home }: Token): HomeWord | undefined {
  return home as HomeWord | undefined;
}

/** The nouns that begin with a word. */
export function nounsFrom(token: Token, { grammar }: HomeTables): TrieNode<NounEntry> | undefined {
  const home = homeOf(token);
  return home === undefined ? grammar.nouns.next.get(token.name) : home.nouns;
}

/** The things that have a word in their names. */
export function shelfOf(token: Token, { places }: HomeTables): Shelf | undefined {
  const home = homeOf(token);
  return home === undefined ? places.get(HOME)?.words.get(token.name) : home.shelf;
}

/** "The livingroom", where the name is written as two. */
export function partedTo(
  node: TrieNode<NameEntry>,
  word: string,
  words: Words,
): TrieNode<NameEntry> | undefined {
  if (word.length > WORD_MAX) return undefined;
  for (let cut = PART_MIN; cut <= word.length - PART_MIN; cut++) {
    const one = node.next.get(words.nameStem(word.slice(0, cut)));
    const other = one?.next.get(words.nameWord(word.slice(cut)).stem);
    if (other !== undefined) return other;
  }
  return undefined;
}

const PART_MIN = 3;
export const WORD_MAX = 24;
