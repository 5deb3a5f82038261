import type { Json, Logger } from '../base/index.ts';
import { messageOf } from '../base/index.ts';
import type { Bus } from '../bus/index.ts';

/** How many messages wait for the broker's acknowledgement at once; the rest wait here, one per topic. */
const INFLIGHT_MAX = 128;

/** As much of the bus as publishing takes; `under` makes a topic of a path. */
export type Wire = Pick<Bus, 'connected' | 'under' | 'publish'>;

/**
 * Keeps retained topics equal to what `read` says. A topic that changes many times within one turn of the event loop, or
 * while the broker is slow, is published once with its last value, so the queue is never longer than the number of topics.
 */
export class RetainedPublisher {
  readonly #bus: Wire;
  readonly #log: Logger;
  /** The value of a path below the root, or `undefined` when it is to be cleared. */
  readonly #read: (path: string) => Json | undefined;
  readonly #sent: (path: string, text: string) => void;
  readonly #qos: 0 | 1;
  readonly #dirty = new Set<string>();
  readonly #inflight = new Set<string>();
  /** What the broker holds of an earlier run, until it is compared. */
  #there = new Map<string, string>();
  #scheduled = false;
  #state: 'opening' | 'open' | 'closed' = 'opening';
  #idle: (() => void)[] = [];

  /** `sent` is told what is on its way to the broker, by `qos`. */
  constructor(
    bus: Wire,
    log: Logger,
    read: (path: string) => Json | undefined,
    sent: (path: string, text: string) => void = () => {},
    qos: 0 | 1 = 1,
  ) {
    this.#qos = qos;
    this.#sent = sent;
    this.#bus = bus;
    this.#log = log;
    this.#read = read;
  }

  /** What is this already at the broker is not published once more. */
  assume(there: ReadonlyMap<string, string>): void {
    this.#there = new Map(there);
  }

  /** The broker may have lost what it held. */
  forget(): void {
    this.#there.clear();
  }

  open(): void {
    if (this.#state === 'opening') this.#state = 'open';
    this.#schedule();
    this.#tellIdle();
  }

  /** Stops taking changes; resolves when what is on its way has been answered. */
  close(): Promise<void> {
    this.#state = 'closed';
    this.#dirty.clear();
    return this.idle();
  }

  changed(path: string): void {
    this.#dirty.add(path);
    this.#schedule();
  }

  /** Resolves when everything that changed so far is at the broker. */
  idle(): Promise<void> {
    if (this.#isIdle) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  get #isIdle(): boolean {
    const isDone = this.#state === 'closed' || (this.#state === 'open' && this.#dirty.size === 0);
    return isDone && this.#inflight.size === 0;
  }

  #schedule(): void {
    if (this.#scheduled || this.#state !== 'open' || this.#dirty.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#state !== 'open' || !this.#bus.connected) return;
    for (const path of this.#dirty) {
      if (this.#inflight.size >= INFLIGHT_MAX) return;
      // Two messages about one topic never overtake each other: the second waits for the first one's acknowledgement.
      if (this.#inflight.has(path)) continue;
      this.#dirty.delete(path);
      const text = textOf(this.#read(path));
      const there = this.#there.get(path);
      this.#there.delete(path);
      if (there === text) continue;
      this.#inflight.add(path);
      this.#sent(path, text);
      this.#bus.publish(this.#bus.under(path), text, { qos: this.#qos, retain: true }).then(
        () => this.#settled(path),
        (error) => this.#failed(path, error),
      );
    }
    this.#tellIdle();
  }

  #settled(path: string): void {
    this.#inflight.delete(path);
    this.#schedule();
    this.#tellIdle();
  }

  /** Tried again with the next change or the next connection, not at once: a broker that refuses is not asked in a loop. */
  #failed(path: string, error: unknown): void {
    this.#inflight.delete(path);
    if (this.#state !== 'closed') this.#dirty.add(path);
    this.#log.warn('a part of the home could not be published', { path, reason: messageOf(error) });
    this.#tellIdle();
  }

  #tellIdle(): void {
    if (!this.#isIdle) return;
    const waiting = this.#idle;
    this.#idle = [];
    for (const resolve of waiting) resolve();
  }
}

/** A retained value as it is published; what is not there is cleared by an empty message (MQTT 3.1.1 section 3.3.1.3). */
export function textOf(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}
