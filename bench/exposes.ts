/**
 * How much of what Zigbee2MQTT tells of its devices appears in the home as what it is? Each expose of `bridge/devices` is looked for among
 * the devices that the family announced: as the right kind, with its name, unit, options and bounds; and each value that it can be set to
 * is wished for, and has to be said in Zigbee2MQTT's words. Then what 2,000 devices cost, in processor time and memory.
 *
 * `node --expose-gc dist/bench/exposes.js --corpus FOLDER [--json] [--list N]`; the folder holds `zigbee2mqtt-bridge-devices.json.gz`, a list as
 * `bridge/devices` has it. Ends with 1 below 99.5 %, or where an exception was thrown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { zigbee2mqtt } from '../devices/zigbee2mqtt/index.ts';
import { Budgets, type Json, type JsonObject, silentLogger, systemClock } from '../src/base/index.ts';
import type { Bus, BusMessage, DeviceSink } from '../src/bus/index.ts';
import { Device, type DeviceState, type Feature } from '../src/domain/index.ts';
import { Store } from '../src/store/index.ts';
import { report } from './kit/report.ts';

const GOAL = 99.5;
const SCALE = 2_000;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    list: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
if (values.corpus === undefined) throw new Error('say where the records are: --corpus FOLDER');

interface Told {
  readonly type: string;
  readonly name?: string;
  readonly label?: string;
  readonly property?: string;
  readonly access?: number;
  readonly endpoint?: string;
  readonly unit?: string;
  readonly values?: readonly (string | number)[];
  readonly value_min?: number;
  readonly value_max?: number;
  readonly value_on?: Json;
  readonly value_off?: Json;
  readonly features?: readonly Told[];
}
interface Record {
  readonly ieee_address: string;
  readonly friendly_name: string;
  readonly definition?: { readonly model: string; readonly exposes: readonly Told[] };
}

/** A bus that hands over what it is given and keeps what is said. */
class Wire implements Bus {
  readonly clientId = 'bench';
  readonly root = 'hearth/v1';
  readonly connected = true;
  readonly said: { readonly topic: string; readonly payload: JsonObject }[] = [];
  #hear: (message: BusMessage) => void = () => undefined;

  under(path: string): string {
    return `${this.root}/${path}`;
  }
  async publish(topic: string, payload: unknown): Promise<void> {
    this.said.push({ topic, payload: payload as JsonObject });
  }
  async subscribe(_filter: string, handler: (message: BusMessage) => void) {
    this.#hear = handler;
    return async () => undefined;
  }
  onConnection() {
    return () => undefined;
  }
  tell(topic: string, value: unknown): void {
    this.#hear({ topic, payload: Buffer.from(JSON.stringify(value)), retained: true });
  }
}

/** What the main functions speak for, which is no value beside them. */
const SPOKEN_FOR = new Set(
  `state brightness color_temp color_xy color_hs position tilt lock_state occupied_heating_setpoint occupied_cooling_setpoint
  unoccupied_heating_setpoint unoccupied_cooling_setpoint current_heating_setpoint local_temperature system_mode running_state preset
  fan_mode swing_mode mode speed`.split(/\s+/),
);

const TYPES: Readonly<{ [type: string]: readonly Feature['type'][] }> = {
  numeric: ['number'],
  binary: ['flag'],
  enum: ['option', 'press', 'event'],
  text: ['text'],
  list: ['text'],
  composite: ['text'],
};

const store = new Store({ path: ':memory:' });
async function open(sink: DeviceSink, devices: number) {
  const wire = new Wire();
  const family = await zigbee2mqtt.open({
    ...{ bus: wire, store, clock: systemClock, log: silentLogger, devices: sink },
    budgets: new Budgets({ clock: systemClock, log: silentLogger }),
    config: { base: ['zigbee2mqtt'], devices },
  });
  await family.start?.();
  return { wire, family };
}

