import type { Whereabouts } from './presence-store.ts';

/** What one tracker says of where it is. */
export interface Sight {
  readonly state: 'home' | 'away';
  readonly zone: string | null;
  /** Since when it says so, milliseconds since the epoch. */
  readonly since: number;
}

/** What all trackers of a person come to; `wait` is how long it still takes until "away" is believed. */
export type Verdict =
  | { readonly type: 'unknown' }
  | {
      readonly type: 'is';
      readonly state: 'home' | 'away';
      readonly zone: string | null;
      readonly since: number;
    }
  | { readonly type: 'wait'; readonly ms: number };

/**
 * At home by one tracker is at home: a phone may lie there, or have lost its way. Away is believed when all that tell anything say so, for
 * as long as the house was told to wait.
 */
export function judgeSights(sights: readonly Sight[], now: number, awayAfterMs: number): Verdict {
  const home = sights.filter(({ state }) => state === 'home');
  if (home.length > 0)
    return { type: 'is', state: 'home', zone: null, since: Math.min(...home.map(({ since }) => since)) };
  if (sights.length === 0) return { type: 'unknown' };
  const since = Math.max(...sights.map((sight) => sight.since));
  if (now - since < awayAfterMs) return { type: 'wait', ms: since + awayAfterMs - now };
  const zone = sights.find((sight) => sight.zone !== null)?.zone ?? null;
  return { type: 'is', state: 'away', zone, since };
}

/**
 * What somebody said of themselves holds until a tracker sees them come or go after it, or until the time that was named is over.
 * @returns undefined where all stays as it is.
 */
export function nextOf(
  known: Whereabouts | undefined,
  person: string,
  verdict: Verdict,
  now: number,
): Whereabouts | undefined {
  const said = known?.by === 'word' && (known.until === null || known.until > now) ? known : undefined;
  if (verdict.type === 'wait') return undefined;
  if (verdict.type === 'is') {
    const { state, zone, since } = verdict;
    // Seen before it was said, and nothing since.
    if (said !== undefined && since <= said.since) return undefined;
    if (known?.state === state && known.zone === zone && known.by === 'tracker') return undefined;
    const began = known?.state === state ? known.since : since;
    return { person, state, zone, since: began, by: 'tracker', until: null };
  }
  if (known === undefined || said !== undefined || known.state === null) return undefined;
  return { person, state: null, zone: null, since: now, by: 'tracker', until: null };
}
