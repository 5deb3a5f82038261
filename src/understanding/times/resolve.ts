import { dateAt, datePlus, instantOf, isoIn, wallAt, wallMs, wallOfMs } from '../../base/index.ts';
import type { Clock, Day, Length } from '../languages/index.ts';
import { boundsOf, dateOf, monthsAfter } from './dates.ts';
import { faceOf, type Hearing, todayOf } from './hearing.ts';
import { DAY_HOUR, hhmm, hours, inPart, likely, PART_ENDS, partHour } from './hours.ts';
import type { Timing } from './timing.ts';

/** A value with what had to be assumed to reach it. `undefined` where the words name no such thing. */
export interface Resolved<T> {
  readonly value: T;
  readonly assumed: readonly string[];
  readonly date?: string;
  readonly instant?: number;
}

const DAY_MS = 86_400_000;
const MINUTE = 60_000;

/**
 * The instant that the words name, as ISO 8601 with the home's offset; never before now unless a year or "yesterday" was
 * said. Vague words are given an hour, which is reported in `assumed`.
 */
export function momentOf(timing: Timing, hearing: Hearing): Resolved<string> | undefined {
  if (timing.around !== undefined) {
    if (hearing.event === undefined) return undefined;
    const { around, clock, ...rest } = timing;
    const instant = plus(hearing.event, around.length, around.before ? -1 : 1, hearing.timezone);
    const part = around.part ?? timing.part;
    if (around.length.ms > 0 || (part ?? timing.clock) === undefined) return at(instant, hearing, []);
    // "A meeting at three on Wednesday, remind me *the morning before*": three is its hour, and none of the morning.
    const said = Object.keys(timing);
    const isFirst = said.indexOf('clock') < said.indexOf('around');
    const isOfEvent = timing.day !== undefined && around.part !== undefined && isFirst;
    const own = isOfEvent ? rest : { ...rest, ...(clock && { clock }) };
    return onDate(dateAt(instant, hearing.timezone), { ...own, ...(part && { part }) }, hearing);
  }
  // The hour of the sun is the house's to tell.
  if (timing.sun !== undefined) return undefined;
  if (timing.now) return at(hearing.now, hearing, []);
  const foreign = timing.clock ?? timing.span?.from;
  if (foreign?.ahead !== undefined && timing.in === undefined) {
    const date = timing.day === undefined ? undefined : dateOf(timing.day, hearing);
    const instant = elsewhere(foreign, date, hearing.now);
    return instant === undefined ? undefined : at(instant, hearing, []);
  }
  const relative = timing.in ?? (timing.clock || timing.day || timing.part ? undefined : timing.later);
  if (relative !== undefined) {
    if (relative.ms > 0 || (timing.clock === undefined && timing.part === undefined)) {
      if (timing.clock !== undefined && relative.ms > 0) return undefined;
      const instant = plus(hearing.now, relative, 1, hearing.timezone);
      if (relative.ms > 0) return at(instant, hearing, []);
      return onDate(dateAt(instant, hearing.timezone), timing, hearing);
    }
    return onDate(
      dateAt(plus(hearing.now, relative, 1, hearing.timezone), hearing.timezone),
      timing,
      hearing,
    );
  }
  if (timing.day?.type === 'away' && timing.day.length.ms > 0) {
    const bounds = boundsOf(timing.day, hearing);
    return bounds === undefined ? undefined : wall(bounds.from, hearing, []);
  }
  if (timing.day?.type === 'range' && timing.day.from.type === 'plus' && timing.day.from.days === 0)
    return momentOf({ ...timing, day: timing.day.to }, hearing);
  if (timing.day !== undefined && NO_MOMENT.has(timing.day.type) && timing.clock === undefined)
    return undefined;
  if (timing.day?.type === 'edge' && timing.clock === undefined && timing.part === undefined) {
    const moment = edgeMoment(timing.day, hearing);
    if (moment !== undefined) return moment;
  }
  if (timing.day !== undefined) {
    const date = dateOf(timing.day, hearing);
    const moment = date === undefined ? undefined : onDate(date, timing, hearing);
    return moment && { ...moment, assumed: [...moment.assumed, ...doubtsOf(timing.day)] };
  }
  const clock = timing.clock ?? timing.span?.from;
  if (clock === undefined && timing.part === undefined) return undefined;
  if (clock === undefined && timing.part === 'morning') return comingMorning(hearing);
  return fromNow(clock, timing, hearing);
}

