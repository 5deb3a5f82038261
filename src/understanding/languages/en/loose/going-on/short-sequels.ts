import type { Rewording } from '../../../index.ts';
import { END, LEAD, says, WHY } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { SAID_AFTER_FIRST, SAID_AFTER_IN_TALK } from './said-after.ts';

/** A verb, a length or an hour alone, said of what was spoken of: "oscillate", "stop after an hour", "shift it by ten minutes". */

const YES = '(?:(?:ok(?:ay)?|yes|yeah|yep|yup|aye|sure|right|fine|alright|all right|grand|go on)[, ]+)+';
const VERB =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|pause|dim|raise|lower|make|get|bring|take|add|remind|wake|cancel|delete|move)';

export const SHORT_SEQUELS_FIRST: readonly Rewording[] = [
  ...SAID_AFTER_FIRST,
  // "*Ok yes* close it".
  says(`^${YES}(?=${VERB}\\b)`, () => ''),
  // "*Stop after an hour*": it is not taken back now.
  says(
    `^${LEAD}(?:have it |let it |make it |and )?(?:stop|finish|quit) (?:it )?(?:again )?(?:after|in) (${LENGTH})${END}`,
    ([, length]) => `have them off in ${length}`,
  ),
];

export const SHORT_SEQUELS_IN_TALK: readonly Rewording[] = [
  ...SAID_AFTER_IN_TALK,
  // "*Oscillate*".
  says(
    `^${LEAD}(oscillate|swing|rotate|dim|brighten|vibrate|mute|unmute|shuffle|hoover|charge|dock)${END}`,
    ([, verb]) => `${verb} it`,
  ),
  // "*Shift it by an hour*": later, since nobody says which way.
  says(
    `^${LEAD}(?:shift|push|move|bump|slide|delay) (?:it|that) (?:on |along )?(?:by )?(?:another )?(${LENGTH})${END}`,
    ([, length]) => `push it back ${length}`,
  ),
  // "*Better call it quarter past*", "let's say nine, there's no rush".
  says(
    `^${LEAD}(?:well |yeah |hm+ )*(${HOUR})(?: would| will|['’]ll) do(?: (?:me|it|fine|nicely|just fine))*(?:${WHY})?(?:[. ]+(?:yeah|yes),? \\1)?${END}`,
    ([, hour]) => `make it ${hour}`,
  ),
];
