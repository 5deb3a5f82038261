import { describe, expect, it } from 'vitest';
import { type Entry, followJournal } from '../../src/agents/index.ts';
import { agent, done, openWorld, s, said, skill } from './world.ts';

const echo = skill('echo', () => done('heard'));

/** A core whose turns end at once, and what its journal asks of it while it is followed. */
function open() {
  const world = openWorld({ skills: [echo], agents: [agent('turn', s('echo'))] });
  const { journal } = world.agents;
  const reads: number[] = [];
  let listeners = 0;
  const counted = Object.create(journal) as typeof journal;
  counted.read = (options) => {
    const entries = journal.read(options);
    reads.push(entries.length);
    return entries;
  };
  counted.subscribe = (listener) => {
    const stop = journal.subscribe(listener);
    listeners += 1;
    return () => {
      listeners -= 1;
      stop();
    };
  };
  const live = async (turn: string) => {
    const { id } = world.agents.start('turn', [said('hello')], { turn });
    await world.agents.settled(id);
  };
  return { ...world, journal: counted, reads, live, listeners: () => listeners };
}

describe('C19 C20 who follows what is written', () => {
  it('waits for news where there is none, and does not look again before', async () => {
    const world = open();
    const ends = new AbortController();
    await world.live('t1');
    const heard: Entry[] = [];
    const followed = (async () => {
      for await (const entry of followJournal(world.journal, { turn: 't1' }, ends.signal)) heard.push(entry);
    })();
    while (world.reads.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(world.reads).toEqual([heard.length, 0]);
    expect(heard.at(-1)).toMatchObject({ e: 'status', to: 'COMPLETED' });
    // Nothing else is written: the signal alone ends it.
    ends.abort();
    await followed;
    expect(world.listeners()).toBe(0);
    await world.close();
  });

  it('hears nothing behind its signal, though there is more, and leaves nothing behind', async () => {
    const world = open();
    await world.live('t1');
    const ends = new AbortController();
    const heard: Entry[] = [];
    for await (const entry of followJournal(world.journal, { turn: 't1' }, ends.signal)) {
      heard.push(entry);
      if (heard.length === 2) ends.abort();
    }
    expect(heard).toHaveLength(2);
    expect(world.listeners()).toBe(0);
    await world.close();
  });

  it('leaves nothing behind when it stops listening by itself', async () => {
    const world = open();
    await world.live('t1');
    for await (const _ of followJournal(world.journal, { turn: 't1' }, new AbortController().signal)) break;
    expect(world.listeners()).toBe(0);
    await world.close();
  });

  it('reads nothing for a signal that was given before', async () => {
    const world = open();
    await world.live('t1');
    for await (const _ of followJournal(world.journal, { turn: 't1' }, AbortSignal.abort()))
      throw new Error('it was told something');
    expect([world.reads, world.listeners()]).toEqual([[], 0]);
    await world.close();
  });
});
