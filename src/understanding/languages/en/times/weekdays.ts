import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { Day, Locale, Stretch } from '../../index.ts';
import { numberAt, ordinalAt } from '../numbers.ts';
import { calendarUnitAt } from './calendar.ts';
import { monthAt, plainDayAt, weekdayAt } from './days.ts';
import { calendarUnit, SHIFTS } from './units.ts';

/** "next week on monday", "this week friday". */
export function weekThenDay(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const week = calendarUnitAt(tokens, at);
  if (week?.value.type !== 'unit' || week.value.unit !== 'week') return undefined;
  const on = wordAt(tokens, week.end) === 'on' ? week.end + 1 : week.end;
  const weekday = weekdayAt(tokens, on);
  return weekday === undefined
    ? undefined
    : { value: { type: 'weekday-of', weekday, of: week.value }, end: on + 1 };
}

/** "last tuesday", "wednesday after next", "monday of this week", "last week's sunday", "tuesday the 19th", "jul 18, fri". */
export function weekdaysAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const word = wordAt(tokens, at);
  if (SHIFTS.get(word) === -1) {
    const weekday = weekdayAt(tokens, at + 1);
    if (weekday !== undefined) return { value: { type: 'weekdays', weekday, count: -1 }, end: at + 2 };
    const of = calendarUnit(tokens, at + 1) === 'week' ? weekdayAt(tokens, at + 2) : undefined;
    if (of !== undefined)
      return {
        value: { type: 'weekday-of', weekday: of, of: { type: 'unit', unit: 'week', shift: -1 } },
        end: at + 3,
      };
    return undefined;
  }
  const led = SHIFTS.has(word) ? dateOn(tokens, at + 1, locale) : undefined;
  if (led !== undefined) return led;
  const weekday = weekdayAt(tokens, at);
  if (weekday === undefined) return dateThenWeekday(tokens, at, locale);
  if (matches(tokens, at + 1, 'after next'))
    return { value: { type: 'weekdays', weekday, count: 2 }, end: at + 3 };
  if (['of', 'in'].includes(wordAt(tokens, at + 1))) {
    const week = calendarUnitAt(tokens, wordAt(tokens, at + 2) === 'the' ? at + 3 : at + 2);
    if (week !== undefined) return { value: { type: 'weekday-of', weekday, of: week.value }, end: week.end };
  }
  if (wordAt(tokens, at + 1) === 'last' && calendarUnit(tokens, at + 2) === 'week')
    return {
      value: { type: 'weekday-of', weekday, of: { type: 'unit', unit: 'week', shift: -1 } },
      end: at + 3,
    };
  const next = [',', '.'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return weeksOn(tokens, next, weekday) ?? withDate(tokens, next, weekday, locale);
}

/** "This friday 5/12", "next 6th of april": the coming one. */
function dateOn(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const weekday = weekdayAt(tokens, at);
  const found =
    weekday === undefined ? plainDayAt(tokens, at, locale) : withDate(tokens, at + 1, weekday, locale);
  return found?.value.type === 'date' || (weekday !== undefined && found?.value.type === 'monthday')
    ? found
    : undefined;
}

/** "Monday two weeks from now". */
function weeksOn(tokens: readonly Token[], at: number, weekday: number): Found<Day> | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || calendarUnit(tokens, number.end) !== 'week') return undefined;
  if (!matches(tokens, number.end + 1, 'from now')) return undefined;
  const of = { type: 'unit', unit: 'week', shift: number.value } as const;
  return { value: { type: 'weekday-of', weekday, of }, end: number.end + 3 };
}

/** The date behind a weekday: "tuesday the 19th", "friday, july 18", "friday 31". */
function withDate(
  tokens: readonly Token[],
  at: number,
  weekday: number,
  locale: Locale,
): Found<Day> | undefined {
  const bare = ordinalAt(tokens, at) ?? figureAt(tokens, at);
  if (
    bare !== undefined &&
    bare.value <= 31 &&
    monthAt(tokens, bare.end) === undefined &&
    wordAt(tokens, bare.end) !== 'of'
  )
    return { value: { type: 'monthday', day: bare.value, months: 0, weekday }, end: bare.end };
  const date = plainDayAt(tokens, at, locale);
  if (date?.value.type === 'date') return { value: { ...date.value, weekday }, end: date.end };
  return date?.value.type === 'monthday' && date.value.months === 0
    ? { value: { ...date.value, weekday }, end: date.end }
    : undefined;
}

/** A figure that is too big for an hour of the day as people say them. */
function figureAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'number' || token.stroke || !/^\d\d$/.test(token.word) || token.value! < 13)
    return undefined;
  const goes = after === undefined || after.kind === 'mark' || AFTER_DATES.has(after.word);
  return goes && after?.word !== '-' && after?.word !== '%'
    ? { value: token.value!, end: at + 1 }
    : undefined;
}

const AFTER_DATES = new Set(['at', 'between', 'from', 'and', 'in', 'for']);

function dateThenWeekday(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  if (monthAt(tokens, at) === undefined && tokens[at]?.kind !== 'number') return undefined;
  const date = plainDayAt(tokens, at, locale);
  if (date?.value.type !== 'date') return undefined;
  const next = wordAt(tokens, date.end) === ',' ? date.end + 1 : date.end;
  const weekday = weekdayAt(tokens, next);
  return next > date.end && weekday !== undefined
    ? { value: { ...date.value, weekday }, end: next + 1 }
    : undefined;
}
