import type { Driver, Surroundings } from '../agents/index.ts';
import { type Clock, HearthError, type JsonObject, type Logger, type Timer } from '../base/index.ts';
import { AGENTS_SERVICE } from '../domain/index.ts';
import { failed } from '../flow/index.ts';
import type { Copy, Way } from './copy.ts';
import { HostLine, type LineOptions } from './host-line.ts';
import { type Listener, NewsReader } from './news-reader.ts';
import { OrderBook, type OrderDesk } from './order-book.ts';
import type { Order, OrderBody, RemoteStore, Reply } from './remote-store.ts';
import type { Audience } from './retelling.ts';

export interface LinkOptions extends LineOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly store: RemoteStore;
  readonly orders: readonly Order[];
  /** How long work that is under way waits for a host that is away, and how long work that the host has not heard of. */
  readonly awayMs: number;
  readonly returnMs: number;
  readonly proofs: HostProofs;
}

/** What a host is given to act with, and how it is asked for. */
export interface HostProofs {
  /** In whose name a process works, by what it was started with, as the hub vouches for it. */
  readonly warrant?: (meta: JsonObject) => string | undefined;
  /** A grant for the call that somebody has said yes to. */
  readonly grant?: (reply: Reply) => string | undefined;
  /** The question that a yes to such a call is the answer to; undefined where no grant would be given. */
  readonly question?: Audience['question'];
}

/**
 * All that one host does for this program: the copies of its processes, the orders on their way to it, the news from it, and
 * the patience with it when it is away. Each begins again where it was after a crash of either side or of the broker.
 */
export class HostLink implements Way, OrderDesk, Listener {
  readonly host: string;
  readonly line: HostLine;
  readonly store: RemoteStore;
  readonly log: Logger;
  /** Open ones by their ids. */
  readonly copies = new Map<string, Copy>();
  readonly #options: LinkOptions;
  readonly #orders: OrderBook;
  readonly #news: NewsReader;
  #house: Surroundings | undefined;
  #adopting = false;
  #patience: Timer | undefined;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.host = options.host;
    this.store = options.store;
    this.log = options.log;
    this.line = new HostLine({ ...options, warrant: () => this.#anyWarrant() });
    this.#orders = new OrderBook(this, options.orders);
    this.#news = new NewsReader(this);
  }

  get house(): Surroundings | undefined {
    return this.#house;
  }

  close(): void {
    this.line.close();
    this.#patience?.cancel();
  }

  now(): number {
    return this.#options.clock.now();
  }

  warrantOf({ fold }: Copy): string | undefined {
    return this.#options.proofs.warrant?.(fold.created.meta);
  }

  grantOf(reply: Reply): string | undefined {
    return reply.permits === undefined ? undefined : this.#options.proofs.grant?.(reply);
  }

  get question(): Audience['question'] {
    return this.#options.proofs.question;
  }

  /** What lets this program call the host at all: that of any process that it has there. */
  #anyWarrant(): string | undefined {
    for (const copy of this.copies.values()) {
      const warrant = this.warrantOf(copy);
      if (warrant !== undefined) return warrant;
    }
    return undefined;
  }

  copy(id: string): Copy | undefined {
    return this.copies.get(id);
  }

  /** Takes up a process of this host. One that was made just now, and not because the host told of it, is to be started there. */
  add(copy: Copy, house: Surroundings): void {
    this.#house = house;
    this.copies.set(copy.fold.id, copy);
    const isNew = copy.fold.created.seq > house.journal.lastSeq && !this.#adopting;
    if (isNew) this.order(copy.fold.id, { do: 'start' });
  }

  readonly adopt: Audience['adopt'] = (created): Driver => {
    if (this.#house === undefined) throw new HearthError('internal', 'nothing was called here');
    this.#adopting = true;
    try {
      return this.#house.adopt(created);
    } finally {
      this.#adopting = false;
    }
  };

  order(process: string, body: OrderBody): void {
    this.#orders.add(process, body);
    this.wake();
  }

  also(write: () => void): void {
    if (this.#house === undefined) write();
    else this.#house.journal.also(write);
  }

  async durable(): Promise<void> {
    await this.#house?.journal.durable();
  }

  isFollowed(except?: string): boolean {
    return [...this.copies.keys()].some((id) => id !== except && !this.#orders.isUnborn(id));
  }

  begun(process: string, started: { readonly journal: string; readonly after: number }): void {
    this.#news.begin(process, started);
  }

  lost(except?: string): void {
    const { error } = failed('failed', `The agent host "${this.host}" has lost its journal`, {
      hint: 'Its data folder was emptied or replaced. Start the work again if it is still wanted.',
    });
    for (const copy of [...this.copies.values()])
      if (copy.isTop && copy.fold.id !== except && !this.#orders.isUnborn(copy.fold.id))
        copy.end('FAILED', error);
  }

  /** Looks at what is due; called whenever something may have changed. */
  wake(): void {
    if (this.line.closed) return;
    for (const [id, { fold }] of this.copies) if (fold.terminal) this.copies.delete(id);
    this.line.look();
    this.#beImpatient();
    void this.#orders.send();
    void this.#news.read();
  }

  /** Work that expects something of a host that is away ends when it has waited long enough; what waits for a person can wait. */
  #beImpatient(): void {
    const { clock } = this.#options;
    const since = this.line.awaySince();
    if (since !== undefined)
      for (const copy of [...this.copies.values()])
        if (this.#isExpectant(copy) && this.#until(copy, since) <= clock.now()) this.#giveUp(copy, since);
    this.#patience?.cancel();
    const limits = [...this.copies.values()]
      .filter((copy) => since !== undefined && this.#isExpectant(copy))
      .map((copy) => this.#until(copy, since ?? 0));
    if (limits.length === 0) return;
    this.#patience = clock.after(Math.min(...limits) - clock.now(), () => this.wake());
  }

  #isExpectant(copy: Copy): boolean {
    return copy.isTop && copy.isBusy;
  }

  #until(copy: Copy, since: number): number {
    const { awayMs, returnMs } = this.#options;
    const patienceMs = this.#orders.isUnheard(copy.fold.id) ? returnMs : awayMs;
    return Math.max(since, copy.busyAt) + Math.min(patienceMs, Math.max(1, copy.left().ms));
  }

  /** Should the host come back, it hears that the work is not wanted any more. */
  #giveUp(copy: Copy, since: number): void {
    const inDoubt = !this.#orders.isUnheard(copy.fold.id);
    const seconds = Math.max(1, Math.round((this.now() - Math.max(since, copy.busyAt)) / 1000));
    const { error } = failed(
      'target-offline',
      `The agent host "${this.host}" has been away for ${seconds} s`,
      {
        hint: `Is its "hearth agents" running? "hearth services" tells whether ${AGENTS_SERVICE}/${this.host} is online.`,
        data: { host: this.host, in_doubt: inDoubt },
      },
    );
    copy.end('FAILED', error);
    this.order(copy.fold.id, { do: 'kill', because: error.message });
  }
}
