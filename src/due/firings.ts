import { newId, type Timer } from '../base/index.ts';
import type { ServiceContext } from '../bus/index.ts';
import type { DueItem, Firing } from './due-item.ts';
import { type DueStore, type FiringRecord, OFFER_AGAIN_MS } from './due-store.ts';
import { type Passed, passedBy, type Time, timesAfter } from './times.ts';

export interface FiringsOptions<D> {
  /** Later than this counts as missed and goes by the item's policy. */
  readonly lateAfterMs: number;
  /** Missed items of the same audience are told together. */
  readonly audienceOf: (item: DueItem<D>) => string;
  /** Whether an item is due at no time, whatever its rule says. */
  readonly isHeld?: (item: DueItem<D>) => boolean;
  /** Told of every firing until `ack`. What it throws is logged, and the firing offered again. */
  readonly tell: (firing: Firing<D>) => Promise<void> | void;
}

/** At once, so that nothing else waits for longer: items that are due, and passed times that are looked at. */
const BATCH = 50;
const WALKED_MAX = 100;
/** What a clock that was set back has rung before is passed over in advance, up to this often. */
const RUNG_MAX = 100;

/**
 * Fires each occurrence of an owner's items exactly once (H22): writing the firing down and moving the item to its next time is
 * one transaction, and `UNIQUE (due_id, occurrence)` holds it across crashes, jumps of the clock and a second hub on the same
 * file. A firing is then offered to the owner until it is acknowledged. One timer waits for the earliest item or offer. When
 * the clock was set back every series is followed anew from the new time: what rang does not ring again.
 */
export class Firings<D> {
  readonly #context: Pick<ServiceContext, 'clock' | 'log' | 'place'>;
  readonly #options: FiringsOptions<D>;
  readonly #items: DueStore<D>;
  #timer: Timer | undefined;
  /** One batch of offers at a time, so that a bus that hangs holds up no more than that. */
  #offering = false;
  #offered: Promise<void> = Promise.resolve();
  #startedAt: number | undefined;
  /** What the clock showed at the last look. */
  #seen = Number.NEGATIVE_INFINITY;

  constructor(
    context: Pick<ServiceContext, 'clock' | 'log' | 'place'>,
    items: DueStore<D>,
    options: FiringsOptions<D>,
  ) {
    this.#context = context;
    this.#items = items;
    this.#options = options;
  }

