import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';
import { WEEKDAY } from '../times-said.ts';

/** Several that were written down are put off to another day: with "off" in it, it would be of things that are on. */

const SEVERAL =
  '((?:them|those|these|the two|the three)(?: both| all| of them)?|both(?: of (?:them|those|these))?|all (?:of (?:them|those)|three|four))';

export const PUT_OFF: readonly Rewording[] = [
  // "*Put them both off till tomorrow*".
  says(
    `\\b(?:put|leave) ${SEVERAL} off (?:till|until|til|to|for) (?=(?:tomorrow|(?:on )?(?:next |this )?${WEEKDAY}|next week|the (?:next day|day after|weekend))\\b)`,
    'move $1 to ',
  ),
];
