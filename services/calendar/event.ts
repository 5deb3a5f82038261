import {
  datePlus,
  type Fault,
  firstAfter,
  HearthError,
  instantOf,
  occurrences,
  type Recurrence,
  rruleFaults,
  Steps,
  startOfDate,
  type Wall,
  wallAt,
  wallMs,
} from '../../src/base/index.ts';

/** One entry of the calendar, or a whole series. Times are kept as clocks show them, so that a series keeps its hour. */
export interface CalendarEvent {
  readonly id: string;
  /** What other programs know it by (RFC 5545 section 3.8.4.7). */
  readonly uid: string;
  readonly title: string;
  /** Of a series: of its first occurrence. All-day events start and end at midnight, the end being the day after. */
  readonly start: Wall;
  readonly end: Wall;
  readonly zone: string;
  readonly allDay: boolean;
  /** Milliseconds since the epoch. */
  readonly startAt: number;
  readonly endAt: number;
  readonly rrule: string | null;
  /** Wall times of occurrences that were cancelled. */
  readonly exdates: readonly string[];
  readonly location: string | null;
  readonly calendar: string;
  readonly sequence: number;
  readonly updatedAt: number;
  readonly cancelled: boolean;
  /** Whose it is; null for everybody. */
  readonly person: string | null;
}

export interface Occurrence {
  readonly event: CalendarEvent;
  readonly startAt: number;
  readonly endAt: number;
}

const OCCURRENCES_MAX = 1000;
const DAY_MS = 86_400_000;

/** Occurrences that touch `[from, to)`, in order. An event without length touches the moment it stands at. */
export function occurrencesOf(event: CalendarEvent, from: number, to: number, steps?: Steps): Occurrence[] {
  const found: Occurrence[] = [];
  for (const occurrence of occurrencesFrom(event, from, steps)) {
    if (occurrence.startAt >= to || found.length >= OCCURRENCES_MAX) break;
    found.push(occurrence);
  }
  return found;
}

/** Dates and times looked at for one answer: thousands of series over a month, in less than a second. */
export const PERIOD_STEPS_MAX = 1_000_000;

/**
 * The occurrences of all events that touch `[from, to)`, in order.
 * @throws HearthError `too-large` when there are more than can be looked at in one go.
 */
export function occurrencesWithin(events: readonly CalendarEvent[], from: number, to: number): Occurrence[] {
  const steps = new Steps(PERIOD_STEPS_MAX);
  const all = events.flatMap((event) => occurrencesOf(event, from, to, steps));
  if (steps.left > 0)
    return all.sort((a, b) => a.startAt - b.startAt || a.event.title.localeCompare(b.event.title));
  throw new HearthError('too-large', 'There is more on the calendar than can be looked at in one go.', {
    hint: 'Ask for a shorter period, or cancel series that come every few minutes.',
  });
}

/** The occurrence that goes on at an instant or is the next after it, if there is one. */
export function nextOccurrence(event: CalendarEvent, from: number, steps?: Steps): Occurrence | undefined {
  return occurrencesFrom(event, from, steps).next().value;
}

function* occurrencesFrom(
  event: CalendarEvent,
  from: number,
  steps?: Steps,
): Generator<Occurrence, undefined, undefined> {
  for (const startAt of startsFrom(event, from, steps)) {
    const occurrence = { event, startAt, endAt: endOf(event, startAt) };
    if (occurrence.endAt > from || startAt >= from) yield occurrence;
  }
}

function startsFrom(event: CalendarEvent, from: number, steps?: Steps): Iterable<number> {
  const recurrence = recurrenceOf(event);
  const longest = event.endAt - event.startAt + DAY_MS;
  return recurrence === undefined ? [event.startAt] : occurrences(recurrence, from - longest, steps);
}

export function recurrenceOf({ rrule, start, zone, exdates }: CalendarEvent): Recurrence | undefined {
  return rrule === null ? undefined : { rrule, dtstart: start, zone, exdates };
}

function endOf(event: CalendarEvent, startAt: number): number {
  if (!event.allDay) return startAt + event.endAt - event.startAt;
  const days = Math.round((wallMs(event.end) - wallMs(event.start)) / DAY_MS);
  return startOfDate(datePlus(wallAt(startAt, event.zone).slice(0, 10), days), event.zone);
}

export interface Span {
  readonly start: Wall;
  readonly end: Wall;
  readonly zone: string;
  readonly allDay: boolean;
}

