import { type AccessRequest, HUB } from '../../src/access/index.ts';
import {
  findByWords,
  HearthError,
  isoIn,
  listed,
  type Period,
  type Point,
  sayInstant,
  timingOf,
  type Wanted,
} from '../../src/base/index.ts';
import { askerOf, type Call, type ServiceContext } from '../../src/bus/index.ts';
import { personCalled } from '../../src/domain/index.ts';
import {
  type Asked,
  type DueItem,
  type Firing,
  type LatePolicy,
  nameOf,
  SeriesService,
  timed,
  type Which,
} from '../../src/due/index.ts';
import { saidBy } from './phrases.ts';

const DAY_MS = 86_400_000;
/** So long "that one" may be what was told. */
const JUST_TOLD_MS = 30 * 60_000;
const HINTS = ['Set one first.', 'Say which one, by its words.'] as const;

type Reminder = DueItem<object>;

export interface CreateReminder extends Wanted, Asked {
  readonly text: string;
  readonly to?: string | readonly string[] | undefined;
  readonly everyone?: boolean | undefined;
  readonly late?: LatePolicy | undefined;
}

export interface ChangeReminder extends Which, Wanted {
  readonly text?: string | undefined;
  /** Of a series only the one then. */
  readonly occurrence?: Point | undefined;
}

export class Reminders extends SeriesService<object> {
  constructor(context: ServiceContext) {
    super(context, {
      owner: 'reminder',
      prefix: 'rem',
      noun: 'reminder',
      lateAfterMs: 60_000,
      openMax: 5000,
      restMs: 30 * DAY_MS,
      keepMs: 400 * DAY_MS,
    });
  }

  /** One reminder per person. The same call again finds what it made. */
  create(params: CreateReminder, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const made = this.make(call, () => {
      const asker = this.asked(params, call);
      const people = this.#remindedBy(params, asker.person);
      const late = params.late ?? 'tell';
      const when = timed(timingOf(params, { ...this.here, past: params.late === 'tell' }), params);
      const common = { ...when, name: params.text, data: {}, maker: asker.maker, late };
      const elsewhere = { conversation: null, channel: null };
      return people.map((person) => ({
        ...common,
        ...(person === asker.person ? asker : elsewhere),
        person,
        name: this.#wordsFor(person, asker.person, params.text),
      }));
    });
    const [first, ...others] = made.map((reminder) => ({
      ...this.#view(reminder),
      ...this.#forOf(reminder),
      ...(this.isThere(reminder, call) ? { already: true as const } : {}),
    }));
    return others.length === 0 ? first! : { ...first!, others };
  }

