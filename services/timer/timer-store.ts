import type { Store } from '../../src/store/index.ts';

/** A timer somebody set. A running one has a due row, in the same database, that says when it ends. */
export interface Timer {
  readonly id: string;
  readonly name: string | null;
  readonly durationMs: number;
  /** What is left, of a paused one; null when it runs or is over. */
  readonly leftMs: number | null;
  readonly person: string | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  readonly open: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

interface TimerRecord {
  readonly id: string;
  readonly name: string | null;
  readonly duration_ms: number;
  readonly left_ms: number | null;
  readonly person: string | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  readonly open: number;
  readonly created_at: number;
}

export class TimerStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('timer', [
      `CREATE TABLE timer (
         id TEXT PRIMARY KEY, name TEXT, duration_ms INTEGER NOT NULL, left_ms INTEGER, person TEXT, conversation TEXT,
         channel TEXT, open INTEGER NOT NULL, created_at INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX timer_open ON timer (created_at) WHERE open = 1;
       CREATE TABLE timer_added (key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT`,
    ]);
  }

  /** Adds a timer or puts it in the place of the one with this id. */
  put(timer: Timer): void {
    const { id, name, durationMs, leftMs, person, conversation, channel, open, createdAt } = timer;
    this.#store
      .prepare('INSERT OR REPLACE INTO timer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(id, name, durationMs, leftMs, person, conversation, channel, open ? 1 : 0, createdAt);
  }

  get(id: string): Timer | undefined {
    const record = this.#store.prepare<[string], TimerRecord>('SELECT * FROM timer WHERE id = ?').get(id);
    return record === undefined ? undefined : timerOf(record);
  }

  /** Neither cancelled nor heard, the oldest first. */
  open(): Timer[] {
    return this.#store
      .prepare<[], TimerRecord>('SELECT * FROM timer WHERE open = 1 ORDER BY created_at, id')
      .all()
      .map(timerOf);
  }

  /** False when this addition was made before: the call is a repetition. */
  addsFirst(key: string, at: number): boolean {
    return (
      this.#store.prepare('INSERT OR IGNORE INTO timer_added (key, at) VALUES (?, ?)').run(key, at)
        .changes === 1
    );
  }

  /** What ended before an instant is forgotten. */
  forget(before: number): void {
    this.#store.prepare('DELETE FROM timer WHERE open = 0 AND created_at < ?').run(before);
    this.#store.prepare('DELETE FROM timer_added WHERE at < ?').run(before);
  }
}

function timerOf({ duration_ms, left_ms, open, created_at, ...rest }: TimerRecord): Timer {
  return { ...rest, durationMs: duration_ms, leftMs: left_ms, open: open === 1, createdAt: created_at };
}
