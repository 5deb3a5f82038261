import type { Device } from '../../domain/index.ts';
import type { NounEntry, ServiceWords } from '../phrases/index.ts';
import { trieAt } from '../text/index.ts';
import { HOME, type Place } from './home-words.ts';
import type { Lexicon } from './lexicon.ts';
import { keyOf, type PlaceRef } from './places.ts';

const NOUN_WORDS_MAX = 3;

/** Whether a thing's name says that it is something else of its service than the noun: no blind is meant by "the curtains". */
export function isCalledElse(device: Device, service: ServiceWords, { home, grammar }: Lexicon): boolean {
  for (const stems of home.stemsOf(device))
    for (let start = 0; start < stems.length; start++)
      for (let end = start + 1; end <= Math.min(stems.length, start + NOUN_WORDS_MAX); end++)
        for (const noun of trieAt(grammar.nouns, stems.slice(start, end)))
          if (noun.service === service.name && noun.named && !noun.also) return true;
  return false;
}

/** More than can be named one by one is cut off. */
export const ALIKE_MAX = 50;

/**
 * What a noun for all of a service means in places (none: the whole home) where a thing there is called something that the noun is not:
 * "the heating" without the AC. `heardIn`: the places were not named, so that where all there is called else the home's are meant.
 * `undefined` where nothing or everything there is, and the noun means it all. At most one more than `ALIKE_MAX`.
 */
export function alikeIn(
  noun: NounEntry,
  places: readonly PlaceRef[],
  heardIn: boolean,
  service: ServiceWords,
  lexicon: Lexicon,
): readonly Device[] | undefined {
  if (noun.unlike === undefined) return undefined;
  const shelves = (places.length === 0 ? [HOME] : places.map(keyOf)).map((key) => lexicon.places.get(key));
  const unlike = (shelf: Place | undefined, { id }: Device): boolean =>
    noun.unlike!.some((stem) => shelf?.words.get(stem)?.has(id));
  // Heard where there is none of them at all, the home's are meant.
  if (heardIn && places.length > 0 && !shelves.some((shelf) => holdsAny(shelf, service)))
    return alikeIn(noun, [], false, service, lexicon);
  if (!shelves.some((shelf) => holdsOne(shelf, noun.unlike!, service))) return undefined;
  const alike: Device[] = [];
  for (const shelf of shelves)
    for (const kind of service.kinds)
      for (const device of shelf?.kinds.get(kind)?.values() ?? []) {
        if (!unlike(shelf, device)) alike.push(device);
        if (alike.length > ALIKE_MAX) return alike;
      }
  if (alike.length > 0) return alike;
  return heardIn && places.length > 0 ? alikeIn(noun, [], false, service, lexicon) : undefined;
}

function holdsAny(shelf: Place | undefined, { kinds }: ServiceWords): boolean {
  return [...kinds].some((kind) => (shelf?.kinds.get(kind)?.size ?? 0) > 0);
}

/** Whether one of the service's things has one of the words in its name. */
function holdsOne(shelf: Place | undefined, stems: readonly string[], { kinds }: ServiceWords): boolean {
  for (const stem of stems)
    for (const { kind } of shelf?.words.get(stem)?.values() ?? []) if (kinds.has(kind)) return true;
  return false;
}

/** Whether one thing of the service in the whole home, and no more, has all the words in its name. */
export function isOnlyOne(stems: readonly string[], { kinds }: ServiceWords, { places }: Lexicon): boolean {
  const [first, ...others] = stems.map((stem) => places.get(HOME)?.words.get(stem));
  let found = 0;
  for (const { id, kind } of first?.values() ?? [])
    if (kinds.has(kind) && others.every((shelf) => shelf?.has(id)) && ++found > 1) return false;
  return found === 1;
}
