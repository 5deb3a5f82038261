import { isJsonObject, type Json, type JsonObject } from '../../src/base/index.ts';
import type { Feature } from '../../src/domain/index.ts';
import { numberIn } from './part.ts';

/** One figure that a device tells in `SENSOR`, with its place in the message. */
export interface Reading {
  readonly key: string;
  readonly feature: Feature;
  read(message: JsonObject): number | undefined;
}

interface Kind {
  readonly class?: string;
  readonly unit?: string;
}

const READINGS_MAX = 256;
const DEPTH_MAX = 4;

/** What Tasmota calls them. Units that it can be set to are told beside them, as `TempUnit`. */
const KINDS: Readonly<Record<string, Kind>> = {
  Temperature: { class: 'temperature', unit: '°C' },
  DewPoint: { class: 'temperature', unit: '°C' },
  HeatIndex: { class: 'temperature', unit: '°C' },
  Humidity: { class: 'humidity', unit: '%' },
  Pressure: { class: 'pressure', unit: 'hPa' },
  SeaPressure: { class: 'pressure', unit: 'hPa' },
  Power: { class: 'power', unit: 'W' },
  ActivePower: { class: 'power', unit: 'W' },
  ApparentPower: { class: 'apparent_power', unit: 'VA' },
  ReactivePower: { class: 'reactive_power', unit: 'var' },
  Factor: { class: 'power_factor' },
  Voltage: { class: 'voltage', unit: 'V' },
  Current: { class: 'current', unit: 'A' },
  Frequency: { class: 'frequency', unit: 'Hz' },
  Total: { class: 'energy', unit: 'kWh' },
  Today: { class: 'energy', unit: 'kWh' },
  Yesterday: { class: 'energy', unit: 'kWh' },
  ExportActive: { class: 'energy', unit: 'kWh' },
  ImportActive: { class: 'energy', unit: 'kWh' },
  Illuminance: { class: 'illuminance', unit: 'lx' },
  CarbonDioxide: { class: 'carbon_dioxide', unit: 'ppm' },
  eCO2: { class: 'carbon_dioxide', unit: 'ppm' },
  TVOC: { class: 'volatile_organic_compounds_parts', unit: 'ppb' },
  PM1: { class: 'pm1', unit: 'µg/m³' },
  'PM2.5': { class: 'pm25', unit: 'µg/m³' },
  PM10: { class: 'pm10', unit: 'µg/m³' },
  Distance: { class: 'distance', unit: 'cm' },
  Moisture: { class: 'moisture', unit: '%' },
  Weight: { class: 'weight', unit: 'kg' },
  Battery: { class: 'battery', unit: '%' },
  Speed: { class: 'speed', unit: 'km/h' },
  UvIndex: {},
  Noise: { class: 'sound_pressure', unit: 'dB' },
};
/** Figures that measure nothing. */
const NO_READING = new Set(['Id', 'Address', 'Period', 'ver']);

/** All figures under `sn` of `tasmota/discovery/<MAC>/sensors`. */
export function readingsIn(sensors: Json | undefined): readonly Reading[] {
  if (!isJsonObject(sensors)) return [];
  const found: Reading[] = [];
  const inFahrenheit = sensors['TempUnit'] === 'F';
  const walk = (told: JsonObject, path: readonly string[]): void => {
    for (const [key, value] of Object.entries(told)) {
      if (found.length >= READINGS_MAX || NO_READING.has(key)) continue;
      const here = [...path, key];
      if (typeof value === 'number') found.push(reading(here, undefined, inFahrenheit));
      else if (Array.isArray(value))
        value.slice(0, 8).forEach((one, at) => {
          if (typeof one === 'number' && found.length < READINGS_MAX)
            found.push(reading(here, at, inFahrenheit));
        });
      else if (isJsonObject(value) && here.length < DEPTH_MAX) walk(value, here);
    }
  };
  walk(sensors, []);
  return found;
}

function reading(path: readonly string[], phase: number | undefined, inFahrenheit: boolean): Reading {
  const kind = KINDS[path.at(-1) ?? ''] ?? {};
  const isWarmth = kind.class === 'temperature';
  const words = path.flatMap((part) => (part === 'ENERGY' ? [] : part.replaceAll('_', ' ')));
  const name = `${words.join(' ')}${phase === undefined ? '' : ` ${phase + 1}`}`.slice(0, 120);
  return {
    key: `${path.join('.')}${phase === undefined ? '' : `.${phase + 1}`}`.slice(0, 128),
    feature: { type: 'number', name, ...kind },
    read: (message) => {
      let value: Json | undefined = message;
      for (const part of path) value = isJsonObject(value) ? value[part] : undefined;
      const told = numberIn(phase === undefined ? value : Array.isArray(value) ? value[phase] : undefined);
      if (told === undefined || !isWarmth || !inFahrenheit) return told;
      return Math.round(((told - 32) / 1.8) * 10) / 10;
    },
  };
}
