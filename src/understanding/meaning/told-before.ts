import {
  type FitHearing,
  fitPhrase,
  heard,
  isOfOthers,
  keyOf,
  type NounPhrase,
  type PlaceRef,
} from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { nounPhrasesIn, type Reading, type Sentence, thingOf } from '../read/index.ts';
import type { Edge } from '../split/index.ts';
import type { Mention } from '../text/index.ts';
import type { Memory } from './memory.ts';

/** "Leave the TV on but mute *it*": what is to be left alone was spoken of all the same. */
export function spared(memory: Memory, { fills }: Reading, where: FitHearing): Memory {
  const fill = thingOf(fills);
  const mention = fill && mentionOf(fill.value as NounPhrase, where);
  return mention ? { ...memory, mentions: [...memory.mentions, mention] } : memory;
}

/**
 * "The TV is too loud, turn *it* down", "it's chilly in the lounge, put *it* up to 21": what is told before a wish speaks of a
 * thing, or of a place and of what a service is there for. Where it speaks of several, none of them is meant.
 */
export function told(sentence: Sentence, edge: Edge, memory: Memory, where: FitHearing): Memory {
  const { start, end } = edge;
  if (end >= sentence.tokens.length - 1) return memory;
  const mentions: Mention[] = [];
  const places: PlaceRef[] = [];
  for (let at = start; at < end; at++) {
    const phrase = phraseAt(sentence, at, end);
    if (phrase === undefined) continue;
    if (isOfOthers(sentence.tokens, at, where.lexicon)) {
      at = phrase.end - 1;
      continue;
    }
    const [item] = phrase.items;
    if (item?.type === 'place') places.push(...item.places);
    else if (item?.type === 'device' || (item?.type === 'noun' && item.places.length > 0)) {
      const mention = mentionOf(phrase, where);
      if (mention !== undefined) mentions.push(mention);
    }
    at = phrase.end - 1;
  }
  const [mention, other] = mentions;
  if (mention !== undefined)
    return other === undefined ? { ...memory, mentions: [...memory.mentions, mention] } : memory;
  const [place, elsewhere] = places;
  if (place === undefined || elsewhere !== undefined) return memory;
  const target: Mention['target'] = place.type === 'area' ? { area: place.name } : { floor: place.name };
  const service = wantedThere(sentence, edge, place, where)?.name;
  // "… open the blinds *there*": of no service, and only where nothing else was spoken of that "it" could be.
  const spoken =
    service === undefined && memory.mentions.length > 0 ? [] : [{ service: service ?? '', target }];
  const room = place.type === 'area' ? place.name : undefined;
  return { ...memory, mentions: [...memory.mentions, ...spoken], room };
}

/** The longest name of one thing or place that begins at a token. */
function phraseAt(sentence: Sentence, at: number, end: number): NounPhrase | undefined {
  let longest: NounPhrase | undefined;
  for (const phrase of nounPhrasesIn(sentence, at)) {
    const [item, other] = phrase.items;
    if (phrase.end > end || other !== undefined || phrase.end < (longest?.end ?? 0)) continue;
    // "The bedroom is stuffy" is told of the room, though a fan may be called by it.
    if (phrase.end > (longest?.end ?? 0) || item?.type === 'place') longest = phrase;
  }
  return longest;
}

function mentionOf(phrase: NounPhrase, where: FitHearing): Mention | undefined {
  for (const service of where.lexicon.grammar.services.values()) {
    const found = fitPhrase(phrase, service, heard(where, where.mentions, { rooms: false }));
    if (found.type === 'target') return { service: service.name, target: found.target };
  }
  return undefined;
}

/** The only service of the words that has things in the place: the heating where it is cold. */
function wantedThere(
  { tokens }: Sentence,
  { start, end }: Edge,
  place: PlaceRef,
  { lexicon }: FitHearing,
): ServiceWords | undefined {
  const words = tokens.slice(start, end);
  const shelf = lexicon.places.get(keyOf(place));
  const [service, other] = [...lexicon.grammar.services.values()].filter(
    ({ topics, kinds }) =>
      words.some(({ said }) => topics.has(said)) &&
      [...kinds].some((kind) => (shelf?.kinds.get(kind)?.size ?? 0) > 0),
  );
  return other === undefined ? service : undefined;
}
