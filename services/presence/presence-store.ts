import type { Position } from '../../src/domain/index.ts';
import type { Store } from '../../src/store/index.ts';

/** Where somebody is, as the house knows it. */
export interface Whereabouts {
  readonly person: string;
  readonly state: 'home' | 'away' | null;
  /** A place with a name, away from home: for the person and the owner. */
  readonly zone: string | null;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly by: 'tracker' | 'word';
  /** Until when what was said holds. */
  readonly until: number | null;
}

export interface Change {
  readonly at: number;
  readonly state: 'home' | 'away' | null;
}

/** Positions of one person: one a minute for a week would be more. */
const POSITIONS_MAX = 5_000;
const CHANGES_MAX = 1_000;

const STEPS = [
  `CREATE TABLE presence_people (
     person TEXT PRIMARY KEY,
     state  TEXT,
     zone   TEXT,
     since  INTEGER NOT NULL,
     by     TEXT NOT NULL,
     until  INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE presence_changes (
     person TEXT NOT NULL,
     at     INTEGER NOT NULL,
     state  TEXT,
     PRIMARY KEY (person, at)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE presence_trackers (
     device TEXT PRIMARY KEY,
     person TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE presence_positions (
     person    TEXT NOT NULL,
     at        INTEGER NOT NULL,
     latitude  REAL,
     longitude REAL,
     accuracy  REAL,
     zone      TEXT,
     PRIMARY KEY (person, at)
   ) STRICT, WITHOUT ROWID;`,
];

/** Who is where, what changed of it, whose trackers are whose, and where they were in the last days. */
export class PresenceStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('presence', STEPS);
  }

  people(): Whereabouts[] {
    return this.#store.all<Whereabouts>('SELECT * FROM presence_people');
  }

  /** With what changed of it, where something did. */
  save(now: Whereabouts, change: Change | undefined): void {
    this.#store.transaction(() => {
      this.#store.put('presence_people', { ...now }, 'REPLACE');
      if (change === undefined) return;
      const { person } = now;
      this.#store.put('presence_changes', { person, ...change }, 'REPLACE');
      this.#keep('presence_changes', person, CHANGES_MAX);
    });
  }

  /** The newest first. */
  changes(person: string, { from, to }: { readonly from: number; readonly to: number }): Change[] {
    const sql =
      'SELECT at, state FROM presence_changes WHERE person = ? AND at >= ? AND at < ? ORDER BY at DESC';
    return this.#store.all<Change>(sql, person, from, to);
  }

  trackers(): { readonly device: string; readonly person: string }[] {
    return this.#store.all('SELECT device, person FROM presence_trackers');
  }

  /** The trackers of a person are these, and no others. */
  bind(person: string, devices: readonly string[]): void {
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM presence_trackers WHERE person = ?', person);
      for (const device of devices) this.#store.put('presence_trackers', { device, person }, 'REPLACE');
    });
  }

  /** Goes with the next commit: where somebody was is not worth one. */
  addPosition(person: string, { at, latitude, longitude, accuracy, zone }: Position): void {
    this.#store.ride(() => {
      this.#store.put('presence_positions', { person, at, latitude, longitude, accuracy, zone }, 'REPLACE');
      this.#keep('presence_positions', person, POSITIONS_MAX);
    });
  }

  position(person: string): Position | undefined {
    const sql =
      'SELECT at, latitude, longitude, accuracy, zone FROM presence_positions WHERE person = ? ORDER BY at DESC LIMIT 1';
    return this.#store.one<Position>(sql, person);
  }

  /** Lets go of positions that are older, and of changes that are older by far. */
  forget(before: { readonly positions: number; readonly changes: number }): void {
    if (
      this.#store.one('SELECT 1 FROM presence_positions WHERE at < ? LIMIT 1', before.positions) ===
        undefined &&
      this.#store.one('SELECT 1 FROM presence_changes WHERE at < ? LIMIT 1', before.changes) === undefined
    )
      return;
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM presence_positions WHERE at < ?', before.positions);
      this.#store.run('DELETE FROM presence_changes WHERE at < ?', before.changes);
    });
  }

  #keep(table: 'presence_changes' | 'presence_positions', person: string, most: number): void {
    const sql = `DELETE FROM ${table} WHERE person = ? AND at < (SELECT at FROM ${table} WHERE person = ? ORDER BY at DESC LIMIT 1 OFFSET ?)`;
    this.#store.run(sql, person, person, most - 1);
  }
}
