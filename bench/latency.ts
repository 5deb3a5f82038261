/**
 * How long from a sentence to the command at the lamp, to seeing the lamp obey, and to the answer - through HTTP and MQTT?
 *
 * The hub runs in this process on an embedded broker and a database on disk; the lamp is a plain MQTT client announced by
 * discovery that obeys at once. Times count from the moment the sentence is handed to the door's socket.
 * `node dist/bench/latency.js [--json] [--rounds N]`, at most 400 rounds: beyond them the person has said more than a person may.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hub, startHub } from '../src/app/hub.ts';
import { silentLogger, systemClock } from '../src/base/index.ts';
import { hashPassword, MqttConnection } from '../src/bus/index.ts';
import { parseConfig } from '../src/config/index.ts';
import { report, spread } from './kit/report.ts';

const ROUNDS = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 300;
const WARM_UP = 50;
const TOKEN = 'bench-token-bench-token-bench-token';
const PASSWORD = 'bench-password';

interface Times {
  readonly command: number[];
  readonly seen: number[];
  readonly answer: number[];
}

const data = mkdtempSync(join(tmpdir(), 'hearth-bench-latency-'));
const password = await hashPassword(PASSWORD);
const parsed = parseConfig({
  yaml: JSON.stringify({
    data,
    home: { people: [{ id: 'alex', name: 'Alex', role: 'owner' }] },
    bus: {
      port: 0,
      users: [
        { name: 'lamp', password, device: true, topics: ['lamp/#'] },
        { name: 'phone', password, person: 'alex' },
      ],
    },
    http: { host: '127.0.0.1', port: 0 },
    devices: { simulated: false },
  }),
  env: {},
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
const hub = await startHub({ config: parsed.config, log: silentLogger, version: 'bench', ownerToken: TOKEN });
const lamp = new MqttConnection({
  url: hub.brokerUrl,
  clientId: 'bench-lamp',
  username: 'lamp',
  password: PASSWORD,
  clock: systemClock,
  log: silentLogger,
  protocolVersion: 4,
});
const person = new MqttConnection({
  url: hub.brokerUrl,
  clientId: 'bench-person',
  username: 'phone',
  password: PASSWORD,
  clock: systemClock,
  log: silentLogger,
  protocolVersion: 4,
});
let commandAt = 0;
let reportedAt = 0;
try {
  await Promise.all([lamp.start(), person.start()]);
  await openLamp();
  const begun = process.cpuUsage();
  const http = await rounds(overHttp);
  const mqtt = await rounds(await overMqtt());
  const { user, system } = process.cpuUsage(begun);
  const disk = await costOnDisk(hub);
  report({
    bench: 'latency',
    question: 'Sentence in → command at the lamp → lamp obeyed → answer out, in milliseconds',
    rows: [
      { door: 'HTTP', to: 'command at the lamp', ...spread(http.command) },
      { door: 'HTTP', to: 'lamp obeyed', ...spread(http.seen) },
      { door: 'HTTP', to: 'answer', ...spread(http.answer) },
      { door: 'MQTT', to: 'command at the lamp', ...spread(mqtt.command) },
      { door: 'MQTT', to: 'lamp obeyed', ...spread(mqtt.seen) },
      { door: 'MQTT', to: 'answer', ...spread(mqtt.answer) },
      { door: 'both', to: 'ms of processor, clients included', p50: meanMs(user + system) },
      { door: 'HTTP', to: 'commits per command', p50: disk.commits },
      { door: 'HTTP', to: 'kB written per command', p50: disk.kilobytes },
    ],
    compare: {
      "Home Assistant's matcher alone (hassil), p50 / p95":
        '2.4 / 4.7 ms to recognise one sentence, nothing done yet',
      'LLM agents on Home Assistant’s public benchmark': '0.9-5.8 s a turn',
    },
  });
} finally {
  await Promise.all([lamp.close(), person.close()]);
  await hub.close();
  rmSync(data, { recursive: true, force: true });
}

async function openLamp(): Promise<void> {
  await lamp.subscribe('lamp/set', (message) => {
    commandAt = performance.now();
    const { state } = JSON.parse(message.payload.toString()) as { state: string };
    void lamp.publish('lamp/state', { state }).then(() => {
      reportedAt = performance.now();
    });
  });
  await lamp.publish(
    'homeassistant/light/desk/config',
    {
      uniq_id: 'desk',
      name: 'Desk Lamp',
      schema: 'json',
      stat_t: 'lamp/state',
      cmd_t: 'lamp/set',
      dev: { ids: ['desk'], sa: 'Office' },
    },
    { retain: true },
  );
  await lamp.publish('lamp/state', { state: 'OFF' }, { retain: true });
  while (!hub.doorway.devices().some((device) => device.report?.state['on'] === false))
    await new Promise((resolve) => setTimeout(resolve, 5));
}

async function rounds(say: (text: string) => Promise<void>): Promise<Times> {
  const times: Times = { command: [], seen: [], answer: [] };
  for (let i = 0; i < WARM_UP + ROUNDS; i++) {
    const before = performance.now();
    await say(`turn ${i % 2 === 0 ? 'on' : 'off'} the desk lamp`);
    const after = performance.now();
    if (commandAt < before) throw new Error(`round ${i} was refused: no command reached the lamp`);
    if (i < WARM_UP) continue;
    times.command.push(commandAt - before);
    times.seen.push(reportedAt - before);
    times.answer.push(after - before);
  }
  return times;
}

async function overHttp(text: string): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', prefer: 'wait=10' };
  for (;;) {
    const response = await fetch(`${hub.url}/v1/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text }),
    });
    const turn = (await response.json()) as { status: string };
    if (response.status === 200 && turn.status === 'done') return;
    throw new Error(`"${text}" was answered ${response.status} ${JSON.stringify(turn)}`);
  }
}

async function overMqtt(): Promise<(text: string) => Promise<void>> {
  let answered: () => void = () => {};
  await person.subscribe(person.under('channel/bench/out'), (message) => {
    if ((JSON.parse(message.payload.toString()) as { type: string }).type === 'answer') answered();
  });
  return (text) =>
    new Promise((resolve, reject) => {
      answered = resolve;
      person.publish(person.under('channel/bench/in'), text).catch(reject);
    });
}

/** Of a sentence, by what all rounds through both doors took. */
function meanMs(micros: number): number {
  return Number((micros / 1000 / (2 * (WARM_UP + ROUNDS))).toPrecision(3));
}

/** What a command makes the hub commit, and what it makes it write: the kernel counts whole blocks, checkpoints included (proc(5), write_bytes). */
async function costOnDisk(house: Hub): Promise<{ commits: number; kilobytes: number }> {
  const count = 300;
  const before = { commits: house.commits(), bytes: writtenBytes() };
  for (let i = 0; i < count; i++) await overHttp(`turn ${i % 2 === 0 ? 'on' : 'off'} the desk lamp`);
  return {
    commits: Number(((house.commits() - before.commits) / count).toPrecision(3)),
    kilobytes: Number(((writtenBytes() - before.bytes) / count / 1024).toPrecision(3)),
  };
}

/** Not a number where the system does not count it. */
function writtenBytes(): number {
  const io = existsSync('/proc/self/io') ? readFileSync('/proc/self/io', 'utf8') : '';
  return Number(/^write_bytes: (\d+)/m.exec(io)?.[1]);
}
