import type { SingleTarget, Target } from '../../domain/index.ts';

/** Several targets as one. */
export function unionOf(singles: readonly SingleTarget[]): Target {
  return singles.length === 1 ? singles[0]! : singles;
}

/** The target less some of it. */
export function without(single: SingleTarget, except: readonly SingleTarget[]): SingleTarget {
  return { ...single, except: [...(single.except ?? []), ...except] };
}
