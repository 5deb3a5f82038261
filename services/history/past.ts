import { HearthError } from '../../src/base/index.ts';
import type { HomeView } from '../../src/bus/index.ts';
import { type Device, DeviceKind, type Target } from '../../src/domain/index.ts';
import { type Became, TESTS } from './became.ts';
import {
  BUCKET_MS,
  bucketsOf,
  countedBy,
  type Figures,
  figuresOf,
  figuresOfBuckets,
  type Span,
  type Stretch,
  stretchesOf,
} from './figures.ts';
import type { HistoryStore, Series } from './history-store.ts';
import { kindOfKey } from './kept.ts';
import type { Bucket, Point } from './packed.ts';
import type { Recorder } from './recorder.ts';
import { type Slice, slicesOf } from './slices.ts';

/** A longer time is looked at by its five minutes: a measure that tells every second has 86,400 points a day. */
const BY_POINTS_MS = 2 * 86_400_000;

export interface SeriesOf {
  readonly device: Device;
  readonly series: Series;
}

/** Reads what is kept: what is written, and what still waits to be. */
export class Past {
  readonly #rows: HistoryStore;
  readonly #recorder: Recorder;
  readonly #rawMs: number;
  readonly #now: () => number;

  constructor(parts: {
    readonly rows: HistoryStore;
    readonly recorder: Recorder;
    readonly rawMs: number;
    readonly now: () => number;
  }) {
    this.#rows = parts.rows;
    this.#recorder = parts.recorder;
    this.#rawMs = parts.rawMs;
    this.#now = parts.now;
  }

  gaps(span: Span): readonly Span[] {
    const gap = this.#recorder.gap();
    const written = this.#rows.gaps(span);
    return gap === undefined || gap.to <= span.from ? written : [...written, gap];
  }

  /** Points one by one, the one that held before them first. */
  points({ id }: Series, span: Span): readonly Point[] {
    const written = this.#rows.points([id], span).get(id) ?? [];
    const waiting = this.#recorder.waiting().filter(({ series, at }) => series === id && at < span.to);
    return [...written, ...waiting];
  }

  /** Whether the points of that time are all there. */
  hasPoints({ from }: Span): boolean {
    return from >= this.#now() - this.#rawMs;
  }

  /** The five minutes of a series: those that are folded, and from the points those that are not yet. */
  buckets(series: Series, span: Span): readonly Bucket[] {
    const folded = this.#rows.buckets(series.id, span);
    const last = folded.at(-1);
    const from = last === undefined ? span.from : last.at + BUCKET_MS;
    const points = this.points(series, { from, to: span.to });
    const before = last === undefined ? undefined : { at: last.at, value: last.last };
    const fresh = bucketsOf(
      points.filter(({ at }) => last === undefined || at >= from),
      BUCKET_MS,
      before,
    );
    return [...folded, ...fresh];
  }

