import { datePlus, instantOf, isoIn, untilAt, wallMs, wallOfMs } from '../../base/index.ts';
import { type CalendarUnit, type Clock, type Day, type Every, WEEKDAY_CODES } from '../languages/index.ts';
import { boundsOf, monthsAfter, UNIT_LENGTHS } from './dates.ts';
import { faceOf, type Hearing, partHoursOf, todayOf } from './hearing.ts';
import { DAY_HOUR, HABIT_FROM, hhmm, inPart, likely, partHour } from './hours.ts';
import { momentOf, plus, type Resolved } from './resolve.ts';
import type { Bounds } from './stretch.ts';
import { type Timing, untilTiming } from './timing.ts';

/** A rule, and the instant with which it begins where the words name one (ISO 8601). */
export interface Rule extends Resolved<string> {
  readonly start?: string;
}

/** RFC 5545 text, with the hour where one is known. `undefined` where one rule cannot say it. */
export function rruleOf(said: Every, whole: Timing, hearing: Hearing): Rule | undefined {
  const { every, timing } = onItsDay(said, whole);
  const bounds = boundsIn(every, timing, hearing);
  if (timing.day !== undefined && bounds === undefined) return undefined;
  const evenly = every.freq === 'HOURLY' || every.freq === 'MINUTELY';
  const through = evenly ? throughDay(every, timing, hearing) : undefined;
  if (evenly && through === undefined && (timing.span ?? timing.part ?? every.days) !== undefined)
    return undefined;
  const parts = [...(through ?? [`FREQ=${every.freq}`])];
  const assumed: string[] = [];
  if (every.interval > 1 && through === undefined) parts.push(`INTERVAL=${every.interval}`);
  if (every.days !== undefined && through === undefined) parts.push(`BYDAY=${every.days.join(',')}`);
  if (every.month !== undefined) parts.push(`BYMONTH=${every.month}`);
  if (every.monthdays !== undefined) parts.push(`BYMONTHDAY=${every.monthdays.join(',')}`);
  if (every.setpos !== undefined) parts.push(`BYSETPOS=${every.setpos}`);
  if (timing.until !== undefined && endOf(timing, evenly, hearing) === undefined) return undefined;
  const hours = hoursOf(every, timing, hearing);
  if (hours === undefined) return undefined;
  assumed.push(...hours.assumed);
  parts.push(...hours.parts);
  const end = lastOf(timing, evenly, bounds, hearing);
  if (end !== undefined) parts.push(`UNTIL=${untilAt(end)}`);
  const start = startOf(timing, bounds, hearing);
  return { value: parts.join(';'), assumed, ...(start === undefined ? {} : { start }) };
}

/** "Every ten minutes for *the next two hours*" begins now, and "every day for *the next two weeks*" today. */
function boundsIn(every: Every, timing: Timing, hearing: Hearing): Bounds | undefined {
  const { day } = timing;
  if (day === undefined) return undefined;
  if (day.type !== 'units') return boundsOf(day, hearing);
  if (day.past) return undefined;
  const now = faceOf(hearing);
  const ms = STOPWATCH[day.unit];
  if (ms !== undefined) return { from: now, to: now + day.count * ms, grain: 'second' };
  const length = day.unit === 'day' ? ONE_DAY : UNIT_LENGTHS[day.unit];
  // "For *the next five days* at nine", said at ten, begins tomorrow, and so "for *the next two weeks*" ends a day later.
  const isOver = isOverToday(every, timing, hearing);
  if (length === undefined || (day.unit === 'day' && isOver)) return boundsOf(day, hearing);
  const days = length.days * day.count + (isOver ? 1 : 0);
  const last = datePlus(monthsAfter(todayOf(hearing), length.months * day.count), days);
  return { from: now, to: wallMs(`${last}T00:00:00`), grain: 'day' };
}

const ONE_DAY = { days: 1, months: 0 } as const;

/** Whether the first time of a day is over today. */
function isOverToday(every: Every, timing: Timing, hearing: Hearing): boolean {
  const numbers = (hoursOf(every, timing, hearing)?.parts ?? []).map((part) =>
    Number.parseInt(part.split('=')[1]!, 10),
  );
  const [hour, minute = 0] = numbers;
  const midnight = wallMs(`${todayOf(hearing)}T00:00:00`);
  return hour !== undefined && midnight + (hour * 60 + minute) * 60_000 <= faceOf(hearing);
}

const STOPWATCH: Partial<Record<CalendarUnit, number>> = { minute: 60_000, hour: 3_600_000 };

