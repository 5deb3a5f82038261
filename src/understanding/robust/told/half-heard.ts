import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { asks } from '../wish.ts';

/**
 * Whether a part of a rule was not heard, or all of it as less: "if it isn't, *just tell me*" of which nothing comes, and "if the gate is open *at night*
 * close it", which is no look at it at one hour of today. Better nothing is stored then.
 */
export function isHalfHeard(text: string, { groups }: Plan, { language, grammar }: Lexicon): boolean {
  const { tellsElse, inPart } = language.loose.bound;
  const deeds = groups.flat();
  const conditional = deeds.filter((deed) => deed.if !== undefined && !asks(deed, grammar));
  if (conditional.length === 0) return false;
  // What is done at once is told with it.
  const isLater = conditional.some(({ when }) => when !== undefined);
  if (isLater && tellsElse.test(text) && !deeds.some((deed) => asks(deed, grammar))) return true;
  const isOnce = conditional.some(({ when }) => when !== undefined && 'at' in when && !('rrule' in when));
  return isOnce && inPart.test(text);
}
