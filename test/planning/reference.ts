import type { Conditions, Goal, Operator, Sight, World } from '../../src/planning/index.ts';
import type { Problem } from './problems.ts';

/** A plan as the reference finds it; costs and nets in whole millionths. */
export interface Best {
  readonly goal: string;
  readonly steps: readonly string[];
  readonly cost: number;
  readonly net: number;
}

interface Label {
  readonly world: ReadonlyMap<string, boolean>;
  readonly cost: number;
  readonly steps: readonly Operator[];
}

const millionths = (amount: number) => Math.round(amount * 1e6);
const costOf = (operator: Operator, sight: Sight) => millionths(Math.max(0.01, operator.cost?.(sight) ?? 0));

/**
 * Planning by the letter, as slowly as can be: Dijkstra over whole worlds of known conditions, no pruning, no estimate, no
 * bits. Labels are compared by cost, then number of steps, then names.
 */
function bestByDijkstra(
  world: World,
  operators: readonly Operator[],
  goals: readonly Goal[],
): Best | undefined {
  const sight: Sight = { get: (condition) => world.get(condition) ?? false };
  const found = goals.flatMap((goal): Best[] => {
    const label = cheapest(world, operators, goal.needs, sight);
    if (label === undefined) return [];
    const values = label.steps.map((step) => millionths(step.value?.(sight) ?? 0));
    const net = millionths(goal.value?.(sight) ?? 0) + values.reduce((a, b) => a + b, 0) - label.cost;
    return [{ goal: goal.name, steps: label.steps.map(({ name }) => name), cost: label.cost, net }];
  });
  return found.sort(
    (a, b) => b.net - a.net || a.steps.length - b.steps.length || (a.goal < b.goal ? -1 : 1),
  )[0];
}

/** As the planner is to answer in a world of known conditions: without the excluded operators if that can be. */
export function bestPlanOf({ operators, goals, exclude }: Problem, world: World): Best | undefined {
  const allowed = operators.filter(({ name }) => !exclude.has(name));
  return bestByDijkstra(world, allowed, goals) ?? bestByDijkstra(world, operators, goals);
}

/** Carries the steps out by the letter of the rules, unknowns included; true when the goal then holds. */
export function works({ world, operators, goals }: Problem, goal: string, steps: readonly string[]): boolean {
  let now: World = world;
  for (const name of steps) {
    const operator = operators.find((one) => one.name === name)!;
    if (!isAvailable(operator, now)) return false;
    now = new Map([...now, ...Object.entries(operator.gives), [`ran:${name}`, true] as const]);
  }
  return fits(goals.find((one) => one.name === goal)!.needs, now);
}

function cheapest(
  world: World,
  operators: readonly Operator[],
  wanted: Conditions,
  sight: Sight,
): Label | undefined {
  const start: Label = {
    world: new Map([...world].map(([name, value]) => [name, value === true])),
    cost: 0,
    steps: [],
  };
  const open = new Map([[keyOf(start.world), start]]);
  const closed = new Set<string>();
  while (open.size > 0) {
    const [key, label] = first(open);
    open.delete(key);
    closed.add(key);
    if (fits(wanted, label.world)) return label;
    for (const operator of operators) {
      const next = step(operator, label, costOf(operator, sight));
      if (next === undefined) continue;
      const at = keyOf(next.world);
      if (closed.has(at)) continue;
      const known = open.get(at);
      if (known === undefined || compare(next, known) < 0) open.set(at, next);
    }
  }
  return undefined;
}

function first(open: ReadonlyMap<string, Label>): [string, Label] {
  let found: [string, Label] | undefined;
  for (const one of open) if (found === undefined || compare(one[1], found[1]) < 0) found = one;
  return found!;
}

function step(operator: Operator, { world, cost, steps }: Label, price: number): Label | undefined {
  if (!isAvailable(operator, world)) return undefined;
  const next = new Map([
    ...world,
    ...Object.entries(operator.gives),
    [`ran:${operator.name}`, true] as const,
  ]);
  return { world: next, cost: cost + price, steps: [...steps, operator] };
}

/** The rules of document 001 and of running again, in words and not in masks. */
function isAvailable(operator: Operator, world: ReadonlyMap<string, boolean | 'unknown'>): boolean {
  if (!fits(operator.needs, world)) return false;
  if (operator.canRerun) return true;
  if ((world.get(`ran:${operator.name}`) ?? false) !== false) return false;
  return Object.entries(operator.gives).every(
    ([name, value]) => !value || name in operator.needs || (world.get(name) ?? false) === false,
  );
}

function fits(wanted: Conditions, world: ReadonlyMap<string, boolean | 'unknown'>): boolean {
  return Object.entries(wanted).every(([name, value]) => (world.get(name) ?? false) === value);
}

function compare(a: Label, b: Label): number {
  if (a.cost !== b.cost) return a.cost - b.cost;
  if (a.steps.length !== b.steps.length) return a.steps.length - b.steps.length;
  const at = a.steps.findIndex((one, index) => one.name !== b.steps[index]!.name);
  return at < 0 ? 0 : a.steps[at]!.name < b.steps[at]!.name ? -1 : 1;
}

function keyOf(world: ReadonlyMap<string, boolean>): string {
  return [...world]
    .flatMap(([name, value]) => (value ? [name] : []))
    .sort()
    .join(' ');
}
