import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { WORD } from './parts.ts';

/** What is left as it is until then, and brought into another state at that time: nothing is done now. */

const NAMED = `(?!(?:half|halfway|partly|slightly|quarter|a)\\b)${WORD}`;
const THING = `((?:(?:the|my|our|both|all) )*${NAMED}(?: ${NAMED}){0,3}?)`;
const SO =
  '(?:(?:right |wide |fully |all the way |just )*(?:open|closed|shut|up|down|locked|unlocked|bolted|drawn|ajar|raised|lowered)|(?:just )?(?:as (?:it is|they are)|like (?:that|this)|alone|be))';
/** What is let through a valve is on or off without being a thing that is switched. */
const LET_IN =
  '((?:the |my |our )?(?:main |mains |garden )?(?:water|gas|stopcock|valve|supply|tap|mains)(?: (?:main|mains|valve|supply|tap))?)';
const VERB =
  '(open|close|shut|lock|unlock|bolt|raise|lower|draw|dim|(?:turn|switch|put|bring|pull|let|roll|set) (?:(?:it|them) )?(?:on|off|up|down)|(?:bring|pull|put|let|roll|take|turn|switch|shut|set)(?= (?:it|them)\\b))';
const WAITS = `(?:,? (?:and|but|and then|but then|then|after that|and after that))+,? (?:please |you can |you may |do )*${VERB}`;
const THEN =
  '(?: (it|them))?((?: (?!(?:at|in|when|if|and|or|but|for|until|till|then|please)\\b)[a-z0-9%]+){0,4}?)(?: then)?';
/** "*Keep* the door locked" sees to it that it is; what is left open or on may be so or not. */
const SEEN_TO = /^keep .*\b(?:closed|shut|locked|bolted|drawn|lowered)\b/i;
/** How long, and what ends it. */
const UNTIL = '(until|till|til|for) ([^,.;]+?)';
const HOUR_LIKE =
  /^(?:sunset|sunrise|dusk|dawn|noon|midday|midnight|bedtime|half|quarter|about|around|\d|(?!(?:tomorrow|tonight|today|later|then|next|in)\b)(?:[a-z]+$|[a-z]+ (?:to|past|o'clock|thirty|fifteen|am|pm)\b))/i;

/** When it is done: at an hour, after so long, or when something has become so. */
function timeOf(lead: string, time: string): string {
  if (/^for$/i.test(lead)) return `in ${time}`;
  if (
    /^(?:i|we|he|she|they|it|it['’]s|the (?!evening|morning|afternoon)[a-z]+|everyone|everybody|nobody|somebody|someone) /i.test(
      `${time} `,
    )
  )
    return `once ${time}`;
  return HOUR_LIKE.test(time) ? `at ${time}` : time;
}

function order(thing: string, lead: string, time: string, verb: string, way: string): string {
  const [, stem = verb, particle = ''] = /^(.*?)(?: (?:it|them))?(?: (on|off|up|down))?$/i.exec(verb) ?? [];
  return `${timeOf(lead, time)} ${stem} ${thing}${particle === '' ? '' : ` ${particle}`}${way}`;
}

export const SO_UNTIL_THEN_FIRST: readonly Rewording[] = [
  // "*Leave the curtains open until four, then close them*."
  says(
    `^(${LEAD})((?:leave|keep|let) ${THING}(?: (?:to )?(?:be|stay|remain|left))? ${SO})(?: for (?:the [a-z]+(?: [a-z]+)?|me|us|him|her|them|now))? ${UNTIL}${WAITS}${THEN}${END}`,
    ([, before = '', told = '', thing = '', lead = '', time = '', verb = '', , way = '']) =>
      SEEN_TO.test(told) ? undefined : `${before}${order(thing, lead, time, verb, way)}`,
  ),
  // "*Leave the water on until five, then shut it*."
  says(
    `^(${LEAD})(?:leave|keep|let) ${LET_IN}(?: (?:to )?(?:be|stay|remain|left|run))? (?:on|off|running|flowing) ${UNTIL}${WAITS}${THEN}${END}`,
    ([, before = '', thing = '', lead = '', time = '', verb = '', , way = '']) =>
      `${before}${order(thing, lead, time, verb, way)}`,
  ),
];
