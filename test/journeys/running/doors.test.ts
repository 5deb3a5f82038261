import fc from 'fast-check';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Json, JsonObject } from '../../../src/base/index.ts';
import type { Manifest } from '../../../src/domain/index.ts';
import { runs } from '../../flow/deep.ts';
import { type LampHouse, openLampHouse } from '../../kit/house.ts';
import { OWNER_TOKEN, startTestHub, until } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { startEmbeddedBroker } from '../../kit/servers/broker.ts';
import { Lamp } from '../../kit/things/lamp.ts';

/**
 * Bad input at every door of the real hub: it is told what is wrong and where, nothing is done, and the hub lives on. Each
 * test ends with the lamp, the mails, the diary and the devices as they were.
 */
const ROOT = 'hearth/v1';
const DEEP = 5_000;
const deep = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;

let house: LampHouse;
let log: LogBook;
let client: MqttClient;
let before: unknown;
/** What the tests' own client heard, by topic. */
const heard: { readonly topic: string; readonly text: string }[] = [];

beforeAll(async () => {
  log = new LogBook();
  house = await openLampHouse({ log });
  client = await mqtt.connectAsync(house.hub.brokerUrl, { clientId: 'stranger', protocolVersion: 4 });
  client.on('message', (topic, payload) => heard.push({ topic, text: String(payload) }));
  await client.subscribeAsync(
    ['reply/#', 'channel/#', 'home/command/#', 'hub/#'].map((path) => `${ROOT}/${path}`),
    { qos: 1 },
  );
  before = await state();
});
afterEach(async () => {
  expect((await house.http.ask('/healthz')).status).toBe(200);
  expect((await house.http.ask('/readyz')).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(({} as { admin?: unknown }).admin).toBeUndefined();
});
afterAll(async () => {
  await client.endAsync(true);
  await house.close();
});

/** Everything that bad input could have changed. */
async function state(): Promise<unknown> {
  const { http, lamp, mail, hub } = house;
  const turns = await http.get<{ turns: { groups: unknown[] }[] }>('/v1/turns');
  return {
    lamp: [lamp.commands.length, lamp.on],
    mails: mail.mails.length,
    mailbox: await http.get('/v1/mailbox'),
    reminders: await http.get('/v1/reminders'),
    schedules: await http.get('/v1/schedules'),
    events: await http.get('/v1/calendar'),
    devices: hub.doorway.devices().map(({ id }) => id),
    services: hub.doorway.services().map(({ service, online }) => [service, online]),
    done: turns.turns.filter(({ groups }) => groups.length > 0).length,
  };
}

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as Problem;
  expect(problem.status).toBe(response.status);
  expect(problem.detail).toMatch(/\S/);
  return problem;
}

