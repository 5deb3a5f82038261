/**
 * How long until the hub answers after a cold start, also where it knows thousands of things, what does finding those write, and how much
 * memory does it hold, idle and after 1,000 commands?
 *
 * Each start is a process of its own (`node dist/main.js up`) on an empty data folder, timed from spawn to the first 200 of
 * `/readyz`; then on the same folder again, as after a power cut. Memory is the resident set that the kernel reports. Things announce
 * themselves one by one with QoS 1, retained; bytes are those that the kernel counts as written (proc(5), write_bytes).
 * `node dist/bench/start.js [--json] [--starts N] [--things N]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectBridge,
  type HubProcess,
  residentMb,
  say,
  startHubProcess,
  thingsFound,
  writtenBytes,
} from './kit/hub-process.ts';
import { report, spread } from './kit/report.ts';

const STARTS = Number(process.argv[process.argv.indexOf('--starts') + 1]) || 10;
const THINGS = [20, 1000, Number(process.argv[process.argv.indexOf('--things') + 1]) || 3000];
const COMMANDS = 1000;
const IDLE_MS = 5000;
/** It looks every 20 s whether it is at rest. */
const REST_MS = 45_000;
const LAMP = /^Lamp \d+$/;

const first: number[] = [];
const again: number[] = [];
let idle = 0;
let afterCommands = 0;
let atRest = 0;
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
    { what: `resident ${REST_MS / 1000} s later (MB)`, p50: atRest },
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
    await start(data, async ({ url, pid, broker }) => {
      const before = writtenBytes(pid);
      await announce(broker, things);
      while ((await thingsFound(url, LAMP)) < things) await pause(50);
      // What waits for the disk is there after ten seconds.
      await pause(12_000);
      megabytes = Number(((writtenBytes(pid) - before) / 1e6).toPrecision(3));
    });
    for (let i = 0; i < STARTS; i++)
      times.push(
        await start(data, async ({ url }) => {
          const there = await thingsFound(url, LAMP);
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

async function announce(broker: string, things: number): Promise<void> {
  const bridge = await connectBridge(broker);
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

async function start(data: string, meanwhile?: (hub: HubProcess) => Promise<void>): Promise<number> {
  const hub = await startHubProcess(data);
  try {
    await meanwhile?.(hub);
    return hub.readyMs;
  } finally {
    await hub.stop();
  }
}

async function measureMemory({ url, pid }: HubProcess): Promise<void> {
  await pause(IDLE_MS);
  idle = residentMb(pid);
  for (let i = 0; i < COMMANDS; i++) await say(url, `turn ${i % 2 === 0 ? 'on' : 'off'} the desk lamp`);
  afterCommands = residentMb(pid);
  await pause(REST_MS);
  atRest = residentMb(pid);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
