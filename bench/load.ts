/**
 * What does a house cost that goes on: so many things, so many reports and commands a second? Processor, bytes written, the slowest answer and
 * how late the event loop ran, on the hub's own broker and, where it is installed, on Mosquitto, whose processor time is counted as well: as it
 * comes, and with `set_tcp_nodelay true`, which docs/reference/config.md asks for.
 *
 * The hub is a process of its own. Half of the things are lamps that obey at once, half are thermometers whose value always changes. The
 * kernel counts processor time and written blocks (proc(5)), the hub how late its loop ran (`/metrics`).
 * `node dist/bench/load.js [--json] [--devices N] [--reports PER_SECOND] [--commands PER_SECOND] [--seconds N]`
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MqttConnection } from '../src/bus/index.ts';
import {
  AS_OWNER,
  connectBridge,
  freePort,
  type HubProcess,
  processorMs,
  residentMb,
  say,
  startHubProcess,
  thingsFound,
  writtenBytes,
} from './kit/hub-process.ts';
import { report, spread } from './kit/report.ts';

const DEVICES = option('--devices', 200);
const REPORTS = option('--reports', 10);
const COMMANDS = option('--commands', 1);
const SECONDS = option('--seconds', 60);
/** Mosquitto of Debian lies where only root looks. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

const rows = [await onOwnBroker()];
if (spawnSync('mosquitto', ['-h'], { env: { PATH } }).error === undefined)
  rows.push(
    await onMosquitto('mosquitto', ''),
    await onMosquitto('mosquitto, nodelay', 'set_tcp_nodelay true\n'),
  );
report({
  bench: 'load',
  question: `${DEVICES} things, ${REPORTS} reports and ${COMMANDS} commands a second, for ${SECONDS} s`,
  rows,
});

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

function onOwnBroker() {
  return inFolder(async (data) => measure('own', await startHubProcess(data)));
}

function onMosquitto(name: string, more: string) {
  return inFolder(async (data) => {
    const port = await freePort();
    const settings = join(data, 'mosquitto.conf');
    const plain = `listener ${port} 127.0.0.1\nallow_anonymous true\nmax_queued_messages 0\n`;
    writeFileSync(settings, plain + more);
    const broker = spawn('mosquitto', ['-c', settings], { stdio: 'ignore', env: { PATH } });
    const gone = new Promise((resolve) => broker.once('exit', resolve));
    try {
      return await measure(
        name,
        await startHubProcess(join(data, 'hub'), `mqtt://127.0.0.1:${port}`),
        broker,
      );
    } finally {
      broker.kill('SIGTERM');
      await gone;
    }
  });
}

async function inFolder<T>(run: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'hearth-bench-load-'));
  try {
    return await run(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(name: string, hub: HubProcess, broker?: ChildProcess) {
  const bridge = await connectBridge(hub.broker);
  try {
    await announce(bridge);
    while ((await thingsFound(hub.url, /^(Lamp|Meter) \d+$/)) < DEVICES)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await loopDelay(hub.url);
    const before = { processor: processorMs(hub.pid), written: writtenBytes(hub.pid) };
    const brokerBefore = broker === undefined ? 0 : processorMs(broker.pid as number);
    const [answers] = await Promise.all([commands(hub.url), reports(bridge)]);
    const perSecond = (ms: number) => Number((ms / SECONDS).toPrecision(3));
    const { p50, p95, max } = spread(answers);
    return {
      broker: name,
      'processor (ms/s)': perSecond(processorMs(hub.pid) - before.processor),
      'of the broker (ms/s)':
        broker === undefined ? 'in it' : perSecond(processorMs(broker.pid as number) - brokerBefore),
      'written (kB/s)': perSecond((writtenBytes(hub.pid) - before.written) / 1024),
      'answer p50 (ms)': p50,
      p95,
      slowest: max,
      'loop late p99 (ms)': await loopDelay(hub.url),
      'resident (MB)': residentMb(hub.pid),
    };
  } finally {
    await bridge.close();
    await hub.stop();
  }
}

async function announce(bridge: MqttConnection): Promise<void> {
  await bridge.subscribe('load/+/set', ({ topic, payload }) => {
    void bridge.publish(topic.replace(/set$/, 'state'), payload.toString());
  });
  for (let i = 0; i < DEVICES; i++) {
    const place = { sa: `Room ${i % 30}`, ids: [`load${i}`] };
    const of = { uniq_id: `load${i}`, stat_t: `load/${i}/state`, dev: place };
    const isLamp = i % 2 === 0;
    await bridge.publish(
      `homeassistant/${isLamp ? 'light' : 'sensor'}/load${i}/config`,
      isLamp
        ? { ...of, name: `Lamp ${i}`, schema: 'json', brightness: true, cmd_t: `load/${i}/set` }
        : { ...of, name: `Meter ${i}`, dev_cla: 'temperature', unit_of_meas: '°C' },
      { qos: 1, retain: true },
    );
    await bridge.publish(`load/${i}/state`, isLamp ? { state: 'OFF' } : '20');
  }
}

/** @returns how long each answer took, in ms. One that is late does not hold up those behind it. */
async function commands(url: string): Promise<readonly number[]> {
  const taken: Promise<number>[] = [];
  const lamps = Math.ceil(DEVICES / 2);
  await often(COMMANDS, (i) => {
    const before = performance.now();
    const text = `turn ${Math.floor(i / lamps) % 2 === 0 ? 'on' : 'off'} lamp ${2 * (i % lamps)}`;
    taken.push(say(url, text).then(() => performance.now() - before));
  });
  return Promise.all(taken);
}

async function reports(bridge: MqttConnection): Promise<void> {
  const meters = Math.floor(DEVICES / 2);
  await often(REPORTS, (i) => {
    void bridge.publish(`load/${2 * (i % meters) + 1}/state`, String(18 + (i % 97) / 10));
  });
}

/** So many times a second, each by its own instant: what was late is made up for. */
async function often(perSecond: number, run: (i: number) => void): Promise<void> {
  const start = performance.now();
  for (let i = 0; i < perSecond * SECONDS; i++) {
    const wait = start + (1000 * i) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    run(i);
  }
}

/** Since it was asked last, in ms. */
async function loopDelay(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: AS_OWNER })).text();
  const seconds = Number(/^hearth_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/m.exec(text)?.[1]);
  return Number((1000 * seconds).toPrecision(3));
}
