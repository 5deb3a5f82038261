import { type Found, matches, oncePerPlace, type Token, wordAt } from '../../../text/index.ts';
import { type CalendarUnit, type Day, type Edge, type Locale, NO_LENGTH, type Stretch } from '../../index.ts';
import { NUMBER_WORDS, numberAt, ordinalAt } from '../numbers.ts';
import { calendarUnitAt, seasonAt, unitsAt, workdaysAt } from './calendar.ts';
import { DAY_WORDS, plainDayAt, weekdayAt } from './days.ts';
import { durationAt } from './durations.ts';
import { HOLIDAY_NAMES, HOLIDAY_WORDS } from './holidays.ts';
import { EDGES_OF_MONTH, holidayAt, monthStretchAt, quarterAt, yearQuarter } from './months.ts';
import { dayRangeAt } from './ranges.ts';
import { afterUnit, calendarUnit, SHIFTS, THE, UNITS, yearAt } from './units.ts';
import { weekdaysAt, weekThenDay } from './weekdays.ts';

/** Words of stretches, but for those of holidays. */
export const STRETCH_STARTS: readonly string[] = [
  ...[...UNITS.keys()].filter((word) => word.length > 3),
  ...SHIFTS.keys(),
  ...'beginning start middle end rest early mid late eom eoy bom boy ago hence back quarters'.split(' '),
];

export const STRETCH_WORDS: readonly string[] = [...STRETCH_STARTS, ...HOLIDAY_WORDS];

/** The longest stretch of the calendar that begins at a token. Stretches lie within stretches, and each is looked for once. */
export function stretchAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  return mayBegin(tokens[at]) ? knownStretchAt(tokens, at, locale) : undefined;
}

const knownStretchAt = oncePerPlace(longestAt);

function mayBegin(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'mark') return token?.word === '½';
  if (token.kind !== 'word') return true;
  const word = token.said;
  return BEGINNINGS.has(word) || BEGINNINGS.has(token.stem);
}

function longestAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const start = THE.has(wordAt(tokens, at)) ? at + 1 : at;
  if (start > at && !mayBegin(tokens[start])) return undefined;
  const found = [
    awayAt(tokens, at, locale),
    besideAt(tokens, start, locale),
    edgeAt(tokens, start, locale),
    nthAt(tokens, start, locale),
    ownNthAt(tokens, start),
    weekdaysAt(tokens, start, locale),
    unitsAt(tokens, start),
    calendarUnitAt(tokens, start),
    weekThenDay(tokens, start),
    monthStretchAt(tokens, start),
    quarterAt(tokens, start),
    yearQuarter(tokens, start),
    holidayAt(tokens, start, locale),
    dayRangeAt(tokens, start, locale, anyAt),
    seasonAt(tokens, start),
    weekOfAt(tokens, start, locale),
    spanFromAt(tokens, start, locale),
  ];
  let longest: Found<Day> | undefined;
  for (const one of found) if (one !== undefined && one.end > (longest?.end ?? 0)) longest = one;
  return longest;
}

/** As `anyAt`, but for ranges: "the end of may to july" ends in July. */
function oneAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const found = anyAt(tokens, at, locale);
  if (found?.value.type !== 'range') return found;
  return (
    plainDayAt(tokens, at, locale) ??
    monthStretchAt(tokens, at) ??
    calendarUnitAt(tokens, at) ??
    holidayAt(tokens, at, locale) ??
    yearAt(tokens, at)
  );
}

/** "Next year's first quarter", "next month's second monday". */
function ownNthAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const whole = calendarUnitAt(tokens, at);
  if (whole === undefined || !tokens[whole.end - 1]!.word.endsWith("'s")) return undefined;
  const ordinal = ordinalAt(tokens, whole.end);
  if (ordinal === undefined) return undefined;
  const weekday = weekdayAt(tokens, ordinal.end);
  const unit = weekday ?? calendarUnit(tokens, ordinal.end);
  if (unit === undefined || unit === 'season') return undefined;
  const end = weekday === undefined ? afterUnit(tokens, ordinal.end) : ordinal.end + 1;
  return { value: { type: 'nth', ordinal: ordinal.value, unit, of: whole.value }, end };
}

