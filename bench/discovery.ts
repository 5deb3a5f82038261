/**
 * How much of what devices announce by Home Assistant's MQTT discovery becomes what it is, obeys, and is understood when it
 * tells how it is? And what do 2,000 things cost?
 *
 *   node dist/bench/discovery.js --corpus DIR [--list WHAT] [--json]
 *
 * DIR holds `zigbee2mqtt-discovery.json.gz`, `{topic: payload}`. What is right is read from the payloads by Home Assistant's
 * documentation (`discovery/expected.ts`), in code of its own; templates are judged by Jinja itself where python3 has it. `appears`: with
 * the right kind, name, unit, options and range. `commands`: of all wishes of a value set, those for which exactly the right messages
 * went out. `readings`: of messages, those after which the home knows what is so. `--list appears|commands|readings` prints what is not.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Device } from '../src/domain/index.ts';
import { sameSent } from './discovery/compare.ts';
import {
  type ExpectedCommand,
  type ExpectedReading,
  expectedCommands,
  expectedFunction,
  type Payload,
} from './discovery/expected.ts';
import { expectedReadings } from './discovery/expected-readings.ts';
import { type Found, faultOf, findFunction } from './discovery/find.ts';
import { BenchHouse } from './discovery/house.ts';
import { type Rendering, render } from './discovery/oracle.ts';
import { report } from './kit/report.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    list: { type: 'string' },
    json: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
  },
});
const THINGS = 2_000;

interface Tally {
  payloads: number;
  appear: number;
  commands: number;
  right: number;
  readings: number;
  read: number;
}

const corpus = readCorpus();
if (values.cost) console.log(JSON.stringify(await cost()));
else await judge();

function readCorpus(): Map<string, Payload> {
  if (values.corpus === undefined) {
    console.error('Name a folder with zigbee2mqtt-discovery.json.gz by --corpus.');
    process.exit(2);
  }
  const text = gunzipSync(readFileSync(join(values.corpus, 'zigbee2mqtt-discovery.json.gz'))).toString();
  const all = Object.entries(JSON.parse(text) as Record<string, Payload | string>);
  return new Map(
    all.map(([topic, one]) => [topic, typeof one === 'string' ? (JSON.parse(one) as Payload) : one]),
  );
}

async function judge(): Promise<void> {
  const house = await BenchHouse.open();
  let exceptions = 0;
  process.on('uncaughtException', (error) => {
    exceptions += 1;
    if (values.list === 'exceptions') console.error(error);
  });
  await house.announce([...corpus].map(([topic, payload]) => [topic, JSON.stringify(payload)] as const));
  const parts = new Map<string, Device[]>();
  for (const device of house.home.devices()) {
    const of = parts.get(device.thing ?? '') ?? [];
    of.push(device);
    parts.set(device.thing ?? '', of);
  }
  const tallies = new Map<string, Tally>();
  const found: { component: string; payload: Payload; found: Found; topic: string }[] = [];
  for (const [topic, payload] of corpus) {
    const component = topic.split('/')[1]!;
    const tally = tallyOf(tallies, component);
    tally.payloads += 1;
    const expected = expectedFunction(topic, payload);
    const one = findFunction(expected, parts.get(expected.address) ?? []);
    const fault = faultOf(expected, one);
    if (fault === undefined) tally.appear += 1;
    else list('appears', `${topic} ${fault}`);
    if (one !== undefined) found.push({ component, payload, found: one, topic });
    else {
      tally.commands += expectedCommands(component, payload).length;
      tally.readings += expectedReadings(component, payload).length;
    }
  }
  await judgeCommands(house, found, tallies);
  await judgeReadings(house, found, tallies);
  const rows = [...tallies]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([component, tally]) => rowOf(component, tally));
  const all = [...tallies.values()].reduce((sum, one) => ({
    payloads: sum.payloads + one.payloads,
    appear: sum.appear + one.appear,
    commands: sum.commands + one.commands,
    right: sum.right + one.right,
    readings: sum.readings + one.readings,
    read: sum.read + one.read,
  }));
  if (values.list === 'warnings') for (const line of house.warnings) console.error(line);
  report({
    bench: 'discovery',
    question: 'What is announced, and what of it appears, obeys and is understood, in per cent',
    rows: [...rows, rowOf('all', all)],
    compare: {
      exceptions: String(exceptions),
      warnings: String(house.warnings.length),
      [`${THINGS} things`]: JSON.stringify(await costElsewhere()),
    },
  });
  process.exit(exceptions === 0 ? 0 : 1);
}

function tallyOf(tallies: Map<string, Tally>, component: string): Tally {
  const known = tallies.get(component) ?? {
    payloads: 0,
    appear: 0,
    commands: 0,
    right: 0,
    readings: 0,
    read: 0,
  };
  tallies.set(component, known);
  return known;
}

function rowOf(component: string, { payloads, appear, commands, right, readings, read }: Tally) {
  const share = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(2));
  return {
    component,
    payloads,
    appears: share(appear, payloads),
    wishes: commands,
    commands: share(right, commands),
    messages: readings,
    readings: share(read, readings),
  };
}

function list(what: string, line: string): void {
  if (values.list === what) console.error(line);
}

type Judged = { component: string; payload: Payload; found: Found; topic: string };

async function judgeCommands(house: BenchHouse, found: readonly Judged[], tallies: Map<string, Tally>) {
  const tries: {
    judged: Judged;
    wish: ExpectedCommand;
    sent: readonly { topic: string; payload: string }[];
  }[] = [];
  const renderings: Rendering[] = [];
  for (const judged of found)
    for (const wish of expectedCommands(judged.component, judged.payload)) {
      const { device, key } = judged.found;
      const set = key === undefined ? wish.set : { [key]: Object.values(wish.set)[0]! };
      tries.push({ judged, wish, sent: await house.command(device, set) });
      for (const { payload } of wish.sent) if (typeof payload === 'object') renderings.push(payload);
    }
  const rendered = render(renderings);
  let at = 0;
  for (const { judged, wish, sent } of tries) {
    const expected = wish.sent.map(({ topic, payload }) =>
      typeof payload === 'string' ? { topic, payload } : { topic, payload: rendered?.[at++] ?? undefined },
    );
    if (rendered === undefined && expected.some(({ payload }) => payload === undefined)) continue;
    const tally = tallyOf(tallies, judged.component);
    tally.commands += 1;
    if (sameSent(expected, sent)) tally.right += 1;
    else
      list(
        'commands',
        `${judged.topic} ${JSON.stringify(wish.set)}: ${JSON.stringify(sent)} and not ${JSON.stringify(expected)}`,
      );
  }
}

async function judgeReadings(house: BenchHouse, found: readonly Judged[], tallies: Map<string, Tally>) {
  const all: { judged: Judged; reading: ExpectedReading }[] = found.flatMap((judged) =>
    expectedReadings(judged.component, judged.payload).map((reading) => ({ judged, reading })),
  );
  const rendered = render(
    all.map(({ reading: { template, message } }) => ({ template: template ?? '{{ value }}', message })),
  );
  if (rendered === undefined) return;
  for (const [at, { judged, reading }] of all.entries()) {
    const { device, key } = judged.found;
    const names = key === undefined ? (reading.key ?? '').split('|') : [key];
    const known = () =>
      names.map((name) => house.home.report(device.id)?.state[name]).find((one) => one !== undefined);
    const before = known();
    house.bus.say(reading.topic, reading.message);
    const text = rendered[at];
    // What renders to nothing, or cannot be rendered, says nothing: what was known stays.
    const value = text === null || text === undefined || text === '' ? undefined : reading.value(text);
    const expected = value === undefined ? before : value === null ? undefined : value;
    const tally = tallyOf(tallies, judged.component);
    tally.readings += 1;
    if (known() === expected) tally.read += 1;
    else
      list(
        'readings',
        `${judged.topic} ${reading.message} ${reading.template}: ${JSON.stringify(known())} and not ${JSON.stringify(expected)}`,
      );
  }
}

/** In a process of its own, whose memory and time are its own. */
async function costElsewhere(): Promise<unknown> {
  const { execFileSync } = await import('node:child_process');
  const args = ['--expose-gc', process.argv[1]!, '--corpus', values.corpus!, '--cost'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

async function cost() {
  const things = new Map<string, (readonly [string, string])[]>();
  for (const [topic, payload] of corpus) {
    const thing = String(payload['device']?.identifiers);
    const of = things.get(thing) ?? [];
    of.push([topic, JSON.stringify(payload)]);
    things.set(thing, of);
  }
  const announced = [...things.values()].slice(0, THINGS).flat();
  corpus.clear();
  const house = await BenchHouse.open();
  const collect = (globalThis as { gc?: () => void }).gc ?? (() => {});
  collect();
  const memory = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await house.announce(announced);
  const { user, system } = process.cpuUsage(before);
  const ms = Math.round(performance.now() - startedAt);
  collect();
  const heap = process.memoryUsage().heapUsed - memory;
  return {
    ...{ payloads: announced.length, devices: house.home.devices().length, ms },
    processorMs: Math.round((user + system) / 1000),
    heapMB: Number((heap / 2 ** 20).toFixed(1)),
  };
}
