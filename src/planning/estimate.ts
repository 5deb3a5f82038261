import type { Task } from './task.ts';

export interface Estimate {
  /** What is still to pay, at least. */
  readonly rest: number;
  /** What of each step's price the bound does not count: taking the step makes the whole way at least so much dearer. */
  readonly left: Float64Array;
}

/**
 * A lower bound of what is still to pay from a state to the goal; Infinity where no way leads there. Landmark cuts
 * (Helmert and Domshlak, "Landmarks, critical paths and abstractions", ICAPS 2009): with drops ignored, find a set of steps
 * of which every way must take one, count the cheapest of them, take that much off each, and look again. Unlike the plain
 * maximum it adds up over independent wishes, so ten lamps to turn off are ten steps ahead and not one.
 *
 * Nearly all the time of planning is spent here, hence the plain loops.
 */
export function estimate(task: Task, prices: readonly number[], state: bigint): Estimate {
  const reach = new Float64Array(task.literals.length);
  for (let id = 0; id < reach.length; id++) reach[id] = (state >> BigInt(id)) & 1n ? 0 : Infinity;
  const left = Float64Array.from(prices);
  const dearest = new Int32Array(left.length);
  let changed: readonly number[] = task.steps.map((_, at) => at);
  for (let total = 0; ; ) {
    spread(task, left, reach, dearest, changed);
    const end = worst(task.wantedIds, reach);
    if (reach[end] === 0) return { rest: total, left };
    if (reach[end] === Infinity) return { rest: Infinity, left };
    changed = cutBefore(end, task, left, reach, dearest);
    let least = Infinity;
    for (const at of changed) least = Math.min(least, left[at]!);
    for (const at of changed) left[at]! -= least;
    total += least;
  }
}

/**
 * How far away each literal is when only the dearest need of a step counts; -1 in `dearest` for a step out of reach. Only
 * `changed` steps and what follows from them are looked at: distances never grow from one round to the next.
 */
function spread(
  { steps, users }: Task,
  left: Float64Array,
  reach: Float64Array,
  dearest: Int32Array,
  changed: readonly number[],
): void {
  const queue = [...changed];
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    const { needIds, addIds } = steps[at]!;
    const need = worst(needIds, reach);
    const far = reach[need]! + left[at]!;
    dearest[at] = far === Infinity ? -1 : need;
    for (let i = 0; i < addIds.length; i++) {
      const id = addIds[i]!;
      if (far >= reach[id]!) continue;
      reach[id] = far;
      const using = users[id]!;
      for (let j = 0; j < using.length; j++) queue.push(using[j]!);
    }
  }
}

function worst(ids: readonly number[], reach: Float64Array): number {
  let found = ids[0]!;
  for (let i = 1; i < ids.length; i++) if (reach[ids[i]!]! > reach[found]!) found = ids[i]!;
  return found;
}

/** The steps that lead from what can be had without them to the literals from which the end costs nothing more. */
function cutBefore(
  end: number,
  { steps }: Task,
  left: Float64Array,
  reach: Float64Array,
  dearest: Int32Array,
): readonly number[] {
  const isBehind = new Uint8Array(reach.length);
  isBehind[end] = 1;
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < steps.length; at++) {
      const need = dearest[at]!;
      if (left[at] !== 0 || need < 0 || isBehind[need] === 1) continue;
      if (!leadsTo(isBehind, steps[at]!.addIds)) continue;
      isBehind[need] = 1;
      changed = true;
    }
  }
  const isBefore = new Uint8Array(reach.length);
  for (let id = 0; id < reach.length; id++) isBefore[id] = reach[id] === 0 ? 1 : 0;
  const isUsed = new Uint8Array(steps.length);
  const cut: number[] = [];
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < steps.length; at++) {
      if (isUsed[at] === 1 || dearest[at]! < 0 || isBefore[dearest[at]!] === 0) continue;
      isUsed[at] = 1;
      const adds = steps[at]!.addIds;
      if (leadsTo(isBehind, adds)) cut.push(at);
      for (let i = 0; i < adds.length; i++) {
        if (isBehind[adds[i]!] === 1 || isBefore[adds[i]!] === 1) continue;
        isBefore[adds[i]!] = 1;
        changed = true;
      }
    }
  }
  return cut;
}

function leadsTo(isBehind: Uint8Array, adds: readonly number[]): boolean {
  for (let i = 0; i < adds.length; i++) if (isBehind[adds[i]!] === 1) return true;
  return false;
}
