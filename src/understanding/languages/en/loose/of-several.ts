import type { LooseGrammar, Rewording } from '../../index.ts';
import { as } from './manners.ts';
import { HOUR, LENGTH, WEEKDAY } from './times-said.ts';

const STATE = '(on|off|open|closed|shut|up|down|locked|unlocked)';
const BOTH =
  "(?:(?:them|['’]?em) both|(?:the )?both of (?:them|those|these|['’]?em)|(?:the )?pair(?: of (?:them|those|these))?|(?:the )?two of (?:them|those|these)|those two|these two|both)";
const SO = '(?:(?:and|but|so|now|then|right|ok(?:ay)?|well|oh|actually|please)[, ]+)*';

const ofEach = (them: string): readonly Rewording[] => [
  as(
    `^${SO}(?:(?:put|turn|switch|have|get|make|set) )?${them},? (?:back )?${STATE}(?: again| now| please| then)*(?=[.!]*$)`,
    'turn it $1',
  ),
  as(
    `^${SO}(?:(?:put|turn|switch|have|get|make|set) )?${them},? (?:only |just )?(?:with|at|to|on) (?=\\d|[a-z]+(?:ty|teen)\\b|half|ten\\b|full)`,
    'set it to ',
  ),
  as(`\\b${them}\\b`, 'it'),
];

const so = (number: string): string =>
  `(?:all ${number}(?: of (?:them|those|these))?|(?:the |those |these )${number}(?: of (?:them|those|these))?|them all ${number})(?! (?:minutes?|hours?|degrees?|percent|lights?|lamps?|doors?|blinds?|o'clock)\\b)`;

/** What is said of so many things at once, as of each. */
export const COUNTED_OF: LooseGrammar['counted'] = [
  { count: 2, say: ofEach(BOTH) },
  { count: 3, say: ofEach(so('three')) },
  { count: 4, say: ofEach(so('four')) },
];

/** What is said of all that a turn spoke of, as of each. */
export const SEVERAL_OF: Rewording = as(
  '(?<=\\b(?:turn|switch|put|set|make|open|close|shut|lock|unlock|stop|pause|get|have|bring|dim|start|resume|restart|cancel|delete|scrap|drop|remove|forget|give|take|move|push|shift) )(?:them all|it all|all of (?:them|those|it)|all (?:three|four)|everything|the lot|them|those)\\b|(?<=\\b(?:to|on|onto|off|from|for) )(?:all of (?:them|those|these)|them all|each(?: one)?(?: of (?:them|those|these))?)(?=[.!]*$)|(?<=\\b(?:give|pause|stop|restart|cancel) )each(?: one)?(?: of (?:them|those|these))?(?= (?:an?\\b|another|one|two|three|four|five|ten|\\d)|[.!]*$)|(?<=\\b(?:have|do|are|will) )they(?: both| all)?\\b(?= (?:got|need|left|done|take|be)\\b)',
  'it',
);

/** "Lamp off at nine." "*And the hall light at ten*". */
export const HOUR_AGAIN: Rewording = as(
  "(?<=^(?:(?:and|then|plus|also|but|with)[, ]+)*(?:the |my |our )?(?!(?:set|dim|put|turn|make|bring|take|brighten)\\b)[a-z][a-z' ]{2,40} at )(1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=(?: (?:too|as well|please|instead|then))*[.!]*$)",
  "$1 o'clock",
);

const ONE_MORE =
  "(?:(?:and|also|plus|then|oh|ok(?:ay)?|please|can i have|set|make|do|i need|put)[, ]+)*(?:another|one|one more|a second|a further|an extra)(?: one| alarm| reminder| time)?(?: (?:for|at))? (?![a-z0-9-]+(?: [a-z]+)? (?:minutes?|hours?)\\b)((?:a )?(?:quarter|half|five|ten|twenty|\\d|one|two|three|four|six|seven|eight|nine|eleven|twelve|noon)\\b[a-z0-9:' ]*?)(?:,? (?:just )?in case [^,.]+|,? (?:please|too|as well))*[.!]*";
