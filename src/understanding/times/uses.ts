import type { JsonObject } from '../../base/index.ts';
import { dateAt, datePlus, instantOf, isoIn, startOfDate, wallAt, wallOfMs } from '../../base/index.ts';
import type { When } from '../../domain/index.ts';
import {
  type CalendarUnit,
  type Clock,
  type Day,
  type DayPart,
  type Every,
  isoLength,
  type Length,
  WEEKDAY_CODES,
} from '../languages/index.ts';
import { boundsOf, dateOf, monthsAfter, UNIT_LENGTHS } from './dates.ts';
import { type Hearing, partHoursOf, todayOf } from './hearing.ts';
import { inPart } from './hours.ts';
import { rruleOf } from './recurrence.ts';
import { elsewhere, momentOf, plus, type Resolved } from './resolve.ts';
import { sunOf } from './sun.ts';
import { type Timing, untilTiming } from './timing.ts';

const HOUR: Length = { ms: 3_600_000, days: 0, months: 0 };

/** What defers an action. `undefined` where the words name a time that cannot be. */
export function whenOf(timing: Timing, hearing: Hearing): Resolved<When> | undefined {
  if (timing.sun !== undefined) {
    const at = sunOf(...ofWeek(timing), hearing);
    if (at === undefined) return undefined;
    const { rrule, ...sun } = at.value;
    const daily = rrule === 'FREQ=DAILY' && sun.at === undefined;
    const days = rrule === undefined ? {} : daily ? { repeat: true } : { rrule };
    return { ...at, value: { ...sun, ...days } };
  }
  const returning = ruleArgs(timing, hearing);
  if (returning !== undefined) return returning ?? undefined;
  if (timing.later !== undefined && timing.clock === undefined && timing.day === undefined)
    return { value: { after: isoLength(timing.later) }, assumed: [] };
  const moment = futureOf(timing, hearing);
  return moment === undefined ? undefined : { ...moment, value: { at: moment.value } };
}

/** The rule of what happens again and again, and its start; `null` where one rule cannot say it, `undefined` for what happens once. */
function ruleArgs(
  timing: Timing,
  hearing: Hearing,
): Resolved<{ readonly rrule: string; readonly at?: string }> | null | undefined {
  const [rest, every] = ofWeek(timing);
  if (every === undefined) return undefined;
  const rule = rruleOf(every, rest, hearing);
  if (rule === undefined) return null;
  const { start } = rule;
  return { ...rule, value: { rrule: rule.value, ...(start === undefined ? {} : { at: start }) } };
}

/** The timing, and what it says of days again and again, also where a week's days are named as a range. */
function ofWeek(timing: Timing): readonly [timing: Timing, every: Every | undefined] {
  const said = timing.every;
  const week =
    said === undefined || (said.freq === 'DAILY' && said.interval === 1) ? weekOf(timing) : undefined;
  if (week === undefined) return [timing, said];
  const { day: _day, ...rest } = timing;
  return [rest, week];
}

/** "At seven, monday to friday": what has a time of day and several days happens on each of them. */
function weekOf({ day, clock, part, sun, every }: Timing): Every | undefined {
  if (day?.type !== 'range' || (clock ?? part ?? sun ?? every) === undefined) return undefined;
  const { from, to } = day;
  if (from.type !== 'weekday' || to.type !== 'weekday' || from.weeks + to.weeks > 0) return undefined;
  const count = ((to.weekday - from.weekday + 7) % 7) + 1;
  const days = Array.from({ length: count }, (_, at) => WEEKDAY_CODES[(from.weekday + at) % 7]!);
  return { freq: 'WEEKLY', interval: 1, days };
}

/** Nothing is done in the past. */
function futureOf(timing: Timing, hearing: Hearing): Resolved<string> | undefined {
  const moment = momentOf(timing, hearing);
  return moment?.instant === undefined || moment.instant < hearing.now ? undefined : moment;
}

/** Parameters `at`, `rrule` or `sun` of something that happens once or again and again. */
export function momentArgs(timing: Timing, hearing: Hearing): Resolved<JsonObject> | undefined {
  if (timing.sun !== undefined) return sunOf(...ofWeek(timing), hearing) as Resolved<JsonObject> | undefined;
  const returning = ruleArgs(timing, hearing);
  if (returning !== undefined) return returning ?? undefined;
  const moment = futureOf(timing, hearing);
  return moment === undefined ? undefined : { ...moment, value: { at: moment.value } };
}

const MINUTE = 60_000;

/**
 * A time that tells things apart: an instant, or the window of the days or the part of a day that were named, to its last minute. When the sun
 * is at its place, the house knows and not the words.
 */
