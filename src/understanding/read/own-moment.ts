import type { TimeUse } from '../../domain/index.ts';
import type { Rule } from '../phrases/index.ts';
import { oneClock, type Timing } from '../times/index.ts';
import type { Fill } from './reading.ts';

/** The parameter that a clause's time fills. */
const TIMED_BY: Partial<Record<TimeUse, string>> = { moment: 'at', span: 'start', shift: 'start' };

/** "An alarm *for 9* on friday": the slots that take a time which is the clause's own. */
export function ownMoments({ phrases }: Rule, fills: readonly Fill[]): readonly Fill[] {
  const name = TIMED_BY[phrases.time ?? 'when'];
  return fills.filter((fill) => fill.slot === 'moment' && fill.name === name);
}

/** "An alarm *every day at seven*, Sundays *at nine*": two hours are no one time, and no clause has both. */
export function isOfTwoHours(rule: Rule, fills: readonly Fill[], { clock }: Timing): boolean {
  if (clock === undefined) return false;
  return ownMoments(rule, fills).some(({ value }) => {
    const named = (value as unknown as Timing).clock;
    return named !== undefined && named.minutes !== clock.minutes && oneClock(named, clock) === undefined;
  });
}
