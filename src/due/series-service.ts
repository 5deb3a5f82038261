import {
  dateAt,
  datePlus,
  HearthError,
  isoIn,
  keyedId,
  type Point,
  sayInstant,
  sayRrule,
  startOfDate,
  type Timing,
  timingOf,
  uncapitalised,
  type Wanted,
  wallAt,
} from '../base/index.ts';
import type { Call } from '../bus/index.ts';
import { type Draft, type DueItem, sameAs, timed } from './due-item.ts';
import { DueService } from './due-service.ts';
import type { Time } from './times.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No part of a day is longer. */
const PART_MS = 12 * 60 * MINUTE_MS;
/** Of a period so many occurrences are left out at once. */
const LEFT_OUT_MAX = 100;
/** What somebody has just set is taken back without a question. */
const JUST_MADE_MS = 5 * MINUTE_MS;

/** "Is at 19:00 instead of 18:00 tomorrow"; "moves from Thursday at 18:00 to Friday at 19:00". */
export function sayMoved(from: number, to: number, now: number, zone: string): string {
  const [day, at] = sayInstant(from, now, zone).split(' at ');
  const [otherDay, otherAt] = sayInstant(to, now, zone).split(' at ');
  if (day === otherDay) return `is at ${otherAt} instead of ${at} ${day}`;
  const bare = (words: string | undefined) => words?.replace(/^on /, '');
  return `moves from ${bare(day)} at ${at} to ${bare(otherDay)} at ${otherAt}`;
}

/** A service of items that may return: single ones of a series are left out or moved (RFC 5545, EXDATE and RECURRENCE-ID), and the series stays. */
export abstract class SeriesService<D extends object> extends DueService<D> {
  /** Whether a call found what stood there before it, and made nothing. */
  protected isThere({ id }: DueItem<D>, call: Pick<Call, 'key' | 'by'>): boolean {
    return !id.includes(keyedId('', call));
  }

  /** "At nine tomorrow too", beside what comes at nine every day: one time of a series stands for a single one. */
  protected override standing(draft: Draft<D>): DueItem<D> | undefined {
    const same = super.standing(draft);
    const { nextAt, rule, ...whole } = draft;
    if (same !== undefined || nextAt === null || rule !== null) return same;
    return this.items.open().find((item) => {
      const isSame = sameAs({ ...whole, nextAt, rule }, [
        { ...item, nextAt, rule, exceptions: draft.exceptions },
      ]);
      return (
        item.rule !== null && isSame !== undefined && this.#timesIn(item, nextAt, nextAt + 1, 1).length > 0
      );
    });
  }

  /**
   * Leaves out what a point names of a series, or the next of it; a single item is cancelled.
   * @throws HearthError `unknown-target` where nothing of it is due then.
   */
  protected leaveOut(
    item: DueItem<D>,
    on: Point | undefined,
  ): { readonly item: DueItem<D>; readonly words: string } {
    const times = this.#timesOn(item, on);
    const when = times.map(({ at }) => sayInstant(at, this.now, this.zone)).join(' and ');
    if (item.rule === null)
      return { item: this.end(item, 'cancelled'), words: `Cancelled: ${this.#lower(item)} ${when}` };
    const left = this.items.transaction(() =>
      times.reduce((one, { occurrence }) => this.except(one, occurrence, null), item),
    );
    return { item: left, words: `Skipped: ${this.#lower(item)} ${when}; the others stay` };
  }

  /**
   * Moves the one occurrence that a point names, or the next: it is left out of its series and stands by itself. The series stays.
   * @throws HearthError `unknown-target` where none is due then, `invalid-params` for a time that has passed.
   */
  protected moveOne(
    item: DueItem<D>,
    on: Point | undefined,
    { at, sun, offset, date }: Wanted,
  ): { readonly items: readonly DueItem<D>[]; readonly words: string } {
    const [time] = this.#timesOn(item, on);
    const { firstAt } = timingOf({ at, sun, offset, date }, this.here);
    const words = `${this.called(item)} ${sayMoved(time!.at, firstAt, this.now, this.zone)}`;
    if (item.rule === null) return { items: [this.retime(item, { firstAt, rule: null })], words };
    const items = this.items.transaction(() => {
      const series = this.except(item, time!.occurrence, null);
      const alone = { ...item, ...timed({ firstAt, rule: null }, {}), id: `${item.id}-${time!.occurrence}` };
      return [this.save({ ...alone, heardAt: null, createdAt: this.now }), series];
    });
    return { items, words: `${words}; the others stay` };
  }

