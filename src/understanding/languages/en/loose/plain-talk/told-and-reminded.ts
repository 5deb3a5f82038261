import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, NO_EVENT, OF_THINGS, on, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What takes place is told, and somebody is to be reminded of it, woken for it or to do something then: "I've got an interview on Friday at three, remind me the evening before". */

const EVENT = `(?:an? |the |my |our |his |her )?${NO_EVENT}((?!(?:to|been|no|not|never|just|already|it|that|this|work)\\b)[a-z][a-z'’-]*(?: (?!(?:on|at|from|is|are|and|so|to)\\b)[a-z'’-]+){0,3}?)`;
const HOURS = `(?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?`;
/** The groups are the day and the hours, in either order. */
const WHEN = `(?:(${A_DAY}),? (${HOURS})|(${HOURS}) (${A_DAY})|(${HOURS}))`;
const SO = '[,;.–-]*(?: (?:and|so|then|please|just|can you|could you|would you|will you))*';
const REMIND = `((?:remind|tell|nudge) (?:me|us)) ((?:${LENGTH}|a (?:day|week)|(?:two|three) days) before|the (?:day|evening|night|morning) before)(?:hand)?`;
const WHO = `(?!(?:i|we|you|it|that|this|there|he|she|they|who|what)\\b)([a-z]+)`;

function noted(
  title: string,
  [day, hours, first, then, alone]: readonly (string | undefined)[],
  remind = '',
  before = '',
): string | undefined {
  if (OF_THINGS.test(title)) return undefined;
  const at = hours ?? first ?? alone ?? '';
  const that = day ?? then;
  return `add ${title} to the calendar ${that === undefined ? '' : `${on(that)} `}${at} and ${remind.replace(/^(?:tell|nudge)/i, 'remind')} ${before}`;
}

const owned = (who: string): string => `${who}${/s$/.test(who) ? "'" : "'s"}`;

const DOING =
  '(?:coming|here|due|arriving|calling|visiting|delivering|round|over|back|landing|dropping (?:by|in|round)|getting here)';
const NOW_DO = `((?!(?:about|at|on|in|when|that|of|tomorrow|${WEEKDAY})\\b)to (?!.*\\b(?:before(?:hand)?|earlier|after|afterwards|tomorrow|tonight|later)\\b)(?!.*\\b(?:at|by|before|after|in|on) (?:${HOUR}|the|an?|${A_DAY})\\b)[a-z][a-z' -]*?)`;
const ABOUT = '(?: (?:round|around|over|in|by|from the [a-z]+))?';

/** Said beside the day by which something is to be done: it tells no time of its own. */
const IN_GOOD_TIME =
  '(?: in (?:good|plenty of|ample) time| in time| well before(?:hand)?| beforehand| before (?:then|that)| nearer the time)';
const BY = `by (?:${A_DAY}|the end of (?:the|this|next) (?:week|month))`;

export const TOLD_AND_REMINDED_FIRST: readonly Rewording[] = [
  // "I've a test on Friday, help me remember to practise every day *till then*".
  says(
    `^(${LEAD}(?:i|we|he|she|they|${WHO})(?:['’](?:ve|s|re))?(?: have| has| got)*.*? (?:on |is )((?:next |this )?${WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th))[,;.–-]+ .*\\b(?:remind|remember)\\b.*\\b(?:every|each) .*)\\b(?:till|until|up to) then${END}`,
    ([, said, , day]) => (day === undefined ? undefined : `${said}until ${day}`),
  ),
  // "I have to hand in the form by Friday, remind me *in good time*".
  says(
    `(?<=\\b${BY}[,;.–-]*(?: (?:and|so|then|please|can you|could you))* remind (?:me|us))${IN_GOOD_TIME}(?=${END})`,
  ),
  says(`\\bremind (me|us)${IN_GOOD_TIME} (?=to .*\\b${BY}${END})`, ([, who]) => `remind ${who} `),
  says(`(?<=\\bremind (?:me|us) to .*\\b${BY}),?${IN_GOOD_TIME}(?=${END})`),
  says(
    `^${LEAD}(?:i|we)(?:['’]ve| have)?(?: got)? ${EVENT} ${WHEN}${SO} ${REMIND}${END}`,
    ([text, title = '', day, hours, first, then, alone, remind, before]) =>
      /^\W*(?:[a-z]+[, ]+)*?(?:i|we)(?:['’]ve| have| got)/i.test(text)
        ? noted(title, [day, hours, first, then, alone], remind, before)
        : undefined,
  ),
  says(
    `^${LEAD}${WHO}(?:['’]s(?: got)?| has(?: got)?) ${EVENT} ${WHEN}${SO} ${REMIND}${END}`,
    ([, who = '', title = '', day, hours, first, then, alone, remind, before]) =>
      noted(`${owned(who)} ${title}`, [day, hours, first, then, alone], remind, before),
  ),
  // "The plumber's coming at two, *remind me to open the garage*": then.
  says(
    `^${LEAD}(?:the |my |our )?(?!(?:it|that|this|there|what|who|i|we|you)\\b)[a-z][a-z'’-]*(?: [a-z'’-]+){0,2}?(?:['’]s| is| are)(?: only)? ${DOING}${ABOUT} (?:(?:(?:on )?(${A_DAY})),? )?(?:at |about |around )+(${HOUR})(?: (?:on )?(${A_DAY}))?${SO} remind (me|us) (?:then )?${NOW_DO}${END}`,
    ([, day, hour, other, who, what]) => {
      const then = day ?? other;
      return `remind ${who} ${then === undefined ? '' : `${on(then)} `}at ${hour} ${what}`;
    },
  ),
  // "Mia has a test tomorrow, *wake her at half six*": an alarm that is called after her.
  says(
    `^${LEAD}${WHO}(?:['’]s(?: got)?| has(?: got)?) (?:an? |the |his |her )?[a-z][a-z -]*? (?:on )?((?:this |next )?${WEEKDAY}|tomorrow)(?: morning)?${SO} (?:wake|get) (?:him|her|them)(?: up)? (?:at|for) (${HOUR})${END}`,
    ([, who, day = '', hour]) => `set an alarm for ${who} ${on(day)} at ${hour}`,
  ),
];
