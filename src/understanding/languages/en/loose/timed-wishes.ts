import type { Rewording } from '../../index.ts';
import { lazily, rewording as says } from '../patterns.ts';
import { as } from './manners.ts';
import { DAY, HOUR, LENGTH, NUMBER, WEEKDAY, WHEN } from './times-said.ts';

/** Wishes for timers, alarms and reminders in an order, or with words between them, that no phrase has; said in one that phrases have. */

const END = '(?:,? (?:please|then|now|thanks|thank you|would you|will you))*[.!?]*$';
/** What a person has a name for, and what is done with it. */
const NAME =
  "((?!(?:it|that|this|them|him|her|me|us|you)\\b)[a-z][a-z'-]*(?: (?!(?:and|for|at|in)\\b)[a-z][a-z'-]*){0,2}?)";
const START =
  '(?:,? (?:and )?(?:(?:set|start|get|kick)(?: it| that| the (?:timer|clock))?(?: going| off| running)?(?: right)?(?: now)?|(?:starting|from|as of)(?: right)? now|go))';
const ASK = '(?:(?:can|could|would|will) you |please |just )*';
/** "Remind sam", with a time in what follows. */
const TIMED = `(?=.*\\b(?:at|by|around|before) ${HOUR}|.*\\bin ${LENGTH})`;
const PERSON = '((?!(?:me|us|it|them|him|her|you|the|my|our|that|this|rid|ready|up)\\b)[a-z]+)';
const FORGETS =
  '(?:forgets?|forgetting|not remember)(?: (?:it|that|them|about it|again|otherwise|every time))*';

/** As some still say it. */
const FIVE_AND_TWENTY = as(/\bfive and twenty (?=(?:past|to|before|after)\b)/, 'twenty five ');