  /** How long it was what; the least and the most of it where only five minutes are known. */
  stretches(
    series: Series,
    span: Span,
  ): { readonly mean: Stretch[]; readonly min: Stretch[]; readonly max: Stretch[] } {
    const until = { from: span.from, to: Math.min(span.to, this.#now()) };
    const gaps = this.gaps(until);
    if (this.#isByPoints(series, until)) {
      const held = stretchesOf(this.points(series, until), until, gaps);
      return { mean: held, min: held, max: held };
    }
    const [mean = [], min = [], max = []] = figuresOfBuckets(this.buckets(series, until), until, gaps);
    return { mean, min, max };
  }

  figures(series: Series, span: Span): Omit<Figures, 'first' | 'last'> | undefined {
    const until = { from: span.from, to: Math.min(span.to, this.#now()) };
    if (this.#isByPoints(series, until)) return figuresOf(this.stretches(series, span).mean);
    return this.slices(series, span, { begins: span.from, length: span.to - span.from })[0];
  }

  /** Equal lengths of time, of what is known by its five minutes. */
  slices(
    series: Series,
    span: Span,
    lengths: { readonly begins: number; readonly length: number },
  ): readonly Slice[] {
    const until = { from: span.from, to: Math.min(span.to, this.#now()) };
    return slicesOf(this.buckets(series, until), until, lengths, this.gaps(until));
  }

  #isByPoints({ type }: Series, span: Span): boolean {
    return (span.to - span.from <= BY_POINTS_MS || type !== 'number') && this.hasPoints(span);
  }

  /** What a counter has counted, also where it began anew meanwhile or nobody looked. Undefined where nothing is known of it. */
  counted(series: Series, span: Span): number | undefined {
    const until = { from: span.from, to: Math.min(span.to, this.#now()) };
    const isShort = until.to - until.from <= BY_POINTS_MS && this.hasPoints(until);
    const values = isShort
      ? this.points(series, until).flatMap(({ value }) => value ?? [])
      : this.buckets(series, until).flatMap(({ min, max, last }) =>
          // It fell: what it rose to, then what it began with.
          last !== null && last < max ? [max, min, last] : [max],
        );
    return values.length === 0 ? undefined : countedBy(values);
  }

  /** When it was so. Undefined where nothing is known of it in that time. */
  was(
    series: Series,
    isSo: (value: number | boolean | string) => boolean,
    span: Span,
  ): readonly Span[] | undefined {
    const { mean, max, min } = this.stretches(series, span);
    const so = (one: Stretch) => isSo(this.#valueOf(series, one.value));
    if (mean.length === 0) return undefined;
    // Of five minutes only how much of them it was so is known: so at all is so.
    const found =
      series.type === 'flag' && mean !== max ? [...(isSo(true) ? max : min)].filter(so) : mean.filter(so);
    return joined(found);
  }

  #valueOf({ type }: Series, value: number): number | boolean | string {
    if (type === 'number') return value;
    return type === 'flag' ? value > 0 : this.#recorder.wordOf(value);
  }
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { from, to } of spans) {
    const last = all.at(-1);
    if (last !== undefined && last.to >= from)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else all.push({ from, to });
  }
  return all;
}

/** Which series are meant by words: those of the things themselves, else those of what belongs to them or stands there. */
export class Meant {
  readonly #home: HomeView;
  readonly #recorder: Recorder;

  constructor(home: HomeView, recorder: Recorder) {
    this.#home = home;
    this.#recorder = recorder;
  }

  /** @throws HearthError `unknown-target`. */
  devices(target: Target): readonly Device[] {
    const found = this.#home.resolve(target, DeviceKind.options);
    switch (found.type) {
      case 'found':
        return found.devices;
      case 'ambiguous':
        return found.ids.flatMap((id) => this.#home.device(id) ?? []);
      case 'unknown':
        throw new HearthError('unknown-target', 'I know no such thing or room.', {
          hint: 'Name one of "hearth devices".',
        });
    }
  }

  /** Measures of a kind. */
  measures(target: Target, kind: string): readonly SeriesOf[] {
    const found = this.#where(
      target,
      (device, { key, type }) =>
        type === 'number' && !isWanted(device, key) && kindOfKey(device, key) === kind,
    );
    // A sensor for it tells of a room better than what heats the room.
    const sensed = found.filter(({ device }) => device.kind === 'sensor' || device.kind === 'binary_sensor');
    return sensed.length > 0 ? sensed : found;
  }

  states(
    target: Target,
    became: Became,
  ): readonly (SeriesOf & { readonly isSo: (value: number | boolean | string) => boolean })[] {
    const found = this.#where(target, (device, { key }) => TESTS[became](device, key) !== undefined);
    // A thermostat that tells what it does says more than what it is set to.
    const acting = new Set(
      found.flatMap(({ device, series }) => (series.key === 'action' ? [device.id] : [])),
    );
    return found
      .filter(({ device, series }) => series.key !== 'mode' || !acting.has(device.id))
      .map((one) => ({ ...one, isSo: TESTS[became](one.device, one.series.key)! }));
  }

  #where(target: Target, fits: (device: Device, series: Series) => boolean): readonly SeriesOf[] {
    const of = (devices: readonly Device[]) =>
      devices.flatMap((device) =>
        this.#recorder
          .seriesOf(device.id)
          .filter((series) => fits(device, series))
          .map((series) => ({ device, series })),
      );
    const devices = this.devices(target);
    const own = of(devices);
    if (own.length > 0) return own;
    const things = new Set(devices.flatMap(({ thing }) => thing ?? []));
    const parts = of(this.#home.devices().filter(({ thing }) => thing !== undefined && things.has(thing)));
    if (parts.length > 0) return parts;
    // "The front door" may be the lock of it, and its contact another thing: "Front Door Contact".
    const names = devices.map(({ name }) => name.toLowerCase());
    return of(
      this.#home
        .devices()
        .filter(({ name }) => names.some((one) => ` ${name.toLowerCase()} `.includes(` ${one} `))),
    );
  }
}

/** What a thermostat is to reach is no measure. */
function isWanted({ kind }: Device, key: string): boolean {
  return (
    (kind === 'climate' || kind === 'water_heater' || kind === 'humidifier') && !key.startsWith('current_')
  );
}
