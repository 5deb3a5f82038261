/**
 * Wall time and instants. A wall time is what a clock in the house shows, as text: `2026-03-29T01:30:00`. It names no
 * instant by itself: when clocks go forward an hour of wall times never happens, when they go back one happens twice.
 * These functions are built on `Intl`, which knows every IANA zone and costs the start of the hub nothing.
 */
export type Wall = string;

const WALL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether the name is one of the IANA zones this machine knows. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** How many minutes since midnight clocks in `zone` show at an instant (ms since the epoch). */
export function minutesOf(instant: number, zone: string): number {
  const face = wallAt(instant, zone);
  return Number(face.slice(11, 13)) * 60 + Number(face.slice(14, 16));
}

/** What clocks in `zone` show at an instant (ms since the epoch). Fractions of a second are cut off. */
export function wallAt(instant: number, zone: string): Wall {
  const offset = steadyOffset(instant, zone);
  return offset === undefined ? shownAt(instant, zone) : wallOfMs(Math.floor(instant / 1000) * 1000 + offset);
}

/** Milliseconds that `zone` is ahead of UTC at an instant. */
export function offsetAt(instant: number, zone: string): number {
  return steadyOffset(instant, zone) ?? shownOffset(instant, zone);
}

/** Between these `Intl` need not be asked for every instant of a day. */
const STEADY_FROM = Date.UTC(1900, 0);
const STEADY_TO = Date.UTC(2200, 0);
const STEADY_DAYS_MAX = 2000;

/** By zone and day since the epoch: the offset of the whole day, `null` where it changes on that day. */
const steady = new Map<string, Map<number, number | null>>();

/** The offset of a day at both ends of which it is the same: no zone changes its clocks twice in a day. */
function steadyOffset(instant: number, zone: string): number | undefined {
  if (!(instant >= STEADY_FROM && instant < STEADY_TO)) return undefined;
  const day = Math.floor(instant / DAY_MS);
  const days = steady.get(zone) ?? new Map<number, number | null>();
  let offset = days.get(day);
  if (offset === undefined) {
    const first = shownOffset(day * DAY_MS, zone);
    offset = first === shownOffset((day + 1) * DAY_MS, zone) ? first : null;
    if (days.size >= STEADY_DAYS_MAX) days.clear();
    steady.set(zone, days.set(day, offset));
  }
  return offset ?? undefined;
}

/** As `Intl` shows it, which takes some microseconds. */
function shownAt(instant: number, zone: string): Wall {
  const parts = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/.exec(formatOf(zone).format(instant));
  if (parts === null) throw new RangeError(`no wall time for ${instant} in ${zone}`);
  const [, month, day, year, hour, minute, second] = parts;
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

function shownOffset(instant: number, zone: string): number {
  return wallMs(shownAt(instant, zone)) - Math.floor(instant / 1000) * 1000;
}

/** A wall time read as if it were UTC: good for counting days and hours on the face of the clock. */
export function wallMs(wall: Wall): number {
  if (!WALL.test(wall)) throw new RangeError(`"${wall}" is not a wall time such as 2026-03-29T01:30:00`);
  return Date.parse(`${wall}Z`);
}

/** The inverse of `wallMs`. Put together here, since a sentence about times asks for it a dozen times. */
export function wallOfMs(ms: number): Wall {
  const face = new Date(ms);
  const year = face.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return face.toISOString().slice(0, 19);
  const date = `${year}-${TWO[face.getUTCMonth() + 1]}-${TWO[face.getUTCDate()]}`;
  return `${date}T${TWO[face.getUTCHours()]}:${TWO[face.getUTCMinutes()]}:${TWO[face.getUTCSeconds()]}`;
}

/** Numbers in two digits. */
const TWO: readonly string[] = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** What an hour that never happens means: the same stretch later (`shift`, RFC 5545 section 3.3.5), or the first moment after it (`end`). */
export type Gap = 'shift' | 'end';

/**
 * The instant (ms) at which clocks in `zone` show `wall`: the first of two where clocks go back, and by the `gap` rule
 * where they go forward over it. With `end` a later wall time never gives an earlier instant.
 */
export function instantOf(wall: Wall, zone: string, gap: Gap = 'shift'): number {
  const face = wallMs(wall);
  const before = offsetAt(face - DAY_MS, zone);
  const after = offsetAt(face + DAY_MS, zone);
  const candidates = [face - Math.max(before, after), face - Math.min(before, after)];
  for (const instant of candidates) if (instant + offsetAt(instant, zone) === face) return instant;
  const shifted = face - before;
  return gap === 'shift' ? shifted : offsetChange(face - DAY_MS - before, shifted, zone);
}

/** The instant after `from`, up to `to`, at which the zone leaves the offset it has at `from`; known to do so once. */
export function offsetChange(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone);
  let low = Math.floor(from / 1000);
  let high = Math.ceil(to / 1000);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1000, zone) === before) low = middle;
    else high = middle;
  }
  return high * 1000;
}

