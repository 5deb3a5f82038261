import { expect, it } from 'vitest';
import { agent, asks, call, childrenOf, done, openWorld, par, s, said, seq, skill } from './world.ts';

it('X04 a root with one child that decides, calls, evaluates and reports costs two commits', async () => {
  const world = openWorld({
    skills: [
      skill('decide', () => done('light.turn_off')),
      skill('call', () => done('sent'), { effect: 'verifiable' }),
      skill('evaluate', () => done('seen off')),
      skill('report', (view) => done(view.last[0]!.data)),
    ],
    agents: [
      agent('root', call('group')),
      agent('group', seq(s('decide'), s('call'), s('evaluate'), s('report'))),
    ],
  });
  const before = world.store.commits;
  const { id } = world.agents.start('root', [said('lights off')], { turn: 't1' });
  expect(world.agents.process(id)?.status).toBe('NOT_STARTED');
  const state = await world.agents.settled(id);
  expect(state).toMatchObject({ status: 'COMPLETED', depth: 0, parent: null });
  expect(state.result?.map((message) => message.data)).toEqual(['seen off']);
  expect(world.store.commits - before).toBe(2);
  expect(childrenOf(world.agents, id)).toMatchObject([{ status: 'COMPLETED', depth: 1, parent: id }]);
  await world.close();
});

it('C08 a reply becomes the result of a skill that has no use for it of its own', async () => {
  const world = openWorld({
    skills: [skill('ask', () => asks('Which lamp?')), skill('say', (view) => done(view.last[0]!.data))],
    agents: [agent('root', par(call('group'))), agent('group', seq(s('ask'), s('say')))],
  });
  const { id } = world.agents.start('root', [], { turn: 't1' });
  const waiting = await world.agents.settled(id);
  expect(waiting.status).toBe('WAITING');
  const [wait] = world.agents.waits();
  expect(await world.agents.reply(wait!.id, 'the desk lamp')).toBe('accepted');
  const state = await world.agents.settled(id);
  expect(state.result?.map((message) => message.data)).toEqual(['the desk lamp']);
  expect(state.status).toBe('COMPLETED');
  await world.close();
});
