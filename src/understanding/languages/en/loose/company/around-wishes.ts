import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { LIKES } from './stumbles.ts';

/** What people say round a wish, to whom they speak or how they feel, which is no part of it: "ach", "quick favour", "go on, pet". */

const MARK = '[,.!?:;… –—-]+';
/** Whom it is said to. */
const CALLED =
  '(?:love|lovey|dear|dearie|darling|sweetie|sweetheart|honey|hun|hon|babe|pet|petal|duck|hen|mate|pal|buddy|bud|dude|bro|bruv|chief|boss|sunshine|doll|lads?|lass|folks|mucker|chum|my (?:love|lovely|friend|dear|darling))';
/** "*Come on again* in five minutes" is a wish. */
const NO_TIME = '(?! (?:again|in|at|after|when|once|as soon as|around|tomorrow|tonight)\\b)';
/** Cries and words to begin with, which name nothing. */
const CRY = `(?:yo+|a+c+h+|och(?: aye)?|a+w+|ey up|ay up|oi+|oy|aye|phew|ugh+|urgh+|argh+|wow|whoa|eek|yikes|yay|psst|ahem|ooft?|oof|hmph|tsk|tut|mm+|jaysus|jeez|jeepers|jesus|christ|(?:oh )?my god|good (?:god|lord|grief)|blimey|crikey|bloody hell|flipping heck|heya|hiya|howdy|alrighty|righty(?:[- ]ho)?|righto|okey[ -]?doke?y?|mkay|listen (?:here|up)|look here|here now|now then|so then|so now|ok(?:ay)? now|come on${NO_TIME}|c[’']?mon|ah here|go on${NO_TIME}|you know what|d[’']?you know what|tell you what|thing is|right lads)`;
/** Words that say something of their own unless a mark parts them from what follows. */
const ASIDE =
  "(?:here|look|listen|god|lord|hell|damn|sugar|flip|hey|hi|hello|(?:hey |oi )?you|quick (?:one|favou?r|question|thing|job|note|request)|(?:(?:a|one) )?(?:(?:small|wee|little|tiny|another|last|other|more|final) )+(?:favou?r|thing|question|job|request)|favou?r|first(?:ly)?(?: off| of all| up| things first)?|to start(?: with)?|for starters|for a start|heads up|fyi|(?:it['’]?s )?(?:only )?me again|don['’]?t mind me|good stuff|nice one|cheers|class|sound|champion|brill|super|magic|lovely(?: job)?|ta(?: muchly)?|(?:many )?thanks(?: a (?:lot|million|mill|bunch))?|thank you|no worries|just a thought|random one|if you(?: can|['’]re free| have a (?:sec|minute|moment)| don['’]?t mind| would| please)|when you(?:['’]re (?:free|ready)| can| have a (?:sec|minute|moment)| get a (?:sec|minute|moment|chance)))";
const LED = '(?:(?:on second thoughts?|oh|ah|well|so|and|ok(?:ay)?|right|now|just|but|hm+|um+|er+m?)[,. ]+)*';
/** What is done, as the first word of a wish. */
export const ORDER =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|pause|resume|play|mute|dim|brighten|raise|lower|make|get|give|bring|take|add|remind|wake|tell|send|e-?mail|cancel|delete|remove|clear|move|push|shift|change|check|show|read|list|find|run|kill|cut|leave|keep|let|have|stick|pop|bung|chuck|whack|throw|knock|flick|pull|drop|skip|call|message|text|snooze|undo|wipe|empty|hoover|vacuum|warm|heat|cool|light|draw|lift|start|begin|create|book|schedule|write|note|jot|do|not|never)';
const WHO = '(?:you|ya|ye|u)';

