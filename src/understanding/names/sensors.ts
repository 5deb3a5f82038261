import { type Device, isOutside } from '../../domain/index.ts';
import type { Rule, ServiceWords } from '../phrases/index.ts';
import { wordsOfName } from '../text/index.ts';
import { HOME, type Place } from './home-words.ts';
import { areaKey, OUTSIDE } from './lexicon.ts';
import type { NounItem } from './noun-item.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { keyOf, type PlaceRef } from './places.ts';
import { placesHere } from './spoken-of.ts';
import { ambiguous, eachOf, type Fit, type FitHearing } from './target-fit.ts';

/** What a condition says of the things that can tell: the kind of reading, words of their names, whether they stand in the open. */
export interface Telling {
  /** A state is of any of them; a figure has to be of one. */
  readonly any: boolean;
  readonly kind: string | undefined;
  readonly things: string | undefined;
  readonly stands: 'outside' | 'inside' | undefined;
}

export function tellingOf({ condition, give: { kind } }: Rule): Telling {
  return {
    any: condition?.state !== undefined,
    kind: typeof kind === 'string' ? kind : undefined,
    things: condition?.things,
    stands: condition?.stands,
  };
}

const NONE: Fit = { type: 'none' };
/** More than these are no answer to anything. */
const TELLERS_MAX = 50;
/** Enough to know that several could be meant, and to name them. */
const NAMED_MAX = 6;

/**
 * The things of a service that can tell what is asked, found by the kind of reading or by words of their names. Of those that a
 * phrase names or that stand in its places, all that tell. Where nothing is named: those in the room that is spoken in, or that
 * the wish is for, or the only one there is; what stands in the open only where the words say so.
 */
export function tellersOf(
  phrase: NounPhrase | undefined,
  { any, kind, things, stands }: Telling,
  service: ServiceWords,
  hearing: FitHearing,
  near: readonly PlaceRef[],
): Fit {
  const stems = [things ?? '', kind ?? ''].flatMap((words) =>
    wordsOfName(words.replaceAll('_', ' '), hearing.lexicon.language.words),
  );
  const wanted: Wanted = { stems: stems.map(({ stem }) => stem), service, hearing };
  if (phrase !== undefined) {
    const found = phrase.items.flatMap((item) => among(item, wanted) ?? []);
    return found.length === 0 || found.length > TELLERS_MAX ? NONE : eachOf(found, hearing.lexicon);
  }
  if (things !== undefined) return only(standing(HOME, wanted, NAMED_MAX), hearing);
  if (stands === 'outside' || any) {
    const found = standing(any ? HOME : OUTSIDE, wanted, TELLERS_MAX);
    return found.length === 0 ? NONE : eachOf(found, hearing.lexicon);
  }
  const here = hearing.context.area;
  const rooms = [...near.map(keyOf), ...(here === undefined ? [] : [areaKey(here)])];
  for (const room of rooms) {
    const found = standing(room, wanted, TELLERS_MAX);
    if (found.length > 0) return eachOf(found, hearing.lexicon);
  }
  const open = hearing.lexicon.places.get(OUTSIDE);
  const found = standing(HOME, wanted, NAMED_MAX + 1, (device) => !isOn(open, wanted, device));
  // Another room's may not be meant: it is asked, even where there is no other.
  if (near.length > 0 && found.length > 0) return ambiguous(found);
  if (found.length === 0)
    return stands === 'inside' ? NONE : only(standing(OUTSIDE, wanted, NAMED_MAX), hearing);
  return only(found, hearing);
}

interface Wanted {
  readonly stems: readonly string[];
  readonly service: ServiceWords;
  readonly hearing: FitHearing;
}

function only(found: readonly Device[], { lexicon }: FitHearing): Fit {
  if (found.length === 0) return NONE;
  return found.length === 1 ? eachOf(found, lexicon) : ambiguous(found);
}

/** Of what an item of a phrase may mean, what tells. */
function among(item: NounItem, wanted: Wanted): readonly Device[] | undefined {
  const { service, hearing } = wanted;
  const home = hearing.lexicon.places.get(HOME);
  switch (item.type) {
    case 'device':
      return item.devices.filter((device) => service.kinds.has(device.kind) && isOn(home, wanted, device));
    case 'noun':
    case 'place': {
      const places = item.here === undefined ? item.places : placesHere(item.here, hearing);
      const own = item.type === 'noun' && item.nouns.every(({ named }) => named) ? item.stems : [];
      const stems = [...new Set([...wanted.stems, ...own])];
      if (places.length === 0 && item.here === undefined && item.type === 'place') return undefined;
      const whole = item.here === 'outside' ? OUTSIDE : HOME;
      const keys = places.length === 0 ? [whole] : places.map(keyOf);
      const found = keys.flatMap((key) => standing(key, { ...wanted, stems }, TELLERS_MAX));
      return item.here === 'inside' ? found.filter((device) => !isOutside(device)) : found;
    }
    case 'group':
    case 'everything':
    case 'pronoun':
      return undefined;
  }
}

/** The things on all the shelves of a place. */
function standing(
  key: string,
  { stems, service, hearing }: Wanted,
  most: number,
  is: (device: Device) => boolean = () => true,
): Device[] {
  const place = hearing.lexicon.places.get(key);
  const [first, ...rest] = stems.map((stem) => place?.words.get(stem));
  const found: Device[] = [];
  for (const device of first?.values() ?? []) {
    if (!service.kinds.has(device.kind) || !rest.every((shelf) => shelf?.has(device.id)) || !is(device))
      continue;
    found.push(device);
    if (found.length === most) break;
  }
  return found;
}

function isOn(place: Place | undefined, { stems }: Wanted, { id }: Device): boolean {
  return stems.every((stem) => place?.words.get(stem)?.has(id) === true);
}
