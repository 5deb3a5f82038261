import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/flow/index.ts';
import { type ManualClock, settle } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import { agent, asks, call, done, openWorld, Stage, s, skill } from './world.ts';

/** Processes that find no way on, that ask, and that are at work until the test ends their step. */
function open(stuck: readonly Outcome[] = []) {
  const stage = new Stage();
  const log = new LogBook();
  const left = [...stuck];
  const world = openWorld({
    skills: [
      skill('stand', () => asks('No way on.', { stuck: true }), {
        resume: (_view, _args, value) => left.shift() ?? done(value),
      }),
      skill('ask', () => asks('Well?')),
      skill('act', stage.run),
    ],
    agents: [
      agent('standing', s('stand')),
      agent('asking', s('ask')),
      agent('acting', s('act')),
      agent('calling', call('asking')),
    ],
    log,
  });
  const start = (name: string, id: string) => world.agents.start(name, [], { id, turn: id });
  const waitOf = (id: string) => world.agents.waits().find((wait) => wait.process === id)!;
  return { ...world, clock: world.clock as ManualClock, log, stage, start, waitOf };
}

describe('B15 news for a process that finds no way on', () => {
  it('let it go on without an answer; its question is void then', async () => {
    const { agents, start, waitOf, close } = open();
    start('standing', 'p1');
    expect((await agents.settled('p1')).status).toBe('STUCK');
    const { id } = waitOf('p1');
    expect(await agents.tell(id, 'the door was closed')).toBe(true);
    expect(await agents.settled('p1')).toMatchObject({
      status: 'COMPLETED',
      result: [{ data: 'the door was closed' }],
    });
    expect(await agents.tell(id, 'again')).toBe(false);
    expect(await agents.reply(id, 'yes')).toBe('closed');
    await close();
  });

  it('are not told to who asked a person, nor where nobody asks', async () => {
    const { agents, start, waitOf, close } = open();
    start('asking', 'p1');
    await agents.settled('p1');
    expect(await agents.tell(waitOf('p1').id, 'news')).toBe(false);
    expect(await agents.tell('no-such-wait', 'news')).toBe(false);
    expect(agents.process('p1')?.status).toBe('WAITING');
    await close();
  });

  it('and an answer to the question as it was first asked is one to the question asked anew', async () => {
    const { agents, start, waitOf, close } = open([asks('Still no way on.', { stuck: true })]);
    start('standing', 'p1');
    await agents.settled('p1');
    const first = waitOf('p1').id;
    await agents.tell(first, 'news');
    await agents.settled('p1');
    const second = waitOf('p1').id;
    expect(second).not.toBe(first);
    expect(await agents.reply(first, 'leave it')).toBe('accepted');
    expect(await agents.settled('p1')).toMatchObject({
      status: 'COMPLETED',
      result: [{ data: 'leave it' }],
    });
    expect(await agents.reply(second, 'leave it')).toBe('duplicate');
    expect(await agents.reply(second, 'another')).toBe('closed');
    await close();
  });

  it('but not to a question of another kind that it asks meanwhile', async () => {
    const { agents, start, waitOf, close } = open([asks('Which one?')]);
    start('standing', 'p1');
    await agents.settled('p1');
    const first = waitOf('p1').id;
    await agents.tell(first, 'news');
    await agents.settled('p1');
    expect(await agents.reply(first, 'leave it')).toBe('closed');
    expect(waitOf('p1').prompt).toBe('Which one?');
    await close();
  });
});

describe('what the manager tells', () => {
  it('C04 questions of all processes, the oldest first, whichever process is older', async () => {
    const { agents, clock, start, stage, close } = open();
    start('acting', 'late');
    await settle();
    await clock.advance(1_000);
    start('asking', 'first');
    await agents.settled('first');
    await clock.advance(1_000);
    stage.end('late:act', asks('And now?'));
    await agents.settled('late');
    await clock.advance(1_000);
    start('asking', 'last');
    await agents.settled('last');
    expect(agents.waits().map(({ process }) => process)).toEqual(['first', 'late', 'last']);
    await close();
  });

  it('the processes that a process called, and those that entries are about, as they are now', async () => {
    const { agents, start, close } = open();
    start('calling', 'p1');
    await agents.settled('p1');
    const [child] = agents.children('p1');
    expect(child).toMatchObject({ agent: 'asking', parent: 'p1', status: 'WAITING' });
    expect(agents.children(child!.id)).toEqual([]);
    const entries = agents.journal.read({ turn: 'p1', limit: -1 });
    // Of those that are open the newest state counts, of the others that of the entries.
    const begun = entries.filter(({ e }) => e === 'created');
    expect(agents.processesOf(begun).map(({ agent, status }) => [agent, status])).toEqual([
      ['calling', 'WAITING'],
      ['asking', 'WAITING'],
    ]);
    await agents.kill('p1', 'alex said stop');
    expect(agents.processesOf(begun).map(({ status }) => status)).toEqual(['NOT_STARTED', 'NOT_STARTED']);
    await close();
  });

  it('that there is no such process to be ended', async () => {
    const { agents, close } = open();
    expect(await agents.terminate('nobody', 'stop')).toBe(false);
    expect(await agents.kill('nobody', 'stop')).toBe(false);
    await close();
  });

  it('whoever waits, when it closes, how it is', async () => {
    const { agents, start, store } = open();
    start('acting', 'p1');
    await settle();
    const told = agents.settled('p1');
    expect(agents.part.name).toBe('agents');
    await agents.part.close();
    expect((await told).status).toBe('RUNNING');
    store.close();
  });

  it('in the log, when one that listens fails; the others hear it all the same', async () => {
    const { agents, log, start, close } = open();
    const heard: string[] = [];
    agents.onState(() => {
      throw new Error('the listener broke');
    });
    agents.onState(({ status }) => heard.push(status));
    start('asking', 'p1');
    await agents.settled('p1');
    expect(heard).toContain('WAITING');
    expect(log.lines).toContainEqual({
      ...{ level: 'error', message: 'a listener failed', fields: { error: 'the listener broke' } },
    });
    await close();
  });
});
