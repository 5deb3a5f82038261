import { dateAt, datePlus, instantOf } from '../base/index.ts';
import type { QuietHours } from '../domain/index.ts';

/** What makes it quiet for a person, and what breaks that. Milliseconds since the epoch. */
export interface Quiet {
  readonly quiet?: QuietHours | null;
  /** "Don't disturb me till eight." */
  readonly until?: number;
  /** "You may disturb me again": the quiet hours that were then do not count until here. */
  readonly awakeUntil?: number;
}

/** When the quiet of this moment ends (ms since the epoch); null when it is not quiet. */
export function quietUntil(
  { quiet, until = 0, awakeUntil = 0 }: Quiet,
  now: number,
  zone: string,
): number | null {
  const ends = awakeUntil > now || quiet == null ? null : endOfHours(quiet, now, zone);
  const last = Math.max(until, ends ?? 0);
  return last > now ? last : null;
}

/** When the hours that are now end; those of yesterday may reach into today. */
function endOfHours({ from, to }: QuietHours, now: number, zone: string): number | null {
  const today = dateAt(now, zone);
  for (const day of [-1, 0]) {
    const begins = instantOf(`${datePlus(today, day)}T${from}:00`, zone, 'end');
    const ends = instantOf(`${datePlus(today, to < from ? day + 1 : day)}T${to}:00`, zone, 'end');
    if (begins <= now && now < ends) return ends;
  }
  return null;
}
