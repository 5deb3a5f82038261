import type { Rewording } from '../../index.ts';
import { rewording as says } from '../patterns.ts';
import { as } from './manners.ts';
import { HOUR, LENGTH, WEEKDAY } from './times-said.ts';

/** What is told of events: that they are moved, off, or when they are; in the words of a wish for it. And questions about them in other orders. */

const END = '(?:,? (?:please|then|now|thanks|thank you|though|would you|will you|ok|okay))*[.!?]*$';
const NAME =
  "(?:the |my |our )?((?!(?:it|that|this|they|he|she|we|i|you|there|what|who|when|if|no|not|never|please|and)\\b)[a-z][a-z'-]*?(?: (?!(?:and|is|can|can't|cannot)\\b)[a-z][a-z'-]*?){0,3}?)";
const ON = `(?:(?:on |next |this |this coming |coming )*(?:${WEEKDAY})|tomorrow|today|tonight|(?:on )?the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)`;
const ONLY =
  "(?:[,;.]? (?:but |and |it's |that's )*(?:(?:just|only) )?(?:(?:for )?(?:this|the|that) (?:once|one(?: time)?|week|time)|once|the once|that one|this one|for now|the one day)(?: (?:only|though|mind))*)";
const MOVED =
  '(?:moved|shifted|put|switched|changed|pushed|bumped|swapped|rebooked|rescheduled|squeezed|brought)';
const THEY = "(?:they|he|she|it)(?:['’]?(?:ve|s|d)| have| has| had)?(?: (?:just|now|already|had to))*";
const WHY = "(?:,? (?:because|cos|coz|'cause|as|since)\\b[^,;.]*)?";

/** Off, of one day: "choir's cancelled Friday, only that one". */
const offThen = (tail: string): Rewording =>
  says(
    `^${NAME}(?:['’]s| is| are| has been| have been| got)? (?:been )?(?:off|cancelled|canceled|called off|not on|not happening)((?:,? ${ON}){1})${WHY}${ONLY}?${tail}${ONLY}?${END}`,
    ([, name = '', day = '']) =>
      `skip the ${name.replace(/(?:['’]s| has)$/, '')} ${/^,? (?:on|tomorrow|today|tonight)/i.test(day) ? '' : 'on '}${day.replace(/^,? /, '').replace(/\b(?:this|coming) /gi, '')}`,
  );
/** What is to be done about it. */
const DROP_IT =
  '(?:[,.;]? (?:so |can you |could you |please |and |then )*(?:cancel|bin|skip|drop|remove|delete|scrap|take off|take|get|cross|scrub|strike|lose) (?:just |only )*(?:it|that|that one|this one)(?: one)?(?: (?:off|out|down))?(?: (?:of|off|from) (?:the|my|our) (?:calendar|diary|planner))?)';