/** A day, or a stretch: whichever takes more words. */
function anyAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const plain = plainDayAt(tokens, at, locale);
  const stretch = stretchAt(tokens, at, locale);
  if (plain === undefined || (stretch !== undefined && stretch.end > plain.end))
    return stretch ?? yearAt(tokens, at);
  return plain;
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
  if (of !== 'of' && of !== 'in') {
    if (weekday === undefined || ordinal.value < 1) return undefined;
    const month = { type: 'unit', unit: 'month', shift: 0 } as const;
    return { value: { type: 'nth', ordinal: value, unit: weekday, of: month, coming: true }, end };
  }
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

/** "the end of next week", "beginning of 2017", "rest of the month", "earlier this year", "mid 1989", "end of the day", "EOY". */
function edgeAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
  const word = wordAt(tokens, at);
  const short = SHORT_EDGES.get(word);
  if (short !== undefined)
    return {
      value: { type: 'edge', edge: short[0], of: { type: 'unit', unit: short[1], shift: 0 } },
      end: at + 1,
    };
  const beside = BESIDE_EDGES.get(word);
  if (beside !== undefined) {
    const shift = SHIFTS.get(wordAt(tokens, at + 1));
    const whole =
      shift === undefined
        ? beside === 'middle'
          ? yearAt(tokens, at + 1)
          : undefined
        : calendarUnitAt(tokens, at + 1);
    if (whole !== undefined)
      return { value: { type: 'edge', edge: beside, of: whole.value }, end: whole.end };
  }
  const edge = EDGES.get(word);
  if (edge === undefined) return undefined;
  if (wordAt(tokens, at + 1) === 'of') return edgeOf(tokens, at + 2, edge, locale);
  return edge === 'rest' && THE.has(wordAt(tokens, at + 1))
    ? edgeOf(tokens, at + 1, edge, locale)
    : undefined;
}

function edgeOf(
  tokens: readonly Token[],
  at: number,
  edge: Edge,
  locale: Locale,
): Found<Stretch> | undefined {
  const from = wordAt(tokens, at) === 'around' ? at + 1 : at;
  const the = THE.has(wordAt(tokens, from)) || SHIFTS.get(wordAt(tokens, from)) === 0 ? from + 1 : from;
  const unit = calendarUnit(tokens, the);
  const edged = (of: Day, end: number): Found<Stretch> => ({
    value: { type: 'edge', edge, of, ...(edge === 'rest' ? {} : { point: true }) },
    end,
  });
  if (unit === 'day') return edged({ type: 'plus', days: 0 }, afterUnit(tokens, the));
  const whole =
    oneAt(tokens, from, locale) ??
    (the > from ? oneAt(tokens, the, locale) : undefined) ??
    yearAt(tokens, the) ??
    (unit === undefined || unit === 'hour' || unit === 'minute' || unit === 'second'
      ? undefined
      : { value: { type: 'unit', unit, shift: 0 } as const, end: afterUnit(tokens, the) });
  return whole === undefined ? undefined : edged(whole.value, whole.end);
}

/** Right before a stretch: "earlier this month", "late next week", "mid 1989". */
const BESIDE_EDGES = new Map<string, Edge>([
  ['earlier', 'gone'],
  ['later', 'rest'],
  ['early', 'start'],
  ['mid', 'middle'],
  ['late', 'end'],
]);

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
  const work = number === undefined ? undefined : workdaysAt(tokens, number.end);
  if (number !== undefined && work !== undefined) {
    const end = matches(tokens, work, 'from now') ? work + 2 : work;
    const past = wordAt(tokens, work) === 'ago';
    if (end === work && !past && wordAt(tokens, at - 1) !== 'in') return undefined;
    return {
      value: { type: 'workdays', count: number.value, past, last: true },
      end: past ? work + 1 : end,
    };
  }
  const length = durationAt(tokens, at);
  if (length === undefined) return undefined;
  const { value, end } = length;
  const word = wordAt(tokens, end);
  const weeks = value.ms === 0 && value.months === 0 && value.days % 7 === 0 ? value.days / 7 : 0;
  const ahead = weeks > 0 ? aheadOf(tokens, end, weeks) : undefined;
  if (ahead !== undefined) return ahead;
  if (word === 'ago' || word === 'back')
    return { value: { type: 'away', length: value, back: true }, end: end + 1 };
  if (word === 'hence') return { value: { type: 'away', length: value, back: false }, end: end + 1 };
  if (!['from', 'after', 'before'].includes(word) || wordAt(tokens, end + 1) === 'now') return undefined;
  const from = anyAt(tokens, end + 1, locale);
  return from === undefined
    ? undefined
    : { value: { type: 'away', length: value, back: word === 'before', from: from.value }, end: from.end };
}

