import { isOwn } from '../../src/access/index.ts';
import {
  findByWords,
  HearthError,
  isoIn,
  keptOf,
  keyedId,
  nextReturn,
  ONCE,
  type Period,
  type Point,
  plusDuration,
  type Returning,
  sayInstant,
  sayTiming,
  type Timing,
  theOne,
  timingOf,
  type Wanted,
  wallAt,
} from '../../src/base/index.ts';
import { askerOf, type Call, type ServiceContext } from '../../src/bus/index.ts';
import { DueRows, type Firing } from '../../src/store/index.ts';
import { type Alarm, AlarmStore } from './alarm-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OPEN_MAX = 200;
const KEEP_MS = 7 * DAY_MS;
/** An alarm that nobody silenced counts as ringing for this long: what "snooze" and "stop the alarm" mean. */
const RINGS_MS = 60 * MINUTE_MS;
const SNOOZE = 'PT9M';
/** A snoozed occurrence of a returning alarm is a due row of its own beside the series. */
const SNOOZED = '/snoozed';

export interface SetAlarm extends Wanted {
  readonly name?: string | undefined;
  readonly person?: string | undefined;
  readonly conversation?: string | undefined;
  readonly channel?: string | undefined;
}

/** Which alarm is meant: by id, by words of its name, by the time or the days it rings, or all. */
export interface Which {
  readonly id?: string | undefined;
  readonly query?: string | undefined;
  readonly set_for?: Point | undefined;
  readonly all?: boolean | undefined;
}

