import type { ConditionPhrase } from '../../src/domain/index.ts';

export const OVER =
  '(is|has) (over|up|done|finished|out|ended|expired|run out|gone off)|(ends|finishes|rings|expires|beeps|goes off|runs out|runs down|sounds)';

/** What a timer comes to, once. */
export const RUNS_OUT: readonly ConditionPhrase[] = [
  `[the|my|our|a] timer (${OVER})`,
  `[the|my|our] {name:title} timer (${OVER})`,
  `[the|my|our] timer for [the|my] {name:title} (${OVER})`,
].map((say) => ({ say, state: 'over', change: true, once: true }));
