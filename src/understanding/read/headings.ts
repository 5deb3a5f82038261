import type { Whereabouts } from '../names/index.ts';
import { kept, nounPhrasesIn, type Sentence, wordAt } from './sentence.ts';

const hasHeading = kept(({ tokens, language }) => tokens.some(({ word }) => language.is.heading.has(word)));

/** "*Kitchen*: lights off": the places that stand before a colon. */
export function headingsAt(
  sentence: Sentence,
  at: number,
): readonly (Whereabouts & { readonly end: number })[] {
  if (!hasHeading(sentence)) return [];
  return nounPhrasesIn(sentence, at).flatMap(({ items, end }) => {
    const [item, other] = items;
    if (item?.type !== 'place' || other !== undefined) return [];
    return sentence.language.is.heading.has(wordAt(sentence, end)) ? [{ places: item.places, end }] : [];
  });
}
