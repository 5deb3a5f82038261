import type { CalendarUnit, Day, Every, Until } from '../languages/index.ts';
import { isTimed, type Timing } from './timing.ts';

/** For which days the times of a sentence hold: "from Monday on", "until Friday", "for the next two weeks". */
export interface Validity {
  readonly every?: Every;
  readonly day?: Day;
  readonly until?: Until;
}

const DAILY: Every = { freq: 'DAILY', interval: 1 };

/** Where words of time stand: in front of their sentence, and whether that speaks of what comes again and again. */
export interface Standing {
  readonly isInFront: boolean;
  readonly again: boolean;
}

/** What words say of the days that their times hold for; `undefined` where they say nothing of it. */
export function validityOf(
  { day, until, length, every }: Timing,
  { isInFront, again }: Standing,
): Validity | undefined {
  const days = day?.type === 'units' ? !day.past && DAYS[day.unit] === true : isOnward(day);
  const end =
    until?.type === 'day' && (isInFront || again)
      ? until
      : isInFront && length !== undefined && length.ms === 0
        ? lastDay(length.days, length.months)
        : undefined;
  if (!days && end === undefined) return undefined;
  return {
    ...(every === undefined ? {} : { every }),
    ...(days && day !== undefined ? { day } : {}),
    ...(end === undefined ? {} : { until: end }),
  };
}

/** "For two weeks", from today on. */
function lastDay(days: number, months: number): Until {
  const length = { ms: 0, days: days - 1, months };
  return { type: 'day', day: { type: 'away', length, back: false } };
}

/** Whether it begins on a day and goes on behind it. */
function isOnward(day: Day | undefined): boolean {
  return day?.type === 'away' && day.onward === true;
}

const DAYS: Partial<Record<CalendarUnit, true>> = { day: true, week: true, fortnight: true, month: true };

/** Whether words name an hour, by the clock, the sun or a part of the day, that may come again and again. */
export function isOfHour({ clock, sun, part, span, in: from, later, now, around }: Timing): boolean {
  const isOnce = [span, from, later, now, around].some((one) => one !== undefined);
  return !isOnce && [clock, sun, part].some((one) => one !== undefined);
}

/** Whether words say nothing of days. */
export function isOfNoDay({ day, until, length }: Timing): boolean {
  return [day, until, length].every((one) => one === undefined);
}

/** The times on all days for which they hold. */
export function heldFor(timing: Timing, { every = DAILY, ...days }: Validity): Timing {
  const { until: _until, length: _length, day: _day, ...hours } = timing;
  return isTimed(hours) ? { ...hours, ...days, every: timing.every ?? every } : timing;
}
