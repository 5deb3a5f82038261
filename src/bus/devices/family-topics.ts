import type { Bus, BusMessage, FamilyContext } from '../types.ts';

/**
 * What families have alike whose things speak on topics of their own: subscriptions that end together, messages that are no longer than
 * the dialect's longest, and as many things as the family was made for. What is more is told by the budgets `<family>-bytes` and
 * `<family>-devices`.
 */
export class FamilyTopics {
  readonly #bus: Bus;
  readonly #budgets: FamilyContext['budgets'];
  readonly #family: string;
  readonly #most: number;
  readonly #ends = new Set<() => Promise<void>>();

  constructor({ bus, budgets }: FamilyContext, family: string, most: number) {
    this.#bus = bus;
    this.#budgets = budgets;
    this.#family = family;
    this.#most = most;
  }

  /** @returns what ends it before the family does. */
  async hear(
    filter: string,
    bytesMax: number,
    listener: (message: BusMessage) => void,
  ): Promise<() => Promise<void>> {
    const take = (message: BusMessage) => {
      const { topic, payload } = message;
      if (payload.length <= bytesMax) listener(message);
      else this.#budgets.exceeded(`${this.#family}-bytes`, topic, `a message has ${payload.length} bytes`);
    };
    const unsubscribe = await this.#bus.subscribe(filter, take);
    const end = () => (this.#ends.delete(end) ? unsubscribe() : Promise.resolve());
    this.#ends.add(end);
    return end;
  }

  /** Whether one more is taken in beside so many. */
  admits(key: string, count: number): boolean {
    if (count < this.#most) return true;
    this.#budgets.exceeded(`${this.#family}-devices`, key, `it is more than ${this.#most} things`);
    return false;
  }

  async close(): Promise<void> {
    for (const end of [...this.#ends]) await end();
  }
}
