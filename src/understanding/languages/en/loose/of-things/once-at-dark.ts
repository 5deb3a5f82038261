import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** "When it gets dark" is for good; with these words beside it the next time is meant, and no other. */

const DARK =
  "((?:it(?:['’]s| is| gets| has gone| goes| grows| turns| has got| is getting|['’]s getting|['’]s gone) (?:dark|light)|the sun (?:sets|goes down|has set|is down|comes up|rises|is up|has risen))(?: out(?:side)?)?)";
const SUN = '((?:at|before|after) (?:sunset|dusk|sunrise|dawn|nightfall|sundown))';
const ONCE =
  '(?:(?:just|only)(?: for)? (?:this once|once|one time|the once|this one time|this time|today|tonight|this evening)|(?:today|tonight|this evening) only|(?:just )?(?:this once|for today|for tonight|for this evening|for once))';
const ALWAYS =
  '(?!.*\\b(?:every|each|always|daily|whenever|nightly|all|days|evenings|nights|mornings|weekdays|weekends)\\b)';
const ORDER =
  '(?:turn|switch|put|open|close|shut|raise|lower|draw|set|start|stop|lock|unlock|dim|bring|leave|keep)';
/** What is done now has no time in it. */
const NO_TIME = '(?:(?!\\b(?:when|whenever|if|at|once|before|after|until|till|in)\\b)[^.;!?])';
/** Of what was done just now, by a word that stands for it or that brings it back. */
const OF_IT =
  '(?:(?:and|then|but)[, ]+)+(?:(?:please|then|also)[, ]+)*(?:[a-z]+ (?:[a-z]+ )?(?:it|them|that|those)(?: back)?(?: (?:on|off|up|down|open|again))*|(?:[a-z]+ )?(?:back )?(?:on|off|up|down|open|shut|closed)(?: again)?)';

export const ONCE_AT_DARK_FIRST: readonly Rewording[] = [
  // "*Just for today* close the curtains when it gets dark", "…, *only this once*".
  says(`^${LEAD}${ONCE},? (.+?) when ${DARK}${END}`, ([, order, dark]) => `${order} once ${dark}`),
  says(`^(.+?) when ${DARK},? (?:but |and )?${ONCE}${END}`, ([, order, dark]) => `${order} once ${dark}`),
  says(
    `^(when) ${DARK},? (.+?),? (?:but |and )?${ONCE}${END}`,
    ([, , dark, order]) => `once ${dark} ${order}`,
  ),
  says(`^(.+? ${SUN.slice(1, -1)}),? (?:but |and )?${ONCE}${END}`, ([, order]) => `${order} today`),
  says(`^${LEAD}${ONCE},? (.+? ${SUN.slice(1, -1)})${END}`, ([, order]) => `${order} today`),
  // "*Tonight when it gets dark*".
  says(`\\b(tonight|this evening|today),? when (?=${DARK})`, ([, day]) => `${day} once `),
  says(`\\bwhen (?=${DARK} (?:tonight|this evening|today)\\b)`, () => 'once '),
  // "Open the curtains and *close them when it gets dark*": what is begun now ends once.
  says(`(?<=^${ALWAYS}${LEAD}${ORDER} ${NO_TIME}*?,? ?${OF_IT}) when (?=${DARK}${END})`, () => ' once '),
  says(
    `(?<=^${ALWAYS}${LEAD}${ORDER} ${NO_TIME}*?)((?:,| and|, and|, then| then),?) when ${DARK},? (?=(?:[a-z]+ )?(?:it|them|the [a-z]+)\\b)`,
    ([, joint, dark]) => `${joint} once ${dark} `,
  ),
];
