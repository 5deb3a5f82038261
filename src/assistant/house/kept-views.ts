/** As many as a page shows at most. */
const KEPT_MAX = 200;

/** Views that were folded from the journal, for as long as it has nothing newer to say about them. Those asked for last are kept. */
export class KeptViews<T> {
  readonly #kept = new Map<string, { readonly as: string; readonly view: T }>();

  /** The view of an id as of `as`; made where it is not kept, and kept unless `isFinal` says that more than the journal decides it. */
  of(id: string, as: string, make: () => T | undefined, isFinal: (view: T) => boolean): T | undefined {
    const kept = this.#kept.get(id);
    this.#kept.delete(id);
    const view = kept?.as === as ? kept.view : make();
    if (view === undefined || !isFinal(view)) return view;
    this.#kept.set(id, { as, view });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT_MAX) break;
      this.#kept.delete(oldest);
    }
    return view;
  }
}
