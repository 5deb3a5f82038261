import type { Rule } from './recurrence-rule.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4;

/** A date as the parts of a rule look at it. `number` counts days since 1 January 1970. */
export interface Day {
  readonly number: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly monthDay: number;
  readonly yearDay: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly monthLength: number;
  readonly yearLength: number;
}

export function dayOf(number: number): Day {
  const date = new Date(number * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  return {
    number,
    year,
    month,
    monthDay: date.getUTCDate(),
    yearDay: number - dayNumber(year, 1, 1) + 1,
    weekday: weekdayOf(number),
    monthLength: monthLength(year, month),
    yearLength: yearLength(year),
  };
}

export function weekdayOf(number: number): number {
  return (((number + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

/** `month` may lie outside of 1 to 12 and is then one of a year before or after. */
export function dayNumber(year: number, month: number, monthDay: number): number {
  return Date.UTC(year, month - 1, monthDay) / DAY_MS;
}

export function monthLength(year: number, month: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

function yearLength(year: number): number {
  return dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1);
}

/**
 * Whether a date is what all the day parts of a rule name (RFC 5545 section 3.3.10: parts that expand and parts that limit
 * come to the same, the dates that fit all of them).
 */
export function fitsDay(rule: Rule, day: Day): boolean {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = rule;
  if (byMonth !== undefined && !byMonth.includes(day.month)) return false;
  if (byMonthDay !== undefined && !hasPlace(byMonthDay, day.monthDay, day.monthLength)) return false;
  if (byYearDay !== undefined && !hasPlace(byYearDay, day.yearDay, day.yearLength)) return false;
  if (byDay !== undefined && !byDay.some((wanted) => fitsWeekday(rule, wanted, day))) return false;
  return byWeekNo === undefined || fitsWeek(byWeekNo, rule.weekStart, day);
}

/** Places count from 1, and from the end with a minus. */
function hasPlace(places: readonly number[], place: number, length: number): boolean {
  return places.includes(place) || places.includes(place - length - 1);
}

/** "The third Monday" is that of the month, and of the year where a yearly rule names no month. */
function fitsWeekday(
  { freq, byMonth }: Rule,
  { weekday, place }: NonNullable<Rule['byDay']>[number],
  day: Day,
): boolean {
  if (weekday !== day.weekday) return false;
  if (place === 0) return true;
  const ofMonth = freq === 'MONTHLY' || byMonth !== undefined;
  const [at, length] = ofMonth ? [day.monthDay, day.monthLength] : [day.yearDay, day.yearLength];
  return place > 0 ? Math.ceil(at / 7) === place : Math.ceil((length - at + 1) / 7) === -place;
}

/** ISO 8601 weeks, but that they may begin on another weekday: the first has four days of the year at least. */
function fitsWeek(weeks: readonly number[], weekStart: number, day: Day): boolean {
  const start = firstWeek(day.year, weekStart);
  const next = firstWeek(day.year + 1, weekStart);
  const [from, to] =
    day.number < start
      ? [firstWeek(day.year - 1, weekStart), start]
      : day.number >= next
        ? [next, firstWeek(day.year + 2, weekStart)]
        : [start, next];
  return hasPlace(weeks, Math.floor((day.number - from) / 7) + 1, (to - from) / 7);
}

/** The day on which the first week of a year begins. */
export function firstWeek(year: number, weekStart: number): number {
  return startOfWeek(dayNumber(year, 1, 4), weekStart);
}

export function startOfWeek(number: number, weekStart: number): number {
  return number - ((weekdayOf(number) - weekStart + 7) % 7);
}
