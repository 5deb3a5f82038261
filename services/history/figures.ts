import type { Bucket, Point } from './packed.ts';

/** Milliseconds since the epoch; `to` is not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A value for as long as it was so. */
export interface Stretch extends Span {
  readonly value: number;
}

/** What was so from when to when within a span. Nothing is known in a gap, nor before the first point. */
export function stretchesOf(points: readonly Point[], { from, to }: Span, gaps: readonly Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, { at, value }] of points.entries()) {
    if (value === null) continue;
    const end = Math.min(points[index + 1]?.at ?? to, to);
    for (const piece of without({ from: Math.max(at, from), to: end }, gaps)) {
      const last = stretches.at(-1);
      if (last?.value === value && last.to === piece.from)
        stretches[stretches.length - 1] = { ...last, to: piece.to };
      else stretches.push({ ...piece, value });
    }
  }
  return stretches;
}

/** What a value was said before a gap is not known after it: whoever is back tells it anew. */
function without({ from, to }: Span, gaps: readonly Span[]): Span[] {
  if (from >= to) return [];
  const gap = gaps.find((one) => one.from < to && one.to > from);
  if (gap === undefined) return [{ from, to }];
  return gap.from > from ? [{ from, to: gap.from }] : [];
}

export interface Figures {
  /** Weighed by how long each value held. */
  readonly mean: number;
  readonly min: number;
  readonly minAt: number;
  readonly max: number;
  readonly maxAt: number;
  readonly first: number;
  readonly last: number;
}

/** Undefined where nothing was known in all the time. */
export function figuresOf(stretches: readonly Stretch[]): Figures | undefined {
  const [first] = stretches;
  if (first === undefined) return undefined;
  let [sum, ms, min, max] = [0, 0, first, first];
  for (const one of stretches) {
    sum += one.value * (one.to - one.from);
    ms += one.to - one.from;
    if (one.value < min.value) min = one;
    if (one.value > max.value) max = one;
  }
  return {
    mean: ms === 0 ? first.value : sum / ms,
    ...{ min: min.value, minAt: min.from, max: max.value, maxAt: max.from },
    ...{ first: first.value, last: stretches.at(-1)!.value },
  };
}

/** The figures of what is known only by its buckets; each holds until the next. */
export function figuresOfBuckets(buckets: readonly Bucket[], span: Span, gaps: readonly Span[]): Stretch[][] {
  return (['mean', 'min', 'max'] as const).map((figure) => {
    const points = buckets.flatMap((bucket): Point[] => {
      const own = { at: bucket.at, value: bucket[figure] };
      // What was left at its end holds beyond it.
      return bucket.last === bucket[figure]
        ? [own]
        : [own, { at: bucket.at + BUCKET_MS, value: bucket.last }];
    });
    return stretchesOf(inOrder(points), span, gaps);
  });
}

/** The end of one bucket and the beginning of the next are the same instant: the next says how it is. */
function inOrder(points: readonly Point[]): Point[] {
  return points.filter(({ at }, index) => points[index + 1]?.at !== at);
}

export const BUCKET_MS = 300_000;

/**
 * Points folded into buckets of a length, whole multiples of it since the epoch. A bucket in which nothing was said is left out:
 * what was left at the end of the one before still holds.
 * @param before what held when the first of them came.
 */
export function bucketsOf(points: readonly Point[], length: number, before?: Point): Bucket[] {
  const buckets: Bucket[] = [];
  let held = before?.value ?? null;
  for (let index = 0; index < points.length; ) {
    const at = Math.floor(points[index]!.at / length) * length;
    const inside: Point[] = [];
    for (; index < points.length && points[index]!.at < at + length; index++) inside.push(points[index]!);
    const earlier = held;
    const known = earlier === null ? inside : [{ at, value: earlier }, ...inside];
    const figures = figuresOf(stretchesOf(known, { from: at, to: at + length }, []));
    held = inside.at(-1)!.value;
    // Only that it is gone, and it was not known before.
    if (figures === undefined && held === null && known.length === inside.length) continue;
    const values = inside.flatMap(({ value }) => value ?? []);
    // It was gone at once: what held until then is all there was.
    const only = values[0] ?? earlier ?? 0;
    const { mean, min, max } = figures ?? { mean: only, min: only, max: only };
    buckets.push({
      at,
      mean: Number(mean.toPrecision(6)),
      min: Math.min(min, ...values),
      max: Math.max(max, ...values),
      last: held,
    });
  }
  return buckets;
}

/** What a counter has counted: what it rose by. Where it fell it began anew, from nothing. */
export function countedBy(values: readonly number[]): number {
  let counted = 0;
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (before !== undefined) counted += value >= before ? value - before : Math.max(0, value);
  }
  return counted;
}
