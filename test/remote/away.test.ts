import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type AgentsModule, agentsService, defineAgents, registryOf } from '../../src/remote/index.ts';
import { agent, asks, call, childrenOf, done, s, said, scratch, seq, skill } from '../agents/world.ts';
import { until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import {
  freePort,
  mosquittoAvailable,
  type RunningBroker,
  startEmbeddedBroker,
  startMosquitto,
} from '../kit/servers/broker.ts';
import { ended, entriesOf, knows, openCaller, openHost, type Side } from './world.ts';

const folder = scratch();
const open: Side[] = [];
let broker: RunningBroker;
afterEach(async () => {
  for (const side of open.splice(0).reverse()) await side.close();
  await broker.stop();
});

async function kept(side: Promise<Side>): Promise<Side> {
  open.push(await side);
  return side;
}

async function leave(side: Side): Promise<void> {
  open.splice(open.indexOf(side), 1);
  await side.close();
}

const stays: AgentsModule = {
  name: 'garden',
  agents: [agent('stays', s('stay')), agent('asks', seq(s('ask'), s('stay')))],
  skills: [skill('stay', () => new Promise(() => {})), skill('ask', () => asks('sure?'))],
};
const asker = (name: string) => ({ agents: [agent('asker', call(name))] });

describe('a host that is away', () => {
  it('for too long: what it was doing fails and says so, and it is killed there when the host is back', async () => {
    broker = await startEmbeddedBroker();
    const { url } = broker;
    const path = join(folder, 'gone.db');
    const garden = await kept(openHost({ url, path }, stays));
    const hub = await kept(openCaller({ url, awayMs: 200 }, asker('stays')));
    await knows(hub, 'stays');
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    const child = await until(() => childrenOf(hub.agents, id)[0], 'it is called');
    await until(() => hub.agents.process(child.id)?.status === 'RUNNING', 'it runs');
    await leave(garden);
    const state = await ended(hub, id);
    expect(state.failure).toMatchObject({
      code: 'target-offline',
      message: 'The agent host "garden" has been away for 1 s',
      hint: expect.stringContaining('agents/garden'),
      data: { host: 'garden' },
    });
    const back = await kept(openHost({ url, path }, stays));
    await until(() => back.agents.process(child.id)?.status === 'KILLED', 'it is killed there');
    expect(hub.agents.process(child.id)?.status).toBe('FAILED');
  });

  it('from the start: a call fails soon, also of an agent that was never seen since the start of the caller', async () => {
    broker = await startEmbeddedBroker();
    const { url } = broker;
    await leave(await kept(openHost({ url }, stays)));
    const hub = await kept(openCaller({ url, returnMs: 50 }, asker('stays')));
    await knows(hub, 'stays');
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    const state = await ended(hub, id);
    expect(state.failure?.code).toBe('target-offline');
  });

  it('C22 while a person is asked: the question stays, and the answer is given when it is back', async () => {
    broker = await startEmbeddedBroker();
    const { url } = broker;
    const path = join(folder, 'asked.db');
    const garden = await kept(
      openHost(
        { url, path },
        { ...stays, skills: [skill('ask', () => asks('sure?')), skill('stay', () => done('ok'))] },
      ),
    );
    const hub = await kept(openCaller({ url, awayMs: 5_000 }, asker('asks')));
    await knows(hub, 'asks');
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    await until(() => hub.agents.process(id)?.status === 'WAITING', 'it asks');
    const [wait] = hub.agents.waits();
    await leave(garden);
    expect(await hub.agents.reply(wait?.id ?? '', 'yes')).toBe('accepted');
    expect(hub.agents.process(id)?.status).toBe('RUNNING');
    await kept(
      openHost(
        { url, path },
        { ...stays, skills: [skill('ask', () => asks('sure?')), skill('stay', () => done('ok'))] },
      ),
    );
    expect(await ended(hub, id)).toMatchObject({ status: 'COMPLETED', result: [{ data: 'ok' }] });
  });

  it('with another journal when it is back: it has lost what it was doing, which is said', async () => {
    broker = await startEmbeddedBroker();
    const { url } = broker;
    const garden = await kept(openHost({ url }, stays));
    const hub = await kept(openCaller({ url }, asker('stays')));
    await knows(hub, 'stays');
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    await until(() => hub.agents.processes()[1]?.status === 'RUNNING', 'it runs');
    await leave(garden);
    await kept(openHost({ url }, stays));
    const state = await ended(hub, id);
    expect(state.failure?.message).toBe('The agent host "garden" has lost its journal');
  });
});

describe('names', () => {
  it('that are taken here or by another host stay whose they were, and the conflict is told', async () => {
    broker = await startEmbeddedBroker();
    const { url } = broker;
    const log = new LogBook();
    const hub = await kept(openCaller({ url, log }, asker('stays')));
    const first = await kept(openHost({ url }, stays));
    await knows(hub, 'stays');
    const second = { ...stays, name: 'shed', agents: [...stays.agents, agent('asker', s('stay'))] };
    await kept(openHost({ url }, second));
    const told = () => log.lines.filter(({ message }) => message.includes('its name is taken'));
    await until(() => told().length === 3, 'the conflicts are told');
    expect(told().map(({ fields }) => fields)).toMatchObject([
      { agent: 'stays', host: 'shed', keptBy: 'garden' },
      { agent: 'asks', host: 'shed', keptBy: 'garden' },
      { agent: 'asker', host: 'shed', keptBy: null },
    ]);
    await leave(first);
    await until(() => hub.remote.agents().every(({ host }) => host === 'shed'), 'the other one takes over');
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    await until(() => childrenOf(hub.agents, id)[0]?.status === 'RUNNING', 'it runs at the other one');
    expect(hub.agents.process(id)?.agent).toBe('asker');
  });

  it('of a process start one process, however often they are sent; for another agent they are refused', async () => {
    broker = await startEmbeddedBroker();
    const garden = await kept(openHost({ url: broker.url }, stays));
    const definition = agentsService({
      registry: registryOf([defineAgents(stays)]),
      agents: stays.agents,
      version: '1',
    });
    expect(Object.keys(definition.methods)).toEqual(['start', 'news', 'reply', 'kill', 'terminate']);
    const caller = await kept(openCaller({ url: broker.url }));
    await knows(caller, 'stays');
    const start = (agentName: string, key: string, tokens = 0) =>
      caller.call({
        service: 'agents',
        method: 'start',
        params: {
          process: 'process_1',
          turn: 't1',
          agent: agentName,
          depth: 3,
          input: [],
          budget: { usd: 1, actions: 5, tokens, ms: 60_000 },
        },
        by: { kind: 'agent', id: 'test' },
        idempotencyKey: key,
      });
    const [one, two] = await Promise.all([start('stays', 'a'), start('stays', 'b', 7)]);
    expect(one).toEqual(two);
    expect(garden.agents.processes()).toHaveLength(1);
    expect(garden.agents.process('process_1')).toMatchObject({ depth: 3 });
    expect(await start('asks', 'c')).toMatchObject({ ok: false, error: { code: 'idempotency-conflict' } });
    expect(await start('nobody', 'd')).toMatchObject({ ok: false, error: { code: 'idempotency-conflict' } });
  });
});

const brokers = [
  [
    'the embedded broker',
    true,
    (port: number, name: string) => startEmbeddedBroker({ port, path: join(folder, name) }),
  ],
  ['mosquitto', mosquittoAvailable(), (port: number) => startMosquitto({ port })],
] as const;

describe.each(brokers.filter(([, available]) => available))(
  'X02 %s, restarted in the middle',
  (name, _, startBroker) => {
    it('brings both sides together again: one process, one end', async () => {
      const port = await freePort();
      broker = await startBroker(port, `${name.length}.db`);
      const { url } = broker;
      let finish = () => {};
      const work = skill(
        'work',
        () =>
          new Promise((resolve) => {
            finish = () => resolve(done('worked'));
          }),
      );
      const garden = await kept(
        openHost(
          { url },
          {
            name: 'garden',
            agents: [agent('works', seq(s('work'), s('ask')))],
            skills: [work, skill('ask', () => asks('sure?'))],
          },
        ),
      );
      const hub = await kept(openCaller({ url }, asker('works')));
      await knows(hub, 'works');
      const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
      await until(() => hub.agents.processes()[1]?.status === 'RUNNING', 'it works');
      await broker.stop();
      finish();
      broker = await startBroker(port, `${name.length}.db`);
      const [wait] = await until(() => hub.agents.waits().length === 1 && hub.agents.waits(), 'it asks');
      expect(await hub.agents.reply(wait?.id ?? '', 'yes')).toBe('accepted');
      expect(await ended(hub, id)).toMatchObject({ status: 'COMPLETED', result: [{ data: 'yes' }] });
      expect(garden.agents.processes()).toHaveLength(1);
      expect(entriesOf(hub, 't1').filter(({ e }) => e === 'turnEnd')).toHaveLength(2);
    });
  },
);
