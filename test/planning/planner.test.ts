import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Planned, plan, prune, type World } from '../../src/planning/index.ts';
import { runs } from '../flow/deep.ts';
import { outcomesOf, type Problem, problems } from './problems.ts';
import { bestPlanOf, works } from './reference.ts';

const known = problems({ unknowns: 0 });
const unknown = problems({ unknowns: 4 });
const forAll = (arbitrary: fc.Arbitrary<Problem>, few: number, holds: (problem: Problem) => void) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns: runs(few, 200) });

const planOf = ({ world, operators, goals, exclude }: Problem) => plan(world, operators, goals, exclude);
const shown = (planned: Planned) =>
  planned.type === 'plan'
    ? {
        goal: planned.goal,
        steps: planned.steps,
        cost: Math.round(planned.cost * 1e6),
        net: Math.round(planned.net * 1e6),
      }
    : planned.type === 'none'
      ? undefined
      : planned;

describe('the planner against Dijkstra, on random problems', () => {
  it('B27 B28 B29 P10 finds a plan that works and none dearer, the same to the last name', () => {
    forAll(known, 80, (problem) => {
      const planned = planOf(problem);
      expect(shown(planned)).toEqual(bestPlanOf(problem, problem.world));
      if (planned.type === 'plan') expect(works(problem, planned.goal, planned.steps)).toBe(true);
    });
  });

  it('B27 is asked problems of which many can be solved, some in more than two steps', () => {
    const lengths = fc.sample(known, { numRuns: 300, seed: 1 }).flatMap((problem) => {
      const planned = planOf(problem);
      return planned.type === 'plan' ? [planned.steps.length] : [];
    });
    expect(lengths.length).toBeGreaterThan(60);
    expect(lengths.filter((steps) => steps > 2).length).toBeGreaterThan(1);
  });

  it('B51 P10 asks for the unknowns of which one alone changes the plan, for all of them and for no others', () => {
    const asked = { nothing: 0, one: 0, more: 0 };
    forAll(unknown, 25, (problem) => {
      const bests = new Map(
        outcomesOf(problem.world).map((world) => [keyOf(world), { world, best: bestPlanOf(problem, world) }]),
      );
      const names = [...problem.world].flatMap(([name, value]) => (value === 'unknown' ? [name] : []));
      const decisive = names.filter((name) =>
        [...bests.values()].some(({ world, best }) => {
          const other = bests.get(keyOf(new Map([...world, [name, world.get(name) !== true]])))!.best;
          return best?.goal !== other?.goal || best?.steps.join() !== other?.steps.join();
        }),
      );
      const planned = planOf(problem);
      asked[decisive.length === 0 ? 'nothing' : decisive.length === 1 ? 'one' : 'more']++;
      if (decisive.length > 0) {
        expect(planned).toMatchObject({ type: 'need', conditions: decisive.sort() });
      } else {
        const [first] = bests.values();
        expect(shown(planned)).toMatchObject(
          first!.best === undefined ? {} : { goal: first!.best.goal, steps: first!.best.steps },
        );
        expect(planned.type).toBe(first!.best === undefined ? 'none' : 'plan');
      }
      if (planned.type === 'plan') expect(works(problem, planned.goal, planned.steps)).toBe(true);
      if (planned.type === 'need' && planned.anyway !== null)
        expect(works(problem, planned.anyway.goal, planned.anyway.steps)).toBe(true);
    });
    expect(asked.one + asked.more).toBeGreaterThan(0);
  });

  it('P10 gives the same answer in whatever order operators and goals are listed', () => {
    forAll(unknown, 80, (problem) => {
      const { world, operators, goals } = problem;
      const turned = {
        ...problem,
        world: new Map([...world].reverse()),
        operators: operators.toReversed(),
        goals: goals.toReversed(),
      };
      expect(planOf(turned)).toEqual(planOf(problem));
    });
  });

  it('B07 P11 gives the same answer after pruning, and beside things that have nothing to do with it', () => {
    forAll(unknown, 60, (problem) => {
      const pruned = prune(problem.operators, problem.goals);
      const planned = planOf(problem);
      expect(planOf({ ...problem, operators: pruned })).toEqual(planned);
      const distractors = Array.from({ length: 20 }, (_, at) => ({
        name: `chore ${at}`,
        needs: at % 2 === 0 ? { a: true } : {},
        gives: { [`dust ${at}`]: true, [`dust ${at - 1}`]: false },
        canRerun: at % 3 === 0,
      }));
      const world = new Map([...problem.world, ['dust 3', 'unknown'] as const]);
      expect(planOf({ ...problem, world, operators: [...distractors, ...problem.operators] })).toEqual(
        planned,
      );
    });
  });
});

function keyOf(world: World): string {
  return [...world].map(([name, value]) => `${name}=${value}`).join(' ');
}