const OTHER_DAY = `(?:(?:next )?${WEEKDAY}s?|tomorrow|the (?:next day|day after(?: that)?))`;
const ALSO = '(?:,? (?:too|as well|also|actually|please))';
/** "*And Sunday as well*", "*the same on Thursday*", "*it\'s Wednesdays as well actually*". */
const ONE_MORE_DAY = [
  `(?:(?:and|also|plus|oh),? )*(?:it['’]s )?(?:on |for )?(${OTHER_DAY})${ALSO}+[.!]*`,
  `(?:(?:and|also|plus|oh|do),? )*(?:the )?same(?: again| thing)?,? (?:(?:on|for) )?(${OTHER_DAY})${ALSO}*[.!]*`,
  `(?:(?:and|also|plus|oh),? )*(?:on )?(${OTHER_DAY})(?:['’]s| is)? the same${ALSO}*[.!]*`,
].join('|');
/** "*I\'ve to take them again at five and at nine*". */
const AGAIN_AT =
  "(?:and )?(?:i|we|he|she)(?:['’]ve| have|['’]s| has)(?: got)? to [a-z]+ (?:it|them|that|those) again (at .+?)[.!]*";

/** "*The same again at four*", "*as well as at six*", "*and also at nine*". */
const SAME_AT = `(?:(?:and|plus|oh|do),? )*(?:(?:the )?same(?: again| thing)?|once more|as well as|also),? (at (?:about |around )?${HOUR})${ALSO}*[.!]*`;

/** "*And a second one* ten minutes *after*". */
const ONE_LATER = `(?:(?:and|also|plus|then),? )*(?:another|one more|a second|a further|an extra)(?: one| alarm| reminder)?,? (${LENGTH}) (?:after(?: that)?|later|behind it)(?:,? (?:just )?in case [^,.]+)?[.!]*`;

/** "*Another alarm* at ten past": one more. */
export const ANOTHER: Rewording = as(
  `^(?:${ONE_MORE}|${ONE_MORE_DAY}|${AGAIN_AT}|${SAME_AT}|${ONE_LATER})$`,
  ([, hour, one, two, three, again, same, length]) => {
    if (hour !== undefined) return `and at ${hour}`;
    if (same !== undefined) return `and ${same}`;
    if (again !== undefined) return `and ${again}`;
    if (length !== undefined) return `${length} later`;
    const day = one ?? two ?? three ?? '';
    if (/day after|next day$/i.test(day)) return 'and the day after';
    return `and on ${day.replace(/^next /i, '').replace(/days$/i, 'day')}`;
  },
);

/** "A reminder at six." "*And again at ten*". */
export const ONCE_MORE =
  /^(?:(?:and|plus|also)\b|(?=.* (?:as well|too|also)[.!]*$))(?!.*\b(?:make|move|change|shift|push|put|bring|not|instead|rather|earlier|later)\b)/i;

const NOT_VERB =
  '(?!(?:is|are|was|were|did|do|does|can|could|would|will|shall|should|may|have|has|had|please|who|what|which|where|when|why|how|if|i|we|you|it|they|get|keep|leave|put|turn|switch|make|set|want|need|any|and|or|not|no|why)\\b)';
const THING = `((?:the |my |our |all the |all )?${NOT_VERB}[a-z]+(?: [a-z]+){0,3}?)`;
const SHUT = '(closed|shut|locked|unlocked|open|(?:on|off)(?= (?:right now|now|still|already|yet)))';
const NOW = '(?: right now| now| still| already| yet| up| or not| then)*';

/** What only asks by its mark. */
export const ASKED_BY_MARK: readonly Rewording[] = [
  as(`^(?:(?:hey|ok(?:ay)?|so|and|right|um|er)[, ]+)*${THING} (?:all )?${SHUT}${NOW}\\?+$`, 'is $1 $2?'),
  as(`^(?:(?:hey|ok(?:ay)?|so|and|right|um|er)[, ]+)*${THING} (?:all )?${SHUT}${NOW}\\?+$`, 'are $1 $2?'),
];

/** Names a thing and says nothing of it. */
export const ELLIPTIC =
  /^(?:(?:ta|thanks|cheers|ok(?:ay)?|right|great|good|so|oh|well|hmm)[,.! ]+)*(?:and|what about|how about|and what about)(?: in)? (?:(?:the|my|our) )?[a-z' ]{2,30}\?$/i;

/** By the kind of a measure what asks how it is set. */
export const MEASURED: Readonly<Record<string, string>> = { temperature: 'what is the heating set to' };
