/**
 * vacuum: sends robots out to clean, everywhere or in one room, pauses them and sends them home. A robot on its way to the
 * dock has done what it was told; when it stands there, `get` tells.
 */
import { z } from 'zod';
import {
  acting,
  choosing,
  defineDeviceService,
  figureOf,
  foldName,
  OnTarget,
  type Wish,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const AreaName = z.string().trim().min(1).max(120);

export const vacuum = defineDeviceService({
  name: 'vacuum',
  title: 'Vacuums',
  description: 'Sends robot vacuums out to clean, pauses them and sends them home.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'vacuum',
  noun: 'vacuum',
  phrases,
  seenWithinMs: 10_000,
  timeoutMs: 12_000,
  methods: {
    start: wishing(
      {
        title: 'Start cleaning',
        description: 'Sends vacuums out to clean everywhere, or to go on after a pause.',
      },
      { activity: 'cleaning' },
    ),
    pause: acting({
      title: 'Pause cleaning',
      description: 'Lets vacuums stand where they are.',
      params: OnTarget,
      // "Pause for ten minutes" would begin to clean afterwards what stands in its dock.
      wish: (device, _params, { report }) =>
        wordOf(report, 'activity') === 'docked'
          ? { device, refused: 'is in its dock and not cleaning' }
          : { device, set: { activity: 'paused' } },
    }),
    dock: acting({
      title: 'Send vacuums home',
      description: 'Sends vacuums back to their dock.',
      params: OnTarget,
      // One that stands in its dock is there already; another is seen to set out.
      wish: (device, _params, { report }) => ({
        device,
        set: { activity: wordOf(report, 'activity') === 'docked' ? 'docked' : 'returning' },
      }),
    }),
    locate: acting({
      title: 'Find a vacuum',
      description: 'Lets vacuums make a noise so that they are found.',
      params: OnTarget,
      wish: (device) => ({
        device: { ...device, capabilities: { ...device.capabilities, unseen: 'a noise is not reported' } },
        set: { locating: true },
      }),
    }),
    set_suction: acting({
      title: 'Set the suction',
      description: 'Sets how hard vacuums suck, in the words that they know: quiet, standard, turbo, …',
      params: OnTarget.extend({ suction: z.string().trim().min(1).max(60) }),
      wish: (device, { suction }) =>
        choosing(device, 'fan_speed', device.capabilities.fanSpeeds, suction, 'suction level'),
    }),
    clean_area: acting({
      title: 'Clean a room',
      description: 'Sends vacuums to clean one room or several.',
      params: OnTarget.extend({
        area: z
          .union([AreaName, z.array(AreaName).min(1).max(20)])
          .describe('the room, or several, by the names the vacuum knows them by'),
      }),
      wish: (device, { area }) => cleanIn(device, [area].flat()),
    }),
  },
  get: {
    title: 'What vacuums do',
    description: 'Tells what vacuums do, where, and how full their batteries are.',
    access: 'use',
    view: {
      state: z.string().nullable().describe('docked, cleaning, paused or returning'),
      cleaning: z.string().nullable().describe('the rooms it was sent to; null for everywhere'),
      battery: z.number().nullable().describe('per cent'),
    },
    of: (report) => ({
      state: wordOf(report, 'activity'),
      cleaning: wordOf(report, 'area'),
      battery: figureOf(report, 'battery'),
    }),
  },
});

/** Rooms by the names of the robot's own map; one without a map is told the words as they are. */
function cleanIn(device: Device, areas: readonly string[]): Wish {
  const { areas: map } = device.capabilities;
  const rooms = areas.map((area) =>
    map === undefined ? bare(area) : map.find((one) => foldName(one) === foldName(bare(area))),
  );
  const lost = areas.filter((_, index) => rooms[index] === undefined);
  if (lost.length > 0)
    return {
      device,
      refused: `knows no room "${lost.join('" and "')}"; it knows ${map?.join(', ') ?? 'none'}`,
    };
  return { device, set: { activity: 'cleaning', area: rooms.join(', ') } };
}

function bare(area: string): string {
  return area.replace(/^(the|my|our)\s+/i, '');
}
