import type { Rewording } from '../../index.ts';
import { rewording as says } from '../patterns.ts';

/** What is told of something, and then "it": the wish names it. "The physio has rung, *shift it* an hour later". */

const NAME =
  "(?:the |my |our |that's |that is )?((?!(?:it|that|this|they|he|she|we|i|you|there|what|who|when|if|no|not|never|please|and)\\b)[a-z][a-z'-]*?(?: (?!and\\b)[a-z][a-z'-]*?){0,3}?)";
const ASKS = '(?: (?:and|so|then))*(?: (?:(?:can|could|would|will) (?:you|we)|please|you can|let us))*';
const RANG =
  "(?:'s| has| have| have just| has just| just)? ?(?:rung|rang|called|phoned|texted|messaged|emailed|been in touch|got in touch|on the phone)(?: (?:me|us))?(?: up)?(?: (?:earlier|just now|this morning|today))?";
const MOVES = '(move|shift|push|bring|put|change|postpone|reschedule|delay)';
const DROPS = '(?:cancel|stop|kill|end|lose|drop|scrap|forget|bin|ditch|delete|remove|get rid of|turn off)';
const ITS = '(?:it|that|them|that one|this one|the timer|that timer)';
const STATE = '(?:still )?(?:on|off|open|closed|shut|locked|unlocked|up|down)';
const OF_STATE = `(?:the|my|our)(?: (?!and\\b)[a-z']+)+? ${STATE}`;
/** Where the next thing begins that is asked about. */
const NEXT_ASKED = /(?:,? and|,) (?:(is|are) )?(?=(?:the|my|our) )/gi;
const DONE =
  "(?:'s| is| are|'re| have been| has been)(?: already| all| now)? (?:done|sorted|taken care of|seen to|paid)(?: now| already)?";
const TICK =
  "(?:tick (?:it|that|them) off|stop (?:nagging|reminding|pestering|bugging)(?: me)?(?: about (?:it|that|them))?|no need to remind me|you need ?n[o']t remind me|do not remind me|don't remind me)";
/** What stays is none of it anyway. */
const KEPT =
  '(?:,? (?:but|and) (?:leave|keep) the (?:[a-z]+ )?(?:one|other|others|timer)(?: on| in| be| running| going| alone)*)?';
const END = '(?: please| then| now)?[.!]*$';
const article = (name: string): string =>
  /^(?:dr|mrs?|ms|auntie|uncle)\b/i.test(name) ? name : `the ${name}`;

const WHAT_ABOUT = `^(?:(?:and|but|so|ok(?:ay)?|right|then|now)[, ]+)*(?:what|how) about ((?:the|my|our) [a-z']+(?: [a-z']+){0,2}?)(?:, ?| ?[–-] ?|\\? )`;

/** What comes again and again, with its days in front: "*every friday* I have football from six". */
export const OFTEN_FIRST: Rewording = says(
  `^(every (?:(?:other |second )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|week|month|morning|evening|weekday),?) ((?:i|we|[a-z]+)(?: have got|'ve got| has got| have| has|'ve)(?: an?| my| our| the)?) ((?!to\\b)[^,]+?) ((?:at|from) [^,]+?)(?=$|[,.])`,
  ([, often = '', has, what, when]) => `${has} ${what} ${often.replace(/,$/, '')} ${when}`,
);

const ALL_OF_IT =
  '(?:absolutely )?(?:everything|it all|the (?:whole )?lot|the (?:(?:whole|entire) )?(?:house|home|place))';

