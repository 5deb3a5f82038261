import { BUCKET_MS, type Figures, type Span } from './figures.ts';
import type { Bucket } from './packed.ts';

export interface Slice extends Omit<Figures, 'first' | 'last'> {
  readonly at: number;
}

interface Sum {
  weighed: number;
  ms: number;
  min: number;
  minAt: number;
  max: number;
  maxAt: number;
}

/**
 * Five minutes gathered into equal lengths of time in one pass: a year of them is a hundred thousand. What was left at the end of one holds
 * until the next, or until nobody looked.
 * @param begins where the first length begins, at the beginning of the span or before.
 * @returns those in which something was known.
 */
export function slicesOf(
  buckets: readonly Bucket[],
  span: Span,
  { begins, length }: { readonly begins: number; readonly length: number },
  gaps: readonly Span[],
): Slice[] {
  const sums: (Sum | undefined)[] = [];
  const add = (start: number, end: number, mean: number, min: number, max: number) => {
    const stop = Math.min(end, span.to);
    for (let from = Math.max(start, span.from); from < stop; ) {
      const index = Math.floor((from - begins) / length);
      const to = Math.min(stop, begins + (index + 1) * length);
      const sum = sums[index];
      if (sum === undefined)
        sums[index] = { weighed: mean * (to - from), ms: to - from, min, minAt: from, max, maxAt: from };
      else {
        sum.weighed += mean * (to - from);
        sum.ms += to - from;
        if (min < sum.min) Object.assign(sum, { min, minAt: from });
        if (max > sum.max) Object.assign(sum, { max, maxAt: from });
      }
      from = to;
    }
  };
  let gap = 0;
  for (let index = 0; index < buckets.length; index++) {
    const { at, mean, min, max, last } = buckets[index]!;
    while (gap < gaps.length && gaps[gap]!.to <= at) gap++;
    const until = Math.min(buckets[index + 1]?.at ?? span.to, gaps[gap]?.from ?? span.to);
    add(at, Math.min(at + BUCKET_MS, until), mean, min, max);
    if (last !== null && until > at + BUCKET_MS) add(at + BUCKET_MS, until, last, last, last);
  }
  return sums.flatMap((sum, index) => {
    if (sum === undefined) return [];
    const { weighed, ms, min, minAt, max, maxAt } = sum;
    return [{ at: begins + index * length, mean: weighed / ms, min, minAt, max, maxAt }];
  });
}
