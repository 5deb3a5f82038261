import type { Rewording } from '../../index.ts';
import { rewording as says } from '../patterns.ts';
import { OF_THINGS } from './diary/parts.ts';
import { as } from './manners.ts';
import { DAY, HOUR, WEEKDAY } from './times-said.ts';

/** Single days of what comes again and again: left out, or at another time. */

const END = '(?:,? (?:please|then|now|thanks|thank you|though|ok|okay|instead))*[.!]*$';
const LEAD = '(?:(?:and|but|so|ok(?:ay)?|right|no|oh|actually|please|just|can you|could you)[, ]+)*';
const ON = `(?:(?:this |next |this coming |on )*${WEEKDAY}(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|this (?:morning|afternoon|evening|week))`;
/** All else of the series stays, which is so anyway. */
const REST =
  "(?:[,;.–-]* (?:but |and |though |just )*(?:(?:please )?(?:keep|leave) (?:the rest|all the rest|the others|all the others|the other (?:ones|days|weeks|times)|every other (?:one|week|day)|everything else|all the other (?:ones|days|weeks))(?: (?:on|in|as (?:is|it is|they are|usual|normal)|alone|going|running|be|there|of them))*|(?:the rest|the others|all the others|the other ones) (?:stays?|are|is|can stay|should stay)(?: (?:on|in|as (?:is|it is|they are|usual|normal)|put|fine|the same))*)|[,;.–-]* (?:but |and |then |it[’']s |it can )*(?:carry on|go on|back on|on again|start again|resume|continue|back)(?: (?:again|as (?:normal|usual|before)|to normal|after that))* (?:from )?(?:tomorrow|the (?:day|week) after|next (?:week|time|day)|[a-z]+day)(?: (?:on|onwards?|as (?:normal|usual|before)|again))*)";
const ONCE =
  "(?:[,;.–-]* ?(?:but |and |it[’']s |that[’']s |mind )*(?:(?:just |only )?(?:for )?(?:this once|the once|(?:this|that|the) one (?:time|day|week|night)|this time|that time|that once|once|one (?:day|night|week|time))|(?:just|only) (?:for )?(?:tonight|today|tomorrow|this (?:week|evening|[a-z]+day))|(?:for )?(?:tonight|today|tomorrow|this (?:week|evening|[a-z]+day)) only)(?: only| mind| though)*)";
const THING = '((?:(?:the|my|our) )?(?!(?:it|that|this|them|me|us)\\b)[a-z]+(?: [a-z]+){0,3}?)';

const DEED = '(?:(?:turn|switch|put)(?: on| off)?|open|close|shut|lock|unlock|start|stop|run|water|dim)';
const BUT_NOT = ',? (?:but )?(?:except|apart from|excluding|not|other than)(?: for)?';
const ONE_DAY = `(?:this|next|this coming|this next) ${WEEKDAY}|tomorrow|tonight|today`;

/** What comes at sunset comes before the evening in winter: of a rule tonight is all of today. */
const evening = (day = ''): string => day.replace(/^tonight$/i, 'today');

/** What one does, and no name of what takes place. */
const IS_DEED = /^(?:anything|something|nothing|much|everything|a lot|work|that|this)\b/i;

function skipRule(thing = '', day = ''): string {
  const on = evening(day.replace(/^(?:on|for) /i, ''));
  return `skip the rule about ${thing.replace(/^(?:the|my|our) /i, '')} ${/^(?:to|this|next)/i.test(on) ? '' : 'on '}${on}`;
}

/** "The recycling", of a reminder or a rule, on one day. */
function skipOf(thing: string, on: string): string {
  const what = thing
    .replace(/^(?:the|my|our) /i, '')
    .replace(/^(?:water|feed|take out|put out|do|ring|call) /i, '');
  return `skip ${what} ${/^(?:to|this|on|next)/i.test(on) ? '' : 'on '}${on}`;
}

const onDay = (when: string): string =>
  /^(?:next|this|on|to)/i.test(when) ? when.toLowerCase() : `on ${when.toLowerCase()}`;

