/**
 * register: what people decide about the home. What a thing is called, where it stands and what it is; which rooms there are; that one
 * takes the place of another; that new ones may join.
 */
import { z } from 'zod';
import { HUB } from '../../src/access/index.ts';
import { defineService, method } from '../../src/bus/index.ts';
import { Area, AreaChange, Device, DeviceChange, DeviceKind, Target } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';
import { RegisterService } from './register.ts';

const Summary = z.strictObject({ summary: z.string() });
const Changed = Summary.extend({ device: Device.nullable().describe('null while it is hidden') });
const NEWEST = {
  newest: z.boolean().optional().describe('what came last and has no room yet, in place of a target'),
};
const AreaName = Area.shape.name.describe('which room or place');
const JOIN_SECONDS = 120;

export const register = defineService<RegisterService>({
  name: 'register',
  title: 'The register of the home',
  description: 'Names things and rooms, says where things stand and what they are, and lets new ones in.',
  version: '1.0.0',
  access: 'names',
  needsHub: true,
  phrases,
  open: (context) => new RegisterService(context),
  methods: {
    change: method({
      title: 'Change a device',
      description:
        'Gives a thing a name, other names, a room, groups or another kind, or hides it. Its id stays.',
      params: DeviceChange.extend({ target: Target.optional(), ...NEWEST }),
      result: Changed,
      effect: 'idempotent',
      run: ({ target, newest, ...change }, self: RegisterService) => self.change({ target, newest }, change),
    }),
    replace: method({
      title: 'Replace a device',
      description:
        'What came last, or another thing, takes over name, room and groups of one that is hidden from then on.',
      params: z.strictObject({
        target: Target,
        by: Target.optional().describe('what takes its place; what came last when absent'),
      }),
      result: Changed,
      effect: 'once',
      run: ({ target, by }, self: RegisterService) =>
        self.replace({ target }, by === undefined ? { newest: true } : { target: by }),
    }),
    area: method({
      title: 'Add or change an area',
      description:
        'Makes a room or place, or gives one another name, floor or other names. What stands in it stays there.',
      params: z.strictObject({ area: AreaName, ...AreaChange.shape }),
      result: Summary.extend({ area: Area }),
      effect: 'idempotent',
      run: ({ area, ...change }, self: RegisterService) => self.area(area, change),
    }),
    remove_area: method({
      title: 'Remove an area',
      description: 'Forgets a room that nothing stands in.',
      params: z.strictObject({ area: AreaName }),
      result: Summary,
      effect: 'idempotent',
      run: ({ area }, self: RegisterService) => self.removeArea(area),
    }),
    hidden: method({
      title: 'What is hidden',
      description: 'The devices that the home does as if they were not there.',
      params: z.strictObject({}),
      result: Summary.extend({
        devices: z.array(z.strictObject({ id: z.string(), name: z.string(), kind: DeviceKind })),
      }),
      effect: 'read',
      run: (_params, self: RegisterService) => self.hidden(),
    }),
    join: method({
      title: 'Let new things join',
      description:
        'Opens the Zigbee network for two minutes, so that a new lamp, plug or sensor can join it.',
      params: z.strictObject({
        seconds: z
          .number()
          .int()
          .min(0)
          .max(254)
          .default(JOIN_SECONDS)
          .describe('how long; 0 closes it again'),
      }),
      result: Summary.extend({ families: z.array(z.string()) }),
      effect: 'idempotent',
      run: ({ seconds }, self: RegisterService, call) =>
        self.join(seconds, call.asking === HUB ? null : call.asking.person),
    }),
    joining: method({
      title: 'What is joining',
      description: 'For how long new things may still join, and how far those have come that did.',
      params: z.strictObject({}),
      result: Summary.extend({
        seconds_left: z.number().describe('0 when nothing may join'),
        steps: z.array(
          z.strictObject({
            name: z.string(),
            step: z.enum(['joined', 'ready', 'unknown', 'failed', 'left']),
            at: z.string().describe('ISO 8601'),
          }),
        ),
      }),
      effect: 'read',
      run: (_params, self: RegisterService) => self.joining(),
    }),
    remove: method({
      title: 'Remove a device',
      description: 'Takes a thing out of its network. It has to join again to come back.',
      params: z.strictObject({ target: Target }),
      result: Summary,
      effect: 'once',
      risk: 'confirm',
      question: ({ target }, self: RegisterService) =>
        `Take ${self.touches({ target })?.[0]?.name ?? 'it'} out of its network?`,
      run: ({ target }, self: RegisterService) => self.remove(target),
    }),
  },
});
