import { isoIn, sayClock, sayDate, sayInstant, sayRrule, wallAt } from '../../src/base/index.ts';
import type { Person } from '../../src/domain/index.ts';
import type { Occurrence } from './event.ts';
import type { freeTime } from './free-time.ts';
import type { Create } from './params.ts';

/** An occurrence as it is told, its times with the offset of the home. */
export function viewOf({ event, startAt, endAt }: Occurrence, now: number, zone: string) {
  return {
    id: event.id,
    title: event.title,
    start: isoIn(startAt, zone),
    end: isoIn(endAt, zone),
    all_day: event.allDay,
    words: wordsOf({ event, startAt, endAt }, now, zone),
    calendar: event.calendar,
    ...(event.location === null ? {} : { location: event.location }),
    ...(event.rrule === null ? {} : { rrule: event.rrule, repeats: sayRrule(event.rrule, event.zone) }),
  };
}

/** When it takes place, to be read back. */
export function wordsOf({ event, startAt, endAt }: Occurrence, now: number, zone: string): string {
  if (!event.allDay) return `${sayInstant(startAt, now, zone)}–${sayClock(wallAt(endAt, zone))}`;
  const today = wallAt(now, zone).slice(0, 10);
  const [first, last] = [startAt, endAt - 1].map((instant) => wallAt(instant, event.zone).slice(0, 10)) as [
    string,
    string,
  ];
  return first === last
    ? `${sayDate(first, today)}, all day`
    : `${sayDate(first, today)} to ${sayDate(last, today).replace(/^on /, '')}, all day`;
}

/** "Football (Mia)": whose it is stands in its title. */
export function titleFor({ title, who }: Pick<Create, 'title' | 'who'>, people: readonly Person[]): string {
  const person = people.find(({ id, name }) => id === who || name === who);
  return person === undefined ? title : `${title} (${person.name})`;
}

/** What is taken and what is free. */
export function freeView({ busy, gaps, allDay }: ReturnType<typeof freeTime>, zone: string) {
  const span = ({ startAt, endAt }: { readonly startAt: number; readonly endAt: number }) => ({
    start: isoIn(startAt, zone),
    end: isoIn(endAt, zone),
  });
  return {
    busy: busy.map((block) => ({ ...span(block), titles: [...block.titles] })),
    free: gaps.map((gap) => ({ ...span(gap), minutes: Math.floor((gap.endAt - gap.startAt) / 60_000) })),
    all_day: [...allDay],
  };
}
