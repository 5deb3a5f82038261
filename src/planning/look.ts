import { HearthError } from '../base/index.ts';
import { type Search, STATES_MAX, search } from './search.ts';
import { after, type Literal, type Step, stateOf, type Task } from './task.ts';
import {
  BASE_COST,
  COST_MAX,
  type Goal,
  type Operator,
  type Plan,
  type Planned,
  type Sight,
  type World,
} from './types.ts';

export type Answer = Exclude<Planned, { type: 'need' }>;

/** What is asked of every look. */
export interface Wish {
  /** A task for each goal; first without the excluded operators, then, where there are any, with them. */
  readonly tasks: readonly (readonly Task[])[];
  readonly exclude: ReadonlySet<string>;
}

/** The best plan if every unknown turned out well. */
export interface Look {
  readonly answer: Answer;
  /** The unknowns that matter to it, each with the value it hopes for. None: the answer is certain. */
  readonly leans: readonly Literal[];
  /** The answer is certain once all these hopes come true. */
  readonly isFirm: boolean;
}

/** Costs are counted in millionths, so that equal sums are equal. */
const GRAINS = 1e6;
/** In a search every step costs one more part of a grain this size: of equal costs the fewest steps. */
const GRAIN_PARTS = 1024;

/**
 * Searches a way to every goal and takes the best. A hopeful look lets an unknown be true and false at once, which allows
 * every plan that any outcome would allow: if the best of them needs none of it, it is the best for every outcome.
 */
export function look(world: World, { tasks, exclude }: Wish, hopeful: boolean): Look {
  let answer: Answer = { type: 'none', because: 'unreachable' };
  for (const some of tasks) {
    const worths = some.map((task) => worthOf(task, world));
    const unread = worths.flatMap(({ unknown }) => [...unknown]);
    if (hopeful && unread.length > 0) return unpriced(unread);
    const { ways, hasGivenUp } = race(some, worths, world, hopeful);
    if (hasGivenUp) answer = { type: 'none', because: 'too-large', states: STATES_MAX };
    const [best, ...others] = ways.sort(byNet);
    if (best === undefined) continue;
    // A goal's dearer way may be worth more than its cheapest, so a hope that fails can lift another goal.
    const rival = others.find(({ task, leans }) => leans.length > 0 && hasValues(task));
    const leans = best.leans.length > 0 ? best.leans : (rival?.leans ?? []);
    return { answer: planOf(best, exclude), leans, isFirm: rival === undefined && isConsistent(leans) };
  }
  return { answer, leans: [], isFirm: true };
}

/**
 * Searches for all goals at once, always going on with the one that may still come to the most, until none can beat the best
 * way found: a goal out of reach costs nothing while another is in reach. What operators are worth in themselves cannot be
 * told before their way is known, so where they are worth something every search goes to its end.
 */
function race(
  tasks: readonly Task[],
  worths: readonly Worth[],
  world: World,
  hopeful: boolean,
): { readonly ways: Way[]; readonly hasGivenUp: boolean } {
  const ways: Way[] = [];
  const isPlain = !tasks.some(hasValues);
  let hasGivenUp = false;
  let running = tasks.map((task, at): Racer => {
    const worth = worths[at]!;
    const going = search(task, pricesOf(worth), stateOf(task, world, hopeful));
    return { task, worth, going, netMax: Infinity };
  });
  while (running.length > 0) {
    const racer = running.reduce((a, b) => (b.netMax > a.netMax ? b : a));
    const { task, worth } = racer;
    if (isPlain && ways.some(({ net }) => net > racer.netMax)) break;
    const { done, value } = racer.going.next();
    if (!done) {
      racer.netMax = worth.reward - Math.floor(value / GRAIN_PARTS);
      continue;
    }
    running = running.filter((other) => other !== racer);
    if (value === 'too-large') hasGivenUp = true;
    else if (value !== 'unreachable') ways.push(wayOf(task, value, worth, world));
  }
  return { ways, hasGivenUp };
}

interface Racer {
  readonly task: Task;
  readonly worth: Worth;
  readonly going: Search;
  /** What it can come to at best. */
  netMax: number;
}

