import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EffectClass, Outcome, Skill } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';
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
  type WorldParts,
} from './world.ts';

const folder = scratch();
let files = 0;

/** Starts a root that dies with its step `act` under way: the file is all that is left of it. */
async function cutOff(effect: EffectClass, parts: Partial<WorldParts> = {}) {
  const path = `${folder}/${files++}.db`;
  const stage = new Stage();
  const first = openWorld({
    skills: [
      skill('act', stage.run, { effect }),
      skill('tell', (view) => done(view.last.map((one) => one.data))),
    ],
    agents: [agent('root', seq(s('act'), s('tell')))],
    ...parts,
    path,
  });
  const { id } = first.agents.start('root', [], { turn: 't1' });
  await settle();
  expect(stage.running.size).toBe(1);
  first.agents.journal.flush();
  first.store.close();
  return { path, id, key: `${id}:0/act` };
}

async function comeBack(path: string, act: Partial<Skill>, parts: Partial<WorldParts> = {}) {
  const keys: string[] = [];
  const run: Skill['run'] = (_view, _args, key) => {
    keys.push(key);
    return done('done again');
  };
  const world = openWorld({
    skills: [skill('act', run, act), skill('tell', (view) => done(view.last.map((one) => one.data)))],
    agents: [agent('root', seq(s('act'), s('tell')))],
    ...parts,
    path,
  });
  const found = await world.agents.recover();
  return { world, keys, found };
}

