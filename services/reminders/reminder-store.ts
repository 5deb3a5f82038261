import type { SunEvent } from '../../src/base/index.ts';
import type { LatePolicy, Store } from '../../src/store/index.ts';

/** What someone wants to be reminded of. When it is due next stands with the due rows, in the same database. */
export interface Reminder {
  readonly id: string;
  readonly text: string;
  /** Who is reminded. */
  readonly person: string | null;
  /** Who set it. */
  readonly maker: string | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  readonly rrule: string | null;
  /** With the sun of the rule's days. */
  readonly sun: SunEvent | null;
  /** Before or after it, ISO 8601. */
  readonly offset: string | null;
  readonly late: LatePolicy;
  readonly state: 'open' | 'done' | 'cancelled';
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

interface ReminderRecord extends Omit<Reminder, 'createdAt'> {
  readonly created_at: number;
}

export class ReminderStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('reminders', [
      `CREATE TABLE reminder (
         id TEXT PRIMARY KEY, text TEXT NOT NULL, person TEXT, conversation TEXT, channel TEXT, rrule TEXT,
         late TEXT NOT NULL, state TEXT NOT NULL, created_at INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX reminder_open ON reminder (created_at) WHERE state = 'open'`,
      'ALTER TABLE reminder ADD COLUMN sun TEXT; ALTER TABLE reminder ADD COLUMN offset TEXT',
      'ALTER TABLE reminder ADD COLUMN maker TEXT; UPDATE reminder SET maker = person',
    ]);
  }

  /** Adds a reminder or puts it in the place of the one with this id. */
  put(reminder: Reminder): void {
    const { id, text, person, conversation, channel, rrule, late, state, createdAt, sun, offset, maker } =
      reminder;
    this.#store
      .prepare('INSERT OR REPLACE INTO reminder VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(id, text, person, conversation, channel, rrule, late, state, createdAt, sun, offset, maker);
  }

  get(id: string): Reminder | undefined {
    const record = this.#store
      .prepare<[string], ReminderRecord>('SELECT * FROM reminder WHERE id = ?')
      .get(id);
    return record === undefined ? undefined : reminderOf(record);
  }

  /** Done or cancelled ones that were made before an instant are forgotten. */
  forget(before: number): void {
    this.#store.prepare("DELETE FROM reminder WHERE state <> 'open' AND created_at < ?").run(before);
  }

  /** Neither done nor cancelled, the newest first. */
  open(): Reminder[] {
    return this.#store
      .prepare<[], ReminderRecord>("SELECT * FROM reminder WHERE state = 'open' ORDER BY created_at DESC")
      .all()
      .map(reminderOf);
  }
}

function reminderOf({ created_at, ...rest }: ReminderRecord): Reminder {
  return { ...rest, createdAt: created_at };
}
