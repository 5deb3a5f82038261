/** Lets work through one after the other for each key, in the order it came, with a bound on how many may stand in line. */
export class KeyedQueue<K> {
  readonly #lines = new Map<K, { last: Promise<void>; length: number }>();
  readonly #lengthMax: number;

  constructor(lengthMax: number) {
    this.#lengthMax = lengthMax;
  }

  /** False, and `work` is not run, when the line is full. `work` must not reject. */
  enter(key: K, work: () => Promise<void>): boolean {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= this.#lengthMax) return false;
    line.length += 1;
    line.last = line.last.then(work).finally(() => {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(key);
    });
    this.#lines.set(key, line);
    return true;
  }
}
