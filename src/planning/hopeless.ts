import { heldIn, type Task } from './task.ts';

/**
 * True only if no way leads from the state to the goal, because two of its wishes never hold together: a door open and
 * locked. Two literals go together when they do at the start, or when a step whose needs go together gives both, or gives one
 * and leaves the other (the pairs of Haslum and Geffner, "Admissible heuristics for optimal planning", AIPS 2000). This takes
 * a millisecond; a search would have to look into every state the house can be in.
 */
export function isHopeless(task: Task, state: bigint): boolean {
  const all = task.literals.map((_, id) => id);
  const together = all.map(() => new Uint8Array(all.length));
  let changed = false;
  const join = (one: number, other: number) => {
    if (together[one]![other] === 1) return;
    together[one]![other] = together[other]![one] = 1;
    changed = true;
  };
  const goWith = (one: number, others: readonly number[]) =>
    others.every((other) => together[one]![other] === 1);
  const goTogether = (ids: readonly number[]) => ids.every((id) => goWith(id, ids));

  const start = heldIn(task, state);
  for (const one of all) for (const other of all) if (start[one] && start[other]) join(one, other);
  const steps = task.steps.map((step) => ({ ...step, drops: heldIn(task, step.drops) }));
  do {
    changed = false;
    for (const { needIds, addIds, drops } of steps) {
      if (!goTogether(needIds)) continue;
      const stays = all.filter((id) => together[id]![id] === 1 && drops[id] === 0 && goWith(id, needIds));
      for (const given of addIds) for (const other of [...addIds, ...stays]) join(given, other);
    }
  } while (changed);
  return !goTogether(task.wantedIds);
}
