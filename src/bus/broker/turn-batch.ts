import type { Store } from '../../store/index.ts';

/** A will that is published when its client goes sets off two more writes, each a turn later. */
const TURNS_TO_CLOSE = 4;

interface Write {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the writes of one turn of the event loop into one transaction. A write's promise resolves after the commit, so
 * that whoever waits for it may promise durability; hundreds of them cost one commit.
 */
export class TurnBatch {
  readonly #store: Store;
  readonly #onRollback: () => void;
  #writes: Write[] = [];
  #closed = false;

  /** `onRollback` brings back in line what was kept in memory beside the rows, when a commit failed (a full disk). */
  constructor(store: Store, onRollback: () => void) {
    this.#store = store;
    this.#onRollback = onRollback;
  }

  get closed(): boolean {
    return this.#closed;
  }

  write<T>(run: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      this.#writes.push({ run, resolve: resolve as (value: unknown) => void, reject });
      if (this.#writes.length === 1) setImmediate(() => this.commit());
    });
  }

  /** Commits what is gathered now: before a read that must see it, and before the store is closed. */
  commit(): void {
    if (this.#writes.length === 0) return;
    const writes = this.#writes;
    this.#writes = [];
    let results: readonly unknown[];
    try {
      results = this.#store.transaction(() => writes.map((write) => write.run()));
    } catch (error) {
      this.#onRollback();
      for (const write of writes) write.reject(error);
      return;
    }
    for (const [index, write] of writes.entries()) write.resolve(results[index]);
  }

  /** Commits what is left, and what that set off in the next turns; then refuses all further writes. */
  async close(): Promise<void> {
    for (let turn = 0; turn < TURNS_TO_CLOSE; turn++) {
      this.commit();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.commit();
    this.#closed = true;
  }
}
