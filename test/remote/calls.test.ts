import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { agent, asks, call, done, par, s, said, seq, skill } from '../agents/world.ts';
import { type RunningBroker, startEmbeddedBroker } from '../kit/broker.ts';
import { until } from '../kit/hub.ts';
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

async function hostAnd(caller: CallerSide = {}, path?: string): Promise<{ hub: Side; host: Side }> {
  const host = await openHost(
    { url: broker.url },
    {
      name: 'garden',
      agents: [
        agent('echoes', s('echo')),
        agent('asks-twice', par(s('ask', 'first'), s('ask', 'second'))),
        agent('deep', call('asks-twice')),
        agent('hands-over', s('hand')),
        agent('successor', s('echo')),
        agent('stays', s('stay')),
      ],
      skills: [
        echo,
        skill('ask', (_view, args) => asks(`${args}?`)),
        skill('hand', () => ({ type: 'handoff', agent: 'successor' })),
        skill('stay', () => new Promise(() => {})),
      ],
    },
  );
  open.push(host);
  const hub = await openCaller({ url: broker.url, ...(path === undefined ? {} : { path }) }, caller);
  open.push(hub);
  await knows(hub, 'echoes', 'deep');
  return { hub, host };
}

describe('an agent of another program', () => {
  it('C01 C14 C24 is called by its name, and its result is the result of the call', async () => {
    const { hub, host } = await hostAnd({
      agents: [agent('asker', seq(call('echoes'), s('echo')))],
      skills: [echo],
    });
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't1' });
    const state = await ended(hub, id);
    expect(state).toMatchObject({ status: 'COMPLETED', result: [{ data: 'echo echo hello' }] });
    const [child] = hub.agents.children(id);
    expect(child).toMatchObject({ agent: 'echoes', depth: 1, turn: 't1', status: 'COMPLETED' });
    expect(host.agents.process(child!.id)).toMatchObject({
      agent: 'echoes',
      depth: 1,
      turn: 't1',
      parent: null,
    });
  });

  it('C11 C12 C13 hands over inside its host: same caller, same depth, one end of the turn', async () => {
    const { hub } = await hostAnd({
      agents: [agent('asker', seq(call('hands-over'), s('echo')))],
      skills: [echo],
    });
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't2' });
    const state = await ended(hub, id);
    expect(state).toMatchObject({ status: 'COMPLETED', result: [{ data: 'echo echo hello' }] });
    const entries = entriesOf(hub, 't2');
    const ends = entries.filter(({ e }) => e === 'turnEnd');
    expect(ends).toHaveLength(2);
  });

  it('C05 C21 asks several things at once: each question once, everybody above waits, replies in any order', async () => {
    const { hub } = await hostAnd({ agents: [agent('asker', seq(call('deep'), s('echo')))], skills: [echo] });
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't3' });
    const waits = await until(() => hub.agents.waits().length === 2 && hub.agents.waits(), 'two questions');
    expect(waits.map(({ prompt }) => prompt).sort()).toEqual(['first?', 'second?']);
    await until(() => hub.agents.process(id)?.status === 'WAITING', 'the caller waits');
    const of = (prompt: string) => waits.find((wait) => wait.prompt === prompt)!.id;
    expect(await hub.agents.reply(of('second?'), 'b')).toBe('accepted');
    expect(await hub.agents.reply(of('second?'), 'b')).toBe('duplicate');
    expect(await hub.agents.reply(of('second?'), 'c')).toBe('closed');
    expect(await hub.agents.reply(of('first?'), 'a')).toBe('accepted');
    const state = await ended(hub, id);
    expect(state.result?.map(({ data }) => data)).toEqual(['echo a', 'echo b']);
    const opened = entriesOf(hub, 't3').filter(({ e }) => e === 'waitOpened');
    expect(opened).toHaveLength(2);
  });

  it('X06 a kill ends it there and here', async () => {
    const { hub, host } = await hostAnd({ agents: [agent('asker', call('stays'))] });
    const { id } = hub.agents.start('asker', [said('hello')], { turn: 't4' });
    const child = await until(() => hub.agents.children(id)[0], 'it was called');
    await until(() => host.agents.process(child.id)?.status === 'RUNNING', 'it runs there');
    await hub.agents.kill(id, 'enough');
    expect(hub.agents.process(child.id)).toMatchObject({ status: 'KILLED' });
    await until(() => host.agents.process(child.id)?.status === 'KILLED', 'it is killed there');
  });
});
