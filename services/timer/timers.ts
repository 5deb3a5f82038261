import { HUB, isOwn, isResident } from '../../src/access/index.ts';
import {
  durationMs,
  findByWords,
  HearthError,
  inOneSentence,
  isoIn,
  keyedId,
  sayLength,
  uncapitalised,
} from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import { type Asked, type DueItem, DueService, type Firing, nameOf, UNTIMED } from '../../src/due/index.ts';
import type { Rewritten } from '../../src/store/index.ts';
import { isoOf, namedByLength } from './lengths.ts';
import { oneByMeasure } from './one-of-several.ts';

const DAY_MS = 86_400_000;
const LONGEST_MS = DAY_MS;
const WEEK_MS = 7 * DAY_MS;
const HINTS = ['Start one first.', 'Say which one, by its name or length, or "all".'] as const;
/** So many additions are remembered, to know a repetition. */
const ADDED_MAX = 20;

interface Length {
  readonly durationMs: number;
  /** What is left of a paused one; null when it runs or is over. */
  readonly leftMs: number | null;
  /** The calls that prolonged or shortened it. */
  readonly added: readonly string[];
}

type Timer = DueItem<Length>;

export interface StartTimer extends Asked {
  readonly duration: string;
  readonly name?: string | undefined;
}

export interface Which {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly length?: string | undefined;
  readonly all?: boolean | undefined;
}

export class Timers extends DueService<Length> {
  constructor(context: ServiceContext) {
    super(context, {
      owner: 'timer',
      prefix: 'tim',
      noun: 'timer',
      lateAfterMs: 5000,
      openMax: 200,
      restMs: WEEK_MS,
      keepMs: WEEK_MS,
      isEachItsOwn: true,
      endsWhenTold: true,
      rings: true,
    });
  }

