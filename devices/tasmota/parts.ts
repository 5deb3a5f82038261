import { isJsonObject, type Json, type JsonObject } from '../../src/base/index.ts';
import type { DeviceState, Feature } from '../../src/domain/index.ts';
import { lightPart } from './light.ts';
import { type Command, describe, numberIn, powerIn, powerTo, type TasmotaPart } from './part.ts';
import { type Reading, readingsIn } from './readings.ts';
import type { TasmotaRecord } from './record.ts';

/** SetOption30: relays are lamps. SetOption13: a button knows one press alone. */
const [RELAYS_ARE_LIGHTS, SINGLE_PRESS] = [30, 13];
const FAN_SPEEDS = 3;
/** Switch modes that tell a state; the others tell of being worked. */
const STATE_MODES = new Set([0, 1, 2]);
const PRESSES = ['single', 'double', 'triple', 'quad', 'penta', 'hold'];
const SWITCHED = [
  'toggle',
  'on',
  'off',
  'hold',
  'clear',
  'inc_dec',
  'inv',
  'pow_on',
  'pow_off',
  'dimmer_inc',
  'dimmer_dec',
];

/** What is told of a device, as devices of Hearth's: each relay, light, shutter and fan one, and one for all it measures, for its presses and its health. */
export function partsOf(
  record: TasmotaRecord,
  sensors: Json | undefined,
  count: () => number,
): readonly TasmotaPart[] {
  return [
    ...mainParts(record),
    ...sensorPart(record, readingsIn(sensors)),
    ...pressPart(record, count),
    healthPart(record),
  ];
}

function mainParts(record: TasmotaRecord): readonly TasmotaPart[] {
  const { relays, isFan, options } = record;
  const shutters = relays.flatMap((type, at) => (type === 3 ? [at] : [])).filter((_, half) => half % 2 === 0);
  const all = relays.filter((type) => type > 0).length;
  const named = (at: number, alone: boolean) => nameAt(record, at, alone);
  const alone = all - shutters.length + (isFan ? 1 : 0) <= 1;
  return [
    ...(isFan ? [fanPart(record)] : []),
    ...relays.flatMap((type, at): TasmotaPart[] => {
      const isLamp = type === 2 || (type === 1 && options.has(RELAYS_ARE_LIGHTS));
      if (type === 2) return [lightPart(record, at, named(at, alone))];
      return type === 1 ? [relayPart(record, at, named(at, alone), isLamp)] : [];
    }),
    ...shutters.map((at, number) => shutterPart(record, number, named(at, alone))),
  ];
}

/** What people named it; where it is the only one, as the device; else the device's name with a number. */
function nameAt({ names, name }: TasmotaRecord, at: number, alone: boolean): string {
  const own = names[at];
  if (alone) return name;
  return own !== undefined && own !== name ? own : at === 0 ? name : `${name.slice(0, 116)} ${at + 1}`;
}

function relayPart(record: TasmotaRecord, at: number, name: string, isLamp: boolean): TasmotaPart {
  const kind = isLamp ? 'light' : 'switch';
  return {
    device: describe(record, kind, `${kind}${at + 1}`, {}, name),
    read: (message) => {
      const on = powerIn(message, at, record);
      return on === undefined ? {} : { on };
    },
    write: ({ on }) => (typeof on === 'boolean' ? [powerTo(on, at, record)] : []),
  };
}

/** `FanSpeed` 0 to 3. Turned on without a speed it runs as it did. */
function fanPart(record: TasmotaRecord): TasmotaPart {
  let last = 1;
  return {
    device: describe(record, 'fan', 'fan', { percentage: true, speeds: FAN_SPEEDS }),
    read: ({ FanSpeed: told }) => {
      const speed = numberIn(told);
      if (speed === undefined || speed < 0 || speed > FAN_SPEEDS) return {};
      if (speed > 0) last = speed;
      return { on: speed > 0, percentage: Math.round((speed / FAN_SPEEDS) * 100) };
    },
    write: ({ on, percentage }) => {
      const speed =
        on === false || percentage === 0
          ? 0
          : typeof percentage === 'number'
            ? Math.max(1, Math.round((percentage / 100) * FAN_SPEEDS))
            : last;
      return on === undefined && percentage === undefined ? [] : [['FanSpeed', String(speed)]];
    },
  };
}