describe('H31 bad input over HTTP', () => {
  const post = (path: string, body: string | Buffer) =>
    house.http.ask(path, { method: 'POST', body: body as string });

  it.each<[string, string, string | Buffer, number, string | undefined]>([
    ['text that is a number', '/v1/messages', '{"text":5}', 422, '/text'],
    ['text that says nothing', '/v1/messages', '{"text":" \\n "}', 422, '/text'],
    ['half a character', '/v1/messages', '{"text":"turn off \\ud800"}', 422, '/text'],
    [
      'a key nobody knows',
      '/v1/messages',
      '{"text":"turn off the garage lamp","really":true}',
      422,
      '/really',
    ],
    [
      'a person of another house',
      '/v1/messages',
      '{"text":"turn off the garage lamp","person":"mallory"}',
      422,
      '/person',
    ],
    [
      'prototype keys',
      '/v1/messages',
      '{"text":"turn off the garage lamp","__proto__":{"admin":1}}',
      400,
      undefined,
    ],
    ['deep nesting', '/v1/messages', `{"text":"turn off the garage lamp","a":${deep}}`, 400, undefined],
    [
      'Latin-1',
      '/v1/messages',
      Buffer.from('{"text":"turn off the garage lamp é"}', 'latin1'),
      400,
      undefined,
    ],
    ['UTF-16', '/v1/messages', Buffer.from('{"text":"turn off the garage lamp"}', 'utf16le'), 400, undefined],
    ['100,000 letters', '/v1/messages', JSON.stringify({ text: 'off '.repeat(25_000) }), 413, undefined],
    ['a service that is none', '/v1/services/lihgt/turn_off', '{}', 503, undefined],
    ['a method that is none', '/v1/services/light/turn_of', '{}', 404, undefined],
    ['a method of Object', '/v1/services/light/constructor', '{}', 404, undefined],
    ['a path that climbs', '/v1/services/..%2F..%2Fhub/turn_off', '{}', 422, '/params/service'],
    ['no target', '/v1/services/light/turn_off', '{}', 422, '/target'],
    [
      'a target of a thousand lamps',
      '/v1/services/light/turn_off',
      JSON.stringify({ target: Array(1000).fill({ all: true }) }),
      422,
      '/target',
    ],
    ['an exception in an exception, 31 deep', '/v1/services/light/turn_off', nested(31), 400, undefined],
    [
      'an instant of no calendar',
      '/v1/services/reminders/create',
      '{"text":"x","at":"2027-02-30T10:00:00Z"}',
      422,
      '/at',
    ],
    [
      'a rule that never ends',
      '/v1/services/reminders/create',
      '{"text":"x","rrule":"FREQ=SECONDLY;BYSETPOS=-1"}',
      422,
      undefined,
    ],
    [
      'a mail with a second header',
      '/v1/services/email/send',
      '{"to":["alex@example.com\\r\\nBcc: m@example.com"],"body":"x"}',
      422,
      '/to/0',
    ],
    ['an answer to no question', '/v1/waits/wait_none', '{"value":"yes"}', 404, undefined],
    ['a process that is none', '/v1/processes/none/kill', '{}', 404, undefined],
  ])('%s is refused and does nothing', async (_what, path, body, status, at) => {
    const problem = await problemOf(await post(path, body));
    expect([problem.status, problem.detail]).toEqual([status, expect.any(String)]);
    if (at !== undefined) expect(problem.errors?.map((fault) => fault.path)).toContain(at);
  });

  it('for all parameters of all methods: a typed refusal or a look, never a deed and never a 500', async () => {
    const { services } = await house.http.get<{ services: Manifest[] }>('/v1/services');
    const methods = services.flatMap((manifest) =>
      Object.entries(manifest.methods).map(([name, method]) => ({ service: manifest.service, name, method })),
    );
    const call = fc.constantFrom(...methods).chain(({ service, name, method }) => {
      const known = Object.keys((method.params['properties'] as JsonObject | undefined) ?? {});
      const key = fc.oneof(fc.constantFrom(...known, 'extra'), fc.string({ maxLength: 8 }));
      const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
      return fc.record({
        path: fc.constant(`/v1/services/${service}/${name}`),
        read: fc.constant(method.effect === 'read' || method.effect === 'pure'),
        params: fc.oneof(fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 }), value),
      });
    });
    await fc.assert(
      fc.asyncProperty(call, async ({ path, read, params }) => {
        const response = await post(path, JSON.stringify(params) ?? 'null');
        if (response.status < 300) {
          // An acknowledgement of nothing is no deed either, nor is how one wants to be told of things.
          const result = JSON.stringify(((await response.json()) as { result: unknown }).result);
          const isOwnWish = /\/notices\/(?:reach|speak_again|set_quiet_hours|keep_quiet)$/.test(path);
          const isNothing = result === '{"known":false}' || /"created":0|"rings":\[\]/.test(result);
          expect(read || isNothing || isOwnWish, `${path} ${result}`).toBe(true);
          return;
        }
        const problem = await problemOf(response);
        expect(problem.status, `${path} ${JSON.stringify(params)} ${problem.detail}`).not.toBe(500);
        if (problem.status === 422 && problem.errors !== undefined)
          for (const fault of problem.errors) expect(fault.path).toMatch(/^(\/|$)/);
      }),
      { numRuns: runs(50, 150) },
    );
  });
});

