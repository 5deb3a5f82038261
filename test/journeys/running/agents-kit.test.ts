import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runAgents } from '../../../src/app/agents-process.ts';
import type { TurnView, WaitView } from '../../../src/domain/index.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { ACCOUNTS, until } from '../../kit/hub.ts';
import { agentsWorld, hostAgents } from '../../kit/programs/agents-host.ts';

/** Programs start, one after the other. */
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'hearth-agents-kit-'));
/** The modules of a page of the docs. */
const modulesIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code]) => code ?? '');

/** Agents made of what the guide's two hosts do not use. */
const WORKSHOP = `
export default (kit) => {
  const { defineAgents, evaluator, filter, refine, NOTHING_KEPT, stepper, tasks, rewrite, tasksOf } = kit;
  const { planController, switchController, toolLoop, toolCall, talkOf, delay, onStuck, firstOf, rateLimit, goalAgent, setCondition, ran } = kit;
  const says = (name, run, more = {}) => ({ name, description: name, fan: 'one', effect: 'pure', run, ...more });
  const done = (data, type = 'told') => ({ type: 'done', out: [{ type, data }] });
  const s = (skill, args) => ({ r: 'skill', skill, args });
  let drafts = 0;
  const steps = stepper({ name: 'chores', runner: (task) => s('chore', task) });
  const tools = toolLoop({
    name: 'helper-turn',
    choose: 'choose',
    completionsMax: 3,
    checks: { tool: 'guard' },
    tools: ['look', 'shout'].map((name) => ({ name, runner: () => s(name) })),
  });
  const wants = goalAgent({
    name: 'brewer',
    description: 'Wants tea made, and only once',
    goals: [{ name: 'tea', description: 'there is tea', needs: { tea: true } }],
    operators: [
      { name: 'brew', needs: { dirty: false }, gives: { tea: true }, canRerun: false },
      { name: 'wash', needs: { dirty: true }, gives: { dirty: false, [ran('brew')]: false }, canRerun: true },
    ],
    policies: [firstOf(onStuck(), rateLimit(50, 1000))],
    lookAgainMs: 50,
  });
  return defineAgents({
    name: 'workshop',
    parts: [steps, tools, wants],
    agents: [
      { name: 'poet', description: 'Writes until it is good', root: { r: 'seq', of: [refine(s('draft'), 'judge', 'keep', 5), s('shout')] } },
      { name: 'tidy', description: 'Does chores one by one', root: { r: 'seq', of: [s('list'), steps.root, s('count')] } },
      { name: 'helper', description: 'Uses tools', root: { r: 'seq', of: [tools.root, s('talk')] } },
      { name: 'planner', description: 'Works by ranks', root: { r: 'seq', of: [{ r: 'control', controller: 'plan' }, { r: 'control', controller: 'switch' }] } },
      { name: 'sleeper', description: 'Begins a moment later', root: s('wake'), policies: [delay(300)] },
    ],
    controllers: [
      ...steps.controllers.slice(0, 0),
      planController({ name: 'plan', plan: () => [{ rank: 2, runner: s('say', 'second') }, { rank: 1, runner: s('say', 'first') }] }),
      switchController({
        name: 'switch',
        threshold: 0.5,
        among: { loud: s('shout'), quiet: s('say', 'hush') },
        rank: (view) => [{ name: 'loud', score: view.visible.length / 10 }, { name: 'quiet', score: 0.7 }],
      }),
    ],
    predicates: [NOTHING_KEPT],
    skills: [
      says('draft', () => done('draft ' + ++drafts)),
      evaluator({ name: 'judge', judge: ({ data }) => ({ passed: true, score: Number(data.slice(6)) * 30 }) }),
      filter({ name: 'keep', threshold: 60 }),
      says('shout', (view) => done(String(view.last[0]?.data ?? 'hey').toUpperCase())),
      says('list', () => ({ type: 'done', out: [tasks(['sweep', 'ask', 'never'])] })),
      says('chore', (view, task) => (task === 'ask' ? { type: 'wait', wait: { kind: 'input', prompt: 'What else?', onExpire: 'fail' } } : done(task)), {
        resume: (view, args, value) => ({ type: 'done', out: [rewrite(String(value).split(','))] }),
      }),
      says('count', (view) => done('Done: ' + tasksOf(view.board).tasks.join(', '))),
      says('choose', (view) => (talkOf(view.board.all()).some(({ role }) => role === 'tool') ? done('enough', 'text') : { type: 'done', out: [toolCall('look'), toolCall('shout')] }), { fan: 'many' }),
      says('guard', (view, { tool }) => (tool === 'shout' ? { type: 'fail', error: { code: 'not-permitted', message: 'too loud', retryable: false } } : { type: 'done', out: [] })),
      says('look', () => done('a mouse')),
      says('talk', (view) => done(talkOf(view.board.all()).map(({ role, ok }) => (role === 'tool' ? role + ' ' + ok : role)).join(', '))),
      says('say', (view, text) => done(view.board.all('told').map(({ data }) => data).concat(text).join(' '))),
      says('wake', () => done('Good morning')),
says('brew', (view) => ({ type: 'done', out: [view.board.condition('washed') ? setCondition('tea', true) : setCondition('dirty', true)] })),
      says('wash', () => ({ type: 'done', out: [setCondition('washed', true), setCondition('dirty', false), setCondition(ran('brew'), false)] })),
    ],
  });
};
`;

