import { type Cell, type Store, Table, type UndoTable } from '../../src/store/index.ts';
import type { CalendarEvent } from './event.ts';

export const EVENT_TABLE: UndoTable = { name: 'event', key: 'id' };

export class EventStore {
  readonly #store: Store;
  readonly #events: Table<CalendarEvent>;

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
    this.#events = new Table(store, 'event', { json: ['exdates'], flags: ['allDay', 'cancelled'] });
  }

  /** Adds events or puts them in the place of those with their ids, all or none. */
  put(...events: readonly CalendarEvent[]): void {
    this.#store.transaction(() => {
      for (const event of events) this.#events.put(event, 'REPLACE');
    });
  }

  /** Also when it was cancelled. */
  get(id: string): CalendarEvent | undefined {
    return this.#events.one('WHERE id = ?', id);
  }

  /** The event of a row. */
  of(row: Readonly<Record<string, Cell>>): CalendarEvent {
    return this.#events.of(row);
  }

  /** Single events that touch a period, and every series that has begun before its end. */
  touching(from: number, to: number): CalendarEvent[] {
    return this.#store
      .all<Record<string, Cell>>(
        `SELECT * FROM event WHERE cancelled = 0 AND rrule IS NULL AND end_at >= @from AND start_at < @to
         UNION ALL SELECT * FROM event WHERE cancelled = 0 AND rrule IS NOT NULL AND start_at < @to`,
        { from, to },
      )
      .map((row) => this.#events.of(row));
  }
}
