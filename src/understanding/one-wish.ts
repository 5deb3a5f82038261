import type { Action } from '../domain/index.ts';
import type { Joint } from './en/connectors.ts';
import type { Step } from './steps.ts';

/** "the kitchen lights and the bathroom too": the same wish for one thing more is one action. */
export function isOneWish(base: Step, action: Action, joint: Joint): boolean {
  if (!['and', 'comma', 'also', 'but'].includes(joint)) return false;
  const { target: one, ...before } = base.action.args;
  const { target: other, ...after } = action.args;
  if (one === undefined || other === undefined) return false;
  if (base.action.service !== action.service || base.action.method !== action.method) return false;
  const rest = ({ when, if: only }: Action): unknown => [when, only];
  return JSON.stringify([before, rest(base.action)]) === JSON.stringify([after, rest(action)]);
}

/** Both as one. */
export function united(base: Action, action: Action): Action {
  return {
    ...base,
    args: { ...base.args, target: [base, action].flatMap(({ args }) => args['target'] ?? []) },
  };
}
