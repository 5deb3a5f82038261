/**
 * media: plays, pauses and skips on televisions, speakers and radios, sets how loud they are, and tells what they do. A
 * skip is never repeated in doubt: twice is another song.
 */
import { z } from 'zod';
import {
  acting,
  defineDeviceService,
  eitherOr,
  figureOf,
  flagOf,
  multiplied,
  OnTarget,
  stepped,
  wishing,
  wordOf,
} from '../../src/bus/index.ts';
import type { DeviceState } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const SetVolume = OnTarget.extend({
  volume: z.number().min(0).max(100).optional().describe('per cent'),
  step: z
    .number()
    .min(-100)
    .max(100)
    .optional()
    .describe('per cent louder (+) or quieter (-); "a bit" is 10'),
  factor: z.number().positive().max(10).optional().describe('so many times as loud as now: 0.5 halves it'),
}).superRefine(eitherOr('volume', 'step', 'factor'));

const VOLUME = { min: 0, max: 100 };
const TRACKS = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** `state` is the word by which a goal asks for it. */
function becoming(title: string, description: string, set: DeviceState, state?: string) {
  return wishing({ title, description, ...(state === undefined ? {} : { operator: { state } }) }, set);
}

function skipping(title: string, by: 1 | -1) {
  return acting({
    title,
    description: `${title}: once for every call.`,
    effect: 'once',
    params: OnTarget,
    aim: () => stepped('track', by, TRACKS),
    wish: (device, _params, { aim: track }) =>
      typeof track === 'number'
        ? { device, set: { track } }
        : { device, refused: 'does not tell its tracks, so that I would not see whether it skipped' },
  });
}

export const media = defineDeviceService({
  name: 'media',
  title: 'Media players',
  description: 'Plays, pauses and skips on televisions and speakers, and sets how loud they are.',
  version: '1.0.0',
  access: 'use',
  kind: 'media',
  noun: 'media player',
  phrases,
  // A television takes some seconds to wake.
  seenWithinMs: 5000,
  timeoutMs: 7000,
  methods: {
    turn_on: becoming('Turn players on', 'Turns televisions and speakers on.', { on: true }, 'on'),
    turn_off: becoming('Turn players off', 'Turns televisions and speakers off.', { on: false }, 'off'),
    play: becoming('Play', 'Goes on playing.', { on: true, playback: 'playing' }),
    pause: becoming('Pause', 'Pauses what plays.', { playback: 'paused' }),
    stop: becoming('Stop', 'Stops what plays.', { playback: 'idle' }),
    next: skipping('Skips to the next track', 1),
    previous: skipping('Goes back to the track before', -1),
    mute: becoming('Mute', 'Makes players silent without stopping them.', { muted: true }),
    unmute: becoming('Unmute', 'Makes players heard again.', { muted: false }),
    set_volume: acting({
      title: 'Set the volume',
      description: 'Sets how loud players are.',
      operator: { state: 'volume', value: { param: 'volume', key: 'volume' } },
      params: SetVolume,
      aim: ({ step, factor }) => stepped('volume', step, VOLUME) ?? multiplied('volume', factor, VOLUME),
      wish: (device, params, { aim: volume = params.volume }) =>
        typeof volume === 'number'
          ? { device, set: { volume } }
          : { device, refused: 'has not said how loud it is; say a volume' },
    }),
    play_media: acting({
      title: 'Play something',
      description: 'Plays what is asked for in words: a song, an artist, a station, a playlist.',
      params: OnTarget.extend({
        query: z.string().trim().min(1).max(200).describe('what to play, in words'),
      }),
      timeoutMs: 12_000,
      wish: (device, { query }) => ({ device, set: { on: true, media: query, playback: 'playing' } }),
    }),
  },
  get: {
    title: 'What players do',
    description: 'Tells whether players are on, what they play and how loud.',
    view: {
      on: z.boolean().nullable(),
      state: z.string().nullable().describe('off, idle, playing or paused'),
      volume: z.number().nullable().describe('per cent'),
      muted: z.boolean().nullable(),
      media: z.string().nullable().describe('what plays, or was asked for'),
    },
    of: (report) => {
      const on = flagOf(report, 'on');
      return {
        on,
        state: on === false ? 'off' : wordOf(report, 'playback'),
        volume: figureOf(report, 'volume'),
        muted: flagOf(report, 'muted'),
        media: wordOf(report, 'media'),
      };
    },
  },
});
