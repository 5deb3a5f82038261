import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { homeAssistant } from '../../devices/home-assistant/index.ts';
import { zigbee2mqtt } from '../../devices/zigbee2mqtt/index.ts';
import { type DeviceFamily, shows } from '../../src/bus/index.ts';
import type { Device, DeviceState } from '../../src/domain/index.ts';
import { House } from '../home/house.ts';
import { startEmbeddedBroker } from '../kit/servers/broker.ts';

/** Lamps, plugs, wall switches, blinds, locks, thermostats, a fan, sirens, sensors and a button, of many makers. */
const MODELS = [
  ...['LED1545G12', 'LED1623G12', 'LED1624G9', '9290011370', '9290012573A', '8718699673147', 'ICZB-IW11SW'],
  ...['AB3257001NJ', 'ZNCZ04LM', 'LLKZMK11LM', 'QBKG04LM', 'QBKG03LM', 'E1757', 'E1926', 'BMCT-SLZ'],
  ...[
    'YRD426NRSC',
    'SPZB0001',
    '014G2461',
    'E2007',
    'HS2WD-E',
    'WSDCGQ11LM',
    'MCCGQ11LM',
    'RTCGQ11LM',
    'SJCGQ11LM',
  ],
  'WXKG11LM',
];
const FILES = ['gen.cjs', 'simadapter.cjs', 'node_modules/zigbee2mqtt/index.js'];
const APPEARS_MS = 90_000;
const OBEYS_MS = 5_000;
const MAINS = new Set(['light', 'switch', 'cover', 'lock', 'climate', 'fan', 'siren']);

export type Way = 'native' | 'discovery';

export interface RadioRow {
  readonly way: Way;
  readonly models: number;
  /** Things of which at least one device is in the home. */
  readonly appeared: number;
  readonly commands: number;
  /** Commands after which the radio was told something. */
  readonly atTheRadio: number;
  /** Commands whose effect the home saw reported, and those that can show none. */
  readonly seen: number;
  readonly unseen: number;
  /** What sensors told over the radio, and how much of it the home heard. */
  readonly told: number;
  readonly heard: number;
  readonly faults: readonly string[];
}

/** Why it cannot be run there, if it cannot. */
export function whyNoRadio(folder: string): string | undefined {
  const missing = FILES.find((file) => !existsSync(join(folder, file)));
  return missing === undefined ? undefined : `${join(folder, missing)} is not there`;
}

