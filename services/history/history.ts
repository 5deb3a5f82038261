import { dateAt, durationMs, HearthError, startOfDate, theThing } from '../../src/base/index.ts';
import {
  DeviceMirror,
  type HomeView,
  type ServiceContext,
  type ServiceInstance,
} from '../../src/bus/index.ts';
import type { Device, Target } from '../../src/domain/index.ts';
import type { Became } from './became.ts';
import { BUCKET_MS, bucketsOf, type Span } from './figures.ts';
import { HistoryStore, type Series } from './history-store.ts';
import { kindOfKey } from './kept.ts';
import { Meant, Past } from './past.ts';
import { Recorder } from './recorder.ts';
import { Retention } from './retention.ts';
import {
  type Asked,
  calledKind,
  type Figure,
  measuredWords,
  type Now,
  nothingWords,
  unitOf,
  usedWords,
  type Was,
  wasWords,
} from './words.ts';

const DAY_MS = 86_400_000;
/** Sensors of a room that are told one by one. */
const TOLD = 3;
/** Points of an answer: more would not fit into one message. */
export const POINTS_MAX = 2_000;

export interface HistoryConfig {
  readonly rawDays: number;
  readonly keepDays: number;
}

export interface PeriodParams {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface SeriesParams extends PeriodParams {
  readonly device: string;
  readonly key?: string | undefined;
  readonly every?: string | undefined;
  readonly points?: number | undefined;
}

/** Keeps what things measured and how they were, and tells of it. */
export class History implements ServiceInstance {
  readonly #context: ServiceContext;
  readonly #home: HomeView;
  readonly #own: DeviceMirror | undefined;
  readonly #recorder: Recorder;
  readonly #past: Past;
  readonly #meant: Meant;
  readonly #retention: Retention;
  #stop: (() => void) | undefined;

