import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';
import { comesBy, saysBy } from '../../kit/watching.ts';

const HOME: readonly SimulatedDevice[] = [
  thing('media.tv', 'media', 'TV', 'living room', {
    on: true,
    playback: 'playing',
    volume: 30,
    muted: false,
  }),
  thing('climate.hall', 'climate', 'Thermostat', 'hall', { mode: 'heat', temperature: 19 }),
];

const MINUTE = 60_000;
let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
const clock = new ManualClock();

beforeAll(async () => {
  hub = await startTestHub({
    clock,
    simulatedHome: HOME,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

/** What is so in the end, though no time passes. */
const comes = comesBy(() => clock);

const turnOf = saysBy(
  () => clock,
  () => http,
);
const say = async (text: string): Promise<string> => (await turnOf(text)).reply ?? '';

const volume = () => home.truth('media.tv')['volume'];
const warmth = () => home.truth('climate.hall')['temperature'];

describe('H25 a length is the action and its end', () => {
  it('brings back how it was when the time is over', async () => {
    await say('set the tv volume to 10 for twenty minutes');
    expect(volume()).toBe(10);
    await clock.advance(19 * MINUTE);
    expect(volume()).toBe(10);
    await clock.advance(2 * MINUTE);
    await comes(() => volume() === 30, 'the volume is back');
  });

  it('brings nothing back where nothing was changed', async () => {
    await say('set the tv volume to 30 for twenty minutes');
    await say('set the tv volume to 12');
    await clock.advance(30 * MINUTE);
    expect(volume()).toBe(12);
  });

  it('comes to what was said for then', async () => {
    await say('set the thermostat to 22 for an hour and then 17');
    expect(warmth()).toBe(22);
    await clock.advance(61 * MINUTE);
    await comes(() => warmth() === 17, 'the thermostat is at 17');
  });
});
