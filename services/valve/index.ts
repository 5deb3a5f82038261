/** valve: opens and closes the valves of water and gas. Opening one lets it run, so an owner or adult says yes first. */
import { z } from 'zod';
import {
  acting,
  type DeviceService,
  defineDeviceService,
  eitherWord,
  figureOf,
  flagOf,
  nameList,
  OnTarget,
  wishing,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

export const valve = defineDeviceService({
  name: 'valve',
  title: 'Valves',
  description: 'Opens and closes valves, and tells how they are.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'valve',
  noun: 'valve',
  phrases,
  // Main valves turn slowly.
  seenWithinMs: 15_000,
  timeoutMs: 17_000,
  methods: {
    open: wishing(
      {
        title: 'Open valves',
        description: 'Opens valves, after an owner or adult has said yes.',
        operator: { state: 'open', cost: 5 },
        access: 'open',
        risk: 'restricted',
        question: ({ target }, valves: DeviceService) => `Open ${nameList(valves.find(target))}?`,
      },
      { open: true },
    ),
    close: wishing(
      { title: 'Close valves', description: 'Closes valves.', operator: { state: 'closed' } },
      { open: false },
    ),
    set_position: acting({
      title: 'Open valves in part',
      description: 'Opens valves so far, after an owner or adult has said yes.',
      params: OnTarget.extend({ position: z.number().min(0).max(100).describe('per cent open') }),
      access: 'open',
      risk: 'restricted',
      question: ({ target, position }, valves: DeviceService) =>
        `Set ${nameList(valves.find(target))} to ${position} %?`,
      wish: (device, { position }) =>
        device.capabilities.position === true
          ? { device, set: { position } }
          : { device, refused: 'can only be opened and closed' },
    }),
  },
  get: {
    title: 'How valves are',
    description: 'Tells whether valves are open, and when they said so.',
    access: 'use',
    view: {
      state: z.enum(['open', 'closed']).nullable(),
      position: z.number().nullable().describe('per cent open, where it tells'),
    },
    of: (report) => ({
      state: eitherWord(flagOf(report, 'open'), 'open', 'closed'),
      position: figureOf(report, 'position'),
    }),
  },
});
