/**
 * How long until the hub answers after a cold start, also where it knows thousands of things, what does finding those write, and how much
 * memory does it hold, idle and after 1,000 commands?
 *
 * Each start is a process of its own (`node dist/main.js up`) on an empty data folder, timed from spawn to the first 200 of
 * `/readyz`; then on the same folder again, as after a power cut. Memory is the resident set that the kernel reports. Things announce
 * themselves one by one with QoS 1, retained; bytes are those that the kernel counts as written (proc(5), write_bytes).
 * `node dist/bench/start.js [--json] [--starts N] [--things N]`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLogger, systemClock } from '../src/base/index.ts';
import { MqttConnection } from '../src/bus/index.ts';
import { report, spread } from './kit/report.ts';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const STARTS = Number(process.argv[process.argv.indexOf('--starts') + 1]) || 10;
const THINGS = [20, 1000, Number(process.argv[process.argv.indexOf('--things') + 1]) || 3000];
const COMMANDS = 1000;
const IDLE_MS = 5000;
const TOKEN = 'bench-token-bench-token-bench-token';

const first: number[] = [];
const again: number[] = [];
let idle = 0;
let afterCommands = 0;
for (let i = 0; i < STARTS; i++) {
  const data = mkdtempSync(join(tmpdir(), 'hearth-bench-start-'));
  try {
    first.push(await start(data));
    again.push(await start(data, i === STARTS - 1 ? measureMemory : undefined));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
const houses = [];
for (const things of THINGS) houses.push(...(await fullHouse(things)));
report({
  bench: 'start',
  question: 'Cold start to /readyz, and resident memory',
  rows: [
    { what: 'first start, empty folder (ms)', ...spread(first) },
    { what: 'start again, same folder (ms)', ...spread(again) },
    ...houses,
    { what: `resident after ${IDLE_MS / 1000} s idle (MB)`, p50: idle },
    { what: `resident after ${COMMANDS} commands (MB)`, p50: afterCommands },
  ],
  compare: {
    'Node-RED 4, empty flow': '540-710 ms to HTTP, 107-112 MB after 5 s',
    zigbee2mqtt: "480 ms to the adapter's start, 128 MB after 5 s",
    'bare fastify + aedes + mqtt + better-sqlite3, one bundle': '160 ms, 77 MB',
  },
});

/** Starts on a folder that knows so many things, each time with all of them there at the first answer. */
async function fullHouse(things: number) {
  const data = mkdtempSync(join(tmpdir(), 'hearth-bench-house-'));
  let megabytes = Number.NaN;
  const times: number[] = [];
  try {
    await start(data, async (url, pid, mqtt) => {
      const before = writtenBytes(pid);
      await announce(mqtt, things);
      while ((await found(url)) < things) await new Promise((resolve) => setTimeout(resolve, 50));
      // What waits for the disk is there after ten seconds.
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      megabytes = Number(((writtenBytes(pid) - before) / 1e6).toPrecision(3));
    });
    for (let i = 0; i < STARTS; i++)
      times.push(
        await start(data, async (url) => {
          const there = await found(url);
          if (there < things)
            throw new Error(`${there} of ${things} things were known when the hub was ready`);
        }),
      );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return [
    { what: `start again, ${things} things known (ms)`, ...spread(times) },
    { what: `written for finding ${things} things (MB)`, p50: megabytes },
  ];
}

async function announce(port: number, things: number): Promise<void> {
  const bridge = new MqttConnection({
    ...{ url: `mqtt://127.0.0.1:${port}`, clientId: 'bench-bridge', protocolVersion: 4 },
    ...{ clock: systemClock, log: silentLogger },
  });
  await bridge.start();
  for (let i = 0; i < things; i++) {
    const device = { ids: [`lamp${i}`], sa: `Room ${i % 30}` };
    const topics = { stat_t: `lamps/${i}/state`, cmd_t: `lamps/${i}/set` };
    await bridge.publish(
      `homeassistant/light/lamp${i}/config`,
      { uniq_id: `lamp${i}`, name: `Lamp ${i}`, schema: 'json', brightness: true, ...topics, dev: device },
      { qos: 1, retain: true },
    );
  }
  await bridge.close();
}

/** How many of the announced things the hub tells of. */
async function found(url: string): Promise<number> {
  const response = await fetch(`${url}/v1/devices`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const { devices } = (await response.json()) as { readonly devices: readonly { readonly name: string }[] };
  return devices.filter(({ name }) => /^Lamp \d+$/.test(name)).length;
}

function writtenBytes(pid: number): number {
  return Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
}

async function start(
  data: string,
  meanwhile?: (url: string, pid: number, mqtt: number) => Promise<void>,
): Promise<number> {
  const [http, mqtt] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${http}`;
  const before = performance.now();
  const child = spawn(process.execPath, [MAIN, 'up', '--data', data], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HEARTH_HTTP_PORT: String(http),
      HEARTH_HTTP_HOST: '127.0.0.1',
      HEARTH_BUS_PORT: String(mqtt),
      HEARTH_OWNER_TOKEN: TOKEN,
    },
  });
  try {
    await answered(`${url}/readyz`, child);
    const ms = performance.now() - before;
    await meanwhile?.(url, child.pid as number, mqtt);
    return ms;
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}

async function measureMemory(url: string, pid: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  idle = residentMb(pid);
  for (let i = 0; i < COMMANDS; i++) {
    const text = `turn ${i % 2 === 0 ? 'on' : 'off'} the desk lamp`;
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      prefer: 'wait=10',
    };
    for (;;) {
      const response = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
      });
      await response.text();
      if (response.status === 200) break;
      if (response.status !== 429) throw new Error(`"${text}" was answered ${response.status}`);
      await new Promise((resolve) =>
        setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)),
      );
    }
  }
  afterCommands = residentMb(pid);
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the hub ended with ${child.exitCode}`);
    const response = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } }).catch(
      () => undefined,
    );
    await response?.text();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function residentMb(pid: number): number {
  const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round(kb / 1024);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
