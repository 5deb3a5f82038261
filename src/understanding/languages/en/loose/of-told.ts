import type { LooseGrammar, OfNamed, Rewording, ToldOne } from '../../index.ts';
import { lazily, rewording } from '../patterns.ts';
import { as } from './manners.ts';
import { HOUR, LENGTH, WHEN } from './times-said.ts';

/** What stands for one of the things that were told, in words that name it. */
export const STAND_IN = 'thingummy';

const LEAD =
  "(?:(?:ok(?:ay)?|right|oh|so|then|now|and|actually|no|well|please|just|can (?:you|we)|could (?:you|we)|will you|would you|let(?:’|')?s|you can)[, ]+)*";
const TAIL =
  '(?:[, ]+(?:please|then|now|though|thanks|thank you|instead|altogether|completely|for me|will you|would you|if you can))*[.!?]*$';
const IT = '(?:it|that|this)(?: (?:one|event|appointment|meeting|entry|alarm|timer|reminder|rule))?';
const NTH =
  '(?:the|this) (?:coming|first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|later|latter|latest|earlier|earliest|early|late|other|next)(?: (?:one|of them|of those|event|appointment|meeting|entry|alarm|timer|reminder|rule))';
const ALL = '(?:both|both of (?:them|those)|them both|all of (?:them|those)|them all|them|those|the lot)';
const DROP =
  '(?:cancel|delete|remove|drop|scrap|scratch|bin|ditch|lose|axe|kill|clear|forget|call off|do away with|get rid of|stop|turn off|switch off|take (?:off|out))';
const MOVE = '(move|shift|push|put|bring|change|reschedule|postpone|delay|make|do|have|start)';

const NUMBERS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  earlier: 1,
  earliest: 1,
  early: 1,
  next: 1,
  coming: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  last: -1,
  later: -1,
  latter: -1,
  latest: -1,
  late: -1,
};

/** All the others are as they were anyway. */
const STAYS =
  '(?:[,;.–-]+ ?(?:(?:but|and|though|just) )*(?:(?:keep|leave) )?(?:the |all the )?(?:rest|others?|other ones)(?: of (?:it|them|those))?(?: (?:stays?|stays? (?:on|put|the same)|(?:is|are) (?:fine|still on|on|as planned)|carr(?:y|ies) on|as (?:it is|they are|planned|usual|normal)|on|alone))?)?';

const flags = 'dgi';
const said = (pattern: string, plain: string, which: ToldOne['which']): ToldOne => ({
  say: new RegExp(`^${LEAD}${pattern}${TAIL}`, flags),
  plain,
  which,
});
const nth: ToldOne['which'] = ([text]) => {
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  return words.flatMap((word) => NUMBERS[word] ?? [])[0];
};

