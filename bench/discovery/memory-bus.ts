import type { Json } from '../../src/base/index.ts';
import type { Bus, BusMessage, PublishOptions } from '../../src/bus/index.ts';

type Hear = (message: BusMessage) => void;

/** A bus without a broker: what is published is heard at once by who listens, and nothing is kept. So that what is measured is the reader. */
export class MemoryBus implements Bus {
  readonly clientId = 'bench';
  readonly root = 'hearth/v1';
  readonly connected = true;
  readonly #exact = new Map<string, Set<Hear>>();
  readonly #patterns = new Map<RegExp, Hear>();
  /** What was published outside the root since it was asked last. */
  #sent: { topic: string; payload: string }[] = [];

  under(path: string): string {
    return `${this.root}/${path}`;
  }

  publish(topic: string, payload: string | Buffer | Json, _options?: PublishOptions): Promise<void> {
    const text =
      typeof payload === 'string' || Buffer.isBuffer(payload) ? String(payload) : JSON.stringify(payload);
    if (!topic.startsWith(`${this.root}/`)) this.#sent.push({ topic, payload: text });
    else this.say(topic, text);
    return Promise.resolve();
  }

  /** What a device publishes. */
  say(topic: string, text: string): void {
    const message = { topic, payload: Buffer.from(text), retained: false };
    for (const hear of this.#exact.get(topic) ?? []) hear(message);
    for (const [pattern, hear] of this.#patterns) if (pattern.test(topic)) hear(message);
  }

  sent(): readonly { readonly topic: string; readonly payload: string }[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  subscribe(filter: string, handler: Hear): Promise<() => Promise<void>> {
    if (!/[+#]/.test(filter)) {
      const hears = this.#exact.get(filter) ?? new Set();
      this.#exact.set(filter, hears.add(handler));
      return Promise.resolve(async () => void hears.delete(handler));
    }
    const pattern = new RegExp(
      `^${filter
        .replace(/[.*?^$()|[\]\\]/g, '\\$&')
        .replaceAll('+', '[^/]+')
        .replace('#', '.*')}$`,
    );
    this.#patterns.set(pattern, handler);
    return Promise.resolve(async () => void this.#patterns.delete(pattern));
  }

  onConnection(): () => void {
    return () => {};
  }
}
