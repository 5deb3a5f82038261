import type { Lexicon } from './lexicon.ts';
import { deviceItem, everythingItem, type NounItem, nounsItem } from './noun-item.ts';
import { namedIn, type Whereabouts } from './whereabouts.ts';

/** The item with words of place that stand apart from it; `undefined` where it has one of its own or can have none. */
export function placedAt(
  item: NounItem | undefined,
  where: Whereabouts,
  lexicon: Lexicon,
): NounItem | undefined {
  if (item?.type !== 'noun' && item?.type !== 'everything' && item?.type !== 'device') return undefined;
  if (item.places.length > 0 || item.here !== undefined) return undefined;
  if (item.type === 'everything') return everythingItem(where);
  if (item.type === 'noun') return nounsItem(item.nouns, item.stems, item.plural, where, true, item.lent);
  const devices = namedIn(item.devices, where.places, item.short, lexicon);
  return devices.length === 0 ? undefined : deviceItem(devices, where, item);
}
