import type { Clock, DayPart } from '../languages/index.ts';
import { DAY_PARTS } from '../text/index.ts';
import { type Hearing, partHoursOf } from './hearing.ts';
import type { Timing } from './timing.ts';

/** The hour that stands for a part of the day, or for what comes before or after it. */
export function partHour(
  hearing: Hearing,
  { part = 'morning', edge }: Pick<Timing, 'part' | 'edge'>,
): number {
  if (edge === 'before' || edge === 'after') return partHoursOf(part, hearing)[edge === 'before' ? 0 : 1];
  const hour = hearing.dayParts?.[part] ?? DAY_PARTS[part];
  return edge === undefined ? hour : hour + (edge === 'early' ? -1 : 1);
}

/** The hour of a day of which nothing else was said. */
export const DAY_HOUR = 9;
export const PART_ENDS: Record<DayPart, number> = {
  ...{ morning: 12, afternoon: 18, evening: 22, night: 24 },
  ...{ breakfast: 9, lunch: 13, dinner: 19 },
};

/** Both readings of a figure on a twelve-hour clock, in order. */
export function hours(clock: Clock): number[] {
  if (clock.sure) return [clock.minutes % 1440];
  const early = clock.minutes % 720;
  return [early, early + 720];
}

/** A bare figure below this hour is taken for the afternoon: on a named day, and for what happens again and again. */
const DAY_FROM = 7;
export const HABIT_FROM = 6;

/** On a named day a bare "3" is the afternoon and a bare "9" the morning. */
export function likely(clock: Clock, from = DAY_FROM): number[] {
  if (clock.sure) return [clock.minutes % 1440];
  const early = clock.minutes % 720;
  return early < from * 60 ? [early + 720, early] : [early, early + 720];
}

export function inPart(clock: Clock, part: DayPart): number {
  if (clock.sure) return clock.minutes % 1440;
  const early = clock.minutes % 720;
  switch (part) {
    case 'morning':
    case 'breakfast':
      return early;
    case 'afternoon':
    case 'lunch':
    case 'dinner':
      return early + 720;
    case 'evening':
      return early === 0 ? 1440 : early + 720;
    case 'night':
      return early < 5 * 60 ? early + (early === 0 ? 1440 : 0) : early + 720;
  }
}

export function hhmm(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`;
}
