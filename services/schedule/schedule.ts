import { type AccessRequest, HUB, isOwn } from '../../src/access/index.ts';
import {
  findByWords,
  HearthError,
  isoIn,
  type Json,
  keptOf,
  keyedId,
  messageOf,
  nextReturn,
  ONCE,
  type Returning,
  sayInstant,
  sayTiming,
  type Timing,
  theOne,
  timingOf,
  type Wanted,
} from '../../src/base/index.ts';
import { askerOf, type Call, type ServiceContext } from '../../src/bus/index.ts';
import { DeviceKind, type Group, type Happening, sayHappening, Target } from '../../src/domain/index.ts';
import { DueRows, type Firing } from '../../src/store/index.ts';
import { type Scheduled, ScheduleStore } from './schedule-store.ts';

const PENDING_MAX = 2000;
const KEEP_MS = 400 * 86_400_000;

export interface CreateSchedule extends Wanted {
  readonly groups: readonly Group[];
  readonly text: string;
  /** Every time it happens; with the sun, every day. */
  readonly repeat?: boolean | undefined;
  readonly event?: Happening | undefined;
  readonly person?: string | undefined;
  readonly conversation?: string | undefined;
  readonly channel?: string | undefined;
}

export interface Which {
  readonly id?: string | undefined;
  readonly query?: string | undefined;
}