/** When clocks of the zone that was named show it: on a date there, or the first time after an instant. */
export function elsewhere(
  { minutes, ahead = 0 }: Clock,
  date: string | undefined,
  after: number,
): number | undefined {
  const midnight =
    date === undefined ? Math.floor(after / DAY_MS - 1) * DAY_MS : Date.parse(`${date}T00:00:00Z`);
  for (let day = 0; day < 4; day++) {
    const instant = midnight + day * DAY_MS + (minutes - ahead) * MINUTE;
    if (date !== undefined || instant > after) return instant;
  }
  return undefined;
}

/** "By the end of the day" is when work ends; "later this week" some day in the middle of what is left of it. */
function edgeMoment(day: Extract<Day, { type: 'edge' }>, hearing: Hearing): Resolved<string> | undefined {
  const bounds = boundsOf(day.of, hearing);
  if (bounds === undefined) return undefined;
  if (day.edge === 'end' && bounds.grain === 'day' && bounds.to - bounds.from === DAY_MS) {
    const guessed = hearing.language.wording.endOfDay;
    const clock: Clock = { minutes: WORK_ENDS, sure: true, guessed };
    return onDate(wallOfMs(bounds.from).slice(0, 10), { clock }, hearing);
  }
  if (day.edge !== 'rest' || bounds.to - bounds.from <= DAY_MS) return undefined;
  const tomorrow = Math.floor(faceOf(hearing) / DAY_MS + 1) * DAY_MS;
  const days = Math.floor((bounds.to - tomorrow) / DAY_MS);
  if (bounds.from > tomorrow || days < 1) return undefined;
  return onDate(wallOfMs(tomorrow + Math.floor(days / 2) * DAY_MS).slice(0, 10), {}, hearing);
}

/** In minutes. */
const WORK_ENDS = 1020;

function doubtsOf(day: Day): readonly string[] {
  const doubt = day.type === 'holiday' ? day.holiday.doubt : undefined;
  return doubt === undefined ? [] : [doubt];
}

/** Stretches so long that no hour of them is meant. */
const NO_MOMENT: ReadonlySet<Day['type']> = new Set<Day['type']>(['units', 'range', 'year', 'quarter']);

/** Until this hour of the night the coming morning is today's; who is up later than that has begun the day. */
const NIGHT_ENDS_HOUR = 3;

/** "In the morning", said without a day, is the one after the next night: who means today says "this morning". */
function comingMorning(hearing: Hearing): Resolved<string> | undefined {
  const wallNow = faceOf(hearing);
  const today = Math.floor(wallNow / DAY_MS) * DAY_MS;
  const minutes = partHour(hearing, { part: 'morning' }) * 60;
  const day = wallNow < today + NIGHT_ENDS_HOUR * 60 * MINUTE ? today : today + DAY_MS;
  const said = hearing.language.wording.hourOfPart(hhmm(minutes), 'morning', undefined);
  return wall(day + minutes * MINUTE, hearing, [said]);
}

/** The first time after now that the clock shows it. */
function fromNow(
  clock: Clock | undefined,
  timing: Pick<Timing, 'part' | 'edge'>,
  hearing: Hearing,
): Resolved<string> | undefined {
  const { part, edge } = timing;
  const wallNow = faceOf(hearing);
  const today = Math.floor(wallNow / DAY_MS) * DAY_MS;
  if (clock === undefined) {
    const hour = partHour(hearing, timing);
    const said = hearing.language.wording.hourOfPart(hhmm(hour * 60), part!, edge);
    const named = today + hour * 60 * MINUTE;
    if (named > wallNow) return wall(named, hearing, [said]);
    if (edge === undefined && (part === 'night' || wallNow < today + PART_ENDS[part!] * 60 * MINUTE))
      return wall(wallNow + 30 * MINUTE, hearing, [hearing.language.wording.soonIn(part!)]);
    return wall(named + DAY_MS, hearing, [said]);
  }
  const shortly = part === undefined ? shortlyAfter(clock, hearing) : undefined;
  if (shortly !== undefined) return shortly;
  const times = part === undefined ? hours(clock) : [inPart(clock, part)];
  for (const day of [0, 1])
    for (const minutes of times) {
      const face = today + day * DAY_MS + minutes * MINUTE;
      if (face <= wallNow || (times.length > 1 && isFarNight(minutes, face - wallNow))) continue;
      const open = part === undefined && !clock.sure;
      const why =
        clock.guessed ??
        (open
          ? hearing.language.wording.nextClock(hearing.language.wording.clock(clock.minutes))
          : undefined);
      const assumed = why === undefined ? [] : [`${hhmm(minutes)}, ${why}`];
      return wall(face, hearing, assumed);
    }
  return undefined;
}