export const SINGLE_DAYS: readonly Rewording[] = [
  // "No piano this Wednesday, the teacher has the flu, *but keep the rest*".
  says(
    `^((?:there(?:['’]s| is| will be) |we have |we've )?(?:no|skip|miss(?: out)?|leave out|cancel|drop|not)\\b.*?|.*? (?:off|cancelled|canceled|called off)\\b.*?)${REST}${END}`,
    () => '$1',
  ),
  // "Leave the porch light off tonight, *just this once*": what comes again and again, once not.
  says(
    `^${LEAD}(?:leave|keep) ${THING} (?:off|closed|shut|alone|be) (?:on |for )?(${ON})${ONCE}?${END}`,
    ([text, thing = '', on]) =>
      /\b(?:once|only|one (?:night|day|time)|this time)\b/i.test(text)
        ? `skip the rule about ${thing.replace(/^(?:the|my|our) /i, '')} on ${evening(on).replace(/^on /i, '')}`.replace(
            / on (?=to|this)/i,
            ' ',
          )
        : undefined,
  ),
  says(
    `^${LEAD}(?:don['’]t|do not|no need to) (?:turn|switch|put|open|close|shut|run|start|lock|water|set|come) (?:on |off |up |down )?${THING}(?: on| off| up| down)? (?:on |for )?(${ON})${ONCE}${END}`,
    ([, thing = '', on]) =>
      `skip the rule about ${thing.replace(/^(?:the|my|our) /i, '')} on ${evening(on)}`.replace(
        / on (?=to|this|on)/i,
        ' ',
      ),
  ),
  says(
    `^${LEAD}(?:skip|leave out|miss out) ${THING} (?:on |for )?(${ON})${ONCE}${END}`,
    ([, thing, on = '']) => `skip ${thing} ${/^(?:to|this|on)/i.test(on) ? '' : 'on '}${on}`,
  ),
  // "Every evening at six close the curtains, *except this wednesday*": the rule, and then one day of it that is left out.
  says(
    `^((?:every|each|on) [^,]*?(?:at ${HOUR}|sunset|sunrise|dusk|dawn),? ${DEED} (?:the |my |our |all the )?([a-z]+(?: [a-z]+){0,2}?)(?: on| off)?)${BUT_NOT} (?:on )?(${ONE_DAY})${END}`,
    ([, rule, thing, day]) => `${rule} then skip the rule about ${thing} ${evening(day)}`,
  ),
  says(
    `^(${DEED} (?:the |my |our |all the )?([a-z]+(?: [a-z]+){0,2}?)(?: on| off)? (?:(?:every|each) [^,]*?|at [^,]*? (?:every|each) [a-z]+(?: [a-z]+)?))${BUT_NOT} (?:on )?(${ONE_DAY})${END}`,
    ([, rule, thing, day]) => `${rule} then skip the rule about ${thing} ${evening(day)}`,
  ),
  // "Wake me every weekday at seven, *but not tomorrow*".
  says(
    `^(${LEAD}wake (?:me|us)(?: up)? [^;.!?]*?\\b(?:every|each) [^,;.!?]*?)${BUT_NOT} (?:on )?(${ONE_DAY})${END}`,
    ([, rule, day]) => `${rule} then skip the alarm ${day}`,
  ),
  // "When is Mia's *next* swimming lesson": the one that comes.
  as(
    /^((?:and |so )?(?:when|what (?:time|day)|which day)(?:['’]s| is) (?:my|our|the|[a-z]+['’]s)) next (?=[a-z]+(?: [a-z]+)*[?.!]*$)/,
    '$1 ',
  ),
  as(/,? (?:just|only) (?:for )?(?:the|this) (?:once|one time)(?=[.!]*$)/),
  // "Tomorrow only, coffee maker on at 6:45": no other day was named.
  says(
    `^${LEAD}(?:(?:just |only )(?:for |on )?(${ON})|(?:for |on )?(${ON}),? only)(?:,|:)? (?=[a-z])(?!at\\b|for\\b|but\\b|not\\b|from\\b)`,
    ([, one, other]) => `${one ?? other}, `,
  ),
];

/** The same, before anything is read: "friday's one at eight" is no one o'clock. */
/** Of which week or day it is: "*next week's* yoga", "*this Thursday's* football". */
const WHOSE = `(next week|this week|(?:this |next |on )?${WEEKDAY}|tomorrow|tonight)['’]?s`;
const NAMED =
  '((?!(?:to|at|by|for|is|are|though|please|now|then|instead|off|on|up|back|forward|again|too|only|just|alarm|alarms|list|reminder|reminders|timer|weather|news|events?|appointments?|meetings?|plans|one|ones|shop|shopping|temperature)\\b)[a-z]+(?: (?!(?:to|at|by|is|for|back|forward|forwards|off|until|till|from|on|and|half)\\b)[a-z]+){0,2})';
