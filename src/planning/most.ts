import { plan } from './plan.ts';
import { prune } from './task.ts';
import type { Conditions, Goal, Operator, Plan, Planned, World } from './types.ts';

/** A goal as far as it can be reached, and what of it cannot. */
export interface Most {
  readonly planned: Planned;
  /** Conditions of the goal to which no way leads, sorted. */
  readonly left: readonly string[];
}

export interface MostOptions {
  /** As for `plan`. */
  readonly exclude?: ReadonlySet<string>;
  /** Unknowns that were looked at and stayed unknown: the plan then leans on none of them. */
  readonly looked?: ReadonlySet<string>;
}

/**
 * The best plan towards as much of a goal as can be reached: an open door must not keep the lights on. What has nothing to
 * do with each other (no operator needs or gives both) is planned apart, so that many small wishes cost as much as their
 * number and not as the ways to mix them. No steps and something left is a `none`.
 * @throws as `plan`.
 */
export function planMost(
  world: World,
  operators: readonly Operator[],
  goal: Goal,
  { exclude = new Set(), looked = new Set() }: MostOptions = {},
): Most {
  const ways = partsOf(operators, goal).map((part) => wayOf(world, part, goal.name, exclude, looked));
  const left = ways.flatMap((way) => way.left).sort();
  const needed = ways.flatMap(({ planned }) => (planned.type === 'need' ? planned.conditions : []));
  if (needed.length > 0)
    return { planned: { type: 'need', conditions: [...new Set(needed)].sort(), anyway: null }, left };
  const planned = joined(
    goal.name,
    ways.map((way) => way.planned).filter((one) => one.type === 'plan'),
  );
  if (planned.steps.length === 0 && left.length > 0)
    return { planned: { type: 'none', because: 'unreachable' }, left };
  return { planned: { ...planned, steps: inOrder(planned.steps, operators) }, left };
}

/** Some of the wishes, and the operators that matter to them and to no others. */
interface Part {
  readonly needs: Conditions;
  readonly operators: readonly Operator[];
}

function partsOf(operators: readonly Operator[], goal: Goal): readonly Part[] {
  const useful = prune(operators, [goal]);
  const above = new Map<string, string>();
  const top = (name: string): string => {
    const next = above.get(name) ?? name;
    return next === name ? name : top(next);
  };
  const touched = ({ needs, gives }: Operator) => Object.keys({ ...needs, ...gives });
  for (const operator of useful) {
    const [first, ...others] = touched(operator);
    for (const other of others) above.set(top(other), top(first!));
  }
  const parts = new Map<string, { needs: Record<string, boolean>; operators: Operator[] }>();
  for (const [name, value] of Object.entries(goal.needs)) {
    const part = parts.get(top(name)) ?? { needs: {}, operators: [] };
    part.needs[name] = value;
    parts.set(top(name), part);
  }
  for (const operator of useful) parts.get(top(touched(operator)[0]!))?.operators.push(operator);
  return [...parts.values()];
}

function wayOf(
  world: World,
  { needs, operators }: Part,
  name: string,
  exclude: ReadonlySet<string>,
  looked: ReadonlySet<string>,
): { readonly planned: Planned; readonly left: readonly string[] } {
  const towards = (wanted: Conditions): Planned => {
    const answer = plan(world, operators, [{ name, description: '', needs: wanted }], exclude);
    if (answer.type !== 'need' || !answer.conditions.every((one) => looked.has(one))) return answer;
    return answer.anyway ?? { type: 'none', because: 'unreachable' };
  };
  let planned = towards(needs);
  if (planned.type !== 'none') return { planned, left: [] };
  let kept: Conditions = {};
  planned = towards(kept);
  const left: string[] = [];
  for (const [condition, value] of Object.entries(needs)) {
    const more = { ...kept, [condition]: value };
    const way = towards(more);
    if (way.type === 'none') left.push(condition);
    else [kept, planned] = [more, way];
  }
  return { planned, left };
}

function joined(goal: string, plans: readonly Plan[]): Plan {
  const sum = (of: (one: Plan) => number) => plans.reduce((total, one) => total + of(one), 0);
  return {
    type: 'plan',
    goal,
    steps: plans.flatMap(({ steps }) => steps),
    cost: sum(({ cost }) => cost),
    net: sum(({ net }) => net),
    despite: plans.flatMap(({ despite }) => despite),
  };
}

/** Each step behind those that give what it is to come `after`; where they wait for each other, as they stand. */
function inOrder(steps: readonly string[], operators: readonly Operator[]): readonly string[] {
  const byName = new Map(operators.map((one) => [one.name, one] as const));
  const waits = (step: string, other: string) =>
    step !== other && (byName.get(step)?.after ?? []).some((one) => byName.get(other)?.gives[one] === true);
  const rest = [...steps];
  const ordered: string[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((step) => !rest.some((other) => waits(step, other)));
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  return ordered;
}