/** Ways to speak of what was told just now: by its place among the others, as the only one, or of all. */
export const TOLD_ONES: readonly ToldOne[] = [
  said(`${DROP} ${NTH}(?: off| out)?`, `cancel the ${STAND_IN}`, nth),
  // "*Cancel just the next one*": one time of it.
  said(
    `${DROP} (?:(?:just|only) ${NTH}|${NTH} (?:only|alone))(?: off| out)?${STAYS}`,
    `skip the ${STAND_IN}`,
    nth,
  ),
  said(`(?:skip|miss(?: out)?|leave out|not|no need for) ${NTH}${STAYS}`, `skip the ${STAND_IN}`, nth),
  // "*First one's off*, the teacher is away".
  said(
    `(?:the )?(?:first|next|last) (?:one|time|lesson|session|class|go)(?:['’]s| is| has been| will be) (?:been )?(?:off|cancelled|canceled|called off|not on|not happening)(?:[,;.] [a-z' ]+?(?:['’]s| is| are) [a-z]+)?${STAYS}`,
    `skip the ${STAND_IN}`,
    nth,
  ),
  said(
    `${NTH} (?:can be|should be|is to be|wants to be|is|had better be) (?:at )?(.+?)(?: instead)?`,
    `move the ${STAND_IN} to $1`,
    nth,
  ),
  said(`${MOVE} ${NTH} (.+?)`, `$1 the ${STAND_IN} $2`, nth),
  said(`${MOVE} ${NTH} (?:to |at |for )?(.+?)`, `move the ${STAND_IN} to $2`, nth),
  // "*Just that one*": one time of it, where it comes again.
  said(`${DROP} (?:just|only) ${IT}(?: off| out)?${STAYS}`, `skip the ${STAND_IN}`, () => 1),
  said(
    `(?:take|get|leave|cross|strike|scrub|knock) (?:just|only) ${IT} (?:off|out)${STAYS}`,
    `skip the ${STAND_IN}`,
    () => 1,
  ),
  said(`${DROP} ${IT}(?: off| out)?`, `cancel the ${STAND_IN}`, () => 'only'),
  said(`(?:turn|switch|call|take) ${NTH} (?:off|out)`, `cancel the ${STAND_IN}`, nth),
  said(`(?:turn|switch|call|take) ${IT} (?:off|out)`, `cancel the ${STAND_IN}`, () => 'only'),
  said(
    `(?:take|get|cross|strike|scrub|knock|wipe|rub|pull) ${IT}(?: back)? (?:off|out of|from) (?:the|my|our) (?:family |kitchen )?(?:calendar|diary|planner)`,
    `cancel the ${STAND_IN}`,
    () => 'only',
  ),
  said(`(?:skip|miss) ${IT}`, `skip the ${STAND_IN}`, () => 'only'),
  said(`${MOVE} ${IT} (.+?)`, `$1 the ${STAND_IN} $2`, () => 'only'),
  said(`${MOVE} ${IT} (?:back |forward )?(?:to |at |for )?(.+?)`, `move the ${STAND_IN} to $2`, () => 'only'),
  // "When is my alarm?" "*Way too early. Six.*"
  said(
    `(?:(?:oh|ugh|ooh|no|god|blimey|hmm+)[,.! ]+)*(?:(?:that|it)(?:['’]s| is) )?(?:way |far |much |a bit |bit )?too (?:early|late|soon)[,.!;:–-]+ ?(?:(?:make|move|change|set|push|put|do) (?:it|that)(?: to| at| for)? |(?:let['’]?s )?(?:say|do|try) |better )?((?:at )?(?:half|quarter|a quarter|noon|midday|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\\b[a-z0-9: ]*?)`,
    `move the ${STAND_IN} to $1`,
    () => 'only',
  ),
  said(
    "(?:and (?:at )?(?:what time|when)(?: is (?:it|that))?|at what time(?: is (?:it|that))?|when(?: is|['’]s| was) (?:it|that)|what time (?:is|was) that|what time was it)(?: again| exactly| though)*\\??",
    '',
    () => 'same',
  ),
  // "Which day is the tuner coming?" "*And what time is he due?*"
  said(
    "(?:at |on )?(?:what|which) (?:time|hour|day)(?:(?:['’]s| is| was| are) (?:he|she|it|that|they)(?: (?:due|coming|expected|here|on|booked|arriving|at))*|(?<=\\b(?:and|so|on|at) (?:at |on )?(?:what|which) (?:time|hour|day)))(?: again| exactly| then)*\\??",
    '',
    () => 'same',
  ),
  // "What's on on Tuesday?" "*What time does that finish?*"
  said(
    "(?:(?:until|till) when|when|(?:at )?what time|how (?:long|late))(?:['’]s| is| does| do| will| did)(?: (?:it|that|this|they|he|she)(?: one)?)(?: be)? (?:starts?|begins?|kick off|get going|go off|ring|happen|take place|finish(?:ed)?|end|over|done|go on(?: (?:till|until|to|for))?|last(?: (?:till|until))?|run (?:till|until|to))(?: up| again| then| roughly)*\\??",
    '',
    ([text]) => (/finish|end|over|done|last|go on|run|long|late|till|until/i.test(text) ? 'ends' : 'same'),
  ),
  said(`${DROP} ${ALL}(?: off| out)?`, `cancel the ${STAND_IN}`, () => 'all'),
];

