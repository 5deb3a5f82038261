import { sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, HUB } from '../../src/access/index.ts';
import { type Clock, Lifetime, parseJson, silentLogger, systemClock } from '../../src/base/index.ts';
import {
  defineService,
  GrantIssuer,
  GrantVerifier,
  type MqttConnection,
  method,
  newGrantKey,
  ProcessSeal,
  ServiceCaller,
  ServiceDirectory,
  ServiceHost,
  splitSignature,
  statusWill,
  vouchBy,
  withSignature,
} from '../../src/bus/index.ts';
import type { CallOutcome, Speaker } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import { connect, eventually, startEmbeddedBroker } from '../kit/servers/broker.ts';

const object = fc
  .dictionary(
    fc.string({ maxLength: 8 }),
    fc.oneof(fc.string({ maxLength: 20 }), fc.integer(), fc.boolean()),
    {
      minKeys: 1,
      maxKeys: 5,
      noNullPrototype: true,
    },
  )
  .map((value) => JSON.stringify(value));

/** A text with one character put in the place of another, left out, or doubled. */
function damaged(text: string, at: number, by: string, how: 'other' | 'gone' | 'twice'): string {
  const place = at % text.length;
  const put = { other: by, gone: '', twice: `${text[place]}${text[place]}` }[how];
  return `${text.slice(0, place)}${put}${text.slice(place + 1)}`;
}

const damage = fc.record({
  at: fc.nat(),
  by: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  how: fc.constantFrom('other', 'gone', 'twice'),
});

describe('X16 the seal of a process', () => {
  const seal = new ProcessSeal();
  const TOPIC = 'hearth/v1/svc/light/main/call/turn_on';

  it('closes any object, which stays the same JSON with one field more', () => {
    fc.assert(
      fc.property(object, (text) => {
        const closed = seal.close(text, TOPIC);
        expect(seal.closed(closed, TOPIC)).toBe(true);
        const { seal: mac, ...rest } = JSON.parse(closed) as Record<string, unknown>;
        expect(mac).toMatch(/^[\w-]{22}$/);
        const { seal: _, ...said } = JSON.parse(text) as Record<string, unknown>;
        expect(rest).toEqual(said);
      }),
    );
  });

  it('is broken by any changed, missing or doubled character', () => {
    fc.assert(
      fc.property(object, damage, (text, { at, by, how }) => {
        const closed = seal.close(text, TOPIC);
        const other = damaged(closed, at, by, how);
        fc.pre(other !== closed);
        expect(seal.closed(other, TOPIC)).toBe(false);
      }),
      { numRuns: runs(500, 2000) },
    );
  });

  it('is broken by every other last character of its own', () => {
    const closed = seal.close('{"a":1}', TOPIC);
    for (const by of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= ') {
      const other = `${closed.slice(0, -3)}${by}"}`;
      expect(seal.closed(other, TOPIC), by).toBe(other === closed);
    }
  });

  it('holds on its own topic alone, so that what is overheard there is nothing elsewhere', () => {
    fc.assert(
      fc.property(object, fc.string(), fc.string(), (text, topic, other) => {
        fc.pre(topic !== other);
        const closed = seal.close(text, topic);
        expect(seal.closed(closed, topic)).toBe(true);
        expect(seal.closed(closed, other)).toBe(false);
      }),
    );
  });

  it('of another process is nothing, nor is one put around or behind another', () => {
    const other = new ProcessSeal();
    expect(seal.closed(other.close('{"a":1}', TOPIC), TOPIC)).toBe(false);
    expect(seal.closed(other.close(seal.close('{"a":1}', TOPIC), TOPIC), TOPIC)).toBe(false);
    expect(seal.closed(seal.close(other.close('{"a":1}', TOPIC), TOPIC), TOPIC)).toBe(true);
    expect(seal.closed(`${seal.close('{"a":1}', TOPIC)} `, TOPIC)).toBe(false);
  });

  it('is not on an empty object, which cannot be sealed, nor on what is too short to hold one', () => {
    for (const text of ['', '{}', '{"seal":""}', '"}', `{"seal":"${'A'.repeat(43)}"}`])
      expect(seal.closed(text, TOPIC), text).toBe(false);
    // A seal is a further field: of an object without one it makes no JSON, so that nobody reads it as anything.
    expect(parseJson(seal.close('{}', TOPIC)).ok).toBe(false);
  });
});

