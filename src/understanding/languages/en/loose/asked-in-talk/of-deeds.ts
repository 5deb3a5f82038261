import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { LEAD, says } from '../diary/parts.ts';

/** What is asked of what the house did: whether it has gone, whether it was the house that did it, and for whom. */

const MESSAGE = '(?:it|that|(?:the|that|my|your) (?:mail|e-?mail|message|note|text|one))';

/** "*Did that mail get sent?*", "has it gone?" */
export const HAS_GONE = lazily(
  `^${LEAD}(?:(?:did|has|was|is|have) ${MESSAGE}(?: (?:actually|really|already|definitely|just))*(?: (?:get|got|been|go|gone|going))?(?: (?:sent|send|out|off|through|gone|go|written|delivered))+|(?:did|have) you (?:actually |really |already |definitely )*(?:send|sent|mail|mailed|write|written) ${MESSAGE})(?:,? (?:yet|already|ok(?:ay)?|then|all right|to (?:him|her|them)))*[?.! ]*$`,
  'i',
);

const THING = '((?:the|my|our) [a-z]+(?: [a-z]+)?(?: (?:in|on|at) the [a-z]+(?: room)?)?)';
const JUST = '(?: (?:just|just now|a (?:minute|moment|second) ago|again|then|earlier))*';
const STOP = '[?.! ]*$';
/** Whoever says nothing of another day means today. */
const SOMEBODY =
  '((?!(?:i|we|you|it|that|this|they|he|she|the|my|your|our|who|what|there|everyone|everybody|somebody|someone|anyone|anybody|nobody)\\b)[a-z]+)';
const ASKED = '(?:want|wanted|ask|asked|be after|after|on about|on to you about)';

export const OF_DEEDS_FIRST: readonly Rewording[] = [
  // "*Was that you with the light in the hall?*": who changed it.
  says(
    `^${LEAD}(?:was (?:that|it) you|were you)${JUST} (?:with|at|playing with|messing with|messing about with|fiddling with|doing something (?:with|to)) ${THING}${JUST}${STOP}`,
    ([, thing]) => `who changed ${thing}`,
  ),
  says(
    `^${LEAD}(?:did|have) you${JUST} (?:do|done|change|changed) (?:something|anything) (?:with|to|about) ${THING}${JUST}${STOP}`,
    ([, thing]) => `who changed ${thing}`,
  ),
  says(
    `^${LEAD}was (?:that|it) (?:you|me|us|[a-z]+)(?: (?:that|who))? (?:turning|switching|putting|turned|switched|put) (?:(on|off) ${THING}|${THING} (on|off))${JUST}${STOP}`,
    ([, way, thing, other, so]) => `who turned ${way ?? so} ${thing ?? other}`,
  ),
  // "*What was it you just put on for me?*"
  says(
    `^${LEAD}(?:what|which (?:one|light|lamp)) (?:(?:was|is) (?:it|that) (?:that )?)?(?:you|did you|have you)(?: (?:just|just now|have))* (?:put|turned?|switch(?:ed)?|do|did|done|change[d]?|shut|opened|closed)(?: (?:on|off|up|down|out|there|just now|for (?:me|us|her|him)))*(?:,? (?:dear|love|darling|please|just now|then))*${STOP}`,
    () => 'what did you just do',
  ),
  // "*What was it Mia wanted from you just now?*": what was done for her.
  says(
    `^${LEAD}what (?:was it (?:that )?${SOMEBODY}|(?:did|was|has) ${SOMEBODY})(?: (?:just|been|was|is))* ${ASKED}(?: (?:from|of|for|you|to|off|do|doing|having))*(?: for)?${JUST}(?:,? just now)?${STOP}`,
    ([, one, other]) => `what did ${one ?? other} do today`,
  ),
];
