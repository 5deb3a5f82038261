import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundle } from '../kit/child.ts';
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
function live(name: string, dieAt: number): End | undefined {
  const { signal, status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, `${folder}/${name}.db`, `${folder}/${name}.log`, String(dieAt)],
    { encoding: 'utf8', timeout: 15_000 },
  );
  if (signal === 'SIGKILL' && dieAt > 0) return undefined;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as End;
}

/** What happened in the world: effects and the keys they were done under. */
function effects(name: string): Readonly<Record<string, readonly string[]>> {
  const lines = readFileSync(`${folder}/${name}.log`, 'utf8').trimEnd().split('\n');
  return Object.fromEntries(
    ['lamp', 'mail', 'book'].map((what) => [what, lines.filter((line) => line.startsWith(`${what} `))]),
  );
}

function expectSameWorld(name: string, end: End | undefined, calm: End): void {
  expect(end?.processes, name).toEqual(calm.processes);
  expect(end?.ends, name).toBe(calm.ends);
  const { lamp = [], mail = [], book = [] } = effects(name);
  expect([lamp.length, mail.length], name).toEqual([1, 1]);
  expect(new Set(book).size, name).toBe(1);
  expect(book.length, name).toBeLessThanOrEqual(2);
}

it('P6 X01-X03 C23 kill -9 at every boundary: the same end, the lamp and the mail once, the booking under one key', () => {
  const calm = live('calm', 0) as End;
  expectSameWorld('calm', calm, calm);
  expect(calm.processes).toHaveLength(4);
  let kills = 0;
  for (let at = 1; at <= calm.passed; at++) {
    const name = `killed-${at}`;
    if (live(name, at) === undefined) kills += 1;
    expectSameWorld(name, live(name, 0), calm);
  }
  expect(kills).toBeGreaterThan(15);
}, 120_000);

it('P6 killed again and again on the way back, it still comes to the same end', () => {
  const calm = live('calm-2', 0) as End;
  let end: End | undefined;
  let lives = 0;
  for (let at = 2; end === undefined; at++, lives++) end = live('often', at);
  expectSameWorld('often', end, calm);
  expect(lives).toBeGreaterThan(2);
}, 60_000);
