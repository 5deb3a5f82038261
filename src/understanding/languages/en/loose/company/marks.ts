import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';
import { ORDER } from './around-wishes.ts';

/** Marks that nobody speaks and thumbs leave out, between what is told and what is wished. */

const TO_WHAT = '(?:the|my|our|all|every|both|it|them|that|this|on|off|up|down|me|us|some|an?)';
/** Somebody or something, and that it is so. */
const TOLD =
  "(?:(?:i['’]m|im|we['’]re|he['’]s|she['’]s|it['’]s|its|they['’]re|theyre|there['’]s|theres|i['’]ve|ive|we['’]ve|weve)|(?:the|my|our|his|her|their) (?:[a-z]+ )?[a-z]+(?:['’]s| is| are| has| have)|[a-z]{3,}s are|[a-z]{3,}['’]s|(?:done|finished|been|had) (?:the|my|our))";
/** More belongs to what is told behind these. */
const GOES_ON =
  "(?:to|not|and|or|but|you|we|i|they|he|she|who|that|will|can|could|would|should|must|gonna|wanna|don['’]?t|didn['’]?t|doesn['’]?t|please|just|always|never|the|my|our|a|an|if|when|so|then|let|help|make|in|at|on|for|with|from|how|what|which|why|where|whether)";

export const MARKS: readonly Rewording[] = [
  // "Call the bank, *say half twelve*", "yoga on Friday, *let's say at six*", "in, *say*, ten minutes": about then.
  as(/\b(at|in|to|for|by|until|till|around|of), say,? (?=[a-z0-9])/, '$1 '),
  as(/, (?:let['’]?s )?say,? (?=(?:at|in|on|around|about|from) )/, ' '),
  as(
    `^((?!.*\\b(?:more|extra|minutes|degrees|percent)\\b).*\\b(?:remind|wake|alarm|book|meet|appointment|calendar|diary)\\b.*), (?:let['’]?s )?say,? (?=(?:${HOUR}|noon|midnight|midday)(?=$|[,.!?]| (?:in|on|tomorrow|tonight|please|ish)))`,
    '$1 at ',
  ),
  as(/(?<=[a-z0-9]), say(?=[.!?]*$)/, ''),
  as(`, (?=${HOUR}(?:[- ]?ish| or so)\\b)`, ' at '),
  // "In the diary for Wednesday afternoon, *two till four*": one time.
  as(
    `\\b((?:${WEEKDAY}|tomorrow|today)(?: (?:morning|afternoon|evening|night),?|,)) (?=(?!(?:five|ten|(?:a )?quarter|twenty(?:[- ]five)?|half|5|10|20|25) to )(?:${HOUR}) (?:to|till|until) ${HOUR})`,
    '$1 from ',
  ),
  // "The hall floor's filthy | get the robot on it".
  as(
    `^((?:(?:so|right|ok|oh|well|god|sorry)[, ]+)*${TOLD}(?: (?!${ORDER} )[a-z0-9'’]+){1,5}?)(?<!\\b${GOES_ON}) (?!light (?:on|off|up|down) )(?=${ORDER} ${TO_WHAT} )(?!.*\\b(?:calendar|diary|planner)\\b)`,
    '$1, ',
  ),
  // "Turn off the garage light | *someone left it on*".
  as(
    `^((?:(?:and|oh|please|can you|could you|right|ok)[, ]+)*(?:turn|switch|put|shut|close|lock|kill) (?!.*\\b(?:if|when|whether|who|in case|unless)\\b)[a-z' ]+?),? (?:some ?one|some ?body|he|she|they|i|we|mum|dad|the kids)(?:['’](?:s|ve)| has| have)? (?:just |gone and )*left (?:it|them) (?:on|open|running|burning|unlocked|lit)(?: again)?(?=[.!]*$)`,
    '$1',
  ),
  // "Shut the blind would you | the neighbours can see right in".
  as(
    /(?<=^[a-z0-9'’]+ [a-z0-9'’]+ [a-z0-9'’]+.* (?:please|would you|will you)) (?=(?:(?:there|it|(?:i|we)(?! (?:want|need|would|like)\b)|he|she|they|nobody|someone|somebody|everyone)(?:['’][a-z]+)?|its|im|were|theyre|(?:the|my|our) [a-z]+(?:['’]s| is| are| can| will| has| have| keeps?)) [a-z])/,
    ', ',
  ),
];