describe('X16 the signature of the hub', () => {
  const key = newGrantKey();
  const signed = (text: string) =>
    withSignature(text, sign(null, Buffer.from(text), key).toString('base64url'));

  it('comes off as it was put on, and the text is as it was signed', () => {
    fc.assert(
      fc.property(object, (text) => {
        const whole = signed(text);
        expect(typeof JSON.parse(whole)).toBe('object');
        const parts = splitSignature(whole);
        expect(parts?.text).toBe(text);
        expect(verify(null, Buffer.from(text), key, Buffer.from(parts?.signature ?? '', 'base64url'))).toBe(
          true,
        );
      }),
    );
  });

  it('is missing from an empty object and from whatever has none', () => {
    for (const text of ['', '{}', '{"a":1}', '{"signature":"x"}', `{"signature":"${'A'.repeat(86)}"}`])
      expect(splitSignature(text)).toBeUndefined();
  });

  it('is broken by any changed, missing or doubled character', async () => {
    const { verifier, sayer, close } = await keyed();
    const isSigned = (text: string) => {
      const parts = splitSignature(text);
      return parts !== undefined && verifier.signed(parts.text, parts.signature);
    };
    const whole = (text: string) => withSignature(text, sayer.sign(text));
    expect(isSigned(whole('{"a":1}'))).toBe(true);
    expect(isSigned(signed('{"a":1}'))).toBe(false);
    fc.assert(
      fc.property(object, damage, (text, { at, by, how }) => {
        const closed = whole(text);
        const other = damaged(closed, at, by, how);
        fc.pre(other !== closed);
        expect(isSigned(other)).toBe(false);
      }),
      { numRuns: runs(150, 500) },
    );
    const one = whole('{"a":1}');
    for (const by of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= ') {
      const other = `${one.slice(0, -3)}${by}"}`;
      expect(isSigned(other), by).toBe(other === one);
    }
    await close();
  });
});

describe('X16 a warrant', () => {
  const SAM: Speaker = { person: 'sam', role: 'adult', proof: 'token', via: 'phone' };

  it('is nothing with any changed character, of another hub, or when it is over', async () => {
    const clock = new ManualClock();
    const { verifier, sayer, close } = await keyed(clock);
    const warrant = sayer.warrant(SAM);
    expect(verifier.warranted(warrant)).toMatchObject({ speaker: SAM });
    fc.assert(
      fc.property(damage, ({ at, by, how }) => {
        const other = damaged(warrant, at, by, how);
        fc.pre(other !== warrant);
        expect(verifier.warranted(other)).toBeUndefined();
      }),
      { numRuns: runs(150, 500) },
    );
    const bus = { root: 'x' } as never;
    const stranger = new GrantIssuer({ privateKey: newGrantKey(), bus, clock, log: silentLogger });
    expect(verifier.warranted(stranger.warrant(SAM))).toBeUndefined();
    const grant = sayer.issue(
      { service: 'lock', method: 'unlock', params: {}, by: { kind: 'person', id: 'sam' } },
      { from: 'sam', role: 'adult' },
    );
    expect(verifier.warranted(grant)).toBeUndefined();
    clock.step(clock.now() + 30 * 24 * 3_600_000 - 1);
    expect(verifier.warranted(warrant)).toMatchObject({ speaker: SAM });
    clock.step(clock.now() + 1);
    expect(verifier.warranted(warrant)).toBeUndefined();
    await close();
  });
});

/** A hub's key and a service that trusts it, on a broker of their own. */
async function keyed(clock: Clock = systemClock) {
  const parts = new Lifetime();
  const broker = await startEmbeddedBroker();
  await parts.start({ name: 'broker', close: () => broker.stop() });
  const bus = await connect(broker.url);
  await parts.start({ name: 'bus', close: () => bus.close() });
  const store = new Store({ path: ':memory:' });
  const log = silentLogger;
  const sayer = new GrantIssuer({ privateKey: newGrantKey(), bus, clock, log });
  const verifier = new GrantVerifier({ store, bus, clock, log, publicKey: sayer.publicKey });
  return { verifier, sayer, close: () => parts.close() };
}

