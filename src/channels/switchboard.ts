import { type Clock, defined, Latest, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import type { ChannelName, OutboundMessage } from '../domain/index.ts';
import { type Door, isReply } from './door.ts';
import type { KeptNotice, KeptStore } from './kept-store.ts';
import { together } from './together.ts';

export interface Delivery {
  readonly delivered: boolean;
  readonly by: ChannelName | null;
  /** It is in the database and will be told when somebody is there, also after a restart. */
  readonly kept?: true;
  /** Its person wants quiet until then, in milliseconds since the epoch. */
  readonly quietUntil?: number;
}

/** How people want to be reached when the house speaks first. */
export interface DeliveryRules {
  /** When this may be said: null for at once, else in milliseconds since the epoch. */
  quietUntil(message: OutboundMessage): number | null;
  /** The doors that it may leave by, in this order; undefined for any. */
  doors(message: OutboundMessage): readonly ChannelName[] | undefined;
  /** Tells when somebody wants it otherwise. Returns what ends it. */
  onChange(listener: () => void): () => void;
}

export interface SwitchboardOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** Where notices that reach nobody outlive the process; in memory alone when absent. */
  readonly store?: KeptStore;
  readonly rules?: DeliveryRules;
  /** Messages kept while nobody can be reached; beyond it the oldest is given up, with a line in the log. */
  readonly queueLengthMax?: number;
  /** Message ids remembered so that none leaves twice. */
  readonly memoryLengthMax?: number;
  /** How often kept messages are offered again even when no door has opened. */
  readonly retryMs?: number;
}

/** The order in which doors are tried when the house speaks first: the quickest to be noticed before the slowest. */
const PREFERENCE: readonly ChannelName[] = [
  'websocket',
  'http',
  'voice',
  'mqtt',
  'push',
  'email',
  'cli',
  'schedule',
  'mcp',
];

const UNDELIVERED: Delivery = { delivered: false, by: null };

/**
 * Decides by which door a message leaves. Progress, questions and answers go back where the talk began; reminders and
 * notices, and replies to talks without a door of their own (a stored command), fall through to the person's other doors, as far and in
 * the order that the person wants. What comes in somebody's quiet hours waits until they end and is then told in one go. A message that
 * reaches nobody is kept and offered again when a door opens; notices and reminders survive a crash. No message id leaves twice
 * while this process lives, and no kept one ever.
 */
export class Switchboard implements Part {
  readonly name = 'switchboard';
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #queueLengthMax: number;
  readonly #retryMs: number;
  readonly #doors: Door[] = [];
  readonly #unsubscribe: (() => void)[] = [];
  readonly #done: Latest<string, ChannelName>;
  readonly #underway = new Map<string, Promise<Delivery>>();
  readonly #kept = new Map<string, KeptNotice>();
  readonly #store: KeptStore | undefined;
  readonly #rules: DeliveryRules | undefined;
  #retry: Timer | undefined;
  #offering: Promise<void> | undefined;
  #offerAgain = false;
  #closed = false;

  constructor(options: SwitchboardOptions) {
    this.#clock = options.clock;
    this.#log = options.log.child('switchboard');
    this.#queueLengthMax = options.queueLengthMax ?? 500;
    this.#done = new Latest(options.memoryLengthMax ?? 10_000);
    this.#retryMs = options.retryMs ?? 60_000;
    this.#store = options.store;
    this.#rules = options.rules;
    for (const [id, by] of this.#store?.told() ?? []) this.#done.set(id, by);
    for (const kept of this.#store?.waiting() ?? []) this.#kept.set(kept.message.id, kept);
    const stop = this.#rules?.onChange(() => void this.offerKept());
    if (stop !== undefined) this.#unsubscribe.push(stop);
    this.#armRetry();
  }

  add(door: Door): void {
    this.#doors.push(door);
    const unsubscribe = door.onOpen?.(() => void this.offerKept());
    if (unsubscribe !== undefined) this.#unsubscribe.push(unsubscribe);
  }

  /** The channels that something can be said by. */
  get channels(): readonly ChannelName[] {
    return this.#doors.map(({ channel }) => channel);
  }

  /** Messages that reached nobody yet. */
  get kept(): number {
    return this.#kept.size;
  }

  /** Resolves when a door has taken the message, or with `delivered: false` when it is kept for later (or, for progress, dropped). */
  async deliver(message: OutboundMessage): Promise<Delivery> {
    const by = this.#done.get(message.id);
    if (by !== undefined) return { delivered: true, by };
    const underway = this.#underway.get(message.id);
    if (underway !== undefined) return underway;
    const attempt = this.#attempt(message).finally(() => this.#underway.delete(message.id));
    this.#underway.set(message.id, attempt);
    return attempt;
  }

  /** Offers every kept message again, oldest first. Callers during a round share one further round. */
  async offerKept(): Promise<void> {
    if (this.#offering !== undefined) {
      this.#offerAgain = true;
      return this.#offering;
    }
    this.#offering = this.#offerRounds().finally(() => {
      this.#offering = undefined;
    });
    return this.#offering;
  }