const ANSWERED = '(?:(?:oh|er+m?|um+|ah|no|sorry|well|yes|right|ok(?:ay)?|i mean|i meant|just)[,. ]+)*';
/** "*The later one*", "the one *at six*", "the *six* one". */
const CHOSEN = lazily(
  `^${ANSWERED}(?:(?:it['’]?s )?(${NTH})|(?:the|that) one ((?:at|for|set for|on|in) [a-z0-9: ]+?)|the ((?!other\\b|same\\b|next\\b|wrong\\b|right\\b|only\\b)[a-z0-9:' ]{2,30}?) one)(?:[,;.–-]+ ?(?:i|we|he|she|they|it)(?:['’][a-z]+)? (?!(?:said|meant|mean|want)\\b)[a-z' ]+)?${TAIL}`,
  'i',
);
const TIME_LEFT =
  "(?:with|that has|that['’]s got|which has|has) (?:the )?(LESS)(?: time)?(?: (?:left|to go|to run|remaining|on it))+";
const MORE_WORDS = 'more|most|longer|longest';
const LESS_WORDS = 'less|least|shorter|shortest|fewest';
const SET_BY = "(?:that |which )?(?:(?:i|we|you)(?:['’]ve)? )?(?:set|started|made|put on)(?: up| going)?";
/** The same, of what it has more or less of than the others. */
const CHOICES: readonly Rewording[] = [
  as(
    `^(${ANSWERED})(?:the|that) one ${TIME_LEFT.replace('LESS', LESS_WORDS)}(?=${TAIL})`,
    '$1the earliest one',
  ),
  as(
    `^(${ANSWERED})(?:the|that) one ${TIME_LEFT.replace('LESS', MORE_WORDS)}(?=${TAIL})`,
    '$1the latest one',
  ),
  as(
    `^(${ANSWERED})(?:the|that) one ${SET_BY} (?:first|earlier|earliest|before)(?=${TAIL})`,
    '$1the oldest one',
  ),
  as(
    `^(${ANSWERED})(?:the|that) one ${SET_BY} (?:last|later|latest|second|just now|most recently)(?=${TAIL})`,
    '$1the newest one',
  ),
  as(
    `^(${ANSWERED})(?:the )?(?:(?:one that|one which|one)(?:['’]s| is) )?(?:the )?(shorter|shortest|longer|longest)(?: of (?:the two|them|those|both|the lot))?(?=${TAIL})`,
    '$1the $2 one',
  ),
];
const KEPT_NOUN =
  /\b(?:the|my|that|an?|one of (?:the|my)) (?:alarm|reminder|timer|event|appointment|meeting)s?\b/i;
/** Of the answer that says which of several is meant. */
export const OF_CHOSEN = { chosen: CHOSEN, choices: CHOICES, keptNoun: KEPT_NOUN };

const WHY =
  "(?:,? (?:because |cos |as |since )?(?:i|we|he|she)(?:['’](?:m|ve|re|s|ll)| have| am| need| want)?(?! not\\b) [a-z' ]+?)?";

/** What keeps one thing of its kind as a rule, asked for without a name. */
const NAMELESS = { alarm: 'when is my next alarm', timer: 'when is the timer done' };

