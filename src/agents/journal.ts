import { type Clock, Emitter, HearthError, type Logger, messageOf, type Timer } from '../base/index.ts';
import { deepFreeze } from '../flow/index.ts';
import type { Store } from '../store/index.ts';
import { JournalStore, type ReadOptions } from './journal-store.ts';
import type { Entry, EntryBody } from './types.ts';

/** Entries that nobody waits for reach the disk after this long at the latest. */
export const LINGER_MS = 250;
const RETRY_MS = 1000;
/** Entries in memory while the disk refuses; new work is refused beyond this, running work is not. */
const BACKLOG_MAX = 10_000;

export interface JournalOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called with a name before and after every commit. */
  readonly boundary?: (name: string) => void;
}

export type Line = Omit<Entry, 'seq' | 'at' | keyof EntryBody> & EntryBody;

/**
 * What happened, append-only. Appending gives the next number at once and touches no disk; `durable` commits everything
 * appended so far, by all processes, in one transaction at the end of this turn of the event loop. Commits are the
 * currency of a hub on an SD card, so nothing else makes them. Subscribers hear only what is on disk.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #store: JournalStore;
  readonly #published: Emitter<readonly Entry[]>;
  #next: number;
  #buffer: Entry[] = [];
  #writes: (() => void)[] = [];
  #waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  #scheduled = false;
  #lingering: Timer | undefined;
  #closed = false;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#store = new JournalStore(options.store);
    this.#published = new Emitter((error) =>
      options.log.error('a subscriber of the journal failed', { error: messageOf(error) }),
    );
    this.#next = this.#store.lastSeq() + 1;
  }

  /** Number of the last entry on disk. */
  get lastSeq(): number {
    return this.#buffer[0] === undefined ? this.#next - 1 : this.#buffer[0].seq - 1;
  }

  /** The disk refuses, and so much has gathered that new work must wait. */
  get congested(): boolean {
    return this.#buffer.length > BACKLOG_MAX;
  }

  /** What comes back is a copy, exactly as a later reader will find it, and frozen. */
  append(line: Line): Entry {
    const plain = JSON.parse(JSON.stringify(line)) as Line;
    const entry = deepFreeze({ seq: this.#next++, at: this.#options.clock.now(), ...plain } as Entry);
    this.#buffer.push(entry);
    this.#linger();
    return entry;
  }

  /** Adds another room's write to the next commit, so that both are there or neither is (X04). One that throws is dropped and logged. */
  also(write: () => void): void {
    this.#writes.push(write);
    this.#linger();
  }

  /** Resolves when everything appended so far is on disk. While the disk refuses it waits; rejects only when closed meanwhile. */
  durable(): Promise<void> {
    if (this.#buffer.length === 0 && this.#writes.length === 0) return Promise.resolve();
    if (this.#closed) return Promise.reject(new HearthError('cancelled', 'the journal is closed'));
    this.#schedule();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /**
   * Commits now.
   * @throws what SQLite throws; nothing is lost, the next commit carries it again.
   */
  flush(): void {
    const entries = this.#buffer;
    if (entries.length === 0 && this.#writes.length === 0) return;
    this.#options.boundary?.('commit.before');
    this.#options.store.transaction(() => {
      this.#store.insert(entries);
      for (const write of this.#writes) this.#attempt(write);
    });
    this.#buffer = [];
    this.#writes = [];
    this.#lingering?.cancel();
    this.#lingering = undefined;
    this.#options.boundary?.('commit.after');
    const waiting = this.#waiting;
    this.#waiting = [];
    if (entries.length > 0) this.#published.emit(entries);
    for (const { resolve } of waiting) resolve();
  }

  /** Committed entries in their order. */
  read(options: ReadOptions = {}): readonly Entry[] {
    return this.#store.read(options);
  }

  /** Called with the entries of each commit, after it. Returns the function that ends the subscription. */
  subscribe(listener: (entries: readonly Entry[]) => void): () => void {
    return this.#published.on(listener);
  }

  /** Projections of what is on disk, for this room. */
  get store(): JournalStore {
    return this.#store;
  }

  /** Writes what is left. */
  close(): void {
    this.#closed = true;
    try {
      this.flush();
    } finally {
      for (const { reject } of this.#waiting)
        reject(new HearthError('cancelled', 'the journal was closed before this was written'));
      this.#waiting = [];
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.#closed) this.#commit();
    });
  }

  #linger(): void {
    this.#lingering ??= this.#options.clock.after(LINGER_MS, () => {
      this.#lingering = undefined;
      if (!this.#closed) this.#commit();
    });
  }

  #commit(): void {
    try {
      this.flush();
    } catch (error) {
      this.#options.log.error('the journal cannot be written; trying again', {
        error: messageOf(error),
        entries: this.#buffer.length,
        hint: 'Is the disk full or read-only?',
      });
      this.#options.clock.after(RETRY_MS, () => {
        if (!this.#closed) this.#commit();
      });
    }
  }

  #attempt(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#options.log.error('a write beside the journal failed and was dropped', {
        error: messageOf(error),
      });
    }
  }
}
