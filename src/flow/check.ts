import type { Fault } from '../base/index.ts';
import { ROOT, segments, under } from './path.ts';
import type { Registry } from './registry.ts';
import { misshapen } from './shape.ts';
import type { Path, Runner } from './types.ts';

/** Loops end: no tree may ask for more rounds than this (D35). */
export const ROUNDS_MAX = 1000;
export const BRANCHES_MAX = 1000;
const TREE_DEPTH_MAX = 32;

/** How many messages are known to come out of a node before it runs; `any` where only the run can tell. */
type Flow = 'one' | 'many' | 'any';

/**
 * Finds every fault of a tree before it runs: unknown names, loops without end, skills for one message placed behind a fan
 * (D11). Paths are addresses in the tree.
 */
export function checkRunner(runner: Runner, registry: Registry): readonly Fault[] {
  const faults: Fault[] = [];
  visit(runner, ROOT, 'any', 0, { registry, faults });
  return faults;
}

/** What each kind of runner must hold to be looked into. */
const SHAPES = {
  skill: { skill: 'string' },
  agent: { agent: 'string' },
  control: { controller: 'string' },
  seq: { of: 'list' },
  par: { of: 'list' },
  each: { body: 'object' },
  if: { when: 'string', then: 'object' },
  while: { when: 'string', body: 'object' },
  doWhile: { when: 'string', body: 'object' },
} as const satisfies Record<Runner['r'], object>;

interface Check {
  readonly registry: Registry;
  readonly faults: Fault[];
}

function visit(runner: Runner, path: Path, before: Flow, depth: number, check: Check): Flow {
  if (depth > TREE_DEPTH_MAX) {
    check.faults.push({ path, message: `nested deeper than ${TREE_DEPTH_MAX} runners` });
    return 'any';
  }
  const fault = misshapen('runner', runner, 'r', SHAPES);
  if (fault !== undefined) {
    check.faults.push({ path, message: fault });
    return 'any';
  }
  const into = (child: Runner, segment: string, flow: Flow) =>
    visit(child, under(path, segment), flow, depth + 1, check);
  switch (runner.r) {
    case 'skill': {
      known('skill', runner.skill, path, check);
      const skill = check.registry.skill(runner.skill);
      if (skill?.takes === 'one' && before === 'many')
        check.faults.push({
          path: under(path, runner.skill),
          message: `"${runner.skill}" takes one message, but stands behind a fan`,
          hint: 'Put it into an "each", or a skill that gathers before it.',
        });
      return skill?.fan ?? 'any';
    }
    case 'agent':
      known('agent', runner.agent, path, check);
      return check.registry.agent(runner.agent)?.fan ?? 'any';
    case 'control':
      known('controller', runner.controller, path, check);
      return 'any';
    case 'seq':
      return runner.of.reduce<Flow>((flow, child, index) => into(child, segments.child(index), flow), before);
    case 'par':
      limited(runner.limit, path, check);
      if (runner.of.length > BRANCHES_MAX)
        check.faults.push({ path, message: `${runner.of.length} branches, at most ${BRANCHES_MAX}` });
      for (const [index, child] of runner.of.entries()) into(child, segments.branch(index), before);
      return runner.of.length === 0 ? before : 'many';
    case 'each':
      limited(runner.limit, path, check);
      into(runner.body, segments.element(0), 'one');
      return 'many';
    case 'if': {
      known('predicate', runner.when, path, check);
      const then = into(runner.then, segments.then, before);
      const otherwise = runner.else === undefined ? before : into(runner.else, segments.else, before);
      return then === otherwise ? then : 'any';
    }
    case 'while':
    case 'doWhile': {
      known('predicate', runner.when, path, check);
      if (!Number.isInteger(runner.max) || runner.max < 1 || runner.max > ROUNDS_MAX)
        check.faults.push({
          path,
          message: `max: ${runner.max} rounds, must be a whole number from 1 to ${ROUNDS_MAX}`,
        });
      const after = into(runner.body, segments.round(runner.r, 1), 'any');
      return runner.r === 'doWhile' || after === before ? after : 'any';
    }
  }
}

function known(
  kind: 'skill' | 'agent' | 'controller' | 'predicate',
  name: string,
  path: Path,
  { registry, faults }: Check,
): void {
  if (registry[kind](name) !== undefined) return;
  const names = registry.names(kind);
  faults.push({
    path,
    message: `no ${kind} is called "${name}"`,
    ...(names.length === 0 ? {} : { hint: `There are: ${names.slice(0, 20).join(', ')}.` }),
  });
}

function limited(limit: number | undefined, path: Path, { faults }: Check): void {
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1))
    faults.push({ path, message: `limit: ${limit}, must be a whole number from 1` });
}
