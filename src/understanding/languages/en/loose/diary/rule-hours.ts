import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
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
/** Days and parts of the day, and what it is then. */
const TIMES: readonly (readonly [said: string, plain: string])[] = [
  ['(?:on )?(?:week ?days|work(?:ing)? ?days|school ?days)', 'a weekday'],
  ['(?:on )?weekends|(?:at|on|over) (?:the )?weekends?', 'the weekend'],
  [
    "at night|after dark|in the dark|after (?:sunset|sundown|nightfall)|when it(?:['’]s| is) dark(?: out(?:side)?)?",
    'dark',
  ],
  [
    "during the day|in the daytime|in daylight|by day|when it(?:['’]s| is) light(?: out(?:side)?)?",
    'daytime',
  ],
  ['in the mornings?', 'between 5 am and noon'],
  ['in the afternoons?', 'between noon and 6 pm'],
  ['in the evenings?', 'between 6 pm and 11 pm'],
];
const HOLDS = `(${TIMES.map(([said]) => said).join('|')}|(?:on )?${WEEKDAY}s|(?:after|before) ${HOUR}(?: at night)?|between ${HOUR} and ${HOUR})`;
const NOT_ON = `(?:but )?(?:not|never|except)(?: (?:on|at))? (?:the )?((?:${WEEKDAY})s?|weekends?|weekdays)`;

const ONE_DAY = lazily(`^(?:on )?(${WEEKDAY})s$`, 'i');
const KNOWN = TIMES.map(([said, plain]) => [lazily(`^(?:${said})$`, 'i'), plain] as const);

/** "On weekdays" as a condition: "if it is a weekday". */
function holding(words: string): string {
  const plain = KNOWN.find(([said]) => said.test(words))?.[1];
  return `if it is ${plain ?? words.replace(ONE_DAY, '$1')}`;
}

const notOn = (days: string): string =>
  `unless it is ${/^weekend/i.test(days) ? 'the weekend' : /^weekdays/i.test(days) ? 'a weekday' : days.replace(/s$/i, '')}`;

/** An event, and what is to be done then, up to the words behind it. */
const RULE = `(${LEAD}(?:when|whenever|every time|each time|any ?time|as soon as|if) [^;.!?]*?\\b${BECOMES}\\b[^;.!?]*?\\b${DEED}\\b [^;.!?]*?)`;

/** When what comes again and again comes, said in front: "at ten every night", "every weekday at seven". */
const SERIES = `(?:(?:at|from) ${HOUR},? (?:every|each) (?:single )?[a-z]+|(?:every|each) (?:single )?[a-z]+(?: (?:morning|evening|night|afternoon))?(?:,? (?:at|from) ${HOUR})|on (?:weekdays|weekends|${WEEKDAY}s)(?:,? at ${HOUR}))`;
/** On which days, or on which not. */
const ON_DAYS = `(?:(?:not|never|except|excluding|apart from|only|just)(?: for)?(?: (?:on|at))?(?: the)? (?:${WEEKDAY}s?(?:(?:,| and| or|, and)(?: on)? ${WEEKDAY}s?)*|weekends?|weekdays|week days|school days))`;

export const RULE_HOURS_FIRST: readonly Rewording[] = [
  // "Every night at ten turn off the TV and lock the door, *but not on Sundays*": that holds for all of it.
  says(
    `^(${LEAD}${SERIES}),? (${DEED}\\b[^;.!?]*?(?:,|\\band\\b)[^;.!?]*?),?(?: (?:but|though|and))? (${ON_DAYS})(?: though)?${END}`,
    ([, series, deeds, days = '']) =>
      `${series} ${days.replace(/^(?:apart from|excluding)/i, 'except').replace(/^just/i, 'only')}, ${deeds}`,
  ),
  says(`^${RULE},? ${NOT_ON}${END}`, ([, rule, days = '']) => `${rule} ${notOn(days)}`),
  says(`^${RULE},?(?: but)?(?: only)? ${HOLDS}${END}`, ([, rule, words = '']) => `${rule} ${holding(words)}`),
];

const NARROWS = lazily(
  `^(?:(?:but|and|oh|well|no|actually|sorry)[, ]+)*((?:only|just) (?:when|if|on|at|after|before|between|during|in|from) .+?|${ON_DAYS}|except .+?|unless .+?)${END}`,
  'i',
);

/** "*Only on weekdays*", behind what comes again and again. */
export function narrows(text: string): string | undefined {
  const [, words] = NARROWS.exec(text) ?? [];
  return words?.replace(/^just /i, 'only ');
}

export const RULE_HOURS_IN_TALK: readonly Rewording[] = [
  says(`^${LEAD}(?:but )?(?:only|just) ${HOLDS}${END}`, ([, words = '']) => `only ${holding(words)}`),
  // "Not on Sunday" may be the next one alone.
  says(`^${LEAD}${NOT_ON}${END}`, ([text, days = '']) =>
    /s$/i.test(days) || /\bexcept\b|weekend/i.test(text) ? notOn(days) : undefined,
  ),
];
