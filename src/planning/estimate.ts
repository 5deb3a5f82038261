import type { Task } from './task.ts';

/**
 * A lower bound of what is still to pay from a state to the goal; Infinity where no way leads there. Landmark cuts
 * (Helmert and Domshlak, "Landmarks, critical paths and abstractions", ICAPS 2009): with drops ignored, find a set of steps
 * of which every way must take one, count the cheapest of them, take that much off each, and look again. Unlike the plain
 * maximum it adds up over independent wishes, so ten lamps to turn off are ten steps ahead and not one.
 */
export function estimate(task: Task, prices: readonly number[], state: bigint): number {
  const left = [...prices];
  const dearest = new Int32Array(left.length);
  const reach = task.literals.map((_, id) => (((state >> BigInt(id)) & 1n) === 1n ? 0 : Infinity));
  for (let total = 0; ; ) {
    spread(task, left, reach, dearest);
    const end = worst(task.wantedIds, reach);
    if (reach[end] === 0) return total;
    if (reach[end] === Infinity) return Infinity;
    const cut = cutBefore(end, task, left, state, dearest);
    const least = Math.min(...cut.map((at) => left[at]!));
    for (const at of cut) left[at]! -= least;
    total += least;
  }
}

/** How far away each literal is when only the dearest need of a step counts; -1 in `dearest` for a step out of reach. */
function spread({ steps }: Task, left: readonly number[], reach: number[], dearest: Int32Array): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, step] of steps.entries()) {
      const need = worst(step.needIds, reach);
      dearest[at] = reach[need] === Infinity ? -1 : need;
      const far = reach[need]! + left[at]!;
      for (const id of step.addIds) {
        if (far >= reach[id]!) continue;
        reach[id] = far;
        changed = true;
      }
    }
  }
}

function worst(ids: readonly number[], reach: readonly number[]): number {
  let found = ids[0]!;
  for (const id of ids) if (reach[id]! > reach[found]!) found = id;
  return found;
}

/** The steps that lead from what can be had without them into the literals from which the end costs nothing more. */
function cutBefore(
  end: number,
  task: Task,
  left: readonly number[],
  state: bigint,
  dearest: Int32Array,
): number[] {
  const { steps, literals } = task;
  const behind = literals.map((_, id) => id === end);
  const front = literals.map((_, id) => ((state >> BigInt(id)) & 1n) === 1n);
  const cut = new Set<number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, step] of steps.entries()) {
      const need = dearest[at]!;
      if (need < 0 || left[at] !== 0 || behind[need] || !step.addIds.some((id) => behind[id])) continue;
      behind[need] = true;
      changed = true;
    }
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, step] of steps.entries()) {
      if (dearest[at]! < 0 || !front[dearest[at]!]) continue;
      for (const id of step.addIds) {
        if (behind[id]) cut.add(at);
        else if (!front[id]) {
          front[id] = true;
          changed = true;
        }
      }
    }
  }
  return [...cut];
}
