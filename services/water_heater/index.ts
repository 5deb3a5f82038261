/** water_heater: how warm the water of the house is held, and in which mode. Temperatures are in °C. */
import { z } from 'zod';
import {
  acting,
  choosing,
  defineDeviceService,
  figureOf,
  figuring,
  OnTarget,
  wordOf,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

export const waterHeater = defineDeviceService({
  name: 'water_heater',
  title: 'Water heaters',
  description: 'Sets how warm the water of the house is held, and the mode of what heats it.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'water_heater',
  noun: 'water heater',
  phrases,
  seenWithinMs: 10_000,
  timeoutMs: 12_000,
  methods: {
    set_temperature: acting({
      title: 'Set the warmth of the water',
      description: 'Sets the temperature that the water is to be held at.',
      params: OnTarget.extend({ temperature: z.number().min(20).max(90).describe('°C') }),
      operator: { state: 'temperature', value: { param: 'temperature', key: 'temperature' } },
      wish: (device, { temperature }) =>
        figuring(device, 'temperature', device.capabilities.target, temperature, '°C'),
    }),
    set_mode: acting({
      title: 'Set a mode',
      description: 'Puts water heaters into a mode that they know: off, eco, electric, performance, …',
      params: OnTarget.extend({ mode: z.string().trim().min(1).max(60) }),
      wish: (device, { mode }) => choosing(device, 'mode', device.capabilities.modes, mode, 'mode'),
    }),
  },
  get: {
    title: 'How warm the water is',
    description: 'Tells the mode of water heaters, and the temperature that is wanted and measured.',
    access: 'use',
    view: {
      state: z.string().nullable().describe('its mode'),
      temperature: z.number().nullable().describe('°C it is set to'),
      current_temperature: z.number().nullable().describe('°C it measures'),
    },
    of: (report) => ({
      state: wordOf(report, 'mode'),
      temperature: figureOf(report, 'temperature'),
      current_temperature: figureOf(report, 'current_temperature'),
    }),
  },
});
