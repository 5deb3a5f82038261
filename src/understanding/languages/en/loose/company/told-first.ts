import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { says } from '../diary/parts.ts';
import { as } from '../manners.ts';
import { DAY, HOUR, NUMBER, WEEKDAY } from '../times-said.ts';
import { ORDER } from './around-wishes.ts';

/** Why something is wished, with an hour or a thing of its own: neither is the one of the wish. */

const LED = '(?:(?:oh|ah|well|so|and|ok(?:ay)?|right|look|gosh|god|sorry|anyway|now|hey|listen)[, ]+)*';
const LENGTH_AHEAD = `in (?:an?|half an|${NUMBER}|\\d+) (?:hours?|minutes?)`;
const AT = `(?:at ${HOUR}|${LENGTH_AHEAD}|${DAY})`;
const WHO = "(?:i|we|he|she|they|it|there|that|(?:the|my|our|his|her|their) [a-z]+|[a-z]{3,})(?:['’][a-z]+)?";
/** What is to be told, noted or bought may say why itself. */
const SAYS =
  '\\b(?:tell|let|text|message|say|send|write|e-?mail|note|add|announce|ask|calendar|diary|planner|list)\\b';
const HANGS = '\\b(?:if|when|whenever|unless|except|apart|but|only|until|till)\\b';
const SOMEBODY =
  "(?:i|we|you|he|she|they|someone|somebody|(?:the|my|our) [a-z]+|[a-z]{3,})(?:['’]ve|['’]s| have| has)?(?: just| gone and)*";
const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)';
const AGAIN = '(?: again| out| in| way up| too (?:high|low|loud)| all (?:night|day|evening|morning))*';
const SO = '[,;.]?(?: so| and)* ';
const COURTESY = '(?:(?:please|can you|could you|would you|will you|just|also|then) )*';
const ALARM = 'alarms?|timers?';

/** Behind "so" the wish says itself when it is. */
const OWN_HOUR = lazily(
  `\\b(?:at|for|by) ${HOUR}(?=[,.!]|$| (?!(?:percent|per cent|degrees?|minutes?|mins?|hours?|seconds?)\\b))`,
  'i',
);
const OF_TOLD =
  /\b(?:it|that|this|them|then|before|beforehand|after|afterwards|earlier|later|calendar|diary|planner|list)\b|\bremind (?:me|us)(?! .*\b(?:to|about|that)\b)/i;
const WHICH_DAY = lazily(
  `\\b(?:on |this |next )?(?:${WEEKDAY}|tomorrow)(?: (?:morning|afternoon|evening|night))?\\b`,
  'i',
);
const HAS_TIME = lazily(`\\b(?:${AT}|${HOUR})\\b`, 'i');
const NEXT_WISH = lazily(`,? (?:and|then) ${COURTESY}(?:${ORDER}|${ALARM}) `, 'i');

export const TOLD_FIRST: readonly Rewording[] = [
  // "Set an alarm for six *because the bus goes at seven*": an hour of the reason is none of the wish.
  as(
    `^((?!.*${SAYS})(?:${COURTESY})?(?:${ORDER}|${ALARM}) .*?\\b(?:${AT}|for ${HOUR})(?: please)?),? (?:(?:because|cos|coz|cuz|['’]cause) (?=${WHO} )|(?:since|as) (?=(?:i|we|he|she|they|there)\\b))(?=[^,;.]*\\b(?:${AT}|${HOUR})\\b)(?![^,;.]*${HANGS})[^,;.]*?(?=,? (?:and|then) ${COURTESY}${ORDER} |[.!]*$)`,
    '$1',
  ),
  // "*The bus goes at seven so* set an alarm for six": on the day that was told.
  says(
    `^(${LED}(?:${DAY} )?${WHO} (?!.*${HANGS}.* so )(?:(?! so )[^,;.?])*?),? so (${COURTESY}(?:${ORDER}|${ALARM}) [^;.?]*[.!]*)$`,
    ([, told = '', wish = '']) => ofToldDay(told, wish),
  ),
  // "Dad turned the heating up again so *turn it back down*": what was done to something tells what "it" is.
  says(
    `^${LED}${SOMEBODY} (?:turned|switched|put|cranked|knocked|set) ${THING} (?:back )?(?:up|down|on|off)${AGAIN}${SO}(${COURTESY})(turn|switch|put) (?:it|them|that) (.*)$`,
    '$2$3 $1 $4',
  ),
  says(
    `^${LED}${SOMEBODY} left ${THING} (?:wide )?(?:open|unlocked|on|running)${AGAIN}${SO}(${COURTESY})(turn|switch|put|close|shut|lock) (?:it|them|that)(?= |[.!?]*$)`,
    '$2$3 $1',
  ),
  // "Cancel my alarm | *I don't have to be up*".
  as(
    `(?<=^${COURTESY}${ORDER} (?:the|my|our|that) [a-z' ]{3,40}?) (?=(?:i|we)(?:['’]ve| have)? (?:already|(?:don['’]?t|do not|no longer|won['’]?t|will not) (?:have to|need|want)|taken|eaten|finished)\\b)`,
    ', ',
  ),
];

/** The wish alone, on the day that was told where it names none; nothing where it goes by what was told. */
function ofToldDay(told: string, wish: string): string | undefined {
  const next = NEXT_WISH.exec(wish);
  const first = next === null ? wish : wish.slice(0, next.index);
  if (
    !HAS_TIME.test(told) ||
    !OWN_HOUR.test(first) ||
    OF_TOLD.test(wish) ||
    SERIES.test(told) ||
    ASKS.test(told)
  )
    return undefined;
  // "I have a call at four so pause the robot *at four*": it goes with what was told.
  if (told.toLowerCase().includes(OWN_HOUR.exec(first)![0].toLowerCase())) return undefined;
  const day = WHICH_DAY.exec(told)?.[0];
  return day === undefined || NAMES_DAY.test(first) ? wish : `${onDay(day)} ${wish}`;
}

const onDay = (day: string): string => (/^(?:on|this|next|tomorrow)\b/i.test(day) ? day : `on ${day}`);
const NAMES_DAY = lazily(`\\b(?:${DAY}|in the (?:morning|afternoon|evening))\\b`, 'i');
const SERIES = /\b(?:every|each|always|usually|normally|[a-z]+days|daily|weekly)\b/i;
const ASKS = lazily(
  `^(?:${LED})(?:${ORDER}|remind|please|can|could|would|will|what|when|is|are|do|does|if|(?:i|we)(?:['’]d)? (?:want|need|like|would like) (?!to\\b))\\b`,
  'i',
);
