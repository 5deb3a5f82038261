import { readFileSync } from 'node:fs';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/base/index.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { until } from '../../kit/hub.ts';

const ROOT = 'hearth/v1';

let hub: FamilyHub;
let owner: Caller;
let sam: Caller;
let mia: Caller;
let gran: Caller;
let visitor: Caller;
let foreign: MqttClient;
/** What the foreign services were called for: `service.method` and the params. */
const calls: { readonly what: string; readonly params: Json; readonly text: string }[] = [];
const called = (what: string) => calls.filter((one) => one.what === what);

beforeAll(async () => {
  hub = await startFamily({
    config: {
      home: { access: [{ for: ['gran'], what: ['foreign'], may: 'yes' }] },
      services: { elsewhere: ['lock'], risks: { 'coffee.descale': 'confirm', 'coffee.vend': 'restricted' } },
    },
  });
  const scopes = ['speak', 'read', 'act'];
  owner = hub.owner_;
  sam = await hub.caller({ person: 'sam', role: 'adult', scopes });
  mia = await hub.caller({ person: 'mia', role: 'child', scopes });
  gran = await hub.caller({ person: 'gran', role: 'guest', scopes });
  visitor = await hub.caller({ role: 'guest', scopes });
  foreign = await mqtt.connectAsync(hub.brokerUrl, { clientId: 'foreign', protocolVersion: 4 });
  foreign.on('message', (topic, payload) => {
    const [service, , , method] = topic.slice(`${ROOT}/svc/`.length).split('/');
    const { id, params, reply_to } = JSON.parse(String(payload));
    calls.push({ what: `${service}.${method}`, params, text: String(payload) });
    foreign.publish(reply_to, JSON.stringify({ jsonrpc: '2.0', id, result: { done: true } }), { qos: 1 });
  });
});
afterAll(async () => {
  await foreign?.endAsync(true);
  await hub?.stop();
});
beforeEach(() => {
  calls.length = 0;
});

const NOTHING = { type: 'object', properties: {}, additionalProperties: false };

/** Announces a service as a program of any make does, and answers what it is called for. */
async function announce(service: string, methods: JsonObject, more: JsonObject = {}): Promise<void> {
  const base = `${ROOT}/svc/${service}/main`;
  await foreign.subscribeAsync(`${base}/call/+`, { qos: 1 });
  const named = { manifest: 1, service, instance: 'main', title: service, version: '1' };
  const retained = { qos: 1, retain: true } as const;
  await foreign.publishAsync(`${base}/manifest`, JSON.stringify({ ...named, ...more, methods }), retained);
  await foreign.publishAsync(`${base}/status`, JSON.stringify({ state: 'online' }), retained);
  const names = Object.keys(methods);
  await until(
    () =>
      hub.doorway
        .services()
        .some((one) => one.service === service && one.online && names.every((name) => name in one.methods)),
    `${service} is known`,
  );
}

const method = (more: JsonObject = {}): JsonObject => ({ description: 'x', params: NOTHING, ...more });

