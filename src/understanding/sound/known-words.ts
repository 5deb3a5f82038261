import { perLanguage } from '../languages/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { TrieNode } from '../text/index.ts';
import { type KnownWord, type Near, WordSounds } from './word-sounds.ts';

/** What sounds near, in this home and in any. */
export interface Sounds {
  near(heard: string, most: number): readonly Near[];
  /** Words of numbers, times and colours: what was heard so was said so, or in another spelling. */
  readonly fixed: ReadonlySet<string>;
  /** A word of the phrases, as it is known. */
  known(word: string): KnownWord | undefined;
  /** The words of the phrases. */
  readonly words: Iterable<string>;
}

/** The words of phrases stay when a thing is added to the home, those of the home do not. */
const knownIn = perLanguage(() => ({
  ofPhrases: new WeakMap<
    Lexicon['grammar'],
    { readonly near: WordSounds; readonly words: ReadonlyMap<string, KnownWord> }
  >(),
  ofHomes: new WeakMap<Lexicon['vocabulary'], WordSounds>(),
}));

export function soundsOf({ grammar, vocabulary, language }: Lexicon): Sounds {
  const { sound, words } = language;
  const { ofPhrases, ofHomes } = knownIn(language);
  let phrases = ofPhrases.get(grammar);
  if (phrases === undefined) {
    const links = new Set(sound.links);
    const fillers = new Set(sound.fillers);
    const values = new Set(sound.values);
    const nouns = new Set<string>();
    gather(grammar.nouns, nouns);
    const all = new Set([
      ...grammar.vocabulary.counts.keys(),
      ...links,
      ...fillers,
      ...sound.joints,
      ...values,
    ]);
    for (const noun of nouns) all.add(noun).add(words.forms.pluralOf(noun));
    const known = [...all].filter(isWord).map((word) => ({
      word,
      isName: nouns.has(words.forms.stemOf(word)) || nouns.has(word),
      isLink: links.has(word),
      isFiller: fillers.has(word),
      isValue: values.has(word),
    }));
    phrases = { near: new WordSounds(known, language), words: new Map(known.map((one) => [one.word, one])) };
    ofPhrases.set(grammar, phrases);
  }
  let home = ofHomes.get(vocabulary);
  if (home === undefined) {
    const known = [...vocabulary.counts.keys()]
      .filter(isWord)
      .map((word): KnownWord => ({ word, isName: true, isLink: false, isFiller: false, isValue: false }));
    home = new WordSounds(known, language);
    ofHomes.set(vocabulary, home);
  }
  const both = [home, phrases.near];
  const { words: ofAll } = phrases;
  const near = (heard: string, most: number) =>
    both.flatMap((one) => one.near(heard, most)).sort((one, other) => one.cost - other.cost);
  const small = new Set([...sound.links, ...sound.fillers]);
  return {
    near,
    fixed: new Set(sound.values.filter((word) => word.length > 2 && !small.has(word))),
    known: (word) => ofAll.get(word),
    words: ofAll.keys(),
  };
}

/** The words that a sentence of this house is made of, besides people's own. */
export function expectedWords(lexicon: Lexicon): ReadonlySet<string> {
  const { language, vocabulary } = lexicon;
  const known = expectedIn(language);
  let words = known.get(vocabulary);
  if (words === undefined) {
    words = new Set(
      [...soundsOf(lexicon).words, ...vocabulary.counts.keys()].map((word) => word.toLowerCase()),
    );
    known.set(vocabulary, words);
  }
  return words;
}

/** Whether a word is of a name of this home, or a noun for things that homes have. */
export function isNaming(word: string, lexicon: Lexicon): boolean {
  return lexicon.vocabulary.counts.has(word) || soundsOf(lexicon).known(word)?.isName === true;
}

/** Whether a word is a noun for what people handle, and no word of this house. */
export function isHandled(word: string, lexicon: Lexicon): boolean {
  return lexicon.language.sound.handled.has(word) && !lexicon.vocabulary.counts.has(word);
}

const expectedIn = perLanguage(() => new WeakMap<Lexicon['vocabulary'], ReadonlySet<string>>());

function isWord(word: string): boolean {
  return /^[\p{L}']+$/u.test(word);
}

function gather(node: TrieNode<unknown>, into: Set<string>): void {
  for (const [word, next] of node.next) {
    into.add(word);
    gather(next, into);
  }
}
