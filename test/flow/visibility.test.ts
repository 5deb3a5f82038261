import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/index.ts';
import { makeMessages, type Runner, setCondition } from '../../src/flow/index.ts';
import { beginning, put } from '../../src/flow/visibility.ts';
import { drive, type Script } from './drive.ts';

/** The tables of document 003, row by row: skill, visible messages, last messages. Each skill says its own name in lower case. */
const s = (skill: string): Runner => ({ r: 'skill', skill });
const seq = (...of: readonly Runner[]): Runner => ({ r: 'seq', of });

function table(root: Runner, script: Partial<Script> = {}): readonly (readonly [string, string, string])[] {
  const words = (data: readonly Json[]) => data.join(' ') || '-';
  const { seen } = drive(root, { yields: (skill) => [skill.toLowerCase()], ...script });
  return seen.map((row) => [row.path.split('/').at(-1) as string, words(row.visible), words(row.last)]);
}

describe('P1 the tables of document 003', () => {
  it('D12 Sequential: a sequence hands out only its last message', () => {
    expect(table(seq(s('A'), seq(s('B'), s('C')), s('D')))).toEqual([
      ['A', '-', '-'],
      ['B', 'a', 'a'],
      ['C', 'a b', 'b'],
      ['D', 'a c', 'c'],
    ]);
  });

  it('D13 D14 Parallel: branches do not see each other, and a fan is consumed', () => {
    const both: Runner = { r: 'par', of: [seq(s('CA'), s('CB')), seq(s('DA'), s('DB'))] };
    const rows = table(seq(s('A'), s('B'), both, s('E'), s('F')));
    expect(new Set(rows)).toEqual(
      new Set([
        ['A', '-', '-'],
        ['B', 'a', 'a'],
        ['CA', 'a b', 'b'],
        ['CB', 'a b ca', 'ca'],
        ['DA', 'a b', 'b'],
        ['DB', 'a b da', 'da'],
        ['E', 'a b cb db', 'cb db'],
        ['F', 'a b e', 'e'],
      ]),
    );
  });

  it.each([0, 1, 2, 3])('D16 ParallelFor over %i messages', (n) => {
    const numbers = Array.from({ length: n }, (_, index) => index + 1);
    const root = seq(s('A'), s('B'), { r: 'each', body: seq(s('CA'), s('CB')) }, s('D'), s('E'));
    const element = (path: string) => Number(/each\.(\d+)/.exec(path)?.[1]) + 1;
    const yields: Script['yields'] = (skill, path) => {
      if (skill === 'B') return numbers.map((i) => `b${i}`);
      if (skill.startsWith('C')) return [`c${element(path)}${skill[1]!.toLowerCase()}`];
      return [skill.toLowerCase()];
    };
    const rows = table(root, { yields, many: (skill) => skill === 'B' });
    const fan = numbers.map((i) => `c${i}b`).join(' ');
    expect(new Set(rows)).toEqual(
      new Set([
        ['A', '-', '-'],
        ['B', 'a', 'a'],
        ...numbers.flatMap((i) => [
          ['CA', `a b${i}`, `b${i}`],
          ['CB', `a b${i} c${i}a`, `c${i}a`],
        ]),
        ['D', ['a', fan].filter(Boolean).join(' '), fan || '-'],
        ['E', 'a d', 'd'],
      ]),
    );
  });

  it.each([true, false])('D17 If: one branch, never both (%s)', (holds) => {
    const root = seq(s('A'), s('B'), { r: 'if', when: 'p', then: s('CA'), else: s('CB') }, s('D'), s('E'));
    const c = holds ? 'ca' : 'cb';
    expect(table(root, { holds: () => holds })).toEqual([
      ['A', '-', '-'],
      ['B', 'a', 'a'],
      [c.toUpperCase(), 'a b', 'b'],
      ['D', `a b ${c}`, c],
      ['E', `a b ${c} d`, 'd'],
    ]);
  });

  it('D18 If without else, when false, leaves everything as it was', () => {
    const root = seq(s('A'), s('B'), { r: 'if', when: 'p', then: s('C') }, s('D'), s('E'));
    expect(table(root)).toEqual([
      ['A', '-', '-'],
      ['B', 'a', 'a'],
      ['D', 'a b', 'b'],
      ['E', 'a b d', 'd'],
    ]);
  });

  const loops = (['while', 'doWhile'] as const).flatMap((r) => [0, 1, 2, 3].map((n) => [r, n] as const));
  it.each(loops)('D19 D20 D21 %s with the predicate true %i times', (r, n) => {
    const root = seq(s('A'), s('B'), { r, when: 'p', body: seq(s('CA'), s('CB')), max: 9 }, s('D'), s('E'));
    const round = (path: string) => Number(/#(\d+)/.exec(path)?.[1]);
    const yields: Script['yields'] = (skill, path) =>
      skill.startsWith('C') ? [`c${round(path)}${skill[1]!.toLowerCase()}`] : [skill.toLowerCase()];
    const rounds = r === 'while' ? n : n + 1;
    const body = Array.from({ length: rounds }, (_, index) => {
      const earlier = Array.from({ length: index }, (_, i) => `c${i + 1}a c${i + 1}b`);
      const before = ['a b', ...earlier].join(' ');
      const last = index === 0 ? 'b' : `c${index}b`;
      return [
        ['CA', before, last],
        ['CB', `${before} c${index + 1}a`, `c${index + 1}a`],
      ];
    }).flat();
    const out = rounds === 0 ? '' : `c${rounds}b`;
    const asked = (path: string) => (r === 'while' ? round(path) <= n : round(path) <= n + 1);
    expect(table(root, { yields, holds: (_, path) => asked(path) })).toEqual([
      ['A', '-', '-'],
      ['B', 'a', 'a'],
      ...body,
      ['D', `a b ${out}`.trim(), out || 'b'],
      ['E', `a b ${out} d`.replace('  ', ' '), 'd'],
    ]);
  });

  it('D26 a controller hands out the last messages of what it built', () => {
    const root = seq(s('A'), { r: 'control', controller: 'K' }, s('D'));
    expect(table(root, { builds: () => seq(s('B'), s('C')) })).toEqual([
      ['A', '-', '-'],
      ['B', 'a', 'a'],
      ['C', 'a b', 'b'],
      ['D', 'a c', 'c'],
    ]);
  });
});

describe('what the tables leave open', () => {
  it('keeps the input in sight of every step', () => {
    expect(table(seq(s('A'), s('B')), { input: ['x', 'y'] })).toEqual([
      ['A', 'x y', 'x y'],
      ['B', 'x y a', 'a'],
    ]);
  });

  it('shows what was said beside a note, and not the note', () => {
    const { trunk, frontier } = put(
      beginning([]),
      makeMessages([setCondition('dark', true), { type: 'out', data: 'a' }], 'A', 0),
      false,
    );
    expect([...trunk, ...frontier].map(({ data }) => data)).toEqual(['a']);
  });

  it('B39 D14 the board behind branches has what each of them said, once and in their order, and between them nothing of the others', () => {
    const both: Runner = { r: 'par', of: [seq(s('CA'), s('CB')), seq(s('DA'), s('DB'))] };
    const { seen } = drive(seq(s('A'), both, { r: 'each', body: s('E') }, s('F')), {
      yields: (skill) => [skill.toLowerCase()],
      input: ['x'],
      pick: (n) => n - 1,
    });
    const boards = new Map(seen.map(({ path, board }) => [path.split('/').at(-1), board.join(' ')]));
    expect(Object.fromEntries(boards)).toEqual({
      A: 'x',
      CA: 'x a',
      CB: 'x a ca',
      DA: 'x a',
      DB: 'x a da',
      E: 'x a ca cb da db',
      F: 'x a ca cb da db e e',
    });
  });

  it('lets a fan of one be consumed like a fan of three: it is declared, not counted', () => {
    const root = seq(s('A'), s('B'), s('C'), s('D'));
    const rows = table(root, { many: (skill) => skill === 'B' });
    expect(rows.slice(2)).toEqual([
      ['C', 'a b', 'b'],
      ['D', 'a c', 'c'],
    ]);
  });

  it('passes an element on whose branch did nothing, and shows no message twice', () => {
    const root = seq(s('A'), { r: 'each', body: { r: 'if', when: 'p', then: s('C') } }, s('D'), s('E'));
    expect(table(root)).toEqual([
      ['A', '-', '-'],
      ['D', 'a', 'a'],
      ['E', 'd', 'd'],
    ]);
  });
});
