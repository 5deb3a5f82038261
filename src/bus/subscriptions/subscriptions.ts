import { type Logger, messageOf } from '../../base/index.ts';
import { TopicTree } from '../topic-tree.ts';
import type { BusMessage } from '../types.ts';

export interface Subscription {
  readonly filter: string;
  readonly handler: (message: BusMessage) => void;
  readonly qos: 0 | 1;
}

/** What one connection listens to: which filters the broker must be asked for, and who gets a message. */
export class Subscriptions {
  readonly #log: Logger;
  readonly #byFilter = new Map<string, Set<Subscription>>();
  readonly #byTopic = new TopicTree<Subscription>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add(subscription: Subscription): void {
    const same = this.#byFilter.get(subscription.filter) ?? new Set();
    this.#byFilter.set(subscription.filter, same.add(subscription));
    this.#byTopic.set(subscription.filter, subscription, subscription);
  }

  /** Returns whether it was the last of its filter. */
  remove(subscription: Subscription): boolean {
    this.#byTopic.delete(subscription.filter, subscription);
    const same = this.#byFilter.get(subscription.filter);
    if (same === undefined || !same.delete(subscription) || same.size > 0) return false;
    return this.#byFilter.delete(subscription.filter);
  }

  has(filter: string): boolean {
    return this.#byFilter.has(filter);
  }

  /** The highest quality that any handler of the filter wants. */
  qosOf(filter: string): 0 | 1 {
    for (const subscription of this.#byFilter.get(filter) ?? []) if (subscription.qos === 1) return 1;
    return 0;
  }

  filters(qos: 0 | 1): readonly string[] {
    return [...this.#byFilter.keys()].filter((filter) => this.qosOf(filter) === qos);
  }

  /** Hands a message to every handler whose filter matches; one that throws is logged and keeps it from nobody. */
  deliver(message: BusMessage): void {
    for (const { handler } of this.#byTopic.match(message.topic)) {
      try {
        handler(message);
      } catch (error) {
        this.#log.error('a message handler failed', { topic: message.topic, error: messageOf(error) });
      }
    }
  }
}
