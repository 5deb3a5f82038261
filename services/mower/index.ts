/** mower: sends robot lawn mowers out, lets them stand, and sends them home. */
import { z } from 'zod';
import { acting, defineDeviceService, OnTarget, type Wish, wordOf } from '../../src/bus/index.ts';
import type { Device, DeviceState } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

/** What a mower knows no word for is refused before it is sent. */
function told(device: Device, command: string, set: DeviceState): Wish {
  const { commands } = device.capabilities;
  return commands === undefined || commands.includes(command)
    ? { device, set }
    : { device, refused: `cannot be told to ${command}` };
}

export const mower = defineDeviceService({
  name: 'mower',
  title: 'Lawn mowers',
  description: 'Sends robot mowers out to mow, pauses them and sends them home.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'mower',
  noun: 'mower',
  phrases,
  seenWithinMs: 15_000,
  timeoutMs: 17_000,
  methods: {
    start: acting({
      title: 'Start mowing',
      description: 'Sends mowers out to mow, or to go on after a pause.',
      params: OnTarget,
      wish: (device) => told(device, 'start', { activity: 'mowing' }),
    }),
    pause: acting({
      title: 'Pause mowing',
      description: 'Lets mowers stand where they are.',
      params: OnTarget,
      wish: (device) => told(device, 'pause', { activity: 'paused' }),
    }),
    dock: acting({
      title: 'Send mowers home',
      description: 'Sends mowers back to their dock.',
      params: OnTarget,
      // One that stands in its dock is there already; another is seen to set out, where it tells of the way.
      wish: (device, _params, { report }) =>
        told(device, 'dock', {
          activity: wordOf(report, 'activity') === 'docked' ? 'docked' : 'returning',
        }),
    }),
  },
  get: {
    title: 'What mowers do',
    description: 'Tells what mowers do.',
    access: 'use',
    view: { state: z.string().nullable().describe('mowing, paused, returning, docked or error') },
    of: (report) => ({ state: wordOf(report, 'activity') }),
  },
});
