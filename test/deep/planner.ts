import fc from 'fast-check';
import { plan } from '../../src/planning/index.ts';
import { problems } from '../planning/problems.ts';
import { bestPlanOf, works } from '../planning/reference.ts';

export interface PlannerRow {
  readonly problems: number;
  readonly plans: number;
  readonly longest: number;
  /** Plans that do not lead to the goal when they are carried out. */
  readonly invalid: number;
  /** Plans of less worth than what Dijkstra finds, and ways that it finds and the planner does not. */
  readonly dearer: number;
  /** Of the same worth, and not the first by steps and names. */
  readonly otherwise: number;
  readonly seconds: number;
}

/** Random problems with everything that makes planning hard, each against Dijkstra over whole worlds. */
export function plannerSweep(count: number, seed: number): PlannerRow {
  const begun = performance.now();
  const seen = { plans: 0, longest: 0, invalid: 0, dearer: 0, otherwise: 0 };
  const one = fc.property(problems({ unknowns: 0 }), (problem) => {
    const { world, operators, goals, exclude } = problem;
    const planned = plan(world, operators, goals, exclude);
    const best = bestPlanOf(problem, world);
    if (planned.type !== 'plan') {
      if (planned.type === 'need' || best !== undefined) seen.dearer += 1;
      return;
    }
    seen.plans += 1;
    seen.longest = Math.max(seen.longest, planned.steps.length);
    if (!works(problem, planned.goal, planned.steps)) seen.invalid += 1;
    else if (best === undefined || Math.round(planned.net * 1e6) < best.net) seen.dearer += 1;
    else if (planned.goal !== best.goal || planned.steps.join() !== best.steps.join()) seen.otherwise += 1;
  });
  fc.assert(one, { numRuns: count, seed });
  return { problems: count, ...seen, seconds: Math.round((performance.now() - begun) / 1000) };
}
