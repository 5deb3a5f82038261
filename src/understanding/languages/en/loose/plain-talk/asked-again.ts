import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, says } from '../diary/parts.ts';
import { DAY } from '../times-said.ts';

/** Questions that people put another way: what there is besides, when it was they said, what is on for us. */

const PART = `(?:${A_DAY}|${DAY}|this (?:morning|afternoon|evening)|later(?: on)?(?: today)?|for the rest of (?:today|the day))`;
const SHOP = '(?:the )?(?:shops?|store|supermarket)';

export const ASKED_AGAIN_FIRST: readonly Rewording[] = [
  // "*Read me back* the rules you've got".
  says(
    `^(${LEAD}(?:read|tell|play)) (me|us) back (?=(?:the|my|our|what|that)\\b)`,
    ([, verb, who]) => `${verb} ${who} `,
  ),
  says(
    `^${LEAD}(?:read|tell|show|give) (?:me|us) (?:all )?(?:the|my|our) (?:rules|automations|routines)(?: (?:that )?(?:you|we)(?:['’]ve| have)? got| that are set| there are)?${END}`,
    () => 'which rules are set',
  ),
  // "Which *jobs have you got lined up* for today?".
  says(
    `^${LEAD}(?:which|what) (?:jobs|things|rules|commands) (?:have you|are|do you have|have we|did i)(?: got| set| give you)?(?: lined up| set up| set| scheduled| waiting| planned)?(?: (?:for )?${PART})?[?.!]*$`,
    ([said]) => (/lined|set|scheduled|waiting|planned/i.test(said) ? 'which rules are set' : undefined),
  ),
  // "*How loud have they got* the telly".
  says(
    `\\bhow loud (?:have|has) (?:they|he|she|you|we|somebody|someone|the kids) (?:got|put|set|turned) ((?:the|my|our) [a-z]+(?: [a-z]+)?|it)(?: up)?(?: to)?(?=[?.!,]|$)`,
    ([, thing]) => `how loud is ${thing}`,
  ),
  // "When is *Mia's parents' evening*?": by that name.
  says(
    `^(${LEAD}(?:when|what day|what time)(?:['’]s| is)) ([a-z]+['’]s [a-z]+s['’] (?:evening|day|night|meeting|morning))(?: again)?[?.!]*$`,
    ([, when, what]) => `${when} the ${what}`,
  ),
  // "*And is there anything else* this evening?": what is on then.
  says(
    `^${LEAD}(?:what else(?: is|['’]s)?(?: there)?|(?:is there |are there |have (?:we|i)(?: got)? |do (?:we|i) have |got )?anything else)(?: on| happening| planned)? (?:on )?(${PART})[?.!]*$`,
    ([, day]) => `what is on ${day}`,
  ),
  // "*Anything else on there?*": on the list that was spoken of.
  says(
    `^${LEAD}(?:is there |was there |have we got )?anything else(?: written| down)? on (?:there|it|that|that one|the list)(?: now| yet| still)?[?.!]*$`,
    () => 'what else is on it',
  ),
  // "*Anything else we still need from the shop?*".
  says(
    `^${LEAD}(?:is there |was there )?anything (?:else )?(?:that )?(?:i|we)(?:['’]ve| have)?(?: still)? (?:need|want|have to get|got to get|should get)(?: to (?:get|buy))? (?:from|at|in) ${SHOP}[?.!]*$`,
    () => 'what is on the shopping list',
  ),
  // "*What's on for us today?*".
  says(
    `^${LEAD}what(?:['’]s| is)(?: on| happening| planned| going on) for (?:us|me|everyone|everybody|the family|all of us)(?: ${PART})?[?.!]*$`,
    ([said]) => said.replace(/ for (?:us|me|everyone|everybody|the family|all of us)/i, ''),
  ),
  // "So *when did we say* the boiler man *was due*?".
  says(
    `^${LEAD}(?:when|what day|what time) did (?:we|i|you|they|he|she) say (?:that )?((?:the |my |our |[a-z]+['’]s )?(?!(?:it|that|this|i|we)\\b)[a-z]+(?: [a-z]+){0,2}?) (?:was|is|were|would be)(?: (?:due|coming|on|at|here|booked|for|meant to (?:come|be)|supposed to (?:come|be)))*[?.!]*$`,
    ([, what = '']) => `when is ${/^(?:the|my|our|[a-z]+['’]s) /i.test(what) ? what : `the ${what}`}`,
  ),
  // "*Which reminders of mine are still to come* today?".
  says(
    `^${LEAD}(?:which|what)(?: of (?:my|our))? (reminders|alarms|timers)(?: of (?:mine|ours))?(?: (?:are|is|have i|do i have))?(?: there)?(?: still| left| yet)* (?:to come|to go|to come up|coming up|left|pending|outstanding|due)(?: ${PART})?${END}`,
    ([said, kind]) => {
      const day = new RegExp(` (${PART})[?.! ]*$`, 'i').exec(said)?.[1];
      return `which ${kind} do i have${day === undefined ? '' : ` ${day}`}`;
    },
  ),
  // "*Which things are set to happen on their own* this evening?".
  says(
    `^${LEAD}(?:which|what)(?: things| jobs| lights)?(?: is|['’]s| are)? (?:set|due|meant|going|supposed|lined up)(?: up)? to (?:run|happen|go|come on|go off|go on)(?: (?:by (?:themselves|itself)|on (?:their|its) own|automatically))? ${PART}[?.!]*$`,
    () => 'which rules are set',
  ),
  // "*Read me what we're packing so far*".
  says(
    `^${LEAD}(?:(?:read|tell|show) (?:me|us) )?what (?:(?:we|i)(?:['’]re|['’]m| are| am)|are we|am i) packing(?: so far| up to now)?${END}`,
    () => 'what is on the packing list',
  ),
];
