import type { CalendarUnit, Day, Edge, Length } from '../languages/index.ts';
import { holidayBounds } from './holiday-dates.ts';
import { seasonFromNow, seasonNamed } from './seasons.ts';

/**
 * Where a stretch of the calendar begins and ends, as milliseconds on the face of the house's clock: `to` is the first that
 * does not belong to it.
 */
export interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly grain: CalendarUnit;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The (first) date of a day, as ISO 8601. */
export type DateOf = (day: Day) => string | undefined;

/** The bounds of the words, by what the clock's face shows now; `undefined` where there is no such stretch. */
export function stretchBounds(day: Day, now: number, dateOf: DateOf): Bounds | undefined {
  switch (day.type) {
    case 'unit':
      return unitAt(now, day.unit, day.shift);
    case 'units':
      return unitsBeside(now, day.unit, day.count, day.past);
    case 'week':
      return unitAt(now, 'week', day.weeks);
    case 'weekend':
      return unitAt(now, 'weekend', day.weeks);
    case 'month':
      return unitAt(now, 'month', day.months);
    case 'year':
      return { from: Date.UTC(day.year, 0), to: Date.UTC(day.year + 1, 0), grain: 'year' };
    case 'named-month':
      return namedMonth(day.month, day.year, day.shift, now);
    case 'quarter': {
      const year = day.year ?? yearOf(now);
      const from = Date.UTC(year, (day.quarter - 1) * 3);
      return { from, to: Date.UTC(year, day.quarter * 3), grain: 'quarter' };
    }
    case 'nth': {
      const whole = stretchBounds(day.of, now, dateOf);
      const found = whole === undefined ? undefined : nthIn(whole, day.ordinal, day.unit);
      const { of } = day;
      const gone = of.type === 'holiday' && of.year === undefined && found !== undefined && found.to <= now;
      if (gone && of.shift === 0) return stretchBounds({ ...day, of: { ...of, shift: 1 } }, now, dateOf);
      if (!day.coming || whole === undefined || (found !== undefined && found.to > now)) return found;
      return nthIn(unitAt(whole.to, 'month', 0), day.ordinal, day.unit);
    }
    case 'season':
      return seasonNamed(day.season, day.year, day.shift, now);
    case 'holds': {
      const inside = stretchBounds(day.day, now, dateOf);
      if (inside === undefined) return undefined;
      const whole = unitAt(inside.from, day.unit, 0);
      return day.unit === 'weekend' ? weekendBy(inside, whole, day.day.type === 'holiday') : whole;
    }
    case 'lasting': {
      const from = stretchBounds(day.from, now, dateOf)?.from;
      return from === undefined ? undefined : { from, to: shifted(from, day.length, 1), grain: 'day' };
    }
    case 'beside': {
      const other = shifted(now, day.length, day.past ? -1 : 1);
      return { from: Math.min(now, other), to: Math.max(now, other), grain: 'second' };
    }
    case 'workdays':
      return workdays(now, day.count, day.past, day.last === true);
    case 'edge': {
      const whole = stretchBounds(day.of, now, dateOf);
      return whole === undefined ? undefined : edgeOf(whole, day.edge, now);
    }
    case 'away': {
      const start = day.from === undefined ? now : stretchBounds(day.from, now, dateOf)?.from;
      if (start === undefined) return undefined;
      const from = shifted(start, day.length, day.back ? -1 : 1);
      const whole = day.length.ms === 0;
      return whole ? wholeDay(from) : { from, to: from + 1000, grain: 'second' };
    }
    case 'weekdays':
      return wholeDay(weekdaysFrom(now, day.weekday, day.count));
    case 'weekday-of': {
      const whole = stretchBounds(day.of, now, dateOf);
      return whole === undefined ? undefined : nthIn(whole, 1, day.weekday);
    }
    case 'holiday': {
      const year = day.calendar ? yearOf(now) + day.shift : day.year;
      const found = holidayBounds(day.holiday, year, day.shift, midnight(now));
      return found.type === 'not-known' ? undefined : { from: found.from, to: found.to, grain: 'day' };
    }
    case 'range':
      return rangeOf(day.from, day.to, now, dateOf);
    case 'end': {
      const last = day.working ? undefined : endOfUnit(day.of, now);
      if (last !== undefined) return edgeOf(last, 'end', now);
      const date = dateOf(day);
      return date === undefined ? undefined : wholeDay(Date.parse(`${date}T00:00:00Z`));
    }
    case 'plus':
      return wholeDay(midnight(now) + day.days * DAY);
    default: {
      const date = dateOf(day);
      return date === undefined ? undefined : wholeDay(Date.parse(`${date}T00:00:00Z`));
    }
  }
}

