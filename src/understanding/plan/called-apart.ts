import type { Action, Plan } from '../../domain/index.ts';
import { outcomeOf } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';

/** "At ten *the fan and the lamp off*": what is put off of several things by the same words is called by what comes of each, to be told apart. */
export function calledApart(plan: Plan, { grammar }: Lexicon): Plan {
  const waiting = plan.groups.flat().filter(({ when }) => when !== undefined);
  const thing = ({ service, args }: Action): string => JSON.stringify([service, args['target']]);
  const isShared = (action: Action): boolean =>
    action.args['target'] !== undefined &&
    waiting.some((other) => wordsOf(other) === wordsOf(action) && thing(other) !== thing(action));
  if (waiting.length < 2 || !waiting.some(isShared)) return plan;
  const called = (action: Action): Action => {
    const service = grammar.services.get(action.service);
    const isOne = action.when !== undefined && isShared(action) && service !== undefined;
    return isOne ? { ...action, said: outcomeOf(action, service, '') } : action;
  };
  return { ...plan, groups: plan.groups.map((group) => group.map(called)) };
}

/** The words that what is put off is called by. */
function wordsOf({ said, source }: Action): string | undefined {
  return said ?? source?.text;
}
