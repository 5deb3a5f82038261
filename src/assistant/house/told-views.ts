const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d] as const;

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
    const views = this.#found.map((view) =>
      Buffer.isBuffer(view) ? view : Buffer.from(JSON.stringify(view)),
    );
    const length = views.reduce((sum, view) => sum + 1 + view.length, views.length === 0 ? 2 : 1);
    const json = Buffer.allocUnsafe(length);
    json[0] = OPEN;
    let at = 1;
    for (const view of views) {
      json.set(view, at);
      at += view.length + 1;
      json[at - 1] = COMMA;
    }
    json[length - 1] = CLOSE;
    return json;
  }
}