/** ISO 8601 with the zone's own offset, e.g. `2026-03-11T08:00:00-04:00`. */
export function isoIn(instant: number, zone: string): string {
  const offset = Math.round(offsetAt(instant, zone) / 60_000);
  const sign = offset < 0 ? '-' : '+';
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${wallAt(instant, zone)}${sign}${hours}:${minutes}`;
}

/** The date on the calendar, `2026-03-11`, `days` days further. */
export function datePlus(date: string, days: number): string {
  return wallOfMs(wallMs(`${date}T00:00:00`) + days * DAY_MS).slice(0, 10);
}

/** The date that clocks in `zone` show at an instant. */
export function dateAt(instant: number, zone: string): string {
  return wallAt(instant, zone).slice(0, 10);
}

/** The first instant of a date in `zone`: midnight, or the end of the gap where midnight does not happen. */
export function startOfDate(date: string, zone: string): number {
  return instantOf(`${date}T00:00:00`, zone, 'end');
}

const DURATION = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * An ISO 8601 duration after an instant: weeks and days go by the calendar of `zone` (the same time of day), hours,
 * minutes and seconds by the stopwatch.
 * @throws RangeError when the text is no duration.
 */
export function plusDuration(instant: number, duration: string, zone: string): number {
  const parts = DURATION.exec(duration);
  if (parts === null) throw new RangeError(`"${duration}" is not an ISO 8601 duration such as PT15M`);
  const [weeks, days, hours, minutes, seconds] = parts.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const sign = parts[1] === undefined ? 1 : -1;
  const wholeDays = sign * (weeks * 7 + days);
  const elapsed = sign * ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (wholeDays === 0) return instant + elapsed;
  return instantOf(wallOfMs(wallMs(wallAt(instant, zone)) + wholeDays * DAY_MS), zone) + elapsed;
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** An instant as a person says it, seen from `now`: `today at 18:30`, `on Friday at 09:00`, `on Friday 20 March at 09:00`. */
export function sayInstant(instant: number, now: number, zone: string): string {
  const wall = wallAt(instant, zone);
  return `${sayDate(wall.slice(0, 10), dateAt(now, zone))} at ${sayClock(wall)}`;
}

/** The hour of a wall time as a person writes it: `9:30`, `17:05`. */
export function sayClock(wall: Wall): string {
  return wall.slice(11, 16).replace(/^0/, '');
}

/** A date as a person says it, seen from `today`: `tomorrow`, `on Friday`, `on Friday 20 March`, with the year when it is another. */
export function sayDate(date: string, today: string): string {
  const ms = wallMs(`${date}T00:00:00`);
  const days = Math.round((ms - wallMs(`${today}T00:00:00`)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const weekday = WEEKDAYS[new Date(ms).getUTCDay()];
  if (days > 1 && days < 7) return `on ${weekday}`;
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${Number(date.slice(0, 4))}`;
  return `on ${weekday} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}${year}`;
}

/** The parts of a day, by the hours that one may begin at and end at. */
const PARTS = [
  { name: 'morning', from: [4, 8], to: [12, 12] },
  { name: 'afternoon', from: [12, 13], to: [16, 18] },
  { name: 'evening', from: [17, 19], to: [21, 24] },
] as const;

/** A stretch of one day as a person says it, seen from `now`: `on Friday`, `tomorrow morning`, `on Friday from 14:00 to 16:00`. */
export function sayStretch(
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
  zone: string,
): string {
  const [date, today] = [dateAt(from, zone), dateAt(now, zone)];
  const day = sayDate(date, today);
  const midnight = startOfDate(date, zone);
  const [first, last] = [(from - midnight) / HOUR_MS, (to - midnight) / HOUR_MS];
  // What has passed of a day is not asked for.
  const isBegun = from <= now;
  if ((first <= 0 || isBegun) && last >= 23) return day;
  if (last - first <= 1) return `${day} at ${sayClock(wallAt(from, zone))}`;
  const part = PARTS.find(
    (one) =>
      (isBegun || (first >= one.from[0] && first <= one.from[1])) && last >= one.to[0] && last <= one.to[1],
  );
  if (part !== undefined) return date === today ? `this ${part.name}` : `${day} ${part.name}`;
  const end = last >= 24 ? '24:00' : sayClock(wallAt(to, zone));
  return `${day} from ${sayClock(wallAt(from, zone))} to ${end}`;
}
