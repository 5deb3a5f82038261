/**
 * cover: opens, closes, stops and positions blinds, curtains, garage doors and gates. A call succeeds when every cover has
 * been seen where it was to go, so it may take as long as the cover does; what lets people in is opened only after a yes.
 */
import { z } from 'zod';
import type { AccessRequest } from '../../src/access/index.ts';
import {
  acting,
  type DeviceService as Covers,
  type DeviceMethod,
  defineDeviceService,
  eitherOr,
  eitherWord,
  figureOf,
  flagOf,
  highestRisk,
  isEntrance,
  nameList,
  OnTarget,
  riskOf,
  stepped,
  type Told,
  type Wish,
  wishing,
} from '../../src/bus/index.ts';
import type { Device, Target } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

/** A garage door or a gate is an entrance, a blind is a thing of the room. */
function requestOf(target: Target, position: number, covers: Covers): AccessRequest {
  const devices = covers.find(target);
  return { permission: devices.some(isEntrance) ? (position > 0 ? 'open' : 'secure') : 'use', devices };
}

type To = z.ZodType<{ target: Target; position?: number | undefined; step?: number | undefined }>;
const At = OnTarget.extend({
  position: z.number().min(0).max(100).optional().describe('per cent open: 0 closed, 100 open'),
  step: z
    .number()
    .min(-100)
    .max(100)
    .optional()
    .describe('per cent further open (+) or closed (-) than it is; "a bit" is 20'),
}).superRefine(eitherOr('position', 'step'));
const RANGE = { min: 0, max: 100 };

/** What opens and closes alone goes to no place between. */
function positioned(device: Device, position: number): Wish {
  return device.capabilities.position === false && position > 0 && position < 100
    ? { device, refused: 'can only be opened and closed' }
    : { device, set: { position } };
}

/** Moves covers to where `fixed` says, or to or by what the call says; opening an entrance, however little, asks for a yes first. */
function moving<P extends To>(params: P, told: Told<P>, fixed?: number): DeviceMethod {
  const to = ({ step = 0, position = fixed ?? (step > 0 ? RANGE.max : RANGE.min) }: z.output<To>) => position;
  const asks: Pick<Told<P>, 'risk' | 'riskWhen' | 'question'> = {
    risk: (wanted, covers) =>
      highestRisk(covers.find(wanted.target).map((device) => riskOf(device, { position: to(wanted) }))),
    riskWhen: 'for a garage door or a gate',
    question: ({ target }, covers) => `Open ${nameList(covers.find(target).filter(isEntrance))}?`,
  };
  return acting({
    ...told,
    ...(fixed === 0 ? {} : asks),
    params,
    access: (wanted, covers) => requestOf(wanted.target, to(wanted), covers),
    aim: ({ step }) => stepped('position', step, RANGE),
    wish: (device, wanted, { aim = to(wanted) }) =>
      typeof aim === 'number'
        ? positioned(device, aim)
        : { device, refused: 'has not said how far it is open; say how far it is to be' },
  });
}

export const cover = defineDeviceService({
  name: 'cover',
  title: 'Covers',
  description: 'Opens, closes, stops and positions blinds, curtains, garage doors and gates.',
  version: '1.0.0',
  access: 'use',
  kind: 'cover',
  noun: 'cover',
  phrases,
  config: z.strictObject({
    seenWithinMs: z
      .number()
      .int()
      .min(50, 'at least 50')
      .max(28_000, 'at most 28000')
      .default(28_000)
      .describe('how long a cover may take to be where it was told to go'),
  }),
  // A garage door takes a quarter of a minute, and the answer tells only what was seen.
  timeoutMs: 29_000,
  methods: {
    open: moving(
      OnTarget,
      {
        title: 'Open covers',
        description: 'Opens covers all the way.',
        operator: { state: 'open', gives: { position: 100 }, cost: 5 },
      },
      100,
    ),
    close: moving(
      OnTarget,
      {
        title: 'Close covers',
        description: 'Closes covers all the way.',
        operator: { state: 'closed', gives: { position: 0 } },
      },
      0,
    ),
    stop: wishing(
      { title: 'Stop covers', description: 'Stops covers where they are.', timeoutMs: 5000 },
      { moving: false },
    ),
    set_position: moving(At, {
      title: 'Position covers',
      description: 'Opens or closes covers in part.',
      operator: { state: 'position', value: { param: 'position', key: 'position' }, cost: 6 },
    }),
    set_tilt: acting({
      title: 'Tilt slats',
      description: 'Tilts the slats of blinds without moving the blind.',
      params: OnTarget.extend({
        tilt: z.number().min(0).max(100).describe('per cent: 0 slats closed, 100 slats open'),
      }),
      wish: (device, { tilt }) =>
        device.capabilities.tilt === true
          ? { device, set: { tilt } }
          : { device, refused: 'has no slats that can be tilted' },
    }),
  },
  get: {
    title: 'How covers are',
    description: 'Tells whether covers are open, how far, and whether they move.',
    view: {
      state: z.enum(['open', 'closed']).nullable().describe('open when it is not wholly closed'),
      position: z.number().nullable().describe('per cent open'),
      tilt: z.number().nullable().describe('per cent that the slats are open'),
      moving: z.boolean().nullable(),
    },
    of: (report) => {
      const position = figureOf(report, 'position');
      const state = eitherWord(position === null ? null : position > 0, 'open', 'closed');
      return { state, position, tilt: figureOf(report, 'tilt'), moving: flagOf(report, 'moving') };
    },
  },
});
