/**
 * climate: what a room's heating or cooling is to hold, and in which mode. Temperatures are in °C. A temperature is set
 * without touching the mode; the answer says so when the device is off.
 */
import { z } from 'zod';
import type { Deed } from '../../src/access/index.ts';
import {
  Actuated,
  type DeviceService as Climates,
  DeviceService,
  DeviceServiceConfig,
  defineService,
  deviceView,
  figureOf,
  method,
  OnTarget,
  type ServiceContext,
  sayings,
  viewOf,
  type Wish,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device, DeviceReport } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const LOWEST_C = 5;
const HIGHEST_C = 35;
const RANGE = { min: LOWEST_C, max: HIGHEST_C };

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
}).superRefine(({ temperature, step }, context) => {
  if ((temperature === undefined) === (step === undefined))
    context.addIssue({ code: 'custom', path: ['temperature'], message: 'either temperature or step' });
});
type SetTemperature = z.output<typeof SetTemperature>;

const ClimateView = z.strictObject({
  ...deviceView,
  on: z.boolean().nullable(),
  state: z.string().nullable().describe('its mode'),
  temperature: z.number().nullable().describe('°C it is set to'),
  current_temperature: z.number().nullable().describe('°C it measures'),
});

/** Radiators with a battery wake up every few seconds only. */
const TIMEOUT_MS = 12_000;

export const climate = defineService<Climates>({
  name: 'climate',
  title: 'Climate',
  description: 'Sets the temperature and the mode of heating and cooling, and tells how they are.',
  version: '1.0.0',
  access: 'comfort',
  config: DeviceServiceConfig.extend({
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(10_000),
  }),
  open: (context: ServiceContext) =>
    new DeviceService({ context, kinds: ['climate'], noun: 'heating or cooling' }),
  methods: {
    set_temperature: method({
      title: 'Set a temperature',
      description: 'Sets the temperature that heating or cooling is to hold.',
      phrases: sayings(phrases, 'set_temperature'),
      operator: {
        kinds: ['climate'],
        state: 'temperature',
        value: { param: 'temperature', key: 'temperature' },
      },
      params: SetTemperature,
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: TIMEOUT_MS,
      access: (params, climates: Climates) => warmth(params, climates),
      intent: (params, climates: Climates) => aims(params, climates),
      run: (params, climates: Climates, call) => {
        const aim = (call.intent ?? aims(params, climates)) as Record<string, number | null> | null;
        return climates.act(
          params.target,
          (device) => warm(device, params.temperature ?? aim?.[device.id]),
          call,
        );
      },
    }),
    set_mode: method({
      title: 'Set a mode',
      description: 'Turns heating or cooling off, or sets it to heat, cool, auto, dry or fan_only.',
      phrases: sayings(phrases, 'set_mode'),
      operator: { kinds: ['climate'], state: 'mode', value: { param: 'mode', key: 'mode' } },
      params: OnTarget.extend({ mode: Mode }),
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: TIMEOUT_MS,
      run: ({ target, mode }, climates: Climates, call) =>
        climates.act(target, (device) => switchTo(device, mode), call),
    }),
    get: method({
      title: 'How heating and cooling are',
      description: 'Tells the mode, the temperature that is wanted and the one that is measured.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: ClimateView.array(),
      access: 'use',
      effect: 'read',
      run: ({ target }, climates: Climates) =>
        climates.find(target).map((device) => describe(device, climates.report(device.id))),
    }),
  },
});

/** What the devices would be set to, for the bounds of a guest. */
function warmth(params: SetTemperature, climates: Climates): Deed {
  const devices = climates.find(params.target);
  const led = Object.values(aims(params, climates) ?? {}).filter((one) => one !== null);
  const temperatures = params.temperature === undefined ? led : [params.temperature];
  return { permission: 'comfort', devices, temperatures };
}

function aims({ target, step }: SetTemperature, climates: Climates): Record<string, number | null> | null {
  return step === undefined ? null : climates.stepped(target, 'temperature', step, RANGE);
}

function warm(device: Device, temperature: number | null | undefined): Wish {
  return temperature === null || temperature === undefined
    ? { device, refused: 'has not said what it is set to; say a temperature' }
    : { device, set: { temperature } };
}

function switchTo(device: Device, mode: Mode): Wish {
  const { modes } = device.capabilities;
  return modes === undefined || modes.includes(mode)
    ? { device, set: { mode } }
    : { device, refused: `knows no mode "${mode}"; it knows ${modes.join(', ')}` };
}

function describe(device: Device, report: DeviceReport | undefined): z.input<typeof ClimateView> {
  const mode = wordOf(report, 'mode');
  return {
    ...viewOf(device, report),
    on: mode === null ? null : mode !== 'off',
    state: mode,
    temperature: figureOf(report, 'temperature'),
    current_temperature: figureOf(report, 'current_temperature'),
  };
}
