import { stemAt, type Token, wordAt } from '../../text/index.ts';
import type { HereFound, Side } from '../index.ts';
import { trait } from './traits.ts';

/** Behind "anywhere" and "that are", which say nothing of where by themselves. */
export function whereLeadEnd(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first === undefined || !mayLead(first)) return at;
  if (ANYWHERE.has(first.said)) return at + 1;
  if (AWAY.has(first.said)) return BY_PLACE.has(wordAt(tokens, at + 1)) ? at + 1 : at;
  if (!BEING.has(wordAt(tokens, at + 1))) return at;
  const found = wordAt(tokens, at + 2);
  return found === 'located' || found === 'standing' || found === 'hanging' ? at + 3 : at + 2;
}

/** "On *anywhere* upstairs": no place by itself. */
const ANYWHERE = new Set(['anywhere', 'somewhere', 'anyplace']);
/** "The lamp *out* in the garden". */
const AWAY = new Set(['out', 'over']);
const BY_PLACE = new Set(['in', 'on', 'at', 'by']);
/** "The lights *that are* in the kitchen". */
const RELATIVE = new Set(['that', 'which']);
const BEING = new Set(['is', 'are', 'hang', 'hangs', 'stand', 'stands']);
const mayLead = trait((word) => ANYWHERE.has(word) || AWAY.has(word) || RELATIVE.has(word));
const INSIDE = new Set(['in', 'of', 'around', 'throughout', 'across', 'inside', 'at', 'on', 'for', 'from']);
const HOUSES = new Set(['house', 'home', 'flat', 'apartment', 'place']);
const WHOLES = new Set(['whole', 'entire']);
const EACH = new Set(['every', 'each', 'all']);
const ROOMS = new Set(['room', 'area', 'floor', 'place']);

/** Words for where that name no place: "here", "in this room", "everywhere", "across the house". */
export function hereAt(tokens: readonly Token[], at: number): HereFound | undefined {
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
  const room = thisRoomAt(tokens, start);
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

/** The end of "this room", "my room", "this space". */
export function thisRoomAt(tokens: readonly Token[], at: number): number | undefined {
  return THIS.has(wordAt(tokens, at)) && SPACES.has(wordAt(tokens, at + 1)) ? at + 2 : undefined;
}

const THIS = new Set(['this', 'the', 'my', 'our']);
const SPACES = new Set(['room', 'space']);

/** Whether "our whole home", "outside" may begin with the word. */
export function isOfPlace(word: string): boolean {
  return HOUSES.has(word) || WHOLES.has(word) || THIS.has(word) || SIDES.has(word);
}

/** "the house", "our whole home". */
export function houseAt(tokens: readonly Token[], at: number): HereFound | undefined {
  const the = ['the', 'my', 'our'].includes(wordAt(tokens, at)) ? at + 1 : at;
  const whole = WHOLES.has(wordAt(tokens, the));
  const house = whole ? the + 1 : the;
  if (!HOUSES.has(wordAt(tokens, house))) return undefined;
  return { here: whole ? 'everywhere' : 'home', end: house + 1 };
}
