import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

const HOME: readonly SimulatedDevice[] = [
  thing('media.tv', 'media', 'TV', 'living room', {
    on: true,
    playback: 'playing',
    volume: 30,
    muted: false,
  }),
  thing('light.desk', 'light', 'Desk Lamp', 'office', { on: false }),
  thing('light.hall', 'light', 'Hall Light', 'hall', { on: false }),
];

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;

beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: HOME,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

describe('A18 a condition is judged once for all that hangs on it', () => {
  it('does not do the other side because the first has changed what it asks for', async () => {
    await http.say('if the tv is on turn it off, otherwise turn on the desk lamp');
    expect(home.truth('media.tv')).toMatchObject({ on: false });
    expect(home.truth('light.desk')).toMatchObject({ on: false });
    await http.say('if the tv is on turn it off, otherwise turn on the desk lamp');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
  });

  it('does all that "and" joins to it', async () => {
    home.touch('media.tv', { on: true });
    await http.say('turn on the tv');
    await http.say('if the tv is on turn it off and turn on the hall light');
    expect(home.truth('media.tv')).toMatchObject({ on: false });
    expect(home.truth('light.hall')).toMatchObject({ on: true });
  });

  it('does nothing where one of two conditions does not hold', async () => {
    home.touch('light.hall', { on: false });
    await http.say('turn off the hall light');
    await http.say('turn off the tv');
    await http.say('if the desk lamp is on and the tv is on turn on the hall light');
    expect(home.truth('light.hall')).toMatchObject({ on: false });
    await http.say('if the desk lamp is on and the tv is off turn on the hall light');
    expect(home.truth('light.hall')).toMatchObject({ on: true });
  });
});
