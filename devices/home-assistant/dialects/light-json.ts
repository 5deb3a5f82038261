import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../../../src/base/index.ts';
import { hexOf, hsOf, type Rgb, rgbOf, rgbOfHs, rgbOfXy, xyOf } from '../../../src/bus/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import { type Dialect, Flag } from '../entity.ts';
import type { Message } from '../message.ts';
import { effectsOf, LightRange, percentOf, scaleOf, whiteOf, whites } from './light-range.ts';

export const JsonLight = LightRange.extend({
  command_topic: z.string(),
  state_topic: z.string().optional(),
  brightness: Flag.default(false),
  supported_color_modes: z.array(z.string()).max(20).optional(),
  transition: Flag.default(true),
  effect: Flag.default(false),
  effect_list: z.array(z.string().max(255)).max(500).optional(),
});
type JsonLight = z.output<typeof JsonLight>;

const COLOR_MODES = ['rgb', 'rgbw', 'rgbww', 'hs', 'xy'];

/** A light that speaks JSON: one object for everything it is, one for everything it is to be. */
export function jsonLight(config: JsonLight): Dialect {
  const { state_topic: stateTopic, command_topic: commandTopic } = config;
  const modes = config.supported_color_modes ?? [];
  const colorMode = modes.find((mode) => COLOR_MODES.includes(mode));
  return {
    kind: 'light',
    capabilities: {
      // Zigbee2MQTT calls lamps that only switch `["brightness"]` too, and tells them apart by `brightness: false`.
      ...(config.brightness ? { brightness: true } : {}),
      ...(colorMode === undefined ? {} : { color: true }),
      ...(modes.includes('color_temp') ? { temperature: whites(config) } : {}),
      transition: config.transition,
      ...effectsOf(config.effect, config.effect_list),
    },
    ...(stateTopic === undefined ? { unseen: 'it announces no topic on which it tells its state' } : {}),
    faults: [],
    reads:
      stateTopic === undefined ? [] : [{ topic: stateTopic, read: (message) => readState(message, config) }],
    writes: [commandTopic],
    write: (set, how) => [
      { topic: commandTopic, payload: JSON.stringify(command(set, how?.transition, config, colorMode)) },
    ],
  };
}

function readState({ json }: Message, config: JsonLight): DeviceState | undefined {
  if (!json.ok || !isJsonObject(json.value)) return undefined;
  const { state, brightness, color_mode: mode } = json.value;
  const read: DeviceState = {};
  if (state === 'ON' || state === 'OFF') read['on'] = state === 'ON';
  else if (state === null) read['on'] = null;
  if (config.brightness && typeof brightness === 'number') {
    const percent = percentOf(brightness, config);
    if (percent !== undefined) read['brightness'] = percent;
  }
  if (config.effect && typeof json.value['effect'] === 'string') read['effect'] = json.value['effect'];
  // Colour counts only beside the mode that says which of the values is the living one.
  if (typeof mode === 'string') Object.assign(read, readColor(mode, json.value, config));
  return read;
}

function readColor(mode: string, message: JsonObject, config: JsonLight): DeviceState {
  if (!config.supported_color_modes?.includes(mode)) return {};
  if (mode === 'color_temp') {
    const kelvin =
      typeof message['color_temp'] === 'number' ? whiteOf(message['color_temp'], config) : undefined;
    return kelvin === undefined ? {} : { temperature: kelvin, color: null };
  }
  if (!COLOR_MODES.includes(mode)) return { temperature: null, color: null };
  const rgb = isJsonObject(message['color']) ? rgbIn(mode, message['color']) : undefined;
  return rgb === undefined ? {} : { color: hexOf(rgb), temperature: null };
}

function rgbIn(mode: string, color: JsonObject): Rgb | undefined {
  const numbers = (...keys: string[]) => {
    const values = keys.map((key) => color[key]);
    return values.every(isNumber) ? values : undefined;
  };
  if (mode === 'hs') {
    const hs = numbers('h', 's');
    return hs && rgbOfHs(hs[0]!, hs[1]!);
  }
  if (mode === 'xy') {
    const xy = numbers('x', 'y');
    return xy && rgbOfXy(xy[0]!, xy[1]!);
  }
  const rgb = numbers('r', 'g', 'b');
  return rgb && (rgb as unknown as Rgb);
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function command(
  set: DeviceState,
  transition: number | undefined,
  config: JsonLight,
  colorMode: string | undefined,
): Record<string, Json> {
  const message: Record<string, Json> = { state: set['on'] === false ? 'OFF' : 'ON' };
  if (transition !== undefined && config.transition) message['transition'] = transition;
  if (set['on'] === false) return message;
  const { brightness, temperature, color } = set;
  if (typeof brightness === 'number' && config.brightness)
    message['brightness'] = scaleOf(brightness, config);
  if (typeof temperature === 'number') message['color_temp'] = whiteOf(temperature, config) ?? null;
  if (typeof color === 'string' && colorMode !== undefined)
    message['color'] = colorFor(colorMode, rgbOf(color));
  if (typeof set['effect'] === 'string' && config.effect) message['effect'] = set['effect'];
  return message;
}

function colorFor(mode: string, rgb: Rgb): Json {
  const [r, g, b] = rgb;
  switch (mode) {
    case 'hs': {
      const [h, s] = hsOf(rgb);
      return { h, s };
    }
    case 'xy': {
      const [x, y] = xyOf(rgb);
      return { x, y };
    }
    case 'rgbw':
      return { r, g, b, w: 0 };
    case 'rgbww':
      return { r, g, b, c: 0, w: 0 };
    default:
      return { r, g, b };
  }
}