export function pointArg(timing: Timing, hearing: Hearing): JsonObject | string | undefined {
  if (timing.sun !== undefined) return undefined;
  if (timing.clock !== undefined || timing.in !== undefined) return momentOf(timing, hearing)?.value;
  const range = timing.every === undefined ? rangeOf(timing, hearing) : undefined;
  return range === undefined
    ? undefined
    : { between: [isoIn(range.from, hearing.timezone), isoIn(range.to - MINUTE, hearing.timezone)] };
}

/** Another time for what has one: the day, or the monday of the week, and the time of the clock, each where it was named; `sure` where the clock's half of the day was. */
export function insteadArg(timing: Timing, hearing: Hearing): JsonObject | undefined {
  const { day, clock, part } = timing;
  const date = day === undefined ? undefined : dateOf(day, hearing);
  if (day !== undefined && date === undefined) return undefined;
  if (clock === undefined && part === undefined) {
    if (date === undefined) return undefined;
    return day?.type === 'week' && day.weeks > 0 ? { week: date } : { date };
  }
  const moment = momentOf(timing, hearing);
  const at = moment?.instant;
  if (at === undefined) return undefined;
  const sure = clock === undefined || clock.sure || part !== undefined;
  return { ...(date === undefined ? {} : { date }), clock: wallAt(at, hearing.timezone).slice(11, 16), sure };
}

/** Parameter `date`: the one day that the words name. */
export function dayArgs(timing: Timing, hearing: Hearing): Resolved<JsonObject> | undefined {
  if (timing.in === undefined) {
    const date = timing.day === undefined ? todayOf(hearing) : dateOf(timing.day, hearing);
    return date === undefined ? undefined : { value: { date }, assumed: [], date };
  }
  const date = dateAt(plus(hearing.now, timing.in, 1, hearing.timezone), hearing.timezone);
  return { value: { date }, assumed: [], date };
}

/** Parameters `start`, `end`, and `all_day` or `rrule`, of something that lasts. */
export function spanArgs(timing: Timing, hearing: Hearing): Resolved<JsonObject> | undefined {
  const allDay = timing.day !== undefined && !timing.clock && !timing.span && !timing.part && !timing.in;
  if (allDay) {
    const date = dateOf(timing.day!, hearing);
    if (date === undefined) return undefined;
    const start = startOfDate(date, hearing.timezone);
    const days = Math.max(1, timing.length?.days ?? daysSpanned(timing.day!, start, hearing));
    const rule = timing.every === undefined ? undefined : rruleOf(timing.every, timing, hearing);
    if (timing.every !== undefined && rule === undefined) return undefined;
    const rrule = rule?.value.replace(/;BYHOUR=\d+;BYMINUTE=\d+/, '');
    return {
      value: {
        start: isoIn(start, hearing.timezone),
        end: isoIn(startOfDate(datePlus(date, days), hearing.timezone), hearing.timezone),
        all_day: true,
        ...(rrule === undefined ? {} : { rrule }),
      },
      assumed: [],
      date,
      instant: start,
    };
  }
  const begins = timing.every === undefined ? undefined : rruleOf(timing.every, timing, hearing);
  const from = begins?.start === undefined ? hearing : { ...hearing, now: Date.parse(begins.start) - 1 };
  const start = timing.every === undefined ? momentOf(timing, from) : firstOf(timing, timing.every, from);
  // "Every month" alone does not say when: the house asks.
  if (start?.instant === undefined)
    return begins === undefined ? undefined : { value: { rrule: begins.value }, assumed: [] };
  const { end, assumed } = endOf(timing, start, hearing);
  const rule = begins && rruleOf(timing.every!, { ...timing, clock: clockOf(start.value) }, hearing);
  if (timing.every !== undefined && rule === undefined) return undefined;
  return {
    ...start,
    value: {
      start: start.value,
      end: isoIn(end, hearing.timezone),
      ...(rule === undefined ? {} : { rrule: rule.value }),
    },
    assumed: [...start.assumed, ...assumed, ...(rule?.assumed ?? [])],
  };
}

/** What the clock shows at an instant, as ISO 8601: the rule of an event comes back at the hour of its start. */
function clockOf(iso: string): Clock {
  return { minutes: Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16)), sure: true };
}

/** "From june first to june tenth", "two weeks from monday": both ends belong to it. */
function daysSpanned(day: Day, start: number, hearing: Hearing): number {
  if (day.type === 'weekend') return 2;
  const bounds = day.type === 'range' || day.type === 'lasting' ? boundsOf(day, hearing) : undefined;
  if (bounds === undefined) return 1;
  const end = instantOf(wallOfMs(bounds.to), hearing.timezone);
  return Math.round((end - start) / DAY_MS);
}

const DAY_MS = 86_400_000;

