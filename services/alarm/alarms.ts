import {
  capitalised,
  dateAt,
  datePlus,
  HearthError,
  inOneSentence,
  type Period,
  type Point,
  sayClock,
  sayInstant,
  startOfDate,
  timingOf,
  type Wanted,
  wallAt,
} from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import {
  type Asked,
  type DueItem,
  type Firing,
  SeriesService,
  timed,
  type Which,
} from '../../src/due/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** An alarm that nobody silenced counts as ringing for this long: what "snooze" and "stop the alarm" mean. */
const RINGS_MS = 60 * MINUTE_MS;
const SNOOZE = 'PT9M';
const HINTS = ['Set one first.', 'Say which one, by its name or its time, or "all".'] as const;

/** "Weekdays at 6:30, starting tomorrow". */
function asSet(words: string): string {
  return words
    .replace(/^on (?=[A-Z])/, '')
    .replace(/^every weekday\b/, 'weekdays')
    .replace(/, next (.+?)(?: at \d\d?:\d\d)?$/, ', starting $1');
}

export type Alarm = DueItem<object>;

export interface SetAlarm extends Wanted, Asked {
  readonly name?: string | undefined;
}

/** Which alarm is meant: by id, by words of its name, by the time or the days it rings, or all. */
export interface WhichAlarm extends Which {
  readonly set_for?: Point | undefined;
}

export interface ChangeAlarm extends WhichAlarm, Wanted {
  readonly name?: string | undefined;
  /** Of a series only the one then. */
  readonly occurrence?: Point | undefined;
  /** Of a series only the one on the day of the new time. */
  readonly once?: boolean | undefined;
}

export class Alarms extends SeriesService<object> {
  constructor(context: ServiceContext) {
    super(context, {
      owner: 'alarm',
      prefix: 'alm',
      noun: 'alarm',
      lateAfterMs: MINUTE_MS,
      openMax: 200,
      restMs: RINGS_MS,
      keepMs: 7 * DAY_MS,
      rings: true,
    });
  }

  /** The same call again finds the alarm it set. */
  set(params: SetAlarm, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const [alarm] = this.make(call, () => {
      const when = timed(timingOf(params, this.here), params);
      return [{ ...this.asked(params, call), ...when, name: this.bare(params.name), data: {}, late: 'tell' }];
    });
    const view = this.#view(alarm!);
    const name = capitalised(this.called(alarm!).replace('The ', ''));
    const set = this.isThere(alarm!, call) ? 'is set already,' : 'set';
    return { ...view, summary: `${name} ${set} for ${asSet(view.words)}` };
  }

