import type { Holiday, HolidayRule } from '../languages/index.ts';
import { chineseDay, signDay, tithiDay } from './moon.ts';

/** Midnight of the first day, as on the face of a clock in UTC. What is not `sure` is some day beside, and not to be told. */
export interface HolidayDate {
  readonly at: number;
  readonly sure: boolean;
}

const DAY = 86_400_000;

/** The years in which other calendars and the moon are reckoned; farther off they are not known to the day. */
const YEARS = { from: 1900, to: 2100 } as const;

/** Further off nobody counts holidays. */
const SHIFT_MAX = 100;

/**
 * The days of a holiday of a year, or the coming one (or the one that lasts now) and so many further on. `undefined` where it is not
 * known to the day.
 */
export function holidayBounds(
  { rule, days }: Holiday,
  year: number | undefined,
  shift: number,
  today: number,
): { readonly from: number; readonly to: number } | undefined {
  if (Math.abs(shift) > SHIFT_MAX) return undefined;
  const endOf = (at: number): number => {
    if (typeof days === 'number') return at + days * DAY;
    const here = new Date(at).getUTCFullYear();
    const ends = [here, here + 1].flatMap((one) => holidayDates(days, one));
    return ends.find((end) => end.at > at)?.at ?? at + DAY;
  };
  const bounds = (date: HolidayDate | undefined): ReturnType<typeof holidayBounds> =>
    date?.sure ? { from: date.at, to: endOf(date.at) } : undefined;
  if (year !== undefined) return bounds(holidayDates(rule, year)[0]);
  const here = new Date(today).getUTCFullYear();
  const dates: HolidayDate[] = [];
  // One year after the other, as far as is needed: to write a year out in another calendar takes a while.
  for (let one = here - 1 + Math.min(shift, 0); one <= here + 2 + Math.max(shift, 0); one++) {
    dates.push(...holidayDates(rule, one));
    const coming = one < here - 1 ? -1 : dates.findIndex(({ at }) => endOf(at) > today);
    const meant = coming < 0 ? undefined : dates[coming + shift];
    if (meant !== undefined) return bounds(meant);
  }
  return undefined;
}

/** When it is in a year: once, but for those of calendars with shorter years, which may come twice or not at all. */
export function holidayDates(rule: HolidayRule, year: number): readonly HolidayDate[] {
  switch (rule.type) {
    case 'date':
      return [sure(Date.UTC(year, rule.month - 1, rule.day))];
    case 'nth':
      return [sure(nthWeekday(year, rule.month, rule.nth, rule.weekday) + rule.plus * DAY)];
    case 'weekday':
      return [sure(weekdayBefore(Date.UTC(year, rule.month - 1, rule.day), rule.weekday) + rule.plus * DAY)];
    case 'easter':
      return [sure((rule.julian ? julianEasterOf(year) : easterOf(year)) + rule.days * DAY)];
    case 'calendar':
      return calendarDates(rule, year);
    case 'moved':
      return holidayDates(rule.of, year).map((one) => ({
        ...one,
        at: one.at + (rule.by[new Date(one.at).getUTCDay()] ?? 0) * DAY,
      }));
    case 'chinese':
      return reckoned(rule, isNear(year) ? chineseDay(rule.month, rule.day, year) : undefined);
    case 'tithi':
      return reckoned(rule, isNear(year) ? tithiDay(rule.month, rule.tithi, rule.hours, year) : undefined);
    case 'sign':
      return reckoned(rule, isNear(year) ? signDay(rule.sign, rule.until, year) : undefined);
  }
}

function reckoned(
  { plus }: { readonly plus: number },
  found: HolidayDate | undefined,
): readonly HolidayDate[] {
  return found === undefined ? [] : [{ ...found, at: found.at + plus * DAY }];
}

function sure(at: number): HolidayDate {
  return { at, sure: true };
}

function isNear(year: number): boolean {
  return year >= YEARS.from && year < YEARS.to;
}

function calendarDates(
  { calendar, months, day, plus, weekday }: Extract<HolidayRule, { type: 'calendar' }>,
  year: number,
): readonly HolidayDate[] {
  if (!isNear(year)) return [];
  const days = daysOf(calendar, year);
  return months
    .flatMap((month) => days.get(`${month} ${day}`) ?? [])
    .map((at) => sure((weekday === undefined ? at : weekdayBefore(at - DAY, weekday)) + plus * DAY));
}

/** The days of a year of ours by month and day of another calendar, of the years asked for last: each is written out once. */
const written = new Map<string, ReadonlyMap<string, readonly number[]>>();
const WRITTEN_MAX = 60;

function daysOf(calendar: string, year: number): ReadonlyMap<string, readonly number[]> {
  const key = `${calendar} ${year}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
  const days = new Map<string, number[]>();
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) {
    const parts = format.formatToParts(at);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    const name = `${part('month')} ${part('day')}`;
    days.set(name, [...(days.get(name) ?? []), at]);
  }
  if (written.size >= WRITTEN_MAX) written.clear();
  written.set(key, days);
  return days;
}

function weekdayBefore(at: number, weekday: number): number {
  return at - ((new Date(at).getUTCDay() - weekday + 7) % 7) * DAY;
}

function nthWeekday(year: number, month: number, ordinal: number, weekday: number): number {
  if (ordinal < 0) return weekdayBefore(Date.UTC(year, month, 0), weekday);
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (ordinal - 1) * 7) * DAY;
}

/** Gregorian Easter Sunday by the anonymous algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}

/** Easter Sunday of the Julian calendar, on ours (ibid.). */
function julianEasterOf(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return Date.UTC(year, month - 1, day + behind);
}
