import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';
import { NUMBER } from '../times-said.ts';

export const IN_SO_LONG_FIRST: readonly Rewording[] = [
  // "Remind me in an hour to check the oven, *and in two to take it out*": two hours.
  says(
    `(?<=\\bremind [a-z]+ in (?:an?|half an|${NUMBER}|\\d+) (hour|minute|day|week)s? to [^;.!?]*?),? and (?:then )?in (${NUMBER}|\\d+|a few) (?=to [a-z])`,
    ([, unit, many]) => ` and in ${many} ${unit}s `,
  ),
];
