import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';
import { BOOK, says } from './parts.ts';

/**
 * What takes place and is to be kept, known by its build and not by its words: something with a day or an hour, and a wish to have it in the calendar in front of it
 * or behind. Whatever stands beside the time is its name.
 */

const THE_BOOK = `(?:the|my|our|that|this) ${BOOK}`;
const ASKS =
  "(?:(?:so|and|then|please|just|ok(?:ay)?|(?:can|could|would|will) (?:you|we|ya)|you can|you could|let[’']?s|best|better|needs? to|want to|we should) )*";
const KEEP =
  '(?:put|pop|stick|add|get|write|note|jot|enter|log|mark|bung|pencil|chuck|whack|save|record|stuff|slot|bang|shove|have|keep|book)';
const COURTESY =
  '(?:,? (?:please|pls|plz|then|now|thanks|thank you|ta|cheers|would you|will you|can you|could you|for me|for us|quick|quickly|ok(?:ay)?|love|dear|too|as well|also))*';
const IT = '(?:it|that|this|them|that one|this one|it all|that all)';
/** "*Pop it in the calendar*", "*for the calendar* please", "calendar it". */
const BEHIND = lazily(
  `(?:[,.;:–—-]+ ?| )${ASKS}(?:(?<=[,.;:–—-] ?)${KEEP} (?:in|on|into|to) ${BOOK}|${KEEP} ${IT}(?: (?:down|up|all))* (?:(?:in|on|to|into|onto|for) )+${THE_BOOK}|${IT} (?:goes|can go|should go|needs to go|has to go|belongs) (?:down )?(?:in|on|into) ${THE_BOOK}|(?:(?:one|an entry|another one|another) )?(?:for|in|on|into|to|onto) ${THE_BOOK}|(?:family )?(?:calendar|diary|planner)(?: (?:it|that|entry|please))?)${COURTESY}[.!]*$`,
  'i',
);
/** The same with a mark before it: no calendar is named. */
const DOWN = lazily(
  `[,.;:–—-]+ ?${ASKS}(?:${KEEP} ${IT} in|(?:write|note|jot|mark|pencil|log|get|stick|pop) ${IT} down|make (?:me )?a (?:quick )?note(?: of (?:it|that|this))?|(?:note|mark|diary) (?:it|that|this))${COURTESY}[.!]*$`,
  'i',
);
const DATE =
  '(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|[a-z]+teenth|twentieth|thirtieth)(?: (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec))?';
const DAY = `(?:(?:${WEEKDAY})s?|tomorrow|today|tonight|${DATE}|\\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)|christmas(?: eve| day)?|boxing day|new year['’]?s (?:eve|day)|easter)`;
/** "*In the diary please*: …", "*one for the calendar*, …". */
const BEFORE = lazily(
  `^(?:(?:so|and|oh|hi|hey|right|ok(?:ay)?|please|also|(?:can|could|would|will) you)[, ]+)*(?:(?:put|note|write|mark|jot|pencil|get) (?:down |in )?(?=(?:for |on )?${DAY} that )|(?:(?:one|another one|another|something|a date|new one|an entry|this one|a thing|this|${KEEP} (?:this|these|the following)(?: down)?) )?(?:for|in|on|into|to) ${THE_BOOK}|${BOOK}(?: entry)?|new (?:${BOOK} )?entry|(?:save|keep|note|mark) the date)${COURTESY} ?(?:[:,;–—-]+|\\bthat\\b|(?=(?:for |on )?${DAY} that )) ?`,
  'i',
);

