import type { Group, Happening, Speaker } from '../../src/domain/index.ts';
import type { Store } from '../../src/store/index.ts';

/** A command for later: the plan as it was understood, to be run as it is. */
export interface Scheduled {
  readonly id: string;
  readonly text: string;
  readonly groups: readonly Group[];
  readonly person: string | null;
  /** In whose name it runs; null for the hub itself. */
  readonly maker: Speaker | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  readonly rrule: string | null;
  readonly sun: 'sunrise' | 'sunset' | null;
  /** Before or after the sun, ISO 8601. */
  readonly offset: string | null;
  /** What has to happen first, where it waits for no time. */
  readonly event: Happening | null;
  /** Whether it comes back each time that happens. */
  readonly repeats: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

interface ScheduledRecord extends Omit<Scheduled, 'createdAt' | 'groups' | 'event' | 'repeats' | 'maker'> {
  readonly maker: string | null;
  readonly groups: string;
  readonly event: string | null;
  readonly repeats: number;
  readonly created_at: number;
}

export class ScheduleStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('schedule', [
      `CREATE TABLE schedule (
         id TEXT PRIMARY KEY, text TEXT NOT NULL, groups TEXT NOT NULL, person TEXT, conversation TEXT, channel TEXT,
         rrule TEXT, sun TEXT, created_at INTEGER NOT NULL, cancelled_at INTEGER
       ) STRICT;
       CREATE INDEX schedule_open ON schedule (created_at) WHERE cancelled_at IS NULL`,
      `ALTER TABLE schedule ADD COLUMN event TEXT;
       ALTER TABLE schedule ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;
       ALTER TABLE schedule ADD COLUMN happened_at INTEGER`,
      'ALTER TABLE schedule ADD COLUMN offset TEXT',
      'ALTER TABLE schedule ADD COLUMN maker TEXT',
    ]);
  }

  add(one: Scheduled): void {
    const {
      id,
      text,
      groups,
      person,
      conversation,
      channel,
      rrule,
      sun,
      offset,
      event,
      repeats,
      createdAt,
      maker,
    } = one;
    const happening = event === null ? null : JSON.stringify(event);
    this.#store
      .prepare(
        `INSERT INTO schedule (id, text, groups, person, conversation, channel, rrule, sun, offset, event, repeats,
           created_at, maker)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[id, text, JSON.stringify(groups), person, conversation, channel, rrule, sun, offset],
        ...[happening, repeats ? 1 : 0, createdAt, maker === null ? null : JSON.stringify(maker)],
      );
  }

  /** Those that wait for something to happen. */
  waiting(): Scheduled[] {
    return this.#store
      .prepare<[], ScheduledRecord>(
        `SELECT * FROM schedule WHERE event IS NOT NULL AND happened_at IS NULL AND cancelled_at IS NULL
         ORDER BY created_at`,
      )
      .all()
      .map(scheduledOf);
  }

  /** It has happened, and does not come back. */
  close(id: string, at: number): void {
    this.#store.prepare('UPDATE schedule SET happened_at = ? WHERE id = ?').run(at, id);
  }

  /** Also when it was cancelled or has run. */
  get(id: string): Scheduled | undefined {
    const record = this.#store
      .prepare<[string], ScheduledRecord>('SELECT * FROM schedule WHERE id = ?')
      .get(id);
    return record === undefined ? undefined : scheduledOf(record);
  }

  /** Those of the ids' rows that are due again. */
  uncancelled(): Scheduled[] {
    return this.#store
      .prepare<[], ScheduledRecord>('SELECT * FROM schedule WHERE cancelled_at IS NULL ORDER BY created_at')
      .all()
      .map(scheduledOf);
  }

  cancel(id: string, at: number): void {
    this.#store.prepare('UPDATE schedule SET cancelled_at = ? WHERE id = ?').run(at, id);
  }

  /** Those that have run for the last time and were made before an instant are forgotten. */
  forget(before: number): void {
    this.#store
      .prepare(
        `DELETE FROM schedule WHERE created_at < ? AND id NOT IN (SELECT id FROM schedule_due)
         AND (event IS NULL OR happened_at IS NOT NULL OR cancelled_at IS NOT NULL)`,
      )
      .run(before);
  }
}

function scheduledOf({ groups, event, repeats, created_at, maker, ...rest }: ScheduledRecord): Scheduled {
  return {
    ...rest,
    groups: JSON.parse(groups) as Group[],
    event: event === null ? null : (JSON.parse(event) as Happening),
    repeats: repeats === 1,
    maker: maker === null ? null : (JSON.parse(maker) as Speaker),
    createdAt: created_at,
  };
}