let hub: FamilyHub;
let owner: Caller;
const stops: (() => Promise<number>)[] = [];
beforeAll(async () => {
  const account = { name: 'host', password: ACCOUNTS[0]?.password, service: 'agents' };
  hub = await startFamily({ config: { bus: { users: [...ACCOUNTS, account] } } });
  owner = hub.owner_;
  const [kitchen = '', porch = ''] = modulesIn('docs/guides/agents.md');
  writeFileSync(join(folder, 'kitchen.mjs'), kitchen);
  writeFileSync(join(folder, 'porch.mjs'), porch.replace("'23:30', '05:30'", "'03:00', '03:00'"));
  writeFileSync(join(folder, 'workshop.mjs'), WORKSHOP);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(async () => {
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A host in this process; resolves when the house knows its agent. */
async function host(module: string, agent: string): Promise<void> {
  const broker = hub.brokerUrl.replace('://', '://host:secret@');
  const { stop, failed } = hostAgents(folder, { files: [module], broker, data: 'data' });
  stops.push(stop);
  const listed = async () =>
    ((await owner.get('/v1/agents')).body.agents as { name: string }[]).map(({ name }) => name);
  await Promise.race([until(async () => (await listed()).includes(agent), `${agent} is known`), failed]);
  failed.catch(() => {});
}

const turnOf = async (caller: Caller, turn: string) =>
  (await caller.get(`/v1/turns/${turn}`)).body as TurnView;
const ended = (turn: string) =>
  until(async () => {
    const view = await turnOf(owner, turn);
    return view.endedAt !== null && view;
  }, 'the turn has ended');
const asked = (turn: string): Promise<WaitView> =>
  until(async () => (await turnOf(owner, turn)).waits[0], 'it asks');
const start = async (agent: string, input: object = {}): Promise<string> => {
  const { status, body } = await owner.post(`/v1/agents/${agent}`, input);
  expect(status, JSON.stringify(body)).toBe(202);
  return body.turn;
};
const run = async (agent: string) => (await ended(await start(agent))).reply;
const isLocked = () =>
  hub.doorway.devices().find(({ id }) => id === 'lock.front_door')?.report?.state['locked'];

describe('an agent of a file is reached', () => {
  it('by its phrases in a sentence, beside all else, and answered in words', async () => {
    await host('kitchen.mjs', 'shop-for');
    const turn = (await owner.say('turn off the kitchen light and shop for pancakes', {
      conversation: 'one',
    })) as TurnView;
    const wait = await asked(turn.turn);
    expect(wait).toMatchObject({ prompt: 'For how many people?', schema: { type: 'integer' } });
    expect((await owner.post(`/v1/waits/${wait.id}`, { value: 'many' })).body).toMatchObject({
      code: 'invalid-params',
    });
    // Said in the same talk it is the answer, because it tells what was asked for.
    await owner.say('3', { conversation: 'one' });
    const view = await ended(turn.turn);
    expect(view.status).toBe('done');
    expect(view.reply).toContain('On the shopping list: flour, milk, eggs');
    expect(
      view.groups
        .flatMap(({ actions }) => actions.map(({ call }) => `${call.service}.${call.method}`))
        .sort(),
    ).toEqual(['agent.shop-for', 'light.turn_off']);
    const list = await owner.call('list', 'get', { list: 'shopping' });
    expect(list.body.result.items).toMatchObject([
      { quantity: '180' },
      { quantity: '360' },
      { quantity: '3' },
    ]);
  });

  it('B03 in closed mode, by what it is for: its description, or its phrases', async () => {
    await host('kitchen.mjs', 'shop-for');
    await host('porch.mjs', 'lock-up');
    for (const intent of ['sees to it that the front door is locked', 'see to the front door']) {
      const turn = await start('find-agent', { intent });
      const view = await ended(turn);
      expect(view, `${intent}: ${view.reply}`).toMatchObject({ status: 'done' });
      const children = hub.doorway.processes({ limit: 200 }).filter((one) => one.turn === turn);
      expect(children.map(({ agent }) => agent)).toContain('lock-up');
    }
    const nobody = await ended(await start('find-agent', { intent: 'paint the fence' }));
    expect(nobody).toMatchObject({ status: 'failed' });
    expect(isLocked()).toBe(true);
  });

  it('X16 not by who may give no orders', async () => {
    await host('kitchen.mjs', 'shop-for');
    const gran = await hub.caller({ person: 'gran', role: 'guest' });
    const view = (await gran.say('shop for soup')) as TurnView;
    expect(view.waits).toEqual([]);
    expect(view.status).toBe('failed');
  });
});

describe('H09 a risky call of an agent', () => {
  it('is asked about by the hub in its own words; the yes of a grown-up lets this one call through, once', async () => {
    await host('porch.mjs', 'let-in');
    const { turn } = (await owner.say('let Robin in', { conversation: 'two' })) as TurnView;
    const wait = await asked(turn);
    expect(wait).toMatchObject({ kind: 'approval', options: ['yes', 'no'] });
    expect(wait.prompt).toMatch(/^The agent “let-in” would do this: .*Front Door\. Shall it\?$/);
    expect(isLocked()).toBe(true);
    await owner.say('yes', { conversation: 'two' });
    const view = await ended(turn);
    expect(view).toMatchObject({ status: 'done', waits: [] });
    expect(view.reply).toContain('Robin may come in');
    expect(isLocked()).toBe(false);
    const { body } = await owner.get('/v1/audit');
    expect(body.audit).toContainEqual(
      expect.objectContaining({ what: 'lock.unlock', outcome: 'allowed', person: 'alex' }),
    );
    // By what it wants it is locked again.
    expect((await ended(await start('lock-up'))).status).toBe('done');
    expect(isLocked()).toBe(true);
  });

  it('a no leaves it as it was, and says so; nobody else’s yes counts, and a yes is good for one call', async () => {
    await host('porch.mjs', 'let-in');
    const first = await start('let-in', { guest: 'Robin' });
    const wait = await asked(first);
    for (const [person, role] of [
      ['mia', 'child'],
      ['gran', 'guest'],
    ] as const) {
      const other = await hub.caller({ person, role });
      expect((await other.post(`/v1/waits/${wait.id}`, { value: 'yes' })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await owner.post(`/v1/waits/${wait.id}`, { value: 'no' })).status).toBe(200);
    const view = await ended(first);
    expect(view).toMatchObject({ status: 'failed', waits: [] });
    expect(view.reply).toBe('A person said no.');
    expect(isLocked()).toBe(true);
    for (let round = 0; round < 2; round++) {
      const turn = await start('let-in', { guest: 'Robin' });
      await owner.post(`/v1/waits/${(await asked(turn)).id}`, { value: 'yes' });
      expect((await ended(turn)).status).toBe('done');
    }
  });
});

describe('the kit, in a file, through the product', () => {
  it('D08 D09 D10 D27 D30 D31 A12 A21 B17 B52 B54 its patterns run', async () => {
    await host('workshop.mjs', 'poet');
    expect(await run('poet')).toBe('DRAFT 2.');
    expect(await run('planner')).toBe('First first second hush.');
    expect(await run('helper')).toBe('Assistant, tool true, tool false.');
    expect((await ended(await start('brewer'))).status).toBe('done');
    const tidy = await start('tidy');
    await owner.post(`/v1/waits/${(await asked(tidy)).id}`, { value: 'mop,dust' });
    expect((await ended(tidy)).reply).toBe('Done: sweep, mop, dust.');
    const sleeper = await start('sleeper');
    const statuses = () => hub.doorway.processes({ limit: 200 }).filter(({ turn }) => turn === sleeper);
    await until(
      () => statuses().some(({ status, because }) => status === 'PAUSED' && because === 'delay: not yet'),
      'it rests',
    );
    expect((await ended(sleeper)).reply).toBe('Good morning.');
  });

  it('D04 its trees are printed as charts, without a broker', async () => {
    const printed: string[] = [];
    const world = agentsWorld(folder, { print: (text) => void printed.push(text) });
    expect(await runAgents({ files: ['kitchen.mjs'], json: false, draw: true }, world)).toBe(0);
    const [chart] = printed;
    expect(chart).toContain('%% shop-for: Puts what a dish needs');
    for (const part of [
      'flowchart LR',
      '["ask-how-many"]',
      'subgraph g2 ["each"]',
      '["put-on-list"]',
      'done((done))',
    ])
      expect(chart).toContain(part);
  });
});
