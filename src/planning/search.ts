import { type Estimate, estimate } from './estimate.ts';
import { Heap } from './heap.ts';
import { after, type Step, type Task } from './task.ts';

/** States looked into before a search gives up: a second or two on a small computer, for the hub waits meanwhile. */
export const STATES_MAX = 5_000;

/**
 * The cheapest steps from the state to the goal, and of those that cost the same the first by names. `prices` are whole
 * numbers, one for each step of the task, so that equal costs are equal whatever the order they are added in.
 */
export function search(
  task: Task,
  prices: readonly number[],
  start: bigint,
): readonly Step[] | 'unreachable' | 'too-large' {
  const estimates = new Map<bigint, Estimate>();
  const ahead = (state: bigint) => {
    const known = estimates.get(state) ?? estimate(task, prices, state);
    estimates.set(state, known);
    return known;
  };
  const going: Search = { task, prices, reached: new Reached(task.once), ahead };
  const end = cheapest(going, { state: start, paid: 0 });
  return typeof end === 'string' ? end : (firstByName(going, start, end.paid) ?? stepsTo(end));
}

/** What is known of a task's states while one search goes on. */
interface Search {
  readonly task: Task;
  readonly prices: readonly number[];
  readonly reached: Reached<Node>;
  readonly ahead: (state: bigint) => Estimate;
}

interface Place {
  readonly state: bigint;
  readonly paid: number;
}

interface Node extends Place {
  readonly by?: { readonly step: Step; readonly from: Node };
}

/**
 * A* with the estimate made only when a state's turn comes; until then it inherits its parent's and what that left out of
 * the step's price. A state is opened again when a cheaper way is found: landmark cuts are admissible and not consistent.
 */
function cheapest({ task, prices, reached, ahead }: Search, start: Node): Node | 'unreachable' | 'too-large' {
  interface Turn {
    readonly node: Node;
    readonly total: number;
    readonly isGuess: boolean;
  }
  const turns = new Heap<Turn>(
    (a, b) => a.total < b.total || (a.total === b.total && a.node.paid > b.node.paid),
  );
  reached.add(start);
  turns.push({ node: start, total: 0, isGuess: true });
  for (let opened = 0; ; ) {
    const turn = turns.pop();
    if (turn === undefined) return 'unreachable';
    const { node, total, isGuess } = turn;
    const { state, paid } = node;
    if (!reached.has(node)) continue;
    const { rest, left } = ahead(state);
    if (isGuess && paid + rest > total) {
      if (rest < Infinity) turns.push({ node, total: paid + rest, isGuess: false });
      continue;
    }
    if ((state & task.wanted) === task.wanted) return node;
    if (++opened > STATES_MAX) return 'too-large';
    for (const [at, step] of task.steps.entries()) {
      if ((state & step.needs) !== step.needs) continue;
      const next = { state: after(state, step), paid: paid + prices[at]!, by: { step, from: node } };
      if (reached.beats(next)) continue;
      reached.add(next);
      turns.push({ node: next, total: total + left[at]!, isGuess: true });
    }
  }
}

/** Depth first in the order of names, never above what the cheapest way costs: the first way found is the first by names. */
function firstByName({ task, prices, reached, ahead }: Search, start: bigint, budget: number) {
  const failed = new Reached(task.once);
  const path: Step[] = [];
  const visit = (place: Place): boolean => {
    const { state, paid } = place;
    if ((state & task.wanted) === task.wanted) return true;
    if (failed.size > STATES_MAX) return false;
    failed.add(place);
    const { rest, left } = ahead(state);
    for (const [at, step] of task.steps.entries()) {
      if (paid + rest + left[at]! > budget || (state & step.needs) !== step.needs) continue;
      const next = { state: after(state, step), paid: paid + prices[at]! };
      if (failed.beats(next) || reached.beats({ state: next.state, paid: next.paid - 1 })) continue;
      if (next.paid + ahead(next.state).rest > budget) continue;
      path.push(step);
      if (visit(next)) return true;
      path.pop();
    }
    return false;
  };
  return visit({ state: start, paid: 0 }) ? path : undefined;
}

function stepsTo(end: Node): Step[] {
  const steps: Step[] = [];
  for (let { by } = end; by !== undefined; { by } = by.from) steps.unshift(by.step);
  return steps;
}

/** Places that no other place beats: in the same world, with every step still free that the other has free, for no more. */
class Reached<P extends Place> {
  readonly #once: bigint;
  readonly #best = new Map<bigint, readonly P[]>();
  size = 0;

  constructor(once: bigint) {
    this.#once = once;
  }

  beats({ state, paid }: Place): boolean {
    return this.#like(state).some((one) => one.paid <= paid && (one.state & state) === state);
  }

  has(place: P): boolean {
    return this.#like(place.state).includes(place);
  }

  add(place: P): void {
    const kept = this.#like(place.state).filter(
      (one) => one.paid < place.paid || (one.state & place.state) !== one.state,
    );
    this.#best.set(place.state & ~this.#once, [...kept, place]);
    this.size++;
  }

  #like(state: bigint): readonly P[] {
    return this.#best.get(state & ~this.#once) ?? [];
  }
}
