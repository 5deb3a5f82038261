import type { Device } from '../domain/index.ts';
import type { NounEntry } from './grammar.ts';
import type { PlaceRef } from './places.ts';
import type { Here } from './whereabouts.ts';

/** Things spoken of, before it is known which service they are for: `items` joined by "and", less `except`. */
export interface NounPhrase {
  readonly start: number;
  readonly end: number;
  readonly items: readonly NounItem[];
  readonly except: readonly NounItem[];
  /** "all", "every", "both": said of the first item. */
  readonly all: boolean;
  /** How well the words fit the names, whatever the service: 0 is as written. */
  readonly quality: number;
  /** Where each of several items stands. */
  readonly parts?: readonly Part[];
}

export interface Part {
  readonly start: number;
  readonly end: number;
}

export type NounItem =
  /** A name, perhaps of several devices, perhaps with its room. `exact`: in the words of the name, number included. */
  | {
      readonly type: 'device';
      readonly devices: readonly Device[];
      readonly short: boolean;
      readonly exact: boolean;
      /** Found by some of the words of the name. */
      readonly part?: true;
      /** By a name that is wholly another thing's. */
      readonly borrowed?: true;
      /** The place stands behind the name. */
      readonly behind?: true;
      readonly places: readonly PlaceRef[];
      readonly here?: Here;
    }
  | {
      readonly type: 'noun';
      readonly nouns: readonly NounEntry[];
      readonly stems: readonly string[];
      readonly plural: boolean;
      readonly places: readonly PlaceRef[];
      /** The place stands behind the noun. */
      readonly behind?: true;
      /** The place was said with another of the list. */
      readonly lent?: true;
      readonly here?: Here;
    }
  | { readonly type: 'place'; readonly places: readonly PlaceRef[]; readonly here?: Here }
  | { readonly type: 'group'; readonly name: string; readonly kinds: ReadonlySet<string> }
  | { readonly type: 'everything'; readonly places: readonly PlaceRef[]; readonly here?: Here }
  | { readonly type: 'pronoun'; readonly word: string };

/** Whether all there is is meant, so that "but" takes something out of it. */
export function isAll({ all, items }: Pick<NounPhrase, 'all' | 'items'>): boolean {
  return all || items.some((item) => 'here' in item && item.here === 'everywhere');
}

/** "The blinds and curtains *upstairs*", "the *kitchen* lights and speaker": the place behind the last noun, or before the first, is that of all. */
export function placedAlike(items: readonly NounItem[]): readonly NounItem[] | undefined {
  const [first, last] = [items[0], items.at(-1)];
  if (items.length < 2) return undefined;
  const placed = [last, first].find(
    (item) =>
      (item?.type === 'noun' || item?.type === 'device') &&
      item.places.length > 0 &&
      (item === last) === (item.behind === true),
  );
  if (placed?.type !== 'noun' && (placed?.type !== 'device' || placed !== last)) return undefined;
  const { places } = placed;
  const open = items.every(
    (item) => item === placed || (item.type === 'noun' && item.places.length === 0 && !item.here),
  );
  return open
    ? items.map((item) => (item.type === 'noun' && item !== placed ? { ...item, places, lent: true } : item))
    : undefined;
}

export function phraseOf(
  start: number,
  end: number,
  items: readonly NounItem[],
  except: readonly NounItem[],
  all: boolean,
): NounPhrase {
  let quality = 0;
  for (const item of items) quality += qualityOf(item);
  for (const item of except) quality += qualityOf(item);
  return { start, end, items, except, all, quality };
}

/** Full names as they are written beat everything else; a plural beats a name in the singular. */
function qualityOf(item: NounItem): number {
  if (item.type === 'device')
    return (
      (item.short ? -0.3 : 0.1) - (item.exact ? 0 : 0.4) - (item.part ? 0.6 : 0) - (item.borrowed ? 0.8 : 0)
    );
  return item.type === 'noun' && !item.plural ? -0.15 : 0;
}
