import { LEAD } from '../diary/parts.ts';

/** What is asked about what was put off just now. */

const YOU = '(?:will|do|are|would|going to)(?: you)?(?: going to)?(?: be)?';
const WHEN = '(?:(?:at )?what time|when|at what hour)';
const WHOM = '(?:me|us|him|her|them)';
const AGAIN = '(?: (?:again|then|next|now|exactly|of (?:it|that)|about (?:it|that)))*';
const SOMEBODY = '(?!(?:i|we|you|the|my|our|is|are|does|do)\\b)[a-z]+';
const whole = (pattern: string): RegExp => new RegExp(`^${LEAD}(?:${pattern})${AGAIN}[?.!]*$`, 'i');

const THIS: readonly RegExp[] = [
  `${WHEN} ${YOU} (?:remind|reminding|tell|telling|nudge|nudging) ${WHOM}`,
  `${WHEN} (?:am i|are we) (?:being |getting |going to be )?reminded`,
  `${WHEN} (?:will|is|are|does|do|was) (?:i|we|${SOMEBODY}) (?:going to )?(?:be |get |being |getting )?reminded`,
  `${WHEN} (?:will|is|was) (?:that|it|that one|the reminder) (?:be|going to be|for|set for|due|going off|go off|going to go off|come|coming)`,
  `${WHEN} (?:does|will) (?:that|it|that one) (?:go off|come|come up|ring)`,
  `what (?:was|is|were) (?:that|it|that one|the reminder) (?:for|about|of)`,
  `what (?:did i|was i|have i) (?:ask|asked|asking)(?: you)? (?:to be reminded of|you to remind me of|to remind me of)`,
  `how long (?:until|till|is it until|is there until|before) (?:then|that|it|that one)`,
].map(whole);
const ALL = whole(
  '(?:which|what)(?: (?:one|of them|of those|of the two|reminder|alarm))? (?:is|comes|goes off|rings|will be|will come|is due) (?:up )?(?:first|next|soonest|sooner|earliest|earlier|last|later)',
);

export function asksOfMade(text: string): 'this' | 'all' | undefined {
  if (THIS.some((say) => say.test(text))) return 'this';
  return ALL.test(text) ? 'all' : undefined;
}