const heard: {
  readonly method: string;
  readonly asking: Asking;
  readonly by: string;
  readonly text: string;
}[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  heard.length = 0;
  for (const end of ends.splice(0).reverse()) await end();
});

const Words = z.strictObject({ text: z.string() });

/** A service that notes in whose name it is called. */
const listener = (name: string) =>
  defineService({
    name,
    title: name,
    description: 'Notes who calls',
    version: '1.0.0',
    access: 'use',
    open: () => ({ name }),
    methods: {
      note: method({
        description: 'Notes a text',
        params: Words,
        result: Words,
        effect: 'idempotent',
        run: ({ text }, self: { name: string }, { asking, by }) => {
          heard.push({ method: `${self.name}.note`, asking, by: by.id, text });
          return { text };
        },
      }),
    },
  });

const ALEX: Speaker = { person: 'alex', role: 'owner', proof: 'token', via: 'token of alex' };
const BY = { kind: 'person', id: 'alex', role: 'owner', speaker: ALEX } as const;

/** A hub with two services of its own process, one of another, and a stranger who hears all of it. */
async function world() {
  const keep = <T extends { close(): unknown }>(one: T): T => {
    ends.push(() => one.close());
    return one;
  };
  const broker = await startEmbeddedBroker();
  ends.push(() => broker.stop());
  const [log, clock] = [new LogBook(), systemClock];
  const bus = keep(await connect(broker.url, { clientId: 'hub-side', log }));
  const issuer = keep(new GrantIssuer({ privateKey: newGrantKey(), bus, clock, log }));
  await issuer.start();
  const seal = new ProcessSeal();
  const place = { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: -0.1 };
  for (const name of ['diary', 'notes', 'afar']) {
    const store = new Store({ path: ':memory:' });
    const own = keep(await connect(broker.url, { clientId: `service-${name}`, will: statusWill(name) }));
    const grants = new GrantVerifier({ store, bus: own, clock, log, publicKey: issuer.publicKey });
    const options = {
      definition: listener(name),
      bus: own,
      store,
      clock,
      log,
      place,
      people: () => [],
      grants,
    };
    const host = new ServiceHost({ ...options, ...(name === 'afar' ? {} : { seal }) });
    ends.push(() => host.close());
    await host.start();
  }
  const directory = keep(new ServiceDirectory({ bus, clock, log }));
  await directory.start();
  const vouch = vouchBy(
    seal,
    (text) => issuer.sign(text),
    ({ service }) => service !== 'afar' && service !== 'slow',
  );
  const caller = keep(new ServiceCaller({ bus, directory, clock, log, vouch }));
  await caller.start();
  const stranger = keep(await connect(broker.url, { clientId: 'stranger' }));
  const calls: { topic: string; text: string }[] = [];
  await stranger.subscribe('hearth/v1/svc/+/+/call/+', ({ topic, payload }) => {
    calls.push({ topic, text: payload.toString() });
  });
  const answers: { id: string | null; result?: object; error?: object }[] = [];
  await stranger.subscribe('hearth/v1/reply/stranger/+', ({ payload }) => {
    answers.push(JSON.parse(payload.toString()));
  });
  await until(
    () => ['diary', 'notes', 'afar'].every((name) => directory.find(name)?.online),
    'all are there',
  );
  const say = (service: string, text: string) =>
    caller.call({ service, method: 'note', params: { text }, by: BY });
  /** Publishes on a call's topic, and waits for the stranger's own answer. */
  const replay = async (service: string, text: string) => {
    const before = answers.length;
    await stranger.publish(`hearth/v1/svc/${service}/main/call/note`, text, { qos: 1 });
    await eventually(() => answers.length).toBe(before + 1);
  };
  return { say, replay, calls, stranger, log, directory, caller };
}

/** The stranger's own words after it, so that what came before has been heard. */
async function passed(stranger: MqttConnection, service: string): Promise<void> {
  const [reply_to, params] = ['hearth/v1/reply/stranger/mark', { text: 'mark' }];
  const mark = { jsonrpc: '2.0', id: `mark ${Math.random()}`, method: 'note', params, reply_to };
  const before = heard.filter(({ text }) => text === 'mark').length;
  await stranger.publish(`hearth/v1/svc/${service}/main/call/note`, mark, { qos: 1 });
  await eventually(() => heard.filter(({ text }) => text === 'mark').length).toBe(before + 1);
}