describe('X16 A17 a call to a service of another program', () => {
  beforeAll(() =>
    announce('coffee', {
      brew: method({
        params: {
          type: 'object',
          properties: {
            cups: { type: 'integer', minimum: 1, maximum: 8 },
            kind: { type: 'string', enum: ['espresso', 'filter'] },
          },
          required: ['cups'],
          additionalProperties: false,
        },
      }),
      level: method({ effect: 'read' }),
      descale: method({ effect: 'idempotent' }),
      vend: method(),
      clean: method({ effect: 'idempotent', risk: 'confirm' }),
      lamp: method({ effect: 'idempotent', access: 'use' }),
      hidden: method({ effect: 'idempotent', access: 'internal' }),
    }),
  );

  for (const [title, name, params, status, told] of [
    ['of an unknown method', 'brwe', { cups: 1 }, 404, /Did you mean \\"brew\\"/],
    ['of a method that every object has', 'constructor', {}, 404, /no method/],
    ['with a number out of its bounds', 'brew', { cups: 9 }, 422, /\/cups.*<= 8/],
    ['with a number that is none', 'brew', { cups: 'two' }, 422, /\/cups.*integer/],
    ['with a value that is not on the list', 'brew', { cups: 1, kind: 'tea' }, 422, /\/kind/],
    ['without what it needs', 'brew', {}, 422, /cups/],
    ['with more than it takes', 'brew', { cups: 1, sugar: true }, 422, /\/sugar.*not a known field/],
    ['with no object', 'brew', [1], 422, /object/],
  ] as const)
    it(`${title} is refused by name, and never leaves`, async () => {
      const answer = await owner.call('coffee', name, params);
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(JSON.stringify(answer.body)).toMatch(told);
      expect(calls).toEqual([]);
    });

  it('that is in order goes out once, signed by the hub, in the caller’s name', async () => {
    expect((await sam.call('coffee', 'brew', { cups: 2 })).body.result).toEqual({ done: true });
    expect(calls).toMatchObject([{ what: 'coffee.brew', params: { cups: 2 } }]);
    const { text } = calls[0]!;
    expect(text).toMatch(/"signature":"[\w-]{86}"}$/);
    expect(JSON.parse(text)).toMatchObject({
      to: 'coffee/main',
      caller: { kind: 'person', id: 'sam', role: 'adult', speaker: { person: 'sam', role: 'adult' } },
    });
  });

  it('with an effect is for people of the house, and for a guest where home.access says so', async () => {
    for (const caller of [owner, sam, mia, gran])
      expect((await caller.call('coffee', 'brew', { cups: 1 })).status).toBe(200);
    expect(called('coffee.brew')).toHaveLength(4);
    const refused = await visitor.call('coffee', 'brew', { cups: 1 });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    const panel = await hub.caller({ role: 'device', scopes: ['speak', 'act'] });
    expect((await panel.call('coffee', 'brew', { cups: 1 })).status).toBe(403);
    expect(called('coffee.brew')).toHaveLength(4);
    expect((await visitor.call('coffee', 'level')).status, 'what only reads harms nobody').toBe(200);
    expect((await visitor.call('coffee', 'lamp')).status, 'in the row that it names').toBe(200);
    expect((await visitor.call('coffee', 'hidden')).status).toBe(403);
    expect((await sam.call('coffee', 'hidden')).status, 'only the hub’s own are internal').toBe(200);
  });

  it('asks first where it says so, and where the house says so; whoever is no grown-up is refused', async () => {
    for (const name of ['clean', 'descale', 'vend']) {
      for (const caller of [owner, sam])
        expect((await caller.call('coffee', name)).body, name).toMatchObject({ code: 'confirmation-needed' });
      for (const caller of [mia, gran, visitor])
        expect((await caller.call('coffee', name)).body, name).toMatchObject({ code: 'not-permitted' });
    }
    expect(calls).toEqual([]);
    const { body } = await sam.call('coffee', 'descale');
    const token = body.confirm?.token ?? body.data?.confirm?.token;
    expect((await mia.call('coffee', 'descale', {}, token)).status).toBe(403);
    expect((await sam.call('coffee', 'vend', {}, token)).body.code).toBe('confirmation-needed');
    expect(calls).toEqual([]);
    expect((await sam.call('coffee', 'descale', {}, token)).status).toBe(200);
    expect(calls.map(({ what }) => what)).toEqual(['coffee.descale']);
  });

  it('is told in the audit, allowed or refused, and what only reads is not', async () => {
    await gran.call('coffee', 'brew', { cups: 3 });
    await visitor.call('coffee', 'brew', { cups: 3 });
    await sam.call('coffee', 'level');
    const { audit } = (await owner.get('/v1/audit')).body;
    const lines = audit.filter(({ what }: { what: string }) => what.startsWith('coffee.'));
    const common = { what: 'coffee.brew', permission: 'foreign' };
    expect(lines).toContainEqual(expect.objectContaining({ ...common, person: 'gran', outcome: 'allowed' }));
    expect(lines).toContainEqual(
      expect.objectContaining({ ...common, person: null, role: 'guest', outcome: 'refused' }),
    );
    expect(lines.map(({ what }: { what: string }) => what)).not.toContain('coffee.level');
  });
});

