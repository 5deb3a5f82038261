import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runAgents } from '../../../src/app/agents-process.ts';
import type { HearthError } from '../../../src/base/index.ts';
import type { TurnView, WaitView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { agentsWorld, hostAgents } from '../../kit/programs/agents-host.ts';
import { bundle, Child } from '../../kit/programs/child.ts';

/** The first module in a page of the docs. */
const moduleIn = (page: string) => /^```js\n([\s\S]*?)^```/m.exec(readFileSync(page, 'utf8'))?.[1] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'hearth-agents-out-'));
const children: Child[] = [];
/** Programs start, one after the other. */
vi.setConfig({ testTimeout: 60_000 });
let file: string;
let hub: TestHub;
let http: HubOverHttp;
beforeAll(async () => {
  file = await bundle(new URL('./agents-child.ts', import.meta.url).pathname);
  hub = await startTestHub();
  http = new HubOverHttp(hub.url);
  writeFileSync(join(folder, 'kitchen.mjs'), moduleIn('docs/guides/agents.md'));
  writeFileSync(join(folder, 'greeter.mjs'), moduleIn('docs/agents.md'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});
afterAll(async () => {
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(module: string, more: Record<string, string> = {}): Child {
  const given = { files: [module], broker: hub.brokerUrl, cwd: folder, ...more };
  const child = new Child(file, [JSON.stringify(given)]);
  children.push(child);
  return child;
}

const agents = async () => ((await http.get('/v1/agents')) as { agents: { name: string }[] }).agents;
const known = (name: string) =>
  until(async () => (await agents()).find((agent) => agent.name === name), `${name} is known`);
const post = async (path: string, body: object): Promise<Record<string, unknown>> =>
  (await (await http.post(path, body)).json()) as Record<string, unknown>;
const ended = (turn: string): Promise<TurnView> =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt !== null && view;
  }, 'the turn has ended');
const asked = (turn: string): Promise<WaitView> =>
  until(async () => (await http.turn(turn)).waits[0], 'it asks');

describe('C01 hearth agents, as the guide says', () => {
  it('C05 C06 asks by the usual door, calls the services of the house, and its words are the answer', async () => {
    const kitchen = start('kitchen.mjs');
    expect(await known('shop-for')).toMatchObject({
      description: 'Puts what a dish needs on the shopping list, for as many people as will eat',
      input: { required: ['dish'], additionalProperties: false },
    });
    const { turn } = await post('/v1/agents/shop-for', { dish: 'pancakes' });
    const wait = await asked(String(turn));
    expect(wait.prompt).toBe('For how many people?');
    await kitchen.kill();
    expect((await http.post(`/v1/waits/${wait.id}`, { value: '4' })).status).toBe(200);
    start('kitchen.mjs');
    const view = await ended(String(turn));
    expect(view).toMatchObject({ status: 'done', reply: 'On the shopping list: flour, milk, eggs.' });
    const list = await post('/v1/services/list/get', { list: 'shopping' });
    expect(list).toMatchObject({
      result: {
        items: [
          { item: 'flour', quantity: '240' },
          { item: 'milk', quantity: '480' },
          { item: 'eggs', quantity: '4' },
        ],
      },
    });
    expect(view.spent.actions).toBeGreaterThanOrEqual(3);
  });

  it('the module of the core’s page runs too, a fault in it is told in its words, and it stops in good order', async () => {
    const greeter = hostAgents(folder, options('greeter.mjs'));
    greeter.failed.catch(() => {});
    await known('greet');
    const { turn } = await post('/v1/agents/greet', { name: 'Sam' });
    expect((await ended(String(turn))).reply).toBe('Good morning, Sam.');
    expect(await post('/v1/agents/greet', { nmae: 'Sam' })).toMatchObject({
      status: 422,
      code: 'invalid-params',
    });
    await refusesNamesOf('greeter', 'greet');
    expect(await greeter.stop()).toBe(0);
  });
});

const options = (module: string, more: { name?: string; data?: string } = {}) => ({
  files: [module],
  broker: hub.brokerUrl,
  data: 'host',
  json: false,
  ...more,
});

const refusal = (module: string, more: { name?: string; data?: string } = {}) =>
  runAgents(options(module, more), agentsWorld(folder)).then(
    () => {
      throw new Error(`${module} was not refused`);
    },
    (error: HearthError) => error,
  );

async function refusesNamesOf(host: string, agent: string): Promise<void> {
  const services = () => hub.doorway.services();
  await until(() => services().some(({ instance, online }) => instance === host && online), 'it is there');
  expect(await refusal(`${host}.mjs`, { data: 'second' })).toMatchObject({
    code: 'conflict',
    message: `A host of agents named "${host}" is running on this broker already`,
  });
  expect(await refusal(`${host}.mjs`, { name: 'other', data: 'second' })).toMatchObject({
    code: 'conflict',
    message: `Host "${host}" has "${agent}" already`,
    faults: [{ path: `/agents/${agent}`, message: `is an agent of host "${host}"` }],
  });
}

describe('hearth agents refuses', () => {
  it('a faulty module, with every fault by path', async () => {
    const broken = moduleIn('docs/guides/agents.md')
      .replace("skill: 'tell'", "skill: 'tel'")
      .replace("skill: 'look-up'", "skill: 'lookup'");
    writeFileSync(join(folder, 'broken.mjs'), broken);
    expect(await refusal('broken.mjs')).toMatchObject({
      code: 'config-invalid',
      message: 'broken.mjs: The agents "kitchen" are not well defined',
      faults: [
        { path: '/agents/0/root', message: 'no skill is called "lookup" at "1"' },
        { path: '/agents/0/root', message: 'no skill is called "tel" at "3"' },
      ],
    });
    writeFileSync(join(folder, 'empty.mjs'), 'export const agents = [];\n');
    expect(await refusal('empty.mjs')).toMatchObject({
      code: 'config-invalid',
      message: 'empty.mjs: it exports no agents',
    });
    expect(await refusal('nowhere.mjs')).toMatchObject({
      code: 'config-invalid',
      message: 'nowhere.mjs is not there',
    });
    expect(await refusal('broken.mjs', { name: 'Not A Name' })).toMatchObject({ code: 'config-invalid' });
  });
});
