import { datePlus, wallOfMs } from '../../base/index.ts';
import { type CalendarUnit, type Day, WEEKDAY_CODES } from '../languages/index.ts';
import { faceOf, type Hearing, todayOf } from './hearing.ts';
import { type Bounds, pointOf, stretchBounds } from './stretch.ts';

/** Where the words' stretch of the calendar begins and ends. */
export function boundsOf(day: Day, hearing: Hearing): Bounds | undefined {
  return stretchBounds(day, faceOf(hearing), (other) => dateOf(other, hearing));
}

/** "The end of the month", where a stretch begins or ends with it; `undefined` for what is a stretch there too. */
export function pointIn(day: Day, hearing: Hearing): number | undefined {
  return pointOf(day, faceOf(hearing), (other) => dateOf(other, hearing));
}

/** The (first) date of the words: the next one that fits, today included where only a day was named. */
export function dateOf(day: Day, hearing: Hearing): string | undefined {
  const today = todayOf(hearing);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  switch (day.type) {
    case 'plus':
      return datePlus(today, day.days);
    case 'that':
      return hearing.date;
    case 'weekday': {
      if (day.weeks >= 100) return datePlus(today, 7 - ((weekday + 6) % 7) + ((day.weekday + 6) % 7));
      const ahead = (day.weekday - weekday + 7) % 7 || 7;
      return datePlus(today, ahead + day.weeks * 7);
    }
    case 'weekend':
      return datePlus(today, ((6 - weekday + 7) % 7) + day.weeks * 7);
    case 'week':
      return day.weeks === 0 ? today : datePlus(today, 7 - ((weekday + 6) % 7) + (day.weeks - 1) * 7);
    case 'month':
      return day.months === 0 ? today : `${monthsAfter(`${today.slice(0, 7)}-01`, day.months)}`;
    case 'monthday': {
      if (day.weekday !== undefined) return monthdayOnWeekday(day.day, day.weekday, today);
      return monthdayFrom(day.day, day.months, today);
    }
    case 'date': {
      if (day.weekday !== undefined && day.year === undefined)
        return dateOnWeekday(day.month, day.day, day.weekday, today);
      const year = day.year ?? Number(today.slice(0, 4));
      for (let ahead = 0; ahead < (day.year === undefined ? 9 : 1); ahead++) {
        const date = `${year + ahead}-${two(day.month)}-${two(day.day)}`;
        if (isReal(date) && (day.year !== undefined || date >= today)) return date;
      }
      return undefined;
    }
    case 'end': {
      const from = day.next ? nextOf(day.of, today) : today;
      return endOf(day.of, day.working, from, new Date(`${from}T00:00:00Z`).getUTCDay());
    }
    case 'first-working': {
      if (day.next) return workingFrom(nextOf('month', today));
      const first = workingFrom(monthOf(day.of, today));
      return first < today
        ? workingFrom(monthsAfter(monthOf(day.of, today), day.of === 'month' ? 1 : 12))
        : first;
    }
    default: {
      const bounds = boundsOf(day, hearing);
      return bounds === undefined ? undefined : wallOfMs(bounds.from).slice(0, 10);
    }
  }
}

/** The day of that month; of this one the next that there is: "the 31st", said in November, is in December. */
function monthdayFrom(day: number, months: number, today: string): string | undefined {
  const last = months === 0 ? SHORT_MONTHS : 0;
  for (let ahead = months; ahead <= months + last; ahead++) {
    const date = `${monthsAfter(`${today.slice(0, 7)}-01`, ahead).slice(0, 7)}-${two(day)}`;
    if (isReal(date) && (ahead > 0 || date >= today)) return date;
  }
  return undefined;
}

/** Of two months on end one has 31 days, but for the passed one. */
const SHORT_MONTHS = 2;

/** "Tuesday the 13th": that of this month, though it be over, or the coming one that is a Tuesday. */
function monthdayOnWeekday(day: number, weekday: number, today: string): string | undefined {
  for (let months = 0; months < 30; months++) {
    const date = `${monthsAfter(`${today.slice(0, 7)}-01`, months).slice(0, 7)}-${two(day)}`;
    if (
      isReal(date) &&
      (months === 0 || date >= today) &&
      new Date(`${date}T00:00:00Z`).getUTCDay() === weekday
    )
      return date;
  }
  return undefined;
}

/** The year, of this and the next two, in which the date falls on that weekday; it is passed over where none does. */
function dateOnWeekday(month: number, day: number, weekday: number, today: string): string | undefined {
  const here = Number(today.slice(0, 4));
  let coming: string | undefined;
  for (let year = here; year < here + 12; year++) {
    const date = `${year}-${two(month)}-${two(day)}`;
    if (!isReal(date)) continue;
    if (date >= today) coming ??= date;
    if (year <= here + 2 && new Date(`${date}T00:00:00Z`).getUTCDay() === weekday) return date;
  }
  return coming;
}

function isReal(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

function endOf(of: 'week' | 'month' | number, working: boolean, today: string, weekday: number): string {
  if (of === 'week') return datePlus(today, working ? (5 - weekday + 7) % 7 : (7 - weekday) % 7);
  let date = datePlus(monthsAfter(monthOf(of, today), 1), -1);
  while (working && isOff(date)) date = datePlus(date, -1);
  return date;
}

/** The first day of the month: of this one, or of the next that is called so. */
function monthOf(of: 'month' | number, today: string): string {
  if (of === 'month') return `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4)) + (of < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year}-${two(of)}-01`;
}

/** A day of the week after this, or of the month. */
function nextOf(of: 'week' | 'month' | number, today: string): string {
  return of === 'week' ? datePlus(today, 7) : monthsAfter(`${today.slice(0, 7)}-01`, 1);
}

function workingFrom(first: string): string {
  let date = first;
  while (isOff(date)) date = datePlus(date, 1);
  return date;
}

function isOff(date: string): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** The same day of the month so many months later, or the last day of a month that has none such. */
export function monthsAfter(date: string, months: number): string {
  if (months === 0) return date;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const kept = Math.min(day, last.getUTCDate());
  return `${String(last.getUTCFullYear()).padStart(4, '0')}-${two(last.getUTCMonth() + 1)}-${two(kept)}`;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** "The next two weeks" are asked about from today on, and not from monday; "the next three days" from tomorrow. */
export const UNIT_LENGTHS: Partial<Record<CalendarUnit, { readonly days: number; readonly months: number }>> =
  {
    week: { days: 7, months: 0 },
    fortnight: { days: 14, months: 0 },
    month: { days: 0, months: 1 },
    quarter: { days: 0, months: 3 },
    year: { days: 0, months: 12 },
  };

/** The day of the week of a date. */
export function weekdayOf(date: string): (typeof WEEKDAY_CODES)[number] {
  return WEEKDAY_CODES[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}
