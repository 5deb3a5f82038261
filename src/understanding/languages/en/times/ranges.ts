import { type Found, type Token, wordAt } from '../../../text/index.ts';
import type { Day, Locale, Stretch } from '../../index.ts';
import { numberAt, ordinalAt } from '../numbers.ts';
import { monthAt, plainDayAt } from './days.ts';
import { SHIFTS, THE, yearAt } from './units.ts';

/** Reads any day or stretch: the ends of a range may be ranges' neighbours of every sort. */
export type AnyAt = (tokens: readonly Token[], at: number, locale: Locale) => Found<Day> | undefined;

/** "from 2014 to 2018", "2014-2018". */
function yearRangeAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const led = ['from', 'between', 'in'].includes(wordAt(tokens, at));
  const from = yearAt(tokens, led ? at + 1 : at);
  if (from === undefined) return undefined;
  const joint = wordAt(tokens, from.end);
  if (!TO.has(joint) && !(wordAt(tokens, at) === 'between' && joint === 'and')) return undefined;
  const to = yearAt(tokens, from.end + 1);
  return to === undefined
    ? undefined
    : { value: { type: 'range', from: from.value, to: to.value }, end: to.end };
}

const TO = new Set(['to', '-', 'until', 'till', 'through', 'thru']);

/** "July 13-15", "13 to 15 july", "from the 13th to the 15th of July", "monday to thursday", "aug 27 - sep 3". */
export function dayRangeAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
  anyAt: AnyAt,
): Found<Stretch> | undefined {
  const years = yearRangeAt(tokens, at);
  if (years !== undefined) return years;
  const word = wordAt(tokens, at);
  const led = word === 'from' || word === 'between';
  const start = led ? at + 1 : at;
  const month = monthAt(tokens, start);
  const the = (place: number): number => (THE.has(wordAt(tokens, place)) ? place + 1 : place);
  const joins = (place: number): boolean =>
    TO.has(wordAt(tokens, place)) || (word === 'between' && wordAt(tokens, place) === 'and');
  const figures = the(month === undefined ? start : start + 1);
  const first = ordinalAt(tokens, figures) ?? numberAt(tokens, figures);
  if (first !== undefined && joins(first.end) && first.value >= 1 && first.value <= 31) {
    const last = ordinalAt(tokens, the(first.end + 1)) ?? numberAt(tokens, the(first.end + 1));
    if (last !== undefined && last.value > first.value && last.value <= 31) {
      const of = ['of', 'in'].includes(wordAt(tokens, last.end)) ? last.end + 1 : last.end;
      const shift = month === undefined && of > last.end ? monthUnitAt(tokens, of) : undefined;
      if (shift !== undefined) {
        const dayOf = (day: number): Day => ({ type: 'monthday', day, months: shift.value });
        return { value: { type: 'range', from: dayOf(first.value), to: dayOf(last.value) }, end: shift.end };
      }
      const named = month ?? monthAt(tokens, of);
      const end = month === undefined ? of + 1 : last.end;
      if (named !== undefined) {
        const comma = wordAt(tokens, end) === ',' ? end + 1 : end;
        const year = yearAt(tokens, comma);
        const whole = year?.value.type === 'year' ? { year: year.value.year } : {};
        const dayOf = (day: number): Day => ({ type: 'date', month: named, day, ...whole });
        return {
          value: { type: 'range', from: dayOf(first.value), to: dayOf(last.value) },
          end: year?.end ?? end,
        };
      }
    }
  }
  const from = [
    plainDayAt(tokens, start, locale),
    led || month !== undefined ? anyAt(tokens, start, locale) : undefined,
    month === undefined ? undefined : { value: monthOf(month), end: start + 1 },
  ].find((found) => found !== undefined && joins(found.end));
  if (from === undefined) return undefined;
  const last = monthAt(tokens, from.end + 1);
  const to =
    anyAt(tokens, from.end + 1, locale) ??
    anyAt(tokens, the(from.end + 1), locale) ??
    (last === undefined ? undefined : { value: monthOf(last), end: from.end + 2 });
  if (to === undefined || (to.value.type === 'year' && from.value.type !== 'year')) return undefined;
  return { value: { type: 'range', from: sameYear(from.value, to.value), to: to.value }, end: to.end };
}

/** "This month", "the month", "next month". */
function monthUnitAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const lead = wordAt(tokens, at);
  const months = lead === 'the' ? 0 : SHIFTS.get(lead);
  return months === undefined || months < 0 || wordAt(tokens, at + 1) !== 'month'
    ? undefined
    : { value: months, end: at + 2 };
}

function monthOf(month: number): Day {
  return { type: 'named-month', month, shift: 0 };
}

/** "Nov 18 - dec 19, 2015": the year that is said at the end holds for the beginning, or the year before. */
function sameYear(from: Day, to: Day): Day {
  if (to.type !== 'date' && to.type !== 'named-month') return from;
  if ((from.type !== 'date' && from.type !== 'named-month') || from.year !== undefined) return from;
  if (to.year === undefined) return from;
  return { ...from, year: from.month > to.month ? to.year - 1 : to.year };
}
