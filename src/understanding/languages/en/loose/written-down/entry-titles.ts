import type { Rewording } from '../../../index.ts';
import { A_DAY, BOOK, END, on, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';
import { ANEW } from './parts.ts';

/** What an entry of the calendar is called, without the story before it and the words of the order; its day and hours put right, and said once for what goes with it. */

const LEAD = '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|actually|please|just|hey|hi)[, ]+)*';
const THE_BOOK = `(?:the|my|our) ${BOOK}`;
const KEEP = '(?:put|add|pop|stick|write|note|enter|log|mark|get|jot|bung)';
const ASKS = '(?:(?:so|and|please|then|can you|could you|will you|would you|just)[, ]+)*';
const IN_BOOK = `(?:in|on|to|into|onto) ${THE_BOOK}`;
/** A wish to have in the calendar what was told: what makes of a story an entry. */
const KEPT = `(?=.*\\b(?:it|that|this) (?:down )?${IN_BOOK})`;
const SAID_ON = `(?:on )?(?:${A_DAY})`;
const TILL = '(?:to|till|til|until)';
/** "Five to six" and "ten till six" are one hour. */
const MINUTES_TO = `(?:(?:a )?(?:five|ten|quarter|twenty(?:[- ]five)?|half|5|10|20|25) (?:to|till|til)\\b)`;
/** Somebody who told of it, and how. */
const WHO =
  "((?:the |my |our )?(?!(?:i|we|it|that|this|they|he|she|you|there|what|who)\\b)[a-z][a-z'-]*(?: (?!(?:just|has|have|is|had)\\b)[a-z]+)?)";
const RANG =
  "(?:['’]s| has| have)? ?(?:just )?(?:rang|rung|called|phoned|texted|messaged|emailed|wrote|written|been in touch|been on(?: the phone)?|got back to (?:me|us))(?: (?:me|us|back|earlier|just now|again))*";
const SPOKE =
  "(?:i|we)(?:['’]ve| have)? ?(?:just )?(?:spoke|spoken|talked|been on the phone|was on the phone|rang|phoned|called|got through|heard)(?: (?:to|with|back from|from))? ";
const SAYS = '(?:,? (?:and|to say|saying|so|that)(?: (?:said|says|told (?:me|us)|reckons?))?(?: that)?|,) ?';
const THEY = "(?:he|she|they)(?:['’](?:s|re|ll be)| is| are| will be)";
/** What somebody can do for one then. */
const CAN =
  "(?:he|she|they)(?:['’]ll| can| could| will|['’]d be able to) (?:see|fit|do|take|come|have|look at|squeeze|manage|make)[^,;.!?]*?";

export const ENTRY_TITLES_FIRST: readonly Rewording[] = [
  // "*I've just remembered* the dentist is on Friday, put that in the calendar".
  says(
    `^${KEPT}${LEAD}(?:i|we)(?:['’]ve| have| had)? (?:(?:just|only|only just|nearly|almost|clean)[, ]+)*(?:remembered|realised|realized|noticed|heard|found out|learnt|learned|forgot to say|forgot to tell you|forgotten|forgot|seen|been told)(?: that)? (?!(?:to|about|it|that|this)\\b)`,
    () => '',
  ),
  // "*Mum just rang and she's* coming on Sunday", "*the vet emailed, they're* here at two".
  says(`^${KEPT}${LEAD}${WHO}${RANG}${SAYS}${THEY} `, ([, who]) => `${who} is `),
  // "*I spoke to the vet and they can see the cat* on Thursday at nine": with whom it is.
  says(
    `^${KEPT}${LEAD}(?:${SPOKE}${WHO}|${WHO}${RANG})${SAYS}${CAN}(?= ${SAID_ON}| at ${HOUR})`,
    ([, one, other]) => one ?? other,
  ),
  // "Dinner on Sunday at six*, I mean Saturday*, add it to the calendar".
  says(
    `\\b(?:on )?(${SAID_ON})((?:,? at)? ${HOUR})[,;–-]* (?:${ANEW}|no|sorry|actually)[, ]+(?:make (?:it|that) )?(?:on )?(${SAID_ON})(?=[,.!? ]|$)(?!(?: at)? ${HOUR})`,
    ([, , hour, day = '']) => `${on(day)}${hour}`,
  ),
  // "Put Gran's birthday on the calendar*, it's the fifth of January*".
  says(
    `^${LEAD}(${KEEP}) ((?!(?:it|that|this|them)\\b)[a-z][a-z'’ -]*?) ${IN_BOOK}[,;.–-]* (?:it|that|this)(?:['’]s| is|['’]ll be| will be) ((?:at ${HOUR} )?${SAID_ON}(?:,? (?:at|from) ${HOUR}(?: ${TILL} ${HOUR})?)?)${END}`,
    ([, , title, when = '']) => `add ${title} to the calendar ${on(when)}`,
  ),
  // "*Calendar* dentist Friday at two", "*appointment* doctor Wednesday at nine, *put it down*".
  says(
    `^${LEAD}(?:${BOOK}|(?:new |an? )?(?:appointment|calendar entry|diary entry)):? (?!(?:for|with|at|on|in|to|by|is|are|it|that|this|of|about|please|app|entry|entries|events?|reminder|tomorrow|today|tonight|next|what|the|${WEEKDAY}|from|off|was|has|list|alert|date|time|today['’]s)\\b)([a-z][a-z'’-]*(?: (?!(?:on|at|is|are|from)\\b)[a-z'’-]+){0,3}?),? ((?:on )?(?:next |this )?(?:${WEEKDAY}|tomorrow),? (?:at )?(?:${HOUR}|eight fifteen|[a-z]+ (?:oh )?[a-z]+)(?: in the (?:morning|afternoon|evening))?)(?:,? ${ASKS}${KEEP} (?:it|that)(?: (?:down|in))?(?: ${IN_BOOK})?)?${END}`,
    ([, title, when = '']) => `add ${title} to the calendar ${on(when.replace(/^on /i, ''))}`,
  ),
  // "Put in the calendar for Saturday party *two till five*": its hours.
  says(
    `^(${LEAD}(?=.*\\b${BOOK}\\b)(?=.*\\b(?:${WEEKDAY}|tomorrow|today|tonight)\\b)(?:${KEEP}|book|schedule) .*[a-z'’]+)(?<!\\b(?:from|at|between|past|to|half|quarter|till|until|by|for|number|room|platform|gate|of|and|the|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) (?!${MINUTES_TO})(${HOUR} ${TILL} ${HOUR})(?=${END}| (?:in|on) ${THE_BOOK}| (?:on )?(?:${WEEKDAY}|tomorrow))`,
    ([, first, hours]) => `${first} from ${hours}`,
  ),
  // "Football on Saturday at ten, put that in the calendar and remind me *at nine* to pack": that morning.
  says(
    `^((?=.*\\b${BOOK}\\b)(?!.*\\b(?:every|each)\\b)[^;.!?]*?\\b((?:on )?(?:next |this )?${WEEKDAY}|tomorrow|on the [a-z0-9]+(?: of [a-z]+)?)\\b[^;.!?]*,? and ${ASKS}remind (?:me|us)) (at ${HOUR} (?:to|about) (?!.*\\b(?:${A_DAY})\\b)[^;.!?]+)$`,
    ([, first = '', day = '', what]) => `${first} ${on(day)} ${what}`,
  ),
];
