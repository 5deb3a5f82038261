import type { Fault } from './errors.ts';
import { type Day, dayNumber, dayOf, fitsDay } from './recurrence-days.ts';
import { type Rule, readRule } from './recurrence-rule.ts';

/** A rule that would count further than this from its start is better said with UNTIL. */
const COUNT_MAX = 1000;

type Check = (value: string) => string | undefined;

const whole =
  (low: number, high: number): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= low && Number(value) <= high
      ? undefined
      : `a whole number from ${low} to ${high}`;

const list =
  (low: number, high: number, signed = false): Check =>
  (value) => {
    const fits = value.split(',').every((item) => {
      const size = signed ? item.replace(/^[+-]/, '') : item;
      return /^\d+$/.test(size) && Number(size) >= low && Number(size) <= high;
    });
    return fits
      ? undefined
      : `numbers from ${low} to ${high}${signed ? ', or from the end with a minus' : ''}`;
  };

const matching =
  (pattern: RegExp, says: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : says;

const DAYS = '(?:MO|TU|WE|TH|FR|SA|SU)';

const PARTS: Readonly<Record<string, Check>> = {
  FREQ: matching(
    /^(?:MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
    'MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY',
  ),
  INTERVAL: whole(1, 10_000),
  COUNT: whole(1, COUNT_MAX),
  UNTIL: (value) => {
    const form = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z?)?$/.exec(value);
    const date = form === null ? '' : `${form[1]}-${form[2]}-${form[3]}`;
    const exists = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
    return exists ? undefined : 'a date such as 20261231 or 20261231T225959Z';
  },
  BYSECOND: whole(0, 59),
  BYMINUTE: list(0, 59),
  BYHOUR: list(0, 23),
  BYDAY: matching(
    new RegExp(`^(?:[+-]?[1-9]\\d?)?${DAYS}(?:,(?:[+-]?[1-9]\\d?)?${DAYS})*$`),
    'days such as MO,WE or -1FR',
  ),
  BYMONTHDAY: list(1, 31, true),
  BYYEARDAY: list(1, 366, true),
  BYWEEKNO: list(1, 53, true),
  BYMONTH: list(1, 12),
  BYSETPOS: list(1, 366, true),
  WKST: matching(new RegExp(`^${DAYS}$`), 'one of MO, TU, WE, TH, FR, SA, SU'),
};

/** Every fault of a rule, none when it can be used. `path` is where the rule stands. Seconds are finer than a house needs. */
export function rruleFaults(rrule: string, path = '/rrule'): Fault[] {
  const faults: Fault[] = [];
  const fault = (message: string, hint?: string) =>
    faults.push(hint === undefined ? { path, message } : { path, message, hint });
  const seen = new Map<string, string>();
  for (const part of rrule.split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    const check = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (check === undefined) {
      fault(`"${part}" is no part of a recurrence rule`, `Parts are ${Object.keys(PARTS).join(', ')}.`);
      continue;
    }
    if (seen.has(name)) fault(`${name} stands twice`);
    seen.set(name, value);
    const wanted = check(value);
    if (wanted !== undefined) fault(`${name}=${value}: expected ${wanted}`);
  }
  const freq = seen.get('FREQ');
  if (freq === undefined) fault('FREQ is missing', 'A rule looks like FREQ=WEEKLY;BYDAY=MO.');
  if (seen.has('COUNT') && seen.has('UNTIL'))
    fault('COUNT and UNTIL exclude each other', 'Keep one of them.');
  if (/\d/.test(seen.get('BYDAY') ?? '') && freq !== 'MONTHLY' && freq !== 'YEARLY')
    fault(`BYDAY=${seen.get('BYDAY')} with a number needs FREQ=MONTHLY or FREQ=YEARLY`);
  if (seen.has('BYSETPOS') && ![...seen.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS'))
    fault('BYSETPOS needs another BY part to choose from');
  if (seen.has('BYMONTHDAY') && freq === 'WEEKLY') fault('BYMONTHDAY does not go with FREQ=WEEKLY');
  if (seen.has('BYWEEKNO') && freq !== 'YEARLY') fault('BYWEEKNO goes with FREQ=YEARLY only');
  if (faults.length === 0) {
    const never = neverReason(readRule(rrule));
    if (never !== undefined) fault(never, 'Check its days; such a rule never comes.');
  }
  return faults;
}

/** These years hold every kind of year (weekday of 1 January, leap or not) after every other that can come before it. */
const YEARS = [2000, 2028] as const;

/** Days are made anew for each rule that asks: kept, they hold 2.7 MB for good. */
function* allDays(): Iterable<Day> {
  const [from, to] = YEARS.map((year) => dayNumber(year, 1, 1)) as [number, number];
  for (let day = from; day < to; day++) yield dayOf(day);
}

function isAnyDay(rule: Rule): boolean {
  for (const day of allDays()) if (fitsDay(rule, day)) return true;
  return false;
}

/** Why a rule can never come, whatever its start: no date is all that it names, or BYSETPOS chooses from too few. */
function neverReason(rule: Rule): string | undefined {
  const { bySetPos, byHour, byMinute, freq } = rule;
  const named = namedDays(rule);
  if (named.length > 0 && !isAnyDay(rule)) return `no date is ${named.join(' and ')}`;
  if (bySetPos === undefined) return undefined;
  const perDay =
    freq === 'MINUTELY' ? 1 : (byMinute?.length ?? 1) * (freq === 'HOURLY' ? 1 : (byHour?.length ?? 1));
  const most = daysAtOnce(rule) * perDay;
  const least = Math.min(...bySetPos.map(Math.abs));
  return least > most
    ? `BYSETPOS=${bySetPos.join(',')}: there are ${most} at most to choose from`
    : undefined;
}

/** The day parts that could exclude each other. One alone always has its days, but for a place that no month or year has. */
function namedDays({ byMonth, byMonthDay, byYearDay, byWeekNo, byDay }: Rule): readonly string[] {
  const named = Object.entries({
    BYMONTH: byMonth,
    BYMONTHDAY: byMonthDay,
    BYYEARDAY: byYearDay,
    BYWEEKNO: byWeekNo,
  })
    .filter(([, numbers]) => numbers !== undefined)
    .map(([name, numbers]) => `${name}=${numbers!.join(',')}`);
  if (byDay !== undefined && (named.length > 0 || byDay.some(({ place }) => place !== 0)))
    named.push('its BYDAY');
  return named.length > 1 || named[0] === 'its BYDAY' ? named : [];
}

/** The most days that one period of a rule has. */
function daysAtOnce(rule: Rule): number {
  const { freq, byDay, byMonthDay, byYearDay, byWeekNo } = rule;
  if (freq === 'WEEKLY') return new Set(byDay?.map(({ weekday }) => weekday)).size || 1;
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') return 1;
  const hasDay = [byDay, byMonthDay, byYearDay].some((part) => part !== undefined);
  // Without a day its start gives one: a date of each month, or a weekday of each week.
  if (byWeekNo !== undefined) return byWeekNo.length * (hasDay ? 7 : 1);
  if (!hasDay) return freq === 'YEARLY' ? (rule.byMonth?.length ?? 1) : 1;
  const counts = new Map<number, number>();
  let most = 0;
  for (const day of allDays()) {
    if (!fitsDay(rule, day)) continue;
    const period = freq === 'YEARLY' ? day.year : day.year * 12 + day.month;
    const count = (counts.get(period) ?? 0) + 1;
    counts.set(period, count);
    most = Math.max(most, count);
  }
  return most;
}
