import type { Store } from '../store/index.ts';
import type { Standing } from './journal-store.ts';
import { packedView, unpackedView } from './view-text.ts';

/** Of a turn as a whole, known by the number of its first process, or of one process. */
export type ViewOf = 'turn' | 'process';

/** What was told of a turn or a process that had ended. */
export interface KeptView {
  readonly of: ViewOf;
  readonly number: number;
  /** Number of the newest batch that it tells of: it holds for as long as there is none newer. */
  readonly newest: number;
  /** Of all beside the journal that it tells of, a whole number. */
  readonly mark: number;
  /** In UTF-8. */
  readonly json: Buffer;
}

/** How a turn stands on disk that may have ended. */
export interface TurnStanding extends Standing {
  readonly isOpen: boolean;
  readonly lastAt: number;
  readonly entries: number;
}

interface ViewRow extends Pick<KeptView, 'number' | 'newest' | 'mark'> {
  readonly view: Buffer;
}

type TurnRow = Omit<TurnStanding, 'isOpen'> & { readonly open: 0 | 1 };

/** A view lies by the number of its process and goes with it, whoever deletes that one. */
const TABLE = `process INTEGER PRIMARY KEY REFERENCES processes (seq) ON DELETE CASCADE,
     newest INTEGER NOT NULL, mark INTEGER NOT NULL, view BLOB NOT NULL`;

const MIGRATIONS = [
  `CREATE TABLE turn_views (${TABLE}) STRICT;
   CREATE TABLE process_views (${TABLE}) STRICT;
   CREATE TABLE views_made (one INTEGER PRIMARY KEY CHECK (one = 1), fold INTEGER NOT NULL, upto INTEGER NOT NULL) STRICT`,
];

const TABLES = { turn: 'turn_views', process: 'process_views' } as const;

/**
 * Views that a room above made of the journal and keeps beside it, so that they are not made anew. A reader compares `newest` and `mark` with how
 * things stand: what does not hold any more is as good as not there.
 */
export class ViewStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('views', MIGRATIONS);
  }

  /** Those that are kept of these numbers, in no order. */
  read(of: ViewOf, numbers: readonly number[]): readonly KeptView[] {
    if (numbers.length === 0) return [];
    return this.#store
      .all<ViewRow>(
        `SELECT process AS number, newest, mark, view FROM ${TABLES[of]} WHERE process IN (SELECT value FROM json_each(?))`,
        JSON.stringify(numbers),
      )
      .map(({ view, ...row }) => ({ of, ...row, json: unpackedView(view) }));
  }

  /**
   * Keeps views, all or none, each in place of the one before; what was forgotten meanwhile is left out.
   * @param made how they were made, and up to which turn all was looked at.
   */
  keep(views: readonly KeptView[], made?: { readonly fold: number; readonly upto: number }): void {
    this.#store.transaction(() => {
      for (const { of, number, newest, mark, json } of views)
        this.#store.run(
          `INSERT OR REPLACE INTO ${TABLES[of]} (process, newest, mark, view) SELECT seq, ?, ?, ? FROM processes WHERE seq = ?`,
          ...[newest, mark, packedView(json), number],
        );
      if (made !== undefined) this.#store.put('views_made', { one: 1, ...made }, 'REPLACE');
    });
  }

  /** Number of the turn up to which all was looked at that is made so; 0 before the first. */
  upto(fold: number): number {
    const made = this.#store.one<{ upto: number }>('SELECT upto FROM views_made WHERE fold = ?', fold);
    return made?.upto ?? 0;
  }

  /** Turns in the order they began, those after a number. */
  turnsAfter(number: number, limit: number): readonly TurnStanding[] {
    return this.#turns(
      'seq > ? AND seq = (SELECT min(seq) FROM processes WHERE turn = one.turn)',
      limit,
      number,
    );
  }

  /** These turns, those that are on disk. */
  turns(ids: readonly string[]): readonly TurnStanding[] {
    const of =
      'turn IN (SELECT value FROM json_each(?)) AND seq = (SELECT min(seq) FROM processes WHERE turn = one.turn)';
    return this.#turns(of, ids.length, JSON.stringify(ids));
  }

  /** When anything was written of anything last; 0 when nothing was. */
  get lastAt(): number {
    const sql = `SELECT last_at AS at FROM processes WHERE seq = (SELECT process FROM batches ORDER BY seq DESC LIMIT 1)`;
    return this.#store.one<{ at: number }>(sql)?.at ?? 0;
  }

  #turns(of: string, limit: number, value: number | string): readonly TurnStanding[] {
    const all = (what: string) => `(SELECT ${what} FROM processes WHERE turn = one.turn)`;
    return this.#store
      .all<TurnRow>(
        `SELECT seq AS number, turn AS id, turn, ${all('max(newest)')} AS newest, ${all('max(open)')} AS open,
             ${all('max(last_at)')} AS lastAt, ${all('sum(entries)')} AS entries
           FROM processes AS one WHERE ${of} ORDER BY seq LIMIT ?`,
        ...[value, limit],
      )
      .map(({ open, ...row }) => ({ ...row, isOpen: open === 1 }));
  }
}
