import { occurrences, type Recurrence } from './recurrence.ts';
import { type SunEvent, sunAt, type Viewpoint } from './sun.ts';
import { dateAt, datePlus, startOfDate } from './zone.ts';

/** How something comes back: by the clock, or with the sun. Kept as JSON by whoever has to remember it. */
export type Returning = Recurrence | SunRule;

/** Sunrise or sunset, moved by an offset, on the days of a rule; on every day where there is none. */
export interface SunRule {
  readonly type: 'sun';
  readonly event: SunEvent;
  readonly offsetMs: number;
  /** Of its occurrences the date counts, and not the time. */
  readonly days?: Recurrence;
}

/** Its RFC 5545 rule; with the sun that of its days. */
export function ruleText(rule: Returning): string {
  return 'event' in rule ? (rule.days?.rrule ?? 'FREQ=DAILY') : rule.rrule;
}

/** Days on which the sun neither rises nor sets are passed over; there may be half a year of them. */
const SUNLESS_DAYS_MAX = 370;
/** An offset may carry a time across midnight, and a day's date be another by the sun's clock. */
const DAYS_BACK = 2;

/** The first occurrence after an instant (ms), or undefined when there is none. The sun is that of each day at the place. */
export function nextReturn(rule: Returning, after: number, place: Viewpoint): number | undefined {
  return returns(rule, after, place).next().value as number | undefined;
}

/** Every occurrence after an instant (ms), in order. */
export function* returns(
  rule: Returning,
  after: number,
  place: Viewpoint,
): Generator<number, undefined, undefined> {
  if (!('event' in rule)) return yield* occurrences(rule, after);
  const { event, offsetMs, days } = rule;
  let last = after;
  let sunless = 0;
  for (const date of datesOf(days, after - offsetMs, place)) {
    const instant = sunAt(event, date, place);
    if (instant === undefined && ++sunless > SUNLESS_DAYS_MAX) return undefined;
    if (instant === undefined || instant + offsetMs <= last) continue;
    sunless = 0;
    last = instant + offsetMs;
    yield last;
  }
  return undefined;
}

/** The dates of a rule, or all, from a little before an instant. */
function* datesOf(days: Recurrence | undefined, from: number, { timezone }: Viewpoint): Generator<string> {
  const zone = days?.zone ?? timezone;
  const first = datePlus(dateAt(from, zone), -DAYS_BACK);
  if (days === undefined) for (let day = 0; ; day++) yield datePlus(first, day);
  else for (const noon of occurrences(days, startOfDate(first, zone))) yield dateAt(noon, zone);
}
