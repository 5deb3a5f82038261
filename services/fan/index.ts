/** fan: turns fans on and off, sets how fast they run and whether they swing, and tells how they are. */
import { z } from 'zod';
import {
  Actuated,
  DeviceService,
  DeviceServiceConfig,
  defineService,
  deviceView,
  type DeviceService as Fans,
  figureOf,
  flagOf,
  method,
  OnTarget,
  type ServiceContext,
  sayings,
  toggling,
  viewOf,
  type Wish,
  wishing,
} from '../../src/bus/index.ts';
import type { Device, DeviceState } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const SetFan = OnTarget.extend({
  percentage: z.number().min(0).max(100).optional().describe('how fast, in per cent; 0 turns off'),
  step: z.number().min(-100).max(100).optional().describe('per cent faster (+) or slower (-); "a bit" is 10'),
  oscillate: z.boolean().optional().describe('whether it swings from side to side'),
}).superRefine(({ percentage, step, oscillate }, context) => {
  if (percentage !== undefined && step !== undefined)
    context.addIssue({ code: 'custom', path: ['step'], message: 'either percentage or step, not both' });
  if (percentage === undefined && step === undefined && oscillate === undefined)
    context.addIssue({
      code: 'custom',
      path: ['percentage'],
      message: 'one of percentage, step and oscillate is needed',
    });
});
type SetFan = z.output<typeof SetFan>;

const FanView = z.strictObject({
  ...deviceView,
  on: z.boolean().nullable(),
  percentage: z.number().nullable(),
  oscillating: z.boolean().nullable(),
});

/** Turned down, a fan goes on: to turn it off is another wish. */
const RANGE = { min: 1, max: 100 };

export const fan = defineService<Fans>({
  name: 'fan',
  title: 'Fans',
  description: 'Turns fans on and off, sets their speed and their swing, and tells how they are.',
  version: '1.0.0',
  access: 'use',
  config: DeviceServiceConfig,
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['fan'], noun: 'fan' }),
  methods: {
    turn_on: wishing(
      {
        title: 'Turn fans on',
        description: 'Turns fans on, at the speed they had.',
        phrases: sayings(phrases, 'turn_on'),
        operator: { kinds: ['fan'], state: 'on' },
      },
      { on: true },
    ),
    turn_off: wishing(
      {
        title: 'Turn fans off',
        description: 'Turns fans off.',
        phrases: sayings(phrases, 'turn_off'),
        operator: { kinds: ['fan'], state: 'off' },
      },
      { on: false },
    ),
    toggle: toggling({
      title: 'Toggle fans',
      description: 'Turns each fan off that is on, and on that is off.',
      phrases: sayings(phrases, 'toggle'),
    }),
    set: method({
      title: 'Set fans',
      description: 'Sets the speed or the swing of fans; a speed turns them on.',
      phrases: sayings(phrases, 'set'),
      params: SetFan,
      result: Actuated,
      effect: 'verifiable',
      intent: (params, fans: Fans) => aims(params, fans),
      run: (params, fans: Fans, call) => {
        const aim = (call.intent ?? aims(params, fans)) as Record<string, number | null> | null;
        return fans.act(params.target, (device) => wishOf(device, params, aim), call);
      },
    }),
    get: method({
      title: 'How fans are',
      description: 'Tells whether fans are on, how fast, and whether they swing.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: FanView.array(),
      effect: 'read',
      run: ({ target }, fans: Fans) =>
        fans.find(target).map((device) => {
          const report = fans.report(device.id);
          return {
            ...viewOf(device, report),
            on: flagOf(report, 'on'),
            percentage: figureOf(report, 'percentage'),
            oscillating: flagOf(report, 'oscillating'),
          };
        }),
    }),
  },
});

function aims({ target, step }: SetFan, fans: Fans): Record<string, number | null> | null {
  return step === undefined ? null : fans.stepped(target, 'percentage', step, RANGE);
}

function wishOf(device: Device, params: SetFan, aim: Record<string, number | null> | null): Wish {
  const percentage = aim === null ? params.percentage : (aim[device.id] ?? null);
  if (percentage === null) return { device, refused: 'has not said how fast it is; say a speed' };
  if (params.oscillate === true && device.capabilities['oscillate'] === false)
    return { device, refused: 'cannot swing' };
  const set: DeviceState = {};
  if (percentage === 0) set['on'] = false;
  else if (percentage !== undefined) Object.assign(set, { on: true, percentage });
  if (params.oscillate !== undefined) set['oscillating'] = params.oscillate;
  return { device, set };
}
