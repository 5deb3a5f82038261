import type { Bus } from '../../src/bus/index.ts';
import { Message } from './message.ts';

/** States are some hundred bytes; a longer message is not one. */
const MESSAGE_BYTES_MAX = 65_536;

interface Watched<T> {
  readonly listeners: Set<T>;
  readonly end: Promise<() => Promise<void>>;
  last: string | undefined;
}

export interface TopicWatchOptions<T> {
  readonly bus: Bus;
  hear(listener: T, topic: string, message: Message): void;
  onFault(topic: string, error: unknown): void;
}

/**
 * Many entities tell their state on one topic (a bridge, a multi-switch): it is subscribed once. Who joins later hears the
 * last message too, because the broker sends the retained one only with the first subscription.
 */
export class TopicWatch<T> {
  readonly #options: TopicWatchOptions<T>;
  readonly #watched = new Map<string, Watched<T>>();

  constructor(options: TopicWatchOptions<T>) {
    this.#options = options;
  }

  get size(): number {
    return this.#watched.size;
  }

  /** The last message on a topic that is watched. */
  last(topic: string): Message | undefined {
    const last = this.#watched.get(topic)?.last;
    return last === undefined ? undefined : new Message(last, false);
  }

  /** Who listens to the topic already hears nothing again. */
  add(topic: string, listener: T): void {
    const { bus, hear, onFault } = this.#options;
    const known = this.#watched.get(topic);
    if (known?.listeners.has(listener)) return;
    if (known !== undefined) {
      known.listeners.add(listener);
      if (known.last !== undefined) hear(listener, topic, new Message(known.last, false));
      return;
    }
    const end = bus.subscribe(topic, ({ payload, retained }) => {
      if (payload.length > MESSAGE_BYTES_MAX) return;
      watched.last = payload.toString('utf8');
      const message = new Message(watched.last, !retained);
      for (const one of [...watched.listeners]) hear(one, topic, message);
    });
    const watched: Watched<T> = { listeners: new Set([listener]), last: undefined, end };
    this.#watched.set(topic, watched);
    end.catch((error) => {
      this.#watched.delete(topic);
      onFault(topic, error);
    });
  }

  remove(topic: string, listener: T): void {
    const watched = this.#watched.get(topic);
    if (watched === undefined || !watched.listeners.delete(listener) || watched.listeners.size > 0) return;
    this.#watched.delete(topic);
    void watched.end.then((end) => end()).catch(() => {});
  }

  async close(): Promise<void> {
    const all = [...this.#watched.values()];
    this.#watched.clear();
    for (const { end } of all) await end.then((stop) => stop()).catch(() => {});
  }
}
