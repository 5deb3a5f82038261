import { describe, expect, it } from 'vitest';
import { type Agent, AgentManager } from '../../src/agents/index.ts';
import { Process } from '../../src/agents/process.ts';
import { silentLogger } from '../../src/base/index.ts';
import { Registry } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import { agent, asks, call, done, openWorld, Stage, s, said, scratch, seq, skill } from './world.ts';

const folder = scratch();

/** Turns whose step the test ends, over a disk that can be told to refuse. */
function open() {
  const stage = new Stage();
  const world = openWorld({
    skills: [skill('act', stage.run), skill('quick', () => done('seen')), skill('ask', () => asks('Well?'))],
    agents: [
      agent('turn', s('act')),
      agent('short', s('quick')),
      agent('asking', s('ask')),
      agent('caller', seq(s('quick'), call('turn'))),
    ],
  });
  const refuses = (isSo: boolean) => world.store.prepare(`PRAGMA query_only = ${isSo ? 'ON' : 'OFF'}`).run();
  const start = (name: string, turn: string) => world.agents.start(name, [said('hello')], { id: turn, turn });
  return { ...world, clock: world.clock as ManualClock, stage, refuses, start };
}

const LIMIT_MS = 5_000;

describe('X04 a turn that the disk does not take', () => {
  it('is told as soon as it has ended, and nothing of it is left or comes later', async () => {
    const { agents, refuses, start, stage, close } = open();
    refuses(true);
    start('turn', 't1');
    start('turn', 'other');
    await settle();
    let told: readonly { readonly process: string }[] | undefined;
    const asked = agents.unwritten('t1', LIMIT_MS).then((entries) => {
      told = entries;
    });
    stage.end('other:act');
    await settle();
    expect(told).toBeUndefined();
    stage.end('t1:act', done('lamp off'));
    await settle();
    await asked;
    expect(told?.every(({ process }) => process === 't1')).toBe(true);
    expect(told?.at(-1)).toMatchObject({ e: 'status', to: 'COMPLETED' });
    expect(agents.process('t1')).toBeUndefined();
    refuses(false);
    await agents.journal.durable();
    expect(agents.journal.read({ turn: 't1', limit: -1 })).toEqual([]);
    expect(agents.journal.read({ turn: 'other', limit: -1 }).length).toBeGreaterThan(0);
    await close();
  });

  it('is told at once where it waits for somebody or has ended already', async () => {
    const { agents, refuses, start, close } = open();
    refuses(true);
    start('short', 't1');
    start('asking', 't2');
    await settle();
    expect((await agents.unwritten('t1', LIMIT_MS))?.at(-1)).toMatchObject({ to: 'COMPLETED' });
    expect((await agents.unwritten('t2', LIMIT_MS))?.at(-1)).toMatchObject({ to: 'WAITING' });
    expect(agents.waits()).toEqual([]);
    refuses(false);
    await close();
  });

  it('is told as far as it is when it takes too long, and goes on no more, nor does what it called', async () => {
    const { agents, clock, refuses, start, stage, close } = open();
    refuses(true);
    start('caller', 't1');
    await settle();
    const [step] = [...stage.running.values()];
    let isTold = false;
    const asked = agents.unwritten('t1', LIMIT_MS).then((entries) => {
      isTold = true;
      return entries;
    });
    await clock.advance(LIMIT_MS - 1);
    expect(isTold).toBe(false);
    await clock.advance(1);
    const entries = await asked;
    expect(new Set(entries?.map(({ process }) => process)).size).toBe(2);
    expect(entries?.some((entry) => entry.e === 'status' && entry.to === 'COMPLETED')).toBe(false);
    expect(step?.signal.aborted).toBe(true);
    step?.end(done('too late'));
    refuses(false);
    await clock.advance(60_000);
    await agents.journal.durable();
    expect(agents.journal.read({ limit: -1 })).toEqual([]);
    await close();
  });

  it('is none where it has reached the disk meanwhile, and goes on', async () => {
    const { agents, start, stage, close } = open();
    start('turn', 't1');
    await settle();
    await agents.journal.durable();
    expect(await agents.unwritten('t1', LIMIT_MS)).toBeUndefined();
    stage.end('t1:act');
    expect((await agents.settled('t1')).status).toBe('COMPLETED');
    await close();
  });
});

