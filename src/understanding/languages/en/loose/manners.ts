import type { Rewording } from '../../index.ts';
import { rewording } from '../patterns.ts';

/** A rewording, which says nothing where nothing stands instead. */
export const as = rewording;

export const CALLED =
  '(?:my )?(?:love|dear|dearie|darling|sweetie|sweetheart|honey|hun|hon|babe|pet|duck|mate|pal|buddy|bud|dude|bro|bruv|chief|boss|sunshine|sweetpea|doll|doll ?face|lads?|lass|folks|my lovely|lovey|my friend|my dear|poppet|gorgeous|matey|guv|old (?:thing|chap|boy|bean)|house|hub|hearth|computer|alexa|siri|jarvis)';
const EXCLAIMED =
  '(?:oh+|ooh+|o+h my|aw+|ah+|u+r?gh+|br+|phew|whoa|wow|gosh|god|my god|oh my god|omg|blimey|crikey|heavens|goodness(?: me| gracious)?|jeez|geez|yikes|eek|hey|oi|yo|right(?: then| so)?|righto|ok(?:ay)?(?: so| then)?|so|well|hmm+|sorry|excuse me|listen|look|please|pls|quick(?:ly)?|hi(?: there)?|hello(?: there)?|hiya|yeah|yep|um+|er+m?|actually|anyway|now then|guess what|good (?:morning|evening|afternoon)|no rush but|quick one|one more thing|by the way|btw|while i remember|before i forget|also|oh yeah|oh yes|alright|all right|fine|great|grand|cool|nice|lovely|brilliant|perfect|shame|pity|typical|knackered|exhausted|aye|yup|bother|damn|thanks|thank you|cheers|ta|for (?:goodness|heaven.?s|god.?s|pete.?s|christ.?s) sake|for crying out loud|you know what|tell you what|honestly)';
const DAY =
  '(?:(?:next |this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december))';
const HOUR =
  '(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|half past [a-z]+|half [a-z]+|(?:a )?quarter (?:to|past) [a-z]+|[a-z]+ (?:to|past) [a-z]+)';
const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|noon|midnight|midday)';
const NOTE =
  '(?:put|stick|pop|bung|chuck|add|note|write|mark|jot|get|log|enter|save|pencil|scribble) (?:it|that|this|them|those)(?: all)?(?: (?:in|down|on|up))?(?: (?:to|in|into|on|onto|for) (?:the|my|our) (?:family |house |kitchen )?(?:calendar|diary|planner|schedule|agenda))?|make a note(?: of (?:it|that))?|remember (?:that|it)|(?:in|on|into) (?:the|my|our) (?:calendar|diary|planner)';

