import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/index.ts';
import { manifestOf } from '../../src/bus/index.ts';
import { SERVICES } from '../../src/catalogue.ts';
import { failed, type Outcome, type Skill, setCondition } from '../../src/flow/index.ts';
import { couplings } from '../../src/patterns/goal-steps.ts';
import {
  closedMode,
  type GoalAgent,
  goalAgent,
  onStuck,
  openMode,
  type Parts,
} from '../../src/patterns/index.ts';
import { type Conditions, type Operator, ran, type Sight } from '../../src/planning/index.ts';
import {
  agent,
  call,
  childrenOf,
  done,
  openWorld,
  s,
  said,
  skill,
  type World,
  type WorldParts,
} from '../agents/world.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';

const op = (name: string, needs: Conditions, gives: Conditions, more: Partial<Operator> = {}): Operator => ({
  name,
  needs,
  gives,
  canRerun: true,
  ...more,
});

/** A house outside of the process: what is so there is read, never assumed. */
class Outside {
  readonly is: Record<string, boolean> = {};
  readonly done: string[] = [];

  does(name: string, gives: Conditions, outcome: Outcome = done('ok')): Skill {
    const run = () => {
      this.done.push(name);
      if (outcome.type === 'done') Object.assign(this.is, gives);
      return outcome;
    };
    return skill(name, run, { effect: 'idempotent' });
  }

  condition(name: string) {
    return { name, read: () => this.is[name] === true };
  }
}

function play(
  options: Partial<GoalAgent> & Pick<GoalAgent, 'operators' | 'goals'>,
  parts: Partial<WorldParts>,
) {
  const wants = goalAgent({ name: 'wants', description: 'wants', ...options });
  const world = openWorld({ ...parts, ...joined(wants, parts), clock: parts.clock ?? new ManualClock() });
  const start = (input: readonly Json[] = ['x'], type = 'said') =>
    world.agents.start(
      'wants',
      input.map((one) => said(one, type)),
      { turn: 't1' },
    ).id;
  return { world, start };
}

function joined(added: Parts, parts: Partial<WorldParts>): WorldParts {
  return {
    skills: [...added.skills, ...(parts.skills ?? [])],
    controllers: [...added.controllers, ...(parts.controllers ?? [])],
    predicates: [...added.predicates, ...(parts.predicates ?? [])],
    agents: [...added.agents, ...(parts.agents ?? [])],
  };
}

const night = {
  name: 'night',
  description: 'The house is safe for the night',
  needs: { locked: true, dark: true },
};
const bedtime = [
  op('lock', { shut: true }, { locked: true }, { cost: () => 1 }),
  op('shut', {}, { shut: true }, { cost: () => 1 }),
  op('darken', {}, { dark: true }, { cost: () => 1 }),
];

function house(failing: Readonly<Record<string, Outcome>> = {}, more: readonly Operator[] = []) {
  const outside = new Outside();
  const operators = [...bedtime, ...more];
  const skills = operators.map(({ name, gives }) => outside.does(name, gives, failing[name]));
  const conditions = ['locked', 'dark', 'shut'].map((name) => outside.condition(name));
  return { outside, operators, skills, conditions };
}

/** What happened, in order: the world as seen, the plan, the begin of an action, its end. */
function trace(world: World, id: string): readonly string[] {
  world.agents.journal.flush();
  return world.agents.journal.read({ process: id, limit: -1 }).flatMap((entry) => {
    const step = entry.path.split('/').at(-1) ?? '';
    if (entry.e === 'started' && !step.includes('.')) return [`start ${step}`];
    if (entry.e !== 'outcome') return [];
    if (step.endsWith('.observe')) return ['world'];
    if (step.endsWith('.decide')) {
      const { planned } = entry.out[0]!.data as { planned: { type: string; steps?: string[] } };
      return [planned.type === 'plan' ? `plan ${planned.steps!.join(',')}` : planned.type];
    }
    return step.includes('.') ? [] : [`end ${step}`];
  });
}

