import type { Rewording } from '../../index.ts';

/** A rewording, which says nothing where nothing stands instead. */
export const as = (say: RegExp | string, plain = ''): Rewording => ({
  say: new RegExp(typeof say === 'string' ? say : say.source, 'dgi'),
  plain,
});

export const CALLED =
  '(?:my )?(?:love|dear|dearie|darling|sweetie|sweetheart|honey|hun|hon|babe|pet|duck|mate|pal|buddy|bud|dude|bro|bruv|chief|boss|sunshine|sweetpea|old (?:thing|chap|boy|bean)|house|hub|hearth|computer|alexa|siri|jarvis)';
const EXCLAIMED =
  '(?:oh+|ooh+|o+h my|aw+|ah+|u+r?gh+|br+|phew|whoa|wow|gosh|god|my god|oh my god|omg|blimey|crikey|heavens|goodness(?: me| gracious)?|jeez|geez|yikes|eek|hey|oi|yo|right(?: then| so)?|righto|ok(?:ay)?(?: so| then)?|so|well|hmm+|sorry|excuse me|listen|look|please|pls|quick(?:ly)?|hi(?: there)?|hello(?: there)?|hiya|yeah|yep|um+|er+m?|actually|anyway|now then|guess what|good (?:morning|evening|afternoon)|no rush but|quick one|one more thing|by the way|btw|while i remember|before i forget|also|oh yeah|oh yes|alright|all right|fine|great|cool|nice|lovely|brilliant|perfect|thanks|thank you|cheers|ta|for (?:goodness|heaven.?s|god.?s|pete.?s|christ.?s) sake|for crying out loud|you know what|tell you what|honestly)';
/** What is said for politeness' or company's sake at the ends of a sentence, and changes nothing in any. */
export const MANNERS: readonly Rewording[] = [
  as(`^(?:${EXCLAIMED}[,!. …-]+)+`),
  as(`(?:[,.] ?|^)${CALLED}[,!] `),
  as(`(?:, ?${CALLED}| (?:dear|dearie|darling|sweetheart|bruv|bro|dude))(?=[.!?]*$)`),
  as(
    /(?:\b(?:would|will|could|can) (?:you|ya) |^)(?:just )?be (?:a|an) (?:dear|love|darling|star|angel|sweetie|pal|good [a-z]+) and\b/,
    'please',
  ),
  as(/\bdo (?:me|us) a (?:favou?r|solid) and\b/, 'please'),
  as(
    /\bi(?:'d| would| should) be (?:ever so |so |very |most |really )*(?:grateful|thankful|obliged|glad|pleased|happy) if (?:you|someone|somebody) (?:could|would|can|might)\b/,
    'please',
  ),
  as(/,? (?:would|will|could|can) (?:you|ya|u)(?: please| kindly)?(?: for (?:me|us))?(?=[,.!?]*$)/),
  as(
    /,? (?:if (?:you (?:would|could|can|like|please|get (?:a|the) chance|don't mind|dont mind|have a (?:sec|second|minute|moment))|you'd be so kind|it's no trouble|that's (?:ok|okay|alright|all right))|when you(?:'ve| have)? (?:get |got )?a (?:sec|second|minute|moment|mo|chance)|there's a (?:good|dear|love|darling)(?: [a-z]+)?|cheers|ta(?: very much)?|thanks(?: a (?:lot|million|bunch))?|thank you(?: (?:very|so) much)?|many thanks|sharpish|pronto|asap|a ?s ?a ?p|right away|straight away|this (?:instant|minute)|for (?:goodness|heaven'?s|god'?s|pete'?s|christ'?s) sake|for crying out loud|innit|yeah|lol|haha+|thx|ty|x+|y'know|you know|i beg you|i'm begging you|already|now please|quick(?:ly)?|real quick|hurry(?: up)?|chop chop)(?=[,.!?]*$)/,
  ),
  as(/,? ?(?:pretty )?please(?:,? (?:pretty )?please)*(?=[.!?]*$)/),
];