/** As `spanArgs`, for what has its length already: `end` only where one was said; of a day alone the date, since the time of day stays. */
export function shiftArgs(timing: Timing, hearing: Hearing): Resolved<JsonObject> | undefined {
  const span = spanArgs(timing, hearing);
  if (span === undefined || timing.span !== undefined || timing.length !== undefined) return span;
  const { end: _end, all_day: allDay, ...value } = span.value;
  if (allDay !== true) return { ...span, value, assumed: span.assumed.slice(0, -1) };
  const days = daysSpanned(timing.day!, span.instant!, hearing);
  return days > 1 || timing.every !== undefined ? span : { ...span, value: { start: span.date! } };
}

/** The instant at which what begins at `start` ends. */
export function endInstant(timing: Timing, start: Resolved<string>, hearing: Hearing): number {
  return endOf(timing, start, hearing).end;
}

function endOf(
  timing: Timing,
  start: Resolved<string>,
  hearing: Hearing,
): { end: number; assumed: string[] } {
  const instant = start.instant!;
  if (timing.span?.to.ahead !== undefined)
    return { end: elsewhere(timing.span.to, undefined, instant) ?? instant, assumed: [] };
  if (timing.span !== undefined) {
    const part = timing.part;
    const to = part === undefined ? timing.span.to.minutes : inPart(timing.span.to, part);
    const face = `${String(Math.floor(to / 60) % 24).padStart(2, '0')}:${String(to % 60).padStart(2, '0')}:00`;
    let end = instantOf(`${start.value.slice(0, 10)}T${face}`, hearing.timezone);
    if (end <= instant && !timing.span.to.sure)
      end = instantOf(
        `${start.value.slice(0, 10)}T${String((Math.floor(to / 60) + 12) % 24).padStart(2, '0')}${face.slice(2)}`,
        hearing.timezone,
      );
    if (end <= instant) end = instantOf(`${datePlus(start.value.slice(0, 10), 1)}T${face}`, hearing.timezone);
    return { end, assumed: [] };
  }
  if (timing.length !== undefined)
    return { end: plus(instant, timing.length, 1, hearing.timezone), assumed: [] };
  const last = timing.every === undefined ? untilOf(timing, start, hearing) : undefined;
  if (last !== undefined) return { end: last, assumed: [] };
  return {
    end: plus(instant, HOUR, 1, hearing.timezone),
    assumed: [hearing.language.wording.noEnd],
  };
}

/** "A sleepover on Friday at six *until Saturday at ten*": it ends on another day, and of a day alone with that. */
function untilOf({ until }: Timing, start: Resolved<string>, hearing: Hearing): number | undefined {
  if (until === undefined) return undefined;
  const instant = start.instant!;
  const then = { ...hearing, now: instant, date: start.value.slice(0, 10), event: instant };
  const ends = untilTiming(until);
  const end = ends.clock === undefined && ends.part === undefined ? undefined : momentOf(ends, then)?.instant;
  const day = end === undefined && ends.day !== undefined ? boundsOf(ends.day, then) : undefined;
  const last = day === undefined ? end : instantOf(wallOfMs(day.to), hearing.timezone);
  return last !== undefined && last > instant ? last : undefined;
}

/** When what comes again and again is for the first time. */
function firstOf(timing: Timing, { days = [], monthdays = [], month }: Every, hearing: Hearing): Moment {
  const [date] = monthdays;
  if (date !== undefined && date > 0)
    return momentOf(
      {
        ...timing,
        day:
          month === undefined
            ? { type: 'monthday', day: date, months: 0 }
            : { type: 'date', month, day: date },
      },
      hearing,
    );
  const weekdays = days.map((code) => (WEEKDAY_CODES as readonly string[]).indexOf(code));
  if (weekdays.length === 0 || weekdays.includes(-1)) return momentOf(timing, hearing);
  const coming = weekdays.map((weekday) =>
    momentOf({ ...timing, day: { type: 'weekday', weekday, weeks: 0 } }, hearing),
  );
  const [first] = coming.toSorted((one, other) => (one?.instant ?? NEVER) - (other?.instant ?? NEVER));
  const weekday = new Date(`${todayOf(hearing)}T00:00:00Z`).getUTCDay();
  if (!weekdays.includes(weekday)) return first;
  const today = futureOf({ ...timing, day: { type: 'plus', days: 0 } }, hearing);
  // "Every monday at nine", said on one at ten, is not tonight at nine.
  const isOfHour =
    today !== undefined &&
    first !== undefined &&
    clockOf(today.value).minutes === clockOf(first.value).minutes;
  return isOfHour ? today : first;
}

type Moment = ReturnType<typeof momentOf>;
const NEVER = Number.POSITIVE_INFINITY;

/** Half-open range of whole days (or a part of one) as `from` and `to`. Without words: the next seven days. */
export function rangeArgs(timing: Timing, hearing: Hearing): Resolved<JsonObject> | undefined {
  const range = rangeOf(timing, hearing);
  if (range === undefined) return undefined;
  const { from, to, assumed } = range;
  return {
    value: { from: isoIn(from, hearing.timezone), to: isoIn(to, hearing.timezone) },
    assumed,
    date: dateAt(from, hearing.timezone),
  };
}

