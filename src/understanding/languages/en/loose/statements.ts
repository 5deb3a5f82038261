import type { StatementGrammar } from '../../index.ts';
import { lazily } from '../patterns.ts';

/** What only tells something, by its build: somebody or something, a verb that tells it of them, and no order. */

/** Who is told of without a name. */
const KIN =
  'mum|mam|mom|mummy|mommy|dad|daddy|gran|granny|grandma|nan|nana|nanny|grandad|grandpa|granddad|auntie|uncle|(?:the|my|our|his|her) (?:boss|baby|little one|kids|children|boys|girls|parents|brother|sister|neighbou?rs?|plumber|doctor|teacher|school|office|cat|dog)|boss';

const PEOPLE = 'someone|somebody|everyone|everybody|nobody|no one|noone';

/** Said before anything else, for company's sake. */
const CRIES =
  'oh+|och|ach|ooh|aw+|ah+|hey|hiya|hi|well|so|right|ok(?:ay)?|look|listen|sorry|honestly|seriously|goodness(?: me| gracious)?|gosh|god|my god|blimey|crikey|jeez|wow|ugh|yikes|phew|heavens|sure|yeah|aye|and|but|cos|because|coz|since|also|now|actually|anyway|by the way|btw';

/** Verbs that tell something of what is named before them. No noun of a house is written like one. */
const TELLS =
  "is|are|am|was|were|has|have|had|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|can't|cannot|cant|couldn't|won't|wont|doesn't|doesnt|don't|dont|didn't|didnt|keeps?|kept|got|gets|feels?|felt|looks?|looked|seems?|seemed|smells?|sounds?|says?|said|reckons?|thinks?|thought|hates?|loves?|likes?|knows?|goes|went|comes|came|left|lost|found|made|makes|took|takes|starts|started|stopped|stops|ran|runs|fell|falls|broke|forgot|woke|wakes|spilt|spilled|begins|began|needs|wants|stinks|hurts|shines|leaks|rattles|barks|cries|wrote|slept|sleeps|drove|drives|met|paid|won|stood|sat|flew|hung|spoke|sold|taught|stays|lives|works|waits|snores|moans|screams|coughs|forgets|misses|enjoys|happens|matters|hangs|rains|rained|snows|walked|arrives?|sees|saw|hears|heard|told|tells|dropped|finished|ended|rang|rings|called|texted|brought|brings|bought|buys|ate|eats|sent|gave|gives|will|'ll";

/** The same by its ending, and what only looks like it. */
const PAST =
  '(?!(?:red|bed|shed|sled|seed|feed|need|speed|weed|med|bread|heated|coloured|colored)\\b)[a-z]{2,}ed';

/** A word that may stand in what something is called, and begins nothing else. */
const NO_NAME = `(?:what|who|whose|which|when|where|why|how|if|unless|whenever|not|no|please|can|could|would|will|shall|should|do|does|did|is|are|was|were|has|have|had|let|make|turn|switch|set|put|get|give|take|stop|start|play|pause|open|close|shut|lock|unlock|dim|add|remind|wake|tell|cancel|leave|keep|stick|pop|on|off|up|down|out|in|at|to|for|of|with|by|from|and|or|but|then|so|just|only|also|too|that|this|it|i|we|he|she|they|you|there|${PEOPLE}|all|both|every|each|any|half|back)`;
const NAME = `(?!${NO_NAME}\\b)[a-z][a-z-]*`;

