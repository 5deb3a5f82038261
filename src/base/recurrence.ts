import { faces } from './recurrence-faces.ts';
import { instants } from './recurrence-instants.ts';
import { isByClock, type Rule, readRule } from './recurrence-rule.ts';
import { type Purse, SEARCH_STEPS_MAX, Steps } from './recurrence-steps.ts';
import { instantOf, offsetAt, type Wall, wallAt, wallMs, wallOfMs } from './zone.ts';

const DAY_MS = 86_400_000;

/**
 * Something that comes back, as RFC 5545 section 3.8.5 has it. `dtstart` gives the phase ("every other Thursday" counts
 * its weeks from there) and, where the rule names no hour, the time of day.
 */
export interface Recurrence {
  /** Without the leading `RRULE:`. */
  readonly rrule: string;
  readonly dtstart: Wall;
  /** IANA name. */
  readonly zone: string;
  /** Wall times that are left out; a bare date leaves out the whole day. */
  readonly exdates?: readonly string[];
}

/** How a search for the next occurrence ended. */
export type Next =
  /** Milliseconds since the epoch. */
  | { readonly type: 'at'; readonly at: number }
  /** There is none: COUNT or UNTIL is reached, or the calendar ends. */
  | { readonly type: 'ended' }
  /** None was found with the steps that a search may take. */
  | { readonly type: 'budget' };

/**
 * The first occurrence after an instant (ms), or undefined when there is none or it lies further than a search may go.
 *
 * Rules by the day, week, month and year are laid on the face of the clock and only then turned into instants, so that
 * 07:00 stays 07:00. What falls into the hour that is skipped in spring happens as much later as clocks go forward, and what
 * falls into the hour that comes twice in autumn happens once, the first time (RFC 5545 sections 3.3.5 and 3.3.10). Rules by
 * the hour and minute count elapsed time.
 */
export function nextAfter(recurrence: Recurrence, after: number): number | undefined {
  return occurrences(recurrence, after).next().value as number | undefined;
}

/** The same, telling why there is none. `steps` are charged where the search is part of a larger work. */
export function firstAfter(recurrence: Recurrence, after: number, steps?: Steps): Next {
  const { value, done } = walk(recurrence, after, steps).next();
  if (done === true) return { type: value === 'budget' ? 'budget' : 'ended' };
  return { type: 'at', at: value as number };
}

/**
 * Every occurrence after an instant, in order, one at a time. Each may take so many steps to be found; behind one that takes
 * more there are no others. `steps` are charged as well where the search is part of a larger work.
 */
export function* occurrences(
  recurrence: Recurrence,
  after: number,
  steps?: Steps,
): Generator<number, undefined, undefined> {
  yield* walk(recurrence, after, steps);
  return undefined;
}

function* walk(
  recurrence: Recurrence,
  after: number,
  shared: Steps | undefined,
): Generator<number, 'ended' | 'budget', undefined> {
  const { zone, dtstart } = recurrence;
  // Years of other than four digits, and those around, are no dates of a calendar that people keep.
  if (dtstart < '1000' || dtstart >= '9999') return 'ended';
  const rule = readRule(recurrence.rrule);
  const byClock = isByClock(rule);
  const excluded = new Set(recurrence.exdates ?? []);
  const search = new Search(shared);
  const until = untilOf(rule, zone, byClock);
  const found = byClock
    ? instants(rule, instantOf(dtstart, zone), zone, after + 1, until, search)
    : faces(rule, wallMs(dtstart), faceBefore(after, zone), until, search);
  // Moved by the gap, and perhaps behind what follows them on the face of the clock.
  const moved: number[] = [];
  let last = after;
  for (let next = found.next(); ; next = found.next()) {
    if (next.done === true) {
      yield* moved.filter((instant) => instant > last);
      return next.value;
    }
    const wall =
      byClock && excluded.size === 0 ? '' : byClock ? wallAt(next.value, zone) : wallOfMs(next.value);
    if (excluded.has(wall) || excluded.has(wall.slice(0, 10))) continue;
    const instant = byClock ? next.value : instantOf(wall, zone);
    moved.push(instant);
    if (!byClock && instant + offsetAt(instant, zone) !== next.value) continue;
    for (const each of moved.splice(0).sort((a, b) => a - b)) {
      if (each <= last) continue;
      last = each;
      yield each;
      search.begin();
    }
  }
}

/** Where the search begins on the face of the clock: before `after`, also when clocks went forward on that day. */
function faceBefore(after: number, zone: string): number {
  const offset = Math.min(offsetAt(after, zone), offsetAt(after - DAY_MS, zone));
  return Math.floor((after + offset) / 1000) * 1000;
}

/** The steps of one search after the other. */
class Search implements Purse {
  readonly #shared: Steps | undefined;
  #steps: Steps;

  constructor(shared: Steps | undefined) {
    this.#shared = shared;
    this.#steps = new Steps(SEARCH_STEPS_MAX, shared);
  }

  begin(): void {
    this.#steps = new Steps(SEARCH_STEPS_MAX, this.#shared);
  }

  earn(steps: number): void {
    this.#steps.earn(steps);
  }

  take(steps?: number): boolean {
    return this.#steps.take(steps);
  }
}

/** UNTIL in the terms the rule is laid out in: a bare date means that whole day, a time without `Z` the wall clock. */
function untilOf({ until }: Rule, zone: string, byClock: boolean): number {
  // Dates end where years of four digits end.
  if (until === undefined || until.startsWith('9999')) return Number.POSITIVE_INFINITY;
  const text = until.length === 8 ? `${until}T235959` : until;
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}`;
  const ms = wallMs(iso);
  if (until.endsWith('Z')) return byClock ? ms : ms + offsetAt(ms, zone);
  return byClock ? instantOf(iso, zone) : ms;
}
