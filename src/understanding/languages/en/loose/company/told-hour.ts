import { as } from '../manners.ts';
import { WEEKDAY } from '../times-said.ts';

/** "Gran is coming *at five*, put the porch light on *then*": the hour that was told is that of the wish behind it. */

const NUMBER =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight)';
const HOUR = `(?:about |around )?(?:(?:half|quarter|a quarter|five|ten|twenty|twenty[- ]five) (?:past|to) |half )?${NUMBER}(?: ?(?:am|pm|o['’]clock|thirty|fifteen|forty-five))?(?: in the (?:morning|afternoon|evening))?`;
const DAY = `(?:today|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?|(?:on |this |next )?${WEEKDAY}(?: (?:morning|afternoon|evening|night))?)`;
const TIME = `(?:(?:${DAY},? )?(?:at|by|from|about) ${HOUR}(?: ${DAY})?)`;
/** Behind these "then" is no hour. */
const NO_HOUR =
  '(?:ok(?:ay)?|all ?right|right|fine|well|now|go on|come on|until|till|since|before|and|just|later|see you)';
/** Of what is asked about and of what is to be told or noted the hour is its own. */
const ASKS =
  '(?:what|when|who|why|how|which|whether|is|are|am|do|does|did|was|were|will it|remind|tell|say|wake|note|ask|book|put [a-z ]+ (?:in|on) (?:the|my) (?:calendar|diary|list))';

export const TOLD_HOUR = as(
  `^((?!${ASKS}\\b)[^,;.?]*?\\b)(${TIME})((?: [a-z'’]+){0,3}?(?:[,;.–-]+ ?(?:and |so )?| so | and )(?:(?:can|could|will|would) you (?:please )?|please )?(?!${ASKS}\\b)[a-z][^,;.?]*?)(?<!\\b${NO_HOUR})(?:,? by)?,? then(?=(?:,? (?:please|too|as well|will you|would you))*[.!?]*$)`,
  '$1$2$3 $2',
);