/** Said of what was asked for or left out just now, by no name. */
export const OF_NAMED: readonly OfNamed[] = [
  // "Then *remind me an hour before*, I'm driving her".
  {
    say: lazily(
      `^${LEAD}(?:remind|nudge|warn|ping|poke|give) ((?!(?:it|that|the)\\b)[a-z]+)(?: an? (?:nudge|shout|reminder|poke|warning|heads[- ]up))? (${LENGTH}|the (?:day|night|evening|morning)|a (?:day|week)) (?:before(?:hand)?|ahead|in advance|earlier)(?: (?:it|that|then|of it|of that))?(?: at (${HOUR}))?${WHY}${TAIL}`,
      'i',
    ),
    plain: ([, who, length = '', hour], name) =>
      `${length.replace(/^the (?=day)/i, 'the ')} before the ${name}${hour === undefined ? '' : ` at ${hour}`} remind ${who} about ${name}`,
  },
  // "What day is the gala?" "*Remind me at seven the evening before to pack her kit*".
  {
    say: lazily(
      `^${LEAD}(?:remind|nudge|ping|poke|tell) ((?!(?:it|that|the)\\b)[a-z]+)(?: at (${HOUR}))?,? (${LENGTH}|the (?:day|night|evening|morning)|a (?:day|week)) (?:before(?:hand)?|ahead)(?: (?:it|that))?(?:,? at (${HOUR}))?,? (to|that|about) (.+?)${TAIL}`,
      'i',
    ),
    made: true,
    plain: ([, who, one, length = '', two, joint, what], name) => {
      const hour = one ?? two;
      return `${length} before the ${name}${hour === undefined ? '' : ` at ${hour}`} remind ${who} ${joint} ${what}`;
    },
  },
  // "Remind me at eight to take the pill." "*What time did you put it?*"
  {
    say: lazily(
      `^${LEAD}(?!what time(?:['’]s| is) it(?: now| then)*${TAIL})(?:for |at )?(?:what time|when|what day|which day)(?:(?:['’]s| is| was) (?:it|that|this)|(?: (?:did|have|had) (?:you|i|we)) (?:(?:put|set|say|said|ask|asked|make|made|schedule|scheduled|book|booked|got)(?: for)? (?:it|that|this)|say|said|ask for))(?: (?:for|at|on|down|in|again|exactly|now|due|then|set for|going off|done|over|up|finished|ready|ringing))*${TAIL}`,
      'i',
    ),
    made: true,
    nameless: NAMELESS,
    plain: (_, name) => `when is the ${name}`,
  },
  // "Wake me at seven." "*Is it set?*", "have you got that down".
  {
    say: lazily(
      `^${LEAD}(?:(?:is|are) (?:it|that|they) (?:all )?(?:set|saved|noted|booked|down|in(?: there| the (?:calendar|diary))?)|(?:did|have) you (?:set|save|saved|note|noted|add|added|got|get|book|booked|put) (?:it|that)(?: (?:down|in|up|in the (?:calendar|diary)))?)(?: (?:yet|now|already|then))*${TAIL}`,
      'i',
    ),
    made: true,
    nameless: NAMELESS,
    plain: (_, name) => `when is the ${name}`,
  },
  // "The dentist on Friday at ten." "*Remind me about it at nine*".
  {
    say: lazily(
      `^${LEAD}(?:remind|nudge|ping|poke|tell) ((?!(?:it|that|the)\\b)[a-z]+) (?:(?:about|of) (?:it|that)[, ]+(?:at )?(${WHEN})|(?:at )?(${WHEN})[, ]+(?:about|of) (?:it|that))${WHY}${TAIL}`,
      'i',
    ),
    made: true,
    item: true,
    plain: ([, who, one, other = ''], name) => {
      const when = one ?? other;
      return `remind ${who} ${/^(?:\d|[a-z]+ o'clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|midnight)/i.test(when) ? `at ${when}` : when} about ${name}`;
    },
  },
  // "Dad's birthday is on the twelfth." "*How long is it till then*".
  {
    say: lazily(
      `^${LEAD}(?:how (?:long|many (?:days|weeks|sleeps))|how far (?:away|off))(?:(?:['’]s| is)(?: (?:it|that|there))?| have we got)?(?: (?:still|left|to go))*(?: (?:till|until|to|before) (?:then|that|it))?(?: (?:from )?now)?${TAIL}`,
      'i',
    ),
    made: true,
    plain: (_, name) => `how many days until ${name}`,
  },
  // "It's an hour and a half." "*Move it to Wednesday*".
  {
    say: lazily(`^${LEAD}${MOVE} (?:it|that)(?: (?:on|back|forward))? (?:to|till|until) (.+?)${TAIL}`, 'i'),
    behind: 'diary',
    plain: ([, , when = ''], name) => `move the ${name} to ${when}`,
  },
  // "So *when's the next one*", "what time is the one after that".
  {
    say: lazily(
      `^${LEAD}(?:when|what (?:time|day)|which day)(?:['’]s| is| are)? (?:the |my |our )?next(?: (?:one|time|lesson|session|class|appointment))?(?: (?:then|due|on|after that))*${TAIL}`,
      'i',
    ),
    made: true,
    nameless: NAMELESS,
    plain: (_, name) => `when is the ${name}`,
  },
];

