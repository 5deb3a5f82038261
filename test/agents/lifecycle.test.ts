import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProcessFold } from '../../src/agents/fold.ts';
import { type Entry, isTerminal, TRANSITIONS } from '../../src/agents/index.ts';
import { assertTransition, isAtRest } from '../../src/agents/lifecycle.ts';
import { misfit } from '../../src/agents/recovery.ts';
import type { ProcessStatus } from '../../src/domain/index.ts';
import { failed } from '../../src/flow/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { agent, asks, call, done, openWorld, par, Stage, s, seq, skill, type World } from './world.ts';

const STATUSES = Object.keys(TRANSITIONS) as ProcessStatus[];

it('B09 B10 B11 B12 B13 B14 B15 B16 allows the transitions of the table and throws on every other', () => {
  const allowed = STATUSES.flatMap((from) => TRANSITIONS[from].map((to) => `${from} ${to}`));
  expect(allowed).toHaveLength(20);
  for (const from of STATUSES) {
    for (const to of STATUSES) {
      const move = () => assertTransition(from, to);
      if (allowed.includes(`${from} ${to}`)) expect(move).not.toThrow();
      else expect(move).toThrow(/cannot go from/);
    }
  }
});

it('B09 rests in every status but before its first step and while it runs', () => {
  expect(STATUSES.filter((status) => !isAtRest(status))).toEqual(['NOT_STARTED', 'RUNNING']);
});

/** Whatever happened: the journal holds only moves of the table, terminal absorbs, every process ends its turn once, parents end last. */
function expectOrder(entries: readonly Entry[]): void {
  const status = new Map<string, ProcessStatus>();
  const parents = new Map<string, string | null>();
  const ends = new Map<string, number>();
  for (const entry of entries) {
    const { process } = entry;
    for (let above = parents.get(process); above; above = parents.get(above))
      expect(isTerminal(status.get(above)!), `an entry after the end of ${above}`).toBe(false);
    if (entry.e === 'created') {
      expect(status.has(process)).toBe(false);
      status.set(process, 'NOT_STARTED');
      parents.set(process, entry.parent);
      continue;
    }
    expect(isTerminal(status.get(process)!), `${entry.e} after the end of ${process}`).toBe(false);
    if (entry.e === 'turnEnd') ends.set(process, (ends.get(process) ?? 0) + 1);
    if (entry.e !== 'status') continue;
    expect(entry.from).toBe(status.get(process));
    expect(TRANSITIONS[entry.from]).toContain(entry.to);
    status.set(process, entry.to);
  }
  for (const [process, count] of ends) expect(count, `turn ends of ${process}`).toBe(1);
}

function playground() {
  const clock = new ManualClock();
  const stage = new Stage();
  const world = openWorld({
    clock,
    skills: [
      skill('work', stage.run, {
        effect: 'verifiable',
        retry: { maxAttempts: 2, backoffMs: 1000, factor: 1, capMs: 1000 },
      }),
      skill('think', stage.run),
    ],
    agents: [
      agent(
        'root',
        seq(
          s('work'),
          { r: 'par', of: [call('one'), call('two'), s('think')], onError: 'collect' },
          s('think'),
        ),
      ),
      agent('one', seq(s('think'), call('two'))),
      agent('two', seq(s('work'), s('think'))),
    ],
  });
  return { clock, stage, world };
}

/** What the journal holds can be taken up again by the same code. */
function expectFit(world: World, id: string): void {
  const fold = ProcessFold.of(world.agents.journal.read({ process: id, limit: -1 }))!;
  expect(misfit(fold, world.registry.agent(fold.created.agent), world.registry)).toBeUndefined();
}

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('finish' as const), which: fc.nat(20), how: fc.nat(6) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reply' as const), which: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 1000, 90_000_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('kill' as const, 'terminate' as const), which: fc.nat(5) }),
  },
);