/** Without all prices nothing can be compared: they are asked for first. */
function unpriced(unread: readonly string[]): Look {
  const leans = [...new Set(unread)].map((condition) => ({ condition, value: true }));
  return { answer: { type: 'none', because: 'unreachable' }, leans, isFirm: false };
}

interface Way {
  readonly task: Task;
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly net: number;
  readonly leans: readonly Literal[];
}

function wayOf(task: Task, steps: readonly Step[], worth: Worth, world: World): Way {
  const sum = (of: ReadonlyMap<Step, number>) => steps.reduce((total, step) => total + of.get(step)!, 0);
  const cost = sum(worth.costs);
  return {
    task,
    steps,
    cost,
    net: worth.reward + sum(worth.values) - cost,
    leans: leaningOf(task, steps, world),
  };
}

function byNet(a: Way, b: Way): number {
  const names = a.task.goal.name < b.task.goal.name ? -1 : 1;
  return b.net - a.net || a.steps.length - b.steps.length || names;
}

function planOf({ task, steps, cost, net }: Way, exclude: ReadonlySet<string>): Plan {
  const names = steps.map(({ operator }) => operator.name);
  return {
    type: 'plan',
    goal: task.goal.name,
    steps: names,
    cost: cost / GRAINS,
    net: net / GRAINS,
    despite: [...new Set(names)].filter((name) => exclude.has(name)),
  };
}

/** The unknown literals the steps need before any of them has given them, in the order they are met. */
function leaningOf(task: Task, steps: readonly Step[], world: World): Literal[] {
  let held = stateOf(task, world, false);
  const leans: Literal[] = [];
  for (const step of [...steps, undefined]) {
    const needs = step?.needs ?? task.wanted;
    const missing = needs & ~held;
    leans.push(...task.literals.filter((_, id) => (missing >> BigInt(id)) & 1n));
    held |= missing;
    if (step !== undefined) held = after(held, step);
  }
  return leans;
}

/** A hopeful plan may want the same unknown both ways; then no outcome allows it. */
function isConsistent(leans: readonly Literal[]): boolean {
  return new Set(leans.map(({ condition }) => condition)).size === leans.length;
}

function hasValues({ steps }: Task): boolean {
  return steps.some(({ operator }) => operator.value !== undefined);
}

interface Worth {
  readonly costs: ReadonlyMap<Step, number>;
  readonly values: ReadonlyMap<Step, number>;
  readonly reward: number;
  /** Unknown conditions that a cost or a value read. */
  readonly unknown: ReadonlySet<string>;
}

/** Asks each cost and value of a task once, in grains. */
function worthOf({ goal, steps }: Task, world: World): Worth {
  const unknown = new Set<string>();
  const sight: Sight = {
    get(condition) {
      const seen = world.get(condition) ?? false;
      if (seen === 'unknown') unknown.add(condition);
      return seen;
    },
  };
  const costs = new Map(steps.map((step) => [step, costOf(step.operator, sight)]));
  const values = new Map(steps.map((step) => [step, rewardOf(step.operator, sight)]));
  return { costs, values, reward: rewardOf(goal, sight), unknown };
}

function pricesOf({ costs }: Worth): number[] {
  return [...costs.values()].map((cost) => cost * GRAIN_PARTS + 1);
}

function costOf({ name, cost }: Operator, sight: Sight): number {
  const asked = cost?.(sight) ?? 0;
  if (!(asked <= COST_MAX)) throw priceless(name, 'cost', asked, `A cost is at most ${COST_MAX}.`);
  return Math.round(Math.max(BASE_COST, asked) * GRAINS);
}

function rewardOf({ name, value }: Operator | Goal, sight: Sight): number {
  const worth = value?.(sight) ?? 0;
  if (!Number.isFinite(worth)) throw priceless(name, 'value', worth, 'A value is a finite number.');
  return Math.round(worth * GRAINS);
}

function priceless(name: string, what: string, amount: number, hint: string): HearthError {
  return new HearthError('invalid-params', `The ${what} of "${name}" is ${amount}.`, {
    hint,
    faults: [{ path: `/${name}/${what}`, message: `is ${amount}`, hint }],
  });
}
