import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TurnView } from '../../../src/domain/index.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { ACCOUNTS, until } from '../../kit/hub.ts';
import { bundle, Child } from '../../kit/programs/child.ts';

/** Programs start, one after the other. */
vi.setConfig({ testTimeout: 30_000 });

/** A host whose one agent calls whatever it is told to, and says what became of it. */
const MODULE = `
export default ({ defineAgents, call }) =>
  defineAgents({
    name: 'garden',
    agents: [{
      name: 'doer', description: 'Calls what it is told to', input: ['what'], budget: { actions: 5 },
      root: { r: 'skill', skill: 'do' },
    }],
    skills: [{
      name: 'do', description: 'Calls it', fan: 'one', effect: 'idempotent',
      async run(view, args, key) {
        const answer = await call({ ...JSON.parse(view.last[0].data), idempotencyKey: key });
        const said = answer.ok ? 'ok ' + JSON.stringify(answer.result) : answer.error.code;
        return { type: 'done', out: [{ type: 'told', data: 'Answered ' + said }] };
      },
    }],
  });
`;

interface World {
  readonly hub: FamilyHub;
  readonly bus: MqttClient;
  /** The warrants that were heard on the way to the host, the latest last. */
  readonly warrants: string[];
  readonly callers: Record<'owner' | 'adult' | 'child' | 'guest', Caller>;
  /** What the agent says became of a call that it made for this caller. */
  run(caller: Caller, service: string, method: string, params: object): Promise<string>;
  /** What a plain client is answered that shows this warrant. */
  show(warrant: string, service: string, method: string, params: object): Promise<string>;
  isLocked(): unknown;
  close(): Promise<void>;
}