/** The weekend that a day lies next to; a holiday is part of it, with what is between: thanksgiving's begins on thursday. */
function weekendBy(inside: Bounds, ahead: Bounds, holiday: boolean): Bounds {
  const whole = ahead.from - inside.from > 3 * DAY ? unitAt(inside.from, 'weekend', -1) : ahead;
  const near = whole.from - inside.from <= 2 * DAY && inside.to - whole.to <= DAY;
  if (!holiday || !near) return whole;
  return { ...whole, from: Math.min(whole.from, inside.from), to: Math.max(whole.to, inside.to) };
}

/** A range that has begun is still meant: "from may to september", said in july. */
function rangeOf(first: Day, last: Day, now: number, dateOf: DateOf): Bounds | undefined {
  const from = stretchBounds(first, now, dateOf);
  const to = stretchBounds(last, now, dateOf);
  if (from === undefined || to === undefined) return undefined;
  const begins = pointOf(first, now, dateOf) ?? from.from;
  const ends = pointOf(last, now, dateOf) ?? to.to;
  if (ends > begins) return { from: begins, to: ends, grain: to.grain };
  const next = following(last, from.from);
  if (next !== undefined) return { from: from.from, to: next + DAY, grain: 'day' };
  const begun = yearOn(first) ? shifted(from.from, YEAR, -1) : from.from;
  return to.to > begun ? { from: begun, to: to.to, grain: to.grain } : undefined;
}

/** "The middle of march", "the end of the year": the moment that is meant where a stretch begins or ends with it. */
export function pointOf(day: Day, now: number, dateOf: DateOf): number | undefined {
  if (day.type === 'end') return day.working ? undefined : endOfUnit(day.of, now).to;
  const whole = day.type === 'edge' && day.point ? stretchBounds(day.of, now, dateOf) : undefined;
  if (whole === undefined || day.type !== 'edge') return undefined;
  switch (day.edge) {
    case 'start':
      return whole.from;
    case 'middle':
      return midnight((whole.from + whole.to) / 2);
    default:
      return whole.to;
  }
}

/** The first such day behind another: "monday to thursday", "april 27th to the third". */
function following(day: Day, from: number): number | undefined {
  if (day.type === 'weekday') return nextWeekday(from + DAY, day.weekday);
  if (day.type !== 'monthday' || day.months !== 0) return undefined;
  const start = new Date(from);
  const months = start.getUTCMonth() + (day.day > start.getUTCDate() ? 0 : 1);
  return Date.UTC(start.getUTCFullYear(), months, day.day);
}

const YEAR: Length = { ms: 0, days: 0, months: 12 };

function yearOn(day: Day): boolean {
  return (day.type === 'date' || day.type === 'named-month') && day.year === undefined;
}

function endOfUnit(of: 'week' | 'month' | number, now: number): Bounds {
  return typeof of === 'number' ? namedMonth(of, undefined, 0, now) : unitAt(now, of, 0);
}

function wholeDay(at: number): Bounds {
  const from = midnight(at);
  return { from, to: from + DAY, grain: 'day' };
}

function midnight(at: number): number {
  return Math.floor(at / DAY) * DAY;
}

