import { type Clock, type Logger, messageOf, type Timer } from '../../src/base/index.ts';
import type { HomeView } from '../../src/bus/index.ts';
import type { DeviceReport } from '../../src/domain/index.ts';
import type { Store } from '../../src/store/index.ts';
import type { Entry, HistoryStore, Series, SeriesType } from './history-store.ts';
import { type Kept, keptOf } from './kept.ts';

/** From here on whatever commit is made takes along what has gathered. */
const RIDE_AFTER_MS = 5_000;
/** And then it is committed, if none was. */
const COMMIT_AFTER_MS = 30_000;
/** Entries that wait for a commit; from then on a series keeps its last one only. */
const PENDING_MAX = 5_000;
const SERIES_MAX = 20_000;
const WORDS_MAX = 4_000;

export interface RecorderParts {
  readonly store: Store;
  readonly rows: HistoryStore;
  readonly home: HomeView;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told once an hour when a house has more than is kept. */
  readonly exceeded: (what: string) => void;
}

/**
 * Writes down what changes. Nothing that only repeats, and nothing alone: what has gathered goes with the next commit that somebody makes,
 * or after half a minute with one of its own: a commit costs 19 kB of flash, however little it holds.
 */
export class Recorder {
  readonly #parts: RecorderParts;
  readonly #series = new Map<string, Series>();
  readonly #byDevice = new Map<string, Map<string, Series>>();
  readonly #words = new Map<string, number>();
  readonly #last = new Map<number, number | null>();
  #pending: Entry[] = [];
  #fresh: { readonly series: Series[]; readonly words: [number, string][] } = { series: [], words: [] };
  #nextSeries = 1;
  #gap: { readonly from: number; readonly to: number } | undefined;
  #isRiding = false;
  #timers: Timer[] = [];
  #isClosed = false;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  start(): void {
    const { rows, clock } = this.#parts;
    for (const series of rows.series()) this.#know(series);
    for (const { id, word } of rows.words()) this.#words.set(word, id);
    const last = rows.lastAt();
    // Nobody looked since then.
    if (last !== undefined && last < clock.now()) this.#gap = { from: last, to: clock.now() };
  }

  /** What still waits is written. */
  close(): void {
    for (const timer of this.#timers.splice(0)) timer.cancel();
    this.#commit();
    this.#isClosed = true;
  }

  seriesOf(device: string): readonly Series[] {
    return [...(this.#byDevice.get(device)?.values() ?? [])];
  }

  all(): readonly Series[] {
    return [...this.#series.values()];
  }

  forget(series: Series): void {
    this.#series.delete(nameOf(series));
    this.#byDevice.get(series.device)?.delete(`${series.key}\n${series.type}`);
    this.#last.delete(series.id);
  }

  /** Whether something is known of it now. */
  isLive({ id }: Series): boolean {
    return this.#last.get(id) != null;
  }

  wordOf(id: number): string {
    for (const [word, known] of this.#words) if (known === id) return word;
    return '';
  }

  /** What is to be read with the rows: entries that no commit has taken yet. */
  waiting(): readonly Entry[] {
    return this.#pending;
  }

  gap(): { readonly from: number; readonly to: number } | undefined {
    return this.#gap;
  }

  take(id: string, { state, available, at }: DeviceReport): void {
    const device = this.#parts.home.device(id);
    if (device === undefined) return;
    const told = new Set<number>();
    for (const [key, value] of available === false ? [] : keptOf(device, state)) {
      const series = this.#seriesFor(id, key, value);
      if (series === undefined) continue;
      told.add(series.id);
      const number = this.#numberFor(value);
      if (number !== undefined) this.#put({ series: series.id, at, value: number });
    }
    for (const { id: one } of this.#byDevice.get(id)?.values() ?? [])
      if (!told.has(one) && this.#last.get(one) != null) this.#put({ series: one, at, value: null });
  }

  #put(entry: Entry): void {
    if (this.#isClosed || this.#last.get(entry.series) === entry.value) return;
    this.#last.set(entry.series, entry.value);
    if (this.#pending.length >= PENDING_MAX) {
      this.#parts.exceeded('changes that wait to be written');
      const index = this.#pending.findLastIndex(({ series }) => series === entry.series);
      if (index < 0) return;
      this.#pending[index] = entry;
      return;
    }
    this.#pending.push(entry);
    if (this.#timers.length === 0) this.#wait();
  }

  #wait(): void {
    const { clock } = this.#parts;
    this.#timers = [
      clock.after(RIDE_AFTER_MS, () => this.#ride()),
      clock.after(COMMIT_AFTER_MS, () => {
        this.#timers = [];
        this.#commit();
        if (this.#pending.length > 0) this.#wait();
      }),
    ];
  }

  /** The next commit takes along what there is then, whoever makes it. */
  #ride(): void {
    if (this.#isRiding) return;
    this.#isRiding = true;
    let taken = 0;
    this.#parts.store.ride(
      () => {
        taken = this.#pending.length;
        this.#write();
      },
      () => {
        this.#isRiding = false;
        this.#pending = this.#pending.slice(taken);
        this.#fresh = { series: [], words: [] };
        this.#gap = undefined;
        for (const timer of this.#timers.splice(0)) timer.cancel();
        if (this.#pending.length > 0) this.#wait();
      },
    );
  }

  #commit(): void {
    if (this.#pending.length === 0) return;
    const { store, rows, clock, log } = this.#parts;
    this.#ride();
    try {
      const now = clock.now();
      if (rows.isDue(now)) store.transaction(() => rows.fold(now));
      else store.settle();
    } catch (error) {
      log.warn('what was measured could not be written', { reason: messageOf(error) });
    }
  }

  #write(): void {
    const { rows } = this.#parts;
    for (const series of this.#fresh.series) rows.addSeries(series);
    for (const [id, word] of this.#fresh.words) rows.addWord(id, word);
    if (this.#gap !== undefined) rows.addGap(this.#gap);
    rows.append(this.#pending);
  }

  #seriesFor(device: string, key: string, value: Kept): Series | undefined {
    const type: SeriesType =
      typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'flag' : 'word';
    const known = this.#byDevice.get(device)?.get(`${key}\n${type}`);
    if (known !== undefined) return known;
    if (this.#series.size >= SERIES_MAX) {
      this.#parts.exceeded('measures and states that are kept');
      return undefined;
    }
    const series = { id: this.#nextSeries, device, key, type };
    this.#know(series);
    this.#fresh.series.push(series);
    return series;
  }

  #numberFor(value: Kept): number | undefined {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    const known = this.#words.get(value);
    if (known !== undefined) return known;
    if (this.#words.size >= WORDS_MAX) {
      this.#parts.exceeded('words of states');
      return undefined;
    }
    const id = this.#words.size + 1;
    this.#words.set(value, id);
    this.#fresh.words.push([id, value]);
    return id;
  }

  #know(series: Series): void {
    this.#series.set(nameOf(series), series);
    const keys = this.#byDevice.get(series.device) ?? new Map<string, Series>();
    this.#byDevice.set(series.device, keys.set(`${series.key}\n${series.type}`, series));
    this.#nextSeries = Math.max(this.#nextSeries, series.id + 1);
  }
}

function nameOf({ device, key, type }: Series): string {
  return `${device}\n${key}\n${type}`;
}
