import type { Rewording } from '../../../index.ts';
import { isOrder, isTitle, TITLE } from '../diary/bare-entries.ts';
import { A_DAY, END, OF_THINGS, on, says } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** What is to be done at its hour is told, and somebody is to be reminded so long before: "pick up the parcel at noon, remind me ten minutes before". */

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|hey)[, ]+)*';
const HAVE_TO =
  "(?:i|we)(?:['’]ve| have)? (?:to|got to|need to|must|should|ought to|gotta|have to|had better)|i['’]?ve gotta";
const WORDS = '([a-z][^,;.!?]*?)';
const AT = `(?:at|by|for)(?: about| around)? (${HOUR})`;
const SO = '[,;.–-]+(?: ?(?:and|so|then|please|just|can you|could you|would you|will you))*';
const REMIND =
  '(?:(?:remind|tell|nudge|ping|warn|buzz|alert|poke) (me|us)|give (me|us) an? (?:[a-z]+ )?(?:shout|nudge|ping|heads[ -]up|buzz|reminder|call|poke|warning)|(?:shout|let me know))';
const BEFORE = `(${LENGTH}) (?:before|earlier|ahead|in advance)(?:hand)?`;
const GOES = '(?:goes|leaves|departs|sails|starts|begins)';
/** What one has to be there for, and writes in no calendar. */
const RIDE = /\b(?:bus|train|tram|ferry|boat|flight|plane|taxi|cab|coach|metro|tube)$/i;

/** What somebody or something does at its hour: "Mia's out of ballet at four". */
const TAKES_PLACE = `((?!(?:i|we|remind|it|that)\\b)(?:(?:the|my|our) )?[a-z]+(?: [a-z]+)?(?:['’]s| is| are| gets?| comes?| finish(?:es)?| ends?| starts?| lands?| closes?| opens?)(?: [a-z]+){0,4}? at ${HOUR})`;

export const REMINDED_BEFORE: readonly Rewording[] = [
  says(
    `^${LEAD}(?:(${HAVE_TO}) )?${WORDS}(?: (${A_DAY}))? ${AT}(?: (${A_DAY}))?${SO} ${REMIND} ${BEFORE}${END}`,
    ([, must, task = '', day, hour, other, me, us, length]) => {
      if (must === undefined && !isOrder(task)) return undefined;
      // "*Turn off the heating* at ten" is done by the house.
      if (OF_THINGS.test(task)) return undefined;
      return `remind ${me ?? us ?? 'me'} ${length} before to ${task} at ${hour} ${day ?? other ?? ''}`.trimEnd();
    },
  ),
  // "*My train goes at 18:05*, remind me forty minutes before".
  says(
    `^${LEAD}((?:the|my|our) (?!(?:alarm|timer)\\b)[a-z][a-z'’-]*(?: [a-z'’-]+){0,2}?) (${GOES}|is) ${AT}${SO} ${REMIND} ${BEFORE}${END}`,
    ([, what = '', goes, hour, me, us, length]) =>
      OF_THINGS.test(what) || (goes === 'is' && !RIDE.test(what))
        ? undefined
        : `remind ${me ?? us ?? 'me'} ${length} before ${hour} about ${what}`,
  ),
  // "*Book club is at eight tonight*, remind me an hour before".
  says(
    `^${LEAD}(?!(?:the|my|our) )${TITLE}(?: is)?(?: (${A_DAY}),?)? ${AT}(?: (${A_DAY}))?${SO} ${REMIND} ${BEFORE}${END}`,
    ([text, title = '', day, hour, other, me, us, length]) => {
      if (!isTitle(text, title)) return undefined;
      const then = day ?? other;
      const when = then === undefined ? '' : `${on(then)} `;
      return `add ${title} to the calendar ${when}at ${hour} and remind ${me ?? us ?? 'me'} ${length} before`;
    },
  ),
  // "*The bank closes at five*, remind me at half four".
  says(
    `^${LEAD}${TAKES_PLACE}${SO} ${REMIND} at (${HOUR})${END}`,
    ([, told, me, us, hour]) => `remind ${me ?? us ?? 'me'} at ${hour} that ${told}`,
  ),
];
