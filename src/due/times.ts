import { returns, type Viewpoint } from '../base/index.ts';
import type { DueItem } from './due-item.ts';

/** What the times of an item follow from. */
export type Series = Pick<DueItem<unknown>, 'rule' | 'exceptions'>;

export interface Time {
  /** When it is due. */
  readonly at: number;
  /** Its time by the rule, which is another where it was moved. */
  readonly occurrence: number;
}

/** What came to pass of a series between one time and now. */
export interface Passed {
  /** The last time that has come; undefined when none has. */
  readonly latest: number | undefined;
  /** How many came before that one. */
  readonly missed: number;
  readonly next: number | undefined;
}

/** More than this are not counted one by one. */
const COUNTED_MAX = 100;
const MINUTE_MS = 60_000;

/** Every time after an instant (ms), in order, each once: those of the rule but for the exceptions, and where these were moved to. */
export function* timesAfter({ rule, exceptions }: Series, after: number, place: Viewpoint): Generator<Time> {
  const moved = exceptions
    .flatMap(([occurrence, at]) => (at !== null && at > after ? [{ at, occurrence }] : []))
    .sort((one, other) => one.at - other.at);
  const excepted = new Set(exceptions.map(([occurrence]) => occurrence));
  let last = after;
  for (const at of rule === null ? [] : returns(rule, after, place)) {
    if (excepted.has(at)) continue;
    while (moved.length > 0 && moved[0]!.at < at) {
      const time = moved.shift()!;
      if (time.at > last) yield time;
      last = time.at;
    }
    if (at > last) yield { at, occurrence: at };
    last = at;
  }
  for (const time of moved) {
    if (time.at > last) yield time;
    last = time.at;
  }
}

/**
 * What has come by `now` from `first` on, and what comes then. Those in `rung` count as had. Of many the latest is found without
 * walking through all.
 */
export function passedBy(
  series: Series,
  first: number,
  rung: ReadonlySet<number>,
  now: number,
  place: Viewpoint,
): Passed {
  let latest: number | undefined;
  let had = 0;
  const take = (at: number): void => {
    if (rung.has(at)) return;
    latest = at;
    had += 1;
  };
  const passed = (next: number | undefined): Passed => ({ latest, missed: Math.max(0, had - 1), next });
  take(first);
  for (const { at } of timesAfter(series, first, place)) {
    if (at > now) return passed(at);
    if (had > COUNTED_MAX) return { ...around(series, rung, now, place), missed: COUNTED_MAX };
    take(at);
  }
  return passed(undefined);
}

/** The last time by `now` and the next one, of a series with very many before it. */
function around(series: Series, rung: ReadonlySet<number>, now: number, place: Viewpoint) {
  const first = (after: number) => timesAfter(series, after, place).next().value as Time | undefined;
  let ms = MINUTE_MS;
  while ((first(now - ms)?.at ?? Number.POSITIVE_INFINITY) > now) ms *= 2;
  let latest: number | undefined;
  for (const { at } of timesAfter(series, now - ms, place)) {
    if (at > now) return { latest, next: at };
    if (!rung.has(at)) latest = at;
  }
  return { latest, next: undefined };
}
