/**
 * lock: locks and unlocks doors, and tells how they are. Unlocking lets people in: it needs the yes of an owner or adult,
 * whichever door the wish came through.
 */
import { z } from 'zod';
import {
  DeviceService,
  DeviceServiceConfig,
  defineService,
  deviceView,
  flagOf,
  method,
  nameList,
  OnTarget,
  type ServiceContext,
  sayings,
  viewOf,
  wishing,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

const LockView = z.strictObject({
  ...deviceView,
  state: z.enum(['locked', 'unlocked']).nullable(),
});

/** A bolt with a motor takes its time. */
const TIMEOUT_MS = 12_000;

export const lock = defineService<DeviceService>({
  name: 'lock',
  title: 'Locks',
  description: 'Locks and unlocks doors, and tells how they are.',
  version: '1.0.0',
  access: 'secure',
  config: DeviceServiceConfig.extend({
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(10_000),
  }),
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['lock'], noun: 'lock' }),
  methods: {
    lock: wishing(
      {
        title: 'Lock doors',
        description: 'Locks doors.',
        phrases: sayings(phrases, 'lock'),
        operator: {
          kinds: ['lock'],
          state: 'locked',
          needs: [
            { kinds: ['binary_sensor'], shows: { door: false }, otherwise: 'it is open' },
            { kinds: ['cover'], shows: { position: 0 }, otherwise: 'it is open' },
          ],
        },
        timeoutMs: TIMEOUT_MS,
      },
      { locked: true },
    ),
    unlock: wishing(
      {
        title: 'Unlock doors',
        description: 'Unlocks doors, after an owner or adult has said yes.',
        phrases: sayings(phrases, 'unlock'),
        operator: { kinds: ['lock'], state: 'unlocked', cost: 5 },
        access: 'open',
        risk: 'restricted',
        question: ({ target }, locks: DeviceService) => `Unlock ${nameList(locks.find(target))}?`,
        timeoutMs: TIMEOUT_MS,
      },
      { locked: false },
    ),
    get: method({
      title: 'How locks are',
      description: 'Tells whether doors are locked, and when they said so.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: LockView.array(),
      access: 'use',
      effect: 'read',
      run: ({ target }, locks: DeviceService) =>
        locks.find(target).map((device) => {
          const report = locks.report(device.id);
          const locked = flagOf(report, 'locked');
          return {
            ...viewOf(device, report),
            state: locked === null ? null : locked ? ('locked' as const) : ('unlocked' as const),
          };
        }),
    }),
  },
});
