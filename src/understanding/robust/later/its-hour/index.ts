/** its-hour: what is done at the hour of what was put off before, or so much later, and how it is to be done then. */
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { countedOn } from './counted-on.ts';
import { valueAtHour } from './value-at-hour.ts';

export { bothShifted } from './both-shifted.ts';
export { fromSunAnew } from './from-sun-anew.ts';
export { shiftedBy } from './shifted-by.ts';
export { thenDone } from './then-done.ts';
export { alikeAtHour, timeAnew } from './time-anew.ts';

/** A plan whose deeds are for the hour of what the turn before put off, where the words say so. */
export function atItsHour(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  if ((context.previous ?? []).length === 0) return plan;
  return valueAtHour(text, countedOn(text, plan, lexicon, context), lexicon, context);
}
