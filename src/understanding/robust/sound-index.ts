import { editDistance } from '../../base/index.ts';
import type { LooseGrammar } from '../languages/index.ts';
import type { Vocabulary } from '../text/index.ts';

/** Known words by how they sound, and the sounds by their first. */
interface SoundIndex {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly sounds: ReadonlyMap<string, readonly string[]>;
}

const indices = new WeakMap<Vocabulary, SoundIndex>();

/** Made when a word that nobody knows is first looked for; kept with the vocabulary. */
function indexOf(vocabulary: Vocabulary, soundOf: LooseGrammar['soundOf']): SoundIndex {
  const known = indices.get(vocabulary);
  if (known !== undefined) return known;
  const words = new Map<string, string[]>();
  for (const word of vocabulary.counts.keys()) {
    if (word.length < WORD_MIN || NOT_LETTERS.test(word)) continue;
    const sound = soundOf(word);
    const alike = words.get(sound);
    if (alike === undefined) words.set(sound, [word]);
    else alike.push(word);
  }
  const sounds = new Map<string, string[]>();
  for (const sound of words.keys()) {
    const first = sound.slice(0, 1);
    sounds.set(first, [...(sounds.get(first) ?? []), sound]);
  }
  const index = { words, sounds };
  indices.set(vocabulary, index);
  return index;
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

/** The word that was probably meant by one that nobody knows: of those that sound alike the one written most alike. */
export function soundingLike(
  word: string,
  vocabularies: readonly Vocabulary[],
  soundOf: LooseGrammar['soundOf'],
): Meant | undefined {
  const sound = soundOf(word);
  if (sound === '') return undefined;
  const near = (words: readonly string[], most: number): string | undefined => {
    let best: string | undefined;
    let least = most + 1;
    for (const one of words) {
      const distance = editDistance(word, one);
      if (distance < least) [best, least] = [one, distance];
    }
    return best;
  };
  for (const vocabulary of vocabularies) {
    const alike = indexOf(vocabulary, soundOf).words.get(sound) ?? [];
    const found = near(alike, Math.max(1, Math.floor(word.length / 2)));
    if (found !== undefined) return { word: found, same: true };
  }
  if (word.length < FAR_MIN) return undefined;
  for (const vocabulary of vocabularies) {
    const { words, sounds } = indexOf(vocabulary, soundOf);
    const others = (sounds.get(sound.slice(0, 1)) ?? []).filter(
      (other) => Math.abs(other.length - sound.length) <= 1 && editDistance(other, sound) <= 1,
    );
    const found = near(
      others.flatMap((other) => words.get(other) ?? []),
      2,
    );
    if (found !== undefined) return { word: found, same: false };
  }
  return undefined;
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
