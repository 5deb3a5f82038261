import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../../devices/simulated/index.ts';
import { type Cell, COLUMNS, type Column, TABLE } from '../../../src/access/index.ts';
import type { Json, JsonObject } from '../../../src/base/index.ts';
import { manifestOf } from '../../../src/bus/index.ts';
import { SERVICES } from '../../../src/catalogue.ts';
import { PERMISSIONS, type Permission } from '../../../src/domain/index.ts';
import { isDeep } from '../../flow/deep.ts';
import { Browser } from '../../kit/browser.ts';
import { exampleOf } from '../../kit/example.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { until } from '../../kit/hub.ts';
import { OTHER_THINGS } from '../../kit/things/other-things.ts';

/** Methods whose row the arguments decide: what they are when they are called for everything in the simulated home. */
const BY_ARGUMENTS: Readonly<Record<string, Permission>> = {
  'cover.open': 'open',
  'cover.set_position': 'open',
  'cover.close': 'secure',
  'email.send': 'mail',
  'climate.set_temperature': 'comfort',
  'scene.activate': 'comfort',
  'schedule.create': 'orders',
};

/** One of several arguments that no schema tells apart, and of a fault one thing alone: with all of them silent each later call would wait for what it is to see. */
const GIVEN: Readonly<Record<string, JsonObject>> = {
  'cover.set_position': { position: 1 },
  'simulated.break': { target: { name: 'Porch Light' } },
};

const METHODS = SERVICES.flatMap((definition) => {
  const { methods } = manifestOf(definition, 'main');
  return Object.entries(methods).map(([method, { access, params }]) => ({
    service: definition.name,
    method,
    permission: BY_ARGUMENTS[`${definition.name}.${method}`] ?? access,
    params: { ...(exampleOf(params as Json) as JsonObject), ...GIVEN[`${definition.name}.${method}`] },
  }));
});

/** Who may do nearly all of it, so that every call is worked off: over HTTP they are tried with as much as at the page. */
const MOST: readonly Column[] = ['owner', 'adult'];

/**
 * What a role is tried with at the page, which asks where the HTTP door asks: the first method of each row of the table, and of the others
 * every third, another third for each role. `npm run test:deep -- --runs` tries all.
 */
function someOf(column: Column): typeof METHODS {
  if (isDeep) return METHODS;
  const rows = new Set<string | undefined>();
  return METHODS.filter(({ permission }, at) => {
    const isFirst = !rows.has(permission);
    rows.add(permission);
    return isFirst || at % 3 === COLUMNS.indexOf(column) % 3;
  });
}

interface TestDevice {
  readonly id: string;
  readonly kind: string;
  readonly capabilities: { readonly class?: string };
}

let hub: FamilyHub;
let callers: Record<Column, Caller>;
let bus: MqttClient;
const answers = new Map<string, { result?: unknown; error?: { data?: { code?: string } } }>();

beforeAll(async () => {
  hub = await startFamily({
    simulatedHome: [...DEFAULT_HOME, ...OTHER_THINGS],
    config: {
      scene: {
        scenes: [{ name: 'anything', set: [{ target: { name: 'Porch Light' }, state: { on: true } }] }],
      },
      light: { seenWithinMs: 100 },
      button: { seenWithinMs: 100 },
    },
  });
  const scopes = ['speak', 'read', 'act'];
  callers = {
    owner: hub.owner_,
    adult: await hub.caller({ person: 'sam', role: 'adult', scopes }),
    child: await hub.caller({ person: 'mia', role: 'child', scopes }),
    guest: await hub.caller({ person: 'gran', role: 'guest', scopes }),
    unknown: await hub.caller({ role: 'device', scopes }),
  };
  bus = await mqtt.connectAsync(hub.brokerUrl, { clientId: 'stranger', protocolVersion: 4 });
  bus.on('message', (topic, payload) =>
    answers.set(topic.split('/').at(-1) ?? '', JSON.parse(String(payload)) as never),
  );
  await bus.subscribeAsync('hearth/v1/reply/stranger/+', { qos: 1 });
});
afterAll(async () => {
  await bus?.endAsync(true);
  await hub?.stop();
});

/** What a cell of the table promises of a call that is otherwise in order. */
function holds(cell: Cell, code: string | undefined): boolean {
  switch (cell) {
    case 'yes':
      return code !== 'not-permitted';
    case 'confirm':
      return code === 'confirmation-needed';
    case 'limited':
      return true;
    case 'no':
      return code === 'not-permitted';
  }
}

