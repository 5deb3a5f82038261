import type { Rewording } from '../../../index.ts';
import { WHEN } from '../times-said.ts';
import { says } from './parts.ts';

/** Orders that look first and act on what is seen, now or later: "every night at nine *check* the back door is locked *and if not* lock it". */

const CHECK =
  '(?:(?:double[- ]|re-?)?check|have a look|take a look|look|see|verify|find out|make sure)(?: (?:on|at)(?= (?:the|my|our)\\b))?';
const THING = '((?:the|my|our) [a-z]+(?: (?!at\\b|is\\b|are\\b|and\\b|if\\b)[a-z]+){0,3}?)';
const STATES = 'locked|unlocked|open|shut|closed|on|off|running|playing|plugged in';
const STATE = `(${STATES})`;
const BE = "(?:['’]s| is|['’]re| are)(?: (?:still|really|properly|all|actually|left))?";
/** What the house is to do then, of what was looked at. */
const DEED = '((?:[a-z]+ )(?:it|that|them|both)(?: [a-z]+)?)';
const IT = "(?:it(?:['’]s| is)?|that(?:['’]s| is)?|they(?:['’]re| are)?|one(?:['’]s| is)?)";
const IF_NOT = `(?:if (?:not|${IT} not|(?:it|that) isn['’]?t|they aren['’]?t|they['’]re not)(?: (?:${STATES}))?|otherwise|or else)`;
const IF_SO = `if (?:so|yes|${IT}(?: (?:${STATES}))?)`;
/** When it looks, in front or behind what it looks at. */
const LATER = `(?: ((?:by |around )?${WHEN}))?`;

const conditional = (when: string | undefined, thing: string, state: string, deed: string): string =>
  `${when === undefined ? '' : `${when} `}if ${thing} is ${state} ${deed}`;

export const CHECKED_FIRST: readonly Rewording[] = [
  // "Check the back door is locked *and if not lock it*": the same as a condition.
  says(
    `\\b${CHECK}${LATER} (?:that |if |whether |to see (?:if|whether) )?${THING}${BE} ${STATE}${LATER}[,;]?(?: and| but)? ${IF_NOT},? (?:then |just )?${DEED}`,
    ([, when, thing, state, then, deed]) => conditional(when ?? then, thing!, `not ${state}`, deed!),
  ),
  says(
    `\\b${CHECK}${LATER} (?:if |whether |to see (?:if|whether) )${THING}${BE} ${STATE}${LATER}[,;]?(?: and| then)* ${IF_SO},? (?:then |just )?${DEED}`,
    ([, when, thing, state, then, deed]) => conditional(when ?? then, thing!, state!, deed!),
  ),
  // "Check the garage door and shut it *if it's open*."
  says(
    `\\b${CHECK}${LATER} ${THING}${LATER}[,;]?(?: and| then)* ${DEED} if ${IT}(?: still)? ${STATE}(?: still)?\\b`,
    ([, when, thing, then, deed, state]) => conditional(when ?? then, thing!, state!, deed!),
  ),
  // "Check the back door, *if it's not locked* lock it."
  says(
    `\\b${CHECK}${LATER} ${THING}${LATER}[,;]? (?:and )?if ${IT}( not)? ${STATE},? (?:then |just )?${DEED}`,
    ([, when, thing, then, not = '', state, deed]) =>
      conditional(when ?? then, thing!, `${not.trim()} ${state}`.trim(), deed!),
  ),
  // "Look if the garage door is open and close it *if so*."
  says(
    `\\b${CHECK}${LATER} (?:if |whether |to see (?:if|whether) )${THING}${BE} ${STATE}${LATER}[,;]?(?: and| then)* ${DEED} ${IF_SO}(?=[,.!]|$)`,
    ([, when, thing, state, then, deed]) => conditional(when ?? then, thing!, state!, deed!),
  ),
  // "Lock the back door at nine *if it isn't already*": what is so already is only told.
  says(
    "(?<=\\b(?:lock|unlock|shut|close|open|turn|switch|put|start|stop|pause|mute|draw) .*),? (?:if (?:it|they|that) (?:isn['’]?t|aren['’]?t|is not|are not|hasn['’]?t been|haven['’]?t been)|if (?:it|they|that)['’](?:s|re) not|unless (?:it|they|that) (?:already )?(?:is|are)|unless (?:it|they|that)['’](?:s|re))(?: (?:already|yet|done|done already|already done))*(?=[,.!]|$| and\\b)",
    () => '',
  ),
];