const file = gunzipSync(readFileSync(join(values.corpus, 'zigbee2mqtt-bridge-devices.json.gz')));
const records = JSON.parse(file.toString('utf8')) as readonly Record[];
const faults: string[] = [];
let exposes = 0;
let right = 0;
let wishes = 0;
let said = 0;
let exceptions = 0;

const devices = new Map<string, Device>();
const states = new Map<string, DeviceState>();
const { wire, family } = await open(
  {
    announce: (device) => void devices.set(device.id, Device.parse({ ...device, family: 'zigbee2mqtt' })),
    withdraw: (id) => void devices.delete(id),
    report: (id, state) => void states.set(id, { ...states.get(id), ...state }),
  },
  10_000,
);
wire.tell('zigbee2mqtt/bridge/devices', records);
const byThing = new Map<string, Device[]>();
for (const device of devices.values()) {
  const thing = device.thing ?? '';
  byThing.set(thing, [...(byThing.get(thing) ?? []), device]);
}
for (const record of records)
  for (const expose of record.definition?.exposes ?? []) await judge(record, expose);

const small = records.filter(({ definition }) => definition !== undefined).slice(0, SCALE);
const cost = await measure(small);
const share = (part: number, of: number) => Math.floor((part / of) * 10_000) / 100;
report({
  bench: 'exposes',
  question: 'What Zigbee2MQTT tells of its devices, as the home has it',
  rows: [
    { what: 'exposes that appear as what they are', count: exposes, right, percent: share(right, exposes) },
    {
      what: 'values that can be set, in its own words',
      count: wishes,
      right: said,
      percent: share(said, wishes),
    },
    { what: 'exceptions', count: exceptions },
    { what: `${small.length} devices, first told`, ...cost },
  ],
});
for (const fault of faults.slice(0, Number(values.list))) console.log(fault);
process.exit(exceptions === 0 && share(right, exposes) >= GOAL && share(said, wishes) >= GOAL ? 0 : 1);

/** Looks for one expose by rules of its own. */
async function judge(record: Record, expose: Told): Promise<void> {
  const parts = byThing.get(record.ieee_address) ?? [];
  const main = ['light', 'switch', 'cover', 'lock', 'climate', 'fan'].includes(expose.type);
  if (!main) {
    if ((expose.property ?? '') === '') return;
    await judgeValue(record, expose, parts);
    return;
  }
  exposes += 1;
  const found = parts.find(
    ({ id, kind }) =>
      kind === expose.type && (expose.endpoint === undefined || id.endsWith(`.${expose.endpoint}`)),
  );
  if (found === undefined) {
    faults.push(`${record.definition?.model}: no ${expose.type} ${expose.endpoint ?? ''}`);
    return;
  }
  const feature = (name: string) => expose.features?.find((one) => one.name === name);
  const cannot = [
    ['brightness', found.capabilities.brightness],
    ['color_temp', found.capabilities.temperature],
    ['color_xy', found.capabilities.color],
    ['color_hs', found.capabilities.color],
    ['tilt', found.capabilities.tilt],
  ].filter(([name, can]) => settable(feature(name as string)) && !can);
  if (cannot.length === 0) right += 1;
  else
    faults.push(
      `${record.definition?.model}: ${expose.type} cannot ${cannot.map(([name]) => name).join(', ')}`,
    );
  for (const [name, set, payload] of wishesFor(expose)) await wish(record, found, set, payload, name);
  const others = (expose.features ?? []).filter(({ name }) => !SPOKEN_FOR.has(name ?? ''));
  for (const other of others) await judgeValue(record, other, parts);
}

function settable(expose: Told | undefined): boolean {
  return ((expose?.access ?? 0) & 2) !== 0;
}

