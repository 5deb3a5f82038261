/** humidifier: what makes the air damper or drier: on and off, the humidity that it holds, and its mode. */
import { z } from 'zod';
import {
  acting,
  choosing,
  defineDeviceService,
  figureOf,
  figuring,
  flagOf,
  OnTarget,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

export const humidifier = defineDeviceService({
  name: 'humidifier',
  title: 'Humidifiers',
  description: 'Turns humidifiers and dehumidifiers on and off, and sets the humidity that they hold.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'humidifier',
  noun: 'humidifier',
  phrases,
  seenWithinMs: 5_000,
  methods: {
    turn_on: wishing(
      {
        title: 'Turn humidifiers on',
        description: 'Turns humidifiers and dehumidifiers on.',
        operator: { state: 'on' },
      },
      { on: true },
    ),
    turn_off: wishing(
      {
        title: 'Turn humidifiers off',
        description: 'Turns humidifiers and dehumidifiers off.',
        operator: { state: 'off' },
      },
      { on: false },
    ),
    set_humidity: acting({
      title: 'Set a humidity',
      description: 'Sets the humidity that humidifiers are to hold.',
      params: OnTarget.extend({ humidity: z.number().min(0).max(100).describe('%') }),
      operator: { state: 'humidity', value: { param: 'humidity', key: 'humidity' } },
      wish: (device, { humidity }) =>
        device.capabilities.target === undefined
          ? { device, refused: 'cannot be set to a humidity' }
          : figuring(device, 'humidity', device.capabilities.target, humidity, '%'),
    }),
    set_mode: acting({
      title: 'Set a mode',
      description: 'Puts humidifiers into a mode that they know: auto, sleep, eco, …',
      params: OnTarget.extend({ mode: z.string().trim().min(1).max(60) }),
      wish: (device, { mode }) => choosing(device, 'mode', device.capabilities.modes, mode, 'mode'),
    }),
  },
  get: {
    title: 'How humidifiers are',
    description: 'Tells whether humidifiers are on, and the humidity that is wanted and measured.',
    access: 'use',
    view: {
      on: z.boolean().nullable(),
      humidity: z.number().nullable().describe('% it is set to'),
      current_humidity: z.number().nullable().describe('% it measures'),
      mode: z.string().nullable(),
    },
    of: (report) => ({
      on: flagOf(report, 'on'),
      humidity: figureOf(report, 'humidity'),
      current_humidity: figureOf(report, 'current_humidity'),
      mode: wordOf(report, 'mode'),
    }),
  },
});
