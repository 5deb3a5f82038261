import type { BoundGrammar } from '../../../index.ts';

/** Clauses that say when or whether a wish is to be done. */

/** What is only polite, goes on with what was done, or is told of the meantime. */
const POLITE =
  "(?: ever)? (?:you|u|ya|possible|at all|need be|necessary|needed|required|i may|i might|i['’]m not|not|so|only|again|more|upon|all|that(?:['’]?s| is) (?:(?:done|over|finished|ready|sorted|possible)\\b|(?:ok|okay|alright|all right|fine|cool|good)(?: with (?:you|u|everyone))?$)|that$|this|which|then|it(?:['’]?s| is) (?:ok|okay|done|over|finished|ready|no|not|convenient|alright|possible)|it suits|(?:it|they) already|(?:it|they)(?:['’](?:s|re)| is| are) already|done|finished|ready|everything|further|later|i (?:say|tell|forget|remember|think)|we forget)\\b";
const VAGUE =
  '(?:(?:a (?:bit|little|while) )?later(?: on)?|soon|in a (?:(?:little|short|wee) )?(?:bit|while|moment|mo|tick|jiffy|sec|second)|some ?time|at some point|one of these days|eventually)';

const AT_ONCE =
  '(?:(?:right |straight )?(?:now|away)|at once|immediately|straight ?away|this (?:second|minute|instant|moment)|asap)';

/** "Not yet", "in a bit", "unless it rains", "after the gate closes"; but neither "if you can" nor "while I cook". */
const CLAUSE = new RegExp(
  `^(?!when(?:['’]s)? (?:am|must|shall|may|might|is|are|was|were|do|does|did|will|would|can|could|should|have|has)\\b|(?:after|before) (?:that|this|which|[a-z]+ing)\\b|once(?: and for all| more| again)\\b|${AT_ONCE}$)(?:not (?:now|yet|just yet|right now|straight away|until|till|before)\\b|${VAGUE}\\b|(?:(?:if|unless|whenever|when|once|after|before|until|till|provided|providing|assuming|as long as|as soon as|in the event)\\b(?!${POLITE}))|(?:while|whilst)\\b(?! (?:i|we|you|he|she|they|it|mum|dad|at it)\\b))`,
  'i',
);
const LEADS =
  /^[\s\-–—"'“”]*(?:(?:and|but|or|so|only|just|then|please|well|ok|okay|oh|right|hey|hearth|also|though|mind|however) )*/i;
/** Within what is told beside a wish: a condition of the wish, and no part of what is told. */
const INSIDE = new RegExp(
  `\\b(?:unless|provided|providing|as long as|as soon as|(?:but|only|just) (?:if|when|once)|not (?:now|yet)|when i say|if(?! (?:i|it|they|we|he|she)\\b))\\b(?!${POLITE})`,
  'i',
);
/** Behind these a thing of the house makes a condition: "it's been on all day *if the door is open*". */
const WITH_THING = /\b(?:if|when|whenever|once|while|after|until|till)\b/gi;

export const BOUND: BoundGrammar = {
  clause: CLAUSE,
  inside: INSIDE,
  withThing: WITH_THING,
  atOnce: new RegExp(`^${AT_ONCE}(?: please)?$`, 'i'),
  leads: LEADS,
};