/** Behind a wish, to the end. */
const PARTING = `(?:go on(?: then| there)?|won['’]?t ${WHO}|that['’]?s (?:all|it|the lot)(?: for (?:now|today|the moment))?|(?:${WHO} )?hear me|please and thanks|ta(?: very much| muchly)?|cheers|many thanks|thanks?(?: (?:you|so much|very much|awfully|a (?:lot|mill(?:ion)?|bunch)))?|(?<!\\b(?:is|are|it['’]s|that['’]s)\\b[^,;.]*)ok(?:ay)?|yeah|yea|yep|(?:will|would|could|can) (?:you|ya|ye|u)(?: please)?|(?:when|whenever|once) ${WHO} (?:get|have|find|(?:['’]ve|have) got) (?:a|the) (?:sec(?:ond)?|min(?:ute)?|mo(?:ment)?|chance)|(?:when|whenever|if) ${WHO} can|good (?:man|girl|lad|woman|boy|house)|there['’]?s a (?:good )?(?:love|dear|pet|lad|girl|man)|innit|bro|bruv|mate|dude|buddy|hun|eh|huh|lol|xx*)`;

/** What begins so is a question, or lets somebody do something. */
const NO_ORDER =
  "(?:(?:ah|oh|ok|well|right),? )*(?:that|it|you|they|this|he|she)(?:[’']?(?:s|re|ll|ve|d))?|perfect|lovely|great|brilliant|grand|let|make|have|tell me when|ask|what|how|when|where|who|do|does|did|will|would|should|can|could|is|are";
/** Behind these more must follow. */
const LEADS_ON =
  'the|my|our|your|his|her|their|an?|to|with|of|and|from|for|in|they|i|we|he|she|do|say|says|think|be|is|are|not|what|about|feel|new|best|old|will|would|could|can|many|so|if|when|whenever|once';
/** In sentences with these a name may end in such a word: "a timer for the true love". */
const NAMES =
  'timer|alarm|list|add|buy|need|needs|want|get|for|remind|e-?mail|mail|message|call|play|put on|calendar|diary|note|say|tell';