describe('X07 the life of processes', () => {
  it('P5 P25 P19 X08 D05 keeps to the table in any interleaving of ends, replies, expiries, kills and requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
        const { clock, stage, world } = playground();
        const live = new Map<number, string>();
        world.agents.journal.subscribe((entries) =>
          live.set(entries.at(-1)!.seq, JSON.stringify(world.agents.process(id))),
        );
        const { id } = world.agents.start('root', [], { turn: 't1' });
        const outcomes = [
          done('ok'),
          asks('Well?'),
          { type: 'fail', error: { code: 'busy', message: 'busy', retryable: true } },
          { type: 'fail', error: { code: 'failed', message: 'broken', retryable: false } },
          { type: 'stop', scope: 'agent', because: 'enough' },
          done('fine'),
          asks('No way on.', { stuck: true }),
        ] as const;
        for (const step of commands) {
          const killed = world.agents.processes().filter((state) => isTerminal(state.status));
          switch (step.do) {
            case 'finish': {
              const running = [...stage.running.values()];
              running[step.which % Math.max(1, running.length)]?.end(outcomes[step.how]!);
              break;
            }
            case 'reply': {
              const waits = world.agents.waits();
              const wait = waits[step.which % Math.max(1, waits.length)];
              if (wait !== undefined) expect(await world.agents.reply(wait.id, 'yes')).toBe('accepted');
              break;
            }
            case 'wait':
              await clock.advance(step.ms);
              break;
            case 'kill':
            case 'terminate': {
              const states = world.agents.processes();
              const state = states[step.which % Math.max(1, states.length)];
              if (state === undefined) break;
              const ended = world.agents[step.do](state.id, 'asked to');
              if (step.do === 'kill') {
                await ended;
                expect(isTerminal(world.agents.process(state.id)!.status)).toBe(true);
              } else ended.catch(() => {});
            }
          }
          await settle();
          for (const state of killed) expect(world.agents.process(state.id)).toEqual(state);
        }
        world.agents.journal.flush();
        const entries = world.agents.journal.read({ limit: -1 });
        expectOrder(entries);
        for (const state of world.agents.processes()) expectFit(world, state.id);
        const own = entries.filter((entry) => entry.process === id);
        for (const [seq, state] of live)
          expect(JSON.stringify(ProcessFold.of(own.filter((entry) => entry.seq <= seq))?.state())).toBe(
            state,
          );
        for (const step of [...stage.running.values()]) step.end(done('after the end'));
        await world.close();
      }),
      { numRuns: runs(150) },
    );
  });

  it('B14 a kill wins over the result that comes later', async () => {
    const { stage, world } = playground();
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    const [step] = [...stage.running.values()];
    expect(await world.agents.kill(id, 'alex said stop')).toBe(true);
    step!.end(done('switched off'));
    await settle();
    expect(step!.signal.aborted).toBe(true);
    expect(world.agents.process(id)).toMatchObject({
      status: 'KILLED',
      because: 'alex said stop',
      result: null,
    });
    expect(await world.agents.kill(id, 'again')).toBe(true);
    expect(await world.agents.kill('process_nobody', 'x')).toBe(false);
    expect(world.agents.process(id)?.because).toBe('alex said stop');
    await world.close();
  });

  it('X06 a kill reaches the leaves first, and closes their questions', async () => {
    const world = openWorld({
      skills: [skill('ask', () => asks('Well?'))],
      agents: [
        agent('root', par(call('one'), call('one'))),
        agent('one', par(call('two'), s('ask'))),
        agent('two', s('ask')),
      ],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    expect(world.agents.waits()).toHaveLength(4);
    await world.agents.kill(id, 'enough');
    expect(world.agents.waits()).toEqual([]);
    const ends = world.agents.journal
      .read()
      .filter((entry) => entry.e === 'status' && entry.to === 'KILLED')
      .map((entry) => entry.depth);
    expect(ends).toEqual([2, 1, 2, 1, 0]);
    expectOrder(world.agents.journal.read());
    await world.close();
  });

  it('B13 B57 a request to end lets the step under way come back, begins nothing new, and ends the children first', async () => {
    const { stage, world } = playground();
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    const ended = world.agents.terminate(id, 'alex changed her mind');
    await settle();
    expect(world.agents.process(id)?.status).toBe('RUNNING');
    stage.end('work', done('switched off'));
    expect(await ended).toBe(true);
    expect(world.agents.process(id)).toMatchObject({
      status: 'TERMINATED',
      because: 'alex changed her mind',
    });
    const outcomes = world.agents.journal.read({ process: id }).filter((entry) => entry.e === 'outcome');
    expect(outcomes).toMatchObject([{ outcome: { type: 'done' } }]);
    expect(stage.running.size).toBe(0);
    await world.close();
  });

  it('B57 who was asked to end is TERMINATED, also when the step under way breaks; what broke is told', async () => {
    const { stage, world } = playground();
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await settle();
    const ended = world.agents.terminate(id, 'alex changed her mind');
    stage.end('work', failed('busy', 'the lamp is busy'));
    expect(await ended).toBe(true);
    expect(world.agents.process(id)).toMatchObject({
      status: 'TERMINATED',
      because: 'alex changed her mind',
      failure: { code: 'busy', message: 'the lamp is busy' },
    });
    await world.close();
  });

  it('B44 a result is given of a COMPLETED process alone; of any other a typed refusal with its status', async () => {
    const { stage, world } = playground();
    const asked = new Set<string>();
    const look = (id: string) => {
      const { status, because } = world.agents.process(id)!;
      asked.add(status);
      if (status === 'COMPLETED') expect(world.agents.result(id).type).toBe('result');
      else expect(world.agents.result(id)).toEqual({ type: 'no-result', status, because });
    };
    const outcomes = [done('ok'), asks('Well?'), asks('No way on.', { stuck: true })];
    const failed = { type: 'fail', error: { code: 'failed', message: 'broken', retryable: false } } as const;
    for (const last of [...outcomes, failed]) {
      const { id } = world.agents.start('two', [], { turn: 't1' });
      look(id);
      await settle();
      look(id);
      stage.end('work');
      await settle();
      stage.end('think', last);
      await settle();
      look(id);
    }
    for (const end of ['kill', 'terminate'] as const) {
      const { id } = world.agents.start('two', [], { turn: 't1' });
      await settle();
      const ends = world.agents[end](id, 'enough');
      stage.end('work');
      await ends;
      look(id);
    }
    expect([...asked].sort()).toEqual(STATUSES.filter((status) => status !== 'PAUSED').sort());
    expect(() => world.agents.result('process_nobody')).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    await world.close();
  });

  it('B08 has an id of its own, refuses one that exists, and shows no result before the end', async () => {
    const { world } = playground();
    const state = world.agents.start('root', [], {
      turn: 't1',
      id: 'process_mine',
      meta: { person: 'alex' },
    });
    expect(state).toMatchObject({
      id: 'process_mine',
      meta: { person: 'alex' },
      result: null,
      endedAt: null,
    });
    expect(() => world.agents.start('root', [], { turn: 't1', id: 'process_mine' })).toThrow(
      /already a process/,
    );
    expect(() => world.agents.start('nobody', [], { turn: 't1' })).toThrow(/no agent is called/);
    await world.close();
  });

  it('refuses an agent with a faulty tree, naming every fault', async () => {
    const world = openWorld({ agents: [agent('odd', seq(s('nope'), call('nobody')))] });
    let faults: unknown;
    try {
      world.agents.start('odd', [], { turn: 't1' });
    } catch (error) {
      faults = (error as { faults: unknown }).faults;
    }
    expect(faults).toMatchObject([{ path: '0' }, { path: '1' }]);
    await world.close();
  });
});

