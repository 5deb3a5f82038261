import { isJsonObject } from '../../base/index.ts';
import type { Device, SingleTarget, Target } from '../../domain/index.ts';
import type { Here } from '../languages/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import type { Mention, UnderstandingContext } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';
import type { NounsItem } from './noun-item.ts';
import type { PlaceRef } from './places.ts';
import { areaOf } from './room-of-name.ts';

/** "Now turn *them all* off": what was spoken of last, and all of the same service before it without a break, each once. */
export function spokenOf({ name }: ServiceWords, mentions: readonly Mention[]): readonly SingleTarget[] {
  const from = mentions.findLastIndex(({ service }) => service !== name) + 1;
  const singles = new Map<string, SingleTarget>();
  for (const { target } of mentions.slice(from))
    for (const single of Array.isArray(target) ? target : [target])
      singles.set(JSON.stringify(single), single);
  return [...singles.values()];
}

/** "*That* light": the one thing of the kind that was spoken of last; nothing where that was a room or several. */
export function thatOne(
  { shown, places }: NounsItem,
  { name }: ServiceWords,
  mentions: readonly Mention[],
): SingleTarget | undefined {
  if (!shown || places.length > 0) return undefined;
  const spoken = mentions.findLast(({ service }) => service === name)?.target;
  const [one, ...others] = spoken === undefined ? [] : [spoken].flat();
  return one !== undefined && others.length === 0 && 'name' in one ? one : undefined;
}

/** "Turn off the ceiling light and put *the lamp* on": of several that are called so, the one that was spoken of, else those in its room, else all. */
export function calledLike(said: Target, called: readonly Device[], lexicon: Lexicon): readonly Device[] {
  const singles = Array.isArray(said) ? said : [said as SingleTarget];
  const names = new Set(singles.map((one) => ('name' in one ? one.name : undefined)));
  const same = called.filter(({ name }) => names.has(name));
  if (same.length > 0) return same;
  const areas = singles.map((one) =>
    'area' in one ? one.area : 'name' in one ? areaOf(one.name, lexicon) : undefined,
  );
  const near = called.filter(({ area }) => area !== null && areas.includes(area));
  return near.length === 0 ? called : near;
}

/** Where words are heard, and what was spoken of before them. */
interface Spoken {
  readonly context: UnderstandingContext;
  readonly mentions: readonly Mention[];
  readonly lexicon: Lexicon;
}

/** "here" is the room of the satellite, "there" the room spoken of last. */
export function placesHere(here: Here, { context, mentions, lexicon }: Spoken): readonly PlaceRef[] {
  if (here === 'home' || here === 'everywhere' || here === 'outside' || here === 'inside') return [];
  if (here === 'here') return context.area === undefined ? [] : [{ type: 'area', name: context.area }];
  for (const { target } of mentions.toReversed())
    for (const single of Array.isArray(target) ? target : [target]) {
      if ('area' in single) return [{ type: 'area', name: single.area }];
      const area = 'name' in single ? areaOf(single.name, lexicon) : undefined;
      if (area !== undefined) return [{ type: 'area', name: area }];
      if ('floor' in single) return [{ type: 'floor', name: single.floor }];
    }
  return [];
}

/** Whether the turn before spoke of the things of a service in the room that words are heard in, and of no others. */
export function spokenOfHere({ area, previous }: UnderstandingContext, { name }: ServiceWords): boolean {
  const before = area === undefined ? [] : (previous?.at(-1)?.groups.flat() ?? []);
  const targets = before.filter(({ service }) => service === name).map(({ args }) => args['target']);
  return targets.length > 0 && targets.every((said) => isJsonObject(said) && said['area'] === area);
}
