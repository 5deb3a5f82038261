import { isJsonObject, type Json, type JsonObject } from '../../src/base/index.ts';
import { plainName } from '../../src/bus/index.ts';

/** What `Shelly.GetDeviceInfo`, `GetConfig` and `GetStatus` told of a device. */
export interface ShellyThing {
  /** Twelve digits in small letters. */
  readonly mac: string;
  readonly name: string;
  readonly model: string;
  /** By component: `switch:0`. */
  readonly config: Readonly<Record<string, JsonObject>>;
  readonly status: Readonly<Record<string, JsonObject>>;
}

const COMPONENTS_MAX = 200;
const COMPONENT = /^[a-z][a-z0-9_]{0,31}(?::\d{1,4})?$/;

/** @returns the fault in words for what is no Shelly of the second generation on. */
export function readThing(
  info: JsonObject,
  config: JsonObject,
  status: JsonObject,
): ShellyThing | { readonly fault: string } {
  const mac = typeof info['mac'] === 'string' ? info['mac'].replaceAll(':', '').toLowerCase() : '';
  if (!/^[0-9a-f]{12}$/.test(mac)) return { fault: 'mac: twelve digits of an address are missing' };
  if (typeof info['gen'] === 'number' && info['gen'] < 2)
    return { fault: 'gen: the first generation speaks no RPC' };
  const system = isJsonObject(config['sys']) ? config['sys'] : {};
  const device = isJsonObject(system['device']) ? system['device'] : {};
  const told = [info['name'], device['name']].find((name) => typeof name === 'string' && name !== '');
  const model = plainName(info['app']) ?? plainName(info['model']) ?? 'Shelly';
  const name = told === undefined ? (plainName(info['id']) ?? `Shelly ${model}`) : plainName(told);
  if (name === undefined) return { fault: 'name: it holds control characters' };
  return { mac, name, model, config: componentsIn(config), status: componentsIn(status) };
}

export function componentsIn(told: JsonObject): Readonly<Record<string, JsonObject>> {
  const found = Object.entries(told).filter(
    (entry): entry is [string, JsonObject] => COMPONENT.test(entry[0]) && isJsonObject(entry[1]),
  );
  return Object.fromEntries(found.slice(0, COMPONENTS_MAX));
}

/** The number behind the colon. */
export function idOf(component: string): number {
  return Number(component.split(':')[1] ?? 0);
}

export function numberIn(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
