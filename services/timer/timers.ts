import { isOwn } from '../../src/access/index.ts';
import {
  durationMs,
  findByWords,
  HearthError,
  isoIn,
  keyedId,
  sayLength,
  theOne,
} from '../../src/base/index.ts';
import { askerOf, type Call, type ServiceContext } from '../../src/bus/index.ts';
import { DueRows, type Firing } from '../../src/store/index.ts';
import { isoOf, namedByLength } from './lengths.ts';
import { type Timer, TimerStore } from './timer-store.ts';

const DAY_MS = 86_400_000;
const LONGEST_MS = DAY_MS;
const OPEN_MAX = 200;
const KEEP_MS = 7 * DAY_MS;
/** Told later than this, a timer's end is told as late. */
const LATE_AFTER_MS = 5000;

export interface StartTimer {
  readonly duration: string;
  readonly name?: string | undefined;
  readonly person?: string | undefined;
  readonly conversation?: string | undefined;
  readonly channel?: string | undefined;
}

export interface Which {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly length?: string | undefined;
  readonly all?: boolean | undefined;
}

/** Timers and their due rows: every change of both is one transaction. */
export class Timers {
  readonly #context: ServiceContext;
  readonly #timers: TimerStore;
  readonly #due: DueRows<never>;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#timers = new TimerStore(context.store);
    this.#due = new DueRows<never>({
      store: context.store,
      owner: 'timer',
      clock: context.clock,
      log: context.log,
      next: () => undefined,
      lateAfterMs: LATE_AFTER_MS,
      fire: (firing) => this.#tell(firing),
    });
  }

  start(): void {
    this.#timers.forget(this.#now() - KEEP_MS);
    this.#due.start();
  }

  close(): Promise<void> {
    return this.#due.close();
  }

  /** The same call again finds the timer it started. */
  begin(params: StartTimer, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const id = keyedId('tim', call);
    if (this.#timers.get(id) === undefined) {
      const length = lengthOf(params.duration);
      if (this.#timers.open().length >= OPEN_MAX)
        throw new HearthError('too-many', `There are ${OPEN_MAX} timers already.`, { hint: 'Cancel some.' });
      this.#run(
        {
          id,
          name: params.name === undefined ? null : withoutNoun(params.name),
          durationMs: length,
          leftMs: null,
          ...askerOf(params, call),
          open: true,
          createdAt: this.#now(),
        },
        length,
      );
    }
    const view = this.#view(this.#timers.get(id)!);
    const what = view.name === null ? 'The timer' : labelOf(view);
    return { ...view, summary: `${what} is set for ${sayLength(durationMs(view.duration)!)}` };
  }

  /** Without a name what rings is meant, if anything does. */
  cancel(which: Which, call: Pick<Call, 'asking'>) {
    const ringing = this.#openTo(call).filter((timer) => this.#isOver(timer));
    const found =
      isUnnamed(which) && which.all !== true && ringing.length > 0 ? ringing : this.#find(which, call);
    this.#context.store.transaction(() => {
      for (const timer of found) {
        this.#timers.put({ ...timer, open: false });
        this.#due.remove(timer.id);
      }
    });
    return this.#several(found, 'cancelled');
  }

  pause(which: Which, call: Pick<Call, 'asking'>) {
    const found = this.#find(which, call);
    this.#context.store.transaction(() => {
      for (const timer of found.filter((one) => one.leftMs === null && !this.#isOver(one))) {
        this.#timers.put({ ...timer, leftMs: this.#leftMs(timer) });
        this.#due.remove(timer.id);
      }
    });
    return this.#several(found, 'paused');
  }

  resume(which: Which, call: Pick<Call, 'asking'>) {
    const found = this.#find(which, call);
    this.#context.store.transaction(() => {
      for (const timer of found)
        if (timer.leftMs !== null) this.#run({ ...timer, leftMs: null }, timer.leftMs);
    });
    return this.#several(found, 'running again');
  }

  /** A repetition of the call adds nothing. One that is over begins again with what is added. */
  add(params: Which & { readonly duration: string }, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const found = this.#find(params, call);
    const more = durationMs(params.duration) ?? 0;
    const left = found.map((timer) => this.#leftMs(timer) + more);
    for (const [index, ms] of left.entries())
      if (ms <= 0 || ms > LONGEST_MS)
        throw new HearthError(
          'invalid-params',
          ms <= 0
            ? `${labelOf(this.#view(found[index]!))} has less than that left.`
            : 'A timer runs for a day at most.',
          { faults: [{ path: '/duration', message: ms <= 0 ? 'takes away too much' : 'adds too much' }] },
        );
    this.#context.store.transaction(() => {
      if (!this.#timers.addsFirst(keyedId('add', call), this.#now())) return;
      for (const [index, timer] of found.entries()) {
        if (timer.leftMs === null) this.#run(timer, left[index]!);
        else this.#timers.put({ ...timer, leftMs: left[index]! });
      }
    });
    return this.#several(found, more < 0 ? 'shortened' : 'prolonged');
  }

  get(which: Which, call: Pick<Call, 'asking'>) {
    const open = this.#openTo(call);
    const all = isUnnamed(which);
    const timers = (all ? open : this.#find(which, call)).map((timer) => this.#view(timer));
    const summary =
      timers.length === 0
        ? 'There is no timer'
        : timers.map((view) => `${labelOf(view)}: ${view.words}`).join('; ');
    return { timers, summary };
  }

  /** The person knows: the timer is gone, unless it was set running again meanwhile. False when there is no such firing. */
  told(firing: string, id: string): boolean {
    return this.#context.store.transaction(() => {
      const known = this.#due.ack(firing);
      const timer = this.#timers.get(id);
      if (known && timer?.open === true && this.#isOver(timer)) this.#timers.put({ ...timer, open: false });
      return known;
    });
  }

  #run(timer: Timer, ms: number): void {
    this.#context.store.transaction(() => {
      this.#timers.put(timer);
      this.#due.put({ id: timer.id, nextAt: this.#now() + ms, rule: null, late: 'tell', audience: timer.id });
    });
  }

  /** Those of the one who asks, and those that nobody in particular started. */
  #openTo({ asking }: Pick<Call, 'asking'>): Timer[] {
    return this.#timers.open().filter((timer) => isOwn(asking, timer));
  }

  /** @throws HearthError `unknown-target`; with `data.candidates` when several fit. */
  #find(which: Which, call: Pick<Call, 'asking'>): Timer[] {
    const open = this.#openTo(call);
    if (open.length === 0)
      throw new HearthError('unknown-target', 'There is no timer.', { hint: 'Start one first.' });
    if (which.all === true) return open;
    if (isUnnamed(which)) {
      if (open.length === 1) return open;
      throw new HearthError('unknown-target', `There are ${open.length} timers.`, {
        hint: 'Say which one, by its name or length, or "all".',
        data: { candidates: open.map((timer) => this.#label(timer)) },
      });
    }
    const name = which.name === undefined ? undefined : withoutNoun(which.name);
    const length = which.length === undefined ? namedByLength(name ?? '') : durationMs(which.length);
    const byName = name === undefined ? [] : findByWords(name, open, ({ name: own }) => own ?? '');
    const byLength =
      byName.length > 0 ? [] : open.filter(({ durationMs: ms }) => length !== undefined && ms === length);
    if (byLength.length === 1) return byLength;
    return [
      theOne(
        'timer',
        { id: which.id, query: name ?? (length === undefined ? undefined : sayLength(length)) },
        byLength.length > 1 ? byLength : open,
        (timer) => (byLength.length > 1 ? (name ?? sayLength(length ?? 0)) : (timer.name ?? '')),
        (timer) => this.#label(timer),
      ),
    ];
  }

  #isOver(timer: Timer): boolean {
    return timer.leftMs === null && this.#due.nextAt(timer.id) === undefined;
  }

  #leftMs(timer: Timer): number {
    return timer.leftMs ?? Math.max(0, (this.#due.nextAt(timer.id) ?? 0) - this.#now());
  }

  #label(timer: Timer): string {
    const view = this.#view(timer);
    return `${labelOf(view)}, ${view.words}`;
  }

  #several(found: readonly Timer[], done: string) {
    const timers = found.map(({ id }) => this.#view(this.#timers.get(id)!));
    const goesOn = timers.filter(({ remaining_seconds: left }) => left > 0 && done !== 'cancelled');
    const words = goesOn.length === 1 ? `, ${goesOn[0]!.words}` : '';
    return {
      timers,
      summary: `${timers.map(labelOf).join(' and ')} ${timers.length > 1 ? 'are' : 'is'} ${done}${words}`,
    };
  }

  #view(timer: Timer) {
    const left = this.#leftMs(timer);
    const endsAt = timer.leftMs === null ? this.#due.nextAt(timer.id) : undefined;
    const over = this.#isOver(timer);
    return {
      id: timer.id,
      name: timer.name,
      duration: isoOf(timer.durationMs),
      state: over ? ('over' as const) : timer.leftMs === null ? ('running' as const) : ('paused' as const),
      remaining_seconds: Math.ceil(left / 1000),
      at: endsAt === undefined ? null : isoIn(endsAt, this.#context.place.timezone),
      words: over ? 'the time is over' : `${sayLength(left)} left${timer.leftMs === null ? '' : ', paused'}`,
      person: timer.person,
    };
  }

  async #tell(firing: Firing): Promise<void> {
    const timer = this.#timers.get(firing.row);
    if (timer === undefined || !timer.open) {
      this.#due.ack(firing.id);
      return;
    }
    const { timezone } = this.#context.place;
    await this.#context.emit('due', {
      firing: firing.id,
      timer: timer.id,
      name: timer.name,
      text: `${labelOf({ name: timer.name, duration: isoOf(timer.durationMs) })} is over`,
      person: timer.person,
      conversation: timer.conversation,
      channel: timer.channel,
      occurrence: isoIn(firing.occurrence, timezone),
      late_ms: firing.lateMs,
    });
  }

  #now(): number {
    return this.#context.clock.now();
  }
}

function isUnnamed({ id, name, length }: Which): boolean {
  return id === undefined && name === undefined && length === undefined;
}

/** "The pasta timer", "the 10 minute timer": as a person would name it. */
function labelOf({ name, duration }: { readonly name: string | null; readonly duration: string }): string {
  return name === null ? `The timer of ${sayLength(durationMs(duration) ?? 0)}` : `The ${name} timer`;
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

/** "pasta timer" is called pasta. */
function withoutNoun(name: string): string {
  const bare = name.replace(/^(the|my|a|an|our)\s+/i, '').replace(/\s+timer$/i, '');
  return bare === '' ? name : bare;
}
