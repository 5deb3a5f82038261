import type { Rewording } from '../../../index.ts';
import { LENGTH } from '../times-said.ts';
import { END, LEAD, NO_EVENT, says } from './parts.ts';

/** What is on or in while a timer runs is what the timer is called: "pasta's in, give me nine minutes", "an hour's timer, I've a ham in the oven". */

const NO_NAME =
  '(?!(?:it|that|this|there|he|she|they|we|i|you|who|what|when|if|not?|nobody|somebody|someone|everyone|everything|something|nothing|call|meeting|minute|time)\\b)';
const NAME = `(?:the |my |our |some |an? )?(${NO_EVENT}${NO_NAME}[a-z][a-z'-]*?(?: (?!(?:is|are|has|have|and|in|on|at|to|that|which)\\b)[a-z'-]+?){0,2}?)`;
const PLACE =
  '(?:(?:in|on|under|into) (?:the|a|my) (?:oven|pan|pot|hob|stove|grill|barbecue|bbq|boil|heat|steamer|slow cooker|air ?fryer|microwave|freezer|fridge|wash|washer|machine|washing machine|dryer|dishwasher|bath|water))';
const AT_WORK =
  '(?:boiling|baking|steaming|roasting|frying|simmering|grilling|poaching|cooking|proving|resting|rising|soaking|steeping|brewing|chilling|cooling|drying|washing|marinating|defrosting|napping|sleeping)';
const IN = `(?:(?:gone |going |just |now )*(?:${PLACE}|in|on|down|${AT_WORK})(?: ${PLACE})?(?: now)?)`;
/** What is told: that something is in, or that somebody has put it there. */
const TOLD = [
  `${NAME}(?:['’]s| is| are|['’]re| has| have) ${IN}`,
  `(?:there(?:['’]s| is| are)|(?:i|we)(?:['’]ve| have)(?: just| now)*(?: got| put| popped)?|(?:i|we)(?:['’]m|['’]re)? ?(?:just |now )*(?:put|putting|popped|popping|have got)) ${NAME} ${IN}`,
  `(?:i|we)(?:['’]m|['’]re| am| are)(?: just| now)* (?:doing|making|baking|boiling|cooking|roasting|poaching|steaming|frying|brewing) ${NAME}`,
];
const WHY = '(?:[,;.?!]| -|,? (?:because|cos|as|since))';
const UP = "(?:['’]s| is| are| have| has)? ?(?:up|gone|passed|over|done|gone by)";
const TELL =
  '(?:tell (?:me|us)|let (?:me|us) know|shout(?: (?:at )?(?:me|us))?|give (?:me|us) a (?:shout|nudge|buzz|ring|call)|buzz(?: me)?|beep(?: (?:me|at me))?|ping(?: me)?|ring(?: me)?)';
/** A length of time that is to be told when it is over. */
const WHEN_UP = `${TELL} (?:when|once|after|as soon as) (?:the )?(${LENGTH})${UP}`;
const ONE =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty[- ]five|thirty|forty|forty[- ]five|fifty|sixty|ninety|\\d{1,3})';
/** "A twenty minute timer", with or without what one does with it. */
const TIMER = [
  `(?:(?:set|start|give|put|pop|stick|run|do|get|need|want)(?: (?:me|us|on|up|going))* )?(?:an? |another |the )?(${ONE})[ -](minute|hour|second)s? timer(?: (?:on|going))?`,
  `(?:(?:set|start|give|put|pop|stick|run|do|get)(?: (?:me|us|on|up))* )?(?:an? |another |the )?timer(?: (?:on|going))? (?:for|of) (${LENGTH})`,
  `(?:(?:give|allow) (?:me|us) |time (?:me |us )?|put on )?(${LENGTH})(?: (?:on|for) (?:the )?(?:clock|timer)| for (?:me|us))?`,
  WHEN_UP,
];

const named = (name = '', length = ''): string => `set a ${name} timer for ${length}`;
/** The groups of one wish: its length, or a number and what it counts. */
function lengthOf([one = '', unit]: readonly (string | undefined)[]): string {
  return unit === undefined ? one : `${one} ${unit}s`;
}

/** No sentence without a length of time is looked at any further. */
const TIMED = '^(?=[^]*(?:minute|hour|second|min\\b|sec\\b|hr\\b))';
const TOLD_ANY = `(?:${TOLD.join('|')})`;

/** A wish with what is told in front of it, or behind. */
function both(wish: string): readonly Rewording[] {
  return [
    says(
      `${TIMED}${LEAD}${TOLD_ANY}(?:${WHY}|(?: so| and|(?= (?:set|start|give|time|tell|let)))) ${LEAD}${wish}${END}`,
      ([, one, two, three, ...length]) => named(one ?? two ?? three, lengthOf(length)),
    ),
    says(
      `${TIMED}${LEAD}${wish}(?:,? (?:please|would you|love|honey|dear|thanks))*${WHY} ${TOLD_ANY}${END}`,
      (match) => named(match.at(-3) ?? match.at(-2) ?? match.at(-1), lengthOf(match.slice(1, -3))),
    ),
  ];
}

export const TIMERS_WHY_FIRST: readonly Rewording[] = [
  ...TIMER.flatMap(both),
  // "Let me know when a quarter of an hour's up", with nothing told.
  says(`${TIMED}${LEAD}${WHEN_UP}${END}`, ([, length]) => `set a timer for ${length}`),
  // "Give me ten minutes on the clock".
  says(
    `${TIMED}${LEAD}(?:give|put|start)(?: (?:me|us))? (${LENGTH}) on the (?:clock|timer)${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
];
