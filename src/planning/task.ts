import type { Conditions, Goal, Operator, World } from './types.ts';

/** A condition with a value. A world is the set of literals that hold; an unknown condition has neither of its two. */
export interface Literal {
  readonly condition: string;
  readonly value: boolean;
}

/** An operator as masks over the literals of its task. */
export interface Step {
  readonly operator: Operator;
  readonly needs: bigint;
  readonly adds: bigint;
  readonly drops: bigint;
  readonly needIds: readonly number[];
  readonly addIds: readonly number[];
}

/**
 * What one goal asks, in bits: only the literals that something on the way needs, so that the rest of the house does not
 * count. Literal 0 always holds; it is what a step without needs starts from.
 */
export interface Task {
  readonly goal: Goal;
  readonly literals: readonly Literal[];
  /** Sorted by name: the order of the input never shows. */
  readonly steps: readonly Step[];
  /** For each literal the steps that need it, by their place. */
  readonly users: readonly (readonly number[])[];
  /** For each literal the steps that give it. */
  readonly givers: readonly (readonly number[])[];
  /** The literals "has not run": of two worlds alike but for these, the one that has more of them can do all the other can. */
  readonly once: bigint;
  readonly wanted: bigint;
  readonly wantedIds: readonly number[];
}

/** Bits read at once. */
const WORD = 30;

const ALWAYS: Literal = { condition: '', value: true };

export function taskOf(goal: Goal, operators: readonly Operator[]): Task {
  const useful = prune(operators, [goal]).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ids = new Map<string, number>();
  const literals = [ALWAYS];
  for (const literal of [goal.needs, ...useful.map(needsOf)].flatMap(literalsOf)) {
    if (ids.has(keyOf(literal))) continue;
    ids.set(keyOf(literal), literals.length);
    literals.push(literal);
  }
  const idsOf = (conditions: Conditions) =>
    literalsOf(conditions).flatMap((literal) => ids.get(keyOf(literal)) ?? []);
  const steps = useful.map((operator) => {
    const needs = idsOf(needsOf(operator));
    const gives = givesOf(operator);
    return {
      operator,
      needs: maskOf(needs),
      adds: maskOf(idsOf(gives)),
      drops: maskOf(idsOf(opposite(gives))),
      needIds: needs.length === 0 ? [0] : needs,
      addIds: idsOf(gives),
    };
  });
  const wanted = idsOf(goal.needs);
  return {
    goal,
    literals,
    steps,
    users: placesOf(literals, steps, ({ needIds }) => needIds),
    givers: placesOf(literals, steps, ({ addIds }) => addIds),
    once: maskOf(useful.flatMap(({ name }) => ids.get(keyOf({ condition: ran(name), value: false })) ?? [])),
    wanted: maskOf(wanted),
    wantedIds: wanted.length === 0 ? [0] : wanted,
  };
}

/** For each literal the places of the steps that have it among those named. */
function placesOf(
  literals: readonly Literal[],
  steps: readonly Step[],
  idsOf: (step: Step) => readonly number[],
): number[][] {
  const places = literals.map((): number[] => []);
  for (const [at, step] of steps.entries()) for (const id of idsOf(step)) places[id]!.push(at);
  return places;
}

/** The literals that hold. A hopeful look takes an unknown for true and false at once: whatever it will turn out to be. */
export function stateOf(task: Task, world: World, hopeful: boolean): bigint {
  const held = task.literals.flatMap(({ condition, value }, id) => {
    const seen = world.get(condition) ?? false;
    return id === 0 || seen === value || (hopeful && seen === 'unknown') ? [id] : [];
  });
  return maskOf(held);
}

/** A 1 for each literal of a state: for loops that ask often. */
export function heldIn({ literals }: Task, state: bigint): Uint8Array {
  const held = new Uint8Array(literals.length);
  for (let first = 0; first < held.length; first += WORD) {
    const word = Number(BigInt.asUintN(WORD, state >> BigInt(first)));
    for (let bit = 0; bit < WORD && first + bit < held.length; bit++) held[first + bit] = (word >> bit) & 1;
  }
  return held;
}

export function canTake({ needIds }: Step, held: Uint8Array): boolean {
  for (let i = 0; i < needIds.length; i++) if (held[needIds[i]!] === 0) return false;
  return true;
}

export function after(state: bigint, step: Step): bigint {
  return (state & ~step.drops) | step.adds;
}

/**
 * The operators that can be of use on the way to one of the goals, in their order; planning with them gives the same
 * answers. What the world forbids now is kept: it may allow it after the next look.
 */
export function prune(operators: readonly Operator[], goals: readonly Goal[]): readonly Operator[] {
  const wanted = new Set(goals.flatMap((goal) => literalsOf(goal.needs).map(keyOf)));
  const useful = new Set<Operator>();
  for (let before = -1; before < useful.size; ) {
    before = useful.size;
    for (const operator of operators) {
      if (useful.has(operator) || !literalsOf(givesOf(operator)).some((one) => wanted.has(keyOf(one))))
        continue;
      useful.add(operator);
      for (const literal of literalsOf(needsOf(operator))) wanted.add(keyOf(literal));
    }
  }
  return operators.filter((operator) => useful.has(operator));
}

/** The condition "this operator has run", which whoever runs it sets and a reset clears. */
export function ran(operator: string): string {
  return `ran:${operator}`;
}

/** Every condition a world should tell about for these operators and goals, sorted. */
export function conditionsOf(operators: readonly Operator[], goals: readonly Goal[]): readonly string[] {
  const all = [...goals.map((goal) => goal.needs), ...operators.flatMap((one) => [needsOf(one), one.gives])];
  return [...new Set(all.flatMap(Object.keys))].sort();
}

function needsOf({ name, needs, gives, canRerun }: Operator): Conditions {
  if (canRerun) return needs;
  const outputs = Object.keys(gives).filter((condition) => gives[condition]);
  const absent = Object.fromEntries(outputs.map((condition) => [condition, false]));
  return { ...absent, ...needs, [ran(name)]: false };
}

function givesOf({ name, gives }: Operator): Conditions {
  return { ...gives, [ran(name)]: true };
}

function opposite(conditions: Conditions): Conditions {
  return Object.fromEntries(Object.entries(conditions).map(([condition, value]) => [condition, !value]));
}

function literalsOf(conditions: Conditions): readonly Literal[] {
  return Object.entries(conditions).map(([condition, value]) => ({ condition, value }));
}

function keyOf({ condition, value }: Literal): string {
  return `${value ? '+' : '-'}${condition}`;
}

function maskOf(ids: readonly number[]): bigint {
  return ids.reduce((mask, id) => mask | (1n << BigInt(id)), 0n);
}
