import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import { type Day, type DayPart, type Locale, NO_LENGTH } from '../../index.ts';
import { mayCount, numberAt, ordinalAt } from '../numbers.ts';
import { trait } from '../traits.ts';
import { endAt, firstWorkingAt } from './month-ends.ts';
import { yearAt } from './units.ts';

const WEEKDAYS = new Map<string, number>();
'sunday monday tuesday wednesday thursday friday saturday'.split(' ').forEach((name, day) => {
  WEEKDAYS.set(name, day);
  WEEKDAYS.set(`${name}s`, day);
});
for (const [short, day] of [
  ['mon', 1],
  ['tue', 2],
  ['tues', 2],
  ['wed', 3],
  ['thu', 4],
  ['thur', 4],
  ['thurs', 4],
  ['fri', 5],
  ['sat', 6],
  ['sun', 0],
] as const)
  WEEKDAYS.set(short, day);

const MONTHS = new Map<string, number>();
'january february march april may june july august september october november december'
  .split(' ')
  .forEach((name, at) => {
    MONTHS.set(name, at + 1);
    if (name !== 'may' && name !== 'march') MONTHS.set(name.slice(0, 3), at + 1);
  });
MONTHS.set('sept', 9);

const PARTS = new Map<string, DayPart>(
  Object.entries({
    morning: 'morning',
    afternoon: 'afternoon',
    evening: 'evening',
    night: 'night',
    bedtime: 'night',
    mornings: 'morning',
    afternoons: 'afternoon',
    evenings: 'evening',
    nights: 'night',
    morningish: 'morning',
    afternoonish: 'afternoon',
    eveningish: 'evening',
  } as const),
);

const MEALS = new Map<string, DayPart>(
  Object.entries({
    breakfast: 'breakfast',
    breakfasttime: 'breakfast',
    lunch: 'lunch',
    lunchtime: 'lunch',
    dinner: 'dinner',
    dinnertime: 'dinner',
    supper: 'dinner',
    suppertime: 'dinner',
  } as const),
);

/** "Lunch", "dinner time". */
export function mealAt(tokens: readonly Token[], at: number): Found<DayPart> | undefined {
  const meal = MEALS.get(wordAt(tokens, at));
  return meal === undefined
    ? undefined
    : { value: meal, end: wordAt(tokens, at + 1) === 'time' ? at + 2 : at + 1 };
}

export const DAY_WORDS: readonly string[] = [
  ...WEEKDAYS.keys(),
  ...MONTHS.keys(),
  ...PARTS.keys(),
  ...MEALS.keys(),
  'today',
  'tomorrow',
  'tonight',
  'weekend',
  'week',
  'month',
  'next',
  'until',
  'every',
  'daily',
  'weekly',
  'monthly',
  'weekday',
  'weekdays',
  'weekends',
  'sunset',
  'sunrise',
  'dusk',
  'dawn',
  'later',
];

const SHORT = new Set(['sun', 'sat', 'wed']);
/** "*Sun* cream", "*sat* nav": words of which a short day is no day. */
const OF_NO_DAY = new Set(
  'cream creams block blocks hat hats lotion lotions screen screens glasses shade shades dress dresses oil lounger loungers bed beds umbrella umbrellas flower flowers room rooms roof nav navs'.split(
    ' ',
  ),
);
const isOfCalendar = trait((word) => WEEKDAYS.has(word) || MONTHS.has(word) || PARTS.has(word));

/** What a list of words of the calendar has for the word at a place. */
function among<T>(words: ReadonlyMap<string, T>, tokens: readonly Token[], at: number): T | undefined {
  return at >= 0 && at < tokens.length && isOfCalendar(tokens[at]!) ? words.get(tokens[at]!.said) : undefined;
}

export function weekdayAt(tokens: readonly Token[], at: number): number | undefined {
  const day = among(WEEKDAYS, tokens, at);
  if (day === undefined || !SHORT.has(tokens[at]!.said)) return day;
  const isName = tokens[at - 1]?.word === 'the' || OF_NO_DAY.has(tokens[at + 1]?.said ?? '');
  return isName ? undefined : day;
}

export function monthAt(tokens: readonly Token[], at: number): number | undefined {
  return among(MONTHS, tokens, at);
}

export function partAt(tokens: readonly Token[], at: number): DayPart | undefined {
  return among(PARTS, tokens, at);
}

