import type { CalendarUnit, Day, Stretch } from '../../times/piece.ts';
import { type Token, wordAt } from '../../tokens.ts';
import { type Found, NUMBER_WORDS, numberAt, ordinalAt } from '../numbers.ts';
import { DAY_WORDS, type Locale, matches, monthAt, plainDayAt, weekdayAt } from './days.ts';
import { durationAt } from './durations.ts';
import { HOLIDAY_NAMES } from './holidays.ts';
import { EDGES_OF_MONTH, holidayAt, monthStretchAt, quarterAt, yearQuarter } from './months.ts';
import { afterUnit, calendarUnit, SHIFTS, UNITS, yearAt } from './units.ts';

export const STRETCH_WORDS: readonly string[] = [
  ...[...UNITS.keys()].filter((word) => word.length > 3),
  ...SHIFTS.keys(),
  ...[...HOLIDAY_NAMES.values()].flatMap((names) => names.flatMap(({ name }) => name.split(' '))),
  ...'beginning start middle end rest early mid late eom eoy bom boy ago hence back quarters'.split(' '),
];

const THE = new Set(['the', 'my', 'our']);

/** What was found in the sentence read last: stretches lie within stretches, and each is looked for once. */
let memo: { readonly tokens: readonly Token[]; readonly found: (Found<Day> | null | undefined)[] } = {
  tokens: [],
  found: [],
};

/** The longest stretch of the calendar that begins at a token. */
export function stretchAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  if (!mayBegin(tokens[at])) return undefined;
  if (memo.tokens !== tokens) memo = { tokens, found: [] };
  const { found } = memo;
  if (found[at] === undefined) {
    found[at] = null;
    found[at] = longestAt(tokens, at, locale) ?? null;
  }
  return found[at] ?? undefined;
}

function mayBegin(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'mark') return token?.word === '½';
  if (token.kind !== 'word') return true;
  const word = token.fix ?? token.word;
  return BEGINNINGS.has(word) || BEGINNINGS.has(token.stem);
}

function longestAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const start = THE.has(wordAt(tokens, at)) ? at + 1 : at;
  const found = [
    awayAt(tokens, at, locale),
    edgeAt(tokens, start, locale),
    nthAt(tokens, start, locale),
    weekdaysAt(tokens, start, locale),
    unitsAt(tokens, start),
    unitAt(tokens, start),
    weekThenDay(tokens, start),
    monthStretchAt(tokens, start),
    quarterAt(tokens, start),
    yearQuarter(tokens, start),
    holidayAt(tokens, start),
    dayRangeAt(tokens, start, locale),
  ];
  let longest: Found<Day> | undefined;
  for (const one of found) if (one !== undefined && one.end > (longest?.end ?? 0)) longest = one;
  return longest;
}

/** A day, or a stretch: whichever takes more words. */
function anyAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const plain = plainDayAt(tokens, at, locale);
  const stretch = stretchAt(tokens, at, locale);
  if (plain === undefined || (stretch !== undefined && stretch.end > plain.end))
    return stretch ?? yearAt(tokens, at);
  return plain;
}

/** "next week on monday", "this week friday". */
function weekThenDay(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const week = unitAt(tokens, at);
  if (week?.value.type !== 'unit' || week.value.unit !== 'week') return undefined;
  const on = wordAt(tokens, week.end) === 'on' ? week.end + 1 : week.end;
  const weekday = weekdayAt(tokens, on);
  return weekday === undefined
    ? undefined
    : { value: { type: 'weekday-of', weekday, of: week.value }, end: on + 1 };
}

