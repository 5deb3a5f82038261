import { heldIn, type Task } from './task.ts';

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
  const reach = Float64Array.from(heldIn(task, state), (held) => (held === 1 ? 0 : Infinity));
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
  const isQueued = new Uint8Array(steps.length);
  for (const at of changed) isQueued[at] = 1;
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    isQueued[at] = 0;
    const { needIds, addIds } = steps[at]!;
    const need = worst(needIds, reach);
    const far = reach[need]! + left[at]!;
    dearest[at] = far === Infinity ? -1 : need;
    for (let i = 0; i < addIds.length; i++) {
      const id = addIds[i]!;
      if (far >= reach[id]!) continue;
      reach[id] = far;
      for (const user of users[id]!) {
        if (isQueued[user] === 1) continue;
        isQueued[user] = 1;
        queue.push(user);
      }
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
  { steps, users, givers }: Task,
  left: Float64Array,
  reach: Float64Array,
  dearest: Int32Array,
): readonly number[] {
  const behind = new Uint8Array(reach.length);
  behind[end] = 1;
  const back = [end];
  for (let next = 0; next < back.length; next++) {
    for (const at of givers[back[next]!]!) {
      const need = dearest[at]!;
      if (left[at] !== 0 || need < 0 || behind[need] === 1) continue;
      behind[need] = 1;
      back.push(need);
    }
  }
  const before = new Uint8Array(reach.length);
  const forth: number[] = [];
  const reaches = (id: number) => {
    if (before[id] === 1) return;
    before[id] = 1;
    forth.push(id);
  };
  for (let id = 0; id < reach.length; id++) if (reach[id] === 0) reaches(id);
  const cut: number[] = [];
  for (let next = 0; next < forth.length; next++) {
    for (const at of users[forth[next]!]!) {
      if (dearest[at] !== forth[next]) continue;
      const adds = steps[at]!.addIds;
      if (adds.some((id) => behind[id] === 1)) cut.push(at);
      for (const id of adds) if (behind[id] === 0) reaches(id);
    }
  }
  return cut;
}
