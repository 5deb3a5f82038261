import type { Expose } from './exposes.ts';

/** What kind of reading is meant, in Home Assistant's words for device classes: by its name, else by its unit. */
export function kindOfReading({
  name,
  unit,
  type,
}: Pick<Expose, 'name' | 'unit' | 'type'>): string | undefined {
  if (type === 'binary') return FLAGS[name];
  if (type !== 'numeric') return undefined;
  const [byName] = NAMES.find(([, pattern]) => pattern.test(name)) ?? [];
  return byName ?? UNITS[unit ?? ''];
}

const FLAGS: Readonly<Record<string, string>> = {
  contact: 'door',
  occupancy: 'occupancy',
  presence: 'occupancy',
  motion: 'motion',
  water_leak: 'moisture',
  rain: 'moisture',
  smoke: 'smoke',
  gas: 'gas',
  carbon_monoxide: 'carbon_monoxide',
  tamper: 'tamper',
  vibration: 'vibration',
  battery_low: 'battery',
  moving: 'moving',
  window: 'window',
  window_open: 'window',
  valve_alarm: 'problem',
  fault_alarm: 'problem',
  motor_fault: 'problem',
  charging: 'battery_charging',
};

const NAMES: readonly (readonly [string, RegExp])[] = [
  ['battery', /^battery$/],
  ['moisture', /^(?:soil_moisture|moisture)$/],
  ['humidity', /(?:^|_)humidity$/],
  ['carbon_dioxide', /^co2$/],
  ['carbon_monoxide', /^co$/],
  ['pm25', /^pm25$/],
  ['pm10', /^pm10$/],
  ['volatile_organic_compounds', /^voc$/],
  ['power_factor', /^power_factor/],
  ['atmospheric_pressure', /^pressure$/],
  ['water', /^water_consumed$/],
];

const UNITS: Readonly<Record<string, string>> = {
  '°C': 'temperature',
  '°F': 'temperature',
  W: 'power',
  kW: 'power',
  VA: 'apparent_power',
  VAR: 'reactive_power',
  kWh: 'energy',
  Wh: 'energy',
  V: 'voltage',
  mV: 'voltage',
  A: 'current',
  mA: 'current',
  Hz: 'frequency',
  lx: 'illuminance',
  hPa: 'pressure',
  kPa: 'pressure',
};