/** A day without its preposition: "tomorrow", "next tuesday", "the 20th", "March 3rd", "3/4", "the day after tomorrow". */
export function plainDayAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const token = tokens[at];
  if (token === undefined || !mayBegin(token)) return undefined;
  const word = token.said;
  if (word === 'today') return { value: { type: 'plus', days: 0 }, end: at + 1 };
  if (word === 'tomorrow') return { value: { type: 'plus', days: 1 }, end: at + 1 };
  if (word === 'yesterday') return { value: { type: 'plus', days: -1 }, end: at + 1 };
  const beside = besideDayAt(tokens, at);
  if (beside !== undefined) return beside;
  if (token.kind === 'date') {
    const [year, month, day] = token.word.split('-').map(Number) as [number, number, number];
    return isDate(month, day) ? { value: { type: 'date', year, month, day }, end: at + 1 } : undefined;
  }
  return weekAt(tokens, at) ?? dateAt(tokens, at) ?? slashedAt(tokens, at, locale);
}

/** "(The) day after tomorrow", "the same day", "next day", "this date": all with the word "day" or "date". */
function besideDayAt(tokens: readonly Token[], at: number): Found<Day> | undefined {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at;
  const led = start > at;
  if (wordAt(tokens, start) === 'day') {
    if (matches(tokens, start, 'day after tomorrow'))
      return { value: { type: 'plus', days: 2 }, end: start + 3 };
    if (matches(tokens, start, 'day before yesterday'))
      return { value: { type: 'plus', days: -2 }, end: start + 3 };
  }
  if (led && matches(tokens, start, 'day after')) {
    const end = wordAt(tokens, start + 2) === 'that' ? start + 3 : start + 2;
    if (tokens[end] === undefined || tokens[end].kind === 'mark') return { value: DAY_AFTER_THAT, end };
  }
  const word = wordAt(tokens, start);
  const noun = wordAt(tokens, start + 1);
  if (noun !== 'day' && !(noun === 'date' && POINTING.has(word))) return undefined;
  if (word === 'same' || (word === 'that' && !led)) return { value: { type: 'that' }, end: start + 2 };
  if (led) return word === 'next' ? { value: { type: 'plus', days: 1 }, end: start + 2 } : undefined;
  const days = NEAR_DAYS.get(word);
  return days === undefined || wordAt(tokens, at + 2) === 'of'
    ? undefined
    : { value: { type: 'plus', days }, end: at + 2 };
}

/** What points at a day, behind which it is a date as well: "every year *on this date*". */
const POINTING = new Set(['this', 'that', 'same']);

/** "And *the day after*": of what was spoken of. */
const DAY_AFTER_THAT: Day = {
  type: 'away',
  length: { ...NO_LENGTH, days: 1 },
  back: false,
  from: { type: 'that' },
};

function mayBegin(token: Token): boolean {
  return token.kind === 'word' ? DAY_STARTS.has(token.said) || mayCount(token) : token.kind !== 'mark';
}

/** Words that a day may begin with, but for numbers. */
const DAY_STARTS: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...MONTHS.keys(),
  ...'today tomorrow yesterday the a day that same this next past last previous coming following upcoming'.split(
    ' ',
  ),
]);

/** By the word before "day". */
const NEAR_DAYS: ReadonlyMap<string, number> = new Map([
  ['this', 0],
  ['next', 1],
  ['past', -1],
  ['last', -1],
  ['previous', -1],
]);

const WEEK_LEADS = new Set(['this', 'next', 'coming', 'following', 'upcoming', 'the']);

