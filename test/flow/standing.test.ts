import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/index.ts';
import {
  makeMessages,
  newMemory,
  type Outcome,
  type Ready,
  type Runner,
  type StepState,
  visible,
  walk,
} from '../../src/flow/index.ts';

type Ending = Extract<StepState, { type: 'ended' }>['ending'];

const s = (skill: string): Runner => ({ r: 'skill', skill });
const seq = (...of: readonly Runner[]): Runner => ({ r: 'seq', of });
const par = (...of: readonly Runner[]): Runner => ({ r: 'par', of });
const input = makeMessages([{ type: 'in', data: 'asked' }], '', 0);

/** A step that has ended, having yielded `out`. */
const ended = (ending: Ending, ...out: Json[]): StepState => ({
  type: 'ended',
  ending,
  out: makeMessages(
    out.map((data) => ({ type: 'out', data })),
    `from/${out.join()}`,
    1,
  ),
});
const done = (...out: Json[]) => ended({ type: 'done', out: [] }, ...out);
const stop = (scope: 'action' | 'agent', ...out: Json[]) =>
  ended({ type: 'stop', scope, because: 'enough' }, ...out);
const failed = (code: string, ...out: Json[]) =>
  ended({ type: 'fail', error: { code, message: code, retryable: false } }, ...out);
const handoff = (more: Partial<Extract<Outcome, { type: 'handoff' }>> = {}) =>
  ended({ type: 'handoff', agent: 'next', ...more });

interface Known {
  readonly steps?: Readonly<Record<string, StepState>>;
  readonly decided?: Readonly<Record<string, boolean>>;
  readonly built?: Readonly<Record<string, Runner>>;
  readonly many?: readonly string[];
}

/** Where a tree stands, by what is recorded at which address. */
const standing = (
  root: Runner,
  { steps = {}, decided = {}, built = {}, many = [] }: Known = {},
  memory = newMemory(),
) =>
  walk(root, input, {
    records: {
      step: (path) => steps[path] ?? { type: 'due' },
      decided: (path) => decided[path],
      built: (path) => built[path],
    },
    fans: (_kind, name) => many.includes(name),
    memory,
  });
const ready = (root: Runner, known: Known = {}): readonly Ready[] => {
  const open = standing(root, known);
  if (open.type !== 'open') throw new Error(open.type);
  return open.ready;
};
const seen = (step: Ready | undefined) => step && visible(step.scope).map(({ data }) => data);

describe('a step that can begin', () => {
  it('is told with its arguments, null where the tree gives none', () => {
    expect(ready({ r: 'skill', skill: 'say', args: { loud: true } })).toMatchObject([
      { path: 'say', args: { loud: true } },
    ]);
    expect(ready(s('say'))).toMatchObject([{ type: 'skill', skill: 'say', args: null }]);
    expect(ready({ r: 'control', controller: 'plan', args: [1] })).toMatchObject([
      { type: 'build', args: [1] },
    ]);
    expect(ready({ r: 'control', controller: 'plan' })).toMatchObject([{ path: 'plan', args: null }]);
  });

  it('of an agent has its input and its budget', () => {
    expect(ready({ r: 'agent', agent: 'house' })).toMatchObject([
      { type: 'agent', input: undefined, budget: {} },
    ]);
    const given = [{ type: 'word', data: 'x' }];
    expect(ready({ r: 'agent', agent: 'house', input: given, budget: { usd: 1 } })).toMatchObject([
      { agent: 'house', input: given, budget: { usd: 1 } },
    ]);
  });

  it('within each knows its element and its place', () => {
    const root = seq(s('find'), { r: 'each', body: s('judge') });
    const steps = ready(root, { steps: { '0/find': done('a', 'b') }, many: ['find'] });
    expect(steps.map(({ item }) => [item?.index, item?.value.data])).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
    expect(steps.map(seen)).toEqual([
      ['asked', 'a'],
      ['asked', 'b'],
    ]);
    expect(ready(s('say'))[0]).not.toHaveProperty('item');
  });
});

describe('a step under way or at rest', () => {
  it('is named as such, and nothing behind it begins', () => {
    const tree = seq(s('ask'), s('say'));
    expect(standing(tree, { steps: { '0/ask': { type: 'busy' } } })).toEqual({
      type: 'open',
      ready: [],
      busy: ['0/ask'],
      resting: [],
    });
    expect(standing(tree, { steps: { '0/ask': { type: 'resting' } } })).toEqual({
      type: 'open',
      ready: [],
      busy: [],
      resting: ['0/ask'],
    });
  });
});

