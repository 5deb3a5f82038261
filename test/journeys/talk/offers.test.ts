import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import type { WaitView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

const lamp = (id: string, name: string, area: string, on: boolean): SimulatedDevice =>
  thing(id, 'light', name, area, { on });

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
beforeEach(async () => {
  hub = await startTestHub({
    simulatedHome: [
      lamp('light.desk', 'Desk Lamp', 'office', true),
      lamp('light.ceiling', 'Office Ceiling Light', 'office', false),
      lamp('light.bedside', 'Bedside Lamp', 'bedroom', false),
      lamp('light.wardrobe', 'Wardrobe Light', 'bedroom', false),
      thing('fan.bedroom', 'fan', 'Bedroom Fan', 'bedroom', { on: false, percentage: 50 }),
      thing(
        'cover.garage',
        'cover',
        'Garage Door',
        'garage',
        { position: 0, moving: false },
        { class: 'garage' },
      ),
    ],
    config: { devices: { simulated: { latencyMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterEach(() => hub.stop());

const inRoom = (area: string) => ({ conversation: 'talk', area });
const prompts = async () =>
  (await http.get<{ waits: WaitView[] }>('/v1/waits')).waits.map(({ prompt }) => prompt);
const ended = (turn: string) =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');

describe('A02 what is only felt or half said', () => {
  it('A02 is answered where one harmless thing can answer it', async () => {
    const said = await http.say("it's ever so dark in here", inRoom('office'));
    expect(await prompts()).toEqual([]);
    expect((await ended(said.turn)).status).toBe('done');
    expect(home.truth('light.ceiling')).toMatchObject({ on: true });
  });

  it('A02 A35 is asked about where several things would change, and a yes does it', async () => {
    const said = await http.say('I can hardly see in here', inRoom('bedroom'));
    expect(await prompts()).toEqual(['Shall I turn on the bedside lamp and the wardrobe light?']);
    expect([home.truth('light.bedside'), home.truth('light.wardrobe')]).toMatchObject([
      { on: false },
      { on: false },
    ]);
    await http.say('yes please', inRoom('bedroom'));
    await ended(said.turn);
    expect([home.truth('light.bedside'), home.truth('light.wardrobe')]).toMatchObject([
      { on: true },
      { on: true },
    ]);
  });

  it('A02 A35 changes nothing where the person says no', async () => {
    const said = await http.say('I can hardly see in here', inRoom('bedroom'));
    await http.say('no', inRoom('bedroom'));
    await ended(said.turn);
    expect([home.truth('light.bedside'), home.truth('light.wardrobe')]).toMatchObject([
      { on: false },
      { on: false },
    ]);
  });

  it('A02 is left alone where all that could answer it is so already', async () => {
    await http.say("it's ever so dark in here", inRoom('office'));
    const again = await http.say("it's still dark in here", inRoom('office'));
    expect(await prompts()).toEqual([]);
    expect((await ended(again.turn)).reply).not.toContain('Shall I');
  });

  it('A02 H09 lets nobody in by a word that was misheard', async () => {
    await http.say('open the garage store', inRoom('office'));
    expect(home.truth('cover.garage')).toMatchObject({ position: 0 });
    expect(await prompts()).toEqual(['Shall I open the garage door?']);
  });
});
