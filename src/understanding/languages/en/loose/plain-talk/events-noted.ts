import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, on, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** What is to be written down with words round its name that are none of it: for whom, privately, all day, or on several days at one hour. */

const ADD = '(?:add|put|enter|note(?: down)?|pencil in|schedule|book|put in|put down|write down|log|save)';
const ADDING = '(?:add|put|enter|note|pencil|schedule|book|write|log|save|arrange|plan)(?:t?ing)?';
const IN_BOOK = `(?: (?:in|on|to|into|onto) (?:the|my|our) ${BOOK})`;
const WORD =
  "(?!(?:on|at|from|every|each|to|in|into|onto|off|up|down|out|away|back|over|between|now|today|tomorrow|tonight|and|or|if|when|is|are|was|not|no|please|list|this|next|until|till|instead|calendar|diary|planner)\\b)[a-z0-9][a-z0-9&’'-]*";
const TITLE = `${NO_EVENT}(?:(?:an?|the|my|our) )?(?!(?:one|two|three|four|five|some|more|another|it|that|this)\\b)(${WORD}(?: (?:(?:to|at) (?:the |my |our )?)?${WORD}){0,5}?(?<! (?:for|with|of|by|about)))`;
/** Things of the house, what one has ordered elsewhere, and what other services keep. */
const NO_ENTRY =
  /\b(?:lights?|lamps?|heating|thermostat|fan|blinds?|curtains?|tv|telly|speaker|vacuum|hoover|robot|pump|locks?|doors?|ac|radio|music|song|playlist|volume|brightness|oven|kettle|coffee|machine|dishwasher|washer|dryer|alarm|timer|reminder|remind|wake|list|taxi|uber|cab|table|hotel|train|ticket|tickets|flight|degrees|percent|minutes?|hours?|rule|routine|scene|event|entry|something|anything|everything|\d+)\b|(?:day|night|morning|evening|afternoon)$/i;
const ON_DAY = `(?:(?:on |this |next )?(?:${WEEKDAY}|${A_DAY}))`;
const FROM_TO = `(?:at )?${HOUR}|from ${HOUR} (?:to|till|until) ${HOUR}|${HOUR} (?:to|till|until) ${HOUR}`;
const CLOCKED = `(?:${HOUR}|half \\d{1,2})`;
const EVERY = `(?:every|each) (?:other |second )?${WEEKDAY}(?: and ${WEEKDAY})*`;
/** By these words an order or a question about an entry begins, and none is told. */
const NO_ORDER =
  '(?!(?:cancel|move|shift|push|pull|bring|change|delete|remove|drop|scrap|skip|forget|bin|undo|tell|show|read|remind|invite|call|find|turn|switch|make|set|get|leave|keep|what|which|when|where|who|whose|how|why|is|are|was|do|does|did|will|can|could|would|should|has|have|any|anything|if|we|i|you|they|he|she|it)\\b)';
