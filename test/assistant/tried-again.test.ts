import { afterEach, describe, expect, it } from 'vitest';
import { Options } from '../../src/assistant/confirm/options.ts';
import { draft, type GroupReport, onBoard } from '../../src/assistant/facts.ts';
import { againController, brokenPredicate } from '../../src/assistant/turn/again.ts';
import { callSkills } from '../../src/assistant/turn/call.ts';
import { decideSkill } from '../../src/assistant/turn/decide.ts';
import { judgeSkill, reportSkill } from '../../src/assistant/turn/judge.ts';
import { groupSteps } from '../../src/assistant/turn/steps.ts';
import { dispatchController, groupAgent, turnAgent } from '../../src/assistant/turn/turn.ts';
import type { Caller } from '../../src/bus/index.ts';
import type { Action, CallOutcome, Effect, Plan } from '../../src/domain/index.ts';
import { openWorld, skill, type World } from '../agents/world.ts';
import { ManualClock } from '../kit/clock.ts';
import { until } from '../kit/hub.ts';

/** The real agents of a turn over a service that breaks: not one that answers with a failure, but a call that throws. */
let world: World;
afterEach(() => world.close());

/** Lets a slow call come back. */
let release = () => {};

const EFFECTS: Readonly<Record<string, Effect>> = { send: 'once', look: 'read', set: 'idempotent' };
const effectOf = (_service: string, method: string): Effect => EFFECTS[method] ?? 'once';
const action = (method: string, what: string): Action => ({ service: 'shop', method, args: { what } });

/** What is called, in order; `breaks` says which of them throw. */
function open(breaks: (call: number, what: string) => boolean): string[] {
  const called: string[] = [];
  const clock = new ManualClock();
  const caller: Caller = {
    async call({ params }): Promise<CallOutcome> {
      const { what } = params as { what: string };
      called.push(what);
      if (what === 'slow') await new Promise<void>((go) => (release = go));
      if (breaks(called.length, what)) throw new Error(`the shop fell down at ${what}`);
      return { ok: true, result: { summary: `${what} done` } };
    },
  };
  const steps = groupSteps(effectOf);
  const identity = () => ({ kind: 'person', id: 'alex', role: 'owner' }) as const;
  world = openWorld({
    clock,
    agents: [turnAgent, groupAgent(steps.root)],
    controllers: [
      dispatchController(() => false),
      againController(async (process) => {
        await world.agents.journal.durable();
        return world.agents
          .children(process)
          .map((state) => ({ state, entries: world.agents.journal.store.history(state.id) }));
      }, effectOf),
      ...steps.controllers,
    ],
    predicates: [...steps.predicates, brokenPredicate],
    skills: [
      ...steps.skills,
      skill('understand', (view) => ({
        type: 'done',
        out: [draft('plan', view.input[1]?.data as unknown as Plan)],
      })),
      skill(
        'answer',
        (view) => ({ type: 'done', out: onBoard(view, 'report').map((one) => draft('report', one)) }),
        { fan: 'many' },
      ),
      decideSkill({
        clock,
        options: new Options({ find: () => undefined, services: () => [] }, () => ['http']),
        place: { latitude: 52.5, longitude: 13.4, timezone: 'UTC' },
        timezone: 'UTC',
        told: () => ({ now: clock.now(), timezone: 'UTC' }),
        origin: () => ({ channel: 'http', conversation: 'hall', person: 'alex' }),
        person: () => undefined,
        fulfil: () => undefined,
        forbids: () => undefined,
        read: () => () => Promise.reject(new Error('nothing is read here')),
      }),
      ...callSkills({ caller, grants: undefined as never, identity, remembers: () => false }),
      judgeSkill(effectOf),
      reportSkill,
    ],
  });
  return called;
}

async function run(...groups: readonly Action[][]) {
  begin(...groups);
  return await ended();
}

function begin(...groups: readonly Action[][]): void {
  const plan: Plan = { groups, direct: false, confidence: 1, unread: [], remarks: [] };
  const message = { channel: 'http', conversation: 'hall', text: 'shop' } as const;
  const input = [draft('message', message), draft('plan', plan)];
  world.agents.start('turn', input, { turn: 't1', id: 't1' });
}

async function ended() {
  const turn = await world.agents.settled('t1');
  const reports = (turn.result ?? []).map(({ data }) => data as unknown as GroupReport);
  const agents = world.agents.children(turn.id);
  return {
    turn,
    agents,
    told: reports.map(({ actions }) =>
      actions.map(({ call, status }) => `${String(call.params['what'])} ${status}`),
    ),
  };
}

describe('A32 what the Assistant decides about an agent that broke', () => {
  it('A32 it is tried again once, as a new process that goes on where the old one broke, and nothing that was done is done again', async () => {
    const called = open((call) => call === 2);
    const { agents, told, turn } = await run([
      action('set', 'one'),
      action('set', 'two'),
      action('set', 'three'),
    ]);
    expect(turn.status).toBe('COMPLETED');
    expect(called).toEqual(['one', 'two', 'two', 'three']);
    expect(told).toEqual([['one done', 'two done', 'three done']]);
    expect(agents.map(({ status }) => status)).toEqual(['FAILED', 'COMPLETED']);
    expect(agents[1]?.retryOf).toBe(agents[0]?.id);
    expect(agents[0]?.failure?.message).toContain('fell down at two');
  });

  it('A32 at most once: what breaks again is left', async () => {
    const called = open((_call, what) => what === 'two');
    const { agents, told, turn } = await run([action('set', 'one'), action('set', 'two')]);
    expect(turn.status).toBe('COMPLETED');
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
      begin([action('look', 'slow'), action('set', 'after')], [action('set', 'beside')]);
      const group = await until(
        () => (called.includes('slow') ? world.agents.children('t1')[0] : undefined),
        'it is under way',
      );
      const over = world.agents[end](group.id, 'enough');
      release();
      await over;
      const { agents, told, turn } = await ended();
      expect(turn.status).toBe('COMPLETED');
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