/** `{all: true, except: [{all: true, except: […]}]}`, to so many levels. */
function nested(levels: number): string {
  let target: JsonObject = { all: true };
  for (let level = 0; level < levels; level++) target = { all: true, except: [target] };
  return JSON.stringify({ target });
}

describe('H32 bad input over WebSocket', () => {
  it.each<[string, string | Buffer, string]>([
    ['no JSON', '{"uuid":"u","message":', 'parse-error'],
    ['a list', '[{"uuid":"u","message":"turn off the garage lamp"}]', 'invalid-request'],
    ['a frame of no kind', '{"uuid":"u","msg":"turn off the garage lamp"}', 'invalid-request'],
    [
      'bytes instead of text',
      Buffer.from('{"uuid":"u","message":"turn off the garage lamp"}'),
      'invalid-request',
    ],
    ['a talk without a name', '{"uuid":"","message":"turn off the garage lamp"}', 'invalid-params'],
    ['a message that is a number', '{"uuid":"u","message":5}', 'invalid-params'],
    [
      'prototype keys',
      '{"uuid":"u","message":"turn off the garage lamp","__proto__":{"admin":1}}',
      'parse-error',
    ],
    ['deep nesting', `{"uuid":"u","message":"turn off the garage lamp","a":${deep}}`, 'parse-error'],
    ['half a character', '{"uuid":"u","message":"\\udfff"}', 'invalid-params'],
  ])('%s gets an apology with the fault', async (_what, frame, code) => {
    const socket = await openSocket();
    try {
      const said = next(socket);
      socket.send(frame);
      expect(JSON.parse(await said)).toMatchObject({ error: { code } });
    } finally {
      socket.terminate();
    }
  });

  it('a frame of a megabyte ends its connection, and no other', async () => {
    const [loud, quiet] = [await openSocket(), await openSocket()];
    const closed = new Promise<number>((resolve) => loud.once('close', resolve));
    loud.on('error', () => {});
    loud.send(JSON.stringify({ uuid: 'u', message: 'x'.repeat(1_000_000) }));
    expect(await closed).toBe(1009);
    const said = next(quiet);
    quiet.send('{"wait":"none","value":1}');
    expect(JSON.parse(await said)).toMatchObject({ wait: 'none', accepted: false, because: 'unknown' });
    quiet.terminate();
  });

  async function openSocket(): Promise<WebSocket> {
    const socket = new WebSocket(`${house.hub.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${OWNER_TOKEN}` },
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return socket;
  }

  const next = (socket: WebSocket) =>
    new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
});

describe('H33 bad input as MQTT text', () => {
  it.each<[string, string | Buffer, string, string?]>([
    ['nothing at all', '', 'invalid-params', '/text'],
    ['half of a JSON object', '{"text": "turn off the garage lamp"', 'parse-error'],
    ['a key nobody knows', '{"text":"turn off the garage lamp","to":"all"}', 'invalid-params', '/to'],
    ['prototype keys', '{"text":"turn off the garage lamp","constructor":{}}', 'parse-error'],
    ['deep nesting', `{"text":"turn off the garage lamp","a":${deep}}`, 'parse-error'],
    ['UTF-16', Buffer.from('turn off the garage lamp', 'utf16le').subarray(0, 21), 'invalid-params', '/text'],
    [
      'broken UTF-8',
      Buffer.concat([Buffer.from('turn off the garage lamp '), Buffer.from([0xc3, 0x28])]),
      'parse-error',
    ],
    ['70,000 bytes', 'off '.repeat(17_500), 'too-large'],
    [
      'a stranger’s name',
      '{"text":"turn off the garage lamp","person":"mallory"}',
      'invalid-params',
      '/person',
    ],
  ])('%s is answered with the fault', async (_what, payload, code, at) => {
    const from = heard.length;
    await client.publishAsync(`${ROOT}/channel/kitchen/in`, payload, { qos: 1 });
    const out = await until(
      () => heard.slice(from).find(({ topic }) => topic === `${ROOT}/channel/kitchen/out`),
      'it is answered',
    );
    const answer = JSON.parse(out.text) as { error: { code: string; errors: { path: string }[] } };
    expect(answer).toMatchObject({ turn: null, type: 'answer', error: { code } });
    if (at !== undefined) expect(answer.error.errors.map(({ path }) => path)).toContain(at);
  });
});

