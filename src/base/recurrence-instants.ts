import { dayOf, fitsDay } from './recurrence-days.ts';
import type { Rule } from './recurrence-rule.ts';
import { type Purse, STEPS_A_COUNTED } from './recurrence-steps.ts';
import { instantOf, offsetAt, startOfDate, wallOfMs } from './zone.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Asking for the offset of a zone on a day that was not asked for costs so much more than looking at a date. */
const INSTANT_STEPS = 10;
/** Clocks are asked for the days around, and years are written in four digits. */
const INSTANT_MAX = Date.UTC(9999, 11, 29);

/**
 * The occurrences of a rule by the hour or minute as instants: every so many hours or minutes of elapsed time from its start,
 * those whose wall time in the zone fits the rule. Seeks by days first, then by hours, and only then by what is counted.
 * @returns `ended`, or `budget` when the steps are used up.
 */
export function* instants(
  rule: Rule,
  start: number,
  zone: string,
  from: number,
  until: number,
  steps: Purse,
): Generator<number, 'ended' | 'budget', undefined> {
  const places = new Places(rule, start, zone);
  let counted = 0;
  for (let index = rule.count === undefined ? places.before(from) : 0; ; ) {
    const begin = places.begin(index);
    if (begin > until || begin > INSTANT_MAX) return 'ended';
    if (!steps.take(INSTANT_STEPS)) return 'budget';
    const next = places.seek(begin, steps);
    if (next === undefined) return 'budget';
    if (next > begin) {
      index = Math.max(index + 1, places.firstFrom(next));
      continue;
    }
    for (const instant of places.picked(begin)) {
      if (instant < start) continue;
      if (instant > until || counted === rule.count) return 'ended';
      counted += 1;
      if (rule.count !== undefined) steps.earn(STEPS_A_COUNTED);
      if (!steps.take()) return 'budget';
      if (instant >= from) yield instant;
    }
    if (counted === rule.count) return 'ended';
    index += 1;
  }
}

/** The hours or minutes of a rule, counted from the one of its start. */
class Places {
  readonly #rule: Rule;
  readonly #zone: string;
  readonly #origin: number;
  readonly #stepMs: number;
  readonly #second: number;
  readonly #minute: number;

  constructor(rule: Rule, start: number, zone: string) {
    const face = start + offsetAt(start, zone);
    this.#rule = rule;
    this.#zone = zone;
    this.#second = (rule.bySecond ?? within(Math.floor(face / 1000), 60)) * 1000;
    this.#minute = minuteOf(face);
    const isHourly = rule.freq === 'HOURLY';
    this.#origin = start - within(face, MINUTE_MS) - (isHourly ? this.#minute * MINUTE_MS : 0);
    this.#stepMs = rule.interval * (isHourly ? HOUR_MS : MINUTE_MS);
  }

  begin(index: number): number {
    return this.#origin + index * this.#stepMs;
  }

  before(instant: number): number {
    return Math.max(0, Math.floor((instant - this.#origin) / this.#stepMs));
  }

  /** The first whose end lies after an instant. */
  firstFrom(instant: number): number {
    const lengthMs = this.#rule.freq === 'HOURLY' ? HOUR_MS : MINUTE_MS;
    return Math.max(0, Math.floor((instant - this.#origin - lengthMs) / this.#stepMs) + 1);
  }

  /** The same instant where day and hour fit, else where the next ones begin that do; `undefined` out of steps. */
  seek(begin: number, steps: Purse): number | undefined {
    const { freq, byHour, byMinute } = this.#rule;
    const face = begin + offsetAt(begin, this.#zone);
    const today = Math.floor(face / DAY_MS);
    // An hour of elapsed time may touch two hours of the clock, and two days, where a zone moves by half of one.
    const end = freq === 'HOURLY' ? begin + HOUR_MS - MINUTE_MS : begin;
    const last = end + offsetAt(end, this.#zone);
    if (fitsDay(this.#rule, dayOf(today)) || fitsDay(this.#rule, dayOf(Math.floor(last / DAY_MS)))) {
      const hours = [hourOf(face), hourOf(last)];
      if (byHour === undefined || hours.some((hour) => byHour.includes(hour))) {
        const minute = minuteOf(face);
        return freq === 'HOURLY' || byMinute?.includes(minute) !== false
          ? begin
          : begin + MINUTE_MS * minutesTo(byMinute, minute);
      }
      const next = byHour.find((hour) => hour > hours[0]!);
      if (next !== undefined)
        return Math.max(begin + 1, instantOf(wallOfMs(today * DAY_MS + next * HOUR_MS), this.#zone, 'end'));
    }
    for (let number = today + 1; ; number++) {
      if (!steps.take()) return undefined;
      if (number * DAY_MS > INSTANT_MAX) return number * DAY_MS;
      if (fitsDay(this.#rule, dayOf(number)))
        return Math.max(begin + 1, startOfDate(wallOfMs(number * DAY_MS).slice(0, 10), this.#zone));
    }
  }

  /** What takes place in an hour or minute, in order. */
  picked(begin: number): readonly number[] {
    const { freq, byMinute, bySetPos } = this.#rule;
    const all =
      freq === 'MINUTELY'
        ? [begin + this.#second]
        : byMinute === undefined
          ? [begin + this.#minute * MINUTE_MS + this.#second]
          : this.#minutes(begin, byMinute);
    const found = all.filter((instant) => this.#fits(instant));
    if (bySetPos === undefined) return found;
    return found.filter(
      (_, place) => bySetPos.includes(place + 1) || bySetPos.includes(place - found.length),
    );
  }

  #minutes(begin: number, byMinute: readonly number[]): readonly number[] {
    const first = minuteOf(begin + offsetAt(begin, this.#zone));
    return byMinute
      .map((minute) => begin + ((minute - first + 60) % 60) * MINUTE_MS + this.#second)
      .sort((a, b) => a - b);
  }

  #fits(instant: number): boolean {
    const { freq, byHour, byMinute } = this.#rule;
    const face = instant + offsetAt(instant, this.#zone);
    if (byHour?.includes(hourOf(face)) === false) return false;
    if (freq === 'MINUTELY' && byMinute?.includes(minuteOf(face)) === false) return false;
    return fitsDay(this.#rule, dayOf(Math.floor(face / DAY_MS)));
  }
}

function hourOf(face: number): number {
  return Math.floor(within(face, DAY_MS) / HOUR_MS);
}

function minuteOf(face: number): number {
  return within(Math.floor(face / MINUTE_MS), 60);
}

/** The remainder, also of what lies before 1970. */
function within(number: number, length: number): number {
  return ((number % length) + length) % length;
}

/** How many minutes it is to the next of a list. */
function minutesTo(minutes: readonly number[], minute: number): number {
  return (minutes.find((one) => one > minute) ?? minutes[0]! + 60) - minute;
}
