import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Runner, Skill } from '../../src/flow/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { agent, call, done, openWorld, par, Stage, s, said, seq, skill, type World } from './world.ts';

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

  it('B57 a stop of the action ends the step; a stop of the agent ends the process, which keeps what it was given', async () => {
    const stop = (scope: 'action' | 'agent') =>
      skill('stop', () => ({ type: 'stop', scope, because: 'asked to', out: [{ type: 'kept', data: 1 }] }));
    const after = skill('after', (view) => done([view.last[0]!.data, 'went on']));
    const action = await run(seq(s('stop'), s('after')), [stop('action'), after]);
    expect(action.state).toMatchObject({ status: 'COMPLETED', result: [{ data: [1, 'went on'] }] });
    const whole = await run(seq(s('stop'), s('after')), [stop('agent'), after]);
    expect(whole.state).toMatchObject({ status: 'TERMINATED', because: 'asked to', result: [{ data: 1 }] });
    for (const { world } of [action, whole]) await world.close();
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

  it('D33 a predicate that throws fails the process and says which', async () => {
    const throwing = { name: 'odd', holds: () => JSON.parse('{') };
    const { world, state } = await run(
      { r: 'while', when: 'odd', body: s('a'), max: 3 },
      [skill('a', () => done('a'))],
      { predicates: [throwing] },
    );
    expect(state.failure?.message).toMatch(/^predicate "odd": /);
    await world.close();
  });
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
        const states = [await world.agents.settled(id), ...world.agents.children(id)];
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
    expect(world.agents.children(id).at(-1)).toMatchObject({ status: 'TERMINATED' });
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
    const root: Runner = {
      r: 'while',
      when: 'always',
      body: { r: 'while', when: 'always', body: s('idle'), max: 100 },
      max: 1000,
    };
    const world = openWorld({
      skills: [skill('idle', () => done('idle'))],
      agents: [agent('root', root)],
      predicates: [{ name: 'always', holds: () => true }],
    });
    const endless = world.agents.start('root', [], { turn: 't' }).id;
    expect(await world.agents.settled(endless)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'too-large' },
    });
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
