import { estimate } from './estimate.ts';
import { Heap } from './heap.ts';
import { after, type Step, type Task } from './task.ts';

/** States looked into before a search gives up: about a second on a small computer. */
export const STATES_MAX = 20_000;

interface Node {
  readonly state: bigint;
  paid: number;
  by: { readonly step: Step; readonly from: Node } | undefined;
}

/** What is known of a task's states while one search goes on. */
interface Search {
  readonly task: Task;
  readonly prices: readonly number[];
  readonly nodes: Map<bigint, Node>;
  readonly ahead: (state: bigint) => number;
}

/**
 * The cheapest steps from the state to the goal, and of those that cost the same the first by names. `prices` are whole
 * numbers, one for each step of the task, so that equal costs are equal whatever the order they are added in.
 */
export function search(
  task: Task,
  prices: readonly number[],
  start: bigint,
): readonly Step[] | 'unreachable' | 'too-large' {
  const estimates = new Map<bigint, number>();
  const ahead = (state: bigint) => {
    const known = estimates.get(state) ?? estimate(task, prices, state);
    estimates.set(state, known);
    return known;
  };
  const going: Search = { task, prices, nodes: new Map(), ahead };
  const end = cheapest(going, start);
  return typeof end === 'string' ? end : (firstByName(going, start, end.paid) ?? stepsTo(end));
}

/**
 * A* with the estimate made only when a state's turn comes; until then it inherits its parent's, less the step. States are
 * opened again when a cheaper way is found, for landmark cuts are admissible and not consistent.
 */
function cheapest({ task, prices, nodes, ahead }: Search, start: bigint): Node | 'unreachable' | 'too-large' {
  interface Turn {
    readonly node: Node;
    readonly paid: number;
    readonly total: number;
    readonly isGuess: boolean;
  }
  const turns = new Heap<Turn>((a, b) => a.total < b.total || (a.total === b.total && a.paid > b.paid));
  const first: Node = { state: start, paid: 0, by: undefined };
  nodes.set(start, first);
  turns.push({ node: first, paid: 0, total: 0, isGuess: true });
  for (let opened = 0; ; ) {
    const turn = turns.pop();
    if (turn === undefined) return 'unreachable';
    const { node, paid, total, isGuess } = turn;
    if (paid > node.paid) continue;
    const rest = ahead(node.state);
    if (isGuess && paid + rest > total) {
      if (rest < Infinity) turns.push({ node, paid, total: paid + rest, isGuess: false });
      continue;
    }
    if ((node.state & task.wanted) === task.wanted) return node;
    if (++opened > STATES_MAX) return 'too-large';
    for (const [at, step] of task.steps.entries()) {
      if ((node.state & step.needs) !== step.needs) continue;
      const state = after(node.state, step);
      const cost = paid + prices[at]!;
      const known = nodes.get(state);
      if (known !== undefined && known.paid <= cost) continue;
      const next = known ?? { state, paid: cost, by: undefined };
      next.paid = cost;
      next.by = { step, from: node };
      nodes.set(state, next);
      turns.push({ node: next, paid: cost, total: Math.max(cost, total), isGuess: true });
    }
  }
}

/** Depth first in the order of names, never above what the cheapest way costs: the first way found is the first by names. */
function firstByName(going: Search, start: bigint, budget: number): Step[] | undefined {
  const { task, prices, nodes, ahead } = going;
  const failed = new Map<bigint, number>();
  const path: Step[] = [];
  const visit = (state: bigint, paid: number): boolean => {
    if ((state & task.wanted) === task.wanted) return true;
    if (failed.size > STATES_MAX) return false;
    failed.set(state, paid);
    for (const [at, step] of task.steps.entries()) {
      if ((state & step.needs) !== step.needs) continue;
      const next = after(state, step);
      const cost = paid + prices[at]!;
      if (cost >= (failed.get(next) ?? Infinity) || cost > (nodes.get(next)?.paid ?? Infinity)) continue;
      if (cost + ahead(next) > budget) continue;
      path.push(step);
      if (visit(next, cost)) return true;
      path.pop();
    }
    return false;
  };
  return visit(start, 0) ? path : undefined;
}

function stepsTo(end: Node): Step[] {
  const steps: Step[] = [];
  for (let { by } = end; by !== undefined; { by } = by.from) steps.unshift(by.step);
  return steps;
}