function yearOf(at: number): number {
  return new Date(at).getUTCFullYear();
}

const EVEN: Partial<Record<CalendarUnit, number>> = { second: 1000, minute: MINUTE, hour: HOUR, day: DAY };

/** The unit that holds `now`, or the one so many further on. */
function unitAt(now: number, unit: CalendarUnit, shift: number): Bounds {
  const even = EVEN[unit];
  if (even !== undefined) {
    const from = Math.floor(now / even) * even + shift * even;
    return { from, to: from + even, grain: unit };
  }
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (unit) {
    case 'week': {
      const from = mondayOf(now) + shift * 7 * DAY;
      return { from, to: from + 7 * DAY, grain: 'week' };
    }
    case 'workweek': {
      const from = mondayOf(now) + shift * 7 * DAY;
      return { from, to: from + 5 * DAY, grain: 'day' };
    }
    case 'fortnight': {
      const from = midnight(now) + shift * 14 * DAY;
      return { from, to: from + 14 * DAY, grain: 'day' };
    }
    case 'decade': {
      const first = Math.floor(year / 10) * 10 + shift * 10;
      return { from: Date.UTC(first, 0), to: Date.UTC(first + 10, 0), grain: 'year' };
    }
    case 'weekend': {
      const from = mondayOf(now) + 5 * DAY + shift * 7 * DAY;
      return { from, to: from + 2 * DAY, grain: 'day' };
    }
    case 'quarter': {
      const first = Math.floor(month / 3) * 3 + shift * 3;
      return { from: Date.UTC(year, first), to: Date.UTC(year, first + 3), grain: 'quarter' };
    }
    case 'season':
      return seasonFromNow(now, shift);
    case 'year':
      return { from: Date.UTC(year + shift, 0), to: Date.UTC(year + shift + 1, 0), grain: 'year' };
    default:
      return { from: Date.UTC(year, month + shift), to: Date.UTC(year, month + shift + 1), grain: 'month' };
  }
}

/** So many days from Monday to Friday, beside today. */
function workdays(now: number, count: number, past: boolean, last: boolean): Bounds {
  const step = past ? -DAY : DAY;
  let first = Number.NaN;
  let at = midnight(now);
  for (let left = count; left > 0; left--) {
    do at += step;
    while (isWeekend(at));
    if (Number.isNaN(first)) first = at;
  }
  if (last) return wholeDay(at);
  return { from: Math.min(first, at), to: Math.max(first, at) + DAY, grain: 'day' };
}