export const TIMED_WISHES: readonly Rewording[] = [
  FIVE_AND_TWENTY,
  // As people say it who learnt other languages first.
  as(/\bremember (?=(?:me|us) )/, 'remind '),
  as(/\bmake (me|us) (?:to )?remember\b/, 'remind $1'),
  as(
    /(^|[,.;] )(?:please )?you (?:(?:can|could|must|will|have to|please) )*(?=(?:remind|wake|tell|call|warn|shout|ring|alert|set) )/,
    '$1',
  ),
  as(/(^|[,.;] )(?:call|warn|ring) (?:me|us) (?=after )/, '$1tell me '),
  as(
    `\\b(at|by|for|until|till|before|from|around) the (?=${NUMBER}(?: and (?:a )?(?:half|quarter)\\b| o'clock| (?:to|in the|on|tomorrow|today|tonight|please|sharp)\\b|[,.?!]|$))`,
    '$1 ',
  ),
  as(
    `\\b(at|by|for|until|till|before|from|around) (${NUMBER}) and (?:a )?(half|quarter)\\b(?! hours?| minutes?)`,
    '$1 $3 past $2',
  ),
  as(/\bhalf past (?=(?:quarter|half)\b)/),
  as(`\\b(?:in the )(morning|afternoon|evening),? at (${HOUR}),? `, 'at $2 in the $1 '),

  // Who is to be told of it.
  as(`^${ASK}(?:get|have|make) ${PERSON} (?:to )?(?=[a-z])${TIMED}`, 'remind $1 to '),
  // That they forget it else.
  as(
    `(?:,| or| otherwise| else| because| cos| before| as| since)+ (?:i|he|she|they|we|[a-z]+)(?:['’]?(?:s|ll|m|re|d))?(?: (?:is|are|will|might|may|would|am|do|does|always|only|just|keeps?|sure|surely|never|gonna|going to|likely to|bound to|sure to|to))* ${FORGETS}${END}`,
  ),
  as(
    `(?<=[a-z]) (?:i|he|she|they)(?:['’]?(?:ll|m|re|s)(?: (?:gonna|going to|bound to|sure to|only|just))?| (?:always|only|will)) ${FORGETS}${END}`,
  ),
  as(`^(?:(?:please )?(?:don't|do not) let me forget)[:,]? (?=(?:at )?${WHEN}[,:]? )`, 'remind me at '),
  as(/\bremind me at (?=at |in |on |tomorrow|tonight|today)/, 'remind me '),
  as(`^(remind me (?:at )?${WHEN})[,:] (?:to )?(?=[a-z])(?!and |or |not )`, '$1 to '),

  // Timers.
  as(
    `^${ASK}(?:give|allow) ((?!me\\b|us\\b|it\\b)[a-z]+) (${LENGTH}) (?:on|for|with|of) (?:her|his|their|the) ${NAME}${START}?${END}`,
    "set a $2 timer called $1's $3",
  ),
  as(
    `^${ASK}(?:give|allow) (?:me|us|[a-z]+|the [a-z]+) (${LENGTH}) (?:on|for|with|of) (?:(?:the|her|his|their|my|our|a) )?${NAME}${START}?${END}`,
    'set a $1 timer called $2',
  ),
  as(
    `^${ASK}(?:an? )?(${LENGTH}) (?:on|for) (?:the |my |our |some )?${NAME}${START}+${END}`,
    'set a $1 timer called $2',
  ),
  as(`^${ASK}(?:an? )?(${LENGTH}) on (?:the|my|our) ${NAME}${END}`, 'set a $1 timer called $2'),
  as(
    `\\b(?:set|start|put|make|create) (?:an? |the )?timer (?:of |for |to |on )?(${LENGTH}) (?:for|on) (?:the |my |our )?${NAME}${END}`,
    'set a $1 timer called $2',
  ),
  as(/\bhow long['’]s (?=(?:the|my|our|it|that|this) .*\b(?:got|left)\b)/, 'how long has '),
  as(
    `^(?:so |and |now )*how (?:long|much longer|much time|many minutes) (?:have|do|has|did) (?:i|we) (?:still )?(?:got|have)?(?: (?:still|left|now|to (?:do|go|wait|play|run|read)))*(?: (?:on|for) (?:it|that|this))?${END}`,
    'how long have i got left',
  ),
  as(
    /^(?:so |and |now )*how much (?:longer|more time|time) (has|have) (?:that|this|it) (?:still )?got(?: left| to go| still)?[?.!]*$/,
    'how long $1 it got left',
  ),

  // Alarms.
  as(`\\b(wake (?:me|us)(?: up)?) (?=${HOUR})`, '$1 at '),
  as(`^(?=${HOUR}(?: ${DAY})?,? wake (?:me|us)\\b)`, 'at '),
  as(/(?<=\bwake (?:me|us)\b.*),? in case (?:i|we) [a-z' ]+(?=[.!]*$)/),
  as(
    /\b(alarm|timer|reminder|event|meeting|appointment) (?:thing(?:y|ie|amajig|ummy)?|wotsit|whatsit)\b/,
    '$1',
  ),
  as(
    /(?<=\b(?:wake|alarm|remind|call|get)\b.*),? (?:and |but )?(?:(?:not|no|never) (?:(?:a )?(?:minute|second|bit|moment) )?(?:earlier|sooner|later|before|after)|no (?:earlier|later) than that)(?: than that)?(?:,? (?:please|mind|i mean it|ok|okay))*[.!]*$/,
  ),
  as(/,? i mean it[.!]*$/),
  as(`^(?:please )?(?:leave|keep) (?:my|the|our) alarm off (?:for |on )?(?=${DAY})`, 'skip my alarm '),
  as(
    /(?<=\b(?:skip|off|no|not|cancel|except)\b.*)[,;]? (?:and |then |but )*(?:carry on|go on|back to|go back to|continue|keep going|same)(?: (?:as|like|to))?(?: (?:normal|usual|before|always))(?: (?:after|afterwards|again|the day after|from then on|after that|then|next day))*[.!]*$/,
  ),
  // "The six o'clock alarm, I don't need it tomorrow, put it at eight": of that day, where one is named.
  says(
    `^((?:the|my|our) [a-z0-9' :]*?(?:alarm|reminder|timer))(?: tomorrow)?, ((?:i|we|it|that|they|he|she)\\b[^;]*?),? (?:so |and |please |just |can you )*(?:put|move|set|make|do|change|push|shift) it (?:to |at |for |till )?((?:at )?${HOUR})${END}`,
    ([, what, told = '', when]) => {
      const [day] = new RegExp(`\\b${DAY}`, 'i').exec(told) ?? [];
      return /\b(?:if|when|unless|until|not|never)\b/i.test(
        told.replace(/(?:do|does|wo|ca)n['’]?t|do not/gi, ''),
      )
        ? undefined
        : `move ${what} ${day === undefined ? '' : `${day} `}to ${when}`;
    },
  ),

  // What there is to remember.
  as(
    `^(?:so |now |and |well |right )*(?:do|have|is|are) (?:i|we|there) (?:have |got )?(?:anything|something|things|any|owt) (?:else |more )?(?:(?:that )?(?:i|we)(?: have|['’]ve)? )?(?:gotta|got to|have to|need to|must not|mustn['’]t|should|must|shouldn['’]t|to|not to|ought to)* ?(?:remember|forget|do|think of|be reminded of)(?=(?: (?:today|tonight|tomorrow|this [a-z]+|for today|later|before [a-z]+|on ${DAY}))?(?:,? or (?:is (?:it|that)|was) (?:just|only)? ?(?:that|it)?)?${END})`,
    'what are my reminders',
  ),
  as(
    /(?<=^what are my reminders.*) (?:before (?:tea ?time|tea|dinner|bed(?: ?time)?|lunch|supper)|later)(?=[,.?! ]|$)/,
    ' today',
  ),
  as(/(?<=^what are my reminders.*),? or (?:is (?:it|that)|was) (?:just |only )?(?:that|it)?[.?!]*$/),
];

const AT_A_TIME = `((?:at|in|by) ${WHEN}|in ${LENGTH}|${DAY} at ${HOUR})`;
const A_TIME = `((?:at|by|around) ${HOUR}|in ${LENGTH}|(?:on )?${DAY}(?: at ${HOUR})?)`;
const A_LIST = '((?:the|my|our) (?:[a-z-]+ ){0,2}?list)';
/** How it begins when something is told that is so: "her tea's ready", "his mum rang". */
const SOMETHING_IS =
  "(?:(?:i|you|he|she|we|they)(?:['’][a-z]+)? |(?:it|there)(?:['’]s| is| has| will) |(?:his|her|their|our|my|your|the) [a-z]+ (?!(?:and|or|list|lists|of|for|from)\\b)[a-z]|(?:(?:his|her|their|our|my|your|the|an?) )?(?:[a-z]+ )?(?!(?:what|who|where|how|when|why|that|which)\\b)[a-z]+(?:['’]s| is| are| has| have| will) [a-z])";

/** The same, before anything is read: what would be taken for something else. */
export const TIMED_FIRST: readonly Rewording[] = [
  FIVE_AND_TWENTY,
  // What somebody is to be told at a time, and not now: to do it, or that it is so.
  as(
    `\\b(?:tell|let) ${PERSON} (?:know )?${AT_A_TIME},? (?:that )?(?:he|she|they)(?:['’]?(?:s|ve|re)| is| are| has| have| needs?| should| must| ought)(?: (?:got|have|supposed|meant))* (?:(?<=(?:should|must) )|to )(?=[a-z])`,
    'remind $1 $2 to ',
  ),
  as(`\\b(?:tell|let) ${PERSON} (?:know )?${AT_A_TIME},? (?!that )(?=${SOMETHING_IS})`, '$2 tell $1 that '),
  // "Remind me at four *about the shopping list*": of it then, and not what stands on it.
  as(
    `\\bremind ([a-z]+),? ${A_TIME} (?:about|of) ${A_LIST}(?=[,.!]| please\\b|$)`,
    'remind $1 $2 regarding $3',
  ),
  as(
    `\\bremind ([a-z]+) (?:about|of) ${A_LIST},? ${A_TIME}(?=[,.!]| please\\b|$)`,
    'remind $1 $3 regarding $2',
  ),
  // A timer that is put on, by its name.
  as(
    `\\b(?:put|pop|stick|get|have) (the|an?|my) ([a-z]+(?: [a-z]+)?) timer (?:on|going)(?: for)? (?:like |about |around )*(?=${LENGTH})`,
    'set $1 $2 timer for ',
  ),
];

const POLITELY = '(?:(?:please|can you|could you|would you|will you|and|also|ok(?:ay)?)[, ]+)*';
const SCHEDULED_THING = "(?:the |my |our |all the )?((?!(?:an?|it|that|this|them|me)\\b)[a-z][a-z' -]*?)";
const PUT = '(?:schedule|plan|programme?|time)';
const THEN = `((?:for|at|from|between|every|each|on|tomorrow|tonight|in)\\b.+)`;

const order = (pattern: string, plain: (match: RegExpExecArray) => string | undefined): Rewording =>
  says(`^${POLITELY}${pattern}$`, plain);

const at = (when = ''): string =>
  when.replace(/^for (?=every|each|tomorrow|tonight|today|next|this)/i, '').replace(/^for /i, 'at ');

/** "Schedule the spotlight for eight", "… to go off at ten". */
export const SCHEDULED: readonly Rewording[] = [
  order(
    `${PUT} ${SCHEDULED_THING} to (?:go|come|turn|switch|be|be (?:turned|switched)) (on|off) ${THEN}`,
    ([, thing, way, when]) => `turn ${way} the ${thing} ${at(when)}`,
  ),
  order(
    `${PUT} ${SCHEDULED_THING} (on|off) ${THEN}`,
    ([, thing, way, when]) => `turn ${way} the ${thing} ${at(when)}`,
  ),
  order(
    `${PUT} ${SCHEDULED_THING} to (open|close|shut|lock|unlock|start|run|stop) ${THEN}`,
    ([, thing, verb, when]) => `${verb === 'run' ? 'start' : verb} the ${thing} ${at(when)}`,
  ),
  order(`${PUT} ${SCHEDULED_THING} ${THEN}`, ([, thing, when]) => `turn on the ${thing} ${at(when)}`),
  order(`${PUT} ${SCHEDULED_THING} ${THEN}`, ([, thing, when]) => `start the ${thing} ${at(when)}`),
];

const THAT_DAY = `(?:tomorrow|next (?:week|month|weekend)|(?:this|all|the) weekend|${WEEKDAY}s?)`;
/** Somebody is not at home then. */
const AWAY_THEN = `(?:(?:so|oh|right|ok|okay|by the way|just so you know)[, ]+)*(?:(?:we|i|all of us|everyone|everybody|the whole (?:family|house))(?:['’](?:re|m|s|ll)| is| are| am| will)?(?: all| both| going to| gonna| be| being| just)* (?:away|out|off|gone|leave|leaving|travel|travelling|traveling|fly|flying|drive|driving|go|going|not (?:here|home|in|at home)|on holiday|on vacation|camping|abroad)\\b|(?:nobody|no one|no-one)(?:['’]s|['’]ll be| is| will be) (?:here|home|in|at home|around|about)\\b)[^,;.]*?\\b${THAT_DAY}\\b[^,;.]*`;
const AT_ONCE = '(?!.*\\b(?:now|already|right away|straight away|at once|immediately)\\b)';

/** "It's on all day tomorrow, …", "we're away on Friday, …": when a thing is on or off, or nobody is here, and what is wanted beside it. */
export const TOLD_THEN = lazily(
  [
    `^(?!(?:is|are|was|if|when|whenever|will|can|could|why|what|who|does|do)\\b)[a-z' ]+?(?:['’]s| is| are|['’]re| will be| stays?|['’]ll be)(?: (?:still|going to be|supposed to be|meant to be|set to be))* (?:on|off|open|closed|shut|locked|unlocked|running|going|playing|up|down)(?: (?:all (?:day|night|morning|evening|afternoon)|again))*,? (?:on |for |at |from |all )*(?:${DAY}|next (?:week|month)|this (?:evening|afternoon|weekend)|${WEEKDAY}s?|${HOUR}(?= ?[,.;])|later)[^,.;]*[,.;–-]+ [^,.;]+$`,
    `^${AT_ONCE}${AWAY_THEN}(?:[,;.–-]+ | so )[^,;.]+[.!]*$`,
    `^${AT_ONCE}[^,;.]+[,;.–-]+ (?:because |since |as |cos )?${AWAY_THEN}$`,
  ].join('|'),
  'i',
);
