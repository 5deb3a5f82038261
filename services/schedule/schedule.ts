import { type AccessRequest, HUB } from '../../src/access/index.ts';
import {
  findByWords,
  HearthError,
  isoIn,
  type Json,
  messageOf,
  type Period,
  type Point,
  sayInstant,
  sayReturning,
  timingOf,
  type Wanted,
} from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import {
  type Group,
  type Happening,
  personAskedAbout,
  type Speaker,
  sayHappening,
} from '../../src/domain/index.ts';
import {
  type Asked,
  type DueItem,
  type Firing,
  nameOf,
  SeriesService,
  timed,
  UNTIMED,
  type Which,
} from '../../src/due/index.ts';
import type { Rewritten } from '../../src/store/index.ts';
import { isOfHome, type Meant, meantOf, noneOfOne, otherOf } from './of-others.ts';
import { namesOf, thingsOf } from './things.ts';

const KEEP_MS = 400 * 86_400_000;

interface Command {
  /** The plan as it was understood, to be run as it is. */
  readonly groups: readonly Group[];
  /** In whose name it runs; null for the hub itself. */
  readonly speaker: Speaker | null;
  /** What has to happen first, where it waits for no time. */
  readonly event: Happening | null;
  /** Whether it comes back each time that happens. */
  readonly repeats: boolean;
  /** It happened, and does not come back. */
  readonly happened: boolean;
  /** It is paused; of a single one when it would have been due, in milliseconds since the epoch. */
  readonly held?: { readonly nextAt: number | null } | undefined;
}

const HINTS = ['Nothing is stored for later.', 'Say which, by a few of its words.'] as const;

type Scheduled = DueItem<Command>;

export interface CreateSchedule extends Wanted, Asked {
  readonly groups: readonly Group[];
  readonly text: string;
  /** Every time it happens; with the sun, every day. */
  readonly repeat?: boolean | undefined;
  readonly event?: Happening | undefined;
}

interface Listing extends Period {
  readonly last?: boolean | undefined;
  /** By id or name. */
  readonly of?: string | undefined;
  readonly returns?: true | undefined;
}

export class Schedule extends SeriesService<Command> {
  constructor(context: ServiceContext) {
    const { graceMinutes } = context.config as { readonly graceMinutes: number };
    super(context, {
      owner: 'schedule',
      prefix: 'sch',
      noun: 'stored command',
      lateAfterMs: graceMinutes * 60_000,
      openMax: 2000,
      restMs: KEEP_MS,
      keepMs: KEEP_MS,
      endsWhenTold: true,
    });
  }

  /** The same call again finds what it made. */
  create(params: CreateSchedule, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const { event = null, groups } = params;
    const [scheduled] = this.make(call, () => {
      if (event !== null) refuseTimes(params);
      const speaker = call.asking === HUB ? null : call.asking;
      const repeats = event !== null && params.repeat === true;
      const data = { groups, speaker, event, repeats, happened: false };
      const when = event === null ? this.#when(params) : UNTIMED;
      return [{ ...this.asked(params, call), ...when, name: params.text, data, late: 'drop' }];
    });
    if (event !== null) this.#tellWaiting();
    return this.#view(scheduled!, call);
  }

  /** Which things a command is about, where all of it is about things: a child orders for its own alone. */
  requestOf(groups: readonly Group[]): AccessRequest {
    const found = thingsOf(groups, this.context.home);
    const isAboutThings = found.every((devices) => devices.length > 0);
    return { permission: 'orders', ...(isAboutThings ? { devices: found.flat() } : {}) };
  }

