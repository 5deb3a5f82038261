import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Policy } from '../../src/agents/index.ts';
import { delay, firstOf, goalAgent, quietHours, rateLimit } from '../../src/patterns/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import {
  agent,
  asks,
  call,
  childrenOf,
  done,
  openWorld,
  par,
  Stage,
  s,
  scratch,
  seq,
  skill,
  type World,
} from './world.ts';

const folder = scratch();

/** Two effects one after the other, under policies; when each began is told in ms since the start. */
function acting(policies: readonly Policy[], more: { path?: string; clock?: ManualClock } = {}) {
  const clock = more.clock ?? new ManualClock();
  const at: number[] = [];
  const started = clock.now();
  const world = openWorld({
    ...more,
    clock,
    skills: [
      skill(
        'act',
        () => {
          at.push(clock.now() - started);
          return done('ok');
        },
        { effect: 'idempotent' },
      ),
    ],
    agents: [agent('root', seq(s('act'), s('act'), s('act')), { policies })],
  });
  return { world, clock, at };
}

const start = (world: World) => world.agents.start('root', [], { turn: 't1' }).id;

const statuses = (world: World, id: string) => {
  world.agents.journal.flush();
  return world.agents.journal
    .read({ process: id, limit: -1 })
    .flatMap((entry) => (entry.e === 'status' ? [entry.to] : []));
};

describe('B17 PAUSED, by a policy about when to work', () => {
  it('B17 a delay: nothing begins before its time, and it says why', async () => {
    const { world, clock, at } = acting([delay(5000)]);
    const id = start(world);
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'PAUSED',
      because: 'delay: not yet',
      failure: null,
    });
    await clock.advance(4999);
    expect(at).toEqual([]);
    await clock.advance(1);
    expect(await world.agents.settled(id)).toMatchObject({ status: 'COMPLETED' });
    expect(at).toEqual([5000, 5000, 5000]);
    expect(statuses(world, id)).toEqual(['RUNNING', 'PAUSED', 'RUNNING', 'COMPLETED']);
    await world.close();
  });

  it('B17 quiet hours: what is begun may end, nothing new begins until they are over, by the clock of the place', async () => {
    const clock = new ManualClock('2026-03-28T21:30:00Z');
    const stage = new Stage();
    const world = openWorld({
      clock,
      skills: [skill('act', stage.run, { effect: 'idempotent', timeoutMs: 3_600_000 })],
      agents: [
        agent('root', seq(s('act'), s('act')), { policies: [quietHours('22:00', '07:00', 'Europe/London')] }),
      ],
    });
    const id = start(world);
    await settle();
    await clock.advance(31 * 60_000);
    expect(world.agents.process(id)?.status).toBe('RUNNING');
    stage.end('act');
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'PAUSED',
      because: 'quiet-hours: it is quiet from 22:00 to 07:00',
    });
    // In that night clocks go forward: seven is an hour sooner.
    await clock.advance(Date.parse('2026-03-29T06:00:00Z') - clock.now() - 1);
    expect(world.agents.process(id)?.status).toBe('PAUSED');
    await clock.advance(1);
    expect([...stage.running.keys()]).toEqual([`${id}:1/act`]);
    stage.end('act');
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(() => quietHours('22', '7:00', 'Europe/London')).toThrow(RangeError);
    await world.close();
  });

  it('B17 a rate: no more effects in a stretch of time than it allows, also after a restart', async () => {
    const path = join(folder, 'rate.db');
    const policies = [rateLimit(2, 10_000)];
    const first = acting(policies, { path });
    const id = start(first.world);
    expect((await first.world.agents.settled(id)).status).toBe('PAUSED');
    expect(first.at).toEqual([0, 0]);
    await first.world.close();
    const second = acting(policies, { path, clock: first.clock });
    await second.world.agents.recover();
    await second.clock.advance(9_999);
    expect(second.at).toEqual([]);
    await second.clock.advance(1);
    expect((await second.world.agents.settled(id)).status).toBe('COMPLETED');
    expect(second.at).toEqual([10_000]);
    expect(() => rateLimit(101, 1000)).toThrow(RangeError);
    await second.world.close();
  });

  it('B17 B36 a pause calls no stuck handler, though no plan leads on; B54 the policy that ends it wins over it', async () => {
    const clock = new ManualClock();
    let asked = 0;
    const parts = goalAgent({
      name: 'wants',
      description: 'wants',
      operators: [],
      goals: [{ name: 'night', description: 'dark', needs: { dark: true } }],
      stuck: [
        () => {
          asked += 1;
          return 'none' as const;
        },
      ],
      policies: [delay(60_000)],
    });
    const world = openWorld({ ...parts, clock });
    const { id } = world.agents.start('wants', [], { turn: 't1' });
    expect((await world.agents.settled(id)).status).toBe('PAUSED');
    expect(asked).toBe(0);
    await clock.advance(60_000);
    expect([(await world.agents.settled(id)).status, asked]).toEqual(['STUCK', 1]);
    await world.close();
    const ends: Policy = { name: 'curfew', check: () => ({ because: 'too late' }) };
    const both = acting([delay(1000), ends]);
    expect(await both.world.agents.settled(start(both.world))).toMatchObject({
      status: 'TERMINATED',
      because: 'curfew: too late',
    });
    await both.world.close();
    const longest: Policy = {
      name: 'nap',
      check: ({ startedAt }, now) =>
        now < startedAt + 900 ? { because: 'soon', until: startedAt + 900 } : undefined,
    };
    const two = acting([delay(100), longest, delay(300)]);
    expect((await two.world.agents.settled(start(two.world))).because).toBe('nap: soon');
    await two.world.close();
    const late = acting([firstOf(rateLimit(1, 500), delay(200))]);
    await late.world.agents.settled(start(late.world));
    await late.clock.advance(2000);
    expect(late.at).toEqual([200, 700, 1200]);
    await late.world.close();
  });

  it('B17 B57 while it rests it can be killed or asked to end, its callers rest with it, and a question beside it is still asked', async () => {
    const clock = new ManualClock();
    const world = openWorld({
      clock,
      skills: [skill('act', () => done('ok')), skill('ask', () => asks('Well?'))],
      agents: [
        agent('outer', call('root')),
        agent('both', par(call('root'), s('ask'))),
        agent('root', s('act'), { policies: [delay(1000)] }),
      ],
    });
    const one = world.agents.start('outer', [], { turn: 't1' }).id;
    const two = world.agents.start('both', [], { turn: 't2' }).id;
    expect(await world.agents.settled(one)).toMatchObject({ status: 'PAUSED', because: 'delay: not yet' });
    expect((await world.agents.settled(two)).status).toBe('WAITING');
    await world.agents.terminate(one, 'enough');
    expect(childrenOf(world.agents, one)).toMatchObject([{ status: 'TERMINATED' }]);
    await world.agents.reply(world.agents.waits()[0]!.id, 'yes');
    expect((await world.agents.settled(two)).status).toBe('PAUSED');
    await world.agents.kill(two, 'enough');
    expect(childrenOf(world.agents, two)).toMatchObject([{ status: 'KILLED' }]);
    await clock.advance(5000);
    expect(clock.pending).toBe(0);
    await world.close();
  });
});
