/** switch: turns plugs and other switched things on and off, and tells how they are; seen, like the lights. */
import { z } from 'zod';
import {
  DeviceService,
  DeviceServiceConfig,
  defineService,
  method,
  OnTarget,
  type ServiceContext,
  sayings,
  toggling,
  wishing,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

const SwitchView = z.strictObject({
  id: z.string(),
  name: z.string(),
  area: z.string().nullable(),
  on: z.boolean().nullable(),
  available: z.boolean().nullable().describe('null when the switch never told'),
  seen_at: z.string().nullable().describe('when it last said something new, ISO 8601'),
});

export const switchService = defineService({
  name: 'switch',
  title: 'Switches',
  description: 'Turns plugs and other switched things on and off, and tells how they are.',
  version: '1.0.0',
  access: 'use',
  config: DeviceServiceConfig,
  methods: {
    turn_on: wishing(
      {
        title: 'Turn switches on',
        description: 'Turns switches on.',
        phrases: sayings(phrases, 'turn_on'),
        operator: { kinds: ['switch'], state: 'on' },
      },
      { on: true },
    ),
    turn_off: wishing(
      {
        title: 'Turn switches off',
        description: 'Turns switches off.',
        phrases: sayings(phrases, 'turn_off'),
        operator: { kinds: ['switch'], state: 'off' },
      },
      { on: false },
    ),
    toggle: toggling({
      title: 'Toggle switches',
      description: 'Turns each switch off that is on, and on that is off.',
      phrases: sayings(phrases, 'toggle'),
    }),
    get: method({
      title: 'How switches are',
      description: 'Tells whether switches are on, and when they said so.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: SwitchView.array(),
      effect: 'read',
      run: ({ target }, switches: DeviceService) =>
        switches.find(target).map(({ id, name, area }) => {
          const report = switches.report(id);
          const on = report?.state['on'];
          return {
            id,
            name,
            area,
            on: typeof on === 'boolean' ? on : null,
            available: report?.available ?? null,
            seen_at:
              report === undefined || typeof on !== 'boolean' ? null : new Date(report.at).toISOString(),
          };
        }),
    }),
  },
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['switch'], noun: 'switch' }),
});
