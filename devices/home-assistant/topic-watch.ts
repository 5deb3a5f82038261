import type { Bus } from '../../src/bus/index.ts';
import { Message } from './message.ts';

type Hear = (message: Message) => void;

/** States are some hundred bytes; a longer message is not one. */
const MESSAGE_BYTES_MAX = 65_536;

interface Watched {
  readonly listeners: Map<string, Hear>;
  readonly end: Promise<() => Promise<void>>;
  last: string | undefined;
}

/**
 * Many entities tell their state on one topic (a bridge, a multi-switch): it is subscribed once. Who joins later hears the
 * last message too, because the broker sends the retained one only with the first subscription.
 */
export class TopicWatch {
  readonly #bus: Bus;
  readonly #onFault: (topic: string, error: unknown) => void;
  readonly #watched = new Map<string, Watched>();

  constructor(bus: Bus, onFault: (topic: string, error: unknown) => void) {
    this.#bus = bus;
    this.#onFault = onFault;
  }

  get size(): number {
    return this.#watched.size;
  }

  /** The last message on a topic that is watched. */
  last(topic: string): Message | undefined {
    const last = this.#watched.get(topic)?.last;
    return last === undefined ? undefined : new Message(last, false);
  }

  /** One listener per `id` and topic. */
  add(topic: string, id: string, hear: Hear): void {
    const known = this.#watched.get(topic);
    if (known !== undefined) {
      known.listeners.set(id, hear);
      if (known.last !== undefined) hear(new Message(known.last, false));
      return;
    }
    const end = this.#bus.subscribe(topic, ({ payload, retained }) => {
      if (payload.length > MESSAGE_BYTES_MAX) return;
      watched.last = payload.toString('utf8');
      const message = new Message(watched.last, !retained);
      for (const listener of [...watched.listeners.values()]) listener(message);
    });
    const watched: Watched = { listeners: new Map([[id, hear]]), last: undefined, end };
    this.#watched.set(topic, watched);
    end.catch((error) => {
      this.#watched.delete(topic);
      this.#onFault(topic, error);
    });
  }

  remove(topic: string, id: string): void {
    const watched = this.#watched.get(topic);
    if (watched === undefined || !watched.listeners.delete(id) || watched.listeners.size > 0) return;
    this.#watched.delete(topic);
    void watched.end.then((end) => end()).catch(() => {});
  }

  async close(): Promise<void> {
    const all = [...this.#watched.values()];
    this.#watched.clear();
    for (const { end } of all) await end.then((stop) => stop()).catch(() => {});
  }
}