  get #now(): number {
    return this.#context.clock.now();
  }

  start(): void {
    const now = this.#now;
    this.#startedAt = now;
    this.#items.transaction(() => this.#followAnew(now < (this.#items.lastFiring() ?? now)));
    this.check();
  }

  /** Resolves when offers on their way have been made. */
  async close(): Promise<void> {
    this.#startedAt = undefined;
    this.#timer?.cancel();
    await this.#offered;
  }

  /** Looks what is due now. Called by the timer; harmless at any moment, and never throws into it. */
  check(): void {
    this.#look(() => {});
  }

  /** An item is due now and not at `at`: so much time has passed, though a clock that was set back does not show it. */
  hasten(id: string, at: number): void {
    this.#look((now) =>
      this.#items.transaction(() => {
        if (at > now && this.#items.get(id)?.nextAt === at) this.#items.move(id, now);
      }),
    );
  }

  #look(first: (now: number) => void): void {
    const startedAt = this.#startedAt;
    if (startedAt === undefined) return;
    const { clock, log } = this.#context;
    const now = clock.now();
    try {
      first(now);
      if (now < this.#seen) this.#items.transaction(() => this.#followAnew(true));
      this.#seen = now;
      if (this.#earliest(startedAt) <= now) this.#fireDue(now, startedAt);
      this.arm();
    } catch (error) {
      log.error('what is due could not be fired and will be tried again', { error });
      this.#timer?.cancel();
      this.#timer = clock.at(now + OFFER_AGAIN_MS, () => this.check());
    }
  }

  /** Waits for what is due or to be offered next; to be called when that may have changed. */
  arm(): void {
    if (this.#startedAt === undefined) return;
    this.#timer?.cancel();
    this.#timer = this.#context.clock.at(this.#earliest(this.#startedAt), () => this.check());
  }

  #earliest(startedAt: number): number {
    const offer = this.#offering ? Number.POSITIVE_INFINITY : this.#items.nextOffer(this.#now, startedAt);
    return Math.min(this.#items.nextDue(), offer);
  }

  /** The times of an item after an instant, in order. */
  timesAfter(item: DueItem<D>, after: number): Generator<Time> {
    return timesAfter(item, after, this.#context.place);
  }

  /** When an item is due after now, and after it was made; null when never again, undefined where its rule cannot be followed (a zone this machine has lost). */
  nextOf(item: DueItem<D>): number | null | undefined {
    const now = this.#now;
    if (item.rule === null) return item.nextAt;
    if (this.#options.isHeld?.(item) === true) return null;
    try {
      const fired = this.#items.fired(item.id, now);
      let tried = 0;
      for (const { at } of this.timesAfter(item, Math.max(now, item.createdAt)))
        if (!fired.has(at) || ++tried > RUNG_MAX) return at;
      return null;
    } catch (error) {
      this.#tellLost(item, error);
      return undefined;
    }
  }

  /** Finds out when series are due: those that had no time, or all of them. What is due already is left to fire. */
  #followAnew(all: boolean): void {
    const now = this.#now;
    for (const item of this.#items.open()) {
      if (item.rule === null || (item.nextAt !== null && (!all || item.nextAt <= now))) continue;
      const next = this.nextOf(item) ?? null;
      if (next !== item.nextAt) this.#items.move(item.id, next);
    }
  }

  #fireDue(now: number, startedAt: number): void {
    const firings = this.#items.transaction(() => {
      const due = this.#items.due(now, BATCH);
      let walked = 0;
      let written = 0;
      for (; written < due.length && walked < WALKED_MAX; written++)
        walked += this.#write(due[written]!, now);
      return this.#offering || written < due.length || due.length === BATCH
        ? []
        : this.#claim(now, startedAt);
    });
    if (firings.length > 0) this.#offered = this.#offer(firings);
  }

  /** Writes down the firing of an item and moves the item on. Of several passed occurrences the latest stands for all. */
  #write(item: DueItem<D>, now: number): number {
    const { latest, missed, next } = this.#passed(item, item.nextAt!, now);
    if (latest !== undefined) this.#items.fire(newId('fir', now), item.id, latest, missed, now);
    this.#items.move(item.id, next ?? null);
    return missed;
  }

  #passed(item: DueItem<D>, first: number, now: number): Passed {
    const rung = this.#items.fired(item.id, first);
    try {
      return passedBy(item, first, rung, now, this.#context.place);
    } catch (error) {
      this.#tellLost(item, error);
      return { latest: first, missed: 0, next: undefined };
    }
  }

  #tellLost({ id }: DueItem<D>, error: unknown): void {
    this.#context.log.error('a rule cannot be followed and waits for the next start', { id, error });
  }

  /** Takes what is to be offered now, so that no other hub on this file offers it too, and folds what is told together. */
  #claim(now: number, startedAt: number): readonly Firing<D>[] {
    const heads = new Map<string, string>();
    const claimed: FiringRecord[] = [];
    for (const record of this.#items.claimable(now, startedAt, BATCH)) {
      this.#items.offered(record.id, now);
      const { item, fate } = this.#firingOf(record, now);
      const audience = this.#options.audienceOf(item);
      const head = heads.get(audience);
      const isTogether = record.offered_at === null && (fate === 'digest' || fate === 'dropped');
      if (isTogether && head !== undefined) this.#items.fold(record.id, head);
      else claimed.push(record);
      if (isTogether && head === undefined) heads.set(audience, record.id);
    }
    return claimed.map((record) => this.#firingOf(record, now));
  }

  #firingOf(record: FiringRecord, now: number): Firing<D> {
    const item = this.#items.get(record.due_id)!;
    const lateMs = Math.max(0, now - record.occurrence);
    const late = { tell: 'late', digest: 'digest', drop: 'dropped' } as const;
    return {
      id: record.id,
      item,
      occurrence: record.occurrence,
      lateMs,
      missed: record.missed,
      fate: lateMs <= this.#options.lateAfterMs ? 'on-time' : late[item.late],
      offeredBefore: record.offered_at !== null,
      folded: this.#items.folded(record.id).map((other) => this.#firingOf(other, now)),
    };
  }

  async #offer(firings: readonly Firing<D>[]): Promise<void> {
    this.#offering = true;
    for (const firing of firings)
      try {
        await this.#options.tell(firing);
      } catch (error) {
        const message = 'a firing could not be handed on and will be offered again';
        this.#context.log.warn(message, { firing: firing.id, error });
      }
    this.#offering = false;
    this.check();
  }
}
