import { type Clock, Latest, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import type { ChannelName, OutboundMessage } from '../domain/index.ts';
import { type Door, isReply } from './door.ts';

export interface Delivery {
  readonly delivered: boolean;
  readonly by: ChannelName | null;
}

export interface SwitchboardOptions {
  readonly clock: Clock;
  readonly log: Logger;
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
 * notices, and replies to talks without a door of their own (a stored command), fall through to the person's other doors.
 * A message that reaches nobody is kept and offered again when a door opens. No message id leaves twice while this process lives.
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
  readonly #kept = new Map<string, OutboundMessage>();
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
    const isForAll = (message.rings ?? 1) > 1;
    let by: ChannelName | undefined;
    for (const door of this.#route(message)) {
      if (!door.reaches(message) || (await this.#try(door, message)) === 'unreachable') continue;
      by ??= door.channel;
      if (!isForAll) break;
    }
    if (by !== undefined) {
      this.#kept.delete(message.id);
      this.#done.set(message.id, by);
      return { delivered: true, by };
    }
    if (message.type !== 'progress') this.#keep(message);
    return UNDELIVERED;
  }

  #route(message: OutboundMessage): readonly Door[] {
    const origin = this.#doors.filter((door) => door.channel === message.channel);
    if (isReply(message) && origin.length > 0) return origin;
    const others = this.#doors.filter((door) => door.channel !== message.channel);
    others.sort((a, b) => PREFERENCE.indexOf(a.channel) - PREFERENCE.indexOf(b.channel));
    return message.person === null ? origin : [...origin, ...others];
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

  #keep(message: OutboundMessage): void {
    if (this.#closed || this.#kept.has(message.id)) return;
    if (this.#kept.size >= this.#queueLengthMax) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
      this.#log.warn('gave up an undelivered message, too many are kept', { message: oldest });
    }
    this.#kept.set(message.id, message);
    this.#armRetry();
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
      for (const message of [...this.#kept.values()]) {
        if (this.#closed) return;
        if ((message.until ?? Number.POSITIVE_INFINITY) > this.#clock.now()) await this.deliver(message);
        else this.#kept.delete(message.id);
      }
    } while (this.#offerAgain);
  }
}
