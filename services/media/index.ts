/**
 * media: plays, pauses and skips on televisions, speakers and radios, sets how loud they are, and tells what they do. A
 * skip is never repeated in doubt: twice is another song.
 */
import { z } from 'zod';
import {
  Actuated,
  DeviceService,
  DeviceServiceConfig,
  defineService,
  deviceView,
  figureOf,
  flagOf,
  method,
  OnTarget,
  type DeviceService as Players,
  type ServiceContext,
  sayings,
  viewOf,
  type Wish,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import type { Device, DeviceReport, DeviceState } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const SetVolume = OnTarget.extend({
  volume: z.number().min(0).max(100).optional().describe('per cent'),
  step: z
    .number()
    .min(-100)
    .max(100)
    .optional()
    .describe('per cent louder (+) or quieter (-); "a bit" is 10'),
}).superRefine(({ volume, step }, context) => {
  if ((volume === undefined) === (step === undefined))
    context.addIssue({ code: 'custom', path: ['volume'], message: 'either volume or step' });
});
type SetVolume = z.output<typeof SetVolume>;

const MediaView = z.strictObject({
  ...deviceView,
  on: z.boolean().nullable(),
  state: z.string().nullable().describe('off, idle, playing or paused'),
  volume: z.number().nullable().describe('per cent'),
  muted: z.boolean().nullable(),
  media: z.string().nullable().describe('what plays, or was asked for'),
});

const VOLUME = { min: 0, max: 100 };
/** A television takes some seconds to wake. */
const TIMEOUT_MS = 7000;
const TRACKS = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** `state` is the word by which a goal asks for it. */
function becoming(name: string, title: string, description: string, set: DeviceState, state?: string) {
  const operator = state === undefined ? {} : { operator: { kinds: ['media'], state } };
  const told = { title, description, phrases: sayings(phrases, name), timeoutMs: TIMEOUT_MS, ...operator };
  return wishing(told, set);
}

function skipping(name: string, title: string, by: 1 | -1) {
  return method({
    title,
    description: `${title}: once for every call.`,
    phrases: sayings(phrases, name),
    params: OnTarget,
    result: Actuated,
    effect: 'once',
    timeoutMs: TIMEOUT_MS,
    intent: ({ target }, players: Players) => players.stepped(target, 'track', by, TRACKS),
    run: ({ target }, players: Players, call) => {
      const aim = (call.intent ?? players.stepped(target, 'track', by, TRACKS)) as Record<
        string,
        number | null
      >;
      return players.act(target, (device) => skipTo(device, aim[device.id]), call);
    },
  });
}

export const media = defineService<Players>({
  name: 'media',
  title: 'Media players',
  description: 'Plays, pauses and skips on televisions and speakers, and sets how loud they are.',
  version: '1.0.0',
  access: 'use',
  config: DeviceServiceConfig.extend({
    seenWithinMs: DeviceServiceConfig.shape.seenWithinMs.unwrap().default(5000),
  }),
  open: (context: ServiceContext) => new DeviceService({ context, kinds: ['media'], noun: 'media player' }),
  methods: {
    turn_on: becoming('turn_on', 'Turn players on', 'Turns televisions and speakers on.', { on: true }, 'on'),
    turn_off: becoming(
      'turn_off',
      'Turn players off',
      'Turns televisions and speakers off.',
      { on: false },
      'off',
    ),
    play: becoming('play', 'Play', 'Goes on playing.', { on: true, playback: 'playing' }),
    pause: becoming('pause', 'Pause', 'Pauses what plays.', { playback: 'paused' }),
    stop: becoming('stop', 'Stop', 'Stops what plays.', { playback: 'idle' }),
    next: skipping('next', 'Skips to the next track', 1),
    previous: skipping('previous', 'Goes back to the track before', -1),
    mute: becoming('mute', 'Mute', 'Makes players silent without stopping them.', { muted: true }),
    unmute: becoming('unmute', 'Unmute', 'Makes players heard again.', { muted: false }),
    set_volume: method({
      title: 'Set the volume',
      description: 'Sets how loud players are.',
      phrases: sayings(phrases, 'set_volume'),
      operator: { kinds: ['media'], state: 'volume', value: { param: 'volume', key: 'volume' } },
      params: SetVolume,
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: TIMEOUT_MS,
      intent: (params, players: Players) => volumes(params, players),
      run: (params, players: Players, call) => {
        const aim = (call.intent ?? volumes(params, players)) as Record<string, number | null> | null;
        return players.act(params.target, (device) => loud(device, params.volume ?? aim?.[device.id]), call);
      },
    }),
    play_media: method({
      title: 'Play something',
      description: 'Plays what is asked for in words: a song, an artist, a station, a playlist.',
      phrases: sayings(phrases, 'play_media'),
      params: OnTarget.extend({
        query: z.string().trim().min(1).max(200).describe('what to play, in words'),
      }),
      result: Actuated,
      effect: 'verifiable',
      timeoutMs: 12_000,
      run: ({ target, query }, players: Players, call) =>
        players.act(
          target,
          (device) => ({ device, set: { on: true, media: query, playback: 'playing' } }),
          call,
        ),
    }),
    get: method({
      title: 'What players do',
      description: 'Tells whether players are on, what they play and how loud.',
      phrases: sayings(phrases, 'get'),
      params: OnTarget,
      result: MediaView.array(),
      effect: 'read',
      run: ({ target }, players: Players) =>
        players.find(target).map((device) => describe(device, players.report(device.id))),
    }),
  },
});

function volumes({ target, step }: SetVolume, players: Players): Record<string, number | null> | null {
  return step === undefined ? null : players.stepped(target, 'volume', step, VOLUME);
}

function loud(device: Device, volume: number | null | undefined): Wish {
  return volume === null || volume === undefined
    ? { device, refused: 'has not said how loud it is; say a volume' }
    : { device, set: { volume } };
}

function skipTo(device: Device, track: number | null | undefined): Wish {
  return track === null || track === undefined
    ? { device, refused: 'does not tell its tracks, so that I would not see whether it skipped' }
    : { device, set: { track } };
}

function describe(device: Device, report: DeviceReport | undefined): z.input<typeof MediaView> {
  const on = flagOf(report, 'on');
  return {
    ...viewOf(device, report),
    on,
    state: on === false ? 'off' : wordOf(report, 'playback'),
    volume: figureOf(report, 'volume'),
    muted: flagOf(report, 'muted'),
    media: wordOf(report, 'media'),
  };
}