/** "A fortnight today", "a week tomorrow", "two weeks on friday". */
function aheadOf(tokens: readonly Token[], at: number, weeks: number): Found<Stretch> | undefined {
  const word = wordAt(tokens, at);
  if (word === 'today' || word === 'tomorrow') {
    const days = weeks * 7 + (word === 'today' ? 0 : 1);
    return { value: { type: 'away', length: { ...NO_LENGTH, days }, back: false }, end: at + 1 };
  }
  const weekday = word === 'on' ? weekdayAt(tokens, at + 1) : undefined;
  return weekday === undefined
    ? undefined
    : { value: { type: 'weekdays', weekday, count: weeks + 1 }, end: at + 2 };
}

/** "The day before thanksgiving", "the week after easter", "the sunday before christmas". */
function besideAt(tokens: readonly Token[], at: number, locale: Locale): Found<Stretch> | undefined {
  const side = wordAt(tokens, at + 1);
  if (side !== 'before' && side !== 'after') return undefined;
  const length = { day: 1, week: 7, fortnight: 14 }[wordAt(tokens, at) as 'day'];
  const unit = weekdayAt(tokens, at) ?? (wordAt(tokens, at) === 'weekend' ? 'weekend' : undefined);
  if (length === undefined && unit === undefined) return undefined;
  const from = anyAt(tokens, at + 2, locale);
  if (unit !== undefined && from !== undefined) {
    const week = { ...NO_LENGTH, days: 7 };
    const days = side === 'before' ? week : { ...NO_LENGTH, days: 1 };
    const begins: Day = { type: 'away', length: days, back: side === 'before', from: from.value };
    const of: Day = { type: 'lasting', length: week, from: begins };
    return { value: { type: 'nth', ordinal: 1, unit, of }, end: from.end };
  }
  return from === undefined
    ? undefined
    : {
        value: {
          type: 'away',
          length: { ...NO_LENGTH, days: length! },
          back: side === 'before',
          from: from.value,
        },
        end: from.end,
      };
}

/** "The week of april 10", "the weekend of halloween", "the week starting on february 4", "the year 2019". */
function weekOfAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const unit = calendarUnit(tokens, at);
  const end = afterUnit(tokens, at);
  if (unit === 'year') return yearAt(tokens, end);
  if (unit !== 'week' && unit !== 'weekend') return undefined;
  if (wordAt(tokens, end) !== 'of' && !STARTING.has(wordAt(tokens, end))) return undefined;
  const on = ['on', 'from'].includes(wordAt(tokens, end + 1)) ? end + 2 : end + 1;
  const day = anyAt(tokens, on, locale);
  if (day === undefined || day.value.type === 'unit' || day.value.type === 'named-month') return undefined;
  return { value: { type: 'holds', unit, day: day.value }, end: day.end };
}

const STARTING = new Set(['starting', 'beginning', 'commencing']);

/** "Two weeks starting may 20th". */
function spanFromAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const length = durationAt(tokens, wordAt(tokens, at - 1) === 'a' ? at - 1 : at);
  if (length === undefined || length.value.ms > 0 || !STARTING.has(wordAt(tokens, length.end)))
    return undefined;
  const on = ['on', 'from'].includes(wordAt(tokens, length.end + 1)) ? length.end + 2 : length.end + 1;
  const day = anyAt(tokens, on, locale);
  return day === undefined
    ? undefined
    : { value: { type: 'lasting', length: length.value, from: day.value }, end: day.end };
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
  ...'a an the few several couple pair from between tomorrow yesterday q q1 q2 q3 q4 earlier early late later winter spring summer fall autumn working work business workdays workday workweek fortnight'.split(
    ' ',
  ),
]);
