const [OPEN, BETWEEN, CLOSE] = ['[', ',', ']'].map((mark) => Buffer.from(mark)) as [Buffer, Buffer, Buffer];

/** Views of a page, each as it was found: made just now, or as JSON that lay ready and that nobody has read yet. */
export class ToldViews<T extends object> {
  readonly #found: readonly (Buffer | T)[];

  constructor(found: readonly (Buffer | T)[]) {
    this.#found = found;
  }

  all(): readonly T[] {
    return this.#found.map((view) => (Buffer.isBuffer(view) ? (JSON.parse(view.toString()) as T) : view));
  }

  /** All of them as a JSON array, in UTF-8: what lay ready is copied once on its way to the socket. */
  json(): Buffer {
    const pieces = this.#found.flatMap((view, at) => [
      at === 0 ? OPEN : BETWEEN,
      Buffer.isBuffer(view) ? view : Buffer.from(JSON.stringify(view)),
    ]);
    return Buffer.concat([...(pieces.length === 0 ? [OPEN] : pieces), CLOSE]);
  }
}
