import { dateAt, datePlus, instantOf, isoIn, wallAt, wallMs, wallOfMs } from '../../base/index.ts';
import { DAY_PARTS, type DayParts, type PartHours } from '../types.ts';
import type { Clock, Day, DayPart, Every, Length } from './piece.ts';
import { type Bounds, stretchBounds } from './stretch.ts';
import type { Timing } from './timing.ts';

/** Where and when words of time are heard. */
export interface Hearing {
  readonly now: number;
  readonly timezone: string;
  readonly dayParts?: Partial<DayParts>;
  readonly partHours?: Partial<PartHours>;
  /** The date spoken of before, for "that day". */
  readonly date?: string;
  /** The instant spoken of before (ms), for "15 minutes before". */
  readonly event?: number;
}

/** A value with what had to be assumed to reach it. `undefined` where the words name no such thing. */
export interface Resolved<T> {
  readonly value: T;
  readonly assumed: readonly string[];
  readonly date?: string;
  readonly instant?: number;
}

const DAY_MS = 86_400_000;
const MINUTE = 60_000;

const partHour = (hearing: Hearing, part: DayPart): number => hearing.dayParts?.[part] ?? DAY_PARTS[part];

/**
 * The instant that the words name, as ISO 8601 with the home's offset; never before now unless a year or "yesterday" was
 * said. Vague words are given an hour, which is reported in `assumed`.
 */
export function momentOf(timing: Timing, hearing: Hearing): Resolved<string> | undefined {
  if (timing.around !== undefined) {
    if (hearing.event === undefined) return undefined;
    const sign = timing.around.before ? -1 : 1;
    return at(plus(hearing.event, timing.around.length, sign, hearing.timezone), hearing, []);
  }
  if (timing.now) return at(hearing.now, hearing, []);
  const relative = timing.in ?? (timing.clock || timing.day || timing.part ? undefined : timing.later);
  if (relative !== undefined) {
    if (relative.ms > 0 || (timing.clock === undefined && timing.part === undefined)) {
      if (timing.clock !== undefined && relative.ms > 0) return undefined;
      const instant = plus(hearing.now, relative, 1, hearing.timezone);
      if (relative.ms > 0) return at(instant, hearing, []);
      return onDate(dateAt(instant, hearing.timezone), timing, hearing);
    }
    return onDate(
      dateAt(plus(hearing.now, relative, 1, hearing.timezone), hearing.timezone),
      timing,
      hearing,
    );
  }
  if (timing.day?.type === 'away' && timing.day.length.ms > 0) {
    const bounds = boundsOf(timing.day, hearing);
    return bounds === undefined ? undefined : wall(bounds.from, hearing, []);
  }
  if (timing.day !== undefined && NO_MOMENT.has(timing.day.type) && timing.clock === undefined)
    return undefined;
  if (timing.day !== undefined) {
    const date = dateOf(timing.day, hearing);
    return date === undefined ? undefined : onDate(date, timing, hearing);
  }
  const clock = timing.clock ?? timing.span?.from;
  if (clock === undefined && timing.part === undefined) return undefined;
  if (clock === undefined && timing.part === 'morning') return comingMorning(hearing);
  return fromNow(clock, timing.part, hearing);
}

/** Stretches so long that no hour of them is meant. */
const NO_MOMENT: ReadonlySet<Day['type']> = new Set<Day['type']>(['units', 'range', 'year', 'quarter']);

/** Until this hour of the night the coming morning is today's; who is up later than that has begun the day. */
const NIGHT_ENDS_HOUR = 3;

/** "In the morning", said without a day, is the one after the next night: who means today says "this morning". */
function comingMorning(hearing: Hearing): Resolved<string> | undefined {
  const wallNow = faceOf(hearing);
  const today = Math.floor(wallNow / DAY_MS) * DAY_MS;
  const minutes = partHour(hearing, 'morning') * 60;
  const day = wallNow < today + NIGHT_ENDS_HOUR * 60 * MINUTE ? today : today + DAY_MS;
  const said = `${hhmm(minutes)}, because you said "${PART_WORDS.morning}"`;
  return wall(day + minutes * MINUTE, hearing, [said]);
}

