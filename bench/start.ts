/**
 * How long until the hub answers after a cold start, and how much memory does it hold, idle and after 1,000 commands?
 *
 * Each start is a process of its own (`node dist/main.js up`) on an empty data folder, timed from spawn to the first 200 of
 * `/readyz`; then on the same folder again, as after a power cut. Memory is the resident set that the kernel reports.
 * `node dist/bench/start.js [--json] [--starts N]`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report, spread } from './kit/report.ts';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const STARTS = Number(process.argv[process.argv.indexOf('--starts') + 1]) || 10;
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
report({
  bench: 'start',
  question: 'Cold start to /readyz, and resident memory',
  rows: [
    { what: 'first start, empty folder (ms)', ...spread(first) },
    { what: 'start again, same folder (ms)', ...spread(again) },
    { what: `resident after ${IDLE_MS / 1000} s idle (MB)`, p50: idle },
    { what: `resident after ${COMMANDS} commands (MB)`, p50: afterCommands },
  ],
  compare: {
    'Node-RED 4, empty flow': '540-710 ms to HTTP, 107-112 MB after 5 s',
    zigbee2mqtt: "480 ms to the adapter's start, 128 MB after 5 s",
    'bare fastify + aedes + mqtt + better-sqlite3, one bundle': '160 ms, 77 MB',
  },
});

async function start(data: string, meanwhile?: (url: string, pid: number) => Promise<void>): Promise<number> {
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
    await meanwhile?.(url, child.pid as number);
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
