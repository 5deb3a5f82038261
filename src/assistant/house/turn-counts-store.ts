import type { Store } from '../../store/index.ts';

/** Row numbers that are counted together. */
const BLOCK = 256;
/** Stands for all owners together. */
const EVERYONE = '*';

/** A step of the tables of turns. */
export const COUNTS = `CREATE TABLE turn_counts (
     owner TEXT NOT NULL, block INTEGER NOT NULL, turns INTEGER NOT NULL, PRIMARY KEY (owner, block)) STRICT, WITHOUT ROWID`;

/** Where to begin to read in a list of turns, the newest first: how many are skipped of those from a row down. */
export interface Place {
  readonly row: number;
  readonly skip: number;
}

/**
 * How many turns each owner has in each 256 rows, so that a page far back is found without counting through all that came later. Rows are numbered
 * upwards and for good: SQLite keeps the numbers of a table that has an index when it writes a file anew. A block is counted once the rows have
 * gone beyond it, so that nothing is added to it any more.
 */
export class TurnCounts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Where the turn is that has so many newer ones, of one owner or of all; undefined where there is none. */
  find(offset: number, owner?: string): Place | undefined {
    const nowhere = { row: Number.MAX_SAFE_INTEGER, skip: offset };
    const end = this.#end;
    if (end === undefined || offset === 0) return nowhere;
    const isTheirs = owner === undefined ? '' : 'AND owner = ?';
    const newer = this.#store.one<{ n: number }>(
      `SELECT count(*) AS n FROM (SELECT 1 FROM turns WHERE rowid >= ? ${isTheirs} LIMIT ?)`,
      ...[end, ...(owner === undefined ? [] : [owner]), offset + 1],
    )!.n;
    if (newer > offset) return nowhere;
    const left = offset - newer;
    const found = this.#store.one<{ block: number; before: number }>(
      `SELECT block, before FROM (SELECT block, turns, sum(turns) OVER (ORDER BY block DESC) - turns AS before FROM turn_counts WHERE owner = ?)
         WHERE before + turns > ? ORDER BY block DESC LIMIT 1`,
      ...[owner ?? EVERYONE, left],
    );
    return found && { row: (found.block + 1) * BLOCK - 1, skip: left - found.before };
  }

  /**
   * Counts blocks that the rows have gone beyond, so many at most, in one commit.
   * @returns how many were counted.
   */
  count(most: number): number {
    const rows = this.#store.one<{ first: number | null; last: number | null }>(
      'SELECT (SELECT min(rowid) FROM turns) AS first, (SELECT max(rowid) FROM turns) AS last',
    )!;
    if (rows.first === null || rows.last === null) return 0;
    const from = this.#end ?? rows.first - (rows.first % BLOCK);
    const blocks = Math.min(most, Math.floor((rows.last - from) / BLOCK));
    if (blocks <= 0) return 0;
    this.#store.transaction(() => {
      for (let block = from / BLOCK; block < from / BLOCK + blocks; block++) {
        const bounds = [block * BLOCK, (block + 1) * BLOCK];
        this.#store.run(
          'INSERT INTO turn_counts SELECT owner, ?, count(*) FROM turns WHERE rowid >= ? AND rowid < ? GROUP BY owner',
          ...[block, ...bounds],
        );
        this.#store.run(
          'INSERT INTO turn_counts SELECT ?, ?, count(*) FROM turns WHERE rowid >= ? AND rowid < ?',
          ...[EVERYONE, block, ...bounds],
        );
      }
    });
    return blocks;
  }

  /** Rows that were deleted just now; to be called in the same transaction. */
  forgot(rows: readonly { readonly row: number; readonly owner: string }[]): void {
    for (const { row, owner } of rows)
      this.#store.run(
        'UPDATE turn_counts SET turns = turns - 1 WHERE block = ? AND owner IN (?, ?)',
        ...[Math.floor(row / BLOCK), owner, EVERYONE],
      );
    // The number of the newest row is given again once that is gone. A bound number would not be divided as a whole one.
    this.#store.run(
      `DELETE FROM turn_counts WHERE block >= (SELECT ifnull(max(rowid), 0) FROM turns) / ${BLOCK}`,
    );
    this.#store.run(
      'DELETE FROM turn_counts WHERE turns = 0 AND block < (SELECT max(block) FROM turn_counts WHERE owner = ?)',
      EVERYONE,
    );
  }

  /** The first row that is not counted. */
  get #end(): number | undefined {
    const { block } = this.#store.one<{ block: number | null }>(
      'SELECT max(block) AS block FROM turn_counts WHERE owner = ?',
      EVERYONE,
    )!;
    return block === null ? undefined : (block + 1) * BLOCK;
  }
}
