/** fan: turns fans on and off, sets how fast they run and whether they swing, and tells how they are. */
import { z } from 'zod';
import {
  acting,
  choosing,
  defineDeviceService,
  figureOf,
  flagOf,
  multiplied,
  OnTarget,
  stepped,
  toggling,
  type Wish,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device, DeviceReport, DeviceState } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const SetFan = OnTarget.extend({
  percentage: z.number().min(0).max(100).optional().describe('how fast, in per cent; 0 turns off'),
  step: z.number().min(-100).max(100).optional().describe('per cent faster (+) or slower (-); "a bit" is 10'),
  factor: z.number().positive().max(10).optional().describe('so many times as fast as now: 0.5 halves it'),
  oscillate: z.boolean().optional().describe('whether it swings from side to side'),
}).superRefine(({ percentage, step, factor, oscillate }, context) => {
  const speeds = [percentage, step, factor].filter((one) => one !== undefined);
  if (speeds.length > 1)
    context.addIssue({ code: 'custom', path: ['step'], message: 'only one of percentage, step and factor' });
  if (speeds.length === 0 && oscillate === undefined)
    context.addIssue({
      code: 'custom',
      path: ['percentage'],
      message: 'one of percentage, step, factor and oscillate is needed',
    });
});

const SetDirection = OnTarget.extend({ direction: z.enum(['forward', 'reverse', 'other']) });

function turnsForward(report: DeviceReport | undefined): boolean | null {
  const direction = report?.state['direction'];
  return typeof direction === 'string' ? direction === 'forward' : null;
}

/** Turned down, a fan goes on: to turn it off is another wish. */
const RANGE = { min: 1, max: 100 };

export const fan = defineDeviceService({
  name: 'fan',
  title: 'Fans',
  description: 'Turns fans on and off, sets their speed and their swing, and tells how they are.',
  version: '1.0.0',
  access: 'use',
  kind: 'fan',
  noun: 'fan',
  phrases,
  methods: {
    turn_on: wishing(
      {
        title: 'Turn fans on',
        description: 'Turns fans on, at the speed they had.',
        operator: { state: 'on' },
      },
      { on: true },
    ),
    turn_off: wishing(
      { title: 'Turn fans off', description: 'Turns fans off.', operator: { state: 'off' } },
      { on: false },
    ),
    toggle: toggling({
      title: 'Toggle fans',
      description: 'Turns each fan off that is on, and on that is off.',
    }),
    set: acting({
      title: 'Set fans',
      description: 'Sets the speed or the swing of fans; a speed turns them on.',
      params: SetFan,
      aim: ({ step, factor }) =>
        slower(step, factor, stepped('percentage', step, RANGE) ?? multiplied('percentage', factor, RANGE)),
      wish: (device, { percentage, oscillate }, { aim = percentage }) => spin(device, aim, oscillate),
    }),
    set_preset: acting({
      title: 'Set a preset of fans',
      description: 'Puts fans into a preset that they know: auto, sleep, breeze, …; it turns them on.',
      params: OnTarget.extend({ preset: z.string().trim().min(1).max(60) }),
      wish: (device, { preset }) => {
        const wish = choosing(device, 'preset', device.capabilities.presets, preset, 'preset');
        return 'refused' in wish ? wish : { device, set: { on: true, ...wish.set } };
      },
    }),
    set_direction: acting<typeof SetDirection, boolean>({
      title: 'Turn fans the other way',
      description:
        'Sets which way fans turn: forward for summer, reverse for winter, or the other way than now.',
      params: SetDirection,
      aim: ({ direction }) => (direction === 'other' ? turnsForward : undefined),
      wish: (device, { direction }, { aim: forward }) => {
        if (device.capabilities.direction !== true) return { device, refused: 'turns one way only' };
        if (direction !== 'other') return { device, set: { direction } };
        return typeof forward === 'boolean'
          ? { device, set: { direction: forward ? 'reverse' : 'forward' } }
          : { device, refused: 'has not said which way it turns; say forward or reverse' };
      },
    }),
  },
  get: {
    title: 'How fans are',
    description: 'Tells whether fans are on, how fast, and whether they swing.',
    view: {
      on: z.boolean().nullable(),
      percentage: z.number().nullable(),
      oscillating: z.boolean().nullable(),
      preset: z.string().nullable(),
      direction: z.string().nullable().describe('forward or reverse'),
    },
    of: (report) => ({
      on: flagOf(report, 'on'),
      percentage: figureOf(report, 'percentage'),
      oscillating: flagOf(report, 'oscillating'),
      preset: wordOf(report, 'preset'),
      direction: wordOf(report, 'direction'),
    }),
  },
});

type Aim = ReturnType<typeof stepped>;

/** A fan that stands still runs no slower. */
function slower(step: number | undefined, factor: number | undefined, aim: Aim): Aim {
  if (aim === undefined || ((step ?? 0) >= 0 && (factor ?? 1) >= 1)) return aim;
  return (report) => (report?.state['on'] === false ? 0 : aim(report));
}

function spin(device: Device, percentage: number | null | undefined, oscillate: boolean | undefined): Wish {
  if (percentage === null) return { device, refused: 'has not said how fast it is; say a speed' };
  if (oscillate === true && device.capabilities['oscillate'] === false)
    return { device, refused: 'cannot swing' };
  if (percentage !== undefined && percentage > 0 && device.capabilities.percentage === false)
    return { device, refused: 'has one speed' };
  const set: DeviceState = {};
  if (percentage === 0) set['on'] = false;
  else if (percentage !== undefined)
    Object.assign(set, { on: true, percentage: speedOf(percentage, device.capabilities.speeds) });
  if (oscillate !== undefined) set['oscillating'] = oscillate;
  return { device, set };
}

/** What a fan of a few speeds will tell that it runs at: the next one that is not slower. */
function speedOf(percentage: number, speeds: number | undefined): number {
  return speeds === undefined || speeds >= 100
    ? percentage
    : Math.trunc((Math.ceil((percentage * speeds) / 100) * 100) / speeds);
}