const MOVES = '(?:move|shift|push|put|bring|change|reschedule|make|switch|pull)';

export const SINGLE_DAYS_FIRST: readonly Rewording[] = [
  // "*Shift next week's yoga* to half past six, just that once": one of the series.
  says(
    `^${LEAD}${MOVES} ${WHOSE} ${NAMED}(?: (?:back|forward|forwards|up|on))? (?:(?:to|at|for|until|till) )?(?:at )?(${HOUR})${ONCE}?${END}`,
    ([, when = '', what, hour]) => `move ${what} ${onDay(when)} to ${hour}`,
  ),
  says(
    `^${LEAD}${WHOSE} ${NAMED}(?:['’]s| is| will be| starts)(?: (?:moved|now|going to be|being moved|been moved))* (?:(?:to|at|for) )?(?:at )?(${HOUR})${ONCE}?${END}`,
    ([, when = '', what, hour]) => `move ${what} ${onDay(when)} to ${hour}`,
  ),
  // "*Next week's swimming is off*", "cancel next week's swimming".
  says(
    `^${LEAD}(?:(?:cancel|skip|drop|scrap|miss|bin|call off|leave out) ${WHOSE} ${NAMED}|${WHOSE} ${NAMED}(?:['’]s| is| has been)(?: been)? (?:off|cancelled|canceled|called off|not (?:on|happening)))${ONCE}?${END}`,
    ([, one, what, other = '', name]) => `skip ${what ?? name} ${onDay(one ?? other)}`,
  ),
  // "Move the dentist to *the* friday".
  as(
    `(?<=\\b(?:move|shift|push|put|change|bring|reschedule)\\b.* to) the (?=${WEEKDAY}(?:[,.!?]|$| at | instead| then| please))`,
    ' ',
  ),
  // "*Skip monday's* though", "leave out next week's one".
  says(
    `^${LEAD}(?:skip|miss(?: out)?|leave out|leave off|omit) (?:the )?(${WEEKDAY}|tomorrow|today|tonight|(?:this|next) (?:week|${WEEKDAY}))['’]s(?: (?:one|time|lesson|session|class))?${ONCE}?${END}`,
    ([, day = '']) =>
      `skip ${/^[mtwfs][a-z]+day$/i.test(day) && !/^today$/i.test(day) ? `this ${day}` : day}`,
  ),
  // "*Don't do the curtains* tonight".
  says(
    `^${LEAD}(?:don['’]t|do not|no need to) (?:do|bother with|worry about) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:on |for )?(${ON})${ONCE}?${END}`,
    ([, thing = '', on]) => (OF_THINGS.test(thing) ? skipRule(thing, on) : undefined),
  ),
  // "Skip the path lights *tonight*": the rule, since nobody skips a light.
  says(
    `^${LEAD}(?:skip|leave out|miss out) ((?:the|my|our) (?!(?:rule|automation|routine|schedule)\\b)[a-z]+(?: [a-z]+){0,2}?) (?:on |for )?(${ON})${ONCE}?${END}`,
    ([, thing = '', on]) => (OF_THINGS.test(thing) ? skipRule(thing, on) : undefined),
  ),
  // "We're skipping tennis on Thursday, just this once".
  says(
    `^${LEAD}(?:we|i)(?:['’](?:re|m|ll be)| are| am| will be)? ?(?:skipping|not doing|(?:won['’]t|will not) be (?:doing|going to|at|able to make)|can['’]t (?:do|make)|giving(?= .* a miss)) ${THING}(?: a miss)? (?:on |for )?(${ON})${ONCE}?${END}`,
    ([, thing = '', on = '']) => (IS_DEED.test(thing) ? undefined : skipOf(thing, on)),
  ),
  // "Tomorrow the path lights should stay on, *but only tomorrow*": what turns them off is left out.
  says(
    `^${LEAD}(?:(${ON}),? )?(?:${THING} (?:should|can|must|are to|is to|may|have to|has to|need to|needs to) (?:stay|be left|be kept|remain)|(?:leave|keep) ${THING}) on(?: (?:on |for )?(${ON}))?${ONCE}${END}`,
    ([, one, thing, other, two]) =>
      (one ?? two) === undefined ? undefined : skipRule(`${thing ?? other} off`, one ?? two),
  ),
  says(
    `^${LEAD}(?:(${ON}),? )?${THING} (?:(?:needn['’]t|need not|shouldn['’]t|should not|mustn['’]t|(?:does|do)(?:n['’]t| not) (?:need|have) to) (?:come|go|turn|switch|open|close|shut|start|run)(?: (?:on|off|up|down))?|(?:should|can|must|are to|is to|may) (?:stay|be left|be kept|remain) (?:off|closed|shut))(?: (?:on |for )?(${ON}))?${ONCE}${END}`,
    ([, one, thing, two]) =>
      (one ?? two) === undefined || /^(?:i|we|you|he|she|they)$/i.test(thing ?? '')
        ? undefined
        : skipRule(thing, one ?? two),
  ),
  // "Don't remind me about the tomatoes this Thursday", "I won't need the bins reminder this Friday", "we don't have to water the roses tomorrow, leave that one out".
  says(
    `^${LEAD}(?:(?:don['’]t|do not|no need to|there(?:['’]s| is) no need to|you needn['’]t|you don['’]t (?:need|have) to) remind (?:me|us|[a-z]+) (?:about|of|to)|(?:i|we) (?:won['’]t|will not|don['’]t|do not|shan['’]t) (?:need|want)(?: to be reminded (?:about|of|to)| reminding (?:about|of|to))?) ${THING}( reminder)?,? (?:on |for )?(${ON})${ONCE}?${END}`,
    ([text, thing = '', reminder, on = '']) =>
      reminder === undefined && !/remind/i.test(text) ? undefined : skipOf(thing, on),
  ),
  says(
    `^${LEAD}(?:(?:i|we) (?:don['’]t|do not|needn['’]t) (?:have|need) to|no need to|no) ${THING},? (?:on |for )?(${ON}),? (?:so )?(?:please )?(?:leave (?:that|this|it)(?: one)? out|skip (?:it|that|that one|this one)|leave (?:it|that)(?: one)?|give (?:it|that) a miss)${ONCE}?${END}`,
    ([, thing = '', on = '']) => skipOf(thing, on),
  ),
  says(
    `^${LEAD}(?:no need for|(?:i|we) can do without|spare me) ${THING} (?:reminder|one) (?:on |for )?(${ON})${ONCE}?${END}`,
    ([, thing = '', on = '']) => skipOf(thing, on),
  ),
  says(
    `^${LEAD}give ${THING}(?: reminder| rule)? a miss (?:on |for )?(${ON})(?:,? (?:just|only)(?: for)? (?:${ON}))?${ONCE}?${END}`,
    ([, thing = '', on = '']) => skipOf(thing, on),
  ),
  // "Stop closing the curtains at six": what comes by itself, and nothing at six.
  says(
    `^${LEAD}(?:stop|quit|no more|don['’]t keep) (?:turning|switching|putting|opening|closing|shutting|locking|unlocking|starting|running|dimming|watering) (?:on |off |up |down )?(?:the |my |our |all the )?([a-z]+(?: [a-z]+){0,2}?)(?: on| off| up| down)? (?:at|every|each|in the|when|whenever)\\b[^,;]*${END}`,
    ([, thing]) => `cancel the rule about ${thing}`,
  ),
  says(
    `^${LEAD}(?:don['’]t|do not) (?:turn|switch|put|open|close|shut|lock|unlock|start|run|dim|water) (?:on |off |up |down )?(?:the |my |our |all the )?([a-z]+(?: [a-z]+){0,2}?)(?: on| off| up| down)? (?:at|every|each|in the|when|whenever)\\b[^,;]* any ?(?:more|longer)${END}`,
    ([, thing]) => `cancel the rule about ${thing}`,
  ),
  as(
    /^((?:please |can you )*(?:cancel|skip|drop|scrap|miss|bin|move|shift|push)\b.*?)[,.;] ?(?:but )?(?:it's )?(?:just|only)(?: for)? (?:this|that|the)(?: (?:one|once|time|week|one time))(?=[.!]*$)/,
    '$1',
  ),
  says(
    `^${LEAD}(?:(?:make|have|do|set|put|change|move|push|shift|start) )?(?:just |only )?(?:the (${DAY}) one|(${DAY})['’]s one|(${DAY})['’]s)(?: (?:to be|to go off|go off|ring|be|is))? (?:to |at |for )?(${HOUR})${END}`,
    ([, one, other, third, hour]) => `move the one on ${one ?? other ?? third} to ${hour}`,
  ),
  as(`\\b(${WEEKDAY})['’]s one(?= (?:at|is|for|to)\\b)`, 'the $1 one'),
];
