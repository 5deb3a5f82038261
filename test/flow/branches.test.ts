import { describe, expect, it } from 'vitest';
import type { Runner } from '../../src/flow/index.ts';
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
