import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/agents/index.ts';
import type { Json } from '../../src/base/index.ts';
import { type Message, type Outcome, type Runner, setCondition } from '../../src/flow/index.ts';
import {
  evaluator,
  filter,
  NOTHING_KEPT,
  planController,
  refine,
  rewrite,
  stepper,
  switchController,
  talkOf,
  tasks,
  tasksOf,
  toolCall,
  toolLoop,
} from '../../src/patterns/index.ts';
import {
  agent,
  asks,
  call,
  done,
  openWorld,
  par,
  s,
  said,
  seq,
  skill,
  type World,
  type WorldParts,
} from '../agents/world.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';

async function play(parts: WorldParts, name = 'root', input: Json = 'x') {
  const world = openWorld(parts);
  const { id } = world.agents.start(name, [said(input)], { turn: 't1' });
  return { world, id, state: await world.agents.settled(id) };
}

const data = (messages: readonly Message[] | null) => messages?.map((message) => message.data);

function outOf(world: World, id: string): readonly Message[] {
  world.agents.journal.flush();
  return world.agents.journal
    .read({ process: id, limit: -1 })
    .flatMap((entry) => (entry.e === 'created' ? entry.input : entry.e === 'outcome' ? entry.out : []));
}

describe('the board between steps', () => {
  it('B37 B43 steps reach each other by type alone: input, results and conditions lie on one board, the result is its end', async () => {
    const { world, state } = await play({
      skills: [
        skill('look', () => ({
          type: 'done',
          out: [{ type: 'light', data: 3 }, setCondition('dark', true)],
        })),
        skill('other', () => done('between')),
        skill('say', ({ board }) =>
          done([board.last('said')!.data, board.last('light')!.data, board.condition('dark') ?? null]),
        ),
      ],
      agents: [agent('root', seq(s('look'), s('other'), s('say')))],
    });
    expect(data(state.result)).toEqual([['x', 3, true]]);
    await world.close();
  });

  it('B41 a note to the board is no message between steps and does not count as one', async () => {
    const { world, state } = await play({
      skills: [
        skill('find', () => ({ type: 'done', out: [setCondition('a', true), { type: 'seen', data: 1 }] })),
        skill('next', (view) => done(view.last.map((message) => message.type))),
      ],
      agents: [agent('root', seq(s('find'), s('next')))],
    });
    expect(data(state.result)).toEqual([['seen']]);
    await world.close();
  });

  it('B38 B42 a child works on a copy of its caller’s board, and types have the supertypes that were declared', async () => {
    const skills = [
      skill('delegate', ({ board }) => ({ type: 'call', agent: 'child', input: board.spawn() })),
      skill('change', ({ board }) => ({
        type: 'done',
        out: [
          setCondition('dark', board.condition('dark') !== true),
          { type: 'seen', data: board.all('said').length },
        ],
      })),
      skill('set', () => ({ type: 'done', out: [setCondition('dark', true)] })),
      skill('tell', ({ board, last }) => done([board.condition('dark') ?? null, last[0]!.data])),
    ];
    const { world, state } = await play({
      skills,
      agents: [agent('root', seq(s('set'), s('delegate'), s('tell'))), agent('child', s('change'))],
    });
    expect(data(state.result)).toEqual([[true, 1]]);
    await world.close();
  });
});