describe('X03 a step that a crash cut off', () => {
  it.each(['pure', 'read', 'idempotent'] as const)(
    'runs again with the same key when it is %s',
    async (effect) => {
      const { path, id, key } = await cutOff(effect);
      const { world, keys, found } = await comeBack(path, { effect });
      expect(found.map((state) => state.id)).toEqual([id]);
      expect(await world.agents.settled(id)).toMatchObject({
        status: 'COMPLETED',
        result: [{ data: ['done again'] }],
      });
      expect(keys).toEqual([key]);
      await world.close();
    },
  );

  const sights: readonly (readonly [string, () => Outcome | 'not-done' | 'unknown', number, string])[] = [
    ['was seen done', () => done('seen done'), 0, 'seen done'],
    ['was seen not done', () => 'not-done', 1, 'done again'],
    ['could not be seen', () => 'unknown', 1, 'done again'],
    [
      'broke on looking',
      () => {
        throw new Error('no bus');
      },
      1,
      'done again',
    ],
  ];
  it.each(sights)('is looked at when it is verifiable: %s', async (_, seen, runs, data) => {
    const { path, id, key } = await cutOff('verifiable');
    const confirmed: string[] = [];
    const look: Skill['confirm'] = async (_view, _args, given) => {
      confirmed.push(given);
      return seen();
    };
    const { world, keys } = await comeBack(path, { effect: 'verifiable', confirm: look });
    expect((await world.agents.settled(id)).result).toMatchObject([{ data: [data] }]);
    expect([confirmed, keys]).toEqual([[key], runs === 1 ? [key] : []]);
    await world.close();
  });

  it('runs again when it is verifiable and has no way to look', async () => {
    const { path, id, key } = await cutOff('verifiable');
    const { world, keys } = await comeBack(path, { effect: 'verifiable' });
    expect((await world.agents.settled(id)).result).toMatchObject([{ data: ['done again'] }]);
    expect(keys).toEqual([key]);
    await world.close();
  });

  it('fails when what was seen of it is no outcome, and is not repeated', async () => {
    const { path, id } = await cutOff('verifiable');
    const confirm = async () => ({ type: 'perhaps' }) as never;
    const { world, keys } = await comeBack(path, { effect: 'verifiable', confirm });
    expect(await world.agents.settled(id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'internal', message: expect.stringContaining('no outcome') },
    });
    expect(keys).toEqual([]);
    await world.close();
  });

  it.each([
    ['yes', 0, 'COMPLETED', { because: 'a person said that it happened' }],
    ['no', 1, 'COMPLETED', 'done again'],
    ['skip', 0, 'COMPLETED', undefined],
    [null, 0, 'FAILED', undefined],
  ] as const)(
    'is never repeated by itself when it may happen only once: a person says %s',
    async (answer, runs, status, data) => {
      const { path, id } = await cutOff('once');
      const clock = new ManualClock();
      const { world, keys } = await comeBack(path, { effect: 'once' }, { clock });
      expect((await world.agents.settled(id)).status).toBe('WAITING');
      const [wait] = world.agents.waits();
      expect(wait).toMatchObject({ doubt: true, options: ['yes', 'no', 'skip'], path: '0/act' });
      expect(keys).toEqual([]);
      if (answer === null) await clock.advance(86_400_000);
      else expect(await world.agents.reply(wait!.id, answer)).toBe('accepted');
      const state = await world.agents.settled(id);
      expect(state.status).toBe(status);
      if (data !== undefined) expect(state.result).toMatchObject([{ data: [data] }]);
      expect(keys).toHaveLength(runs);
      await world.close();
    },
  );

  const blind: readonly (readonly [string, NonNullable<Skill['confirm']>])[] = [
    ['it cannot see it', async () => 'unknown'],
    ['its look broke', () => Promise.reject(new Error('no bus'))],
  ];
  it.each(blind)(
    'is never repeated by itself when it may happen only once, also when it has a look and %s: a person is asked',
    async (_, confirm) => {
      const { path, id } = await cutOff('once');
      const { world, keys } = await comeBack(path, { effect: 'once', confirm });
      expect((await world.agents.settled(id)).status).toBe('WAITING');
      const [wait] = world.agents.waits();
      expect([wait?.doubt, keys]).toEqual([true, []]);
      await world.agents.reply(wait!.id, 'yes');
      expect((await world.agents.settled(id)).status).toBe('COMPLETED');
      expect(keys).toEqual([]);
      await world.close();
    },
  );

  it('is repeated when a once-only skill sees that it did not happen', async () => {
    const { path, id, key } = await cutOff('once');
    const { world, keys } = await comeBack(path, { effect: 'once', confirm: async () => 'not-done' });
    expect((await world.agents.settled(id)).status).toBe('COMPLETED');
    expect(keys).toEqual([key]);
    await world.close();
  });

  it('is not asked about when a once-only skill can tell by itself', async () => {
    const { path, id } = await cutOff('once');
    const { world, keys } = await comeBack(path, {
      effect: 'once',
      confirm: async () => done('it went out'),
    });
    expect((await world.agents.settled(id)).result).toMatchObject([{ data: ['it went out'] }]);
    expect(keys).toEqual([]);
    await world.close();
  });

  it('keeps the reply it had got: the cut-off resume runs again, the question is not asked again', async () => {
    const path = `${folder}/${files++}.db`;
    const stage = new Stage();
    const ask = (resume: Skill['resume']) =>
      skill('act', () => asks('Shall I?'), { effect: 'verifiable', resume: resume! });
    const first = openWorld({ path, skills: [ask(stage.run as never)], agents: [agent('root', s('act'))] });
    const { id } = first.agents.start('root', [], { turn: 't1' });
    await first.agents.settled(id);
    await first.agents.reply(first.agents.waits()[0]!.id, 'yes');
    await settle();
    expect(stage.running.size).toBe(1);
    first.store.close();
    const second = openWorld({
      path,
      skills: [ask((_v, _a, value) => done(['resumed', value]))],
      agents: [agent('root', s('act'))],
    });
    await second.agents.recover();
    expect((await second.agents.settled(id)).result).toMatchObject([{ data: ['resumed', 'yes'] }]);
    await second.close();
  });
});