/** "*Scrap the back door one*". */
export const NAMED_ONE = lazily(
  `^${LEAD}${DROP} (?:the|that|my|our) (?!(?:first|second|third|fourth|fifth|last|later|latter|latest|earlier|earliest|early|late|other|next|this|that|same|whole|\\d+(?:st|nd|rd|th)|(?:morning|evening|afternoon|night|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?) )([a-z' ]+?) (?:one|thing|business)(?: off| out)?(?:,? (?:it|that)(?:['’]s| was| is) [a-z' ]+)?${TAIL}`,
  'i',
);

const whole = (pattern: string, plain: string): Rewording => rewording(`^${LEAD}${pattern}${TAIL}`, plain);

const SORT =
  '(?:(?:sort|fix|see to|deal with|take care of|put right) (?:it|that|them|this|those)(?: one)?(?: (?:all )?out| all)?(?: for (?:me|us))?|do (?:that one|those|them|those ones)(?: for (?:me|us))?|do (?:it|that) for (?:me|us))';

export const BEHIND_TOLD: LooseGrammar['behindTold'] = [
  // "Is anything unlocked?" "*Sort it, would you*".
  { service: 'house', kind: 'lock', say: whole(SORT, 'lock it') },
  { service: 'house', kind: 'cover', say: whole(SORT, 'close it') },
  { service: 'house', kind: 'light', say: whole(SORT, 'turn it off') },
  { service: 'house', kind: 'media', say: whole(SORT, 'turn it off') },
  // "Is anything open?" "*Close it all up then*".
  {
    service: 'house',
    what: 'open',
    say: whole(
      '(?:close|shut) (?:(?:it|them|everything|that|those)(?: all| both)?|all of (?:it|them|those)|both of them|both|the lot)(?: up)?',
      'close everything',
    ),
  },
  // "What's not locked?" "*Lock it then*": what is locked stays so.
  {
    service: 'house',
    what: 'unlocked',
    say: whole(
      '(?:lock|secure) (?:(?:it|them|everything|that|those|that one)(?: all| both)?|all of (?:it|them|those)|both of them|both|the lot|up)(?: up)?',
      'lock all the doors',
    ),
  },
  // "What's on in the garden?" "*Turn it all off*", "*off with everything in there*".
  {
    service: 'house',
    what: 'on',
    say: whole(
      '(?:(?:the (?:whole )?lot|all)(?: of (?:them|it|those))? (?:can|may|should) (?:go|be turned|be switched) (?:off|out)|(?:turn|switch|put|shut|get) (?:(?:it|them|everything|that|those|the lot)(?: all)? off|off (?:(?:it|them|that|those) all|all of (?:it|them|those|that)|everything|the lot|all (?:that|those))|all (?:of )?(?:it|them|that|those) off)|(?:it all|all of (?:it|them|that)|everything|all|the lot) off|off with (?:(?:it|them|that|those)(?: all)?|everything|the lot|all of (?:it|them)))(?: in there| there| in here)?',
      'turn off everything',
    ),
  },
  // "How cold is it out?" "*And in here?*"
  {
    service: 'weather',
    say: whole(
      '(?:what about |how about |how is it |how warm is it |how cold is it )?(inside|indoors|in the [a-z]+(?: [a-z]+)?)',
      'is it warm $1',
    ),
  },
  {
    service: 'weather',
    say: whole(
      '(?:what about |how about |how is it |how warm is it |how cold is it )?in here',
      'is it warm in this room',
    ),
  },
  // "Which alarms are set?" "*Cancel the weekend one*": no hour of it.
  {
    service: 'alarm',
    say: whole(
      '(cancel|delete|remove|drop|scrap|bin|lose|get rid of|turn off|switch off) (?:the|my) (weekend|weekday) one',
      '$1 the $2 alarm',
    ),
  },
  {
    service: 'climate',
    say: whole(
      '(?:what about |how about |how is it )?(?:outside|outdoors|out there|out)',
      'how warm is it outside',
    ),
  },
];