/** "At three", said at half past three: nobody means three at night, almost a half-day ahead. "At two", said at ten, may be tonight. */
function isFarNight(minutes: number, ahead: number): boolean {
  return minutes >= NIGHT[0] && minutes < NIGHT[1] && ahead > NIGHT_AHEAD_MS;
}

/** From when to when a bare figure is of the night only where that is near, in minutes: people rise from five on, and "at twelve" is midnight as well. */
const NIGHT = [60, 300] as const;
const NIGHT_AHEAD_MS = 480 * MINUTE;

/**
 * "At ten to seven tomorrow morning …, and at seven …": soon after what was spoken of last, in the same morning. "At ten … and at eleven …", where ten is this
 * evening: in the same evening.
 */
function shortlyAfter(clock: Clock, hearing: Hearing): Resolved<string> | undefined {
  const { event, timezone } = hearing;
  if (clock.sure || event === undefined || event <= hearing.now) return undefined;
  const said = wallAt(event, timezone);
  const date = said.slice(0, 10);
  const midnight = wallMs(`${date}T00:00:00`);
  const isMorning = wallMs(said) - midnight < DAY_MS / 2;
  if ((date === todayOf(hearing)) === isMorning) return undefined;
  const minutes = (clock.minutes % 720) + (isMorning ? 0 : 720);
  const face = midnight + minutes * MINUTE;
  const after = face - wallMs(said);
  if (after < 0 || after > (isMorning ? SHORTLY : EVENING)) return undefined;
  const { sameMorning, sameEvening } = hearing.language.wording;
  return wall(face, hearing, [(isMorning ? sameMorning : sameEvening)(hhmm(minutes))]);
}

const SHORTLY = 90 * MINUTE;
/** As long as an evening goes on. */
const EVENING = 120 * MINUTE;

/** What the clock or the part of day means on a date that was named. */
function onDate(date: string, timing: Timing, hearing: Hearing): Resolved<string> | undefined {
  const clock = timing.clock ?? timing.span?.from;
  const midnight = wallMs(`${date}T00:00:00`);
  const wallNow = faceOf(hearing);
  const isAhead = (minutes: number): boolean => midnight + minutes * MINUTE > wallNow;
  if (clock !== undefined) {
    const choices = timing.part === undefined ? likely(clock) : [inPart(clock, timing.part)];
    const minutes = choices.find(isAhead) ?? choices[0]!;
    if (!isAhead(minutes) && date === todayOf(hearing)) return undefined;
    const open = timing.part === undefined && !clock.sure;
    const why =
      clock.guessed ??
      (open ? hearing.language.wording.saidClock(hearing.language.wording.clock(clock.minutes)) : undefined);
    const assumed = why === undefined ? [] : [`${hhmm(minutes)}, ${why}`];
    return wall(midnight + minutes * MINUTE, hearing, assumed);
  }
  if (timing.part !== undefined) {
    const hour = partHour(hearing, timing);
    if (isAhead(hour * 60))
      return wall(midnight + hour * 60 * MINUTE, hearing, [
        hearing.language.wording.hourOfPart(hhmm(hour * 60), timing.part, timing.edge),
      ]);
    // "The evening before" what is today has been, and no other evening is meant.
    return date < todayOf(hearing) ? undefined : fromNow(undefined, timing, hearing);
  }
  if (isAhead(DAY_HOUR * 60))
    return wall(midnight + DAY_HOUR * 60 * MINUTE, hearing, [
      hearing.language.wording.onlyDay(hhmm(DAY_HOUR * 60)),
    ]);
  if (date !== todayOf(hearing)) return undefined;
  const last = midnight + DAY_MS - MINUTE;
  return wall(Math.min(wallNow + 60 * MINUTE, last), hearing, [hearing.language.wording.laterToday]);
}

function wall(face: number, hearing: Hearing, assumed: readonly string[]): Resolved<string> {
  return at(instantOf(wallOfMs(face), hearing.timezone), hearing, assumed);
}

function at(instant: number, hearing: Hearing, assumed: readonly string[]): Resolved<string> {
  const value = isoIn(instant, hearing.timezone);
  return { value, assumed, date: value.slice(0, 10), instant };
}

/** Elapsed time by the stopwatch, days and months by the calendar of the zone. */
export function plus(instant: number, length: Length, sign: 1 | -1, zone: string): number {
  if (length.days === 0 && length.months === 0) return instant + sign * length.ms;
  const face = wallAt(instant, zone);
  const date = datePlus(monthsAfter(face.slice(0, 10), sign * length.months), sign * length.days);
  return instantOf(`${date}${face.slice(10)}`, zone) + sign * length.ms;
}
