import type { ConditionPhrase } from '../../src/domain/index.ts';

/** That something has come to its end: "is done", "has finished", "stops". */
export const FINISHED =
  '((is|are|gets|has|have) [been] (done|finished|over|complete|completed|ready|through|stopped)|(finishes|finish|ends|end|stops|stop|completes) [running|working|washing|drying|up])';

/** What draws less than this, for so long, has ended: machines pause between their parts, and stand by with a few watts. */
const DONE_WATTS = 5;
const DONE_AFTER = 'PT3M';

const DONE = {
  give: { kind: 'power', below: DONE_WATTS, for: DONE_AFTER },
  change: true,
  assumed: `I take it from {target}: under ${DONE_WATTS} W for three minutes`,
} as const;

/** What people call a machine by what is in it. */
const MACHINES: readonly (readonly [things: string, words: string])[] = [
  ['washing machine', '(washing|laundry|wash|washer|washing machine)'],
  ['dishwasher', '(dishes|washing up|dishwasher)'],
  ['dryer', '(drying|dryer|tumble dryer|clothes dryer|drier)'],
  ['oven', 'oven'],
];

/** That a machine is done is told by what it draws, where that is measured. */
export const ENDINGS: readonly ConditionPhrase[] = [
  { say: `{target} [cycle|program|programme|load] ${FINISHED}`, ...DONE },
  ...MACHINES.map(([things, words]) => ({
    say: `[the|my|our] ${words} [cycle|program|programme|load] ${FINISHED}`,
    ...DONE,
    things,
    once: true as const,
  })),
];
