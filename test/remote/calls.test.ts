import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Agent, followJournal, isTerminal } from '../../src/agents/index.ts';
import type { Skill } from '../../src/flow/index.ts';
import { agent, asks, call, childrenOf, done, par, s, said, seq, skill } from '../agents/world.ts';
import { until } from '../kit/hub.ts';
import { type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { type CallerSide, ended, entriesOf, knows, openCaller, openHost, type Side } from './world.ts';

let broker: RunningBroker;
const open: Side[] = [];
beforeAll(async () => {
  broker = await startEmbeddedBroker();
});
afterEach(async () => {
  for (const side of open.splice(0).reverse()) await side.close();
});
afterAll(() => broker.stop());

const echo = skill('echo', (view) => done(...view.last.map((message) => `echo ${message.data}`)), {
  fan: 'many',
});
const ask = skill('ask', (_view, args) => asks(`${args}?`));

async function host(name: string, agents: readonly Agent[], skills: readonly Skill[], uses: string[] = []) {
  const side = await openHost({ url: broker.url }, { name, agents, skills, uses });
  open.push(side);
  return side;
}

async function hub(wanted: string, parts: CallerSide = {}): Promise<Side> {
  const side = await openCaller({ url: broker.url }, parts);
  open.push(side);
  await knows(side, wanted);
  return side;
}

const asker = (root: Agent['root']): CallerSide => ({ agents: [agent('asker', root)], skills: [echo] });

describe('an agent of another program', () => {
  it('C01 C14 C24 is called by its name, and its result is the result of the call', async () => {
    const garden = await host('garden', [agent('echoes', s('echo'))], [echo]);
    const house = await hub('echoes', asker(seq(call('echoes'), s('echo'))));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    const state = await ended(house, id);
    expect(state).toMatchObject({ status: 'COMPLETED', result: [{ data: 'echo echo hello' }] });
    const [child] = childrenOf(house.agents, id);
    expect(child).toMatchObject({ agent: 'echoes', depth: 1, turn: 't1', status: 'COMPLETED' });
    const there = garden.agents.process(child?.id ?? '');
    expect(there).toMatchObject({ agent: 'echoes', depth: 1, turn: 't1', parent: null });
  });

  it('C26 is called twice at once, and the results do not cross', async () => {
    await host('garden', [agent('echoes', s('echo'))], [echo]);
    const twice = par(
      { r: 'agent', agent: 'echoes', input: [said('a')] },
      { r: 'agent', agent: 'echoes', input: [said('b')] },
    );
    const house = await hub('echoes', asker(twice));
    const { id } = house.agents.start('asker', [], { turn: 't1' });
    const state = await ended(house, id);
    expect(state.result?.map(({ data }) => data)).toEqual(['echo a', 'echo b']);
  });

  it('C11 C12 C13 hands over inside its host: same caller, same depth, one end of the turn each', async () => {
    const hand = skill('hand', () => ({ type: 'handoff', agent: 'successor' }));
    const agents = [agent('hands-over', s('hand')), agent('successor', s('echo'))];
    await host('garden', agents, [hand, echo]);
    const house = await hub('hands-over', asker(seq(call('hands-over'), s('echo'))));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    const state = await ended(house, id);
    expect(state.result?.map(({ data }) => data)).toEqual(['echo echo hello']);
    const [first, second] = childrenOf(house.agents, id);
    expect(first).toMatchObject({ agent: 'hands-over', depth: 1, handedTo: second?.id });
    expect(second).toMatchObject({ agent: 'successor', depth: 1, parent: id });
    const entries = entriesOf(house, 't1');
    const ends = entries.filter(({ e }) => e === 'turnEnd').map(({ process }) => process);
    expect(ends).toEqual([second?.id, id]);
    const handed = entries.findIndex((entry) => entry.e === 'child' && entry.mode === 'handoff');
    expect(handed).toBeLessThan(entries.findIndex(({ process }) => process === second?.id));
  });

  it('C19 C20 is followed while it runs, at every depth under its own name', async () => {
    const agents = [
      agent('outer', seq(call('inner'), s('echo'))),
      agent('inner', seq(s('echo'), s('ask', 'on'))),
    ];
    await host('garden', agents, [echo, ask]);
    const house = await hub('outer', asker(call('outer')));
    house.agents.start('asker', [said('hello')], { turn: 't1' });
    const seen: string[] = [];
    const names = new Map<string, string>();
    const ends = new AbortController();
    for await (const entry of followJournal(house.agents.journal, { turn: 't1' }, ends.signal)) {
      if (entry.e === 'status' && entry.depth === 0 && isTerminal(entry.to)) ends.abort();
      if (entry.e === 'created') names.set(entry.process, entry.agent);
      if (entry.e === 'outcome') seen.push(`${names.get(entry.process)} ${entry.depth} ${entry.path}`);
      if (entry.e === 'waitOpened') await house.agents.reply(entry.wait.id, 'yes');
    }
    expect(seen).toEqual([
      'inner 2 0/echo',
      'inner 2 1/ask',
      'outer 1 0/inner',
      'outer 1 1/echo',
      'asker 0 outer',
    ]);
  });

  it('refuses what it does not take, by a failure that names the fault', async () => {
    const picky = { ...agent('picky', s('echo')), input: ['recipe'] };
    await host('garden', [picky], [echo]);
    const house = await hub('picky', asker(call('picky')));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    expect(await ended(house, id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'invalid-params', message: '"picky" does not take these messages' },
    });
  });

  it('passes on what is too long for one message of the bus', async () => {
    const long = 'ä'.repeat(200_000);
    await host('garden', [agent('writes', s('write'))], [skill('write', () => done(long))]);
    const house = await hub('writes', asker(call('writes')));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    const state = await ended(house, id);
    expect(state.result?.[0]?.data).toBe(long);
  });
});

