import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
beforeAll(async () => {
  hub = await startTestHub({
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

const inOffice = (text: string) => http.say(text, { conversation: 'office', area: 'office' });
const position = () => home.truth('cover.garage_door')?.['position'];

describe('“the door”, said in a room whose door the house does not know', () => {
  it('A18 A35 is asked about before the only door that can be closed moves, and a yes closes it', async () => {
    expect((await inOffice('close the door')).reply).toBe('The garage door is already closed.');
    await inOffice('open the garage door');
    await inOffice('yes');
    expect(position()).toBe(100);
    const asked = await inOffice('close the door');
    expect(asked.waits.at(-1)?.prompt).toBe('Shall I close the garage door?');
    expect(position()).toBe(100);
    expect((await inOffice('yes')).reply ?? '').toMatch(/garage door is closed|^$/);
    expect((await http.turn(asked.turn)).reply).toBe('The garage door is closed.');
    expect(position()).toBe(0);
  });

  it('A18 is meant where it is said in its own room, or by its name', async () => {
    await http.say('open the garage door', { conversation: 'garage', area: 'garage' });
    await http.say('yes', { conversation: 'garage', area: 'garage' });
    expect(position()).toBe(100);
    const closed = await http.say('close the door', { conversation: 'garage', area: 'garage' });
    expect(closed.reply).toBe('The garage door is closed.');
  });
});
