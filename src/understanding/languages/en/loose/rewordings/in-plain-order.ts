import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH, WEEKDAY, WHEN } from '../times-said.ts';

/** Wishes in another order than that of the services: what is meant in front, the hour between, whether it is so behind it. */

/** What is meant, in a few words that tell nothing of it. */
const WHAT =
  "((?:the|my|our|that|this|those|these|tomorrow['’]s|today['’]s|tonight['’]s) (?:(?!(?:is|are|was|were|has|have|had|needs?|wants?|looks?|feels?|seems?|keeps?|will|just|still|i|we|you|it|and|one|or|if|when|so|rest|whole|other|gone|been)\\b|[a-z]+['’]s\\b)[a-z0-9:]+(?:['’]clock)?(?: |(?=,))){1,5}?)";
const ASK =
  '(?:(?:can|could|would|will) (?:you|we|someone|somebody) |please |just |i want you to |you can )*';
const DEED =
  '(turn|switch|put|set|make|get|open|close|shut|lock|unlock|dim|raise|lower|bring|take|pause|stop|mute|unmute|start|resume|cancel|delete|remove|scrap|bin|drop|lose|move|push|shift|change|skip|snooze|postpone|reschedule|leave|clear|empty|tick|cross|get rid of|call off|read)';
const AT = `((?:${WHEN}|(?:at |by )?${HOUR})(?: (?:${DAY}|in the (?:morning|afternoon|evening)|at night))?)`;
const MEASURE = '(volume|brightness|level|temperature|speed|battery|humidity|colou?r)';
const OF_PEOPLE = '(?=(?:i|we|he|she|they|the (?:kids|children|cat|dog|baby|boys|girls))\\b)';

/** What is asked of days: what is on, what is due, whether one is free. */
const ASKED_OF_DAYS =
  '(?:what|which|anything|something|have i|have we|do i|do we|am i|are we|is there|are there|show|list|read|tell me what)\\b[^,;!?]*\\b(?:on|got|have|reminders?|appointments?|events?|diary|calendar|agenda|free|busy|happening|coming up|planned|due|booked)';

export const PLAIN_ORDER_FIRST: readonly Rewording[] = [
  // "*The garage, open it*", "my six o'clock alarm, cancel it".
  says(
    `^${LEAD}${WHAT}, ${ASK}${DEED} (on |off |up |down |out )?(?:it|them|that)(?: one)?((?: [^,;.!?]+)?)${END}`,
    ([, what, deed, way = '', rest]) => `${deed} ${way}${what}${rest}`,
  ),
  // "Turn the lights and the fan *off in the bedroom*": the room is that of both.
  says(
    `^(${LEAD}(?:turn|switch|put|shut)) ((?:the|my|our|both|all) [^,;.!?]+? and (?:the|my|our) (?:(?!(?:and|then|if|when|at|in)\\b)[a-z]+ ?){1,3}?) (on|off) (?=in (?:the|my|our) [a-z]+(?: room)?${END})`,
    ([, verb, things = '', way]) =>
      /\b(?:on|off)\b/i.test(things) ? undefined : `${verb} ${way} ${things} `,
  ),
  // "*The TV, what's the volume*".
  says(
    `^${LEAD}${WHAT}, (?:what(?:['’]s| is)|how high is) (?:the|its) ${MEASURE}(?: (?:at|on|now|set to|right now))*[?.! ]*$`,
    ([, what, measure]) => `what is the ${measure} of ${what}`,
  ),
  // "Set a reminder *for seven to feed the cat*", "can I get a reminder at noon about the oven".
  says(
    `^${LEAD}(?:(?:(?:can|could|may) (?:i|we)|let me|(?:i|we)(?:['’]d)?(?: would)? (?:need|want|like)) (?:have |get |set )?|(?:set|create|make|add|put|give|get|leave|do|schedule|pop)(?: (?:me|us|in|up))* )?(?:an?|another|the|one) (?:quick |little )?(?:reminder|nudge|prompt)(?: (?:in|up|on|for me|for us|set))* (?:for |at |on )?${AT} (?:to|about|that|saying) `,
    ([, at]) => `remind me ${hourAt(at)} to `,
  ),
  // "*Reminder at six: bins*".
  says(
    `^(?:${LEAD})(?:an? )?(?:reminder|nudge) (?:for |at |on )?${AT}[:,–-] ?(?:to )?(?=[a-z])(?!(?:and|or|not|no|please)\\b)`,
    ([, at]) => `remind me ${hourAt(at)} to `,
  ),
  // "*Ask me at eight whether I've taken my tablets*": what nobody but they can tell is put to them then.
  says(
    `^${LEAD}(?:ask|check with) me ${AT} (?:whether|if) ${OF_PEOPLE}`,
    ([, at]) => `remind me ${hourAt(at)} to check whether `,
  ),
  // "*Tell me in half an hour if* the back door is still open", "let me know at nine whether …".
  says(
    `^${LEAD}(?:let|tell) (me|us)(?: know)? ${AT} (?:whether|if) ((?:the|my|our|any|all|every|someone|somebody|anyone|anybody|everyone)[a-z]*(?: [a-z'’]+){0,3}?(?:['’]s| is| are| has| have)) (?:still )?([^,;?!.]+?)${END}`,
    ([, whom, at, what, how]) => `${hourAt(at)} tell ${whom} if ${what} ${how}`,
  ),
  says(
    `^${LEAD}(?:check|look|see)(?: again)? ${AT} (?:whether|if) ((?:the|my|our|any|all|every|someone|somebody|anyone|anybody|everyone)[a-z]*(?: [a-z'’]+){0,3}?(?:['’]s| is| are| has| have)) (?:still )?([^,;?!.]+?),? and (?:tell|let) (me|us)(?: know)?${END}`,
    ([, at, what, how, whom]) => `${hourAt(at)} tell ${whom} if ${what} ${how}`,
  ),
  // "What have I got on *between now and Friday*", "what's on *until Friday*", "*today and tomorrow*".
  says(
    `(?<=^${LEAD}(?:${ASKED_OF_DAYS})\\b[^,;!?]*) (?:(?:between|from) (?:now|today) (?:and|to|till|until|through)|until|till|up to|up until|through to|today and) (?=(?:the (?:end of (?:the |this )?(?:week|month)|weekend)|${WEEKDAY}|next ${WEEKDAY}|tomorrow)[?.! ]*$)`,
    () => ' from today to ',
  ),
  // "What have I got on *before three*": what there is today tells it.
  says(
    `(?<=^${LEAD}(?!.*\\b(?:from|between) (?!now\\b))(?:${ASKED_OF_DAYS})\\b[^,;!?]*) (?:before|until|till|up to|between now and|from now (?:to|until|till)) (${HOUR})(?: today)?(?=[?.! ]*$)`,
    ([, hour = '']) => (/noon|midday/i.test(hour) ? ' this morning' : ' today'),
  ),
];

/** "For seven", "on Friday at two": said with the word by which an hour is understood alone. */
function hourAt(at = ''): string {
  return new RegExp(`^${HOUR}`, 'i').test(at) && !new RegExp(`^(?:${DAY}|${LENGTH}|in )`, 'i').test(at)
    ? `at ${at}`
    : at;
}
