import type { Rewording } from '../../index.ts';
import { as } from './manners.ts';

/** Questions as people ask them at home, in the words that phrases have. */

const ASKS =
  "(?:and |so |well )?(?:is|are|isn't|aren't|was|were|which|what|what's|whats|who|who's|whos|why|why's|has|have|did|do|does|how|how's|where|any|anything)";
const SOMEBODY =
  '(?:the kids|one of (?:us|the kids|you)|(?!(?:the|an?|it|this|that|there|these|those|any|all|no|my|our|every)\\b)[a-z]+)';
const THING = "((?:the|my|our|that|this|those|all the|any) [a-z' ]+?)";
const IN =
  "((?: out| over| down| up)? (?:in|on|at) (?:the|my|our|mum's|dad's) [a-z ]+?| upstairs| downstairs| outside)?";
const END = '(?=[?.!]*$)';
const POWER = '(?:electricity|electric|power|energy|juice|current|leccy)';

const OUT = '(?:outside|out|out there|outdoors)';
const INDOORS = '(?:in here|inside|indoors|in the house|in there)';
const BOTH_SIDES = 'what is the temperature outside and what is the temperature inside';

/** Before anything is read: what would be read otherwise, and not as it is meant. */
const WHO_ASKS =
  '(?:(?:(?:and|so|oh|hi|hey|by the way)[, ]+)*)(?!(?:i|we|you|it|that|this|what|who|nobody)\\b)(?:(?:my|the|our) [a-z]+|[a-z]+)';
const HAS_ASKED =
  "(?:(?:['’]s| is| are| was| were| has| have)? (?:just )?(?:asked|asking|asks|ask|wondering|wonders|wondered)(?: me| us)?| wants? to know| wanted to know|(?: would|['’]d) (?:like|love) to know)";
const IN_STATE =
  '(?:(?:still|already|all|properly|really|both) )*(?:on|off|open|closed|shut|locked|unlocked|running|playing|up|down|done|home)';
const OWN_WORDS =
  "(?:(?:(?:do|would) you know|(?:can|could|will) you (?:tell me|check|see)|(?:please )?(?:tell me|check|see)|any idea|i(?:['’]d| would) like to know|i (?:do )?wonder|i(?:['’]m| was| am) wondering)(?: please)?)";
const SUBJECT =
  "((?:the|my|our|any of the|all the) (?!(?:if|when|that)\\b)[a-z'’]+(?: (?!(?:is|are|and|or|if|when)\\b)[a-z'’]+){0,3}|anything|everything|anyone|anybody|[a-z]+['’]s [a-z]+(?: [a-z]+)?)";

/** "*Sam asked whether* the garage is shut": who asks makes no difference to what is asked. */
const ASKED_BY_OTHERS: readonly Rewording[] = [
  as(
    `^(?:${WHO_ASKS}${HAS_ASKED}|${OWN_WORDS}) (?:if|whether) ${SUBJECT} (is|are) (${IN_STATE})(?: (?:or not|yet|now|again|please))*[.?!]*$`,
    '$2 $1 $3',
  ),
  as(`^${WHO_ASKS}${HAS_ASKED} (?=(?:what|when|how|where|which|who)(?:['’]s)?\\b(?! to\\b))`, 'tell me '),
];