describe('evaluators and filters', () => {
  const parts = (
    scores: Readonly<Record<string, number>>,
    keep: Parameters<typeof filter>[0],
  ): WorldParts => ({
    skills: [
      skill(
        'find',
        () => ({ type: 'done', out: Object.keys(scores).map((name) => ({ type: 'seen', data: name })) }),
        {
          fan: 'many',
        },
      ),
      evaluator({
        name: 'judge',
        judge: (message) => ({ passed: true, score: scores[String(message.data)] ?? 0 }),
      }),
      filter(keep),
    ],
    agents: [agent('root', seq(s('find'), s('judge'), s('keep')), { fan: 'many' })],
  });

  it('D08 an evaluator gives one verdict for every message, each naming its subject', async () => {
    const { world, id } = await play(parts({ a: 10, b: 90 }, { name: 'keep' }));
    const all = outOf(world, id);
    const verdicts = all.filter((message) => message.type === 'verdict');
    const seen = all.filter((message) => message.type === 'seen' && message.from.endsWith('find'));
    expect(verdicts.map((one) => (one.data as { subject: string }).subject)).toEqual(
      seen.slice(0, 2).map((one) => one.id),
    );
    expect(verdicts.map((one) => one.score)).toEqual([10, 90]);
    await world.close();
  });

  it('D09 a filter passes on a subset in its order, the same messages, from the threshold on, and of these the best', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 4 }),
        async (scores, threshold, top) => {
          const named = Object.fromEntries(scores.map((score) => [`m${score}`, score]));
          const { world, id, state } = await play(parts(named, { name: 'keep', threshold, top }));
          const fitting = scores.filter((score) => score >= threshold);
          const best = new Set([...fitting].sort((a, b) => b - a).slice(0, top));
          expect(data(state.result)).toEqual(
            fitting.filter((score) => best.has(score)).map((score) => `m${score}`),
          );
          const ids = new Set(
            outOf(world, id)
              .filter((one) => one.from === '0/find')
              .map((one) => one.id),
          );
          for (const message of state.result ?? []) expect(ids.has(message.id)).toBe(true);
          await world.close();
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('D10 works, evaluates, then filters, until something is kept or the rounds are over', async () => {
    const root = refine(s('draft'), 'judge', 'keep', 5);
    let drafts = 0;
    const refined: WorldParts = {
      skills: [
        skill('draft', () => done(++drafts)),
        evaluator({ name: 'judge', judge: (message) => ({ passed: Number(message.data) >= 3, score: 50 }) }),
        filter({ name: 'keep', threshold: 50 }),
      ],
      predicates: [NOTHING_KEPT],
      agents: [agent('root', root), agent('hard', refine(s('draft'), 'judge', 'keep', 2))],
    };
    const { world, id, state } = await play(refined);
    expect(data(state.result)).toEqual([3]);
    const steps = world.agents.journal
      .read({ process: id })
      .filter((entry) => entry.e === 'outcome')
      .map((entry) => entry.path.split('/').at(-1));
    expect(steps.slice(0, 3)).toEqual(['draft', 'judge', 'keep']);
    expect(steps).toHaveLength(9);
    await world.close();
    drafts = -10;
    const hard = await play(refined, 'hard');
    expect([hard.state.status, drafts]).toEqual(['COMPLETED', -8]);
    expect(hard.state.result).toEqual([]);
    await hard.world.close();
  });
});

describe('controllers', () => {
  const names = ['nyc', 'olist'];
  const switching = (scores: readonly number[], otherwise?: Runner): WorldParts => ({
    skills: ['nyc', 'neither', 'olist-chain'].map((name) =>
      skill(name, () => done(name.replace('-chain', ''))),
    ),
    controllers: [
      switchController({
        name: 'switch',
        among: { nyc: s('nyc'), olist: call('olist') },
        threshold: 0.5,
        rank: () => names.map((name, index) => ({ name, score: scores[index]! })),
        ...(otherwise === undefined ? {} : { otherwise }),
      }),
    ],
    agents: [agent('root', { r: 'control', controller: 'switch' }), agent('olist', s('olist-chain'))],
  });

  it('D30 D07 D06 a switch runs exactly the best of what it is offered; none fitting is a typed outcome with all rankings', async () => {
    const cases = [
      { scores: [0.6, 0.9], ran: 'olist' },
      { scores: [0.9, 0.9], ran: 'nyc' },
      { scores: [0.5, 0.1], ran: 'nyc' },
    ];
    for (const { scores, ran } of cases) {
      const { world, id, state } = await play(switching(scores));
      expect(data(state.result)).toEqual([ran]);
      expect(
        world.agents.journal.read({ process: id }).filter((entry) => entry.e === 'outcome'),
      ).toHaveLength(1);
      await world.close();
    }
    const none = await play(switching([0.4, 0.1]));
    expect(none.state).toMatchObject({
      status: 'FAILED',
      failure: {
        code: 'not-found',
        data: {
          ranked: [
            { name: 'nyc', score: 0.4 },
            { name: 'olist', score: 0.1 },
          ],
        },
      },
    });
    await none.world.close();
    const other = await play(switching([0.4, 0.1], s('neither')));
    expect(data(other.state.result)).toEqual(['neither']);
    await other.world.close();
  });

  it('D27 a plan runs its unranked units one by one, then by rank, equal ranks side by side; a unit may have its own message and budget', async () => {
    const order: string[] = [];
    const note = (name: string) =>
      skill(name, (view) => {
        order.push(name);
        return done([name, view.last.map((message) => message.data)]);
      });
    const { world, id, state } = await play({
      skills: [
        ...['first', 'second', 'a', 'b', 'end'].map(note),
        skill('paid', (view) => done(view.budget.left.actions)),
      ],
      controllers: [
        planController({
          name: 'plan',
          plan: () => [
            { runner: s('end'), rank: 9 },
            { runner: s('first') },
            { runner: s('b'), rank: 1 },
            { runner: s('second') },
            { runner: { r: 'agent', agent: 'unit', input: [said('own')], budget: { actions: 4 } }, rank: 1 },
          ],
        }),
      ],
      agents: [agent('root', { r: 'control', controller: 'plan' }), agent('unit', seq(s('a'), s('paid')))],
    });
    expect(order).toEqual(['first', 'second', 'b', 'a', 'end']);
    expect(data(state.result)).toEqual([['end', [['b', [['second', [['first', ['x']]]]]], 4]]]);
    const built = world.agents.journal.read({ process: id }).find((entry) => entry.e === 'built');
    expect(built).toMatchObject({
      runner: { r: 'seq', of: [s('first'), s('second'), { r: 'par' }, s('end')] },
    });
    await world.close();
  });
});

