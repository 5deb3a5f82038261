/** How a reason, or what is only told, begins beside a wish. */
import { lazily } from '../patterns.ts';

const SOMEBODY = 'i|we|it|he|she|they|there|nobody|noone|no one|someone|somebody|everyone|everybody|that';
const KIN = 'mum|dad|mummy|daddy|gran|grandma';

/** Behind a mark, or a word that gives a reason, almost anything may be told. */
const MARKED =
  "(?:,? (?:because|cos|cuz|'cause|coz|(?<!\\b(?:passed|elapsed|by|gone|been) )since|as)|[,.;!?]+| -) " +
  `(?=(?:${SOMEBODY}|its|im|ive|weve|were|theyre|theres|theirs|my|our|his|her|the|this|${KIN}|what a|such a|(?:need|needs|have|got) to|is time|is (?:too|so|very|not) |gotta|trying to|off to|` +
  '(?:bed|tea|dinner|story|bath|film|movie|nap|home|school|lunch|game|kick[- ]?off)[ -]?time$|(?!(?:keep|leav|mak|start|sett|go|putt|turn|switch|dimm|us|includ|exclud|beginn|end|last|skipp|runn|play|bring|lett|say|tak|mov|open|clos|shutt|lock|add|call|tell|remind|repeat|chang|wait)ing\\b)[a-z]{3,}ing (?!(?:it|them|that|to|at|from|up|off|on|down)\\b)|' +
  "[a-z]+(?:'s| is| are| has| wants| needs| keeps| just)|like (?:at|in|on|we|the|when)|" +
  // "*Can't sleep anyway*", "*sitter can't make it*", "*not hungry*", of whoever speaks or is known.
  "(?:[a-z]+ )?(?:can['’]?t|cannot|couldn['’]?t|won['’]?t (?:be|make|manage)|isn['’]?t|aren['’]?t|wasn['’]?t|hasn['’]?t|haven['’]?t)|not (?:hungry|well|tired|sleepy|feeling|in the mood|up to it|going|bothered)|(?:no time|no need|too (?:tired|late|busy|ill|cold|wet|hot|windy))$)\\b)";

const IS =
  "'s|'m|'re|'ve| is| am| are| has been| have been| can't| cannot| cant| have got| has got| has gone| have gone| has come| have come| has left| have left";
/** With no mark, what begins as a clause of its own: not "the lamp *I left on*", which has nothing behind its verb. */
const UNMARKED =
  '(?:^|,? (?:so )?)(?=(?:' +
  `(?:${SOMEBODY})(?:${IS}) |` +
  "(?:i|we|he|she|they)(?: have|['’]ve)?(?: just| only| already)? [a-z]{2,}(?:ed|t) (?:me|us|him|her|them|it|my|our)\\b|" +
  '[a-z]+ (?:everywhere|all over(?: the [a-z]+)?)(?: again| now| already)?[,.!;]|(?:(?:absolutely|proper|really|so|bit|a bit|what a) )?(?:horrible|horrid|grim|foul|filthy|pitch[- ]black|pitch dark|stormy|miserable|wild|bucketing|tipping it down|chucking it down|pouring|icy|foggy|nippy|dark) (?:out there|outside|out|night)[,.!;]|its |im |theres |theirs (?!on\\b|off\\b)|ive (?:got|been|just) |were (?=(?:just |all )?(?:[a-z]+ing|off|home|out|late)\\b)|theyre |' +
  '(?:i|we|he|she|they) (?:[a-z]+|want to|need to|have to) (?:my|our|his|her|their|a|an|some|everything) [a-z]|(?:i|we) (?:wanna|gotta|want to|need to|have to) [a-z]+(?= |$)|' +
  `(?:i|we|they|nobody) (?:don't|dont|do not|doesn't|doesnt|won't|wont|needs|need|wants) |(?:my|our|his|her|the|that|this) (?:[a-z]+ ){0,2}?[a-z]+(?:'s| is| are| keeps| has| looks| feels| seems| smells| sounds) |(?:${KIN})(?: is|'s) |is time (?:for|to) |what a |such a |time (?:for|to) |so (?:i|we|he|she|they) can ))`;

export const TELLING = new RegExp(`${MARKED}|${UNMARKED}`, 'dgi');
export const TELLING_FIRST = lazily(`^(?:${TELLING.source})`, 'i');

