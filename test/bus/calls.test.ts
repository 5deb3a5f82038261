import { connect as connectTcp, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json, LogFields, Logger } from '../../src/base/index.ts';
import { CallStore } from '../../src/bus/call-store.ts';
import { ServiceHost, statusTopic, writtenManifest } from '../../src/bus/index.ts';
import type { CallOutcome } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { connect, eventually, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { counterService, startCounter, startHubSide, until } from '../kit/service.ts';

const alex = { kind: 'person', id: 'alex' } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

let broker: RunningBroker;
beforeAll(async () => {
  broker = await startEmbeddedBroker();
});
afterAll(() => broker.stop());

/** Remembers what was logged. */
function listeningLogger() {
  const lines: { level: string; message: string; fields: LogFields | undefined }[] = [];
  const at = (level: string) => (message: string, fields?: LogFields) =>
    void lines.push({ level, message, fields });
  const log: Logger = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: () => log,
  };
  return { log, lines };
}

/** A door that a test opens when it likes. */
function gate() {
  let open: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

describe('calls', () => {
  let clock: ManualClock;
  let store: Store;
  let service: Awaited<ReturnType<typeof startCounter>>;
  let hub: Awaited<ReturnType<typeof startHubSide>>;
  let logged: ReturnType<typeof listeningLogger>;

  const serve = async (more: Partial<Parameters<typeof startCounter>[0]> = {}) => {
    service = await startCounter({ url: broker.url, clock, store, log: logged.log, ...more });
    await until(hub.directory, () => hub.directory.find('counter')?.online === true);
  };
  /** The same service with room for two calls that run and one that waits. */
  const narrow = async () => {
    await service.close();
    await until(hub.directory, () => hub.directory.find('counter')?.online === false);
    await serve({ runningMax: 2, queueLengthMax: 1 });
  };
  const call = (method: string, params: Json = {}, more: object = {}): Promise<CallOutcome> =>
    hub.caller.call({ service: 'counter', method, params, by: alex, ...more });
  /** Resolves when so many runs have begun. */
  const runs = (count: number) =>
    new Promise<void>((resolve) => {
      let begun = 0;
      service.counter.onRun = () => {
        begun += 1;
        if (begun === count) resolve();
      };
    });
  const code = (outcome: CallOutcome) => (outcome.ok ? 'ok' : outcome.error.code);

  beforeEach(async () => {
    clock = new ManualClock();
    store = new Store({ path: ':memory:' });
    logged = listeningLogger();
    hub = await startHubSide({ url: broker.url, clock });
    await serve();
  });
  afterEach(async () => {
    service.counter.gate = Promise.resolve();
    await hub.close();
    const closing = service.close();
    await clock.advance(5000);
    await closing;
    store.close();
  });

  it('H02 publishes no manifest that the broker holds already letter for letter, and any other', async () => {
    const text = JSON.stringify(writtenManifest(counterService, 'main'));
    const listener = await connect(broker.url);
    let heard: string[] = [];
    await listener.subscribe('hearth/v1/svc/counter/main/+', ({ topic, retained }) => {
      if (!retained) heard.push(topic.slice(topic.lastIndexOf('/') + 1));
    });
    await service.close();
    heard = [];
    await serve({ retainedManifest: text });
    await service.close();
    // Everything up to the second farewell has been heard then.
    await eventually(() => heard.filter((kind) => kind === 'status').length >= 2).toBe(true);
    expect(heard).not.toContain('manifest');
    await serve({ retainedManifest: text.replace('"counter"', '"counted"') });
    await eventually(() => heard).toContain('manifest');
    await listener.close();
  });

  it('H04 a call that does not end is answered at its deadline, and its method is told to stop', async () => {
    service.counter.gate = gate().closed;
    const begun = runs(1);
    const answer = call('hold', {}, { timeoutMs: 700 });
    await begun;
    await clock.advance(699);
    let ended = false;
    void answer.then(() => {
      ended = true;
    });
    await settle();
    expect(ended).toBe(false);
    await clock.advance(1);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'expired', hint: expect.any(String) } });
  });

  it('H04 calls beyond those running and waiting are told to come back; those waiting are served in turn', async () => {
    await narrow();
    const door = gate();
    service.counter.gate = door.closed;
    const begun = runs(2);
    const first = [call('hold'), call('hold')];
    await begun;
    const waiting = call('get');
    const refused = await call('get');
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'busy', data: { retry_after_ms: expect.any(Number) } },
    });
    door.open();
    expect((await Promise.all([...first, waiting])).map(code)).toEqual(['ok', 'ok', 'ok']);
    expect(code(await call('get'))).toBe('ok');
  });

  it('a method that ignores its deadline does not keep others from being served', async () => {
    await narrow();
    const door = gate();
    service.counter.gate = door.closed;
    const begun = runs(2);
    const stuck = [call('flip', {}, { timeoutMs: 500 }), call('flip', {}, { timeoutMs: 500 })];
    await begun;
    await clock.advance(500);
    expect((await Promise.all(stuck)).map(code)).toEqual(['expired', 'expired']);
    expect(code(await call('get'))).toBe('ok');
    door.open();
  });

  it('H04 a method that throws is answered without its inside, and told once to the log with it', async () => {
    const outcome = await call('add', { amount: 1, fail: 'broken' }, { trace: 'trace-1' });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'internal', data: { in_doubt: true } } });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    const errors = logged.lines.filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.fields).toMatchObject({
      method: 'add',
      trace: 'trace-1',
      error: expect.stringContaining('secret detail'),
    });
    expect(code(await call('get'))).toBe('ok');
  });

  it('H04 an answer that no JSON can say is an internal error, and the service goes on', async () => {
    expect(code(await call('add', { amount: 1, fail: 'cyclic' }))).toBe('internal');
    expect(code(await call('get'))).toBe('ok');
  });

  it('H05 a duplicate whose time is up while the first still runs is told that the effect is in doubt', async () => {
    service.counter.gate = gate().closed;
    const begun = runs(1);
    const first = call('add', { amount: 1 }, { idempotencyKey: 'slow', timeoutMs: 4000 });
    await begun;
    const twin = call('add', { amount: 1 }, { idempotencyKey: 'slow', timeoutMs: 500 });
    await call('get');
    await clock.advance(500);
    expect(await twin).toMatchObject({ ok: false, error: { code: 'expired', data: { in_doubt: true } } });
    await clock.advance(3500);
    expect(code(await first)).toBe('expired');
  });

  it('H04 an expected refusal keeps its code, hint and data', async () => {
    expect(await call('add', { amount: 1, fail: 'typed' })).toEqual({
      ok: false,
      error: { code: 'unknown-target', message: 'There is no such digit', hint: 'Use another.' },
    });
  });

  describe('H05 idempotency', () => {
    it('H05 duplicates that arrive while the first runs wait for its answer', async () => {
      const door = gate();
      service.counter.gate = door.closed;
      const begun = runs(1);
      const same = { idempotencyKey: 'twin' };
      const twins = [call('add', { amount: 2 }, same), call('add', { amount: 2 }, same)];
      await begun;
      expect(code(await call('add', { amount: 3 }, same))).toBe('idempotency-conflict');
      door.open();
      expect(await Promise.all(twins)).toEqual([
        { ok: true, result: { value: 2 } },
        { ok: true, result: { value: 2 } },
      ]);
      expect(code(await call('add', { amount: 3 }, same))).toBe('idempotency-conflict');
      expect(service.counter.done).toEqual(['add']);
    });

    it('H05 a key is remembered for a day, and then forgotten', async () => {
      await call('add', { amount: 1 }, { idempotencyKey: 'day' });
      clock.step(clock.now() + DAY_MS - 1000);
      await call('add', { amount: 1 }, { idempotencyKey: 'day' });
      expect(service.counter.done).toEqual(['add']);
      clock.step(clock.now() + 2000);
      await call('add', { amount: 1 }, { idempotencyKey: 'day' });
      expect(service.counter.done).toEqual(['add', 'add']);
    });

    it('H05 old rows go along with new ones, a few at a time', async () => {
      const calls = new CallStore({ store, clock });
      for (let i = 0; i < 30; i++)
        calls.finish({ service: 'x', caller: 'person:alex', key: `${i}` }, 'asked', undefined, i);
      clock.step(clock.now() + DAY_MS + 1);
      const count = () => store.prepare<[], { n: number }>('SELECT count(*) AS n FROM calls').get()!.n;
      for (let i = 0; i < 4; i++)
        calls.finish({ service: 'x', caller: 'person:alex', key: `new ${i}` }, 'asked', undefined, i);
      expect(count()).toBe(4);
    });

    it('H05 a failure is not remembered: the same key tries again', async () => {
      expect(code(await call('add', { amount: 1, fail: 'typed' }, { idempotencyKey: 'again' }))).toBe(
        'unknown-target',
      );
      expect(await call('add', { amount: 5 }, { idempotencyKey: 'again' })).toEqual({
        ok: true,
        result: { value: 5 },
      });
    });

    it('H05 X03 a method with one effect that was cut off is in doubt, also after a restart, and never runs again by itself', async () => {
      service.counter.gate = gate().closed;
      const begun = runs(1);
      const cut = call('add', { amount: 1 }, { idempotencyKey: 'cut', timeoutMs: 300 });
      await begun;
      await clock.advance(300);
      expect(await cut).toMatchObject({ ok: false, error: { code: 'expired', data: { in_doubt: true } } });
      const crashed = service;
      await serve({ instance: 'second' });
      const again = await call('add', { amount: 1 }, { idempotencyKey: 'cut', instance: 'second' });
      expect(again).toMatchObject({
        ok: false,
        error: { code: 'failed', data: { in_doubt: true }, hint: expect.any(String) },
      });
      expect(service.counter.done).toEqual([]);
      const closing = crashed.close();
      await clock.advance(5000);
      await closing;
    });

    it('H05 a repeated flip turns the sign once: the intent of the first is kept, also when it was cut off', async () => {
      await call('set', { value: 7 });
      service.counter.gate = gate().closed;
      const begun = runs(1);
      const cut = call('flip', {}, { idempotencyKey: 'flip', timeoutMs: 300 });
      await begun;
      await clock.advance(300);
      expect(code(await cut)).toBe('expired');
      const crashed = service;
      await serve({ instance: 'second', start: -7 });
      const again = await call('flip', {}, { idempotencyKey: 'flip', instance: 'second' });
      expect(again).toEqual({ ok: true, result: { value: -7 } });
      expect(await call('flip', {}, { instance: 'second' })).toEqual({ ok: true, result: { value: 7 } });
      const closing = crashed.close();
      await clock.advance(5000);
      await closing;
    });

    it('H05 what a call costs: nothing for a read, one commit for an idempotent method, two where the effect comes once', async () => {
      const commits = async (method: string, params: Json) => {
        const before = store.commits;
        await call(method, params);
        return store.commits - before;
      };
      expect(await commits('get', {})).toBe(0);
      expect(await commits('set', { value: 1 })).toBe(1);
      expect(await commits('set', { value: 'x' })).toBe(0);
      expect(await commits('flip', {})).toBe(2);
      expect(await commits('add', { amount: 1 })).toBe(2);
    });

    it('H05 what a turn does by a verifiable method costs no commit of its own, and is remembered from the first moment', async () => {
      const rows = () => store.all("SELECT key, state FROM calls WHERE key IN ('one', 'two')");
      const before = store.commits;
      const first = await call('flip', {}, { trace: 'turn_1', idempotencyKey: 'one' });
      expect(store.commits - before).toBe(1);
      expect(rows()).toEqual([{ key: 'one', state: 'begun' }]);
      expect(await call('flip', {}, { trace: 'turn_1', idempotencyKey: 'one' })).toEqual(first);
      store.transaction(() => undefined);
      expect(store.commits - before).toBe(2);
      expect(rows()).toEqual([{ key: 'one', state: 'done' }]);
      await call('flip', {}, { trace: 'turn_2', idempotencyKey: 'two' });
      await clock.advance(250);
      expect(rows()).toEqual(expect.arrayContaining([{ key: 'two', state: 'done' }]));
      expect(await call('flip', {}, { trace: 'turn_1', idempotencyKey: 'one' })).toEqual(first);
    });

    it('H05 for any run of calls with keys, each key has at most one effect and one answer', async () => {
      let round = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), amount: fc.constantFrom(1, 2) }), {
            maxLength: 8,
          }),
          async (asked) => {
            const prefix = `round ${round++}`;
            const effects = service.counter.done.length;
            const firsts = new Map<string, { amount: number; outcome: CallOutcome }>();
            for (const { key, amount } of asked) {
              const outcome = await call('add', { amount }, { idempotencyKey: `${prefix} ${key}` });
              const first = firsts.get(key);
              if (first === undefined) firsts.set(key, { amount, outcome });
              else if (first.amount === amount) expect(outcome).toEqual(first.outcome);
              else expect(code(outcome)).toBe('idempotency-conflict');
            }
            expect(service.counter.done.length - effects).toBe(firsts.size);
          },
        ),
        { numRuns: 25 },
      );
    });
  });

  describe('the caller', () => {
    it('H06 a service that is not known is refused at once, with what was probably meant', async () => {
      const outcome = await hub.caller.call({ service: 'countr', method: 'get', params: {}, by: alex });
      expect(outcome).toMatchObject({
        ok: false,
        error: { code: 'target-offline', hint: 'Did you mean "counter"? Try "hearth services".' },
      });
      expect(await call('get', {}, { instance: 'other' })).toMatchObject({
        ok: false,
        error: { code: 'target-offline' },
      });
    });

    it('a call ends when its signal fires, before and after it was sent', async () => {
      expect(code(await call('get', {}, { signal: AbortSignal.abort() }))).toBe('cancelled');
      const door = gate();
      service.counter.gate = door.closed;
      const begun = runs(1);
      const stop = new AbortController();
      const outcome = call('add', { amount: 1 }, { signal: stop.signal });
      await begun;
      stop.abort();
      expect(await outcome).toMatchObject({
        ok: false,
        error: { code: 'cancelled', data: { in_doubt: true } },
      });
      door.open();
    });

    it('what is no answer to a call is not taken for one', async () => {
      const intruder = await connect(broker.url);
      const seen: string[] = [];
      await intruder.subscribe('hearth/v1/svc/silent/x/call/+', (message) => {
        const { reply_to, id } = JSON.parse(message.payload.toString());
        seen.push(reply_to);
        void (async () => {
          for (const text of [
            'garbage',
            '[]',
            '{"jsonrpc":"2.0"}',
            JSON.stringify({ jsonrpc: '2.0', id: 'another', result: 1 }),
            JSON.stringify({ jsonrpc: '2.0', id, error: 'text' }),
            JSON.stringify({ jsonrpc: '1.0', id, result: 1 }),
            JSON.stringify({ jsonrpc: '2.0', method: 'progress', params: { id, pct: 40 } }),
          ])
            await intruder.publish(reply_to, text, { qos: 1 });
          await intruder.publish(reply_to, JSON.stringify({ jsonrpc: '2.0', id, result: 'right' }), {
            qos: 1,
          });
        })();
      });
      const manifest = {
        manifest: 1,
        service: 'silent',
        instance: 'x',
        title: 'x',
        version: '1',
        methods: { act: { description: 'x', params: {} } },
      };
      await intruder.publish('hearth/v1/svc/silent/x/manifest', manifest, { qos: 1, retain: true });
      await until(hub.directory, () => hub.directory.find('silent') !== undefined);
      expect(await hub.caller.call({ service: 'silent', method: 'act', params: {}, by: alex })).toEqual({
        ok: true,
        result: 'right',
      });
      expect(seen).toHaveLength(1);
      await intruder.publish('hearth/v1/svc/silent/x/manifest', '', { qos: 1, retain: true });
      await intruder.close();
    });

    it('H01 a service that says anew that it is here is asked again: its node died with its will, and the call with both', async () => {
      const fleeting = await connect(broker.url);
      const [own, status] = ['hearth/v1/svc/fleeting/x', '{"state":"online"}'];
      const methods = { act: { description: 'x', params: {} } };
      const manifest = { manifest: 1, service: 'fleeting', instance: 'x', title: 'x', version: '1', methods };
      const heard: string[] = [];
      await fleeting.subscribe(`${own}/call/act`, ({ payload }) => {
        const { reply_to, id } = JSON.parse(payload.toString());
        heard.push(id);
        // The first time it is as if it had not been there.
        if (heard.length === 1) void fleeting.publish(`${own}/status`, status, { qos: 1, retain: true });
        else void fleeting.publish(reply_to, JSON.stringify({ jsonrpc: '2.0', id, result: 'done' }));
      });
      await fleeting.publish(`${own}/status`, status, { qos: 1, retain: true });
      await fleeting.publish(`${own}/manifest`, manifest, { qos: 1, retain: true });
      await until(hub.directory, () => hub.directory.find('fleeting')?.online === true);
      expect(await hub.caller.call({ service: 'fleeting', method: 'act', params: {}, by: alex })).toEqual({
        ok: true,
        result: 'done',
      });
      expect(heard).toEqual([heard[0], heard[0]]);
      for (const topic of [`${own}/manifest`, `${own}/status`])
        await fleeting.publish(topic, '', { qos: 1, retain: true });
      await fleeting.close();
    });

    it('a service that closes serves what is running, refuses what is new, and is then offline', async () => {
      const door = gate();
      service.counter.gate = door.closed;
      const begun = runs(1);
      const running = call('add', { amount: 4 });
      await begun;
      const closing = service.close();
      expect(await call('get')).toMatchObject({
        ok: false,
        error: { code: 'target-offline', hint: expect.stringContaining('counter') },
      });
      door.open();
      expect(await running).toEqual({ ok: true, result: { value: 4 } });
      await closing;
      await until(hub.directory, () => hub.directory.find('counter')?.online === false);
      expect(hub.directory.find('counter')?.manifest.service).toBe('counter');
    });

    it('H06 whoever calls it offline by mistake is corrected by the live service', async () => {
      const other = await connect(broker.url);
      const topic = statusTopic('hearth/v1', 'counter', 'main');
      const states: string[] = [];
      const corrected = new Promise<void>((resolve) => {
        void other.subscribe(topic, ({ payload }) => {
          states.push(JSON.parse(payload.toString()).state);
          if (states.at(-1) === 'online' && states.at(-2) === 'offline') resolve();
        });
      });
      await other.publish(topic, '{"state":"offline"}', { qos: 1, retain: true });
      await corrected;
      await until(hub.directory, () => hub.directory.find('counter')?.online === true);
      expect(states.slice(-2)).toEqual(['offline', 'online']);
      await other.close();
    });
  });

  it('the configuration of a service is judged by its schema, every fault by path', async () => {
    const bus = await connect(broker.url);
    const host = new ServiceHost({
      definition: counterService,
      instance: 'misconfigured',
      bus,
      store,
      clock,
      log: logged.log,
      grants: service.grants,
      place: { name: 'Home', timezone: 'Europe/London', latitude: 0, longitude: 0 },
      people: () => [],
      config: { start: 'one', stop: 2 },
    });
    await expect(host.start()).rejects.toMatchObject({
      code: 'config-invalid',
      faults: [{ path: '/start' }, { path: '/stop', hint: expect.any(String) }],
    });
    expect(hub.directory.find('counter', 'misconfigured')).toBeUndefined();
    await bus.close();
  });
});

