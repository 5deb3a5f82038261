import { describe, expect, it } from 'vitest';
import { newMemory, type Runner, type StepState, walk } from '../../src/flow/index.ts';
import { drive, type Script } from './drive.ts';

const s = (skill: string): Runner => ({ r: 'skill', skill });
const seq = (...of: readonly Runner[]): Runner => ({ r: 'seq', of });

const script: Script = {
  yields: (skill) => {
    if (skill.startsWith('bad')) throw new Error(skill);
    return [skill];
  },
};

describe('D32 failing branches', () => {
  it('fails a parallel at the first failure', () => {
    const { end } = drive({ r: 'par', of: [s('a'), s('bad'), s('b')] }, script);
    expect(end).toMatchObject({ type: 'failed', error: { message: 'Error: bad' } });
  });

  it('collects failures as messages in their place when asked to', () => {
    const root = seq({ r: 'par', of: [s('a'), s('bad'), s('b')], onError: 'collect' }, s('z'));
    const { seen, end } = drive(root, script);
    expect(end.type).toBe('done');
    expect(seen.find((row) => row.path.endsWith('z'))?.last).toEqual(['a', 'bad', 'b']);
  });

  it('never begins what stands behind a failure', () => {
    const { seen, end } = drive(seq(s('a'), s('bad'), s('never')), script);
    expect(end.type).toBe('failed');
    expect(seen.map((row) => row.path)).toEqual(['0/a', '1/bad']);
  });
});

describe('branches side by side, by what is recorded of them', () => {
  const failed = (code: string): StepState => ({
    type: 'ended',
    ending: { type: 'fail', error: { code, message: code, retryable: false } },
    out: [],
  });
  const standing = (states: Readonly<Record<string, StepState>>, more: object = {}) =>
    walk({ r: 'par', of: Object.keys(states).map(s), ...more }, [], {
      records: {
        step: (path) => states[path.split('/').at(-1) ?? ''] ?? { type: 'due' },
        decided: () => undefined,
        built: () => undefined,
      },
      fans: () => false,
      memory: newMemory(),
    });

  it('D32 of several failed branches the cause is told, not what was cancelled for it, whichever stands first', () => {
    const cases: readonly (readonly string[])[] = [
      ['cancelled', 'busy', 'cancelled'],
      ['busy', 'cancelled', 'expired'],
      ['cancelled', 'cancelled', 'busy'],
    ];
    for (const codes of cases) {
      const states = Object.fromEntries(codes.map((code, at) => [`s${at}`, failed(code)]));
      expect(standing(states)).toMatchObject({ type: 'failed', error: { code: 'busy' } });
    }
    const all = { a: failed('cancelled'), b: failed('cancelled') };
    expect(standing(all)).toMatchObject({ type: 'failed', error: { code: 'cancelled' } });
  });

  it('D16 a branch at rest takes no place under a limit, one under way does; both are named', () => {
    const rests: StepState = { type: 'resting' };
    const works: StepState = { type: 'busy' };
    const due: StepState = { type: 'due' };
    const begun = (states: Readonly<Record<string, StepState>>, limit: number) => {
      const open = standing(states, { limit });
      if (open.type !== 'open') throw new Error(open.type);
      return [open.ready.map(({ path }) => path), open.busy, open.resting];
    };
    expect(begun({ a: rests, b: due, c: due }, 1)).toEqual([['par.1/b'], [], ['par.0/a']]);
    expect(begun({ a: rests, b: works, c: due }, 1)).toEqual([[], ['par.1/b'], ['par.0/a']]);
    expect(begun({ a: rests, b: works, c: due, d: due }, 2)).toEqual([['par.2/c'], ['par.1/b'], ['par.0/a']]);
  });
});

it('D16 a limit holds back branches, in declared order', () => {
  const order: string[] = [];
  const of = ['a', 'b', 'c', 'd', 'e'].map((name) => seq(s(`${name}1`), s(`${name}2`)));
  const open = new Set<string>();
  let most = 0;
  drive(
    { r: 'par', of, limit: 2 },
    {
      yields: (skill) => {
        order.push(skill);
        if (skill.endsWith('1')) open.add(skill);
        most = Math.max(most, open.size);
        if (skill.endsWith('2')) open.delete(`${skill[0]}1`);
        return [skill];
      },
    },
  );
  expect(most).toBeLessThanOrEqual(2);
  expect(order.filter((skill) => skill.endsWith('1'))).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
});
