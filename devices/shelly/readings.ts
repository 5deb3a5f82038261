import { isJsonObject, type Json, type JsonObject } from '../../src/base/index.ts';
import type { DeviceState, Feature } from '../../src/domain/index.ts';
import { idOf, numberIn, type ShellyThing } from './thing.ts';

/** One value of a component beside what the component is, with its place in the status. */
export interface Reading {
  readonly kind: 'sensor' | 'health';
  readonly component: string;
  readonly key: string;
  readonly feature: Feature;
  read(status: JsonObject): DeviceState[string] | undefined;
}

type Shape = Omit<Feature, 'type' | 'name'> & {
  readonly at: string;
  readonly say: string;
  readonly flag?: true;
};

const POWER: Shape = { at: 'apower', say: 'Power', class: 'power', unit: 'W' };
const VOLTAGE: Shape = { at: 'voltage', say: 'Voltage', class: 'voltage', unit: 'V' };
const CURRENT: Shape = { at: 'current', say: 'Current', class: 'current', unit: 'A' };
const ENERGY: Shape = { at: 'aenergy.total', say: 'Energy', class: 'energy', unit: 'Wh' };
const RETURNED: Shape = { at: 'ret_aenergy.total', say: 'Returned energy', class: 'energy', unit: 'Wh' };
const FREQUENCY: Shape = { at: 'freq', say: 'Frequency', class: 'frequency', unit: 'Hz' };
const FACTOR: Shape = { at: 'pf', say: 'Power factor', class: 'power_factor' };
const METER = [POWER, VOLTAGE, CURRENT, ENERGY, RETURNED, FREQUENCY, FACTOR];
const PHASE = ['a', 'b', 'c'].flatMap((phase): Shape[] => [
  { at: `${phase}_act_power`, say: `Power of phase ${phase.toUpperCase()}`, class: 'power', unit: 'W' },
  { at: `${phase}_voltage`, say: `Voltage of phase ${phase.toUpperCase()}`, class: 'voltage', unit: 'V' },
  { at: `${phase}_current`, say: `Current of phase ${phase.toUpperCase()}`, class: 'current', unit: 'A' },
]);
const TOTALS: Shape[] = [
  { at: 'total_act_energy', say: 'Energy', class: 'energy', unit: 'Wh' },
  { at: 'total_act_ret_energy', say: 'Returned energy', class: 'energy', unit: 'Wh' },
];

/** What components tell beside what they are, by their type (the "Status" of each in Shelly's documentation). */
const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  switch: METER,
  light: METER,
  rgb: METER,
  rgbw: METER,
  cct: METER,
  rgbcct: METER,
  cover: METER,
  pm1: METER,
  em1: [
    { ...POWER, at: 'act_power' },
    VOLTAGE,
    CURRENT,
    { at: 'aprt_power', say: 'Apparent power', class: 'apparent_power', unit: 'VA' },
    FACTOR,
    FREQUENCY,
  ],
  em: [
    { at: 'total_act_power', say: 'Power', class: 'power', unit: 'W' },
    { at: 'total_current', say: 'Current', class: 'current', unit: 'A' },
    ...PHASE,
  ],
  emdata: [
    { ...TOTALS[0]!, at: 'total_act' },
    { ...TOTALS[1]!, at: 'total_act_ret' },
  ],
  em1data: TOTALS,
  temperature: [{ at: 'tC', say: 'Temperature', class: 'temperature', unit: '°C' }],
  humidity: [{ at: 'rh', say: 'Humidity', class: 'humidity', unit: '%' }],
  illuminance: [{ at: 'lux', say: 'Illuminance', class: 'illuminance', unit: 'lx' }],
  voltmeter: [{ at: 'voltage', say: 'Voltage', class: 'voltage', unit: 'V' }],
  devicepower: [{ at: 'battery.percent', say: 'Battery', class: 'battery', unit: '%' }],
  smoke: [{ at: 'alarm', say: 'Smoke', class: 'smoke', flag: true }],
  flood: [{ at: 'alarm', say: 'Water', class: 'moisture', flag: true }],
  wifi: [
    { at: 'rssi', say: 'Signal strength', class: 'signal_strength', unit: 'dBm', category: 'diagnostic' },
  ],
};

/** All readings of a thing. What a component has not in its status it does not measure. */
export function readingsOf({ config, status }: ShellyThing): readonly Reading[] {
  const parts = Object.entries(status).sort(([one], [other]) => (one < other ? -1 : 1));
  return parts.flatMap(([component, told]): Reading[] => {
    const type = component.split(':')[0] ?? '';
    const siblings = parts.filter(([other]) => other.split(':')[0] === type).length;
    const own = config[component]?.['name'];
    const prefix =
      typeof own === 'string' && own !== '' ? `${own} ` : siblings > 1 ? `${idOf(component) + 1} ` : '';
    const shapes = type === 'input' ? inputShapes(config[component]) : (SHAPES[type] ?? []);
    return shapes.flatMap((shape) =>
      within(told, shape.at) === undefined ? [] : [readingOf(component, shape, prefix)],
    );
  });
}

/** Whether there is newer firmware, which every device tells of itself. */
export const UPDATE: Reading = {
  ...{ kind: 'health', component: 'sys', key: 'update' },
  feature: { type: 'flag', name: 'Update', class: 'update', category: 'diagnostic' },
  read: ({ available_updates: updates }) =>
    isJsonObject(updates) ? updates['stable'] !== undefined : undefined,
};

/** An input that is no button tells how it stands: a switch, a figure in per cent, a count. */
function inputShapes(config: JsonObject | undefined): readonly Shape[] {
  switch (config?.['type']) {
    case 'switch':
      return [{ at: 'state', say: 'Input', flag: true }];
    case 'analog':
      return [{ at: 'percent', say: 'Input', unit: '%' }];
    case 'count':
      return [{ at: 'counts.total', say: 'Count' }];
    default:
      return [];
  }
}

function readingOf(component: string, { at, say, flag, ...feature }: Shape, prefix: string): Reading {
  const isHealth = feature.category === 'diagnostic';
  return {
    kind: isHealth ? 'health' : 'sensor',
    component,
    key: `${component}.${at}`.slice(0, 128),
    feature: { ...feature, type: flag === true ? 'flag' : 'number', name: nameOf(prefix, say) },
    read: (status) => {
      const told = within(status, at);
      if (told === null) return null;
      return flag === true ? (typeof told === 'boolean' ? told : undefined) : numberIn(told);
    },
  };
}

function nameOf(prefix: string, say: string): string {
  const clean = prefix.replace(/\p{Cc}/gu, '').slice(0, 80);
  return /^\d+ $/.test(clean)
    ? `${say} ${clean.trim()}`
    : `${clean}${clean === '' ? say : say.toLowerCase()}`;
}

function within(told: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = told;
  for (const key of path.split('.')) value = isJsonObject(value) ? value[key] : undefined;
  return value;
}