/** Said to people and not to a house: whom, what they wear and carry, what it is time for. */
export const TO_OTHERS =
  /\b(?:every(?:body|one)|kids|children|guys|lads|girls|boys|ladies|folks|team|gang|troops|people|sleepyheads?|(?:you|my) (?:lot|two|three|little ones?|darlings?|monsters)|your(?:s|self|selves)?|(?:wash|brush|clean|hurry|come on|off (?:we|you) go|let(?:'|’)?s go)|shoes|coats?|boots|wellies|socks|jackets?|hats?|gloves|mittens|scar(?:f|ves)|pyjamas|pajamas|pjs|jammies|bags?|rucksacks?|backpacks?|satchels?|lunch ?boxes|teeth|hands|seat ?belts?|helmets?)\b|^ *(?:it(?:'|’)?s )?(?!(?:next|last|this|that|every|each|all|one|any|some|same|good|in|on|at|to|first|second) )(?:[a-z]+ ){0,2}?(?:[a-z]+ ?time|[a-z]+ night)\W*$/i;

/** Asked of people, and never of a house. */
export const ASKS_OTHERS =
  /^ *(?:(?:right|so|ok(?:ay)?|and)[, ]+)?(?:who(?:'|’)?s (?:hungry|thirsty|first|next|coming|ready)|who (?:wants|fancies|needs a wee|left|keeps)|where(?:'s|’s| is| are) (?:your|my)|where (?:did|have) (?:i|we) (?:put|left|leave)|(?:have|did) you(?: all| two| lot)? (?:got your|done your|brush(?:ed)?|wash(?:ed)?|pack(?:ed)?|fed))\b/i;

export const WISHING =
  /\b(?:i|we|she|he|they)(?:['’]d| would) |\b(?:would|could) you\b|\b(?:please|prefer|rather|fancy|only|just the|as well|too)\b|^ *(?:to|at|on|in|with|by|for|from|of|but|and not|or)\b(?! (?:y?our|we|you) )/i;

/** Somebody else's words follow, or stand between marks of their own. */
const SAYS =
  /\b(?:(?:he|she|they|mum|dad|gran|someone|the (?:[a-z]+ )?(?:song|rhyme|film|story|joke|book|advert|ad|man|woman|lady|teacher|boss|nurse|actor|hero|villain|note|sign|poster)|it) (?:(?:just|always|then|only|also|all) )*(?:goes|sings?|sang|shouts?|shouted|yells?|yelled|screams?|screamed|whispers?|reads|wrote)|(?:he|she|they|i|we)(?:['’](?:s|re|m)| is| are| was| were| am) (?:all |just )?like)(?: that| out)?[,:;–-]/i;
/** What somebody said they would do, to the end: "mum said she'd lock the door". */
const PROMISED =
  /^ *(?:(?:so|and|oh|well|but)[, ]+)*(?:(?:the|my|our|his|her) )?[a-z]+(?:['’](?:s|ve)| has| have)? (?:just |already )?(?:said|says|promised|reckons|thinks|thought|swore|claims|told (?:me|us|him|her)) (?:that )?(?:she|he|they|we|i)(?:['’](?:d|ll)| would| will| might| was going to| is going to| were going to)\b[^,.;!?]*[.!]*$/;
export const QUOTED = lazily(
  `(?<!\\b(?:if|when|whenever|once|until|time)\\b.*)(?:${SAYS.source}|${PROMISED.source})`,
  'i',
);
export const QUOTING = lazily(`["“”«»]|${SAYS.source}`, 'i');

/** In what is told, words that bind a wish elsewhere and bind none here: how long something has been so, where, what somebody is after, and what others say. */
export const IDLE =
  /\b(?:(?:only|just) (?:want|need|wanted|needed|wants|needs|wanna)(?= (?:to |some |an? |(?:the|my|our|it|him|her|them|this) (?:[a-z]+ )?to ))|(?<=(?:only|just) (?:want|need|wants|needs) )(?:the|my|our|it|him|her|them) (?:[a-z]+ )?to [a-z]+|(?:can ?not|can['’]?t|could ?n['’]?t|(?:hardly|barely)) (?:even )?(?:see|hear|read|tell|find|follow|make out) (?:what|where|who|how|why)|(?:says?|said|reckons|claims)(?= (?:he|she|they|it|there)\b)|all (?:day|night|morning|afternoon|evening|week|weekend|along|the time|this|that|over the (?:place|shop|house))|(?:that['’]?s|it['’]?s|is|was) the only [a-z]+|outside|outdoors|had|(?:i|we|he|she|they)(?:['’](?:ve|s)| have| has)?(?: still| already)? (?:got|had|have|has|bought) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen)(?: (?:of (?:them|those)|packs?|packets?|bags?|bottles?|tins?|jars?|boxes|already|left))*(?= *$)|(?:ca|wo|could)n['’]?t (?:make|do) (?:it|that)(?= *$)|couldn['’]?t(?= (?:get|find|come|go|be|sleep|eat|wait|reach|afford|manage|bear|face) )|(?:do|does|did)(?:n['’]?t| not) (?:need|want|use) (?:it|that|them|this|those)(?: any ?more| any longer| now)?|(?:no|some|every|this|that) one|(?<=wants? )(?:one|some|another|it|more) (?:later|tonight|tomorrow|afterwards)(?= *$))\b|\b(?:wants?|wanna|needs?|gotta|(?:has|have|had) to)(?: to)? (?!(?:it|this|that|them|these|those|you|the|all|not|no)\b)/gi;

/** Begins a wish for what was written down, which is looked for by the words behind. */
export const SEEKING =
  /^(?:(?:please|can you|could you|would you|yes|yeah|no|ok|okay|oh|actually|just|so)[, ]+)*(?:cancel|delete|remove|skip|drop|scrap|bin|ditch|lose|kill|forget|clear|stop|get rid of|call off|take off|cross off|move|push|shift|postpone|delay|put off|bring forward|(?:don['’]?t|do not|no need to) (?:remind|wake|nudge|nag))\b/i;

export const TIMED_NAME =
  /^(?:past|to|o['’]clock)$|\b(?:won['’]?t|wouldn['’]?t|can['’]?t|don['’]?t|isn['’]?t|doesn['’]?t|hurt)\b|^(?:i|we|he|she) (?:want|need|have|would like|must|should|ought|hope|plan) to\b|^(?:i|we)(?:['’]d like| would like) |\b(?:at|from|till|until|by) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|midnight|half|quarter|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;

/** Names nothing that could be looked for. */
export const UNNAMED =
  /^(?:(?:just|only) )?(?:the )?(?:it|its|that|this|them|these|those|him|her|next|last|first|other|same|(?:next|this|last) week(?:['’]s)?)(?: one)?$|^same (?:thing |song |music )?(?:in|on) the [a-z]+(?: room)?(?: as\b.*)?$/i;

/** In somebody's own words for an entry, what is no part of them: what points elsewhere or only tells, what somebody says, that they are taken back, or a day whose hour was not understood. */
export const SWALLOWED =
  /^(?:it|that|this|them|these|those)$|\bafter (?:that|this|it)\b|\bthen$|^(?:less|more) of\b|^(?:(?:i|we)(?:['’]?ve| have)(?: got)?|got) (?:the|a|an|my|our) |\b(?:it|that|they)(?:['’]s|['’]re)$|[,.;] (?:oh |ah |er |um )*(?:no|no wait|wait|wait no|hang on|hold on|no hang on|scrap that|scratch that|no scrap that),? |\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow) (?:at|from) [a-z0-9]|\b(?:moved?|push(?:ed)?|shift(?:ed)?|bump(?:ed)?) (?:us|me|it|them)\b|\b(?:says?|said|reckons?|thinks?|asks?|asked|wonders?|told) (?:(?:me|us) )?(?:(?:that|if|whether) )?(?:he|she|they|it|we|i|you)\b/i;

/** In the words of a reminder, that something before was taken back or is left out: "*sorry*", ", *no, half an hour*", "my pills *but not*". */
const TAKEN_BACK_IN =
  /^(?:that|so|it|this|sorry|no|wait|actually|oops|i mean|hang on|no wait|instead(?: of (?:him|her|them|me|us))?|(?:as well|too|also)(?: please| then)?)$|[, ](?:but not|except(?: for)?|apart from|other than)$|[,.;] (?:oh |ah |er |um )*(?:no|wait|hang on|hold on|scrap that|scratch that|make that|i mean|i meant),? (?:(?:in|at|on|for) )?(?:an?|half|quarter|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|tomorrow|tonight|noon|midday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)/i;

const NOT_NAMED =
  '(?!(?:for|a|an|one|some|until|till|to|from|with|by|do|so|because|if|when|while|once|now|today|tonight|tomorrow|at|about|as|it|that|this|leave|keep|make|turn|switch|put|set|dim|open|close|lock|remind|tell|ask|wait|checking|asking|joking|kidding|saying|stays?|remains?|half|halfway|on|off|left|in case)\\b)';

/** What takes back of a sentence some of its own words: "lock up. Oh, *just the front* though". */
export const TAKEN_BACK = {
  takenBackIn: TAKEN_BACK_IN,
  narrows: lazily(
    `^(.{4,}?)(?:[,.;:!]| -| –)+ ?(?:(?:and|or|but|oh|no|well|wait|hang on|hold on|actually|sorry|mm+|hmm+|um|uh|er|i mean|rather)[,. ]+)*((?:just|only) ${NOT_NAMED}[a-z][a-z'’]*(?: ${NOT_NAMED}[a-z'’]+){0,4}?)(?: (?:though|please|actually|then|really|i think))*(?:[.!]*|[,.;!]+ (?:because |as |since )?((?:[a-z]+['’]s|the|he|she|they|we|i|it|there)\\b.*))$`,
    'i',
  ),
};

/** In the words of something that is put on a list, what no thing is called: a question, what is told of somebody, an order. */
export const NO_ITEM =
  /^something(?: else| more)?$|^(?:on|off|down|in|up|too|as well|also|again|please|as well too|on too|on as well|on there|there)$|^(?:whatever|whichever) |^(?:[a-z'’]+ ){2,}(?:those|them|it)$|^(?:(?:(?:the|that|those|all the|all) )?(?:everything|anything|all|things?|stuff|bits?|ones?|items?))(?: that| which| else)? (?:i|we|he|she|they|you|(?!(?:for|from|with|in|on|of|to|is|are)\b)[a-z]+)(?:['’](?:d|s|ve))? (?:just |all |both )?(?:asked|wants?|wanted|needs?|needed|said|mentioned|talked|spoke|told|forgot|meant|fanc(?:y|ied|ies)|likes?|liked)\b|['’]s (?:used|finished|had|eaten|drunk|gone|got|been|taken|ran|run|out|low|broken)\b(?! [a-z]+$)|['’]s (?:gone off|broken|gone|finished|run out)$|^(?:(?:and|so|oh|but|yes|yeah|yep|ok|okay|sure|please),? )*(?:(?:those|them|these|both|(?:both|all|some|any) of (?:them|those|these)|(?:those|these) (?:two|three)|the lot|(?:me|us|him|her|you|myself|ourselves|everybody|everyone)(?: (?:too|as well|also))?)$|(?:who|what|which|does|do|did|is|are|has|have|can|could|would|shall|should)(?:['’](?:d|s|ll|ve|re))? (?:anybody|anyone|somebody|someone|everybody|everyone|you|we|they|he|she|it|i|there|any|like|likes|want|wants|fancies|fancy|ate|eats|needs?|has|have|had|is|are|was)\b|(?:we|they|i|you|he|she|it|there|that|nobody|everybody|somebody)(?:['’](?:re|s|m|ve|d|ll)| (?:are|is|am|have|has|had|need|needs|want|wants|ran|run|finished|ate|was|were))\b|(?:so )?(?:add|put|stick|pop|get|buy|throw|chuck|write|stuff|bung) (?:those|them|it|that|these|some|both|all)\b|(?:oh |and )*(?:add|put|stick|pop|throw|chuck|bung|whack|fling|toss|shove|sling) .+ (?:on|onto|in|to) (?:there|it|that)\b)|,? (?:and|then) (?:put|turn|switch|open|close|start|set|dim|lock) (?:the|my|our) |[,;.] (?:and |then |so |please |can you )*(?:put|turn|switch|open|close|shut|start|stop|set|dim|lock|unlock|pop|stick|get|make|play) (?:the|my|our|it|them|some|on|off) /i;

/** By these a sentence denies, sets a condition, leaves out, puts off, or tells of others and of other times. */
export const BINDING = new Set(
  (
    "not no never none nothing nor neither without don't dont doesn't didn't didnt won't wont wouldn't wouldnt shouldn't isn't aren't wasn't can't cant cannot couldn't " +
    'if unless when whenever while once whether until till except but besides apart excluding instead rather only otherwise else ' +
    'then after before later tomorrow yesterday tonight morning evening afternoon noon midnight ' +
    'week weekend monday tuesday wednesday thursday friday saturday sunday daily every each always usually often sometimes ' +
    'minute minutes hour hours second seconds oclock sunset sunrise dusk dawn ' +
    'was were had did used would should might may must said says say tell told asked ask wants wanted thinks wonder suppose imagine pretend ' +
    'stop cancel undo leave keep wait hold forget remind mean meant ' +
    'who what which why how where whose or either outside outdoors'
  ).split(' '),
);

const DENYING = new Set(
  "not no never none nothing nobody don't dont doesn't didn't didnt won't wouldn't isn't aren't wasn't can't cant cannot couldn't".split(
    ' ',
  ),
);

/** That nobody is in a room, told as it is: "the kitchen's *empty*", "everyone has *left* the kitchen". */
export const NOBODY_THERE = {
  denying: DENYING,
  deserted: new Set('empty deserted unoccupied vacant abandoned vacated left'.split(' ')),
};
