/**
 * cover: opens, closes, stops and positions blinds, curtains, garage doors and gates. A call succeeds when every cover has
 * been seen where it was to go, so it may take as long as the cover does; what lets people in is opened only after a yes.
 */
import { z } from 'zod';
import type { Deed } from '../../src/access/index.ts';
import {
  Actuated,
  type DeviceService as Covers,
  DeviceService,
  defineService,
  deviceView,
  figureOf,
  flagOf,
  highestRisk,
  isEntrance,
  method,
  nameList,
  OnTarget,
  riskOf,
  type ServiceContext,
  sayings,
  viewOf,
  wishing,
} from '../../src/bus/index.ts';
import type { Device, DeviceReport, Target } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const CoverView = z.strictObject({
  ...deviceView,
  state: z.enum(['open', 'closed']).nullable().describe('open when it is not wholly closed'),
  position: z.number().nullable().describe('per cent open'),
  moving: z.boolean().nullable(),
});

/** A garage door takes a quarter of a minute, and the answer is to be what was seen. */
const TIMEOUT_MS = 29_000;

const moveTo = (position: number) => (device: Device) => ({ device, set: { position } });

const riskTo = (target: Target, position: number, covers: Covers) =>
  highestRisk(covers.find(target).map((device) => riskOf(device, { position })));

/** A garage door or a gate is an entrance, a blind is a thing of the room. */
const deedOf = (target: Target, position: number, covers: Covers): Deed => {
  const devices = covers.find(target);
  return { permission: devices.some(isEntrance) ? (position > 0 ? 'open' : 'secure') : 'use', devices };
};

const openQuestion = (target: Target, covers: Covers) =>
  `Open ${nameList(covers.find(target).filter(isEntrance))}?`;

const RISK_WHEN = 'for a garage door or a gate';

export const cover = defineService<Covers>({
  name: 'cover',
  title: 'Covers',
  description: 'Opens, closes, stops and positions blinds, curtains, garage doors and gates.',
  version: '1.0.0',
  access: 'use',
  config: z.strictObject({
    seenWithinMs: z
      .number()
      .int()
      .min(50, 'at least 50')
      .max(28_000, 'at most 28000')
      .default(28_000)
      .describe('how long a cover may take to be where it was told to go'),
  }),
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['cover'], noun: 'cover' }),
  methods: {
    open: method({
      title: 'Open covers',
      description: 'Opens covers all the way.',
      phrases: sayings(phrases, 'open'),
      operator: { kinds: ['cover'], state: 'open', gives: { position: 100 }, cost: 5 },
      params: OnTarget,
      result: Actuated,
      effect: 'verifiable',
      access: ({ target }, covers: Covers) => deedOf(target, 100, covers),
      risk: ({ target }, covers: Covers) => riskTo(target, 100, covers),
      riskWhen: RISK_WHEN,
      question: ({ target }, covers: Covers) => openQuestion(target, covers),
      timeoutMs: TIMEOUT_MS,
      run: ({ target }, covers: Covers, call) => covers.act(target, moveTo(100), call),
    }),
    close: method({
      title: 'Close covers',
      description: 'Closes covers all the way.',
      phrases: sayings(phrases, 'close'),
      operator: { kinds: ['cover'], state: 'closed', gives: { position: 0 } },
      params: OnTarget,
      result: Actuated,
      effect: 'verifiable',
      access: ({ target }, covers: Covers) => deedOf(target, 0, covers),
      timeoutMs: TIMEOUT_MS,
      run: ({ target }, covers: Covers, call) => covers.act(target, moveTo(0), call),
    }),
    stop: wishing(
      {
        title: 'Stop covers',
        description: 'Stops covers where they are.',
        phrases: sayings(phrases, 'stop'),
      },
      { moving: false },
    ),
    set_position: method({
      title: 'Position covers',
      description: 'Opens or closes covers in part.',
      phrases: sayings(phrases, 'set_position'),
      operator: {
        kinds: ['cover'],
        state: 'position',
        value: { param: 'position', key: 'position' },
        cost: 6,
      },
      params: OnTarget.extend({
        position: z.number().min(0).max(100).describe('per cent open: 0 closed, 100 open'),
      }),
      result: Actuated,
      effect: 'verifiable',
      access: ({ target, position }, covers: Covers) => deedOf(target, position, covers),
      risk: ({ target, position }, covers: Covers) => riskTo(target, position, covers),
      riskWhen: RISK_WHEN,
      question: ({ target }, covers: Covers) => openQuestion(target, covers),
      timeoutMs: TIMEOUT_MS,
      run: ({ target, position }, covers: Covers, call) => covers.act(target, moveTo(position), call),
    }),
    get: method({
      title: 'How covers are',
      description: 'Tells whether covers are open, how far, and whether they move.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: CoverView.array(),
      effect: 'read',
      run: ({ target }, covers: Covers) =>
        covers.find(target).map((device) => describe(device, covers.report(device.id))),
    }),
  },
});

function describe(device: Device, report: DeviceReport | undefined): z.input<typeof CoverView> {
  const position = figureOf(report, 'position');
  return {
    ...viewOf(device, report),
    state: position === null ? null : position > 0 ? 'open' : 'closed',
    position,
    moving: flagOf(report, 'moving'),
  };
}
