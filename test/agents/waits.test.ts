import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/index.ts';
import type { Skill, WaitSpec } from '../../src/flow/index.ts';
import { delay } from '../../src/patterns/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { agent, asks, call, done, openWorld, par, Stage, s, scratch, seq, skill } from './world.ts';

const DAY = 24 * 3_600_000;

async function waiting(spec: Partial<WaitSpec> = {}, more: Partial<Skill> = {}) {
  const clock = new ManualClock();
  const world = openWorld({
    clock,
    skills: [
      skill('ask', () => asks('Shall I?', spec), more),
      skill('tell', ({ last: [told] }) => done(told === undefined ? 'no answer' : [told.data, told.ok])),
    ],
    agents: [agent('root', seq(s('ask'), s('tell')))],
  });
  const { id } = world.agents.start('root', [], { turn: 't1' });
  await world.agents.settled(id);
  const [wait] = world.agents.waits();
  return { world, clock, id, wait: wait! };
}

const folder = scratch();

describe('A20 B16 a question', () => {
  it('is open for a day unless it says otherwise, with its place and turn', async () => {
    const { world, clock, id, wait } = await waiting({ options: ['yes', 'no'] });
    expect(world.agents.process(id)).toMatchObject({ status: 'WAITING', waits: [{ id: wait.id }] });
    expect(wait).toMatchObject({
      process: id,
      turn: 't1',
      path: '0/ask',
      prompt: 'Shall I?',
      deadline: clock.now() + DAY,
    });
    await world.close();
  });

  it('C22 nothing is kept for it, however many are open, but the one timer of the house', async () => {
    const clock = new ManualClock();
    const world = openWorld({
      clock,
      skills: [skill('ask', () => asks('Well?'))],
      agents: [agent('root', par(s('ask'), call('deep'))), agent('deep', s('ask'))],
    });
    for (let turn = 0; turn < 25; turn++)
      await world.agents.settled(world.agents.start('root', [], { turn: `t${turn}` }).id);
    await clock.advance(1000);
    expect([world.agents.waits().length, clock.pending]).toEqual([50, 1]);
    for (const wait of world.agents.waits()) await world.agents.reply(wait.id, 'yes');
    await clock.advance(1000);
    expect([world.agents.waits().length, clock.pending]).toEqual([0, 0]);
    await world.close();
  });

  it('expires with a value that it names', async () => {
    const { world, clock, id } = await waiting({ onExpire: { value: 'the usual' } });
    await clock.advance(DAY);
    const state = await world.agents.settled(id);
    expect(state).toMatchObject({ status: 'COMPLETED', result: [{ data: ['the usual', true] }] });
    await world.close();
  });

  it('expires as a failure, without asking the skill again', async () => {
    const resume: Skill['resume'] = () => done('asked again');
    const { world, clock, id } = await waiting({ onExpire: 'fail', deadline: 0 }, { resume });
    await clock.advance(0);
    const state = await world.agents.settled(id);
    expect(state).toMatchObject({ status: 'FAILED', failure: { code: 'expired' } });
    await world.close();
  });

  it('notices that the wall clock was set past its deadline, and past the time of a pause', async () => {
    const clock = new ManualClock();
    const world = openWorld({
      clock,
      skills: [skill('ask', () => asks('Well?')), skill('wake', () => done('awake'))],
      agents: [agent('asks', s('ask')), agent('sleeps', s('wake'), { policies: [delay(DAY)] })],
    });
    const ids = ['asks', 'sleeps'].map((name) => world.agents.start(name, [], { turn: name }).id);
    for (const id of ids) await world.agents.settled(id);
    clock.set(clock.now() + 2 * DAY);
    await clock.advance(1);
    for (const id of ids) expect(world.agents.process(id)?.status).toBe('COMPLETED');
    await world.close();
  });

  it('C07 hands the reply to the skill that asked, which may ask again', async () => {
    const keys = new Set<string>();
    const resume: Skill['resume'] = (_view, args, value, key) => {
      keys.add(key);
      return value === 'later' ? asks('And now?') : done([args, value]);
    };
    const run: Skill['run'] = (_view, _args, key) => {
      keys.add(key);
      return asks('Shall I?');
    };
    const world = openWorld({
      skills: [skill('ask', run, { resume })],
      agents: [agent('root', s('ask', { lamp: 'desk' }))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    for (const value of ['later', 'yes']) {
      await world.agents.settled(id);
      expect(await world.agents.reply(world.agents.waits()[0]!.id, value)).toBe('accepted');
    }
    const state = await world.agents.settled(id);
    expect(state.result?.[0]?.data).toEqual([{ lamp: 'desk' }, 'yes']);
    expect(keys).toEqual(new Set([`${id}:ask`]));
    await world.close();
  });

  it('is asked at once, though a sibling is still at work', async () => {
    const stage = new Stage();
    const world = openWorld({
      skills: [skill('work', stage.run, { effect: 'read' }), skill('ask', () => asks('Which?'))],
      agents: [agent('root', par(s('work'), s('ask')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    const opened = world.agents.journal.read({ process: id }).filter((entry) => entry.e === 'waitOpened');
    expect(opened).toHaveLength(1);
    expect(world.agents.process(id)?.status).toBe('RUNNING');
    expect(await world.agents.reply(world.agents.waits()[0]!.id, 'desk')).toBe('accepted');
    stage.end('work', done('worked'));
    const state = await world.agents.settled(id);
    expect(state.result?.map((message) => message.data)).toEqual(['worked', 'desk']);
    await world.close();
  });
});

describe('P8 C06 C25 C26 a reply', () => {
  it('counts once: what comes after it changes nothing and is told why', async () => {
    const { world, id, wait } = await waiting({ options: ['yes', 'no'] });
    expect(await world.agents.reply('wait_nobody', 'yes')).toBe('unknown');
    for (const junk of ['maybe', 1, null, { yes: true }, ['yes']] as Json[])
      expect(await world.agents.reply(wait.id, junk)).toBe('invalid');
    expect(world.agents.process(id)?.status).toBe('WAITING');
    const both = await Promise.all([
      world.agents.reply(wait.id, 'yes', 'alex'),
      world.agents.reply(wait.id, 'no', 'sam'),
    ]);
    expect(both).toEqual(['accepted', 'closed']);
    await world.agents.settled(id);
    const { lastSeq } = world.agents.journal;
    expect(await world.agents.reply(wait.id, 'yes')).toBe('duplicate');
    expect(await world.agents.reply(wait.id, 'no')).toBe('closed');
    expect(world.agents.journal.lastSeq).toBe(lastSeq);
    const closed = world.agents.journal.read({ process: id }).filter((entry) => entry.e === 'waitClosed');
    expect(closed).toMatchObject([{ by: 'reply', value: 'yes', who: 'alex' }]);
    await world.close();
  });

  it('to an expired question comes too late', async () => {
    const { world, clock, id, wait } = await waiting();
    await clock.advance(DAY);
    await world.agents.settled(id);
    expect(await world.agents.reply(wait.id, 'yes')).toBe('closed');
    await world.close();
  });

  it.each([
    ['approval', undefined, [true, false, 'yes', 'no'], ['maybe', 1, null]],
    ['approval', ['allow', 'deny'], ['allow', true], ['yes']],
    ['input', undefined, ['anything', 7, { a: 1 }, null], []],
    ['timer', undefined, [], [true, 'now']],
  ] as const)('to a wait of kind %s with options %j must fit', async (kind, options, good, bad) => {
    for (const [values, fits] of [
      [good, 'accepted'],
      [bad, 'invalid'],
    ] as const) {
      for (const value of values) {
        const { world, wait } = await waiting({ kind, ...(options === undefined ? {} : { options }) });
        expect(await world.agents.reply(wait.id, value as Json)).toBe(fits);
        await world.close();
      }
    }
  });

  it('is accepted only when it is on disk', async () => {
    const path = join(folder, 'reply.db');
    const parts = {
      path,
      skills: [skill('ask', () => asks('Which?'))],
      agents: [agent('root', s('ask'))],
    };
    const first = openWorld(parts);
    const { id } = first.agents.start('root', [], { turn: 't1' });
    await first.agents.settled(id);
    expect(await first.agents.reply(first.agents.waits()[0]!.id, 'desk')).toBe('accepted');
    first.store.close();
    const second = openWorld(parts);
    await second.agents.recover();
    expect((await second.agents.settled(id)).result?.[0]?.data).toBe('desk');
    await second.close();
  });
});

describe('P7 C21 questions at the bottom of several agents', () => {
  const permutations = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ];
  const cases = permutations.flatMap((order) => [false, true].map((restart) => ({ order, restart })));

  it.each(cases)(
    'are answered in the order $order, restart between them: $restart',
    async ({ order, restart }) => {
      const path = join(folder, `nested-${order.join('')}-${restart}.db`);
      const ran: string[] = [];
      const parts = {
        path,
        skills: [
          skill('before', (view) => {
            ran.push(`${view.depth}:before`);
            return done('before');
          }),
          skill('ask', (view) => asks(`depth ${view.depth}`)),
          skill('after', (view) => {
            ran.push(`${view.depth}:after`);
            return done([view.depth, view.last.map((message) => message.data)]);
          }),
        ],
        agents: [
          agent('d0', seq(s('before'), par(call('d1'), seq(s('ask'))))),
          agent('d1', seq(s('before'), par(call('d2'), s('ask')), s('after'))),
          agent('d2', seq(s('before'), par(call('d3'), s('ask')), s('after'))),
          agent('d3', seq(s('before'), s('ask'), s('after'))),
        ],
      };
      let world = openWorld(parts);
      const { id } = world.agents.start('d0', [], { turn: 't1' });
      await world.agents.settled(id);
      const prompts = world.agents.waits().map((wait) => [wait.prompt, wait.id] as const);
      expect(prompts.map(([prompt]) => prompt).sort()).toEqual(['depth 0', 'depth 1', 'depth 2', 'depth 3']);
      expect(world.agents.processes({ turn: 't1' }).map((state) => [state.depth, state.status])).toEqual(
        [0, 1, 2, 3].map((depth) => [depth, 'WAITING']),
      );
      for (const depth of order) {
        if (restart) {
          await world.close();
          world = openWorld(parts);
          await world.agents.recover();
        }
        const wait = new Map(prompts).get(`depth ${depth}`)!;
        expect(await world.agents.reply(wait, `reply ${depth}`)).toBe('accepted');
        await world.agents.settled(id);
      }
      const state = await world.agents.settled(id);
      const three: Json = [3, ['reply 3']];
      const two: Json = [2, [three, 'reply 2']];
      const one: Json = [1, [two, 'reply 1']];
      expect(state.status).toBe('COMPLETED');
      expect(state.result?.map((message) => message.data)).toEqual([one, 'reply 0']);
      expect(ran.sort()).toEqual([
        '0:before',
        '1:after',
        '1:before',
        '2:after',
        '2:before',
        '3:after',
        '3:before',
      ]);
      const journal = world.agents.journal.read({ turn: 't1' });
      const ends = journal.filter((entry) => entry.e === 'turnEnd').map((entry) => entry.depth);
      expect(ends).toEqual([3, 2, 1, 0]);
      await world.close();
    },
  );
});