describe('X02 coming back', () => {
  it('C23 runs nothing again that has a result, whatever became of its siblings', async () => {
    const path = `${folder}/${files++}.db`;
    const stage = new Stage();
    let ran = 0;
    const quick = skill('quick', () => done(++ran), { effect: 'once' });
    const root = par(seq(s('quick'), s('slow')), s('quick'));
    const first = openWorld({
      path,
      skills: [quick, skill('slow', stage.run)],
      agents: [agent('root', root)],
    });
    const { id } = first.agents.start('root', [], { turn: 't1' });
    await settle();
    first.agents.journal.flush();
    first.store.close();
    const second = openWorld({
      path,
      skills: [quick, skill('slow', () => done('slow'))],
      agents: [agent('root', root)],
    });
    await second.agents.recover();
    const state = await second.agents.settled(id);
    expect(state.result?.map((message) => message.data)).toEqual(['slow', 2]);
    expect(ran).toBe(2);
    await second.close();
  });

  it('keeps the pause before a retry, and expires at once what fell due while it was away', async () => {
    const path = `${folder}/${files++}.db`;
    const clock = new ManualClock();
    const busy: Outcome = { type: 'fail', error: { code: 'busy', message: 'busy', retryable: true } };
    const retry = { maxAttempts: 2, backoffMs: 60_000, factor: 1, capMs: 60_000 };
    const skills = [
      skill('try', (view) => (view.attempt === 1 ? busy : done(clock.now())), { retry }),
      skill('ask', () => asks('Well?', { deadline: clock.now() + 1000 })),
    ];
    const agents = [agent('tries', s('try')), agent('asks', s('ask'))];
    const first = openWorld({ path, clock, skills, agents });
    const tries = first.agents.start('tries', [], { turn: 't1' }).id;
    const asking = first.agents.start('asks', [], { turn: 't2' }).id;
    const begun = clock.now();
    await first.agents.settled(asking);
    await first.close();
    clock.step(begun + 20_000);
    const second = openWorld({ path, clock, skills, agents });
    await second.agents.recover();
    await clock.advance(0);
    expect(await second.agents.settled(asking)).toMatchObject({ status: 'COMPLETED', result: [] });
    await clock.advance(39_999);
    expect(second.agents.process(tries)?.status).toBe('RUNNING');
    await clock.advance(1);
    expect((await second.agents.settled(tries)).result?.[0]?.data).toBe(begun + 60_000);
    await second.close();
  });

  it('is stopped cleanly: steps under way are told, and taken up again by the next start', async () => {
    const path = `${folder}/${files++}.db`;
    const stage = new Stage();
    const first = openWorld({
      path,
      skills: [skill('act', stage.run, { effect: 'idempotent' })],
      agents: [agent('root', s('act'))],
    });
    const { id } = first.agents.start('root', [], { turn: 't1' });
    await settle();
    const [step] = [...stage.running.values()];
    step!.signal.addEventListener('abort', () =>
      step!.end({ type: 'fail', error: { code: 'cancelled', message: 'let go', retryable: false } }),
    );
    await first.close();
    expect(step!.signal.aborted).toBe(true);
    const second = openWorld({
      path,
      skills: [skill('act', () => done('done'), { effect: 'idempotent' })],
      agents: [agent('root', s('act'))],
    });
    expect(await second.agents.recover()).toMatchObject([{ id }]);
    expect((await second.agents.settled(id)).status).toBe('COMPLETED');
    await second.close();
  });

  it('creates nothing twice: a restart adds no second line of creation and no second start', async () => {
    const { path, id } = await cutOff('read');
    const { world } = await comeBack(path, { effect: 'read' });
    await world.agents.settled(id);
    const entries = world.agents.journal.read({ process: id });
    expect(entries.filter((entry) => entry.e === 'created')).toHaveLength(1);
    const moves = entries.flatMap((entry) => (entry.e === 'status' ? [entry.to] : []));
    expect(moves).toEqual(['RUNNING', 'COMPLETED']);
    expect(await world.agents.recover()).toEqual([]);
    await world.close();
  });
});