export const ASKED_FIRST: readonly Rewording[] = [
  ...ASKED_BY_OTHERS,
  // What is to be compared is told of each.
  as(
    `^(?:(?:so|and)[, ]+)?is it (?:any |much |a lot )?(?:warmer|colder|hotter|cooler|chillier) (?:${OUT} than (?:it is )?${INDOORS}|${INDOORS} than (?:it is )?${OUT})${END}`,
    BOTH_SIDES,
  ),
  as(
    `^(?:(?:how (?:warm|cold|hot) is it|what(?:['’]s| is) the temperature(?: like)?|compare the temperatures?) (?:${OUT},? (?:compared (?:to|with)|versus|vs|against|and|with) ${INDOORS}|${INDOORS},? (?:compared (?:to|with)|versus|vs|against|and|with) ${OUT}))${END}`,
    BOTH_SIDES,
  ),
  // "*Is the telly louder than the speaker?*": of each how loud it is.
  as(
    `^(?:(?:so|and)[, ]+)?(?:is|are) ${SUBJECT} (?:any |much |a lot |still )?(?:louder|quieter) than ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)${END}`,
    'how loud is $1 and how loud is $2',
  ),
  as(
    `^(?:(?:so|and)[, ]+)?(?:is|are) ${SUBJECT} (?:any |much |a lot |still )?(?:brighter|dimmer) than ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)${END}`,
    'how bright is $1 and how bright is $2',
  ),
  // A door that has no lock is as good as locked when it is closed.
  as(
    /^(?:is|was) (?:the|our) garage(?: door)? (?:still |all |definitely |really )*(?:locked|locked up|secure|bolted)(?=[?.!]*$)/,
    'is the garage door closed',
  ),
  as(
    /^(?:is|was) (?:the|our) garage(?: door)? (?:still )?(?:unlocked|not locked)(?=[?.!]*$)/,
    'is the garage door open',
  ),
  // "And the light in there?" behind another question: how it is, and not how bright.
  as(
    /^(?:(?:good|ok(?:ay)?|right|great|fine|oh|ah|thanks|perfect|lovely)[,.! ]+)*(?:and|what about|how about|and what about) the (lights?|lamps?)((?: (?:in|on|over|at) (?:there|here|the [a-z]+(?: [a-z]+)?)| upstairs| downstairs| outside)?)\?+$/,
    ([, thing = '', where = '']) => `${thing.endsWith('s') ? 'are' : 'is'} the ${thing}${where} on`,
  ),
];

/** "*Status report:* the garage, the back door": each of several things. */
const STATUS =
  "(?:(?:so|ok(?:ay)?|right)[, ]+)*(?:(?:can|could) (?:you|i) (?:please )?(?:give me|tell me|get|have|show me) |give me |tell me |show me |i(?:'d| would) like |i want |let's have )?(?:an? |the )?(?:quick |full |little |short )?(?:status(?: report| update| check)?(?: of| on| for)?|state of|rundown of|update on|report on|how (?:are|is)|what about|check(?: on)?)";
const OF_EACH =
  "(?:the |my |our )?(?!(?:you|it|they|things|we|everyone|everybody)\\b)[a-z']+(?: [a-z']+){0,2}";

