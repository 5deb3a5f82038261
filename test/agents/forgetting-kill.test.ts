import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ManualClock } from '../kit/clock.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { agent, asks, call, done, openWorld, par, s, said, scratch, skill } from './world.ts';

const folder = scratch();

it('H45 X04 kill -9 while what is old is forgotten and its pages are given back loses nothing that is young or open, and halves nothing', async () => {
  const path = join(folder, 'journal.db');
  const clock = new ManualClock();
  const parts = {
    ...{ path, clock },
    skills: [skill('say', () => done('x'.repeat(3000))), skill('ask', () => asks('Well?'))],
    agents: [agent('says', par(call('says2'), s('say'))), agent('says2', s('say')), agent('asks', s('ask'))],
  };
  const world = openWorld(parts);
  const run = async (name: string, turn: string) => {
    const { id } = world.agents.start(name, [said(turn)], { turn });
    await world.agents.settled(id);
  };
  for (let turn = 0; turn < 180; turn++) await run(turn % 60 === 0 ? 'asks' : 'says', `old-${turn}`);
  await clock.advance(3_600_000);
  const before = clock.now();
  await clock.advance(3_600_000);
  for (let turn = 0; turn < 20; turn++) await run('says', `young-${turn}`);
  const states = () =>
    new Map(world.agents.processes({ limit: 1000 }).map((state) => [state.id, JSON.stringify(state)]));
  const all = states();
  const stays = [...all].filter(([, state]) => /"turn":"young|"status":"WAITING"/.test(state));
  const { all: pages } = world.store.pages;
  await world.close();

  const program = await bundle(resolve('test/agents/forgetting-child.ts'));
  let kills = 0;
  for (let isOver = false; !isOver; ) {
    const child = new Child(program, [path, String(before), String(1 + 3 * kills)]);
    await child.ended();
    isOver = (await child.stop()) === 0;
    if (!isOver) kills += 1;
    const found = openWorld(parts);
    expect(found.store.check()).toEqual([]);
    const left = found.agents.processes({ limit: 1000 });
    for (const state of left) expect(JSON.stringify(state)).toBe(all.get(state.id));
    const ids = new Set(left.map(({ id }) => id));
    for (const [id] of stays) expect(ids).toContain(id);
    // A turn is there with both of its processes or not at all.
    const turns = left.filter(({ agent }) => agent !== 'asks').map(({ turn }) => turn);
    for (const turn of turns) expect(turns.filter((other) => other === turn)).toHaveLength(2);
    if (isOver) {
      expect(left).toHaveLength(stays.length);
      expect(found.store.pages.all).toBeLessThan(pages / 2);
    }
    await found.close();
  }
  expect(kills).toBeGreaterThan(2);
});