describe('the end of a tree', () => {
  it('B57 a stop of the action lets the tree go on; a stop of the agent ends it with what it said', () => {
    const tree = seq(s('a'), s('b'));
    expect(ready(tree, { steps: { '0/a': stop('action', 'half') } }).map(seen)).toEqual([['asked', 'half']]);
    expect(standing(tree, { steps: { '0/a': stop('agent', 'half') } })).toMatchObject({
      type: 'stopped',
      because: 'enough',
      out: [{ data: 'half' }],
    });
  });

  it('C11 a handoff takes along what it names, or else all that the step saw', () => {
    const tree = seq(s('a'), s('b'));
    const steps = { '0/a': done('said'), '1/b': handoff() };
    expect(standing(tree, { steps })).toMatchObject({
      type: 'handoff',
      agent: 'next',
      input: [{ data: 'asked' }, { data: 'said' }],
    });
    const [first] = (standing(tree, { steps }) as { input: readonly object[] }).input;
    expect(first).not.toHaveProperty('id');
    const named = { ...steps, '1/b': handoff({ input: [{ type: 'word', data: 'only this' }] }) };
    expect(standing(tree, { steps: named })).toMatchObject({ input: [{ data: 'only this' }] });
  });

  it('D32 of branches is that of the one that stopped, else that of the one that failed, whoever is still under way', () => {
    const tree = par(s('a'), s('b'), s('c'));
    const steps = {
      'par.0/a': failed('busy', 'left'),
      'par.1/b': stop('agent'),
      'par.2/c': { type: 'busy' as const },
    };
    expect(standing(tree, { steps })).toMatchObject({ type: 'stopped', because: 'enough' });
    expect(standing(tree, { steps: { ...steps, 'par.1/b': done() } })).toMatchObject({
      type: 'failed',
      error: { code: 'busy' },
      out: [{ data: 'left' }],
    });
  });

  it('C15 a handoff of a branch waits for the others, and wins over what they said', () => {
    const tree = par(s('a'), s('b'));
    expect(standing(tree, { steps: { 'par.0/a': handoff(), 'par.1/b': { type: 'busy' } } })).toMatchObject({
      type: 'open',
      busy: ['par.1/b'],
    });
    expect(standing(tree, { steps: { 'par.0/a': handoff(), 'par.1/b': done('b') } })).toMatchObject({
      type: 'handoff',
    });
    expect(standing(tree, { steps: { 'par.0/a': done('a'), 'par.1/b': handoff() } })).toMatchObject({
      type: 'handoff',
    });
  });

  it('D32 where failures are collected they are messages in their place', () => {
    const tree: Runner = seq({ r: 'par', of: [s('a'), s('b')], onError: 'collect' }, s('z'));
    const steps = { '0/par.0/a': failed('busy', 'why'), '0/par.1/b': done('b') };
    const [z] = ready(tree, { steps });
    expect(z?.scope.frontier.map(({ data }) => data)).toEqual(['why', 'b']);
  });
});

describe('D25 what a controller built', () => {
  it('is walked below its own address, and seen by what follows as one', () => {
    const tree = seq({ r: 'control', controller: 'plan' }, s('z'));
    const built = { '0/plan': seq(s('a'), s('b')) };
    expect(ready(tree, { built }).map(({ path }) => path)).toEqual(['0/plan/0/a']);
    const steps = { '0/plan/0/a': done('a'), '0/plan/1/b': done('b') };
    expect(ready(tree, { built, steps }).map(seen)).toEqual([['asked', 'b']]);
  });
});

describe('D16 a limit', () => {
  const under = (limit: number, states: Readonly<Record<string, StepState>>) => {
    const tree: Runner = { r: 'par', of: [par(s('a'), s('b')), s('c'), s('d')], limit };
    return ready(tree, { steps: states }).map(({ path }) => path);
  };

  it('counts branches, not steps, and goes on in one that is under way', () => {
    expect(under(1, {})).toEqual(['par.0/par.0/a', 'par.0/par.1/b']);
    expect(under(1, { 'par.0/par.0/a': { type: 'busy' } })).toEqual(['par.0/par.1/b']);
    expect(under(2, { 'par.0/par.0/a': { type: 'busy' } })).toEqual(['par.0/par.1/b', 'par.1/c']);
  });

  it('is no bound where the tree names none', () => {
    expect(ready(par(s('a'), s('b'), s('c')))).toHaveLength(3);
  });
});

describe('the memory between walks', () => {
  it('keeps what is done and asks for no record of it again, and nothing that is not done', () => {
    const memory = newMemory();
    const tree = seq(s('a'), s('b'));
    standing(tree, { steps: { '0/a': done('first') } }, memory);
    expect([...memory.finished.keys()]).toEqual(['0']);
    const again = standing(tree, { steps: { '0/a': failed('forgotten') } }, memory);
    expect(again).toMatchObject({ type: 'open', ready: [{ path: '1/b' }] });
  });

  it('keeps the finished rounds of a loop', () => {
    const memory = newMemory();
    const loop: Runner = { r: 'doWhile', when: 'more', body: s('a'), max: 5 };
    standing(loop, { steps: { 'doWhile#1/a': done('one') }, decided: { 'doWhile#2': true } }, memory);
    expect([...memory.rounds.values()].map(({ round }) => round)).toEqual([1]);
    expect(standing(loop, { decided: { 'doWhile#2': true } }, memory)).toMatchObject({
      ready: [{ path: 'doWhile#2/a' }],
    });
  });
});

it('D11 a question that is due yields one message at most, so that nothing behind it stands behind a fan', () => {
  const tree: Runner = seq({ r: 'if', when: 'more', then: s('a') }, s('b'));
  expect(ready(tree)).toMatchObject([{ type: 'decide', predicate: 'more', path: '0/if' }]);
  expect(ready(tree, { decided: { '0/if': false } }).map(seen)).toEqual([['asked']]);
});
