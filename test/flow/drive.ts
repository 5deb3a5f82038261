import fc from 'fast-check';
import type { Json } from '../../src/base/index.ts';
import {
  boardOf,
  type Message,
  makeMessages,
  newMemory,
  type Path,
  type Ready,
  type Runner,
  type Standing,
  type StepState,
  visible,
  walk,
} from '../../src/flow/index.ts';

export interface Seen {
  readonly path: Path;
  readonly visible: readonly Json[];
  readonly last: readonly Json[];
  readonly board: readonly Json[];
}

export interface Script {
  /** What a skill yields; a throw fails the step. */
  readonly yields: (skill: string, path: Path, last: readonly Message[]) => readonly Json[];
  readonly many?: (skill: string) => boolean;
  readonly holds?: (predicate: string, path: Path) => boolean;
  readonly builds?: (controller: string) => Runner;
  readonly input?: readonly Json[];
  /** Which of `n` steps under way ends next. */
  readonly pick?: (n: number) => number;
}

/** Loops in loops of many come to any number of steps, each of which looks at all before it. A property leaves such a tree to smaller ones. */
const STEPS_MAX = 1_500;

/** The smallest thing that can drive the interpreter: records in maps, steps that end in any order the script picks. */
export function drive(
  root: Runner,
  script: Script,
): { readonly seen: readonly Seen[]; readonly end: Standing } {
  const steps = new Map<Path, StepState>();
  const decided = new Map<Path, boolean>();
  const built = new Map<Path, Runner>();
  const memory = newMemory();
  const seen: Seen[] = [];
  const underWay: Ready[] = [];
  const input = makeMessages(
    (script.input ?? []).map((data) => ({ type: 'in', data })),
    '',
    0,
  );
  for (;;) {
    const standing = walk(root, input, {
      records: {
        step: (path) => steps.get(path) ?? { type: 'due' },
        decided: (path) => decided.get(path),
        built: (path) => built.get(path),
      },
      fans: (_, name) => script.many?.(name) ?? false,
      memory,
    });
    if (standing.type !== 'open') return { seen, end: standing };
    for (const ready of standing.ready) {
      underWay.push(ready);
      steps.set(ready.path, { type: 'busy' });
    }
    const [step] = underWay.splice(script.pick?.(underWay.length) ?? 0, 1);
    if (step === undefined) throw new Error('open, and nothing is under way');
    finish(step);
  }

  function finish(step: Ready): void {
    const { path, scope } = step;
    if (step.type === 'decide') return void decided.set(path, script.holds?.(step.predicate, path) ?? false);
    if (step.type === 'build') return void built.set(path, script.builds!(step.controller));
    const name = step.type === 'skill' ? step.skill : step.agent;
    fc.pre(seen.length < STEPS_MAX);
    seen.push({
      path,
      visible: visible(scope).map((message) => message.data),
      last: scope.frontier.map((message) => message.data),
      board: [...boardOf(scope.past).all('in'), ...boardOf(scope.past).all('out')].map(
        (message) => message.data,
      ),
    });
    try {
      const drafts = script.yields(name, path, scope.frontier).map((data) => ({ type: 'out', data }));
      const out = makeMessages(drafts, path, 0);
      steps.set(path, { type: 'ended', ending: { type: 'done', out: [] }, out });
    } catch (error) {
      const failure = { code: 'failed', message: String(error), retryable: false };
      const out = makeMessages([{ type: 'failure', ok: false, data: name }], path, 0);
      steps.set(path, { type: 'ended', ending: { type: 'fail', error: failure }, out });
    }
  }
}
