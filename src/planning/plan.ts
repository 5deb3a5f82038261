import { type Fault, HearthError } from '../base/index.ts';
import { type Answer, look, type Wish } from './look.ts';
import { taskOf } from './task.ts';
import type { Goal, Operator, Planned, World } from './types.ts';

/** Looks, each a search per goal, before a plan is content with the decisive unknowns found so far. */
const LOOKS_MAX = 100;

/**
 * The best plan from this world: for every goal the cheapest way, and of those the one of highest net value; ties by fewer
 * steps, then by names. The same input gives the same plan, in whatever order operators and goals are listed. Operators in
 * `exclude` are used only when nothing else leads to a goal.
 * @throws HearthError `invalid-params` for a name given twice or a price that is none.
 */
export function plan(
  world: World,
  operators: readonly Operator[],
  goals: readonly Goal[],
  exclude: ReadonlySet<string> = new Set(),
): Planned {
  checkNames({ operators, goals });
  const allowed = operators.filter(({ name }) => !exclude.has(name));
  const choices = allowed.length < operators.length ? [allowed, operators] : [operators];
  const tasks = choices.map((some) => goals.map((goal) => taskOf(goal, some)));
  return decide(world, { tasks, exclude });
}

/** Some of the worlds that may be: those in which the assumed conditions have these values. */
interface Part {
  readonly assumed: ReadonlyMap<string, boolean>;
  /** The condition in which it was split off from a part looked at before. */
  readonly by?: string;
}

interface Settled {
  readonly assumed: ReadonlyMap<string, boolean>;
  readonly answer: Answer;
}

/**
 * Splits the worlds that may be by the unknowns the best imaginable plan leans on, until the answer in each part is
 * certain. An unknown is decisive when two parts differ in it alone and in their plans: those are asked for, and no others.
 * With every condition known there is one part. Parts that can only tell of conditions already found decisive come last.
 */
function decide(world: World, wish: Wish): Planned {
  const settled: Settled[] = [];
  const decisive = new Set<string>();
  const open = new Set(unknownsOf(world, wish));
  const hoped = new Set<string>();
  const soon: Part[] = [{ assumed: new Map() }];
  const later: Part[] = [];
  for (let looks = 0; looks < LOOKS_MAX; looks++) {
    for (let top = soon.at(-1); top?.by !== undefined && decisive.has(top.by); top = soon.at(-1))
      later.push(soon.pop()!);
    const isSettled = soon.length === 0 && [...open].every((condition) => decisive.has(condition));
    const part = isSettled ? undefined : (soon.pop() ?? later.pop());
    if (part === undefined) break;
    const { answer, leans, isFirm } = look(new Map([...world, ...part.assumed]), wish, true);
    const assumed = new Map(part.assumed);
    for (const { condition, value } of leans) {
      if (assumed.has(condition)) continue;
      open.add(condition);
      if (looks === 0) hoped.add(condition);
      soon.push({ assumed: new Map(assumed).set(condition, !value), by: condition });
      assumed.set(condition, value);
    }
    if (!isFirm) {
      soon.push({ assumed });
      continue;
    }
    for (const other of settled) {
      const only = onlyDifference(assumed, other.assumed);
      if (only !== undefined && !isSamePlan(answer, other.answer)) decisive.add(only);
    }
    settled.push({ assumed, answer });
  }
  if (decisive.size === 0 && soon.length + later.length === 0) return settled[0]!.answer;
  const { answer } = look(world, wish, false);
  return {
    type: 'need',
    conditions: [...(decisive.size > 0 ? decisive : hoped)].sort(),
    anyway: answer.type === 'plan' ? answer : null,
  };
}

function unknownsOf(world: World, { tasks }: Wish): string[] {
  const conditions = tasks.flat().flatMap(({ literals }) => literals.map(({ condition }) => condition));
  return conditions.filter((condition) => world.get(condition) === 'unknown');
}

function onlyDifference(a: Part['assumed'], b: Part['assumed']): string | undefined {
  const [first, ...others] = [...a.keys()].filter((one) => b.has(one) && a.get(one) !== b.get(one));
  return others.length === 0 ? first : undefined;
}

function isSamePlan(a: Answer, b: Answer): boolean {
  if (a.type === 'none' || b.type === 'none') return a.type === b.type;
  return a.goal === b.goal && a.steps.join('\n') === b.steps.join('\n');
}

function checkNames(lists: Readonly<Record<string, readonly { readonly name: string }[]>>): void {
  const faults: Fault[] = Object.entries(lists).flatMap(([list, named]) =>
    named.flatMap(({ name }, at) =>
      named.findIndex((other) => other.name === name) === at
        ? []
        : [{ path: `/${list}/${at}/name`, message: `"${name}" is there already` }],
    ),
  );
  if (faults.length > 0) throw new HearthError('invalid-params', 'A name is given twice.', { faults });
}
