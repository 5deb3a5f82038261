/** rewordings: how people speak at home of its things, in plain words: what is told of where, how much, and as those say it who learnt English later. */
import type { Rewording } from '../../../index.ts';
import { as, CALLED } from '../manners.ts';
import { DESCRIBED } from './described.ts';
import { HOW_MUCH } from './how-much.ts';
import { LEARNT } from './learnt-later.ts';
import { MACHINES, START } from './machines.ts';
import { TOLD_WHERE } from './told-where.ts';

export { AS_IT_COMES_FIRST } from './as-it-comes.ts';
export { AT_HOME_FIRST } from './as-said-at-home.ts';
export { ASKED_KINDLY_FIRST } from './asked-kindly.ts';
export { ASKED_ROUND, ASKED_ROUND_FIRST } from './asked-round.ts';
export { AT_THEIR_HOURS, AT_THEIR_HOURS_FIRST } from './at-their-hours.ts';
export { OTHER_VERBS_FIRST, OTHER_VERBS_IN_TALK } from './by-other-verbs.ts';
export { GOES_IN_THE_BOOK, HAVE_WE, LIKED_SO, MAY_WAIT, RULES_ASKED } from './have-we.ts';
export { OTHER_FRAMES, OTHER_FRAMES_IN_TALK } from './in-other-frames.ts';
export { IN_PASSING, IN_PASSING_FIRST } from './in-passing.ts';
export { PLAIN_ORDER_FIRST } from './in-plain-order.ts';
export { IN_SHORT_FIRST } from './in-short.ts';
export { LEFT_ALONE_FIRST } from './left-alone.ts';
export { LEFT_ON_FIRST } from './left-on.ts';
export { NO_LONGER_NEEDED_FIRST } from './no-longer-needed.ts';
export { ON_AND_OFF_FIRST } from './on-and-off.ts';
export { PUT_OTHERWISE_FIRST, PUT_OTHERWISE_IN_TALK } from './put-otherwise.ts';
export { SEEN_TO_FIRST, SEEN_TO_IN_TALK } from './seen-to.ts';
export { TIMED_AT_HOME_FIRST } from './timed-at-home.ts';
export { SMALL_LIGHTS, STAYING, VERBS_OF_LEVEL } from './verbs-of-level.ts';
export { WHILE_PEOPLE_FIRST } from './while-people.ts';

/** What is handled: a few words, none of which ends the clause. */
const SOME =
  "((?:the |my |our |that |this |those |all |a |some |every |both )?[a-z0-9'-]+(?: [a-z0-9'-]+){0,5}?)";
const HANDLE =
  '(?:pop|stick|bung|whack|chuck|shove|fling|slap|bang|flip|flick|sling|whip|hit|plonk|stuff|get|have|wack|pump|smack)';