export const AROUND_WISHES: readonly Rewording[] = [
  as(
    `^${LED}(?:(?:${CRY}(?:,? ${CALLED})?|(?:hey|hi|hello|hiya|listen|look|here|right|ok(?:ay)?) (?:${CALLED}|you|there))${MARK})+(?:${CALLED}[,.!:;]+ )?(?=[a-z0-9]+[ '’][a-z0-9])`,
  ),
  as(`^${LED}(?:${ASIDE}(?:,? ${CALLED})?[,.!?:;… –—-]*[,.!?:;…–—-] *)+(?=[a-z0-9]+[ '’][a-z0-9])`),
  // "*Go ahead and* add milk", "*would it be possible to* add milk", "*how about you* add milk".
  as(
    `^${LED}(?:(?:${WHO} can |please )?go (?:on |right )?ahead and (?:please )?|(?:would|could) it be possible (?:for ${WHO} )?to |(?:is it|would it be) (?:possible|ok(?:ay)?|alright|all right) (?:for ${WHO} )?(?:to|if ${WHO}) |how about ${WHO} )(?=${ORDER} )`,
  ),
  // "We're out of coffee, *would you* put it on the list": asked in the commonest way.
  as(
    `(?<=[a-z0-9][,;.–-]+ (?:so |and |but )?)(?:would|will) you (?:please |kindly |just )?(?=${ORDER} )`,
    'could you ',
  ),
  // "*Never mind that*, turn the lamp on": as "forget that".
  as(`^${LED}never mind (?:that|it)[,.;–-]+ (?=${ORDER} )`, 'forget that, '),
  // "*On second thoughts* cancel the haircut".
  as(`^(?:(?:oh|ah|ok|no|actually)[, ]+)*on second thoughts?,? (?=${ORDER} )`),
  // "*I need you to* shut the blind", "*you should probably* lock the door".
  as(
    `^${LED}(?:(?:i|we)(?:['’]?(?:d|ll|m|re)| would| will| am| are| do)?(?: really| just| kind of| kinda| might)* )?(?:gonna |going to |gon )?(?:need|want|like|love|prefer) (?:${WHO}|somebody|someone) to (?:please |just |go and )*(?=[a-z])`,
  ),
  as(
    `^${LED}(?:(?:i|we)(?:['’]?d| would) (?:(?:really|so|much|be) )*|would(?: not|n['’]?t) |(?:i|we) would(?: not|n['’]?t) )(?:appreciate it|grateful|obliged|thankful|delighted|love it|like it|mind(?: it)?) if ${WHO}(?:['’]?d| would| could| can| might| were to)? (?:please |just )*(?=[a-z])(?![a-z]+ed )`,
  ),
  as(
    `^${LED}${WHO} (?:should|had better|['’]d better|better|ought to|might want to|may want to|need to|have to|must|could|can|may)(?: (?:probably|just|please|maybe|perhaps|also|really|now))+ (?=${ORDER} )`,
  ),
  as(
    `^${LED}${WHO} (?:should|had better|['’]d better|better|ought to|might want to|may want to) (?=${ORDER} )`,
  ),
  // "Lock up, *go on pet*": what only parts from whom it is said to.
  as(
    `^((?!(?:${NO_ORDER})\\b)[a-z0-9'’]+ .*?[a-z0-9%])(?<!\\b(?:${LEADS_ON})\\b)(?:[.!,;]+ ?| )(?:${PARTING}(?:,? ${CALLED})?[,. ]*)+[.!?]*$`,
    '$1',
  ),
  as(
    `^((?!.*\\b(?:${NAMES})\\b)(?:(?:please|can you|could you|will you|would you|and|so|right|just) )*${ORDER} .*?[a-z0-9%])(?<!\\b(?:${LEADS_ON})\\b)[.!,;]* ${CALLED}[.!?]*$`,
    '$1',
  ),
  // "Is the gate shut, *pet*" without the mark: no name ends in such words.
  as(
    `^([a-z0-9'’]+ .*?\\b(?:on|off|up|down|in|out|open|closed|shut|locked|today|tonight|tomorrow|now|morning|afternoon|evening|list|calendar|diary|please|free|percent|degrees)) ${CALLED}[.!?]*$`,
    '$1',
  ),
  // "… *for us*": whoever asks is no name of a timer.
  as(
    /^((?!.*\b(?:remind|e-?mail|mail|message|text|tell|say|write|send|ask|book|call)\b)[a-z0-9'’]+ .*?[a-z0-9%])(?<!\b(?:and|or|it|up|wait|look|what|one|room|time|reminders?|alarms?)|\bfor [a-z]+,? and (?:then )?(?:at )?[a-z0-9:. ]{1,24}) for (?:me|us)(?: there)?(?=[.!]*$)/,
    '$1',
  ),
  // "Tell Sam the shopping's done *please* and add tea to the list": no part of what is told.
  as(`(?<=^${LED}(?:let|tell|text|message|e-?mail) [^;.!?]*[a-z0-9]),? please(?= and (?:then )?${ORDER} )`),
  // "Ten minutes for the eggs and five for the bread, *start now*".
  as('(?<=\\b(?:timers?|minutes?|mins?|hours?)\\b.*),? (?:start(?:ing)?|go) (?:right )?now(?=[.!]*$)'),
  // "How warm is it outside *by the way*".
  as(/(?<=[a-z0-9%]),? by the way(?=[?.! ]*$)/),
  // "The lights on in the garden *there*".
  as(/(\b(?:in|at|on|by) (?:the|my|our) [a-z]+(?: [a-z]+)?) there(?=[.!]*$)/, '$1'),
  // "Knock it off *like*".
  as(`(?<=[a-z0-9] )(?<!\\b${LIKES} )like(?=[.!]*$)`),
  // "Put down*, before I forget,* that the gas man is due".
  as(
    '(?<=\\b(?:(?:put|write|note|jot) down|note)),? (?:before i forget|while i remember|while i think of it),? (?=that\\b)',
    ' ',
  ),
  // "And another *as a backup* ten minutes later".
  as(
    '(?<=\\b(?:another|one more))(?: one| alarm)?,? (?:as a (?:backup|back-up|spare|safety net)|for luck|(?:just )?in case|to be (?:safe|sure)),? (?=(?:at|for) |[a-z0-9-]+ (?:minutes?|mins?|hours?) (?:later|after|earlier))',
    ' ',
  ),
];
