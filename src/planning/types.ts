/** Three values of a condition (Kleene): `unknown` is what nobody has looked at, or could see. */
export type Det = true | false | 'unknown';

/** The world as it stands. A condition without an entry counts as false; only an explicit `unknown` is unknown. */
export type World = ReadonlyMap<string, Det>;

/** Conditions with the value they must have, or get. */
export type Conditions = Readonly<Record<string, boolean>>;

/** The world as costs and values see it. What they read is noticed: an unknown that sets a price may be asked for. */
export interface Sight {
  get(condition: string): Det;
}

/** Something that can be done, as planning sees it. */
export interface Operator {
  readonly name: string;
  /** Holds only on equality: `unknown` satisfies neither true nor false. */
  readonly needs: Conditions;
  /** What it promises. Never assumed: the world is looked at again after it ran. */
  readonly gives: Conditions;
  /** Conditions that other steps of the same plan are to give first, where there are such: an order, not a need (`planMost`). */
  readonly after?: readonly string[];
  /**
   * Finite, at most `COST_MAX`, rounded to a millionth; never counts as less than `BASE_COST`. Priced once per plan in the
   * world as it stands, which is exact for the first step, and only that is taken before the next plan.
   */
  readonly cost?: (world: Sight) => number;
  /** What doing it is worth in itself. Weighs between goals; it never buys a detour on the way to one. */
  readonly value?: (world: Sight) => number;
  /** When false it needs "has not run" and its outputs (what it gives as true) not yet there, unless they are inputs too. */
  readonly canRerun: boolean;
  /** Only its own agent may use it; open mode leaves it out. */
  readonly opaque?: boolean;
}

export interface Goal {
  readonly name: string;
  readonly description: string;
  readonly needs: Conditions;
  /** What reaching it is worth as the world stands; nothing when absent. */
  readonly value?: (world: Sight) => number;
}

/** The cheapest way to the goal of highest net value. No steps: the goal holds. Plain data, for the journal. */
export interface Plan {
  readonly type: 'plan';
  readonly goal: string;
  readonly steps: readonly string[];
  readonly cost: number;
  /** Goal value + action values − costs. */
  readonly net: number;
  /** Excluded operators used all the same, because nothing else leads to a goal; empty otherwise. */
  readonly despite: readonly string[];
}

export type Planned =
  | Plan
  /**
   * These unknowns decide what is best; look at them and plan again. `anyway` is the plan that leans on none of them, for
   * when they cannot be known.
   */
  | { readonly type: 'need'; readonly conditions: readonly string[]; readonly anyway: Plan | null }
  | { readonly type: 'none'; readonly because: 'unreachable' }
  /** The search gave up after so many states, so there may be a way nobody has found. */
  | { readonly type: 'none'; readonly because: 'too-large'; readonly states: number };

/** Without a price for every step, plans would hold free detours. */
export const BASE_COST = 0.01;
export const COST_MAX = 10_000;
