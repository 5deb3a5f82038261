import type { SunEvent } from '../../src/base/index.ts';
import type { Store } from '../../src/store/index.ts';

/** An alarm somebody set. When it rings next stands with the due rows, in the same database. */
export interface Alarm {
  readonly id: string;
  readonly name: string | null;
  /** The rule of one that rings again and again; null for once. */
  readonly rrule: string | null;
  /** With the sun of the rule's days. */
  readonly sun: SunEvent | null;
  /** Before or after it, ISO 8601. */
  readonly offset: string | null;
  readonly person: string | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  readonly open: boolean;
  /** The occurrence that was silenced last, in milliseconds since the epoch; null when none was. */
  readonly silencedAt: number | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

interface AlarmRecord {
  readonly id: string;
  readonly name: string | null;
  readonly rrule: string | null;
  readonly sun: SunEvent | null;
  readonly offset: string | null;
  readonly person: string | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  readonly open: number;
  readonly silenced_at: number | null;
  readonly created_at: number;
}

export class AlarmStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('alarm', [
      `CREATE TABLE alarm (
         id TEXT PRIMARY KEY, name TEXT, rrule TEXT, person TEXT, conversation TEXT, channel TEXT,
         open INTEGER NOT NULL, silenced_at INTEGER, created_at INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX alarm_open ON alarm (created_at) WHERE open = 1`,
      'ALTER TABLE alarm ADD COLUMN sun TEXT; ALTER TABLE alarm ADD COLUMN offset TEXT',
    ]);
  }

  /** Adds an alarm or puts it in the place of the one with this id. */
  put(alarm: Alarm): void {
    const { id, name, rrule, person, conversation, channel, open, silencedAt, createdAt, sun, offset } =
      alarm;
    this.#store
      .prepare('INSERT OR REPLACE INTO alarm VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(id, name, rrule, person, conversation, channel, open ? 1 : 0, silencedAt, createdAt, sun, offset);
  }

  get(id: string): Alarm | undefined {
    const record = this.#store.prepare<[string], AlarmRecord>('SELECT * FROM alarm WHERE id = ?').get(id);
    return record === undefined ? undefined : alarmOf(record);
  }

  /** Those that were not cancelled, the oldest first. */
  open(): Alarm[] {
    return this.#store
      .prepare<[], AlarmRecord>('SELECT * FROM alarm WHERE open = 1 ORDER BY created_at, id')
      .all()
      .map(alarmOf);
  }

  /** Cancelled ones that were set before an instant are forgotten. */
  forget(before: number): void {
    this.#store.prepare('DELETE FROM alarm WHERE open = 0 AND created_at < ?').run(before);
  }
}

function alarmOf({ silenced_at, open, created_at, ...rest }: AlarmRecord): Alarm {
  return { ...rest, silencedAt: silenced_at, open: open === 1, createdAt: created_at };
}
