import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../src/base/index.ts';
import type { Runner } from '../../src/flow/index.ts';
import { runs } from './deep.ts';
import { drive, type Script, type Seen } from './drive.ts';

/**
 * Random trees against a second reading of the rule: plain recursion over lists, written from the text and sharing no code
 * with the interpreter. Skills are named by what they yield (`one2` says two messages though it declares one), predicates
 * by how often they hold.
 */
const name = fc.tuple(fc.constantFrom('one', 'many'), fc.integer({ min: 0, max: 3 }));
const tree = fc.letrec<{ node: Runner }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    name.map(([kind, n]): Runner => ({ r: 'skill', skill: `${kind}${n}` })),
    fc.array(tie('node'), { maxLength: 4 }).map((of): Runner => ({ r: 'seq', of })),
    fc
      .tuple(fc.array(tie('node'), { maxLength: 3 }), fc.integer({ min: 1, max: 3 }))
      .map(([of, limit]): Runner => ({ r: 'par', of, limit })),
    tie('node').map((body): Runner => ({ r: 'each', body })),
    fc
      .tuple(fc.boolean(), tie('node'), fc.option(tie('node'), { nil: undefined }))
      .map(([yes, then, otherwise]): Runner => {
        const when = yes ? 'upto9' : 'upto0';
        return otherwise === undefined ? { r: 'if', when, then } : { r: 'if', when, then, else: otherwise };
      }),
    fc
      .tuple(
        fc.constantFrom('while' as const, 'doWhile' as const),
        fc.integer({ min: 0, max: 3 }),
        tie('node'),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([r, rounds, body, max]): Runner => ({ r, when: `upto${rounds}`, body, max })),
  ),
}));

const script: Script = {
  input: ['x'],
  many: (skill) => skill.startsWith('many'),
  yields: (skill, path) => Array.from({ length: Number(skill.at(-1)) }, (_, i) => `${path}:${i}`),
  holds: (predicate, path) => {
    const round = Number(/#(\d+)$/.exec(path)?.[1] ?? 1);
    return round <= Number(predicate.slice(4));
  },
};

interface Reach {
  trunk: Json[];
  last: Json[];
  fan: boolean;
  moved: boolean;
}

function reference(root: Runner): readonly Omit<Seen, 'board'>[] {
  const seen: Omit<Seen, 'board'>[] = [];
  const at = (path: string, segment: string) => (path === '' ? segment : `${path}/${segment}`);

  function push(reach: Reach, out: Json[], fan: boolean): void {
    if (!reach.fan) reach.trunk = [...reach.trunk, ...reach.last.filter((message) => !out.includes(message))];
    reach.last = out;
    reach.fan = fan;
    reach.moved = true;
  }
  function own(reach: Reach, run: (inner: Reach) => void): void {
    const inner = { ...reach, moved: false };
    run(inner);
    if (inner.moved) push(reach, inner.last, inner.fan);
  }
  function inline(runner: Runner, path: string, reach: Reach): void {
    if (runner.r === 'seq') for (const [i, child] of runner.of.entries()) go(child, at(path, `${i}`), reach);
    else go(runner, path, reach);
  }
  function go(runner: Runner, path: string, reach: Reach): void {
    switch (runner.r) {
      case 'skill': {
        const leaf = at(path, runner.skill);
        seen.push({ path: leaf, visible: [...reach.trunk, ...reach.last], last: reach.last });
        push(reach, [...script.yields(runner.skill, leaf, [])], script.many!(runner.skill));
        return;
      }
      case 'seq':
        own(reach, (inner) => inline(runner, path, inner));
        return;
      case 'par': {
        const branches = runner.of.map((child, i) => {
          const branch = { ...reach, moved: false };
          go(child, at(path, `par.${i}`), branch);
          return branch;
        });
        const moved = branches.filter((branch) => branch.moved);
        if (moved.length > 0)
          push(
            reach,
            moved.flatMap((branch) => branch.last),
            true,
          );
        return;
      }
      case 'each': {
        const out = reach.last.flatMap((element, i) => {
          const branch = { ...reach, last: [element], fan: false, moved: false };
          go(runner.body, at(path, `each.${i}`), branch);
          return branch.last;
        });
        push(reach, out, true);
        return;
      }
      case 'if': {
        const branch = runner.when === 'upto9' ? runner.then : runner.else;
        if (branch !== undefined)
          own(reach, (inner) => inline(branch, at(path, branch === runner.then ? 'then' : 'else'), inner));
        return;
      }
      case 'while':
      case 'doWhile': {
        const rounds = Number(runner.when.slice(4));
        const times = runner.r === 'while' ? rounds : Math.max(1, rounds);
        own(reach, (inner) => {
          for (let round = 1; round <= Math.min(times, runner.max); round++)
            inline(runner.body, at(path, `${runner.r}#${round}`), inner);
        });
        return;
      }
    }
  }
  go(root, '', { trunk: [], last: ['x'], fan: false, moved: false });
  return seen;
}

const byPath = (a: { readonly path: string }, b: { readonly path: string }) => (a.path < b.path ? -1 : 1);

it('P2 D22 random trees show every step what a reference fold shows it', () => {
  let steps = 0;
  fc.assert(
    fc.property(tree.node, (root) => {
      const { seen, end } = drive(root, script);
      expect(end.type).toBe('done');
      const rows = seen.map(({ path, visible, last }) => ({ path, visible, last }));
      expect(rows.sort(byPath)).toEqual([...reference(root)].sort(byPath));
      steps += rows.length;
    }),
    { numRuns: runs(400) },
  );
  expect(steps).toBeGreaterThan(400);
});

it('P3 D15 D23 whoever finishes first, every step sees the same and the tree ends the same', () => {
  fc.assert(
    fc.property(tree.node, fc.infiniteStream(fc.nat()), (root, chance) => {
      const pick = (n: number) => (chance.next().value as number) % n;
      const inOrder = drive(root, script);
      const shuffled = drive(root, { ...script, pick });
      expect([...shuffled.seen].sort(byPath)).toEqual([...inOrder.seen].sort(byPath));
      expect(shuffled.end).toEqual(inOrder.end);
    }),
    { numRuns: runs(300) },
  );
});

it('D28 no two steps of a run share an address', () => {
  fc.assert(
    fc.property(tree.node, (root) => {
      const paths = drive(root, script).seen.map((row) => row.path);
      expect(new Set(paths).size).toBe(paths.length);
    }),
    { numRuns: runs(200) },
  );
});

it('D35 a loop whose predicate never turns false ends after its rounds, quickly', () => {
  const root: Runner = { r: 'while', when: 'upto9', body: { r: 'skill', skill: 'one1' }, max: 1000 };
  const begun = process.cpuUsage();
  const { seen, end } = drive(root, { ...script, holds: () => true });
  expect(end.type).toBe('done');
  expect(seen).toHaveLength(1000);
  // Processor time, in microseconds: what else the machine does is no fault of the loop.
  expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000);
});
