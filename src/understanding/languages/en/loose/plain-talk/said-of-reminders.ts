import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What is said of reminders: for whom, of what, when and how often. */

const THEM = '(?:him|her|them)';
const SLIP = '(?:sorry|no|nope|er+m?|um+|uh+|i mean|wait|hang on|or rather|rather|actually)';
const NO_DAY = '(?!(?:today|tonight|tomorrow|[a-z]+day|me|us)\\b)';

export const OF_REMINDERS_FIRST: readonly Rewording[] = [
  // "Remind Sam, *sorry, Mia,* to empty the dishwasher".
  says(
    `\\b(remind|nudge|tell|ask) ${NO_DAY}[a-z]+[,;.–-]+ ?${SLIP}(?:,? ${SLIP})*,? ${NO_DAY}([a-z]+),? (?=(?:to|about|that)\\b)`,
    ([, verb, who]) => `${verb} ${who} `,
  ),
  // "Remind Mia to feed the cat." "*Tell her to do it every day*".
  says(
    `^${LEAD}(?:tell|remind|ask|nudge) ${THEM} (?:to do |of |about )?(?:it|that|this) (?=(?:every|each|daily|weekly)\\b)(.+?)${END}`,
    ([, when]) => `make it ${when}`,
  ),
];

/** Of what was spoken of just before. */
export const OF_REMINDERS_IN_TALK: readonly Rewording[] = [
  // "*Remind her of it* at seven".
  says(
    `^${LEAD}(?:tell|remind|ask|nudge) ${THEM} (?:to do |of |about )?(?:it|that|this) (?=(?:at|on|tomorrow|tonight)\\b)(.+?)${END}`,
    ([, when]) => `make it ${when}`,
  ),
];
