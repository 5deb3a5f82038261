import fc from 'fast-check';
import type { Det, Goal, Operator, Sight, World } from '../../src/planning/index.ts';

/** A random wish with everything that makes planning hard: shared needs, undoing, ties, prices that read the world. */
export interface Problem {
  readonly world: World;
  readonly operators: readonly Operator[];
  readonly goals: readonly Goal[];
  readonly exclude: ReadonlySet<string>;
}

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
/** Few amounts, so that plans often cost the same; 0.1 + 0.2 and 0.3 among them. */
const AMOUNTS = [0, 0.1, 0.2, 0.3, 1, 2];

export function problems(options: { readonly unknowns: number }): fc.Arbitrary<Problem> {
  const biased = fc
    .integer({ min: 4, max: NAMES.length })
    .chain((size) => {
      const condition = fc.constantFrom(...NAMES.slice(0, size));
      const conditions = (min: number, max: number, falseIn: number) =>
        fc
          .uniqueArray(
            fc.tuple(
              condition,
              fc.nat({ max: falseIn - 1 }).map((one) => one > 0),
            ),
            {
              minLength: min,
              maxLength: max,
              selector: ([name]) => name,
            },
          )
          .map((pairs) => Object.fromEntries(pairs));
      const amount = fc.constantFrom(...AMOUNTS);
      const price = fc.tuple(amount, amount, fc.option(condition, { freq: 3 })).map(
        ([usual, other, read]) =>
          (world: Sight) =>
            read !== null && world.get(read) === true ? other : usual,
      );
      const some = fc.option(price, { nil: undefined });
      const operator = fc.record({
        needs: conditions(0, 3, 4),
        gives: conditions(1, 2, 3),
        cost: some,
        value: fc.option(price, { nil: undefined, freq: 1 }),
        canRerun: fc.nat({ max: 3 }).map((one) => one > 0),
      });
      const goal = fc.record({ needs: conditions(3, 4, 8), value: some });
      return fc.record({
        values: fc.array(fc.nat({ max: 3 }), { minLength: size, maxLength: size }),
        unknown: fc.uniqueArray(condition, { maxLength: options.unknowns }),
        operators: fc.array(operator, { minLength: 6, maxLength: 11 }),
        goals: fc.array(goal, { minLength: 1, maxLength: 3 }),
        exclude: fc.uniqueArray(fc.nat({ max: 10 }), { maxLength: 2 }),
      });
    })
    .map(({ values, unknown, operators, goals, exclude }) => ({
      world: new Map<string, Det>([
        ...values.map((value, at) => [NAMES[at]!, value === 0] as const),
        ...unknown.map((name) => [name, 'unknown'] as const),
      ]),
      operators: operators.map((one, at) => ({ ...defined(one), name: `do ${at}` })),
      goals: goals.map((one, at) => ({ ...defined(one), name: `goal ${at}`, description: '' })),
      exclude: new Set(exclude.map((at) => `do ${at}`)),
    }));
  // Small values are the simplest problems; the hard ones lie in the middle.
  return fc.noBias(biased);
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<T>;
}

/** Every world the unknowns may turn out to be. */
export function outcomesOf(world: World): World[] {
  const unknown = [...world].find(([, value]) => value === 'unknown')?.[0];
  if (unknown === undefined) return [world];
  return [false, true].flatMap((value) => outcomesOf(new Map([...world, [unknown, value]])));
}