  /** What is still to come, the earliest first. */
  list({ last = false, of, returns, ...period }: Listing, call: Pick<Call, 'asking'>) {
    const lastOf = (one: Scheduled) => (last ? this.#lastOf(one) : {});
    const person = of === undefined ? undefined : this.#personCalled(of, call);
    const isAsked = (one: Scheduled): boolean =>
      (person === undefined || one.person === person) &&
      (returns !== true || one.rule !== null || one.data.repeats);
    const asked = this.#named(period, call).filter(isAsked);
    const seen = asked.map((one) => ({ ...this.#view(one, call), ...lastOf(one) }));
    const isAll = seen.length > 0 || !this.#hasOthers(period, isAsked);
    return { schedules: seen, ...(isAll ? {} : { others: true as const }) };
  }

  /** Whether others have some; by its words only what they ordered for the home, for the rest is their own. */
  #hasOthers(period: Period, isAsked: (one: Scheduled) => boolean): boolean {
    if (period.query === undefined) return this.items.open().length > 0;
    return this.#named(period, { asking: HUB }).some((one) => isAsked(one) && isOfHome(one.data.groups));
  }

  /** By their own words, else by what the things are called that they are about. */
  #named({ query, ...period }: Period, call: Pick<Call, 'asking'>): readonly Scheduled[] {
    const all = this.within(period, call);
    if (query === undefined) return all;
    const named = this.within({ ...period, query }, call);
    if (named.length > 0) return named;
    return all.filter(({ data }) =>
      namesOf(data.groups, this.context.home).some((name) => findByWords(query, [name], String).length > 0),
    );
  }

  cancel(which: Which, call: Pick<Call, 'asking'>) {
    const meant = this.#among(which, call);
    const found = this.find(meant.which, meant.among, HINTS);
    const over = this.items.transaction(() => found.map((one) => this.end(one, 'cancelled')));
    if (over.some(({ data }) => data.event !== null)) this.#tellWaiting();
    const [{ id, name, data }] = over as [Scheduled];
    const isOne = over.length === 1;
    const what = isOne ? `“${name}”` : `all ${over.length} stored commands`;
    const does = isOne ? { does: data.groups } : {};
    return { id, text: name ?? '', summary: `Cancelled: ${what}`, ...does };
  }

  /** How many are cancelled by it. */
  lossOf({ all }: Which, call: Pick<Call, 'asking'>): number {
    return all === true ? this.#among({ all }, call).among.length : 1;
  }

  override undone(rows: readonly Rewritten[]): string {
    this.#tellWaiting();
    return super.undone(rows);
  }

  /** Lets a series pass over the one on a day or at a time, or over the next. */
  skip({ on, ...which }: Which & { readonly on?: Point | undefined }, call: Pick<Call, 'asking'>) {
    const meant = this.#among(which, call);
    const { item, words } = this.leaveOut(this.one(meant.which, meant.among), on);
    return { id: item.id, text: item.name ?? '', summary: words };
  }

  /**
   * It runs at another time, and does the same; a series keeps its days, but for the next of it where it is told to run on another day, and
   * all but the one that `occurrence` names.
   * @throws HearthError `invalid-params` for one that waits for no time, or for a time that has passed; `unknown-target` where none is due then.
   */
  change(
    { at, occurrence, ...which }: Which & { readonly at: Point; readonly occurrence?: Point | undefined },
    call: Pick<Call, 'asking'>,
  ) {
    const scheduled = this.#meant(which, call);
    if (scheduled.data.event !== null)
      throw new HearthError(
        'invalid-params',
        `“${nameOf(scheduled)}” waits for something to happen, and for no time.`,
        {
          faults: [{ path: '/at', message: 'has nothing to change' }],
        },
      );
    if (occurrence !== undefined || this.isForOne(scheduled, { at })) {
      const { items, words } = this.moveOne(scheduled, occurrence, { at });
      const [one, series] = items as [Scheduled, Scheduled | undefined];
      const once = series === undefined ? {} : { once: true as const };
      const told = { does: one.data.groups, words: this.words(one), ...once };
      return { id: one.id, text: nameOf(scheduled), summary: words, ...told };
    }
    const changed = this.retime(scheduled, this.movedTo(scheduled, { at }), { at });
    const words = this.words(changed);
    return { ...this.#said(changed, `is done ${words}`), does: changed.data.groups, words };
  }

  /** It does nothing until it goes on, and stays. */
  pause(which: Which, call: Pick<Call, 'asking'>) {
    const scheduled = this.#meant(which, call);
    const { data, nextAt } = scheduled;
    if (data.held !== undefined) return this.#said(scheduled, 'is paused already');
    const held = this.save({ ...scheduled, data: { ...data, held: { nextAt } }, nextAt: null });
    if (data.event !== null) this.#tellWaiting();
    return this.#said(held, 'is paused');
  }

  /** @throws HearthError `conflict` for a single one whose time has passed meanwhile. */
  resume(which: Which, call: Pick<Call, 'asking'>) {
    const scheduled = this.#meant(which, call);
    const { held, ...data } = scheduled.data;
    if (held === undefined) return this.#said(scheduled, 'was not paused');
    const awake = { ...scheduled, data };
    const nextAt = scheduled.rule === null ? held.nextAt : this.nextOf(awake);
    if (scheduled.rule === null && nextAt !== null && nextAt <= this.now)
      throw new HearthError('conflict', `The time of “${nameOf(scheduled)}” has passed.`, {
        hint: 'Cancel it, or have it run now.',
      });
    const resumed = this.save({ ...awake, nextAt });
    if (data.event !== null) this.#tellWaiting();
    return this.#said(resumed, `goes on, ${this.words(resumed)}`);
  }

  /** Has it done now, once, in the name of whoever asks; when it is due stays as it is. */
  async run(which: Which, call: Pick<Call, 'asking' | 'key'>) {
    const scheduled = this.#meant(which, call);
    const { id, data, person, conversation, channel } = scheduled;
    await this.context.emit('due', {
      ...{ firing: `try:${call.key}`, schedule: id, text: nameOf(scheduled) },
      ...{ person, conversation, channel, occurrence: isoIn(this.now, this.zone), late_ms: 0, missed: 0 },
      maker: call.asking === HUB ? data.speaker : call.asking,
      groups: data.groups as unknown as Json,
    });
    return this.#said(scheduled, 'runs now');
  }

  #meant(which: Which, call: Pick<Call, 'asking'>): Scheduled {
    const meant = this.#among(which, call);
    return this.find(meant.which, meant.among, HINTS)[0]!;
  }

  /** @throws HearthError `unknown-target` where there are none but other people's. */
  #among(wanted: Which, call: Pick<Call, 'asking'>): Meant<Command> {
    const visible = this.within({}, call);
    const meant = meantOf(wanted, visible, call.asking, (query) => this.sought(query, call));
    if (meant.among.length === 0 && this.items.open().length > 0) throw noneOfOne(visible.length > 0);
    return meant;
  }

  /** The owner has what others ordered for the home as well, and may end it. */
  protected override openTo(call: Pick<Call, 'asking'>): Scheduled[] {
    const { asking } = call;
    const own = super.openTo(call);
    if (asking === HUB || asking.role !== 'owner') return own;
    const ids = new Set(own.map(({ id }) => id));
    return this.items.open().filter(({ id, data }) => ids.has(id) || isOfHome(data.groups));
  }

  #said(scheduled: Scheduled, what: string) {
    const text = nameOf(scheduled);
    return { id: scheduled.id, text, summary: `“${text}” ${what}` };
  }