export type Placed = Pick<CalendarEvent, 'start' | 'end' | 'zone' | 'allDay' | 'startAt' | 'endAt' | 'rrule'>;

/**
 * Puts a span and a rule on the calendar. A series begins with its first true occurrence, and its time of day stands in
 * its start and not in the rule, so that moving it moves all of it.
 * `steps` pay for finding that first one, where it is part of a larger work.
 * @throws HearthError `invalid-params` naming every fault of the rule, a rule that never comes and one that takes too long to find.
 */
export function placed(span: Span, rrule: string | null, steps?: Steps): Placed {
  const { zone, allDay } = span;
  const lengthMs = wallMs(span.end) - wallMs(span.start);
  if (rrule === null) return { ...span, rrule, ...instantsOf(span) };
  const faults = rruleFaults(rrule);
  if (allDay && /FREQ=(HOURLY|MINUTELY)/.test(rrule))
    faults.push({ path: '/rrule', message: 'an all-day event cannot come back within a day' });
  if (faults.length > 0) throw refused(faults);
  const plain = allDay ? withoutTimes(rrule) : rrule;
  const first = firstAfter(
    { rrule: plain, dtstart: span.start, zone },
    instantOf(span.start, zone, 'end') - 1,
    steps,
  );
  if (first.type === 'ended')
    throw refused([{ path: '/rrule', message: 'it would be over before it first takes place' }]);
  // One that comes at once and then after ages would cost as much at every question about the calendar.
  const found =
    first.type === 'at' ? firstAfter({ rrule: plain, dtstart: span.start, zone }, first.at, steps) : first;
  if (first.type === 'budget' || found.type === 'budget')
    throw refused([{ path: '/rrule', message: `${rrule} takes too long to find the next time for` }]);
  const start = startWall(first.at, span, plain);
  const moved = { start, end: wallPlus(start, lengthMs), zone, allDay };
  return { ...moved, rrule: withoutOwnTime(plain, start), ...instantsOf(moved) };
}

export function wallPlus(wall: Wall, ms: number): Wall {
  return new Date(wallMs(wall) + ms).toISOString().slice(0, 19);
}

function instantsOf({ start, end, zone, allDay }: Span): {
  readonly startAt: number;
  readonly endAt: number;
} {
  if (allDay)
    return { startAt: startOfDate(start.slice(0, 10), zone), endAt: startOfDate(end.slice(0, 10), zone) };
  const startAt = instantOf(start, zone);
  return { startAt, endAt: Math.max(startAt, instantOf(end, zone)) };
}

/** The wall time of the first occurrence; a first one in a gap keeps the time it would have had. */
function startWall(first: number, span: Span, rrule: string): Wall {
  const wall = wallAt(first, span.zone);
  if (span.allDay) return `${wall.slice(0, 10)}T00:00:00`;
  return /BYHOUR|BYMINUTE|FREQ=(HOURLY|MINUTELY)/.test(rrule)
    ? wall
    : `${wall.slice(0, 10)}${span.start.slice(10)}`;
}

function withoutTimes(rrule: string): string {
  return rrule.replace(/;BY(HOUR|MINUTE|SECOND)=[^;]*/g, '');
}

/** BYHOUR and the like say nothing new when they name one time, that of the start. */
function withoutOwnTime(rrule: string, start: Wall): string {
  if (/FREQ=(HOURLY|MINUTELY)|BYSETPOS/.test(rrule) || /BY(HOUR|MINUTE)=\d+,/.test(rrule)) return rrule;
  const hour = /BYHOUR=(\d+)/.exec(rrule)?.[1];
  return hour === undefined || Number(hour) === Number(start.slice(11, 13)) ? withoutTimes(rrule) : rrule;
}

/** A weekly rule by one day follows its event to another weekday. */
export function followingDay(rrule: string, start: Wall): string {
  const day = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(wallMs(start)).getUTCDay()];
  return /FREQ=WEEKLY/.test(rrule) ? rrule.replace(/BYDAY=[A-Z]{2}(?=;|$)/, `BYDAY=${day}`) : rrule;
}

function refused(faults: readonly Fault[]): HearthError {
  return new HearthError('invalid-params', faults.map((fault) => fault.message).join('; '), { faults });
}

/** Calendars by these names are everybody's who lives here, the first where none is named; what stands on any other is its maker's. */
const SHARED = new Set(['home', 'family', 'shared', 'household']);

export function isShared({ calendar }: CalendarEvent): boolean {
  return SHARED.has(calendar.toLowerCase());
}
