import { defined } from '../base/index.ts';
import { boardOf, type IsA } from './board.ts';
import type { BudgetView, Spend, View } from './types.ts';
import { visible } from './visibility.ts';
import type { Ready } from './walk.ts';

/** What a step is shown beside its place in the tree. */
export interface Around
  extends Pick<View, 'process' | 'turn' | 'depth' | 'attempt' | 'input' | 'signal' | 'now' | 'emit' | 'log'> {
  readonly left: Spend;
  readonly isA: IsA;
}

/** What a step is shown. Frozen all the way down: a skill that writes to it throws and so fails (D01, D03). */
export function makeView(
  { path, scope, item }: Pick<Ready, 'path' | 'scope' | 'item'>,
  { left, isA, ...around }: Around,
): View {
  return Object.freeze({
    ...around,
    path,
    visible: Object.freeze(visible(scope)),
    last: Object.freeze([...scope.frontier]),
    ...defined({ item: item && Object.freeze({ ...item }) }),
    board: boardOf(scope.past, isA),
    budget: budgetView(left),
  });
}

function budgetView(left: Spend): BudgetView {
  return Object.freeze({
    left: Object.freeze({ ...left }),
    can: (wanted: Partial<Spend>) =>
      (Object.keys(wanted) as (keyof Spend)[]).every((unit) => (wanted[unit] ?? 0) <= left[unit]),
  });
}