describe('X16 methods, by every role, through every door', () => {
  it('has a row in the table, and every row has a method or a route', () => {
    for (const { service, method, permission } of METHODS)
      expect(Object.keys(PERMISSIONS), `${service}.${method}`).toContain(permission);
    const used = new Set(METHODS.map(({ permission }) => permission));
    const byRoutes: readonly Permission[] = ['others', 'foreign'];
    expect(Object.keys(PERMISSIONS).filter((one) => !used.has(one as Permission))).toEqual(byRoutes);
  });

  for (const column of COLUMNS)
    it(`over HTTP ${column} may do what the table says, and nothing else`, async () => {
      const tried = MOST.includes(column) ? someOf(column) : METHODS;
      for (const { service, method, permission, params } of tried) {
        const { status, body } = await callers[column].call(service, method, params);
        const cell = TABLE[permission as Permission][column];
        const told = `${column} ${service}.${method} (${permission}: ${cell}) was answered ${status} ${body.code ?? ''}`;
        expect(holds(cell, body.code), told).toBe(true);
      }
    });

  for (const column of COLUMNS)
    it(`at the page ${column} may do what the table says, and nothing else`, async () => {
      const browser = new Browser(hub.url);
      expect((await browser.signIn({ token: callers[column].secret })).status).toBe(201);
      const { devices } = (await callers.owner.get('/v1/devices')).body as { devices: TestDevice[] };
      for (const { service, method, permission, params } of someOf(column)) {
        const cell = TABLE[permission as Permission][column];
        const called = await browser.post(`/v1/services/${service}/${method}`, params);
        const told = `${column} ${service}.${method} (${permission}: ${cell}) was answered ${called.status}`;
        expect(holds(cell, called.body.code), told).toBe(true);
        const device = devices.find(({ kind, capabilities }) =>
          kind === 'cover' ? capabilities.class === 'garage' : kind === service,
        );
        if (device === undefined || service !== device.kind) continue;
        const { target: _, ...rest } = params as Record<string, Json>;
        const tapped = await browser.post(`/v1/devices/${device.id}/${method}`, rest);
        const words = `${column} taps ${device.id} ${method} (${permission}: ${cell}): ${tapped.status} ${tapped.body.code}`;
        expect(holds(cell, tapped.body.code), words).toBe(true);
      }
    });

  for (const column of COLUMNS)
    it(`as actions of a started group ${column} may do no more`, async () => {
      for (const { service, method, permission, params } of METHODS) {
        if (permission !== 'open' && permission !== 'internal' && permission !== 'names') continue;
        const actions = [{ service, method, args: params, required: false }];
        const started = await callers[column].post('/v1/agents/group', { actions }, { prefer: 'wait=10' });
        if (TABLE.orders[column] === 'no' || TABLE.orders[column] === 'limited') {
          expect(started.status, `${column} starts a group`).toBe(403);
          continue;
        }
        const action = started.body.groups?.[0]?.actions[0];
        const code = action?.error?.code as string | undefined;
        const cell = TABLE[permission][column];
        expect(holds(cell, code), `${column} ${service}.${method}: ${JSON.stringify(action)}`).toBe(true);
        for (const { id } of started.body.waits ?? [])
          await callers[column].post(`/v1/waits/${id}`, { value: 'no' });
      }
    });

  it('on the bus a program that nobody vouches for may do what the table gives nobody known, whatever it says it is', async () => {
    let count = 0;
    for (const { service, method, permission, params } of METHODS) {
      count += 1;
      const id = `c${count}`;
      const speaker = { person: 'alex', role: 'owner', proof: 'terminal', via: 'terminal' };
      const call = {
        jsonrpc: '2.0',
        id,
        method,
        params,
        reply_to: `hearth/v1/reply/stranger/${id}`,
        caller: { kind: 'person', id: 'alex', role: 'owner', speaker },
      };
      await bus.publishAsync(`hearth/v1/svc/${service}/main/call/${method}`, JSON.stringify(call), {
        qos: 1,
      });
      const answer = await until(() => answers.get(id), `${service}.${method} is answered`);
      const cell = TABLE[permission as Permission].unknown;
      const code = answer.error?.data?.code;
      expect(holds(cell, code), `${service}.${method} (${permission}: ${cell}) was answered ${code}`).toBe(
        true,
      );
    }
  });
});
