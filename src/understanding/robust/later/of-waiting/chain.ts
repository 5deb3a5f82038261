import type { Action } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';
import { isMade } from './waiting-last.ts';

/** The steps that the turn which was spoken of last put off one behind the other, and that are kept in one row; none where there are not several. */
export function chainOf(lexicon: Lexicon, { previous = [] }: UnderstandingContext): readonly Action[] {
  const turn = previous.findLast(
    (one) => one.groups.flat().some(({ when }) => when !== undefined) || !asksOnly(one, lexicon),
  );
  const [group, another] = (turn?.groups ?? [])
    .map((one) => one.filter(isMade))
    .filter((one) => one.length > 0);
  if (group === undefined || another !== undefined) return [];
  const from = group.findIndex(({ when }) => when !== undefined);
  const chain = from < 0 ? [] : group.slice(from);
  return chain.length > 1 && chain.every(({ when }) => when !== undefined) ? chain : [];
}
