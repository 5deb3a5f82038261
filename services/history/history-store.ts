import type { Store } from '../../src/store/index.ts';
import { BUCKET_MS, bucketsOf, type Span } from './figures.ts';
import {
  type Bucket,
  Packer,
  type Point,
  packBuckets,
  packPoints,
  Unpacker,
  unpackBuckets,
  unpackPoints,
} from './packed.ts';

/** Six hours of one series are a row: a year is 1,460 of them, and a house of 3,000 series writes its rows four times a day. */
export const BLOCK_MS = 6 * 3_600_000;

/** How the values of a series are to be read: numbers, truths (1, 0), or words by their number. */
export type SeriesType = 'number' | 'flag' | 'word';

export interface Series {
  readonly id: number;
  readonly device: string;
  readonly key: string;
  readonly type: SeriesType;
}

/** A point with the series that it is of. */
export interface Entry extends Point {
  readonly series: number;
}

const STEPS = [
  `CREATE TABLE history_series (
     id     INTEGER PRIMARY KEY,
     device TEXT NOT NULL,
     key    TEXT NOT NULL,
     type   TEXT NOT NULL,
     UNIQUE (device, key, type)
   ) STRICT;
   CREATE TABLE history_words (
     id   INTEGER PRIMARY KEY,
     word TEXT NOT NULL UNIQUE
   ) STRICT;
   CREATE TABLE history_batches (
     id   INTEGER PRIMARY KEY,
     at   INTEGER NOT NULL,
     ends INTEGER NOT NULL,
     data BLOB NOT NULL
   ) STRICT;
   CREATE TABLE history_raw (
     series INTEGER NOT NULL,
     block  INTEGER NOT NULL,
     data   BLOB NOT NULL,
     PRIMARY KEY (series, block)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE history_five (
     series INTEGER NOT NULL,
     block  INTEGER NOT NULL,
     data   BLOB NOT NULL,
     PRIMARY KEY (series, block)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE history_gaps (
     at   INTEGER PRIMARY KEY,
     ends INTEGER NOT NULL
   ) STRICT;`,
];

interface BatchRow {
  readonly id: number;
  readonly at: number;
  readonly ends: number;
  readonly data: Uint8Array;
}
interface BlockRow {
  readonly block: number;
  readonly data: Uint8Array;
}

const blockOf = (at: number) => Math.floor(at / BLOCK_MS);

/**
 * The rows of the past. What comes in is appended as packed batches, whichever series it is of, so that a commit writes a page or two. When
 * six hours are over their batches become one row a series, and another with the figures of each five minutes.
 */
