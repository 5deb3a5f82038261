import type { BoundGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';

/** Clauses that say when or whether a wish is to be done. */

/** What the house can notice, and does not do out of kindness: "when you hear the bell". */
const NOTICED = '(?: you (?:hear|see|notice|detect|spot)\\b)';
/** "It's no bother", "it isn't too much to ask". */
const NO_BOTHER =
  "(?:it|that)(?:['’]?s no|['’]?s not| is not| isn['’]?t| wouldn['’]?t be| won['’]?t be)(?: (?:too|much|an?|any|of|asking))* (?:much|late|bother|trouble|hassle|problems?|inconvenience|imposition|busy|ask|done|already)\\b";
/** "*If that fails tell me*": the house does so anyway. "Tell me *if anything goes wrong*" as well. */
const FAILS =
  "(?:that|it|this|anything|something) (?:fails?|goes wrong|(?:does|did|wo)(?:n['’]?t| not) work)|there(?:['’]s| is)(?: an?y?)? (?:problem|trouble)";
const TELLS = '(?: (?:then|please|just))* (?:tell|let|say|warn|shout)\\b';
/** What is only polite, goes on with what was done, or is told of the meantime. */
const POLITE = `(?!${NOTICED})(?: ever)? (?:(?:${FAILS})(?:(?=${TELLS})|(?<=\\b(?:tell|let|say|warn|shout)\\b[^,;.!?]*)$)|you|u|ya|possible|at all|need be|necessary|needed|required|i may|i might|i['’]m not (?:mistaken|wrong|too|being|interrupting|disturbing)|not|so|only|all$|all (?:that|goes well|is well)|that(?:['’]?s| is) (?:(?:done|over|finished|ready|sorted|possible)\\b|(?:ok|okay|alright|all right|fine|cool|good)(?: with (?:you|u|everyone))?$)|that$|this|which|then|it(?:['’]?s| is) (?:ok|okay|done|over|finished|ready|convenient|alright|possible)|${NO_BOTHER}|it suits|(?:it|they) already|(?:it|they)(?:['’](?:s|re)| is| are) already|done|finished|ready|everything|further|later|i (?:forget|remember|think|recall|say so|tell)|we forget)\\b`;
const VAGUE =
  '(?:(?:a (?:bit|little|while) )?later(?: on)?|soon|in a (?:(?:little|short|wee) )?(?:bit|while|moment|mo|tick|jiffy|sec|second)|in due (?:course|time)|in good time|some ?time|at some point|one of these days|eventually)(?! (?:i|we|he|she|they|it)\\b)';
const NOT_YET =
  'not (?:now|yet|just yet|just now|right now|right away|at once|immediately|straight ?away|until|till|before)\\b';

const AT_ONCE =
  '(?:(?:right |straight )?(?:now|away)|at once|immediately|straight ?away|this (?:second|minute|instant|moment)|asap)';
/** Whether, and not when: "should the train be late". A question begins so as well, of what the house is to do. */
const WHETHER =
  '(?:(?:if|unless|provided|providing|assuming|supposing|(?:as|so) long as|on (?:the )?condition|in the event)\\b|in case of\\b|depending on\\b|should (?=(?:the|a|an|any(?:one|body|thing)?|some(?:one|body|thing)|he|she|they|my|your|our|his|her|their|there)\\b))';
const WHEN =
  "(?:when(?!['’]s\\b| (?:am|must|shall|may|might|is|are|was|were|do|does|did|will|would|can|could|should|have|has)\\b)|whenever|once(?! was\\b| is\\b| and for all\\b| more\\b| again\\b| upon\\b)|(?:after|before)(?! (?:that|this|which|[a-z]+ing)\\b)|until|till|as soon as|the (?:(?:moment|minute|instant)(?! of\\b)|second(?= (?:the|an?|i|we|you|he|she|it|they|my|our|his|her|their|mum|dad)\\b)))\\b";
const MEANWHILE = '(?:while|whilst)\\b(?! (?:i|we|you|he|she|they|it|mum|dad|at it)\\b)';

/** "Not yet", "in a bit", "unless it rains", "after the gate closes"; but neither "if you can" nor "while I cook". */
const CLAUSE = lazily(
  `^(?!${AT_ONCE}$)(?:${NOT_YET}|${VAGUE}\\b|${MEANWHILE}|(?:${WHETHER}|${WHEN})(?!${POLITE}))`,
  'i',
);
const LEADS =
  /^[\s\-–—"'“”]*(?:(?:and|but|or|so(?! long)|only|just|then|please|well|ok|okay|oh|right|hey|hearth|also|though|mind|however) )*/i;
/** Within what is told beside a wish: a condition of the wish, and no part of what is told. */
const INSIDE = lazily(
  `\\b(?:unless|provided|providing|as long as|as soon as|(?:but|only|just) (?:if|when|once)|not (?:now|yet)|when i say|if(?! (?:i|it|they|we|he|she)\\b))\\b(?!${POLITE})`,
  'i',
);
/** Behind these a thing of the house makes a condition: "it's been on all day *if the door is open*". */
const WITH_THING = /\b(?:if|when|whenever|once|while|after|until|till)\b/gi;

/** Within what is told beside what is written down, whose reasons are of other things. */
const SURELY = lazily(
  `\\b(?:unless|provided(?: that)?|providing|(?:as|so) long as|(?:but|only) (?:if|when|once)|not (?:now|yet)|when i say)\\b(?!${POLITE})`,
  'i',
);

/** Within what is told beside what is taken away: "cancel that one, he wants to sleep *when gran calls*", and not "*when I was out*". */
const BEFORE_TAKEN_AWAY = lazily(
  `\\b(?:if|unless|when|whenever|once(?! (?:was|is|more|again|and for all)\\b)|as soon as)\\b(?! [a-z]+ (?:was|were|had|did|went|came|rang|called)\\b)(?!${POLITE})`,
  'i',
);

/** "… lock it, *if not just tell me*". */
const TELLS_ELSE =
  /\b(?:otherwise|or else|else|if not|if (?:it|they|that) (?:is not|are not|isn['’]?t|aren['’]?t)|if (?:it|they|that)['’](?:s|re) not)(?: already)?,? (?:then )?(?:please )?(?:just |only )?(?:tell|let|notify|inform|alert) (?:me|us)\b/i;
/** "If it is open *at night*": whenever it is, and not at one hour of today. */
const IN_PART =
  /\b(?:if|when|whenever)\b[^,;.!?]*(?:\b(?:is|are)|['’](?:s|re))\b[^,;.!?]* (?:at night|during the (?:night|day)|in the (?:mornings?|afternoons?|evenings?)|after dark)\b/i;

/** "*Ten minutes after everyone has left*", "an hour after the door is closed": counted from what comes to be so, and not from now. */
const COUNTED_FROM = lazily(
  `\\b(?:minutes?|mins?|hours?|hrs?|seconds?|secs?) after (?!(?:that|this|which|it|then)\\b)[^,.;:!?]*?(?:\\b(?:is|are|has|have|was|were|goes|go|gets|leaves|left|gone|comes|came|arrives|closes|opens|stops|starts|ends|finishes)\\b|['’](?:s|ve|re) (?!(?:one|lamp|light)\\b)[a-z]+)`,
  'i',
);

export const BOUND: BoundGrammar = {
  countedFrom: COUNTED_FROM,
  tellsElse: TELLS_ELSE,
  inPart: IN_PART,
  clause: CLAUSE,
  whether: lazily(`^${WHETHER}(?!${POLITE})`, 'i'),
  putOff: lazily(`^(?!${AT_ONCE}$)(?:${NOT_YET}|${VAGUE}\\b)`, 'i'),
  before: /^before\b/i,
  explains: /^(?:not )?(?:after|before|until|till)\b/i,
  inFront: /^(?:every|each|(?:the )?next) time\b/i,
  surely: SURELY,
  beforeTakenAway: BEFORE_TAKEN_AWAY,
  inside: INSIDE,
  withThing: WITH_THING,
  byAsMuch:
    /^by (?:\d{1,2}(?:[.,]5)?|an?|half|[a-z]+(?:[ -][a-z]+)?)(?: ?(?:percent|per cent|%|points?|degrees?|notch(?:es)?|steps?))?(?: please)?$/i,
  atOnce: lazily(`^${AT_ONCE}(?: please)?$`, 'i'),
  leads: LEADS,
};
