import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { A_DAY, END, LEAD, says } from './parts.ts';

/** Questions about days, and about when what was written down takes place. */

const WHO =
  '(?:the (?:kids|children|boys|girls|family|twins|little ones|grown[- ]?ups)|(?:our|my) (?:kids|children|boys|girls|family|son|daughter)|everyone|everybody|anyone|anybody|any of us|((?!(?:i|we|you|it|that|this|there|they|he|she|what|who|happening|going|planned|everything|anything|something|nothing)\\b)[a-z]+))';
const ON = `(?:${A_DAY}|at the weekend|this weekend|next weekend|this week|next week|this (?:morning|afternoon|evening))`;
const AFTER = '(?:after|before) (?:school|nursery|work|tea|dinner|supper|lunch|breakfast|bedtime)';
const WHEN = `((?:${AFTER} )?${ON}(?: ${AFTER})?|${AFTER})`;

/** When of the day it is, in words that tell hours. */
function hoursOf(when = ''): string {
  const [after] = new RegExp(AFTER, 'i').exec(when) ?? [];
  const day = when.replace(new RegExp(` ?${AFTER} ?`, 'i'), '') || 'today';
  if (after === undefined) return day;
  if (/after (?:tea|dinner|supper|work)/i.test(after))
    return day === 'today' ? 'this evening' : `${day} evening`;
  if (/before (?:lunch|school|work)|after breakfast/i.test(after))
    return day === 'today' ? 'this morning' : `${day} morning`;
  return day;
}

/** What everybody's calendar has then; of one who is named it is asked by the name, whose reminders may be told as well. */
export function onCalendar(name: string | undefined, when: string): string {
  return name === undefined || PRONOUN.test(name)
    ? `is there anything on the calendar ${when}`
    : `is there anything on the calendar for ${name} ${when}`;
}

const PRONOUN = /^(?:every|any|some)(?:one|body)$/i;

export const DAYS_ASKED: readonly Rewording[] = [
  // "Have the kids got anything on tomorrow evening", "is Mia doing anything after tea on friday".
  says(
    `^${LEAD}(?:(?:have|has|do|does) ${WHO} (?:have |got |have got )?(?:anything|something|any plans|plans)|(?:is|are) ${WHO} (?:doing|up to|meant to be doing|supposed to be doing) (?:anything|something))(?: (?:on|planned|going on|booked|booked in|else))* ${WHEN}${END}`,
    ([, having, doing, when]) => onCalendar(having ?? doing, hoursOf(when)),
  ),
  says(
    `^${LEAD}what(?:['’]s| is| are| has| have) ${WHO} (?:got on|got planned|up to|doing|got|planned) ${WHEN}${END}`,
    ([, name, when]) => onCalendar(name, hoursOf(when)),
  ),
  says(
    `^${LEAD}what (?:am i|are we) (?:meant|supposed|due|going) to be doing (${ON})(?:,? (?:if )?(?:anything|something)(?: at all)?)?${END}`,
    ([, when]) => `what have i got on ${when}`,
  ),
  // "*What happens* at midnight"; "what happens when it rains" is no question of the calendar.
  as(
    /\bwhat(?: (?:happens|takes place|will happen|is going to happen|is set to happen)|['’]s (?:going|set) to happen) (?=(?:at|on|tonight|tomorrow|today|this (?:morning|afternoon|evening|week)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)(?!on (?:my|our|the) )/,
    'what is happening ',
  ),
  // "On which day is the piano tuner expected, and at what hour".
  says(
    `^${LEAD}(?:on |at )?(?:which|what) (?:day|time|hour|date)(?:['’]s| is| are) (?:the |my |our )?([a-z][a-z' -]*?) (?:expected|due|coming|booked(?: in)?|scheduled|here|visiting|arriving|set to come|supposed to (?:come|be here)|meant to (?:come|be here))(?: (?:in|over|round|by|again))*${END}`,
    ([, what = '']) => (NOBODY.test(what) ? undefined : `when is the ${what}`),
  ),
  says(
    `^${LEAD}(?:when|(?:on |at )?(?:which|what) (?:day|time|hour|date)) (?:do|have|are) (?:i|we) (?:expect|expecting|have|got|booked)(?: got)? (?:the |my |our )([a-z][a-z' -]*?)(?: (?:in|over|round|coming|here|booked))*${END}`,
    ([, what = '']) => (NOBODY.test(what) ? undefined : `when is the ${what}`),
  ),
  as(
    /\bhow many minutes (?:rests?|remains?|stays?|are over|is over|has it) (?=for|on|of|to)/,
    'how many minutes left ',
  ),
];

const NOBODY = /^(?:it|that|this|he|she|they|we|i|you|there|today|tomorrow)\b/i;
