import { sayLength } from './duration.ts';
import { MONTHS, WEEKDAYS, wallAt } from './zone.ts';

const DAY_NAMES: Readonly<Record<string, string>> = {
  SU: WEEKDAYS[0],
  MO: WEEKDAYS[1],
  TU: WEEKDAYS[2],
  WE: WEEKDAYS[3],
  TH: WEEKDAYS[4],
  FR: WEEKDAYS[5],
  SA: WEEKDAYS[6],
};
const UNITS: Readonly<Record<string, string>> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const PLACES: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
};

/**
 * A rule as a person says it, to be read back: `every weekday at 6:45`, `every other Thursday at 19:00`, `on the last
 * Friday of every month`. `times` stands in for the times of a rule that names only days. Rare rules come out as `on a rule of its own (FREQ=…)` rather than wrong.
 * Its end is told as it is in the zone, where the day is another one than in UTC.
 */
export function sayRrule(rrule: string, zone: string, times?: string): string {
  const parts = new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const known = new Set([
    'FREQ',
    'INTERVAL',
    'BYDAY',
    'BYHOUR',
    'BYMINUTE',
    'BYSECOND',
    'BYMONTHDAY',
    'BYMONTH',
    'BYSETPOS',
    'COUNT',
    'UNTIL',
    'WKST',
  ]);
  const picked = pickedTimes(parts);
  if (picked !== undefined) parts.delete('BYSETPOS');
  const rhythm = [...parts.keys()].every((name) => known.has(name)) ? sayRhythm(parts) : undefined;
  if (rhythm === undefined) return `on a rule of its own (${rrule})`;
  const at = times ?? (picked === undefined ? sayTimes(parts) : `at ${joined(picked)}`);
  return `${rhythm}${at === '' ? '' : ` ${at}`}${sayEnd(parts, zone)}`;
}

/** `at sunset`, `30 minutes before sunrise`. */
export function saySun(event: 'sunrise' | 'sunset', offsetMs: number): string {
  if (offsetMs === 0) return `at ${event}`;
  return `${sayLength(Math.abs(offsetMs))} ${offsetMs < 0 ? 'before' : 'after'} ${event}`;
}

const WEEKDAYS_SORTED = 'FR,MO,TH,TU,WE';

function sayRhythm(parts: ReadonlyMap<string, string>): string | undefined {
  const freq = parts.get('FREQ') ?? '';
  const every = sayEvery(Number(parts.get('INTERVAL') ?? 1));
  const days = parts.get('BYDAY');
  const monthDays = parts.get('BYMONTHDAY');
  const month = parts.get('BYMONTH');
  const position = parts.get('BYSETPOS');
  if (position !== undefined) {
    const isWorkday = [...(days ?? '').split(',')].sort().join() === WEEKDAYS_SORTED;
    const which = PLACES[position.replace('+', '')];
    if (freq !== 'MONTHLY' || !isWorkday || which === undefined || monthDays !== undefined) return undefined;
    return month === undefined
      ? `on the ${which} working day of ${every} month${pluralOf(parts)}`
      : undefined;
  }
  if (month !== undefined && (freq !== 'YEARLY' || month.includes(','))) return undefined;
  if (days === undefined && monthDays === undefined)
    return month === undefined
      ? `${every} ${UNITS[freq]}${pluralOf(parts)}`
      : `${every} year in ${monthName(month)}`;
  if (monthDays !== undefined) {
    if (days === undefined && monthDays === '-1' && freq === 'MONTHLY' && month === undefined)
      return `on the last day of ${every} month${pluralOf(parts)}`;
    if (days !== undefined || !/^\d+(,\d+)*$/.test(monthDays)) return undefined;
    if (freq === 'MONTHLY')
      return `on day ${joined(monthDays.split(','))} of ${every} month${pluralOf(parts)}`;
    return freq === 'YEARLY' && month !== undefined
      ? `${every} year on ${monthDays} ${monthName(month)}`
      : undefined;
  }
  return sayDays(freq, every, (days ?? '').split(','));
}

