/** "The shorter one", "the older timer": of several, the one that has the least or the most of something. */

export interface Measured {
  readonly durationMs: number;
  readonly leftMs: number;
  readonly createdAt: number;
}

type Measure = readonly [of: keyof Measured, way: 1 | -1];

const SHORTEST: Measure = ['durationMs', 1];
const LONGEST: Measure = ['durationMs', -1];
const OLDEST: Measure = ['createdAt', 1];
const NEWEST: Measure = ['createdAt', -1];
const SOONEST: Measure = ['leftMs', 1];
const LATEST: Measure = ['leftMs', -1];

const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ...['shorter', 'shortest', 'smaller', 'smallest', 'short'].map((word) => [word, SHORTEST] as const),
  ...['longer', 'longest', 'bigger', 'biggest', 'long'].map((word) => [word, LONGEST] as const),
  ...['older', 'oldest'].map((word) => [word, OLDEST] as const),
  ...['newer', 'newest'].map((word) => [word, NEWEST] as const),
  ...['sooner', 'soonest', 'earlier', 'earliest'].map((word) => [word, SOONEST] as const),
  ...['later', 'latest'].map((word) => [word, LATEST] as const),
]);

/** The one that the words mean by such a measure; `undefined` where they name none, and where two have as much. */
export function oneByMeasure<T>(
  name: string,
  things: readonly T[],
  measure: (thing: T) => Measured,
): T | undefined {
  const [of, way] = MEASURES.get(name.toLowerCase().replace(/ (?:one|timer)$/, '')) ?? [];
  if (of === undefined || way === undefined) return undefined;
  const by = (thing: T): number => measure(thing)[of] * way;
  const [first, second] = things.toSorted((one, other) => by(one) - by(other));
  const isSure = first !== undefined && second !== undefined && by(first) !== by(second);
  return isSure ? first : undefined;
}
