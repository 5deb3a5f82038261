import type { Json } from '../base/index.ts';
import { draftOf } from './messages.ts';
import { ROOT, segments, under } from './path.ts';
import type { Draft, Failure, Message, Outcome, Path, Runner, Spend } from './types.ts';
import {
  beginning,
  enter,
  enterElement,
  joinBranches,
  joinElements,
  leave,
  put,
  type Scope,
  visible,
} from './visibility.ts';

/** How a step ended for good. Waits, calls and retries are on the way, not at the end. */
export type Ending = Extract<Outcome, { readonly type: 'done' | 'stop' | 'handoff' | 'fail' }>;

/** What is known of a step: nothing or something to be done now, under way, at rest until somebody answers, or ended. */
export type StepState =
  | { readonly type: 'due' }
  | { readonly type: 'busy' }
  | { readonly type: 'resting' }
  | { readonly type: 'ended'; readonly ending: Ending; readonly out: readonly Message[] };

/** What has been recorded, by address. A step nobody has heard of is due. */
export interface Records {
  step(path: Path): StepState;
  decided(path: Path): boolean | undefined;
  built(path: Path): Runner | undefined;
}

interface Place {
  readonly path: Path;
  readonly scope: Scope;
  readonly item?: Item;
}
type Item = { readonly index: number; readonly value: Message };

/** A step that can begin now, with what it may see. */
export type Ready = Place &
  (
    | { readonly type: 'skill'; readonly skill: string; readonly args: Json }
    | {
        readonly type: 'agent';
        readonly agent: string;
        readonly input: readonly Draft[] | undefined;
        readonly budget: Partial<Spend>;
        readonly retryOf: string | undefined;
      }
    | { readonly type: 'decide'; readonly predicate: string }
    | { readonly type: 'build'; readonly controller: string; readonly args: Json }
  );

/** Where a tree stands. */
export type Standing =
  | { readonly type: 'done'; readonly scope: Scope }
  | { readonly type: 'failed'; readonly error: Failure; readonly out: readonly Message[] }
  | { readonly type: 'stopped'; readonly because: string; readonly out: readonly Message[] }
  | { readonly type: 'handoff'; readonly agent: string; readonly input: readonly Draft[] }
  | Open;

export interface Open {
  readonly type: 'open';
  readonly ready: readonly Ready[];
  /** Addresses under way and at rest. What runs and is named in neither belongs to a cancelled branch. */
  readonly busy: readonly Path[];
  readonly resting: readonly Path[];
}

export interface Walk {
  readonly records: Records;
  /** Declared cardinality of a skill or agent: does it yield a fan? */
  fans(kind: 'skill' | 'agent', name: string): boolean;
  readonly memory: WalkMemory;
}

/** What need not be walked again: kept by the caller between walks of one run, so that long loops stay cheap. Worth nothing in another run. */
export interface WalkMemory {
  /** Scopes behind finished nodes. */
  readonly finished: Map<Path, Scope>;
  /** Finished rounds of loops that are still going. */
  readonly rounds: Map<Path, { readonly round: number; readonly scope: Scope }>;
}

export function newMemory(): WalkMemory {
  return { finished: new Map(), rounds: new Map() };
}

/**
 * The interpreter: reads the tree from the root, passes over what is recorded, and says what can begin now or how it
 * ended. It runs nothing and remembers nothing; recovery is simply the next call (agent-core, choice 3).
 */
export function walk(root: Runner, input: readonly Message[], by: Walk): Standing {
  return visit(root, { path: ROOT, scope: beginning(input) }, by);
}

function visit(runner: Runner, at: Place, by: Walk): Standing {
  const known = by.memory.finished.get(at.path);
  if (known !== undefined) return { type: 'done', scope: known };
  const standing = look(runner, at, by);
  if (standing.type === 'done') by.memory.finished.set(at.path, standing.scope);
  return standing;
}

function look(runner: Runner, at: Place, by: Walk): Standing {
  switch (runner.r) {
    case 'skill': {
      const path = under(at.path, runner.skill);
      const ready: Ready = { ...at, path, type: 'skill', skill: runner.skill, args: runner.args ?? null };
      return leaf(ready, by.fans('skill', runner.skill), by);
    }
    case 'agent': {
      const path = under(at.path, runner.agent);
      const { agent, input, budget = {}, retryOf } = runner;
      const ready: Ready = { ...at, path, type: 'agent', agent, input, budget, retryOf };
      return leaf(ready, by.fans('agent', runner.agent), by);
    }
    case 'seq':
      return composite(at, (scope) => sequence(runner.of, { ...at, scope }, by));
    case 'par': {
      const branches = runner.of.map((child, index) =>
        visit(child, { ...at, path: under(at.path, segments.branch(index)), scope: enter(at.scope) }, by),
      );
      return together(branches, at, runner, joinBranches);
    }
    case 'each': {
      const branches = at.scope.frontier.map((value, index) =>
        visit(
          runner.body,
          {
            path: under(at.path, segments.element(index)),
            scope: enterElement(at.scope, value),
            item: { index, value },
          },
          by,
        ),
      );
      return together(branches, at, runner, joinElements);
    }
    case 'if': {
      const holds = decision(runner.when, { ...at, path: under(at.path, segments.condition) }, by);
      if (typeof holds !== 'boolean') return holds;
      const branch = holds ? runner.then : runner.else;
      if (branch === undefined) return { type: 'done', scope: at.scope };
      const path = under(at.path, holds ? segments.then : segments.else);
      return composite(at, (scope) => body(branch, { ...at, path, scope }, by));
    }
    case 'while':
    case 'doWhile':
      return composite(at, (scope) => rounds(runner, { ...at, scope }, by));
    case 'control': {
      const path = under(at.path, runner.controller);
      const built = by.records.built(path);
      if (built !== undefined) return composite(at, (scope) => body(built, { ...at, path, scope }, by));
      return leaf(
        { ...at, path, type: 'build', controller: runner.controller, args: runner.args ?? null },
        false,
        by,
      );
    }
  }
}

