import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { CalendarUnit, Stretch } from '../../index.ts';
import { numberAt } from '../numbers.ts';
import { unitAt } from './durations.ts';
import { afterUnit, calendarUnit, SHIFTS, yearAt } from './units.ts';

/** "this week", "the year after next", "last month". */
export function calendarUnitAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const shift = SHIFTS.get(wordAt(tokens, at));
  if (shift !== undefined) {
    const next = wordAt(tokens, at) === 'this' && wordAt(tokens, at + 1) === 'coming' ? at + 2 : at + 1;
    const unit = calendarUnit(tokens, next);
    const moved = next > at + 1 ? 1 : shift;
    const end = afterUnit(tokens, next);
    if (unit === undefined || unit === 'day') return undefined;
    if (!EVEN.has(unit)) return { value: { type: 'unit', unit, shift: moved }, end };
    const length = unitAt(tokens, next);
    return moved === 0 || length === undefined
      ? undefined
      : { value: { type: 'beside', length, past: moved < 0 }, end };
  }
  const unit = calendarUnit(tokens, at);
  if (unit === undefined || EVEN.has(unit)) return undefined;
  const end = afterUnit(tokens, at);
  if (wordAt(tokens, at - 1) === 'the' && isWholeUnit(tokens, at, end) && unit !== 'season')
    return { value: { type: 'unit', unit, shift: 0 }, end };
  return matches(tokens, end, 'after next')
    ? { value: { type: 'unit', unit, shift: 2 }, end: end + 2 }
    : undefined;
}

/** "for the week", "over the month", and "the week" alone; not the week of "plan the week". */
function isWholeUnit(tokens: readonly Token[], at: number, end: number): boolean {
  const before = wordAt(tokens, at - 2);
  if (['after', 'of', 'before'].includes(wordAt(tokens, end))) return false;
  return WHOLE_LEADS.has(before) || (at === 1 && tokens[end] === undefined);
}

const WHOLE_LEADS = new Set(['for', 'during', 'over', 'throughout', 'within', 'in', 'of']);

const EVEN: ReadonlySet<CalendarUnit> = new Set<CalendarUnit>(['second', 'minute', 'hour', 'day']);

/** "the next three days", "last two weeks", "the past couple of months", "two upcoming days", "next hour". */
export function unitsAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const shift = SHIFTS.get(wordAt(tokens, at));
  const lead = shift === undefined ? at : at + 1;
  const number = fewAt(tokens, lead);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 1 || number.value > 1000)
    return undefined;
  const later = shift === undefined ? SHIFTS.get(wordAt(tokens, number.end)) : shift;
  if (later === undefined || later === 0) return undefined;
  const next = shift === undefined ? number.end + 1 : number.end;
  const unit = calendarUnit(tokens, next);
  const { value: count } = number;
  if (unit === undefined) {
    const end = workdaysAt(tokens, next);
    return end === undefined ? undefined : { value: { type: 'workdays', count, past: later < 0 }, end };
  }
  return {
    value: { type: 'units', unit, count, past: later < 0 },
    end: afterUnit(tokens, next),
  };
}

/** A number, "a couple of", "a few", "several". */
function fewAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const start = wordAt(tokens, at) === 'a' ? at + 1 : at;
  const word = wordAt(tokens, start);
  const count =
    word === 'couple' || word === 'pair' ? 2 : word === 'few' || word === 'several' ? 3 : undefined;
  if (count === undefined) return numberAt(tokens, at);
  return { value: count, end: wordAt(tokens, start + 1) === 'of' ? start + 2 : start + 1 };
}

/** The end of "business days". */
export function workdaysAt(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  if (word === 'workdays' || word === 'weekdays' || word === 'workday') return at + 1;
  const day = wordAt(tokens, at + 1);
  return WORKING.has(word) && (day === 'days' || day === 'day') ? at + 2 : undefined;
}

const WORKING = new Set(['business', 'working', 'work']);

const SEASONS = new Map([
  ['winter', 0],
  ['spring', 1],
  ['summer', 2],
  ['fall', 3],
  ['autumn', 3],
]);

/** "This summer", "last winter", "summer 2027", "in the spring"; "spring" and "fall" alone are other words. */
export function seasonAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const shift = SHIFTS.get(wordAt(tokens, at));
  const start = shift === undefined ? at : at + 1;
  const season = SEASONS.get(wordAt(tokens, start));
  if (season === undefined) return undefined;
  const of = ['of', ','].includes(wordAt(tokens, start + 1)) ? start + 2 : start + 1;
  const year = yearAt(tokens, of);
  if (year?.value.type === 'year')
    return { value: { type: 'season', season, year: year.value.year, shift: 0 }, end: year.end };
  const led =
    IN.has(wordAt(tokens, at - 1)) || (IN.has(wordAt(tokens, at - 2)) && wordAt(tokens, at - 1) === 'the');
  if (shift === undefined && !led) return undefined;
  return { value: { type: 'season', season, shift: shift ?? 0 }, end: start + 1 };
}

const IN = new Set(['in', 'during', 'until', 'till', 'since', 'by', 'before', 'after']);