/** How people speak at home of its things, in plain words. The first ones take away what says nothing. */
export const REWORDINGS: readonly Rewording[] = [
  as(
    /^what (?:all )?(?:have|did) (?:i|we) (?:already |just )?(?:asked|ask|told|tell|ordered|order) you(?: to do| for| to)?(?: so far)?(?= today| yesterday| this |\?|$)/,
    'what did you do',
  ),
  // What for, which is no time and no place.
  as(
    / for (?:whoever|anyone|anybody|everyone|everybody)(?:['’]s| is| comes| might| wants| needs)?(?: (?!(?:with|in|on|at|by|to|from|off|until|till|when|if|unless|except|but|after|before|while)\b)[a-z']+){0,4}?(?=[,.!?]|$| and )/,
  ),
  as(
    /,? so (?:that )?(?:it|they|we|i|he|she|nobody|no one|everyone|(?:the|my|our) [a-z]+) (?:(?:do|does|did|wo|ca|is|are|should|would|could)n['’]?t|can(?:not)?|will|is|are|does|do|has|have|gets?|stays?|keeps?)(?: [a-z']+){0,6}(?=[,.!?]*$)/,
  ),
  as(
    / for (?:the|our|my|your|his|her|their|some|all the|those) (?!(?:[a-z]+ )*?(?:night|evening|day|days|hour|hours|minute|minutes|week|weeks|weekend|rest|next|time|moment|morning|afternoon|whole|season|while|second|bit|duration|film|month|year|[a-z]*room|kitchen|hall|hallway|porch|garden|garage|office|study|lounge|house|home|upstairs|downstairs)\b)(?:(?!(?:and|or|at|on|off|in|if|when|unless|until|till|but|except|not|then|to|from|every|each|only|after|before|while)\b)[a-z'’]+ ?){1,3}(?=(?: ?(?:and|at|on|until|till|then)\b)|[,.!?]|$)/,
    ' ',
  ),
  as(
    / for (?:the )?(?:dinner|lunch|breakfast|tea|supper|bed|guests|visitors|company|yoga|homework|baby|kids|film|movie|party|(?!(?:morning|evening|being|nothing|anything|something|everything)\b)[a-z]{3,}ing)(?:[- ]?time)?(?=[,.!?]|$| and )/,
  ),
  as(/,? (?:all )?(?:by (?:itself|themselves)|on (?:its|their) own|automatically)(?=[ ,.!?]|$)/),
  as(
    /^i(?: should|['’]d| would) (?:like|love|prefer) ((?:the|my|our) [a-z ]+?) to (?:go|be|come|turn|switch|be turned|be switched) (on|off|up|down|open|closed|shut)\b/,
    'put $1 $2',
  ),
  as(/[’‘`]/, "'"),
  as(
    /^(?:please )?you (?:can |could )?(?=(?:make|put|turn|switch|open|close|shut|set|start|stop|lock|dim) )/,
  ),
  as(/\b(?:pl+e+s+e*|pl+e+a*[sz]+e*|pleaz|pweese|pwease|pwetty pwease|pleasey)\b/, 'please'),
  as(
    /\b(?:bloody|bli+m+in[g']?|flamin[g']?|sodding|chuffing|flipping|flippin|damn|damned|blasted|freaking|freakin|frigging|stupid|wretched|ruddy|goddamn|darn|blooming)\b /,
  ),
  as(
    / (?:for|with) (?:me|us|mummy|mommy|daddy|mum|mom|dad|gran|granny|grandma|nan|grandad|grandpa)(?= (?:in|on|off|at|to|please|would|will|could|can)\b|[,.!?]|$)/,
  ),
  // Whose wish it is.
  as(
    /^(?:mummy|mommy|daddy|mum|mom|dad|nana|granny|gran|grandma|grandad)(?: says?| said| wants you| told me| asked)(?: that)?(?: you)?(?: should| must| need)?(?: to)? (?=(?:turn|switch|put|open|close|shut|dim|lock|stop|pause|mute|make|set)\b)/,
  ),
  // Called by a child. "*Dad turned* the heating down again" tells of him, and so may "dad put the telly on".
  as(/^(?:mummy|mommy|daddy|mum|mom|dad|nana|granny)[,!]+ */),
  as(
    /^(?:(?:mummy|mommy|daddy) (?=(?:put|set|shut|pop) )|(?:mummy|mommy|daddy|mum|mom|dad|nana|granny) (?=(?:put|set|shut|pop) .*\b(?:please|pls)[.!]*$|(?:please|can|could|will|would|turn|switch|open|close|lock|unlock|dim|start|stop|pause|mute|make|play|i|it|it['’]s|my|the)\b))/,
  ),
  as(`,? ${CALLED}(?=[.!?]*$)`),
  as(/(?:[,.] ?)(?=[,.!?]*$)/),
  as(/\b(?!night|bye|ta|ha|now|please|light light up|\d)([a-z]{2,})(?: \1\b)+/, '$1'),

  as(/,? (?:isn.?t it|innit|aren.?t i|don.?t you think|is it not)(?=[.!?]*$)/),
  as(/ (?:for )?(?:a|one|just a|half a) (?:sec|second|mo|moment|tick|bit|minute)(?=[,.!?]|$)/),
  as(
    /(?<=[a-z]),? (?:i|we|you|one) (?:can'?t|cannot|can ?not|could ?n.?t|can hardly|can barely) (?:even |really )?(?:think|sleep|concentrate|focus|work|relax|read|hear myself(?: think)?|hear yourself think)(?: straight| properly| in here)?(?=[,.!?]|$)/,
  ),

  as(
    /\b(the|that|this|my|our) (?!(?:whole|same|first|last|next|only|other|right|best|main|one|real|sure|big|little|stupid|bloody|silly)\b)([a-z]+(?: [a-z]+){0,2}?) (?:thing|thingy|thingie|thingummy|thingamajig|whatsit)(?= |[,.?!]|$)/,
    '$1 $2',
  ),

  ...DESCRIBED,
  ...TOLD_WHERE,

  // As people say it who learnt other languages first.
  ...LEARNT,
  as(
    /\b(put|make|turn|switch|close|open|set|give|lower|raise|start|stop) please(?= (?:me |on |off |up |down )?(?:the|my|our|it|more|less|this|that) )/,
    '$1',
  ),
  as(
    /\b(close|open|put|turn on|turn off|switch on|switch off|light|start|stop|make|lower|raise) me (?=(?:please )?(?:the|my|our) )/,
    '$1 ',
  ),
  as(
    /\b(?:please )?(?:close|shut) (?=(?:(?:the|my|our) (?:[a-z]+ ){0,2}?)?(?:lamps?|lights?|tv|telly|television|fan|speaker|music|radio|heating|coffee|pump|spot|backlight)\b)/,
    'turn off ',
  ),
  as(
    /\bthe (lamp|light|lights|blind|curtains?|fan|door) (?:of|which is on|which is in|that is on|that is in|which is at) (?:the |my |our )?(desk|bed|bedroom|kitchen|office|hall|hallway|garden|porch|bathroom|garage|counter|island|ceiling|living room)\b/,
    'the $2 $1',
  ),
  as(
    /\b(?:put|set|make) (?:the )?volume (?:of|on|for) (?:the )?([a-z]+(?: [a-z]+)?) (?:in|on|to|at) (\d+|[a-z]+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)(?=[.!]*$| percent)/,
    'set the volume of the $1 to $2',
  ),
  as(
    /\b(?:put|set|make) (?:the )?volume (?:in|on|at) (\d+|[a-z]+)(?=[.!]*$| percent)/,
    'set the volume to $1',
  ),
  as(
    /\b(put|set|make) ((?:the|my|our) [a-z ]+?) in (\d+|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?: [a-z]+)?|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?=[.!,]*$| percent| degrees)/,
    '$1 $2 to $3',
  ),
  as(/\b(?:less|not so) (strong|loud|bright|warm|hot|fast|cold)\b/, 'less'),
  as(/\bmake ((?:the|my|our) [a-z ]+?) less\b/, 'turn down $1'),
  as(/(?<!\b(?:at|past|to|by|till|until|from) )\bfour (?=(?:me|us|a|the|him|her|them)\b)/, 'for '),
  as(/\b(?:wee|tiny|teeny|little) (?=(?:bit|touch|tad)\b)/),
  // What people would like.
  as(
    /^(?:i )?(?:wonder if you (?:might|could|would)(?: possibly| kindly| just)?|was hoping you (?:might|could|would)) /,
    'please ',
  ),
  as(
    /^i(?:'d| would| should) be (?:ever so |so |very |most |really )*(?:grateful|thankful|obliged|glad|pleased|happy) if ((?:the|my|our) [a-z ]+?) (?:could be|were|was|might be|would be) (?:not quite so (loud|bright|warm|hot|fast)|(?:not so|less) (loud|bright|warm|hot|fast)|(?:a bit |a little |a touch |rather )?([a-z]+er))(?=[.!]*$)/,
    'turn down $1',
  ),
  as(
    /\b(?:i want|i would like|i'd like) ((?:the|my|our) [a-z ]+?) to (?:be|go|turn) (red|green|blue|purple|pink|orange|yellow|violet|turquoise|white)\b(?: like (?:a|an|the|my) [a-z ]+)?/,
    'make $1 $2',
  ),
  as(
    /\b(?:i want|i would like|i'd like|can|could|make) ((?:the|my|our) [a-z ]+?) (?:to )?(?:go|swing|move|turn) (?:from )?side to side(?: please)?/,
    'oscillate $1',
  ),
  as(
    /\b(?:make|turn|paint) ((?:the|my|our) [a-z ]+?) (?:all|completely|totally|really) (red|green|blue|purple|pink|orange|yellow|violet|turquoise|white)\b/,
    'make $1 $2',
  ),
  as(
    /\b(?:make|let|have|get|i want|i'd like) ((?:the|my|our) [a-z ]+?) (?:to )?(?:go )?(?:super|really|very|extra|whoosh|zoom|vroom|brr+|wheee*|mega|proper) (?:super |really |very )?(fast|slow|loud|quiet|bright)\b/,
    'make $1 $2er',
  ),
  as(
    /\b(to|at|by) (?:like|about|around|roughly|maybe|say) (?=(?:\d|[a-z]+teen\b|[a-z]+ty\b|ten\b|five\b))/,
    '$1 ',
  ),
  as(/\bhit the (lights?|lamps?)\b/, 'turn on the $1'),
  as(/^(?:a )?(?:bit|little|spot) of light(?= |[.!]*$)/, 'some light'),
  ...HOW_MUCH,
  // How far it is shut.
  as(/\b(?:almost|nearly|most of the way|mostly) (closed|shut|down)\b/, '10 percent open'),
  as(
    /\b(?:close|shut|lower|pull|draw|bring down|let down|bring|let|pull down|put) ((?:the|my|our)(?: [a-z]+){1,3}?)(?: (?:down|to|shut|closed))?,? but (?:not (?:all the way|completely|fully|entirely|quite)|leave (?:it|them)?|keep (?:it|them)?)(?:[, ]+(?:but )?(?:leave|keep)(?: (?:it|them))?)?(?: (?:like|about|maybe|just|only))?(?: open)? (?:a |about a )?(quarter|third)(?: open| of the way open)?(?=[.!]*$)/,
    'open $1 a $2',
  ),
  as(
    /\b(?:close|shut|lower|pull|draw|bring down|let down|bring|let|pull down|put) ((?:the|my|our)(?: [a-z]+){1,3}?)(?: (?:down|to|shut|closed))?,? but (?:not (?:all the way|completely|fully|entirely|quite)[, ]*)?(?:(?:and |but )?(?:leave|keep)(?: me| us| it| them)? (?:a |an |just a )?(?:little |small |tiny |bit of a |wee )*(?:gap|crack|bit open|chink|space)(?: at the bottom)?)?(?=[.!]*$)/,
    'open $1 a crack',
  ),
  as(
    /\b(?:let|lower|bring|pull|draw|close) ((?:the|my|our) (?:[a-z]+ ){0,2}(?:blinds?|curtains?|shades?|shutters?))(?: down| shut| closed)? (three quarters|two thirds|half|a third|a quarter) of the way(?: down| shut| closed)?/,
    'close $1 $2',
  ),
  as(/\bmore (soft|dark|warm|loud|bright|quiet|cool|low|high|strong|fast|quick|slow|cold|weak)\b/, '$1er'),
  as(
    /\b(?:do|put) (it|them|the [a-z ]+?) (weaker|stronger|faster|slower|softer|darker|warmer|louder|brighter|quieter|cooler|lower|higher)\b/,
    'make $1 $2',
  ),
  as(/\b(?:in|at|to) the half\b/, 'halfway'),
  as(/\bonly (half|halfway|a little|a bit)\b/, '$1'),
  as(/\bhalf open\b/, 'halfway open'),

  as(
    /\b(?:just )?an? (?:wee |tiny |teeny |little |very )?(?:hair|smidge|smidgen|smidgin|fraction|whisker|skosh|notch|tad|touch|shade)\b(?! (?:red|green|blue|pink|purple|of|screen))/,
    'a bit',
  ),
  as(/\b(one|two|three|four|five|ten|\d+) (?:grades?)\b/, '$1 degrees'),
  as(
    /\b(?:by )?(one|two|three|four|five|ten|\d+) (?:notch|notches|ticks|clicks|points|bars)\b/,
    'by $1 percent',
  ),
  as(
    /^how (warm|cold|hot|humid|damp|stuffy)(?:'s| is) ((?:the|my|our) [a-z ]+?)(?=[?.!]*$)/,
    'how $1 is it in $2',
  ),
  as(
    /^(?:i think |i reckon |maybe )?(?:we|i) (?:could|can) (?:do with|use|stand) (?:having )?((?:the|my|our) [a-z ]+?) (closed|shut|open|on|off|locked|up|down)(?: now| please)?(?=[.!]*$)/,
    'i want $1 $2',
  ),
  as(
    /\b(put|pop|stick|get|turn|switch|set|bung|have) (?:the |some |a |our |my )?coffee (on|off)\b(?! the)/,
    'turn $2 the coffee maker',
  ),
  as(/(^|, |\band )(?:the )?coffee (on|off)(?= please|[,.!]|$| and\b)/, '$1turn $2 the coffee maker'),
  as(
    /\b(?:get|set|start) (?:the |some |a |our |my )?(?:(?:pot|cup|mug|brew|drop) of )?coffee (?:going|started|brewing)\b/,
    'turn on the coffee maker',
  ),
  as(/^lights? out (?=in |on |everywhere|upstairs|downstairs|outside)/, 'turn off the lights '),
  as(/\b(?:to|at) an? (?:soft|gentle|low|warm|dim|nice|cosy|cozy) (?:glow|light)\b/, 'to 15 percent'),
  as(/,? (?:just )?like (?:a )?candle(?:s|light)?\b/),
  as(
    /\b(?:i(?:'d| would) like|i want|make|have|get) ((?:the|my|our)(?: (?!and\b)[a-z]+){1,4}?) (?:really |very |super |quite |nice and |all )?(?:low|dim)(?=[,.!]*$)/,
    'set $1 to 15 percent',
  ),
  as(
    /\b(?:make) ((?:the|my|our) [a-z ]+?) (?:all|really|super|extra|proper|very|nice and|properly) (bright|dark|loud|quiet|warm|cool)\b/,
    'make $1 $2er',
  ),
  as(
    /\b(?:stick|put|pop|have|make|give (?:me|us)|bung) (?:some |a bit of |a little )?(red|green|blue|purple|pink|orange|yellow|violet|turquoise) (?:on )?(?=(?:behind|in|on|above|over|at) the )/,
    'make the light $1 ',
  ),

  // How bright, by a word behind a wish.
  as(
    /,? (?:and|but) (?:like |make it |make them )?(?:super|really|very|nice and|quite|all|pretty|so) (?:dim|low|soft|dark)(?=[,.!?]*$)/,
    ' and set them to 15 percent',
  ),
  as(
    /,? (?:and|but) (?:like |make it |make them )?(?:super|really|very|nice and|quite|all|pretty|so) bright(?=[,.!?]*$)/,
    ' and set them to 100 percent',
  ),

  // Terse wishes.
  as(/^(?:the )?lights?[.!]*$/, 'turn on the lights'),
  as(/^more light[.!]*$/, 'turn on the lights'),
  as(/^lights out[.!]*$/, 'turn off the lights'),

  // Several things, and things told by others.
  as(/\bthe (?:two|to|too|both) (?:lights|lamps|ones)(?:,? (?:you know|i mean))?,? (?=the )/),
  as(/\b(lights?|lamps?|pendant|spot)((?: please)?),? and the ([a-z]+) ones?\b/, '$1$2 and the $3 light'),
  as(
    /^((?:the|my|our|that|those)(?: (?!is\b|are\b|was\b|has\b|keeps?\b|needs?\b|looks?\b|seems?\b|hurts?\b)[a-z]+){1,5}), (turn|switch|put|pop|make|set|get|open|close|shut|lock|stick) (?:it|them|that) (.+)$/,
    '$2 $1 $3',
  ),
  as(/^(on|off) with (?=(?:the|my|our|that) )/, 'turn $1 '),
  as(/^(?:can|could|may|might) (?:i|we|one) (?:please )?(?:have|get) ([a-z' ]+)\?*$/, 'get $1'),
  as(/,? (?:can|could|may|might) (?:i|we|one) (?:please )?(?:have|get) ([a-z' ]+)\?*$/, ', get $1'),
  as(
    /^((?:the|my|our|that) [a-z' ]+?) (?:could|can|should|might) (?:do with being|be|go) (?:a (?:bit|little|touch|tad) )?(brighter|dimmer|darker|softer|louder|quieter|lower|higher|warmer|cooler)\b/,
    'make $1 $2',
  ),

  as(
    `${START}do ((?:the|my|our|that|those) [a-z ]+?) (?=(?:red|green|blue|purple|pink|orange|yellow|violet|turquoise|white|brighter|dimmer|darker|softer|louder|quieter|lower|higher|warmer|cooler)\\b)`,
    '$1make $2 ',
  ),

  // How much, said beside it.
  as(
    /,? (?:and |but )(?:make it |make them )?not too (?:bright|strong)(?=[,.!]*$)/,
    ' and set it to 40 percent',
  ),
  as(
    /,? (?:but )?not too (?:bright|strong|loud|high|low|dark|much|hot|fast)(?=,? (?:(?:to |at |about |just )?(?:\d|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|a (?:third|quarter))))/,
  ),
  as(
    /(?<!\b(?:that|this|it|they|which|one)) (?:will do(?: (?:it|nicely|fine))?|is (?:enough|plenty|fine|good)|should do(?: it)?)(?=[.!]*$)/,
  ),
  as(
    /\b(?:an? )?(?:be )?(?:nice|cosy|cozy|warm|soft|deep|gentle|lovely|pretty|bright|dark|pale|rainbow|sparkly|glittery|shiny|magic|princess|fairy|mermaid|unicorn|dinosaur|spooky)(?: (?:and )?(?:nice|cosy|cozy|warm|soft))? (?=(?:red|green|blue|purple|pink|orange|yellow|violet|turquoise)\b)/,
  ),
  as(
    /\bfreeze (?=(?:the|that|this) (?:film|movie|show|programme|program|telly|tv|match|music|song)\b)/,
    'pause ',
  ),

  // How much, behind a mark: "the fan on, *full speed*".
  as(
    /\b(on|fan|lamps?|lights?|speaker)(?:,| but| and)(?: but| and)?(?: just| only)?(?: at| on)? (?:(?:full|top|max|maximum|highest)(?: (?:speed|power|blast|brightness|whack|strength|pelt|tilt|volume))?|flat out|as (?:bright|fast|high|loud) as (?:it|they) (?:goes?|can go|gets?))(?: mind)?(?=[.!]*$)/,
    '$1 and set it to 100 percent',
  ),
  as(
    /\b(on|lamps?|lights?)(?:,| but| and)(?: but| and)?(?: just| only| really)? (?:(?:dead|really|very|super|proper|nice and|pretty|so|quite|all) (?:low|dim|soft|faint|gentle)|(?:a|the) (?:(?:tiny|littlest|little|wee|small) )?bit|barely|(?:the )?lowest(?: you can| it goes)?)(?: mind)?(?=[.!]*$)/,
    '$1 and set it to 15 percent',
  ),
  as(
    /\b(on [^,]*|on|fan|lamps?|lights?)(?:,| but| and)(?: but| and)?(?: just| only)?(?: at| on)? (?:half (?:power|speed|brightness|strength)|halfway|medium)(?: mind)?(?=[.!]*$)/,
    '$1 and set it to 50 percent',
  ),
  as(
    /^((?:turn|switch|put|pop) on [^,]+?)(?:,| but)(?: but)?(?: just| only| really)? (?:(?:dead|really|very|super|proper|nice and|pretty|so|quite|all) (?:low|dim|soft|faint|gentle)|(?:a|the) (?:(?:tiny|little|wee|small) )?bit)(?: mind)?(?=[.!]*$)/,
    '$1 and set it to 15 percent',
  ),
  as(
    /^((?:turn|switch|put|pop) on [^,]+?)(?:,| at)? (?:full (?:speed|power|blast|brightness|strength)|flat out)(?=[.!]*$)/,
    '$1 and set it to 100 percent',
  ),
  as(
    /\b(red|green|blue|purple|pink|orange|yellow|violet|turquoise|white) like (?:an?|the|my) [a-z]+(?: [a-z]+)?(?=[,.!]*$)/,
    '$1',
  ),

  // Told by how big it is, which no name here says.
  as(
    /\b(the|my|our|that) (?:little|wee|small|tiny|old|lovely|nice) (?=(?:[a-z]+ )?(?:lamp|light|lights|fan|speaker|robot|hoover|blind|pump|radio|telly|tv)\b)/,
    '$1 ',
  ),
  // Told by where it stands.
  as(/\b(the|my|that) (light|lamp|one) (?:by|next to|beside|near|at) (?:the|my|our) bed\b/, '$1 bedside $2'),
  as(
    /\bmake the light (red|green|blue|purple|pink|orange|yellow|violet|turquoise) +(behind|in|on|above|over|at) the ([a-z]+)/,
    'make the light $2 the $3 $1',
  ),
  as(
    /(^|\b(?:the|my|that) )(light|lamp|one|ones|lights) (?:by|next to|beside|near|on|above|over|at|of|under|in|along|round|around|down) (?:the|my|our) (writing desk|garden path|work desk|desk|vanity mirror|mirror|vanity|basin|sink|stairs|sofa|settee|window|island|worktop|counter|door|path|porch|shower|nightstand|bedside table)\b/,
    '$1$3 light',
  ),
  as(
    /\b(the|my|that) (light|lamp|lights|glow|strip|leds) (?:behind|back of|round|around|on the back of) the (tv|telly|television)\b/,
    '$1 tv backlight',
  ),

  as(/\bknock off (?=(?:every|all|each|both|the|my|our|that)\b)/, 'turn off '),
  ...MACHINES,
  as(
    `${START}(?:get|have|set) ${SOME} (?:going|started|running|brewing|cracking|fired up|up and running|on the go|working|cooking|warming up|blowing|spinning)\\b`,
    '$1turn on $2',
  ),
  as(
    `${START}(?:fire up|boot up|kick off|crank on|wake up|light up|get started on|whack on|bung on|stick on|pop on|chuck on|flick on|slap on|flip on) ((?:the|my|our|that|those) )`,
    '$1turn on $2',
  ),
  as(
    `${START}(?:whack off|stick off|pop off|chuck off|flick off|flip off|knock off|kill|zap|cut off|power down|shut down) ((?:the|my|our|that|those) )`,
    '$1turn off $2',
  ),
  as(
    `${START}(?:give|put) ((?:the|my|our|that) [a-z ]+?) (?:a rest|a break|to sleep|to bed)\\b`,
    '$1turn off $2',
  ),
  as(`${START}${HANDLE} ${SOME} (?:back )?(on|off|out)(?= |[,.!?]|$)`, '$1turn $2 $3'),
  as(`${START}${HANDLE} (on|off) ((?:the|my|our|that|those|some) )`, '$1turn $2 $3'),
  as(`${START}(?:knock|turn) ${SOME} out(?= |[,.!?]|$)`, '$1turn $2 off'),
  as(`${START}knock ${SOME} off(?= |[,.!?]|$)`, '$1turn $2 off'),
  as(
    `${START}(?:crank|whack|jack|bump|ramp|nudge|knock|notch|dial|pump|push|kick|shove|put|stick|pop|wind|ease) ((?:the|my|our|that) [a-z ]+?|it) (up|down)\\b(?! (?:to|the|at)\\b)`,
    '$1turn $2 $3',
  ),
  as(
    `${START}(?:crank|whack|jack|bump|ramp|nudge|knock|notch|dial|pump|push|kick|ease) (up|down) (the|my|our|that) `,
    '$1turn $2 $3 ',
  ),
  as(`${START}(?:shut|shush|hush) ((?:the|that|my) [a-z ]+?) up\\b`, '$1mute $2'),
  as(`${START}(?:silence|shush|hush|quieten|quiet) ((?:the|that|my) )`, '$1mute $2'),
  as(`${START}(?:slam|bang|push|pull|yank|whip) ${SOME} (?:to|shut|closed)\\b`, '$1close $2'),
  as(
    `${START}(?:get|have|pop|stick|whack|fling|throw|whip|yank|swing) ${SOME} (open|shut|closed)\\b`,
    '$1put $2 $3',
  ),
  as(`${START}(?:fling|throw|swing|yank|crack) open `, '$1open '),
  as(
    /^((?:the|my|our) [a-z ]+?) (?:needs?|wants?|could do with) (?:turning|switching|putting) (on|off|up|down)\b/,
    'turn $1 $2',
  ),
  as(/^((?:the|my|our) [a-z ]+?) (?:needs?|wants?) (?:closing|shutting)\b/, 'close $1'),
  as(/^((?:the|my|our) [a-z ]+?) (?:needs?|wants?) locking\b/, 'lock $1'),
  as(/^((?:the|my|our) [a-z ]+?) (?:needs?|wants?) dimming\b/, 'dim $1'),
  as(
    /\b(?:leave|keep|put|have|get) (?:me |us )?(?:on )?an? (?:little |wee |small |tiny )*(light|lamp) on\b/,
    'turn on the $1',
  ),
  as(/\b(?:make|turn) ((?:the|my|that) [a-z ]+?) (?:go|to go|into) (?=[a-z]+$)/, 'make $1 '),
  as(/\b(?:half way|halfway|half-way) (?:down|up|shut|closed)\b/, 'halfway'),
];
