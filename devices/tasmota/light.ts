import type { JsonObject } from '../../src/base/index.ts';
import { hexOf, hsOf, rgbOf, rgbOfHs } from '../../src/bus/index.ts';
import type { Capabilities, DeviceState } from '../../src/domain/index.ts';
import { type Command, describe, numberIn, powerIn, powerTo, type TasmotaPart } from './part.ts';
import type { TasmotaRecord } from './record.ts';

const DIMMER = 1;
const WHITE = 2;
const COLOR = 3;
const COLOR_AND_DIMMER = 4;
const ALL = 5;
/** SetOption68: each channel is a light of its own. 20: dimming does not turn on. 82: the range of white is that of a voice assistant. 117: fades take as long as they are told to. */
const [MULTI_CHANNEL, NOT_LINKED, NARROW_WHITE] = [68, 20, 82];
const MIREDS = { min: 153, max: 500 };
const NARROW_MIREDS = { min: 200, max: 380 };
const SPEED_MAX = 40;
const SCHEMES = ['none', 'wake up', 'cycle up', 'cycle down', 'random'];

/** What one of the lights of a device can, and under which names. */
interface Light {
  readonly type: number;
  /** What sets its brightness, and what tells it. */
  readonly dim: string | undefined;
  readonly told: string | undefined;
}

/** The light that a relay is. */
export function lightPart(record: TasmotaRecord, at: number, name: string): TasmotaPart {
  const light = lightAt(record, at);
  const { type } = light;
  const mireds = record.options.has(NARROW_WHITE) ? NARROW_MIREDS : MIREDS;
  const hasWhite = type === WHITE || type === ALL;
  const hasColor = type >= COLOR;
  const capabilities: Capabilities = {
    ...(light.dim === undefined ? {} : { brightness: true, transition: true }),
    ...(hasColor ? { color: true, effects: SCHEMES } : {}),
    ...(hasWhite
      ? { temperature: { min: Math.floor(1e6 / mireds.max), max: Math.floor(1e6 / mireds.min) } }
      : {}),
  };
  return {
    device: describe(record, 'light', `light${at + 1}`, capabilities, name),
    read: (message) => ({
      ...known('on', powerIn(message, at, record)),
      ...brightnessIn(message, light),
      ...(hasColor || hasWhite ? colorIn(message, { hasColor, hasWhite }) : {}),
      ...(hasColor ? known('effect', SCHEMES[numberIn(message['Scheme']) ?? -1]) : {}),
    }),
    write: (set, transition) => {
      const fade: Command[] =
        transition === undefined || light.dim === undefined
          ? []
          : [
              ['Fade', transition > 0 ? '1' : '0'],
              ...(transition > 0 ? [['Speed', String(speedFor(transition))] as const] : []),
            ];
      if (set['on'] === false) return [...fade, powerTo(false, at, record)];
      const wishes = aspects(set, light, mireds);
      const powers = set['on'] === true && (wishes.length === 0 || record.options.has(NOT_LINKED));
      return [...fade, ...wishes, ...(powers ? [powerTo(true, at, record)] : [])];
    },
  };
}

function aspects(
  { brightness, color, temperature, effect }: DeviceState,
  { type, dim }: Light,
  { min, max }: typeof MIREDS,
): readonly Command[] {
  const [hue, saturation] = typeof color === 'string' && type >= COLOR ? hsOf(rgbOf(color)) : [];
  const scheme = SCHEMES.indexOf(String(effect));
  return [
    ...(hue === undefined
      ? []
      : ([
          ['HSBColor1', String(Math.round(hue))],
          ['HSBColor2', String(Math.round(saturation ?? 0))],
        ] as const)),
    ...(typeof temperature === 'number' && (type === WHITE || type === ALL)
      ? ([['CT', String(Math.min(max, Math.max(min, Math.round(1e6 / temperature))))]] as const)
      : []),
    ...(typeof brightness === 'number' && dim !== undefined
      ? ([[dim, String(Math.round(brightness))]] as const)
      : []),
    ...(scheme >= 0 && type >= COLOR ? ([['Scheme', String(scheme)]] as const) : []),
  ];
}

/** Which light of the device it is: with colour and white apart, the first is the colour and the second the white. */
function lightAt({ relays, light, linked, options, isFan }: TasmotaRecord, at: number): Light {
  if (isFan || light === 0) return { type: 0, dim: undefined, told: undefined };
  if (options.has(MULTI_CHANNEL)) {
    const channel = `Channel${at - relays.indexOf(2) + 1}`;
    return { type: DIMMER, dim: channel, told: channel };
  }
  if (linked || light < COLOR_AND_DIMMER) return { type: light, dim: 'Dimmer', told: 'Dimmer' };
  const isFirst = at === relays.indexOf(2);
  const dim = isFirst ? 'Dimmer1' : 'Dimmer2';
  return { type: isFirst ? COLOR : light === ALL ? WHITE : DIMMER, dim, told: dim };
}

function brightnessIn(message: JsonObject, { told }: Light): DeviceState {
  const value = told === undefined ? undefined : numberIn(message[told]);
  return value === undefined || value <= 0 ? {} : { brightness: Math.min(100, Math.round(value)) };
}

/** Of a light with colour and white, the channels that are lit say which of the two lives. */
function colorIn(
  message: JsonObject,
  { hasColor, hasWhite }: Record<'hasColor' | 'hasWhite', boolean>,
): DeviceState {
  const mireds = numberIn(message['CT']);
  const white = mireds === undefined || mireds <= 0 ? {} : { temperature: Math.round(1e6 / mireds) };
  if (!hasColor) return white;
  const [hue, saturation] = String(message['HSBColor'] ?? '')
    .split(',')
    .map(Number);
  const isColor = hue !== undefined && saturation !== undefined && Number.isFinite(hue + saturation);
  const color = isColor ? { color: hexOf(rgbOfHs(hue, saturation)) } : {};
  if (!hasWhite) return color;
  const lit = litIn(message['Color']);
  if (lit === undefined) return {};
  return lit === 'color'
    ? { ...color, ...(isColor ? { temperature: null } : {}) }
    : { ...white, ...('temperature' in white ? { color: null } : {}) };
}

/** `FF5500` with two digits a channel, or `255,85,0` (SetOption17): whether red, green or blue is lit. */
function litIn(told: unknown): 'color' | 'white' | undefined {
  if (typeof told !== 'string' || told.length > 40) return undefined;
  const parts = told.includes(',')
    ? told.split(',').map(Number)
    : (told.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  if (parts.length < 3) return undefined;
  return parts.slice(0, 3).some((part) => part > 0) ? 'color' : 'white';
}

/** Tasmota counts half seconds of a fade over the whole range. */
function speedFor(seconds: number): number {
  return Math.min(SPEED_MAX, Math.max(1, Math.round(seconds * 2)));
}

function known(key: string, value: boolean | string | undefined): DeviceState {
  return value === undefined ? {} : { [key]: value };
}
