import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Json, silentLogger } from '../../src/base/index.ts';
import {
  CHALLENGE_LIFE_MS,
  GRANT_LIFE_MS,
  GrantIssuer,
  GrantVerifier,
  hubKeyTopic,
  newGrantKey,
  ProcessSeal,
  type RiskyCall,
  ServiceCaller,
  vouchBy,
} from '../../src/bus/index.ts';
import type { CallerIdentity, Role } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { connect, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { startCounter, startHubSide, until } from '../kit/service.ts';

const alex: CallerIdentity = { kind: 'person', id: 'alex' };
const reset: RiskyCall = { service: 'counter', method: 'reset', params: { to: 3 }, by: alex };
const destroy: RiskyCall = { service: 'counter', method: 'destroy', params: {}, by: alex };
const yes = { from: 'alex', role: 'owner' } as const;

describe('H09 grants', () => {
  let broker: RunningBroker;
  let clock: ManualClock;
  let store: Store;
  let service: Awaited<ReturnType<typeof startCounter>>;
  let hub: Awaited<ReturnType<typeof startHubSide>>;

  const call = ({ service, method, params, by }: RiskyCall, grant?: string, idempotencyKey?: string) =>
    hub.caller.call({
      service,
      method,
      params,
      by,
      ...(grant === undefined ? {} : { grant }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  const refusal = (because: string) => ({
    ok: false,
    error: { code: 'confirmation-needed', message: expect.stringContaining(because) },
  });

  beforeAll(async () => {
    broker = await startEmbeddedBroker();
  });
  afterAll(() => broker.stop());
  beforeEach(async () => {
    clock = new ManualClock();
    store = new Store({ path: ':memory:' });
    hub = await startHubSide({ url: broker.url, clock });
    service = await startCounter({ url: broker.url, clock, store, start: 5 });
    await until(hub.directory, () => hub.directory.find('counter')?.online === true);
    await keyLearnt();
  });
  afterEach(async () => {
    await hub.close();
    await service.close();
    store.close();
  });
  /** The key is on its way when the verifier has started. */
  const keyLearnt = async () => {
    while (hubKeyOf(store) === undefined) await hub.bus.publish('hearth/v1/tick', '', { qos: 1 });
  };
  const hubKeyOf = (kept: Store) =>
    kept.prepare<[], { value: string }>("SELECT value FROM grant_keys WHERE name = 'hub'").get()?.value;

  it('H09 a risky call without a grant is answered with the question, and nothing is done', async () => {
    const outcome = await call(reset);
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        code: 'confirmation-needed',
        data: {
          confirm: {
            token: expect.any(String),
            question: 'Reset the counter from 5 to 3?',
            expires: clock.now() + CHALLENGE_LIFE_MS,
            risk: 'confirm',
          },
        },
      },
    });
    expect(await call(destroy)).toMatchObject({ error: { data: { confirm: { risk: 'restricted' } } } });
    expect(service.counter.done).toEqual([]);
  });

  it('H09 with a grant it is done, once', async () => {
    const grant = hub.issuer.issue(reset, yes);
    expect(await call(reset, grant)).toEqual({ ok: true, result: { value: 3 } });
    expect(await call(reset, grant)).toMatchObject(refusal('has been used'));
    expect(service.counter.done).toEqual(['reset']);
  });

  it('H09 the same call sent again with its grant is answered from memory', async () => {
    const grant = hub.issuer.issue(reset, yes);
    const first = await call(reset, grant, 'again');
    expect(await call(reset, grant, 'again')).toEqual(first);
    expect(await call(reset, grant, 'anew')).toMatchObject(refusal('has been used'));
    expect(service.counter.done).toEqual(['reset']);
  });

  it('H09 a used grant stays used across a restart of the service', async () => {
    const grant = hub.issuer.issue(reset, yes);
    await call(reset, grant);
    await service.close();
    await until(hub.directory, () => hub.directory.find('counter')?.online === false);
    service = await startCounter({ url: broker.url, clock, store });
    await until(hub.directory, () => hub.directory.find('counter')?.online === true);
    expect(await call(reset, grant)).toMatchObject(refusal('has been used'));
    expect(service.counter.done).toEqual([]);
  });

  it('H09 a grant ends after its life', async () => {
    const grant = hub.issuer.issue(reset, yes);
    const short = hub.issuer.issue(destroy, { ...yes, lifeMs: 1000 });
    clock.step(clock.now() + GRANT_LIFE_MS - 1);
    expect(await call(destroy, short)).toMatchObject(refusal('has expired'));
    clock.step(clock.now() + 1);
    expect(await call(reset, grant)).toMatchObject(refusal('has expired'));
    expect(service.counter.done).toEqual([]);
  });

  it('H09 what is restricted needs the yes of an owner or an adult, whoever calls', async () => {
    const roles: [Role, boolean][] = [
      ['child', false],
      ['guest', false],
      ['adult', true],
      ['owner', true],
    ];
    for (const [role, allowed] of roles) {
      const outcome = await call(destroy, hub.issuer.issue(destroy, { from: 'sam', role }));
      if (allowed) expect(outcome).toMatchObject({ ok: true });
      else expect(outcome).toMatchObject(refusal('an owner or an adult'));
    }
    const claims: RiskyCall = { ...destroy, by: { ...alex, role: 'owner' } };
    expect(await call(claims, hub.issuer.issue(claims, { from: 'sam', role: 'child' }))).toMatchObject(
      refusal('adult'),
    );
    expect(await call(reset, hub.issuer.issue(reset, { from: 'sam', role: 'child' }))).toMatchObject({
      ok: true,
    });
  });

  it('H09 risk that lies in the arguments is asked for only where it lies', async () => {
    const lower = (amount: number): RiskyCall => ({
      service: 'counter',
      method: 'lower',
      params: { amount },
      by: alex,
    });
    expect(await call(lower(10))).toEqual({ ok: true, result: { value: -5 } });
    expect(await call(lower(11))).toMatchObject(refusal('a person must say yes'));
    expect(await call(lower(12), hub.issuer.issue(lower(11), yes))).toMatchObject(refusal('other arguments'));
    expect(await call(lower(11), hub.issuer.issue(lower(11), yes))).toEqual({
      ok: true,
      result: { value: -16 },
    });
  });

  it('H09 invalid params are told before a person is asked', async () => {
    expect(await call({ ...reset, params: { to: 'x' } })).toMatchObject({
      error: { code: 'invalid-params' },
    });
  });

  it('H09 any change of caller, service, method, arguments, signature or text makes a grant worthless, and the method never runs', async () => {
    let n = 0;
    const other = (risky: RiskyCall): fc.Arbitrary<RiskyCall> =>
      fc
        .oneof(
          fc.record({
            by: fc.record({
              kind: fc.constantFrom('person', 'agent', 'program'),
              id: fc.string({ minLength: 1, maxLength: 20 }),
            }),
          }),
          fc.record({ params: fc.integer({ min: -1000, max: 1000 }).map((to): Json => ({ to })) }),
          fc.constant({ method: 'destroy', params: {} as Json }),
        )
        .map((change) => ({ ...risky, ...change }) as RiskyCall);
    const forged = (grant: string) =>
      fc
        .tuple(fc.nat(grant.length - 1), fc.constantFrom('A', 'b', '.', ''))
        .map(([at, letter]) => grant.slice(0, at) + letter + grant.slice(at + 1));
    await fc.assert(
      fc.asyncProperty(other(reset), async (asked) => {
        const same =
          JSON.stringify([asked.method, asked.params, asked.by.kind, asked.by.id]) ===
          JSON.stringify([reset.method, reset.params, alex.kind, alex.id]);
        if (same) return;
        const before = service.counter.done.length;
        expect(await call(asked, hub.issuer.issue(reset, yes), `k${n++}`)).toMatchObject({
          ok: false,
          error: { code: 'confirmation-needed' },
        });
        expect(service.counter.done.length).toBe(before);
      }),
      { numRuns: runs(30, 60) },
    );
    const grant = hub.issuer.issue(reset, yes);
    await fc.assert(
      fc.asyncProperty(forged(grant), async (text) => {
        if (text === grant) return;
        expect(await call(reset, text, `f${n++}`)).toMatchObject({
          ok: false,
          error: { code: 'confirmation-needed' },
        });
        expect(service.counter.done).toEqual([]);
      }),
      { numRuns: runs(30, 60) },
    );
    expect(await call(reset, grant)).toMatchObject({ ok: true });
  });

  it('H09 a grant signed by another key is worthless, and no later key on the bus is trusted', async () => {
    const bus = await connect(broker.url);
    const stranger = new GrantIssuer({ privateKey: newGrantKey(), bus, clock, log: silentLogger });
    const pinned = hubKeyOf(store);
    await stranger.start();
    expect(await call(reset, stranger.issue(reset, yes))).toMatchObject(refusal('not signed by this hub'));
    expect(hubKeyOf(store)).toBe(pinned);
    expect(await call(reset, hub.issuer.issue(reset, yes))).toMatchObject({ ok: true });
    stranger.close();
    await bus.close();
  });

  it('H09 a service that knows no key yet does nothing risky, and learns only what is a key', async () => {
    const fresh = new Store({ path: ':memory:' });
    const bus = await connect(broker.url);
    await bus.publish(hubKeyTopic('hearth/v1'), '', { qos: 1, retain: true });
    const verifier = new GrantVerifier({ store: fresh, bus, clock, log: silentLogger });
    await verifier.start();
    const grant = hub.issuer.issue(reset, yes);
    expect(verifier.check(grant, reset, 'confirm', 'k')).toMatchObject({
      because: expect.stringContaining('not learnt'),
    });
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 })
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64url');
    for (const bad of ['garbage', '{}', '{"key":7}', '{"key":"AAAA"}', JSON.stringify({ key: rsa })])
      await bus.publish(hubKeyTopic('hearth/v1'), bad, { qos: 1 });
    await bus.publish(hubKeyTopic('hearth/v1'), { key: hub.issuer.publicKey }, { qos: 1 });
    while (hubKeyOf(fresh) === undefined) await bus.publish('hearth/v1/tick', '', { qos: 1 });
    expect(hubKeyOf(fresh)).toBe(hub.issuer.publicKey);
    expect(verifier.check(grant, reset, 'confirm', 'k')).toEqual({
      type: 'granted',
      from: 'alex',
      role: 'owner',
    });
    await verifier.close();
    await bus.close();
    fresh.close();
  });

  it('H09 a key handed to the service replaces the one it had learnt; what is no key is refused', () => {
    const given = generateKeyPairSync('ed25519')
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64url');
    const options = { store, bus: service.bus, clock, log: silentLogger };
    const grant = hub.issuer.issue(reset, yes);
    const verifier = new GrantVerifier({ ...options, publicKey: given });
    expect(verifier.check(grant, reset, 'confirm', 'k')).toMatchObject({
      because: expect.stringContaining('not signed'),
    });
    expect(() => new GrantVerifier({ ...options, publicKey: 'AAAA' })).toThrow(/public key/);
    const own = new GrantVerifier({ ...options, publicKey: hub.issuer.publicKey });
    expect(own.check(grant, reset, 'confirm', 'k')).toMatchObject({ type: 'granted' });
  });

  it('H09 a hub that was set up anew is trusted by a service that is told to forget the old one, and by no other', async () => {
    const anew = new GrantIssuer({ privateKey: newGrantKey(), bus: hub.bus, clock, log: silentLogger });
    await anew.start();
    const grant = anew.issue(reset, yes);
    expect(await call(reset, grant)).toMatchObject(refusal('not signed by this hub'));
    await service.close();
    service = await startCounter({ url: broker.url, clock, store, start: 5, forgetHub: true });
    await until(hub.directory, () => hub.directory.find('counter')?.online === true);
    while (hubKeyOf(store) !== anew.publicKey) await hub.bus.publish('hearth/v1/tick', '', { qos: 1 });
    // Calls that the old hub signs are nobody's now, whatever they bring.
    expect(await call(reset, grant)).toMatchObject(refusal('for another caller'));
    const vouch = vouchBy(
      new ProcessSeal(),
      (text) => anew.sign(text),
      () => false,
    );
    const bus = await connect(broker.url);
    const caller = new ServiceCaller({ bus, directory: hub.directory, clock, log: silentLogger, vouch });
    await caller.start();
    const { by: _, ...asked } = reset;
    expect(await caller.call({ ...asked, by: alex, grant })).toMatchObject({ ok: true });
    const old = hub.issuer.issue(reset, yes);
    expect(await caller.call({ ...asked, by: alex, grant: old })).toMatchObject(
      refusal('not signed by this hub'),
    );
    await caller.close();
    await bus.close();
    anew.close();
  });

  it('H09 used grants are forgotten once they have expired, a few at a time', async () => {
    for (let i = 0; i < 12; i++) await call(reset, hub.issuer.issue(reset, yes));
    const count = () => store.prepare<[], { n: number }>('SELECT count(*) AS n FROM grants_used').get()!.n;
    expect(count()).toBe(12);
    clock.step(clock.now() + GRANT_LIFE_MS + 1);
    for (let i = 0; i < 2; i++) await call(reset, hub.issuer.issue(reset, yes));
    expect(count()).toBe(2);
  });
});