describe('the manager of processes', () => {
  it('names the agents there are to who asks for another', async () => {
    const { agents, start, close } = open();
    expect(() => start('tourn', 't1')).toThrow(
      expect.objectContaining({
        code: 'not-found',
        hint: expect.stringMatching(/^There are: .*\bshort\b.*\bturn\b/),
      }),
    );
    expect(agents.processes()).toEqual([]);
    await close();
  });

  it('tells whoever waits how it is when they wait no longer', async () => {
    const { agents, start, stage, close } = open();
    start('turn', 't1');
    await settle();
    const ends = new AbortController();
    const told = agents.settled('t1', ends.signal);
    ends.abort();
    expect((await told).status).toBe('RUNNING');
    stage.end('t1:act');
    expect((await agents.settled('t1', new AbortController().signal)).status).toBe('COMPLETED');
    await close();
  });

  it('takes up nothing that is already under way', async () => {
    const { agents, start, stage, close } = open();
    start('asking', 't1');
    start('turn', 't2');
    await agents.settled('t1');
    expect(await agents.recover()).toEqual([]);
    expect(stage.running.size).toBe(1);
    stage.end('t2:act');
    expect((await agents.settled('t2')).status).toBe('COMPLETED');
    await close();
  });

  it('knows an ended process without the disk until its turn is let go', async () => {
    const { agents, start, close } = open();
    const { store } = agents.journal;
    let reads = 0;
    const { history } = store;
    store.history = (id) => {
      reads += 1;
      return history.call(store, id);
    };
    start('short', 't1');
    start('short', 't2');
    const states = [await agents.settled('t1'), await agents.settled('t2')];
    expect(reads).toBe(0);
    agents.release('t1');
    expect(agents.process('t2')).toEqual(states[1]);
    expect(reads).toBe(0);
    expect(agents.process('t1')).toEqual(states[0]);
    expect(reads).toBe(1);
    await close();
  });

  it('B49 shows the board as of an entry, what that entry said with it', async () => {
    const { agents, start, close } = open();
    start('short', 't1');
    await agents.settled('t1');
    const entries = agents.journal.read({ process: 't1', limit: -1 });
    const seq = (e: string) => entries.find((entry) => entry.e === e)!.seq;
    const types = (at?: number) =>
      agents
        .board('t1', at)
        .all()
        .map(({ type }) => type);
    expect(types(seq('created') - 1)).toEqual([]);
    expect(types(seq('created'))).toEqual(['said']);
    expect(types(seq('outcome') - 1)).toEqual(['said']);
    expect(types(seq('outcome'))).toEqual(['said', 'seen']);
    expect(types()).toEqual(['said', 'seen']);
    await close();
  });

  it('tells in the log which process it sets aside, and why', async () => {
    const path = `${folder}/aside.db`;
    const first = openWorld({
      skills: [skill('ask', () => asks('Well?'))],
      agents: [agent('root', s('ask'))],
      path,
    });
    const { id } = first.agents.start('root', [], { turn: 't1' });
    await first.agents.settled(id);
    await first.close();
    const log = new LogBook();
    const second = openWorld({ agents: [], path, log });
    expect((await second.agents.recover()).map(({ status }) => status)).toEqual(['PAUSED']);
    expect(log.lines).toContainEqual({
      level: 'warn',
      message: 'a process no longer fits the code and is set aside',
      fields: { process: id, because: expect.any(String) },
    });
    await second.close();
  });

  it('hands what another program runs to its driver, and drives the rest itself', async () => {
    const store = new Store({ path: ':memory:' });
    const handed: unknown[] = [];
    const registry = new Registry<Agent>().add({
      skills: [skill('quick', () => done('seen'))],
      agents: [agent('near', s('quick')), agent('far', s('quick'), { host: 'attic' })],
    });
    const agents = new AgentManager({
      ...{ store, registry, clock: new ManualClock(), log: silentLogger },
      elsewhere: (fold, house) => {
        handed.push([fold.created.agent, fold.created.host]);
        return new Process(house, fold, registry.agent('near'));
      },
    });
    for (const name of ['near', 'far']) {
      const { id } = agents.start(name, [], { turn: name });
      expect((await agents.settled(id)).status).toBe('COMPLETED');
    }
    expect(handed).toEqual([['far', 'attic']]);
    await agents.close();
    store.close();
  });
});
