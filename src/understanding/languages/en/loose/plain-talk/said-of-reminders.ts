import type { Pattern, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What is said of reminders: for whom, of what, when and how often. */

const THEM = '(?:him|her|them)';
const SLIP = '(?:sorry|no|nope|er+m?|um+|uh+|i mean|wait|hang on|or rather|rather|actually)';
const NO_DAY = '(?!(?:today|tonight|tomorrow|[a-z]+day|me|us)\\b)';

export const OF_REMINDERS_FIRST: readonly Rewording[] = [
  // "Scrap *the one about* the library": it is called so.
  says(
    `^(${LEAD}(?:(?:scrap|cancel|delete|remove|drop|bin|ditch|lose|forget|clear|call off|take off) )|never mind )the (?:one|bit) (?:about|for|to do with|with) (?:the |my |our )?(?!(?:${WEEKDAY}|tomorrow|today|tonight|${HOUR})\\b)([a-z]+(?: [a-z]+)?)${END}`,
    ([, drop, words]) => `${drop}the ${words} one`,
  ),
  // "Remind Sam, *sorry, Mia,* to empty the dishwasher".
  says(
    `\\b(remind|nudge|tell|ask) ${NO_DAY}[a-z]+[,;.–-]+ ?${SLIP}(?:,? ${SLIP})*,? ${NO_DAY}([a-z]+),? (?=(?:to|about|that)\\b)`,
    ([, verb, who]) => `${verb} ${who} `,
  ),
  // "Remind Mia to feed the cat." "*Tell her to do it every day*".
  says(
    `^${LEAD}(?:tell|remind|ask|nudge) ${THEM} (?:to do |of |about )?(?:it|that|this) (?=(?:every|each|daily|weekly)\\b)(.+?)${END}`,
    ([, when]) => `make it ${when}`,
  ),
  // "*Tomorrow, not today*".
  says(
    `^${LEAD}(?:make it |do it )?(tomorrow|(?:on )?${WEEKDAY}),? (?:and )?not (?:today|tonight|tomorrow)${END}`,
    ([, day]) => `make it ${day}`,
  ),
  // "*Every morning and evening*": twice a day, and no part of what it is about.
  says(
    `(?<=\\bremind\\b.*)\\b(?:every|each) morning and (?:every |each )?(?:evening|night)(?=[,.!]*$| to\\b| about\\b| please\\b)`,
    () => 'twice a day',
  ),
  says(
    `(?<=\\b(?:remind|every|each)\\b.*\\b(?:hours?|minutes|half hour)\\b.*) (until|till) (?:lunch|lunchtime|lunch time)(?=[,.!]*$| to\\b)`,
    () => ' until noon',
  ),
  // "*Do the car an hour later*".
  says(
    `^${LEAD}(?:do|have) (?:the|my|our) ([a-z]+(?: [a-z]+)?) (${LENGTH}) (later|earlier)${END}`,
    ([, what, length, way]) => `move the ${what} ${length} ${way}`,
  ),
  // "I just put the bins out, remind me on Thursday to bring *them* in": what was told of.
  says(
    `^${LEAD}(?:i|we)(?:['’]ve| have)? (?:just )?[a-z]+ ((?:the|my|our) [a-z]+)(?: [a-z]+){0,2}[,;.–-]+ ?(?:so |and |please |can you )*(remind (?:me|us) (?:(?! to ).)*? to [a-z]+ )(?:it|them)\\b(.*)$`,
    ([, what, order, rest]) => `${order}${what}${rest}`,
  ),
  // "*Set the alarm ten minutes later than that*".
  says(
    `^${LEAD}(?:set|make|put|move) (?:the|my|that) alarm (${LENGTH}) (later|earlier)(?: than (?:that|this|it))?${END}`,
    ([, length, way]) => `move the alarm ${length} ${way}`,
  ),
];

/** Of what was spoken of just before. */
export const OF_REMINDERS_IN_TALK: readonly Rewording[] = [
  // "Make that the day after instead, *same time*": the hour stays where only a day is said.
  says(
    `(?<=^${LEAD}(?:make|move|push|shift|put|change) (?:it|that) (?:to |for |on )?(?:the day after|the next day|(?:next |this )?[a-z]+day|tomorrow|the \\d{1,2}(?:st|nd|rd|th))(?: instead)?),? (?:(?:but |and )?(?:at )?(?:the )?same (?:time|hour)(?: as before| though| as now)?|instead,? (?:at )?(?:the )?same (?:time|hour))(?=${END})`,
  ),
  // "*Add ten minutes to that*", "give it another half an hour".
  says(
    `^${LEAD}(?:add (?:another )?(${LENGTH}) to (?:that|it)|give (?:it|that|me) (?:another )?(${LENGTH})(?: (?:more|longer))?)${END}`,
    ([, added, given]) => `snooze that for ${added ?? given}`,
  ),
  // "*Remind me again five minutes later*".
  says(
    `^${LEAD}remind (?:me|us) again (${LENGTH}) (?:later|after(?: that)?)${END}`,
    ([, length]) => `and again ${length} later`,
  ),
  // "*Remind her of it* at seven".
  says(
    `^${LEAD}(?:tell|remind|ask|nudge) ${THEM} (?:to do |of |about )?(?:it|that|this) (?=(?:at|on|tomorrow|tonight)\\b)(.+?)${END}`,
    ([, when]) => `make it ${when}`,
  ),
];

/** "*Only between nine and five*". */
export const WITHIN_HOURS = lazily(
  `^${LEAD}(?:but )?(?:only |just )?((?:between ${HOUR} and|from ${HOUR} (?:to|until|till)) ${HOUR})${END}`,
  'i',
);

const DOING =
  '(?:ring|call|phone|pay|buy|collect|fetch|email|send|post|take|bring|book|water|feed|check|text|walk|pick|wash|order|renew|return|empty|clean|pack|sign|get)';
const ANEW = lazily(
  `^${LEAD}(?:change (?:it|that|the reminder) to (?:(?:say|read) |(?=${DOING} [a-z]))|change (?:its|the) (?:text|words|wording) to |(?:it|that) should (?:say|read) |make (?:it|that) say )["“]?(?!(?:at|on|in|tomorrow|tonight|today|every|noon|midnight|half|quarter|next|\\d|${HOUR}|${WEEKDAY})\\b)([a-z][^;"”]*?)["”]?${END}`,
  'i',
);
const ADDED = lazily(
  `^${LEAD}(?:add|mention|say|note)(?: (?:too|as well|also))? that ([a-z][^;]*?)${END}`,
  'i',
);

const NO_TIME = `(?!.*\\b(?:at|in|on|by|tomorrow|tonight|today|instead of|every|noon|midnight|later|earlier|[a-z]*teenth|[a-z]*tieth|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th)|morning|afternoon|evening|night|days?|week|weekend|month|year|hour|end|start|beginning|ones?|other|same|usual|next|last|way|${WEEKDAY})\\b)`;
/** "*No, ring Jo's mum*": the same verb, and another thing. */
const SAME_VERB = lazily(
  `^${LEAD}(?:(?:no+|sorry|actually|wait|i mean|i meant|oops|oh)[,.;]? )+(?:to )?${NO_TIME}([a-z]+) ([a-z][^,;.!?]*?)${END}`,
  'i',
);
/** "*Change it to the dentist*", "I meant the bank". */
const OTHER_THING = lazily(
  `^${LEAD}(?:(?:no+|sorry|actually|wait|oops|oh)[,.;]? )*(?:change (?:it|that) to|make (?:it|that)|i meant?|it['’]s|that['’]s) ${NO_TIME}((?:the|my|our) [a-z]+(?: [a-z]+)?)${END}`,
  'i',
);
const THING_IN =
  /^((?:[a-z]+ )(?:(?:up|in|out|off|for|to|with|at) )?)(?:(?:the|my|our) [a-z]+(?: [a-z]+)?|[a-z]+)$/i;

/** The words of a reminder with another thing in the place of its own; `undefined` where either has more words than that. */
function otherThing(text: string, own: string): string | undefined {
  const [, verb = '', what] = SAME_VERB.exec(text) ?? [];
  const [first = ''] = own.split(' ');
  if (what !== undefined && first.toLowerCase() === verb.toLowerCase()) return `${verb} ${what}`;
  const [, thing] = OTHER_THING.exec(text) ?? [];
  const [, does] = THING_IN.exec(own) ?? [];
  return thing === undefined || does === undefined ? undefined : `${does}${thing}`;
}

/** The words of a reminder anew. */
export function wordsAnew(text: string, own: string): string | undefined {
  const [, anew] = ANEW.exec(text) ?? [];
  if (anew !== undefined) return anew;
  const other = otherThing(text, own);
  if (other !== undefined) return other;
  const [, added] = ADDED.exec(text) ?? [];
  return added === undefined ? undefined : `${own}, ${added}`;
}

/** What is asked about what was put off just now. */
const YOU = '(?:will|do|are|would|going to)(?: you)?(?: going to)?(?: be)?';
const WHEN = '(?:(?:at )?what time|when|at what hour)';
const WHOM = '(?:me|us|him|her|them)';
const AGAIN = '(?: (?:again|then|next|now|exactly|of (?:it|that)|about (?:it|that)))*';
const SOMEBODY = '(?!(?:i|we|you|the|my|our|is|are|does|do)\\b)[a-z]+';
const wholeAsked = (pattern: string): Pattern => lazily(`^${LEAD}(?:${pattern})${AGAIN}[?.!]*$`, 'i');

const THIS: readonly Pattern[] = [
  `${WHEN} ${YOU} (?:remind|reminding|tell|telling|nudge|nudging) ${WHOM}`,
  `${WHEN} (?:am i|are we) (?:being |getting |going to be )?reminded`,
  `${WHEN} (?:will|is|are|does|do|was) (?:i|we|${SOMEBODY}) (?:going to )?(?:be |get |being |getting )?reminded`,
  `${WHEN} (?:will|is|was) (?:that|it|that one|the reminder) (?:be|going to be|for|set for|due|going off|go off|going to go off|come|coming)`,
  `${WHEN} (?:does|will) (?:that|it|that one) (?:go off|come|come up|ring)`,
  `what (?:was|is|were) (?:that|it|that one|the reminder) (?:for|about|of)`,
  `what (?:did i|was i|have i) (?:ask|asked|asking)(?: you)? (?:to be reminded of|you to remind me of|to remind me of)`,
  `how long (?:until|till|is it until|is there until|before) (?:then|that|it|that one)`,
].map(wholeAsked);
/** "*What time?*", "when's that?" */
const WHEN_ALONE = lazily(
  `^(?:and |but )?(?:(?:at )?what time|when)(?:(?:['’]s| is) (?:that|that one|the reminder)(?: (?:for|at|set for))?)?[?.! ]*$`,
  'i',
);
/** "Is it on *for Wednesday too*?" */
const ON_DAY = wholeAsked(
  `(?:is|will|does) (?:it|that|that one|the alarm)(?: also| still| be)? (?:on|set|going off|going to go off|ringing|ring|go off|wake me|for)(?: (?:for|on|at))? ((?:this |next )?${WEEKDAY}|tomorrow|the weekend|(?:on )?the day after(?: tomorrow)?)(?: too| as well| also)?`,
);

/** "*When does it ring* on Wednesday?" */
const RINGS_ON = wholeAsked(
  `${WHEN} (?:does|will|is) (?:it|that|that one|the alarm|my alarm)(?: (?:be|going to))* (?:ring|go off|ringing|going off|wake (?:me|us)|set for) (?:on |for )?((?:this |next )?${WEEKDAY}|tomorrow|the weekend)`,
);

export function asksOnDay(text: string): string | undefined {
  const [, day = ''] = ON_DAY.exec(text) ?? RINGS_ON.exec(text) ?? [];
  return day === ''
    ? undefined
    : `is there an alarm ${day.replace(/^(?!tomorrow|on |at |this |next )/i, 'on ')}`;
}

const ALL = wholeAsked(
  '(?:which|what)(?: (?:one|of them|of those|of the two|reminder|alarm))? (?:is|comes|goes off|rings|will be|will come|is due) (?:up )?(?:first|next|soonest|sooner|earliest|earlier|last|later)',
);

export function asksOfMade(text: string): 'this' | 'all' | undefined {
  if (WHEN_ALONE.test(text) || THIS.some((say) => say.test(text))) return 'this';
  return ALL.test(text) ? 'all' : undefined;
}