  #remindedBy({ to, everyone }: CreateReminder, asker: string | null): readonly (string | null)[] {
    if (everyone === true) return [...new Set([asker, ...this.context.people().map(({ id }) => id)])];
    return to === undefined ? [asker] : this.#peopleOf(to, asker);
  }

  /** "Call *my* mother", told to somebody else, is of the mother of who asked. */
  #wordsFor(person: string | null, asker: string | null, text: string): string {
    const known = this.context.people().find(({ id }) => id === asker);
    return known === undefined || person === asker ? text : saidBy(known.name, text);
  }

  /** Who is reminded, by name, where it is not the one who asked. */
  #forOf({ person, maker }: Reminder): { readonly for?: string } {
    const known = this.context.people().find(({ id }) => id === person);
    return known === undefined || person === maker ? {} : { for: known.name };
  }

  /** The same where it is not the one who asks now. */
  #forOther({ person }: Reminder, { asking }: Pick<Call, 'asking'>): { readonly for?: string } {
    const known = this.context.people().find(({ id }) => id === person);
    return known === undefined || asking === HUB || person === asking.person ? {} : { for: known.name };
  }

  /** Reminding oneself is less than reminding others. */
  requestOf(
    { to, everyone }: Pick<CreateReminder, 'to' | 'everyone'>,
    { asking }: Pick<Call, 'asking'>,
  ): AccessRequest {
    const self = asking === HUB ? undefined : asking.person;
    const isOther = [to ?? []].flat().some((name) => name.trim().toLowerCase() !== 'me' && name !== self);
    return { permission: isOther || everyone === true ? 'diary' : 'reminders' };
  }

  /** What is still to come, the earliest first. */
  list(
    {
      returns,
      ...period
    }: Period & { readonly of?: string | undefined; readonly returns?: true | undefined },
    call: Pick<Call, 'asking'>,
  ) {
    const [whose] = period.of === undefined ? [] : this.#peopleOf(period.of, askerOf({}, call).person);
    const found = this.within(period, call).filter(
      ({ person, rule }) => (whose === undefined || person === whose) && (returns !== true || rule !== null),
    );
    const named = (one: Reminder) => (whose === undefined ? this.#forOther(one, call) : {});
    return { reminders: found.map((reminder) => ({ ...this.#view(reminder), ...named(reminder) })) };
  }

  change(params: ChangeReminder, call: Pick<Call, 'asking'>) {
    const isTimed = params.at !== undefined || params.rrule !== undefined || params.sun !== undefined;
    if (params.text === undefined && !isTimed)
      throw new HearthError('invalid-params', 'There is nothing to change.', {
        faults: [{ path: '/text', message: 'is missing, and "at" and "rrule" too' }],
      });
    const reminder = this.#find(params, call);
    const isOne = params.occurrence !== undefined || this.isForOne(reminder, params);
    if (isOne && isTimed && params.text === undefined) {
      const { items, words } = this.moveOne(reminder, params.occurrence, params);
      return { ...this.#view(items[0]!), summary: words };
    }
    const named = { ...reminder, name: params.text ?? reminder.name };
    const changed = isTimed ? this.retime(named, this.movedTo(named, params), params) : this.save(named);
    return this.#done(changed, 'Changed');
  }

  /** A pending one-off moves by that much; one that was told comes again that much from now, beside its series if it has one. */
  snooze(params: Which & { readonly for: string }, call: Pick<Call, 'asking'>) {
    const reminder = this.#find(params, call, 'told');
    const pendingAt = reminder.rule === null ? reminder.nextAt : null;
    const told = this.items.lastFired(reminder.id) ?? this.now;
    return this.#done(this.postpone(reminder, told, pendingAt ?? this.now, params.for), 'Snoozed');
  }

  /** Closes a one-off; of a series only what has been told, the next one comes. */
  done(params: Which, call: Pick<Call, 'asking'>) {
    const isNamed = params.id !== undefined || params.query !== undefined;
    const reminder = isNamed ? this.#find(params, call, 'told') : this.#justTold(call);
    const settled = reminder.rule === null ? undefined : this.settle(reminder);
    return this.#done(settled?.nextAt == null ? this.end(reminder, 'done') : settled, 'Done');
  }

  /** "Tick that one off": what was told last; where that was long ago, it is asked. */
  #justTold(call: Pick<Call, 'asking'>): Reminder {
    const open = this.openTo(call);
    const toldAt = ({ id }: Reminder) => this.items.lastFired(id) ?? 0;
    const last = open.toSorted((one, other) => toldAt(other) - toldAt(one))[0];
    if (last !== undefined && toldAt(last) >= this.now - JUST_TOLD_MS) return last;
    if (last === undefined) throw new HearthError('unknown-target', 'There is no reminder.');
    throw new HearthError('unknown-target', 'No reminder has just been told.', {
      data: { candidates: open.map((one) => this.label(one)), ids: open.map(({ id }) => id) },
    });
  }

  /** Lets a series pass over the one on a day or at a time, or over the next. */
  skip({ on, ...which }: Which & { readonly on?: Point | undefined }, call: Pick<Call, 'asking'>) {
    const { item, words } = this.leaveOut(this.#find(which, call), on);
    return { ...this.#view(item), summary: words };
  }

  /** What a person must say yes to: that a whole series is lost or moved, though only one of it may be meant. */
  seriesOf(which: Which, call: Pick<Call, 'asking'>, wanted?: ChangeReminder): string | undefined {
    if (which.all === true) return undefined;
    try {
      return this.wholeSeries([this.#find(which, call)], wanted);
    } catch {
      return undefined;
    }
  }

  moveOf(params: ChangeReminder, call: Pick<Call, 'asking'>): string | undefined {
    const isMoved = params.at !== undefined || params.sun !== undefined;
    if (!isMoved || params.rrule !== undefined || params.occurrence !== undefined) return undefined;
    return this.seriesOf(params, call, params);
  }

  /** "Cancel *all my reminders*": those to come of whoever asks, of a series all of it. */
  allOf({ all, id, query }: Which, call: Pick<Call, 'asking'>): readonly Reminder[] | undefined {
    if (all !== true || id !== undefined || query !== undefined) return undefined;
    const { asking } = call;
    const open = this.openTo(call).filter(({ nextAt }) => nextAt !== null);
    return asking === HUB ? open : open.filter(({ person }) => person === null || person === asking.person);
  }

  /** What is lost, for a person to say yes to; by their number, for it is asked before it is known that the asker may. */
  lossOf(which: Which, call: Pick<Call, 'asking'>): string | undefined {
    const all = this.allOf(which, call);
    if (all === undefined) return this.seriesOf(which, call);
    if (all.length === 0) return undefined;
    return all.length === 1 ? 'the only reminder' : `all ${all.length} reminders`;
  }

  cancel(params: Which, call: Pick<Call, 'asking'>) {
    const all = this.allOf(params, call);
    if (all === undefined) return this.#done(this.end(this.#find(params, call), 'cancelled'), 'Cancelled');
    const [first, ...others] = this.items.transaction(() => all.map((one) => this.end(one, 'cancelled')));
    if (first === undefined) throw new HearthError('unknown-target', 'There is no reminder.');
    const names = listed([first, ...others].map((one) => `“${nameOf(one)}”`));
    return { ...this.#view(first), summary: `Cancelled: ${names}` };
  }

  /** By id among all that are open; by words among those to come and those told, in the order in which they are likelier meant. */
  #find(which: Which, call: Pick<Call, 'asking'>, likeliest: 'told' | 'pending' = 'pending'): Reminder {
    const { among, query } = this.sought(which.query, call);
    const open = among.toReversed();
    if (which.query === undefined) return this.one(which, open);
    if (query === undefined) return this.find({}, open, HINTS)[0]!;
    const pending = open.filter(({ nextAt }) => nextAt !== null);
    const told = open.filter(({ id }) => this.items.lastFired(id) !== undefined);
    const groups = likeliest === 'told' ? [told, pending] : [pending, told];
    const fitting = groups.find((group) => findByWords(query, group, nameOf).length > 0);
    return this.one({ ...which, query }, fitting ?? open);
  }

  #peopleOf(to: string | readonly string[], asker: string | null): (string | null)[] {
    const known = this.context.people();
    const names = typeof to === 'string' ? [to] : to;
    const found = names.map((name, index) => {
      if (name.trim().toLowerCase() === 'me') return asker;
      const person = personCalled(name, known);
      if (person !== undefined) return person.id;
      throw new HearthError('invalid-params', `I know nobody called "${name}".`, {
        faults: [
          {
            path: typeof to === 'string' ? '/to' : `/to/${index}`,
            message: `"${name}" is nobody of this home`,
            hint: `Known are ${known.map((one) => one.name).join(', ') || 'nobody yet'}.`,
          },
        ],
      });
    });
    return [...new Set(found)];
  }

  #view(reminder: Reminder) {
    const { late, state, nextAt } = reminder;
    const standing = nextAt === null ? ('told' as const) : ('pending' as const);
    return {
      ...this.seen(reminder),
      text: nameOf(reminder),
      late,
      state: state === 'open' ? standing : state,
    };
  }

  #done(reminder: Reminder, verb: string) {
    const view = this.#view(reminder);
    const when = view.state === 'pending' ? ` (${view.words})` : '';
    return { ...view, summary: `${verb}: “${reminder.name}”${when}` };
  }

  /** Missed ones are told together when they go to the same person by the same door. */
  protected override audienceOf({ person, conversation, channel }: Reminder): string {
    return JSON.stringify([person, conversation, channel]);
  }

  protected override async tell(firing: Firing<object>): Promise<void> {
    const { item, fate, missed } = firing;
    const about = { ...this.about(firing), reminder: item.id };
    if (fate === 'on-time' || fate === 'late') {
      const text = nameOf(item);
      await this.context.emit('due', { ...about, text, missed: fate === 'late' ? missed + 1 : missed });
      return;
    }
    const digest = [firing, ...firing.folded].map((one) => this.#missedItem(one));
    const told = digest.map(
      ({ text, words, times, dropped }) =>
        `“${text}” (${words}${times > 1 ? `, ${times} times` : ''}${dropped ? ', dropped' : ''})`,
    );
    // Nothing is left out, also not what was to be dropped.
    const text = `while I was away you missed ${told.join(', ')}`;
    await this.context.emit('due', { ...about, text, late_ms: 0, missed, digest });
  }

  #missedItem({ item, occurrence, missed, fate }: Firing<object>) {
    return {
      reminder: item.id,
      text: nameOf(item),
      occurrence: isoIn(occurrence, this.zone),
      words: sayInstant(occurrence, this.now, this.zone),
      times: missed + 1,
      dropped: fate === 'dropped',
    };
  }
}