describe('H01 a broker that goes away', () => {
  /** A wire between client and broker that can be cut and mended. */
  async function wire(port: number) {
    const ends = new Set<Socket>();
    let whole = true;
    const server = createServer({ noDelay: true }, (near) => {
      if (!whole) return void near.destroy();
      const far = connectTcp({ port, host: '127.0.0.1', noDelay: true });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(one);
        one
          .on('error', () => {})
          .on('close', () => {
            ends.delete(one);
            other.destroy();
          });
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `mqtt://127.0.0.1:${(server.address() as { port: number }).port}`,
      cut: () => {
        whole = false;
        for (const end of ends) end.destroy();
      },
      mend: () => {
        whole = true;
      },
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  }

  const lost = (bus: { onConnection(listener: (state: string) => void): () => void }) =>
    new Promise<void>((resolve) => bus.onConnection((state) => state === 'lost' && resolve()));

  it('H01 a call in flight goes on when the connection comes back in time, with one effect', async () => {
    const store = new Store({ path: ':memory:' });
    const cable = await wire(broker.port);
    const service = await startCounter({ url: broker.url, store });
    const hub = await startHubSide({ url: cable.url });
    const door = gate();
    service.counter.gate = door.closed;
    const begun = new Promise<void>((resolve) => {
      service.counter.onRun = () => resolve();
    });
    const inFlight = hub.caller.call({
      service: 'counter',
      method: 'add',
      params: { amount: 3 },
      by: alex,
      timeoutMs: 10_000,
    });
    await begun;
    const gone = lost(hub.bus);
    cable.cut();
    await gone;
    expect(await hub.caller.call({ service: 'counter', method: 'get', params: {}, by: alex })).toMatchObject({
      ok: false,
      error: { code: 'target-offline', hint: expect.any(String) },
    });
    cable.mend();
    door.open();
    expect(await inFlight).toEqual({ ok: true, result: { value: 3 } });
    expect(service.counter.done).toEqual(['add']);
    await hub.close();
    await service.close();
    await cable.close();
    store.close();
  });

  it('H01 a call is sent again to a service of this process that comes back after its caller, with one effect', async () => {
    const store = new Store({ path: ':memory:' });
    const [near, far] = [await wire(broker.port), await wire(broker.port)];
    const service = await startCounter({ url: far.url, store });
    const hub = await startHubSide({ url: near.url, returnMs: 5_000 });
    const manifest = writtenManifest(counterService, 'main');
    hub.directory.host({ service: 'counter', instance: 'main', manifest, bus: service.bus });
    const door = gate();
    service.counter.gate = door.closed;
    const begun = new Promise<void>((resolve) => {
      service.counter.onRun = () => resolve();
    });
    const timeoutMs = 10_000;
    const add = { service: 'counter', method: 'add', params: { amount: 3 }, by: alex, timeoutMs };
    const inFlight = hub.caller.call(add);
    await begun;
    const gone = [lost(hub.bus), lost(service.bus)];
    for (const cable of [near, far]) cable.cut();
    await Promise.all(gone);
    // Its answer finds no broker, and what the caller sends when it is back finds no service.
    door.open();
    near.mend();
    await eventually(() => hub.bus.connected).toBe(true);
    await hub.bus.publish('hearth/v1/mark', 'behind the call', { qos: 1 });
    expect(service.bus.connected).toBe(false);
    far.mend();
    expect(await inFlight).toEqual({ ok: true, result: { value: 3 } });
    expect(service.counter.done).toEqual(['add']);
    for (const part of [hub, service, near, far]) await part.close();
    store.close();
  });

  it('H01 a call whose connection does not come back ends by its deadline, and says what is not known', async () => {
    const store = new Store({ path: ':memory:' });
    const cable = await wire(broker.port);
    const service = await startCounter({ url: broker.url, store });
    const hub = await startHubSide({ url: cable.url });
    service.counter.gate = gate().closed;
    const begun = new Promise<void>((resolve) => {
      service.counter.onRun = () => resolve();
    });
    const inFlight = hub.caller.call({
      service: 'counter',
      method: 'add',
      params: { amount: 3 },
      by: alex,
      timeoutMs: 300,
    });
    await begun;
    cable.cut();
    expect(await inFlight).toMatchObject({
      ok: false,
      error: { code: 'target-offline', data: { in_doubt: true } },
    });
    await hub.close();
    await service.close();
    await cable.close();
    store.close();
  });

  it('H01 H06 a service whose connection was cut is offline, and online again when it is back, its manifest restored', async () => {
    const store = new Store({ path: ':memory:' });
    const cable = await wire(broker.port);
    const service = await startCounter({ url: cable.url, store });
    const hub = await startHubSide({ url: broker.url });
    expect(hub.directory.find('counter', 'main')?.online).toBe(true);
    cable.cut();
    await until(hub.directory, () => hub.directory.find('counter', 'main')?.online === false);
    await hub.bus.publish('hearth/v1/svc/counter/main/manifest', '', { qos: 1, retain: true });
    await until(hub.directory, () => hub.directory.find('counter', 'main') === undefined);
    cable.mend();
    await until(hub.directory, () => hub.directory.find('counter', 'main')?.online === true);
    expect(await hub.caller.call({ service: 'counter', method: 'get', params: {}, by: alex })).toMatchObject({
      ok: true,
    });
    await hub.close();
    await service.close();
    await cable.close();
    store.close();
  });
});