const DOOR = { target: { name: 'Front Door' } };
let file: string;
let folder: string;
beforeAll(async () => {
  file = await bundle(new URL('../running/agents-child.ts', import.meta.url).pathname);
  folder = mkdtempSync(join(tmpdir(), 'hearth-agents-doors-'));
  writeFileSync(join(folder, 'garden.mjs'), MODULE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(users: readonly object[], data: string): Promise<World> {
  const hub = await startFamily({ config: { bus: { users } } });
  const broker = users.length === 0 ? hub.brokerUrl : hub.brokerUrl.replace('://', '://garden:secret@');
  const child = new Child(file, [JSON.stringify({ files: ['garden.mjs'], broker, cwd: folder, data })]);
  const bus = await mqtt.connectAsync(broker, { clientId: 'overhearing', protocolVersion: 4 });
  const [warrants, answers] = [[] as string[], new Map<string, { error?: { data: { code: string } } }>()];
  bus.on('message', (topic, payload) => {
    const said = JSON.parse(String(payload));
    if (topic.endsWith('/start')) warrants.push(said.params.warrant);
    else answers.set(said.id, said);
  });
  await bus.subscribeAsync(['hearth/v1/svc/agents/garden/call/start', 'hearth/v1/reply/overhearing/+'], {
    qos: 1,
  });
  const scopes = ['speak', 'read', 'act'];
  const as = (person: string, role: string) =>
    hub.caller({ person, role, scopes, name: `${person}’s phone` });
  const callers = {
    owner: hub.owner_,
    adult: await as('sam', 'adult'),
    child: await as('mia', 'child'),
    guest: await as('gran', 'guest'),
  };
  await until(() => hub.doorway.agents().some(({ name }) => name === 'doer'), 'the host is known');
  let count = 0;
  return {
    ...{ hub, bus, warrants, callers },
    async run(caller, service, method, params) {
      const what = JSON.stringify({ service, method, params });
      const started = await caller.post('/v1/agents/doer', { what });
      if (started.status >= 400) return String(started.body.code);
      const view = await until(async () => {
        const { body } = await caller.get(`/v1/turns/${started.body.turn}`);
        return (body as TurnView).endedAt !== null && (body as TurnView);
      }, 'the turn has ended');
      return view.reply ?? view.status;
    },
    async show(warrant, service, method, params) {
      count += 1;
      const id = `shown-${count}`;
      const reply_to = `hearth/v1/reply/overhearing/${id}`;
      const call = { jsonrpc: '2.0', id, method, params, reply_to, warrant };
      await bus.publishAsync(`hearth/v1/svc/${service}/main/call/${method}`, JSON.stringify(call), {
        qos: 1,
      });
      const answer = await until(() => answers.get(id), 'it is answered');
      return answer.error === undefined ? JSON.stringify(answer) : answer.error.data.code;
    },
    isLocked: () => hub.doorway.devices().find(({ id }) => id === 'lock.front_door')?.report?.state['locked'],
    async close() {
      await bus.endAsync(true);
      await child.kill();
      await hub.stop();
    },
  };
}

describe('X16 a host of agents on a broker without accounts', () => {
  let world: World;
  beforeAll(async () => {
    world = await open([], 'open');
  });
  afterAll(() => world?.close());

  it('unlocks nothing, whoever started it', async () => {
    for (const caller of [world.callers.owner, world.callers.adult])
      expect(await world.run(caller, 'lock', 'unlock', DOOR)).toMatch(/not-permitted/);
    expect(world.isLocked()).toBe(true);
  });

  it('does what anybody may, and sees what is nobody’s', async () => {
    expect(await world.run(world.callers.adult, 'lock', 'lock', DOOR)).toMatch(/Answered ok/);
    expect(await world.run(world.callers.adult, 'reminders', 'list', {})).toMatch(/not-permitted/);
  });

  it('carries a warrant that opens nothing to whoever overheard it', async () => {
    const warrant = world.warrants.at(-1) ?? '';
    expect(JSON.parse(Buffer.from(warrant.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
      warrant: true,
      speaker: null,
    });
    expect(await world.show(warrant, 'lock', 'unlock', DOOR)).toBe('not-permitted');
    expect(await world.show(warrant, 'reminders', 'list', {})).toBe('not-permitted');
    expect(await world.show(warrant, 'schedule', 'happened', { id: 'sch_x' })).toBe('not-permitted');
    expect(world.isLocked()).toBe(true);
  });
});

describe('X16 a host of agents on a broker with accounts', () => {
  let world: World;
  beforeAll(async () => {
    const password = ACCOUNTS[0]?.password;
    world = await open([...ACCOUNTS, { name: 'garden', password, service: 'agents' }], 'known');
  });
  afterAll(() => world?.close());

  it('unlocks nothing for a guest and a child, who may not start it, nor for an adult and an owner without a yes', async () => {
    const { owner, adult, child, guest } = world.callers;
    for (const caller of [child, guest])
      expect(await world.run(caller, 'lock', 'unlock', DOOR)).toBe('not-permitted');
    expect(world.warrants).toEqual([]);
    // A host cannot put the question of the hub: the agent is told, and may say so.
    for (const caller of [owner, adult])
      expect(await world.run(caller, 'lock', 'unlock', DOOR)).toMatch(/confirmation-needed/);
    expect(world.isLocked()).toBe(true);
  });

  it('sets and reads what its adult may, in the adult’s name, and not what is another’s', async () => {
    const at = '2099-05-01T18:00:00Z';
    await world.callers.owner.call('reminders', 'create', { text: 'the surprise', at });
    expect(
      await world.run(world.callers.adult, 'reminders', 'create', { text: 'water the roses', at }),
    ).toMatch(/Answered ok/);
    const own = await world.callers.adult.get('/v1/reminders');
    expect(JSON.stringify(own.body)).toContain('water the roses');
    const seen = await world.run(world.callers.adult, 'reminders', 'list', {});
    expect(seen).toContain('water the roses');
    expect(seen).not.toContain('surprise');
    expect(await world.run(world.callers.adult, 'reminders', 'cancel', { query: 'surprise' })).not.toMatch(
      /Answered ok/,
    );
    expect(JSON.stringify((await world.callers.owner.get('/v1/reminders')).body)).toContain('the surprise');
    const { audit } = (await world.callers.owner.get('/v1/audit?person=sam')).body;
    expect(audit).toContainEqual(
      expect.objectContaining({
        what: 'reminders.create',
        outcome: 'allowed',
        role: 'adult',
        proof: 'token',
      }),
    );
  });

  it('is nobody with a warrant in which one character is another', async () => {
    await world.run(world.callers.adult, 'reminders', 'list', {});
    const warrant = world.warrants.at(-1) ?? '';
    expect(await world.show(warrant, 'reminders', 'list', {})).toContain('water the roses');
    for (const at of [0, 10, 60, warrant.indexOf('.') - 1, warrant.length - 1]) {
      const other = `${warrant.slice(0, at)}${warrant[at] === 'A' ? 'B' : 'A'}${warrant.slice(at + 1)}`;
      expect(await world.show(other, 'reminders', 'list', {}), `at ${at}`).toBe('not-permitted');
    }
  });

  it('is nobody any more when the token of its adult is revoked', async () => {
    const warrant = world.warrants.at(-1) ?? '';
    expect(await world.show(warrant, 'reminders', 'list', {})).toContain('water the roses');
    await world.callers.owner.delete(`/v1/tokens/${encodeURIComponent('sam’s phone')}`);
    expect(await world.show(warrant, 'reminders', 'list', {})).toBe('not-permitted');
    expect(await world.show(warrant, 'lock', 'unlock', DOOR)).toBe('not-permitted');
  });
});
