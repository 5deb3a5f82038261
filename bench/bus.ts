/**
 * How long does a call take, from the hub to a service and back over MQTT, and what does remembering it cost?
 *
 * Each round trip is two publishes at QoS 1 and two hops through the broker. `get` is read-only; `set` is an idempotent
 * method whose answer is committed to SQLite, so that a repeated call is answered from memory. The embedded broker runs in
 * this process together with caller and service, as it does in the hub; Mosquitto, where it is installed, as its own process.
 * `node dist/bench/bus.js [--json]`
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Lifetime, silentLogger, systemClock } from '../src/base/index.ts';
import {
  defineService,
  EmbeddedBroker,
  GrantVerifier,
  MqttConnection,
  method,
  ProcessSeal,
  ServiceCaller,
  ServiceDirectory,
  ServiceHost,
  statusWill,
  vouchBy,
} from '../src/bus/index.ts';
import { Store } from '../src/store/index.ts';
import { type Bench, report, spread } from './kit/report.ts';

const WARM_UP = 500;
const CALLS = 3000;
const AT_ONCE = 16;

const Value = z.strictObject({ value: z.number() });
const gauge = defineService({
  name: 'gauge',
  title: 'Gauge',
  description: 'Shows a value',
  version: '1.0.0',
  open: () => ({ value: 0 }),
  methods: {
    get: method({
      description: 'The value',
      params: z.strictObject({}),
      result: Value,
      effect: 'read',
      run: (_params, self: { value: number }) => ({ value: self.value }),
    }),
    set: method({
      description: 'Sets the value',
      params: Value,
      result: Value,
      effect: 'idempotent',
      run: (params, self: { value: number }) => {
        self.value = params.value;
        return { value: params.value };
      },
    }),
  },
});

const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-bus-'));
const rows: Bench['rows'][number][] = [];
try {
  rows.push(...(await withEmbeddedBroker((url) => measure('embedded (aedes, SQLite)', url))));
  rows.push(...(await withMosquitto((url) => measure('mosquitto', url))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report({
  bench: 'bus',
  question: `A call from the hub to a service and back over MQTT, ${CALLS} each, in milliseconds`,
  rows,
  compare: {
    'bare call and answer, TCP_NODELAY on both ends, p50': '0.09 ms',
    'bare call and answer, TCP_NODELAY on one end, p50': '44 ms',
    'bare call and answer, default sockets, p50': '88 ms',
  },
});

async function measure(broker: string, url: string): Promise<Bench['rows']> {
  const parts = new Lifetime();
  const common = { clock: systemClock, log: silentLogger };
  const store = new Store({ path: join(folder, `${broker.split(' ')[0]}.db`) });
  const seal = new ProcessSeal();
  const vouch = vouchBy(
    seal,
    () => '',
    () => true,
  );
  const serviceBus = await parts.start(
    new MqttConnection({ url, clientId: 'bench-service', will: statusWill('gauge'), ...common }),
  );
  const grants = await parts.start(new GrantVerifier({ store, bus: serviceBus, ...common }));
  const place = { name: 'Home', timezone: 'UTC', latitude: 0, longitude: 0 };
  await parts.start(
    new ServiceHost({
      definition: gauge,
      bus: serviceBus,
      store,
      grants,
      place,
      people: () => [],
      seal,
      ...common,
    }),
  );
  const bus = await parts.start(new MqttConnection({ url, clientId: 'bench-hub', ...common }));
  const directory = await parts.start(new ServiceDirectory({ bus, ...common }));
  const caller = await parts.start(new ServiceCaller({ bus, directory, vouch, ...common }));
  const call = async (name: string, value: number) => {
    const params = name === 'get' ? {} : { value };
    const outcome = await caller.call({
      service: 'gauge',
      method: name,
      params,
      by: { kind: 'program', id: 'bench' },
    });
    if (!outcome.ok) throw new Error(`${name}: ${outcome.error.message}`);
  };
  const measured: Bench['rows'][number][] = [];
  for (const name of ['get', 'set'])
    measured.push({ broker, method: name, ...(await roundTrips((i) => call(name, i))) });
  await parts.close();
  store.close();
  return measured;
}

async function roundTrips(call: (i: number) => Promise<void>) {
  for (let i = 0; i < WARM_UP; i++) await call(i);
  const times: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    const started = performance.now();
    await call(i);
    times.push(performance.now() - started);
  }
  const started = performance.now();
  for (let i = 0; i < CALLS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, () => call(i)));
  const perSecond = Math.round((CALLS / (performance.now() - started)) * 1000);
  return { ...spread(times), [`per second, ${AT_ONCE} at once`]: perSecond };
}

async function withEmbeddedBroker<T>(run: (url: string) => Promise<T>): Promise<T> {
  const store = new Store({ path: join(folder, 'broker.db'), durability: 'process-kill' });
  const broker = new EmbeddedBroker({ port: 0, store, clock: systemClock, log: silentLogger });
  await broker.start();
  try {
    return await run(broker.url);
  } finally {
    await broker.close();
    store.close();
  }
}

async function withMosquitto(run: (url: string) => Promise<Bench['rows']>): Promise<Bench['rows']> {
  const port = await freePort();
  const file = join(folder, 'mosquitto.conf');
  writeFileSync(file, `listener ${port} 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\n`);
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  const child = spawn('mosquitto', ['-c', file], { stdio: 'ignore', env });
  const missing = new Promise<'missing'>((resolve) => child.once('error', () => resolve('missing')));
  if ((await Promise.race([missing, accepts(port)])) === 'missing') return [];
  try {
    return await run(`mqtt://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
  }
}

async function accepts(port: number): Promise<'accepts'> {
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
    if (open) return 'accepts';
    await new Promise((resolve) => setTimeout(resolve, 20).unref());
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
