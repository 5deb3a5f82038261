import { isOwn } from '../access/index.ts';
import {
  CronJob,
  findByWords,
  HearthError,
  inOneSentence,
  isoIn,
  keyedId,
  listed,
  ONCE,
  type Period,
  plusDuration,
  sayTiming,
  type Timing,
  theOne,
  type Wanted,
} from '../base/index.ts';
import { askerOf, type Call, type ServiceContext, type Undoing } from '../bus/index.ts';
import { type Rewritten, UndoLog } from '../store/index.ts';
import {
  type Draft,
  type DueItem,
  type DueState,
  type Exceptions,
  type Firing,
  nameOf,
  sameAs,
  timed,
} from './due-item.ts';
import type { DueKind } from './due-kind.ts';
import { DUE_TABLE, DueStore, type Rewriting } from './due-store.ts';
import { Firings } from './firings.ts';
import { sayPutBack } from './put-back.ts';
import type { Time } from './times.ts';
import { type Sought, soughtOf } from './whose.ts';

/** Which items are meant. */
export interface Which {
  readonly id?: string | undefined;
  readonly query?: string | undefined;
  readonly all?: boolean | undefined;
}

/** Who asks for an item, and by which talk and door. */
export interface Asked {
  readonly person?: string | undefined;
  readonly conversation?: string | undefined;
  readonly channel?: string | undefined;
}

/** A draft of something that is due at no time. */
export const UNTIMED = { ...ONCE, rule: null, nextAt: null, exceptions: [] };

/** So many exceptions of a series are remembered. */
const EXCEPTIONS_MAX = 200;
/** When what is old is let go of, on the clocks of the house. */
const TIDY_AT = '50 3 * * *';

/** A service of things that will be due: keeps them, finds them, and tells of each occurrence when its time has come. */
export abstract class DueService<D extends object> implements Undoing {
  readonly undoLog: UndoLog;
  protected readonly context: ServiceContext;
  protected readonly items: DueStore<D>;
  readonly #kind: DueKind;
  readonly #firings: Firings<D>;
  readonly #nightly: CronJob;

