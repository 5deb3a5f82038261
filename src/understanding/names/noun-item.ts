import type { Device } from '../../domain/index.ts';
import type { Here } from '../languages/index.ts';
import type { NounEntry } from '../phrases/index.ts';
import type { PlaceRef } from './places.ts';
import type { Whereabouts } from './whereabouts.ts';

/**
 * One of the things that a noun phrase names. All of a type are made here, with the same fields in the same order: a copy by
 * `...` of now this and now that is a table of names to the engine, and takes ten times as long to make and to read.
 */
export type NounItem =
  | DeviceItem
  | NounsItem
  | PlaceItem
  | EverythingItem
  | { readonly type: 'group'; readonly name: string; readonly kinds: ReadonlySet<string> }
  /** `other`: one beside what was spoken of; `all`: all of the same sort that was spoken of without a break; `one`: said of one thing, "it". */
  | { readonly type: 'pronoun'; readonly other: boolean; readonly all: boolean; readonly one: boolean };

/** A name, perhaps of several devices, perhaps with its room. */
export interface DeviceItem {
  readonly type: 'device';
  readonly devices: readonly Device[];
  /** Said by less than a whole name. */
  readonly short: boolean;
  /** In the words of the name, number included. */
  readonly exact: boolean;
  /** Found by some of the words of the name. */
  readonly part: boolean;
  /** By a name that is wholly another thing's. */
  readonly borrowed: boolean;
  /** The place stands behind the name. */
  readonly behind: boolean;
  readonly places: readonly PlaceRef[];
  readonly here: Here | undefined;
}

/** A word for things of a kind. */
export interface NounsItem {
  readonly type: 'noun';
  readonly nouns: readonly NounEntry[];
  readonly stems: readonly string[];
  readonly plural: boolean;
  /** The place stands behind the noun. */
  readonly behind: boolean;
  /** The place was said with another of the list. */
  readonly lent: boolean;
  /** "*That* light": one that was spoken of. */
  readonly shown: boolean;
  readonly places: readonly PlaceRef[];
  readonly here: Here | undefined;
}

interface PlaceItem {
  readonly type: 'place';
  /** "*The one* in the hall": one thing there. */
  readonly one: boolean;
  readonly places: readonly PlaceRef[];
  readonly here: Here | undefined;
}

interface EverythingItem {
  readonly type: 'everything';
  readonly places: readonly PlaceRef[];
  readonly here: Here | undefined;
}

/** How the words fit the name. */
type Called = Pick<DeviceItem, 'short' | 'exact'> & Partial<Pick<DeviceItem, 'part' | 'borrowed' | 'behind'>>;

export function deviceItem(devices: readonly Device[], where: Whereabouts, called: Called): DeviceItem {
  const { short, exact, part = false, borrowed = false, behind = false } = called;
  const { places, here } = where;
  return { type: 'device', devices, short, exact, part, borrowed, behind, places, here };
}

/** Of the words for the kind: their stems, whether they are in the plural. */
export function nounsItem(
  nouns: readonly NounEntry[],
  stems: readonly string[],
  plural: boolean,
  { places, here }: Whereabouts,
  behind = false,
  lent = false,
  shown = false,
): NounsItem {
  return { type: 'noun', nouns, stems, plural, behind, lent, shown, places, here };
}

export function placeItem({ places, here }: Whereabouts, one = false): PlaceItem {
  return { type: 'place', one, places, here };
}

export function everythingItem({ places, here }: Whereabouts): EverythingItem {
  return { type: 'everything', places, here };
}
