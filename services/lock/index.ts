/**
 * lock: locks and unlocks doors, and tells how they are. Unlocking lets people in: it needs the yes of an owner or adult,
 * whichever door the wish came through.
 */
import { z } from 'zod';
import {
  acting,
  DeviceCodes,
  type DeviceService,
  DeviceServiceConfig,
  defineDeviceService,
  eitherWord,
  flagOf,
  nameList,
  OnTarget,
  wishing,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

const LATCH = 'a latch springs back and does not tell';

export const lock = defineDeviceService({
  name: 'lock',
  title: 'Locks',
  description: 'Locks and unlocks doors, and tells how they are.',
  version: '1.0.0',
  access: 'secure',
  kind: 'lock',
  noun: 'lock',
  phrases,
  // A bolt with a motor takes its time.
  config: DeviceServiceConfig.extend({
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(10_000),
    codes: DeviceCodes,
  }),
  timeoutMs: 12_000,
  methods: {
    lock: wishing(
      {
        title: 'Lock doors',
        description: 'Locks doors.',
        operator: {
          state: 'locked',
          needs: [
            { kinds: ['binary_sensor'], shows: { door: false }, otherwise: 'it is open' },
            { kinds: ['cover'], shows: { position: 0 }, otherwise: 'it is open' },
          ],
        },
      },
      { locked: true },
    ),
    unlock: wishing(
      {
        title: 'Unlock doors',
        description: 'Unlocks doors, after an owner or adult has said yes.',
        operator: { state: 'unlocked', cost: 5 },
        access: 'open',
        risk: 'restricted',
        question: ({ target }, locks: DeviceService) => `Unlock ${nameList(locks.find(target))}?`,
      },
      { locked: false },
    ),
    open: acting({
      title: 'Open doors',
      description: 'Unlatches doors so that they can be pushed open, after an owner or adult has said yes.',
      params: OnTarget,
      access: 'open',
      risk: 'restricted',
      question: ({ target }, locks: DeviceService) => `Open ${nameList(locks.find(target))}?`,
      // The latch springs back: that it was told is all that can be known.
      wish: (device) =>
        device.capabilities.latch === true
          ? {
              device: { ...device, capabilities: { ...device.capabilities, unseen: LATCH } },
              set: { open: true },
            }
          : { device, refused: 'has no latch that it could open' },
    }),
  },
  get: {
    title: 'How locks are',
    description: 'Tells whether doors are locked, and when they said so.',
    access: 'use',
    view: { state: z.enum(['locked', 'unlocked', 'jammed']).nullable() },
    of: (report) => ({
      state: flagOf(report, 'jammed')
        ? ('jammed' as const)
        : eitherWord(flagOf(report, 'locked'), 'locked', 'unlocked'),
    }),
  },
});