/** Weekdays, weekends, weeks and months with their "this", "next" and "a week on". */
function weekAt(tokens: readonly Token[], at: number): Found<Day> | undefined {
  const word = wordAt(tokens, at);
  if (word === 'a' && (matches(tokens, at, 'a week on') || matches(tokens, at, 'a week from'))) {
    const weekday = weekdayAt(tokens, at + 3);
    if (weekday !== undefined) return { value: { type: 'weekday', weekday, weeks: 1 }, end: at + 4 };
  }
  if (word === 'the' && matches(tokens, at, 'the week after next'))
    return { value: { type: 'week', weeks: 2 }, end: at + 4 };
  const lead = WEEK_LEADS.has(word) ? word : '';
  let next = lead === '' ? at : at + 1;
  let nexts = lead === 'next';
  if (lead === 'the' || lead === 'this') {
    if (['coming', 'following', 'upcoming'].includes(wordAt(tokens, next))) next++;
    else if (wordAt(tokens, next) === 'next') {
      next++;
      nexts = true;
    }
  }
  const weekday = weekdayAt(tokens, next);
  if (weekday !== undefined && (lead !== 'the' || next > at + 1)) {
    if (wordAt(tokens, next + 1) === 'fortnight')
      return { value: { type: 'weekday', weekday, weeks: 2 }, end: next + 2 };
    if (wordAt(tokens, next + 1) === 'week')
      return { value: { type: 'weekday', weekday, weeks: 1 }, end: next + 2 };
    if (wordAt(tokens, next + 1) === 'next' && wordAt(tokens, next + 2) === 'week')
      return { value: { type: 'weekday', weekday, weeks: nextWeek }, end: next + 3 };
    return { value: { type: 'weekday', weekday, weeks: nexts ? nextWeek : 0 }, end: next + 1 };
  }
  if (lead === '') return undefined;
  if (lead === 'coming' || lead === 'following' || lead === 'upcoming') nexts = true;
  const unit = wordAt(tokens, next);
  if (lead === 'the' && unit !== 'weekend') return undefined;
  const weeks = nexts ? 1 : 0;
  if (unit === 'weekend') return { value: { type: 'weekend', weeks }, end: next + 1 };
  if (unit === 'week') return { value: { type: 'week', weeks }, end: next + 1 };
  if (unit === 'month') return { value: { type: 'month', months: weeks }, end: next + 1 };
  return undefined;
}

/** Marks "tuesday next week": the one of the calendar week after this, whatever today is. */
export const nextWeek = 100;

/** "March 20th", "20 March 2027", "the 3rd", "the first of May", "the last working day of this month". */
function dateAt(tokens: readonly Token[], at: number): Found<Day> | undefined {
  const month = monthAt(tokens, at);
  if (month !== undefined) {
    const mark =
      ['.', ',', '-'].includes(wordAt(tokens, at + 1)) && tokens[at + 2]?.kind === 'number' ? at + 2 : at + 1;
    const the = wordAt(tokens, mark) === 'the' ? mark + 1 : mark;
    const day = ordinalAt(tokens, the) ?? numberAt(tokens, the);
    if (day !== undefined && isDate(month, day.value)) return withYear(tokens, day.end, month, day.value);
    return undefined;
  }
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at;
  if (start > at && wordAt(tokens, start) === 'end') return endAt(tokens, start + 1, false, monthAt);
  if (start > at && wordAt(tokens, start) === 'last') {
    const working = ['working', 'work', 'business'].includes(wordAt(tokens, start + 1));
    const day = working ? start + 2 : start + 1;
    if (wordAt(tokens, day) === 'day' || wordAt(tokens, start + 1) === 'weekday')
      return endAt(
        tokens,
        wordAt(tokens, day) === 'day' ? day + 1 : start + 2,
        working || wordAt(tokens, start + 1) === 'weekday',
        monthAt,
      );
  }
  const first =
    start > at && wordAt(tokens, start) === 'first' ? firstWorkingAt(tokens, start + 1, monthAt) : undefined;
  if (first !== undefined) return first;
  const ordinal = ordinalAt(tokens, start);
  const day = ordinal ?? numberAt(tokens, start);
  if (day === undefined || !Number.isInteger(day.value) || day.value < 1 || day.value > 31) return undefined;
  const of = ['of', '.'].includes(wordAt(tokens, day.end)) ? day.end + 1 : day.end;
  const named = monthAt(tokens, of);
  if (named !== undefined && isDate(named, day.value)) return withYear(tokens, of + 1, named, day.value);
  if (ordinal !== undefined && of === day.end) {
    if (matches(tokens, of, 'next month'))
      return { value: { type: 'monthday', day: day.value, months: 1 }, end: of + 2 };
    if (matches(tokens, of, 'this month'))
      return { value: { type: 'monthday', day: day.value, months: 0 }, end: of + 2 };
  }
  // "On the 30th." ends with a mark of its own.
  if (wordAt(tokens, day.end) === 'of') {
    if (matches(tokens, of, 'next month'))
      return { value: { type: 'monthday', day: day.value, months: 1 }, end: of + 2 };
    if (matches(tokens, of, 'this month') || matches(tokens, of, 'the month'))
      return { value: { type: 'monthday', day: day.value, months: 0 }, end: of + 2 };
    return undefined;
  }
  // "The first *one*" is none of a month.
  const isOne = ['one', 'ones'].includes(wordAt(tokens, day.end));
  if (ordinal === undefined || start === at || isOne) return undefined;
  return { value: { type: 'monthday', day: day.value, months: 0 }, end: day.end };
}

