import { type Statement, Store } from '../../store/index.ts';

/** What a row of the index stands for; the spaces keep the kinds of things apart in one search. */
export type Kind = 'device' | 'area' | 'method' | 'topic';

export interface Row {
  readonly kind: Kind;
  readonly ref: string;
  /** Smaller is better (SQLite FTS5, the bm25 function). */
  readonly rank: number;
}

const MIGRATIONS = [
  `CREATE VIRTUAL TABLE words USING fts5 (kind UNINDEXED, ref UNINDEXED, text, tokenize = 'porter unicode61 remove_diacritics 2');
   CREATE TABLE rows (kind TEXT NOT NULL, ref TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (kind, ref)) STRICT, WITHOUT ROWID;`,
];

/**
 * A full-text index of the house (SQLite FTS5, porter stems), in memory: it is made from what the hub knows anyway and is gone with it.
 * Searching costs by the words asked for and what they hit, not by the size of the house.
 */
export class HouseIndexStore {
  readonly #store = new Store({ path: ':memory:' });
  readonly #insert: Statement<[string, string, string], unknown>;
  readonly #remember: Statement<[string, string, number | bigint], unknown>;
  readonly #rowOf: Statement<[string, string], { row: number }>;
  readonly #delete: Statement<[number], unknown>;
  readonly #forget: Statement<[string, string], unknown>;
  readonly #find: Statement<[string, string, number], Row>;

  constructor() {
    this.#store.migrate('house-index', MIGRATIONS);
    this.#insert = this.#store.prepare('INSERT INTO words (kind, ref, text) VALUES (?, ?, ?)');
    this.#remember = this.#store.prepare('INSERT INTO rows (kind, ref, row) VALUES (?, ?, ?)');
    this.#rowOf = this.#store.prepare('SELECT row FROM rows WHERE kind = ? AND ref = ?');
    this.#delete = this.#store.prepare('DELETE FROM words WHERE rowid = ?');
    this.#forget = this.#store.prepare('DELETE FROM rows WHERE kind = ? AND ref = ?');
    this.#find = this.#store.prepare(
      'SELECT kind, ref, bm25(words) AS rank FROM words WHERE words MATCH ? AND kind = ? ORDER BY rank LIMIT ?',
    );
  }

  /** Many changes as one transaction. */
  change(run: () => void): void {
    this.#store.transaction(run);
  }

  set(kind: Kind, ref: string, text: string): void {
    this.remove(kind, ref);
    const { lastInsertRowid } = this.#insert.run(kind, ref, text);
    this.#remember.run(kind, ref, lastInsertRowid);
  }

  remove(kind: Kind, ref: string): void {
    const known = this.#rowOf.get(kind, ref);
    if (known === undefined) return;
    this.#delete.run(known.row);
    this.#forget.run(kind, ref);
  }

  /** The best `limit` of a kind for any of the words; words are taken literally, whatever signs they hold. */
  find(kind: Kind, words: readonly string[], limit: number): readonly Row[] {
    if (words.length === 0) return [];
    const query = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' OR ');
    return this.#find.all(`text : (${query})`, kind, limit);
  }

  close(): void {
    this.#store.close();
  }
}