let seen = { now: Number.NaN, timezone: '', face: 0 };

/** What the clock shows now, as milliseconds on its face; kept, since every word of time asks for it. */
export function faceOf({ now, timezone }: Hearing): number {
  if (seen.now !== now || seen.timezone !== timezone)
    seen = { now, timezone, face: wallMs(wallAt(now, timezone)) };
  return seen.face;
}

export function todayOf(hearing: Hearing): string {
  return wallOfMs(faceOf(hearing)).slice(0, 10);
}

/** The first time after now that the clock shows it. */
function fromNow(
  clock: Clock | undefined,
  part: DayPart | undefined,
  hearing: Hearing,
): Resolved<string> | undefined {
  const wallNow = faceOf(hearing);
  const today = Math.floor(wallNow / DAY_MS) * DAY_MS;
  if (clock === undefined) {
    const hour = partHour(hearing, part!);
    const said = `${hhmm(hour * 60)}, because you said "${PART_WORDS[part!]}"`;
    const named = today + hour * 60 * MINUTE;
    if (named > wallNow) return wall(named, hearing, [said]);
    if (part === 'night' || wallNow < today + PART_ENDS[part!] * 60 * MINUTE)
      return wall(wallNow + 30 * MINUTE, hearing, [`in half an hour, because it is already ${part}`]);
    return wall(named + DAY_MS, hearing, [said]);
  }
  const times = part === undefined ? hours(clock) : [inPart(clock, part)];
  for (const day of [0, 1])
    for (const minutes of times) {
      const face = today + day * DAY_MS + minutes * MINUTE;
      if (face <= wallNow) continue;
      const assumed =
        part === undefined && !clock.sure ? [`${hhmm(minutes)}, the next ${sayClock(clock)}`] : [];
      return wall(face, hearing, assumed);
    }
  return undefined;
}

/** What the clock or the part of day means on a date that was named. */
function onDate(date: string, timing: Timing, hearing: Hearing): Resolved<string> | undefined {
  const clock = timing.clock ?? timing.span?.from;
  const midnight = wallMs(`${date}T00:00:00`);
  const wallNow = faceOf(hearing);
  const open = (minutes: number): boolean => midnight + minutes * MINUTE > wallNow;
  if (clock !== undefined) {
    const choices = timing.part === undefined ? likely(clock) : [inPart(clock, timing.part)];
    const minutes = choices.find(open) ?? choices[0]!;
    if (!open(minutes) && date === todayOf(hearing)) return undefined;
    const assumed =
      clock.sure || timing.part !== undefined
        ? []
        : [`${hhmm(minutes)}, because you said "${sayClock(clock)}"`];
    return wall(midnight + minutes * MINUTE, hearing, assumed);
  }
  if (timing.part !== undefined) {
    const hour = partHour(hearing, timing.part);
    if (open(hour * 60))
      return wall(midnight + hour * 60 * MINUTE, hearing, [
        `${hhmm(hour * 60)}, because you said "${PART_WORDS[timing.part]}"`,
      ]);
    return fromNow(undefined, timing.part, hearing);
  }
  if (open(DAY_HOUR * 60))
    return wall(midnight + DAY_HOUR * 60 * MINUTE, hearing, [
      `${hhmm(DAY_HOUR * 60)}, because you named only the day`,
    ]);
  if (date !== todayOf(hearing)) return undefined;
  const last = midnight + DAY_MS - MINUTE;
  return wall(Math.min(wallNow + 60 * MINUTE, last), hearing, [
    'later today, because you named only the day',
  ]);
}

/** The hour of a day of which nothing else was said. */
const DAY_HOUR = 9;
const PART_WORDS: Record<DayPart, string> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'tonight',
};
const PART_ENDS: Record<DayPart, number> = { morning: 12, afternoon: 18, evening: 22, night: 24 };

/** Both readings of a figure on a twelve-hour clock, in order. */
function hours(clock: Clock): number[] {
  if (clock.sure) return [clock.minutes % 1440];
  const early = clock.minutes % 720;
  return [early, early + 720];
}

