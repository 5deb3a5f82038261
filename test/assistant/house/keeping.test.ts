import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import 'node-cron';
import { type Agent, AgentManager } from '../../../src/agents/index.ts';
import { FOLD } from '../../../src/assistant/house/journal-views.ts';
import { Forgetting, JournalViews, keepViews, TurnStore } from '../../../src/assistant/index.ts';
import { silentLogger } from '../../../src/base/index.ts';
import { Registry } from '../../../src/flow/index.ts';
import { Store } from '../../../src/store/index.ts';
import { said } from '../../agents/world.ts';
import { ManualClock } from '../../kit/clock.ts';
import { afresh, keptIn, NOWHERE, remembering, toldOf } from './remembered.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const never = new AbortController().signal;

describe('H46 what is told of the past is kept on disk', () => {
  it('H46 when the house is quiet, once an hour, of what has ended some minutes ago; a command writes nothing of it', async () => {
    const house = await remembering();
    house.keeping.start();
    await house.run('says', 'one');
    await house.run('asks', 'open');
    await house.run('fails', 'broken');
    expect(keptIn(house.store)).toEqual({ turns: [], processes: 0 });
    await house.clock.advance(19 * MINUTE);
    await house.run('says', 'two');
    // It is looked at again until nothing has been said for five minutes; what was said last is not kept yet.
    await house.clock.advance(5 * MINUTE);
    expect(keptIn(house.store)).toEqual({ turns: [], processes: 0 });
    await house.clock.advance(2 * MINUTE);
    // What is told of the one that was broken off names things as they are called when it is asked for.
    expect(keptIn(house.store)).toEqual({ turns: ['one'], processes: 3 });
    await house.clock.advance(HOUR);
    expect(keptIn(house.store)).toEqual({ turns: ['one', 'two'], processes: 5 });
    // The question runs out in between, which nobody asks about.
    await house.clock.advance(2 * DAY);
    const { commits } = house.store;
    await house.clock.advance(2 * DAY);
    expect(house.store.commits).toBe(commits);
    await house.close();
  });

  it('H46 every night also in a house that is never quiet', async () => {
    const house = await remembering();
    house.keeping.start();
    for (let at = 0; at < 20 * 15; at++) {
      await house.clock.advance(4 * MINUTE);
      if (at % 10 === 0) await house.run('says', `t${at}`);
      else house.agents.start('more', [said('x')], { turn: 'always' });
    }
    // At ten past four, of what was said until four.
    expect(keptIn(house.store).turns).toEqual(Array.from({ length: 24 }, (_, n) => `t${n * 10}`));
    await house.close();
  });

  it('H46 and told word for word as it is folded, in a run later as in the first', async () => {
    const house = await remembering();
    for (const name of ['says', 'asks', 'fails', 'says'] as const)
      await house.run(name, `${name} ${house.clock.now()}`).then(() => house.clock.advance(MINUTE));
    await house.clock.advance(HOUR);
    const fresh = toldOf(afresh(house.agents), house.agents, house.turns);
    expect(await house.keep()).toBe(3);
    expect(JSON.stringify(house.told())).toBe(JSON.stringify(fresh));
    // Nothing of it was folded.
    expect(house.views.takeFolded()).toEqual(['fails 1773144120000']);
    await house.close();
  });

  it('H46 and passed on by a page as the JSON that lies there, which nobody reads and writes again', async () => {
    const house = await remembering();
    const { agents, turns } = house;
    for (let at = 0; at < 5; at++) await house.run('says', `t${at}`);
    await house.clock.advance(HOUR);
    await house.keep();
    const views = new JournalViews({ agents, home: NOWHERE });
    const standings = agents.journal.processes({ limit: 200 });
    const rows = turns.page(200, 0);
    const readsAndWrites = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')];
    const pages = () => [views.turns(rows).json(), views.processes(standings).json()];
    const cold = pages();
    const warm = pages();
    const times = readsAndWrites.map((spy) => spy.mock.calls.length);
    vi.restoreAllMocks();
    // Which rows are asked for is written once a page, and the words of the marks once a turn.
    expect(times).toEqual([0, expect.toSatisfy((count: number) => count <= 2 * (rows.length + 4))]);
    const { turns: told, processes } = toldOf(afresh(agents), agents, turns);
    for (const page of [cold, warm])
      expect(page.map((json) => json.toString())).toEqual([JSON.stringify(told), JSON.stringify(processes)]);
    await house.close();
  });

  it('H46 a turn that goes on after it was kept is told as it is then, and kept anew once somebody has asked for it', async () => {
    const house = await remembering();
    await house.run('says', 'one');
    await house.clock.advance(HOUR);
    await house.keep();
    const reader = () => new JournalViews({ agents: house.agents, home: NOWHERE });
    const before = reader().turn(house.row('one'));
    const changes: readonly (() => unknown)[] = [
      () => house.agents.settled(house.agents.start('more', [said('x')], { turn: 'one' }).id),
      () => house.turns.setPlan('one', { groups: [], direct: true, confidence: 1, unread: [], remarks: [] }),
      () =>
        house.turns.setPlan('one', {
          ...{ groups: [], direct: true, confidence: 1, remarks: [] },
          unread: [{ start: 0, end: 5, text: 'words', reason: 'it is not known' }],
        }),
      () => house.turns.setReply('one', 'something else', false),
    ];
    const told = [JSON.stringify(before)];
    for (const change of changes) {
      await change();
      await house.clock.advance(HOUR);
      const fresh = afresh(house.agents).turn(house.row('one'));
      const views = reader();
      expect(views.turn(house.row('one'))).toEqual(fresh);
      expect(views.takeFolded()).toEqual(['one']);
      // It is behind what was looked at: only the asking keeps it anew.
      house.views.turn(house.row('one'));
      expect(await house.keep()).toBe(1);
      const again = reader();
      expect(again.turn(house.row('one'))).toEqual(fresh);
      expect(again.takeFolded()).toEqual([]);
      told.push(JSON.stringify(fresh));
    }
    expect(new Set(told).size).toBeGreaterThan(2);
    await house.close();
  });

  it('H46 what was open when it was passed over is kept once it has ended and somebody asked', async () => {
    const house = await remembering();
    await house.run('asks', 'open');
    await house.run('says', 'other');
    await house.clock.advance(HOUR);
    await house.keep();
    expect(keptIn(house.store).turns).toEqual(['other']);
    await house.agents.reply(house.agents.waits()[0]!.id, 'well');
    await house.agents.settled('open');
    await house.clock.advance(HOUR);
    await house.keep();
    expect(keptIn(house.store).turns).toEqual(['other']);
    expect(house.views.turn(house.row('open'))?.status).toBe('done');
    await house.keep();
    expect(keptIn(house.store).turns).toEqual(['open', 'other']);
    await house.close();
  });

  it('H45 is forgotten with its turn, in one commit, whether its age or its number is too much', async () => {
    const house = await remembering();
    const { agents, turns, store, clock } = house;
    for (const turn of ['a', 'b', 'c', 'd']) await house.run('says', turn);
    await clock.advance(HOUR);
    await house.keep();
    expect(keptIn(store)).toEqual({ turns: ['a', 'b', 'c', 'd'], processes: 8 });
    const { commits } = store;
    expect(agents.forget(0, agents.journal.read({ limit: -1 }).length - 1)).toBe(1);
    expect(store.commits).toBe(commits + 1);
    expect(keptIn(store)).toEqual({ turns: ['b', 'c', 'd'], processes: 6 });
    const forgetting = new Forgetting({
      ...{ agents, turns, store, clock, log: silentLogger },
      ...{ timezone: 'UTC', keepDays: 1, entriesMax: 1_000_000 },
    });
    forgetting.start();
    await clock.advance(2 * DAY);
    await forgetting.close();
    expect(keptIn(store)).toEqual({ turns: ['d'], processes: 2 });
    expect(turns.page(10, 0).map(({ turn }) => turn)).toEqual(['d']);
    await house.close();
  });

  it('H45 what is forgotten while it is being kept does not come back', async () => {
    const house = await remembering();
    for (const turn of ['a', 'b', 'c', 'd', 'e']) await house.run('says', turn);
    await house.clock.advance(HOUR);
    const keeping = keepViews(house, 100, never);
    // Between two portions.
    expect(house.agents.forget(Number.MAX_SAFE_INTEGER)).toBe(4);
    await house.clock.advance(MINUTE);
    await keeping;
    expect(keptIn(house.store)).toEqual({ turns: ['e'], processes: 2 });
    await house.close();
  });

  it('H46 what a release before left is kept a portion at a time, over some nights, with pauses in which others are heard', async () => {
    const house = await remembering();
    for (let at = 0; at < 700; at++) await house.run('says', `t${at}`);
    await house.clock.advance(HOUR);
    const { commits } = house.store;
    house.keeping.start();
    await house.clock.advance(30 * MINUTE);
    expect(keptIn(house.store).turns).toHaveLength(512);
    // 64 turns in each, and two blocks of the counts in one more.
    expect(house.store.commits - commits).toBe(9);
    await house.clock.advance(DAY);
    expect(keptIn(house.store)).toEqual({ turns: expect.objectContaining({ length: 700 }), processes: 1400 });
    expect(house.store.commits - commits).toBe(12);
    await house.close();
  });

  it('H46 closing ends it with the portion under way, and nothing of that is kept', async () => {
    const house = await remembering();
    for (let at = 0; at < 10; at++) await house.run('says', `t${at}`);
    house.keeping.start();
    await house.clock.advance(20 * MINUTE - 1);
    const { commits } = house.store;
    // Two are folded, and the next two after a pause.
    await house.clock.advance(1);
    await house.keeping.close();
    expect([house.store.commits, keptIn(house.store).turns]).toEqual([commits, []]);
    await house.world.close();
  });

  it('H46 by another way to fold all is told and kept anew', async () => {
    const house = await remembering();
    for (const turn of ['a', 'b']) await house.run('says', turn);
    await house.clock.advance(HOUR);
    await house.keep();
    // As another Hearth left it.
    house.store.run('UPDATE turn_views SET mark = mark + 1');
    house.store.run('UPDATE process_views SET mark = mark + 1');
    house.store.run('UPDATE views_made SET fold = fold + 1');
    const fresh = toldOf(afresh(house.agents), house.agents, house.turns);
    expect(house.told()).toEqual(fresh);
    expect(new Set(house.views.takeFolded())).toEqual(new Set(['a', 'b']));
    expect(await house.keep()).toBe(2);
    const again = new JournalViews({ agents: house.agents, home: NOWHERE });
    expect(toldOf(again, house.agents, house.turns)).toEqual(fresh);
    expect(again.takeFolded()).toEqual([]);
    await house.close();
  });

  it('H46 the memory of a release is told as it was when this way to fold was numbered; where it is not, FOLD is to be raised', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-fold-'));
    try {
      const path = join(folder, 'hearth.db');
      writeFileSync(path, gunzipSync(readFileSync('test/fixtures/memory-0.1.0.db.gz')));
      const store = new Store({ path });
      const clock = new ManualClock('2027-01-01T00:00:00Z');
      const agents = new AgentManager({
        ...{ store, clock, log: silentLogger, registry: new Registry<Agent>() },
      });
      const turns = new TurnStore(store);
      const views = new JournalViews({ agents, home: NOWHERE });
      const keeping = keepViews({ agents, turns, views, clock }, 1000, never);
      await clock.advance(HOUR);
      expect(await keeping).toBe(9);
      const kept = [
        ...agents.journal.views.read('turn', numbers(store, 'turn_views')),
        ...agents.journal.views.read('process', numbers(store, 'process_views')),
      ];
      const told = createHash('sha256')
        .update(kept.map(({ json }) => json.toString()).join('\n'))
        .digest('hex');
      expect([FOLD, told.slice(0, 16)]).toEqual([1, '525b86da041506cc']);
      expect(toldOf(views, agents, turns)).toEqual(toldOf(afresh(agents), agents, turns));
      await agents.close();
      store.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function numbers(store: Store, table: string): readonly number[] {
  return store.all<{ n: number }>(`SELECT process AS n FROM ${table} ORDER BY process`).map(({ n }) => n);
}
