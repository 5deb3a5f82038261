/** As many as a page shows at most. */
const KEPT_MAX = 200;

/** Views in memory, each for as long as nothing newer is to be told. Those asked for last are kept. */
export class KeptViews<T> {
  readonly #kept = new Map<string, { readonly as: string; readonly view: T }>();

  /** The view of an id as of `as`. */
  get(id: string, as: string): T | undefined {
    const kept = this.#kept.get(id);
    if (kept === undefined) return undefined;
    this.#kept.delete(id);
    if (kept.as !== as) return undefined;
    this.#kept.set(id, kept);
    return kept.view;
  }

  keep(id: string, as: string, view: T): void {
    this.#kept.delete(id);
    this.#kept.set(id, { as, view });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT_MAX) break;
      this.#kept.delete(oldest);
    }
  }
}
