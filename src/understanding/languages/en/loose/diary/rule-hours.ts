import type { Rewording } from '../../../index.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';
import { END, LEAD, says } from './parts.ts';

/**
 * At which hours and on which days a rule holds that waits for something, said behind its deed or in the next turn: "when the door opens turn on the
 * light, *only after dark*", "… *not on Sundays*".
 */

const BECOMES =
  '(?:opens?|closes?|shuts?|is opened|is closed|rings?|comes? on|goes on|comes? off|goes off|turns? on|turns? off|is (?:turned|switched) (?:on|off)|starts?|stops?|finishes|arrives?|leaves?|(?:get|gets|come|comes) (?:home|back|in)|moves?|motion|movement|detects?|unlocks?|locks?)';
const DEED =
  '(?:turn|switch|put|open|close|shut|lock|unlock|dim|brighten|set|start|stop|play|pause|raise|lower|have)';
const PLACES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/^(?:on )?(?:week ?days|work(?:ing)? ?days|school ?days)$/i, 'if it is a weekday'],
  [/^(?:at|on|over) (?:the )?weekends?$|^weekends$/i, 'if it is the weekend'],
  [
    /^(?:at night|after dark|in the dark|after (?:sunset|sundown|nightfall)|when it(?:['’]s| is) dark(?: out(?:side)?)?)$/i,
    'if it is dark',
  ],
  [
    /^(?:during the day|in the daytime|in daylight|by day|when it(?:['’]s| is) light(?: out(?:side)?)?)$/i,
    'if it is daytime',
  ],
  [/^in the mornings?$/i, 'if it is between 5 am and noon'],
  [/^in the afternoons?$/i, 'if it is between noon and 6 pm'],
  [/^in the evenings?$/i, 'if it is between 6 pm and 11 pm'],
];
const HOLDS = `((?:on )?(?:week ?days|work(?:ing)? ?days|school ?days|weekends|${WEEKDAY}s)|(?:at|on|over) (?:the )?weekends?|at night|after dark|in the dark|after (?:sunset|sundown|nightfall)|when it(?:['’]s| is) (?:dark|light)(?: out(?:side)?)?|during the day|in the daytime|in daylight|by day|in the (?:morning|afternoon|evening)s?|(?:after|before) ${HOUR}(?: at night)?|between ${HOUR} and ${HOUR})`;
const NOT_ON = `(?:but )?(?:not|never|except)(?: (?:on|at))? (?:the )?((?:${WEEKDAY})s?|weekends?|weekdays)`;

/** "On weekdays" as a condition: "if it is a weekday". */
function holding(words: string): string {
  const known = PLACES.find(([pattern]) => pattern.test(words));
  return (
    known?.[1] ?? `if it is ${words.replace(/^on /i, '').replace(new RegExp(`^(${WEEKDAY})s$`, 'i'), '$1')}`
  );
}

const notOn = (days: string): string =>
  `unless it is ${/^weekend/i.test(days) ? 'the weekend' : /^weekdays/i.test(days) ? 'a weekday' : days.replace(/s$/i, '')}`;

/** An event, and what is to be done then, up to the words behind it. */
const RULE = `(${LEAD}(?:when|whenever|every time|each time|any ?time|as soon as|if) [^;.!?]*?\\b${BECOMES}\\b[^;.!?]*?\\b${DEED}\\b [^;.!?]*?)`;

export const RULE_HOURS_FIRST: readonly Rewording[] = [
  says(`^${RULE},? ${NOT_ON}${END}`, ([, rule, days = '']) => `${rule} ${notOn(days)}`),
  says(`^${RULE},?(?: but)?(?: only)? ${HOLDS}${END}`, ([, rule, words = '']) => `${rule} ${holding(words)}`),
];

export const RULE_HOURS_IN_TALK: readonly Rewording[] = [
  says(`^${LEAD}(?:but )?(?:only|just) ${HOLDS}${END}`, ([, words = '']) => `only ${holding(words)}`),
  // "Not on Sunday" may be the next one alone.
  says(`^${LEAD}${NOT_ON}${END}`, ([text, days = '']) =>
    /s$/i.test(days) || /\bexcept\b|weekend/i.test(text) ? notOn(days) : undefined,
  ),
];
