import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** Reminders, alarms and questions that are asked for in other words, in passing. */

const LEAD =
  '(?:(?:oh|ah|right|so|well|ok(?:ay)?|and|please|can you|could you|blast|bother|drat|damn|heck|no|sorry)[, ]+)*';
const DAY = `(?:tomorrow|today|tonight|(?:on )?(?:next |this )?${WEEKDAY})(?: (?:morning|afternoon|evening))?`;
const DATE = '(?:the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]+)';

export const IN_PASSING_REMINDED: readonly Rewording[] = [
  // "It's bin day tomorrow, *don't let me forget*".
  says(
    `(?<=^(?!.*\\b(?:remind|birthday|anniversary)\\b).*\\b(?:${DAY}|${DATE})\\b[^;.!?]*),? (?:so |and |please )*(?:don['’]?t|do not) let (?:me|us) forget(?: (?:it|that|about it))?${END}`,
    () => ', remind me',
  ),
  // "*Give me a shout* at five to eleven".
  says(
    `^${LEAD}(?:give (?:me|us) (?:an? )?(?:wee |quick |little )?(?:shout|nudge|poke|ping|buzz|call|yell)|shout (?:me|us)|nudge (?:me|us)|ping (?:me|us)) at (${HOUR})${END}`,
    ([, hour]) => `remind me at ${hour} of the time`,
  ),
  // "*I forgot to set the alarm*, seven please".
  says(
    `^${LEAD}(?:i|we)(?:['’]ve| have)?(?: nearly| almost)? forg[eo]t(?:ten)? to set (?:the|my|an) alarm[,;.–-]+ ?(?:can you |could you |make it |set it |it['’]s |for )*(?:for )?((?:${DAY} )?(?:at )?${HOUR}(?: ${DAY})?)${END}`,
    ([, when = '']) => `set the alarm for ${when.replace(/^at /i, '')}`,
  ),
  // "It's my friend's birthday on the 8th, *tell me the day before*".
  says(
    `^${LEAD}it['’]?s ((?:my |our |the )?(?:[a-z]+['’]s? )?(?:[a-z]+['’]s? )?(?:birthday|anniversary|party|wedding)) (?:on )?(${DATE}|${DAY}),? (?:so |and |please |can you )*(?:remind|tell) (me|us) ((?:the|a) (?:day|night|evening|week) before)${END}`,
    ([, what, day = '', who, before]) =>
      `add ${what} to the calendar ${/^(?:on|tomorrow|next|this)/i.test(day) ? day : `on ${day}`} and remind ${who} ${before}`,
  ),
  // "Remind me to take the bins out *tonight and to feed the cat*": both at that time.
  says(
    `^(${LEAD}remind [a-z]+) to ([a-z][^,;.!?]*?) (tonight|tomorrow(?: (?:morning|evening|night))?|this (?:evening|afternoon)|at ${HOUR}|on ${WEEKDAY}(?: at ${HOUR})?),? and to ([a-z][^,;.!?]*?)${END}`,
    ([, remind, first = '', when, second = '']) =>
      /\b(?:at|on|in|tomorrow|tonight)\b/i.test(second)
        ? undefined
        : `${remind} ${when} to ${first}. ${remind} ${when} to ${second}`,
  ),
  // "*When are we away?*", as it stands on the calendar.
  says(
    `^${LEAD}(?:when|what days)(?:['’]re| are| am|['’]m) (?:we|i) (?:next |off )?(?:away|on holiday)(?: again| next)?[?.!]*$`,
    () => 'find away on the calendar',
  ),
  // "*Anything between now and Friday?*"
  says(
    `^${LEAD}(?:is there |have (?:i|we)(?: got)? )?(anything|something) (?=between now and\\b)`,
    () => 'anything on ',
  ),
  // "What's *my first thing* on Thursday?"
  says(
    `^${LEAD}(?:what|when)(?:['’]s| is) (?:my|our) first thing (?=(?:on )?(?:tomorrow|today|(?:next |this )?${WEEKDAY})\\b)`,
    () => "what's the first thing ",
  ),
];
