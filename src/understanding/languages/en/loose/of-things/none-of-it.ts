import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** "… *and no heat*" behind an order: what is to be off, or is not to come on. */

const WHERE =
  '((?: (?:in|on|at) (?:the |my |our )?[a-z]+(?: room)?| in (?:here|there)| outside| upstairs| downstairs)?)';
/** An order in front, without which "no heat" tells of a fault. */
const ORDER = `^${LEAD}(?:[^.;!?]*?[,;] (?:so )?)?(?:(?:turn|switch|put|open|close|shut|raise|lower|set|have|start|lock|dim|play)\\b[^.;!?]*?|(?:(?:the|my|our|all) )*[a-z]+(?: [a-z]+)? (?:on|off|up|down|open|closed|shut|locked)\\b[^.;!?]*?)`;

export const NONE_OF_IT_FIRST: readonly Rewording[] = [
  // "Fan on and *no heat in the bedroom*": what warms there is off; with no place it is only not put on.
  says(`(?<=${ORDER}),? (?:and |but )*no (heat(?:ing)?)${WHERE}(?=,|${END}| and\\b)`, ([, , where = '']) =>
    where === '' ? " and don't turn on the heating" : ` and turn off the heat${where}`,
  ),
  // "Curtains open, *no lights*."
  says(
    `(?<=${ORDER}),? (?:and |but )*no (lights?|music|telly|tv)${WHERE}(?=,|${END}| and\\b)`,
    ([, what = '', where = '']) => ` and turn off the ${what.replace(/^light$/i, 'lights')}${where}`,
  ),
];
