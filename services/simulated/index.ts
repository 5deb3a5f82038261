/**
 * simulated: hands in the home that stands when nothing is configured. A door is opened at the door, a sensor notices something, a lamp
 * loses its power, so that rules and answers can be tried without waiting for the weather or for a burglar.
 */
import { z } from 'zod';
import { DeviceService, defineService, method, nameList } from '../../src/bus/index.ts';
import { DeviceKind, DeviceState, Target } from '../../src/domain/index.ts';
import { Hands } from './hands.ts';

const Done = z.strictObject({
  devices: z.array(z.string()).describe('ids of the things it was done to'),
  summary: z.string(),
});

export const simulatedService = defineService<Hands>({
  name: 'simulated',
  title: 'The simulated home',
  description:
    'Does to things of the simulated home what a hand at the thing would do, breaks and mends them.',
  version: '1.0.0',
  access: 'house',
  needsHub: true,
  open: (context) =>
    new Hands(context, new DeviceService({ context, kinds: DeviceKind.options, noun: 'device' })),
  methods: {
    set: method({
      title: 'Set by hand',
      description:
        'Brings things into a state, as somebody at the thing would, and sensors to what they measure.',
      params: z.strictObject({
        target: Target,
        state: DeviceState.describe(
          'in the keys of the device: {"door": true}, {"temperature": 24.5}, {"on": true}',
        ),
      }),
      result: Done,
      effect: 'idempotent',
      run: ({ target, state }, hands: Hands) =>
        hands.do(target, { state }, (devices) => `${nameList(devices)}: set by hand`),
    }),
    break: method({
      title: 'Break',
      description: 'Breaks things: they fall silent, go offline, or hear and do not move.',
      params: z.strictObject({ target: Target, fault: z.enum(['silent', 'offline', 'jams']) }),
      result: Done,
      effect: 'idempotent',
      run: ({ target, fault }, hands: Hands) =>
        hands.do(target, { fault: { type: fault } }, (devices) => `${nameList(devices)}: ${fault}`),
    }),
    mend: method({
      title: 'Mend',
      description: 'Mends things that were broken.',
      params: z.strictObject({ target: Target }),
      result: Done,
      effect: 'idempotent',
      run: ({ target }, hands: Hands) =>
        hands.do(target, { fault: null }, (devices) => `${nameList(devices)}: mended`),
    }),
  },
});
