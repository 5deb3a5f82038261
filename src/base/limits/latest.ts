/** A map of the last `max` keys that were set: setting one makes it the newest, and one too many drops the oldest. */
export class Latest<K, V> extends Map<K, V> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#max) this.delete(oldest as K);
    return this;
  }
}