describe('X10 code that changed under open work', () => {
  it.each([
    ['the agent is gone', { agents: [agent('other', s('tell'))] }, 'there is no agent "root"'],
    ['a skill is gone', { skills: [skill('tell', () => done('x'))] }, 'no skill is called "act"'],
    [
      'the tree is another',
      { agents: [agent('root', seq(s('tell'), s('act')))] },
      'no step is at "0/act" any more',
    ],
  ] as const)(
    '%s: the process is set aside, shown, and goes on when the code is back',
    async (_, parts, because) => {
      const { path, id } = await cutOff('idempotent');
      const changed = await comeBack(path, { effect: 'idempotent' }, parts);
      expect(changed.found).toMatchObject([
        { id, status: 'PAUSED', because: expect.stringContaining(because) },
      ]);
      expect((await changed.world.agents.settled(id)).status).toBe('PAUSED');
      expect(changed.keys).toEqual([]);
      await changed.world.close();
      const back = await comeBack(path, { effect: 'idempotent' });
      expect((await back.world.agents.settled(id)).status).toBe('COMPLETED');
      await back.world.close();
    },
  );

  it('a process waits on where its conditions, the branches that were built and those that were fanned out still meet what is recorded', async () => {
    const path = `${folder}/${files++}.db`;
    const built: string[] = [];
    const parts: WorldParts = {
      path,
      skills: [
        skill('list', () => done('a', 'b'), { fan: 'many' }),
        skill('join', (view) => done(view.last.map((one) => one.data))),
        skill('ask', () => asks('Well?')),
        skill('never', () => done('never')),
      ],
      predicates: [
        { name: 'isSo', holds: () => true },
        { name: 'isNot', holds: () => false },
      ],
      controllers: [
        {
          name: 'builds',
          build: (view) => {
            built.push(view.path);
            return { r: 'if', when: 'isNot', then: s('never'), else: s('ask') };
          },
        },
      ],
      agents: [
        agent(
          'root',
          seq(
            s('list'),
            { r: 'each', body: { r: 'if', when: 'isSo', then: { r: 'control', controller: 'builds' } } },
            s('join'),
          ),
        ),
      ],
    };
    const first = openWorld(parts);
    const { id } = first.agents.start('root', [], { turn: 't1' });
    expect(await first.agents.settled(id)).toMatchObject({ status: 'WAITING' });
    const asked = first.agents.waits().map((wait) => wait.id);
    expect(asked).toHaveLength(2);
    await first.close();
    const second = openWorld(parts);
    expect(await second.agents.recover()).toMatchObject([{ id, status: 'WAITING' }]);
    expect(second.agents.waits().map((wait) => wait.id)).toEqual(asked);
    for (const wait of asked) await second.agents.reply(wait, 'fine');
    expect((await second.agents.settled(id)).status).toBe('COMPLETED');
    expect(built).toHaveLength(2);
    await second.close();
  });

  it('a process set aside can still be ended, and its caller is told', async () => {
    const path = `${folder}/${files++}.db`;
    const parts = (changed: boolean): WorldParts => ({
      path,
      skills: [skill('ask', () => asks('Well?')), skill('tell', () => done('x'))],
      agents: [agent('root', call('child')), agent('child', changed ? s('tell') : s('ask'))],
    });
    const first = openWorld(parts(false));
    const { id } = first.agents.start('root', [], { turn: 't1' });
    await first.agents.settled(id);
    await first.close();
    const second = openWorld(parts(true));
    await second.agents.recover();
    const [child] = childrenOf(second.agents, id);
    expect([second.agents.process(id)?.status, child?.status]).toEqual(['PAUSED', 'PAUSED']);
    expect(await second.agents.terminate(child!.id, 'no longer wanted')).toBe(true);
    expect(await second.agents.settled(id)).toMatchObject({ status: 'FAILED', because: 'no longer wanted' });
    await second.close();
  });
});

it('X02 does not read ended processes at start', async () => {
  const path = `${folder}/${files++}.db`;
  const parts = { path, skills: [skill('act', () => done('ok'))], agents: [agent('root', s('act'))] };
  const first = openWorld(parts);
  for (let n = 0; n < 1500; n++) first.agents.start('root', [], { turn: `t${n}` });
  const last = first.agents.start('root', [], { turn: 'last' });
  await first.agents.settled(last.id);
  await first.close();
  // In a copy what ended cannot be read any more, so whoever reads it fails.
  const copy = `${folder}/${files++}.db`;
  cpSync(path, copy);
  const spoils = new Store({ path: copy });
  expect(spoils.run("UPDATE batches SET entries = x'00'")).toBeGreaterThan(0);
  spoils.close();
  const spoilt = openWorld({ ...parts, path: copy });
  expect(await spoilt.agents.recover()).toEqual([]);
  expect(() => spoilt.agents.journal.read({ process: last.id })).toThrow();
  await spoilt.close();
  const second = openWorld(parts);
  expect(await second.agents.recover()).toEqual([]);
  expect(second.agents.processes({ limit: 2 }).at(-1)?.id).toBe(last.id);
  const [first100] = [second.agents.processes({ after: 0 })];
  expect(first100).toHaveLength(100);
  await second.close();
});
