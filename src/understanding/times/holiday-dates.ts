import { HOLIDAY_TABLE, type Holiday, type HolidayRule } from '../languages/index.ts';

/**
 * The days of a holiday, from its first midnight to the one behind its last, as on the face of a clock in UTC. Not known is what the table
 * does not hold, which is years before 1900 and from 2100 on of those that move, and days on which almanacs differ.
 */
export type HolidayDays =
  | { readonly type: 'known'; readonly from: number; readonly to: number }
  | { readonly type: 'not-known' };

/** Midnight of the first day. What is not sure is some day beside, and not to be told. */
interface HolidayDate {
  readonly at: number;
  readonly isSure: boolean;
}

const DAY = 86_400_000;
const NOT_KNOWN: HolidayDays = { type: 'not-known' };
/** Further off nobody counts holidays. */
const SHIFT_MAX = 100;

/** The days of a holiday of a year, or the coming one (or the one that lasts now) and so many further on. */
export function holidayBounds(
  { rule, days }: Holiday,
  year: number | undefined,
  shift: number,
  today: number,
): HolidayDays {
  if (Math.abs(shift) > SHIFT_MAX) return NOT_KNOWN;
  const endOf = ({ at }: HolidayDate): number => {
    if (typeof days === 'number') return at + days * DAY;
    const here = new Date(at).getUTCFullYear();
    return holidayDates(days, here, here + 1).find((end) => end.at > at)?.at ?? at + DAY;
  };
  const here = new Date(today).getUTCFullYear();
  const dates =
    year === undefined
      ? holidayDates(rule, here - 1 + Math.min(shift, 0), here + 2 + Math.max(shift, 0))
      : holidayDates(rule, year, year);
  const coming = year === undefined ? dates.findIndex((date) => endOf(date) > today) : 0;
  const meant = coming < 0 ? undefined : dates[coming + (year === undefined ? shift : 0)];
  return meant?.isSure ? { type: 'known', from: meant.at, to: endOf(meant) } : NOT_KNOWN;
}

/** When it is in some years: once in each, but for those of calendars with other years, which may come twice or not at all. */
export function holidayDates(rule: HolidayRule, from: number, to: number): readonly HolidayDate[] {
  if (rule.type === 'date')
    return Array.from({ length: to - from + 1 }, (_, years) => ({
      at: Date.UTC(from + years, rule.month - 1, rule.day),
      isSure: true,
    }));
  return datesOf(HOLIDAY_TABLE.get(rule.row) ?? '')
    .map(({ at, isSure }) => ({ at: at + rule.plus * DAY, isSure }))
    .filter(({ at }) => at >= Date.UTC(from, 0, 1) && at < Date.UTC(to + 1, 0, 1));
}

/** A row of the table: the first day, then how many days more than 350 lie between each and the next, in base 36; `~` is 360 more. */
function datesOf(row: string): readonly HolidayDate[] {
  const [first = '', gaps = ''] = row.split(' ');
  let at = Date.parse(first.replace('?', ''));
  if (Number.isNaN(at)) return [];
  const dates: HolidayDate[] = [{ at, isSure: !first.startsWith('?') }];
  // What almanacs differ about has a question mark before it.
  for (const [, years, unsure, gap] of gaps.matchAll(/(~*)(\??)(\w)/g)) {
    at += (years!.length * 360 + 350 + Number.parseInt(gap!, 36)) * DAY;
    dates.push({ at, isSure: unsure === '' });
  }
  return dates;
}