/** Commands for later and their due rows: every change of both is one transaction. */
export class Schedule {
  readonly #context: ServiceContext;
  readonly #schedules: ScheduleStore;
  readonly #due: DueRows<Returning>;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#schedules = new ScheduleStore(context.store);
    const { graceMinutes } = context.config as { readonly graceMinutes: number };
    this.#due = new DueRows<Returning>({
      store: context.store,
      owner: 'schedule',
      clock: context.clock,
      log: context.log,
      next: (rule, after) => nextReturn(rule, after, context.place),
      lateAfterMs: graceMinutes * 60_000,
      fire: (firing) => this.#tell(firing),
    });
  }

  start(): void {
    this.#context.store.transaction(() => this.#schedules.forget(this.#context.clock.now() - KEEP_MS));
    this.#due.start();
  }

  close(): Promise<void> {
    return this.#due.close();
  }

  /** The same call again finds what it made. */
  create(params: CreateSchedule, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const id = keyedId('sch', call);
    const known = this.#schedules.get(id);
    if (known !== undefined) return this.#view(known);
    const { event } = params;
    const timing = event === undefined ? this.#timing(params) : undefined;
    if (event !== undefined) this.#refuseTimes(params);
    if (this.#pending().length >= PENDING_MAX)
      throw new HearthError('too-many', `${PENDING_MAX} commands are stored already.`, {
        hint: 'Cancel some of them.',
      });
    const scheduled: Scheduled = {
      id,
      text: params.text,
      groups: params.groups,
      ...askerOf(params, call),
      maker: call.asking === HUB ? null : call.asking,
      ...(timing === undefined ? ONCE : keptOf(timing, params)),
      event: event ?? null,
      repeats: event !== undefined && params.repeat === true,
      createdAt: this.#context.clock.now(),
    };
    this.#context.store.transaction(() => {
      this.#schedules.add(scheduled);
      if (timing !== undefined)
        this.#due.put({ id, nextAt: timing.firstAt, rule: timing.rule, late: 'drop', audience: id });
    });
    if (event !== undefined) this.#tellWaiting();
    return this.#view(scheduled);
  }

  /** Which things a command is about, where all of it is about things: a child orders for its own alone. */
  requestOf(groups: readonly Group[]): AccessRequest {
    const { home } = this.#context;
    const found = groups.flat().map(({ service, args }) => {
      const kind = DeviceKind.safeParse(service);
      const target = Target.safeParse(args['target']);
      if (home === undefined || !kind.success || !target.success) return [];
      const resolved = home.resolve(target.data, [kind.data]);
      return resolved.type === 'found' ? resolved.devices : [];
    });
    const isAboutThings = found.every((devices) => devices.length > 0);
    return { permission: 'orders', ...(isAboutThings ? { devices: found.flat() } : {}) };
  }

  /** What is still to come, the earliest first. */
  list({ query }: { query?: string | undefined }, call: Pick<Call, 'asking'>) {
    const pending = this.#pendingOf(call);
    const found = query === undefined ? pending : findByWords(query, pending, (one) => one.text);
    return { schedules: found.map((one) => this.#view(one)) };
  }

  cancel(which: Which, call: Pick<Call, 'asking'>) {
    if (which.id === undefined && which.query === undefined)
      throw new HearthError('invalid-params', 'Say which command, by "query" or "id".', {
        faults: [{ path: '/query', message: 'is missing' }],
      });
    const { id, text } = theOne(
      'stored command',
      which,
      this.#pendingOf(call),
      (one) => one.text,
      (one) => `${one.text}, ${this.#view(one).words}`,
    );
    this.#context.store.transaction(() => {
      this.#schedules.cancel(id, this.#context.clock.now());
      this.#due.remove(id);
    });
    if (this.#schedules.get(id)?.event != null) this.#tellWaiting();
    return { id, text, summary: `Cancelled: “${text}”` };
  }

  /** What has to be watched for. */
  waiting() {
    return {
      waiting: this.#schedules.waiting().map(({ id, event, repeats }) => ({ id, event: event!, repeats })),
    };
  }

  /** What a command waited for has happened, just now unless an instant is named. False when it does not wait any more. */
  happened(id: string, at?: string): boolean {
    const scheduled = this.#schedules.waiting().find((one) => one.id === id);
    if (scheduled === undefined) return false;
    const now = this.#context.clock.now();
    this.#context.store.transaction(() => {
      if (!scheduled.repeats) this.#schedules.close(id, now);
      const nextAt = at === undefined ? now : Math.min(now, Date.parse(at));
      this.#due.put({ id, nextAt, rule: null, late: 'drop', audience: id });
    });
    if (!scheduled.repeats) this.#tellWaiting();
    return true;
  }

  /** Whoever watches asks again what for. */
  #tellWaiting(): void {
    this.#context
      .emit('waiting', {})
      .catch((error: unknown) =>
        this.#context.log.error('nobody was told what to watch for', { error: messageOf(error) }),
      );
  }

  #refuseTimes(params: CreateSchedule): void {
    const faults = (['at', 'rrule', 'sun'] as const).flatMap((name) =>
      params[name] === undefined ? [] : [{ path: `/${name}`, message: 'a command waits for one thing' }],
    );
    if (faults.length > 0)
      throw new HearthError('invalid-params', 'A command waits for a time or for something to happen.', {
        faults,
        hint: 'Use event alone.',
      });
  }

  /** A firing has been turned into a turn, or the person told that it was missed. False when there is no such firing. */
  acknowledge(firing: string): boolean {
    return this.#due.ack(firing);
  }

  #timing(params: CreateSchedule): Timing {
    const { now, zone } = this.#now();
    const daily = params.sun !== undefined && params.repeat === true && params.rrule === undefined;
    const wanted = daily ? { ...params, rrule: 'FREQ=DAILY' } : params;
    return timingOf(wanted, { now, zone, place: this.#context.place });
  }

  #pending(): Scheduled[] {
    const timed = this.#schedules
      .uncancelled()
      .filter(({ event }) => event === null)
      .map((one) => ({ one, at: this.#due.nextAt(one.id) }))
      .filter(({ at }) => at !== undefined)
      .sort((a, b) => a.at! - b.at!);
    return [...timed.map(({ one }) => one), ...this.#schedules.waiting()];
  }

  /** Those of the one who asks. */
  #pendingOf({ asking }: Pick<Call, 'asking'>): Scheduled[] {
    return this.#pending().filter(({ person }) => isOwn(asking, { person }));
  }

  #view(scheduled: Scheduled) {
    const { now, zone } = this.#now();
    const { id, text, rrule, sun, offset, event, person } = scheduled;
    const at = this.#due.nextAt(id);
    const words =
      event === null
        ? sayTiming(at, scheduled, now, zone)
        : `${scheduled.repeats ? 'whenever' : 'when'} ${sayHappening(event)}`;
    return {
      id,
      text,
      at: at === undefined ? null : isoIn(at, zone),
      words,
      ...(rrule === null ? {} : { rrule }),
      ...(sun === null ? {} : { sun }),
      ...(offset === null ? {} : { offset }),
      ...(event === null ? {} : { event }),
      person,
    };
  }

  async #tell(firing: Firing): Promise<void> {
    const scheduled = this.#schedules.get(firing.row);
    if (scheduled === undefined) {
      this.#due.ack(firing.id);
      return;
    }
    const { now, zone } = this.#now();
    const { id, text, groups, person, conversation, channel, maker } = scheduled;
    const occurrence = isoIn(firing.occurrence, zone);
    const about = { firing: firing.id, schedule: id, text, person, conversation, channel, maker, occurrence };
    const late = { late_ms: firing.lateMs, missed: firing.missed };
    if (firing.fate === 'dropped')
      await this.#context.emit('missed', {
        ...about,
        ...late,
        words: sayInstant(firing.occurrence, now, zone),
        in_doubt: firing.offeredBefore,
      });
    else await this.#context.emit('due', { ...about, ...late, groups: groups as unknown as Json });
  }

  #now(): { readonly now: number; readonly zone: string } {
    return { now: this.#context.clock.now(), zone: this.#context.place.timezone };
  }
}
