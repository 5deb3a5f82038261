import { isJsonObject, type Json, type JsonObject } from '../../../src/base/index.ts';
import { hexOf, rgbOfHs, rgbOfXy } from '../../../src/bus/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Expose } from '../exposes.ts';
import {
  asksOf,
  featureOf,
  flagIn,
  known,
  type MainFunction,
  numberIn,
  within,
  wordsIn,
} from './main-function.ts';

const BRIGHTNESS_MAX = 254;
const MIREDS = { min: 150, max: 500 };

/** Brightness 0–254, white in mireds, colour told as xy or hue and saturation and set as hex. `effect` stands beside it in the list. */
export function lightFunction(expose: Expose, effect: Expose | undefined): MainFunction | undefined {
  const state = featureOf(expose, 'state');
  const brightness = featureOf(expose, 'brightness');
  const white = featureOf(expose, 'color_temp');
  const xy = featureOf(expose, 'color_xy');
  const color = xy ?? featureOf(expose, 'color_hs');
  if (state === undefined) return undefined;
  const mode = expose.endpoint === undefined ? 'color_mode' : `color_mode_${expose.endpoint}`;
  const full = brightness?.max ?? BRIGHTNESS_MAX;
  return {
    kind: 'light',
    capabilities: {
      ...(brightness === undefined ? {} : { brightness: true }),
      ...(color === undefined ? {} : { color: true }),
      ...(white === undefined ? {} : { temperature: kelvinOf(white) }),
      ...(effect === undefined ? {} : { effects: wordsIn(effect) }),
      transition: true,
    },
    properties: [state, brightness, white, color, effect].flatMap((one) => one?.property ?? []).concat(mode),
    asks: asksOf(state, brightness, white, color),
    read: (message) =>
      known({
        on: flagIn(message[state.property], state),
        brightness: brightness && percentOf(message[brightness.property], full),
        ...readColor(message, { white, color, mode: message[mode] }),
      }),
    write: (set, transition) => {
      if (set['on'] === false)
        return { [state.property]: state.off, ...(transition === undefined ? {} : { transition }) };
      const { on, brightness: wanted, temperature, color: hex, effect: name } = set;
      return {
        ...(on === true ? { [state.property]: state.on } : {}),
        ...(brightness !== undefined && typeof wanted === 'number'
          ? { [brightness.property]: Math.max(1, Math.round((wanted / 100) * full)) }
          : {}),
        ...(white !== undefined && typeof temperature === 'number'
          ? { [white.property]: within(Math.round(1e6 / temperature), { ...MIREDS, ...bounds(white) }) }
          : {}),
        ...(color !== undefined && typeof hex === 'string' ? { [color.property]: { hex } } : {}),
        ...(effect !== undefined && typeof name === 'string' ? { [effect.property]: name } : {}),
        ...(transition === undefined ? {} : { transition }),
      };
    },
  };
}

function bounds({ min, max }: Expose): { min?: number; max?: number } {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function kelvinOf(white: Expose): { min: number; max: number } {
  const { min, max } = { ...MIREDS, ...bounds(white) };
  return { min: Math.round(1e6 / max), max: Math.round(1e6 / min) };
}

function percentOf(value: Json | undefined, full: number): number | undefined {
  const told = numberIn(value);
  return told === undefined || told <= 0
    ? undefined
    : Math.min(100, Math.max(1, Math.round((told / full) * 100)));
}

/** Of a lamp that has both, the mode says which of the values is the living one. */
function readColor(
  message: JsonObject,
  { white, color, mode }: { white: Expose | undefined; color: Expose | undefined; mode: Json | undefined },
): DeviceState {
  const mireds = white && numberIn(message[white.property]);
  const isWhite = mode === undefined ? color === undefined : mode === 'color_temp';
  const both = white !== undefined && color !== undefined;
  if (isWhite)
    return mireds === undefined || mireds <= 0
      ? {}
      : { temperature: Math.round(1e6 / mireds), ...(both ? { color: null } : {}) };
  if (mode === undefined && both) return {};
  const hex = color && hexIn(message[color.property], mode);
  return hex === undefined ? {} : { color: hex, ...(both ? { temperature: null } : {}) };
}

function hexIn(value: Json | undefined, mode: Json | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const [x, y, hue, saturation] = ['x', 'y', 'hue', 'saturation'].map((key) => numberIn(value[key]));
  const byHue = hue !== undefined && saturation !== undefined ? hexOf(rgbOfHs(hue, saturation)) : undefined;
  const byXy = x !== undefined && y !== undefined ? hexOf(rgbOfXy(x, y)) : undefined;
  return mode === 'hs' ? (byHue ?? byXy) : (byXy ?? byHue);
}
