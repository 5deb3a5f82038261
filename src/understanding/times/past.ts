import { dateAt, datePlus, isoIn, type JsonObject, startOfDate } from '../../base/index.ts';
import { type Hearing, todayOf } from './hearing.ts';
import type { Resolved } from './resolve.ts';
import type { Timing } from './timing.ts';
import { rangeOf } from './uses.ts';

const DAY_MS = 86_400_000;
/** A night that was goes on until people get up. */
const NIGHT_ENDS_MS = 6 * 3_600_000;

/** The time that was, as `from` and `to`: "on Monday" is the last one, "this week" began on its Monday, "last night" ended this morning. */
export function pastArgs(timing: Timing, hearing: Hearing): Resolved<JsonObject> | undefined {
  const range = rangeBefore(timing, hearing);
  if (range === undefined) return undefined;
  const zone = hearing.timezone;
  const from = begunAt(timing, hearing) ?? range.from;
  const isNight = timing.part === 'night' && timing.edge === undefined;
  const to = isNight
    ? range.to + NIGHT_ENDS_MS
    : isUntilNow(timing)
      ? Math.max(range.to, hearing.now)
      : range.to;
  return {
    value: { from: isoIn(from, zone), to: isoIn(to, zone) },
    assumed: range.assumed,
    date: dateAt(from, zone),
  };
}

/** What lies ahead was meant as it was the last time. */
function rangeBefore(timing: Timing, hearing: Hearing): ReturnType<typeof rangeOf> {
  const { day } = timing;
  const range = rangeOf(timing, hearing);
  // "At seven this morning" is over: it is what yesterday called tomorrow.
  if (range === undefined && day?.type === 'plus')
    return rangeOf({ ...timing, day: { ...day, days: day.days + 1 } }, lastNight(hearing));
  if (range === undefined || range.from <= hearing.now) return range;
  const days = AGAIN_AFTER[timing.day?.type ?? 'clock'];
  if (days === undefined) return undefined;
  // The same words, said so long ago.
  const { now, date: _date, event: _event, ...rest } = hearing;
  const before = rangeOf(timing, { ...rest, now: now - days * DAY_MS });
  return before === undefined || before.from > now ? undefined : before;
}

/** As if it were the last moment of yesterday. */
function lastNight({ date: _date, event: _event, ...hearing }: Hearing): Hearing {
  return { ...hearing, now: startOfDate(todayOf(hearing), hearing.timezone) - 1_000 };
}

/** After how many days the same words come round. */
const AGAIN_AFTER: Readonly<Record<string, number>> = {
  clock: 1,
  plus: 1,
  weekday: 7,
  weekend: 7,
  monthday: 31,
  date: 366,
  'named-month': 366,
};

/** What of a week or month has passed belongs to it. */
function begunAt({ day, clock, span, part }: Timing, hearing: Hearing): number | undefined {
  if (clock !== undefined || span !== undefined || part !== undefined) return undefined;
  const today = todayOf(hearing);
  if (day?.type === 'week' && day.weeks === 0) {
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    return startOfDate(datePlus(today, -((weekday + 6) % 7)), hearing.timezone);
  }
  return day?.type === 'month' && day.months === 0
    ? startOfDate(`${today.slice(0, 7)}-01`, hearing.timezone)
    : undefined;
}

/** "In the last three days" ends with now. */
function isUntilNow({ day }: Timing): boolean {
  return day?.type === 'units' && day.past;
}