/** "Every two weeks" … "on thursday", "monthly" … "on the 15th": the day says which one of each. */
function onItsDay(every: Every, timing: Timing): { readonly every: Every; readonly timing: Timing } {
  const { day, ...rest } = timing;
  const having = (more: Partial<Every>) => ({ every: { ...every, ...more }, timing: rest });
  if (day === undefined) return { every, timing };
  const bare = every.days === undefined && every.monthdays === undefined;
  if (every.freq === 'WEEKLY' && bare && day.type === 'weekday')
    return having({ days: [WEEKDAY_CODES[day.weekday]!] });
  if (every.freq === 'MONTHLY' && bare && day.type === 'monthday') return having({ monthdays: [day.day] });
  if (every.freq === 'MONTHLY' && bare && day.type === 'nth' && day.coming && typeof day.unit === 'number')
    return having({ days: [`${day.ordinal}${WEEKDAY_CODES[day.unit]}`] });
  if (every.freq === 'YEARLY' && bare && day.type === 'date')
    return having({ month: day.month, monthdays: [day.day] });
  return { every, timing };
}

interface Hours {
  readonly parts: readonly string[];
  readonly assumed: readonly string[];
}

/** BYHOUR and BYMINUTE: the hour that was said, the usual one, or all hours of a span. */
function hoursOf(every: Every, timing: Timing, hearing: Hearing): Hours | undefined {
  if (every.freq === 'MINUTELY' || every.freq === 'HOURLY') return { parts: [], assumed: [] };
  const { clock = timing.span?.from, clocks = [], part = every.part, edge } = timing;
  if (clock === undefined && every.times !== undefined) {
    const minutes = spread(every.times);
    const parts = byTimes(minutes, every);
    return parts && { parts, assumed: [hearing.language.wording.noHours(minutes.map(hhmm))] };
  }
  if (clock === undefined) {
    const said = { ...(part === undefined ? {} : { part }), ...(edge === undefined ? {} : { edge }) };
    const minutes = (part === undefined ? DAY_HOUR : partHour(hearing, said)) * 60;
    return { parts: byTimes([minutes], every)!, assumed: [hearing.language.wording.noHour(hhmm(minutes))] };
  }
  const minutesOf = (one: Clock): number =>
    (timing.part === undefined ? likely(one, HABIT_FROM)[0]! : inPart(one, timing.part)) % 1440;
  const times = bothHalves([clock, ...clocks].map(minutesOf), [clock, ...clocks]);
  const parts = byTimes(times, every);
  const open = timing.part === undefined && !clock.sure;
  const said =
    clock.guessed ??
    (open ? hearing.language.wording.saidClock(hearing.language.wording.clock(clock.minutes)) : undefined);
  return parts && { parts, assumed: said === undefined ? [] : [`${hhmm(times[0]!)}, ${said}`] };
}

/** "At eight and eight": nobody says one time twice, so that the second is in the other half of the day. */
function bothHalves(times: readonly number[], clocks: readonly Clock[]): readonly number[] {
  return times.map((time, at) =>
    times.indexOf(time) < at && !clocks[at]!.sure ? (time + HALF_DAY_MINUTES) % DAY_MINUTES : time,
  );
}

const HALF_DAY_MINUTES = 720;

/** As far apart as the waking day allows, from eight to eight. */
function spread(times: number): readonly number[] {
  return Array.from({ length: times }, (_, at) => FIRST_MINUTE + (at * WAKING_MINUTES) / (times - 1));
}

const FIRST_MINUTE = 480;
const WAKING_MINUTES = 720;

/**
 * The hours and minutes of a rule. Each hour of a rule has all of its minutes: of "at seven and at a quarter to ten" the two that are meant
 * are picked by their place among the four (RFC 5545, BYSETPOS), which counts from the beginning of the rule's day, week or month.
 */
function byTimes(
  times: readonly number[],
  { freq, days, monthdays, setpos }: Every,
): readonly string[] | undefined {
  const sorted = (all: readonly number[]): number[] => [...new Set(all)].sort((one, other) => one - other);
  const hours = sorted(times.map((time) => Math.floor(time / 60)));
  const minutes = sorted(times.map((time) => Math.round(time % 60)));
  const parts = [`BYHOUR=${hours.join(',')}`, `BYMINUTE=${minutes.join(',')}`];
  const all = hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
  if (all.length === new Set(times).size) return parts;
  const perPeriod = freq === 'WEEKLY' ? (days?.length ?? 1) : 1;
  const single = freq === 'DAILY' || freq === 'WEEKLY' || (days ?? monthdays ?? []).length === 1;
  if (!single || setpos !== undefined) return undefined;
  const meant = all.flatMap((time, at) => (times.includes(time) ? [at + 1] : []));
  const places = Array.from({ length: perPeriod }, (_, day) =>
    meant.map((place) => day * all.length + place),
  );
  return [...parts, `BYSETPOS=${places.flat().join(',')}`];
}

