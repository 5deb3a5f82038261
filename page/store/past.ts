import { get } from './api.ts';

/** A curve of a thing, as GET /v1/history/{device} tells it. */
export interface Curve {
  readonly key: string;
  readonly kind: string;
  readonly unit: string | null;
  readonly type: 'number' | 'flag' | 'word';
  readonly points: readonly Point[];
}
interface Point {
  readonly at: string;
  /** Null: not known from then on. Of a length of time the mean, of a flag the share of it. */
  readonly value: number | boolean | string | null;
  readonly min?: number;
  readonly max?: number;
}
export interface Past {
  readonly from: string;
  readonly to: string;
  readonly series: readonly Curve[];
  /** When nobody looked. */
  readonly gaps: readonly { readonly from: string; readonly to: string }[];
}

/** What is drawn: instants in seconds since the epoch, and what was so from each on. Null: not known. */
export interface Samples {
  readonly at: readonly number[];
  readonly value: readonly (number | null)[];
  readonly least: readonly (number | null)[];
  readonly most: readonly (number | null)[];
  /** What the numbers stand for, where words were told: 0 is the first. */
  readonly names: readonly string[];
}

const DAY_MS = 86_400_000;
export const PERIODS = { day: DAY_MS, week: 7 * DAY_MS, year: 365 * DAY_MS } as const;
export type Period = keyof typeof PERIODS;
/** More are not told apart on a phone. */
const POINTS = 900;

export function readPast(id: string, period: Period) {
  const now = Date.now();
  const query = new URLSearchParams({
    from: new Date(now - PERIODS[period]).toISOString(),
    to: new Date(now).toISOString(),
    points: String(POINTS),
  });
  return { query, answer: get<Past>(`/v1/history/${encodeURIComponent(id)}?${query}`) };
}

/** A curve as it is drawn. Where nobody looked nothing is drawn, and what was last so is so until the end. */
export function samplesOf({ points }: Curve, { to, gaps }: Pick<Past, 'to' | 'gaps'>): Samples {
  const names = [...new Set(points.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))];
  const shown = (value: Point['value']) => (typeof value === 'string' ? names.indexOf(value) : value);
  const known = points.map(({ at, value, min, max }) => {
    const one = shown(value);
    const figure = one === null ? null : Number(one);
    return { at: Date.parse(at) / 1000, value: figure, least: min ?? figure, most: max ?? figure };
  });
  const nothing = { value: null, least: null, most: null };
  const unseen = gaps.map(({ from }) => ({ at: Date.parse(from) / 1000, ...nothing }));
  const all = [...known, ...unseen].sort((one, other) => one.at - other.at);
  const last = all.at(-1);
  const end = Date.parse(to) / 1000;
  if (last !== undefined && last.at < end) all.push({ ...last, at: end });
  return {
    at: all.map(({ at }) => at),
    value: all.map(({ value }) => value),
    least: all.map(({ least }) => least),
    most: all.map(({ most }) => most),
    names,
  };
}

/** The least and the most that a curve came to; nothing where nothing was known. */
export function rangeOf({ least, most }: Samples): readonly [least: number, most: number] | undefined {
  const low = least.filter((one) => one !== null);
  const high = most.filter((one) => one !== null);
  return low.length === 0 ? undefined : [Math.min(...low), Math.max(...high)];
}
