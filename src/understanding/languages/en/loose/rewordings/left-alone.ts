import type { Rewording } from '../../../index.ts';
import { END, LEAD, OF_THINGS, says, WHY } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What is not to be touched, and what is not to come after all: behind an order for several things, and behind what waits. */

const ORDER =
  '(?:turn|switch|put|set|open|close|shut|lock|dim|brighten|raise|lower|draw|pull|kill|get|make|have|bring|knock|pop)';
const SEVERAL = '(?:all|every|everything|each|the lot|(?:lights|lamps|blinds|curtains|doors|ones)|both)';
const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)';
const LIT = /\b(?:lights?|lamps?|spotlight)$/i;
const NO_TOUCH =
  "(?:(?:don['’]?t|do not|never)(?: you)?(?: (?:go|be|even|dare|bother))* (?:touch|touching|do|doing|include|including|mess with|messing with|fiddle with|go near|with)|keep your hands off|hands off|not)";
export const LEFT_ALONE_FIRST: readonly Rewording[] = [
  // "Turn off all the lights, *and don't go touching the porch*".
  says(
    `^(${LEAD}${ORDER}\\b(?=.*\\b${SEVERAL}\\b)[^;.!?]*?),? (?:and |but |just |only |though )*(?:please )?${NO_TOUCH} ${THING}${END}`,
    ([, order = '', thing = '']) => {
      const [wish = '', why = ''] = order.split(/,(?= (?:the|he|she|it|they|we|i|my|our)\b)/i);
      if (why !== '') return `${wish} ${joined(wish)} ${thing}`;
      // None of the lights is the telly.
      if (/\b(?:lights?|lamps?)\b/i.test(order) && OF_THINGS.test(thing) && !LIT.test(thing)) return order;
      return `${order} ${joined(order)} ${thing}`;
    },
  ),
  // "Dim everything in here *but leave the backlight*".
  says(
    `^(${LEAD}${ORDER}\\b(?=.*\\b${SEVERAL}\\b)[^;.!?]*?),? (?:and |but |just |only |though )+(?:leave|spare|skip)(?: out)? ${THING}(?<!\\b(?:on|off|open|closed|shut|alone|up|down))${END}`,
    ([, order = '', thing]) => `${order} except ${thing}`,
  ),
  // "Stop doing the blind one, *it had me wide awake*": why.
  says(
    `(?<=^${LEAD}(?:drop|scrap|bin|ditch|lose|cancel|delete|remove|kill|stop|get rid of|forget) (?:the|that|my|our) [a-z]+(?: [a-z]+)? one)${WHY}${END}`,
    () => '',
  ),
  // "*Have the haircut at four* then".
  says(
    `^${LEAD}(?:let['’]?s )?have (the|my|our) (?!(?:[a-z]+ )*(?:lights?|lamps?|heating|thermostat|fan|blinds?|curtains?|tv|telly|speaker|music|volume|vacuum|pump|coffee|doors?|lock|ac|backlight|spotlight|one)\\b)([a-z]+(?: (?!(?:at|for|to|on|after|then|by|in|off|and|till)\\b)[a-z]+)?)(?: after (?:that|it))?(?: then)?,? (?:at |for )?(${HOUR})(?: (?:then|instead|after that))*${END}`,
    ([, whose, what, hour]) => `move ${whose} ${what} to ${hour}`,
  ),
  // "*No don't*, she's rung back": why.
  says(`(?<=^(?:no+[,. ]+|oh |actually |wait |ah )*(?:please )?(?:don['’]?t|do not))${WHY}$`, () => ''),
];

/** One more thing is left out, or the first one is. */
const joined = (order: string): string =>
  /\b(?:except|bar|but|apart from|save)\b/i.test(order) ? 'and' : 'except';
