import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import 'node-cron';
import { Forgetting, TurnStore } from '../../../src/assistant/index.ts';
import { silentLogger } from '../../../src/base/index.ts';
import { agent, asks, done, openWorld, s, said, scratch, skill } from '../../agents/world.ts';
import { ManualClock } from '../../kit/clock.ts';

const DAY = 24 * 3_600_000;
const folder = scratch();

async function remembering(
  start: string,
  limits: { keepDays: number; entriesMax: number },
  path = ':memory:',
) {
  const clock = new ManualClock(start);
  const world = openWorld({
    clock,
    path,
    skills: [skill('say', () => done('x')), skill('ask', () => asks('Well?'))],
    agents: [agent('says', s('say')), agent('asks', s('ask'))],
  });
  const turns = new TurnStore(world.store);
  const forgetting = new Forgetting({
    agents: world.agents,
    turns,
    store: world.store,
    clock,
    log: silentLogger,
    timezone: 'America/New_York',
    ...limits,
  });
  forgetting.start();
  const run = async (name: 'says' | 'asks', turn: string) => {
    const message = { channel: 'http', conversation: 'c', text: turn } as const;
    turns.insert(turn, message, clock.now());
    const { id } = world.agents.start(name, [said(1)], { turn, id: turn });
    await world.agents.settled(id);
  };
  return {
    clock,
    run,
    store: world.store,
    kept: () => world.agents.processes({ limit: 1000 }).map(({ turn }) => turn),
    rows: () => turns.page(1000, 0).map(({ turn }) => turn),
    answer: () => world.agents.reply(world.agents.waits()[0]!.id, 'well'),
    close: async () => {
      await forgetting.close();
      await world.close();
    },
  };
}

describe('H45 forgetting', () => {
  it('H45 every night, what ended longer ago than is to be kept goes, with what was said; what is open stays however old', async () => {
    const house = await remembering('2026-03-10T12:00:00Z', { keepDays: 10, entriesMax: 1_000_000 });
    await house.run('asks', 'open');
    await house.run('says', 'old');
    await house.clock.advance(9 * DAY);
    await house.run('says', 'young');
    expect(house.kept()).toEqual(['open', 'old', 'young']);
    await house.clock.advance(2 * DAY);
    expect([house.kept(), house.rows().sort()]).toEqual([
      ['open', 'young'],
      ['open', 'young'],
    ]);
    await house.close();
  });

  it('H45 at twenty to four of the house, also on the nights when clocks change, and once soon after a start', async () => {
    const house = await remembering('2026-03-07T06:00:00Z', { keepDays: 1, entriesMax: 1_000_000 });
    await house.run('says', 'first');
    await house.run('says', 'second');
    // 3:40 in New York is 7:40 in Greenwich once its clocks have gone forward.
    await house.clock.advance(DAY + 99 * 60_000);
    expect(house.kept()).toEqual(['first', 'second']);
    await house.clock.advance(2 * 60_000);
    expect(house.kept()).toEqual(['second']);
    await house.close();
    const later = await remembering('2026-03-10T12:00:00Z', { keepDays: 1, entriesMax: 4 });
    for (const turn of ['a', 'b', 'c']) await later.run('says', turn);
    await later.clock.advance(16 * 60_000);
    expect(later.kept()).toEqual(['c']);
    await later.close();
  });

  it('H45 hundreds of turns go a portion at a time, and all of them', async () => {
    const house = await remembering('2026-03-10T12:00:00Z', { keepDays: 1, entriesMax: 1_000_000 });
    for (let at = 0; at < 450; at++) await house.run('says', `t${at}`);
    await house.clock.advance(2 * DAY);
    expect([house.kept(), house.rows()]).toEqual([['t449'], ['t449']]);
    await house.close();
  });

  it('H45 a file that is much too large gives back what it does not need; one that is about right is left alone', async () => {
    const house = await remembering(
      '2026-03-10T12:00:00Z',
      { keepDays: 1, entriesMax: 1_000_000 },
      join(folder, 'large.db'),
    );
    const { store } = house;
    store.migrate('past', ['CREATE TABLE past (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT']);
    const fill = (rows: number) =>
      store.transaction(() => {
        for (let row = 0; row < rows; row++) store.put('past', { id: null, text: 'x'.repeat(700) });
      });
    fill(12_000);
    const { all } = store.pages;
    // A tenth of it is filled again within days.
    store.run('DELETE FROM past WHERE id <= 1200');
    await house.clock.advance(DAY);
    expect(store.pages.all).toBe(all);
    store.run('DELETE FROM past WHERE id <= 9000');
    await house.clock.advance(DAY);
    expect(store.pages.all).toBeLessThan(all / 3);
    expect(store.pages.free).toBeLessThanOrEqual(store.pages.all / 10);
    expect(store.one('SELECT count(*) AS n FROM past')).toEqual({ n: 3000 });
    expect(store.check()).toEqual([]);
    await house.close();
  });
});
