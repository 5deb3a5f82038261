import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { LENGTH, NUMBER } from '../times-said.ts';

/** How long something takes is told, and a timer is wished for beside it. */

const WHAT =
  '(?:the|my|our|this|that) ((?!(?:timer|alarm|light|lights|heating|tv|telly|fan)\\b)[a-z]+(?: [a-z]+)?)';
/** "Two hours ten": minutes, behind hours. */
const LONG = `(${LENGTH})(?: (?:and )?(${NUMBER}|twenty[- ]five|thirty|forty|forty[- ]five|fifty|\\d{1,2})(?: minutes?)?)?`;
const TAKES =
  '(?:(?:needs?|takes?|wants?|gets?|has)(?: (?:about|around|another))?|(?:is|are) in for|goes in for)';
const PLACE =
  '(?: (?:in the oven|on the hob|in the microwave|in the fridge|in the freezer|on the stove|in there|to (?:bake|cook|boil|rise|rest|cool|dry)))?';
const SET =
  '(?:(?:can|could|will|would) you |please )*(?:set|start|put|give me|make)(?: me)?(?: on)? an? timer(?: on)?';

function timer(what: string | undefined, length = '', minutes?: string): string {
  const more = minutes === undefined ? '' : ` and ${minutes} minutes`;
  return `set a timer for ${length}${/hours?$/i.test(length) ? more : ''} for the ${what}`;
}

export const TIMED_AS_TOLD_FIRST: readonly Rewording[] = [
  // "*The cake needs 35 minutes in the oven*, set a timer".
  says(
    `^${LEAD}${WHAT} ${TAKES} ${LONG}${PLACE}[,;.–-]+ ?(?:so |and )*${SET}(?: for (?:it|that|them))?${END}`,
    ([, what, length, minutes]) => timer(what, length, minutes),
  ),
  // "Set a timer for the washing machine, *it takes two hours ten*".
  says(
    `^${LEAD}${SET} for ${WHAT}[,;.–-]+ ?(?:it|that|they)(?:['’]ll)? ${TAKES.replace('(?:needs?', '(?:need|needs')} ${LONG}${PLACE}${END}`,
    ([, what, length, minutes]) => timer(what, length, minutes),
  ),
];