describe('X16 what a manifest may do to the hub', () => {
  it('a pattern that takes for ever is not run, wherever it stands', async () => {
    const slow = { type: 'string', pattern: '^(a+)+$' };
    await announce('redos', {
      direct: method({ params: { type: 'object', properties: { text: slow } } }),
      deep: method({
        params: {
          type: 'object',
          properties: { text: { allOf: [{ $ref: '#/$defs/slow' }] }, pattern: { type: 'integer' } },
          patternProperties: { '^(a+)+$': { type: 'integer' } },
          propertyNames: slow,
          $defs: { slow },
        },
      }),
    });
    const text = `${'a'.repeat(5_000)}!`;
    // Who runs one of them never comes back.
    expect((await owner.call('redos', 'direct', { text })).status).toBe(200);
    expect((await owner.call('redos', 'deep', { text, [text.slice(0, 60)]: 'x' })).status).toBe(200);
    const named = await owner.call('redos', 'deep', { pattern: 'no number' });
    expect(named, 'a field may be called pattern').toMatchObject({ status: 422 });
  });

  it('references that double at each step cost no more than others', async () => {
    const $defs: Record<string, Json> = { s40: { type: 'integer' } };
    for (let n = 39; n >= 0; n -= 1) {
      const next = { $ref: `#/$defs/s${n + 1}` };
      $defs[`s${n}`] = { anyOf: [next, next] };
    }
    await announce('doubling', {
      defs: method({ params: { type: 'object', properties: { a: { $ref: '#/$defs/s0' } }, $defs } }),
      round: method({
        params: {
          oneOf: ['v', 'w', 'x', 'y', 'z'].map((name) => ({
            properties: { a: { $ref: '#' } },
            ...(name === 'v' ? {} : { required: [name] }),
          })),
        },
      }),
      plain: method({
        params: {
          type: 'object',
          properties: { a: { $ref: '#/$defs/small' } },
          $defs: { small: { type: 'integer' } },
        },
      }),
    });
    let nested: JsonObject = {};
    for (let n = 0; n < 27; n += 1) nested = { a: nested };
    // Who follows each of them, 2^40 or 5^27 ways, never comes back.
    expect((await owner.call('doubling', 'defs', { a: 'x' })).status).toBe(200);
    expect((await owner.call('doubling', 'round', nested)).status).toBe(200);
    expect((await owner.call('doubling', 'plain', { a: 'x' })).status).toBe(422);
  });

  it('a long list that must have no equal things in it is the service’s to judge', async () => {
    const list = { type: 'array', uniqueItems: true, items: { type: ['object', 'integer'] } };
    await announce('unique', { all: method({ params: { type: 'object', properties: { list } } }) });
    // Each would have to be compared with each. That nobody does it is seen by two that are equal.
    const things: Json = Array.from({ length: 6_000 }, (_, n) => ({ n: n % 5_999 }));
    expect((await owner.call('unique', 'all', { list: things })).status).toBe(200);
  });

  it('a schema that is none, or points elsewhere, judges nothing: the service does', async () => {
    await announce('broken', {
      type: method({ params: { type: 'nonsense' } }),
      bounds: method({ params: { type: 'object', properties: { a: { minimum: 'x' } } } }),
      remote: method({ params: { $ref: 'http://127.0.0.1:9/schema.json' } }),
      missing: method({ params: { $ref: '#/$defs/nowhere' } }),
      named: method({ params: { $id: 'hearth', $schema: 'http://json-schema.org/draft-04/schema#' } }),
    });
    for (const name of ['type', 'bounds', 'remote', 'missing', 'named'])
      expect((await owner.call('broken', name, { a: 1 })).status, name).toBe(200);
    expect(calls).toHaveLength(5);
    expect((await owner.say('turn on the porch light')).status).toBe('done');
  });
});