export function rangeOf(
  timing: Timing,
  hearing: Hearing,
): { from: number; to: number; assumed: string[] } | undefined {
  const zone = hearing.timezone;
  const today = todayOf(hearing);
  const beside = timing.day?.type === 'units' ? STOPWATCH[timing.day.unit] : undefined;
  if (beside !== undefined && timing.day?.type === 'units') {
    const other = hearing.now + (timing.day.past ? -1 : 1) * timing.day.count * beside;
    return { from: Math.min(hearing.now, other), to: Math.max(hearing.now, other), assumed: [] };
  }
  if (timing.now)
    return {
      from: hearing.now,
      to: plus(hearing.now, HOUR, 1, zone),
      assumed: [hearing.language.wording.nextHour],
    };
  if (timing.in !== undefined && timing.day === undefined) {
    return { from: hearing.now, to: plus(hearing.now, timing.in, 1, zone), assumed: [] };
  }
  if (
    timing.day === undefined &&
    timing.part === undefined &&
    timing.clock === undefined &&
    timing.span === undefined
  )
    return {
      from: startOfDate(today, zone),
      to: startOfDate(datePlus(today, 7), zone),
      assumed: [hearing.language.wording.nextDays],
    };
  const date = timing.day === undefined ? today : dateOf(timing.day, hearing);
  if (date === undefined) return undefined;
  if (timing.span !== undefined || timing.clock !== undefined) {
    const { length: _length, ...start } = timing;
    const from = momentOf(start, hearing);
    if (from?.instant === undefined) return undefined;
    const { end } = endOf(timing, from, hearing);
    return { from: from.instant, to: end, assumed: [...from.assumed] };
  }
  if (timing.part !== undefined) {
    const [opens, closes] = besidePart(timing.part, timing.edge, hearing);
    const half = (closes - opens) / 2;
    const first = timing.edge === 'late' ? opens + Math.floor(half) : opens;
    const last = timing.edge === 'early' ? opens + Math.ceil(half) : closes;
    const from = instantOf(`${date}T${String(first).padStart(2, '0')}:00:00`, zone);
    const to =
      last === 24
        ? startOfDate(datePlus(date, 1), zone)
        : instantOf(`${date}T${String(last).padStart(2, '0')}:00:00`, zone);
    return { from, to, assumed: [] };
  }
  const ahead = timing.day?.type === 'units' && !timing.day.past ? timing.day : undefined;
  const length = ahead === undefined ? undefined : UNIT_LENGTHS[ahead.unit];
  if (ahead !== undefined && length !== undefined) {
    const last = datePlus(monthsAfter(today, length.months * ahead.count), length.days * ahead.count);
    return { from: startOfDate(today, zone), to: startOfDate(last, zone), assumed: [] };
  }
  const bounds =
    timing.day !== undefined && !KEPT.has(timing.day.type) ? boundsOf(timing.day, hearing) : undefined;
  if (bounds !== undefined)
    return {
      from: instantOf(wallOfMs(bounds.from), zone),
      to: instantOf(wallOfMs(bounds.to), zone),
      assumed: [],
    };
  return {
    from: startOfDate(date, zone),
    to: startOfDate(datePlus(date, daysOf(timing.day, date)), zone),
    assumed: [],
  };
}

/** "The next two hours" begin now, and not with the next hour. */
const STOPWATCH: Partial<Record<CalendarUnit, number>> = { second: 1000, minute: 60_000, hour: HOUR.ms };

/** "After lunch" lasts as long as the part that follows. */
function besidePart(
  part: DayPart,
  edge: Timing['edge'],
  hearing: Hearing,
): readonly [from: number, to: number] {
  const [opens, closes] = partHoursOf(part, hearing);
  if (edge === 'before') return [Math.max(0, opens - 2), opens];
  return edge === 'after' ? [closes, Math.min(24, closes + 4)] : [opens, closes];
}

/** What has passed of these is left out of "this week". */
const KEPT: ReadonlySet<Day['type']> = new Set<Day['type']>(['week', 'weekend', 'month']);

/** How many days the words span from their first: a week ends on Sunday, a month on its last day. */
function daysOf(day: Day | undefined, first: string): number {
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  switch (day?.type) {
    case 'weekend':
      return 2;
    case 'week':
      return 7 - ((weekday + 6) % 7);
    case 'month': {
      const [year, month] = first.split('-').map(Number) as [number, number];
      return new Date(Date.UTC(year, month, 0)).getUTCDate() - Number(first.slice(8)) + 1;
    }
    default:
      return 1;
  }
}
