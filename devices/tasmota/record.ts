import { isJsonObject, type Json, type JsonObject, parseJson } from '../../src/base/index.ts';
import { plainName } from '../../src/bus/index.ts';

/** What a device tells below `tasmota/discovery/<MAC>/config`. */
export interface TasmotaRecord {
  /** Twelve digits in small letters. */
  readonly mac: string;
  readonly name: string;
  /** Of its relays, lights and shutters, in their order; undefined where none is set. */
  readonly names: readonly (string | undefined)[];
  readonly model: string;
  readonly topics: { readonly command: string; readonly state: string; readonly telemetry: string };
  readonly online: string;
  readonly offline: string;
  readonly on: string;
  readonly off: string;
  /** Of each relay: 1 relay, 2 light, 3 one of the two of a shutter, 0 none. */
  readonly relays: readonly number[];
  /** What kind of light it is: 0 none, 1 dimmer, 2 white, 3 colour, 4 colour and white, 5 colour and warm and cold white. */
  readonly light: number;
  /** Colour and white are one light, not two. */
  readonly linked: boolean;
  readonly isFan: boolean;
  /** It sleeps between its reports: its last will tells nothing. */
  readonly sleeps: boolean;
  readonly options: ReadonlySet<number>;
  readonly switches: readonly { readonly mode: number; readonly name: string | undefined }[];
  readonly buttons: readonly boolean[];
  /** Of each shutter: whether its position is told the other way round, and whether its slats tilt. */
  readonly shutters: readonly { readonly inverted: boolean; readonly tilts: boolean }[];
}

export type ReadRecord = { readonly record: TasmotaRecord } | { readonly fault: string };

const RELAYS_MAX = 32;
const TOPIC_MAX = 200;
const INVERTED = 1;

/** @returns the fault in words where it is no such message, or one that nobody should follow. */
export function readRecord(text: string): ReadRecord {
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) return { fault: 'it is no JSON object' };
  const told = parsed.value;
  const mac = typeof told['mac'] === 'string' ? told['mac'].toLowerCase() : '';
  if (!/^[0-9a-f]{12}$/.test(mac)) return { fault: 'mac: twelve digits of an address are missing' };
  const name = plainName(told['dn']);
  if (name === undefined) return { fault: 'dn: no name, or one with control characters' };
  const topics = topicsOf(told, mac);
  if (topics === undefined) return { fault: 't, ft, tp: no topics that can be followed' };
  const [off, on] = wordsIn(told['state']);
  return {
    record: {
      ...{ mac, name, topics, on: on ?? 'ON', off: off ?? 'OFF' },
      names: listIn(told['fn']).map((one) => plainName(one)),
      model: plainName(told['md']) ?? 'Tasmota',
      online: textIn(told['onln'], 'Online'),
      offline: textIn(told['ofln'], 'Offline'),
      relays: numbersIn(told['rl']),
      light: typeof told['lt_st'] === 'number' ? told['lt_st'] : 0,
      linked: told['lk'] !== 0,
      isFan: told['if'] === 1,
      sleeps: told['dslp'] === 1,
      options: optionsIn(told['so']),
      switches: numbersIn(told['swc']).map((mode, at) => ({
        mode,
        name: plainName(listIn(told['swn'])[at]),
      })),
      buttons: numbersIn(told['btn']).map((used) => used === 1),
      shutters: listIn(told['sho']).map((option, at) => ({
        inverted: typeof option === 'number' && (option & INVERTED) !== 0,
        tilts: tilts(listIn(told['sht'])[at]),
      })),
    },
  };
}

/** `%prefix%/%topic%/` with its tokens filled in; undefined for what others could be led to by it. */
function topicsOf(told: JsonObject, mac: string): TasmotaRecord['topics'] | undefined {
  const { t: topic, ft: full, hn: host } = told;
  const prefixes = wordsIn(told['tp']);
  if (typeof topic !== 'string' || typeof full !== 'string' || prefixes.length !== 3) return undefined;
  const [command, state, telemetry] = prefixes.map((prefix) => {
    const filled = full
      .replaceAll('%prefix%', prefix)
      .replaceAll('%topic%', topic)
      .replaceAll('%hostname%', typeof host === 'string' ? host : '')
      .replaceAll('%id%', mac.toUpperCase());
    return filled.endsWith('/') ? filled : `${filled}/`;
  });
  const all = [command, state, telemetry];
  const isSafe = all.every(
    (one) =>
      one !== undefined && one.length <= TOPIC_MAX && plainName(one, TOPIC_MAX) === one && !/[+#$]/.test(one),
  );
  return isSafe && new Set(all).size === 3
    ? { command: command!, state: state!, telemetry: telemetry! }
    : undefined;
}

function tilts(value: Json | undefined): boolean {
  const [low, high, duration] = numbersIn(value);
  return duration !== undefined && duration > 0 && low !== high;
}

function optionsIn(value: Json | undefined): ReadonlySet<number> {
  const told = isJsonObject(value) ? Object.entries(value) : [];
  return new Set(told.filter(([, set]) => set === 1).map(([option]) => Number(option)));
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]).slice(0, RELAYS_MAX) : [];
}

function numbersIn(value: Json | undefined): readonly number[] {
  return listIn(value).map((one) => (typeof one === 'number' ? one : 0));
}

function wordsIn(value: Json | undefined): readonly string[] {
  return listIn(value).filter((one): one is string => typeof one === 'string');
}

function textIn(value: Json | undefined, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
