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
  plusDuration,
  type Returning,
  sayInstant,
  sayTiming,
  type Timing,
  theOne,
  timingOf,
  type Wanted,
} from '../../src/base/index.ts';
import { askerOf, type Call, type ServiceContext } from '../../src/bus/index.ts';
import { DueRows, type Firing, type LatePolicy } from '../../src/store/index.ts';
import { type Reminder, ReminderStore } from './reminder-store.ts';

/** More than a minute after its time a reminder is told as late, or goes by its policy. */
const LATE_AFTER_MS = 60_000;
const OPEN_MAX = 5000;
const DAY_MS = 86_400_000;
/** A one-off that was told and that nobody marked as done counts as done after this long. */
const TOLD_MS = 30 * DAY_MS;
const KEEP_MS = 400 * DAY_MS;
/** A snoozed occurrence of a returning reminder is a due row of its own beside the series. */
const SNOOZED = '/snoozed';

export interface CreateReminder extends Wanted {
  readonly text: string;
  readonly to?: string | readonly string[] | undefined;
  readonly late?: LatePolicy | undefined;
  readonly person?: string | undefined;
  readonly conversation?: string | undefined;
  readonly channel?: string | undefined;
}

export interface ChangeReminder extends Which, Wanted {
  readonly text?: string | undefined;
}

export interface Which {
  readonly id?: string | undefined;
  readonly query?: string | undefined;
}

