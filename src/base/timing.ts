import { durationMs } from './duration.ts';
import { HearthError } from './errors.ts';
import { firstAfter, nextAfter, type Recurrence } from './recurrence.ts';
import { rruleFaults } from './recurrence-faults.ts';
import { sayRrule, saySun } from './recurrence-words.ts';
import { nextReturn, type Returning, ruleText, type SunRule } from './returning.ts';
import { type SunEvent, sunAt, type Viewpoint } from './sun.ts';
import { dateAt, instantOf, isoIn, offsetAt, sayInstant, type Wall, wallAt, wallOfMs } from './zone.ts';

/** An instant (ISO 8601 with offset), or a window of which a point may have been chosen already. */
export type Point =
  | string
  | { readonly between: readonly [string, string]; readonly chosen?: string | undefined };

/** When something is wanted, as it was said. */
export interface Wanted {
  readonly at?: Point | undefined;
  readonly rrule?: string | undefined;
  /** Ends a rule that has no end of its own. */
  readonly until?: string | undefined;
  /** At sunrise or sunset, the next one where neither a date nor a rule says of which days. */
  readonly sun?: SunEvent | undefined;
  /** Before (with a minus) or after the sun, ISO 8601. */
  readonly offset?: string | undefined;
  /** The sun of this day, `2026-06-21`. */
  readonly date?: string | undefined;
}

/** What is asked for: all of a period (instants, ISO 8601 with offset), or what these words name in it. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly query?: string | undefined;
}

/** When something will happen. */
export interface Timing {
  readonly firstAt: number;
  readonly rule: Returning | null;
}

export interface TimingOptions {
  readonly now: number;
  readonly zone: string;
  /** Where the sun is looked at; needed where a time may hang on it. */
  readonly place?: Viewpoint;
  /** Accept a time that has passed; what was wanted is then late at once. */
  readonly past?: boolean;
}

/** A wish that comes in a little after its own time is not refused. */
const JUST_NOW_MS = 60_000;
const DAY_MS = 86_400_000;
/** Where the words leave the hour open: the first of these that lies in the window. */
const GOOD_HOURS = ['08:00', '12:00', '15:00', '19:00', '21:00'];

/**
 * Turns a wanted time into the first instant and the rule after it.
 * @throws HearthError `invalid-params` naming every fault by path: none or a bad time, a rule that never comes, the past,
 * one that takes too long to find, the sun where nobody told where the house stands.
 */
export function timingOf(wanted: Wanted, options: TimingOptions): Timing {
  const { at, rrule, sun } = wanted;
  if (sun !== undefined) return sunTiming(sun, wanted, options);
  const astray = (['offset', 'date'] as const).find((name) => wanted[name] !== undefined);
  if (astray !== undefined) throw invalid(`/${astray}`, 'goes with "sun" only');
  if (at === undefined && rrule === undefined)
    throw invalid('/at', 'is missing', 'Say when: "at" for once, "rrule" for again and again.');
  const point = at === undefined ? undefined : pointOf(at, options);
  if (rrule !== undefined) return ruleTiming(rrule, point, wanted.until, options);
  const firstAt = point ?? options.now;
  refusePast('/at', firstAt, options);
  return { firstAt, rule: null };
}

function refusePast(path: string, instant: number, { now, zone, past }: TimingOptions): void {
  if (instant >= now - JUST_NOW_MS || past === true) return;
  throw invalid(
    path,
    `has passed: it was ${sayInstant(instant, now, zone)}`,
    `It is ${sayInstant(now, now, zone)} now. Say a later time.`,
  );
}

/** How a timing is kept beside its due row, so that it can be read back. */
export interface Kept {
  /** RFC 5545; null for once. */
  readonly rrule: string | null;
  /** With the sun: of that day, or of the rule's days. */
  readonly sun: SunEvent | null;
  /** Before or after it, ISO 8601. */
  readonly offset: string | null;
}

export const ONCE: Kept = { rrule: null, sun: null, offset: null };

