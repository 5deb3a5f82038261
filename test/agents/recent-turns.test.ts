import { describe, expect, it } from 'vitest';
import { RecentTurns } from '../../src/agents/recent-turns.ts';
import type { Entry } from '../../src/agents/types.ts';

let seq = 0;
const begins = (turn: string) =>
  ({ e: 'created', turn, process: turn, path: '', seq: ++seq }) as unknown as Entry;
const goesOn = (turn: string, process = turn) =>
  ({ e: 'status', turn, process, path: '', seq: ++seq }) as unknown as Entry;
const turns = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);

describe('the last turns in memory', () => {
  it('hold all entries of a turn in their order, those of its other processes too', () => {
    const recent = new RecentTurns();
    const written = [begins('a'), begins('b'), goesOn('a', 'child'), goesOn('b'), goesOn('a')];
    recent.add(written.slice(0, 3));
    recent.add(written.slice(3));
    expect(recent.of('a')).toEqual(written.filter(({ turn }) => turn === 'a'));
    expect(recent.of('b')).toEqual(written.filter(({ turn }) => turn === 'b'));
  });

  it('know nothing of a turn whose beginning they did not see, and begin anew with one that begins again', () => {
    const recent = new RecentTurns();
    recent.add([goesOn('old'), { ...begins('old'), process: 'child' } as Entry]);
    expect(recent.of('old')).toBeUndefined();
    const [first, again] = [begins('a'), begins('a')];
    recent.add([first, again]);
    expect(recent.of('a')).toEqual([again]);
  });

  it('keep the eight that were written to last', () => {
    const recent = new RecentTurns();
    recent.add(turns(8).map(begins));
    expect(turns(8).every((turn) => recent.of(turn)?.length === 1)).toBe(true);
    recent.add([goesOn('t0'), begins('t8')]);
    expect(recent.of('t1')).toBeUndefined();
    expect([...turns(1), 't2', 't8'].map((turn) => recent.of(turn)?.length)).toEqual([2, 1, 1]);
  });

  it('leave a turn of more than a thousand entries to the disk', () => {
    const recent = new RecentTurns();
    recent.add([begins('long'), ...Array.from({ length: 999 }, () => goesOn('long'))]);
    expect(recent.of('long')).toHaveLength(1000);
    recent.add([goesOn('long')]);
    expect(recent.of('long')).toBeUndefined();
    recent.add([goesOn('long')]);
    expect(recent.of('long')).toBeUndefined();
  });

  it('are gone once they are to be forgotten', () => {
    const recent = new RecentTurns();
    recent.add([begins('a')]);
    recent.clear();
    expect(recent.of('a')).toBeUndefined();
  });
});