describe('handing over', () => {
  const chain = (world: World) =>
    world.agents.processes().map(({ agent: name, depth, status, parent }) => [name, depth, status, parent]);
  const handTo = (name: string) =>
    skill(`to-${name}`, (view) => ({
      type: 'handoff',
      agent: name,
      input: [{ type: 'said', data: [...view.last.map((message) => message.data), name] }],
    }));

  it('C11 C12 the successor has the caller and the depth, and alone ends the turn', async () => {
    const world = openWorld({
      skills: [handTo('b'), handTo('c'), skill('end', (view) => done(view.last[0]!.data))],
      agents: [agent('root', call('a')), agent('a', s('to-b')), agent('b', s('to-c')), agent('c', s('end'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(chain(world)).toEqual([
      ['root', 0, 'COMPLETED', null],
      ['a', 1, 'COMPLETED', id],
      ['b', 1, 'COMPLETED', id],
      ['c', 1, 'COMPLETED', id],
    ]);
    expect(state.result?.[0]?.data).toEqual([['b'], 'c']);
    const [, a, b, c] = world.agents.processes();
    expect([a?.handedTo, b?.handedTo, c?.handedTo]).toEqual([b?.id, c?.id, null]);
    expect([a?.because, a?.result, c?.result?.length]).toEqual(['handoff', null, 1]);
    const ends = world.agents.journal.read().filter((entry) => entry.e === 'turnEnd');
    expect(ends.map((entry) => entry.process)).toEqual([c?.id, id]);
    expect(state.spent.actions).toBe(2);
    await world.close();
  });

  it('C13 the root may hand over too: its state says to whom', async () => {
    const world = openWorld({
      skills: [handTo('b'), skill('end', () => done('the end'))],
      agents: [agent('a', s('to-b')), agent('b', s('end'))],
    });
    const { id } = world.agents.start('a', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(state).toMatchObject({ status: 'COMPLETED', because: 'handoff', result: null });
    const successor = await world.agents.settled(state.handedTo!);
    expect(world.agents.result(id)).toEqual({ type: 'result', messages: successor.result });
    expect(successor).toMatchObject({ depth: 0, parent: null, result: [{ data: 'the end' }] });
    await world.close();
  });

  it('P9 a circle of handovers is cut by the budget', async () => {
    const world = openWorld({
      skills: [handTo('a'), handTo('b')],
      agents: [
        agent('root', call('a')),
        agent('a', s('to-b'), { budget: { actions: 5 } }),
        agent('b', s('to-a')),
      ],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(state).toMatchObject({ status: 'FAILED', because: 'budget: 5 actions are spent' });
    expect(world.agents.processes()).toHaveLength(7);
    await world.close();
  });
});

describe('calls', () => {
  it('C16 a skill that calls takes up the result, and without a way to take it up the result is its own', async () => {
    const calls = (more = {}) =>
      skill('calls', () => ({ type: 'call', agent: 'child', input: [{ type: 'said', data: 'x' }] }), more);
    for (const [more, expected] of [
      [{}, 'x!'],
      [
        {
          resume: (_v: unknown, _a: unknown, value: { status: string; result: { data: string }[] }) =>
            done([value.status, value.result[0]!.data]),
        },
        ['COMPLETED', 'x!'],
      ],
    ] as const) {
      const world = openWorld({
        skills: [calls(more as object), skill('shout', (view) => done(`${view.last[0]!.data as string}!`))],
        agents: [agent('root', s('calls')), agent('child', s('shout'))],
      });
      const { id } = world.agents.start('root', [], { turn: 't1' });
      expect((await world.agents.settled(id)).result?.[0]?.data).toEqual(expected);
      await world.close();
    }
  });

  it('a failed child fails its caller with its own failure', async () => {
    const world = openWorld({
      skills: [
        skill('bad', () => ({
          type: 'fail',
          error: { code: 'target-offline', message: 'no answer', retryable: true },
        })),
      ],
      agents: [agent('root', call('child')), agent('child', s('bad'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'target-offline', retryable: false },
    });
    await world.close();
  });

  it('C17 agents that call themselves without end are stopped at a depth', async () => {
    const world = openWorld({ agents: [agent('deep', call('deep'))] });
    const { id } = world.agents.start('deep', [], { turn: 't1' });
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'too-large' },
    });
    expect(Math.max(...world.agents.processes().map((state) => state.depth))).toBe(16);
    await world.close();
  });

  it('C20 entries of every depth reach a subscriber of the turn, in order, once', async () => {
    const world = openWorld({
      skills: [skill('act', () => done('ok'), { effect: 'idempotent' })],
      agents: [agent('root', seq(call('one'), s('act'))), agent('one', s('act'))],
    });
    const heard: number[] = [];
    world.agents.journal.subscribe((entries) => heard.push(...entries.map((entry) => entry.seq)));
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    expect(heard).toEqual(heard.map((_, index) => index + 1));
    expect(world.agents.journal.read({ turn: 't1' })).toHaveLength(heard.length);
    await world.close();
  });
});
