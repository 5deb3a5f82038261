import type { Action } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { groupsLast } from './waiting-last.ts';

/** The steps that the turn which was spoken of last put off one behind the other, and that are kept in one row; none where there are not several. */
export function chainOf(lexicon: Lexicon, context: UnderstandingContext): readonly Action[] {
  const [group, another] = groupsLast(lexicon, context).filter((one) => one.length > 0);
  if (group === undefined || another !== undefined) return [];
  const from = group.findIndex(({ when }) => when !== undefined);
  const chain = from < 0 ? [] : group.slice(from);
  return chain.length > 1 && chain.every(({ when }) => when !== undefined) ? chain : [];
}
