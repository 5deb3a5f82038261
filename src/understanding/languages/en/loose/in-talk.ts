import type { Rewording } from '../../index.ts';
import { rewording as as, lazily } from '../patterns.ts';

/** A little, in all its words. */
export const LITTLE =
  '(?:(?:just|only|maybe|perhaps|like|ever so|still) )*(?:(?:(?:an?|one|another) )?(?:(?:wee|tiny|teeny|teensy|little|small|good|fair|slight) )*(?:touch|tad|smidge|smidgen|notch|hair|fraction|shade|whisker|spot|drop|click|bit|step|splash|wee|little)(?: more| further)?|slightly|somewhat|marginally|fractionally)';
const COMPARED =
  'brighter|dimmer|darker|lighter|louder|quieter|softer|lower|higher|warmer|cooler|hotter|colder|faster|slower|stronger|gentler|weaker|more|less|further';
/** What says that the words before were not the right ones. */
const SLIP =
  '(?:o+ps|who+ps(?:ie)?|sorry|my (?:bad|mistake|fault)|silly me|wrong (?:one|way|room|button|thing|number)|i was wrong|not that(?: one)?|damn|argh|oh no|ah no|er no|hang on|hold on|wait(?: a (?:sec|second|minute|moment))?|on second thoughts?|come to think of it|thinking about it|actually|in fact|forgive me|pardon me|excuse me|correction|my apologies|apologies|scratch that|i misspoke)';

/** A day, of which something is: "tomorrow's", "friday's". */
const OF_DAY = "((?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)['’]?s";

const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };
const ONES: readonly string[] = 'one two three four five six seven eight nine'.split(' ');

