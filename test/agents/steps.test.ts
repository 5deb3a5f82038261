import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/agents/index.ts';
import type { Json } from '../../src/base/index.ts';
import { type Outcome, type Runner, type Skill, setCondition, type View } from '../../src/flow/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import {
  agent,
  call,
  childrenOf,
  done,
  openWorld,
  par,
  Stage,
  s,
  said,
  seq,
  skill,
  type World,
} from './world.ts';

const failing = (retryable: boolean): Outcome => ({
  type: 'fail',
  error: { code: 'busy', message: 'not now', retryable },
});

async function run(
  root: Runner,
  skills: readonly Skill[],
  more: Partial<Parameters<typeof openWorld>[0]> = {},
) {
  const world = openWorld({ skills, agents: [agent('root', root)], ...more });
  const { id } = world.agents.start('root', [said('x')], { turn: 't1' });
  const state = await world.agents.settled(id);
  return { world, id, state };
}

const entries = (world: World, id: string, e: string) =>
  world.agents.journal.read({ process: id }).filter((entry) => entry.e === e);

describe('what a skill sees', () => {
  it('D01 D03 P4 is frozen: whoever writes to it throws and fails', async () => {
    const attempts: ((view: never) => unknown)[] = [
      (view: { path: string }) => Object.assign(view, { path: 'elsewhere' }),
      (view: { visible: unknown[] }) => view.visible.push('forged'),
      (view: { last: { data: unknown }[] }) => Object.assign(view.last[0]!, { data: 'forged' }),
      (view: { input: { data: { words: string[] } }[] }) => view.input[0]!.data.words.push('forged'),
      (view: { budget: { left: object } }) => Object.assign(view.budget.left, { usd: 9 }),
      (view: { board: { all(type: string): unknown[] } }) => view.board.all('said').push('forged'),
    ];
    for (const attempt of attempts) {
      const meddle = skill('meddle', (view) => {
        attempt(view as never);
        return done('got away with it');
      });
      const world = openWorld({ skills: [meddle], agents: [agent('root', s('meddle'))] });
      const { id } = world.agents.start('root', [said({ words: ['lights', 'off'] })], { turn: 't' });
      const state = await world.agents.settled(id);
      expect(state).toMatchObject({ status: 'FAILED', failure: { code: 'internal' } });
      expect(state.input[0]?.data).toEqual({ words: ['lights', 'off'] });
      await world.close();
    }
  });

  it('D03 keeps no tie to what a skill yielded: changing it later changes nothing', async () => {
    const kept = { lamps: ['desk'] };
    const { world, state } = await run(seq(s('give'), s('look')), [
      skill('give', () => ({ type: 'done', out: [{ type: 'found', data: kept }] })),
      skill('look', (view) => {
        kept.lamps.push('forged');
        return done(view.last[0]!.data);
      }),
    ]);
    expect(state.result?.[0]?.data).toEqual({ lamps: ['desk'] });
    await world.close();
  });

  it('B39 B45 D14 finds on the board what was yielded before it, by type and name, and nothing from beside it', async () => {
    const boards: unknown[] = [];
    const look = skill('look', (view) => {
      boards.push([
        view.board.all('seen').map((message) => message.data),
        view.board.get('it')?.data,
        view.board.condition('dark'),
        view.board.condition('cold'),
      ]);
      return done('looked');
    });
    const set = skill(
      'set',
      () => ({
        type: 'done',
        out: [
          { type: 'condition', name: 'dark', data: true },
          { type: 'seen', name: 'it', data: 'lamp' },
        ],
      }),
      { fan: 'many' },
    );
    const { world } = await run(seq(s('set'), par(s('look'), s('look')), s('look')), [set, look]);
    expect(boards).toEqual([
      [['lamp'], 'lamp', true, undefined],
      [['lamp'], 'lamp', true, undefined],
      [['lamp', 'looked', 'looked'], 'lamp', true, undefined],
    ]);
    await world.close();
  });

  it('C19 can tell watchers how far it is, without a line in the journal', async () => {
    const world = openWorld({
      skills: [skill('count', (view) => [1, 2].map((n) => view.emit(n)) && done('counted'))],
      agents: [agent('root', s('count'))],
    });
    const heard: unknown[] = [];
    world.agents.onProgress(({ turn, path, delta }) => heard.push([turn, path, delta]));
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    expect(heard).toEqual([
      ['t1', 'count', 1],
      ['t1', 'count', 2],
    ]);
    await world.close();
  });
});

