import { editDistance } from '../../base/index.ts';
import { type Language, type LooseGrammar, perLanguage } from '../languages/index.ts';
import type { Vocabulary } from '../text/index.ts';

/** Known words by their first letter and their length, and those of a first letter that was looked for by how they sound. */
interface SoundIndex {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly alike: Map<string, ReadonlyMap<string, readonly string[]>>;
}

const indicesIn = perLanguage(() => new WeakMap<Vocabulary, SoundIndex>());

/** Made when a word that nobody knows is first looked for; kept with the vocabulary. */
function indexOf(vocabulary: Vocabulary, language: Language): SoundIndex {
  const indices = indicesIn(language);
  const known = indices.get(vocabulary);
  if (known !== undefined) return known;
  const words = new Map<string, string[]>();
  for (const word of vocabulary.counts.keys()) {
    if (word.length < WORD_MIN || NOT_LETTERS.test(word)) continue;
    addTo(words, shelfOf(word[0]!, word.length), word);
  }
  const index = { words, alike: new Map() };
  indices.set(vocabulary, index);
  return index;
}

function shelfOf(initial: string, length: number): string {
  return `${initial}${length}`;
}

function addTo(shelves: Map<string, string[]>, shelf: string, word: string): void {
  const others = shelves.get(shelf);
  if (others === undefined) shelves.set(shelf, [word]);
  else others.push(word);
}

/** The words of a first letter by how they sound, the shorter ones first. */
function alikeIn({ words, alike }: SoundIndex, initial: string, { loose }: Language) {
  const known = alike.get(initial);
  if (known !== undefined) return known;
  const sounds = new Map<string, string[]>();
  const shelves = [...words.values()].filter(([word]) => word!.startsWith(initial));
  for (const word of shelves.toSorted(([one], [other]) => one!.length - other!.length).flat())
    addTo(sounds, loose.soundOf(word), word);
  alike.set(initial, sounds);
  return sounds;
}

const NOT_LETTERS = /[^a-z]/;
const WORD_MIN = 2;
/** From this length on a word may sound a little different from what was meant. */
const FAR_MIN = 5;

export interface Meant {
  readonly word: string;
  /** It sounds the same. */
  readonly same: boolean;
}

/**
 * The word that was probably meant by one that nobody knows: of those that sound alike the one written most alike, and of the names of this
 * home also one that sounds almost so.
 */
export function soundingLike(
  word: string,
  [home, ...others]: readonly [home: Vocabulary, ...others: readonly Vocabulary[]],
  language: Language,
  most = word.length < FAR_MIN ? 1 : 2,
): Meant | undefined {
  const sound = language.loose.soundOf(word);
  if (sound === '') return undefined;
  for (const vocabulary of [home, ...others]) {
    const same = nearestAlike(word, sound, vocabulary, language, most);
    if (same !== undefined) return { word: same, same: true };
  }
  const almost = word.length < FAR_MIN ? undefined : nearestAlmostAlike(word, sound, home, language);
  return almost === undefined ? undefined : { word: almost, same: false };
}

/** Of the words that sound the same the one that is written most alike; at most so many letters differ. */
function nearestAlike(
  word: string,
  sound: string,
  vocabulary: Vocabulary,
  language: Language,
  most: number,
): string | undefined {
  const index = indexOf(vocabulary, language);
  let best: string | undefined;
  let least = most + 1;
  for (const initial of language.loose.initialsOf(word))
    for (const one of alikeIn(index, initial, language).get(sound) ?? []) {
      const distance = editDistance(word, one, least - 1);
      if (distance < least) [best, least] = [one, distance];
    }
  return best;
}

/** Letters and sounds in which a name may differ that sounds almost the same. */
const LETTERS_OFF = 2;
const SOUNDS_OFF = 1;

function nearestAlmostAlike(
  word: string,
  sound: string,
  home: Vocabulary,
  language: Language,
): string | undefined {
  const { soundOf, initialsOf } = language.loose;
  const { words } = indexOf(home, language);
  let best: string | undefined;
  let least = LETTERS_OFF + 1;
  for (const initial of initialsOf(word))
    for (let off = -LETTERS_OFF; off <= LETTERS_OFF; off++)
      for (const one of words.get(shelfOf(initial, word.length + off)) ?? []) {
        const distance = editDistance(word, one, least - 1);
        if (distance < least && editDistance(soundOf(one), sound, SOUNDS_OFF) <= SOUNDS_OFF)
          [best, least] = [one, distance];
      }
  return best;
}

/** Whether two words that are right by themselves sound so much alike that one may have been misheard for the other. */
export function soundsAlmost(one: string, other: string, soundOf: LooseGrammar['soundOf']): boolean {
  const [a, b] = [voiceless(soundOf(one)), voiceless(soundOf(other))];
  if (Math.min(a.length, b.length) < 2 || Math.abs(a.length - b.length) > 1) return false;
  return editDistance(a, b) <= 1 && editDistance(one, other) <= Math.max(2, one.length / 2);
}

const VOICED: Readonly<Record<string, string>> = { d: 't', b: 'p', g: 'k', v: 'f', z: 's' };

function voiceless(sound: string): string {
  return sound.replace(/[dbgvz]/g, (letter) => VOICED[letter] ?? letter);
}
