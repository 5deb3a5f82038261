/**
 * alarm_panel: arms alarm systems and tells how they are. Disarming lets people in: it needs the yes of an owner or adult, whichever
 * door the wish came through. A code that a panel asks for stands in the configuration, and is never said.
 */
import { z } from 'zod';
import {
  acting,
  DeviceCodes,
  type DeviceService,
  DeviceServiceConfig,
  defineDeviceService,
  nameList,
  OnTarget,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';

const Mode = z.enum(['home', 'away', 'night', 'vacation', 'custom_bypass']);

export const alarmPanel = defineDeviceService({
  name: 'alarm_panel',
  title: 'Alarm systems',
  description: 'Arms and disarms alarm systems, and tells how they are.',
  version: '1.0.0',
  access: 'secure',
  kind: 'alarm_panel',
  noun: 'alarm system',
  phrases,
  config: DeviceServiceConfig.extend({
    // People get half a minute to leave before a panel is armed.
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(10_000),
    codes: DeviceCodes,
  }),
  timeoutMs: 12_000,
  methods: {
    arm: acting({
      title: 'Arm alarm systems',
      description: 'Arms alarm systems for who stays at home, for the night, or for an empty house.',
      params: OnTarget.extend({
        mode: Mode.default('away').describe('away when nobody is named to be at home'),
      }),
      wish: (device, { mode }, { report }) => {
        const wanted = `armed_${mode}`;
        const { modes } = device.capabilities;
        if (modes !== undefined && !modes.includes(wanted))
          return { device, refused: `cannot be armed for "${mode.replaceAll('_', ' ')}"` };
        return wordOf(report, 'alarm') === 'triggered'
          ? { device, refused: 'has gone off; disarm it first' }
          : { device, set: { alarm: wanted } };
      },
    }),
    disarm: wishing(
      {
        title: 'Disarm alarm systems',
        description: 'Disarms alarm systems, after an owner or adult has said yes.',
        operator: { state: 'disarmed', cost: 5 },
        access: 'open',
        risk: 'restricted',
        question: ({ target }, panels: DeviceService) => `Disarm ${nameList(panels.find(target))}?`,
      },
      { alarm: 'disarmed' },
    ),
  },
  get: {
    title: 'How alarm systems are',
    description: 'Tells whether alarm systems are armed, how, and whether they have gone off.',
    access: 'use',
    view: {
      state: z
        .string()
        .nullable()
        .describe('disarmed, armed_home, armed_away, armed_night, arming, pending, triggered, …'),
    },
    of: (report) => ({ state: wordOf(report, 'alarm') }),
  },
});