describe('how a step ends', () => {
  it('B12 a throw fails the process, with what was thrown', async () => {
    const thrower = skill('throws', () => {
      throw new Error('no such wire');
    });
    const { world, state } = await run(s('throws'), [thrower]);
    expect(state).toMatchObject({
      status: 'FAILED',
      because: 'no such wire',
      failure: { code: 'internal', retryable: false },
      result: null,
    });
    await world.close();
  });

  it.each([undefined, null, 'done', { type: 'finished' }, { type: 'done' }, { type: 'wait', wait: null }])(
    'takes %j for no outcome',
    async (junk) => {
      const { world, state } = await run(s('odd'), [skill('odd', () => junk as never)]);
      expect(state.failure).toMatchObject({
        code: 'internal',
        message: expect.stringContaining('no outcome'),
      });
      await world.close();
    },
  );

  it('D02 D11 fails a skill that yields more than it declared, or what is not JSON', async () => {
    const two = await run(s('two'), [skill('two', () => done(1, 2))]);
    expect(two.state.failure?.message).toContain('declares one message and yielded 2');
    const big = await run(s('big'), [skill('big', () => done(1n as never))]);
    expect(big.state.failure).toMatchObject({ code: 'invalid-params' });
    const huge = await run(s('huge'), [skill('huge', () => done('x'.repeat(300_000)))]);
    expect(huge.state.failure).toMatchObject({ code: 'too-large' });
    for (const { world } of [two, big, huge]) await world.close();
  });

  it('D02 messages are of the declared kinds alone, none to many; another kind fails the skill and names those there are', async () => {
    const kinds = ['user', 'agent', 'skill', 'verdict', 'fact'] as const;
    const all = skill(
      'all',
      () => ({ type: 'done', out: kinds.map((kind) => ({ kind, type: 'seen', data: kind })) }),
      { fan: 'many' },
    );
    const good = await run(s('all'), [all]);
    expect(good.state.result?.map(({ kind }) => kind)).toEqual(kinds);
    const none = await run(s('none'), [skill('none', () => done(), { fan: 'many' })]);
    expect(none.state).toMatchObject({ status: 'COMPLETED', result: [] });
    const odd = await run(s('odd'), [
      skill('odd', () => ({ type: 'done', out: [{ kind: 'gossip' as never, type: 'seen', data: 1 }] })),
    ]);
    expect(odd.state.failure).toMatchObject({
      code: 'invalid-params',
      message: '"odd" yielded a message of the kind "gossip"',
      hint: 'There are: user, agent, skill, verdict, fact.',
    });
    for (const { world } of [good, none, odd]) await world.close();
  });

  it('D29 what a step logs, spends and says is attached to its path', async () => {
    const log = new LogBook();
    const world = openWorld({
      log,
      skills: [
        skill('think', (view) => {
          view.log('thought about it', { hard: true });
          return { type: 'done', out: [{ type: 'seen', data: 1 }], spend: { tokens: 7 } };
        }),
      ],
      agents: [
        agent('root', par(s('think'), call('child')), { fan: 'many' }),
        agent('child', seq(s('think'))),
      ],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    const [child] = childrenOf(world.agents, id);
    const places = [
      [id, 'par.0/think'],
      [child!.id, '0/think'],
    ];
    const lines = log.lines.filter(({ message }) => message === 'thought about it');
    expect(lines.map(({ fields }) => fields)).toEqual(
      places.map(([process, path]) => ({ hard: true, turn: 't1', process, path })),
    );
    for (const [process, path] of places) {
      const [outcome] = world.agents.journal
        .read({ process: process! })
        .filter((entry) => entry.e === 'outcome' && entry.path === path);
      expect(outcome).toMatchObject({ spend: { tokens: 7 }, out: [{ from: path, data: 1 }] });
    }
    await world.close();
  });

  it('B57 a stop of the action ends the step; a stop of the agent ends the process, which keeps what it was given', async () => {
    const stop = (scope: 'action' | 'agent') =>
      skill('stop', () => ({ type: 'stop', scope, because: 'asked to', out: [{ type: 'kept', data: 1 }] }));
    const after = skill('after', (view) => done([view.last[0]!.data, 'went on']));
    const action = await run(seq(s('stop'), s('after')), [stop('action'), after]);
    expect(action.state).toMatchObject({ status: 'COMPLETED', result: [{ data: [1, 'went on'] }] });
    const whole = await run(seq(s('stop'), s('after')), [stop('agent'), after]);
    expect(whole.state).toMatchObject({ status: 'TERMINATED', because: 'asked to', result: [{ data: 1 }] });
    expect(whole.world.agents.result(whole.id)).toEqual({
      type: 'no-result',
      status: 'TERMINATED',
      because: 'asked to',
    });
    for (const { world } of [action, whole]) await world.close();
  });

  it('B44 a child that stopped itself has no result for its caller: the call fails, and what it kept is told', async () => {
    const stop = skill('stop', () => ({
      type: 'stop',
      scope: 'agent',
      because: 'asked to',
      out: [{ type: 'kept', data: 1 }],
    }));
    const look = skill('look', ({ last }) => done(last.map(({ type, data }) => [type, data]) as Json));
    const child = agent('child', s('stop'));
    const alone = await run(call('child'), [stop], { agents: [agent('root', call('child')), child] });
    const stopped = { code: 'stopped', message: 'asked to', data: { status: 'TERMINATED' } };
    expect(alone.state).toMatchObject({ status: 'FAILED', failure: stopped });
    const root = seq({ r: 'par', of: [call('child')], onError: 'collect' }, s('look'));
    const collected = await run(root, [stop, look], { agents: [agent('root', root), child] });
    expect(collected.state.result?.[0]?.data).toMatchObject([
      ['kept', 1],
      ['failure', stopped],
    ]);
    for (const { world } of [alone, collected]) await world.close();
  });

  it('B56 a wish to replan is a typed failure while nobody plans', async () => {
    const { world, state } = await run(s('re'), [
      skill('re', () => ({ type: 'replan', because: 'the lock jams', facts: [] })),
    ]);
    expect(state).toMatchObject({ status: 'FAILED', failure: { code: 'replan' } });
    await world.close();
  });

  it('D34 a skill that is late fails as expired and is told to let go', async () => {
    const clock = new ManualClock();
    const stage = new Stage();
    const world = openWorld({
      clock,
      skills: [skill('slow', stage.run, { timeoutMs: 500, effect: 'read' })],
      agents: [agent('root', s('slow'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    const [step] = [...stage.running.values()];
    await clock.advance(500);
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'expired', retryable: true },
    });
    expect(step?.signal.aborted).toBe(true);
    await world.close();
  });

  it('D34 no step takes longer than what is left of the budget of its process, or of any caller', async () => {
    const clock = new ManualClock();
    const stage = new Stage();
    const spends = skill('spends', stage.run, { effect: 'read' });
    const world = openWorld({
      clock,
      skills: [spends, skill('slow', stage.run, { timeoutMs: 60_000, effect: 'read' })],
      controllers: [{ name: 'ponders', build: () => new Promise(() => {}) }],
      agents: [
        agent('own', seq(s('spends'), s('slow')), { budget: { ms: 1000 } }),
        agent('caller', seq(s('spends'), call('called')), { budget: { ms: 800 } }),
        agent('called', s('slow'), { budget: { ms: 5000 } }),
        agent('builds', { r: 'control', controller: 'ponders' }, { budget: { ms: 300 } }),
      ],
    });
    for (const [name, leftMs] of [
      ['own', 600],
      ['caller', 400],
    ] as const) {
      const { id } = world.agents.start(name, [], { turn: name });
      await clock.advance(400);
      stage.end('spends');
      await clock.advance(leftMs - 1);
      expect(world.agents.process(id)?.status).toBe('RUNNING');
      await clock.advance(1);
      expect(await world.agents.settled(id)).toMatchObject({
        status: 'FAILED',
        failure: { code: 'expired', message: `no result within ${leftMs} ms` },
      });
    }
    const { id } = world.agents.start('builds', [], { turn: 'builds' });
    await clock.advance(300);
    expect(await world.agents.settled(id)).toMatchObject({ status: 'FAILED', failure: { code: 'expired' } });
    await world.close();
  });
});

describe('B53 retries', () => {
  const retry = { maxAttempts: 3, backoffMs: 100, factor: 3, capMs: 250 };

  async function attempts(outcomes: readonly Outcome[], more: Partial<Skill>) {
    const clock = new ManualClock();
    const at: number[] = [];
    const keys = new Set<string>();
    const world = openWorld({
      clock,
      skills: [
        skill(
          'try',
          (view, _, key) => {
            at.push(clock.now());
            keys.add(key);
            return outcomes[view.attempt - 1] ?? done('ok');
          },
          { effect: 'idempotent', retry, ...more },
        ),
      ],
      agents: [agent('root', s('try'))],
    });
    const begun = clock.now();
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await clock.advance(5000);
    const state = await world.agents.settled(id);
    await world.close();
    return { state, at: at.map((time) => time - begun), keys };
  }

  it('A26 tries a retryable failure again with growing pauses and the same key', async () => {
    const { state, at, keys } = await attempts([failing(true), failing(true)], {});
    expect(state.status).toBe('COMPLETED');
    expect(at).toEqual([0, 100, 350]);
    expect(keys.size).toBe(1);
  });

  it('A26 gives up after the last attempt', async () => {
    const { state, at } = await attempts([failing(true), failing(true), failing(true)], {});
    expect(state).toMatchObject({ status: 'FAILED', spent: { actions: 3 } });
    expect(at).toHaveLength(3);
  });

  it('B53 what a skill declares to bring about is false before each retry, and after it gave up', async () => {
    const clock = new ManualClock();
    const seen: unknown[] = [];
    const holds = ({ board }: { board: View['board'] }) => [
      board.condition('dark'),
      board.condition('locked'),
    ];
    const tries = (name: string, succeeds: boolean) =>
      skill(
        name,
        (view) => {
          seen.push([view.attempt, ...holds(view)]);
          return succeeds && view.attempt === 3
            ? { type: 'done', out: [setCondition('dark', true)] }
            : { ...failing(true), out: [setCondition('dark', true)] };
        },
        { effect: 'idempotent', retry, gives: ['dark', 'locked'] },
      );
    const world = openWorld({
      clock,
      skills: [
        skill('set', () => ({
          type: 'done',
          out: [setCondition('dark', true), setCondition('locked', true)],
        })),
        tries('good', true),
        tries('bad', false),
        skill('look', (view) => done(holds(view) as Json)),
      ],
      agents: [
        agent('good', seq(s('set'), s('good'), s('look'))),
        agent('bad', seq(s('set'), { r: 'par', of: [s('bad')], onError: 'collect' }, s('look'))),
      ],
    });
    const told: unknown[] = [];
    for (const name of ['good', 'bad']) {
      const { id } = world.agents.start(name, [], { turn: name });
      await clock.advance(5000);
      told.push((await world.agents.settled(id)).result?.[0]?.data);
    }
    const rounds = [
      [1, true, true],
      [2, false, false],
      [3, false, false],
    ];
    expect(seen).toEqual([...rounds, ...rounds]);
    // The good one made it dark and said nothing of the lock; the bad one failed, with a note of its own at the end.
    expect(told).toEqual([
      [true, false],
      [true, false],
    ]);
    await world.close();
  });

  it('A28 every attempt is on record with its number, its own messages and its failure', async () => {
    const clock = new ManualClock();
    const world = openWorld({
      clock,
      skills: [
        skill(
          'try',
          (view) =>
            view.attempt < 3
              ? { ...failing(true), out: [{ type: 'seen', data: view.attempt }] }
              : done(view.attempt),
          { effect: 'idempotent', retry },
        ),
      ],
      agents: [agent('root', s('try'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await clock.advance(5000);
    expect((await world.agents.settled(id)).result?.map(({ data }) => data)).toEqual([3]);
    const started = entries(world, id, 'started') as { attempt: number }[];
    const ended = entries(world, id, 'outcome') as Extract<Entry, { e: 'outcome' }>[];
    expect(started.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(
      ended.map(({ attempt, outcome, retryAt }) => [attempt, outcome.type, retryAt !== undefined]),
    ).toEqual([
      [1, 'fail', true],
      [2, 'fail', true],
      [3, 'done', false],
    ]);
    expect(ended.map(({ out }) => out[0]?.data)).toEqual([1, 2, 3]);
    const ids = ended.flatMap(({ out }) => out.map((message) => message.id));
    expect(new Set(ids).size).toBe(ids.length);
    await world.close();
  });

  it('A27 does not repeat what says it cannot be repeated, nor a once that was late', async () => {
    expect((await attempts([failing(false)], {})).at).toHaveLength(1);
    expect((await attempts([failing(true)], { retry: undefined as never })).at).toHaveLength(1);
    const clock = new ManualClock();
    let runs = 0;
    const never = skill('late', () => new Promise<Outcome>(() => runs++), {
      effect: 'once',
      timeoutMs: 50,
      retry,
    });
    const world = openWorld({ clock, skills: [never], agents: [agent('root', s('late'))] });
    const { id } = world.agents.start('root', [], { turn: 't' });
    await settle();
    await clock.advance(5000);
    expect(await world.agents.settled(id)).toMatchObject({ status: 'FAILED', failure: { code: 'expired' } });
    expect(runs).toBe(1);
    await world.close();
  });
});

describe('branches', () => {
  it('D32 a failure cancels its siblings, keeps what they finished, and drops what comes late', async () => {
    const stage = new Stage();
    const world = openWorld({
      skills: [skill('work', stage.run, { effect: 'read' })],
      agents: [agent('root', par(s('work'), s('work'), s('work')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    const late = [...stage.running.values()][2]!;
    stage.end('par.0/work', done('first'));
    await settle();
    stage.end('par.1/work', failing(false));
    expect(await world.agents.settled(id)).toMatchObject({ status: 'FAILED', failure: { code: 'busy' } });
    expect(late.signal.aborted).toBe(true);
    const before = world.agents.journal.lastSeq;
    late.end(done('too late'));
    await settle();
    world.agents.journal.flush();
    expect(world.agents.journal.lastSeq).toBe(before);
    const outcomes = entries(world, id, 'outcome') as { path: string; outcome: Outcome }[];
    expect(outcomes.map(({ path, outcome }) => [path, outcome.type])).toEqual([
      ['par.0/work', 'done'],
      ['par.1/work', 'fail'],
      ['par.2/work', 'fail'],
    ]);
    await world.close();
  });

  it('X04 side by side, effects of several agents share the commit of their intents', async () => {
    const world = openWorld({
      skills: [skill('act', () => done('ok'), { effect: 'idempotent' })],
      agents: [agent('root', par(call('one'), call('one'), call('one'))), agent('one', s('act'))],
    });
    const before = world.store.commits;
    const { id } = world.agents.start('root', [], { turn: 't1' });
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(world.store.commits - before).toBe(2);
    await world.close();
  });

  const body = (text: string) => skill(text, () => JSON.parse('{'));
  const faults: readonly (readonly [string, string, RegExp, Runner])[] = [
    [
      'a predicate',
      'predicate-failed',
      /^predicate "odd": .*JSON/,
      { r: 'while', when: 'odd', body: s('a'), max: 9 },
    ],
    [
      'a predicate that promises',
      'predicate-failed',
      /neither true nor false/,
      { r: 'doWhile', when: 'later', body: s('a'), max: 9 },
    ],
    ['a controller', 'controller-failed', /^controller "odd": .*JSON/, { r: 'control', controller: 'odd' }],
    ['a skill', 'internal', /JSON/, s('broken')],
  ];
  it.each(faults)(
    'D33 what %s throws has a type of its own, stops the loop, and is on record as a message',
    async (_, code, message, fault) => {
      let rounds = 0;
      const loop: Runner = {
        r: 'doWhile',
        when: 'more',
        max: 50,
        body: seq(s('a'), { r: 'if', when: 'third', then: fault }),
      };
      const { world, id, state } = await run(loop, [skill('a', () => done(++rounds)), body('broken')], {
        predicates: [
          { name: 'more', holds: () => true },
          { name: 'third', holds: () => rounds >= 3 },
          { name: 'odd', holds: () => JSON.parse('{') },
          { name: 'later', holds: (async () => true) as never },
        ],
        controllers: [{ name: 'odd', build: () => JSON.parse('{') }],
      });
      expect(state).toMatchObject({
        status: 'FAILED',
        failure: { code, message: expect.stringMatching(message) },
      });
      expect(rounds).toBe(fault.r === 'doWhile' ? 4 : 3);
      const [last] = entries(world, id, 'outcome').slice(-1) as Extract<Entry, { e: 'outcome' }>[];
      expect(last?.out).toMatchObject([
        { type: 'failure', ok: false, data: { code, message: expect.stringMatching(message) } },
      ]);
      await world.close();
    },
  );
});

describe('P3 B58 D23 schedules', () => {
  it('whoever finishes first, every process ends with the same results in the same order', async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (chance) => {
        const stage = new Stage();
        const world = openWorld({
          skills: [
            skill('work', stage.run, { effect: 'idempotent' }),
            skill('sum', (view) => done(view.board.all('seen').map((message) => message.data))),
          ],
          agents: [
            agent('root', seq(par(call('one'), s('work'), call('one'), seq(s('work'), s('work'))), s('sum'))),
            agent('one', seq(par(s('work'), s('work')), s('sum'))),
          ],
        });
        const { id } = world.agents.start('root', [], { turn: 't1' });
        for (await settle(); stage.running.size > 0; await settle()) {
          const running = [...stage.running];
          const [path, step] = running[(chance.next().value as number) % running.length]!;
          step.end(done(path.split(':')[1]!));
        }
        const states = [await world.agents.settled(id), ...childrenOf(world.agents, id)];
        expect(states.map((state) => state.status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
        ends.add(JSON.stringify(states.map((state) => state.result?.map((message) => message.data))));
        await world.close();
      }),
      { numRuns: runs(40) },
    );
    expect(ends.size).toBe(1);
  });
});

describe('controllers', () => {
  it('D25 builds once and records the tree it built', async () => {
    let asked = 0;
    const { world, id, state } = await run(
      { r: 'control', controller: 'groups' },
      [skill('a', () => done('a'))],
      { controllers: [{ name: 'groups', build: () => (asked++ === 0 ? seq(s('a'), s('a')) : s('a')) }] },
    );
    expect(state.status).toBe('COMPLETED');
    expect(entries(world, id, 'built')).toMatchObject([{ path: 'groups', runner: { r: 'seq' } }]);
    expect(asked).toBe(1);
    await world.close();
  });

  it('a faulty tree fails with every fault', async () => {
    const { world, state } = await run({ r: 'control', controller: 'groups' }, [], {
      controllers: [{ name: 'groups', build: () => seq(s('nope'), s('neither')) }],
    });
    expect(state.failure).toMatchObject({
      code: 'invalid-params',
      message: expect.stringMatching(/nope.*neither/),
    });
    await world.close();
  });
});

describe('budget', () => {
  it('B54 B55 X05 ends the tree before the action that would go over, counting the children', async () => {
    let acted = 0;
    const world = openWorld({
      skills: [skill('act', () => done(acted++), { effect: 'idempotent' })],
      agents: [
        agent(
          'root',
          { r: 'while', when: 'always', body: call('one'), max: 100 },
          { budget: { actions: 7 } },
        ),
        agent('one', seq(s('act'), s('act'))),
      ],
      predicates: [{ name: 'always', holds: () => true }],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(state).toMatchObject({
      status: 'TERMINATED',
      because: 'budget: 7 actions are spent',
      result: null,
    });
    expect([acted, state.spent.actions]).toEqual([7, 7]);
    expect(childrenOf(world.agents, id).at(-1)).toMatchObject({ status: 'TERMINATED' });
    await world.close();
  });

  it('D35 P14 a loop that would never end is ended by its rounds or by its budget', async () => {
    const world = openWorld({
      skills: [
        skill('think', () => ({ type: 'done', out: [], spend: { tokens: 300_000 } }), { effect: 'read' }),
        skill('idle', () => done('idle')),
      ],
      agents: [
        agent('thinks', { r: 'doWhile', when: 'always', body: s('think'), max: 1000 }),
        agent('idles', { r: 'doWhile', when: 'always', body: s('idle'), max: 200 }),
      ],
      predicates: [{ name: 'always', holds: () => true }],
    });
    const thinks = await world.agents.settled(world.agents.start('thinks', [], { turn: 't' }).id);
    expect(thinks).toMatchObject({ status: 'TERMINATED', spent: { tokens: 1_200_000 } });
    const idles = await world.agents.settled(world.agents.start('idles', [], { turn: 't' }).id);
    expect(idles.status).toBe('COMPLETED');
    await world.close();
  });

  it('D35 P14 loops within loops are ended too, and a kill gets in between their steps', async () => {
    let acted = 0;
    const root: Runner = {
      r: 'while',
      when: 'always',
      body: { r: 'while', when: 'always', body: s('idle'), max: 100 },
      max: 1000,
    };
    const world = openWorld({
      skills: [skill('idle', () => done(acted++))],
      agents: [agent('root', root)],
      predicates: [{ name: 'always', holds: () => true }],
    });
    const endless = world.agents.start('root', [], { turn: 't' }).id;
    expect(await world.agents.settled(endless)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'too-large', message: 'more than 5000 steps in one process' },
    });
    expect(acted).toBe(5000);
    const killed = world.agents.start('root', [], { turn: 't' }).id;
    await new Promise((resolve) => setImmediate(resolve));
    await world.agents.kill(killed, 'enough');
    expect(world.agents.process(killed)?.status).toBe('KILLED');
    await world.close();
  });

  it('B12 a policy that throws ends its process as failed', async () => {
    const odd = { name: 'odd', check: () => JSON.parse('{') as undefined };
    const world = openWorld({
      skills: [skill('act', () => done('ok'))],
      agents: [agent('root', s('act'), { policies: [odd] })],
    });
    const { id } = world.agents.start('root', [], { turn: 't' });
    expect(await world.agents.settled(id)).toMatchObject({ status: 'FAILED', failure: { code: 'internal' } });
    await world.close();
  });

  it('B54 a policy is asked before the first step and before every other', async () => {
    let ran = 0;
    const world = openWorld({
      skills: [skill('act', () => done(ran++), { effect: 'idempotent' })],
      agents: [
        agent('curfew', s('act'), {
          policies: [{ name: 'curfew', check: () => ({ because: 'it is late' }) }],
        }),
        agent('two', seq(s('act'), s('act'), s('act')), {
          policies: [
            {
              name: 'enough',
              check: (state) => (state.spent.actions >= 2 ? { because: 'two are enough' } : undefined),
            },
          ],
        }),
      ],
    });
    const curfew = await world.agents.settled(world.agents.start('curfew', [], { turn: 't' }).id);
    expect(curfew).toMatchObject({ status: 'TERMINATED', because: 'curfew: it is late' });
    expect(ran).toBe(0);
    const two = await world.agents.settled(world.agents.start('two', [], { turn: 't' }).id);
    expect(two).toMatchObject({ status: 'TERMINATED', because: 'enough: two are enough' });
    expect(ran).toBe(2);
    await world.close();
  });
});