/** What is told behind "'s", where it is no owner's. */
const IS_SO =
  "'s (?:(?:just|still|now|already|all|so|too|very|really|pretty|quite|a bit|bit|well|proper|fairly|a wee bit) )*(?:not|a|an|the|my|our|his|her|in|on|at|off|up|down|out|over|back|here|there|got|been|gone|had|come|left|run|no|round|under|about|near|wide|hung|made|taken|given|seen|done|slept|found|lost|told|sent|brought|bought|sold|paid|met|won|eaten|drunk|driven|written|broken|fallen|woken|forgotten|hurt|stuck|caught|begun|spoken|full|sick|ill|asleep|awake|home|away|late|early|cold|warm|hot|dark|bright|loud|wet|dry|tired|hungry|ready|busy|empty|high|low|free|far|horrible|awful|lovely|nice|grand|baltic|boiling|freezing|dreich|bad|mad|right|wrong|sunny|cloudy|rough|sore|[a-z]+ing|[a-z]+ed|[a-z]+ish|[a-z]{3,}y|[a-z]+less|[a-z]+ful)\\b";

/** "I *lost* it": behind one of these almost any verb tells; what wishes, asks or may be ordered does not. */
const OF_ONE =
  `(?:i|we|he|she|they|${KIN})(?:'m|'ve|'re|'s|'ll)? (?!(?:'d|would|should|could|may|might|must|wish|fancy|prefer|rather|ask|demand|order)\\b)` +
  "(?!(?:want|wants|need|needs|like|mean|meant|wanted|needed)\\b(?! to (?!(?:turn|switch|put|set|have|see|hear|open|close|shut|lock|dim|play|stop|change|make|get)\\b)[a-z]+))[a-z']+";
const OF_IT = `(?:it|there|${PEOPLE})(?:'s|'ll| (?:${TELLS}|${PAST}))\\b`;
const RUN_TOGETHER =
  '(?:im|ive|its|thats|theres|someones|somebodys|everyones|hes|shes|theyre|weve|youve|youre|were (?=[a-z]+ing\\b)) [a-z]';
const OF_YOU = "you(?:'ve|'re| have| are| left| forgot| were| did| just)\\b";
const OF_THIS = `(?:this|that|these|those)(?:'s| (?:${TELLS}))\\b`;
const OF_NAMED =
  '(?:(?:the|a|an|my|our|his|her|their|your|this|that|these|those|some|all the|both the|half the|one of the) )?' +
  `(?:${NAME} ){0,3}?${NAME}(?:${IS_SO}|'re\\b|'ve\\b| (?:just |still |never |only |already )?(?:${TELLS}|${PAST})\\b| (?:still|never|always|hardly|already|really) [a-z]{3,}s\\b)`;
/** "*No idea why* it's on", "*last time it* boiled over", "*not that it* matters". */
const FRAMED =
  '(?:no idea (?:who|why|how|what)|not that (?:it|i|we|he|she|they|anyone|anybody)|as if (?:it|i|we|he|she|they|anyone|anybody)|(?:the )?last time (?:it|i|we|he|she|they|the [a-z]+)|that way (?:it|i|we|he|she|they|nobody|no one|everyone|the [a-z]+)) ';
/** "*Found it*", "*can't see a thing*": who is left out. */
const OF_NOBODY =
  "(?!(?:don't|dont|do not|never) (?:let|make|have|help|allow|ever|you|ye|forget)\\b)(?:(?:just |finally |already |all )*(?:found|lost|forgot|spilt|spilled|dropped|finished|broke|got back|got home|got the|got a|got some|got him|got her|got them|got it|been|had|heard|saw|done)|can't|cannot|cant|couldn't|haven't|didn't|don't|didnt|dont (?:know|think|feel|fancy|mind)|about to|off to|going to|gonna|on (?:my|our) way|nearly|almost|back in|back from|running late|up to my|not (?:well|feeling|long|a bad|too))\\b";
/** "*Awful dreich this morning*": how it is. */
const OF_WEATHER =
  "(?:(?:awful(?:ly)?|fierce|pure|dead|proper|terrible|terribly|desperate|quite|very|so|really|absolutely|a bit|bit|rather|mighty|wild|grand|lovely|nice|what a) )+(?!(?:much|bright|dark|loud|hot|cold|warm|dim|quiet|low|high|lights?|lamps?)\\b)[a-z]+(?: (?:[a-z]+))?(?: (?:day|night|evening|morning|one|weather))?(?: (?:out|outside|in here|there|again|today|this (?:morning|evening|afternoon)|tonight|the day|for it|of a|isn't it|now))*(?=$|[ ,.!]*$)";