function isWeekend(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function mondayOf(at: number): number {
  const day = midnight(at);
  return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY;
}

function unitsBeside(now: number, unit: CalendarUnit, count: number, past: boolean): Bounds {
  const first = unitAt(now, unit, past ? -count : 1);
  const last = unitAt(now, unit, past ? -1 : count);
  return { from: first.from, to: last.to, grain: unit };
}

/** The coming one, the present one included. */
function namedMonth(month: number, year: number | undefined, shift: number, now: number): Bounds {
  const date = new Date(now);
  const here = date.getUTCFullYear();
  const passed = date.getUTCMonth() + 1 > month;
  const base = year ?? (shift < 0 ? (passed ? here + 1 : here) : passed ? here + 1 : here);
  const which = year ?? base + shift;
  return { from: Date.UTC(which, month - 1), to: Date.UTC(which, month), grain: 'month' };
}

function nthIn(whole: Bounds, ordinal: number, unit: CalendarUnit | number): Bounds | undefined {
  if (typeof unit === 'number') {
    const first =
      ordinal > 0
        ? nextWeekday(whole.from, unit) + (ordinal - 1) * 7 * DAY
        : nextWeekday(whole.to - 7 * DAY, unit) + (ordinal + 1) * 7 * DAY;
    return first >= whole.from && first < whole.to ? wholeDay(first) : undefined;
  }
  if (unit === 'day') {
    const from = ordinal > 0 ? whole.from + (ordinal - 1) * DAY : whole.to + ordinal * DAY;
    return from >= whole.from && from < whole.to ? wholeDay(from) : undefined;
  }
  if (unit === 'week') {
    const from =
      ordinal > 0
        ? nextWeekday(whole.from, 1) + (ordinal - 1) * 7 * DAY
        : lastWeekOf(whole.to) + (ordinal + 1) * 7 * DAY;
    return { from, to: from + 7 * DAY, grain: 'week' };
  }
  if (unit === 'weekend') {
    const from =
      ordinal > 0
        ? nextWeekday(whole.from, 6) + (ordinal - 1) * 7 * DAY
        : nextWeekday(whole.to - 7 * DAY, 6) + (ordinal + 1) * 7 * DAY;
    return { from, to: from + 2 * DAY, grain: 'day' };
  }
  const inner = unitAt(whole.from, unit, 0);
  const shift = ordinal > 0 ? ordinal - 1 : 0;
  const found = ordinal > 0 ? unitAt(inner.from, unit, shift) : unitAt(whole.to - 1, unit, ordinal + 1);
  return found.from >= whole.from && found.from < whole.to ? found : undefined;
}

/** The last week that lies wholly before the end. */
function lastWeekOf(to: number): number {
  return mondayOf(to) - 7 * DAY;
}

/** The first such weekday on or after a day. */
function nextWeekday(from: number, weekday: number): number {
  const day = midnight(from);
  return day + ((weekday - new Date(day).getUTCDay() + 7) % 7) * DAY;
}

/** Thirds of a month, the first and last three days of a week, the first and last quarter of a year. */
function edgeOf(whole: Bounds, named: Edge, now: number): Bounds {
  const { from, to, grain } = whole;
  const short = grain === 'day' || EVEN[grain] !== undefined;
  const here = short ? now : midnight(now);
  const edge = named === 'gone' && to <= now ? 'start' : named === 'rest' && from > now ? 'end' : named;
  if (edge === 'rest') return { from: Math.max(from, here), to, grain: short ? 'second' : 'day' };
  if (edge === 'gone') return { from, to: Math.max(from, Math.min(to, here)), grain: 'day' };
  if (grain === 'month') {
    const second = from + 10 * DAY;
    const third = from + 20 * DAY;
    return {
      from: edge === 'start' ? from : edge === 'middle' ? second : third,
      to: edge === 'start' ? second : edge === 'middle' ? third : to,
      grain: 'day',
    };
  }
  if (grain === 'week') {
    const bounds = { start: [0, 3], middle: [2, 5], end: [4, 7] }[edge];
    return { from: from + bounds[0]! * DAY, to: from + bounds[1]! * DAY, grain: 'day' };
  }
  if (grain === 'year') {
    const year = yearOf(from);
    const months = { start: [0, 3], middle: [4, 8], end: [8, 12] }[edge];
    return { from: Date.UTC(year, months[0]!), to: Date.UTC(year, months[1]!), grain: 'month' };
  }
  const third = (to - from) / 3;
  const first = from + (edge === 'start' ? 0 : edge === 'middle' ? third : 2 * third);
  return { from: first, to: first + third, grain: 'hour' };
}

/** Months keep the day of the month where it exists. */
export function shifted(at: number, length: Length, sign: 1 | -1): number {
  const date = new Date(at);
  const months = length.months * sign;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  const base =
    months === 0
      ? at
      : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day) + (at - midnight(at));
  return base + sign * (length.days * DAY + length.ms);
}

/** The n-th such weekday after today, or before it where negative. */
function weekdaysFrom(now: number, weekday: number, count: number): number {
  const today = midnight(now);
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  if (count > 0) return today + (ahead === 0 ? 7 : ahead) * DAY + (count - 1) * 7 * DAY;
  return today + ((ahead === 0 ? 0 : ahead) - 7) * DAY + (count + 1) * 7 * DAY;
}
