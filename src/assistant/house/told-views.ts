/** Views of a page, each as it was found: made just now, or as JSON that lay ready and that nobody has read yet. */
export class ToldViews<T extends object> {
  readonly #found: readonly (string | T)[];

  constructor(found: readonly (string | T)[]) {
    this.#found = found;
  }

  all(): readonly T[] {
    return this.#found.map((view) => (typeof view === 'string' ? (JSON.parse(view) as T) : view));
  }

  /** All of them as a JSON array. */
  json(): string {
    return `[${this.#found.map((view) => (typeof view === 'string' ? view : JSON.stringify(view))).join(',')}]`;
  }
}
