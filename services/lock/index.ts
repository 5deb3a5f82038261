/**
 * lock: locks and unlocks doors, and tells how they are. Unlocking lets people in: it needs the yes of an owner or adult,
 * whichever door the wish came through.
 */
import { z } from 'zod';
import {
  type DeviceService,
  defineDeviceService,
  eitherWord,
  flagOf,
  nameList,
  wishing,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

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
  seenWithinMs: 10_000,
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
  },
  get: {
    title: 'How locks are',
    description: 'Tells whether doors are locked, and when they said so.',
    access: 'use',
    view: { state: z.enum(['locked', 'unlocked']).nullable() },
    of: (report) => ({ state: eitherWord(flagOf(report, 'locked'), 'locked', 'unlocked') }),
  },
});
