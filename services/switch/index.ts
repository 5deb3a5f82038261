/** switch: turns plugs and other switched things on and off, and tells how they are; seen, like the lights. */
import { z } from 'zod';
import { defineDeviceService, flagOf, toggling, wishing } from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

export const switchService = defineDeviceService({
  name: 'switch',
  title: 'Switches',
  description: 'Turns plugs and other switched things on and off, and tells how they are.',
  version: '1.0.0',
  access: 'use',
  kind: 'switch',
  noun: 'switch',
  phrases,
  methods: {
    turn_on: wishing(
      { title: 'Turn switches on', description: 'Turns switches on.', operator: { state: 'on' } },
      { on: true },
    ),
    turn_off: wishing(
      { title: 'Turn switches off', description: 'Turns switches off.', operator: { state: 'off' } },
      { on: false },
    ),
    toggle: toggling({
      title: 'Toggle switches',
      description: 'Turns each switch off that is on, and on that is off.',
    }),
  },
  get: {
    title: 'How switches are',
    description: 'Tells whether switches are on, and when they said so.',
    view: { on: z.boolean().nullable() },
    of: (report) => ({ on: flagOf(report, 'on') }),
  },
});
