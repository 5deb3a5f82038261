import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import { type Every, type Length, type Locale, WEEKDAY_CODES } from '../../index.ts';
import { numberAt, ordinalAt } from '../numbers.ts';
import { trait } from '../traits.ts';
import { monthAt, partAt, plainDayAt, weekdayAt } from './days.ts';
import { durationAt } from './durations.ts';
import { fixedDate } from './holidays.ts';
import { edgeOfMonths, monthlyAt, WORKDAYS } from './monthly.ts';
import { holidayAt } from './months.ts';

/**
 * "every monday and friday", "every other thursday", "every two weeks on saturday", "on weekdays", "daily", "every first friday of the
 * month". A part of the day ("every morning") ends the piece before the part, which is a piece of its own.
 */
export function everyAt(tokens: readonly Token[], at: number, locale: Locale): Found<Every> | undefined {
  const word = wordAt(tokens, at);
  const often = OFTEN.get(word);
  if (often !== undefined) return { value: often, end: at + 1 };
  const parts = partsAt(tokens, at);
  if (parts !== undefined) return parts;
  const once = onceAt(tokens, at);
  if (once !== undefined) return once;
  if (word === 'daily') return { value: { freq: 'DAILY', interval: 1 }, end: at + 1 };
  if (word === 'hourly') return { value: { freq: 'HOURLY', interval: 1 }, end: at + 1 };
  if (word === 'weekly') return onDays(tokens, at + 1, 1);
  if (word === 'fortnightly' || word === 'biweekly') return onDays(tokens, at + 1, 2);
  if (word === 'monthly') return { value: { freq: 'MONTHLY', interval: 1 }, end: at + 1 };
  if (word === 'every' || word === 'each' || (word === 'any' && dayCodes(tokens, at + 1) !== undefined))
    return afterEvery(tokens, at + 1, locale);
  const weekends = weekendsAt(tokens, at);
  if (weekends !== undefined) return weekly(weekends, 1);
  if (word === 'on') {
    const days = daysAt(tokens, at + 1);
    if (days !== undefined && isHabit(tokens, at + 1)) return weekly(days, 1);
    if (wordAt(tokens, at + 1) === 'the') return monthlyAt(tokens, at + 2);
    if (wordAt(tokens, at + 1) === 'alternate') return alternateAt(tokens, at + 2);
  }
  if (word === 'alternate') return alternateAt(tokens, at + 1);
  if (word === 'the') return monthlyAt(tokens, at + 1) ?? edgeOfMonths(tokens, at + 1);
  if (word === 'at' && wordAt(tokens, at + 1) === 'the') return edgeOfMonths(tokens, at + 2);
  if (word === 'twice' || word === 'thrice' || wordAt(tokens, at + 1) === 'times')
    return timesEachAt(tokens, at);
  if (isHabit(tokens, at)) {
    const days = daysAt(tokens, at);
    if (days !== undefined) return weekly(days, 1);
  }
  return undefined;
}

const RECURRING: ReadonlySet<string> = new Set(
  (
    'every each daily everyday nightly twice thrice times weekdays weekends workdays ' +
    'mondays tuesdays wednesdays thursdays fridays saturdays sundays'
  ).split(' '),
);

const isRecurring = trait((word) => RECURRING.has(word));

/** Whether a sentence is about what happens again and again. */
export function isAgain(tokens: readonly Token[]): boolean {
  return tokens.some(isRecurring);
}

/** "At weekends"; beside other days again and again ("seven on weekdays and nine *at the weekend*") of every one. */
function weekendsAt(tokens: readonly Token[], at: number): Found<readonly string[]> | undefined {
  const lead = WEEKEND_LEADS.has(wordAt(tokens, at)) ? at + 1 : at;
  const the = wordAt(tokens, lead) === 'the' ? lead + 1 : lead;
  const word = wordAt(tokens, the);
  const one =
    word === 'weekend' && the > lead && WEEKEND_LEADS.has(wordAt(tokens, lead - 1)) && isAgain(tokens);
  return one || (word === 'weekends' && the > at) ? { value: ['SA', 'SU'], end: the + 1 } : undefined;
}

