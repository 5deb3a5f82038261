/**
 * planning: the algebra of wanting (document 001). From the world as it stands, operators (what can be done, what it needs
 * and gives) and goals it finds the plan of highest net value. Pure: it looks at nothing and does nothing.
 *
 * Meant to be used as `doWhile(not goal, control(plan))`. Each round a controller
 * 1. makes the world of `conditionsOf(operators, goals)` from the board and its condition functions (unset is false, what
 *    is dear to find out is `unknown`), with `ran(name)` true for every operator that ran;
 * 2. calls `plan(world, operators, goals, exclude)` and records the answer;
 * 3. for a `plan` builds a runner for its first step alone; after it the world is looked at again and planned anew. No
 *    steps: the goal holds. For a `need` it finds out those conditions, and if it cannot, goes by `anyway`. A `none` is
 *    STUCK: a new fact, or a handler's replan, may lead on.
 *
 * An operator that failed, asked to replan, or did not give what it promised is in `exclude` for
 * the next plan, and longer only while nothing else has worked: else two broken ways would take turns for ever. A plan that
 * has to use it all the same says so in `despite`; if it fails then too, leave it out of `operators` until the world has
 * changed, so that trying ends.
 */
export * from './kleene.ts';
export * from './most.ts';
export * from './plan.ts';
export { conditionsOf, prune, ran } from './task.ts';
export * from './types.ts';