function shutterPart(record: TasmotaRecord, number: number, name: string): TasmotaPart {
  const { inverted = false, tilts = false } = record.shutters[number] ?? {};
  const turned = (position: number) => (inverted ? 100 - position : position);
  const suffix = String(number + 1);
  const capabilities = { position: true, stop: true, ...(tilts ? { tilt: true } : {}) };
  return {
    device: describe(record, 'cover', `cover${suffix}`, capabilities, name),
    read: (message) => {
      const told = message[`Shutter${suffix}`];
      if (!isJsonObject(told)) return {};
      const [position, direction, tilt] = ['Position', 'Direction', 'Tilt'].map((key) => numberIn(told[key]));
      return {
        ...(position === undefined ? {} : { position: Math.min(100, Math.max(0, turned(position))) }),
        ...(direction === undefined ? {} : { moving: direction !== 0 }),
        ...(tilt === undefined || !tilts ? {} : { tilt: Math.min(100, Math.max(0, tilt)) }),
      };
    },
    write: ({ position, tilt, moving }) => [
      ...(moving === false ? ([[`ShutterStop${suffix}`, '']] as const) : []),
      ...(typeof position === 'number'
        ? ([[`ShutterPosition${suffix}`, String(Math.round(turned(position)))]] as const)
        : []),
      ...(typeof tilt === 'number' && tilts
        ? ([[`ShutterTilt${suffix}`, String(Math.round(tilt))]] as const)
        : []),
    ],
  };
}

/** All that it measures, and the switches on it that tell how they stand. */
function sensorPart(record: TasmotaRecord, readings: readonly Reading[]): readonly TasmotaPart[] {
  const switches = record.switches.flatMap(({ mode, name }, at) =>
    STATE_MODES.has(mode) ? [{ key: `Switch${at + 1}`, name: name ?? `Switch ${at + 1}` }] : [],
  );
  if (readings.length === 0 && switches.length === 0) return [];
  const features: Record<string, Feature> = {
    ...Object.fromEntries(readings.map(({ key, feature }) => [key, feature])),
    ...Object.fromEntries(switches.map(({ key, name }) => [key, { type: 'flag', name } as const])),
  };
  const kinds = [...new Set(readings.flatMap(({ feature }) => feature.class ?? []))].slice(0, 64);
  return [
    {
      device: { ...describe(record, 'sensor', 'sensor', { readings: kinds }), features },
      read: (message) => ({
        ...Object.fromEntries(
          readings.flatMap(({ key, read }) => {
            const value = read(message);
            return value === undefined ? [] : [[key, value]];
          }),
        ),
        ...Object.fromEntries(switches.flatMap(({ key }) => switchIn(message, key, record))),
      }),
      write: () => [],
    },
  ];
}

function switchIn(message: JsonObject, key: string, { on, off }: TasmotaRecord): [string, boolean][] {
  const told = message[key];
  const word = isJsonObject(told) ? told['Action'] : told;
  return word === on ? [[key, true]] : word === off ? [[key, false]] : [];
}

/** Buttons (SetOption73) and switches (SetOption114) that tell what is done to them. */
function pressPart(record: TasmotaRecord, count: () => number): readonly TasmotaPart[] {
  const presses = record.options.has(SINGLE_PRESS) ? ['single'] : PRESSES;
  const heard: (readonly [string, Feature])[] = [
    ...record.buttons.flatMap((used, at) =>
      used ? [[`Button${at + 1}`, eventOf(`Button ${at + 1}`, presses)] as const] : [],
    ),
    ...record.switches.flatMap(({ mode, name }, at) =>
      mode > 0 && !STATE_MODES.has(mode)
        ? [[`Switch${at + 1}`, eventOf(name ?? `Switch ${at + 1}`, SWITCHED)] as const]
        : [],
    ),
  ];
  if (heard.length === 0) return [];
  return [
    {
      device: { ...describe(record, 'button', 'button', {}), features: Object.fromEntries(heard) },
      read: (message): DeviceState =>
        Object.fromEntries(
          heard.flatMap(([key, { options = [] }]) => {
            const told = message[key];
            const action = isJsonObject(told) ? told['Action'] : undefined;
            const word = typeof action === 'string' ? action.toLowerCase() : '';
            return options.includes(word) ? [[key, `${word}#${count()}`]] : [];
          }),
        ),
      write: (): readonly Command[] => [],
    },
  ];
}

function eventOf(name: string, options: readonly string[]): Feature {
  return { type: 'event', name, class: 'button', options: [...options] };
}

function healthPart(record: TasmotaRecord): TasmotaPart {
  const signal: Feature = {
    ...{
      type: 'number',
      name: 'Signal strength',
      class: 'signal_strength',
      unit: 'dBm',
      category: 'diagnostic',
    },
  };
  return {
    device: { ...describe(record, 'health', 'health', {}), features: { signal } },
    read: ({ Wifi: wifi }) => {
      const told = isJsonObject(wifi) ? numberIn(wifi['Signal']) : undefined;
      return told === undefined ? {} : { signal: told };
    },
    write: () => [],
  };
}