export function keptOf({ rule }: Timing, { sun, offset }: Wanted): Kept {
  const rrule = rule === null ? null : ruleText(rule);
  return sun === undefined ? { ...ONCE, rrule } : { rrule, sun, offset: offset ?? null };
}

/**
 * A timing as a person says it: `tomorrow at 08:00`, `every weekday at 06:45, next on Monday at 06:45`, `every day at
 * sunset, next today at 17:51`, `today at 17:51 (sunset)`.
 */
export function sayTiming(nextAt: number | undefined, kept: Kept, now: number, zone: string): string {
  const next = nextAt === undefined ? undefined : sayInstant(nextAt, now, zone);
  const rule = sayReturning(kept, zone);
  if (rule !== undefined) return next === undefined ? `${rule}, now ended` : `${rule}, next ${next}`;
  const atSun = atSunOf(kept);
  return `${next ?? 'no more'}${atSun === undefined ? '' : ` (${atSun.replace('at ', '')})`}`;
}

/** "every weekday at 6:30"; nothing for what does not come back. */
export function sayReturning(kept: Kept, zone: string): string | undefined {
  return kept.rrule === null ? undefined : sayRrule(kept.rrule, zone, atSunOf(kept));
}

function atSunOf({ sun, offset }: Kept): string | undefined {
  return sun === null ? undefined : saySun(sun, offsetMsOf(offset ?? undefined));
}

function sunTiming(event: SunEvent, wanted: Wanted, options: TimingOptions): Timing {
  const { rrule, date } = wanted;
  const { now, place } = options;
  if (place === undefined || place.located === false)
    throw new HearthError(
      'invalid-params',
      `I do not know where the house stands, and so not when the sun ${event === 'sunset' ? 'sets' : 'rises'}.`,
      {
        hint: 'Set home.latitude and home.longitude in the configuration.',
        faults: [{ path: '/sun', message: 'needs the place of the home' }],
      },
    );
  const offsetMs = offsetMsOf(wanted.offset);
  if (date !== undefined) {
    if (rrule !== undefined) throw invalid('/date', 'does not go with "rrule"');
    const instant = sunAt(event, date, place);
    if (instant === undefined) throw invalid('/sun', `does not happen here on ${date}`);
    refusePast('/date', instant + offsetMs, options);
    return { firstAt: instant + offsetMs, rule: null };
  }
  const daily: SunRule = { type: 'sun', event, offsetMs };
  const rule = rrule === undefined ? daily : { ...daily, days: daysOf(rrule, wanted, daily, options) };
  const from = rrule === undefined || wanted.at === undefined ? now : pointOf(wanted.at, options) - 1;
  const firstAt = nextReturn(rule, Math.max(now, from), place);
  if (firstAt === undefined)
    throw rrule === undefined
      ? invalid('/sun', `does not happen here: there is no ${event} within a year`)
      : invalid('/rrule', `${rrule} never comes from now on`, 'Check its days, COUNT and UNTIL.');
  return { firstAt, rule: rrule === undefined ? null : rule };
}

/** The days of a rule, each at noon, counted from the first one whose sun is still to come. */
function daysOf(rrule: string, wanted: Wanted, daily: SunRule, options: TimingOptions): Recurrence {
  const { now, zone, place } = options;
  const byTime = /FREQ=(?:HOURLY|MINUTELY)|BYHOUR|BYMINUTE/.exec(rrule)?.[0];
  if (byTime !== undefined) throw invalid('/rrule', `names times (${byTime}), and with "sun" only days`);
  const rule = checked(rrule, wanted.until);
  const from = wanted.at === undefined ? now : Math.max(now, pointOf(wanted.at, options));
  const noon = (instant: number): string => `${dateAt(instant - daily.offsetMs, zone)}T12:00:00`;
  const each = { rrule: rule.replace(/;(INTERVAL|COUNT|UNTIL)=[^;]*/g, ''), dtstart: noon(from), zone };
  const first = nextReturn({ ...daily, days: each }, from - 1, place!);
  return { rrule: rule, dtstart: noon(first ?? from), zone };
}

