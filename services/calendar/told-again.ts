import { datePlus, isoIn, startOfDate, wallAt } from '../../src/base/index.ts';
import type { Occurrence } from './event.ts';
import type { Change, Create } from './params.ts';

const HOUR_MS = 3_600_000;

/**
 * "Football is at eleven this Saturday", where football is on the calendar for that day: that one is moved, and there is no further one.
 * `undefined` where none of the title is, or several are.
 */
export function toldAgain(
  { told, start, end, all_day, rrule }: Create,
  title: string,
  zone: string,
  then: (from: number, to: number) => readonly Occurrence[],
): Change | undefined {
  const at = typeof start === 'string' && start.length > 10 ? Date.parse(start) : Number.NaN;
  if (told !== true || rrule !== undefined || all_day === true || Number.isNaN(at)) return undefined;
  const day = wallAt(at, zone).slice(0, 10);
  const called = then(startOfDate(day, zone), startOfDate(datePlus(day, 1), zone)).filter(
    ({ event }) => !event.allDay && isCalled(event.title, title),
  );
  const [one, another] = called;
  if (one === undefined || another !== undefined) return undefined;
  // An hour is the length of what was told without one: it stays as long as it was.
  const isOfLength = end !== undefined && Date.parse(end) - at !== HOUR_MS;
  const { id } = one.event;
  return { id, occurrence: isoIn(one.startAt, zone), start, ...(isOfLength ? { end } : {}) };
}

/** "Football" is also "Football (Mia)". */
function isCalled(known: string, title: string): boolean {
  const [one, other] = [known.toLowerCase(), title.toLowerCase()];
  return one === other || one.startsWith(`${other} (`);
}

export function unsummed<T extends { readonly summary: string }>({ summary: _summary, ...view }: T) {
  return view;
}