/** Alarms and their due rows: every change of both is one transaction. */
export class Alarms {
  readonly #context: ServiceContext;
  readonly #alarms: AlarmStore;
  readonly #due: DueRows<Returning>;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#alarms = new AlarmStore(context.store);
    this.#due = new DueRows<Returning>({
      store: context.store,
      owner: 'alarm',
      clock: context.clock,
      log: context.log,
      next: (rule, after) => nextReturn(rule, after, context.place),
      lateAfterMs: MINUTE_MS,
      fire: (firing) => this.#ring(firing),
    });
  }

  start(): void {
    this.#tidy();
    this.#due.start();
  }

  close(): Promise<void> {
    return this.#due.close();
  }

  /** The same call again finds the alarm it set. */
  set(params: SetAlarm, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const id = keyedId('alm', call);
    if (this.#alarms.get(id) === undefined) {
      const timing = timingOf(params, this.#now());
      if (this.#alarms.open().length >= OPEN_MAX) this.#tidy();
      if (this.#alarms.open().length >= OPEN_MAX)
        throw new HearthError('too-many', `There are ${OPEN_MAX} alarms already.`, { hint: 'Cancel some.' });
      this.#put(
        {
          id,
          name: params.name === undefined ? null : withoutNoun(params.name),
          ...ONCE,
          ...askerOf(params, call),
          open: true,
          silencedAt: null,
          createdAt: this.#context.clock.now(),
        },
        timing,
        params,
      );
    }
    const view = this.#view(this.#alarms.get(id)!);
    return { ...view, summary: `${labelOf(view.name)} is set for ${view.words}` };
  }

  /** What rings in a period, the earliest first; without one all that will ring, and what rings now. */
  list({ from, to, query }: Period, call: Pick<Call, 'asking'>) {
    const after = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
    const before = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to);
    const set = this.#openTo(call).filter(
      (alarm) => this.#comes(alarm, after, before) || (from === undefined && this.#isRinging(alarm)),
    );
    const found = query === undefined ? set : findByWords(query, set, ({ name }) => name ?? '');
    const alarms = found
      .toSorted((one, other) => (this.#nextAt(one.id) ?? 0) - (this.#nextAt(other.id) ?? 0))
      .map((alarm) => this.#view(alarm));
    const summary =
      alarms.length === 0
        ? `There is no alarm${from === undefined && query === undefined ? '' : ' then'}`
        : alarms.map(({ name, words }) => `${labelOf(name)}: ${words}`).join('; ');
    return { alarms, summary };
  }

  /** Without words for one, what rings is silenced; an alarm that returns rings again at its next time. */
  cancel(which: Which, call: Pick<Call, 'asking'>) {
    const ringing = this.#openTo(call).filter((alarm) => this.#isRinging(alarm));
    const unsaid = which.id === undefined && which.query === undefined && which.set_for === undefined;
    const silences = unsaid && which.all !== true && ringing.length > 0;
    const found = silences ? ringing : this.#find(which, call);
    this.#context.store.transaction(() => {
      for (const alarm of found)
        if (silences) this.#silence(alarm);
        else {
          this.#alarms.put({ ...alarm, open: false });
          this.#forget(alarm.id);
        }
    });
    return this.#several(found, silences ? 'silenced' : 'cancelled');
  }

  /** Moves an alarm, or gives it another name. */
  change(params: Which & Wanted & { readonly name?: string | undefined }, call: Pick<Call, 'asking'>) {
    const { name, at, rrule, sun } = params;
    const timed = at !== undefined || rrule !== undefined || sun !== undefined;
    if (name === undefined && !timed)
      throw new HearthError('invalid-params', 'There is nothing to change.', {
        faults: [{ path: '/at', message: 'is missing, and "rrule" and "name" too' }],
      });
    const [alarm] = this.#find({ ...params, all: false }, call) as [Alarm];
    const timing = timed ? this.#movedTo(alarm, params) : undefined;
    this.#context.store.transaction(() => {
      if (timing !== undefined) this.#forget(alarm.id);
      this.#put({ ...alarm, ...(name === undefined ? {} : { name: withoutNoun(name) }) }, timing, params);
    });
    return this.#several([alarm], 'changed');
  }

  /** What rings, rings again after a while; an alarm that is still to come moves by as much. */
  snooze(params: Which & { readonly for?: string | undefined }, call: Pick<Call, 'asking'>) {
    const { now, zone } = this.#now();
    const unsaid = params.id === undefined && params.query === undefined && params.set_for === undefined;
    const ringing = this.#openTo(call).filter((alarm) => this.#isRinging(alarm));
    const found = unsaid && ringing.length > 0 ? ringing : this.#find({ ...params, all: false }, call);
    this.#context.store.transaction(() => {
      for (const alarm of found) {
        const rings = this.#isRinging(alarm);
        const from = rings ? now : (this.#nextAt(alarm.id) ?? now);
        const at = plusDuration(from, params.for ?? SNOOZE, zone);
        if (at <= now)
          throw new HearthError('invalid-params', `"${params.for}" leads into the past.`, {
            faults: [{ path: '/for', message: 'must be longer than nothing', hint: 'For example PT9M.' }],
          });
        const row = alarm.rrule === null ? alarm.id : `${alarm.id}${SNOOZED}`;
        this.#due.put({ id: row, nextAt: at, rule: null, late: 'tell', audience: alarm.id });
        const kept = alarm.rrule === null ? { ...alarm, ...ONCE } : alarm;
        if (rings) this.#silence(kept);
        else this.#alarms.put(kept);
      }
    });
    return this.#several(found, 'snoozed');
  }

  /** The person heard it. False when there is no such firing. */
  told(firing: string): boolean {
    return this.#due.ack(firing);
  }

  #tidy(): void {
    const { now } = this.#now();
    this.#context.store.transaction(() => {
      for (const alarm of this.#alarms.open())
        if (this.#nextAt(alarm.id) === undefined && !this.#isRinging(alarm))
          this.#alarms.put({ ...alarm, open: false });
      this.#alarms.forget(now - KEEP_MS);
    });
  }

  /** One that returns keeps its days where only another time was said. */
  #movedTo(alarm: Alarm, { at, rrule, sun, offset, date }: Wanted): Timing {
    const here = this.#now();
    const once = { sun, offset, date };
    if (rrule !== undefined || alarm.rrule === null) return timingOf({ at, rrule, ...once }, here);
    const days = alarm.rrule.replaceAll(/;BY(?:HOUR|MINUTE|SECOND|SETPOS)=[^;]*/g, '');
    if (sun !== undefined) return timingOf({ rrule: days, sun, offset }, here);
    const { firstAt } = timingOf({ at }, here);
    const [hour, minute] = wallAt(firstAt, here.zone).slice(11, 16).split(':').map(Number);
    return timingOf({ rrule: `${days};BYHOUR=${hour};BYMINUTE=${minute}` }, here);
  }

  #put(alarm: Alarm, timing: Timing | undefined, wanted: Wanted): void {
    this.#context.store.transaction(() => {
      this.#alarms.put(timing === undefined ? alarm : { ...alarm, ...keptOf(timing, wanted) });
      if (timing !== undefined)
        this.#due.put({
          id: alarm.id,
          nextAt: timing.firstAt,
          rule: timing.rule,
          late: 'tell',
          audience: alarm.id,
        });
    });
  }

  /** What has rung is over; what is to come stays. */
  #silence(alarm: Alarm): void {
    const silencedAt = this.#rungAt(alarm.id) ?? null;
    this.#due.settle(alarm.id);
    this.#due.settle(`${alarm.id}${SNOOZED}`);
    this.#alarms.put({ ...alarm, silencedAt, open: this.#nextAt(alarm.id) !== undefined });
  }

  #forget(id: string): void {
    this.#due.remove(id);
    this.#due.remove(`${id}${SNOOZED}`);
  }

  #nextAt(id: string): number | undefined {
    const [series, snoozed] = [this.#due.nextAt(id), this.#due.nextAt(`${id}${SNOOZED}`)];
    return series === undefined || snoozed === undefined ? (series ?? snoozed) : Math.min(series, snoozed);
  }

  #rungAt(id: string): number | undefined {
    const [series, snoozed] = [this.#due.lastFired(id), this.#due.lastFired(`${id}${SNOOZED}`)];
    return series === undefined || snoozed === undefined ? (series ?? snoozed) : Math.max(series, snoozed);
  }

  #isRinging(alarm: Alarm): boolean {
    const rung = this.#rungAt(alarm.id);
    return (
      rung !== undefined && rung > (alarm.silencedAt ?? 0) && this.#context.clock.now() - rung <= RINGS_MS
    );
  }

  #comes(alarm: Alarm, after: number, before: number): boolean {
    const { now, place } = this.#now();
    const next = this.#nextAt(alarm.id);
    const rule = this.#due.ruleOf(alarm.id);
    if (next === undefined) return false;
    if (next >= after || rule === undefined) return next >= after && next < before;
    const later = nextReturn(rule, Math.max(after, now) - 1, place);
    return later !== undefined && later < before;
  }

  /** Those of the one who asks, and those that nobody in particular set. */
  #openTo({ asking }: Pick<Call, 'asking'>): Alarm[] {
    return this.#alarms.open().filter((alarm) => isOwn(asking, alarm));
  }

  /** @throws HearthError `unknown-target`; with `data.candidates` when several fit. */
  #find(which: Which, call: Pick<Call, 'asking'>): Alarm[] {
    const set = this.#openTo(call).filter((alarm) => this.#nextAt(alarm.id) !== undefined);
    const then = which.set_for === undefined ? set : this.#setFor(which.set_for, set);
    if (set.length === 0)
      throw new HearthError('unknown-target', 'There is no alarm.', { hint: 'Set one first.' });
    if (then.length === 0)
      throw new HearthError('unknown-target', 'There is no alarm for then.', {
        hint: `Set are: ${set.map((alarm) => this.#label(alarm)).join('; ')}.`,
        data: { known: set.map((alarm) => this.#label(alarm)) },
      });
    if (which.all === true) return then;
    if (which.id === undefined && which.query === undefined) {
      if (then.length === 1) return then;
      throw new HearthError('unknown-target', `There are ${then.length} alarms.`, {
        hint: 'Say which one, by its name or its time, or "all".',
        data: { candidates: then.map((alarm) => this.#label(alarm)), ids: then.map(({ id }) => id) },
      });
    }
    const query = which.query === undefined ? undefined : withoutNoun(which.query);
    const byName = (alarm: Alarm): string => alarm.name ?? '';
    return [theOne('alarm', { id: which.id, query }, then, byName, (alarm) => this.#label(alarm))];
  }

  /** Those that ring at the instant, else at the same time of another day, or within the window. */
  #setFor(point: Point, set: readonly Alarm[]): Alarm[] {
    const { zone } = this.#now();
    if (typeof point !== 'string') {
      const [from, to] = point.between.map((iso) => Date.parse(iso)) as [number, number];
      return set.filter((alarm) => this.#comes(alarm, from, to + MINUTE_MS));
    }
    const at = Date.parse(point);
    const then = set.filter((alarm) => this.#comes(alarm, at, at + MINUTE_MS));
    if (then.length > 0) return then;
    const face = (instant: number): string => wallAt(instant, zone).slice(11, 16);
    return set.filter((alarm) => face(this.#nextAt(alarm.id)!) === face(at));
  }

  #label(alarm: Alarm): string {
    return `${labelOf(alarm.name)}, ${this.#view(alarm).words}`;
  }

  #several(found: readonly Alarm[], done: string) {
    const alarms = found.map(({ id }) => this.#view(this.#alarms.get(id)!));
    const [first] = alarms;
    const next = alarms.length === 1 && first!.at !== null ? `, ${first!.words}` : '';
    const names = alarms.map(({ name }) => labelOf(name)).join(' and ');
    return { alarms, summary: `${names} ${alarms.length > 1 ? 'are' : 'is'} ${done}${next}` };
  }

  #view(alarm: Alarm) {
    const { now, zone } = this.#now();
    const at = alarm.open ? this.#nextAt(alarm.id) : undefined;
    const ringing = alarm.open && this.#isRinging(alarm);
    return {
      id: alarm.id,
      name: alarm.name,
      at: at === undefined ? null : isoIn(at, zone),
      words: ringing ? 'it rings' : sayTiming(at, alarm, now, zone),
      ...(alarm.rrule === null ? {} : { rrule: alarm.rrule }),
      ...(alarm.sun === null ? {} : { sun: alarm.sun }),
      ...(alarm.offset === null ? {} : { offset: alarm.offset }),
      state: ringing ? ('ringing' as const) : at === undefined ? ('over' as const) : ('set' as const),
      person: alarm.person,
    };
  }

  async #ring(firing: Firing): Promise<void> {
    const { now, zone } = this.#now();
    const id = firing.row.endsWith(SNOOZED) ? firing.row.slice(0, -SNOOZED.length) : firing.row;
    const alarm = this.#alarms.get(id);
    if (alarm === undefined || !alarm.open) {
      this.#due.ack(firing.id);
      return;
    }
    await this.#context.emit('due', {
      firing: firing.id,
      alarm: alarm.id,
      name: alarm.name,
      text: `${labelOf(alarm.name)} of ${sayInstant(firing.occurrence, now, zone)} rings`,
      person: alarm.person,
      conversation: alarm.conversation,
      channel: alarm.channel,
      occurrence: isoIn(firing.occurrence, zone),
      late_ms: firing.lateMs,
    });
  }

  #now() {
    const { clock, place } = this.#context;
    return { now: clock.now(), zone: place.timezone, place };
  }
}

/** "The school alarm", or just "The alarm". */
function labelOf(name: string | null): string {
  return name === null ? 'The alarm' : `The ${name} alarm`;
}

/** "my school alarm" is called school. */
function withoutNoun(name: string): string {
  const bare = name.replace(/^(?:the|my|a|an|our)\s+/i, '').replace(/\s+alarm$/i, '');
  return bare === '' ? name : bare;
}