export const ASKED: readonly Rewording[] = [
  // "And *the back door did lock*?"
  as(
    /^(?:(?:and|so|but|just checking)[, ]+)*((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) (did|has|is) (?:actually |definitely |really |properly )?(lock|close|shut|open|turn off|turn on|go off|come on|locked|closed|shut|opened|off|on)(?: (?:properly|all right|ok|okay|now|right))*(?:,? (?:yes|yeah|right|did(?: ?n['’]?t)? it|has(?: ?n['’]?t)? it|is(?: ?n['’]?t)? it))?(?=\?)/,
    '$2 $1 $3',
  ),
  as(
    /^what (?:did i|have i) (?:ask(?:ed)?|tell|told) (?:you )?(?:to do |for )?(?:just now|last|before|a minute ago|a moment ago)(?=[?.!]*$)|^what (?:did i|have i) (?:just|last) (?:ask(?:ed)?|tell|told)(?: you)?(?: to do| for)?(?=[?.!]*$)|^what was the last thing (?:that )?i (?:asked|told|said)(?: (?:you|for|to you))*(?: to do)?(?=[?.!]*$)/,
    'what did you just do',
  ),
  as(
    /^are (?:all )?(?:of )?(?:the|my|our) (?:outside |outer )?doors (?:all )?(?:both )?(?:(?:shut|closed) and (?:locked|bolted)|(?:locked|bolted) and (?:shut|closed))(?=[?.!]*$)/,
    'is everything closed and locked',
  ),
  as(
    `^${STATUS}[:,–-]* (${OF_EACH}(?:, (?:and )?${OF_EACH})*(?:,? and ${OF_EACH}|, ${OF_EACH}))(?:[, ]+please)?(?=[?.!]*$)`,
    ([, things = '']) =>
      things
        .split(/,? and |, /)
        .map((thing) => `how is ${/^(?:the|my|our) /.test(thing) ? '' : 'the '}${thing}`)
        .join(' and '),
  ),
  // When that is: now, which a question about how things are means anyway.
  as(
    `(?<=^${ASKS}\\b.*),? (?:just )?(?:at the minute|in (?:the|this) moment|at present|as we speak|in broad daylight|in the middle of the (?:day|night)|at this (?:hour|time of (?:day|night))|(?:up|down|over) there)${END}`,
  ),
  as(/\b(on|off|up|down|open|shut|over) on (?:me|us)(?=[?.!]*$)/, '$1'),
  as(/\b(what(?:'s| is) it|is it) (?:actually|really|truly) /, '$1 '),
  as(
    /\bwhat(?:'s| is) it at(?: right now| now)? (in (?:here|the [a-z]+(?: room)?))(?=[?.!]*$)/,
    'what is the temperature $1',
  ),
  as(
    /^what (?=(?:turned|switched|put|opened|closed|started|stopped) (?:the|my|our) [a-z ]+? (?:on|off)[?.!]*$)/,
    'who ',
  ),
  as(/^who (?:was|is) it (?:that|who) /, 'who '),
  as(
    /^who(?: has|'s)? (put|turned|switched|got) the coffee (on|off)(?=[?.!]*$)/,
    'who turned $2 the coffee maker',
  ),
  as(
    /^where(?:'s| is| has| did) ((?:the|my|our) [a-z ]+?) (?:got to|gone(?: to)?|get to|go|ended up|hiding|off to|been|run off to)(?: now| then| this time)*(?=[?.!]*$)/,
    'where is $1',
  ),
  as(/\b(?:tell|show) me how ((?:the|my|our) [a-z ]+?) (is|are)(?: doing| now)?(?=[?.!]*$)/, 'how $2 $1'),
  as(/^when did ((?:the|my|our) [a-z ]+?) last (open|close|lock|unlock)(?=[?.!]*$)/, 'when was $1 last $2ed'),
  as(
    /^(?:did (?:i|we|you|anyone|somebody|someone) leave|(?:have|has) (?:i|we|you|anyone|somebody|someone) left) the garage (open|unlocked)(?=[?.!]*$)/,
    'is the garage door $1',
  ),
  as(
    /^what(?:'s| is) (the [a-z]+(?: room)?) (?:at|sitting at)(?: now| right now| then)?(?=[?.!]*$)/,
    'what is the temperature in $1',
  ),
  // Before what one asks, which is asked of now.
  as(
    /^(?:(?:just|right|ok|so|and|quick),? )*(?:before|while|now that|as|since) (?:i|we)(?:'re|'m|'ve| am| are)? (?!(?:don't|can't|not|won't)\b)[a-z' ]{2,40}?,? (?=(?:is|are) (?:the|everything|all|any|anything|we|it|my|our|there)\b|(?:did|has|have) (?:i|we|any|anyone|anybody|somebody|everyone)\b|what's |which )/,
  ),
  as(
    /^(?:hold on|hang on|wait|one (?:sec|second|minute|moment))(?: a (?:sec|second|minute|moment|mo))?,? (?:but )?(?:first(?: of all)?,? )?(?:(?:can you |could you |just |quickly )*(?:tell me|check),? )?(?=(?:is|are|did|do|does|has|have|what|which|who|how)\b)/,
  ),
  as(
    /^(?:run (?:that|it) (?:back|by me again)|remind me|refresh my memory|(?:go|walk me) (?:over|through) (?:it|that)|catch me up|fill me in)(?: for me| again| please)*[,:;.]+ (?=(?:what|who|why|which|when) )/,
  ),
  // Of two rooms, in one question.
  as(
    /^((?:is|are|anything|did|has|have|any|what's|what is)\b[^?,;]{2,60}?\b(?:in|on|at) the [a-z]+(?: room)?) or (?:in |on |at )?(?=the [a-z]+(?: room)?[?.!]*$)/,
    '$1 and ',
  ),
  as(/,? (?:or (?:anything|owt|nothing|not at all))(?=[?.!]*$)/),
  as(/, like, /, ' '),
  as(/^(why|how|where|when)'s\b/, '$1 is'),
  as(
    /^(and |so )?who'?s (?=(?:put|turned|switched|opened|closed|shut|locked|unlocked|changed|touched|set|dimmed|moved|started|stopped|messed|played|fiddled|cranked|whacked|raised|lowered|used)\b)/,
    '$1who ',
  ),
  as(/(?<=^(?:why|what|how)\b.*),? (?:and )?who (?:did|has done|done) (?:that|it|this)(?=[?.!]*$)/),
  as(
    /(?<=^(?:why|what|how|who|is|are|did|has|have)\b.*), (?:i (?:can't|cannot|don't) (?:recall|remember|think)|i (?:forget|forgot|wonder)|i've forgotten)(?=[?.!]*$)/,
  ),

  // What is on, in words for what it costs.
  as(
    `\\b(?:burning|using|wasting|eating|eating up|guzzling|drawing|running up|pulling)(?: up)?(?: the| our| all the| any)? ${POWER}\\b`,
    'on',
  ),
  as(
    `^(?:has|have|did) ${SOMEBODY} (?:(?:gone and|been and|forgotten and) )?(?:left|leave) ${THING} (?:burning|blazing|going|running|blaring|lit|switched on|turned on)${IN}${END}`,
    'is $1$2 on',
  ),
  as(
    `^(?:has|have|did) ${SOMEBODY} (?:(?:gone and|been and|forgotten and) )?(?:left|leave) ${THING} (on|off|open|unlocked|closed|locked) ((?:in|on|at) the [a-z ]+?)${END}`,
    'is $1 $3 $2',
  ),
  as(
    `\\b(is|are) ${THING}${IN} (?:still |already )?(?:burning|blazing|lit up)(?: away)?${END}`,
    '$1 $2$3 on',
  ),

  as(`(?<=^${ASKS}\\b.*) (?:out|over|down|up|round) (?=(?:in|on|at) the )`, ' '),
  as(
    /^who(?:'s| has| is)? been (?:turning|switching|putting|leaving) ((?:the|my|our) [a-z ]+?) (on|off)\b/,
    'who turned $1 $2',
  ),

  // Shut and locked.
  as(/\b(?:closed|shut) with (?:the |a |its )?key\b/, 'locked'),
  as(/\b(?:close|shut) ((?:the|my|our) [a-z ]+?) with (?:the |a |its )?key\b/, 'lock $1'),
  as(/(?<=^|[,;.?!] )is all (?=(?:locked|closed|shut|off|open|secure|safe)\b)/, 'is everything '),
  as(
    /\b(?:(?:shut|closed|closed up|shut up) and (?:locked|bolted)|(?:locked|bolted) and (?:shut|closed|bolted))(?: up)?\b/,
    'locked up',
  ),
  as(
    /\b(did|have|has) (i|we|you|he|she|they|anyone|anybody|someone|somebody) (?:put|left|leave|drop|dropped|slide|slid) the (?:catch|latch|bolt|chain|key) (?:on|down on|across|in) (?=(?:the|my|our) )/,
    '$1 $2 lock ',
  ),

  // How it is somewhere.
  as(
    /(?<=^|[,;.?!] )(?:and )?(?:what(?:'s| is|s)|how(?:'s| is|s)) it(?: like| looking| feeling)?(?: out| outside| over| up| down)? (?:in|on) ((?:the|my|our) [a-z ]+?)(?:,? (?:temperature|heat|warmth)[- ]?wise)?(?=[?.!]*$|[,;?] )/,
    'how warm is it in $1',
  ),
  as(
    /(?<=^|[,;.?!] )(?:and )?(?:what(?:'s| is|s)|how(?:'s| is|s)) (?:the )?(?:damp|dampness|moisture|humidity)(?: like| looking| doing| level)?(?: out| over)? (?=(?:in |indoors\b|inside\b|outside\b|outdoors\b))/,
    'how humid is it ',
  ),
  as(/^how (?:damp|moist|steamy|muggy|clammy) is it (?=in )/, 'how humid is it '),

  // What is left in a battery.
  as(
    /^how (?:full|charged|empty|low|good|flat) is ((?:the|my|our) [a-z ]+?)(?:'s|s')? battery(?=[?.!]*$)/,
    'how much battery does $1 have',
  ),
  as(
    /^(?:how(?:'s| is)|what(?:'s| is)) ((?:the|my|our) [a-z ]+?)(?:'s|s') (?:battery|charge)(?: like| doing| at| on| looking| holding up| level)?(?=[?.!]*$)/,
    'how much battery does $1 have',
  ),
  as(
    /^how much (?:battery|charge|juice|power) (?:is (?:there )?(?:left )?in|has|does) ((?:the|my|our) [a-z ]+?)(?: (?:got|have))?(?: left)?(?=[?.!]*$)/,
    'how much battery does $1 have',
  ),
  as(
    /^(?:does|is) ((?:the|my|our) [a-z ]+?) (?:need (?:a charge|charging|to charge)|(?:all |fully )?charged(?: up)?|(?:nearly |running )?out of (?:battery|juice|charge)|low on (?:battery|juice|charge))(?=[?.!]*$)/,
    'how much battery does $1 have',
  ),

  // Who set it so.
  as(
    /^(?:why (?:is|are)|how come|who (?:has )?) ?((?:the|my|our) [a-z ]+?)(?: is| are)? (?:so )?(?:cranked|turned|whacked|set|pumped|jacked|up|down|high|low|hot|put)(?: right)?(?: up| down)?(?: so (?:high|low))?(?: (?:to|at|on) [a-z0-9. -]+?(?: degrees)?)?(?=[?.!]*$)/,
    'who changed $1',
  ),
  as(
    /^(who(?: has)?) (?:turned|cranked|whacked|put|knocked|nudged|bumped|jacked|pumped|pushed|moved) ((?:the|my|our) [a-z ]+?) (?:right |all the way )?(?:up|down)(?: so (?:high|low|much))?(?: (?:to|at) [a-z0-9. -]+?(?: degrees)?)?(?=[?.!]*$)/,
    '$1 changed $2',
  ),
  as(
    /^(who(?: has)?) (?:turned|cranked|whacked|put|knocked|nudged|bumped|jacked|pumped|pushed) (?:up|down) ((?:the|my|our) [a-z ]+?)(?: so (?:high|low|much))?(?=[?.!]*$)/,
    '$1 changed $2',
  ),

  // As people ask who learnt other languages first.
  as(
    /^((?:the|my|our) [a-z ]+?), (?:it |they |he |she )?(is|are) (?:it |they )?([a-z]+)(?: or (?:is |are )?(?:it |they )?([a-z]+))?(?=[?.!]*$)/,
    '$2 $1 $3',
  ),
  as(/\bthe water of the (?:house|home|flat)\b/, 'the water main'),

  // Which lights are on, by who has them so.
  as(
    `^(?:what|which)(?: of the| of our)? (lights?|lamps?)(?: do| have) (?:we|i|you|they)(?: got| have| left)?(?: still)? (?:burning|on|lit|going|running|switched on|turned on)((?: in| on| at) the [a-z ]+?| upstairs| downstairs| outside)?${END}`,
    'which $1 are on$2',
  ),
  as(
    `^(?:what|which)(?: of the| of our)? (lights?|lamps?) (?:has|have) (?:still )?been left (?:on|burning|lit)${IN}${END}`,
    'which $1 are on$2',
  ),
  as(
    `^(?:have|has|did) ${SOMEBODY}(?: got| leave| left)? (?:any|some|a) (lights?|lamps?) (?:still )?(?:on|burning|lit)${IN}${END}`,
    'are any $1 on$2',
  ),
  as(
    `^(?:are there )?any (lights?|lamps?) (?:that )?(?:i|we)(?:['’]ve| have)? left (?:on|burning)${IN}${END}`,
    'are any $1 on$2',
  ),

  // What somebody fears to have left so.
  as(
    /^.*\b(?:feeling|worried|worry|think|thinking|reckon|afraid|wonder|wondering|sure|scared|bet)\b.*\b(?:i|we)(?:'ve| have)?(?: gone and)? left (?:something|anything|things|stuff) (?:on|running|going)(?: or [a-z]+)?(?=[?.!]*$)/,
    'have i left anything on',
  ),
  as(
    /^.*\b(?:feeling|worried|worry|think|thinking|reckon|afraid|wonder|wondering|sure|scared|bet)\b.*\b(?:i|we)(?:'ve| have)?(?: gone and)? left (?:something|anything|things|stuff) (?:open|unlocked|undone)(?=[?.!]*$)/,
    'have i left anything open',
  ),
];
