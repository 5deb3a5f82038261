import type { Action, Plan } from '../../domain/index.ts';

/** One line of `hearth understand` (contracts.md): the plan without what only people need. */
export interface UnderstandOutput {
  readonly id: string;
  readonly groups: readonly (readonly Omit<Action, 'source' | 'assumed'>[])[];
  readonly direct: boolean;
  readonly confidence: number;
  readonly unread: Plan['unread'];
  /** Time it took to understand, in microseconds. */
  readonly micros: number;
}

export function toUnderstandOutput(id: string, plan: Plan, micros: number): UnderstandOutput {
  return {
    id,
    groups: plan.groups.map((group) =>
      group.map(({ source: _source, assumed: _assumed, ...action }) => action),
    ),
    direct: plan.direct,
    confidence: plan.confidence,
    unread: plan.unread,
    micros: Math.round(micros),
  };
}
