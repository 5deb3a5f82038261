import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { DAY, HOUR, NUMBER } from '../times-said.ts';
import { ORDER } from './around-wishes.ts';

/** A wish whose parts come as they come to mind: the thing first, how much behind the reason, one more length without its unit. */

const LED =
  '(?:(?:oh|ah|well|so|and|ok(?:ay)?|right|look|gosh|god|sorry|anyway|now|hey|listen|i was (?:just )?thinking)[, ]+)*';
const THING = "(?:the|my|our|all the)(?: (?!(?:and|or|not|it|them)\\b)[a-z'’]+){1,4}?";
/** A name, of which nothing is told yet. */
const BARE =
  '(?:the|my|our)(?: (?!(?:and|or|not|it|them|is|are|was|were|has|have|had|on|off|open|closed|shut|unlocked|up|down|still|too|so|then|because|if|when|to|you|i|we|that|who|which|looks?|seems?|needs?|wants?|keeps?|got|gone|left|went)\\b)[a-z]+){1,5}?';
const STATE = '(?:on|off|open|closed|shut|up|down|locked|unlocked)';
const COURTESY = '(?:(?:please|can you|could you|would you|will you|just|also) )*';
const COUNT = `(?:\\d+|${NUMBER}|thirty|thirty[- ]five|forty|forty[- ]five|fifty|fifty[- ]five|sixty|seventy|eighty|ninety|twenty[- ]five)`;
const SHARE = `(?:${COUNT} ?(?:%|percent|per cent)|half|a (?:third|quarter))`;
const AHEAD = `(?:in (?:an?|half an|${COUNT}) (?:hours?|minutes?)|at ${HOUR}|${DAY} at ${HOUR})`;
const AT_ONCE = '(?:right now|now|straight away|right away|at once|immediately)';
const CALLED = '(?:,? (?:love|dear|darling|pet|mate|honey|sweetheart|please))?';
const COLD = '(?:chilly|cold|freezing|frozen|shivering|perished|nippy|baltic)';
const HOT = '(?:hot|boiling|roasting|baking|sweating|melting|sweltering|too warm)';
const I_AM =
  "(?:(?:i['’]?m|i am|we['’]?re|we are|it['’]?s|it is|(?:i|we) feel)(?: (?:a|bit|little|touch|so|too|really|very|just|still|rather|quite))*)";
const HERE = '(?: (?:in here|here|now|tonight|again))*';
const NICE = '(?:lovely|nice|great|grand|good|perfect|wonderful|brilliant|ideal)';