const NUMBER =
  '(?:\\d+|noon|midday|midnight|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** Who or what comes: "we've got visitors *later*" puts nothing off. */
const VISIT =
  "^(?:we|i|they|there)(?:'ve|'re| have| are)?(?: got| having)? (?:(?:a|an|the|some|our|my|more) )?(?:visitors|guests|company|people|friends|family|neighbours|kids|children|plumbers?|somebody|someone)(?: (?:coming|here|over|round|staying|visiting|by))* ";

/** Said between marks, and nothing in it. */
const ASIDE =
  "ugh|ach|och|ah|aw|agh|argh|god|right|ready|listen|look|here|now|well|anyway|(?:do )?(?:you|ye) know what|guess what|(?:oh )?go on|go on then|here'?s the thing|thing is|the thing is|fair enough|no (?:rush|hurry|bother|worries|panic|problem|matter|harm done)|that'?s (?:it|all|the lot|us|me)|that should do it|ta|cheers|right so|silly me|my mistake|dear|bless (?:him|her|them)|god help us|for (?:goodness|heaven'?s|god'?s|pity'?s|flip'?s) sake|honestly|would you believe|wouldn'?t you know|(?:the )?poor (?:thing|love|lamb|mite|pet|soul|wee thing|wee soul|little thing)|what a (?:day|night|mess|week|morning|palaver|carry on|racket)|never again|typical|story of my life|long story|don'?t ask|need i say more|(?:that |it |this )?works(?: fine| well| for me| now)?|(?:i )?knew it|(?:i )?might have (?:guessed|known)|(?:that )?figures|good to know|very kind(?: of you)?|much better|what a relief|makes sense|about time(?: too)?|told you(?: so)?|br+|mm+|ah+|ooh+|phew|perfect|lovely|grand|brilliant|great|so there|and all that|you see|you understand|(?:(?:it(?:'?s| is)|tomorrow|after that|afterwards|otherwise|the rest|the others|on [a-z]+day|next week) )*as (?:usual|ever|always|normal)" +
  '|' +
  '(?:just |only )?(?:a |one|two|three|four|five|six|couple of|a couple of|a few|few|some) ?(?:wee |quick |little |small |more )?(?:things?|jobs?|bits|bits and bobs|favours?|favors?|requests?|questions?)(?: (?:for you|before (?:bed|i go|we go)|to do|please|pet|love))?';