/** A model by script: in round k it calls the tools of `rounds[k]`, then says it is done. */
function model(rounds: readonly (readonly string[])[], completionsMax?: number, checks = {}) {
  const seen: number[] = [];
  const loop = toolLoop({
    name: 'turn',
    choose: 'choose',
    checks,
    ...(completionsMax === undefined ? {} : { completionsMax }),
    tools: ['lamp', 'ask', 'broken', 'deep'].map((name) => ({
      name,
      runner: (args) => (name === 'deep' ? call('deep') : s(name, args)),
    })),
  });
  const choose = skill(
    'choose',
    (view) => {
      const round = view.board.all('tool-result').length === 0 ? 0 : seen.length;
      seen.push(view.visible.length);
      const tools = rounds[round] ?? [];
      if (tools.length === 0)
        return { type: 'done', out: [{ kind: 'agent', type: 'text', data: 'all done' }] };
      return { type: 'done', out: tools.map((tool, index) => toolCall(tool, { index })) };
    },
    { fan: 'many' },
  );
  let lamps = 0;
  const parts: WorldParts = {
    skills: [
      choose,
      skill('lamp', () => done(`lamp ${++lamps}`), { effect: 'idempotent' }),
      skill('ask', () => asks('Which?')),
      skill('broken', () => ({ type: 'fail', error: { code: 'failed', message: 'no', retryable: false } })),
      ...loop.skills,
    ],
    controllers: loop.controllers,
    predicates: loop.predicates,
    agents: [agent('root', loop.root), agent('deep', s('ask'))],
  };
  return { parts, lamps: () => lamps };
}

async function answerAll(
  world: World,
  id: string,
  value: (index: number) => Json = (index) => `answer ${index}`,
) {
  for (let index = 0; world.agents.waits().length > 0; index++) {
    const waits = world.agents.waits();
    const wait = waits[index % waits.length]!;
    expect(await world.agents.reply(wait.id, value(index))).toBe('accepted');
    await world.agents.settled(id);
  }
  return world.agents.settled(id);
}

