/**
 * light: turns lamps on and off, dims and colours them, and tells how they are. A call succeeds when every lamp that was
 * meant has been seen to do it; otherwise the error names those that did, did not, and could not.
 */
import { z } from 'zod';
import {
  acting,
  defineDeviceService,
  figureOf,
  flagOf,
  OnTarget,
  toggling,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import { effectOf } from './effects.ts';
import { multiplied, nearestColor, shade, shadeOf, stepped, wishFor } from './light.ts';
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

const SetParams = OnTarget.extend({
  brightness: z.number().min(0).max(100).optional().describe('per cent; 0 turns off'),
  brightness_step: z
    .number()
    .min(-100)
    .max(100)
    .optional()
    .describe('per cent brighter (+) or darker (-) than now; "a bit" is 10'),
  factor: z.number().positive().max(10).optional().describe('so many times as bright as now: 0.5 halves it'),
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
}).superRefine((params, context) => {
  const { brightness, brightness_step: step, factor, color, temperature } = params;
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if ([brightness, step, factor].filter((one) => one !== undefined).length > 1)
    refuse('brightness_step', 'only one of brightness, brightness_step and factor');
  if (color !== undefined && temperature !== undefined)
    refuse('temperature', 'either color or temperature, not both');
  if ([brightness, step, factor, color, temperature].every((one) => one === undefined))
    refuse('brightness', 'one of brightness, brightness_step, factor, color and temperature is needed');
});

export const lightService = defineDeviceService({
  name: 'light',
  title: 'Lights',
  description: 'Turns lights on and off, dims and colours them, and tells how they are.',
  version: '1.0.0',
  access: 'use',
  kind: 'light',
  noun: 'light',
  phrases,
  methods: {
    turn_on: wishing(
      {
        title: 'Turn lights on',
        description: 'Turns lights on, with the brightness and colour they had.',
        operator: { state: 'on' },
      },
      { on: true },
    ),
    turn_off: wishing(
      {
        title: 'Turn lights off',
        description: 'Turns lights off.',
        operator: { state: 'off', after: ['lock', 'cover'] },
      },
      { on: false },
    ),
    set: acting({
      title: 'Set lights',
      description: 'Sets the brightness, the colour or the white of lights, turning them on.',
      operator: {
        state: 'brightness',
        gives: { on: true },
        value: { param: 'brightness', key: 'brightness' },
      },
      params: SetParams,
      timeoutMs: 65_000,
      aim: ({ brightness_step: step, factor }, all) => {
        if (step !== undefined) return (report) => stepped(report, step, all);
        return factor === undefined ? undefined : (report) => multiplied(report, factor);
      },
      wish: (device, params, { aim: brightness = params.brightness }) =>
        brightness === null
          ? { device, refused: 'has not said how bright it is; say a brightness' }
          : wishFor(device, {
              brightness,
              shade: params.color === undefined ? undefined : shade(params.color),
              kelvin: params.temperature,
              transition: params.transition,
            }),
    }),
    set_effect: acting({
      title: 'Show an effect',
      description:
        'Lets lights show an effect that they know, by its name or number (the first is 1), or none; it turns them on.',
      params: OnTarget.extend({
        effect: z
          .union([z.string().trim().min(1).max(80), z.number().int().min(1)])
          .describe('a name, a number, or none'),
      }),
      wish: (device, { effect }) => effectOf(device, String(effect)),
    }),
    toggle: toggling({
      title: 'Toggle lights',
      description: 'Turns each light off that is on, and on that is off.',
    }),
  },
  get: {
    title: 'How lights are',
    description: 'Tells whether lights are on, how bright, in which colour, and when they said so.',
    view: {
      on: z.boolean().nullable(),
      brightness: z.number().nullable().describe('1–100 %'),
      color: z.string().nullable().describe('#rrggbb'),
      temperature: z.number().nullable().describe('kelvin'),
      effect: z.string().nullable().describe('what it shows by itself'),
    },
    of: (report) => ({
      on: flagOf(report, 'on'),
      brightness: figureOf(report, 'brightness'),
      color: wordOf(report, 'color'),
      temperature: figureOf(report, 'temperature'),
      effect: wordOf(report, 'effect'),
    }),
  },
});
