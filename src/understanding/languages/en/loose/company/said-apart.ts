import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What stands apart from its order, and would be taken for another: rooms before "lights out", the part of the day before its hour. */

const A_ROOM =
  '(?:the |our |my )?(?:[a-z]+ )?(?:[a-z]*rooms?|kitchen|hall|hallway|lounge|office|study|garage|porch|garden|landing|loft|attic|cellar|basement|nursery|den|conservatory|upstairs|downstairs)';

export const SAID_APART: readonly Rewording[] = [
  // "*Kitchen and hall*, lights out please": those, and no others.
  says(
    `(?<=^${LEAD}|[,.;!?–-] )(${A_ROOM}(?:(?:, and |, | and )${A_ROOM})*)[,:;–-]+ ?(?:all )?(?:the )?lights? (?:all )?(on|off|out|down)${END}`,
    ([, rooms, way = '']) => `turn ${/^out$/i.test(way) ? 'off' : way} the lights in ${rooms}`,
  ),
  // "*Evenings at six* I'd like the curtains to close, *every day*."
  says(
    `(?<=^${LEAD})(?:in the )?(mornings|afternoons|evenings|nights) at (${HOUR}),? (?=[a-z])`,
    ([, part = '', hour]) => `every ${part.slice(0, -1)} at ${hour} `,
  ),
  says(
    `(?<=^${LEAD}every (?:morning|afternoon|evening|night) at ${HOUR} .*),? (?:every|each) (?:single )?(?:day|morning|afternoon|evening|night)${END}`,
    () => '',
  ),
  // "The spuds are falling apart, *you can drop that one*."
  says(
    `\\b(?:you|we) (?:can|could) (?:drop|lose) (that|this) one${END}`,
    ([, which]) => `cancel ${which} one`,
  ),
];