function* wishesFor(expose: Told): Generator<readonly [string, DeviceState, JsonObject]> {
  for (const feature of expose.features ?? []) {
    const { name, property = '', value_on: on = true, value_off: off = false, values: words = [] } = feature;
    if (!settable(feature)) continue;
    if (name === 'state' && ['light', 'switch', 'fan'].includes(expose.type)) {
      yield ['on', { on: true }, { [property]: on }];
      yield ['off', { on: false }, { [property]: off }];
    } else if (name === 'state' && expose.type === 'lock') {
      yield ['lock', { locked: true }, { [property]: on }];
      yield ['unlock', { locked: false }, { [property]: off }];
    } else if (name === 'state' && expose.type === 'cover') {
      yield ['open', { position: 100 }, { [property]: 'OPEN' }];
      yield ['close', { position: 0 }, { [property]: 'CLOSE' }];
      if (words.includes('STOP')) yield ['stop', { moving: false }, { [property]: 'STOP' }];
    } else if (name === 'position') yield ['position', { position: 42 }, { [property]: 42 }];
    else if (name === 'tilt') yield ['tilt', { tilt: 42 }, { [property]: 42 }];
    else if (name === 'brightness')
      yield ['brightness', { brightness: 50 }, { [property]: Math.round((feature.value_max ?? 254) / 2) }];
    else if (name === 'color_temp')
      yield [
        'white',
        { temperature: 1e6 / (feature.value_max ?? 500) },
        { [property]: feature.value_max ?? 500 },
      ];
    else if (name === 'color_xy') yield ['colour', { color: '#ff8800' }, { [property]: { hex: '#ff8800' } }];
    else if (name === 'system_mode')
      for (const word of words) yield [`mode ${word}`, { mode: String(word) }, { [property]: word }];
    else if (name === 'preset' && expose.type === 'climate')
      for (const word of words) yield [`preset ${word}`, { preset: String(word) }, { [property]: word }];
    else if (name === 'fan_mode')
      for (const word of words) yield [`fan ${word}`, { fan_mode: String(word) }, { [property]: word }];
  }
}

async function judgeValue(record: Record, expose: Told, parts: readonly Device[]): Promise<void> {
  const { property = '', type, access = 0, endpoint, values: words = [] } = expose;
  if (type === 'composite' && (access & 1) !== 0 && (expose.features ?? []).length > 0) {
    for (const part of expose.features ?? [])
      await judgeValue(record, { ...part, access, property: `${property}.${part.property}` }, parts);
    return;
  }
  exposes += 1;
  const inMain = mainOf(expose, parts);
  if (inMain) {
    right += 1;
    return;
  }
  const isPress = (access & 3) === 2 && type === 'enum' && words.length === 1;
  const kinds =
    (access & 2) !== 0
      ? [isPress ? 'button' : 'setting']
      : expose.name === 'action'
        ? ['button']
        : ['sensor', 'health'];
  const found = parts.find(
    ({ kind, features }) => kinds.includes(kind) && features?.[property] !== undefined,
  );
  const feature = found?.features?.[property];
  if (found === undefined || feature === undefined) {
    faults.push(
      `${record.definition?.model}: no ${kinds[0]} ${property} (${type}, ${access}, ${endpoint ?? ''})`,
    );
    return;
  }
  const wrong = differences(expose, feature);
  if (wrong.length > 0) {
    faults.push(`${record.definition?.model}: ${property}: ${wrong.join(', ')}`);
    return;
  }
  right += 1;
  if ((access & 2) === 0 || property.includes('.')) return;
  for (const [wanted, payload] of settings(expose, isPress))
    await wish(record, found, { [property]: wanted }, { [property]: payload }, property);
}

