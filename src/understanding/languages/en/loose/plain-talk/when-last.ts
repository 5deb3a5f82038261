import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';

/** When something that stands in the calendar was last, and not when it is. */

const WHO =
  '(?:i|we|(?:the|my|our) [a-z]+|(?!(?:you|it|that|this|they|the|my|our|anyone|anybody|someone|somebody)\\b)[a-z]+)';
const WHAT =
  "((?:the |my |our |an? |[a-z]+['’]s )?(?!(?:it|that|this|them|him|her|bed|sleep|work)\\b)[a-z][a-z'’-]*(?: [a-z'’-]+){0,3}?)";
const WHEN = '(?:when|what day|which day|how long ago)';
const TO = '(?:go to|go and see|go in for|see|visit|have|attend|get|come to|do|play)';
const BEEN = '(?:been to|been at|gone to|seen|visited|had|attended|played|in for)';
/** What the house and not the calendar knows. */
const OF_HOUSE =
  /\b(?:lights?|lamps?|heating|thermostat|tv|telly|radio|music|fan|doors?|windows?|blinds?|curtains?|vacuum|robot|alarm|timer|pump|oven|washing|on|off|open|shut|closed|locked|unlocked|running|message|mail|email|word|look|go)\b/i;

const last = (what = ''): string | undefined =>
  OF_HOUSE.test(what) ? undefined : `when did we last have ${what}`;

export const WHEN_LAST_FIRST: readonly Rewording[] = [
  // "When did Mia *last go to* the dentist", "when did we *have* the vet *last*".
  says(`^${LEAD}${WHEN} did ${WHO} last ${TO} ${WHAT}(?: again)?[?.!]*$`, ([, what]) => last(what)),
  says(`^${LEAD}${WHEN} did ${WHO} ${TO} ${WHAT} last(?: time)?[?.!]*$`, ([, what]) => last(what)),
  // "When were we *last at* Gran's", "when was Sam last in for a check-up".
  says(
    `^${LEAD}${WHEN} (?:was|were|have|has) ${WHO} last (?:at|in for|to see|with|to|${BEEN}) ${WHAT}[?.!]*$`,
    ([, what]) => last(what),
  ),
  // "When was *the last time* we went to the cinema", "when was the last haircut".
  says(
    `^${LEAD}${WHEN} (?:was|is|did) the last time (?:that )?${WHO} (?:went to|saw|visited|had|attended|did|played|was at|were at) ${WHAT}[?.!]*$`,
    ([, what]) => last(what),
  ),
  says(
    `^${LEAD}${WHEN} was (?:the|my|our|his|her|[a-z]+['’]s) last (?!(?:time|one|message|thing)\\b)${WHAT}(?: (?:appointment|visit))?[?.!]*$`,
    ([, what]) => last(what),
  ),
];