/** "Every hour from nine to five", "every half hour in the morning": each day, at all of these times. */
function throughDay(
  { freq, interval, days }: Every,
  timing: Timing,
  hearing: Hearing,
): readonly string[] | undefined {
  const bounds = stretchOfDay(timing, hearing);
  const step = freq === 'HOURLY' ? interval * 60 : interval;
  const [from, to] = bounds ?? [0, 0];
  const fits = step < 60 ? 60 % step === 0 && from % step === 0 : step % 60 === 0;
  if (bounds === undefined || !fits || to <= from || from % 1 > 0) return undefined;
  const hours: number[] = [];
  const last = Math.min(step < 60 ? to - step : to, DAY_MINUTES - 1);
  for (let at = from; at <= last; at += Math.max(step, 60)) hours.push(Math.floor(at / 60));
  const minutes: number[] = [];
  for (let minute = from % 60; minute < 60; minute += Math.min(step, 60)) minutes.push(minute);
  const each = days === undefined ? ['FREQ=DAILY'] : ['FREQ=WEEKLY', `BYDAY=${days.join(',')}`];
  return [...each, `BYHOUR=${hours.join(',')}`, `BYMINUTE=${minutes.join(',')}`];
}

const DAY_MINUTES = 1440;

/** In minutes since midnight. */
function stretchOfDay(
  { span, part }: Timing,
  hearing: Hearing,
): readonly [from: number, to: number] | undefined {
  if (span === undefined)
    return part === undefined
      ? undefined
      : (partHoursOf(part, hearing).map((hour) => hour * 60) as [number, number]);
  const [from, to] = [span.from, span.to].map((one) => likely(one, HABIT_FROM)[0]!) as [number, number];
  return [from, to <= from && !span.to.sure ? to + 720 : to];
}

/** The last second at which it still happens: that of "until june", or of "every day *this week*". */
function lastOf(
  timing: Timing,
  evenly: boolean,
  bounds: Bounds | undefined,
  hearing: Hearing,
): number | undefined {
  const end = endOf(timing, evenly, hearing);
  if (end !== undefined || bounds === undefined || timing.day === undefined) return end;
  // "Every hour today" ends with the day, where "every day from friday" goes on.
  if (IS_START.has(timing.day.type) && (!evenly || timing.day.type === 'away')) return undefined;
  return instantOf(wallOfMs(bounds.to), hearing.timezone) - 1000;
}

/** Days from which on it happens; all else lasts, and it happens in it. */
const IS_START: ReadonlySet<Day['type']> = new Set<Day['type']>([
  ...(['plus', 'weekday', 'date', 'monthday', 'weekdays', 'weekday-of', 'that', 'away'] as const),
]);

/** Where the days that were named begin later than now. */
function startOf(timing: Timing, bounds: Bounds | undefined, { now, timezone }: Hearing): string | undefined {
  if (bounds === undefined || timing.day === undefined) return undefined;
  const from = instantOf(wallOfMs(bounds.from), timezone);
  return from <= now ? undefined : isoIn(from, timezone);
}

/** Of these the words name the beginning: "until june" ends with May. */
const BEGIN_THERE: ReadonlySet<Day['type']> = new Set<Day['type']>([
  ...(['named-month', 'year', 'season', 'quarter', 'unit', 'week', 'weekend', 'month'] as const),
]);

/** The last second at which it still happens: "until june", "until 9pm", "for two weeks". */
function endOf({ until, length }: Timing, evenly: boolean, hearing: Hearing): number | undefined {
  const { now, timezone } = hearing;
  if (length !== undefined && (evenly || length.days + length.months > 0))
    return plus(now, length, 1, timezone);
  if (until === undefined) return undefined;
  if (until.type === 'moment') return momentOf(untilTiming(until), hearing)?.instant;
  const bounds = boundsOf(until.day, hearing);
  if (bounds === undefined) return undefined;
  const starts = BEGIN_THERE.has(until.day.type) || (until.day.type === 'edge' && until.day.edge === 'start');
  return instantOf(wallOfMs(starts ? bounds.from : bounds.to), timezone) - 1000;
}
