import type { Rewording } from '../../../index.ts';
import { onCalendar } from '../diary/index.ts';
import { A_DAY, END, LEAD, on, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What is on for somebody of the family, whether somebody is free, and what else a day holds: all of it is asked of the calendar, which is everybody's. */

const NOBODY =
  '(?!(?:i|we|you|it|that|this|there|they|he|she|what|who|which|entry|parking|admission|delivery|shipping|wifi|everything|anything|something|nothing|school|netflix)\\b)';
const WHO = `(?:(?:the|my|our) [a-z]+|(${NOBODY}[a-z]+))`;
const WHOSE = `(?:(?:the|my|our) [a-z]+['’]s?|(${NOBODY}[a-z]+)['’]s?)`;
const PART = '(?: (?:morning|afternoon|evening|night|lunchtime))?';
const DAYS = `(?:${A_DAY}${PART}|(?:on |at )?(?:the|this|next) weekend|(?:this|next) week|this (?:morning|afternoon|evening)|later(?: today| on)?)`;
const WHEN = `((?:for )?${DAYS})`;
const AT = `(?: (?:at|from|around|about) (${HOUR})(?: (?:to|till|until) (${HOUR}))?)?`;
const FREE = '(?:free|busy|available|tied up|booked(?: up| in)?)';
const EXACTLY = '(?: (?:exactly|again|yet|then))*';

const day = (when = ''): string => {
  const said = when.replace(/^for /i, '').replace(/^later$|^later on$/i, 'later today');
  return /^(?:at|this|next|later)\b/i.test(said) ? said : on(said);
};
const hours = (from?: string, to?: string): string =>
  from === undefined ? '' : to === undefined ? ` at ${from}` : ` from ${from} to ${to}`;
/** Of others what stands in the calendar is told, and none of one's own reminders. */
const theirs = (name?: string, when?: string, from?: string, to?: string): string =>
  from === undefined ? onCalendar(name, day(when)) : `am i free ${day(when)}${hours(from, to)}`;
const ours = (when?: string): string => `what have i got on ${day(when)}`;

const BOOKED =
  '(?:set|set up|booked|booked in|arranged|lined up|down|pencilled in|in the (?:diary|calendar))';
const SAID_BEFORE = '(?:when|what|who|which|where)';

export const DAYS_OF_PEOPLE_FIRST: readonly Rewording[] = [
  // "*Is Sam free* on Friday", "will Gran be busy on the 12th at three", "can Mia do Thursday at four".
  says(
    `^${LEAD}(?:is|are|will) ${WHO} (?:be )?(?:already )?${FREE}${EXACTLY} ${WHEN}${AT}[?.!]*$`,
    ([, name, when, from, to]) => theirs(name, when, from, to),
  ),
  says(`^${LEAD}(?:can|could) ${WHO} (?:do|make|manage) ${WHEN}${AT}[?.!]*$`, ([, name, when, from, to]) =>
    theirs(name, when, from, to),
  ),
  // "*When is Sam free* this week".
  says(
    `^${LEAD}(?:when|what time)(?:['’]s| is| are| will) ${WHO} (?:be )?${FREE} ${WHEN}[?.!]*$`,
    ([, name, when]) => theirs(name, when),
  ),
  // "*What does Mia have* on Wednesday", "what has Sam got to do today", "what's on for Gran tomorrow".
  says(
    `^${LEAD}what (?:does|do) ${WHO} (?:have|need)(?: got)?(?: (?:on|planned|lined up|booked|coming up|to do|to be at))?${EXACTLY} ${WHEN}[?.!]*$`,
    ([, name, when]) => theirs(name, when),
  ),
  says(
    `^${LEAD}what(?: else)?(?:['’]s| has| is| have) ${WHO} (?:got |have )?(?:to do|coming up|lined up|booked|left to do|left)${EXACTLY} ${WHEN}[?.!]*$`,
    ([, name, when]) => theirs(name, when),
  ),
  says(
    `^${LEAD}what(?: else)?(?:['’]s| is) (?:on|planned|happening|coming up|in the (?:diary|calendar)|lined up|booked) (?:for|with) ${WHO} ${WHEN}[?.!]*$`,
    ([, name, when]) => theirs(name, when),
  ),
  // "*How's Sam's Friday looking*", "what does Mia's week look like".
  says(
    `^${LEAD}(?:what|how)(?:['’]s| is| does| do) ${WHOSE} (?:day )?(today|tomorrow|week|weekend|[a-z]+day${PART})(?: (?:look|looking|shaping up|going to be|be))*(?: like)?[?.!]*$`,
    ([, name, when = '']) => theirs(name, /^week/i.test(when) ? `this ${when}` : when),
  ),
  says(
    `^${LEAD}(?:what|how)(?:['’]s| is| does| will) ${WHOSE} (?:day|week|evening) (?:look(?:ing)?|shaping up|be)?(?: ?like)? ?${WHEN}[?.!]*$`,
    ([, name, when]) => theirs(name, when),
  ),
  // "*What's set for* tomorrow?", "anything in the diary for the weekend".
  says(
    `^${LEAD}(?:what(?: all| else)?(?:['’]s| is)(?: already)?|(?:is there |have we got |have i got |got )?(?:anything|something)(?: else)?) ${BOOKED} ${WHEN}[?.!]*$`,
    ([, when]) => `what have you got planned for ${day(when).replace(/^on /i, '')}`,
  ),
  // "*How many things* do I have on tomorrow", "does anything clash on Friday": the day tells.
  says(
    `^${LEAD}how (?:many (?:things|appointments|events|meetings|bits|dates)|much) (?:do (?:i|we) have|have (?:i|we)(?: got)?|are there)(?: (?:on|planned|booked|in the (?:diary|calendar)|to do))* ${WHEN}[?.!]*$`,
    ([, when]) => ours(when),
  ),
  says(
    `^${LEAD}(?:(?:does|do|will|is|are) (?:anything|something|any of it|things|there anything)(?: on)?(?: that)?|any(?:thing)?) (?:clash(?:es|ing)?|overlap(?:s|ping)?|collid(?:es?|ing)|double[- ]booked)(?: on)? ${WHEN}[?.!]*$`,
    ([, when]) => ours(when),
  ),
  // "Is there anything on Thursday *before the dentist*": what is before is seen beside it.
  says(
    `^${LEAD}(?:(?:is there|have (?:i|we)(?: got)?|do (?:i|we) have|got) (?:anything|something|much)(?: else)?|what(?: else)?(?: have (?:i|we) got| do (?:i|we) have|['’]s| is(?: there)?)|what(?: else)?)(?: on| happening| planned)? ${WHEN} (?:before|after) (?:the |my |our |[a-z]+['’]s )(?!(?:end|start|beginning)\\b)[a-z]+(?: [a-z]+)?[?.!]*$`,
    ([, when]) => ours(when),
  ),
  // "*Am I off* on Thursday", "is Sam working tomorrow": what the calendar has then.
  says(
    `^${LEAD}(?:am i|are we|(?:is|are) ${WHO}) (?:off(?: work)?|working|at work|in work|on shift|on duty|on (?:lates|nights|earlies))${EXACTLY} ${WHEN}[?.!]*$`,
    ([, name, when]) => theirs(name, when),
  ),
  // "*Remind me* what's on tomorrow", "tell me again when the dentist is": a question, and no reminder.
  says(
    `^${LEAD}(?:remind|tell) (?:me|us)(?: again)?,? (?=what(?:['’]s| is) (?:on|happening|planned|coming up|in the (?:diary|calendar))\\b[^,;]*${END.replace('[.!?]', '[.!?]')})`,
    () => '',
  ),
  says(`^${LEAD}(?:remind|tell) (?:me|us) again,? (?=${SAID_BEFORE}\\b)`, () => ''),
];
