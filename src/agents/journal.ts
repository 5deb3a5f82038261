import {
  type Clock,
  deepFreeze,
  Emitter,
  HearthError,
  type Logger,
  messageOf,
  type Timer,
} from '../base/index.ts';
import { isUnwritable, type Store, troubleOf, unwritable } from '../store/index.ts';
import {
  JournalStore,
  type ProcessPage,
  type ReadOptions,
  type Standing,
  type Written,
} from './journal-store.ts';
import { RecentTurns } from './recent-turns.ts';
import type { Entry, EntryBody } from './types.ts';
import { ViewStore } from './view-store.ts';

/** Entries that nobody waits for reach the disk after this long at the latest. */
export const LINGER_MS = 250;
const RETRY_MS = 1000;
/** A disk that goes on refusing is told of so often. */
const TOLD_EVERY_MS = 60_000;
/** Entries in memory while the disk refuses; new work is refused beyond this, running work is not. */
const BACKLOG_MAX = 10_000;

/** Turns forgotten in one transaction, which holds up whoever speaks meanwhile. */
const FORGET_MAX = 50;

export interface JournalOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called with a name before and after every commit. */
  readonly boundary?: (name: string) => void;
  /** Another hub has taken this file over: nothing of ours will be written any more. */
  readonly lost?: () => void;
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
  /** What has ended, as it was told of. */
  readonly views: ViewStore;
  readonly #recent = new RecentTurns();
  readonly #published: Emitter<readonly Entry[]>;
  readonly #appended: Emitter<Entry>;
  /** Processes that never reached the disk and never will. */
  readonly #dropped = new Set<string>();
  /** Number of the last entry on disk when this was opened: who commits first is in office from then on. */
  readonly #found: number;
  #next: number;
  #term: number | undefined;
  #buffer: Written[] = [];
  #writes: (() => void)[] = [];
  readonly #waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  #scheduled = false;
  #lingering: Timer | undefined;
  #retry: Timer | undefined;
  #closed = false;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#store = new JournalStore(options.store);
    this.views = new ViewStore(options.store);
    const onFault = (error: unknown) =>
      options.log.error('a subscriber of the journal failed', { error: messageOf(error) });
    this.#published = new Emitter(onFault);
    this.#appended = new Emitter(onFault);
    this.#found = this.#store.lastSeq();
    this.#next = this.#found + 1;
  }

  /** Number of the last entry on disk. */
  get lastSeq(): number {
    return (this.#buffer[0]?.entry.seq ?? this.#next) - 1;
  }

  /** The disk refuses, and so much has gathered that new work must wait. */
  get congested(): boolean {
    return this.#buffer.length > BACKLOG_MAX || this.#writes.length > BACKLOG_MAX;
  }

  /** @throws HearthError `unwritable` when the disk takes nothing, which is tried anew. */
  demandDisk(): void {
    const { store } = this.#options;
    const { trouble } = store;
    if (trouble !== undefined && !store.probe()) throw unwritable(trouble);
  }

  /** What comes back is a copy, exactly as a later reader will find it, and frozen. */
  append(line: Line): Entry {
    const { turn, process, depth, ...body } = line;
    const text = JSON.stringify(Object.assign(body, { seq: this.#next++, at: this.#options.clock.now() }));
    const entry = deepFreeze(Object.assign(JSON.parse(text), { turn, process, depth }) as Entry);
    if (this.#dropped.has(entry.process)) return entry;
    this.#buffer.push({ entry, text });
    this.#linger();
    this.#appended.emit(entry);
    return entry;
  }

  /** Adds another room's write to the next commit, so that both are there or neither is (X04). One that throws is dropped and logged. */
  also(write: () => void): void {
    this.#writes.push(write);
    this.#linger();
  }

  /** Called with each entry as it is appended, on disk or not. Returns the function that ends it. */
  onAppended(listener: (entry: Entry) => void): () => void {
    return this.#appended.on(listener);
  }

  /** Forgets processes of which nothing is on disk, with all that they still say. */
  drop(processes: ReadonlySet<string>): void {
    for (const process of processes) this.#dropped.add(process);
    this.#buffer = this.#buffer.filter(({ entry }) => !processes.has(entry.process));
    for (const oldest of this.#dropped) {
      if (this.#dropped.size <= BACKLOG_MAX) return;
      this.#dropped.delete(oldest);
    }
  }

  /** What is not on disk of the processes of a turn. */
  unwritten(turn: string): readonly Entry[] {
    return this.#buffer.flatMap(({ entry }) => (entry.turn === turn ? [entry] : []));
  }

  /**
   * Resolves when everything appended so far is on disk. Rejects with `unwritable` when the disk refuses, while the entries wait for
   * it to take them, and with `cancelled` when the journal is closed meanwhile.
   */
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
    const written = this.#buffer;
    if (written.length === 0 && this.#writes.length === 0) return;
    const { trouble } = this.#options.store;
    if (trouble?.lasting === true) throw unwritable(trouble);
    this.#options.boundary?.('commit.before');
    const term = this.#options.store.transaction(() => {
      const term = this.#inOffice();
      this.#store.insert(written);
      for (const write of this.#writes) this.#attempt(write);
      return term;
    });
    this.#term = term;
    this.#buffer = [];
    this.#writes = [];
    this.#lingering?.cancel();
    this.#lingering = undefined;
    this.#options.boundary?.('commit.after');
    const waiting = this.#waiting.splice(0);
    const entries = written.map(({ entry }) => entry);
    this.#recent.add(entries);
    if (entries.length > 0) this.#published.emit(entries);
    for (const { resolve } of waiting) resolve();
  }

  /**
   * Takes the file over from whoever wrote it before. The newest claim wins at once, so that nobody waits after a power cut;
   * what an older hub has not committed it never will (B20).
   */
  claim(): void {
    if (this.#term !== undefined) return;
    this.flush();
    this.#term ??= this.#options.store.transaction(() => this.#store.takeOver());
    this.#next = this.#store.lastSeq() + 1;
  }

  /** To be called within the transaction of a commit. */
  #inOffice(): number {
    const term = this.#term;
    if (term === undefined ? this.#store.lastSeq() === this.#found : this.#store.term() === term)
      return term ?? this.#store.takeOver();
    throw new HearthError('conflict', 'another hub has taken this database over', {
      hint: 'Only one hub may run on it. Stop one of them.',
    });
  }

  /** Committed entries in their order. */
  read(options: ReadOptions = {}): readonly Entry[] {
    const { turn, process, after = 0, limit = 1000 } = options;
    const kept = turn === undefined || process !== undefined || limit < 0 ? undefined : this.#recent.of(turn);
    return kept?.filter(({ seq }) => seq > after).slice(0, limit) ?? this.#store.read(options);
  }

  /** How far the disk has come with turns or processes, those that are there, in no order. */
  standings(of: 'turn' | 'process', ids: readonly string[]): readonly Standing[] {
    return this.#store.standings(of, ids);
  }

  /** Processes on disk. */
  processes(page: ProcessPage): readonly Standing[] {
    return this.#store.processes(page);
  }

  /** Called with the entries of each commit, after it. Returns the function that ends the subscription. */
  subscribe(listener: (entries: readonly Entry[]) => void): () => void {
    return this.#published.on(listener);
  }

  forget(before: number, entriesMax: number): number {
    this.#recent.clear();
    return this.#options.store.transaction(() => this.#store.prune(before, entriesMax, FORGET_MAX));
  }

  /** Projections of what is on disk, for this room. */
  get store(): JournalStore {
    return this.#store;
  }

  /** Writes what is left. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    try {
      this.flush();
    } catch (error) {
      if (troubleOf(error) === undefined && !isUnwritable(error)) throw error;
      this.#options.log.error('the last entries of the journal are lost', {
        ...{ entries: this.#buffer.length, error: messageOf(error) },
      });
    } finally {
      for (const { reject } of this.#waiting.splice(0))
        reject(new HearthError('cancelled', 'the journal was closed before this was written'));
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
      if (error instanceof HearthError && error.code === 'conflict') {
        this.#lose(error);
        return;
      }
      this.#tell(error);
      const { trouble } = this.#options.store;
      if (trouble !== undefined)
        for (const { reject } of this.#waiting.splice(0)) reject(unwritable(trouble));
      this.#retry ??= this.#options.clock.after(RETRY_MS, () => {
        this.#retry = undefined;
        if (!this.#closed) this.#commit();
      });
    }
  }

  #tell(error: unknown): void {
    const now = this.#options.clock.now();
    if (now - this.#toldAt < TOLD_EVERY_MS && now >= this.#toldAt) return;
    this.#toldAt = now;
    this.#options.log.error('the journal cannot be written; trying again', {
      error: messageOf(error),
      entries: this.#buffer.length,
      hint: 'Is the disk full or read-only?',
    });
  }

  #lose(error: HearthError): void {
    this.#closed = true;
    this.#options.log.error(error.message, { hint: error.hint });
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    this.#options.lost?.();
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