/** What is said for politeness' or company's sake, and other ways to write the same, in words that change nothing in any sentence. */
export const MANNERS: readonly Rewording[] = [
  // A thing and a courtesy: that it is wanted.
  as(
    /^((?:the |my )?(?:[a-z]+ )?(?:fan|lamps?|lights?|heating|tv|telly|radio|speaker|ac|air ?con|backlight)),? (?:pl+e+a*s+e*|plz|pls|ta|thx)[.!]*$/,
    'turn on $1',
  ),
  as(
    /^quick(?:ly)?[,!. ]+((?:all (?:of )?)?(?:the |my )(?:[a-z]+ )?lights?(?: in (?:the|my|our) [a-z]+(?: room)?| in here| upstairs| downstairs)?)[.!]*$/,
    'turn on $1',
  ),
  // "Put a light on *for her*."
  as(
    /(?<=\b(?:on|off|up|down|open|low) )for (?:him|her|them|the (?:kids|children|little one)|mum|dad|gran)(?=[.!]*$)/,
  ),
  // "It's all dark in here *and I don't like it*."
  as(
    /(?<=^(?:it['’]?s|its|it is|there['’]?s|this is) [^,;.]+?),? and (?:i|we|she|he) (?:do ?n['’]?t|does ?n['’]?t|hate|hates|really don['’]?t) (?:like )?(?:it|that|this)(?: one bit| at all)?(?=[.!]*$)/,
  ),
  // A farewell before an order.
  as(
    `^(?:good ?night|night night|nighty night|night|see you(?: later)?|bye|bye bye|cheerio|ta ta)(?:,? ${CALLED})?(?:,? (?:all|everyone|everybody))?[,.!]+ (?=(?:can|could|would|will|turn|switch|put|set|lock|lights?|lamps?|close|shut|kill|dim|all|please|make|get)\\b)`,
  ),
  // "Well, put the kettle on *at least*".
  as(/(?<=[a-z]),? at (?:least|the very least)(?=[.!]*$)/),
  // "*Please you can* open the blind", "*please to* close it": as people say it whose mother tongue is another.
  as(/^please,? (?:you can|you could|can to|to) (?=[a-z]+ )/, 'please '),
  as(/(?<=[a-z]),? (?:but )?only (?:the )?half(?: (?:way|of it))?(?=[.!]*$)/, ' halfway'),
  as(/\b(open|close|shut) (?:it |them )?complete(?=[,.!]|$)/, '$1 completely'),
  // "*Would you ever* put on the kettle", "stick it up to 21 *there*": as people ask in Ireland.
  as(/\b(would|could|will|can) you (?:ever just|ever) (?=[a-z]+ )/, '$1 you '),
  as(
    /\b((?:to|at) (?:\d+|[a-z]+)(?: percent| per cent| ?%| degrees)?) there(?=(?:,? (?:would|will|could|can) you|,? please|,? for (?:me|us))*[.!?]*$)/,
    '$1',
  ),
  as(/\b(the|my|our)(?: \1)+\b/, '$1'),
  as(/[’‘`]/, "'"),
  as(
    /\b(?!what's left\b)([a-z]+)'s (?=(?:got|been|gone|had|left|asked|moved|cancelled|rung|phoned|called|got to)\b)/,
    '$1 has ',
  ),
  as(/\bits (?=(?:been|got|gone)\b)/, 'it has '),
  as(/\btime's (?=left\b)/, 'time is '),
  as(
    /,? (?:go(?: go)*|off you go|make it so|please tell(?: me)?|tell me please)(?=[.!]*$)(?<!\b(?:to|let|and|,? please) go)(?<=(?:off|on|[a-z]{3,}), (?:go(?: go)*|off you go|make it so)|please tell(?: me)?|tell me please)/,
  ),
  as(/\bgo ahead and (?=[a-z])/),
  as(/\b(can|could|may) (i|we) (?:just|maybe|perhaps|please|possibly) (?=(?:have|get) )/, '$1 $2 '),
  // "…, wait ten seconds, *then the lamp*": the same of another thing.
  as(
    /^((?:turn|switch|put) (?:on|off)) (.+?),? (?:and )?(?:then )?wait (?:for )?([a-z0-9]+ (?:seconds?|minutes?)),? (?:and )?(?:then )?(?:also )?((?:the|my|our) [a-z ]+?)(?: too| as well)?(?=[.!]*$)(?<! (?:on|off))/,
    '$1 $2, wait $3, then $1 $4',
  ),
  as(
    /^(.+?) (on|off),? (?:and )?(?:then )?wait (?:for )?([a-z0-9]+ (?:seconds?|minutes?)),? (?:and )?(?:then )?(?:also )?((?:the|my|our) [a-z ]+?)(?: too| as well)?(?=[.!]*$)(?<! (?:on|off))/,
    '$1 $2, wait $3, then turn $2 $4',
  ),
  as(/\bwashing up (?=(?:liquid|powder|gloves|brush|bowl|sponge)s?\b)/, 'washing-up '),
  as(/^needs? (?:some )?more (?=[a-z])(?!.*\b(?:light|heat|volume|time|power|air)\b)/, 'we need more '),
  as(
    /^(?:(?:can|could|will|would) )?(?:some(?:body|one)|any(?:body|one)) (?:please )?(?=(?:turn|switch|put|open|close|shut|lock|unlock|dim|start|stop|pause|mute) )/,
  ),
  as(/\bif yes\b/, 'if so'),
  // Said of a figure or a time, and of what is only nearly so: neither changes it.
  as(
    `\\b(at|in|to|for|by|until|till|around) (?:like|exactly|precisely|say|maybe|roughly|literally|just about) (?=(?:an? |half |quarter |\\d|${NUMBER_WORD}\\b))`,
    '$1 ',
  ),
  as(
    /,? (?:or (?:whatever|something|so|summat|thereabouts|somewhere round there)|and (?:that|stuff|everything|so on)|kind of thing|sort of thing|like)(?=[,.!?]*$)/,
  ),
  as(
    /\bevery (?:single )?(day|morning|evening|night|afternoon)\b(.*?),? (?:but |and )?(?:not|except|apart from|excluding)(?: for)?(?: on| at)?(?: the)? (?:weekends?|saturdays? (?:and|or|nor) sundays?)\b/,
    'every weekday $1$2',
  ),
  as(/\bthe (?:entire|whole|complete) (?=[a-z-]+ list\b)/, 'the '),
  as(/\bremind (me|us) (?:of |about )?something\b/, 'remind $1'),
  as(/\bevery weekday day\b/, 'every weekday'),
  as(/\bschool (day|morning)(s?)\b/, 'week$1$2'),
  as(/(?<!on )(?<!on the )(?:the )?(first|1st|last day) of (every|each) month\b/, 'on the $1 of $2 month'),
  as(
    /\b(?:an? |my |the |another )?(?:every )?(weekday|week day|mon|tues|wednes|thurs|fri|satur|sun)(day)? alarm(?= |$)/,
    'alarm every $1$2',
  ),
  as(`\\b(${DAY}), (?=(?:at |from |between )?${HOUR}\\b)`, '$1 '),
  as(`, (${DAY} (?:at |from |between )?${HOUR}\\b)`, ' $1'),
  as(`(?<=[a-z]), (${DAY})(?=$| at | from | between | in the )`, ' $1'),
  as(
    `,? (?:starts?|starting|begins?|beginning)(?: at| from)? (${HOUR}),?(?: and| then)? (?:ends?|ending|finish|finishes|finishing|until|till|to)(?: at)? (${HOUR})`,
    ' from $1 to $2',
  ),
  as(/\b((?:in|to|on) (?:the|my|our) (?:calendar|diary|planner))(?: ?[:,-])+ /, '$1 '),
  as(
    /^((?:the|my|our) [a-z' ]+?) (?:please |you can |can you )(delete|cancel|remove|skip|scrap)(?: please)?$/,
    '$2 $1',
  ),
  as(
    /,? or (?:did|do|have|has) (?:i|we|somebody|someone|he|she|they) (?:forget|forgotten|forgot|not|leave it|left it)(?: (?:to|it))?(?=[?.!]*$)/,
  ),
  as(
    /^(is|are) ((?:the|my|our|that|those) [a-z' ]+?) (?:still |already |actually )*(?:going|burning|active|blowing|brewing|humming|turning|whirring|whizzing|lit up|lit)(?: (?:still|then|now))?(?=[?.!]*$)/,
    '$1 $2 on',
  ),
  as(
    /^how bright (?:is|are) (?:it in )?((?:the|my|our) [a-z ]+?)(?=[?.!]*$)/,
    'how bright are the lights in $1',
  ),
  as(
    /^(?:(?:can you|could you|please|but|wait|hold on|hang on|hold up|just|no)[, ]+)*(?:first(?: of all| up)?[, ]+)?(?:tell me|check|have a look|see|find out)(?: first)?[,:]? (?=(?:is|are|did|have|has|which|what|who|was|were) )/,
  ),
  as(/^((?:the|my|our) [a-z' ]+?),? (?:it|they|he|she) (is|are) ([a-z]+)(?: or not[?.!]*|\?+)$/, '$2 $1 $3'),
  as(
    /\bplease to (?=(?:make|put|turn|switch|open|close|shut|set|start|stop|lock|add|remind|cancel|tell) )/,
    'please ',
  ),
  as(/\bmake (open|close|shut|lock) (?=(?:the|my|our) )/, '$1 '),
  as(
    /,? (?:but|and) (?:keep|leave) (?:it|them|the alarm|the rest|the others)(?: on| in| set| as usual)? (?:for |on )?(?:all )?(?:the )?(?:other|remaining|following) (?:days|ones|mornings|weeks)(?=[.!]*$)/,
  ),
  as(
    /, (just|only)(?: for)? (?=(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[.!]*$)/,
    ' $1 for ',
  ),
  as(/,? or (?:not|what|no|isn't it|is it not|aren't they)(?=[?.!]*$)/),
  // "Lovely day" exclaims nothing in front of a question for the day.
  as(
    `^(?:${EXCLAIMED}[,!. …-]+)+(?<!\\b(?:lovely|nice|great|brilliant|fine|cool|perfect|good) (?=(?:day|weather|morning|afternoon|evening|night)\\b))`,
  ),
  as(`^${CALLED}[,!] `),
  // "Turn it off, *love*, the sun's in my eyes": the mark stays.
  as(`([,.]) ?${CALLED}[,!] `, '$1 '),
  as(
    `\\b(please|would you|will you|can you|could you|ta|cheers|thanks|thank you),? ${CALLED}(?=[.!?]*$)`,
    '$1',
  ),
  as(`(?:, ?${CALLED}| (?:dear|dearie|darling|sweetheart|bruv|bro|dude))(?=[.!?]*$)`),
  as(
    /(?:\b(?:would|will|could|can) (?:you|ya) |^)(?:just )?be (?:a|an) (?:absolute )?(?:dear|doll|love|darling|star|angel|sweetie|pal|mate|sweetheart|legend|treasure|gem|good [a-z]+) and\b/,
    'please',
  ),
  as(/\bdo (?:me|us) a (?:favou?r|solid) and\b/, 'please'),
  as(
    /\bi(?:'d| would| should) be (?:ever so |so |very |most |really )*(?:grateful|thankful|obliged|glad|pleased|happy) if (?:you|someone|somebody) (?:could|would|can|might)\b/,
    'please',
  ),
  as(/,? (?:would|will|could|can) (?:you|ya|u)(?: please| kindly)?(?: for (?:me|us))?(?=[,.!?]*$)/),
  as(
    /,? (?:if (?:it(?:'s| is) all the same(?: to you)?|it(?:'s| is) no bother|(?:you|ya) wouldn't mind|you (?:would|could|can|like|please|get (?:a|the) chance|don't mind|dont mind|have a (?:sec|second|minute|moment))|you'd be so kind|it's no trouble|that's (?:ok|okay|alright|all right))|when you(?:'ve| have)? (?:get |got )?a (?:sec|second|minute|moment|mo|chance)|there's a (?:good|dear|love|darling)(?: [a-z]+)?|cheers|ta(?: very much)?|thanks(?: a (?:lot|million|bunch))?|thank you(?: (?:very|so) much)?|many thanks|sharpish|pronto|asap|a ?s ?a ?p|right away|straight away|this (?:instant|minute)|for (?:goodness|heaven'?s|god'?s|pete'?s|christ'?s) sake|for crying out loud|innit|yeah|lol|haha+|thx|ty|x+|y'know|you know|i beg you|i'm begging you|already|now please|quick(?:ly)?|real quick|hurry(?: up)?|chop chop)(?=[,.!?]*$)/,
  ),
  as(/,? ?(?:pretty )?\bpl(?:ease|s|z)(?:,? (?:pretty )?please)*(?=[.!?]*$)/),
  as(
    /\bwould it be (?:an? )?(?:(?:awful|terrible|great|big|huge|dreadful) )?(?:bother|trouble|nuisance|imposition|pain|problem)(?: for you)? (?:to|if you(?: could)?)\b/,
    'please',
  ),
  // "Lock up *behind me*".
  as(/,? behind (?:me|us|him|her|them)(?=[,.!?]*$)/),
  as(/\bwhich (?:one )?of (?:you|us)(?: lot| two| three)?(?= [a-z]+(?:ed|t)\b)/, 'who'),
  as(/,? (?:while|when) you(?:['’]re| are) (?:at it|there|about it|on(?: with it)?)(?=[.!?]*$)/),
  as(
    /,? (?:(?:god|heaven|lord|saints) (?:help|preserve|save) (?:me|us)(?: all)?|worse luck|more['’]?s the pity|touch wood|fingers crossed|bless (?:him|her|them|us)|sad to say|i['’]m afraid|such is life|lucky me|poor me)(?=[.!?]*$)/,
  ),
];

/** What is said behind something that is told, so that it is written down: "the gala is on Friday, *put that in the calendar*". */
export const NOTED: readonly Rewording[] = [
  as(
    `[,.;]? (?:so |and |then )*(?:(?:can|could|would|will) you |please |just )*(?:${NOTE})(?: (?:for|as) (every|each) (year|month|week|day))(?=[.!]*$)`,
    ' $1 $2',
  ),
  as(
    `[,.;]? (?:so |and |then )*(?:(?:can|could|would|will) you |please |just )*(?:${NOTE})(?: (?:for me|for us|then|now|quick|quickly|would you|will you|too|as well))*(?=[.!?]*$)`,
  ),
];
