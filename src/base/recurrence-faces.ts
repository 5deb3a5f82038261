import {
  type Day,
  dayNumber,
  dayOf,
  firstWeek,
  fitsDay,
  monthLength,
  startOfWeek,
} from './recurrence-days.ts';
import type { Rule } from './recurrence-rule.ts';
import { type Purse, STEPS_A_COUNTED } from './recurrence-steps.ts';

const DAY_MS = 86_400_000;
/** RFC 5545 writes years in four digits, and clocks are asked for the days around. */
const YEAR_MAX = 9998;

/**
 * The occurrences of a rule by the day, week, month or year on the face of the clock, each as milliseconds of a wall time read
 * as if it were UTC. Goes from period to period by arithmetic, looks at each date of one, and pays a step for each; the
 * times of a day and what BYSETPOS picks of them are computed and not walked.
 * @returns `ended`, or `budget` when the steps are used up.
 */
export function* faces(
  rule: Rule,
  start: number,
  from: number,
  until: number,
  steps: Purse,
): Generator<number, 'ended' | 'budget', undefined> {
  const whole = withDefaults(rule, start);
  const times = timesOf(rule, start);
  const periods = new Periods(whole, start);
  let counted = 0;
  // Occurrences are counted from the start.
  const first = rule.count === undefined ? periods.before(from) : 0;
  // The first days of a year may be in the last week of the one before, and its last in the first of the next.
  const early = rule.byWeekNo !== undefined && (first > 0 || rule.interval === 1) ? 1 : 0;
  for (let index = first - early; ; index++) {
    const days: number[] = [];
    if (periods.yearOf(index) > YEAR_MAX) return 'ended';
    for (const [first, end] of periods.at(index))
      for (let number = first; number < end; number++) {
        if (!steps.take()) return 'budget';
        if (fitsDay(whole, dayOf(number))) days.push(number);
      }
    if (!steps.take()) return 'budget';
    for (const face of picked(rule, days, times)) {
      if (face < start) continue;
      if (face > until || counted === rule.count) return 'ended';
      counted += 1;
      if (rule.count !== undefined) steps.earn(STEPS_A_COUNTED);
      if (!steps.take()) return 'budget';
      if (face >= from) yield face;
    }
    if (counted === rule.count || periods.startsAfter(index, until)) return 'ended';
  }
}

/** The start fills in what a rule does not name: a yearly rule without a day comes on the date of its start. */
function withDefaults(rule: Rule, start: number): Rule {
  const { freq, byDay, byMonthDay, byYearDay, byWeekNo, byMonth } = rule;
  const day = dayOf(Math.floor(start / DAY_MS));
  const onWeekday = { ...rule, byDay: [{ weekday: day.weekday, place: 0 }] };
  const hasDay = byDay !== undefined || byMonthDay !== undefined || byYearDay !== undefined;
  if (hasDay || freq === 'DAILY') return rule;
  if (freq === 'WEEKLY' || byWeekNo !== undefined) return onWeekday;
  const onDate = { ...rule, byMonthDay: [day.monthDay] };
  return freq === 'MONTHLY' || byMonth !== undefined ? onDate : { ...onDate, byMonth: [day.month] };
}

/** The times of one day, in milliseconds after its midnight. */
function timesOf({ byHour, byMinute, bySecond }: Rule, start: number): readonly number[] {
  const face = new Date(start);
  const second = bySecond ?? face.getUTCSeconds();
  return (byHour ?? [face.getUTCHours()]).flatMap((hour) =>
    (byMinute ?? [face.getUTCMinutes()]).map((minute) => ((hour * 60 + minute) * 60 + second) * 1000),
  );
}

/** The times of the days of one period, or of them those at the places of BYSETPOS. */
function* picked(
  { bySetPos }: Rule,
  days: readonly number[],
  times: readonly number[],
): Generator<number, void, undefined> {
  const total = days.length * times.length;
  const faceAt = (place: number) =>
    days[Math.floor(place / times.length)]! * DAY_MS + times[place % times.length]!;
  if (bySetPos === undefined) {
    for (let place = 0; place < total; place++) yield faceAt(place);
    return;
  }
  const places = bySetPos.map((place) => (place > 0 ? place - 1 : total + place));
  const inside = places.filter((place) => place >= 0 && place < total);
  for (const place of [...new Set(inside)].sort((a, b) => a - b)) yield faceAt(place);
}

/** The days, weeks, months or years of a rule, counted from the one of its start. */
class Periods {
  readonly #rule: Rule;
  readonly #first: Day;
  readonly #week: number;

  constructor(rule: Rule, start: number) {
    this.#rule = rule;
    this.#first = dayOf(Math.floor(start / DAY_MS));
    this.#week = startOfWeek(this.#first.number, rule.weekStart);
  }

  /** The last one that begins before a face of the clock, or the first. */
  before(face: number): number {
    const number = Math.floor(face / DAY_MS);
    if (!(number > this.#first.number)) return 0;
    const { freq, interval } = this.#rule;
    const day = dayOf(number);
    const passed = {
      DAILY: number - this.#first.number,
      WEEKLY: Math.floor((number - this.#week) / 7),
      MONTHLY: (day.year - this.#first.year) * 12 + day.month - this.#first.month,
      YEARLY: day.year - this.#first.year,
    }[freq as 'DAILY'];
    return Math.max(0, Math.floor(passed / interval));
  }

  yearOf(index: number): number {
    return dayOf(this.#begin(index)).year;
  }

  startsAfter(index: number, until: number): boolean {
    return this.#begin(index) * DAY_MS > until;
  }

  /** The dates of a period worth looking at, as stretches from a first day to the one after the last. */
  at(index: number): readonly (readonly [number, number])[] {
    const { freq, byMonth, byWeekNo, weekStart } = this.#rule;
    const begin = this.#begin(index);
    if (freq === 'DAILY') return [[begin, begin + 1]];
    if (freq === 'WEEKLY') return [[begin, begin + 7]];
    const { year, month } = dayOf(begin);
    if (freq === 'MONTHLY')
      return byMonth?.includes(month) === false ? [] : [[begin, begin + monthLength(year, month)]];
    // Weeks do not end with the year: it is then the year of its weeks.
    if (byWeekNo !== undefined) return [[firstWeek(year, weekStart), firstWeek(year + 1, weekStart)]];
    if (byMonth === undefined) return [[begin, dayNumber(year + 1, 1, 1)]];
    return byMonth.map((one) => [dayNumber(year, one, 1), dayNumber(year, one + 1, 1)] as const);
  }

  #begin(index: number): number {
    const { freq, interval } = this.#rule;
    const { year, month, number } = this.#first;
    const passed = index * interval;
    if (freq === 'DAILY') return number + passed;
    if (freq === 'WEEKLY') return this.#week + passed * 7;
    return freq === 'MONTHLY' ? dayNumber(year, month + passed, 1) : dayNumber(year + passed, 1, 1);
  }
}