const WEEKEND_LEADS: ReadonlySet<string> = new Set(['at', 'on']);

const OFTEN = new Map<string, Every>([
  ['everyday', { freq: 'DAILY', interval: 1 }],
  ['nightly', { freq: 'DAILY', interval: 1 }],
  ['quarterly', { freq: 'MONTHLY', interval: 3 }],
  ['yearly', { freq: 'YEARLY', interval: 1 }],
  ['annually', { freq: 'YEARLY', interval: 1 }],
  ['annual', { freq: 'YEARLY', interval: 1 }],
  ['semiannual', { freq: 'MONTHLY', interval: 6 }],
  ['semiannually', { freq: 'MONTHLY', interval: 6 }],
  ['bimonthly', { freq: 'MONTHLY', interval: 2 }],
]);

/** "In the mornings", "evenings": every one of them. */
function partsAt(tokens: readonly Token[], at: number): Found<Every> | undefined {
  const lead = matches(tokens, at, 'in the') || matches(tokens, at, 'during the') ? at + 2 : at;
  if (!PLURAL_PARTS.has(wordAt(tokens, lead)) || (lead === at && weekdayAt(tokens, at - 1) !== undefined))
    return undefined;
  // "I'm just in *off nights*", "she's on nights": what somebody works.
  if (lead === at && wordAt(tokens, lead) === 'nights' && WORKED.has(wordAt(tokens, at - 1)))
    return undefined;
  const part = partAt(tokens, lead);
  return part === undefined ? undefined : { value: { freq: 'DAILY', interval: 1, part }, end: lead + 1 };
}

const WORKED = new Set('off on of from doing working two three four long late all'.split(' '));
const PLURAL_PARTS = new Set(['mornings', 'afternoons', 'evenings', 'nights']);

/** "once a week", "one a day". */
function onceAt(tokens: readonly Token[], at: number): Found<Every> | undefined {
  const word = wordAt(tokens, at);
  if ((word !== 'once' && word !== 'one') || !['a', 'an', 'every', 'per'].includes(wordAt(tokens, at + 1)))
    return undefined;
  const freq = ({ hour: 'HOURLY', day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const)[
    wordAt(tokens, at + 2) as 'day'
  ];
  return freq === undefined ? undefined : { value: { freq, interval: 1 }, end: at + 3 };
}

/** "Alternate wednesdays". */
function alternateAt(tokens: readonly Token[], at: number): Found<Every> | undefined {
  const days = daysAt(tokens, at);
  return days === undefined ? undefined : weekly(days, 2);
}

/** "Twice a week on mondays and fridays". "Twice a year": as far apart as can be. "Twice a day", "three times daily": in the morning, in the evening, and between them. */
function timesEachAt(tokens: readonly Token[], at: number): Found<Every> | undefined {
  const said = timesSaid(tokens, at);
  if (said === undefined) return undefined;
  const { value: times, end: next } = said;
  if (wordAt(tokens, next) === 'daily') return isSpread(times) ? daily(times, next + 1) : undefined;
  if (!['a', 'every', 'per', 'each'].includes(wordAt(tokens, next))) return undefined;
  const unit = wordAt(tokens, next + 1);
  if (unit === 'day') return isSpread(times) ? daily(times, next + 2) : undefined;
  if (unit === 'week') {
    const on = wordAt(tokens, next + 2) === ',' ? next + 3 : next + 2;
    const days = daysAt(tokens, wordAt(tokens, on) === 'on' ? on + 1 : on);
    return days?.value.length === times ? weekly(days, 1) : undefined;
  }
  if (times !== 2) return undefined;
  if (unit === 'year') return { value: { freq: 'MONTHLY', interval: 6 }, end: next + 2 };
  return unit === 'hour' ? { value: { freq: 'MINUTELY', interval: 30 }, end: next + 2 } : undefined;
}

/** "Twice", "three times". */
function timesSaid(tokens: readonly Token[], at: number): Found<number> | undefined {
  const word = wordAt(tokens, at);
  if (word === 'twice' || word === 'thrice') return { value: word === 'twice' ? 2 : 3, end: at + 1 };
  const number = numberAt(tokens, at);
  return number !== undefined && wordAt(tokens, number.end) === 'times'
    ? { value: number.value, end: number.end + 1 }
    : undefined;
}

function daily(times: number, end: number): Found<Every> {
  return { value: { freq: 'DAILY', interval: 1, times }, end };
}

/** Full hours of the twelve from eight to eight. */
function isSpread(times: number): boolean {
  return times > 1 && 12 % (times - 1) === 0 && times < 8;
}

/** A plural day means all of them: "mondays", "on weekends". */
function isHabit(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === 'weekdays' || word === 'workdays' || word === 'weekends') return true;
  if (weekdayAt(tokens, at) === undefined) return false;
  if (PLURAL_PARTS.has(wordAt(tokens, at + 1)) || (daysAt(tokens, at)?.value.length ?? 0) > 2) return true;
  return word.endsWith('days');
}

