/** siren: lets sirens howl and be quiet. To let one howl takes a yes first: it frightens everybody in the house. */
import { z } from 'zod';
import {
  acting,
  chosen,
  type DeviceService,
  defineDeviceService,
  flagOf,
  nameList,
  OnTarget,
  type Wish,
  wishing,
} from '../../src/bus/index.ts';
import type { Device } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const Howl = OnTarget.extend({
  tone: z.string().trim().min(1).max(60).optional().describe('one of the tones that it knows'),
  volume: z.number().min(0).max(100).optional().describe('per cent'),
  seconds: z.number().int().min(1).max(3600).optional().describe('for how long'),
});

export const siren = defineDeviceService({
  name: 'siren',
  title: 'Sirens',
  description: 'Lets sirens howl and be quiet, and tells whether they howl.',
  version: '1.0.0',
  access: 'use',
  kind: 'siren',
  noun: 'siren',
  phrases,
  methods: {
    turn_on: acting({
      title: 'Let sirens howl',
      description: 'Turns sirens on, with a tone, so loud and for so long, where they can.',
      params: Howl,
      risk: 'confirm',
      question: ({ target }, sirens: DeviceService) => `Turn on ${nameList(sirens.find(target))}?`,
      wish: (device, params) => howling(device, params),
    }),
    turn_off: wishing(
      {
        title: 'Silence sirens',
        description: 'Turns sirens off.',
        operator: { state: 'off' },
      },
      { on: false },
    ),
  },
  get: {
    title: 'Whether sirens howl',
    description: 'Tells whether sirens howl.',
    view: { on: z.boolean().nullable() },
    of: (report) => ({ on: flagOf(report, 'on') }),
  },
});

/** The tone, the volume and the length go with it; only that it howls is seen. */
function howling(device: Device, { tone, volume, seconds }: z.output<typeof Howl>): Wish {
  const { tones, volume: hasVolume, duration } = device.capabilities;
  const word = tone === undefined ? undefined : chosen(tones, tone);
  if (tone !== undefined && word === undefined)
    return { device, refused: `knows no tone "${tone}"; it knows ${tones?.join(', ') ?? 'none'}` };
  if (volume !== undefined && hasVolume !== true) return { device, refused: 'has one volume' };
  if (seconds !== undefined && duration !== true) return { device, refused: 'cannot be told for how long' };
  return {
    device,
    set: {
      on: true,
      ...(word === undefined ? {} : { tone: word }),
      ...(volume === undefined ? {} : { volume }),
      ...(seconds === undefined ? {} : { duration: seconds }),
    },
  };
}
