import type { View } from '../flow/index.ts';
import { type Conditions, type Det, type Goal, type Operator, plan, planMost } from '../planning/index.ts';
import { type Decision, type FailedIn, type Made, type Ran, seen } from './goal-steps.ts';

/** What is planned with. */
export interface Planning {
  readonly operators: readonly Operator[];
  readonly goals: readonly Goal[];
  readonly most: boolean;
}

/** Plans, leaving out what disappointed last (B34), what did so twice in the same world, and what was refused. */
export function decision(view: View, { operators, goals, most }: Planning): Decision {
  const made = seen(view, 'world').at(-1) ?? {};
  const world = new Map(Object.entries(made));
  const before = seen(view, 'planned');
  const runs = seen(view, 'ran');
  const acted = before.findLastIndex((one) => one.acted);
  const isNext = acted >= 0 && before.slice(acted + 1).every((one) => one.planned.type === 'need');
  const last = isNext ? runs.slice(before[acted]?.runs) : [];
  const disappointing = operators.filter((one) => {
    const run = last.find(({ operators: some }) => some.includes(one.name));
    return run !== undefined && (!run.ok || !kept(one.gives, world));
  });
  const found = foundIn(view, made);
  const failedIn = ({ name, needs, gives }: Operator): FailedIn => ({
    operator: name,
    world: shapeOf(view, found, { ...needs, ...gives }),
  });
  const stillSo = ({ operator, world: shape }: FailedIn) => {
    const one = operators.find(({ name }) => name === operator);
    return one !== undefined && failedIn(one).world === shape;
  };
  const isNew = acted === before.length - 1;
  const failures = [
    ...(before.at(-1)?.failures ?? []).filter(stillSo),
    ...(isNew ? disappointing.map(failedIn) : []),
  ];
  const refused = refusedIn(runs, operators);
  const twice = (name: string) => failures.filter((one) => one.operator === name).length >= 2;
  const allowed = operators.filter(({ name }) => !refused.has(name) && !twice(name));
  const tick = tickOf(view);
  const looked = seen(view, 'looked').flatMap((look) => (look.tick === tick ? Object.keys(look.values) : []));
  const options = {
    exclude: new Set(disappointing.map(({ name }) => name)),
    looked: new Set(looked),
  };
  const { planned, left } = most
    ? planMost(world, allowed, goals[0] ?? { name: '', description: '', needs: {} }, options)
    : { planned: planAll(world, allowed, goals, options), left: [] };
  return {
    planned,
    ...(left.length === 0 ? {} : { left }),
    failures,
    runs: runs.length,
    acted: planned.type === 'plan' && planned.steps.length > 0,
  };
}

function planAll(
  world: ReadonlyMap<string, Det>,
  operators: readonly Operator[],
  goals: readonly Goal[],
  { exclude, looked }: { readonly exclude: ReadonlySet<string>; readonly looked: ReadonlySet<string> },
): Decision['planned'] {
  const answer = plan(world, operators, goals, exclude);
  return answer.type === 'need' && answer.conditions.every((one) => looked.has(one))
    ? (answer.anyway ?? { type: 'none', because: 'unreachable' })
    : answer;
}

/** What was looked at holds until something was done, or nothing could be. */
export function tickOf(view: View): number {
  return seen(view, 'ran').length + seen(view, 'planned').filter((one) => one.planned.type === 'none').length;
}

/** Whether nothing that was promised is seen to be otherwise. */
function kept(gives: Conditions, world: ReadonlyMap<string, Det>): boolean {
  return Object.entries(gives).every(
    ([name, value]) => world.get(name) === 'unknown' || world.get(name) === value,
  );
}

/** The refused operators, and all that would bring about the same in another way: the no is to what becomes of it. */
function refusedIn(runs: readonly Ran[], operators: readonly Operator[]): ReadonlySet<string> {
  const refused = new Set(runs.flatMap((run) => (run.refused === true ? run.operators : [])));
  const unwanted = new Set(
    operators.flatMap(({ name, gives }) =>
      refused.has(name) ? Object.entries(gives).flatMap(([one, value]) => (value ? [one] : [])) : [],
    ),
  );
  const same = operators.filter(({ gives }) =>
    Object.keys(gives).some((one) => gives[one] && unwanted.has(one)),
  );
  return new Set([...refused, ...same.map(({ name }) => name)]);
}

/** The world, with what was dear to find out as it was found last. */
function foundIn(view: View, made: Made): Made {
  const looked = Object.assign({}, ...seen(view, 'looked').map((look) => look.values)) as Made;
  const known = Object.entries(made).filter(([, value]) => value !== 'unknown');
  return { ...made, ...looked, ...Object.fromEntries(known) };
}

/** As much of the world as one operator has to do with, as it was found last; what a person answers is news for all of them. */
function shapeOf(view: View, found: Made, touched: Conditions): string {
  const values = Object.keys(touched).map((name) => [name, found[name] ?? false]);
  return JSON.stringify([view.board.all('reply').length, ...values]);
}
