/**
 * vacuum: sends robots out to clean, everywhere or in one room, pauses them and sends them home. A robot on its way to the
 * dock has done what it was told; when it stands there, `get` tells.
 */
import { z } from 'zod';
import {
  Actuated,
  DeviceService,
  DeviceServiceConfig,
  defineService,
  deviceView,
  figureOf,
  foldName,
  method,
  OnTarget,
  type ServiceContext,
  sayings,
  viewOf,
  type Wish,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device, DeviceReport } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const AreaName = z.string().trim().min(1).max(120);

const VacuumView = z.strictObject({
  ...deviceView,
  state: z.string().nullable().describe('docked, cleaning, paused or returning'),
  cleaning: z.string().nullable().describe('the rooms it was sent to; null for everywhere'),
  battery: z.number().nullable().describe('per cent'),
});

const TIMEOUT_MS = 12_000;

export const vacuum = defineService<DeviceService>({
  name: 'vacuum',
  title: 'Vacuums',
  description: 'Sends robot vacuums out to clean, pauses them and sends them home.',
  version: '1.0.0',
  access: 'comfort',
  config: DeviceServiceConfig.extend({
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(10_000),
  }),
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['vacuum'], noun: 'vacuum' }),
  methods: {
    start: wishing(
      {
        title: 'Start cleaning',
        description: 'Sends vacuums out to clean everywhere, or to go on after a pause.',
        phrases: sayings(phrases, 'start'),
        timeoutMs: TIMEOUT_MS,
      },
      { activity: 'cleaning' },
    ),
    pause: wishing(
      {
        title: 'Pause cleaning',
        description: 'Lets vacuums stand where they are.',
        phrases: sayings(phrases, 'pause'),
        timeoutMs: TIMEOUT_MS,
      },
      { activity: 'paused' },
    ),
    dock: method({
      title: 'Send vacuums home',
      description: 'Sends vacuums back to their dock.',
      phrases: sayings(phrases, 'dock'),
      params: OnTarget,
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: TIMEOUT_MS,
      run: ({ target }, vacuums: DeviceService, call) =>
        vacuums.act(target, (device) => goHome(device, vacuums.report(device.id)), call),
    }),
    clean_area: method({
      title: 'Clean a room',
      description: 'Sends vacuums to clean one room or several.',
      phrases: sayings(phrases, 'clean_area'),
      params: OnTarget.extend({
        area: z
          .union([AreaName, z.array(AreaName).min(1).max(20)])
          .describe('the room, or several, by the names the vacuum knows them by'),
      }),
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: TIMEOUT_MS,
      run: ({ target, area }, vacuums: DeviceService, call) =>
        vacuums.act(target, (device) => cleanIn(device, typeof area === 'string' ? [area] : area), call),
    }),
    get: method({
      title: 'What vacuums do',
      description: 'Tells what vacuums do, where, and how full their batteries are.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: VacuumView.array(),
      access: 'use',
      effect: 'read',
      run: ({ target }, vacuums: DeviceService) =>
        vacuums.find(target).map((device) => {
          const report = vacuums.report(device.id);
          return {
            ...viewOf(device, report),
            state: wordOf(report, 'activity'),
            cleaning: wordOf(report, 'area'),
            battery: figureOf(report, 'battery'),
          };
        }),
    }),
  },
});

/** One that stands in its dock is there already; another is seen to set out. */
function goHome(device: Device, report: DeviceReport | undefined): Wish {
  const there = wordOf(report, 'activity') === 'docked';
  return { device, set: { activity: there ? 'docked' : 'returning' } };
}

/** Rooms by the names of the robot's own map; one without a map is told the words as they are. */
export function cleanIn(device: Device, areas: readonly string[]): Wish {
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