  constructor(context: ServiceContext, kind: DueKind) {
    const { owner, lateAfterMs } = kind;
    this.context = context;
    this.items = new DueStore(context.store, owner);
    this.undoLog = new UndoLog(context.store, [DUE_TABLE], () => this.now);
    this.#kind = kind;
    this.#firings = new Firings(context, this.items, {
      lateAfterMs,
      audienceOf: (item) => this.audienceOf(item),
      isHeld: (item) => this.isHeld(item),
      tell: (firing) => this.tell(firing),
    });
    const { clock, log } = context;
    const job = { name: `tidy-${owner}`, text: TIDY_AT, zone: this.zone, clock, log };
    this.#nightly = new CronJob({ ...job, run: () => this.#tidy() });
  }

  start(): void {
    this.#firings.start();
    this.#tidy();
    this.#nightly.start();
  }

  async close(): Promise<void> {
    await this.#nightly.close();
    await this.#firings.close();
  }

  /** The firing reached its person, or became a turn. False when there is no such firing. */
  told(firing: string, turn?: string): boolean {
    const item = this.items.transaction(() => this.items.ack(firing, this.now, turn));
    if (this.#kind.endsWhenTold && item?.state === 'open' && this.isOver(item)) this.end(item, 'done');
    return item !== undefined;
  }

  /** Somebody heard what rings. False when there is no such firing. */
  heard(firing: string): boolean {
    return this.told(firing);
  }

  undone(rows: readonly Rewritten[]): string {
    this.#firings.arm();
    return sayPutBack(rows, this.items, (item) => [this.titled(item), this.words(item)]);
  }

  /** Says to the world that it has come. */
  protected abstract tell(firing: Firing<D>): Promise<void>;

  /** Missed ones are told together where this is the same. */
  protected audienceOf({ id }: DueItem<D>): string {
    return id;
  }

  /** Whether it waits for something else than its time. */
  protected isWaiting(_item: DueItem<D>): boolean {
    return false;
  }

  /** Whether it is due at no time until somebody lets it go on. */
  protected isHeld(_item: DueItem<D>): boolean {
    return false;
  }

  /** Whether nothing more comes of it. */
  protected isOver(item: DueItem<D>): boolean {
    return item.nextAt === null && !this.isWaiting(item);
  }

  /** What a call makes, once: the same call again finds what it made, and what is there already is not made twice. */
  protected make(call: Pick<Call, 'key' | 'by'>, drafts: () => readonly Draft<D>[]): readonly DueItem<D>[] {
    const id = keyedId(this.#kind.prefix, call);
    const known = this.items.made(id);
    if (known.length > 0) return known;
    const wanted = drafts();
    const there = this.#kind.isEachItsOwn === true ? [] : wanted.map((draft) => this.standing(draft));
    if (there.length > 0 && there.every((item) => item !== undefined)) return there;
    const made = wanted.map((draft, index) => {
      const state = { state: 'open', heardAt: null, createdAt: this.now } as const;
      return { ...draft, ...state, id: index === 0 ? id : `${id}_${index}` };
    });
    this.#makeRoom();
    return this.items.transaction(() => made.map((item) => this.save(item)));
  }

  /** What stands already for what is wanted: nothing is made beside it. */
  protected standing(draft: Draft<D>): DueItem<D> | undefined {
    return sameAs(draft, this.items.open());
  }

  /** Whose a new item is: always the one's who asks, whom only the hub itself may name. */
  protected asked(params: Asked, call: Pick<Call, 'asking'>) {
    const asker = askerOf(params, call);
    return { ...asker, maker: asker.person };
  }

  /** "my school alarm" is called school. */
  protected bare(name: string | undefined): string | null {
    if (name === undefined) return null;
    const noun = new RegExp(`\\s+${this.#kind.noun}$`, 'i');
    return name.replace(/^(?:the|my|a|an|our)\s+/i, '').replace(noun, '') || name;
  }

  protected save(item: DueItem<D>, rewriting: Rewriting = {}): DueItem<D> {
    const settles = this.#kind.rings === true && rewriting.isSettled === true;
    const rang = settles ? this.items.unheard(item.id) : [];
    this.items.put(item, this.now, rewriting);
    this.#firings.arm();
    for (const firing of rang) this.#silenced(firing);
    return item;
  }

  #silenced(firing: string): void {
    this.context
      .emit('silenced', { firing })
      .catch((error: unknown) =>
        this.context.log.warn('nobody was told that something rings no more', { firing, error }),
      );
  }

  /** It is due at another time, or by another rule, from now on. What it was due for before needs no answer any more. */
  protected retime(item: DueItem<D>, timing: Timing, wanted: Wanted = {}): DueItem<D> {
    return this.save({ ...item, ...timed(timing, wanted) }, { isSettled: true, ringsFrom: timing.firstAt });
  }

  /** It is not due any more, and needs no answer. */
  protected end(item: DueItem<D>, state: DueState): DueItem<D> {
    return this.save({ ...item, state, nextAt: null }, { isSettled: true });
  }

  /** What was due of it so far needs no answer any more, and does not come again; what is to come stays. */
  protected settle(item: DueItem<D>): DueItem<D> {
    const isSnoozed = ([occurrence, to]: Exceptions[number]) =>
      occurrence <= this.now && (to ?? 0) > this.now;
    const exceptions = item.exceptions.filter((exception) => !isSnoozed(exception));
    return this.#follow({ ...item, exceptions }, { isSettled: true });
  }

  /** Moves one occurrence of a series, by its time in the rule, or leaves it out (null). The series stays. */
  protected except(item: DueItem<D>, occurrence: number, to: number | null): DueItem<D> {
    const others = item.exceptions.filter(([known]) => known !== occurrence).slice(-EXCEPTIONS_MAX);
    return this.#follow(
      { ...item, exceptions: [...others, [occurrence, to]] },
      { ringsFrom: to ?? undefined },
    );
  }

  /**
   * Lets an item be due a while after `from`: a single one as a whole, of a series the one occurrence.
   * @throws HearthError `invalid-params` where that has passed.
   */
  protected postpone(item: DueItem<D>, occurrence: number, from: number, length: string): DueItem<D> {
    const at = plusDuration(from, length, this.zone);
    if (at <= this.now)
      throw new HearthError('invalid-params', `"${length}" leads into the past.`, {
        faults: [{ path: '/for', message: 'must be longer than nothing', hint: 'For example PT10M.' }],
      });
    if (item.rule === null) return this.retime(item, { firstAt: at, rule: null });
    return this.items.transaction(() => this.except(this.settle(item), occurrence, at));
  }

  /** Saves it with its next time; what is due already is left to fire. */
  #follow(item: DueItem<D>, rewriting: Rewriting): DueItem<D> {
    return this.items.transaction(() => {
      this.save(item, rewriting);
      if (item.nextAt !== null && item.nextAt <= this.now) return item;
      return this.save({ ...item, nextAt: this.#firings.nextOf(item) ?? null });
    });
  }

  /** Lets an item ring when a while has passed, also where the clock that its time is told by is set back meanwhile. */
  protected ringAfter({ id, nextAt }: DueItem<D>, ms: number): void {
    if (nextAt !== null) this.context.clock.after(ms, () => this.#firings.hasten(id, nextAt));
  }

  /** The first time of an item from one instant (ms) and before another. */
  protected timeWithin(item: DueItem<D>, from: number, before: number): Time | undefined {
    const { nextAt } = item;
    if (nextAt === null) return undefined;
    if (item.rule === null)
      return nextAt >= from && nextAt < before ? { at: nextAt, occurrence: nextAt } : undefined;
    const time = this.#firings.timesAfter(item, Math.max(from, nextAt) - 1).next();
    return time.done !== true && time.value.at < before ? time.value : undefined;
  }

  /** When a series is due after now; null when never again. */
  protected nextOf(item: DueItem<D>): number | null {
    return this.#firings.nextOf(item) ?? null;
  }

  /** Those of the one who asks, and those that nobody in particular asked for; neither done nor cancelled. */
  protected openTo({ asking }: Pick<Call, 'asking'>): DueItem<D>[] {
    return this.items.open().filter((item) => isOwn(asking, item));
  }

  /** Among one's own, those whose the words say they are. @throws HearthError `not-permitted` where they are another's. */
  protected sought(query: string | undefined, call: Pick<Call, 'asking'>): Sought<D> {
    return soughtOf(query, this.openTo(call), this.context.people(), call.asking, this.#kind.noun);
  }

  /** What is due in a period, the earliest first; without one all that will be due, and what else is pending. */
  protected within(
    { from, to, ...period }: Period,
    call: Pick<Call, 'asking'>,
    isPending = (item: DueItem<D>) => this.isWaiting(item),
  ): readonly DueItem<D>[] {
    const after = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
    const before = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to);
    const { among, query } = this.sought(period.query, call);
    const found = among.filter(
      (item) => this.timeWithin(item, after, before) !== undefined || (from === undefined && isPending(item)),
    );
    const at = (item: DueItem<D>) => item.nextAt ?? (this.isWaiting(item) ? Number.POSITIVE_INFINITY : 0);
    const named = query === undefined ? found : findByWords(query, found, nameOf);
    return named.toSorted((one, other) => (at(one) < at(other) ? -1 : Number(at(one) > at(other))));
  }

  /**
   * Those that are meant among some: by `textOf` where words were said.
   * @throws HearthError `unknown-target`; with `data.candidates` when several fit.
   */
  protected find(
    which: Which,
    among: readonly DueItem<D>[],
    hints: readonly [none: string, several: string],
    textOf = nameOf,
  ): readonly DueItem<D>[] {
    const { noun } = this.#kind;
    if (among.length === 0)
      throw new HearthError('unknown-target', `There is no ${noun}.`, { hint: hints[0] });
    if (which.all === true) return among;
    if (which.id !== undefined || which.query !== undefined) return [this.one(which, among, textOf)];
    if (new Set(among.map((item) => this.label(item))).size === 1) return among.slice(0, 1);
    throw new HearthError('unknown-target', `There are ${among.length} ${noun}s.`, {
      hint: hints[1],
      data: { candidates: among.map((item) => this.label(item)), ids: among.map(({ id }) => id) },
    });
  }

  /** @throws HearthError as `find`; `invalid-params` where neither words nor an id were said. */
  protected one(which: Which, among: readonly DueItem<D>[], textOf = nameOf): DueItem<D> {
    const { noun } = this.#kind;
    if (which.id === undefined && which.query === undefined)
      throw new HearthError('invalid-params', `Say which ${noun}, by "query" or "id".`, {
        faults: [{ path: '/query', message: 'is missing' }],
      });
    return theOne(noun, which, among, textOf, (item) => this.label(item));
  }

  /** An item as it is named where several are. */
  protected label(item: DueItem<D>): string {
    return `${this.called(item)}, ${this.words(item)}`;
  }

  /** As a person would name it. */
  protected called(item: DueItem<D>): string {
    return nameOf(item);
  }

  /** As a person would name it where it is spoken of by itself. */
  protected titled(item: DueItem<D>): string {
    return `The ${this.#kind.noun} “${nameOf(item)}”`;
  }

  /** What was done to some of them, in words. */
  protected sum(items: readonly DueItem<D>[], done: string, words: string | undefined): string {
    const names = listed(inOneSentence(items.map((item) => this.called(item))));
    return `${names} ${items.length > 1 ? 'are' : 'is'} ${done}${words === undefined ? '' : `, ${words}`}`;
  }

  /** When it is due, to be read back. */
  protected words(item: DueItem<D>): string {
    return sayTiming(item.nextAt ?? undefined, item, this.now, this.zone);
  }

  /** What every view of an item tells. */
  protected seen(item: DueItem<D>) {
    const { id, nextAt, rrule, sun, offset, person } = item;
    return {
      id,
      at: nextAt === null ? null : isoIn(nextAt, this.zone),
      words: this.words(item),
      ...(rrule === null ? {} : { rrule }),
      ...(sun === null ? {} : { sun }),
      ...(offset === null ? {} : { offset }),
      person,
    };
  }

  /** What every event of a firing tells. */
  protected about({ id, item, occurrence, lateMs }: Firing<D>) {
    const { person, conversation, channel } = item;
    return {
      firing: id,
      person,
      conversation,
      channel,
      occurrence: isoIn(occurrence, this.zone),
      late_ms: lateMs,
    };
  }

  protected get now(): number {
    return this.context.clock.now();
  }

  protected get zone(): string {
    return this.context.place.timezone;
  }

  /** Where times are understood from. */
  protected get here() {
    return { now: this.now, zone: this.zone, place: this.context.place };
  }

  #makeRoom(): void {
    const { noun, openMax } = this.#kind;
    const isFull = () => this.items.open().length >= openMax;
    if (isFull()) this.#tidy();
    if (isFull())
      throw new HearthError('too-many', `There are ${openMax} ${noun}s already.`, { hint: 'Cancel some.' });
  }

  #tidy(): void {
    const { restMs, keepMs } = this.#kind;
    this.items.transaction(() => {
      for (const item of this.items.open()) {
        if (!this.isOver(item) || this.#firings.nextOf(item) !== null) continue;
        if ((this.items.lastFired(item.id) ?? item.createdAt) < this.now - restMs) this.end(item, 'done');
      }
      this.items.forget(this.now - keepMs);
    });
  }
}
