import { type Estimate, estimate } from './estimate.ts';
import { Heap } from './heap.ts';
import { isHopeless } from './hopeless.ts';
import { after, canTake, heldIn, type Step, type Task } from './task.ts';

/** States looked into before a search gives up: some 30 ms, on a small computer a fifth of a second, and the hub waits. */
export const STATES_MAX = 2_500;
/** Estimates made in one search. They are dear and steer best near the start; beyond that a state goes by its parent's. */
const ESTIMATES_MAX = 300;
/** A search that has looked into so many states asks whether there is any hope at all. */
const DOUBTFUL = 32;

/**
 * The cheapest steps from the state to the goal, and of those that cost the same the first by names. `prices` are whole
 * numbers, one for each step of the task, so that equal costs are equal whatever the order they are added in. On the way it
 * yields what the steps will cost at least, so that whoever knows a better goal by then need not go on.
 */
export type Search = Generator<number, readonly Step[] | 'unreachable' | 'too-large', void>;

export function* search(task: Task, prices: readonly number[], start: bigint): Search {
  const estimates = new Map<bigint, Estimate>();
  const ahead = (state: bigint) => {
    const known = estimates.get(state);
    if (known !== undefined || estimates.size >= ESTIMATES_MAX) return known;
    const made = estimate(task, prices, state);
    estimates.set(state, made);
    return made;
  };
  const going: Going = { task, prices, reached: new Reached(task.once), ahead };
  const end = yield* cheapest(going, start);
  return typeof end === 'string' ? end : (firstByName(going, start, end.paid) ?? stepsTo(end));
}

/** What is known of a task's states while one search goes on. */
interface Going {
  readonly task: Task;
  readonly prices: readonly number[];
  readonly reached: Reached<Node>;
  readonly ahead: (state: bigint) => Estimate | undefined;
}

interface Place {
  readonly state: bigint;
  readonly paid: number;
}

interface Node extends Place {
  readonly by?: { readonly step: Step; readonly from: Node };
}

/** What a way costs at least, and what of each next step's price that does not count. The two belong together. */
interface Bound {
  readonly total: number;
  readonly left: ArrayLike<number>;
}

/** A state in the queue, and what a way through it costs at least. */
interface Turn extends Bound {
  readonly node: Node;
  /** The bound is not its own, but its parent's and what that left out of the step's price. */
  readonly isGuess: boolean;
}

/**
 * A* with the estimate made only when a state's turn comes. A state is opened again when a cheaper way is found: landmark
 * cuts are admissible and not consistent.
 */
function* cheapest(
  { task, prices, reached, ahead }: Going,
  start: bigint,
): Generator<number, Node | 'unreachable' | 'too-large', void> {
  const turns = new Heap<Turn>(
    (a, b) => a.total < b.total || (a.total === b.total && a.node.paid > b.node.paid),
  );
  const first: Node = { state: start, paid: 0 };
  reached.add(first);
  turns.push({ node: first, total: 0, left: prices, isGuess: true });
  let told = 0;
  for (let opened = 0; ; ) {
    const turn = turns.pop();
    if (turn === undefined) return 'unreachable';
    const { node, total, left, isGuess } = turn;
    const { state, paid } = node;
    if (!reached.has(node)) continue;
    if (total > told) {
      told = total;
      yield told;
    }
    const isEnd = (state & task.wanted) === task.wanted;
    const own = isEnd ? undefined : ownBound(ahead(state), paid);
    if (own !== undefined && isGuess && own.total > total) {
      if (own.total < Infinity) turns.push({ node, ...own, isGuess: false });
      continue;
    }
    if (isEnd) return node;
    if (opened === DOUBTFUL && isHopeless(task, start)) return 'unreachable';
    if (++opened > STATES_MAX) return 'too-large';
    const held = heldIn(task, state);
    for (const [at, step] of task.steps.entries()) {
      if (!canTake(step, held)) continue;
      const next = { state: after(state, step), paid: paid + prices[at]!, by: { step, from: node } };
      if (reached.beats(next)) continue;
      reached.add(next);
      turns.push({
        node: next,
        ...dearer(beyond({ total, left }, at), own && beyond(own, at)),
        isGuess: true,
      });
    }
  }
}

function ownBound(estimate: Estimate | undefined, paid: number): Bound | undefined {
  return estimate && { total: paid + estimate.rest, left: estimate.left };
}

/** What the ways cost at least that go on with a step. */
function beyond({ total, left }: Bound, at: number): Bound {
  return { total: total + left[at]!, left };
}

/** The bound that says more. What one leaves out of a price is never added to the total of the other, which may count it. */
function dearer(one: Bound, other: Bound | undefined): Bound {
  return other !== undefined && other.total >= one.total ? other : one;
}

/** Depth first in the order of names, never above what the cheapest way costs: the first way found is the first by names. */
function firstByName({ task, prices, reached, ahead }: Going, start: bigint, budget: number) {
  const failed = new Reached(task.once);
  const path: Step[] = [];
  const visit = ({ state, paid }: Place, guess: Bound): boolean => {
    if ((state & task.wanted) === task.wanted) return true;
    if (failed.size > STATES_MAX) return false;
    failed.add({ state, paid });
    const own = ownBound(ahead(state), paid);
    const held = heldIn(task, state);
    for (const [at, step] of task.steps.entries()) {
      const bound = dearer(beyond(guess, at), own && beyond(own, at));
      if (Math.max(bound.total, paid + prices[at]!) > budget || !canTake(step, held)) continue;
      const next = { state: after(state, step), paid: paid + prices[at]! };
      if (failed.beats(next) || reached.beats({ state: next.state, paid: next.paid - 1 })) continue;
      path.push(step);
      if (visit(next, bound)) return true;
      path.pop();
    }
    return false;
  };
  return visit({ state: start, paid: 0 }, { total: 0, left: prices }) ? path : undefined;
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
