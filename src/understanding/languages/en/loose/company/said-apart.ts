import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What stands apart from its order, and would be taken for another: rooms before "lights out", the part of the day before its hour. */

const A_ROOM =
  '(?:the |our |my )?(?:[a-z]+ )?(?:[a-z]*rooms?|kitchen|hall|hallway|lounge|office|study|garage|porch|garden|landing|loft|attic|cellar|basement|nursery|den|conservatory|upstairs|downstairs)';

const SWITCHED =
  '((?:[a-z]+ ){0,2}?(?:lights?|lamps?|tv|telly|heating|fan|radio|speaker|music|coffee(?: maker| machine)?))';

export const SAID_APART: readonly Rewording[] = [
  // "Remind me at six to start the rice, *and counter lights on*": no part of what to be reminded of.
  says(
    `^(.*\\bremind (?:me|us)\\b[^,;.]*), and (?:the )?${SWITCHED} (on|off)(?=[,.!?]|$)`,
    ([, remind, thing, way]) => `${remind}. Turn ${way} the ${thing}`,
  ),
  // "*Kitchen and hall*, lights out please": those, and no others.
  says(
    `(?<=^${LEAD}|[,.;!?–-] )(${A_ROOM}(?:(?:, and |, | and )${A_ROOM})*)[,:;–-]+ ?(?:all )?(?:the )?lights? (?:all )?(on|off|out|down)${END}`,
    ([, rooms, way = '']) => `turn ${/^out$/i.test(way) ? 'off' : way} the lights in ${rooms}`,
  ),
  // "… *make a note of it* in the calendar".
  says(
    /(?<=[,;.–-] (?:(?:so|and|please|can you|could you) )*)(?:make|take|put|keep) a note of (?:it|that|this) (?=(?:in|on) (?:the|my|our) (?:family )?(?:calendar|diary|planner)\b)/,
    () => 'put it ',
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