/** Told with its hour it is an entry by itself. */
const HAS_HOUR = lazily(`\\b(?:at|from) ${HOUR}`, 'i');
const CLOCK = /\b(?:am|pm|o'clock|noon|midnight|half|quarter|past)\b|\d[:.]\d/i;
/** What one goes out for in the evening. */
const OUT = /\b(?:drinks?|pint|beers?|dinner|supper|pub|cinema|film|theatre|concert|gig)\b/i;
/** An hour with the word that tells it is one. */
const at = (when: string): string => {
  if (/^(?:at|from) /i.test(when)) return when;
  return / (?:to|till|until) /i.test(when) && !/^(?:a |\w+ )?(?:quarter|five|ten|twenty) to /i.test(when)
    ? `from ${when}`
    : `at ${when}`;
};
const day = (said: string): string => on(said.replace(/^on (?=this|next|tomorrow|today|on)/i, ''));

export const EVENTS_NOTED_FIRST: readonly Rewording[] = [
  // "Add a haircut *for me* on Thursday".
  says(
    `(?<=^${LEAD}(?:would you mind |do you mind |could you |can you )?${ADDING} (?:an? |the |my )?(?:[a-z’'-]+ ){1,4}?)for (?:me|us|myself|ourselves) (?=(?:on |this |next )?(?:${A_DAY}|${WEEKDAY})|at ${HOUR}|every )`,
    () => '',
  ),
  // "Can you put netball *on Friday at five in the calendar*": the time stands last.
  says(
    `^${LEAD}(?:(?:would|do) you mind )?${ADDING} ${TITLE},? ((?:for )?(?:${ON_DAY}|${EVERY})(?:,? (?:${FROM_TO}))?|at ${HOUR} ${ON_DAY})${IN_BOOK}${END}`,
    ([, what = '', when = '']) =>
      NO_ENTRY.test(what) ? undefined : `add ${what} to the calendar ${when.replace(/^for /i, '')}`,
  ),
  // "Add *a private entry*: haircut tomorrow at nine".
  says(
    `^${LEAD}(?:add|put|make|create|enter|note|book) (?:an? )?(?:new )?(?:private|personal|confidential) (?:(?:calendar |diary )?entry|event|appointment|note)(?:${IN_BOOK})?(?: (?:for|called|named|about|saying)|[:,–-]+) ?(?:an? |the )?(.+)$`,
    ([, what]) => `add to my private calendar: ${what}`,
  ),
  // "Add a haircut *privately* for Friday", "… on Friday at nine, *private*".
  says(
    `^${LEAD}(?:add|put|enter|note|book|schedule) (?:an? |the )?([^,;:]+?)(?:${IN_BOOK})? (?:privately|in private|as (?:a )?private(?: (?:entry|event|appointment))?)((?: (?:for|on|at|from|this|next|tomorrow|tonight|today|every)\\b[^,;:]*)?)${END}`,
    ([, what, when = '']) => `add to my private calendar: ${what}${when}`,
  ),
  says(
    `^${LEAD}(?:add|put|enter|note|book|schedule) (?:an? |the )?([^,;:]+),? (?:and )?(?:(?:make|keep|mark) it (?:as )?|it['’]s |that['’]s )?(?<=[,;] (?:and )?(?:(?:make|keep|mark) it (?:as )?|it['’]s |that['’]s )?|\\bit (?:as )?)private(?:ly)?${END}`,
    ([, what = '']) =>
      `add to my private calendar: ${what.replace(/[,;]$/, '').replace(new RegExp(IN_BOOK, 'i'), '')}`,
  ),
  // "Add the trip *as an all day event* on Friday", "… on Friday*, all day*".
  says(
    `^${LEAD}${ADD} ${TITLE}(?:${IN_BOOK})?,? (?:as an? |for )?all[- ]day(?: long)?(?: (?:event|entry|thing))? (?:for )?(${ON_DAY})${END}`,
    ([, what = '', when = '']) => `add ${what} to the calendar ${day(when)}`,
  ),
  says(
    `^${LEAD}${ADD} ${TITLE}(?:${IN_BOOK})? (?:for )?(${ON_DAY})(?:${IN_BOOK})?,? (?:(?:and )?(?:it['’]s |it is |as an? |for )?all[- ]day(?: long)?(?: (?:event|entry|thing))?|(?:for )?the (?:whole|entire) day)${END}`,
    ([, what = '', when = '']) => `add ${what} to the calendar ${day(when)}`,
  ),
  // "Book dinner at Luigi*'s on* Friday": whose place it is at.
  says(
    `^(${LEAD}(?:book|arrange|plan|enter|note|save|log|get|organise|organize|schedule|add|put|move|shift|postpone|reschedule) (?:[a-z’'-]+ ){1,4}?(?:at|with|to|round|from|for) (?:[a-z’'-]+ )?[a-z]+['’]s) on (?=${WEEKDAY}|the \\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z])`,
    ([, what]) => `${what} `,
  ),
  // "*Got* judo Tuesdays and Thursdays *after school*, 4 till 5, *stick it in*".
  says(
    `^${LEAD}(?:(?:i|we)(?:['’]ve)? )?got ${TITLE} (?:on )?(${WEEKDAY})s((?:(?:,| and|, and) (?:on )?${WEEKDAY}s)*)(?: (?:after school|after work|in the (?:morning|afternoon|evening)s?))?,? (?:from )?(${CLOCKED} (?:to|till|until) ${CLOCKED})[,;–-]+ ?(?:so |and |can you |please )*(?:stick|put|pop|add|bung|write|get) (?:it|that|them)(?: all)? (?:in|down|on)(?: (?:the|my|our) ${BOOK})?${END}`,
    ([, what = '', first = '', more = '', hours = '']) => {
      const days = [first, ...more.split(/,? and |, /).filter((one) => one !== '')];
      const named = days.map((one) => one.replace(/^on /i, '').replace(/(?<=day)s$/i, ''));
      return NO_ENTRY.test(what)
        ? undefined
        : `add ${what} to the calendar every ${named.join(' and ')} from ${hours}`;
    },
  ),
  // "Tea at Gran*'s on* Friday at five": whose place it is at, and not that Gran is on.
  says(
    `^${LEAD}(?:(?:we|i)(?:['’](?:re|ve|m)| are| am)? (?:having|have|got) )?${NO_ORDER}${TITLE} ((?:at|round|over at) (?:(?:my|our) )?[a-z]+['’]s) on (?=(?:next |this )?(?:${WEEKDAY}|${A_DAY}|the \\d{1,2}(?:st|nd|rd|th)|\\d))([^,;?]*?)${END}`,
    ([, what = '', where = '', when = '']) => {
      if (NO_ENTRY.test(what)) return undefined;
      return HAS_HOUR.test(when)
        ? `${what} ${where} ${when}`
        : `add ${what} ${where} to the calendar on ${when}`;
    },
  ),
  // "Add the gym *Tuesday and Thursday at six*": that hour on each of the days.
  says(
    `^${LEAD}${ADD} ${TITLE}(?:${IN_BOOK})? (?:(?:for|on) )?((?:next |this )?(?:${WEEKDAY}|tomorrow|today|the \\d{1,2}(?:st|nd|rd|th)))((?:, (?:${WEEKDAY}|tomorrow|the \\d{1,2}(?:st|nd|rd|th)))*),? and (?:on )?((?:next |this )?(?:${WEEKDAY}|tomorrow|the \\d{1,2}(?:st|nd|rd|th))),? (${FROM_TO})(?:${IN_BOOK})?${END}`,
    ([, what = '', first = '', more = '', last = '', hours = '']) =>
      NO_ENTRY.test(what)
        ? undefined
        : [first, ...more.split(/, /).filter((one) => one !== ''), last]
            .map((one) => `add ${what} to the calendar ${day(one)} ${at(hours)}`)
            .join(' and '),
  ),
  // "*Add the cinema* Friday 8 pm": what has a day and an hour is no item of a list.
  says(
    `^${LEAD}(?:(?:would|do) you mind )?(?:add(?:ing)?|put(?:ting)?|enter(?:ing)?|note down|pencil in|schedule) ${TITLE},? (${ON_DAY}|${EVERY}),? (${FROM_TO})${END}`,
    ([whole, what = '', when = '', hours = '']) =>
      NO_ENTRY.test(what) || (/^\S*(?:put|schedule) the\b/i.test(whole) && !CLOCK.test(hours))
        ? undefined
        : `add ${what} to the calendar ${/^(?:every|each)/i.test(when) ? when : day(when)} ${at(hours)}`,
  ),
  // "*I'm seeing* Dave for a drink on Friday at eight": told, and kept.
  says(
    `^${LEAD}(?:i['’]m|i am|we['’]re|we are) (?:seeing|meeting(?: up with)?) ((?:the |my |our )?[a-z][a-z’'-]*(?: (?!(?:on|at|tomorrow|tonight|today|if|when|this|next)\\b)[a-z][a-z’'-]*){0,4}?) (${ON_DAY}),? (?:at )?(${HOUR})${END}`,
    ([, who = '', when = '', hour = '']) =>
      `add ${who} to the calendar ${day(when)} at ${hour}${OUT.test(who) && !CLOCK.test(hour) ? ' in the evening' : ''}`,
  ),
];