  constructor(context: ServiceContext) {
    const { bus, log, home, store, clock, budgets } = context;
    const { rawDays, keepDays } = context.config as HistoryConfig;
    this.#context = context;
    if (home === undefined) this.#home = this.#own = new DeviceMirror({ bus, log });
    else this.#home = home;
    const rows = new HistoryStore(store);
    const parts = { store, rows, clock, log, home: this.#home };
    this.#recorder = new Recorder({
      ...parts,
      exceeded: (what) => budgets.exceeded('history', 'the house', `more than the history keeps: ${what}`),
    });
    this.#past = new Past({
      rows,
      recorder: this.#recorder,
      rawMs: rawDays * DAY_MS,
      now: () => clock.now(),
    });
    this.#meant = new Meant(this.#home, this.#recorder);
    this.#retention = new Retention({
      ...{ ...parts, recorder: this.#recorder, zone: context.place.timezone },
      ...{ rawDays, keepDays },
    });
  }

  async start(): Promise<void> {
    await this.#own?.start();
    this.#recorder.start();
    this.#stop = this.#home.onAnyReport((id, report) => this.#recorder.take(id, report));
    const at = this.#context.clock.now();
    for (const { id } of this.#home.devices()) {
      const report = this.#home.report(id);
      if (report !== undefined) this.#recorder.take(id, { ...report, at });
    }
    this.#retention.start();
  }

  async close(): Promise<void> {
    this.#stop?.();
    await this.#retention.close();
    this.#recorder.close();
    await this.#own?.close();
  }

  /** For rules of places. */
  touches(params: unknown): readonly Device[] | undefined {
    const { target, device } = params as { readonly target?: Target; readonly device?: string };
    try {
      return target === undefined
        ? device === undefined
          ? undefined
          : [this.#known(device)]
        : this.#meant.devices(target);
    } catch {
      return undefined;
    }
  }

  /** The curves of one device. */
  series({ device: id, key, every, points = POINTS_MAX, ...period }: SeriesParams) {
    const device = this.#known(id);
    const span = this.#span(period, DAY_MS);
    const all = this.#recorder.seriesOf(id).filter((one) => key === undefined || one.key === key);
    const most = Math.max(1, Math.floor(Math.min(points, POINTS_MAX) / Math.max(1, all.length)));
    const length = every === undefined ? this.#lengthFor(all, span, most) : this.#lengthOf(every, span, most);
    return {
      ...{ device: id, name: device.name, area: device.area },
      from: new Date(span.from).toISOString(),
      to: new Date(span.to).toISOString(),
      every: length === undefined ? null : `PT${length / 1000}S`,
      series: all.map((one) => ({
        key: one.key,
        kind: kindOfKey(device, one.key),
        unit:
          one.type === 'number'
            ? unitOf(kindOfKey(device, one.key), device.features?.[one.key]?.unit) || null
            : null,
        type: one.type,
        points: length === undefined ? this.#single(one, span) : this.#folded(one, span, length),
      })),
      gaps: this.#past.gaps(span).map(({ from, to }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      })),
    };
  }

  measure({
    target,
    kind,
    figure,
    felt,
    ...period
  }: PeriodParams & { target: Target; kind: string; figure: Figure; felt?: boolean | undefined }) {
    const span = this.#span(period);
    const meant = this.#meant.measures(target, kind);
    const found = meant.flatMap(({ device, series }) => {
      const figures = this.#past.figures(series, span);
      const unit = unitOf(kind, device.features?.[series.key]?.unit);
      return figures === undefined ? [] : [{ id: device.id, name: device.name, kind, unit, figures }];
    });
    const told = found.slice(0, TOLD);
    const place = placeOf(target);
    const nothing = nothingWords(
      `the ${calledKind(kind)} of ${place ?? this.#nameOf(target)}`,
      span,
      this.#now,
    );
    return {
      ...periodOf(span),
      found: found.map(({ figures: { mean, min, max, minAt, maxAt }, ...one }) => ({
        ...one,
        ...{ mean, lowest: min, highest: max },
        lowest_at: new Date(minAt).toISOString(),
        highest_at: new Date(maxAt).toISOString(),
      })),
      summary:
        told.length === 0
          ? nothing
          : measuredWords(told, { figure, felt: felt === true, span, place }, this.#now),
    };
  }

  states({ target, became, ask, ...period }: PeriodParams & { target: Target; became: Became; ask: Asked }) {
    const span = this.#span(period, ask === 'last' ? this.#rawMs : undefined);
    const found = this.#meant.states(target, became).flatMap(({ device, series, isSo }) => {
      const spans = this.#past.was(series, isSo, span);
      if (spans === undefined) return [];
      const was: Was & { readonly id: string } = {
        ...{ id: device.id, name: device.name, spans },
        began: spans.map(({ from }) => from).filter((at) => at > span.from && !this.#endsGap(at, span)),
      };
      return [was];
    });
    const so = found.filter(({ spans }) => spans.length > 0);
    const told = (so.length > 0 ? so : found).slice(0, TOLD);
    const nothing = nothingWords(`when ${this.#nameOf(target)} was ${became}`, span, this.#now);
    return {
      ...periodOf(span),
      found: found.map(({ id, name, spans }) => ({
        ...{ id, name },
        spans: spans.slice(-POINTS_MAX).map((one) => periodOf(one)),
      })),
      summary:
        told.length === 0
          ? nothing
          : told.map((one) => wasWords(one, { became, ask, span }, this.#now)).join('; '),
    };
  }

  used({ target, kind, ...period }: PeriodParams & { target: Target; kind: string }) {
    const span = this.#span(period);
    const used = this.#meant.measures(target, kind).flatMap(({ device, series }) => {
      const amount = this.#past.counted(series, span);
      const unit = unitOf(kind, device.features?.[series.key]?.unit);
      return amount === undefined ? [] : [{ id: device.id, name: device.name, amount, unit }];
    });
    const counted = used.length > 0 ? used : kind === 'energy' ? this.#usedByPower(target, span) : [];
    const most = counted.toSorted((one, other) => other.amount - one.amount);
    return {
      ...periodOf(span),
      used: most,
      summary:
        most.length === 0
          ? nothingWords(`what ${this.#nameOf(target)} used`, span, this.#now)
          : usedWords(most.slice(0, TOLD), span, this.#now),
    };
  }

  /** Where no counter is: what was drawn, over the time it was. */
  #usedByPower(target: Target, span: Span) {
    return this.#meant.measures(target, 'power').flatMap(({ device, series }) => {
      const { mean } = this.#past.stretches(series, span);
      if (mean.length === 0) return [];
      const factor = device.features?.[series.key]?.unit === 'kW' ? 1 : 1_000;
      const wattMs = mean.reduce((sum, { from, to, value }) => sum + value * (to - from), 0);
      return [{ id: device.id, name: device.name, amount: wattMs / 3_600_000 / factor, unit: 'kWh' }];
    });
  }

  #known(id: string): Device {
    const device = this.#home.device(id);
    if (device !== undefined) return device;
    throw new HearthError('unknown-target', `There is no device "${id}"`, {
      hint: 'GET /v1/devices lists them.',
    });
  }

  /** Without words for it: today, or the last while. */
  #span({ from, to }: PeriodParams, lastMs?: number): Span {
    const { now, zone } = this.#now;
    // What comes to be this very moment belongs to it.
    const end = to === undefined ? now + 1 : Date.parse(to);
    const begin = lastMs === undefined ? startOfDate(dateAt(Math.min(end, now), zone), zone) : end - lastMs;
    const span = { from: from === undefined ? begin : Date.parse(from), to: end };
    if (span.from < span.to) return span;
    throw new HearthError('invalid-params', 'That time ends before it begins.', {
      faults: [{ path: '/from', message: 'must be before `to`' }],
    });
  }

  /** It was told anew after nobody had looked: that is no change. */
  #endsGap(at: number, span: Span): boolean {
    return this.#past.gaps(span).some(({ from, to }) => at >= from && at <= to + 60_000);
  }

  /** Undefined: each point by itself. */
  #lengthFor(all: readonly Series[], span: Span, most: number): number | undefined {
    const until = { from: span.from, to: Math.min(span.to, this.#context.clock.now()) };
    if (this.#past.hasPoints(until) && until.to - until.from <= 2 * DAY_MS) {
      const counts = all.map((one) => this.#past.points(one, until).length);
      if (counts.every((count) => count <= most)) return undefined;
    }
    return this.#least(span, most);
  }

  #lengthOf(every: string, span: Span, most: number): number {
    const length = durationMs(every);
    if (length === undefined || length < 1_000)
      throw new HearthError('invalid-params', 'That is no length of time.', {
        faults: [
          { path: '/every', message: 'must be an ISO 8601 duration of a second or more, such as PT5M' },
        ],
      });
    return Math.max(length, this.#least(span, most, 1_000));
  }

  /** The shortest of the usual lengths that gives no more points. */
  #least({ from, to }: Span, most: number, first = 10_000): number {
    const wanted = (to - from) / most;
    return (
      LENGTHS_MS.find((length) => length >= Math.max(wanted, first)) ?? Math.ceil(wanted / DAY_MS) * DAY_MS
    );
  }

  #single(series: Series, span: Span) {
    return this.#past.points(series, span).map(({ at, value }) => ({
      at: new Date(Math.max(at, span.from)).toISOString(),
      value: this.#valueOf(series, value),
    }));
  }

  #folded(series: Series, span: Span, length: number) {
    const until = { from: span.from, to: Math.min(span.to, this.#context.clock.now()) };
    const fine = length < BUCKET_MS && this.#past.hasPoints(until);
    if (fine || series.type === 'word') {
      const points = this.#past.points(series, until);
      return bucketsOf(points, length).map((one) => ({ ...this.#shown(series, one), at: iso(one.at, span) }));
    }
    const begins = Math.floor(until.from / length) * length;
    return this.#past.slices(series, until, { begins, length }).map(({ at, mean, min, max }) => ({
      ...{ at: iso(at, span), value: Number(mean.toPrecision(6)), min, max },
    }));
  }

  #shown(
    series: Series,
    { mean, min, max, last }: { mean: number; min: number; max: number; last: number | null },
  ) {
    return series.type === 'word' ? { value: this.#valueOf(series, last) } : { value: mean, min, max };
  }

  #valueOf({ type }: Series, value: number | null): number | boolean | string | null {
    if (value === null || type === 'number') return value;
    return type === 'flag' ? value > 0 : this.#recorder.wordOf(value);
  }

  #nameOf(target: Target): string {
    const place = placeOf(target);
    if (place !== undefined) return place;
    const [first] = this.#meant.devices(target);
    return first === undefined ? 'that' : theThing(first.name);
  }

  get #now(): Now {
    const { clock, place } = this.#context;
    return { now: clock.now(), zone: place.timezone };
  }

  get #rawMs(): number {
    return (this.#context.config as HistoryConfig).rawDays * DAY_MS;
  }
}

/** Lengths that divide a day, in which people think. */
const LENGTHS_MS = [10, 30, 60, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400].map(
  (seconds) => seconds * 1_000,
);

const iso = (at: number, { from }: Span) => new Date(Math.max(at, from)).toISOString();
const periodOf = ({ from, to }: Span) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

/** A room that was named. */
function placeOf(target: Target): string | undefined {
  const [only, ...others] = [target].flat() as readonly Target[];
  if (only === undefined || others.length > 0) return undefined;
  const { area, floor } = only as { readonly area?: string; readonly floor?: string };
  const name = area ?? floor;
  return name === undefined ? undefined : `the ${name}`;
}