function withYear(tokens: readonly Token[], end: number, month: number, day: number): Found<Day> {
  const comma = [',', 'of', 'in', '-', '.'].includes(tokens[end]?.word ?? '') ? end + 1 : end;
  const said = tokens[comma]?.kind === 'word' ? yearAt(tokens, comma) : undefined;
  if (said?.value.type === 'year')
    return { value: { type: 'date', year: said.value.year, month, day }, end: said.end };
  const year = tokens[comma];
  if (year?.kind === 'number' && /^(?:19|20)\d\d$/.test(year.word))
    return { value: { type: 'date', year: year.value!, month, day }, end: comma + 1 };
  const close = comma === end || tokens[end]?.word === 'of';
  if (year?.kind === 'number' && close && /^\d\d$/.test(year.word) && isLast(tokens, comma))
    return { value: { type: 'date', year: fullYear(year), month, day }, end: comma + 1 };
  return { value: { type: 'date', month, day }, end };
}

/** "3/4": the tokens are two numbers with a stroke between them, day first in Britain. */
function slashedAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]];
  const dotted = one?.kind === 'number' ? DOTTED.exec(one.word) : null;
  if (dotted !== null) {
    const [day, month, year] = dotted.slice(1).map(Number) as [number, number, number];
    return isDate(month, day)
      ? { value: { type: 'date', year: year < 100 ? 2000 + year : year, month, day }, end: at + 1 }
      : undefined;
  }
  if (one?.kind === 'number' && /^20\d\d$/.test(one.word) && spacedDate(tokens, at))
    return yearFirst(tokens, at, false);
  const dashed = two?.word === '-' && two.start === one?.end && tokens[at + 2]?.start === two.end;
  const other = dashed ? tokens[at + 2] : two;
  if (one?.kind !== 'number' || other?.kind !== 'number' || !(dashed || one.stroke)) return undefined;
  const [first, second] = [one.value!, other.value!];
  if (/^(?:19|20)\d\d$/.test(one.word)) return yearFirst(tokens, at, dashed);
  const after = dashed ? at + 3 : at + 2;
  const third = dashed
    ? tokens[after]?.word === '-'
      ? tokens[after + 1]
      : undefined
    : other.stroke
      ? tokens[after]
      : undefined;
  if (third === undefined && /^(?:19|20)\d\d$/.test(other.word) && first >= 1 && first <= 12)
    return { value: { type: 'named-month', month: first, year: second, shift: 0 }, end: after };
  if (dashed && third === undefined) return undefined;
  const american = second > 12 || (locale === 'en-US' && first <= 12);
  const [day, month] = american ? [second, first] : [first, second];
  if (!isDate(month, day)) return undefined;
  if (third?.kind !== 'number') return { value: { type: 'date', month, day }, end: after };
  return { value: { type: 'date', year: fullYear(third), month, day }, end: dashed ? after + 2 : after + 1 };
}

/** "13.5.2015": in figures with points between them the day always comes first. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)$/;

/** "2016 10 16". */
function spacedDate(tokens: readonly Token[], at: number): boolean {
  return [1, 2].every((offset) => /^\d\d$/.test(tokens[at + offset]?.word ?? ''));
}

/** "2018-7-6", "2015-3". */
function yearFirst(tokens: readonly Token[], at: number, dashed: boolean): Found<Day> | undefined {
  const step = dashed ? 2 : 1;
  const [year, month, day] = [tokens[at], tokens[at + step], tokens[at + 2 * step]];
  if (year === undefined || month?.value === undefined || month.value < 1 || month.value > 12)
    return undefined;
  const third = dashed ? wordAt(tokens, at + 3) === '-' : month.stroke === true || spacedDate(tokens, at);
  if (!third)
    return {
      value: { type: 'named-month', month: month.value, year: year.value!, shift: 0 },
      end: at + step + 1,
    };
  if (day?.kind !== 'number' || !isDate(month.value, day.value!)) return undefined;
  return {
    value: { type: 'date', year: year.value!, month: month.value, day: day.value! },
    end: at + 2 * step + 1,
  };
}

function isLast(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1] === undefined || tokens[at + 1]!.kind === 'mark';
}

/** "15" is 2015 and "74" 1974. */
function fullYear({ value = 0, word }: Token): number {
  if (word.length > 2) return value;
  return value < 50 ? 2000 + value : 1900 + value;
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(month: number, day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= (LENGTHS[month - 1] ?? 0);
}