  close(): void {
    this.#closed = true;
    this.#retry?.cancel();
    for (const unsubscribe of this.#unsubscribe.splice(0)) unsubscribe();
    if (this.#kept.size > 0) this.#log.warn('closed with undelivered messages', { count: this.#kept.size });
  }

  async #attempt(message: OutboundMessage): Promise<Delivery> {
    const quietUntil = this.#quietUntil(message);
    if (quietUntil !== null) return this.#keep(message, quietUntil);
    const isForAll = (message.rings ?? 1) > 1 || message.area !== undefined;
    let by: ChannelName | undefined;
    for (const door of this.#route(message)) {
      if (!door.reaches(message) || (await this.#try(door, message)) === 'unreachable') continue;
      by ??= door.channel;
      if (!isForAll) break;
    }
    if (by === undefined) return message.type === 'progress' ? UNDELIVERED : this.#keep(message);
    this.#settle([message.id], by);
    return { delivered: true, by };
  }

  /** A door has taken them. */
  #settle(ids: readonly string[], by: ChannelName): void {
    const kept = ids.filter((id) => this.#kept.delete(id));
    for (const id of ids) this.#done.set(id, by);
    if (kept.length > 0) this.#store?.setTold(kept, by, this.#clock.now());
  }

  /** Who speaks with the house is answered, however quiet it is to be. */
  #quietUntil(message: OutboundMessage): number | null {
    if (this.#rules === undefined || this.#isAnswered(message)) return null;
    return this.#rules.quietUntil(message);
  }

  /** Whether it goes back to the talk that it belongs to. */
  #isAnswered(message: OutboundMessage): boolean {
    return isReply(message) && this.#doors.some((door) => door.channel === message.channel);
  }

  #route(message: OutboundMessage): readonly Door[] {
    const origin = this.#doors.filter((door) => door.channel === message.channel);
    if (this.#isAnswered(message)) return origin;
    const { person, area } = message;
    const wanted = this.#rules?.doors(message);
    const listed = (wanted ?? []).flatMap((channel) =>
      this.#doors.filter((door) => door.channel === channel),
    );
    // What rings is to be heard at all: where none of the wanted doors reaches, by any.
    if (wanted !== undefined && message.rings === undefined) return listed;
    const others = this.#doors.filter((door) => door.channel !== message.channel);
    others.sort((a, b) => PREFERENCE.indexOf(a.channel) - PREFERENCE.indexOf(b.channel));
    const all = person === null && area === undefined ? origin : [...origin, ...others];
    return [...new Set([...listed, ...all])];
  }

  async #try(door: Door, message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    try {
      return await door.deliver(message);
    } catch (error) {
      this.#log.warn('a door failed to deliver', {
        channel: door.channel,
        message: message.id,
        error: messageOf(error),
      });
      return 'unreachable';
    }
  }

  #keep(message: OutboundMessage, quietUntil?: number): Delivery {
    if (this.#closed) return UNDELIVERED;
    const isLasting = this.#store !== undefined && isNotice(message);
    const kept: KeptNotice = { message, held: quietUntil !== undefined };
    const before = this.#kept.get(message.id);
    if (before === undefined || (kept.held && !before.held)) {
      if (before === undefined) this.#makeRoom();
      this.#kept.set(message.id, kept);
      if (isLasting) this.#store?.keep(kept, this.#clock.now());
    }
    this.#armRetry();
    return { ...UNDELIVERED, ...(isLasting ? { kept: true } : {}), ...defined({ quietUntil }) };
  }

  #makeRoom(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size < this.#queueLengthMax || oldest === undefined) return;
    this.#drop(oldest);
    this.#log.warn('gave up an undelivered message, too many are kept', { message: oldest });
  }

  #drop(id: string): void {
    this.#kept.delete(id);
    this.#store?.forget(id);
  }

  #armRetry(): void {
    if (this.#closed || this.#retry !== undefined || this.#kept.size === 0) return;
    this.#retry = this.#clock.after(this.#retryMs, () => {
      this.#retry = undefined;
      void this.offerKept().finally(() => this.#armRetry());
    });
  }

  async #offerRounds(): Promise<void> {
    do {
      this.#offerAgain = false;
      await this.#offerTogether();
      for (const { message } of [...this.#kept.values()]) {
        if (this.#closed) return;
        if (this.#isOver(message)) this.#drop(message.id);
        else await this.deliver(message);
      }
    } while (this.#offerAgain);
  }

  #isOver({ until = Number.POSITIVE_INFINITY }: OutboundMessage): boolean {
    return until <= this.#clock.now();
  }

  /** What came while somebody wanted quiet is one message to them, for each way that they want it. */
  async #offerTogether(): Promise<void> {
    const groups = new Map<string, OutboundMessage[]>();
    for (const { message, held } of this.#kept.values()) {
      if (
        !held ||
        this.#underway.has(message.id) ||
        !isNotice(message) ||
        this.#isOver(message) ||
        this.#quietUntil(message) !== null
      )
        continue;
      const key = JSON.stringify([message.person, this.#rules?.doors(message)]);
      groups.set(key, [...(groups.get(key) ?? []), message]);
    }
    for (const group of groups.values()) {
      const all = together(group);
      if (this.#closed || all === undefined) continue;
      const ids = group.map(({ id }) => id);
      const attempt = this.#attemptAll(all, ids).finally(() => {
        for (const id of ids) this.#underway.delete(id);
      });
      for (const id of ids) this.#underway.set(id, attempt);
      await attempt;
    }
  }

  async #attemptAll(all: OutboundMessage, ids: readonly string[]): Promise<Delivery> {
    for (const door of this.#route(all)) {
      if (!door.reaches(all) || (await this.#try(door, all)) === 'unreachable') continue;
      this.#settle(ids, door.channel);
      return { delivered: true, by: door.channel };
    }
    return UNDELIVERED;
  }
}

/** What the house says first, and nobody asks for it again; a reply, and what is soon over, is for the moment. */
function isNotice({ type, until }: OutboundMessage): boolean {
  return (type === 'notice' || type === 'reminder') && until === undefined;
}
