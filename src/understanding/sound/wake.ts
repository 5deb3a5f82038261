import type { Lexicon } from '../names/index.ts';
import { WordSounds } from './word-sounds.ts';

/** Of the sounds of a wake phrase, how much may differ. */
const UNLIKE_MAX = 0.22;
/** Words more or less than the phrase has that it may be heard as. */
const WORDS_OFF = 1;

/**
 * What follows a wake phrase in words that a recogniser heard, where they begin with what sounds like it; `undefined` where they do not. "Hay heart,
 * lights off" after "hey hearth" is "lights off".
 */
export function behindPhrase(phrase: string, heard: string, { language }: Lexicon): string | undefined {
  const { sound } = language;
  const soundsOf = (words: readonly string[]) => words.map((word) => sound.phonesOf(word)).join('');
  const wanted = wordsOf(phrase);
  const phones = soundsOf(wanted.map(({ word }) => word));
  const known = { word: phrase, isName: false, isLink: false, isFiller: false, isValue: false };
  const sounds = new WordSounds([known], language, () => phones);
  const words = wordsOf(heard);
  let best: { readonly cost: number; readonly end: number } | undefined;
  for (let count = Math.max(1, wanted.length - WORDS_OFF); count <= wanted.length + WORDS_OFF; count++) {
    const taken = words.slice(0, count);
    if (taken.length < count) break;
    const [near] = sounds.near(soundsOf(taken.map(({ word }) => word)), UNLIKE_MAX * phones.length);
    if (near !== undefined && (best === undefined || near.cost < best.cost))
      best = { cost: near.cost, end: taken.at(-1)!.end };
  }
  return best === undefined ? undefined : heard.slice(best.end).replace(/^[\s\p{P}]+/u, '');
}

function wordsOf(text: string): { readonly word: string; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}']+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    end: match.index + match[0].length,
  }));
}