function offsetMsOf(offset: string | undefined): number {
  return offset === undefined ? 0 : (durationMs(offset) ?? 0);
}

function ruleTiming(
  rrule: string,
  point: number | undefined,
  until: string | undefined,
  { now, zone }: TimingOptions,
): Timing {
  const ended = checked(rrule, until);
  const dtstart = startOf(ended, point, now, zone);
  const rule = { rrule: ended, dtstart, zone };
  const first = firstAfter(rule, Math.max(now, point ?? 0) - 1);
  if (first.type === 'budget')
    throw invalid('/rrule', `${rrule} takes too long to find the next time for`, 'Say it with fewer parts.');
  if (first.type === 'ended')
    throw invalid('/rrule', `${rrule} never comes from now on`, 'Check its days, COUNT and UNTIL.');
  return { firstAt: first.at, rule };
}

/** The rule with its end. */
function checked(rrule: string, until: string | undefined): string {
  const faults = rruleFaults(rrule);
  if (faults.length > 0)
    throw new HearthError('invalid-params', `The rule "${rrule}" cannot be used.`, { faults });
  return until === undefined || /UNTIL|COUNT/.test(rrule)
    ? rrule
    : `${rrule};UNTIL=${untilAt(Date.parse(until))}`;
}

/** The value of UNTIL for an instant (ms): a date with UTC time (RFC 5545 section 3.3.10). */
export function untilAt(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * Where the rule's weeks and times are counted from. Without a start that was said it is the rule's first day from now, so
 * that "every other Thursday" begins with the next one, on the full hour or at eight where no hour was said.
 */
function startOf(rrule: string, point: number | undefined, now: number, zone: string): Wall {
  if (point !== undefined) return wallAt(point, zone);
  const today = wallAt(now, zone);
  if (/FREQ=(HOURLY|MINUTELY)/.test(rrule)) return `${today.slice(0, 16)}:00`;
  const morning = `${today.slice(0, 10)}T${/BYHOUR/.test(rrule) ? '00' : '08'}:00:00`;
  const every = rrule.replace(/;(INTERVAL|COUNT|UNTIL)=[^;]*/g, '');
  const first = nextAfter({ rrule: every, dtstart: morning, zone }, now);
  return first === undefined ? morning : faceOf(first, zone);
}

/** What the clocks of a zone show at an instant; where they have just skipped what a rule says, that. */
function faceOf(instant: number, zone: string): Wall {
  const skipped = wallOfMs(instant + offsetAt(instant - DAY_MS, zone));
  return instantOf(skipped, zone) === instant ? skipped : wallAt(instant, zone);
}

function pointOf(at: Point, options: TimingOptions): number {
  if (typeof at === 'string') return Date.parse(at);
  if (at.chosen !== undefined) return Date.parse(at.chosen);
  const [from, to] = at.between.map((iso) => Date.parse(iso)) as [number, number];
  if (to < from) throw invalid('/at/between', 'ends before it begins');
  return within(from, to, options);
}

/** A sensible point of a window: a good hour of its first day if one is still to come, else its first moment from now. */
function within(from: number, to: number, { now, zone }: TimingOptions): number {
  const date = isoIn(from, zone).slice(0, 10);
  const good = GOOD_HOURS.map((hour) => instantOf(`${date}T${hour}:00`, zone)).find(
    (instant) => instant >= from && instant <= to && instant > now,
  );
  if (good !== undefined) return good;
  if (from > now || to <= now) return from;
  return now + Math.floor((to - now) / 2);
}

function invalid(path: string, message: string, hint?: string): HearthError {
  return new HearthError('invalid-params', `"${path.slice(1)}" ${message}.`, {
    ...(hint === undefined ? {} : { hint }),
    faults: [hint === undefined ? { path, message } : { path, message, hint }],
  });
}
