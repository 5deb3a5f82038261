import { TopicTree } from '../topic-tree.ts';

/**
 * Who is subscribed to what at the embedded broker at this moment. The sessions that a client left behind do not count:
 * what they will get is read some day, and nobody hears it now.
 */
export class Audience {
  /** Filed is how many levels each filter has. */
  readonly #filters = new TopicTree<number>();
  readonly #of = new Map<object, Set<string>>();

  joined(client: object, filters: readonly string[]): void {
    const known = this.#of.get(client) ?? new Set();
    this.#of.set(client, known);
    for (const filter of filters) {
      known.add(filter);
      this.#filters.set(filter, client, levelsOf(filter));
    }
  }

  unsubscribed(client: object, filters: readonly string[]): void {
    const known = this.#of.get(client);
    for (const filter of filters) {
      known?.delete(filter);
      this.#filters.delete(filter, client);
    }
  }

  left(client: object): void {
    this.unsubscribed(client, [...(this.#of.get(client) ?? [])]);
    this.#of.delete(client);
  }

  /** Whether anybody gets what is published there. */
  isWatched(topic: string): boolean {
    return this.#filters.match(topic).length > 0;
  }

  /**
   * Whether somebody listens to this topic or its neighbours. Who subscribes to whole branches (`hearth/v1/#`) watches the
   * traffic: a log, a map of topics. Nobody is reached by them.
   */
  isHeard(topic: string): boolean {
    const levels = levelsOf(topic);
    return this.#filters.match(topic).some((filterLevels) => filterLevels >= levels);
  }
}

function levelsOf(topic: string): number {
  return topic.split('/').length;
}
