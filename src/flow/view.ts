import type { Clock, Json } from '../base/index.ts';
import { boardOf, type IsA } from './board.ts';
import type { BudgetView, Message, Spend, View } from './types.ts';
import { visible } from './visibility.ts';
import type { Ready } from './walk.ts';

export interface ViewSource {
  readonly process: string;
  readonly turn: string;
  readonly depth: number;
  readonly attempt: number;
  readonly input: readonly Message[];
  readonly left: Spend;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly emit: (delta: Json) => void;
  readonly isA: IsA;
}

/** What a step is shown. Frozen all the way down: a skill that writes to it throws and so fails (D01, D03). */
export function makeView(at: Pick<Ready, 'path' | 'scope' | 'item'>, source: ViewSource): View {
  return Object.freeze({
    process: source.process,
    turn: source.turn,
    path: at.path,
    depth: source.depth,
    attempt: source.attempt,
    input: source.input,
    visible: Object.freeze(visible(at.scope)),
    last: Object.freeze([...at.scope.frontier]),
    ...(at.item === undefined ? {} : { item: Object.freeze({ ...at.item }) }),
    board: boardOf(at.scope.past, source.isA),
    budget: budgetView(source.left),
    signal: source.signal,
    now: () => source.clock.now(),
    emit: source.emit,
  });
}

function budgetView(left: Spend): BudgetView {
  return Object.freeze({
    left: Object.freeze({ ...left }),
    can: (wanted: Partial<Spend>) =>
      (Object.keys(wanted) as (keyof Spend)[]).every((unit) => (wanted[unit] ?? 0) <= left[unit]),
  });
}