describe('X16 H42 a call that was overheard', () => {
  for (const service of ['diary', 'afar']) {
    it(`to ${service} is in the owner's name, and with another address or other params in nobody's`, async () => {
      const { say, replay, calls } = await world();
      expect(await say(service, 'one')).toEqual({ ok: true, result: { text: 'one' } });
      expect(heard).toEqual([{ method: `${service}.note`, asking: ALEX, by: 'alex', text: 'one' }]);
      const text = calls[0]?.text ?? '';
      expect(text).toMatch(service === 'diary' ? /"seal":"[\w-]{22}"}$/ : /"signature":"[\w-]{86}"}$/);
      const to = text.replace('reply/hub-side', 'reply/stranger');
      await replay(service, to.replace(/"idempotency_key":"[^"]*",/, ''));
      await replay(service, to.replace('"one"', '"two"').replace(/"id":"[^"]+"/, '"id":"2"'));
      expect(heard.slice(1).map(({ asking, by, text }) => [asking, by, text])).toEqual([
        [{ person: null, role: 'guest', proof: 'none', via: 'bus:stranger' }, 'bus:stranger', 'one'],
        [{ person: null, role: 'guest', proof: 'none', via: 'bus:stranger' }, 'bus:stranger', 'two'],
      ]);
    });

    it(`to ${service} opens nothing at another service that has a method of that name`, async () => {
      const { say, calls, stranger } = await world();
      await say(service, 'one');
      for (const other of ['notes', 'afar'].filter((one) => one !== service)) {
        await stranger.publish(`hearth/v1/svc/${other}/main/call/note`, calls[0]?.text ?? '', { qos: 1 });
        await passed(stranger, other);
      }
      const elsewhere = heard.filter((one) => one.method !== `${service}.note`);
      expect(elsewhere.filter(({ asking }) => asking === HUB || asking.person !== null)).toEqual([]);
    });

    it(`to ${service} and sent again as it is has no second effect`, async () => {
      const { say, calls, stranger } = await world();
      await say(service, 'one');
      await stranger.publish(calls[0]?.topic ?? '', calls[0]?.text ?? '', { qos: 1 });
      await passed(stranger, service);
      expect(heard.filter(({ text }) => text === 'one')).toHaveLength(1);
    });
  }
});

describe('X16 H42 a forged answer', () => {
  it('to a call to a service of the hub is ignored and told; the service’s own is believed', async () => {
    const { stranger, log, directory, caller } = await world();
    // Online and silent, so that the stranger is first: a service of the hub by its name.
    const manifest = {
      ...{ manifest: 1, service: 'mute', instance: 'main', title: 'Mute', version: '1' },
      methods: { note: { description: 'x', params: { type: 'object' }, effect: 'read' } },
    };
    await stranger.publish('hearth/v1/svc/mute/main/manifest', manifest, { qos: 1, retain: true });
    await stranger.publish('hearth/v1/svc/mute/main/status', 'online', { qos: 1, retain: true });
    await until(() => directory.find('mute')?.online, 'it is there');
    await stranger.subscribe('hearth/v1/svc/mute/main/call/note', ({ payload }) => {
      const { id, reply_to } = JSON.parse(payload.toString()) as { id: string; reply_to: string };
      const lie = { jsonrpc: '2.0', id, result: { text: 'lie' } };
      void stranger.publish(reply_to, lie, { qos: 1 });
      void stranger.publish(reply_to, new ProcessSeal().close(JSON.stringify(lie), reply_to), { qos: 1 });
      void stranger.publish(reply_to, {
        ...lie,
        id: null,
        result: null,
        error: { code: -32000, message: 'x' },
      });
    });
    const answer: CallOutcome = await caller.call({
      ...{ service: 'mute', method: 'note', params: { text: 'x' }, by: BY, timeoutMs: 300 },
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'expired' } });
    const told = log.lines.filter(
      ({ message }) => message === 'ignored an answer that is not the service’s own',
    );
    expect(told).toHaveLength(3);
  });
});
