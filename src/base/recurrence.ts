import { RRuleTemporal } from 'rrule-temporal';
import type { Fault } from './errors.ts';
import { instantOf, offsetAt, type Wall, wallAt, wallMs, wallOfMs } from './zone.ts';

/**
 * Something that comes back, as RFC 5545 section 3.8.5 has it. `dtstart` gives the phase ("every other Thursday" counts
 * its weeks from there) and, where the rule names no hour, the time of day.
 */
export interface Recurrence {
  /** Without the leading `RRULE:`. */
  readonly rrule: string;
  readonly dtstart: Wall;
  /** IANA name. */
  readonly zone: string;
  /** Wall times that are left out; a bare date leaves out the whole day. */
  readonly exdates?: readonly string[];
}

/**
 * The first occurrence after an instant (ms), or undefined when there is none.
 *
 * Rules by the day, week, month and year are laid on the face of the clock and only then turned into instants, so that
 * 07:00 stays 07:00. What falls into the hour that is skipped in spring happens at that hour's end and what falls into the
 * hour that comes twice in autumn happens once, the first time. Rules by the hour and minute count elapsed time.
 */
export function nextAfter(recurrence: Recurrence, after: number): number | undefined {
  return occurrences(recurrence, after).next().value;
}

/** Every occurrence after an instant, in order, one at a time. */
export function* occurrences(recurrence: Recurrence, after: number): Generator<number, undefined, undefined> {
  const { zone } = recurrence;
  const byClock = isByClock(recurrence.rrule);
  const rule = compile(recurrence, byClock);
  const excluded = new Set(recurrence.exdates ?? []);
  let last = after;
  let cursor = new Date(byClock ? after : wallMs(wallAt(after, zone)));
  for (let inclusive = !byClock; ; inclusive = false) {
    const found = nextOf(rule, cursor, inclusive);
    if (found === undefined) return undefined;
    cursor = new Date(found);
    const wall = byClock ? wallAt(found, zone) : wallOfMs(found);
    if (excluded.has(wall) || excluded.has(wall.slice(0, 10))) continue;
    const instant = byClock ? found : instantOf(wall, zone, 'end');
    if (instant <= last) continue;
    last = instant;
    yield instant;
  }
}

/** The library gives up after 10,000 fruitless steps (about 0.1 s): 30 February is then taken to be never. */
function nextOf(rule: RRuleTemporal, after: Date, inclusive: boolean): number | undefined {
  try {
    return rule.next(after, inclusive)?.epochMilliseconds;
  } catch (error) {
    if (error instanceof Error && /Maximum/.test(error.message)) return undefined;
    throw error;
  }
}

function isByClock(rrule: string): boolean {
  return /FREQ=(HOURLY|MINUTELY)/.test(rrule);
}

function compile({ rrule, dtstart, zone }: Recurrence, byClock: boolean): RRuleTemporal {
  const start = dtstart.replaceAll(/[-:]/g, '');
  const until = partsOf(rrule).get('UNTIL');
  const rest = rrule.replace(/;?UNTIL=[^;]*/, '').replace(/^;/, '');
  const end = until === undefined ? '' : `;UNTIL=${untilFor(until, zone, byClock)}`;
  const head = byClock ? `DTSTART;TZID=${zone}:${start}` : `DTSTART:${start}Z`;
  return new RRuleTemporal({ rruleString: `${head}\nRRULE:${rest}${end}` });
}

/** UNTIL in the terms the rule is laid out in: a bare date means that whole day, a time without `Z` the wall clock. */
function untilFor(until: string, zone: string, byClock: boolean): string {
  const text = until.length === 8 ? `${until}T235959` : until;
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}`;
  const isUtc = until.endsWith('Z');
  let ms = wallMs(iso);
  if (isUtc && !byClock) ms += offsetAt(ms, zone);
  if (!isUtc && byClock) ms = instantOf(iso, zone);
  return `${wallOfMs(ms).replaceAll(/[-:]/g, '')}Z`;
}

function partsOf(rrule: string): Map<string, string> {
  return new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string]));
}

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
  return faults;
}