export const EVENT_NEWS: readonly Rewording[] = [
  // Moved: "the vet can't do tomorrow, they've shifted us to Wednesday, same time".
  as(
    `^${NAME} (?:can't|cannot|can not|couldn't|won't|will not) (?:do|make|manage|see (?:us|me|you)(?: on)?|fit (?:us|me) in(?: on)?|come(?: on)?) (?:${ON}|(?:at )?${HOUR}|it)(?: (?:now|after all|any ?more))*[,.;]?(?: (?:and|so|but))*(?: ${THEY} ${MOVED}(?: (?:us|me|it|that|her|him))?(?: back| forward| on| over)?| (?:it|that)(?:['’]s| is) now) (?:to |for |on |at )(.+?)((?:,| at)? (?:the )?same time)?${END}`,
    'move the $1 to $2',
  ),
  as(
    `^${NAME} (?:wants?|needs?|can do|would (?:like|prefer)|(?:has|have) asked for) ((?:at )?${HOUR}) instead of `,
    'the $1 is at $2 instead of ',
  ),
  as(
    `^${THEY} ${MOVED} (the|my|our|[a-z]+['’]s) ([a-z' ]+?)(?: back| forward| on)?(?= (?:to|by|an? (?:hour|day|week)|half an hour|[a-z0-9]+ (?:minutes|hours|days))\\b)`,
    'move $1 $2',
  ),
  as(
    `^${THEY} ${MOVED} (it|that)(?: back| forward| on)?(?= (?:to|by|an? (?:hour|day|week)|half an hour|[a-z0-9]+ (?:minutes|hours|days))\\b)`,
    'move $1',
  ),
  as(`^${NAME}: (move|start|shift|push|bring|put|make|do) it `, '$2 the $1 '),
  as(
    `^(start|move|shift|make|push) ((?:the|my|our) [a-z' ]+?) (${LENGTH}) (later|earlier),? (?:and |but )?(?:keep|leave|make) (?:it|that) (?:at )?(${LENGTH})(?: long)?[.!]*$`,
    '$1 $2 $3 $4, then make $2 last $5',
  ),
  as(
    /^(start|move|shift|make|push) ((?:the|my|our) [a-z' ]+?) ((?:an?|half an?|[a-z]+|\d+) (?:hours?|minutes?)) (later|earlier),? (?:and |but )?(?:keep|leave) (?:it|that) (?:the same length|as long|just as long)[.!]*$/,
    '$1 $2 $3 $4',
  ),
  offThen(`${DROP_IT}?`),
  says(
    `^(${ON})['’]s ([a-z][a-z' ]*?)(?:['’]s| is| are| has been) (?:been )?(?:off|cancelled|canceled|called off|not on|not happening)${WHY}${ONLY}?${END}`,
    ([, day = '', name]) =>
      `skip the ${name} ${/^(?:on|tomorrow|today|tonight)/i.test(day) ? '' : 'on '}${day}`,
  ),
  // Said of one day only, which is named anyway.
  as(
    `(?<=\\binstead of .*)(?:,? (?:but |and )?(?:just|only)? ?(?:for )?(?:this|the|that) (?:once|one time|week|time)(?: only| though)?)${END}`,
  ),

  // A day that is kept for something.
  as(
    `\\b(?:block(?: off| out)?|keep|reserve|set aside) (?:all (?:of )?|the whole of |the entire |the whole |all day )(${WEEKDAY}|tomorrow)(?: free)? for `,
    'block off $1 for ',
  ),
  as(`\\b(?:block(?: off| out)?|keep|reserve) (${WEEKDAY}|tomorrow) free for `, 'block off $1 for '),
  // The time first, and then what is to be written down.
  says(
    `^((?:on )?(?:${ON}|a week on ${WEEKDAY}|${WEEKDAY} week|(?:two|three|four|five|six) days from now|in (?:two|three|four|five) days)),? ((?:from |at )?${HOUR}(?: (?:till|until|to) ${HOUR})?),? (?:and |please |so )*(?:block|put|keep|mark) (?:it|that)(?: (?:out|off|down|free))? for (.+?)${END}`,
    ([, day, hours = '', what]) =>
      `block out ${day} ${/^(?:at|from)/i.test(hours) ? hours : `${/ (?:till|until|to) \S+$/i.test(hours) ? 'from' : 'at'} ${hours}`} for ${what}`,
  ),
  says(
    `^(?:in|on|into) ((?:the|my|our) (?:diary|calendar|planner))(?: please)?[:,] (.+?),? ((?:at |from )?${HOUR}[^,]*), (.+?)${END}`,
    ([, book, day, hours = '', what]) =>
      `put ${what} in ${book} ${day} ${/^(?:at|from)/i.test(hours) ? '' : 'at '}${hours}`,
  ),
  says(
    `^([a-z]+)(?: has|['’]s| have|['’]ve| is| was)? (?:been |got )?(?:invited|asked|going|off) to ([^,]+?)[,.;] (?:it|that|this)(?:['’]s| is|s) (?:on )?([^,]+?),? ((?:from )?${HOUR} (?:till|until|to) ${HOUR}[^,]*|at ${HOUR})(?:, (?:at|in) [^,]+)?,? (?:so |and |please )*(?:can|could|would|will)? ?(?:you )?(?:please )?(?:get|put|stick|pop|add|write|note) (?:it|that) (?:in|on|down)(?: (?:in|on))?(?: (?:the|my|our) (?:calendar|diary|planner))?${END}`,
    ([, who, what, day, hours = '']) =>
      `add ${who} at ${what} to the calendar on ${day} ${/^(?:at|from)/i.test(hours) ? hours : `from ${hours}`}`,
  ),

  // Who is coming, and what for.
  says(
    `^([a-z][a-z' ]*?)(?: is| are|['’]s|['’]re) (?:coming|visiting|popping)(?: over| round| by| in)? (for (?:lunch|dinner|tea|supper|breakfast|brunch|coffee|drinks|a [a-z]+)) ((?:on )?(?:${ON}) at ${HOUR}|at ${HOUR} (?:${ON}))${END}`,
    ([, who, what, when]) => `put ${who} ${what} in the calendar ${when}`,
  ),

  // Questions in other orders.
  as(
    `^(when|what time) (?:does|do|is|are) (?:come|coming|arrive|arriving) ((?:the|my|our|a) )?([a-z' ]+?)${END}`,
    '$1 is the $3 coming',
  ),
  as(`^(when|what time) (?:comes?|arrives?) ((?:the|my|our|a) )?([a-z' ]+?)${END}`, '$1 is the $3 coming'),
  as(
    `^(when|what time) (?:does|do) ((?:the|my|our) [a-z' ]+?) (?:come|arrive|turn up|show up|get here)(?: round| over| to [a-z ]+| for [a-z ]+)?${END}`,
    '$1 is $2 coming',
  ),
  as(
    `^(?:and )?((?:the|my|our) [a-z' ]+?),? when(?:['’]s| is)? (?:it|that|they|she|he)(?: is| are| coming| again| on)*${END}`,
    'when is $1',
  ),
  as(
    `^(?:and )?(?:the )?(?:day|date|time) (?:for|of) ((?:the|my|our) [a-z' ]+?)(?: is)?${END}`,
    'when is $1',
  ),
  as(
    `\\bwhat (?:has|have|does|do) (?:the |my |our )?(?:family|whole family|everyone|everybody|lot of us|household) (?:have |got )?(?:planned|on|got on|going on|lined up|doing|scheduled)\\b`,
    'what have we got on',
  ),
  as(
    /\b(?:what|anything) (?:is |are )?(?:planned|lined up|on the cards|arranged) for (?=(?:this|tomorrow|tonight|today|the|next|on )?)/,
    'what have we got on for ',
  ),
];

/** The same, before anything is read. */
export const EVENT_NEWS_FIRST: readonly Rewording[] = [
  as(
    /^(?:might|may|can|could) i (?:please )?(?:ask|enquire|inquire|know)(?: you)?,? (?=(?:what|when|who|where|which|is|are|how)\b)/,
  ),
  offThen(DROP_IT),
  // "*Quiz is off, take it out*": for good, where no day is named.
  says(
    `^(?=[^]*\\b(?:off|cancelled|canceled|happening|through|going ahead)\\b)${NAME}(?:['’]s| is| are| has| have)(?: been| got)? (?:off|cancelled|canceled|called off|not on|not happening|no longer (?:on|happening)|not going ahead|fallen through)(?: (?:now|after all|again))*[,.;]?(?: (?:so|and|then|please|can you|could you|you can))* (?:cancel|bin|drop|remove|delete|scrap|lose|strike|scrub|wipe|take|get|cross|rub|knock) (?:it|that|them|this)(?: (?:off|out|away|down))?(?: (?:of|off|from|on) (?:the|my|our) (?:calendar|diary|planner|list))?${END}`,
    ([, name = '']) => (HOUSE.test(name) ? undefined : `cancel the ${name}`),
  ),
];

/** Off, as things of a house are. */
const HOUSE =
  /\b(?:lights?|lamps?|heating|heater|boiler|tv|telly|television|radio|music|fan|oven|kettle|speaker|alarm|timer|pump|tap|water|power|internet|wifi|milk|meat|cheese|cream|lid|top|wheel|button)$/i;
