/**
 * climate: what a room's heating or cooling is to hold, and in which mode. Temperatures are in °C. A temperature is set
 * without touching the mode; the answer says so when the device is off.
 */
import { z } from 'zod';
import {
  acting,
  type DeviceService as Climates,
  defineDeviceService,
  eitherOr,
  figureOf,
  OnTarget,
  stepped,
  type Wish,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const LOWEST_C = 5;
const HIGHEST_C = 35;

const Mode = z.enum(['off', 'heat', 'cool', 'auto', 'dry', 'fan_only']);
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
      wish: (device, params, { aim: temperature = params.temperature }) =>
        typeof temperature === 'number'
          ? withMode(device, { temperature }, params.mode)
          : { device, refused: 'has not said what it is set to; say a temperature' },
    }),
    set_mode: acting({
      title: 'Set a mode',
      description: 'Turns heating or cooling off, or sets it to heat, cool, auto, dry or fan_only.',
      operator: { state: 'mode', value: { param: 'mode', key: 'mode' } },
      params: OnTarget.extend({ mode: Mode }),
      wish: (device, { mode }) => switchTo(device, mode),
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
    },
    of: (report) => {
      const mode = wordOf(report, 'mode');
      return {
        on: mode === null ? null : mode !== 'off',
        state: mode,
        temperature: figureOf(report, 'temperature'),
        current_temperature: figureOf(report, 'current_temperature'),
      };
    },
  },
});

/** The mode goes with the temperature, where one was named. */
function withMode(device: Device, set: { readonly temperature: number }, mode: Mode | undefined): Wish {
  if (mode === undefined) return { device, set };
  const switched = switchTo(device, mode);
  return 'set' in switched ? { device, set: { ...set, ...switched.set } } : switched;
}

function switchTo(device: Device, mode: Mode): Wish {
  const { modes } = device.capabilities;
  return modes === undefined || modes.includes(mode)
    ? { device, set: { mode } }
    : { device, refused: `knows no mode "${mode}"; it knows ${modes.join(', ')}` };
}
