import { HearthError, type Json } from '../base/index.ts';
import type { Controller, Runner, View } from '../flow/index.ts';
import type { Ranked } from './choice.ts';

/**
 * Runs the one runner that fits best (document 003, Switch Controller). Ties go by the order of `among`.
 * The step fails with `not-found` and all rankings when none scores at least `threshold` and there is no `otherwise`.
 */
export function switchController(options: {
  readonly name: string;
  readonly among: Readonly<Record<string, Runner>>;
  readonly threshold: number;
  readonly otherwise?: Runner;
  rank(view: View, args: Json): readonly Ranked[] | Promise<readonly Ranked[]>;
}): Controller {
  const { name, among, threshold, otherwise } = options;
  return {
    name,
    async build(view, args) {
      const ranked = await options.rank(view, args);
      const score = (one: string) =>
        ranked.find((other) => other.name === one)?.score ?? Number.NEGATIVE_INFINITY;
      const fitting = Object.keys(among).filter((one) => score(one) >= threshold);
      const best = fitting.reduce<string | undefined>(
        (a, b) => (a === undefined || score(b) > score(a) ? b : a),
        undefined,
      );
      const runner = best === undefined ? otherwise : among[best];
      if (runner !== undefined) return runner;
      throw new HearthError('not-found', `nothing that "${name}" may choose fits`, { data: { ranked } });
    },
  };
}

/** One part of a plan. A part with a first message or a budget of its own is an agent: its runner says so. */
export interface Unit {
  readonly runner: Runner;
  readonly rank?: number;
}

/** Runs a plan (document 003, Plan Controller): unranked units one by one first, then by rank, equal ranks side by side. */
export function planController(options: {
  readonly name: string;
  /** With `collect` a unit that fails leaves those beside it alone. */
  readonly onError?: 'cancel' | 'collect';
  plan(view: View, args: Json): readonly Unit[] | Promise<readonly Unit[]>;
}): Controller {
  const { name, onError } = options;
  return { name, build: async (view, args) => unitsRunner(await options.plan(view, args), onError) };
}

function unitsRunner(units: readonly Unit[], onError: 'cancel' | 'collect' = 'cancel'): Runner {
  const ranks = [...new Set(units.flatMap((unit) => unit.rank ?? []))].sort((a, b) => a - b);
  const of = (rank: number | undefined) =>
    units.filter((unit) => unit.rank === rank).map((unit) => unit.runner);
  const ranked = ranks.map((rank): Runner => {
    const [first, ...others] = of(rank);
    if (first !== undefined && others.length === 0 && onError === 'cancel') return first;
    return { r: 'par', of: of(rank), onError };
  });
  return { r: 'seq', of: [...of(undefined), ...ranked] };
}
