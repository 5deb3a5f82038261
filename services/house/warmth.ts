import { capitalised, listed } from '../../src/base/index.ts';
import { isOutside, readingsIn } from '../../src/domain/index.ts';
import type { Seen } from './check.ts';

/** Which room is the warmest or the coldest, or whether it is warmer or colder in one place than in another. */
export const WAYS = ['warmest', 'coldest', 'warmer', 'colder'] as const;
export type Way = (typeof WAYS)[number];

/** All rooms together, and what stands in the open: places that are no rooms. */
export const INSIDE = 'inside';
export const OUTSIDE = 'outside';

export interface WarmthParams {
  readonly way: Way;
  readonly area?: string | readonly string[] | undefined;
  readonly than?: string | readonly string[] | undefined;
  /** By how much was asked, and not whether. */
  readonly by?: boolean | undefined;
}

/** How warm it is in a place, in °C. */
export interface Warmth {
  readonly place: string;
  readonly degrees: number;
}

const TENTHS = 10;

/** How warm it is in each room that tells, the warmest first: by its sensors, and where it has none by what heats or cools it. */
export function roomsByWarmth(things: readonly Seen[]): readonly Warmth[] {
  const inside = things.filter(({ device }) => !isOutside(device) && device.area !== null);
  return [...new Set(inside.map(({ device }) => device.area!))]
    .flatMap((place): Warmth[] => {
      const degrees = meanOf(inside.filter(({ device }) => device.area === place));
      return degrees === undefined ? [] : [{ place, degrees }];
    })
    .sort((one, other) => other.degrees - one.degrees);
}

/** How warm it is in a place, be it a room, some rooms, or all of them; `undefined` where nothing there tells. */
export function warmthOf(place: string | readonly string[], things: readonly Seen[]): number | undefined {
  if (place === OUTSIDE) return meanOf(things.filter(({ device }) => isOutside(device)));
  const names = new Set([place].flat().map((name) => name.toLowerCase()));
  const there = roomsByWarmth(things).filter(
    (room) => place === INSIDE || names.has(room.place.toLowerCase()),
  );
  if (there.length > 0) return mean(there.map(({ degrees }) => degrees));
  return meanOf(things.filter(({ device }) => names.has((device.area ?? '').toLowerCase())));
}

function meanOf(things: readonly Seen[]): number | undefined {
  const told = things.filter(({ report }) => report?.available !== false);
  const measured = told
    .filter(({ device }) => device.kind === 'sensor')
    .flatMap(({ device, report }) => readingsIn(device, report, 'temperature'));
  const own = told.map(({ device, report }) =>
    device.kind === 'climate' ? report?.state['current_temperature'] : undefined,
  );
  const sensors = measured.filter((value) => typeof value === 'number');
  const figures = sensors.length > 0 ? sensors : own.filter((value) => typeof value === 'number');
  return figures.length === 0 ? undefined : mean(figures);
}

function mean(figures: readonly number[]): number {
  return tenths(figures.reduce((sum, figure) => sum + figure, 0) / figures.length);
}

function tenths(degrees: number): number {
  return Math.round(degrees * TENTHS) / TENTHS;
}

/** "The living room is the warmest, at 21 °C; the bedroom is at 18.5 °C." */
export function extremeWords(way: 'warmest' | 'coldest', rooms: readonly Warmth[]): string {
  const ordered = way === 'warmest' ? rooms : rooms.toReversed();
  const [first, ...others] = ordered;
  if (first === undefined) return 'I can’t tell: nothing here tells how warm a room is';
  const at = `at ${first.degrees} °C`;
  if (others.length === 0) return `I know it of the ${first.place} alone: it is ${at}`;
  const same = others.filter(({ degrees }) => degrees === first.degrees);
  if (same.length === others.length) return `It is the same in ${placesOf(ordered)}: ${first.degrees} °C`;
  const rest = others.filter(({ degrees }) => degrees !== first.degrees);
  const most = [first, ...same].map(({ place }) => `the ${place}`);
  const told = rest.map(({ place, degrees }) => `the ${place} at ${degrees} °C`);
  const isAre = most.length === 1 ? 'is' : 'are';
  return `${capitalised(listed(most))} ${isAre} the ${way}, ${at}; ${listed(told)}`;
}

/** "Yes, by 2 °C: it is 21 °C in the living room and 19 °C in the bedroom." */
export function comparedWords(
  way: 'warmer' | 'colder',
  one: readonly [place: string, degrees: number | undefined],
  other: readonly [place: string, degrees: number | undefined],
  by = false,
): string {
  const unknown = [one, other].filter(([, degrees]) => degrees === undefined);
  const told = [one, other].filter(([, degrees]) => degrees !== undefined);
  if (unknown.length > 0) {
    const known = told.map(([place, degrees]) => `. It is ${degrees} °C ${place}`).join('');
    return `I can’t tell: nothing ${listed(unknown.map(([place]) => place))} tells how warm it is${known}`;
  }
  const more = tenths(one[1]! - other[1]!);
  const both = `it is ${one[1]} °C ${one[0]} and ${other[1]} °C ${other[0]}`;
  if (more === 0) return `${by ? 'By nothing' : 'No'}: it is ${one[1]} °C both ${one[0]} and ${other[0]}`;
  const isSo = way === 'warmer' ? more > 0 : more < 0;
  return isSo
    ? `${by ? 'By' : 'Yes, by'} ${Math.abs(more)} °C: ${both}`
    : `${by ? 'It' : 'No, it'} is ${Math.abs(more)} °C ${more > 0 ? 'warmer' : 'colder'}: ${both}`;
}

/** "In the bedroom", "outside", "inside". */
export function whereWords(place: string | readonly string[]): string {
  if (place === INSIDE || place === OUTSIDE) return place;
  return `in ${listed([place].flat().map((name) => `the ${name}`))}`;
}

function placesOf(rooms: readonly Warmth[]): string {
  return listed(rooms.map(({ place }) => `the ${place}`));
}
