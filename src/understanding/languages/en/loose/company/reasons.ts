import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { ORDER } from './around-wishes.ts';

/** Why something is wished, behind the wish: it is no part of the name of a timer or a list, and no second wish. */

/** Behind these words a reason belongs to what is to be told or noted, or is asked for. */
const TELLS =
  '(?:remind|reminders?|e-?mail|mail|message|text|tell|say|saying|says|note|write|announce|ask|send|let|why|calendar|diary|planner|book|jot|put down|nudge|shout|buzz|alert|wake (?:me|us|up (?:me|us)))';
/** By these a clause may belong to the wish: it says when, whether or which. */
const BINDS = `(?:${TELLS}|if|when|whenever|once|until|till|unless|while|whilst|after|before|that|who|which|whether|where|what|how|check|see|as|since|because|cos|so|and|but|or|than|time)`;
/** With these in it there is more behind a reason than the reason. */
const FURTHER =
  '(?:if|when|whenever|unless|once|until|till|except|excluding|apart|but|then|and|tomorrow|tonight|every|at|after|before|from|only|just|leave|stays?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:an?|half|\\d+|two|three|ten|twenty|the (?:morning|afternoon|evening)))';
const OF_THE_HOUSE =
  '(?:[a-z]+ )?(?:lights?|lamps?|doors?|gate|tv|telly|heating|windows?|garage|alarms?|timers?|blinds?|curtains?|fan|speaker|music|radio|hoover|robot|volume|thermostat|ac|sound|room|house|one|ones)';
const STATE =
  "(?!too\\b|[^,.]*\\b(?:too|not|on|off|at|until|till|by|tomorrow|tonight|\\d+)\\b)[a-z]+(?: [a-z'’]+){0,4}";
const SUBJECT = `(?:(?:the|my|our|his|her|their) (?!${OF_THE_HOUSE}(?:['’]s)? )(?:(?:little|big|wee|old|whole|new|poor) (?:one|ones|fella|man|lad|girl|boy|dog|cat)|[a-z]+))`;

const BEHIND_ORDER = `^((?!.*\\b${BINDS}\\b)(?:(?:please|can you|could you|will you|would you|and|ok|right|so|just) )*(?:${ORDER} .*?[a-z0-9%]|(?!(?:the|my|our|his|her|this|that|these|those|it|there|i|we|he|she|they|nobody|somebody)\\b)(?:.*? (?:on|off|up|down|open|closed|shut|please|percent)|.*?\\b(?:timer|alarm|minutes?|lights?|lamps?|heating|blinds?|curtains?|telly|tv|hoover|fan|list)\\b.*?[a-z0-9%])))`;

/** What whoever orders something means to do themselves then. */
const MEANS_TO =
  "(?:i|we)(?:['’]d| would)? (?:want|wanna|like|love|need|have|ought|mean|hope)(?:(?<=wanna)| to) ";
const OWN_DEED = `(?:get (?:at|to|past|through|in|into|out|back|home|going|on with) |(?!(?:${ORDER}|know|hear|be|see if|ask|also|have)\\b))`;

export const REASONS: readonly Rewording[] = [
  // "Lamp on by the bed, *I want to finish my chapter*".
  as(
    `${BEHIND_ORDER}[,.;–-]+ ?${MEANS_TO}${OWN_DEED}(?!.*\\b(?:${FURTHER}|${OF_THE_HOUSE})\\b)[a-z][^,;.]*[.!]*$`,
    '$1',
  ),
  // "Open the curtains a crack, *I'd like a bit of light*".
  as(
    `${BEHIND_ORDER}[,;.–-]+ ?(?:i|we)(?:['’]d| would)? (?:want|like|love|need|could do with) (?:a bit of|a little|some|more|a bit more) (?:light|daylight|air|fresh air|warmth|peace|quiet|privacy|sleep|rest|shade|peace and quiet)(?: in here)?[.!]*$`,
    '$1',
  ),
  // "Ten minutes for the spuds *cos gran's here*".
  as(
    `^((?!.*\\b${TELLS}\\b)[a-z0-9'’]+ .*?[a-z0-9%]),? (?:because|cos(?= )|coz(?= )|cuz(?= )|['’]?cause (?=(?:i|we|it|the|my|our|he|she|they)\\b)) ?(?!of it\\b)(?!.*\\b${FURTHER}\\b)[a-z][^,;.]*[.!]*$`,
    '$1',
  ),
  // "… *so I can get on*".
  as(
    `^((?!.*\\b${TELLS}\\b)[a-z0-9'’]+ .*?[a-z0-9%]),? so (?:that )?(?!.*\\b${FURTHER}\\b)(?:(?:i|we|you|he|she|they|it|nobody|everyone|(?:the|my|our) [a-z]+) (?:can|could|do|does|don['’]?t|doesn['’]?t|will|won['’]?t|may|might|get|gets|know|have|am|are|is)|(?:nobody|no one|everyone) [a-z]{3,}s)\\b[^,;.]*[.!]*$`,
    '$1',
  ),
  // "Turn the lamp off, *it's too bright*": what is ordered is done, and nothing for the feeling besides.
  as(
    `${BEHIND_ORDER},? (?:(?:it|that|this|they)(?:['’]s|['’]re| is| are)|(?:it|this|that) feels) (?:(?:far|way|much|a bit|bit|just|really|still) )*too (?:bright|dark|dim|gloomy|harsh|loud|noisy|quiet|hot|warm|cold|cool|chilly|windy|draughty|stuffy|fast|slow)(?: (?:in here|in there|out here|here|for (?:me|us|mum|dad|gran|him|her|them|the (?:baby|kids|cat|dog))|now|already|to [a-z]+))*[.!]*$`,
    '$1',
  ),
  // "Draw the blind please *too bright*".
  as(
    `^(?!.*\\b${BINDS}\\b)((?:(?:please|can you|could you|will you|just|and|so) )*(?:open|close|shut|draw|lower|raise|turn|switch|put|dim) .*?[a-z0-9%])(?<!\\b(?:not|it|be|is|are|look|looks|feel|feels|get|getting|that|this|make|a bit|way|far|much|bit)),? (?:(?:far|way|much|a bit|bit|just) )*too (?:bright|dark|dim|gloomy|loud|noisy|quiet|hot|warm|cold|chilly|windy|draughty|stuffy|sunny)(?: (?:in here|in there|out here|here|for (?:me|us)|now))*[.!]*$`,
    '$1',
  ),
  // "Lights off in the hall *the kids are in bed*", "*film's starting*".
  as(
    `${BEHIND_ORDER}(?<! (?:of|in|on|at|with|for|by|to|near|behind|under|over|beside|next to)),? ${SUBJECT}(?: is| are| has| have)(?: (?:just|all|already|still|now|nearly|only|finally|about to|gone))* (?!to )${STATE}(?<! (?:in|on|at|with|for|of|to|by|up))[.!]*$`,
    '$1',
  ),
  as(
    `${BEHIND_ORDER},? (?!(?:it|that|this|there|what|here|where|week|month|year|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${OF_THE_HOUSE})['’]s)(?:${SUBJECT}|[a-z]{3,})['’]s (?:(?:just|all|already|still|now|nearly|only|finally) )*(?:[a-z]+ing|about to [a-z]+|asleep|here|ready|over|cold|tired|home|back|poorly|ill)(?: (?:now|up|down|again|soon|over))?[.!]*$`,
    '$1',
  ),
];