/** Of the turn before, before anything is read: "too much" alone is a step. */
export const IN_TALK_FIRST: readonly Rewording[] = [
  as(
    /\b(only|just|not) (the|that) (?:small|little|big|large|tiny) (?:one|lamp|light),? (?:the one |the )?(?=(?:next to|by|beside|over|above|near|on|in|at|under|with) )/,
    '$1 $2 one ',
  ),
  // What there is enough of is not wanted on the list: "take it off" is that.
  as(
    /^(?:the )?([a-z ]+?),? (?:i|we)(?:['’]ve| have)? (?:already |still )?(?:got|have|had|bought)(?: (?:already|some|them|it|enough|plenty|at home|in))*[,.;–-] ?(?:so )?(?:(?:please|you can|can you|could you) )*(?:remove|take|cross|scratch|delete|drop|strike|lose|cancel|get rid of|throw) (?:it|them|that|those) ?(?:off|out|away|from (?:it|the list|there))?[.!]*$/,
    'take $1 off the list',
  ),
  as(
    /^(?:we|i)(?:['’]ve| have)? (?:already |still )?(?:got|have|had|bought) (?:(?:some|enough|plenty of|loads of|the|more) )?([a-z]+(?: [a-z]+)??)(?:,? (?:already|at home|in|left|now))*[,.;–-] ?(?:so )?(?:(?:please|you can|can you|could you) )*(?:remove|take|cross|scratch|delete|drop|strike|lose|cancel) (?:it|them|that|those) ?(?:off|out|away|from (?:it|the list|there))?[.!]*$/,
    'take $1 off the list',
  ),
  // Why, without the word for what it is said of: "…, *is so hot*", "*is too noisy*, stop it".
  as(
    /(?<=[a-z0-9]),? (?:because |cos )?is (?:so|too|very|much too|far too) [a-z]+(?: (?:in here|here|now|today|again|for me|for us))*(?=[.!]*$)/,
  ),
  as(
    /^((?:no+[,.! ]+)*)(?:because )?is (?:so|too|very|much too|far too) [a-z]+(?: (?:in here|here|now|today|again|for me|for us))*[,;.!–-]+ (?=[a-z])/,
    '$1',
  ),
  // Why only some of it is to be so: "*too much*, only the bedside one".
  as(
    /^(?:(?:oof|ooh|oh|ugh|whoa|woah|eek|no|hm+|ah|ouch|argh)[,.! ]+)*(?:(?:that|it)(?:['’]s| is)|they['’]?re|they are)? ?(?:way |far |a bit |much |just )*too (?:much|many|bright|loud)(?: light| lights)?[,.;!– -]+(?:so |and |please |make it )*(?=(?:only|just) (?:the|my|that|one)\b)/,
  ),
];

/** What people say of the turn before, in the words of a correction, a step or a thing. */
export const IN_TALK: readonly Rewording[] = [
  // The day stays where another hour is told alone.
  as(/^(.*\b(?:half|quarter|past|to|at|it|that) .*?),? (?:but )?(?:on )?(?:the )?same day[.!]*$/, '$1'),
  as(/\b(that|it|there|he|she|i|you|we|they|who|what)['’]ll\b/, '$1 will'),
  // The slip first, and what was meant behind it.
  as(
    `^(?:no+[,.! ]+)*(?:${SLIP}[,.!:… -]+)+(?:no+[,.! ]+)*(?:i )?(?:really )?(?:meant|mean)(?: to say)? `,
    'no, ',
  ),
  as(
    `^(?:no+[,.! ]+)*(?:${SLIP}[,.!:… -]+)+(?:no+[,.! ]+)*(?:i )?(?:said|wanted|did say|asked for) `,
    'no, ',
  ),
  as(`^(?:no+[,.! ]+){2,}`, 'no, '),
  as(`^(?:no+[,.! ]+)+(?:${SLIP}[,.!:… -]+)+`, 'no, '),
  as(`^(?:${SLIP}[,.!:… -]+)+(?=(?:not|make|the|at|in|to|for|on|only|just|a|an)\\b|\\d)`, 'no, '),
  as(/^(?:no[,.! ]+)?(?:i|they|she|he|we) (?:meant|means?) (?:to say )?/, 'no, '),
  as(/\b(?:the )?(?:pair|two) of (?:them|those|these)\b/, 'both of them'),
  // Said again and again: "*stop stop* the baby's asleep".
  as(/^(stop(?: it)?|wait|halt|whoa|don['’]t|enough|undo|cancel)(?:[,.! ]+\1\b)+[,.! ]*(?=[a-z])/, '$1, '),
  as(/^(stop(?: it)?|wait|halt|whoa|don['’]t|enough|undo|cancel)(?:[,.! ]+\1\b)+(?=[,.! ]*$)/, '$1'),
  // What is better, should be, or was asked for: the value, not the one that was heard.
  as(
    /^(?:(?:no|oh|actually|hmm+|well|and)[, ]+)*(?:(?:you|we|i)(?:['’]d| had) )?better (?=(?:make|do|set|put|have) (?:it|that|them)\b)/,
  ),
  as(
    /^(?:(?:no|oh|actually|hmm+|sorry|wait)[, ]+)*(?:that|it) (?:should|ought to|was (?:meant|supposed) to|is (?:meant|supposed) to|needs to|has to) (?:be|have been|say|read)(?: (?:at|for|to))? (?=[a-z0-9: ]+$)/,
    'no, make it ',
  ),
  as(
    /^(?:(?:no|oh|sorry|wait|i said|i meant)[,:! ]+)*((?:the )?(?:[a-z]+|\d+)(?:[ -](?:and a half|[a-z]+|\d+)){0,2}?),? (?:and )?not (?:the )?(?!(?:yet|now|today|tonight|until|till|if|when|so|too|that|as|quite|really|sure|enough)\b)[a-z0-9]+(?:[ -][a-z0-9]+)?[.!]*$/,
    'no, $1',
  ),
  as(
    /^not (?:on |at )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight),? (?:but )?(?:on |make it )?((?:(?:this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)[.!]*$/,
    'make it $2',
  ),
  as(
    /^(?:she|he|they) (?:says?|said|wants?|prefers?|suggests?|asked for|can only do|can do) (?:it['’]s |to make it |more like )?(?!.*\b(?:suits?|works?|would|better|best)\b)(?=(?:at )?(?:half|quarter|a quarter|noon|midday|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b[a-z0-9: ]*$)/,
    'make it ',
  ),
  // Not so far.
  as(
    /^(?:(?:no|oh|but|hmm+|wait|sorry)[, ]+)*not (?:quite )?(?:the whole way|all the way|(?:so |that )far|right (?:up|down)|fully|completely|entirely|totally)(?: (?:up|down|open|closed|shut|though))*[,;.–-]+ ?(?:but |just )?(?=[a-z])/,
  ),
  as(
    /^(?:(?:no|oh|but|hmm+|wait|sorry)[, ]+)*not (?:quite )?(?:the whole way|all the way|(?:so |that )far|fully|completely|entirely|totally)(?: (?:up|down|open|closed|shut|though))*[.!]*$/,
    'not so much',
  ),
  // What is taken back, and why.
  as(
    /^((?:no, )?(?:undo|reverse|revert|take back|put back) (?:it|that|this)|(?:no, )?put (?:it|that|them) back)[,;.–! -]+(?:(?:that|it)(?:['’]s| is| was) )?(?:way |far |a bit |much )*too [a-z]+[.!]*$/,
    '$1',
  ),
  // Something else instead.
  as(
    /^(?:leave|skip|scrap|forget|never mind|not) (?:it|that|this|that one|this one|the [a-z]+(?: [a-z]+)?)(?: alone| be)?[,;.] ?(?:and |just )?(?:do|use|have|try|go for|take) (?=(?:the|my|our)\b[a-z ]+ instead)/,
    'no, ',
  ),
  // Why, behind the wish and without a pause.
  as(
    /(?<=\b(?:it|that|this|them|back|on|off|stop|don't|undo)),? (?:(?:because|cos|coz|as|since) )?(?=(?:i|we|he|she|they)(?:['’]m|['’]re|['’]s| am| are| is| was| were) (?:still |just |literally |actually )?(?:watching|using|listening|reading|enjoying|in here|in there)\b)/,
    ', ',
  ),
  as(
    /(?<=\b(?:it|that|this|them|back|one|on|off)),? (?:(?:because|cos|coz|as|since) )?(?:i|we|he|she|they|mum|dad|gran|nobody|no one|no-one) (?:(?:do|does)(?:n['’]t|nt| not) (?:need|want|like)|no longer (?:needs?|wants?)|(?:still |really |do )?(?:needs?|likes?|liked|prefers?|hates?|loves?)|can['’]?t (?:see|hear|sleep|stand|make)|cannot (?:see|hear|sleep|stand)|forgot|changed)(?: (?:it|that|them|this|me|us|my mind|our minds?|to|any more|anymore|now|a thing|anything|much|like that|so))*(?=[.!]*$)/,
  ),
  as(
    /^(?:no[,.! ]+)?(.+?),? (?:(?:is|was) what )?(?:i|we) (?:wanted|meant|mean|should have said|was trying)(?: to say)?[.!]*$/,
    'no, $1',
  ),
  as(/^no[, ]+not [a-z ]+?[,;:–-]+ ?(?:but |make it |i meant )?(?=[a-z0-9])/, 'no, '),
  as(
    /^not (?!(?:just )?(?:yet|now|today|tonight|tomorrow|before|until|till|after|if|when)\b)[a-z0-9 ]+?[,;:–-]+ ?(?:but )?(?=(?:the|in|on|at|to|for)\b|[a-z]+(?: one)?$)/,
    'no, ',
  ),
  as(
    /[,.;–-]+ ?(?:(?:it(?:'s| was) )?(?:the )?wrong (?:thing|one|room|way|button|number|word|list)|my (?:mistake|bad|fault)|silly me|sorry|i (?:was|got (?:it|that)) wrong|i made a mistake|i misspoke|slip of the tongue)[.!]*$/,
  ),
  as(
    /^no+[,.! ]+(?:please )?(?:leave|keep) (?:it|them|that)(?: be| alone| then| please)*(?=[.!]*$)/,
    "no, don't",
  ),
  as(/,? (?:just )?like (?:a|an|the|my|in the) [a-z ]+$/),
  as(/^(?:you |i |we )?(?:had |['’]d )?better (?=make (?:it|that)\b)/),
  as(
    /\b(twenty|thirty|forty|fifty)[ -](one|two|three|four|five|six|seven|eight|nine)(?=(?: minutes?| mins?)?(?:,|[.!]*$))/,
    ([, tens = '', ones = '']) => `${TENS[tens.toLowerCase()]! + ONES.indexOf(ones.toLowerCase()) + 1}`,
  ),
  as(/^(?:(?:actually|no|nah|nope|well|hmm+|oh)[,:. ]+)+(?=\d+(?: minutes?| mins?)?[.!]*$)/, 'make it '),
  // The value that it is to be, by other verbs.
  as(
    /^((?:no|and|then|so|ok|right|well|actually)[, ]+)*(?:call (?:it|that)|let['’]s (?:say|call it|do|go with|go for|have)|say|go for|go with|bump (?:it|that) (?:up |down )?to|take (?:it|that) to|get (?:it|that) to|bring (?:it|that) to) (?=(?:\d|half|a quarter|[a-z]+(?:teen|ty)\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b))/,
    '$1make it ',
  ),
  as(
    /^(?:(?:and|then|so|ok|now|well)[, ]+)*(?:make (?:it|that)|put (?:it|there|that)|turn (?:it|that)|add|have) (one|two|three|four|five|ten|\d+)( degrees?)? (?:more|extra|higher|up|warmer)(?: (?:there|then|on it|please))*[.!]*$/,
    '$1$2 more',
  ),
  as(
    /^(?:(?:and|then|so|ok|now|well)[, ]+)*(?:make (?:it|that)|put (?:it|there|that)|turn (?:it|that)|have) (one|two|three|four|five|ten|\d+)( degrees?)? (?:less|lower|down|cooler)(?: (?:there|then|please))*[.!]*$/,
    '$1$2 less',
  ),
  as(
    /^(?:(?:and|so)[, ]+)*what(?:['’]s| does| is) that (?:make|bring|put) it(?: to)?(?: now)?\?*$/,
    'what is it at now',
  ),
  as(
    /\b(\d+|[a-z]+ty(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) and half\b/,
    '$1 and a half',
  ),
  as(
    /\b(?:just |a )?(?:plain|normal|ordinary|regular|basic|proper|simple|boring|good old|old|a nice|nice) (?:old )?(?=(?:white|red|green|blue|yellow|orange|purple|pink|warm white)\b)/,
  ),
  // A little open.
  as(
    /^(?:(?:no|but|and|oh|just|actually|please)[, ]+)*(?:leave|keep|have|get) (?:(it|them|that) )?(?:open )?(?:just |only )?(?:an? (?:(?:(?:little|tiny|small|wee) )?(?:bit|little|wee bit) of an? )?(?:(?:little|tiny|small|wee) )?(?:crack|gap|chink|sliver)|ajar|(?:slightly|a bit|a little|a tad) open)(?: open)?(?=[.!]*$|[,;] | so )(?: so .*$)?/,
    'open it a crack',
  ),
  // Whether it is as was said.
  as(
    /^(?:(?:so|and|ok|right)[, ]+)*(it|that|they)(?: is|['’]s| are|['’]re) (on|off|open|closed|shut|locked|unlocked|up|down|running|playing)(?: again)?(?: now| still| already)?,? (?:yes|yeah|no|right|correct|ok|isn['’]t it|is it|aren['’]t they|are they|innit)\?*$/,
    'is $1 $2?',
  ),
  as(/\bone ['’]?ll\b/, 'one will'),
  as(/^(.+?)['’]ll (?=(?:do|dae|be fine|be plenty)\b)/, '$1 will '),
  as(/^(.+?)['’]s (?=(?:plenty|enough|better|nicer|fine|perfect)\b)/, '$1 is '),
  as(/\b(up|down|by|back|knock it|take it|turn it|it) (?:a|one) (degree)\b/, '$1 1 $2'),
  as(
    /\b(?:put|turn|switch|get|have|bring) (?:both|all|the lot|everything|all of them|both of them)(?: of them)? (?:back )?(on|off|up|down|open|closed)\b/,
    'turn them $1',
  ),
  as(
    /^(?:and |now )?(?:both|all|the lot|all of them|both of them)(?: of them)?,? (on|off|open|closed|shut)(?: again| now)?(?=[.!]*$)/,
    'turn them $1',
  ),
  as(/^(?:now )?(on|off|open|closed|shut)(?: now| please| then| again)+(?=[.!]*$)/, '$1 again'),
  // What it is, and what it is not.
  as(
    /^(?:(?:no|sorry|oops|i said|i meant|that's|it's|make it|make that)[,.! ]+)*((?:\d+|half|[a-z]+(?:teen|ty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:percent|degrees|minutes?|hours?|%))?)[,;:–-]* (?:and )?(?:not|instead of|rather than) (?:\d+|[a-z]+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)(?: (?:percent|degrees|minutes?|hours?|%))?(?=[.!]*$)/,
    'no, make it $1',
  ),
  // What it is not, and what it is.
  as(
    /^(?:(?:no|know|nah|not)[,.! ]+)*not [a-z0-9 %]+?[,;:–-]*(?: but)? (?:make (?:it|that)|i (?:said|meant)) /,
    'no, make it ',
  ),
  as(/^know (?=(?:not|make|the|i meant|\d|[a-z]+teen|[a-z]+ty)\b)/, 'no, '),
  // Back the way it came.
  as(
    /^(?:(?:that(?:'s| is) )?too (?:much|far)[,.; ]+)?(?:go |put it |turn it |take it |bring it |knock it )?back (?:a (?:bit|notch|touch|step|tad)|one|a little)(?=[.!]*$)/,
    'not so much',
  ),
  // How much.
  as(`\\b${LITTLE} (?=(?:${COMPARED})\\b)`, 'a bit '),
  as(`^(?:and |now |then )?${LITTLE} (?:up|higher)[.!]*$`, 'a bit more'),
  as(`^(?:and |now |then )?${LITTLE} (?:down|lower)[.!]*$`, 'a bit less'),
  as(`^(?:and |now |then )?(?:up|higher) ${LITTLE}[.!]*$`, 'a bit more'),
  as(`^(?:and |now |then )?(?:down|lower) ${LITTLE}[.!]*$`, 'a bit less'),
  as(/^(?:and |just )?(?:one|a|another) (?:(?:more|further|extra) )?degree(?: more)?[.!]*$/, '1 degree more'),
  as(
    /^(?:and |just )?(?:one|a|another) (?:(?:more|further|extra) )?(?:notch|bit|touch|step)[.!]*$/,
    'a bit more',
  ),
  as(/^(?:still )?(?:too|not) (?:quite )?enough[.!]*$/, 'more'),
  as(
    /\b(higher|lower|brighter|louder|warmer|quieter|dimmer|cooler) (?:again|still|some more|once more|another bit)\b/,
    '$1',
  ),
  as(/ for (?:my|your|our|his|her|the) (?:ears|eyes|liking|taste|head|poor ears)\b/),
  as(
    /^(?:(?:actually|hmm+|no|maybe|perhaps|i think|could we|can we|let's)[, ]+)*(?:do |make (?:it|that) |have (?:it|that) )?((?:an?|half an?|a quarter of an?|three quarters of an|\d+|[a-z]+) (?:hour|minute)s? (?:and a half )?(?:earlier|later|sooner))(?:,? (?:would|might|could|will) (?:be|do|suit)(?: (?:me|us))?(?: (?:a lot |much )?(?:better|good|nice|perfect|great|fine|easier))?| (?:is|works) better|,? i think|,? instead)+[.!]*$/,
    'make it $1',
  ),
  as(
    /^(?:no, )?in (?!.*(?:hour|minute|second|day|week)s?\b)(\d+|[a-z]+|[a-z]+[ -][a-z]+)[.!]*$/,
    'no, make that $1',
  ),
  as(
    /^(?:and )?how (?:much|many minutes|long) (?:longer|left|to go|is left|now|more)(?: (?:on|for|in|of) (?:it|that))?\??$/,
    'how long has it got',
  ),
  as(/^how long (?:is it )?(?:till|until|before) (?:it|that|they) [a-z ]+\??$/, 'what is scheduled'),
  as(/\b(on|in) (?:it|there|that)(?: now| so far| already)?\?*$/, '$1 the list'),
  as(
    /^(?:(?:no|actually|but|oh|wait|sorry)[, ]+)*(?:not|leave(?=.* (?:out|off)\b)|leave out|skip|lose|minus|forget|forget about|no need for) the ([a-z ]+?)(?:,? (?:out|off|after all|again|actually|though|then|any ?more|please))*(?:[,;] ?(?:there|we|i|it|they|he|she|mum|dad)['’ ][^,;]*)?[.!]*$/,
    'scratch the $1',
  ),
  // Which one of a series.
  as(
    /^(?:(?:but|and|just|oh|no|actually)[, ]+)*not (?:on )?((?:this |next |the |this coming )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|this (?:morning|evening|afternoon|week))(?: though)?[.!]*$/,
    'skip $1',
  ),
  as(
    `^(?:(?:but|and|just|oh|no|actually)[, ]+)*(?:(?:not|skip|miss|leave|drop|leave out)(?: (?:just|only))? ${OF_DAY}(?: one)?(?: (?:out|off))?|leave (?:out|off) ${OF_DAY}(?: one)?)(?:,? (?:though|then|please))*(?:, (?:i|we|it|they|he|she|there)['’ ][^,;]*)?[.!]*$`,
    "skip $1$2's",
  ),
  // What has been seen to, and need not be said any more.
  as(
    /^(?:[a-z' ]+, )*?(?:(?:i|we|he|she|they)(?:['’]ve|['’]s| have| has)? (?:(?:already|just) )?(?:had|taken|took|done|did|fed|been|called|rang|rung|paid|posted|bought|got|watered|sorted|finished|seen to) [^,;]*[,;.] ?)?(?:so |and )*(?:(?:that|it|this|that one|the reminder) (?:needn['’]t|need not|doesn['’]t need to|does not need to|doesn['’]t have to|no longer needs to|mustn['’]t) (?:go off|ring|come|remind me|be done|happen)(?: now| any ?more)?|(?:no need for|i don['’]t need|we don['’]t need|no need of) (?:that|it|this)(?: one| reminder)?(?: now| any ?more| then)?)[.!]*$/,
    'cancel that',
  ),
  as(
    /^(?:that's )?(?:all )?(?:done|sorted|did it|finished|been done|taken care of)[,.!]+ (?:i|we|he|she|they)(?:['’]ve|['’]s| have| has)? (?:(?:already|just) )?(?:took|taken|did|done|had|fed|called|rang|paid|posted|bought|got|watered|sorted|finished|seen to) [a-z' ]+[.!]*$/,
    'that is done',
  ),
  // "Make that four, no, half four": the last one is meant.
  as(
    /^((?:no, )?(?:make|do|have) (?:it|that)) (?!.*\bno\b.*\bno\b)[a-z0-9: ]+?,? (?:no|no wait|sorry|wait|actually|hang on|or rather)[,.]* (?:make (?:it|that) )?(?=(?:half|quarter|a quarter|\d|noon|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/,
    '$1 ',
  ),
  // Which one.
  as(/\b(the [a-z]+) bit\b/, '$1 one'),
  as(
    /^(?:and |but )?(?:is |are )?the ([a-z]+(?: one)?) (?:(?:is|are) )?(?:too|as well|also)\?$/,
    'what about the $1',
  ),
  as(/\bonly (?:let|leave|keep|have) (?=(?:the|my|our)\b)/, 'just '),
  as(
    /(?<=[a-z]),? (?:because |cos |as |since )?(?:we|i)(?:['’]ve)? (?:already |still )?(?:got|have|have got|had|bought)(?: got)? (?:some|loads|plenty|enough|lots|it|them|one|those|any|a few|tons)(?: already| left| here| in| at home| of (?:it|them)| in the [a-z]+)*(?=[.!]*$)/,
  ),
  // A time or a value that suits better.
  as(
    /^(?:no|nah|nope)[,:. ]+(?:make (?:it|that) )?((?:\d+|half an?|an?|[a-z]+|[a-z]+[ -][a-z]+)(?: and a half)? (?:second|minute|min|hour|hr)s?(?: and a half)?)[.!]*$/,
    'make it $1',
  ),
  as(
    /^(?:(?:maybe|perhaps|i think|no|hmm+|oh|actually|forgive me|sorry)[, ]+)*((?:at |to )?(?:half|quarter|a quarter|noon|midday|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[a-z0-9:. ]*?) (?:would be|is|might be|would suit|would work|works?|suits)(?: (?:me|us))?(?: (?:much|a lot|even|rather))? (?:better|nicer|best|good)(?: for (?:me|us))?(?:,? (?:actually|i think|instead))*[.!]*$/,
    'make it $1',
  ),
  as(
    /^better (?:make|move|do|have) ((?:the|my|our) [a-z ]+?) (?:to |at |for )?((?:half|quarter|a quarter|noon|midday|\d)[a-z0-9:. ]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock| thirty)?)[.!]*$/,
    'move $1 to $2',
  ),
  as(
    /^(push|move|put|shift) (it|that|this) back (?:by )?(?:another |a further )?(five|ten|fifteen|twenty|thirty|forty|\d+)(?: more)?[.!]*$/,
    '$1 $2 back by $3 minutes',
  ),
  as(/\ba couple (?:of )?(?=degrees?\b|minutes?\b|hours?\b|notches\b)/, '2 '),
  as(
    /^(?:(?:well|oh|and|so)[, ]+)*would (.+?) (?:be|do) (?:an?|any|too much|much)(?: (?:awful|terrible|great|big|huge|lot of))* (?:bother|trouble|ask|hassle|problem)\??$/,
    '$1',
  ),
  // What is over, or left of it.
  as(
    /^(?:and )?how (?:much time|many minutes|many seconds|long)(?:['’]s| is| are| have i got| do i have| do we have| have we got|) ?(?:left|remaining|to go|still)(?: to go| now| on (?:it|that))?\??$/,
    'how long has it got',
  ),
  as(
    /^(?:the )?([a-z ]+?),? (?:i|we)(?:['’]ve| have)? (?:already )?(?:got|have|had|bought)(?: (?:already|some|them|it|enough|plenty))*[,.] ?(?:so )?(?:you can )?(?:remove|take|cross|scratch|delete|drop|strike)(?: (?:it|them|that|those))?(?: off| out)?[.!]*$/,
    'take $1 off the list',
  ),
  // "*I'm still colouring in here*": the light was taken away from somebody.
  as(
    /^(?:(?:hey|oi|no|oh|wait|excuse me|um|er|but)[,.! ]+)*(?:i|we|he|she|they|you|[a-z]+)(?:['’](?:m|re|s)| am| are| is) (?:still|trying to|in the middle of) [a-z' ]+? in (?:here|there)[.!]*$/,
    'i am still in here',
  ),
  as(
    /^(?:(?:no|oh|please|well|ok(?:ay)?|right)[,.! ]+)*(?:(?:put|make|leave|set|have) )?(?:(?:it|them|that|everything) )?(?:back |again )?(?:like|(?:the same )?as|how|the way) (?:it was |they were |it were |we had it )?(?:before|earlier)(?: again| please| now)*[.!]*$/,
    'put it like before',
  ),
  as(
    /^(is|are) (it|they|that) (?:red|green|blue|purple|pink|orange|yellow|white|turquoise|violet)(?: now| yet| already)?\?*$/,
    'what colour $1 $2',
  ),
  // How it stays.
  as(/\b(?:keep|leave) (it|them|that) (?:going|running|playing|as it was|on then)\b/, 'put $1 back'),
  as(/^(?:then |now |and |so |ok )*(on|off) (?:with )?(it|them|that)(?: then| now)?(?=[.!]*$)/, 'turn $2 $1'),
  as(/(?<!\b(?:on|off|up|down|out)) with (?:it|them|that)[.!]*$/, ' too'),
  // Which one, and what becomes of it: "*the quarter to six one can go*", "remove *the 8:10*".
  as(
    /^(?:ok(?:ay)?[, ]+|and |right[, ]+)?(the [a-z0-9:. ]+? one|that one|the [a-z]+ timer) (?:can go|has to go|needs to go|should go|isn['’]t needed|is not needed|can be (?:cancelled|deleted|removed))(?: now| too)?(?=[.!]*$)/,
    'cancel $1',
  ),
  as(
    /^((?:cancel|remove|drop|delete|lose|scrap|kill|bin) the \d{1,2}[:.]\d\d(?: ?[ap]m)?)(?=[.!]*$)/,
    '$1 one',
  ),
  // "*Six on the dot would be better*", "three quarters of an hour, *rather*", "no, *I need* eight".
  as(
    /^(?:(?:no|oh|actually|hmm+|sorry)[,. ]+)*(?:(?:she|he|they|mum|dad|gran|sam|it) (?:says?|said|reckons?|thinks?|texted|wrote)(?: that)? )?((?:half past |quarter (?:to|past) |half )?(?:\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)(?: ?[ap]m| o['’]?clock)?)(?: on the dot| sharp| exactly)? (?:would|will|might|['’]d|suits?|works?)(?: be| suit| work| do)?(?: (?:me|us|her|him|them|everyone|everybody))? ?(?:better|best|nicer|fine|more like it)?(?=[.!]*$)/,
    'make it $1',
  ),
  as(
    /^(?:(?:no|oh|actually|hmm+)[,. ]+)*((?:\d+|an?|half|three quarters|a quarter|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)(?:[a-z -]*?(?:minutes?|hours?|seconds?|percent|degrees?))?),? (?:rather|i mean|instead|more like)(?=[.!]*$)/,
    'no, make it $1',
  ),
  as(
    /^(?:(?:no|nah|oh|actually|sorry|wait)[,. ]+)+(?:i (?:need|want|said|meant|wanted|needed)|it needs|they need|we need|it should be|it has to be|let['’]s (?:say|do|have)) ((?:\d+|half|three quarters|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?: (?:minutes?|hours?|seconds?|percent|degrees?|of an hour|an hour))*)(?=[.!]*$)/,
    'no, make it $1',
  ),
  as(
    /^(?:(?:no|nah|oh|actually)[,. ]+)+((?:an?|half an?|a quarter of an|three quarters of an|an hour and a half|\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)(?: hours?| minutes?| seconds?)+)(?=[.!]*$)/,
    'no, make it $1',
  ),
  as(
    /^(?:(?:no|oh|actually|ok(?:ay)?|right)[,. ]+)*change (?:it|that) to ((?:an?|half an?|a quarter of an|three quarters of an|\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)(?: hours?| minutes?| seconds?)+)(?=[.!]*$)/,
    'make it $1',
  ),
  // As it was before it was touched.
  as(
    /^(?:(?:no|oh|please|well|ok(?:ay)?|right|actually|you know what|now|hmm+)[,. ]+)*(?:(?:put|leave|set|have|get|turn|switch) (?:it|them|that|those|(?:all )?(?:the )?(?:lights?|lamps?|blinds?|curtains?|heating|telly|tv))(?: both| all)?(?: back)?|(?:(?:all )?(?:the )?(?:lights?|lamps?|blinds?|curtains?) )?back) (?:like|as|how|the way|where|to how|to where) (?:you found (?:it|them)|(?:i|we) (?:had|left|found|have) (?:it|them)|(?:it|they) (?:was|were)(?: before)?)(?=[.!]*$)/,
    'put it like before',
  ),
  // Which one was meant: "oh sorry, *it's the porch light I was after*".
  as(
    /^(?:(?:oh|no+|sorry|oops|wait|nah|ah)[,. ]+)+it['’]?s (the [a-z ]+?) (?:that )?(?:i|we) (?:was after|were after|wanted|want|meant|was talking about|asked for|need|needed)(?: (?:on|off|open|closed|shut|dimmed|done))?(?=[.!]*$)/,
    'no, $1',
  ),
  as(/^(?:and |now |then )*do (?:likewise|the same thing) (?:with|to|for|in) /, 'do the same with '),
  // What was paused goes on.
  as(
    /^(?:(?:right|ok(?:ay)?|now|and|so)[, ]+)*(?:let (?:it|that|them|him|her) (?:run on|run|carry on|go on|continue|tick on|keep going|finish(?: (?:off|up|it|the (?:job|rest|room|cleaning|track|song|film)|what (?:it|he|she) (?:was doing|started)))?|get on with it|get back to it)|start (?:it|that) (?:up )?again|set it going again)(?: now| then| please)?(?=[.!]*$)/,
    'continue',
  ),
  // What came is to come once more.
  as(
    /^(?:(?:ok(?:ay)?|right|oh|hmm+|no)[, ]+)*(?:(?:ask|tell|nag|poke|nudge|bug|ping) me (?:again|about (?:it|that) again)? ?in|(?:give|allow) me (?:another|a further)|let me have another) ((?:an?|half an|\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) (?:minutes?|mins?|hours?|seconds?|hour)|(?:a|three) quarters? of an hour)(?: more)?(?=[.!]*$)/,
    'remind me again in $1',
  ),
  // One more of what was made.
  as(/^(?:and |also |plus |oh and )?(?:another(?: one)?|one(?: more)?) (?:for|at) (?=[^,.]+$)/, 'and at '),
  as(/,? (?:though|then|now|instead though|for me)[.!]*$/),
];

const PRAISE =
  "(?:lol|haha+|eh|all done|(?:i['’]m |we['’]re |that['’]s me |that['’]s us )?(?:all )?(?:done|finished|sorted)(?: (?:here|now|with that|in here))?|(?:it |it['’]s |its |is |are )?(?:so|too|very|much too|far too) [a-z]+(?: now| for me| in here)?|meh|nah|och|whoa|wow|typical|uh|um|eww+|yuck|phew|no worries|never mind that|pardon|(?:(?:that|it)(?:'s| is) )?(?:way |far |a bit |much )?too (?:much|far|little|bright|dark|loud|quiet|hot|cold|warm|fast|slow|high|low)|perfect|lovely|grand|class|smashing|magic|champion|great|good|brilliant|nice(?: one)?|fab(?:ulous)?|super|excellent|wonderful|cool|fine|ok(?:ay)?|alright|all right|right(?: then)?|cheers|ta|thanks(?: very much| a lot| love)?|thank you(?: very much)?|got it|much better|(?:that|it)(?:'s| is) (?:much |a lot |a bit |way )?(?:better|good|great|nice|perfect|lovely|fine|enough|plenty|it)|better|that will do|that does it|is enough|enough|night night|nighty night|hmm+|mm+|ugh|argh|well|oh|hey|oi|er+m?|yeah|yep|yes)";
/** Sounds that nobody makes a wish with. */
const SIGH =
  '(?:lol|lmao|omg|haha+|ugh+|argh+|aw+|hmm+|mm+|eww+|oops|whoops|nah|well|oh|oi|hey|yo|ya|(?:[bcdfghjklmnprst]{1,3})?(?:[aeiou]h+|ach|och|aw+|eek|ow+|ouch|ew+)|yikes|blimey|crikey|jeez|gosh|wow|whoa|woah|cheers|basta|aye|sheesh|(?!(?:tv|tvs|pm|am|hr|hrs|mr|mrs|dr|kg|km|cm|mm|ml|pc|cd|dvd)\\b)[bcdfghjklmnpqrstvwxz]{1,5})';
/** Somebody tells something of themselves, of others or of things: no condition, nothing that others said. */
const TOLD =
  "(?!(?:[a-z' ]+ )?(?:if|when|whenever|unless|until|once|says?|said|tells?|told|asks?|asked|wants?)\\b)(?:(?:that|it|this|there|he|she|i|we|you|they|[a-z]+)(?:['’](?:s|re|m|ve|d)| (?:is|are|was|were|has|had|have|am|did|do|does|can|could|will|would|just|only|really|still|literally|think|thought|like|liked|hate|need)(?:n['’]t)?)\\b|(?:so|too|way too|still|bit|a bit) )[^,;.!?–]{0,60}?";

/** What is said of the turn before, in front of what is wanted now. */
export const REMARK = lazily(
  `^(?:no+[,.!… ]+)*(?:(?:${PRAISE})(?:[,.;!… –-]+(?:and |so |but |then |now )*| (?:so |but |now |then |and )+|(?= (?:lock|turn|switch|put|open|close|shut|make|set|do|just|only|go back|undo|take|bring|stop|cancel|leave|change|move|lower|raise|dim)\\b) )|${SIGH}(?:[,.;!… –-]+)|${TOLD}(?:[,.;!–]+ ?(?:so |but |and |then |now )*| so | but ))`,
  'i',
);

/** Goes on with the sentence of the turn before: when, whether, how long, and what is left out. */
export const CONTINUES =
  /^(?:(?:and|but|oh|well|actually|please|just|no)[, ]+)*(?:not|never|except|excluding|apart from|other than|only|just|unless|if|when|whenever|until|till|for|from|every|each|starting|beginning|as long as|provided|before|after|on|at (?:the )?weekends?|weekdays?|weekends?|daily)\b/i;

export const LEAVES_OUT =
  /^(?:(?:and|but|oh|well|actually)[, ]+)*(?:except|excluding|apart from|other than|unless|but not|not (?:on|at|in|when|if|during)|only (?:on|if|when|at|in|during))\b/i;