  /** What rings in a period, the earliest first; without one all that will ring, and what rings now. */
  list(period: Period, call: Pick<Call, 'asking'>) {
    const found = this.within(period, call, (alarm) => this.#isRinging(alarm));
    const none = `No alarm is set${period.from === undefined && period.query === undefined ? '' : ' then'}`;
    return { alarms: found.map((alarm) => this.#view(alarm)), summary: this.#told(found) || none };
  }

  /** "The alarms: tomorrow at 6:00; on Friday at 7:00": what has no name is told by its time alone where there are several. */
  #told(found: readonly Alarm[]): string {
    const isOne = found.length === 1;
    const areUnnamed = !isOne && found.every(({ name }) => name === null);
    const said = found.map((alarm) => {
      if (isOne || alarm.name !== null) return `${this.called(alarm)}: ${this.words(alarm)}`;
      return areUnnamed ? this.words(alarm) : `one ${this.words(alarm)}`;
    });
    if (said.length === 0) return '';
    return areUnnamed ? `The alarms: ${said.join('; ')}` : capitalised(inOneSentence(said).join('; '));
  }

  /** Without words for one, what rings is silenced; an alarm that returns rings again at its next time. */
  cancel(which: WhichAlarm, call: Pick<Call, 'asking'>) {
    const ringing = this.#ringing(which, call);
    const silences = which.all !== true && ringing.length > 0;
    const found = silences ? ringing : this.#find(which, call);
    const { set_for: day } = which;
    const isSeries = found.some(({ rule }) => rule !== null);
    if (!silences && isSeries && typeof day === 'object' && !this.#isWhole(found, day))
      return this.#leaveOut(found, day);
    const over = this.items.transaction(() =>
      found.map((alarm) => (silences ? this.#silence(alarm) : this.end(alarm, 'cancelled'))),
    );
    return this.#several(over, silences ? 'silenced' : 'cancelled');
  }

  override heard(firing: string): boolean {
    const alarm = this.items.itemOf(firing);
    if (alarm !== undefined && this.#isRinging(alarm)) this.items.transaction(() => this.#silence(alarm));
    return this.told(firing);
  }

  /** Lets a series pass over the one on a day or at a time, or over the next. */
  skip({ on, ...which }: WhichAlarm & { readonly on?: Point | undefined }, call: Pick<Call, 'asking'>) {
    return this.#leaveOut(this.#find({ ...which, set_for: which.set_for ?? on }, call), on);
  }

  #leaveOut(found: readonly Alarm[], on: Point | undefined) {
    const left = this.items.transaction(() => found.map((alarm) => this.leaveOut(alarm, on)));
    const summary = left.map(({ words }) => words).join('. ');
    return {
      ...this.#several(
        left.map(({ item }) => item),
        'skipped',
      ),
      summary,
    };
  }

  /** What a person must say yes to: that a whole series is lost, though only one of it may be meant. */
  lossOf(which: WhichAlarm, call: Pick<Call, 'asking'>): string | undefined {
    if (which.all === true || this.#ringing(which, call).length > 0) return undefined;
    const { set_for: day } = which;
    if (typeof day !== 'object') return this.#seriesOf(which, call);
    const set = this.sought(undefined, call).among.filter(({ nextAt }) => nextAt !== null);
    return this.#isWhole(this.#setFor(day, set), day) ? this.#seriesOf(which, call) : undefined;
  }

  /** "The weekend one": days of one week that the series never leaves name all of it; a longer span is a time when it rests. */
  #isWhole(found: readonly Alarm[], { between }: Exclude<Point, string>): boolean {
    const [from, to] = between.map((iso) => Date.parse(iso)) as [number, number];
    const within = (alarm: Alarm) => this.timeWithin(alarm, to + MINUTE_MS, from + WEEK_MS) === undefined;
    return (
      to - from > DAY_MS &&
      to - from <= WEEK_MS &&
      found.length > 0 &&
      found.every((alarm) => alarm.rule !== null && within(alarm))
    );
  }

  /** As `lossOf`, that it is moved. */
  moveOf(params: ChangeAlarm, call: Pick<Call, 'asking'>): string | undefined {
    const isMoved = params.at !== undefined || params.sun !== undefined;
    if (!isMoved || params.rrule !== undefined || (params.occurrence ?? params.once) !== undefined)
      return undefined;
    return this.#seriesOf(params, call, params);
  }

  #seriesOf(which: WhichAlarm, call: Pick<Call, 'asking'>, wanted?: ChangeAlarm): string | undefined {
    try {
      return this.wholeSeries(this.#find(which, call), wanted);
    } catch {
      return undefined;
    }
  }

  /** Moves an alarm, or gives it another name. */
  change(params: ChangeAlarm, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const { name, at, rrule, sun } = params;
    const isTimed = at !== undefined || rrule !== undefined || sun !== undefined;
    if (name === undefined && !isTimed)
      throw new HearthError('invalid-params', 'There is nothing to change.', {
        faults: [{ path: '/at', message: 'is missing, and "rrule" and "name" too' }],
      });
    // "Only on thursday, alarm at nine": where none rings that day there is none to move.
    if (params.once === true && typeof at === 'string' && !this.#ringsOn(Date.parse(at), call)) {
      const { summary, ...view } = this.set({ at, name }, call);
      return { alarms: [view], summary };
    }
    const [alarm] = this.#find({ ...params, all: false }, call);
    const one = params.occurrence ?? (params.once === true ? at : undefined);
    if ((one !== undefined || this.isForOne(alarm!, params)) && name === undefined) {
      const { items, words } = this.moveOne(alarm!, one, params);
      return { ...this.#several(items, 'moved'), summary: words };
    }
    const named = name === undefined ? alarm! : { ...alarm!, name: this.bare(name) };
    const changed = isTimed ? this.retime(named, this.movedTo(named, params), params) : this.save(named);
    return this.#several([changed], 'changed');
  }

  /** What rings, rings again after a while; an alarm that is still to come moves by as much. */
  snooze(params: WhichAlarm & { readonly for?: string | undefined }, call: Pick<Call, 'asking'>) {
    // What rings once has no time to come by which it would be found.
    const { id, ...bare } = params;
    const ringing = this.#ringing(bare, call).filter((alarm) => id === undefined || alarm.id === id);
    const found = ringing.length > 0 ? ringing : this.#find({ ...params, all: false }, call);
    const snoozed = this.items.transaction(() =>
      found.map((alarm) => this.#snooze(alarm, params.for ?? SNOOZE)),
    );
    return this.#several(snoozed, 'snoozed');
  }

  #snooze(alarm: Alarm, length: string): Alarm {
    const rung = this.items.lastFired(alarm.id) ?? null;
    if (this.#isRinging(alarm))
      return this.postpone({ ...alarm, heardAt: rung }, rung ?? this.now, this.now, length);
    const next = this.timeWithin(alarm, this.now, Number.POSITIVE_INFINITY);
    return this.postpone(alarm, next?.occurrence ?? this.now, next?.at ?? this.now, length);
  }

  protected override async tell(firing: Firing<object>): Promise<void> {
    const { id, name } = firing.item;
    const when = sayInstant(firing.occurrence, this.now, this.zone);
    await this.context.emit('due', {
      ...this.about(firing),
      alarm: id,
      name,
      text: `${this.called(firing.item)} of ${when} rings`,
    });
  }

  /** What has rung is over; what is to come stays. */
  #silence(alarm: Alarm): Alarm {
    const heard = this.settle({ ...alarm, heardAt: this.items.lastFired(alarm.id) ?? null });
    return heard.nextAt === null ? this.end(heard, 'done') : this.save(heard);
  }

  /** Whether any alarm rings on the day of an instant. */
  #ringsOn(at: number, call: Pick<Call, 'asking'>): boolean {
    const date = dateAt(at, this.zone);
    const [from, to] = [startOfDate(date, this.zone), startOfDate(datePlus(date, 1), this.zone)];
    return this.openTo(call).some(
      (alarm) => this.timeWithin(alarm, Math.max(from, this.now), to) !== undefined,
    );
  }

  #isRinging({ id, state, heardAt }: Alarm): boolean {
    const rung = this.items.lastFired(id);
    return state === 'open' && rung !== undefined && rung > (heardAt ?? 0) && this.now - rung <= RINGS_MS;
  }

  /** What rings, where no words say which alarm is meant. */
  #ringing({ id, query, set_for }: WhichAlarm, call: Pick<Call, 'asking'>): readonly Alarm[] {
    if (id !== undefined || query !== undefined || set_for !== undefined) return [];
    return this.openTo(call).filter((alarm) => this.#isRinging(alarm));
  }

  /** @throws HearthError `unknown-target`; with `data.candidates` when several fit. */
  #find({ set_for, ...which }: WhichAlarm, call: Pick<Call, 'asking'>): readonly Alarm[] {
    const { among, query } = this.sought(this.bare(which.query) ?? undefined, call);
    const set = among.filter(({ nextAt }) => nextAt !== null);
    const then = set_for === undefined ? set : this.#setFor(set_for, set);
    if (set.length > 0 && then.length === 0) {
      const known = set.map((alarm) => this.label(alarm));
      throw new HearthError('unknown-target', 'There is no alarm for then.', {
        hint: `Set are: ${known.join('; ')}.`,
        data: { known },
      });
    }
    return this.find({ ...which, query }, then, HINTS);
  }

  /** Those that ring at the instant, else at the same time of another day, or within the window. */
  #setFor(point: Point, set: readonly Alarm[]): readonly Alarm[] {
    const ringsIn = (from: number, to: number) =>
      set.filter((alarm) => this.timeWithin(alarm, from, to + MINUTE_MS) !== undefined);
    if (typeof point !== 'string') {
      const [from, to] = point.between.map((iso) => Date.parse(iso)) as [number, number];
      return ringsIn(from, to);
    }
    const at = Date.parse(point);
    const then = ringsIn(at, at);
    const face = (instant: number): string => sayClock(wallAt(instant, this.zone));
    return then.length > 0 ? then : set.filter(({ nextAt }) => face(nextAt!) === face(at));
  }

  protected override titled(one: Alarm): string {
    return this.called(one);
  }

  /** "The school alarm", or just "The alarm". */
  protected override called({ name }: Alarm): string {
    return name === null ? 'The alarm' : `The ${name} alarm`;
  }

  protected override words(alarm: Alarm): string {
    return this.#isRinging(alarm) ? 'it rings' : super.words(alarm);
  }

  #several(found: readonly Alarm[], done: string) {
    const alarms = found.map((alarm) => this.#view(alarm));
    const next = alarms.length === 1 && alarms[0]!.at !== null ? alarms[0]!.words : undefined;
    return { alarms, summary: this.sum(found, done, next) };
  }

  #view(alarm: Alarm) {
    const coming = alarm.nextAt === null ? ('over' as const) : ('set' as const);
    const state = this.#isRinging(alarm) ? ('ringing' as const) : coming;
    return { ...this.seen(alarm), name: alarm.name, state };
  }
}
