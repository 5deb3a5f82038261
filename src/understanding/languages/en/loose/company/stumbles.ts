import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { WEEKDAY } from '../times-said.ts';

/** What slips in while somebody looks for a word, and a word said twice. */

/** Words that stand twice in good English, or say more when they do. */
const TWICE =
  '(?:the|that|had|bye|night|no|ha|there|knock|very|so|really|stop|wait|go|hey|yes|yeah|ok|please|never|tut|now|on|in|for|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)';
/** Of these "like" is a verb or a comparison. */
export const LIKES =
  "(?:would|should|could|will|can|might|may|i|we|you|they|he|she|who|people|everyone|kids|[a-z]+['’](?:d|s|re|ll|t)|not|do|does|did|don['’]?t|didn['’]?t|to|look|looks|looked|sound|sounds|feel|feels|felt|seem|seems|something|anything|nothing|it|that|this|just|is|was|are|be|been|much|more|bit|exactly|really|might|also|never|always|smells?|tastes?|stuff|things?|music|song|what|how)";

const HALT = '(?:er+m?|u+h+m*|u+m+)';
const FIGURE =
  '(?:\\d+(?:[:.]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half)';
const UNIT = '(?: ?(?:am|pm|%|percent|degrees?|o.?clock|minutes?|mins?|hours?|seconds?))?';
const HOUR_PART = '(?:(?:half|quarter|five|ten|twenty|twenty-five) (?:past|to) )?';
const DAY = `(?:today|tonight|tomorrow|${WEEKDAY})`;

/** Said while somebody thinks of one thing more. */
const THINKS =
  "(?:(?:oh|ah) )?(?:let me (?:think|see)|let['’]?s see|what else|what was it|what is it|what['’]?s it called)";
const OH = `(?:oh(?: yes| yeah)?|ah(?: yes| yeah)?|ooh|${THINKS})`;

export const STUMBLES: readonly Rewording[] = [
  // "I have to*, oh what was it, yes,* ring the bank".
  as(
    `(?<=\\b(?:have|got|need|ought|want|wanted|meant|must|should)(?: to)?),? ${THINKS}(?: again| now)?(?:[,.!?… ]+(?:oh |ah )?(?:yes|yeah|right|that['’]s it|got it))?[,.!… ]+(?=[a-z])`,
    ' ',
  ),
  // "Bread and*, oh,* butter", "bread*, oh yes,* and butter".
  as(`(?<=[a-z0-9]) (and|plus),? ${OH}, ?(?=[a-z])`, ' $1 '),
  as(`(?<=[a-z0-9]),? ${OH},? (?=(?:and|plus) (?!${OH}\\b))(?<=,[^,]*)`, ' '),
  as(`(?<=[a-z0-9]), ${THINKS}, (?=[a-z])`, ', '),
  as(`(?<=\\b(?:the|my|our) [a-z' ]{2,30}), ?${HALT}, ?(?=(?:the|my|our) [a-z' ]{2,24} ones?\\b)`, ', no, '),
  // "By two, *um*, three degrees": who stops between two of a kind says the first one better.
  as(
    `\\b(${HOUR_PART}${FIGURE}${UNIT})(?:, ?| |\\.\\.+ ?|… ?)${HALT}\\b(?:, ?| |\\.\\.+ ?|… ?)(?=(?:(?:at|by|to|for|in) )?${HOUR_PART}${FIGURE}\\b)`,
    '$1, no, ',
  ),
  as(`\\b(${DAY})(?:, ?| |\\.\\.+ ?|… ?)${HALT}\\b(?:, ?| |\\.\\.+ ?|… ?)(?=(?:on )?${DAY}\\b)`, '$1, no, '),
  // "At two *I think* no at three".
  as(
    /,? (?:i think|hmm+|let me think|u+r?gh|a+r+gh|gah|d['’]?oh|damn|drat|blast|oh|silly me),? (?=(?:no|sorry|wait|actually|make that)\b)/,
    ', ',
  ),
  // "For *fif* fifteen minutes": a number that was only begun.
  as(
    `(?<!['’])\\b(?!(?:${FIGURE}|at|to|on|for|in)\\b)([a-z]{2,6})[- ]+(?=(?!\\1\\b)\\1[a-z]*\\b)(?=${FIGURE}\\b)`,
  ),
  as(`\\b(?!${TWICE}\\b)([a-z]+(?:['’][a-z]+)?)(?:[ -]\\1)+\\b(?!['’])`, '$1'),
  // "That *the the* oven needs cleaning"; a band may be called so.
  as(
    `^((?!.*\\b(?:play|listen|music|songs?|album|band)\\b).*?)\\b(the|a|an|my|our|his|her) \\2 (?=[a-z])`,
    '$1$2 ',
  ),
  // "*Can you remind me can you remind me* to leave": who begins twice asks once.
  as(`^((?:[a-z'’]+ ){1,4}[a-z'’]+)(?:,? \\1)+(?= [a-z0-9])`, '$1'),
  // "Down to, *I don't know*, forty".
  as(`(?<=\\b(?:to|at|by)),? (?:i don['’]?t know|shall we say|what shall we say|oh),? (?=${FIGURE}\\b)`, ' '),
  // "*As it was, as it was!*"
  as(/(^|[,.!?] )((?:[a-z’']+ ){1,4}[a-z’']+)(?:[,.!]+ \2)+(?=[.!?]*$)/, '$1$2'),
  as(/(?<=[a-z0-9]),?(?: |\.\.+ ?|… ?)(?:er+m?|u+h+m*|u+m+|erm+|hm+)\b,?(?:\.\.+|…)?(?= [a-z0-9])/),
  as(
    `(?<=[a-z0-9] )(?<!\\b${LIKES} )like (?!(?:this|that|it|they|we|you|he|she|i|these|those|the|an?|in|on|last|to|before|how|my|our|when|yesterday|daylight|day|night|hell|mad|crazy|new|always|usual)\\b)(?=[a-z0-9])`,
  ),
  as(/\b(in|on|at|behind|to|off|up|down|from|with|for) like (?=(?:the|my|our|an?) )/, '$1 '),
];
