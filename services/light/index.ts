/**
 * light: turns lamps on and off, dims and colours them, and tells how they are. A call succeeds when every lamp that was
 * meant has been seen to do it; otherwise the error names those that did, did not, and could not.
 */
import { z } from 'zod';
import {
  Actuated,
  DeviceService,
  DeviceServiceConfig,
  defineService,
  method,
  OnTarget,
  type ServiceContext,
  sayings,
  toggling,
  type Wish,
  wishing,
} from '../../src/bus/index.ts';
import { type Device, Target } from '../../src/domain/index.ts';
import { describeLight, nearestColor, shade, shadeOf, stepped, wishFor } from './light.ts';
import { phrases } from './phrases.ts';

const Color = z
  .string()
  .max(40)
  .superRefine((words, context) => {
    if (shadeOf(words) !== undefined) return;
    const near = nearestColor(words);
    const hint =
      near === undefined ? 'a name such as red or warm white, or #rrggbb' : `did you mean "${near}"?`;
    context.addIssue({ code: 'custom', message: `"${words}" is no colour I know: ${hint}` });
  });

const SetParams = z
  .strictObject({
    target: Target,
    brightness: z.number().min(0).max(100).optional().describe('per cent; 0 turns off'),
    brightness_step: z
      .number()
      .min(-100)
      .max(100)
      .optional()
      .describe('per cent brighter (+) or darker (-) than now; "a bit" is 10'),
    color: Color.optional().describe('a colour by name such as red, light blue or warm white, or #rrggbb'),
    temperature: z
      .number()
      .min(1000)
      .max(20_000)
      .optional()
      .describe('white in kelvin: 2700 warm, 4000 neutral, 6500 cold'),
    transition: z
      .number()
      .min(0)
      .max(60)
      .optional()
      .describe('seconds the change takes; lamps that cannot fade change at once'),
  })
  .superRefine((params, context) => {
    const { brightness, brightness_step: step, color, temperature } = params;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (brightness !== undefined && step !== undefined)
      refuse('brightness_step', 'either brightness or brightness_step, not both');
    if (color !== undefined && temperature !== undefined)
      refuse('temperature', 'either color or temperature, not both');
    if ([brightness, step, color, temperature].every((one) => one === undefined))
      refuse('brightness', 'one of brightness, brightness_step, color and temperature is needed');
  });

const LightView = z.strictObject({
  id: z.string(),
  name: z.string(),
  area: z.string().nullable(),
  on: z.boolean().nullable(),
  brightness: z.number().nullable().describe('1–100 %'),
  color: z.string().nullable().describe('#rrggbb'),
  temperature: z.number().nullable().describe('kelvin'),
  available: z.boolean().nullable().describe('null when the lamp never told'),
  seen_at: z.string().nullable().describe('when it last said something new, ISO 8601'),
});

export const lightService = defineService({
  name: 'light',
  title: 'Lights',
  description: 'Turns lights on and off, dims and colours them, and tells how they are.',
  version: '1.0.0',
  access: 'use',
  config: DeviceServiceConfig,
  methods: {
    turn_on: wishing(
      {
        title: 'Turn lights on',
        description: 'Turns lights on, with the brightness and colour they had.',
        phrases: sayings(phrases, 'turn_on'),
        operator: { kinds: ['light'], state: 'on' },
      },
      { on: true },
    ),
    turn_off: wishing(
      {
        title: 'Turn lights off',
        description: 'Turns lights off.',
        phrases: sayings(phrases, 'turn_off'),
        operator: { kinds: ['light'], state: 'off', after: ['lock', 'cover'] },
      },
      { on: false },
    ),
    toggle: toggling({
      title: 'Toggle lights',
      description: 'Turns each light off that is on, and on that is off.',
      phrases: sayings(phrases, 'toggle'),
    }),
    set: method({
      title: 'Set lights',
      description: 'Sets the brightness, the colour or the white of lights, turning them on.',
      phrases: sayings(phrases, 'set'),
      operator: {
        kinds: ['light'],
        state: 'brightness',
        gives: { on: true },
        value: { param: 'brightness', key: 'brightness' },
      },
      params: SetParams,
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: 65_000,
      intent: (params, lights: DeviceService) => steps(params, lights),
      run: (params, lights: DeviceService, call) => {
        const wanted = (call.intent ?? steps(params, lights)) as Record<string, number | null> | null;
        return lights.act(params.target, (device) => wishOf(device, params, wanted), call);
      },
    }),
    get: method({
      title: 'How lights are',
      description: 'Tells whether lights are on, how bright, in which colour, and when they said so.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: LightView.array(),
      effect: 'read',
      run: ({ target }, lights: DeviceService) =>
        lights.find(target).map((device) => describeLight(device, lights.report(device.id))),
    }),
  },
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['light'], noun: 'light' }),
});

type SetParams = z.output<typeof SetParams>;

/** The brightness that a step leads to for each lamp, told once from the state before, so that a repeat does not step again. */
function steps(
  { target, brightness_step: step }: SetParams,
  lights: DeviceService,
): Record<string, number | null> | null {
  if (step === undefined) return null;
  return Object.fromEntries(lights.find(target).map(({ id }) => [id, stepped(lights.report(id), step)]));
}

function wishOf(device: Device, params: SetParams, wanted: Record<string, number | null> | null): Wish {
  const brightness = wanted === null ? params.brightness : wanted[device.id];
  if (brightness === null || (wanted !== null && brightness === undefined))
    return { device, refused: 'has not said how bright it is; say a brightness' };
  return wishFor(device, {
    brightness,
    shade: params.color === undefined ? undefined : shade(params.color),
    kelvin: params.temperature,
    transition: params.transition,
  });
}