function sayDays(freq: string, every: string, days: readonly string[]): string | undefined {
  if (freq === 'WEEKLY' || freq === 'DAILY') {
    if (days.some((day) => DAY_NAMES[day] === undefined)) return undefined;
    const sorted = [...days].sort().join();
    const name =
      sorted === WEEKDAYS_SORTED
        ? 'weekday'
        : sorted === 'SA,SU'
          ? 'Saturday and Sunday'
          : joined(days.map((day) => DAY_NAMES[day] ?? ''));
    const [but, another] = Object.keys(DAY_NAMES).filter((day) => !days.includes(day));
    if (every === 'every' && but !== undefined && another === undefined)
      return `every day but ${DAY_NAMES[but]}`;
    if (every === 'every' || every === 'every other') return `${every} ${name}`;
    return `${every} weeks on ${name}`;
  }
  const [, place = '', day = ''] = /^([+-]?\d+)(\w\w)$/.exec(days[0] ?? '') ?? [];
  const which = PLACES[place.replace('+', '')];
  if (freq !== 'MONTHLY' || days.length !== 1 || which === undefined) return undefined;
  return `on the ${which} ${DAY_NAMES[day]} of ${every} month${every.startsWith('every ') && /\d/.test(every) ? 's' : ''}`;
}

function sayEvery(interval: number): string {
  if (interval === 1) return 'every';
  return interval === 2 ? 'every other' : `every ${interval}`;
}

function pluralOf(parts: ReadonlyMap<string, string>): string {
  return Number(parts.get('INTERVAL') ?? 1) > 2 ? 's' : '';
}

function monthName(month: string): string {
  return MONTHS[Number(month) - 1] ?? month;
}

function sayTimes(parts: ReadonlyMap<string, string>): string {
  const times = timesOf(parts);
  return times.length === 0 ? '' : `at ${joined(times)}`;
}

function timesOf(parts: ReadonlyMap<string, string>): readonly string[] {
  const hours = parts.get('BYHOUR')?.split(',') ?? [];
  const minutes = (parts.get('BYMINUTE') ?? '0').split(',');
  return hours.flatMap((hour) => minutes.map((minute) => `${Number(hour)}:${minute.padStart(2, '0')}`));
}

/** The times of a day that BYSETPOS picks of all hours and minutes, where it picks the same on every day. */
function pickedTimes(parts: ReadonlyMap<string, string>): readonly string[] | undefined {
  const times = timesOf(parts);
  const isOfDay = /DAILY|WEEKLY/.test(parts.get('FREQ') ?? '') || !(parts.get('BYDAY') ?? '').includes(',');
  if (times.length < 2 || !isOfDay) return undefined;
  const places = (parts.get('BYSETPOS') ?? '').split(',').map((place) => Number(place) - 1);
  const days = parts.get('FREQ') === 'WEEKLY' ? (parts.get('BYDAY') ?? '').split(',').length : 1;
  const meant = places.filter((place) => place >= 0 && place < times.length);
  const whole = Array.from({ length: days }, (_, day) =>
    meant.map((place) => place + day * times.length),
  ).flat();
  return meant.length > 0 && whole.join() === places.join() ? meant.map((place) => times[place]!) : undefined;
}

function sayEnd(parts: ReadonlyMap<string, string>, zone: string): string {
  const count = parts.get('COUNT');
  if (count !== undefined) return count === '1' ? ', once' : `, ${count} times`;
  const until = parts.get('UNTIL');
  if (until === undefined) return '';
  const [date = '', clock = ''] = endIn(until, zone).split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const isWithin =
    /HOURLY|MINUTELY/.test(parts.get('FREQ') ?? '') && clock !== '' && !clock.startsWith('23:59');
  return `, until ${Number(day)} ${monthName(month)} ${year}${isWithin ? ` at ${clock.slice(0, 5)}` : ''}`;
}

/** The last moment of a rule as the clocks of a zone have it; what ends at midnight ends with the day before. */
function endIn(until: string, zone: string): string {
  const [, year, month, day, hour, minute, second, utc] = UNTIL.exec(until) ?? [];
  if (hour === undefined) return `${year}-${month}-${day}`;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const end = Date.parse(`${wall}Z`);
  const local = utc === '' ? wall : wallAt(end, zone);
  if (!local.slice(11).startsWith('00:00')) return local;
  return wallAt(end - 1000, utc === '' ? 'UTC' : zone);
}

const UNTIL = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

function joined(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
