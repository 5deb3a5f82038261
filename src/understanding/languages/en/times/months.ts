import { type Found, matches, stemAt, type Token, wordAt } from '../../../text/index.ts';
import type { Locale, Stretch } from '../../index.ts';
import { ordinalAt } from '../numbers.ts';
import { monthAt } from './days.ts';
import { durationAt } from './durations.ts';
import { HOLIDAY_NAMES, holidayIn, UNSURE_HOLIDAYS } from './holidays.ts';
import { calendarUnit, SHIFTS, UNITS, yearAt } from './units.ts';

/** "March", "march 2015", "in october of last year", "early march", "next march", "march after next". */
export function monthStretchAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const lead = wordAt(tokens, at);
  const shift = SHIFTS.get(lead);
  const edge = EDGES_OF_MONTH.get(lead);
  const start = shift !== undefined || edge !== undefined ? at + 1 : at;
  const month = monthAt(tokens, start);
  if (month === undefined) return undefined;
  const comma = [',', 'of', 'in'].includes(wordAt(tokens, start + 1)) ? start + 2 : start + 1;
  const year = yearAt(tokens, comma);
  const away = yearsAway(tokens, start + 1);
  const alone = tokens[at - 1] === undefined && tokens[start + 1] === undefined;
  const sure =
    alone ||
    start > at ||
    !UNSURE_MONTHS.has(wordAt(tokens, start)) ||
    LEADS.has(wordAt(tokens, at - 1)) ||
    matches(tokens, start + 1, 'after next');
  if (!sure && year === undefined && away === undefined) return undefined;
  let value: Stretch;
  let end = start + 1;
  if (year?.value.type === 'year') {
    value = { type: 'named-month', month, year: year.value.year, shift: 0 };
    end = year.end;
  } else if (matches(tokens, start + 1, 'after next')) {
    value = { type: 'named-month', month, shift: 1 };
    end = start + 3;
  } else if (away !== undefined) {
    value = { type: 'named-month', month, shift: away.value };
    end = away.end;
  } else value = { type: 'named-month', month, shift: shift === -1 ? -1 : 0 };
  return { value: edge === undefined ? value : { type: 'edge', edge, of: value }, end };
}

export const EDGES_OF_MONTH = new Map(
  Object.entries({ early: 'start', mid: 'middle', middle: 'middle', late: 'end' } as const),
);
const UNSURE_MONTHS = new Set(['may', 'march', 'mar', 'dec', 'sep']);
const LEADS = new Set([
  'in',
  'of',
  'since',
  'until',
  'till',
  'by',
  'during',
  'for',
  'before',
  'after',
  'last',
  'next',
]);

/** "in a year", "in 3 years", "1 year ago", "of last year", after a month or a holiday. */
function yearsAway(tokens: readonly Token[], at: number): Found<number> | undefined {
  const start = wordAt(tokens, at) === 'of' || wordAt(tokens, at) === 'in' ? at + 1 : at;
  const shift = SHIFTS.get(wordAt(tokens, start));
  if (shift !== undefined && calendarUnit(tokens, start + 1) === 'year')
    return { value: shift, end: start + 2 };
  const length = durationAt(tokens, start);
  if (length === undefined || length.value.months % 12 !== 0 || length.value.months === 0) return undefined;
  const years = length.value.months / 12;
  if (wordAt(tokens, length.end) === 'ago') return { value: -years, end: length.end + 1 };
  return start > at ? { value: years, end: length.end } : undefined;
}

/** "2018Q4", "18q4". */
export function yearQuarter(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const [year, letter, figure] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (year?.kind !== 'number' || letter?.word !== 'q' || letter.start !== year.end) return undefined;
  if (figure?.kind !== 'number' || figure.start !== letter.end || !/^[1-4]$/.test(figure.word))
    return undefined;
  const full = year.word.length === 2 ? 2000 + year.value! : year.value!;
  return { value: { type: 'quarter', quarter: figure.value!, year: full }, end: at + 3 };
}

/** "third quarter", "4th qtr 2018", "q3 of 2019", "first quarter of next year". */
export function quarterAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const short = /^q([1-4])$/.exec(
    `${wordAt(tokens, at)}${tokens[at + 1]?.kind === 'number' ? tokens[at + 1]!.word : ''}`,
  );
  const ordinal = short === null ? ordinalAt(tokens, at) : undefined;
  const named = ordinal !== undefined && UNITS.get(stemAt(tokens, ordinal.end)) === 'quarter';
  if (short === null && !named) return undefined;
  const quarter = short === null ? ordinal!.value : Number(short[1]);
  if (quarter > 4) return undefined;
  const end = short === null ? ordinal!.end + 1 : at + 2;
  const of = ['of', 'in', ','].includes(wordAt(tokens, end)) ? end + 1 : end;
  const year = yearAt(tokens, of);
  return year?.value.type === 'year'
    ? { value: { type: 'quarter', quarter, year: year.value.year }, end: year.end }
    : { value: { type: 'quarter', quarter }, end };
}

/** "Christmas *lights*" are no day. */
const FESTIVE = new Set(
  'light lamp tree decoration music song carol playlist scene mode switch plug'.split(' '),
);

/** "christmas", "thanksgiving 2017", "next halloween", "easter in a year", "last thanksgiving". */
export function holidayAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
  const shift = SHIFTS.get(wordAt(tokens, at));
  const start = shift === undefined ? at : at + 1;
  for (const { name: said, stems } of HOLIDAY_NAMES.get(stemAt(tokens, start)) ?? []) {
    if (!stems.every((stem, offset) => stemAt(tokens, start + offset) === stem)) continue;
    const holiday = holidayIn(locale, said);
    const end = start + stems.length;
    if (shift === undefined && FESTIVE.has(stemAt(tokens, end))) return undefined;
    const of = ['of', 'in', ','].includes(wordAt(tokens, end)) ? end + 1 : end;
    const year = yearAt(tokens, of);
    if (year?.value.type === 'year')
      return { value: { type: 'holiday', holiday, year: year.value.year, shift: 0 }, end: year.end };
    const away = yearsAway(tokens, end);
    if (away !== undefined) {
      const calendar = wordAt(tokens, away.end - 1) === 'year' && wordAt(tokens, end) === 'of';
      const value = {
        type: 'holiday',
        holiday,
        shift: away.value,
        ...(calendar ? { calendar } : {}),
      } as const;
      return { value, end: away.end };
    }
    const led = shift !== undefined || HOLIDAY_LEADS.has(wordAt(tokens, at - 1)) || at === 0;
    if (UNSURE_HOLIDAYS.has(said) && !led) return undefined;
    return { value: { type: 'holiday', holiday, shift: shift === -1 ? -1 : 0 }, end };
  }
  return undefined;
}

const HOLIDAY_LEADS = new Set([
  'in',
  'during',
  'for',
  'until',
  'till',
  'since',
  'by',
  'before',
  'after',
  'of',
  'over',
]);