function afterEvery(tokens: readonly Token[], at: number, locale: Locale): Found<Every> | undefined {
  const word = wordAt(tokens, at);
  const nth = tokens[at]?.kind === 'number' ? ordinalAt(tokens, at)?.value : undefined;
  const other = nth ?? OTHERS.get(word);
  const number = other === undefined ? numberAt(tokens, at) : undefined;
  const interval = other ?? (number === undefined ? 1 : number.value);
  if (!Number.isInteger(interval) || interval < 1 || interval > 999) return undefined;
  const next = other !== undefined ? at + 1 : number === undefined ? at : number.end;
  const ordinal = monthlyAt(tokens, at);
  if (ordinal !== undefined) return ordinal;
  const days = daysAt(tokens, next);
  if (days !== undefined && number === undefined) return weekly(days, interval);
  const yearly = interval === 1 && number === undefined ? onYearDay(tokens, next, locale) : undefined;
  if (yearly !== undefined) return yearly;
  const minutes = other === undefined ? durationAt(tokens, at) : undefined;
  if (minutes !== undefined && isBroken(minutes.value))
    return { value: { freq: 'MINUTELY', interval: minutes.value.ms / 60_000 }, end: minutes.end };
  if (partAt(tokens, next) !== undefined && number === undefined)
    return { value: { freq: 'DAILY', interval }, end: next };
  switch (wordAt(tokens, next)) {
    case 'minute':
    case 'minutes':
      return { value: { freq: 'MINUTELY', interval }, end: next + 1 };
    case 'hour':
    case 'hours':
      return {
        value: { freq: 'HOURLY', interval },
        end: matches(tokens, next + 1, 'on the hour') ? next + 4 : next + 1,
      };
    case 'day':
    case 'days':
      return { value: { freq: 'DAILY', interval }, end: next + 1 };
    case 'week':
    case 'weeks':
      return onDays(tokens, next + 1, interval);
    case 'fortnight':
      return onDays(tokens, next + 1, 2);
    case 'month':
    case 'months':
      return onMonthday(tokens, next + 1, interval);
    case 'quarter':
      return { value: { freq: 'MONTHLY', interval: 3 * interval }, end: next + 1 };
    case 'year':
    case 'years':
      if (interval > 1) return { value: { freq: 'YEARLY', interval }, end: next + 1 };
      return onDate(tokens, next + 1, locale);
  }
  return undefined;
}

/** "Every *other* day". */
const OTHERS: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['other', 2],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
]);

/** "Every half hour", "every hour and a half": no whole unit. */
function isBroken({ ms, days, months }: Length): boolean {
  return days === 0 && months === 0 && ms > 0 && ms % 3_600_000 !== 0 && ms % 60_000 === 0 && ms < 86_400_000;
}

