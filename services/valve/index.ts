/** valve: opens and closes the valves of water and gas. Opening one lets it run, so an owner or adult says yes first. */
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

const ValveView = z.strictObject({ ...deviceView, state: z.enum(['open', 'closed']).nullable() });

/** Main valves turn slowly. */
const TIMEOUT_MS = 17_000;

export const valve = defineService<DeviceService>({
  name: 'valve',
  title: 'Valves',
  description: 'Opens and closes valves, and tells how they are.',
  version: '1.0.0',
  access: 'comfort',
  config: DeviceServiceConfig.extend({
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(15_000),
  }),
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['valve'], noun: 'valve' }),
  methods: {
    open: wishing(
      {
        title: 'Open valves',
        description: 'Opens valves, after an owner or adult has said yes.',
        phrases: sayings(phrases, 'open'),
        operator: { kinds: ['valve'], state: 'open', cost: 5 },
        access: 'open',
        risk: 'restricted',
        question: ({ target }, valves: DeviceService) => `Open ${nameList(valves.find(target))}?`,
        timeoutMs: TIMEOUT_MS,
      },
      { open: true },
    ),
    close: wishing(
      {
        title: 'Close valves',
        description: 'Closes valves.',
        phrases: sayings(phrases, 'close'),
        operator: { kinds: ['valve'], state: 'closed' },
        timeoutMs: TIMEOUT_MS,
      },
      { open: false },
    ),
    get: method({
      title: 'How valves are',
      description: 'Tells whether valves are open, and when they said so.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: ValveView.array(),
      access: 'use',
      effect: 'read',
      run: ({ target }, valves: DeviceService) =>
        valves.find(target).map((device) => {
          const report = valves.report(device.id);
          const open = flagOf(report, 'open');
          return {
            ...viewOf(device, report),
            state: open === null ? null : open ? ('open' as const) : ('closed' as const),
          };
        }),
    }),
  },
});
