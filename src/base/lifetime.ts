/** Parts are closed in the reverse order of their start. */
export interface Part {
  readonly name: string;
  start?(): Promise<void> | void;
  close(): Promise<void> | void;
}

export class Lifetime {
  readonly #open: Part[] = [];

  /** Starts a part and remembers to close it. A part that fails to start is not remembered; those before it stay open until `close`. */
  async start<P extends Part>(part: P): Promise<P> {
    await part.start?.();
    this.#open.push(part);
    return part;
  }

  /** Closes everything in reverse order; goes on past a part that throws and reports all faults together. */
  async close(): Promise<void> {
    const faults: unknown[] = [];
    for (let part = this.#open.pop(); part !== undefined; part = this.#open.pop()) {
      try {
        await part.close();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'some parts did not close cleanly');
  }
}
