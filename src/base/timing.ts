import { HearthError } from './errors.ts';
import { nextAfter, type Recurrence, rruleFaults } from './recurrence.ts';
import { sayRrule } from './recurrence-words.ts';
import { instantOf, isoIn, sayInstant, wallAt } from './zone.ts';

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
}

/** When something will happen. */
export interface Timing {
  readonly firstAt: number;
  readonly rule: Recurrence | null;
}

export interface TimingOptions {
  readonly now: number;
  readonly zone: string;
  /** Accept a time that has passed; what was wanted is then late at once. */
  readonly past?: boolean;
}

/** A wish that comes in a little after its own time is not refused. */
const JUST_NOW_MS = 60_000;
/** Where the words leave the hour open: the first of these that lies in the window. */
const GOOD_HOURS = ['08:00', '12:00', '15:00', '19:00', '21:00'];

/**
 * Turns a wanted time into the first instant and the rule after it.
 * @throws HearthError `invalid-params` naming every fault by path: none or a bad time, a rule that never comes, the past.
 */
export function timingOf(wanted: Wanted, options: TimingOptions): Timing {
  const { at, rrule } = wanted;
  if (at === undefined && rrule === undefined)
    throw invalid('/at', 'is missing', 'Say when: "at" for once, "rrule" for again and again.');
  const point = at === undefined ? undefined : pointOf(at, options);
  if (rrule !== undefined) return ruleTiming(rrule, point, wanted.until, options);
  const { now, zone, past } = options;
  const firstAt = point ?? now;
  if (firstAt < now - JUST_NOW_MS && past !== true)
    throw invalid(
      '/at',
      `has passed: it was ${sayInstant(firstAt, now, zone)}`,
      `It is ${sayInstant(now, now, zone)} now. Say a later time.`,
    );
  return { firstAt, rule: null };
}

/** A timing as a person says it: `tomorrow at 08:00`, `every weekday at 06:45, next on Monday at 06:45`. */
export function sayTiming(
  nextAt: number | undefined,
  rrule: string | null,
  now: number,
  zone: string,
): string {
  const next = nextAt === undefined ? undefined : sayInstant(nextAt, now, zone);
  if (rrule === null) return next ?? 'no more';
  return next === undefined ? `${sayRrule(rrule)}, now ended` : `${sayRrule(rrule)}, next ${next}`;
}

function ruleTiming(
  rrule: string,
  point: number | undefined,
  until: string | undefined,
  { now, zone }: TimingOptions,
): Timing {
  const faults = rruleFaults(rrule);
  if (faults.length > 0)
    throw new HearthError('invalid-params', `The rule "${rrule}" cannot be used.`, { faults });
  const ended = until === undefined || /UNTIL|COUNT/.test(rrule) ? rrule : `${rrule};UNTIL=${utcOf(until)}`;
  const dtstart = startOf(ended, point, now, zone);
  const rule = { rrule: ended, dtstart, zone };
  const firstAt = nextAfter(rule, Math.max(now, point ?? 0) - 1);
  if (firstAt === undefined)
    throw invalid('/rrule', `${rrule} never comes from now on`, 'Check its days, COUNT and UNTIL.');
  return { firstAt, rule };
}

/**
 * Where the rule's weeks and times are counted from. Without a start that was said it is the rule's first day from now, so
 * that "every other Thursday" begins with the next one, on the full hour or at eight where no hour was said.
 */
function startOf(rrule: string, point: number | undefined, now: number, zone: string): string {
  if (point !== undefined) return wallAt(point, zone);
  const today = wallAt(now, zone);
  if (/FREQ=(HOURLY|MINUTELY)/.test(rrule)) return `${today.slice(0, 16)}:00`;
  const morning = `${today.slice(0, 10)}T08:00:00`;
  const every = rrule.replace(/;(INTERVAL|COUNT|UNTIL)=[^;]*/g, '');
  const first = nextAfter({ rrule: every, dtstart: morning, zone }, now);
  return first === undefined ? morning : wallAt(first, zone);
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

function utcOf(iso: string): string {
  return `${new Date(Date.parse(iso)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function invalid(path: string, message: string, hint?: string): HearthError {
  return new HearthError('invalid-params', `"${path.slice(1)}" ${message}.`, {
    ...(hint === undefined ? {} : { hint }),
    faults: [hint === undefined ? { path, message } : { path, message, hint }],
  });
}
