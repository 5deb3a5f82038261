/** sensor: what the sensors of the home measure and notice, by kind and with its unit; nothing is told that none reported. */
import { z } from 'zod';
import { DeviceService, defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { Target } from '../../src/domain/index.ts';
import { MEASURED, NOTICED } from './kinds.ts';
import { phrases } from './phrases.ts';
import { Reading, readingsOf } from './readings.ts';

const KINDS = [...new Set([...Object.keys(MEASURED), ...Object.keys(NOTICED)])];

export const sensor = defineService<DeviceService>({
  name: 'sensor',
  title: 'Sensors',
  description: 'Tells what the sensors of the home measure and notice.',
  version: '1.0.0',
  phrases,
  access: 'use',
  open: (context: ServiceContext) =>
    new DeviceService({ context, kinds: ['sensor', 'binary_sensor'], noun: 'sensor' }),
  methods: {
    get: method({
      title: 'Read sensors',
      description: 'Reads sensors: temperature, humidity, doors, motion, power and the like.',
      params: z.strictObject({
        target: Target,
        kind: z
          .string()
          .trim()
          .toLowerCase()
          .min(1)
          .max(40)
          .optional()
          .describe(`only this kind of reading: ${KINDS.join(', ')} or another`),
      }),
      result: Reading.array(),
      effect: 'read',
      run: ({ target, kind }, sensors: DeviceService) =>
        sensors.find(target).flatMap((device) => readingsOf(device, sensors.report(device.id), kind)),
    }),
  },
});
