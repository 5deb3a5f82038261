import type { Rewording } from '../../index.ts';
import { rewording as says } from '../patterns.ts';
import { as } from './manners.ts';
import { DAY, HOUR } from './times-said.ts';

/** What is to happen by itself, or no longer, in words that no phrase has. */

const END = '(?:,? (?:please|then|now|thanks|thank you|would you|will you|ok|okay))*[.!]*$';
const THING =
  "((?:(?:the|my|our) )?(?!(?:it|that|this|they|he|she|i|we|you|there|what|who|which)\\b)(?!(?:[a-z'’]+ ){0,3}?(?:alarms?|timers?|bell|doorbell|buzzer|siren|phone|clock|reminder)\\b)[a-z]+(?: [a-z]+){0,3}?)";
const TO_GO =
  '(?:goes|comes|turns|switches|is to go|is to come|should go|should come|must go|can go|to go)(?: back)?';
const WHEN_FIRST = '((?:at|in|on|after|from|every|each|tomorrow|tonight) [^,]+?)';
/** Begins a condition that is waited for. */
const WHENEVER = '(?:when(?:ever)?|if|as soon as|any ?time|every ?time|each time)';
const GOING =
  '(?:(?:coming|going|turning|switching|being (?:turned|switched|put)) (?:back )?(?:on|off|open|shut|up|down)|to (?:come|go|turn|switch|be (?:turned|switched)) (?:back )?(?:on|off|open|shut|up|down))';
const DROP =
  '(?:bin|scrap|cancel|delete|drop|remove|lose|ditch|kill|stop|forget|get rid of) (?:it|that|that one|that rule|this one)(?: off)?';

export const STANDING: readonly Rewording[] = [
  // "The telly goes off in half an hour": told, and meant to come.
  as(
    `(^|(?:,|;) (?:and |then |so )*|\\band )${THING} ${TO_GO} (on|off) (?=(?:at|in|after|before|when|every|each|by|until|from|tomorrow|tonight|again)\\b)`,
    '$1turn $3 $2 ',
  ),
  as(`^${WHEN_FIRST},? ${THING} ${TO_GO} (on|off)\\b`, '$1 turn $3 $2'),
  as(
    /\bup to (?=(?:half|quarter|a quarter|noon|midday|midnight|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! percent| degrees| ?%))/,
    'until ',
  ),
  // "… until noon, *then off*", however it was before.
  as(
    `^([^,;]+(?:, [^,;]+)?),? (?:until|till) ((?:${DAY} (?:at )?)?${HOUR}(?: ${DAY})?),? (?:and |but )?(?:then )?(?:turn (?:it |them )?)?off(?: (?:again|after that|then|afterwards))*${END}`,
    '$1 and turn it off at $2',
  ),
  // "Whenever …, *I want the lamp to come on*", "I want the lamp to come on when …".
  as(
    `(?<!\\b(?:do|did|does|if) )\\b(?:i|we|i'm|she|he)(?:['’]d like| would like| want|['’]d want|['’]d love| need| wants) ${THING} to (?:come|go|be|turn|switch|be turned|be switched)(?: back)? (on|off)\\b`,
    'turn $2 $1',
  ),
  as(
    `(?<!\\b(?:do|did|does|if) )\\b(?:i|we)(?:['’]d like| would like| want|['’]d want|['’]d love| need) ${THING} to (open|close|shut|lock)\\b`,
    '$2 $1',
  ),
  as(
    /\b(?:comes?|gets?|walks?) (?:in |home |back )?(?:through|in by|by) the (front|back|side) door\b/,
    'opens the $1 door',
  ),
  as(/\b(is|are|gets?) left (open|unlocked|on)\b/, 'is $2'),
  // "*When does the porch light come on*", "how long until the telly goes off": what is stored for it.
  says(
    `^(?:and |so )?(?:when|(?:at )?what time|how long (?:until|till|before)) (?:does |do |will |is |are )?((?:the|my|our) (?:[a-z]+ )*(?:lights?|lamps?|heating|maker|machine|pump|blinds?|curtains?|fan|tv|telly|speaker|vacuum|spotlight)) (?:going to |set to |due to |meant to )?(?:be (?:turned|switched) |comes?|goes|go|turns?|switch(?:es)?|opens?|close[sd]?|starts?|shuts?)(?: ?(?:on|off|up|down))?(?: next| again)?(?=[?.!]*$)`,
    ([, thing]) => `what is set up for ${thing}`,
  ),
  // What becomes dark.
  as(
    `\\b(${WHENEVER}) (?:it|the sun)(?: (?:starts|begins)(?: to)?)? (?:gets?|getting|get|grow(?:s|ing)?|go(?:es|ing)?|turn(?:s|ing)?) (?:dark|dusky|dim)(?: (?:out|outside))?(?:,? (?:i mean|that is|or rather),? (?:when|once) the sun(?:'s| is| has) (?:properly |really |fully |all )?(?:set|gone down|down))?`,
    '$1 it gets dark',
  ),
  as(`\\b(${WHENEVER}) it (?:starts|begins) (?:getting|to get) dark\\b`, '$1 it gets dark'),
  // What is there, of the room that was named.
  says(
    `^(.*?\\b${WHENEVER}\\b.*?) (?:its|the) (lights?|lamp|fan|heating|blinds?)((?: in there)?(?:'s| is| are| isn't| is not| aren't| has)? .*)$`,
    ([text, before = '', thing = '', rest = '']) =>
      /\bits \b|\bin there\b|\bthat (?:light|lamp|fan|blind)/i.test(text)
        ? `${before} the ${thing}${rest.replace(/ in there\b/gi, '').replace(/\bthat (?=light|lamp|fan|blind)/gi, 'the ')}`
        : undefined,
  ),
  as(
    `\\b(${WHENEVER} (?:anybody|anyone|somebody|someone|something|the [a-z ]+?) [a-z]+(?: [a-z]+){0,4}?),? (?:tonight |today )?or (?:whenever|any ?time|any other time)(?=,| )`,
    '$1',
  ),
];

/** The same, before anything is read. */
export const STANDING_FIRST: readonly Rewording[] = [
  // "We don't need the spotlight coming on at sunset any longer, *bin that one*."
  as(
    `^(?:we|i) (?:don't|do not|no longer)(?: really| actually)? (?:need|want|like|have to have) ((?:the|my|our) [a-z ]+?) ${GOING}(?: [^,;.]*?)?(?: any ?(?:more|longer)| now)?[,.;]? (?:so |and |please |you can |can you )*${DROP}${END}`,
    'cancel the rule about $1',
  ),
  as(
    `^(?:we|i) (?:(?:don't|do not)(?: really| actually)? (?:need|want|like) ((?:the|my|our) [a-z ]+?) ${GOING}(?: [^,;.]*?)? any ?(?:more|longer))${END}`,
    'cancel the rule about $1',
  ),
];