export const ENGLISH_STATEMENTS: StatementGrammar = {
  anybody: 'she',
  staying: lazily(
    `^(?:i|we|he|she|${KIN})(?:'m|'re|'s|'ll| can| can't| could| will| have to| has to| always)* (?:stay(?:s|ed|ing)?|(?:leav(?:es?|ing)|left)(?! (?:it|them|that|on|off|the|my|our)\\b))\\b`,
    'i',
  ),
  aside: lazily(`^(?:(?:and|but|so|oh|well|ah|ok|okay|yeah|aye) )*(?:${ASIDE})[,.!? ]*$`, 'i'),
  forbids:
    /(?:^|[,;.–-]|\b(?:and|but|so)\b)\s*(?:(?:and|but|so|just|please|oh) )*(?:don['’]?t|do not|never) (?!(?:need|want|like|know|care|mind|think|have|feel|believe|remember|see|bother|worry|get|got|even|really|come|go out|work)\b)[a-z]+/i,
  lead: lazily(`^(?:(?:${CRIES})[,!. ]+)+`, 'i'),
  opening: lazily(`^(?:(?:${CRIES}|no|nah|wait|hang on|hold on|hang about|no wait|actually)[,!. ]+)+`, 'i'),
  build: lazily(
    `^(?:${OF_ONE}|${OF_IT}|${RUN_TOGETHER}|${OF_YOU}|${OF_THIS}|${OF_NOBODY}|${OF_WEATHER}|${FRAMED}|${OF_NAMED})`,
    'i',
  ),
  bound: lazily(
    `\\b(?:(?<!^as )if|unless|when|whenever|while|once|until|till|except|apart from|instead|otherwise|else|or|then|after|before|every|each|(?<!^(?:i|we|he|she|they|it|you|${KIN}) )(?:always|usually)|(?<!${VISIT})(?:later|tomorrow|tonight)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|should|would|must|may|might|please|pretend|imagine|suppose|(?:can|could|would|will) (?:you|ye|we|i|somebody|someone)|` +
      `(?:at|from|by|around|about) (?:about |around )?${NUMBER}|in (?:an?|a few|a couple of|${NUMBER}|[a-z]+teen|[a-z]+ty) (?:\\w+ )?(?:seconds?|minutes?|mins?|hours?|days?|weeks?)|` +
      '(?:says?|said|told|asked|tells|reckons?|thinks?) (?:(?:me|us|you) )?(?:(?:to|that|can|could|will|please) )?(?:turn|switch|put|set|open|close|shut|lock|unlock|stop|start|make|get|play|dim|add|leave|keep|no|you|not))\\b',
    'i',
  ),
  acts: /(?:[^s]s|ed|ing)$/,
  leadsToOrder:
    /^(?:to|the|a|an|my|our|his|her|their|your|this|that|these|those|some|any|i|we|he|she|they|you|it|can't|cannot|don't|won't|not|never|will|would|could|can|do|does|did|of|in|on|at|with|for|is|are|was|were|been|be|always|still|just|being|ever|kids|who|which|little|big|new|old|good|bad|another|more|no)$/i,
  soAsked:
    /^(?!(?:(?:so|and|but|well|oh|right)[, ]+)*(?:if|when|whenever|unless|once|as soon as|after|until|while|every|each|from|at|on|in|by|tomorrow|tonight|today|next|remind|tell|turn|switch|put|set|wake|add)\b)(?!.*\b(?:tomorrow|tonight|later|until|till|unless|if|when|whenever|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+(?:st|nd|rd|th)|at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half|quarter))\b.*[,;.–-] ?(?:and )?so\b)[^?!"“]*?[,;.–-]+ ?(?:and )?so,? (?=(?:please|kindly|(?:would|could|can|will) you(?: please| kindly)?|might i|may i|i(?:['’]d| would) like you to)\b)/i,
  joined: /\b(?:and|or|but)(?: (?:only|also|then|only if|if))* *$/i,
  subject: lazily(
    `^(?:${PEOPLE}|any ?(?:one|body)|it|there|he|she|they|we|i|(?:the|my|our|his|her) [a-z]+)(?=['’ ])`,
    'i',
  ),
  begins: new RegExp(
    `(?: )(?=(?:(?:${PEOPLE}|it|there)(?:'s| is| has| was| keeps)|(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is| was| were| can't| cannot| cant| couldn't| keep| keeps)|(?:im|its|theres|theyre|hes|shes|someones|somebodys|everyones)|(?:my|our|his|her|the|mum|dad|gran) (?:[a-z]+ ){0,2}?(?:[a-z]+'s|[a-z]+ (?:is|are|has|have|can't|keeps?)|is|are)) )`,
    'dgi',
  ),
  ordersNext:
    / (?:so |and |then )?(?=(?:(?:can|could|would|will) (?:you|we|ye|ya)|please|(?:turn|switch|put|pop|stick|bung|open|close|shut|lock|unlock|dim|start|stop|pause|mute|set|make|draw|raise|lower|knock|kill|whack|crank|play|resume|skip|brighten|run|send|get|take|cross|tick|remove|delete|cancel) )\b)/dgi,
};
