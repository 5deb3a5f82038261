import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDeep, runs } from '../flow/deep.ts';
import { bundle } from '../kit/child.ts';
import type { StoryName } from './stories.ts';
import { scratch } from './world.ts';

const folder = scratch();
let program: string;
beforeAll(async () => {
  program = await bundle(join(import.meta.dirname, 'story-process.ts'));
});

interface End {
  readonly passed: number;
  readonly processes: readonly unknown[];
  readonly ends: number;
}

/** One life of the program: how it ended, or undefined when it was killed. */
function live(story: StoryName, name: string, dieAt: number): End | undefined {
  const { signal, status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, `${folder}/${name}.db`, `${folder}/${name}.log`, String(dieAt), story],
    { encoding: 'utf8', timeout: 15_000 },
  );
  if (signal === 'SIGKILL' && dieAt > 0) return undefined;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as End;
}

/** What must have happened in the world exactly once; the rest may be repeated under the same key. */
const ONCE: Readonly<Record<StoryName, readonly string[]>> = {
  founding: ['lamp', 'mail'],
  nested: ['lamp', 'mail'],
  goal: ['shut', 'lock'],
};
const BY_KEY: Readonly<Record<StoryName, readonly string[]>> = {
  founding: ['book'],
  nested: ['book'],
  goal: ['bolt'],
};

/** How many effects were lost, and how many were doubled, as the world outside counts them. */
function harm(story: StoryName, name: string): { readonly lost: number; readonly doubled: number } {
  const log = `${folder}/${name}.log`;
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  const of = (what: string) => lines.filter((line) => line.startsWith(`${what} `));
  const counts = [
    ...ONCE[story].map((what) => of(what).length),
    ...BY_KEY[story].map((what) => new Set(of(what)).size),
  ];
  return {
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

function expectSame(story: StoryName, name: string, end: End | undefined, calm: End): void {
  expect(end?.processes, name).toEqual(calm.processes);
  expect(end?.ends, name).toBe(calm.ends);
  expect(harm(story, name), name).toEqual({ lost: 0, doubled: 0 });
}

describe.each<[StoryName, number, number]>([
  ['founding', 4, 2],
  ['nested', 6, 5],
  ['goal', 1, 4],
])('P6 X01-X04 C23 kill -9 in the story "%s"', (story, processes, stride) => {
  it('at any boundary: the same end, every effect once or under one key', () => {
    const calm = live(story, `${story}-calm`, 0) as End;
    expectSame(story, `${story}-calm`, calm, calm);
    expect(calm.processes).toHaveLength(processes);
    let kills = 0;
    const step = isDeep ? 1 : stride;
    for (let at = step; at <= calm.passed; at += step) {
      const name = `${story}-${at}`;
      if (live(story, name, at) === undefined) kills += 1;
      expectSame(story, name, live(story, name, 0), calm);
    }
    expect(kills).toBeGreaterThan(2);
  }, 240_000);

  it(
    'again and again on the way back, it still comes to the same end',
    () => {
      const calm = live(story, `${story}-calm-2`, 0) as End;
      const wanted = runs(2);
      let kills = 0;
      for (let round = 0; kills < wanted; round++) {
        let end: End | undefined;
        for (let life = 0; end === undefined; life++) {
          const at = 1 + ((round * 7 + life * 3) % Math.max(2, calm.passed - 1));
          end = live(story, `${story}-often-${round}`, at + (life > 40 ? calm.passed : 0));
          if (end === undefined) kills += 1;
        }
        expectSame(story, `${story}-often-${round}`, end, calm);
      }
      if (isDeep) console.info(`${story}: ${kills} kills, 0 lost, 0 doubled`);
      expect(kills).toBeGreaterThanOrEqual(wanted);
    },
    60_000 + runs(2) * 400,
  );
});