export const IN_OTHER_ORDER: readonly Rewording[] = [
  // "Remind me to sweep up at five *oh and clean the hutch as well*": both at that time.
  as(
    `^(${LED}${COURTESY}remind (?:me|us)) to ([^,;.]+?) (at ${HOUR}|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?),? (?:oh,? )?and (?!(?:${ORDER}|at|in|on)\\b)([a-z]+ (?:the|my|our|some|his|her) [a-z ]+?) (?:as well|too)[.!]*$`,
    '$1 $3 to $2 and $4',
  ),
  // "In ten minutes put the oven off *and text Mia we're here now*": the message is not put off with it.
  as(
    `^(${LED}${AHEAD},? .+?),? and (?:${AT_ONCE} )?((?:tell|text|message|let) [a-z]+ .+?) ${AT_ONCE}[.!]*$`,
    '$1. $2',
  ),
  // "*The hall lamp* switch it off".
  as(
    `^${LED}(${BARE}) (${COURTESY})(turn|switch|put|set|close|shut|lock|open|dim) (?:it|them) (?=[a-z0-9])`,
    '$2$3 $1 ',
  ),
  // "Turn the lamp off *would you* and the fan too".
  as(
    `(?<=^${COURTESY}${ORDER} .*) (?:would you|will you|please) (?=and (?:the|my|our) [a-z ]+ (?:too|as well)[.!]*$)`,
    ' ',
  ),
  // "I'd like the lamp on *because I'm reading* but only at half".
  as(
    `(?<=\\b${STATE}),? (?:because|cos|since|as) (?:i|we|he|she|they|it|the|my|our)\\b[^,;.]*?,? but (?=(?:only|just) (?:at|to|by|${COUNT}|half|a (?:bit|little|third|quarter))\\b)`,
    ' but ',
  ),
  as(`\\bon,? (?:but|and) (?:only|just) (?:at|to)? ?(?=${SHARE}(?= |[,.!]|$))`, 'on at '),
  as(`\\b(?:turn|put|switch) (${THING}) on (?:at|to) (?=${SHARE}(?= |[,.!]|$))`, 'turn on $1 at '),
  as(`\\b(turn|put|bring|set) (${THING}|it) back (up|down) (?=to (?:\\d|${COUNT}))`, '$1 $2 $3 '),
  // "It's so cold *that I've two coats on* put the heating up".
  as(
    `^(${LED}${I_AM} (?:[a-z]+)${HERE}) that (?:i|we|he|she|they|you|my|the)(?:['’][a-z]+)? (?:(?!${ORDER} (?:the|my|our|all)\\b)[a-z0-9'’]+ ){1,9}?(?=${COURTESY}${ORDER} (?:the|my|our|all) )`,
    '$1, ',
  ),
  // "I'm a bit cold, *turn it up*": it is the heating.
  as(
    `^(?=${LED}(?:${I_AM} ${COLD}\\b.* up\\b|${I_AM} ${HOT}\\b.* down\\b))(${LED}${I_AM} (?:${COLD}|${HOT})${HERE})${CALLED},? (${COURTESY}(?:turn|put|bring|nudge)) it (?=(?:up|down)\\b)`,
    '$1, $2 the heating ',
  ),
  // "It'd be nice if the lamp was off *and the fan on*".
  as(
    `^${LED}(?:it(?:['’]?d| would) be (?:just |really |so |very )*${NICE}|(?:i|we)(?:['’]?d| would) (?:like|love) it) if (${THING}) (?:was|were) (${STATE}) and (${THING}) (?:(?:was|were) )?(${STATE})(?=[.!]*$)`,
    '$1 $2 and $3 $4',
  ),
  // "Leave the porch light on *but everything else off*".
  as(
    `^${LED}(?:leave|keep) (${THING}) (?:on|running|going),? (?:but|and) (?:turn |switch |put )?everything else off`,
    'turn everything off except $1',
  ),
  // "Do I have anything on": as "have I got".
  as(
    /\bdo (i|we) have anything on(?= (?:today|tomorrow|tonight|this|next|on|at|in|later|the)\b|[?.!]*$)/,
    'have $1 got anything on',
  ),
  // "Did I leave the lamp on *if so* …".
  as(
    `^(did (?:i|we|he|she|they|someone|somebody|(?:the|my) [a-z]+|[a-z]+) leave ${THING} (?:on|open|unlocked|running)),? (?=if (?:so|i did|we did|they did|it is)\\b)`,
    '$1? ',
  ),
  // "Not the hall one *put that back on*".
  as(
    `^(?:(?:oops|oh|no|wait|ah|sorry|hang on)[, ]+)*not (${THING}),? (?:turn|put|switch) (?:it|that|them|those|that one) back (on|off)(?=[.!]*$)`,
    'turn $1 back $2',
  ),
  // "*And not today* tomorrow".
  as(`^(?:(?:and|no|oh|but|sorry)[, ]+)*not (?:today|tonight|tomorrow),? (?:but )?(?=${DAY}[.!]*$)`, ''),
  // "At seven *o* five".
  as(
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o (?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/,
    '$1 oh ',
  ),
  // "*What was it I wanted* oh yes …".
  as(
    `^${LED}what (?:was i|am i|was it i) (?:going to|gonna|about to|wanting to|meaning to|want(?:ed)? to) (?:say|ask|do)[,?.]? (?:oh yes|oh yeah|yes|yeah|right|ah yes|that['’]?s it|oh i know)[,.!]? (?=[a-z])`,
  ),
  // "A timer for *an hour twenty*".
  as(
    `\\b(?<=\\b(?:timers?|countdown|in|for)(?: for| of)? )(an?|${COUNT}) (hours?) (?:and )?(${COUNT})(?=[,.!]|$| (?:for (?:the|my|our)|please|to|timer|from now|called)\\b)`,
    '$1 $2 and $3 minutes',
  ),
  as(
    `^(?:(?:set|start|give me|put on) (?:me )?(?:a )?)?timer (?:for |of )?(an?|${COUNT}) (minutes?) (?:and )?(${COUNT})(?=[,.!]|$| (?:for (?:the|my|our)|please|called)\\b)`,
    'set a timer for $1 $2 and $3 seconds',
  ),
];
