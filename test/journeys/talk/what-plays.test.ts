import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

const player = (id: string, name: string, area: string, playback: string) =>
  thing(id, 'media', name, area, { on: true, playback, volume: 30, muted: false, track: 4 });

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
afterEach(() => hub.stop());

async function start(office: string): Promise<void> {
  hub = await startTestHub({
    simulatedHome: [
      player('media.kitchen', 'Kitchen Speaker', 'kitchen', 'playing'),
      player('media.office', 'Office Speaker', 'office', office),
      player('media.bedroom', 'Bedroom Speaker', 'bedroom', 'idle'),
    ],
    config: { devices: { simulated: { latencyMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
}

describe('A18 H16 of several players the one that plays', () => {
  beforeEach(() => start('idle'));

  it.each([
    ['pause', { playback: 'paused' }],
    ['pause the music', { playback: 'paused' }],
    ['louder', { volume: 40 }],
    ['a bit quieter', { volume: 20 }],
    ['next one', { track: 5 }],
    ['next song', { track: 5 }],
    ['mute', { muted: true }],
  ] as const)('A18 H16 “%s” is said to that one', async (words, state) => {
    const { status } = await http.say(words, { conversation: 'talk' });
    expect(status).toBe('done');
    expect(home.truth('media.kitchen')).toMatchObject(state);
    expect(home.truth('media.office')).toMatchObject({ playback: 'idle', volume: 30, track: 4 });
  });

  it('A18 H16 a volume of its own may be meant for another, and is asked about', async () => {
    expect(await http.say('volume to 50', { conversation: 'talk' })).toMatchObject({ status: 'waiting' });
    expect(home.truth('media.kitchen')).toMatchObject({ volume: 30 });
  });
});

describe('A18 H16 where several play', () => {
  it('A18 H16 it is asked which is meant', async () => {
    await start('playing');
    expect(await http.say('pause', { conversation: 'talk' })).toMatchObject({ status: 'waiting' });
    expect(home.truth('media.kitchen')).toMatchObject({ playback: 'playing' });
  });
});