export class HistoryStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('history', STEPS);
  }

  series(): Series[] {
    return this.#store.all<Series>('SELECT id, device, key, type FROM history_series');
  }

  addSeries(series: Series): void {
    this.#store.put('history_series', { ...series }, 'IGNORE');
  }

  words(): { readonly id: number; readonly word: string }[] {
    return this.#store.all('SELECT id, word FROM history_words');
  }

  addWord(id: number, word: string): void {
    this.#store.put('history_words', { id, word }, 'IGNORE');
  }

  /** When something was written last; undefined while nothing ever was. */
  lastAt(): number | undefined {
    const batch = this.#store.one<{ at: number | null }>('SELECT max(ends) AS at FROM history_batches')?.at;
    if (batch != null) return batch;
    const block = this.#store.one<{ block: number | null }>('SELECT max(block) AS block FROM history_raw');
    return block?.block == null ? undefined : (block.block + 1) * BLOCK_MS - 1;
  }

  addGap({ from, to }: Span): void {
    this.#store.put('history_gaps', { at: from, ends: to }, 'REPLACE');
  }

  gaps({ from, to }: Span): Span[] {
    const sql = 'SELECT at AS "from", ends AS "to" FROM history_gaps WHERE at < ? AND ends > ? ORDER BY at';
    return this.#store.all<Span>(sql, to, from);
  }

  append(entries: readonly Entry[]): void {
    const [first] = entries;
    if (first === undefined) return;
    const packer = new Packer();
    let before = first.at;
    let ends = first.at;
    for (const { at, series, value } of entries) {
      packer
        .signed(at - before)
        .whole(series)
        .value(value);
      before = at;
      ends = Math.max(ends, at);
    }
    this.#store.put('history_batches', { at: first.at, ends, data: packer.data });
  }

  /** Whether there is something to fold: a batch of an earlier block than that of `now`. */
  isDue(now: number): boolean {
    const first = this.#store.one<{ at: number | null }>('SELECT min(ends) AS at FROM history_batches')?.at;
    return first != null && blockOf(first) < blockOf(now);
  }

  /** Makes rows of a series each of the batches of blocks that are over. In one transaction. */
  fold(now: number): void {
    this.#store.transaction(() => {
      const rows = this.#batches('WHERE ends < ?', blockOf(now) * BLOCK_MS);
      const bySeries = new Map<number, Map<number, Point[]>>();
      for (const row of rows)
        for (const { series, at, value } of entriesOf(row)) {
          const blocks = bySeries.get(series) ?? new Map<number, Point[]>();
          bySeries.set(series, blocks);
          const points = blocks.get(blockOf(at)) ?? [];
          blocks.set(blockOf(at), points);
          points.push({ at, value });
        }
      for (const [series, blocks] of bySeries)
        for (const [block, points] of blocks) this.#addBlock(series, block, points);
      this.#store.run('DELETE FROM history_batches WHERE ends < ?', blockOf(now) * BLOCK_MS);
    });
  }

  #addBlock(series: number, block: number, added: readonly Point[]): void {
    const from = block * BLOCK_MS;
    const known = this.#store.one<BlockRow>(
      'SELECT block, data FROM history_raw WHERE series = ? AND block = ?',
      series,
      block,
    );
    const points = [...(known === undefined ? [] : unpackPoints(known.data, from)), ...added].sort(
      (one, other) => one.at - other.at,
    );
    this.#store.put('history_raw', { series, block, data: packPoints(points, from) }, 'REPLACE');
    const buckets = bucketsOf(points, BUCKET_MS, this.#heldBefore(series, block));
    if (buckets.length === 0) return;
    const data = packBuckets(buckets, from, BUCKET_MS);
    this.#store.put('history_five', { series, block, data }, 'REPLACE');
  }

  /** The last point of a series in the rows before a block. */
  #heldBefore(series: number, block: number): Point | undefined {
    const sql = 'SELECT block, data FROM %s WHERE series = ? AND block < ? ORDER BY block DESC LIMIT 1';
    const raw = this.#store.one<BlockRow>(sql.replace('%s', 'history_raw'), series, block);
    if (raw !== undefined) return unpackPoints(raw.data, raw.block * BLOCK_MS).at(-1);
    const five = this.#store.one<BlockRow>(sql.replace('%s', 'history_five'), series, block);
    const last = five && unpackBuckets(five.data, five.block * BLOCK_MS, BUCKET_MS).at(-1);
    return last && { at: last.at, value: last.last };
  }

  /** The points of some series in a span, each with the one that held before it. */
  points(series: readonly number[], { from, to }: Span): Map<number, Point[]> {
    const found = new Map<number, Point[]>();
    for (const one of series) {
      const sql =
        'SELECT block, data FROM history_raw WHERE series = ? AND block >= ? AND block <= ? ORDER BY block';
      const rows = this.#store.all<BlockRow>(sql, one, blockOf(from), blockOf(to));
      const before = this.#heldBefore(one, blockOf(from));
      const points = rows.flatMap(({ block, data }) => unpackPoints(data, block * BLOCK_MS));
      found.set(one, [...(before === undefined ? [] : [before]), ...points]);
    }
    for (const row of this.#batches('WHERE at < ?', to))
      for (const { series: of, at, value } of entriesOf(row)) found.get(of)?.push({ at, value });
    for (const [one, points] of found) found.set(one, within(points, from, to));
    return found;
  }

  /** The figures of each five minutes of a series in a span, of what is folded; the one that held before it as well. */
  buckets(series: number, { from, to }: Span): Bucket[] {
    const sql =
      'SELECT block, data FROM history_five WHERE series = ? AND block >= ? AND block <= ? ORDER BY block';
    const rows = this.#store.all<BlockRow>(sql, series, blockOf(from), blockOf(to));
    const before = this.#store.one<BlockRow>(
      'SELECT block, data FROM history_five WHERE series = ? AND block < ? ORDER BY block DESC LIMIT 1',
      series,
      blockOf(from),
    );
    const all = [...(before === undefined ? [] : [before]), ...rows].flatMap(({ block, data }) =>
      unpackBuckets(data, block * BLOCK_MS, BUCKET_MS),
    );
    return within(all, Math.floor(from / BUCKET_MS) * BUCKET_MS, to);
  }

  /** The first instant of which a series has points one by one; undefined where it has none. */
  rawSince(series: number): number | undefined {
    const sql = 'SELECT min(block) AS block FROM history_raw WHERE series = ?';
    const block = this.#store.one<{ block: number | null }>(sql, series)?.block;
    return block == null ? undefined : block * BLOCK_MS;
  }

  /** Lets go of what is older, of one series. @returns whether anything is left of it. */
  forget(series: number, before: { readonly raw: number; readonly five: number }): boolean {
    this.#store.run('DELETE FROM history_raw WHERE series = ? AND block < ?', series, blockOf(before.raw));
    this.#store.run('DELETE FROM history_five WHERE series = ? AND block < ?', series, blockOf(before.five));
    return this.#store.one('SELECT 1 FROM history_five WHERE series = ? LIMIT 1', series) !== undefined;
  }

  /** Series of which something is older. */
  older(before: { readonly raw: number; readonly five: number }): readonly number[] {
    const sql =
      'SELECT series FROM history_raw WHERE block < ? UNION SELECT series FROM history_five WHERE block < ?';
    return this.#store
      .all<{ series: number }>(sql, blockOf(before.raw), blockOf(before.five))
      .map(({ series }) => series);
  }

  forgetGaps(before: number): void {
    this.#store.run('DELETE FROM history_gaps WHERE ends < ?', before);
  }

  forgetSeries(series: number): void {
    this.#store.run('DELETE FROM history_raw WHERE series = ?', series);
    this.#store.run('DELETE FROM history_series WHERE id = ?', series);
  }

  #batches(where: string, ...values: readonly number[]): BatchRow[] {
    const sql = `SELECT id, at, ends, data FROM history_batches ${where} ORDER BY id`;
    return this.#store.all<BatchRow>(sql, ...values);
  }
}

function* entriesOf({ at: first, data }: BatchRow): Generator<Entry> {
  const unpacker = new Unpacker(data);
  for (let at = first; !unpacker.isAtEnd; ) {
    at += unpacker.signed();
    yield { at, series: unpacker.whole(), value: unpacker.value() };
  }
}

/** Those in the span, and the last one before it. */
function within<T extends { readonly at: number }>(all: readonly T[], from: number, to: number): T[] {
  const sorted = [...all].sort((one, other) => one.at - other.at);
  const first = sorted.findLastIndex(({ at }) => at <= from);
  return sorted.filter(({ at }, index) => at < to && index >= first);
}
