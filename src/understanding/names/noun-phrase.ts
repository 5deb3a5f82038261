import type { Language } from '../languages/index.ts';
import { type Token, wordAt } from '../text/index.ts';
import { type NounItem, nounsItem } from './noun-item.ts';

/** Things spoken of, before it is known which service they are for: `items` joined by "and", less `except`. */
export interface NounPhrase {
  readonly start: number;
  readonly end: number;
  readonly items: readonly NounItem[];
  readonly except: readonly NounItem[];
  /** "all", "every", "both": said of the first item. */
  readonly all: boolean;
  /** "Everything *else*", "the *other* lamps": less what was spoken of. */
  readonly others: boolean;
  /** How well the words fit the names, whatever the service: 0 is as written. */
  readonly quality: number;
  /** Where each of several items stands. */
  readonly parts: readonly Part[] | undefined;
}

export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Whether all there is is meant, or all of several things, so that "but" takes something out of it. */
export function isAll({ all, items }: Pick<NounPhrase, 'all' | 'items'>): boolean {
  return (
    all ||
    items.some(
      (item) =>
        item.type === 'everything' ||
        item.type === 'group' ||
        (item.type === 'noun' && item.plural) ||
        ('here' in item && item.here === 'everywhere'),
    )
  );
}

/** "The blinds and curtains *upstairs*", "the *kitchen* lights and speaker": the place behind the last noun, or before the first, is that of all. */
export function placedAlike(items: readonly NounItem[]): readonly NounItem[] | undefined {
  const [first, last] = [items[0], items.at(-1)];
  if (items.length < 2) return undefined;
  const placed = [last, first].find(
    (item) =>
      (item?.type === 'noun' || item?.type === 'device') &&
      item.places.length > 0 &&
      (item === last) === item.behind,
  );
  if (placed?.type !== 'noun' && (placed?.type !== 'device' || placed !== last)) return undefined;
  const { places } = placed;
  const open = items.every(
    (item) => item === placed || (item.type === 'noun' && item.places.length === 0 && !item.here),
  );
  const lent = (item: NounItem): NounItem => {
    if (item.type !== 'noun' || item === placed) return item;
    return nounsItem(item.nouns, item.stems, item.plural, { places, here: item.here }, item.behind, true);
  };
  return open ? items.map(lent) : undefined;
}

/** "*Hall, lights* off": what is said behind a room alone is in it. */
export function insideFirst([place, item, ...others]: readonly NounItem[]): NounItem | undefined {
  if (place?.type !== 'place' || place.places.length !== 1 || others.length > 0) return undefined;
  if (item?.type !== 'noun' || item.places.length > 0 || item.here !== undefined) return undefined;
  const { places } = place;
  return nounsItem(item.nouns, item.stems, item.plural, { places, here: undefined }, true, item.lent);
}

/** What it is worth that things have their place in common. */
export const SHARED = 0.2;

export function phraseOf(
  start: number,
  end: number,
  items: readonly NounItem[],
  except: readonly NounItem[],
  all: boolean,
  parts?: readonly Part[],
  worth = 0,
  others = false,
): NounPhrase {
  let quality = worth;
  // "Every blind and curtain" is no less than all of them.
  for (const item of items) quality += all && item.type === 'noun' ? 0 : qualityOf(item);
  for (const item of except) quality += qualityOf(item);
  return { start, end, items, except, all, others, quality, parts };
}

/** Full names as they are written beat everything else; a plural beats a name in the singular. */
function qualityOf(item: NounItem): number {
  if (item.type === 'device')
    return (
      (item.short ? -0.3 : 0.1) - (item.exact ? 0 : 0.4) - (item.part ? 0.6 : 0) - (item.borrowed ? 0.8 : 0)
    );
  return item.type === 'noun' && !item.plural ? -0.15 : 0;
}

/** The phrase less what was said to be left out. */
export function lessItems(phrase: NounPhrase, except: readonly NounItem[]): NounPhrase {
  const { start, end, items, all, parts } = phrase;
  return { ...phraseOf(start, end, items, except, all), parts };
}

/** "The hall *off* and the lamp, and the porch red": a thing behind such a clause goes on with that, and begins no list. */
export function goesWithBefore(tokens: readonly Token[], at: number, end: number, { is }: Language): boolean {
  if (!is.and.has(wordAt(tokens, at - 1)) || wordAt(tokens, end) !== ',') return false;
  const last = wordAt(tokens, at - 2) === ',' ? at - 3 : at - 2;
  return is.behindThing.has(wordAt(tokens, last)) && is.and.has(wordAt(tokens, end + 1));
}

/** "Close the curtains and the blind, *but the blind* half way" leaves out nothing of a list where one of its things is named by all of these words. */
export function isListed(
  tokens: readonly Token[],
  from: number,
  end: number,
  parts: readonly Part[],
  { is }: Language,
): boolean {
  const said = tokens.slice(is.article.has(wordAt(tokens, from)) ? from + 1 : from, end);
  return parts.some((part) => {
    const own = tokens.slice(part.start, part.end).map(({ stem }) => stem);
    const isWhole = parts.length > 1 || part.end - part.start <= end - from;
    return isWhole && said.every(({ stem }) => own.includes(stem));
  });
}