/** "Every april 15th", "each 4/15", "every christmas": once a year. */
function onYearDay(tokens: readonly Token[], at: number, locale: Locale): Found<Every> | undefined {
  const day = plainDayAt(tokens, at, locale);
  if (day?.value.type === 'date' && day.value.year === undefined)
    return {
      value: { freq: 'YEARLY', interval: 1, month: day.value.month, monthdays: [day.value.day] },
      end: day.end,
    };
  const month = monthAt(tokens, at);
  if (day === undefined && month !== undefined && wordAt(tokens, at - 1) !== 'any')
    return { value: { freq: 'YEARLY', interval: 1, month, monthdays: [1] }, end: at + 1 };
  const holiday = holidayAt(tokens, at, locale);
  const date = holiday?.value.type === 'holiday' ? fixedDate(holiday.value.holiday) : undefined;
  return holiday === undefined || date === undefined
    ? undefined
    : { value: { freq: 'YEARLY', interval: 1, month: date.month, monthdays: [date.day] }, end: holiday.end };
}

/** "week … on saturday". */
function onDays(tokens: readonly Token[], at: number, interval: number): Found<Every> {
  const days = wordAt(tokens, at) === 'on' ? daysAt(tokens, at + 1) : undefined;
  return days === undefined ? { value: { freq: 'WEEKLY', interval }, end: at } : weekly(days, interval);
}

function onMonthday(tokens: readonly Token[], at: number, interval: number): Found<Every> {
  if (wordAt(tokens, at) === 'on' && wordAt(tokens, at + 1) === 'the') {
    const day = ordinalAt(tokens, at + 2);
    if (day !== undefined && day.value <= 31)
      return { value: { freq: 'MONTHLY', interval, monthdays: [day.value] }, end: day.end };
  }
  return { value: { freq: 'MONTHLY', interval }, end: at };
}

function onDate(tokens: readonly Token[], at: number, locale: Locale): Found<Every> {
  const start = wordAt(tokens, at) === 'on' ? at + 1 : at;
  const day = plainDayAt(tokens, start, locale);
  if (day?.value.type !== 'date' || day.value.year !== undefined)
    return { value: { freq: 'YEARLY', interval: 1 }, end: at };
  const { month, day: monthday } = day.value;
  return { value: { freq: 'YEARLY', interval: 1, month, monthdays: [monthday] }, end: day.end };
}

function weekly(days: Found<readonly string[]>, interval: number): Found<Every> {
  return { value: { freq: 'WEEKLY', interval, days: days.value }, end: days.end };
}

/** "monday", "monday and friday", "mon, wed and fri", "weekday", "weekends". */
export function daysAt(tokens: readonly Token[], at: number): Found<readonly string[]> | undefined {
  const first = dayCodes(tokens, at);
  if (first === undefined) return undefined;
  const days = [...first];
  let end = at + 1;
  for (;;) {
    let next = end;
    while (wordAt(tokens, next) === ',' || wordAt(tokens, next) === 'and') next++;
    const more = dayCodes(tokens, next);
    // "Weekdays at seven": what is among them already is told of by itself, "on weekdays, *Fridays at eight*".
    if (more === undefined || more.every((day) => days.includes(day))) break;
    for (const day of more) if (!days.includes(day)) days.push(day);
    end = next + 1;
  }
  return { value: days, end };
}

function dayCodes(tokens: readonly Token[], at: number): readonly string[] | undefined {
  const word = wordAt(tokens, at);
  if (word === 'weekday' || word === 'weekdays' || word === 'workday' || word === 'workdays') return WORKDAYS;
  if (word === 'weekend' || word === 'weekends') return ['SA', 'SU'];
  const weekday = weekdayAt(tokens, at);
  return weekday === undefined ? undefined : [WEEKDAY_CODES[weekday]!];
}