describe('H04 bad calls over MQTT', () => {
  const call = (id: string, more: Record<string, unknown> = {}) => ({
    jsonrpc: '2.0',
    id,
    method: 'turn_off',
    params: { target: { name: 'Garage Lamp' } },
    reply_to: `${ROOT}/reply/stranger/${id}`,
    ...more,
  });
  const send = (payload: string | Buffer, method = 'turn_off') =>
    client.publishAsync(`${ROOT}/svc/light/main/call/${method}`, payload, { qos: 1 });
  const answerTo = (id: string) =>
    until(() => {
      const found = heard.find(({ topic }) => topic === `${ROOT}/reply/stranger/${id}`);
      return (
        found &&
        (JSON.parse(found.text) as {
          error: { code: number; data: { code: string; errors?: { path: string }[] } };
        })
      );
    }, `call ${id} is answered`);

  it.each<[string, string, (id: string) => string, number, string?]>([
    ['no JSON', 'broken', (id) => JSON.stringify(call(id)).slice(0, -1), -32700],
    ['another version', 'version', (id) => JSON.stringify(call(id, { jsonrpc: '1.0' })), -32600, '/jsonrpc'],
    [
      'another method than the topic’s',
      'method',
      (id) => JSON.stringify(call(id, { method: 'turn_on' })),
      -32600,
      '/method',
    ],
    [
      'wrong params',
      'params',
      (id) => JSON.stringify(call(id, { params: { target: { nam: 'x' } } })),
      -32602,
      '/target',
    ],
    ['params that are a list', 'list', (id) => JSON.stringify(call(id, { params: [1] })), -32602],
    [
      'a time-out of a day',
      'timeout',
      (id) => JSON.stringify(call(id, { timeout_ms: 86_400_000 })),
      -32600,
      '/timeout_ms',
    ],
    ['a deadline that has passed', 'late', (id) => JSON.stringify(call(id, { deadline: 1 })), -32001],
    [
      'a caller of no kind',
      'caller',
      (id) => JSON.stringify(call(id, { caller: { kind: 'god', id: 'x' } })),
      -32600,
      '/caller/kind',
    ],
    [
      'prototype keys',
      'proto',
      (id) => JSON.stringify(call(id)).replace('"params":{', '"params":{"__proto__":{"admin":1},'),
      -32700,
    ],
    [
      'deep nesting',
      'deep',
      (id) => JSON.stringify(call(id)).replace('"params":{', `"params":{"a":${deep},`),
      -32700,
    ],
    [
      '200,000 bytes',
      'huge',
      (id) => JSON.stringify(call(id, { params: { x: 'x'.repeat(200_000) } })),
      -32600,
    ],
  ])('%s is answered with its error', async (_what, id, payload, code, at) => {
    await send(payload(id));
    const { error } = await answerTo(id);
    expect(error.code).toBe(code);
    if (at !== undefined)
      expect(error.data.errors?.map(({ path }) => path)).toContainEqual(expect.stringContaining(at));
  });

  it.each([
    `${ROOT}/home/command/ha-light`,
    `${ROOT}/svc/light/main/call/turn_off`,
    `${ROOT}/hub/key`,
    'homeassistant/light/x/config',
    `${ROOT}/reply/stranger`,
    `${ROOT}/reply/+/1`,
    'lamp/garage_lamp/set',
  ])('an answer is never sent to %s, and nothing is done', async (topic) => {
    const from = heard.length;
    await send(JSON.stringify(call('reflect', { reply_to: topic, params: {} })));
    await send(JSON.stringify(call('reflect', { reply_to: topic })));
    // The service takes calls in their order: once this one is answered, those before it have been dealt with.
    const marker = `marker-${from}-${topic.length}`;
    await send(JSON.stringify(call(marker, { params: {} })));
    await answerTo(marker);
    const others = heard.slice(from).filter((message) => !message.topic.endsWith(marker));
    expect(others).toEqual([]);
  });

  it('for all payloads: the light service lives, and answers the next call', async () => {
    const noise = fc.oneof(
      fc.json(),
      fc.string(),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.jsonValue().map((params) => JSON.stringify(call('noise', { params: params as never }))),
      fc
        .record({ id: fc.jsonValue(), reply_to: fc.jsonValue(), method: fc.jsonValue() })
        .map((odd) => JSON.stringify(call('odd', odd))),
    );
    await fc.assert(
      fc.asyncProperty(noise, async (payload) => {
        await send(payload);
      }),
      { numRuns: runs(40, 100) },
    );
    await send(JSON.stringify(call('after', { params: {} })));
    expect((await answerTo('after')).error.code).toBe(-32602);
  });

  it('a call that waits retained on a foreign broker is dropped when the hub comes', async () => {
    const broker = await startEmbeddedBroker();
    const sender = await mqtt.connectAsync(broker.url, { clientId: 'sender', protocolVersion: 4 });
    const lamp = new Lamp({ url: broker.url, id: 'hall', name: 'Hall Lamp', area: 'Hall' });
    try {
      await lamp.ready();
      const stored = {
        ...call('stored', { reply_to: `${ROOT}/reply/sender/stored` }),
        params: { target: { name: 'Hall Lamp' } },
      };
      const retain = { qos: 1 as const, retain: true };
      await sender.publishAsync(`${ROOT}/svc/light/main/call/turn_off`, JSON.stringify(stored), retain);
      await sender.publishAsync(`${ROOT}/channel/kitchen/in`, 'turn off the hall lamp', retain);
      const book = new LogBook();
      const hub = await startTestHub({
        config: { bus: { url: broker.url }, devices: { simulated: false } },
        log: book,
      });
      try {
        await until(
          () => hub.doorway.devices().find(({ name, report }) => name === 'Hall Lamp' && report),
          'the lamp is known',
        );
        const dropped = [
          'dropped a call that was retained',
          'dropped a retained message: nobody may be speaking now',
        ];
        await until(
          () => dropped.every((message) => book.lines.some((line) => line.message === message)),
          'both are dropped',
        );
        expect(hub.doorway.turns()).toEqual([]);
        expect(lamp.commands).toEqual([]);
      } finally {
        await hub.stop();
      }
    } finally {
      await lamp.close();
      await sender.endAsync(true);
      await broker.stop();
    }
  });
});