/** A bare figure below this hour is taken for the afternoon: on a named day, and for what happens again and again. */
const DAY_FROM = 7;
const HABIT_FROM = 5;

/** On a named day a bare "3" is the afternoon and a bare "9" the morning. */
function likely(clock: Clock, from = DAY_FROM): number[] {
  if (clock.sure) return [clock.minutes % 1440];
  const early = clock.minutes % 720;
  return early < from * 60 ? [early + 720, early] : [early, early + 720];
}

export function inPart(clock: Clock, part: DayPart): number {
  if (clock.sure) return clock.minutes % 1440;
  const early = clock.minutes % 720;
  switch (part) {
    case 'morning':
      return early;
    case 'afternoon':
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

function sayClock(clock: Clock): string {
  const hour = Math.floor(clock.minutes / 60);
  return clock.minutes % 60 === 0
    ? `${hour} o'clock`
    : `${hour}:${String(clock.minutes % 60).padStart(2, '0')}`;
}

function wall(face: number, hearing: Hearing, assumed: readonly string[]): Resolved<string> {
  return at(instantOf(wallOfMs(face), hearing.timezone), hearing, assumed);
}

function at(instant: number, hearing: Hearing, assumed: readonly string[]): Resolved<string> {
  const value = isoIn(instant, hearing.timezone);
  return { value, assumed, date: value.slice(0, 10), instant };
}

/** Elapsed time by the stopwatch, days and months by the calendar of the zone. */
export function plus(instant: number, length: Length, sign: 1 | -1, zone: string): number {
  if (length.days === 0 && length.months === 0) return instant + sign * length.ms;
  const face = wallAt(instant, zone);
  const date = datePlus(monthsAfter(face.slice(0, 10), sign * length.months), sign * length.days);
  return instantOf(`${date}${face.slice(10)}`, zone) + sign * length.ms;
}

function monthsAfter(date: string, months: number): string {
  if (months === 0) return date;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const kept = Math.min(day, last.getUTCDate());
  return `${String(last.getUTCFullYear()).padStart(4, '0')}-${two(last.getUTCMonth() + 1)}-${two(kept)}`;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Where the words' stretch of the calendar begins and ends. */
export function boundsOf(day: Day, hearing: Hearing): Bounds | undefined {
  return stretchBounds(day, faceOf(hearing), (other) => dateOf(other, hearing));
}

/** The (first) date of the words: the next one that fits, today included where only a day was named. */
export function dateOf(day: Day, hearing: Hearing): string | undefined {
  const today = todayOf(hearing);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  switch (day.type) {
    case 'plus':
      return datePlus(today, day.days);
    case 'that':
      return hearing.date;
    case 'weekday': {
      if (day.weeks >= 100) return datePlus(today, 7 - ((weekday + 6) % 7) + ((day.weekday + 6) % 7));
      const ahead = (day.weekday - weekday + 7) % 7 || 7;
      return datePlus(today, ahead + day.weeks * 7);
    }
    case 'weekend':
      return datePlus(today, ((6 - weekday + 7) % 7) + day.weeks * 7);
    case 'week':
      return day.weeks === 0 ? today : datePlus(today, 7 - ((weekday + 6) % 7) + (day.weeks - 1) * 7);
    case 'month':
      return day.months === 0 ? today : `${monthsAfter(`${today.slice(0, 7)}-01`, day.months)}`;
    case 'monthday': {
      if (day.weekday !== undefined) return monthdayOnWeekday(day.day, day.weekday, today);
      const month = monthsAfter(`${today.slice(0, 7)}-01`, day.months).slice(0, 7);
      const date = `${month}-${two(day.day)}`;
      if (!isReal(date)) return undefined;
      if (day.months > 0 || date >= today) return date;
      const next = `${monthsAfter(`${today.slice(0, 7)}-01`, 1).slice(0, 7)}-${two(day.day)}`;
      return isReal(next) ? next : undefined;
    }
    case 'date': {
      if (day.weekday !== undefined && day.year === undefined)
        return dateOnWeekday(day.month, day.day, day.weekday, today);
      const year = day.year ?? Number(today.slice(0, 4));
      for (let ahead = 0; ahead < (day.year === undefined ? 9 : 1); ahead++) {
        const date = `${year + ahead}-${two(day.month)}-${two(day.day)}`;
        if (isReal(date) && (day.year !== undefined || date >= today)) return date;
      }
      return undefined;
    }
    case 'end':
      return endOf(day.of, day.working, today, weekday);
    default: {
      const bounds = boundsOf(day, hearing);
      return bounds === undefined ? undefined : wallOfMs(bounds.from).slice(0, 10);
    }
  }
}

/** "Tuesday the 13th": the coming 13th that is a Tuesday. */
function monthdayOnWeekday(day: number, weekday: number, today: string): string | undefined {
  for (let months = 0; months < 30; months++) {
    const date = `${monthsAfter(`${today.slice(0, 7)}-01`, months).slice(0, 7)}-${two(day)}`;
    if (isReal(date) && date >= today && new Date(`${date}T00:00:00Z`).getUTCDay() === weekday) return date;
  }
  return undefined;
}

/** The first year from this on in which the date falls on that weekday; the weekday is passed over where none does. */
function dateOnWeekday(month: number, day: number, weekday: number, today: string): string | undefined {
  const here = Number(today.slice(0, 4));
  let coming: string | undefined;
  for (let year = here; year < here + 12; year++) {
    const date = `${year}-${two(month)}-${two(day)}`;
    if (!isReal(date)) continue;
    if (date >= today) coming ??= date;
    if (new Date(`${date}T00:00:00Z`).getUTCDay() === weekday) return date;
  }
  return coming;
}

function isReal(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

function endOf(of: 'week' | 'month' | number, working: boolean, today: string, weekday: number): string {
  if (of === 'week') return datePlus(today, working ? (5 - weekday + 7) % 7 : (7 - weekday) % 7);
  let month = `${today.slice(0, 7)}-01`;
  if (of !== 'month') {
    const year = Number(today.slice(0, 4)) + (of < Number(today.slice(5, 7)) ? 1 : 0);
    month = `${year}-${two(of)}-01`;
  }
  let date = datePlus(monthsAfter(month, 1), -1);
  while (working && [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())) date = datePlus(date, -1);
  return date;
}

/** RFC 5545 text, with the hour where one is known. */
export function rruleOf(every: Every, timing: Timing, hearing: Hearing): Resolved<string> {
  const parts = [`FREQ=${every.freq}`];
  const assumed: string[] = [];
  if (every.interval > 1) parts.push(`INTERVAL=${every.interval}`);
  if (every.days !== undefined) parts.push(`BYDAY=${every.days.join(',')}`);
  if (every.month !== undefined) parts.push(`BYMONTH=${every.month}`);
  if (every.monthday !== undefined) parts.push(`BYMONTHDAY=${every.monthday}`);
  if (every.freq !== 'MINUTELY' && every.freq !== 'HOURLY') {
    const clock = timing.clock ?? timing.span?.from;
    let minutes: number;
    if (clock !== undefined) {
      minutes =
        (timing.part === undefined ? likely(clock, HABIT_FROM)[0]! : inPart(clock, timing.part)) % 1440;
      if (!clock.sure && timing.part === undefined)
        assumed.push(`${hhmm(minutes)}, because you said "${sayClock(clock)}"`);
    } else {
      minutes = (timing.part === undefined ? DAY_HOUR : partHour(hearing, timing.part)) * 60;
      assumed.push(`${hhmm(minutes)}, because you named no hour`);
    }
    parts.push(`BYHOUR=${Math.floor(minutes / 60)}`, `BYMINUTE=${minutes % 60}`);
  }
  if (timing.until !== undefined) {
    const last = dateOf(timing.until, hearing);
    if (last !== undefined) {
      const end = new Date(instantOf(`${last}T23:59:59`, hearing.timezone)).toISOString();
      parts.push(`UNTIL=${end.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
    }
  }
  return { value: parts.join(';'), assumed };
}
