import { expect, it, vi } from 'vitest';
import { choosingOwn, chosen } from '../../../src/assistant/house/chosen-turns.ts';

const rows = Array.from({ length: 20 }, (_, at) => ({ turn: `t${Math.floor(at / 2)}`, at }));

it('H46 a page of a person’s own looks their turns up together, and each other turn once', () => {
  const ownOf = vi.fn((turns: readonly string[]) => new Set(turns.filter((turn) => turn < 't4')));
  const isMine = vi.fn((turn: string) => turn === 't5');
  const found = chosen(rows, 10, choosingOwn(ownOf, isMine));
  expect(found.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10, 11]);
  expect(ownOf).toHaveBeenCalledTimes(2);
  expect(isMine.mock.calls).toEqual([['t4'], ['t5']]);
});

it('H46 a page that the first rows fill looks no further', () => {
  const ownOf = vi.fn((turns: readonly string[]) => new Set(turns));
  expect(
    chosen(
      rows,
      4,
      choosingOwn(ownOf, () => false),
    ),
  ).toEqual(rows.slice(0, 4));
  expect(ownOf.mock.calls).toEqual([[['t0', 't0', 't1', 't1']]]);
  expect(chosen(rows, 3)).toEqual(rows.slice(0, 3));
});
