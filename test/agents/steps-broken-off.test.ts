import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/agents/index.ts';
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
let files = 0;
const file = () => join(folder, `${files++}.db`);

const entries = (world: World, id: string) => world.agents.journal.read({ process: id });
const ofKind = (world: World, id: string, e: Entry['e']) => entries(world, id).filter((one) => one.e === e);
const failing = { type: 'fail' as const, error: { code: 'busy', message: 'not now', retryable: false } };

describe('an effect while the disk refuses', () => {
  const world = (effect: 'once' | 'idempotent', acted: string[]) =>
    openWorld({
      clock: new ManualClock(),
      skills: [
        skill('read', () => done('read'), { effect: 'read' }),
        skill(
          'act',
          () => {
            acted.push(effect);
            return done('acted');
          },
          { effect },
        ),
      ],
      agents: [agent('root', seq(s('read'), s('act')))],
    });

  it('H02 that may happen but once does not happen, and says what to do about the disk', async () => {
    const acted: string[] = [];
    const house = world('once', acted);
    house.store.prepare('PRAGMA query_only = ON').run();
    const { id } = house.agents.start('root', [], { turn: 't1' });
    await settle();
    expect(acted).toEqual([]);
    expect(ofKind(house, id, 'outcome')).toEqual([]);
    house.store.prepare('PRAGMA query_only = OFF').run();
    house.agents.journal.flush();
    expect(house.agents.process(id)).toMatchObject({
      status: 'FAILED',
      failure: {
        code: 'unwritable',
        message: 'Nothing can be written down, because the disk is read-only',
        hint: expect.stringContaining('Mount it'),
      },
    });
    await house.close();
  });

  it('H02 that may happen twice happens all the same', async () => {
    const acted: string[] = [];
    const house = world('idempotent', acted);
    house.store.prepare('PRAGMA query_only = ON').run();
    const { id } = house.agents.start('root', [], { turn: 't1' });
    await settle();
    expect(acted).toEqual(['idempotent']);
    house.store.prepare('PRAGMA query_only = OFF').run();
    house.agents.journal.flush();
    expect(house.agents.process(id)?.status).toBe('COMPLETED');
    await house.close();
  });
});

describe('what is broken off beside a step that failed', () => {
  it('D32 its questions are withdrawn and what it called is ended, and nothing else is', async () => {
    const stage = new Stage();
    const world = openWorld({
      skills: [
        skill('work', stage.run, { effect: 'read' }),
        skill('ask', () => asks('Well?')),
        skill('ask-elsewhere', () => asks('And here?')),
      ],
      agents: [
        agent('root', par(s('work'), s('ask'), call('child'))),
        agent('child', seq(s('ask'), s('work'))),
        agent('other', s('ask-elsewhere')),
      ],
    });
    const other = world.agents.start('other', [], { turn: 't2' }).id;
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    expect(world.agents.waits()).toHaveLength(3);
    stage.end('par.0/work', failing);
    expect(await world.agents.settled(id)).toMatchObject({ status: 'FAILED', failure: { code: 'busy' } });
    expect(world.agents.waits().map(({ prompt }) => prompt)).toEqual(['And here?']);
    expect(childrenOf(world.agents, id)[0]).toMatchObject({ status: 'KILLED', because: 'its caller ended' });
    expect(world.agents.process(other)?.status).toBe('WAITING');
    expect(ofKind(world, id, 'waitClosed')).toMatchObject([{ by: 'cancel', value: null }]);
    await world.close();
  });

  it('A26 no attempt comes later of what was to be tried again, and what goes on beside it is tried again', async () => {
    const clock = new ManualClock();
    const stage = new Stage();
    let tries = 0;
    const again = skill(
      'again',
      () => {
        tries += 1;
        return { type: 'fail', error: { code: 'busy', message: 'not now', retryable: true } };
      },
      { effect: 'read', retry: { maxAttempts: 5, backoffMs: 1000, factor: 1, capMs: 1000 } },
    );
    const world = openWorld({
      clock,
      skills: [again, skill('work', stage.run, { effect: 'read' })],
      agents: [agent('root', par(s('work'), s('again'), s('work')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    expect(tries).toBe(1);
    stage.end('par.2/work');
    await clock.advance(1000);
    expect(tries).toBe(2);
    stage.end('par.0/work', failing);
    expect(await world.agents.settled(id)).toMatchObject({ status: 'FAILED', failure: { code: 'busy' } });
    expect(clock.pending).toBeLessThanOrEqual(1);
    await clock.advance(60_000);
    expect(tries).toBe(2);
    await world.close();
  });
});

describe('a hub that is closed in the midst of steps', () => {
  it('A10 what has happened in the world is written, what only looked is done again by the next', async () => {
    const path = file();
    const looked: string[] = [];
    const parts = (stage: Stage) => ({
      path,
      skills: [
        skill(
          'look',
          (view, args, key) => {
            looked.push(view.path);
            return stage.run(view, args, key);
          },
          { effect: 'read' },
        ),
        skill('act', stage.run, { effect: 'once', confirm: async () => 'not-done' }),
      ],
      agents: [agent('root', par(s('look'), s('act')))],
    });
    const first = new Stage();
    const before = openWorld(parts(first));
    const { id } = before.agents.start('root', [], { turn: 't1' });
    await settle();
    const closing = before.close();
    for (const { signal } of first.running.values()) expect(signal.aborted).toBe(true);
    first.end('par.1/act', done('acted'));
    first.end('par.0/look', done('looked'));
    await closing;
    const second = new Stage();
    const after = openWorld(parts(second));
    await after.agents.recover();
    await settle();
    expect([...second.running.keys()].map((key) => key.split(':')[1])).toEqual(['par.0/look']);
    second.end('par.0/look', done('looked'));
    const state = await after.agents.settled(id);
    expect(state.result?.map(({ data }) => data)).toEqual(['looked', 'acted']);
    expect(looked).toEqual(['par.0/look', 'par.0/look']);
    await after.close();
  });
});

describe('what is written of a step', () => {
  it('X04 of one that is pure no beginning, of an effect both sides, and of a call what it cost beside its caller', async () => {
    const crossed: string[] = [];
    const world = openWorld({
      boundary: (name) => crossed.push(name),
      skills: [
        skill('pure', () => done('p')),
        skill('read', () => done('r'), { effect: 'read' }),
        skill('act', () => done('a'), { effect: 'idempotent' }),
        skill('delegate', () => ({ type: 'call', agent: 'child', input: [], spend: { tokens: 7 } }), {
          effect: 'read',
        }),
      ],
      agents: [agent('root', seq(s('pure'), s('read'), s('act'), s('delegate'))), agent('child', s('act'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(ofKind(world, id, 'started').map((entry) => (entry as { skill?: string }).skill)).toEqual([
      'read',
      'act',
      'delegate',
    ]);
    expect(crossed.filter((name) => name.startsWith('effect.'))).toEqual([
      ...['effect.before:act', 'effect.after:act', 'effect.before:act', 'effect.after:act'],
    ]);
    expect(state.spent).toMatchObject({ actions: 2, tokens: 7 });
    await world.close();
  });
});
