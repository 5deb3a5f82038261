import { editDistance } from '../../base/index.ts';
import { type Language, type LooseGrammar, perLanguage } from '../languages/index.ts';
import type { Vocabulary } from '../text/index.ts';

/** Known words by their first letter and their length, and how those sound that were looked at. */
interface SoundIndex {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly sounds: Map<string, string>;
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
    const shelf = `${word[0]}${word.length}`;
    const alike = words.get(shelf);
    if (alike === undefined) words.set(shelf, [word]);
    else alike.push(word);
  }
  const index = { words, sounds: new Map<string, string>() };
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
    const same = nearest(word, vocabulary, sound, 0, most, language);
    if (same !== undefined) return { word: same, same: true };
  }
  const almost = word.length < FAR_MIN ? undefined : nearest(word, home, sound, 1, 2, language);
  return almost === undefined ? undefined : { word: almost, same: false };
}

/** Of the words that differ in so many sounds and letters at most the nearest in writing. */
function nearest(
  word: string,
  vocabulary: Vocabulary,
  sound: string,
  soundsMax: number,
  lettersMax: number,
  language: Language,
): string | undefined {
  const { soundOf, initialsOf } = language.loose;
  const { words, sounds } = indexOf(vocabulary, language);
  let best: string | undefined;
  let least = lettersMax + 1;
  for (const initial of initialsOf(word))
    for (let { length } = word, off = -lettersMax; off <= lettersMax; off++)
      for (const one of words.get(`${initial}${length + off}`) ?? []) {
        if (Math.abs(off) >= least) break;
        const distance = editDistance(word, one, least - 1);
        if (distance >= least) continue;
        let other = sounds.get(one);
        if (other === undefined) {
          other = soundOf(one);
          sounds.set(one, other);
        }
        if (other === sound || (soundsMax > 0 && editDistance(other, sound, soundsMax) <= soundsMax))
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