describe('questions from another program', () => {
  it.each([1, 2, 3, 4, 5])(
    'C05 C06 C21 asked at depth %i by two leaves: everybody above waits, each reply counts once',
    async (depth) => {
      const leaf = par(s('ask', 'first'), s('ask', 'second'));
      const chain = Array.from({ length: depth - 1 }, (_, at) =>
        agent(`level${at + 1}`, at === depth - 2 ? leaf : call(`level${at + 2}`), { fan: 'many' }),
      );
      const top = depth === 1 ? leaf : call('level1');
      await host('garden', [agent('top', top, { fan: 'many' }), ...chain], [ask]);
      const house = await hub('top', asker(seq(call('top'), s('echo'))));
      const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
      const waits = await until(
        () => house.agents.waits().length === 2 && house.agents.waits(),
        'two questions',
      );
      const processes = () => house.agents.processes({ turn: 't1' });
      await until(() => processes().every(({ status }) => status === 'WAITING'), 'everybody waits');
      expect(processes().map((process) => process.depth)).toEqual(
        Array.from({ length: depth + 1 }, (_, at) => at),
      );
      const of = (prompt: string) => waits.find((wait) => wait.prompt === prompt)?.id ?? '';
      expect(await house.agents.reply(of('second?'), 'b')).toBe('accepted');
      expect(await house.agents.reply(of('second?'), 'b')).toBe('duplicate');
      expect(await house.agents.reply(of('second?'), 'c')).toBe('closed');
      expect(await house.agents.reply('wait_nowhere', 'c')).toBe('unknown');
      await until(() => house.agents.process(id)?.status === 'WAITING', 'the other question is open still');
      expect(await house.agents.reply(of('first?'), 'a', 'alex')).toBe('accepted');
      const state = await ended(house, id);
      expect(state.result?.map(({ data }) => data)).toEqual(['echo a', 'echo b']);
      const kinds = entriesOf(house, 't1').map(({ e }) => e);
      expect(kinds.filter((e) => e === 'waitOpened')).toHaveLength(2);
      expect(kinds.filter((e) => e === 'waitClosed')).toHaveLength(2);
      expect(kinds.filter((e) => e === 'turnEnd')).toHaveLength(depth + 1);
    },
  );

  it('C21 come through two hosts, of which one calls the other', async () => {
    const beta = await host('beta', [agent('asks', s('ask', 'sure'))], [ask]);
    const alpha = await host('alpha', [agent('middle', seq(call('asks'), s('echo')))], [echo], ['asks']);
    await knows(alpha, 'asks');
    const house = await hub('middle', asker(call('middle')));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    const [wait] = await until(
      () => house.agents.waits().length === 1 && house.agents.waits(),
      'one question',
    );
    const states = () =>
      house.agents.processes({ turn: 't1' }).map(({ agent: name, depth, status }) => [name, depth, status]);
    await until(
      () => states().length === 3 && states().every(([, , status]) => status === 'WAITING'),
      'all wait',
    );
    expect(states().map(([name, depth]) => `${name} ${depth}`)).toEqual(['asker 0', 'middle 1', 'asks 2']);
    expect(await house.agents.reply(wait?.id ?? '', 'yes', 'sam')).toBe('accepted');
    expect(await ended(house, id)).toMatchObject({ status: 'COMPLETED', result: [{ data: 'echo yes' }] });
    const closed = beta.agents.journal.read().find((entry) => entry.e === 'waitClosed');
    expect(closed).toMatchObject({ by: 'reply', value: 'yes', who: 'sam' });
  });
});