  /**
   * Whether a time is for one of a series alone: it names a day that the series leaves out. A clock time is told as the next instant that has it,
   * so one within a day of now may be meant for all; unless it is the time that they have anyhow.
   */
  protected isForOne(item: DueItem<D>, { at, rrule, sun }: Wanted): boolean {
    if (item.rrule === null || item.nextAt === null || typeof at !== 'string') return false;
    if (rrule !== undefined || sun !== undefined) return false;
    const { firstAt } = timingOf({ at }, this.here);
    const clockOf = (ms: number) => wallAt(ms, this.zone).slice(11, 16);
    if (firstAt < this.now + DAY_MS && clockOf(firstAt) !== clockOf(item.nextAt)) return false;
    const date = dateAt(firstAt, this.zone);
    const end = startOfDate(datePlus(date, 1), this.zone);
    return this.#timesIn(item, startOfDate(date, this.zone), end, 1).length === 0;
  }

  /** The timing of an item at another time; one that returns keeps its days where only another time is said. */
  protected movedTo(item: DueItem<D>, { at, rrule, sun, offset, date }: Wanted): Timing {
    const once = { sun, offset, date };
    if (rrule !== undefined || item.rrule === null) return timingOf({ at, rrule, ...once }, this.here);
    const days = item.rrule.replaceAll(/;BY(?:HOUR|MINUTE|SECOND|SETPOS)=[^;]*/g, '');
    // From the day on that comes next: one that has rung today does not ring again today.
    const from = isoIn(startOfDate(dateAt(item.nextAt ?? this.now, this.zone), this.zone), this.zone);
    if (sun !== undefined) return timingOf({ at: from, rrule: days, sun, offset }, this.here);
    const { firstAt } = timingOf({ at }, this.here);
    const [hour, minute] = wallAt(firstAt, this.zone).slice(11, 16).split(':').map(Number);
    return timingOf({ at: from, rrule: `${days};BYHOUR=${hour};BYMINUTE=${minute}` }, this.here);
  }

  /** The series among some items that would be lost or moved as a whole, in words, for the question; none where that was just made in a talk. */
  protected wholeSeries(items: readonly DueItem<D>[], wanted: Wanted = {}): string | undefined {
    const series = items.filter(
      (item) =>
        item.rule !== null &&
        (item.conversation === null || item.createdAt < this.now - JUST_MADE_MS) &&
        !this.isForOne(item, wanted),
    );
    if (series.length === 0) return undefined;
    return series.map((item) => `${this.#lower(item)}, ${sayRrule(item.rrule!, this.zone)}`).join(', and ');
  }

  /** Those that are due on the day or at the time that a point names; without one the next. */
  #timesOn(item: DueItem<D>, on: Point | undefined): readonly Time[] {
    const times =
      on === undefined ? this.#timesIn(item, this.now, Number.POSITIVE_INFINITY, 1) : this.#timesAt(item, on);
    if (times.length > 0) return times;
    throw new HearthError('unknown-target', `${this.called(item)} is not due then.`, {
      hint: `It is due ${this.words(item)}.`,
    });
  }

  #timesAt(item: DueItem<D>, on: Point): readonly Time[] {
    if (typeof on !== 'string') {
      const [from, to] = on.between.map((iso) => Date.parse(iso)) as [number, number];
      const then = this.#timesIn(item, Math.max(from, this.now), to + MINUTE_MS, LEFT_OUT_MAX);
      if (then.length > 0 || item.rule === null || !('event' in item.rule) || to - from > PART_MS)
        return then;
      // "Tonight", of what comes at sunset: in winter that is before the evening, and it is what is meant.
      const day = startOfDate(dateAt(from, this.zone), this.zone);
      const end = startOfDate(datePlus(dateAt(from, this.zone), 1), this.zone);
      return this.#timesIn(item, Math.max(day, this.now), end, 1);
    }
    const at = Date.parse(on);
    const exact = this.#timesIn(item, at, at + MINUTE_MS, 1);
    if (exact.length > 0) return exact;
    const date = dateAt(at, this.zone);
    const start = Math.max(this.now, startOfDate(date, this.zone));
    return this.#timesIn(item, start, startOfDate(datePlus(date, 1), this.zone), 1);
  }

  #timesIn(item: DueItem<D>, from: number, before: number, max: number): readonly Time[] {
    const times: Time[] = [];
    for (let after = from; times.length < max; ) {
      const time = this.timeWithin(item, after, before);
      if (time === undefined) break;
      times.push(time);
      if (item.rule === null) break;
      after = time.at + 1;
    }
    return times;
  }

  #lower(item: DueItem<D>): string {
    return uncapitalised(this.called(item));
  }
}
