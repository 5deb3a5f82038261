import type { Device } from '../../domain/index.ts';
import { stemAt, type Token, trait, wordAt } from '../text/index.ts';
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

export type Here = 'here' | 'there' | 'home' | 'everywhere' | Side;

export type Side = 'outside' | 'inside';

/** Every way to read where from a token on: "in the kitchen and the hall", "upstairs", "in here", "in every room". */
export function whereaboutsAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): (Whereabouts & { readonly end: number })[] {
  const from = leadEnd(tokens, at);
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
  const here = hereAt(tokens, from);
  if (here !== undefined) found.push({ places: [], ...here });
  const side = found.length === 0 ? sidesAt(tokens, from) : undefined;
  if (side !== undefined) found.push({ places: [], ...side });
  return found;
}

/** Behind "anywhere" and "that are", which say nothing of where by themselves. */
function leadEnd(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first === undefined || !mayLead(first)) return at;
  if (ANYWHERE.has(first.said)) return at + 1;
  if (!BEING.has(wordAt(tokens, at + 1))) return at;
  const found = wordAt(tokens, at + 2);
  return found === 'located' || found === 'standing' || found === 'hanging' ? at + 3 : at + 2;
}

/** "On *anywhere* upstairs": no place by itself. */
const ANYWHERE = new Set(['anywhere', 'somewhere', 'anyplace']);
/** "The lights *that are* in the kitchen". */
const RELATIVE = new Set(['that', 'which']);
const BEING = new Set(['is', 'are', 'hang', 'hangs', 'stand', 'stands']);
const mayLead = trait((word) => ANYWHERE.has(word) || RELATIVE.has(word));
const INSIDE = new Set(['in', 'of', 'around', 'throughout', 'across', 'inside', 'at', 'on', 'for', 'from']);
const HOUSES = new Set(['house', 'home', 'flat', 'apartment', 'place']);
const WHOLES = new Set(['whole', 'entire']);
const EACH = new Set(['every', 'each', 'all']);
const ROOMS = new Set(['room', 'area', 'floor', 'place']);

/** Words for where that name no place: "here", "in this room", "everywhere", "across the house". */
function hereAt(
  tokens: readonly Token[],
  at: number,
): { readonly here: Here; readonly end: number } | undefined {
  const first = wordAt(tokens, at);
  if (first === 'everywhere') return { here: 'everywhere', end: at + 1 };
  const start = INSIDE.has(first) ? at + 1 : at;
  const word = wordAt(tokens, start);
  if ((start === at || first === 'in') && (word === 'here' || word === 'there'))
    return { here: word, end: start + 1 };
  if (start === at) return undefined;
  if (EACH.has(word)) {
    let next = start + 1;
    while (['of', 'the', 'my', 'our', 'single', 'other'].includes(wordAt(tokens, next))) next++;
    return ROOMS.has(stemAt(tokens, next)) ? { here: 'everywhere', end: next + 1 } : undefined;
  }
  const room = roomAt(tokens, start);
  if (room !== undefined) return { here: 'here', end: room };
  return houseAt(tokens, start);
}

/** "Outside", "indoors", where no room is called so. */
export function sideAt(tokens: readonly Token[], at: number): Side | undefined {
  const token = tokens[at];
  return token !== undefined && maySide(token) ? SIDES.get(token.said) : undefined;
}

const SIDES: ReadonlyMap<string, Side> = new Map([
  ['outside', 'outside'],
  ['outdoors', 'outside'],
  ['outdoor', 'outside'],
  ['exterior', 'outside'],
  ['inside', 'inside'],
  ['indoors', 'inside'],
  ['indoor', 'inside'],
  ['interior', 'inside'],
]);
const maySide = trait((word) => SIDES.has(word));

/** One side of the walls, or both: "inside and outside". */
function sidesAt(
  tokens: readonly Token[],
  at: number,
): { readonly here: Here; readonly end: number } | undefined {
  const side = sideAt(tokens, at);
  if (side === undefined) return undefined;
  const other = wordAt(tokens, at + 1) === 'and' ? sideAt(tokens, at + 2) : undefined;
  return other === undefined || other === side
    ? { here: side, end: at + 1 }
    : { here: 'everywhere', end: at + 3 };
}

/** The end of "this room", "my room", "this space". */
export function roomAt(tokens: readonly Token[], at: number): number | undefined {
  return THIS.has(wordAt(tokens, at)) && SPACES.has(wordAt(tokens, at + 1)) ? at + 2 : undefined;
}

const THIS = new Set(['this', 'the', 'my', 'our']);
const SPACES = new Set(['room', 'space']);

/** Whether "our whole home", "outside" may begin with the word. */
export function mayBeWhere(word: string): boolean {
  return HOUSES.has(word) || WHOLES.has(word) || THIS.has(word) || SIDES.has(word);
}

/** "the house", "our whole home". */
export function houseAt(
  tokens: readonly Token[],
  at: number,
): { readonly here: 'home' | 'everywhere'; readonly end: number } | undefined {
  const the = ['the', 'my', 'our'].includes(wordAt(tokens, at)) ? at + 1 : at;
  const whole = WHOLES.has(wordAt(tokens, the));
  const house = whole ? the + 1 : the;
  if (!HOUSES.has(wordAt(tokens, house))) return undefined;
  return { here: whole ? 'everywhere' : 'home', end: house + 1 };
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
