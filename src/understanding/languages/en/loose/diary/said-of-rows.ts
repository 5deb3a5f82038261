import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { DAY, HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';
import { BOOK, END, LEAD, says, THING } from './parts.ts';

/** What is said of rows by those who have them in mind: one time of a series, an hour that is left to the one before, a length that somebody is given. */

const ON = `(?:(?:on |for )?(?:this |next |this coming )?${WEEKDAY}|tomorrow|tonight|today)`;
const ONLY =
  ",? (?:but |and |it['’]?s )?(?:just|only)(?: for)? (?:(?:that|this|the) )?(?:once|one|one time|time|week|day)(?: only| though)?";
const NAME =
  "((?:the |my |our )?(?!(?:it|that|this|they|he|she|we|i|you|there|what|who|when|if|no|not)\\b)[a-z][a-z'-]*?(?: (?!(?:and|is|at|on)\\b)[a-z'-]+?){0,3}?)";
const IS = "(?:['’]s| is| are| starts| begins| will be|['’]ll be)(?: at| from)?";
const DROP_IT =
  '(?:[,.;]? (?:so |can you |could you |please |and |then )*(?:cancel|bin|skip|drop|remove|delete|scrap|take|get|cross|scrub|strike|lose)(?: (?:out|off))?(?: (?:just|only))* (?:it|that|that one|this one|that once)(?: one)?(?: (?:off|out|down))?(?: (?:of|off|from) (?:the|my|our) (?:calendar|diary|planner))?)';
const skip = (name = '', day = ''): string =>
  `skip the ${name.replace(/^(?:the|my|our) /i, '')} ${/^(?:on|tomorrow|today|tonight)/i.test(day) ? '' : 'on '}${day.replace(/\b(?:this|coming|for) /gi, '')}`;

const HOURS: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const PART =
  "(?: in the (?:morning|afternoon|evening)| this (?:morning|afternoon|evening)| tonight| ?[ap]m| o['’]?clock)?";

/** "On at two this afternoon and off *at half past*": past that hour, in the same part of the day. */
function pastIt([
  ,
  first = '',
  hour = '',
  part = '',
  between = '',
  minutes = '',
  way,
  rest = '',
]: RegExpExecArray): string {
  const at = HOURS.indexOf(hour.toLowerCase());
  const was = at < 0 ? Number(hour) : at + 1;
  const is = HOURS[(way === 'to' ? was : was - 1) % HOURS.length];
  const half = /o['’]?clock/i.test(part) ? '' : part.replace(/^ this /i, ' in the ');
  return `${first}${hour}${part}${between}${minutes} ${way} ${is}${half}${rest}`;
}

export const ROWS_FIRST: readonly Rewording[] = [
  // "Push it to tomorrow *same time*".
  says(
    '(?<=\\b(?:move|push|shift|put|make|bring|change|do|have)\\b.*\\b(?:to|till|until|on|tomorrow|[a-z]+day)\\b.*)(?<!\\bat)(?<!\\bat the),? (?:the )?same (?:time|hour)(?=[,.!]*$)',
    () => ' at the same time',
  ),
  says(
    `^(?=[^]* (?:quarter|half|five|ten|twenty) (?:past|to)(?:[,.;!]|$| ))(.*?\\b(?:at|from|for) )(1[0-2]|[1-9]|${HOURS.join('|')})(?![:.]\\d| (?:past|to|percent|degrees|minutes?|hours?)|%)(${PART})( .*?\\b(?:at|until|till|to) )((?:a )?(?:quarter|half|five|ten|twenty|twenty[- ]five)) (past|to)(?=[,.;!]|$| (?:and|please|too|as well|in case|again)\\b)(.*)$`,
    pastIt,
  ),
  // "What *time's* the dentist".
  says("\\b(what|which) (time|day|date)['’]s (?=[a-z])", ([, what, noun]) => `${what} ${noun} is `),
  // "When does the coffee *come on*", "what time do the curtains close".
  says(
    '^(?:(?:and|so|right|ok(?:ay)?)[, ]+)*(?:when|(?:at )?what time) (?:does|do|will) (?:the|my|our) (?:[a-z]+ )*(?:lights?|lamps?|heating|coffee|maker|machine|pump|blinds?|curtains?|fan|tv|telly|speaker|vacuum|robot|hoover|spotlight|ac) (?:come|go|turn|switch|open|close|shut|start|stop|run)(?: (?:on|off|up|down))?(?: next| again| tonight| today| tomorrow)?(?=[?.!]*$)',
    () => 'what is scheduled',
  ),
  says(
    '^(?:(?:and|so)[, ]+)*(?:what (?:have (?:i|we) (?:asked|told) you|did (?:i|we) (?:ask|tell) you|have you got) to do (?:later|tonight|today|tomorrow)|is the (?:heating|[a-z ]*(?:light|lamp)) (?:set|going|due|scheduled) to (?:change|come on|go off|turn (?:on|off)|switch (?:on|off))(?: (?:later|tonight|today|tomorrow))?)(?=[?.!]*$)',
    () => 'what is scheduled',
  ),
  // "*Any timers on?*", "did you set that timer".
  says(
    '^(?=[^]*\\btimers?\\b)(?:(?:and|so|are there|have (?:i|we) got|do (?:i|we) have|is there)[, ]+)*(?:any|an?) (?:other )?timers? (?:on|running|going|set|left|still (?:on|running|going)|at the moment)(?: (?:now|right now|at the moment))?(?=[?.!]*$)',
    () => 'what timers have i got',
  ),
  says(
    '^(?:(?:and|so|but|wait)[, ]+)*(?:did you|have you) (?:set|start|started|put on)(?: up)? (?:that|the|my) timer(?: (?:then|already|ok(?:ay)?|for me))*(?=[?.!]*$)',
    () => 'what timers have i got',
  ),
  // "Every *school night*".
  says(
    '\\b(?:every|each|on) school nights?\\b',
    () => 'every sunday, monday, tuesday, wednesday and thursday night',
  ),
  // "Another alarm at ten *in case I sleep through*": why.
  as(
    "(?<=\\b(?:alarm|wake|another|get me up|remind)\\b.*),? (?:just )?in case (?:i|we|he|she|they|it)(?:['’][a-z]+)? [a-z' ]+(?=[.!]*$)",
  ),
  // "Drum club is at five this Friday, *only this once*": that one is moved, and no other written down.
  says(
    `^(?=[^]*\\b(?:once|one|time|week|day)\\b)${LEAD}${NAME}${IS} (${HOUR})(?: instead)? (${ON})(?: instead)?${ONLY}${END}`,
    ([, name = '', hour, day = '']) => moved(name, hour, day),
  ),
  says(
    `^(?=[^]*\\b(?:once|one|time|week|day)\\b)${LEAD}(?:(${ON}),? )?${NAME}${IS} (?:(${ON}),? (?:at )?)?(${HOUR})(?: instead)?${ONLY}${END}`,
    ([, first, name = '', day, hour]) =>
      (first ?? day) === undefined ? undefined : moved(name, hour, first ?? day),
  ),
  // "*There's no choir this Monday, take out just that one*".
  says(
    `^(?=[^]*\\bno )${LEAD}(?:there(?:['’]?s| is| will be) no|(?:we|i)(?:['’]ve| have) (?:got )?no|no) ([a-z][a-z' -]*?) (${ON})(?:,? (?:because|cos|as|since)? ?(?:the |my )?[a-z]+(?:['’]s| is) [a-z]+)?(?:${DROP_IT}|${ONLY})${END}`,
    ([, name, day]) => skip(name, day),
  ),
  says(`(?<=\\b(?:of|in the) )morning of (?=${DAY})`, () => 'morning on '),
  // "5.30 *of the morning*", "*one alarm* for tomorrow".
  says(
    "(?<=[0-9]|o['’]?clock|[a-z]) of the (morning|afternoon|evening)(?=[,.!?]|$| )(?<=\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|o['’]?clock) of the [a-z]+)",
    ([, part]) => ` in the ${part}`,
  ),
  says(
    '\\b(need|want|set|make|put) (?:me )?one (?=(?:alarm|timer|reminder)\\b)',
    ([, verb]) => `${verb} an `,
  ),
  says(
    '\\b(alarm|wake me(?: up)?) (?:for|in) the morning(?=[.!?]*$| please)',
    ([, wish]) => `${wish} for tomorrow`,
  ),
  // "And *you remember me* tomorrow to take my badge".
  says('^(?:and |also |please |then )*you (?=(?:please )?(?:remember|remind) me\\b)', () => ''),
  // "Put judo in the calendar *for every* Monday".
  says(`(?<=\\b${BOOK}) for (?=(?:every|each)\\b)`, () => ' '),
  // "*What do I have to do* today".
  says(
    `^(?=[^]*\\bdo\\b)${LEAD}what (?:do|have) (?:i|we) (?:have|need|got)(?: got)? to do (${ON}|this (?:morning|afternoon|evening|week))${END}`,
    ([, day]) => `what have i got on ${day}`,
  ),
  says(
    `^(?:(?:so|and|right|ok(?:ay)?)[, ]+)*what (?:have (?:we|i)|(?:we|i) have) on (?=(?:for |on |this |next )?(?:today|tomorrow|tonight|week|weekend|the \\d|${WEEKDAY}|morning|afternoon|evening))`,
    () => 'what have we got on ',
  ),
  // "*You can stop doing that* with the garage light".
  says(
    `^(?=[^]*\\bdoing (?:that|it|this)\\b)${LEAD}(?:you (?:can|may|could) )?(?:please )?(?:stop|quit|leave off|no need to keep|don['’]t (?:keep|go on)) doing (?:that|it|this)(?: (?:thing|bit))? (?:with|to|for|about) (?:the|my|our) ${THING}(?: (?:any ?more|now|every time|each time))*${END}`,
    ([, thing]) => `cancel the rule about ${thing}`,
  ),
  // "I have *twenty minutes on the tablet*, tell me when it's over".
  says(
    `^(?=[^]*\\b(?:over|up|done|finished|out|time)\\b)(?:(?:mum|dad|mummy|daddy|gran|[a-z]+) (?:says?|said|reckons) )?(?:that )?(?:(?:i|we|he|she|they)(?:['’](?:ve|s)| have| has| get| gets| can have| may have| am allowed| is allowed)? ?|[a-z]+(?:['’]s| has| gets| can have| may have| is allowed) )(?:got |only )*(${LENGTH})(?: left)? (?:on|of|for|in|with) (?:the |my |our |his |her )?([a-z]+(?: [a-z]+)?)(?:[,.;]| and| so)? (?:(?:can|could|will|would) you |please )*(?:tell|warn|shout|call|remind|let|give) (?:me|us|him|her|them|it)(?: know| a shout| a call)? when (?:it|that|they|time|the time|he|she|i)(?:['’]?(?:s|re)| is| are)?(?: all)? (?:over|up|done|finished|out)${END}`,
    ([, length, name]) => `set a ${name} timer for ${length}`,
  ),
  says(`^${LEAD}time (me|us|him|her)${END}`, () => 'set a timer'),
  // "Heating on 20 *now and drop it to* 16 at ten".
  says(
    `^${LEAD}(?:the |my )?(heating|thermostat) (?:on|at|to|up to) (\\d\\d|${NUMBER}(?:[- ][a-z]+)?)(?: degrees)?(?: (?:for )?(?:right )?now)? and (?=(?:drop|turn|put|bring|set|knock|take) it )`,
    ([, what, value]) => `set the ${what} to ${value} and `,
  ),
  // "If the TV's *still going at half ten tonight switch it off*".
  says(
    `^if (the [a-z ]+?)(?:['’]s| is| are) still (?:going|on|running|playing|blaring|burning) (?:at|by|come) (${HOUR}(?: tonight| this evening| tomorrow)?),? (?:then |please )*(?=(?:turn|switch|put|shut|stop) )`,
    ([, thing, when]) => `if ${thing} is still on at ${when}, `,
  ),
];

function moved(name: string, hour: string | undefined, day = ''): string {
  const on = day.replace(/^(?:on|for) /i, '').replace(/\b(?:this|coming) /gi, '');
  return `move ${/^next /i.test(on) ? on : on}'s ${name.replace(/^(?:the|my|our) /i, '')} to ${hour}`;
}

/** Of the turn before. */
export const ROWS_IN_TALK: readonly Rewording[] = [
  // "Push it to tomorrow *same time*".
  says(
    ',? (?:at )?(?:the )?(?:very )?same (?:time|hour)(?: as before| again)?(?=[,.!]*$)(?<! at the same time)',
    () => ' at the same time',
  ),
  says(
    `^(?:(?:no|oh|actually|hmm+|and|but)[, ]+)*((?:on )?(?:this |next )?(?:${WEEKDAY})|tomorrow) at the same time(?=[.!]*$)`,
    ([, day]) => `make it ${day} at the same time`,
  ),
  // "*Better on Tuesday*".
  says(
    `^(?:(?:no|oh|actually|hmm+|and|but)[, ]+)*(?:(?:it['’]?s |that['’]?s |would be )?better|rather|preferably) (?:on |at )?(?=(?:${WEEKDAY}|tomorrow|next|the \\d|half|quarter|\\d|${NUMBER})\\b)`,
    () => 'make it ',
  ),
  // "She wants it *an hour later*".
  says(
    `^(?:(?:no|oh|actually|and|but|so)[, ]+)*(?:he|she|they|mum|dad|gran|the [a-z]+|[a-z]+)(?:['’](?:d|ll|re|s)| would| will| is| are)?(?: (?:now|rather|only))* (?:wants?|needs?|likes?|prefers?|asked|asks|would like|like|prefer|have)(?: (?:for|to have|to do|to make))? (?:it|us|me|that|him|her|them)(?: (?:to be|to come|to start|there|in|round))* (${LENGTH}) (later|earlier|sooner|back|forward)${END}`,
    ([, length, way = '']) => `make it ${length} ${/later|back/i.test(way) ? 'later' : 'earlier'}`,
  ),
  // "*Its moved to* half four".
  says(
    '^(?:(?:no|oh|actually|and|but|so)[, ]+)*its (?=(?:been |now |just )*(?:moved|changed|cancelled|off|at|put|shifted|on|half|quarter|\\d))',
    () => "it's ",
  ),
  // "Actually *it's wednesday*", "tomorrow *rather*", "*every sunday* actually".
  says(
    `^(?:(?:no|oh|actually|sorry|and|but|wait)[, ]+)*(?:it|that)(?:['’]s| is) (?:on )?((?:this |next )?${WEEKDAY}|tomorrow)(?: now| actually| instead)*[.!]*$`,
    ([, day]) => `make it ${day}`,
  ),
  says(
    `^(?:(?:no|oh|sorry|and|but)[, ]+)*((?:(?:on )?(?:this |next )?${WEEKDAY}|tomorrow|every (?:[a-z]+ )?(?:${WEEKDAY}|day|week|weekday|month|morning|evening))(?: (?:morning|afternoon|evening))?)(?:,? (?:rather|actually|instead|better|i think))+[.!]*$`,
    ([, when]) => `make it ${when}`,
  ),
  // "*This week it's wednesday*".
  says(
    `^(?:(?:no|oh|and|but|so)[, ]+)*(this week|next week)(?: only| though)?,? (?:it['’]s|it is|they['’]re|it['’]ll be|make it|do it|have it)(?: on)? (${WEEKDAY}|tomorrow)(?: instead| only)*[.!]*$`,
    ([, week, day]) => `move the one for ${week} to ${day}`,
  ),
  says('\\b(another|a further|an extra) half hour\\b', ([, more]) => `${more} half an hour`),
  // "*That once* only".
  says(`(?<=\\b(?:${WEEKDAY}|tomorrow|tonight|today)\\b.*\\b(?:at|instead)\\b.*)${ONLY}(?=[.!]*$)`, () => ''),
];