/** Reminders and their due rows: every change of both is one transaction. */
export class Reminders {
  readonly #context: ServiceContext;
  readonly #reminders: ReminderStore;
  readonly #due: DueRows<Returning>;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#reminders = new ReminderStore(context.store);
    this.#due = new DueRows<Returning>({
      store: context.store,
      owner: 'reminder',
      clock: context.clock,
      log: context.log,
      next: (rule, after) => nextReturn(rule, after, context.place),
      lateAfterMs: LATE_AFTER_MS,
      fire: (firing) => this.#tell(firing),
    });
  }

  start(): void {
    this.#tidy();
    this.#due.start();
  }

  close(): Promise<void> {
    return this.#due.close();
  }

  /** One reminder per person. The same call again finds what it made. */
  create(params: CreateReminder, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const { person: asker, conversation, channel } = askerOf(params, call);
    const people = params.to === undefined ? [asker] : this.#peopleOf(params.to, asker);
    const id = keyedId('rem', call);
    const ids = people.map((_, index) => (index === 0 ? id : `${id}_${index}`));
    if (this.#reminders.get(id) === undefined) {
      const timing = timingOf(params, { ...this.#now(), past: params.late === 'tell' });
      if (this.#reminders.open().length >= OPEN_MAX) this.#tidy();
      if (this.#reminders.open().length >= OPEN_MAX)
        throw new HearthError('too-many', `There are ${OPEN_MAX} open reminders already.`, {
          hint: 'Mark some as done or cancel them.',
        });
      this.#context.store.transaction(() => {
        for (const [index, person] of people.entries())
          this.#put(
            {
              id: ids[index]!,
              text: params.text,
              person,
              maker: asker,
              conversation: person === asker ? conversation : null,
              channel: person === asker ? channel : null,
              ...keptOf(timing, params),
              late: params.late ?? 'tell',
              state: 'open',
              createdAt: this.#context.clock.now(),
            },
            timing,
          );
      });
    }
    const made = ids.flatMap((each) => this.#reminders.get(each) ?? []);
    const [first, ...others] = made.map((reminder) => this.#view(reminder));
    return others.length === 0 ? first! : { ...first!, others };
  }

  /** What is still to come, the earliest first. */
  list({ from, to, query }: Period, call: Pick<Call, 'asking'>) {
    const after = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
    const before = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to);
    const dated = this.#openTo(call)
      .map((reminder) => ({ reminder, at: this.#nextAt(reminder.id) }))
      .filter(({ at }) => at !== undefined && at >= after && at < before)
      .sort((a, b) => a.at! - b.at!);
    const found = query === undefined ? dated : findByWords(query, dated, ({ reminder }) => reminder.text);
    return { reminders: found.map(({ reminder }) => this.#view(reminder)) };
  }

  change(params: ChangeReminder, call: Pick<Call, 'asking'>) {
    const timed = params.at !== undefined || params.rrule !== undefined || params.sun !== undefined;
    if (params.text === undefined && !timed)
      throw new HearthError('invalid-params', 'There is nothing to change.', {
        faults: [{ path: '/text', message: 'is missing, and "at" and "rrule" too' }],
      });
    const reminder = this.#find(params, ['pending', 'told'], call);
    if (timed && params.rrule === undefined && reminder.rrule !== null)
      throw new HearthError(
        'invalid-params',
        `"${reminder.text}" comes again and again; another time alone moves nothing.`,
        {
          hint: 'Give a new "rrule" for all of them, or snooze the one that is due.',
          faults: [
            {
              path: params.at === undefined ? '/sun' : '/at',
              message: 'needs an "rrule" beside it for a returning reminder',
            },
          ],
        },
      );
    const timing = timed ? timingOf(params, this.#now()) : undefined;
    const changed: Reminder = {
      ...reminder,
      text: params.text ?? reminder.text,
      ...(timing === undefined ? {} : keptOf(timing, params)),
    };
    this.#context.store.transaction(() => {
      if (timing !== undefined) this.#forget(reminder.id);
      this.#put(changed, timing);
    });
    return this.#done(changed, 'Changed');
  }

  /** A pending one-off moves by that much; one that was told comes again that much from now, beside its series if it has one. */
  snooze(params: Which & { readonly for: string }, call: Pick<Call, 'asking'>) {
    const { now, zone } = this.#now();
    const reminder = this.#find(params, ['told', 'pending'], call);
    const pendingAt = reminder.rrule === null ? this.#due.nextAt(reminder.id) : undefined;
    const at = plusDuration(pendingAt ?? now, params.for, zone);
    if (at <= now)
      throw new HearthError('invalid-params', `"${params.for}" leads into the past.`, {
        faults: [{ path: '/for', message: 'must be longer than nothing', hint: 'For example PT10M.' }],
      });
    const row = reminder.rrule === null ? reminder.id : `${reminder.id}${SNOOZED}`;
    this.#context.store.transaction(() => {
      if (reminder.rrule === null) this.#reminders.put({ ...reminder, ...ONCE });
      this.#settle(reminder.id);
      this.#due.put({ id: row, nextAt: at, rule: null, late: reminder.late, audience: audienceOf(reminder) });
    });
    return this.#done(reminder, 'Snoozed');
  }

  /** Closes a one-off; of a series only what has been told, the next one comes. */
  done(params: Which, call: Pick<Call, 'asking'>) {
    const reminder = this.#find(params, ['told', 'pending'], call);
    this.#context.store.transaction(() => {
      const goesOn = reminder.rrule !== null && this.#due.nextAt(reminder.id) !== undefined;
      if (goesOn) this.#settle(reminder.id);
      else this.#close(reminder, 'done');
    });
    return this.#done(this.#reminders.get(reminder.id)!, 'Done');
  }

  cancel(params: Which, call: Pick<Call, 'asking'>) {
    const reminder = this.#find(params, ['pending', 'told'], call);
    this.#context.store.transaction(() => this.#close(reminder, 'cancelled'));
    return this.#done(this.#reminders.get(reminder.id)!, 'Cancelled');
  }

  /** False when there is no such firing. */
  delivered(firing: string): boolean {
    return this.#due.ack(firing);
  }

  #tidy(): void {
    const now = this.#context.clock.now();
    this.#context.store.transaction(() => {
      for (const reminder of this.#reminders.open()) {
        const told = this.#due.lastFired(reminder.id) ?? reminder.createdAt;
        if (this.#nextAt(reminder.id) === undefined && told < now - TOLD_MS) this.#close(reminder, 'done');
      }
      this.#reminders.forget(now - KEEP_MS);
    });
  }

  #put(reminder: Reminder, timing: Timing | undefined): void {
    this.#reminders.put(reminder);
    if (timing === undefined) return;
    this.#due.put({
      id: reminder.id,
      nextAt: timing.firstAt,
      rule: timing.rule,
      late: reminder.late,
      audience: audienceOf(reminder),
    });
  }

  #close(reminder: Reminder, state: 'done' | 'cancelled'): void {
    this.#reminders.put({ ...reminder, state });
    this.#forget(reminder.id);
  }

  /** What has been told of a reminder has been heard. */
  #settle(id: string): void {
    this.#due.settle(id);
    this.#due.remove(`${id}${SNOOZED}`);
  }

  #forget(id: string): void {
    this.#due.remove(id);
    this.#due.remove(`${id}${SNOOZED}`);
  }

  #nextAt(id: string): number | undefined {
    const series = this.#due.nextAt(id) ?? Number.POSITIVE_INFINITY;
    const snoozed = this.#due.nextAt(`${id}${SNOOZED}`) ?? Number.POSITIVE_INFINITY;
    const next = Math.min(series, snoozed);
    return next === Number.POSITIVE_INFINITY ? undefined : next;
  }

  /** Those for the one who asks, and those that he or she set for others. */
  #openTo({ asking }: Pick<Call, 'asking'>): Reminder[] {
    return this.#reminders.open().filter((reminder) => isOwn(asking, reminder));
  }

  /** By id among all that are open; by words among those to come and those told, in the order in which they are likelier meant. */
  #find(which: Which, order: readonly ('pending' | 'told')[], call: Pick<Call, 'asking'>): Reminder {
    if (which.id === undefined && which.query === undefined)
      throw new HearthError('invalid-params', 'Say which reminder, by "query" or "id".', {
        faults: [{ path: '/query', message: 'is missing' }],
      });
    const { now, zone } = this.#now();
    const textOf = (reminder: Reminder) => reminder.text;
    const labelOf = (reminder: Reminder) =>
      `${reminder.text}, ${sayTiming(this.#nextAt(reminder.id), reminder, now, zone)}`;
    const open = this.#openTo(call);
    const groups = order.map((kind) => open.filter((reminder) => this.#is(reminder, kind)));
    const likelier =
      which.query === undefined
        ? open
        : (groups.find((group) => findByWords(which.query!, group, textOf).length > 0) ?? open);
    return theOne('reminder', which, likelier, textOf, labelOf);
  }

  #is(reminder: Reminder, kind: 'pending' | 'told'): boolean {
    return kind === 'pending'
      ? this.#nextAt(reminder.id) !== undefined
      : this.#due.lastFired(reminder.id) !== undefined;
  }

  #peopleOf(to: string | readonly string[], asker: string | null): (string | null)[] {
    const known = this.#context.people();
    const names = typeof to === 'string' ? [to] : to;
    const found = names.map((name, index) => {
      const words = name.trim().toLowerCase();
      if (words === 'me') return asker;
      const person = known.find((one) =>
        [one.id, one.name, ...one.aliases].some((word) => word.toLowerCase() === words),
      );
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
    const { now, zone } = this.#now();
    const at = this.#nextAt(reminder.id);
    return {
      id: reminder.id,
      text: reminder.text,
      at: at === undefined ? null : isoIn(at, zone),
      words: sayTiming(at, reminder, now, zone),
      ...(reminder.rrule === null ? {} : { rrule: reminder.rrule }),
      ...(reminder.sun === null ? {} : { sun: reminder.sun }),
      ...(reminder.offset === null ? {} : { offset: reminder.offset }),
      person: reminder.person,
      late: reminder.late,
      state:
        reminder.state !== 'open'
          ? reminder.state
          : at === undefined
            ? ('told' as const)
            : ('pending' as const),
    };
  }

  #done(reminder: Reminder, verb: string) {
    const view = this.#view(reminder);
    const when = view.state === 'pending' ? ` (${view.words})` : '';
    return { ...view, summary: `${verb}: “${reminder.text}”${when}` };
  }

  async #tell(firing: Firing): Promise<void> {
    const { zone } = this.#now();
    const reminder = this.#reminders.get(reminderId(firing.row));
    if (reminder === undefined) {
      this.#due.ack(firing.id);
      return;
    }
    const missed = firing.fate === 'digest' || firing.fate === 'dropped';
    await this.#context.emit('due', {
      firing: firing.id,
      reminder: reminder.id,
      text: missed ? this.#digest(firing) : reminder.text,
      person: reminder.person,
      conversation: reminder.conversation,
      channel: reminder.channel,
      occurrence: isoIn(firing.occurrence, zone),
      late_ms: missed ? 0 : firing.lateMs,
      missed: missed || firing.fate === 'on-time' ? firing.missed : firing.missed + 1,
      ...(missed ? { digest: [firing, ...firing.folded].map((one) => this.#missedItem(one)) } : {}),
    });
  }

  /** What was missed, in one sentence: nothing is left out, also not what was to be dropped. */
  #digest(firing: Firing): string {
    const items = [firing, ...firing.folded].map((one) => {
      const { text, words, times, dropped } = this.#missedItem(one);
      return `“${text}” (${words}${times > 1 ? `, ${times} times` : ''}${dropped ? ', dropped' : ''})`;
    });
    return `while I was away you missed ${items.join(', ')}`;
  }

  #missedItem(firing: Firing) {
    const { now, zone } = this.#now();
    return {
      reminder: reminderId(firing.row),
      text: this.#reminders.get(reminderId(firing.row))?.text ?? '',
      occurrence: isoIn(firing.occurrence, zone),
      words: sayInstant(firing.occurrence, now, zone),
      times: firing.missed + 1,
      dropped: firing.fate === 'dropped',
    };
  }

  #now() {
    const { clock, place } = this.#context;
    return { now: clock.now(), zone: place.timezone, place };
  }
}

function reminderId(row: string): string {
  return row.endsWith(SNOOZED) ? row.slice(0, -SNOOZED.length) : row;
}

/** Missed ones are told together when they go to the same person by the same door. */
function audienceOf({ person, conversation, channel }: Reminder): string {
  return JSON.stringify([person, conversation, channel]);
}
