import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { dayIn, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { sameThing } from '../not-then.ts';
import { isMade, waitingLast } from './waiting-last.ts';

/** "And the ceiling light at seven." "*No, just the counter lights*": another thing at the same time, and not now. */
export function thenStill(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const deeds = plan.groups.flat();
  const [deed, another] = deeds.filter(isMade);
  const [was, more] = waitingLast(lexicon, context);
  if (deed === undefined || was === undefined || (another ?? more) !== undefined) return plan;
  const called = was.said ?? was.source?.text;
  const [off] = deeds.filter(({ method, args }) => method === 'cancel' && args['query'] === called);
  // The TV in place of a lamp is another service's.
  const isLike = deed.method === was.method && !sameThing(deed, was);
  if (off === undefined || deed.when !== undefined || !isLike) return plan;
  if (dayIn(text, lexicon, context)?.now === true) return plan;
  const { when, if: only } = was;
  const then = { ...deed, ...(when && { when }), ...(only && { if: only }) };
  return understoodAs([[off, then]]);
}
