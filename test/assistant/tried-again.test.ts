import { afterEach, describe, expect, it } from 'vitest';
import type { Action, Effect } from '../../src/domain/index.ts';
import { until } from '../kit/hub.ts';
import { TurnWorld } from './turn-world.ts';

/** The real agents of a turn over a service that breaks: not one that answers with a failure, but a call that throws. */
let turn: TurnWorld;
afterEach(() => turn.world.close());

/** Lets a slow call come back. */
let release = () => {};

const EFFECTS: Readonly<Record<string, Effect>> = { send: 'once', look: 'read', set: 'idempotent' };
const action = (method: string, what: string): Action => ({ service: 'shop', method, args: { what } });

/** What is called, in order; `breaks` says which of them throw. */
function open(breaks: (call: number, what: string) => boolean): string[] {
  const called: string[] = [];
  turn = new TurnWorld({
    effectOf: (_service, method) => EFFECTS[method] ?? 'once',
    async call({ params }, count) {
      const { what } = params as { what: string };
      called.push(what);
      if (what === 'slow') await new Promise<void>((go) => (release = go));
      if (breaks(count, what)) throw new Error(`the shop fell down at ${what}`);
      return { ok: true, result: { summary: `${what} done` } };
    },
  });
  return called;
}

async function run(...groups: readonly Action[][]) {
  turn.begin(...groups);
  return await ended();
}

async function ended() {
  const root = await turn.world.agents.settled('t1');
  return {
    root,
    agents: turn.world.agents.children('t1'),
    told: turn
      .reports()
      .map(({ actions }) => actions.map(({ call, status }) => `${String(call.params['what'])} ${status}`)),
  };
}

describe('A32 what the Assistant decides about an agent that broke', () => {
  it('A32 it is tried again once, as a new process that goes on where the old one broke, and nothing that was done is done again', async () => {
    const called = open((call) => call === 2);
    const { agents, told, root } = await run([
      action('set', 'one'),
      action('set', 'two'),
      action('set', 'three'),
    ]);
    expect(root.status).toBe('COMPLETED');
    expect(called).toEqual(['one', 'two', 'two', 'three']);
    expect(told).toEqual([['one done', 'two done', 'three done']]);
    expect(agents.map(({ status }) => status)).toEqual(['FAILED', 'COMPLETED']);
    expect(agents[1]?.retryOf).toBe(agents[0]?.id);
    expect(agents[0]?.failure?.message).toContain('fell down at two');
  });

  it('A32 H05 X03 what it calls again goes out under the key of before, so that the service does it once', async () => {
    open((call) => call === 2);
    await run([action('set', 'one'), action('set', 'two'), action('set', 'three')]);
    const keys = turn.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('A32 at most once: what breaks again is left', async () => {
    const called = open((_call, what) => what === 'two');
    const { agents, told, root } = await run([action('set', 'one'), action('set', 'two')]);
    expect(root.status).toBe('COMPLETED');
    expect(called).toEqual(['one', 'two', 'two']);
    expect(agents.map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
    expect(told).toEqual([]);
  });

  it('A32 X03 it is left where nobody knows whether the last call happened, and it must not happen twice', async () => {
    const called = open((_call, what) => what === 'letter');
    const { agents } = await run([action('set', 'one'), action('send', 'letter')]);
    expect(called).toEqual(['one', 'letter']);
    expect(agents.map(({ status }) => status)).toEqual(['FAILED']);
  });

  it.each(['kill', 'terminate'] as const)(
    'A32 X06 one that somebody ended (%s) is not tried again, also where its last call breaks',
    async (end) => {
      const called = open((_call, what) => what === 'slow');
      turn.begin([action('look', 'slow'), action('set', 'after')], [action('set', 'beside')]);
      const group = await until(
        () => (called.includes('slow') ? turn.world.agents.children('t1')[0] : undefined),
        'it is under way',
      );
      const over = turn.world.agents[end](group.id, 'enough');
      release();
      await over;
      const { agents, told, root } = await ended();
      expect(root.status).toBe('COMPLETED');
      expect(called.toSorted()).toEqual(['beside', 'slow']);
      expect(told).toEqual([['beside done']]);
      expect(agents.map(({ status }) => status).toSorted()).toEqual([
        'COMPLETED',
        end === 'kill' ? 'KILLED' : 'TERMINATED',
      ]);
    },
  );

  it('A32 one whose report is good ends; the others of the turn are as they were', async () => {
    const called = open((_call, what) => what === 'bad');
    const { agents, told } = await run(
      [action('set', 'good')],
      [action('send', 'bad')],
      [action('look', 'fine')],
    );
    expect(called.toSorted()).toEqual(['bad', 'fine', 'good']);
    expect(told).toEqual([['good done'], ['fine done']]);
    expect(agents.map(({ retryOf }) => retryOf)).toEqual([null, null, null]);
  });
});
