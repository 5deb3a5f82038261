import { isoIn } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { ruleOf, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { sameThing } from '../not-then.ts';
import { isMade, waitingLast } from './waiting-last.ts';

/** "Heating on every day at six." "*Only on weekdays from next week*": until then it comes as it did, and is called off then. */
export function fromThen(_text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const deeds = plan.groups.flat();
  const [off, deed, another] = deeds;
  const [was, more] = waitingLast(lexicon, context);
  if (off === undefined || deed === undefined || was === undefined || (another ?? more) !== undefined)
    return plan;
  const from = beginning(deed);
  const [rule, before] = [ruleOf(deed), ruleOf(was)];
  const isLike = deed.service === was.service && deed.method === was.method && sameThing(deed, was);
  if (isMade(off) || !isLike || from === undefined || rule === before) return plan;
  if (before === undefined || from <= context.now || beginning(was) !== undefined) return plan;
  return understoodAs([[deed], [{ ...off, when: { at: isoIn(from, context.timezone) } }]]);
}

/** From when on it comes. */
function beginning({ when }: Action): number | undefined {
  const at = when !== undefined && 'rrule' in when && 'at' in when ? when.at : undefined;
  return typeof at === 'string' ? Date.parse(at) : undefined;
}
