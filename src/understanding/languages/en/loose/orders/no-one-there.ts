import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** A room that nobody is in, told in front of what is to be done there: "the kitchen's empty, off", "everyone's left the kitchen". */

const ROOM =
  '((?:the|my|our) (?!(?:fridge|box|bin|bottle|battery|tank|dishwasher|machine|basket|car|bath|bag|freezer|list|calendar|diary)\\b)[a-z]+(?: (?:room|office|bedroom|bathroom))?)';
const NOW = '(?:(?:now|all|quite|completely|totally|already|just) )*';
const EMPTY = '(?:empty|deserted|unoccupied|vacant|abandoned|not (?:being used|in use|used))';
const ALL_OF_US = '(?:everyone|everybody|we|they|the (?:kids|children|others|guests)|all of (?:us|them))';
const GONE =
  "(?:['’](?:s|ve)| has| have)? ?(?:all |just |now )*(?:left|gone out of|cleared out of|come out of|vacated)";
const THEN = '[,.;:–-]+ ?(?:(?:so|and|then|please|you can|can you|could you) )*';
/** What is to be done, in one word or said of what was told: these words stay as they are. */
const OFF =
  '(?:(?:(?:turn|switch|put|shut) (?:it|them|that|those) )?(?:off|out)|(?:turn|switch) off (?:it|them|that|those))';
const LIGHTS_OFF =
  '(?:lights? (?:off|out)|(?:the )?lights? can (?:go|be turned|be switched) off|(?:turn|switch|put) (?:off the lights?|the lights? (?:off|out)))';

/** That nobody is there, in all its ways. */
const LEFT: readonly string[] = [
  `${ROOM}(?:['’]s| is) ${NOW}${EMPTY}(?: now)?`,
  `${ALL_OF_US}${GONE} ${ROOM}(?: now)?`,
  `${ALL_OF_US}(?:['’]re|['’]s| are| is) ${NOW}(?:out of|done in|finished in|through in) ${ROOM}(?: now)?`,
];

export const NO_ONE_THERE_FIRST: readonly Rewording[] = [
  ...LEFT.flatMap((left) => [
    says(`^${LEAD}${left}${THEN}(?=${OFF}${END})`, ([, room]) => `nobody is in ${room}, `),
    says(`^${LEAD}${left}${THEN}${LIGHTS_OFF}${END}`, ([, room]) => `turn off the lights in ${room}`),
  ]),
  // "Off *when the garage is empty*", "once it's been empty for ten minutes": nobody is there, and no battery is.
  says(
    `\\b(when|whenever|if|once|as soon as) ${ROOM}(?:['’]s| is| has been|['’]s been) ${NOW}(?:empty|deserted|unoccupied|vacant)(?=,| for |[.!]*$| (?:turn|switch)\\b)`,
    ([, when, room]) => `${when} nobody is in ${room}`,
  ),
  says(
    `(?<=\\b(?:lights?|lamps?|fan)\\b.*)\\b(?:when|whenever|if|once|as soon as) (?:it(?:['’]s| has)(?: been)? (?:empty|deserted|unoccupied)|(?:nobody|no[- ]?one)(?:['’]s| has) been(?: (?:in|there|about|around))?|(?:there(?:['’]s| is| has)(?: been)? )?no (?:motion|movement|one there|one in there)(?: (?:there|in there|in it))?) (?=for (?:an?\\b|\\d|[a-z]+ (?:minutes?|hours?)))`,
    () => "when nobody's been in there ",
  ),
  // "*No one needs the kitchen light*", "nobody's using the lamp in the hall": off with it.
  says(
    `^${LEAD}(?:no[- ]?one|nobody) (?:(?:really|actually) )?(?:needs|wants|(?:['’]s|is) using|uses) ((?:the|that|those|all the) (?:[a-z]+ ){0,2}(?:lights?|lamps?)(?: in (?:the|my|our) [a-z]+(?: room)?)?)(?: on)?(?: (?:now|any ?more|any longer|just now|at the moment))*${END}`,
    ([, light]) => `turn off ${light}`,
  ),
  says(
    `^${LEAD}(?:no[- ]?one|nobody)['’]s using ((?:the|that|those) (?:[a-z]+ ){0,2}(?:lights?|lamps?)(?: in (?:the|my|our) [a-z]+(?: room)?)?)(?: (?:now|any ?more|any longer|just now|at the moment))*${END}`,
    ([, light]) => `turn off ${light}`,
  ),
];