describe('an agent with a goal', () => {
  it('B25 B26 B30 B31 looks, plans, and does the first step alone, in each round: the whole trace', async () => {
    const { outside, operators, skills, conditions } = house();
    const { world, start } = play({ operators, goals: [night], conditions }, { skills });
    const id = start();
    const state = await world.agents.settled(id);
    expect(trace(world, id)).toEqual([
      'world',
      'plan darken,shut,lock',
      'start darken',
      'end darken',
      'world',
      'plan shut,lock',
      'start shut',
      'end shut',
      'world',
      'plan lock',
      'start lock',
      'end lock',
      'world',
      'plan ',
    ]);
    expect(outside.done).toEqual(['darken', 'shut', 'lock']);
    expect(state).toMatchObject({ status: 'COMPLETED', result: [{ data: { goal: 'night' } }] });
    const seen = world.agents.journal
      .read({ process: id, limit: -1 })
      .flatMap((entry) => (entry.e === 'outcome' ? entry.out : []))
      .filter((message) => message.type === 'world');
    expect(seen[0]?.data).toMatchObject({ locked: false, dark: false, shut: false });
    expect(seen.at(-1)?.data).toMatchObject({ locked: true, dark: true, shut: true });
    await world.close();
  });

  it('B22 the goal it is after can be read while it runs, and each change of it is on record with its time', async () => {
    const clock = new ManualClock();
    const outside = new Outside();
    const goals = [
      { name: 'quiet', description: '', needs: { silent: true }, value: () => 10 },
      {
        name: 'safe',
        description: '',
        needs: { locked: true },
        value: ({ get }: Sight) => (get('alarm') === true ? 90 : 1),
      },
    ];
    const operators = [op('hush', {}, { silent: true }), op('lock', {}, { locked: true })];
    const current: unknown[] = [];
    const skills = operators.map(({ name, gives }) => {
      const one = outside.does(name, gives);
      const run: Skill['run'] = async (view, ...args) => {
        current.push(goalOf(world.agents.board(id)));
        // Somebody breaks in while it hushes.
        if (name === 'hush') Object.assign(outside.is, { alarm: true });
        await new Promise<void>((go) => clock.after(1000, go));
        return name === 'hush' ? done('nobody was quiet') : one.run(view, ...args);
      };
      return { ...one, run };
    });
    const conditions = ['silent', 'locked', 'alarm'].map((name) => outside.condition(name));
    const goalOf = (board: { last(type: string): { data: unknown } | undefined }) =>
      (board.last('planned')?.data as { planned: { goal?: string } } | undefined)?.planned.goal;
    const { world, start } = play({ operators, goals, conditions }, { skills, clock });
    const id = start();
    await clock.advance(5000);
    expect((await world.agents.settled(id)).result?.[0]?.data).toEqual({ goal: 'safe' });
    expect(current).toEqual(['quiet', 'safe']);
    const changes = world.agents
      .board(id)
      .all('planned')
      .map(({ data, at }) => [(data as { planned: { goal: string } }).planned.goal, at])
      .filter(([goal], at, all) => at === 0 || all[at - 1]![0] !== goal);
    const begun = world.agents.process(id)!.startedAt;
    expect(changes).toEqual([
      ['quiet', begun],
      ['safe', begun + 1000],
    ]);
    await world.close();
  });

  it('B47 operators meet in conditions alone: one that refers to another is refused by path, and those of the house do not', async () => {
    const coupled = [
      op('shut', {}, { shut: true }),
      op('lock', { [ran('shut')]: true }, { locked: true }),
      {
        ...op('check', { shut: true }, { checked: true }),
        runner: { r: 'seq' as const, of: [s('look'), s('lock')] },
      },
      { ...op('late', {}, { dark: true }), after: [ran('lock')] },
    ];
    const fault = (at: number, field: string, name: string, other: string) => ({
      path: `/operators/${at}/${field}`,
      message: `"${name}" refers to the operator "${other}"`,
    });
    const faults = [
      fault(1, 'needs', 'lock', 'shut'),
      fault(2, 'runner', 'check', 'lock'),
      fault(3, 'needs', 'late', 'lock'),
    ];
    const coupling = { code: 'invalid-params', message: 'operators of "wants" refer to each other' };
    expect(() => play({ operators: coupled, goals: [night] }, {})).toThrow(
      expect.objectContaining({ ...coupling, faults: faults.map((one) => expect.objectContaining(one)) }),
    );
    // Those that are made of what there is are looked at when they are.
    const { world, start } = play({ operators: () => coupled, goals: [night] }, {});
    expect((await world.agents.settled(start())).failure).toMatchObject(coupling);
    await world.close();
    const alone = [
      op('own', { [ran('own')]: false }, { shut: true }),
      { ...op('same', {}, {}), runner: s('same') },
    ];
    expect(couplings([...alone, ...bedtime])).toEqual([]);
    const declared = SERVICES.flatMap((service) =>
      Object.entries(manifestOf(service, 'main').methods).flatMap(([method, { operator }]) =>
        operator === undefined
          ? []
          : [{ name: `${service.name}.${method}`, operator: JSON.stringify(operator) }],
      ),
    );
    expect(declared.length).toBeGreaterThan(10);
    for (const { name, operator } of declared)
      for (const other of declared) expect(operator, name).not.toContain(`"${other.name}"`);
  });

  it('D06 a chain is offered to a planner: an operator whose runner is an agent with a name and a description', async () => {
    const { outside, operators, skills, conditions } = house();
    const chained = operators.map((one) => (one.name === 'lock' ? { ...one, runner: call('lock-up') } : one));
    const { world, start } = play(
      { operators: chained, goals: [night], conditions },
      { skills, agents: [agent('lock-up', s('lock'))] },
    );
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['darken', 'shut', 'lock']);
    expect(childrenOf(world.agents, id)).toMatchObject([{ agent: 'lock-up', status: 'COMPLETED' }]);
    await world.close();
  });

  it('B11 is COMPLETED only when the goal holds, and a goal that holds takes no action', async () => {
    const { outside, operators, skills, conditions } = house();
    Object.assign(outside.is, { locked: true, dark: true });
    const { world, start } = play({ operators, goals: [night], conditions }, { skills });
    const id = start();
    const state = await world.agents.settled(id);
    expect(world.agents.board(id).last('planned')?.data).toMatchObject({
      planned: { goal: 'night', steps: [] },
    });
    expect(state).toMatchObject({ status: 'COMPLETED', result: [{ type: 'goal', data: { goal: 'night' } }] });
    expect(outside.done).toEqual([]);
    await world.close();
  });

  it('B32 an effect that was promised and did not come changes the plan', async () => {
    const outside = new Outside();
    const operators = [
      op('hope', {}, { dark: true }, { cost: () => 1 }),
      op('sure', {}, { dark: true }, { cost: () => 5 }),
    ];
    const { world, start } = play(
      { operators, goals: [{ ...night, needs: { dark: true } }], conditions: [outside.condition('dark')] },
      { skills: [outside.does('hope', {}), outside.does('sure', { dark: true })] },
    );
    expect((await world.agents.settled(start())).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['hope', 'sure']);
    await world.close();
  });

  it('B32 a promise that nobody can see is not broken: what gave it may be used again, and no dearer way instead', async () => {
    const outside = new Outside();
    const operators = [
      op('hope', {}, { dark: true }, { cost: () => 1 }),
      op('sure', {}, { dark: true }, { cost: () => 5 }),
    ];
    const seen = () =>
      outside.done.length >= 2 ? true : outside.done.length === 0 ? false : ('unknown' as const);
    const { world, start } = play(
      { operators, goals: [{ ...night, needs: { dark: true } }], conditions: [{ name: 'dark', read: seen }] },
      { skills: [outside.does('hope', {}), outside.does('sure', {})] },
    );
    expect((await world.agents.settled(start())).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['hope', 'hope']);
    await world.close();
  });

  it('B33 B35 a change from outside between two steps changes the next plan, also for the better', async () => {
    const { outside, operators, skills, conditions } = house();
    const helped = skills.map((one) =>
      one.name === 'darken'
        ? {
            ...one,
            run: () => {
              Object.assign(outside.is, { dark: true, shut: true });
              return done('and sam shut the door');
            },
          }
        : one,
    );
    const { world, start } = play({ operators, goals: [night], conditions }, { skills: helped });
    const id = start();
    await world.agents.settled(id);
    expect(trace(world, id).filter((line) => line.startsWith('plan'))).toEqual([
      'plan darken,shut,lock',
      'plan lock',
      'plan ',
    ]);
    await world.close();
  });

  it('B34 B56 a step that fails or asks to replan is left out of the next plan only; its facts are on the board', async () => {
    const jam: Outcome = { type: 'replan', because: 'the lock jams', facts: [setCondition('jammed', true)] };
    const { outside, operators, skills, conditions } = house({ lock: jam }, [
      op('bolt', { jammed: true, shut: true }, { locked: true }, { cost: () => 9 }),
    ]);
    const { world, start } = play({ operators, goals: [night], conditions }, { skills });
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['darken', 'shut', 'lock', 'bolt']);
    await world.close();
  });

  it('B56 what failed is tried once more when nothing else works, and then it is a dead end', async () => {
    const { outside, operators, skills, conditions } = house({
      lock: { type: 'fail', error: { code: 'failed', message: 'jams', retryable: false } },
    });
    const { world, start } = play({ operators, goals: [night], conditions }, { skills });
    const state = await world.agents.settled(start());
    expect(state).toMatchObject({ status: 'STUCK', because: 'No plan leads on from here.' });
    expect(outside.done).toEqual(['darken', 'shut', 'lock', 'lock']);
    await world.close();
  });

  it('B15 B36 a STUCK process goes on with new facts, or when it looks again and the world has changed', async () => {
    const clock = new ManualClock();
    const { outside, skills } = house();
    const goals = [{ ...night, needs: { dark: true } }];
    const operators = [op('darken', { power: true }, { dark: true }, { cost: () => 1 })];
    const options = { operators, goals, conditions: [outside.condition('dark')] };
    const parts = { skills: skills.filter((one) => one.name === 'darken'), clock };
    const told = play(options, parts);
    const id = told.start();
    expect((await told.world.agents.settled(id)).status).toBe('STUCK');
    const [wait] = told.world.agents.waits();
    expect(await told.world.agents.reply(wait!.id, { conditions: { power: true } })).toBe('accepted');
    expect((await told.world.agents.settled(id)).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['darken']);
    await told.world.close();
    outside.is['dark'] = false;
    const alone = play(options, parts);
    const other = alone.start();
    expect((await alone.world.agents.settled(other)).status).toBe('STUCK');
    outside.is['dark'] = true;
    await clock.advance(600_000);
    expect((await alone.world.agents.settled(other)).status).toBe('COMPLETED');
    await alone.world.close();
  });

  it('B36 handlers are asked in order while STUCK; the first that says replan leads on; a kill meanwhile is final', async () => {
    const asked: string[] = [];
    const clock = new ManualClock();
    const { outside, skills } = house();
    const options = {
      operators: [op('darken', { power: true }, { dark: true })],
      goals: [{ ...night, needs: { dark: true } }],
      conditions: [outside.condition('dark')],
      stuck: [
        () => {
          asked.push('first');
          return 'none' as const;
        },
        () => {
          asked.push('second');
          return { type: 'replan' as const, facts: [setCondition('power', true)] };
        },
        () => {
          asked.push('third');
          return 'none' as const;
        },
      ],
    };
    const parts = { skills: skills.filter((one) => one.name === 'darken'), clock };
    const { world, start } = play(options, parts);
    const id = start();
    await world.agents.settled(id);
    await clock.advance(0);
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(asked).toEqual(['first', 'second']);
    const statuses = world.agents.journal
      .read({ process: id, limit: -1 })
      .flatMap((entry) => (entry.e === 'status' ? [entry.to] : []));
    expect(statuses).toEqual(['RUNNING', 'STUCK', 'RUNNING', 'COMPLETED']);
    outside.is['dark'] = false;
    const killed = start();
    await world.agents.settled(killed);
    await world.agents.kill(killed, 'enough');
    await clock.advance(1000);
    expect(world.agents.process(killed)?.status).toBe('KILLED');
    expect(asked).toHaveLength(2);
    await world.close();
  });

  it('B13 B54 with the policy for it, a dead end ends the process', async () => {
    const clock = new ManualClock();
    const { world, start } = play(
      { operators: [], goals: [night], policies: [onStuck()] },
      { skills: [], clock },
    );
    const id = start();
    await world.agents.settled(id);
    await clock.advance(600_000);
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'TERMINATED',
      because: 'stuck: No plan leads on from here.',
    });
    await world.close();
  });

  it('B51 a dear condition is looked at only when the plan hangs on it, and once per round', async () => {
    const looked: string[] = [];
    const outside = new Outside();
    const dear = (name: string, value: () => boolean | 'unknown') => ({
      name,
      dear: true as const,
      read: () => {
        looked.push(name);
        return value();
      },
    });
    const operators = [
      op('cheap', { open: true }, { dark: true }, { cost: () => 1 }),
      op('costly', {}, { dark: true }, { cost: () => 5 }),
      op('other', { never: true }, { more: true }),
    ];
    const options = {
      operators,
      goals: [{ ...night, needs: { dark: true } }],
      conditions: [outside.condition('dark'), dear('open', () => true), dear('never', () => true)],
    };
    const parts = { skills: operators.map(({ name, gives }) => outside.does(name, gives)) };
    const { world, start } = play(options, parts);
    const id = start();
    await world.agents.settled(id);
    expect([looked, outside.done]).toEqual([['open'], ['cheap']]);
    expect(trace(world, id).filter((line) => !line.includes(' '))).toEqual([
      'world',
      'need',
      'world',
      'world',
    ]);
    await world.close();
    outside.is['dark'] = false;
    const blind = play(
      { ...options, conditions: [outside.condition('dark'), dear('open', () => 'unknown')] },
      parts,
    );
    expect((await blind.world.agents.settled(blind.start())).status).toBe('COMPLETED');
    expect(outside.done.at(-1)).toBe('costly');
    await blind.world.close();
  });

  it('B34 B51 P12 what failed stays left out while a dear condition is looked at, and trying still ends', async () => {
    const outside = new Outside();
    let looks = 0;
    const operators = [
      op('jams', { open: true }, { dark: true }, { cost: () => 1 }),
      op('works', { open: true, late: true }, { dark: true }, { cost: () => 2 }),
      op('costly', {}, { dark: true }, { cost: () => 50 }),
    ];
    const options = {
      operators,
      goals: [{ ...night, needs: { dark: true } }],
      conditions: [
        outside.condition('dark'),
        outside.condition('late'),
        { name: 'open', dear: true as const, read: () => ++looks > 0 },
      ],
    };
    const fails: Outcome = { type: 'fail', error: { code: 'failed', message: 'jams', retryable: false } };
    const skills = [
      outside.does('jams', {}, fails),
      outside.does('works', { dark: true }),
      outside.does('costly', {}, fails),
    ];
    outside.is['late'] = true;
    const { world, start } = play(options, { skills });
    expect((await world.agents.settled(start())).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['jams', 'works']);
    await world.close();
    Object.assign(outside.is, { dark: false, late: false });
    outside.done.length = 0;
    const clock = new ManualClock();
    const hopeless = play(options, { skills, clock });
    const id = hopeless.start();
    expect((await hopeless.world.agents.settled(id)).status).toBe('STUCK');
    expect(outside.done).toEqual(['jams', 'costly', 'jams', 'costly']);
    outside.is['dark'] = true;
    await clock.advance(600_000);
    expect((await hopeless.world.agents.settled(id)).status).toBe('COMPLETED');
    await hopeless.world.close();
  });

  it('B15 B51 a dead end is looked at afresh: what was dear to find out is found out again', async () => {
    const clock = new ManualClock();
    const outside = new Outside();
    const { world, start } = play(
      {
        operators: [op('darken', { open: true }, { dark: true })],
        goals: [{ ...night, needs: { dark: true } }],
        conditions: [outside.condition('dark'), { ...outside.condition('open'), dear: true }],
      },
      { skills: [outside.does('darken', { dark: true })], clock },
    );
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('STUCK');
    outside.is['open'] = true;
    await clock.advance(600_000);
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(trace(world, id).filter((line) => !line.includes(' '))).toEqual([
      'world',
      'need',
      'world',
      'none',
      'world',
      'need',
      'world',
      'world',
    ]);
    await world.close();
  });

  it.each([
    ['its effect did not hold', done('ok')],
    ['it failed', failed('busy', 'not now')],
  ])('B52 what may not run twice does not, though %s, until the state is reset', async (_, outcome) => {
    const { world, start } = play(
      {
        operators: [op('once', {}, { dark: true }, { canRerun: false })],
        goals: [{ ...night, needs: { dark: true } }],
      },
      { skills: [skill('once', () => outcome, { effect: 'once' })] },
    );
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('STUCK');
    const runs = () => trace(world, id).filter((line) => line.startsWith('start'));
    expect(runs()).toEqual(['start once']);
    const board = world.agents.board(id);
    expect(board.condition(ran('once'))).toBe(true);
    // Who resets the state says that it has not run.
    const [wait] = world.agents.waits();
    await world.agents.reply(wait!.id, { conditions: { [ran('once')]: false } });
    expect((await world.agents.settled(id)).status).toBe('STUCK');
    expect(runs()).toEqual(['start once', 'start once']);
    await world.close();
  });

  it('P12 with whatever fails, and nothing changing outside, trying ends: reached, or at rest after finitely many actions', async () => {
    const names = ['a', 'b', 'c'] as const;
    const conditions = fc.dictionary(fc.constantFrom(...names), fc.boolean(), { maxKeys: 2 });
    const operator = fc.record({
      needs: conditions,
      gives: conditions,
      ends: fc.constantFrom('does', 'fails', 'lies', 'replans'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(operator, { maxLength: 5 }),
        conditions,
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        async (random, wants, dear) => {
          const outside = new Outside();
          const operators = random.map(({ needs, gives }, index) =>
            op(`op${index}`, needs, gives, { cost: () => 1 }),
          );
          const skills = random.map(({ gives, ends }, index) =>
            outside.does(
              `op${index}`,
              ends === 'lies' ? {} : gives,
              ends === 'fails'
                ? { type: 'fail', error: { code: 'failed', message: 'no', retryable: false } }
                : ends === 'replans'
                  ? { type: 'replan', because: 'no', facts: [] }
                  : done('ok'),
            ),
          );
          const { world, start } = play(
            {
              operators,
              goals: [{ ...night, needs: wants }],
              conditions: names.map((name, at) => ({
                ...outside.condition(name),
                ...(dear[at] ? { dear: true as const } : {}),
              })),
            },
            { skills },
          );
          const state = await world.agents.settled(start());
          expect(['COMPLETED', 'STUCK', 'TERMINATED']).toContain(state.status);
          if (state.status === 'COMPLETED')
            for (const [name, value] of Object.entries(wants)) expect(outside.is[name] === true).toBe(value);
          expect(outside.done.length).toBeLessThanOrEqual(50);
          await world.close();
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('an agent that goes as far as it can', () => {
  const fails: Outcome = { type: 'fail', error: { code: 'failed', message: 'jams', retryable: false } };
  const ask = () => ({
    prompt: 'The door is open.',
    options: ['try again', 'leave it'],
    deadline: Date.parse('2026-03-11T22:30:00Z'),
  });
  const result = () => ({ type: 'end', data: 'as far as it goes' });

  it('B04 B33 does what can be done, asks about the rest, goes on by itself at news, and ends when it is left', async () => {
    const { outside, operators, skills, conditions } = house();
    const needy = operators.map((one) => (one.name === 'shut' ? { ...one, needs: { hands: true } } : one));
    const hands = outside.condition('hands');
    const options = { goals: [night], conditions: [...conditions, hands], most: true, ask, result } as const;
    const { world, start } = play({ operators: needy, ...options }, { skills });
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('STUCK');
    expect(outside.done).toEqual(['darken']);
    expect(world.agents.board(id).last('planned')?.data).toMatchObject({ left: ['locked'] });
    const [wait] = world.agents.waits();
    expect(wait).toMatchObject({ prompt: 'The door is open.', options: ['try again', 'leave it'] });
    expect(await world.agents.reply(wait!.id, 'look')).toBe('invalid');
    outside.is['hands'] = true;
    expect(await world.agents.tell(wait!.id, 'look')).toBe(true);
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['darken', 'shut', 'lock']);
    Object.assign(outside.is, { hands: false, locked: false, shut: false });
    const other = start();
    await world.agents.settled(other);
    expect(await world.agents.reply(world.agents.waits()[0]!.id, 'leave it')).toBe('accepted');
    expect(await world.agents.settled(other)).toMatchObject({
      status: 'COMPLETED',
      result: [{ data: 'as far as it goes' }],
    });
    await world.close();
  });

  it('B15 silence until the deadline leaves it; only a stuck process is told news', async () => {
    const clock = new ManualClock();
    const options = { operators: [], goals: [night], most: true, ask, result } as const;
    const { world, start } = play(options, { skills: [], clock });
    const id = start();
    await world.agents.settled(id);
    await clock.advance(24 * 3_600_000);
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(await world.agents.tell('nobody', 'look')).toBe(false);
    await world.close();
  });

  it('B34 C06 what failed twice is left alone however much else changes, and tried again when a person says so; the question as it was first asked stays good', async () => {
    const { outside, operators, skills, conditions } = house({ lock: fails });
    const options = { operators, goals: [night], conditions, most: true, ask, result } as const;
    const { world, start } = play(options, { skills });
    const id = start();
    await world.agents.settled(id);
    expect(outside.done.filter((one) => one === 'lock')).toHaveLength(2);
    expect(outside.is).toMatchObject({ dark: true, shut: true });
    const again = async (reply: () => Promise<unknown>) => {
      await reply();
      expect((await world.agents.settled(id)).status).toBe('STUCK');
      return outside.done.filter((one) => one === 'lock').length;
    };
    const wait = () => world.agents.waits()[0]!.id;
    expect(await again(() => world.agents.tell(wait(), 'look'))).toBe(2);
    const first = wait();
    expect(await again(() => world.agents.reply(first, 'try again'))).toBe(4);
    expect(await world.agents.reply(first, 'leave it')).toBe('accepted');
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(await world.agents.reply(first, 'leave it')).toBe('closed');
    await world.close();
  });

  it('B58 steps that need nothing of each other run side by side, in the order of the plan, each planned anew after', async () => {
    const { outside, operators, skills, conditions } = house();
    const late = operators.map((one) => (one.name === 'darken' ? { ...one, after: ['shut'] } : one));
    const options = { goals: [night], conditions, most: true, together: 4 } as const;
    const { world, start } = play({ operators: late, ...options }, { skills });
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(trace(world, id).filter((line) => line.startsWith('plan'))).toEqual([
      'plan shut,lock,darken',
      'plan lock,darken',
      'plan ',
    ]);
    expect(outside.done).toEqual(['shut', 'lock', 'darken']);
    await world.close();
  });

  it('B27 B58 what is unknown is not acted upon: no step is taken beside the first whose needs nobody has seen', async () => {
    const clock = new ManualClock();
    const outside = new Outside();
    const operators = [
      op('carry', {}, { near: true }),
      op('unlock', { near: true }, { open: true }),
      op('enter', { open: true }, { inside: true }),
    ];
    const unseen = { name: 'open', read: () => (outside.is['open'] === true ? true : ('unknown' as const)) };
    const { world, start } = play(
      {
        operators,
        goals: [{ name: 'in', description: '', needs: { inside: true } }],
        conditions: [outside.condition('near'), unseen, outside.condition('inside')],
        together: 3,
      },
      { skills: operators.map(({ name, gives }) => outside.does(name, gives)), clock },
    );
    const id = start();
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(outside.done).toEqual(['carry', 'unlock', 'enter']);
    expect(trace(world, id).filter((line) => line.startsWith('start'))).toEqual([
      'start carry',
      'start unlock',
      'start enter',
    ]);
    await world.close();
  });

  it('what a person refused is in no later plan, nor another way to the same, whatever else fails or is changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('works', 'fails', 'is refused'), { minLength: 4, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        async (fates, together) => {
          const wishes = ['a', 'b', 'c'];
          const operators = fates.map((_, at) => op(`do${at}`, {}, { [wishes[at % 3]!]: true }));
          const outside = new Outside();
          const skills = operators.map(({ name, gives }, at) =>
            outside.does(
              name,
              fates[at] === 'works' ? gives : {},
              fates[at] === 'fails' ? fails : done(fates[at]!),
            ),
          );
          const { world, start } = play(
            {
              operators,
              goals: [{ name: 'all', description: '', needs: { a: true, b: true, c: true } }],
              conditions: wishes.map((name) => outside.condition(name)),
              most: true,
              together,
              ask,
              result,
              turnout: (last) =>
                last.some(({ data }) => data === 'is refused') ? { ok: false, refused: true } : { ok: true },
            },
            { skills },
          );
          const id = start();
          await world.agents.settled(id);
          if (world.agents.waits()[0] !== undefined) {
            await world.agents.reply(world.agents.waits()[0]!.id, 'try again');
            await world.agents.settled(id);
          }
          const refused = new Set<string>();
          for (const entry of world.agents.journal.read({ process: id, limit: -1 })) {
            if (entry.e !== 'outcome') continue;
            for (const { type, data } of entry.out) {
              const made = data as {
                operators?: string[];
                refused?: boolean;
                planned?: { steps?: string[] };
              };
              if (type === 'ran' && made.refused === true)
                for (const one of made.operators!) refused.add(one);
              if (type === 'planned')
                for (const one of made.planned?.steps ?? [])
                  for (const no of refused)
                    expect(Number(one.slice(2)) % 3).not.toBe(Number(no.slice(2)) % 3);
            }
          }
          for (const name of refused) expect(outside.done.filter((one) => one === name)).toHaveLength(1);
          await world.close();
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

describe('autonomy', () => {
  const rank = (scores: Readonly<Record<string, number>>) => () =>
    Object.entries(scores).map(([name, score]) => ({ name, score }));

  const both = ['night', 'day'].map((name) => ({ name, description: '' }));
  const closed = (
    scores: Readonly<Record<string, number>>,
    veto?: () => { because: string },
    offered: Parameters<typeof closedMode>[0]['agents'] = both,
  ) => {
    const ran: string[] = [];
    const parts = closedMode({
      name: 'closed',
      rank: rank(scores),
      agents: offered,
      ...(veto === undefined ? {} : { veto }),
    });
    const work = (name: string) =>
      skill(
        name,
        () => {
          ran.push(name);
          return done(name);
        },
        { effect: 'idempotent' },
      );
    const world = openWorld(
      joined(parts, {
        skills: [work('n'), work('d')],
        agents: [agent('night', s('n')), agent('day', s('d'))],
      }),
    );
    return { world, ran, id: world.agents.start('closed', [said('good night')], { turn: 't' }).id };
  };

  it('B01 B02 B03 closed mode runs one agent, whose own actions alone are used, and keeps every ranking', async () => {
    const { world, ran, id } = closed({ night: 0.9, day: 0.8 });
    expect((await world.agents.settled(id)).result?.[0]?.data).toBe('n');
    expect(ran).toEqual(['n']);
    const choice = world.agents.journal.read({ process: id }).find((entry) => entry.e === 'outcome');
    expect(choice).toMatchObject({
      out: [{ data: { chosen: 'night', rankings: [{ score: 0.9 }, { score: 0.8 }] } }],
    });
    await world.close();
  });

  it('D06 what is offered to a controller may come and go: the chains that there are when it is asked', async () => {
    let there: typeof both = [];
    const one = closed({ night: 0.9, day: 0.8 }, undefined, () => there);
    expect((await one.world.agents.settled(one.id)).failure?.code).toBe('no-agent-found');
    there = one.world.registry.agents().filter(({ name }) => name === 'day') as typeof both;
    const { id } = one.world.agents.start('closed', [said('good morning')], { turn: 't' });
    expect((await one.world.agents.settled(id)).result?.[0]?.data).toBe('d');
    await one.world.close();
  });

  it('B05 B06 nobody good enough, or a veto: a typed failure with all rankings, and nothing runs', async () => {
    const none = closed({ night: 0.6, day: 0.1 });
    expect(await none.world.agents.settled(none.id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'no-agent-found', data: { rankings: [{ score: 0.6 }, { score: 0.1 }] } },
    });
    const refused = closed({ night: 0.9 }, () => ({ because: 'guests are here' }));
    expect(await refused.world.agents.settled(refused.id)).toMatchObject({
      failure: { code: 'refused', data: { because: 'guests are here' } },
    });
    expect([none.ran, refused.ran]).toEqual([[], []]);
    for (const { world } of [none, refused]) await world.close();
  });

  it('B04 open mode reaches the chosen goal from the world as it is, by operators that are not opaque', async () => {
    const outside = new Outside();
    const operators = [
      op('secret', {}, { dark: true }, { opaque: true, cost: () => 0.1 }),
      op('darken', {}, { dark: true }, { cost: () => 5 }),
      op('shout', {}, { loud: true }),
    ];
    const parts = openMode({
      name: 'open',
      rank: rank({ dark: 0.9, loud: 0.2 }),
      goals: [
        { name: 'dark', description: '', needs: { dark: true } },
        { name: 'loud', description: '', needs: { loud: true }, value: () => 100 },
      ],
      operators,
      conditions: ['dark', 'loud'].map((name) => outside.condition(name)),
    });
    const world = openWorld(
      joined(parts, { skills: operators.map(({ name, gives }) => outside.does(name, gives)) }),
    );
    const { id } = world.agents.start('open', [said('lights out')], { turn: 't' });
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    await settle();
    expect(outside.done).toEqual(['darken']);
    await world.close();
  });
});
