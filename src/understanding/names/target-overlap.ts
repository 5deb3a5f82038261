import type { Device, SingleTarget, Target } from '../../domain/index.ts';
import { trieAt, wordsOfName } from '../text/index.ts';
import { areaKey, floorKey, type Lexicon } from './lexicon.ts';

const singlesOf = (target: Target): readonly SingleTarget[] =>
  Array.isArray(target) ? target : [target as SingleTarget];

/** Whether two targets of one service may share a device. When in doubt they do: order is then kept. */
export function overlap(one: Target, other: Target, lexicon: Lexicon): boolean {
  return singlesOf(one).some((a) => singlesOf(other).some((b) => share(a, b, lexicon)));
}

function share(a: SingleTarget, b: SingleTarget, lexicon: Lexicon): boolean {
  if (
    a.except?.some((left) => covers(left, b, lexicon)) ||
    b.except?.some((left) => covers(left, a, lexicon))
  )
    return false;
  return covers(a, b, lexicon) || covers(b, a, lexicon);
}

/** Whether everything of `part` is in `whole`, its exceptions left out of account. */
export function covers(whole: SingleTarget, part: SingleTarget, lexicon: Lexicon): boolean {
  if ('all' in whole) return true;
  if ('all' in part) return false;
  if ('area' in whole) {
    if ('area' in part) return same(whole.area, part.area);
    return devicesOf(part, lexicon).some((device) => device.area !== null && same(device.area, whole.area));
  }
  if ('floor' in whole) {
    if ('floor' in part) return same(whole.floor, part.floor);
    const areas = 'area' in part ? [part.area] : devicesOf(part, lexicon).map((device) => device.area ?? '');
    return areas.some((area) => same(lexicon.floorOf.get(area) ?? '', whole.floor));
  }
  if ('group' in whole) {
    if ('group' in part) return same(whole.group, part.group);
    return devicesOf(part, lexicon).some((device) => device.groups.some((group) => same(group, whole.group)));
  }
  if (!('name' in part)) return false;
  const devices = devicesOf(whole, lexicon);
  return devicesOf(part, lexicon).some((device) => devices.includes(device));
}

/** The devices of a name or a place; of a place those of every kind. */
function devicesOf(single: SingleTarget, lexicon: Lexicon): readonly Device[] {
  if ('area' in single) return devicesIn(areaKey(single.area), lexicon);
  if ('floor' in single) return devicesIn(floorKey(single.floor), lexicon);
  if (!('name' in single)) return [];
  const stems = wordsOfName(single.name, lexicon.language.words).map(({ stem }) => stem);
  return trieAt(lexicon.names, stems).flatMap((entry) =>
    entry.type === 'device' && entry.form === 'full' ? [entry.device] : [],
  );
}

function devicesIn(place: string, { places }: Lexicon): readonly Device[] {
  return [...(places.get(place)?.kinds.values() ?? [])].flatMap((shelf) => [...shelf.values()]);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