  /** What has to be watched for. */
  waiting() {
    return {
      waiting: this.#waiting().map((one) => ({
        ...{ id: one.id, event: one.data.event!, repeats: one.data.repeats },
        ...{ text: nameOf(one), person: one.person },
      })),
    };
  }

  /** What a command waited for has happened, just now unless an instant is named. False when it does not wait any more. */
  happened(id: string, at?: string): boolean {
    const scheduled = this.#waiting().find((one) => one.id === id);
    if (scheduled === undefined) return false;
    const { data } = scheduled;
    let nextAt = at === undefined ? this.now : Math.min(this.now, Date.parse(at));
    // Each time it happens is an occurrence of its own.
    for (const fired = this.items.fired(id, 0); fired.has(nextAt); ) nextAt -= 1;
    this.save({ ...scheduled, data: { ...data, happened: !data.repeats }, nextAt });
    if (!data.repeats) this.#tellWaiting();
    return true;
  }

  protected override isWaiting(scheduled: Scheduled): boolean {
    return this.isHeld(scheduled) || isAwaited(scheduled);
  }

  protected override isHeld({ data }: Scheduled): boolean {
    return data.held !== undefined;
  }

  /** Whoever watches asks again what for. */
  #tellWaiting(): void {
    this.context
      .emit('waiting', {})
      .catch((error: unknown) =>
        this.context.log.error('nobody was told what to watch for', { error: messageOf(error) }),
      );
  }

  #when(params: CreateSchedule) {
    const daily = params.sun !== undefined && params.repeat === true && params.rrule === undefined;
    const wanted = daily ? { ...params, rrule: 'FREQ=DAILY' } : params;
    return timed(timingOf(wanted, this.here), params);
  }

  #waiting(): readonly Scheduled[] {
    return this.items.open().filter((one) => isAwaited(one) && !this.isHeld(one));
  }

  protected override words(scheduled: Scheduled): string {
    const { event, repeats, held } = scheduled.data;
    if (event !== null)
      return `${held === undefined ? '' : 'paused, '}${repeats ? 'whenever' : 'when'} ${sayHappening(event)}`;
    if (held === undefined) return super.words(scheduled);
    return `paused, ${sayReturning(scheduled, this.zone) ?? super.words({ ...scheduled, nextAt: held.nextAt })}`;
  }

  #view(scheduled: Scheduled, { asking }: Pick<Call, 'asking'>) {
    const { event, held } = scheduled.data;
    const other = otherOf(scheduled, asking);
    const skipped = scheduled.exceptions.flatMap(([at, to]) =>
      to === null && at > this.now ? isoIn(at, this.zone) : [],
    );
    return {
      ...this.seen(scheduled),
      text: nameOf(scheduled),
      does: scheduled.data.groups,
      ...(event === null ? {} : { event }),
      ...(held === undefined ? {} : { paused: true as const }),
      ...(skipped.length === 0 ? {} : { skipped: skipped.toSorted() }),
      ...(other === undefined ? {} : { of: this.#nameOf(other) }),
    };
  }

  /** @throws HearthError `not-permitted` where they are somebody's of whom the one who asks may see none; `invalid-params` for a stranger. */
  #personCalled(name: string, call: Pick<Call, 'asking'>): string {
    const person = personAskedAbout(name, this.context.people());
    this.sought(`${person.name}'s`, call);
    return person.id;
  }

  #nameOf(person: string): string {
    return this.context.people().find(({ id }) => id === person)?.name ?? person;
  }

  #lastOf({ id }: Scheduled) {
    const last = this.items.lastTurn(id);
    return last === undefined ? {} : { last: { at: isoIn(last.at, this.zone), turn: last.turn } };
  }

  protected override async tell(firing: Firing<Command>): Promise<void> {
    const { item, occurrence, missed, offeredBefore } = firing;
    const { groups, speaker } = item.data;
    const text = nameOf(item);
    const about = { ...this.about(firing), schedule: item.id, text, maker: speaker, missed };
    if (firing.fate !== 'dropped')
      await this.context.emit('due', { ...about, groups: groups as unknown as Json });
    else {
      const words = sayInstant(occurrence, this.now, this.zone);
      await this.context.emit('missed', { ...about, words, in_doubt: offeredBefore });
    }
  }
}

/** What it waits for has not happened yet. */
function isAwaited({ data }: Scheduled): boolean {
  return data.event !== null && !data.happened;
}

function refuseTimes(params: CreateSchedule): void {
  const faults = (['at', 'rrule', 'sun'] as const).flatMap((name) =>
    params[name] === undefined ? [] : [{ path: `/${name}`, message: 'a command waits for one thing' }],
  );
  if (faults.length > 0)
    throw new HearthError('invalid-params', 'A command waits for a time or for something to happen.', {
      faults,
      hint: 'Use event alone.',
    });
}