/** "this week", "the year after next", "last month". */
function unitAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const shift = SHIFTS.get(wordAt(tokens, at));
  if (shift !== undefined) {
    const next = wordAt(tokens, at) === 'this' && wordAt(tokens, at + 1) === 'coming' ? at + 2 : at + 1;
    const unit = calendarUnit(tokens, next);
    if (unit === undefined || EVEN.has(unit)) return undefined;
    const moved = next > at + 1 ? 1 : shift;
    return { value: { type: 'unit', unit, shift: moved }, end: afterUnit(tokens, next) };
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
function unitsAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const shift = SHIFTS.get(wordAt(tokens, at));
  const lead = shift === undefined ? at : at + 1;
  const number = fewAt(tokens, lead);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 1 || number.value > 1000)
    return undefined;
  const later = shift === undefined ? SHIFTS.get(wordAt(tokens, number.end)) : shift;
  if (later === undefined || later === 0) return undefined;
  const next = shift === undefined ? number.end + 1 : number.end;
  const unit = calendarUnit(tokens, next);
  if (unit === undefined) return undefined;
  return {
    value: { type: 'units', unit, count: number.value, past: later < 0 },
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

/** "the third tuesday of september", "last week of october 2014", "the second to last day of the month". */
function nthAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
  const ordinal = wordAt(tokens, at) === 'last' ? { value: -1, end: at + 1 } : ordinalAt(tokens, at);
  if (ordinal === undefined) return undefined;
  const back = ordinal.value > 0 && wordAt(tokens, ordinal.end) === 'last';
  const next = back ? ordinal.end + 1 : ordinal.end;
  const value = back ? -ordinal.value : ordinal.value;
  const weekday = weekdayAt(tokens, next);
  const unit = weekday ?? calendarUnit(tokens, next);
  if (unit === undefined || unit === 'season') return undefined;
  const end = weekday === undefined ? afterUnit(tokens, next) : next + 1;
  const of = wordAt(tokens, end);
  if (of !== 'of' && of !== 'in') return undefined;
  const the = THE.has(wordAt(tokens, end + 1)) ? end + 2 : end + 1;
  const plain = calendarUnit(tokens, the);
  const whole: Found<Day> | undefined =
    anyAt(tokens, end + 1, locale) ??
    (the > end + 1 && plain !== undefined
      ? { value: { type: 'unit', unit: plain, shift: 0 }, end: afterUnit(tokens, the) }
      : undefined);
  return whole === undefined
    ? undefined
    : { value: { type: 'nth', ordinal: value, unit, of: whole.value }, end: whole.end };
}

const EDGES = new Map(
  Object.entries({
    beginning: 'start',
    start: 'start',
    middle: 'middle',
    end: 'end',
    rest: 'rest',
    remainder: 'rest',
  } as const),
);
const SHORT_EDGES = new Map<string, readonly ['start' | 'end', CalendarUnit]>([
  ['eom', ['end', 'month']],
  ['eoy', ['end', 'year']],
  ['bom', ['start', 'month']],
  ['boy', ['start', 'year']],
]);

/** "the end of next week", "beginning of 2017", "rest of the month", "EOY". */
function edgeAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
  const short = SHORT_EDGES.get(wordAt(tokens, at));
  if (short !== undefined)
    return {
      value: { type: 'edge', edge: short[0], of: { type: 'unit', unit: short[1], shift: 0 } },
      end: at + 1,
    };
  const edge = EDGES.get(wordAt(tokens, at));
  if (edge === undefined || wordAt(tokens, at + 1) !== 'of') return undefined;
  const from = wordAt(tokens, at + 2) === 'around' ? at + 3 : at + 2;
  const the = THE.has(wordAt(tokens, from)) ? from + 1 : from;
  const unit = calendarUnit(tokens, the);
  const whole =
    anyAt(tokens, from, locale) ??
    yearAt(tokens, the) ??
    (unit === undefined || EVEN.has(unit)
      ? undefined
      : { value: { type: 'unit', unit, shift: 0 } as const, end: afterUnit(tokens, the) });
  return whole === undefined ? undefined : { value: { type: 'edge', edge, of: whole.value }, end: whole.end };
}