describe('tools', () => {
  it('D31 X13 by a scripted model, each choice sees what earlier tools yielded, until no tool is called any more', async () => {
    const { parts } = model([['lamp'], ['lamp', 'broken']]);
    const { world, id, state } = await play(parts);
    expect(data(state.result)).toEqual(['all done']);
    expect(talkOf(outOf(world, id))).toMatchObject([
      { role: 'user', data: 'x' },
      { role: 'assistant', calls: [{ call: { tool: 'lamp' } }] },
      { role: 'tool', output: ['lamp 1'], ok: true },
      { role: 'assistant', calls: [{ call: { tool: 'lamp' } }, { call: { tool: 'broken' } }] },
      { role: 'tool', output: ['lamp 2'], ok: true },
      { role: 'tool', output: { code: 'failed' }, ok: false },
      { role: 'assistant', data: 'all done' },
    ]);
    await world.close();
  });

  it('D31 a tool nobody has is a failed call, not a crash', async () => {
    const { parts } = model([['telepathy']]);
    const { world, id, state } = await play(parts);
    expect(state.status).toBe('COMPLETED');
    expect(talkOf(outOf(world, id))).toMatchObject([
      {},
      {},
      { role: 'tool', ok: false, output: { message: expect.stringContaining('telepathy') } },
      {},
    ]);
    await world.close();
  });

  it('C28 a turn that never stops calling ends at its cap and says so', async () => {
    const endless = Array.from({ length: 40 }, () => ['lamp']);
    const { parts, lamps } = model(endless);
    const { world, state } = await play(parts);
    expect(state).toMatchObject({ status: 'TERMINATED', because: '25 completions, and still calling tools' });
    expect(lamps()).toBe(25);
    await world.close();
  });

  it('X11 every call at any depth passes the check of its tool; a refused call has a result and no effect', async () => {
    const { parts, lamps } = model([['lamp', 'deep']], 5, {
      tool: 'guard',
      input: 'polite',
      output: 'polite',
    });
    const guarded: string[] = [];
    const guard = skill('guard', (_view, args) => {
      const { tool } = args as { tool: string };
      guarded.push(tool);
      if (tool === 'lamp')
        return { type: 'fail', error: { code: 'not-permitted', message: 'not at night', retryable: false } };
      return { type: 'done', out: [] };
    });
    const polite = skill('polite', (view) => ({ type: 'done', out: view.last.slice(0, 1) }));
    const { world, id } = await play({ ...parts, skills: [...parts.skills!, guard, polite] });
    const state = await answerAll(world, id);
    expect(state.status).toBe('COMPLETED');
    expect(guarded.sort()).toEqual(['deep', 'lamp']);
    expect(lamps()).toBe(0);
    expect(talkOf(outOf(world, id)).filter((line) => line.role === 'tool')).toMatchObject([
      { ok: false, output: { code: 'not-permitted' } },
      { ok: true },
    ]);
    await world.close();
  });

  it('C09 C15 C29 P21 in any batches, whichever calls pause or fail, each call has its one result, in order, before the next completion', async () => {
    const batch = fc.array(fc.constantFrom('lamp', 'ask', 'broken', 'deep'), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 3 }), async (rounds) => {
        const { parts, lamps } = model(rounds);
        const { world, id } = await play(parts);
        const state = await answerAll(world, id);
        expect(state.status).toBe('COMPLETED');
        const talk = talkOf(outOf(world, id));
        expect(talk[0]).toMatchObject({ role: 'user' });
        let open: string[] = [];
        for (const line of talk) {
          if (line.role === 'tool') {
            expect(line.call).toBe(open.shift());
          } else {
            expect(open).toEqual([]);
            if ('calls' in line) open = line.calls.map((one) => one.id);
          }
        }
        expect(open).toEqual([]);
        const flat = rounds.flat();
        expect(talk.filter((line) => line.role === 'tool')).toHaveLength(flat.length);
        expect(lamps()).toBe(flat.filter((tool) => tool === 'lamp').length);
        const entries: readonly Entry[] = world.agents.journal.read({ limit: -1 });
        expect(entries.filter((entry) => entry.e === 'waitOpened')).toHaveLength(
          flat.filter((tool) => tool === 'ask' || tool === 'deep').length,
        );
        await world.close();
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('the stepper of document 000', () => {
  const stepping = (edit: (index: number) => readonly Json[] | undefined) => {
    const ran: Json[] = [];
    const lists: (readonly Json[])[] = [];
    const edited = new Set<number>();
    const steps = stepper({
      name: 'tasks',
      runner: (task, index) =>
        seq(s('decide', { task, index }), { r: 'if', when: 'acts', then: s('act', { task, index }) }),
    });
    const parts: WorldParts = {
      skills: [
        skill('list', (view) => ({ type: 'done', out: [tasks(view.input[0]!.data as Json[])] })),
        skill('decide', (view, args) => {
          const { index } = args as { index: number };
          lists.push(tasksOf(view.board).tasks);
          const rest = edited.has(lists.length) ? undefined : edit(lists.length - 1);
          if (rest === undefined || edited.size > 5) return done({ index });
          edited.add(lists.length);
          return { type: 'done', out: [rewrite(rest)] };
        }),
        skill('act', (_view, args) => {
          ran.push((args as { task: Json }).task);
          return done('acted');
        }),
        skill('report', (view) => done({ ...tasksOf(view.board) } as unknown as Json)),
        ...steps.skills,
      ],
      controllers: steps.controllers,
      predicates: [...steps.predicates, { name: 'acts', holds: (view) => view.last[0]?.type === 'seen' }],
      agents: [agent('root', seq(s('list'), steps.root, s('report')))],
    };
    return { parts, ran, lists };
  };

  it('A12 takes one task at a time, in order; no tasks are none', async () => {
    const { parts, ran } = stepping(() => undefined);
    const { world, id, state } = await play(parts, 'root', ['a', 'b', 'c']);
    expect(ran).toEqual(['a', 'b', 'c']);
    expect(state.result?.[0]?.data).toEqual({ tasks: ['a', 'b', 'c'], current: 3 });
    let open = 0;
    for (const entry of world.agents.journal.read({ process: id, limit: -1 })) {
      if (entry.e === 'built') expect(++open).toBe(1);
      if (entry.e === 'outcome' && entry.path.endsWith('tasks.ended')) open -= 1;
    }
    await world.close();
    const none = await play(stepping(() => undefined).parts, 'root', []);
    expect(none.state.status).toBe('COMPLETED');
    await none.world.close();
  });

  it('A21 A22 P16 whatever feedback rewrites, tasks behind the current one stay as they were, and the current one is decided again', async () => {
    const edits = fc.array(
      fc.option(fc.array(fc.constantFrom('p', 'q', 'r'), { maxLength: 3 }), { nil: undefined }),
      {
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }),
        edits,
        async (list, script) => {
          const { parts, ran, lists } = stepping((round) => script[round]);
          const { world, state } = await play(parts, 'root', list);
          expect(state.status).toBe('COMPLETED');
          const end = state.result?.[0]?.data as { tasks: Json[]; current: number };
          expect(end.current).toBe(end.tasks.length);
          expect(ran).toEqual(end.tasks);
          let kept = 0;
          for (const [round, before] of lists.entries()) {
            const after = lists[round + 1] ?? end.tasks;
            expect(after.slice(0, kept)).toEqual(before.slice(0, kept));
            if (script[round] === undefined) kept += 1;
          }
          await world.close();
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

it('a chain, a runner with a name and a description, is listed and runs wherever a runner may stand', async () => {
  const { world, state } = await play({
    skills: [skill('say', () => done('hello'))],
    agents: [agent('root', par(call('greet'), call('greet')), { fan: 'many' }), agent('greet', s('say'))],
  });
  expect(world.registry.agents().map(({ name, description }) => [name, description])).toContainEqual([
    'greet',
    'greet',
  ]);
  expect(data(state.result)).toEqual(['hello', 'hello']);
  await world.close();
});

describe('P17 P18 judging and trying again', () => {
  const fails: Outcome = { type: 'fail', error: { code: 'busy', message: 'not now', retryable: true } };

  it('P17 a step is executed at most as often as its policy says, and as soon as it succeeds no more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 6 }),
        fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
        async (verdicts, maxAttempts) => {
          let executions = 0;
          const work = skill('work', () => (verdicts[executions++] === true ? done('ok') : fails), {
            effect: 'idempotent',
            ...(maxAttempts === undefined
              ? {}
              : { retry: { maxAttempts, backoffMs: 0, factor: 1, capMs: 0 } }),
          });
          const clock = new ManualClock();
          const world = openWorld({ clock, skills: [work], agents: [agent('root', s('work'))] });
          const { id } = world.agents.start('root', [], { turn: 't' });
          await clock.advance(1000);
          await world.agents.settled(id);
          const success = verdicts.indexOf(true) + 1;
          const most = maxAttempts ?? 1;
          expect(executions).toBe(success > 0 && success <= most ? success : most);
          await world.close();
        },
      ),
      { numRuns: runs(30) },
    );
  });

  it('P18 E30 an evaluator that refuses everything has work prepared again, and nothing done twice', async () => {
    const counted = { prepared: 0, committed: 0 };
    const { world, state } = await play({
      skills: [
        skill('prepare', () => done(++counted.prepared)),
        evaluator({ name: 'judge', judge: () => ({ passed: false, score: 0, feedback: 'not good enough' }) }),
        filter({ name: 'keep' }),
        skill('commit', () => done(++counted.committed), { effect: 'once' }),
      ],
      predicates: [NOTHING_KEPT],
      agents: [agent('root', seq(refine(s('prepare'), 'judge', 'keep', 3), s('commit')))],
    });
    expect(state.status).toBe('COMPLETED');
    expect(counted).toEqual({ prepared: 3, committed: 1 });
    await world.close();
  });
});