/** "Put down *for Thursday that* the plumber is here". */
const DAY_THAT = lazily(`^(?:for |on )?(${DAY}) that `, 'i');
const AGAIN = '(?:every|each|weekly|fortnightly|monthly|daily|once a)';
const TIME = `(?:(?:on |in |at |from |by |for |this |next |coming |the |a week (?:on )?)*(?:${DAY}|${AGAIN}|${HOUR}|the (?:first|second|third|fourth|last) ${WEEKDAY}|(?:next|this) (?:week|weekend|month)|in (?:an?|two|three|four|a few|\\d+) (?:hours?|days?|weeks?)|between ${HOUR}))\\b`;
const IS_DAY = lazily(
  `\\b(?:${DAY}|${AGAIN}|(?:next|this) (?:week|weekend|month)|in (?:${NUMBER}|an?|\\d+) (?:days?|weeks?|hours?))\\b`,
  'i',
);
const IS_HOUR = lazily(`\\b(?:at|from|by) ${HOUR}\\b`, 'i');
/** Verbs that say no more than that it is then; what else somebody or something does belongs to the name. */
const IS_THEN = new RegExp(
  `(?:['’](?:s|re)(?! for\\b)|,? (?:is|are|will be|falls|takes place|is set for|is due|are due|happens|is going to be|is happening|is taking place|is scheduled for|is booked for|is down for|is fixed for|is arranged for|is confirmed for)|,? (?:it|that|this|they|he|she)(?:['’](?:s|re|ll be)| is| are| will be))(?: now)?(?: on| at| for)?,? (?=${TIME})`,
  'i',
);
/** "*The cleaner is* coming on monday", "the vet*'s* due friday". */
const IS_DOING =
  /(?:['’](?:s|re)|\b(?:is|are|am|will be))(?: now)? (?=(?:coming|due|here|visiting|arriving|landing|back|away|closed|shut|off|out|over|round|in|at|doing|having|going|getting|starting|flying|moving|playing|staying|leaving|booked)\b)/i;
const OWN =
  /^it(?:['’]s| is) (?=[a-z]+['’]s )|^(?:(?:(?:i|we)(?:['’]ve| have)?(?: got)?(?: to go to)?|there(?:['’]s| is| are| will be)|it(?:['’]s| is| will be)|got|having|(?:i|we)(?:['’]m|['’]re| am| are)(?: (?:going|off|at|due at|booked in (?:at|for)|seeing|having|meeting|doing|in))*(?: (?:to|at|for))?) )(?:an?|the|my|our)\b ?|^(?:i|we)(?:['’]ve| have)(?: got| (?:just )?(?:started|joined|taken up|signed up for))? (?:an? |the )?|^there(?:['’]s| is| are) |^(?:i|we)(?:['’]m|['’]re| am| are) (?:(?:going|off) to|at|seeing|meeting|having|doing|due at|booked in (?:at|for)) /i;
/** What asks, orders or sets a condition is no entry; what is of the house, of alarms and of lists goes its own way. */
const NO_ENTRY =
  /^(?:what|which|who|when|where|why|how|is|are|am|was|were|do|does|did|have|has|any|anything|show|read|tell|add|put|pop|stick|set|move|shift|push|bring|change|cancel|delete|remove|scrap|skip|clear|take|get|give|send|email|mail|check|open|close|shut|turn|switch|start|stop|make|wake|let|can|could|would|will|please|don['’]?t|do not|no|not|schedule|create|enter|write|note|block|keep|reserve|mark|pencil|remember|forget|find|look|list)\b|\b(?:if|unless|whenever|remind|reminder|remember|forget|alarm|timer|wake|shopping list|instead|rather|moved|cancelled|canceled|called off|postponed|except|apart from|not|no longer|isn['’]?t|aren['’]?t|can['’]?t|won['’]?t)\b|\?|\b(?:turn|switch|dim|lock|unlock)(?:s|ed|ing)? (?:the|on|off|up|down)\b/i;
/** An order for what the calendar has, or of what is to be made of a day, wherever it stands: "hey house *clear* the afternoon", "friday *needs to be* free". */
const ORDERS =
  /\b(?:cancel|clear|delete|remove|erase|wipe|scrap|show me|tell me|read me|what(?:['’]s| is| are)|needs? to be|has to be|have to be)\b/i;
/** Somebody who is known has it, or goes: the phrases of the calendar say whose it is. */
const HAS =
  /^(?!(?:i|we|there|it)\b)(?:the |my |our )?[a-z]+(?:['’]s got| has(?: got)?| have(?: got)?|['’]s having|['’]ve got) /i;

const OF_HOUSE =
  /^(?:it|that|this|(?:(?:the|my|our|all|both) )*(?:[a-z]+ )??(?:lights?|lamps?|heating|thermostat|tv|telly|fan|blinds?|curtains?|speaker|music|radio|oven|kettle|water|door|doors|ac))(?:['’]s| is| are| on| off|\b(?= at))/i;

const PART_ALONE = /^(?:(?:in the |at )?(?:morning|afternoon|evening|night)s?)?[ ,.]*$/i;
const A_BOOK = /\b(?:calendar|diary|planner)\b/i;
const A_DATE = /\b(?:the date|new entry|(?:put|note|write|mark|jot|pencil|get) (?:down|in))\b/i;

/** "Put it in *for the whole day*", as is what has no hour. */
const WHOLE_DAY = lazily(
  `,? (?:(?:for|as) )?(?:the (?:whole|entire) day|all day(?: long)?|an all[- ]day (?:thing|event|entry|one))${COURTESY}[.!]*$`,
  'i',
);

function entryOf(said: string): string | undefined {
  const text = said.replace(WHOLE_DAY, '');
  return text !== said && IS_HOUR.test(text) ? undefined : entryIn(text);
}

function entryIn(text: string): string | undefined {
  const isNamed = A_BOOK.test(text);
  const first = isNamed || A_DATE.test(text) ? BEFORE.exec(text) : null;
  const named = first === null && isNamed ? BEHIND.exec(text) : null;
  const end = named ?? (first === null ? DOWN.exec(text) : null);
  if (first === null && end === null) return undefined;
  const said = (first === null ? text.slice(0, end!.index) : text.slice(first[0].length))
    .replace(
      /^(?:(?:so|and|but|oh+|hi|hey|right|ok(?:ay)?|well|also|just|by the way|btw|fyi|from now on|as of now)[, ]+)+/i,
      '',
    )
    .replace(/ for (?:me|us)(?= (?:every|each|on|at|this|next|tomorrow)\b)/i, '')
    .replace(/[\s,.;:!–—-]+$/, '')
    .replace(DAY_THAT, '$1 ');
  if (said === '' || NO_ENTRY.test(said) || HAS.test(said) || ORDERS.test(said)) return undefined;
  // "*On the 26th* what is on my calendar" asks, whatever stands in front.
  if (NO_ENTRY.test(said.replace(TIME_FIRST, ''))) return undefined;
  // "Every Friday at seven *in the evening*" tells when, and nothing of what.
  if (PART_ALONE.test(said.replace(TIME_FIRST, ''))) return `add an entry to the calendar ${said}`;
  if (!IS_DAY.test(said) && (end !== named || !IS_HOUR.test(said))) return undefined;
  // "It's cold tonight, *get it down*" is of no entry.
  if (end !== null && end !== named && OF_HOUSE.test(said)) return undefined;
  return `add ${entryNamed(said)} to the calendar`;
}

/** The name with its time, without the verb that joins them. */
function entryNamed(said: string): string {
  const [first] = TIME_FIRST.exec(said) ?? [''];
  const plain = said
    .slice(first.length)
    .replace(OWN, '')
    .replace(IS_THEN, (is, at: number, all: string) =>
      /^['’]s/i.test(is) && WHOSE.test(all.slice(0, at)) ? is : ' ',
    )
    .replace(IS_DOING, ' ')
    .replace(LASTING, ' for $1')
    .replace(HOUR_LAST, ' at $1')
    .replace(MARK, ' ')
    .replace(/ {2,}/g, ' ');
  return withDay(first === '' ? plain : `${plain} ${first.replace(/,? ?$/, '')}`);
}

/** "A haircut *at Toni*'s on Friday". */
const WHOSE = /\b(?:at|to|with|from|round|in|for|by|of|near) [a-z' ]+$/i;
/** "*Thursday at three* I'm at the dentist". */
const TIME_FIRST = lazily(`^(?:${TIME}[, ]*)+(?=[a-z])`, 'i');
/** "On the 18th, *half seven*". */
const HOUR_LAST = lazily(`, (${HOUR}(?: (?:till|to|until) ${HOUR})?)$`, 'i');
const MARK = new RegExp(`[,;]+ (?=${TIME})`, 'gi');
/** "…, *an hour*", "lasts two hours". */
const LASTING = lazily(`,? (?:(?:it['’]s|for|lasts|lasting|takes) )*(${LENGTH})(?: long)?$`, 'i');

/** "*Sunday lunch* at half twelve" is on that day. */
const DAY_OF = lazily(
  `\\b(${WEEKDAY}) (?:lunch|dinner|brunch|breakfast|roast|tea|supper|service|school|club|night|walk|run|league)\\b`,
  'i',
);

function withDay(said: string): string {
  const [, day] = DAY_OF.exec(said) ?? [];
  if (day === undefined) return said;
  return IS_DAY.test(said.replace(DAY_OF, ' ')) ? said : `${said} on ${day}`;
}

export const ENTRY_BY_BUILD: readonly Rewording[] = [
  // "*I've joined a choir!* Every Friday at seven, into the calendar".
  says(
    `^(?:(?:so|oh|guess what|hey)[, ]+)*(?:i|we|[a-z]+)(?:['’](?:ve|s)| have| has)?(?: just)? (?:joined|started|taken up|signed up (?:for|to)|enrolled (?:in|on|for)) (?:an? |the )?([a-z]+(?: (?!(?:on|at|every)\\b)[a-z]+){0,3}?)[.!,;–-]+ (?:it['’]s |that['’]s )?(?=(?:every|on|each|from|next) [^]*(?:calendar|diary|planner))`,
    ([, name]) => `${name} `,
  ),
  says(
    '^(?=[^]*(?:calendar|diary|planner| (?:down|in)\\b|a note\\b|the date\\b|(?:note|mark) (?:it|that|this)\\b))[^]*$',
    ([text]) => entryOf(text),
  ),
];
