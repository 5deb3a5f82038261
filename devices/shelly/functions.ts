import type { Json, JsonObject } from '../../src/base/index.ts';
import { hexOf, type Rgb, rgbOf } from '../../src/bus/index.ts';
import type { Capabilities, DeviceKind, DeviceState } from '../../src/domain/index.ts';
import { numberIn } from './thing.ts';

/** A method with its parameters beside `id`. */
export interface Request {
  readonly method: string;
  readonly params: JsonObject;
}

/** What a component is, for one service: its state out of what it tells, and a wish in Shelly's own words. */
export interface MainFunction {
  readonly kind: DeviceKind;
  readonly capabilities: Capabilities;
  read(status: JsonObject): DeviceState;
  write(set: DeviceState, transition: number | undefined): readonly Request[];
}

/** What can be commanded of a component of a type, by its configuration and status; undefined for all others. */
export function functionOf(type: string, config: JsonObject, status: JsonObject): MainFunction | undefined {
  switch (type) {
    case 'switch':
      return SWITCH;
    case 'light':
      return lamp('Light', {});
    case 'rgb':
    case 'rgbw':
      return lamp(type === 'rgb' ? 'RGB' : 'RGBW', { color: true });
    case 'cct':
      return lamp('CCT', { temperature: whiteOf(config) });
    case 'rgbcct':
      return lamp('RGBCCT', { color: true, temperature: whiteOf(config) });
    case 'cover':
      return cover(config, status);
    default:
      return undefined;
  }
}

const SWITCH: MainFunction = {
  kind: 'switch',
  capabilities: {},
  read: ({ output }) => (typeof output === 'boolean' ? { on: output } : {}),
  write: ({ on }) => (typeof on === 'boolean' ? [{ method: 'Switch.Set', params: { on } }] : []),
};

const FADE_MAX_S = 300;

/** Light, RGB, RGBW, CCT and RGBCCT: `output`, `brightness` 0–100, `rgb`, `ct` in kelvin. */
function lamp(
  namespace: string,
  { color, temperature }: Pick<Capabilities, 'color' | 'temperature'>,
): MainFunction {
  const both = color === true && temperature !== undefined;
  return {
    kind: 'light',
    capabilities: {
      ...{ brightness: true, transition: true },
      ...(color === undefined ? {} : { color }),
      ...(temperature === undefined ? {} : { temperature }),
    },
    read: ({ output, brightness, rgb, ct, mode }) => {
      const level = numberIn(brightness);
      const told = color === true && mode !== 'cct' ? rgbIn(rgb) : undefined;
      const white = temperature !== undefined && mode !== 'rgb' ? numberIn(ct) : undefined;
      return {
        ...(typeof output === 'boolean' ? { on: output } : {}),
        ...(level === undefined || level <= 0
          ? {}
          : { brightness: Math.min(100, Math.max(1, Math.round(level))) }),
        ...(told === undefined ? {} : { color: hexOf(told), ...(both ? { temperature: null } : {}) }),
        ...(white === undefined || white <= 0 || (both && told !== undefined)
          ? {}
          : { temperature: white, ...(both ? { color: null } : {}) }),
      };
    },
    write: ({ on, brightness, color: hex, temperature: kelvin }, transition) => {
      const wishes: Record<string, Json> = {
        ...(typeof on === 'boolean' ? { on } : {}),
        ...(typeof brightness === 'number' ? { brightness: Math.round(brightness) } : {}),
        ...(typeof hex === 'string' && color === true
          ? { rgb: [...rgbOf(hex)], ...(both ? { mode: 'rgb' } : {}) }
          : {}),
        ...(typeof kelvin === 'number' && temperature !== undefined
          ? {
              ct: Math.round(Math.min(temperature.max, Math.max(temperature.min, kelvin))),
              ...(both ? { mode: 'cct' } : {}),
            }
          : {}),
      };
      if (Object.keys(wishes).length === 0) return [];
      // What is changed is to be seen: it is turned on by it.
      const params = { on: true, ...wishes, ...(transition === undefined ? {} : fade(transition)) };
      return [{ method: `${namespace}.Set`, params }];
    },
  };
}

function fade(seconds: number): JsonObject {
  return { transition_duration: Math.min(FADE_MAX_S, Math.max(0, seconds)) };
}

function rgbIn(value: Json | undefined): Rgb | undefined {
  if (!Array.isArray(value) || value.length < 3) return undefined;
  const [r, g, b] = value.slice(0, 3).map((part) => numberIn(part as Json));
  if (r === undefined || g === undefined || b === undefined || r + g + b === 0) return undefined;
  return [r, g, b];
}

function whiteOf({ ct_range: range }: JsonObject): { min: number; max: number } {
  const [min, max] = Array.isArray(range) ? range.map((end) => numberIn(end as Json)) : [];
  return min !== undefined && max !== undefined && min > 0 && min < max
    ? { min, max }
    : { min: 2700, max: 6500 };
}

/** `state` open, closed, opening, closing, stopped, calibrating; `current_pos` 0–100 where it is calibrated; `slat_pos` of slats. */
function cover(
  { slat }: JsonObject,
  { pos_control: hasPosition, slat_pos: slats }: JsonObject,
): MainFunction {
  const position = hasPosition !== false;
  const isSlatted = typeof slat === 'object' && slat !== null && (slat as JsonObject)['enable'] === true;
  const tilt = isSlatted || typeof slats === 'number';
  return {
    kind: 'cover',
    capabilities: { position, stop: true, ...(tilt ? { tilt: true } : {}) },
    read: ({ state, current_pos: at, slat_pos: slat }) => {
      const place = numberIn(at) ?? (state === 'open' ? 100 : state === 'closed' ? 0 : undefined);
      const turned = numberIn(slat);
      return {
        ...(place === undefined ? {} : { position: place }),
        ...(turned === undefined || !tilt ? {} : { tilt: turned }),
        ...(typeof state === 'string' ? { moving: state === 'opening' || state === 'closing' } : {}),
      };
    },
    write: ({ position: to, tilt: slat, moving }) => [
      ...(moving === false ? [{ method: 'Cover.Stop', params: {} }] : []),
      ...(typeof to !== 'number'
        ? []
        : to >= 100
          ? [{ method: 'Cover.Open', params: {} }]
          : to <= 0
            ? [{ method: 'Cover.Close', params: {} }]
            : [{ method: 'Cover.GoToPosition', params: { pos: Math.round(to) } }]),
      ...(typeof slat === 'number' && tilt
        ? [{ method: 'Cover.GoToPosition', params: { slat_pos: Math.round(slat) } }]
        : []),
    ],
  };
}