/** "three days ago", "a week from tuesday", "two days after easter", "4 tuesdays from now", "14 days hence". */
function awayAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
  const number = numberAt(tokens, at);
  const weekday = number === undefined ? undefined : weekdayAt(tokens, number.end);
  if (number !== undefined && weekday !== undefined && number.value > 0 && number.value < 60) {
    const end = number.end + 1;
    if (matches(tokens, end, 'from now'))
      return { value: { type: 'weekdays', weekday, count: number.value }, end: end + 2 };
    if (wordAt(tokens, end) === 'later' || wordAt(tokens, end) === 'hence')
      return { value: { type: 'weekdays', weekday, count: number.value }, end: end + 1 };
    if (wordAt(tokens, end) === 'back' || wordAt(tokens, end) === 'ago')
      return { value: { type: 'weekdays', weekday, count: -number.value }, end: end + 1 };
  }
  const length = durationAt(tokens, at);
  if (length === undefined) return undefined;
  const { value, end } = length;
  const word = wordAt(tokens, end);
  if (word === 'ago' || word === 'back')
    return { value: { type: 'away', length: value, back: true }, end: end + 1 };
  if (word === 'hence') return { value: { type: 'away', length: value, back: false }, end: end + 1 };
  if (!['from', 'after', 'before'].includes(word) || wordAt(tokens, end + 1) === 'now') return undefined;
  const from = anyAt(tokens, end + 1, locale);
  return from === undefined
    ? undefined
    : { value: { type: 'away', length: value, back: word === 'before', from: from.value }, end: from.end };
}

/** "last tuesday", "wednesday after next", "monday of this week", "last week's sunday", "tuesday the 19th", "jul 18, fri". */
function weekdaysAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
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
  const weekday = weekdayAt(tokens, at);
  if (weekday === undefined) return dateThenWeekday(tokens, at, locale);
  if (matches(tokens, at + 1, 'after next'))
    return { value: { type: 'weekdays', weekday, count: 2 }, end: at + 3 };
  if (['of', 'in'].includes(wordAt(tokens, at + 1))) {
    const week = unitAt(tokens, at + 2);
    if (week !== undefined) return { value: { type: 'weekday-of', weekday, of: week.value }, end: week.end };
  }
  if (wordAt(tokens, at + 1) === 'last' && calendarUnit(tokens, at + 2) === 'week')
    return {
      value: { type: 'weekday-of', weekday, of: { type: 'unit', unit: 'week', shift: -1 } },
      end: at + 3,
    };
  const next = [',', '.'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const bare = ordinalAt(tokens, next);
  if (
    bare !== undefined &&
    bare.value <= 31 &&
    monthAt(tokens, bare.end) === undefined &&
    wordAt(tokens, bare.end) !== 'of'
  )
    return { value: { type: 'monthday', day: bare.value, months: 0, weekday }, end: bare.end };
  const date = plainDayAt(tokens, next, locale);
  if (date?.value.type === 'date') return { value: { ...date.value, weekday }, end: date.end };
  return date?.value.type === 'monthday' && date.value.months === 0
    ? { value: { ...date.value, weekday }, end: date.end }
    : undefined;
}

function dateThenWeekday(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  if (monthAt(tokens, at) === undefined && tokens[at]?.kind !== 'number') return undefined;
  const date = plainDayAt(tokens, at, locale);
  if (date?.value.type !== 'date') return undefined;
  const next = wordAt(tokens, date.end) === ',' ? date.end + 1 : date.end;
  return next > date.end && weekdayAt(tokens, next) !== undefined
    ? { value: date.value, end: next + 1 }
    : undefined;
}

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
function dayRangeAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
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
      const of = wordAt(tokens, last.end) === 'of' ? last.end + 1 : last.end;
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
  const from = plainDayAt(tokens, start, locale) ?? (led ? anyAt(tokens, start, locale) : undefined);
  if (from === undefined || !joins(from.end)) return undefined;
  const to = anyAt(tokens, from.end + 1, locale);
  return to === undefined || to.value.type === 'year'
    ? undefined
    : { value: { type: 'range', from: from.value, to: to.value }, end: to.end };
}

/** Words that a stretch may begin with. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  ...THE,
  ...SHIFTS.keys(),
  ...UNITS.keys(),
  ...EDGES.keys(),
  ...SHORT_EDGES.keys(),
  ...EDGES_OF_MONTH.keys(),
  ...HOLIDAY_NAMES.keys(),
  ...DAY_WORDS,
  ...NUMBER_WORDS,
  ...'a an the few several couple pair from between tomorrow yesterday q q1 q2 q3 q4 the'.split(' '),
]);