describe('H12 bad announcements of devices', () => {
  const good = {
    name: 'Evil',
    unique_id: 'evil',
    schema: 'json',
    state_topic: 'evil/state',
    command_topic: 'evil/set',
  };
  const with_ = (more: Record<string, unknown>) => JSON.stringify({ ...good, ...more });

  it.each<[string, string | Buffer, RegExp]>([
    ['no JSON', '{"name":', /JSON|Expected|Unexpected/],
    ['a list', '[]', /not a JSON object/],
    ['no topic to command it by', JSON.stringify({ name: 'Evil', schema: 'json' }), /command_topic/],
    ['a schema nobody speaks', with_({ schema: 'morse' }), /schema/],
    ['a name of a thousand letters', with_({ name: 'x'.repeat(1000) }), /name/],
    [
      'commands that would call a service',
      with_({ command_topic: `${ROOT}/svc/light/main/call/turn_off` }),
      /belongs to the hub/,
    ],
    ['a state that is everybody’s', with_({ state_topic: '#' }), /no topic of a device/],
    ['a state below $SYS', with_({ state_topic: '$SYS/broker' }), /no topic of a device/],
    [
      'the hub’s replies as its state',
      with_({ '~': `${ROOT}/reply`, state_topic: '~/hub' }),
      /belongs to the hub/,
    ],
    ['prototype keys', '{"name":"Evil","__proto__":{"admin":1}}', /not allowed/],
    ['deep nesting', `{"name":"Evil","device":${deep}}`, /nested deeper/],
    ['Latin-1', Buffer.from('{"name":"é', 'latin1'), /JSON|Expected|Unexpected|Unterminated/],
  ])('%s is refused with the reason, and no device comes of it', async (_what, payload, reason) => {
    const from = log.lines.length;
    await client.publishAsync('homeassistant/light/evil/config', payload, { qos: 1 });
    const line = await until(
      () => log.lines.slice(from).find(({ message }) => message === 'a discovery message was refused'),
      'it is refused',
    );
    expect(String(line.fields['reason'])).toMatch(reason);
    expect(line.fields['topic']).toBe('homeassistant/light/evil/config');
  });

  it('300,000 bytes are refused as more than the budget of a message, and no device comes of it', async () => {
    const payload = with_({ pad: 'x'.repeat(300_000) });
    await client.publishAsync('homeassistant/light/evil/config', payload, { qos: 1 });
    const isTold = ({ message, fields }: (typeof log.lines)[number]) =>
      message === 'a budget is used up' && fields['budget'] === 'discovery-payload';
    const line = await until(() => log.lines.find(isTold), 'it is refused');
    expect(line.fields['who']).toBe('homeassistant/light/evil/config');
    expect(String(line.fields['detail'])).toMatch(/bytes are more than the 262144/);
  });

  it('for all payloads no device appears, and the one that is there is not touched', async () => {
    const odd = fc.oneof(
      fc.json(),
      fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
      fc
        .record({
          schema: fc.constantFrom('json', 'default', 'x'),
          name: fc.jsonValue(),
          dev: fc.jsonValue(),
          availability: fc.jsonValue(),
        })
        .map((one) => JSON.stringify(one)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('light/odd', 'switch/odd', 'device/odd', 'light/a/b/c', 'light/ö'),
        odd,
        async (path, payload) => {
          await client.publishAsync(`homeassistant/${path}/config`, payload, { qos: 1 });
        },
      ),
      { numRuns: runs(40, 100) },
    );
    const from = log.lines.length;
    await client.publishAsync('homeassistant/light/last/config', '[]', { qos: 1 });
    await until(
      () => log.lines.slice(from).some(({ fields }) => String(fields['topic']).includes('last')),
      'all are read',
    );
  });
});

describe('H03 bad manifests', () => {
  it.each<[string, string]>([
    ['no JSON', '{"manifest":1'],
    [
      'a method with no name of ours',
      JSON.stringify({
        manifest: 1,
        service: 'bad',
        instance: 'main',
        title: 'x',
        version: '1',
        methods: { 'turn off': { description: 'x', params: {} } },
      }),
    ],
    [
      'another service’s name',
      JSON.stringify({
        manifest: 1,
        service: 'light',
        instance: 'main',
        title: 'x',
        version: '1',
        methods: {},
      }),
    ],
    ['deep nesting', `{"manifest":1,"a":${deep}}`],
    ['300,000 bytes', JSON.stringify({ manifest: 1, description: 'x'.repeat(300_000) })],
  ])('%s is refused, and no service comes of it', async (_what, payload) => {
    const from = log.lines.length;
    await client.publishAsync(`${ROOT}/svc/bad/main/manifest`, payload, { qos: 1 });
    await until(
      () => log.lines.slice(from).some(({ message }) => message === 'a manifest is refused'),
      'it is refused',
    );
  });
});