  override start(): void {
    super.start();
    for (const timer of this.items.open()) this.ringAfter(timer, this.#leftMs(timer));
  }

  /** The same call again finds the timer it started. */
  begin(params: StartTimer, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const [timer] = this.make(call, () => {
      const ms = lengthOf(params.duration);
      const data = { durationMs: ms, leftMs: null, added: [] };
      const asked = { ...UNTIMED, ...this.asked(params, call), name: this.bare(params.name) };
      return [{ ...asked, data, late: 'tell', nextAt: this.now + ms }];
    });
    this.ringAfter(timer!, this.#leftMs(timer!));
    const view = this.#view(timer!);
    const what = view.name === null ? 'The timer' : this.called(timer!);
    return { ...view, summary: `${what} is set for ${sayLength(timer!.data.durationMs)}` };
  }

  cancel(which: Which, call: Pick<Call, 'asking'>) {
    return this.#each(this.#ringingOr(which, call), 'cancelled', (timer) => this.end(timer, 'cancelled'));
  }

  rename({ to, ...which }: Which & { readonly to: string }, call: Pick<Call, 'asking'>) {
    return this.#each(this.#find(which, call), 'called that now', (timer) =>
      this.save({ ...timer, name: this.bare(to) }),
    );
  }

  pause(which: Which, call: Pick<Call, 'asking'>) {
    return this.#each(this.#find(which, call), 'paused', (timer) => {
      if (timer.data.leftMs !== null || this.isOver(timer)) return timer;
      return this.#stand({ ...timer, nextAt: null }, this.#leftMs(timer));
    });
  }

  resume(which: Which, call: Pick<Call, 'asking'>) {
    const found = this.#find(which, call);
    const isRunning = found.every((timer) => timer.data.leftMs === null && !this.isOver(timer));
    return this.#each(found, isRunning ? 'running already' : 'running again', (timer) =>
      timer.data.leftMs === null ? timer : this.#run(timer, timer.data.leftMs),
    );
  }

  /** A paused one goes on where it stood, unless all of it is wanted; any other runs for as long as it was set. */
  restart(
    { whole = false, ...which }: Which & { readonly whole?: boolean | undefined },
    call: Pick<Call, 'asking'>,
  ) {
    return this.#each(this.#ringingOr(which, call), 'running again', (timer) =>
      this.#run(timer, (whole ? null : timer.data.leftMs) ?? timer.data.durationMs),
    );
  }

  /** A repetition of the call adds nothing. One that is over begins again with what is added. */
  add(params: Which & { readonly duration: string }, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const key = keyedId('add', call);
    const more = durationMs(params.duration) ?? 0;
    const found = this.#find(params, call);
    const isRepeated = found.some(({ data }) => data.added.includes(key));
    for (const timer of isRepeated ? [] : found) this.#refuseUnfit(timer, this.#leftMs(timer) + more);
    return this.#each(found, more < 0 ? 'shortened' : 'prolonged', (timer) => {
      if (isRepeated) return timer;
      const left = this.#leftMs(timer) + more;
      const added = [key, ...timer.data.added].slice(0, ADDED_MAX);
      const known = { ...timer, data: { ...timer.data, added } };
      return timer.data.leftMs === null ? this.#run(known, left) : this.#stand(known, left);
    });
  }

  /** The only one there is is told where no timer goes by the name: "the spuds" are the potatoes. */
  get(which: Which, call: Pick<Call, 'asking'>) {
    const theirs = this.#theirsBy(which, call);
    const other = theirs === undefined ? this.#onlyOther(which, call) : undefined;
    if (other !== undefined) {
      const words = `${this.called(other)}: ${this.words(other)}`;
      return { timers: [this.#view(other)], summary: `There is no timer “${which.name}”. ${words}` };
    }
    const found =
      theirs ?? (isUnnamed(which) ? [...this.openTo(call), ...this.#naming(call)] : this.#find(which, call));
    const calledBy = (timer: Timer) =>
      theirs === undefined
        ? this.called(timer)
        : `For ${this.#nameOf(timer.person)}: ${uncapitalised(this.called(timer))}`;
    const said = found.map((timer) => `${calledBy(timer)}: ${this.words(timer)}`);
    const summary = inOneSentence(said).join('; ') || this.#none(call).replace(/\.$/, '');
    return { timers: found.map((timer) => this.#view(timer)), summary };
  }

  /** What others who live here have running, for one of them. */
  #ofOthers({ asking }: Pick<Call, 'asking'>): readonly Timer[] {
    if (asking === HUB || !isResident(asking)) return [];
    return this.items.open().filter((timer) => !isOwn(asking, timer));
  }

  /** Who calls it by its name knows of it, and may hear how long it still takes. */
  #theirsBy({ name }: Which, call: Pick<Call, 'asking'>): readonly Timer[] | undefined {
    const bare = name === undefined ? undefined : (this.bare(name) ?? undefined);
    if (bare === undefined || findByWords(bare, this.openTo(call), nameOf).length > 0) return undefined;
    const theirs = findByWords(bare, this.#ofOthers(call), nameOf);
    return theirs.length === 0 ? undefined : theirs;
  }

  #nameOf(person: string | null): string {
    return this.context.people().find(({ id }) => id === person)?.name ?? 'somebody else';
  }

  /** That one has none of one's own is not to say that there is none. */
  #none(call: Pick<Call, 'asking'>): string {
    const [one, another] = this.#ofOthers(call);
    if (one === undefined) return 'There is no timer.';
    const who = another === undefined ? `${this.#nameOf(one.person)} has one` : 'others have some';
    return `You have no timer of your own; ${who}.`;
  }

  /** Without a name what rings is meant, if anything does. */
  #ringingOr(which: Which, call: Pick<Call, 'asking'>): readonly Timer[] {
    const ringing = this.openTo(call).filter((timer) => this.isOver(timer));
    const isRinging = isUnnamed(which) && which.all !== true && ringing.length > 0;
    return isRinging ? ringing : this.#find(which, call);
  }

  /** Whom a timer of somebody else names may look at it: "Mia's reading" is Mia's. */
  #naming({ asking }: Pick<Call, 'asking'>): readonly Timer[] {
    if (asking === HUB || asking.person === null) return [];
    const name = this.context.people().find(({ id }) => id === asking.person)?.name ?? asking.person;
    return this.items
      .open()
      .filter((timer) => !isOwn(asking, timer) && findByWords(name, [timer], nameOf).length > 0);
  }

  override undone(rows: readonly Rewritten[]): string {
    for (const timer of this.items.open()) this.ringAfter(timer, this.#leftMs(timer));
    return super.undone(rows);
  }

  protected override isWaiting({ data }: Timer): boolean {
    return data.leftMs !== null;
  }

  #run(timer: Timer, ms: number): Timer {
    const running = { ...timer, data: { ...timer.data, leftMs: null } };
    const started = this.retime(running, { firstAt: this.now + ms, rule: null });
    this.ringAfter(started, ms);
    return started;
  }

  #stand(timer: Timer, leftMs: number): Timer {
    return this.save({ ...timer, data: { ...timer.data, leftMs } });
  }

  /** @throws HearthError `invalid-params` where nothing would be left, or more than a day. */
  #refuseUnfit(timer: Timer, left: number): void {
    if (left > 0 && left <= LONGEST_MS) return;
    const short = `${this.called(timer)} has less than that left.`;
    throw new HearthError('invalid-params', left <= 0 ? short : 'A timer runs for a day at most.', {
      faults: [{ path: '/duration', message: left <= 0 ? 'takes away too much' : 'adds too much' }],
    });
  }

  /** The one timer that somebody has, which goes by another name than was said. */
  #onlyOther({ id, name, length, all }: Which, call: Pick<Call, 'asking'>): Timer | undefined {
    if (id !== undefined || length !== undefined || all === true || name === undefined) return undefined;
    const [only, another] = this.openTo(call);
    if (only === undefined || another !== undefined || only.name === null) return undefined;
    const bare = this.bare(name) ?? name;
    const isIt = findByWords(bare, [only], nameOf).length > 0 || namedByLength(bare) !== undefined;
    return isIt ? undefined : only;
  }

  /** @throws HearthError `unknown-target`; with `data.candidates` when several fit, or the only one by another name may be meant. */
  #find(which: Which, call: Pick<Call, 'asking'>): readonly Timer[] {
    const open = this.openTo(call);
    this.sought(which.name, call);
    this.#refuseTheirs(which, open, call);
    const other = this.#onlyOther(which, call);
    if (other !== undefined)
      throw new HearthError('unknown-target', `There is no timer "${which.name}".`, {
        hint: `There is “${nameOf(other)}”.`,
        data: { candidates: [this.label(other)], ids: [other.id] },
      });
    const { query: name } = this.sought(this.bare(which.name) ?? undefined, call);
    const length = which.length === undefined ? namedByLength(name ?? '') : durationMs(which.length);
    const isByName = name !== undefined && findByWords(name, open, nameOf).length > 0;
    const measured = isByName || name === undefined ? undefined : this.#byMeasure(name, open);
    if (measured !== undefined) return [measured];
    const byLength = open.filter(
      ({ data }) => !isByName && length !== undefined && data.durationMs === length,
    );
    const query = name ?? (length === undefined ? undefined : sayLength(length));
    if (byLength.length === 0) return this.find({ ...which, query }, open, HINTS);
    return this.find({ ...which, query }, byLength, HINTS, (timer) => query ?? nameOf(timer));
  }

  /** @throws HearthError `not-permitted` where one has none, and another has what is meant. */
  #refuseTheirs(which: Which, open: readonly Timer[], call: Pick<Call, 'asking'>): void {
    const [theirs] = this.#theirsBy(which, call) ?? [];
    if (theirs !== undefined)
      throw new HearthError('not-permitted', `That timer is for ${this.#nameOf(theirs.person)}.`, {
        hint: `Only ${this.#nameOf(theirs.person)} can change it.`,
      });
    if (open.length === 0 && isUnnamed(which) && this.#ofOthers(call).length > 0)
      throw new HearthError('unknown-target', this.#none(call), { hint: HINTS[0] });
  }

  /** "The longer one", of several. */
  #byMeasure(name: string, open: readonly Timer[]): Timer | undefined {
    return oneByMeasure(name, open, (timer) => ({
      durationMs: timer.data.durationMs,
      leftMs: this.#leftMs(timer),
      createdAt: timer.createdAt,
    }));
  }

  #leftMs({ data, nextAt }: Timer): number {
    return data.leftMs ?? Math.max(0, (nextAt ?? 0) - this.now);
  }

  protected override titled(one: Timer): string {
    return this.called(one);
  }

  /** "The pasta timer", "the timer of 10 minutes". */
  protected override called({ name, data }: Timer): string {
    return name === null ? `The timer of ${sayLength(data.durationMs)}` : `The ${name} timer`;
  }

  protected override words(timer: Timer): string {
    if (this.isOver(timer)) return 'the time is over';
    return `${sayLength(this.#leftMs(timer))} left${timer.data.leftMs === null ? '' : ', paused'}`;
  }

  #each(found: readonly Timer[], done: string, change: (timer: Timer) => Timer) {
    const changed = this.items.transaction(() => found.map(change));
    const timers = changed.map((timer) => this.#view(timer));
    const goesOn = timers.filter(({ remaining_seconds: left }) => left > 0 && done !== 'cancelled');
    const [one, another] = goesOn;
    const words =
      one === undefined || another !== undefined
        ? undefined
        : `${sayLength(one.remaining_seconds * 1000)} left`;
    return { timers, summary: this.sum(changed, done, words) };
  }

  #view(timer: Timer) {
    const { id, name, data, nextAt, person } = timer;
    return {
      id,
      name,
      duration: isoOf(data.durationMs),
      state: this.isOver(timer)
        ? ('over' as const)
        : data.leftMs === null
          ? ('running' as const)
          : ('paused' as const),
      remaining_seconds: Math.ceil(this.#leftMs(timer) / 1000),
      at: nextAt === null ? null : isoIn(nextAt, this.zone),
      words: this.words(timer),
      person,
    };
  }

  protected override async tell(firing: Firing<Length>): Promise<void> {
    const { id, name } = firing.item;
    const text = `${this.called(firing.item)} is over`;
    await this.context.emit('due', { ...this.about(firing), timer: id, name, text });
  }
}

function isUnnamed({ id, name, length }: Which): boolean {
  return id === undefined && name === undefined && length === undefined;
}

/** @throws HearthError `invalid-params` for nothing, the past, and more than a day. */
function lengthOf(duration: string): number {
  const ms = durationMs(duration) ?? 0;
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new HearthError('invalid-params', `A timer runs for more than nothing and a day at most.`, {
    hint: 'For later, set a reminder.',
    faults: [{ path: '/duration', message: `${duration} is too ${ms > 0 ? 'long' : 'short'}` }],
  });
}
