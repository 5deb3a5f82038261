/**
 * climate: what a room's heating or cooling is to hold, and in which mode. Temperatures are in °C. A temperature is set
 * without touching the mode; what is off is turned on for it where that is wished.
 */
import { z } from 'zod';
import {
  acting,
  type DeviceService as Climates,
  choosing,
  chosen,
  defineDeviceService,
  eitherOr,
  figureOf,
  figuring,
  OnTarget,
  stepped,
  type Wish,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';
import { modeFor } from './turned-on.ts';
import { within } from './within.ts';

const LOWEST_C = 5;
const HIGHEST_C = 35;

const Mode = z.enum(['off', 'heat', 'cool', 'heat_cool', 'auto', 'dry', 'fan_only']);

const Degrees = z.number().min(LOWEST_C).max(HIGHEST_C);
const Word = z.string().trim().min(1).max(60);
type Mode = z.output<typeof Mode>;

const SetTemperature = OnTarget.extend({
  temperature: z.number().min(LOWEST_C).max(HIGHEST_C).optional().describe('°C'),
  step: z
    .number()
    .min(-15)
    .max(15)
    .optional()
    .describe('°C warmer (+) or cooler (-) than it is set to; "a bit" is 1'),
  mode: Mode.exclude(['off'])
    .optional()
    .describe('the mode to hold it in; else it stays in the one it is in'),
  turns_on: z.boolean().optional().describe('what is off is turned on for it, without a mode as well'),
}).superRefine(eitherOr('temperature', 'step'));
type SetTemperature = z.output<typeof SetTemperature>;

const led = ({ step }: SetTemperature) => stepped('temperature', step, { min: LOWEST_C, max: HIGHEST_C });

export const climate = defineDeviceService({
  name: 'climate',
  title: 'Climate',
  description: 'Sets the temperature and the mode of heating and cooling, and tells how they are.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'climate',
  noun: 'heating or cooling',
  phrases,
  // Radiators with a battery wake up every few seconds only.
  seenWithinMs: 10_000,
  timeoutMs: 12_000,
  methods: {
    set_temperature: acting({
      title: 'Set a temperature',
      description:
        'Sets the temperature that heating or cooling is to hold, and the mode where one is named.',
      operator: { state: 'temperature', value: { param: 'temperature', key: 'temperature' } },
      params: SetTemperature,
      // What the devices would be set to, for the bounds of a guest.
      access: (params, climates: Climates) => {
        const devices = climates.find(params.target);
        const aims = devices.map(({ id }) => led(params)?.(climates.report(id)) ?? params.temperature);
        return { permission: 'comfort', devices, temperatures: aims.filter((one) => one !== undefined) };
      },
      aim: led,
      wish: (device, params, { aim: temperature = params.temperature, report }) =>
        typeof temperature === 'number'
          ? withMode(device, temperature, params.mode ?? modeFor(device, temperature, params, report))
          : { device, refused: 'has not said what it is set to; say a temperature' },
    }),
    set_mode: acting({
      title: 'Set a mode',
      description:
        'Turns heating or cooling off, or sets it to heat, cool, heat_cool, auto, dry or fan_only.',
      operator: { state: 'mode', value: { param: 'mode', key: 'mode' } },
      params: OnTarget.extend({ mode: Mode }),
      wish: (device, { mode }) => switchTo(device, mode),
    }),
    set_preset: acting({
      title: 'Set a preset',
      description: 'Puts heating or cooling into a preset that it knows: eco, away, boost, comfort, …',
      params: OnTarget.extend({ preset: Word }),
      wish: (device, { preset }) => choosing(device, 'preset', device.capabilities.presets, preset, 'preset'),
    }),
    set_fan: acting({
      title: 'Set the fan of an air conditioner',
      description: 'Sets how hard heating or cooling blows: auto, low, medium, high, …',
      params: OnTarget.extend({ fan_mode: Word }),
      wish: (device, { fan_mode: mode }) =>
        choosing(device, 'fan_mode', device.capabilities.fanModes, mode, 'fan speed'),
    }),
    set_swing: acting({
      title: 'Set the swing of an air conditioner',
      description: 'Sets how the air of heating or cooling swings: on, off, vertical, horizontal, …',
      params: OnTarget.extend({ swing: Word }),
      wish: (device, { swing }) => swung(device, swing),
    }),
    set_range: acting({
      title: 'Hold between two temperatures',
      description:
        'Sets the lowest or the highest temperature that heating and cooling are to hold, or both.',
      params: OnTarget.extend({
        low: Degrees.optional().describe('°C, the lowest'),
        high: Degrees.optional().describe('°C, the highest'),
      })
        .refine(({ low, high }) => low !== undefined || high !== undefined, {
          ...{ path: ['low'], message: 'one of low and high, or both' },
        })
        .refine(({ low = LOWEST_C - 1, high = HIGHEST_C + 1 }) => low < high, {
          ...{ path: ['low'], message: 'lower than high' },
        }),
      access: ({ target, low, high }, climates: Climates) => ({
        permission: 'comfort',
        devices: climates.find(target),
        temperatures: [low, high].filter((one) => one !== undefined),
      }),
      wish: (device, range, { report }) => within(device, range, report),
    }),
    set_humidity: acting({
      title: 'Set a humidity',
      description: 'Sets the humidity that heating or cooling is to hold.',
      params: OnTarget.extend({ humidity: z.number().min(0).max(100).describe('%') }),
      wish: (device, { humidity }) =>
        device.capabilities.humidity === undefined
          ? { device, refused: 'cannot be set to a humidity' }
          : figuring(device, 'humidity', device.capabilities.humidity, humidity, '%'),
    }),
  },
  get: {
    title: 'How heating and cooling are',
    description: 'Tells the mode, the temperature that is wanted and the one that is measured.',
    access: 'use',
    view: {
      on: z.boolean().nullable(),
      state: z.string().nullable().describe('its mode'),
      temperature: z.number().nullable().describe('°C it is set to'),
      current_temperature: z.number().nullable().describe('°C it measures'),
      low: z.number().nullable().describe('°C, the lowest of two it holds'),
      high: z.number().nullable().describe('°C, the highest of two it holds'),
      humidity: z.number().nullable().describe('% it measures'),
      preset: z.string().nullable(),
      fan_mode: z.string().nullable(),
      swing: z.string().nullable(),
      action: z.string().nullable().describe('what it does now: heating, cooling, idle, …'),
    },
    of: (report) => {
      const mode = wordOf(report, 'mode');
      return {
        on: mode === null ? null : mode !== 'off',
        state: mode,
        temperature: figureOf(report, 'temperature'),
        current_temperature: figureOf(report, 'current_temperature'),
        low: figureOf(report, 'temperature_low'),
        high: figureOf(report, 'temperature_high'),
        humidity: figureOf(report, 'current_humidity'),
        preset: wordOf(report, 'preset'),
        fan_mode: wordOf(report, 'fan_mode'),
        swing: wordOf(report, 'swing'),
        action: wordOf(report, 'action'),
      };
    },
  },
});

/** The mode goes with the temperature, where one was named, or it is off. */
function withMode(device: Device, temperature: number, mode: Mode | undefined): Wish {
  const set = figuring(device, 'temperature', device.capabilities.target, temperature, '°C');
  if (mode === undefined || 'refused' in set) return set;
  const switched = switchTo(device, mode);
  return 'set' in switched ? { device, set: { ...set.set, ...switched.set } } : switched;
}

/** Makers have their own words for air that swings: up and down where they mean it, both ways where they can. */
const SWINGING = ['on', 'both', 'vertical', 'up_down', 'swing', 'horizontal', 'left_right', 'auto'];
const STILL = ['off', 'stop', 'stopped', 'fixed', 'none'];

function swung(device: Device, swing: string): Wish {
  const { swingModes, swingHorizontalModes } = device.capabilities;
  const known = (words: readonly string[]) =>
    words.map((word) => chosen(swingModes, word)).find((word) => word !== undefined);
  const meant = known([swing]) ?? known(swing === 'on' ? SWINGING : swing === 'off' ? STILL : []);
  if (meant !== undefined) return { device, set: { swing: meant } };
  const across = chosen(swingHorizontalModes, swing);
  return across === undefined
    ? choosing(device, 'swing', swingModes, swing, 'swing')
    : { device, set: { swing_horizontal: across } };
}

function switchTo(device: Device, mode: Mode): Wish {
  const { modes } = device.capabilities;
  if (modes === undefined || modes.includes(mode)) return { device, set: { mode } };
  // What one maker calls auto is both of the two to another.
  const other = mode === 'auto' ? 'heat_cool' : mode === 'heat_cool' ? 'auto' : undefined;
  return other !== undefined && modes.includes(other)
    ? { device, set: { mode: other } }
    : { device, refused: `knows no mode "${mode}"; it knows ${modes.join(', ')}` };
}