describe('X16 H09 a service that makes light of what it does', () => {
  it('is taken for as risky as the device that it says it opens', async () => {
    const does = (kinds: string[], state: string, more: JsonObject) =>
      method({ effect: 'idempotent', risk: 'none', access: 'use', operator: { kinds, state, ...more } });
    const takes = { param: 'wanted', key: 'locked' };
    await announce('helper', {
      free: does(['lock'], 'free', { gives: { locked: false } }),
      word: does(['light', 'lock'], 'unlocked', {}),
      either: does(['lock'], 'as wanted', { value: takes }),
      flood: does(['valve'], 'flowing', { gives: { open: true } }),
      shut: does(['lock'], 'locked', { gives: { locked: true } }),
    });
    for (const name of ['free', 'word', 'either', 'flood']) {
      expect((await visitor.call('helper', name)).body, name).toMatchObject({ code: 'not-permitted' });
      expect((await mia.call('helper', name)).body, name).toMatchObject({ code: 'not-permitted' });
      expect((await sam.call('helper', name)).body, name).toMatchObject({ code: 'confirmation-needed' });
    }
    expect(calls).toEqual([]);
    expect((await visitor.call('helper', 'shut')).status).toBe(200);
  });

  it('under the name of a built-in one stands in its row and asks as it does', async () => {
    const target = { type: 'object', properties: { target: { type: 'object' } } };
    await announce(
      'lock',
      {
        unlock: method({ params: target, risk: 'none', effect: 'read', access: 'use' }),
        lock: method({ params: target, risk: 'none', effect: 'idempotent' }),
        open_all: method({ risk: 'none', effect: 'idempotent', access: 'use' }),
      },
      { checks_grants: true },
    );
    const door = { target: { name: 'Front Door' } };
    for (const caller of [mia, gran, visitor])
      expect((await caller.call('lock', 'unlock', door)).body).toMatchObject({ code: 'not-permitted' });
    for (const caller of [owner, sam])
      expect((await caller.call('lock', 'unlock', door)).body).toMatchObject({
        code: 'confirmation-needed',
        confirm: { risk: 'restricted' },
      });
    expect(calls).toEqual([]);
    expect((await visitor.call('lock', 'lock', door)).status).toBe(200);
    expect(called('lock.lock')).toHaveLength(1);
    const { audit } = (await owner.get('/v1/audit?outcome=refused')).body;
    expect(audit).toContainEqual(
      expect.objectContaining({ what: 'lock.unlock', permission: 'open', person: 'gran' }),
    );
  });
});

describe('H02 H08 the service in another language that the guide writes out', () => {
  const guide = readFileSync('docs/guides/service.md', 'utf8').split('\n## In another language')[1]!;
  const [manifest] = [...guide.matchAll(/^```json\n([\s\S]*?)^```/gm)].map((fence) => fence[1]!);
  const base = `${ROOT}/svc/irrigation/garden`;
  const retained = { qos: 1, retain: true } as const;
  const stateOf = () => hub.doorway.services().find(({ service }) => service === 'irrigation');

  it('is called by a sentence while it says that it is online, and refused once it has gone', async () => {
    await foreign.subscribeAsync(`${base}/call/+`, { qos: 1 });
    await foreign.publishAsync(`${base}/manifest`, manifest!, retained);
    await until(() => stateOf() !== undefined, 'it is known');
    // One that has never said how it is counts as there.
    expect(stateOf()?.online).toBe(true);
    await foreign.publishAsync(`${base}/status`, JSON.stringify({ state: 'offline' }), retained);
    await until(() => stateOf()?.online === false, 'it is not there');
    await foreign.publishAsync(`${base}/status`, JSON.stringify({ state: 'online' }), retained);
    await until(() => stateOf()?.online, 'it is there');
    await owner.say('water the lawn for ten minutes');
    expect(called('irrigation.water').map(({ params }) => params)).toEqual([{ zone: 'lawn', minutes: 10 }]);
    await foreign.publishAsync(`${base}/status`, JSON.stringify({ state: 'offline' }), retained);
    await until(() => stateOf()?.online === false, 'it has gone');
    const gone = await owner.call('irrigation', 'water', { zone: 'lawn', minutes: 10 });
    expect(gone.body).toMatchObject({ code: 'target-offline' });
    expect(calls).toHaveLength(1);
  });

  it.each(['phrases', 'status', 'offline', 'last will'])('and it tells of: %s', (word) => {
    expect(guide).toContain(word);
  });
});