function composite(at: Place, run: (scope: Scope) => Standing): Standing {
  const standing = run(enter(at.scope));
  return standing.type === 'done' ? { type: 'done', scope: leave(at.scope, standing.scope) } : standing;
}

/** The body of a loop, of an if, of a controller: a sequence there does not open a second scope. */
function body(runner: Runner, at: Place, by: Walk): Standing {
  return runner.r === 'seq' ? sequence(runner.of, at, by) : visit(runner, at, by);
}

function sequence(of: readonly Runner[], at: Place, by: Walk): Standing {
  let scope = at.scope;
  for (const [index, child] of of.entries()) {
    const standing = visit(child, { ...at, path: under(at.path, segments.child(index)), scope }, by);
    if (standing.type !== 'done') return standing;
    scope = standing.scope;
  }
  return { type: 'done', scope };
}

/** After `max` rounds a loop ends as if its predicate had turned false; whoever cares asks again behind it (D35). */
function rounds(loop: Extract<Runner, { r: 'while' | 'doWhile' }>, at: Place, by: Walk): Standing {
  const known = by.memory.rounds.get(at.path);
  let scope = known?.scope ?? at.scope;
  for (let round = (known?.round ?? 0) + 1; round <= loop.max; round++) {
    const path = under(at.path, segments.round(loop.r, round));
    const asked = loop.r === 'while' || round > 1;
    if (asked) {
      const holds = decision(loop.when, { ...at, path, scope }, by);
      if (holds === false) break;
      if (holds !== true) return holds;
    }
    const standing = body(loop.body, { ...at, path, scope }, by);
    if (standing.type !== 'done') return standing;
    scope = standing.scope;
    by.memory.rounds.set(at.path, { round, scope });
  }
  return { type: 'done', scope };
}

function decision(predicate: string, at: Place, by: Walk): boolean | Standing {
  const holds = by.records.decided(at.path);
  return holds ?? leaf({ ...at, type: 'decide', predicate }, false, by);
}

function leaf(ready: Ready, fan: boolean, by: Walk): Standing {
  const { path, scope } = ready;
  const state = by.records.step(path);
  switch (state.type) {
    case 'due':
      return { type: 'open', ready: [ready], busy: [], resting: [] };
    case 'busy':
      return { type: 'open', ready: [], busy: [path], resting: [] };
    case 'resting':
      return { type: 'open', ready: [], busy: [], resting: [path] };
    case 'ended':
      return ended(state.ending, state.out, scope, fan);
  }
}

function ended(ending: Ending, out: readonly Message[], scope: Scope, fan: boolean): Standing {
  switch (ending.type) {
    case 'done':
      return { type: 'done', scope: put(scope, out, fan) };
    case 'stop':
      if (ending.scope === 'action') return { type: 'done', scope: put(scope, out, fan) };
      return { type: 'stopped', because: ending.because, out };
    case 'handoff':
      return {
        type: 'handoff',
        agent: ending.agent,
        input: ending.input ?? visible(scope).map(draftOf),
      };
    case 'fail':
      return { type: 'failed', error: ending.error, out };
  }
}

/**
 * Branches side by side. A stop ends all; a failure ends all unless failures are collected; a handoff waits for the
 * others. Everything goes by declared order, so who finished first does not show (D15).
 */
function together(
  branches: readonly Standing[],
  at: Place,
  options: { readonly onError?: 'cancel' | 'collect'; readonly limit?: number },
  join: (outer: Scope, branches: readonly Scope[]) => Scope,
): Standing {
  const stopped = branches.find((branch) => branch.type === 'stopped');
  if (stopped !== undefined) return stopped;
  if (options.onError !== 'collect') {
    const failed = branches.filter((branch) => branch.type === 'failed');
    const cause = failed.find((branch) => branch.error.code !== 'cancelled') ?? failed[0];
    if (cause !== undefined) return cause;
  }
  const open = branches.filter((branch) => branch.type === 'open');
  if (open.length > 0) return within(open, options.limit ?? Number.POSITIVE_INFINITY);
  const scopes: Scope[] = [];
  for (const branch of branches) {
    if (branch.type === 'handoff') return branch;
    if (branch.type === 'failed') scopes.push(put(enter(at.scope), branch.out, false));
    if (branch.type === 'done') scopes.push(branch.scope);
  }
  return { type: 'done', scope: join(at.scope, scopes) };
}

/** At most `limit` branches under way at once. A branch at rest takes no place: an unanswered question must not hold up the others. */
function within(open: readonly Open[], limit: number): Open {
  let free = limit - open.filter((branch) => branch.busy.length > 0).length;
  const ready: Ready[] = [];
  for (const branch of open) {
    if (branch.ready.length === 0) continue;
    if (branch.busy.length === 0 && free-- <= 0) continue;
    ready.push(...branch.ready);
  }
  return {
    type: 'open',
    ready,
    busy: open.flatMap((branch) => branch.busy),
    resting: open.flatMap((branch) => branch.resting),
  };
}