function differences(
  { type, unit, value_min: min, value_max: max, values: words, label = '' }: Told,
  feature: Feature,
): string[] {
  const wrong: string[] = [];
  if (!TYPES[type]?.includes(feature.type)) wrong.push(`${type} as ${feature.type}`);
  if (!feature.name.toLowerCase().includes(label.toLowerCase()))
    wrong.push(`"${feature.name}" for "${label}"`);
  if (unit !== undefined && feature.unit !== unit) wrong.push(`${feature.unit} for ${unit}`);
  if (min !== undefined && max !== undefined && min < max && (feature.min !== min || feature.max !== max))
    wrong.push('other bounds');
  if (
    type === 'enum' &&
    feature.type !== 'press' &&
    JSON.stringify(feature.options) !== JSON.stringify(words?.map(String))
  )
    wrong.push('other options');
  return wrong;
}

/** What belongs to a main function: effects of a lamp, warnings of a siren, whether a blind moves, a state that stands alone. */
function mainOf({ name, property, values: words = [], endpoint }: Told, parts: readonly Device[]): boolean {
  switch (name) {
    case 'effect':
      return parts.some(
        ({ kind, capabilities, id }) =>
          kind === 'light' &&
          (endpoint === undefined || id.endsWith(`.${endpoint}`)) &&
          words.every((word) => capabilities.effects?.includes(String(word))),
      );
    case 'warning':
      return parts.some(({ kind }) => kind === 'siren');
    case 'moving':
    case 'running':
    case 'motor_state':
      return (
        parts.some(({ kind }) => kind === 'cover') &&
        !parts.some(({ features }) => features?.[property ?? ''] !== undefined)
      );
    case 'state':
      return parts.some(({ kind }) => kind === 'switch' || kind === 'cover');
    default:
      return false;
  }
}

function* settings(
  expose: Told,
  isPress: boolean,
): Generator<readonly [NonNullable<DeviceState[string]>, Json]> {
  const {
    type,
    values: words = [],
    value_on: on = true,
    value_off: off = false,
    value_min: min,
    value_max: max,
  } = expose;
  if (isPress && words[0] !== undefined) yield [true, words[0]];
  else if (type === 'enum') for (const word of words) yield [String(word), word];
  else if (type === 'binary') {
    yield [true, on];
    yield [false, off];
  } else if (type === 'numeric') for (const value of [min ?? 0, max ?? 100]) yield [value, value];
  else if (type === 'text') yield ['words', 'words'];
  else if (type === 'composite' || type === 'list') yield ['{"a":1}', { a: 1 }];
}

async function wish(
  record: Record,
  device: Device,
  set: DeviceState,
  payload: JsonObject,
  what: string,
): Promise<void> {
  wishes += 1;
  wire.said.length = 0;
  try {
    await family.command(device.id, { set });
  } catch (error) {
    exceptions += 1;
    faults.push(`${record.definition?.model}: ${what}: ${String(error)}`);
  }
  const expected = JSON.stringify([{ topic: `zigbee2mqtt/${record.friendly_name}/set`, payload }]);
  if (JSON.stringify(wire.said) === expected) said += 1;
  else faults.push(`${record.definition?.model}: ${what}: said ${JSON.stringify(wire.said)} for ${expected}`);
}

/** Processor time and memory of a first list, and of the same list again. */
async function measure(list: readonly Record[]) {
  const kept = new Map<string, unknown>();
  const sink: DeviceSink = {
    announce: (device) => void kept.set(device.id, Device.parse({ ...device, family: 'zigbee2mqtt' })),
    withdraw: () => undefined,
    report: () => undefined,
  };
  const another = await open(sink, 10_000);
  const heap = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heap();
  const start = process.cpuUsage();
  another.wire.tell('zigbee2mqtt/bridge/devices', list);
  const first = process.cpuUsage(start);
  const again = process.cpuUsage();
  another.wire.tell('zigbee2mqtt/bridge/devices', list);
  const second = process.cpuUsage(again);
  const ms = ({ user, system }: NodeJS.CpuUsage) => Math.round((user + system) / 1000);
  return {
    count: kept.size,
    ms: ms(first),
    msAgain: ms(second),
    mb: Math.round((heap() - before) * 10) / 10,
  };
}