describe('ends and budgets across programs', () => {
  const stay = skill(
    'stay',
    (view) => new Promise((resolve) => view.signal.addEventListener('abort', () => resolve(done('late')))),
  );

  it('X06 C27 a kill ends everything there and here, what is below first, and nothing that comes later counts', async () => {
    const agents = [agent('outer', call('inner')), agent('inner', s('stay'))];
    const garden = await host('garden', agents, [stay]);
    const house = await hub('outer', asker(call('outer')));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    await until(() => house.agents.processes({ turn: 't1' }).length === 3, 'the inner one runs');
    await house.agents.kill(id, 'enough');
    const ends = entriesOf(house, 't1').flatMap((entry) =>
      entry.e === 'status' && entry.to === 'KILLED' ? [house.agents.process(entry.process)?.agent] : [],
    );
    expect(ends).toEqual(['inner', 'outer', 'asker']);
    const there = () => garden.agents.processes().map(({ status }) => status);
    await until(() => there().every((status) => status === 'KILLED'), 'both are killed there');
    expect(house.agents.processes().every(({ status }) => status === 'KILLED')).toBe(true);
  });

  it('X06 a terminate lets the steps under way end, there too', async () => {
    const agents = [agent('works', seq(s('brief'), s('stay')))];
    let end = () => {};
    const brief = skill('brief', () => new Promise((resolve) => (end = () => resolve(done('brief')))));
    const garden = await host('garden', agents, [brief, stay]);
    const house = await hub('works', asker(call('works')));
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1' });
    await until(() => garden.agents.processes()[0]?.status === 'RUNNING', 'it works');
    const told = vi.spyOn(garden.agents, 'terminate');
    const ended = house.agents.terminate(id, 'time for bed');
    await until(() => told.mock.calls.length > 0, 'it is told to end');
    end();
    expect(await ended).toBe(true);
    expect(house.agents.processes().map(({ status }) => status)).toEqual(['TERMINATED', 'TERMINATED']);
    expect(garden.agents.processes()[0]).toMatchObject({ status: 'TERMINATED', because: 'time for bed' });
    const outcomes = entriesOf(house, 't1').filter(({ e, path }) => e === 'outcome' && path === '0/brief');
    expect(outcomes).toHaveLength(1);
  });

  it('X05 what is spent there counts on every caller, and there is no more to spend than is left here', async () => {
    const costly = skill('costly', () => done('x'), {
      effect: 'idempotent',
      price: { usd: 0.25, tokens: 100 },
    });
    const garden = await host('garden', [agent('spends', seq(s('costly'), s('costly')))], [costly]);
    const house = await hub('spends', {
      agents: [agent('asker', seq(call('middle'), call('middle'))), agent('middle', call('spends'))],
    });
    const budget = { usd: 0.75, actions: 20 };
    const { id } = house.agents.start('asker', [said('hello')], { turn: 't1', budget });
    const state = await ended(house, id);
    expect(state.status).toBe('FAILED');
    expect(state.spent).toMatchObject({ usd: 0.75, tokens: 300, actions: 3 });
    const [first, second] = garden.agents.processes();
    expect(first).toMatchObject({ status: 'COMPLETED', spent: { usd: 0.5, actions: 2 } });
    expect(second).toMatchObject({ status: 'TERMINATED', because: 'budget: 0.25 USD are spent' });
  });
});