export const TOLD_OF: readonly Rewording[] = [
  OFTEN_FIRST,
  // "Who left the lights on in the garden, get them off": an order, whoever it was.
  says(
    `^who(?:'s| has)?(?: gone and| been and)? (?:left|put|turned|switched|had|got) ((?:the|my|our|all the) [a-z' ]+?) (?:on|running|open|unlocked|going)((?: out)? (?:in|on|at) (?:the|my|our) [a-z ]+?| upstairs| downstairs| outside)?(?: in broad daylight| again| all (?:night|day))?[,.?!]+ (?:just |please |can you |could you )*(get|turn|switch|put|knock|shut|close|lock) (?:it|them|that|those)( off| out| shut| closed| up)?(?: please| now)?[.!]*$`,
    ([, thing = '', where = '', verb = '', how = '']) =>
      `${verb} ${thing}${where.replace(/^ out/, '')}${how}`,
  ),
  // "Close *it all up*": all of it, and not "up".
  says(
    '^((?:[a-z]+[, ]+){0,3}?(?:close|shut|lock)) (?:it|them|this|that) all up(?=[ .!]|$)',
    ([, close = '']) => `${close} them all`,
  ),
  // "Shut *everything* down" is of all that is on, as an office is shut down, and of no blinds.
  says(
    `\\b(?:shut|power) (?:down (${ALL_OF_IT})|(${ALL_OF_IT}) down)(?=$|[ ,.!?])`,
    ([, one, two]) =>
      `turn off ${/house|home|place|lot|it all/i.test(one ?? two ?? '') ? 'everything' : (one ?? two)}`,
  ),
  // Asked of several things in one breath: "is the garage door shut *and the back door locked*".
  says(
    `^((?:(?:so|and|ok|right|just)[, ]+)*)(is|are) (${OF_STATE}(?:(?:,? and|,) (?:(?:is|are) )?${OF_STATE})+)(\\?*)$`,
    ([, lead = '', is, asked = '', end = '']) =>
      `${lead}${is} ${asked.replace(NEXT_ASKED, (_, verb?: string) => ` and ${verb ?? is} `)}${end}`,
  ),
  // Of two things, which two: "both kitchen lights on, *counter and island*".
  says(
    `^((?:turn|switch|put) (?:on |off )?)?(?:both|the two) (?:of )?(?:the )?(?:[a-z]+ ){0,2}?(?:lights?|lamps?)( on| off)?,? (?!on\\b|off\\b)((?:the )?[a-z]+(?: [a-z]+)?) and ((?:the )?[a-z]+(?: [a-z]+)?)${END}`,
    ([, verb = '', how = '']) => `${verb}$3 and $4${how}`,
  ),
  // What is left on for somebody is to be on.
  says(
    '(?<!\\b(?:but|except|and then) )\\b(?:leave|keep) ((?:the|a|my|our) (?:[a-z]+ ){0,2}?(?:light|lamp|lights)) on for (?=(?:him|her|them|gran|mum|dad|mom|the kids|the boys|the girls|[a-z]+[,.!]|[a-z]+$))(?!(?:now|tonight|ever|later|today|tomorrow|once|good|[a-z]+day|[a-z]+days|christmas|easter|halloween)\\b)',
    () => 'turn on $1 for ',
  ),
  // "On, but dim": so bright it is to be.
  says(
    '\\bon,? but (?:(?:keep|make) it )?(?:(?:very|really|nice and|quite|only|just) )?(?:dim|low|dimmed)(?=[,.!?]*$)',
    () => 'on at 15 percent',
  ),
  // "Could I have the lamp beside the bed on": no supposition.
  says(
    `^(?:could|can|may|might) (?:i|we) (?:please |possibly |just )*have ((?:the|my|our|that) (?:light|lamp|lights|one|fan|telly|tv|heating|radio|speaker|blind|curtains)(?: (?:by|beside|next to|near|over|above|at|in|on|behind) (?:the|my|our) [a-z]+(?: [a-z]+)?)) (on|off|open|closed|shut|up|down)(?:,? please)?[?.!]*$`,
    () => 'put $1 $2',
  ),
  // Goods that begin as an order does, of which there are to be more: "*bin bags* as well".
  says(
    `^(?:(?:and|also|oh|yes|yeah)[, ]+)*((?:bin bags?|light ?bulbs?|drop scones?|clothes pegs?|play ?-?dough?|pop ?-?tarts?|cling ?film|wash(?:ing)? (?:powder|tablets|cloths?)|lock nuts?|note ?(?:pads?|books?|paper)|mop heads?|dimmer bulbs?)(?: and [a-z]+(?: [a-z]+)?)?),? (as well|too|also)${END}`,
    ([, goods = '', more = '']) => `add ${goods} ${more}`,
  ),
  // The whole of a list is the list.
  says(
    '\\b(the|my|our) (?:whole|entire|complete|full) ((?:[a-z-]+ )?list)\\b',
    ([, whose = '', list = '']) => `${whose} ${list}`,
  ),
  // What is done in front, and to what behind a colon.
  says('^(vacuum|hoover|mop|sweep|clean|dim|lock|unlock|close|shut|open|mute|pause): ', () => '$1 '),
  // The other side of a condition, by which nothing is to be done.
  says(
    "[,;.]? (?=otherwise|else|if not)(?<=\\b(?:if|when|unless|only|whenever)\\b.*)(?:otherwise|else|if not),? (?:please )?(?:just )?(?:(?:leave|keep) (?:it|them|that|everything|things|(?:the|my|our) [a-z]+(?: [a-z]+)?)(?: (?:alone|as (?:it is|they are|is)|be|where it is))|(?:don't|do not) (?:bother|touch (?:it|them)|do anything)|do nothing|nothing|never mind|forget it)(?=[.!]*$|[;.] )",
    () => '',
  ),
  says('[;,.] (?:but )?(?:in either case|in any case|either way|in both cases),? ', () => '. '),
  // Something is only asked about it: "what about the garage, is there light on?"
  says(
    `${WHAT_ABOUT}(is|are) there (?:still |any |an? |some )*([a-z' ]+?)(\\?*)$`,
    () => '$2 there $3 in $1$4',
  ),
  says(
    `${WHAT_ABOUT}(is|are|has|have|does|do|did) (?:it|they|that|those) ([a-z0-9' ]+?)(\\?*)$`,
    () => '$2 $1 $3$4',
  ),
  says(
    `${WHAT_ABOUT}(what|which|how|where|when) ([a-z0-9' ]+?) (?:there|in there|on there)(\\?*)$`,
    () => '$2 $3 in $1$4',
  ),
  says(
    `^${NAME}${RANG}[,.;]${ASKS} ${MOVES} (?:it|that|them|the appointment) (.+)$`,
    ([, name = '', verb, rest]) => `${verb} ${article(name)} ${rest}`,
  ),
  says(
    `^${NAME}${RANG}[,.;]? (?:and )?(?:they|he|she)(?:'d| would| has| have|'ve)? ?(?:now )?(?:wants?|needs?|can (?:do|see|fit)|likes?|asked for|said)(?: to see)?(?: (?:us|me|you|it))?(?: in)? ?(?:at |for |to be at )?(.+?) instead${END}`,
    ([, name = '', when]) => `${article(name)} is at ${when} instead`,
  ),
  says(
    `^${NAME}(?:'s| is| are|'re) (?:all )?(?:out|done|ready|finished|cooked|over|in|sorted)(?: now)?(?:[,.;]|(?= so ))${ASKS} ${DROPS} ${ITS}${KEPT}${END}`,
    ([, name = '']) => `cancel the ${name} one`,
  ),
  // "The rice is off the stove, lose *that timer*, but leave the other on."
  says(
    `^${NAME}(?:'s| is| are|'re| has| have) [a-z][a-z' ]{1,30}[,.;]${ASKS} ${DROPS} (?:the|that) timer${KEPT}${END}`,
    ([, name = '']) => `cancel the ${name} timer`,
  ),
  says(`^${NAME}${DONE}[,.;]${ASKS} ${TICK}${END}`, ([, name = '']) => `mark ${name} as done`),
  says(
    `^that(?:'s| is) (?:the |my |our )?([a-z' ]+?) (?:taken|done|paid|posted|fed|watered|sorted|finished|washed|emptied)(?: now| already)?[,.;]${ASKS} ${TICK}${END}`,
    ([, name = '']) => `mark ${name} as done`,
  ),
  says(
    `^never mind (?:about )?(?:the |my |our )?([a-z' ]+?)[,.;] i(?:'ve| have)? (?:already |just )?(?:done|sorted|seen to) (?:it|that|them)(?: already)?${END}`,
    ([, name = '']) => `mark ${name} as done`,
  ),
  says(
    `^((?:the|my|our) [a-z']+(?: [a-z']+){0,2}), ${MOVES} (?:it|that) (.+?)(?:[, ]+(?:at the )?same time)?${END}`,
    ([, name = '', verb, rest]) => `${verb} ${name} ${rest}`,
  ),
];
