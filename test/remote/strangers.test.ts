import { afterEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/bus/index.ts';
import { agent, asks, call, done, s, said, skill } from '../agents/world.ts';
import { until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import { connect, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { ended, entriesOf, knows, openCaller, openHost } from './world.ts';

const open: { close(): Promise<void> }[] = [];
let broker: RunningBroker;
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  await broker.stop();
});

const echoes = {
  name: 'garden',
  agents: [agent('echoes', s('echo'))],
  skills: [skill('echo', (view) => done(`echo ${view.last[0]?.data}`))],
};
const asker = { agents: [agent('asker', call('echoes'))] };

describe('H10 a host', () => {
  it('needs an account that may offer services, and no more than that', async () => {
    const password = await hashPassword('secret');
    const users = [
      { name: 'garden', password, service: 'agents' },
      { name: 'attic', password, service: 'agents/attic' },
      { name: 'coffee', password, service: 'coffee' },
      { name: 'person', password, person: 'alex' },
    ];
    const embedded = await startEmbeddedBroker({ users });
    broker = embedded;
    const { url } = broker;
    const as = (username: string, word = 'secret') => ({ url, broker: { username, password: word } });
    await expect(openHost(as('garden', 'wrong'), echoes)).rejects.toMatchObject({ code: 'unauthorized' });
    for (const other of ['person', 'coffee', 'attic'])
      await expect(openHost(as(other), echoes)).rejects.toMatchObject({
        code: expect.stringMatching(/unauthorized|not-permitted/),
      });
    const garden = await openHost(as('garden'), echoes);
    open.push(garden);
    const hub = await openCaller({ url, broker: embedded.broker.hubCredentials }, asker);
    open.push(hub);
    await knows(hub, 'echoes');
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    expect(await ended(hub, id)).toMatchObject({ status: 'COMPLETED', result: [{ data: 'echo hello' }] });

    const person = await connect(url, { clientId: 'tablet', username: 'person', password: 'secret' });
    open.push(person);
    const heard: string[] = [];
    open.push({ close: await hub.bus.subscribe('hearth/v1/svc/#', ({ topic }) => heard.push(topic)) });
    await person.publish('hearth/v1/svc/agents/garden/call/kill', { process: id, because: 'x' }, { qos: 1 });
    await person.publish('hearth/v1/svc/light/main/call/get', {}, { qos: 1 });
    await until(() => heard.some((topic) => topic.endsWith('call/get')), 'what a person may call is heard');
    expect(heard.some((topic) => topic.endsWith('call/kill'))).toBe(false);
  });
});

/** A host of another make, which tells of whatever it is handed, once it has begun something. */
async function stranger(url: string, tell: (process: string) => readonly object[]) {
  const bus = await connect(url, { clientId: 'stranger' });
  open.push(bus);
  const base = bus.under('svc/agents/stranger');
  let lines: readonly string[] = [];
  await bus.subscribe(`${base}/call/+`, ({ topic, payload }) => {
    const { id, params, reply_to } = JSON.parse(payload.toString()) as {
      readonly id: string;
      readonly params: { readonly process: string; readonly after: number };
      readonly reply_to: string;
    };
    const answer = (result: object) =>
      void bus.publish(reply_to, { jsonrpc: '2.0', id, result: result as never }, { qos: 1 });
    if (topic.endsWith('/start')) {
      lines = tell(params.process).map((line) => JSON.stringify(line));
      answer({ journal: 'j', after: 0 });
    } else if (topic.endsWith('/news')) {
      const fresh = lines.slice(params.after);
      if (fresh.length > 0) answer({ journal: 'j', now: Date.now(), last: lines.length, lines: fresh });
    } else answer({ known: true });
  });
  const method = { description: 'x', params: { type: 'object' }, effect: 'idempotent' };
  const manifest = {
    manifest: 1,
    service: 'agents',
    instance: 'stranger',
    title: 'Stranger',
    version: '1',
    methods: { start: method, news: { ...method, effect: 'read' }, kill: method },
    agents: [{ name: 'echoes', description: 'x' }, { name: 'not a name', description: 'x' }, 7],
  };
  await bus.publish(`${base}/manifest`, manifest, { qos: 1, retain: true });
  await bus.publish(`${base}/status`, 'online', { qos: 1, retain: true });
  return bus;
}

describe('C25 what a host tells', () => {
  it('that does not fold, concerns others, comes twice or too late is left out; the rest stands', async () => {
    broker = await startEmbeddedBroker();
    const { url } = broker;
    const log = new LogBook();
    const hub = await openCaller(
      { url, log },
      {
        agents: [...asker.agents, agent('waits', s('ask'))],
        skills: [skill('ask', () => asks('mine?'))],
      },
    );
    open.push(hub);
    const other = hub.agents.start('waits', [said('x')], { turn: 't0' });
    await until(() => hub.agents.waits().length === 1, 'a question of another turn is open');
    const [mine] = hub.agents.waits();
    await stranger(url, (process) => {
      let seq = 0;
      const line = (body: object) => ({
        seq: ++seq,
        at: 1,
        turn: 't1',
        process,
        depth: 1,
        path: '',
        ...body,
      });
      const spend = { usd: 0, actions: 0, tokens: 0, ms: 0 };
      const message = { id: 'm', from: 's', at: 1, kind: 'skill', type: 'said', data: 'told', ok: true };
      return [
        line({ e: 'status', from: 'NOT_STARTED', to: 'RUNNING' }),
        line({ e: 'status', from: 'NOT_STARTED', to: 'RUNNING' }),
        line({ e: 'status', to: 'ASLEEP' }),
        line({ e: 'outcome', path: 's' }),
        { seq: ++seq, e: 'created', process: other.id },
        line({
          e: 'waitClosed',
          process: other.id,
          path: 'ask',
          wait: mine?.id,
          by: 'reply',
          value: 'theirs',
        }),
        line({ e: 'status', process: other.id, to: 'KILLED' }),
        line({
          e: 'created',
          process: 'process_x',
          agent: 'x',
          parent: other.id,
          parentPath: 'ask',
          input: [],
          budget: spend,
        }),
        line({
          e: 'outcome',
          path: 's',
          attempt: 1,
          outcome: { type: 'done', out: [] },
          out: [message],
          spend,
        }),
        line({ e: 'turnEnd', result: [message] }),
        line({ e: 'status', from: 'RUNNING', to: 'COMPLETED' }),
        line({ e: 'status', from: 'COMPLETED', to: 'RUNNING' }),
        line({ e: 'turnEnd', result: [] }),
      ];
    });
    await knows(hub, 'echoes');
    expect(hub.remote.agents().map(({ name }) => name)).toEqual(['echoes']);
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    expect(await ended(hub, id)).toMatchObject({ status: 'COMPLETED', result: [{ data: 'told' }] });
    const told = entriesOf(hub, 't1')
      .filter(({ depth }) => depth === 1)
      .map(({ e }) => e);
    expect(told).toEqual(['created', 'status', 'outcome', 'turnEnd', 'status']);
    expect(hub.agents.process(other.id)?.status).toBe('WAITING');
    expect(hub.agents.waits()).toEqual([mine]);
    expect(hub.agents.process('process_x')).toBeUndefined();
    expect(
      log.lines.filter(({ message }) => message === 'an entry is not understood and left out'),
    ).toHaveLength(3);
  });
});
