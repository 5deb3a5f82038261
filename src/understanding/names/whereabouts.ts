import type { Device } from '../../domain/index.ts';
import type { Here, HereFound, Language } from '../languages/index.ts';
import { type Token, wordAt } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';
import { type PlaceRef, placesAfter } from './places.ts';

/**
 * Where something is said to be: in places, in the room it is said in (`here`) or that was spoken of (`there`), somewhere at
 * `home` whatever the room, `everywhere` in it, in the open (`outside`) or under its roof (`inside`).
 */
export interface Whereabouts {
  readonly places: readonly PlaceRef[];
  readonly here?: Here | undefined;
}

/** Every way to read where from a token on: "in the kitchen and the hall", "upstairs", "in here", "in every room". */
export function whereaboutsAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): (Whereabouts & { readonly end: number })[] {
  const { nouns } = lexicon.language;
  const from = nouns.whereLeadEnd(tokens, at);
  const found: (Whereabouts & { readonly end: number })[] = placesAfter(tokens, from, lexicon);
  // "Upstairs in the kids room": the room, which stands on that floor.
  for (const { places, end } of [...found])
    if (places.length === 1 && places[0]!.type === 'floor')
      for (const room of placesAfter(tokens, end, lexicon))
        if (
          room.places.every(
            ({ type, name }) => type === 'area' && lexicon.floorOf.get(name) === places[0]!.name,
          )
        )
          found.push(room);
  const here = nouns.hereAt(tokens, from);
  if (here !== undefined) found.push({ places: [], ...here });
  const side = found.length === 0 ? sidesAt(tokens, from, lexicon.language) : undefined;
  if (side !== undefined) found.push({ places: [], ...side });
  return found;
}

/** One side of the walls, or both: "inside and outside". */
function sidesAt(tokens: readonly Token[], at: number, { is, nouns }: Language): HereFound | undefined {
  const side = nouns.sideAt(tokens, at);
  if (side === undefined) return undefined;
  const other = is.and.has(wordAt(tokens, at + 1)) ? nouns.sideAt(tokens, at + 2) : undefined;
  return other === undefined || other === side
    ? { here: side, end: at + 1 }
    : { here: 'everywhere', end: at + 3 };
}

/** The devices that are in any of the places; all of them where there is none. */
export function inPlaces(
  devices: readonly Device[],
  places: readonly PlaceRef[],
  lexicon: Lexicon,
): readonly Device[] {
  if (places.length === 0) return devices;
  return devices.filter((device) => places.some((place) => isIn(device, place, lexicon)));
}

/** Those in the places; of things with that very name also those of which nobody has told where they are, unless one of the kind is there. */
export function namedIn(
  devices: readonly Device[],
  places: readonly PlaceRef[],
  short: boolean,
  lexicon: Lexicon,
): readonly Device[] {
  const there = inPlaces(devices, places, lexicon);
  if (short || there.length === devices.length) return there;
  const anywhere = devices.filter(({ area, floor }) => area === null && floor === null);
  return [...there, ...anywhere.filter(({ kind }) => !there.some((one) => one.kind === kind))];
}

function isIn(device: Device, place: PlaceRef, lexicon: Lexicon): boolean {
  if (place.type === 'area') return device.area?.toLowerCase() === place.name.toLowerCase();
  const floor = device.floor ?? lexicon.floorOf.get(device.area ?? '');
  return floor?.toLowerCase() === place.name.toLowerCase();
}

/** Whether the words mean one place, and it is not known which. */
export function isNowhere(here: Here | undefined, places: readonly PlaceRef[]): boolean {
  return (here === 'here' || here === 'there') && places.length === 0;
}
