import type { Rewording } from '../../../index.ts';
import { A_DAY, LEAD, on, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** Whether there is room in the diary: "have we got Saturday evening to ourselves?", "can I fit a coffee in on Friday at ten?". */

const PART = '(?:morning|afternoon|evening|night|lunchtime)';
const AT = `(?: (?:at|around|about|from|before|after)(?: about)? ${HOUR})`;
const DAY_PART = `(?:(?:on )?(?:the )?(?:${A_DAY}(?: ${PART})?|(?:next |this )?${WEEKDAY} ${PART}|this ${PART}|(?:this |next |the )?weekend))`;
const TIME = `(${DAY_PART}${AT}?|at ${HOUR}(?: (?:on )?${DAY_PART})?)`;
const END =
  '(?:,? (?:then|now|please|free|still|at all|or not|too|as well|in the (?:diary|calendar)))*[?.! ]*$';
const SPACE =
  '(?:(?:any |some |enough |much )?(?:room|time|space)|a (?:gap|free (?:moment|hour|slot)|slot)|(?:a free|an|half an) hour(?: free)?|anything free)';
const FOR = "(?: (?:for|to (?:have|do|get|see|squeeze in|fit in)) [a-z'’ ]+?)?";

/** "On at ten" is no time. */
const free = (time = ''): string => `am i free ${/^(?:at|the)\b/i.test(time) ? time : on(time)}`;

export const ROOM_IN_DIARY_FIRST: readonly Rewording[] = [
  says(
    `^${LEAD}(?:have (?:i|we)(?: still)? got|do (?:i|we)(?: still)? have|have (?:i|we)) (?:all (?:of )?)?${TIME} (?:all |still )*(?:to (?:myself|ourselves)|free|clear|off|empty|open)(?: still)?${END}`,
    ([, time]) => free(time),
  ),
  says(
    `^${LEAD}(?:have (?:i|we)(?: still)? got|do (?:i|we)(?: still)? have|is there(?: still)?|have (?:i|we)) ${SPACE}${FOR} ${TIME}(?: (?:for|to) [a-z'’ ]+?)?${END}`,
    ([, time]) => free(time),
  ),
  says(
    `^${LEAD}(?:can|could) (?:i|we) (?:still )?(?:fit|squeeze)(?: in)? [a-z'’ ]+?(?: in)? ${TIME}${END.replace('[?.! ]*', '\\?\\s*')}`,
    ([, time]) => free(time),
  ),
];
