import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asks } from '../../wish.ts';
import { sameThing } from '../not-then.ts';
import { isMade, waitingLast } from './waiting-last.ts';

/** "Whenever the gate opens tell me." "*Is it open now?*": asked now, and no other thing to be told of then. */
export function askedOfRule(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [deed, another] = plan.groups.flat().filter(isMade);
  const [rule, more] = waitingLast(lexicon, context);
  if (deed === undefined || rule === undefined || (another ?? more) !== undefined) return plan;
  if (!asks(deed, lexicon.grammar) || !asks(rule, lexicon.grammar) || deed.service !== rule.service)
    return plan;
  const isThen = deed.when !== undefined && JSON.stringify(deed.when) === JSON.stringify(rule.when);
  const isOther = JSON.stringify(deed.args) !== JSON.stringify(rule.args);
  if (!isThen || !isOther || !sameThing(deed, rule)) return plan;
  const { when: _when, if: _if, said: _said, assumed: _assumed, ...now } = deed;
  // It is told how it is, whatever state was waited for.
  return understoodAs([[{ ...now, args: rule.args, source: { start: 0, end: text.length, text } }]]);
}
