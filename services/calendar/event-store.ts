import type { Store } from '../../src/store/index.ts';
import type { CalendarEvent } from './event.ts';

interface EventRecord {
  readonly id: string;
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  readonly all_day: number;
  readonly start_at: number;
  readonly end_at: number;
  readonly rrule: string | null;
  readonly exdates: string;
  readonly location: string | null;
  readonly calendar: string;
  readonly sequence: number;
  readonly updated_at: number;
  readonly cancelled: number;
  readonly person: string | null;
}

export class EventStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('calendar', [
      `CREATE TABLE event (
         id TEXT PRIMARY KEY, uid TEXT NOT NULL, title TEXT NOT NULL, start TEXT NOT NULL, "end" TEXT NOT NULL,
         zone TEXT NOT NULL, all_day INTEGER NOT NULL, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL, rrule TEXT,
         exdates TEXT NOT NULL, location TEXT, calendar TEXT NOT NULL, sequence INTEGER NOT NULL,
         updated_at INTEGER NOT NULL, cancelled INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX event_time ON event (end_at, start_at) WHERE cancelled = 0 AND rrule IS NULL;
       CREATE INDEX event_series ON event (start_at) WHERE cancelled = 0 AND rrule IS NOT NULL`,
      'ALTER TABLE event ADD COLUMN person TEXT',
    ]);
  }

  /** Adds events or puts them in the place of those with their ids, all or none. */
  put(...events: readonly CalendarEvent[]): void {
    const insert = this.#store.prepare(
      'INSERT OR REPLACE INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#store.transaction(() => {
      for (const event of events)
        insert.run(
          event.id,
          event.uid,
          event.title,
          event.start,
          event.end,
          event.zone,
          event.allDay ? 1 : 0,
          event.startAt,
          event.endAt,
          event.rrule,
          JSON.stringify(event.exdates),
          event.location,
          event.calendar,
          event.sequence,
          event.updatedAt,
          event.cancelled ? 1 : 0,
          event.person,
        );
    });
  }

  /** Also when it was cancelled. */
  get(id: string): CalendarEvent | undefined {
    const record = this.#store.prepare<[string], EventRecord>('SELECT * FROM event WHERE id = ?').get(id);
    return record === undefined ? undefined : eventOf(record);
  }

  /** Single events that touch a period, and every series that has begun before its end. */
  touching(from: number, to: number): CalendarEvent[] {
    return this.#store
      .prepare<[{ from: number; to: number }], EventRecord>(
        `SELECT * FROM event WHERE cancelled = 0 AND rrule IS NULL AND end_at >= @from AND start_at < @to
         UNION ALL SELECT * FROM event WHERE cancelled = 0 AND rrule IS NOT NULL AND start_at < @to`,
      )
      .all({ from, to })
      .map(eventOf);
  }
}

function eventOf(record: EventRecord): CalendarEvent {
  const { all_day, start_at, end_at, updated_at, cancelled, exdates, ...rest } = record;
  return {
    ...rest,
    allDay: all_day === 1,
    startAt: start_at,
    endAt: end_at,
    updatedAt: updated_at,
    cancelled: cancelled === 1,
    exdates: JSON.parse(exdates) as string[],
  };
}