/** The real zigbee2mqtt with devices in memory in place of its radio; `folder` is where it and the two scripts lie. */
export async function radioSweep(folder: string, way: Way): Promise<RadioRow> {
  const broker = await startEmbeddedBroker();
  const home = mkdtempSync(join(tmpdir(), 'hearth-radio-'));
  const house = await House.open({ broker });
  const bridge = startBridge(resolve(folder), home, broker.url, way);
  try {
    const family = (await house.family(way === 'native' ? zigbee2mqtt : homeAssistant)) as DeviceFamily;
    await within(APPEARS_MS, () => thingsOf(house).size >= bridge.things || bridge.ended());
    return {
      way,
      models: bridge.things,
      appeared: thingsOf(house).size,
      ...(await tryAll(house, family, bridge)),
    };
  } finally {
    await bridge.stop();
    await house.close();
    await broker.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function startBridge(folder: string, home: string, url: string, way: Way) {
  execFileSync(process.execPath, ['gen.cjs', '1e9', home, MODELS.join(',')], {
    cwd: folder,
    env: { ...process.env, MQTT: url },
  });
  const settings = join(home, 'configuration.yaml');
  const written = readFileSync(settings, 'utf8');
  if (way === 'native')
    writeFileSync(
      settings,
      written.replace('homeassistant: {enabled: true', 'homeassistant: {enabled: false'),
    );
  const things = Object.keys(JSON.parse(readFileSync(join(home, 'sim.json'), 'utf8')) as object).length;
  const child = spawn(process.execPath, ['-r', './simadapter.cjs', 'node_modules/zigbee2mqtt/index.js'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ ZIGBEE2MQTT_DATA: home, SIM_DEVICES: join(home, 'sim.json'), SIM_TRACE: '1', SIM_STDIN: '1' },
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const traces: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('SIM -> ') && !/ read /.test(line)) traces.push(line);
  });
  return {
    things,
    /** How often the radio told this device something that is no question. */
    told: (network: string) => traces.filter((line) => line.startsWith(`SIM -> ${network} `)).length,
    report: (message: object) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    ended: () => child.exitCode !== null,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function thingsOf(house: House): ReadonlySet<string> {
  return new Set(
    house.home.devices().flatMap(({ thing, name }) => (networkOf(name) === undefined ? [] : (thing ?? []))),
  );
}

/** The devices are called n1, n2, … after their addresses in the network. */
function networkOf(name: string): string | undefined {
  return /^n(\d+)\b/.exec(name)?.[1];
}

async function tryAll(house: House, family: DeviceFamily, bridge: ReturnType<typeof startBridge>) {
  const row = { commands: 0, atTheRadio: 0, seen: 0, unseen: 0, told: 0, heard: 0 };
  const faults: string[] = [];
  for (const device of house.home.devices().filter(({ kind }) => MAINS.has(kind))) {
    const network = networkOf(device.name);
    // The bridge is a thing by itself where it is announced.
    if (network === undefined) continue;
    for (const set of wishesFor(device)) {
      const before = bridge.told(network);
      row.commands += 1;
      await family.command(device.id, { set });
      const said = `${device.model ?? ''} ${device.id} ${JSON.stringify(set)}`;
      if (await within(OBEYS_MS, () => bridge.told(network) > before)) row.atTheRadio += 1;
      else faults.push(`not at the radio: ${said}`);
      for (const report of ownReports(device, set)) bridge.report({ nwk: Number(network), ...report });
      const report = () => house.home.report(device.id)?.state ?? {};
      if (device.capabilities.unseen !== undefined) row.unseen += 1;
      else if (await within(OBEYS_MS, () => shows(report(), set))) row.seen += 1;
      else faults.push(`not seen: ${said}, but ${JSON.stringify(report())}`);
    }
  }
  for (const { cluster, attr, value, key, shown } of READINGS)
    for (const device of house.home
      .devices()
      .filter(({ features }) => features?.[key] !== undefined || hasReading(features, key))) {
      const network = Number(networkOf(device.name));
      if (Number.isNaN(network) || device.kind !== 'sensor' || !SENSORS.has(cluster)) continue;
      if (!SENSORS.get(cluster)?.some((model) => device.model?.includes(model))) continue;
      row.told += 1;
      bridge.report({ nwk: network, cluster, attr, value });
      const told = () => Object.values(house.home.report(device.id)?.state ?? {}).includes(shown);
      if (await within(OBEYS_MS, told)) row.heard += 1;
      else
        faults.push(
          `not heard: ${cluster} of ${device.model} ${device.id}: ${JSON.stringify(house.home.report(device.id)?.state)}`,
        );
    }
  return { ...row, faults };
}

/** What is told over the radio, and which state it is then; only of those that have the cluster in truth. */
const READINGS = [
  {
    cluster: 'msTemperatureMeasurement',
    attr: 'measuredValue',
    value: 2345,
    key: 'temperature',
    shown: 23.45,
  },
  { cluster: 'msRelativeHumidity', attr: 'measuredValue', value: 4750, key: 'humidity', shown: 47.5 },
] as const;
const SENSORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['msTemperatureMeasurement', ['WSDCGQ11LM', 'emperature']],
  ['msRelativeHumidity', ['WSDCGQ11LM', 'umidity']],
]);

/** What a device of its kind says by itself once it has obeyed; the memory in place of the radio answers, and says nothing unasked. */
function ownReports({ kind }: Device, { locked, temperature }: DeviceState): readonly object[] {
  if (kind === 'lock')
    return [{ cluster: 'closuresDoorLock', attr: 'lockState', value: locked === true ? 1 : 2 }];
  if (kind === 'climate' && typeof temperature === 'number')
    return [{ cluster: 'hvacThermostat', attr: 'occupiedHeatingSetpoint', value: temperature * 100 }];
  return [];
}

function hasReading(features: Device['features'], kind: string): boolean {
  return Object.values(features ?? {}).some((feature) => feature.class === kind);
}

function wishesFor({ kind, capabilities: can }: Device): readonly DeviceState[] {
  switch (kind) {
    case 'light':
      return [
        { on: true },
        ...(can.brightness === true ? [{ on: true, brightness: 40 }] : []),
        ...(can.temperature === undefined ? [] : [{ on: true, temperature: 3_000 }]),
        ...(can.color === true ? [{ on: true, color: '#ff0000' }] : []),
        { on: false },
      ];
    case 'switch':
    case 'fan':
    case 'siren':
      return [{ on: true }, { on: false }];
    case 'cover':
      return can.position === true ? [{ position: 30 }] : [{ position: 100 }];
    case 'lock':
      return [{ locked: true }, { locked: false }];
    case 'climate':
      return [{ temperature: 21 }];
    default:
      return [];
  }
}

async function within(ms: number, holds: () => boolean): Promise<boolean> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) return false;
    await new Promise((go) => setTimeout(go, 20));
  }
  return true;
}
