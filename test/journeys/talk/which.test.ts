import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import type { WaitView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

const lamp = (id: string, name: string, area: string): SimulatedDevice =>
  thing(id, 'light', name, area, { on: false });

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
beforeEach(async () => {
  hub = await startTestHub({
    simulatedHome: [
      lamp('light.bedside', 'Bedside Lamp', 'bedroom'),
      lamp('light.desk', 'Desk Lamp', 'office'),
      thing('switch.heater', 'switch', 'Oil Radiator', 'hallway', { on: false }),
      thing('sensor.office', 'sensor', 'Office Temperature', 'office', { temperature: 21 }),
      thing('sensor.bedroom', 'sensor', 'Bedroom Temperature', 'bedroom', { temperature: 20 }),
    ],
    config: { devices: { simulated: { latencyMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterEach(() => hub.stop());

const talk = { conversation: 'kitchen' };
const prompts = async () =>
  (await http.get<{ waits: WaitView[] }>('/v1/waits')).waits.map(({ prompt }) => prompt);

describe('A18 words that several things fit', () => {
  it('A18 A35 the house asks which, and does what was said with the one that is told', async () => {
    const asked = await http.say('turn on the lamp', talk);
    expect(asked).toMatchObject({ status: 'waiting', unread: [] });
    expect(await prompts()).toEqual(['Which do you mean: the bedside lamp or the desk lamp?']);
    expect((await http.say('the bedside one', talk)).turn).toBe(asked.turn);
    const done = await until(async () => {
      const view = await http.turn(asked.turn);
      return view.endedAt === null ? undefined : view;
    }, 'the turn has ended');
    expect(done.reply).toBe('The bedside lamp is on.');
    expect([home.truth('light.bedside'), home.truth('light.desk')]).toMatchObject([
      { on: true },
      { on: false },
    ]);
  });

  it('A18 A35 the house asks which sensor is meant, and waits for what that one tells', async () => {
    const asked = await http.say('if the temperature drops below 18 turn on the oil radiator', talk);
    expect(asked).toMatchObject({ status: 'waiting', unread: [] });
    expect(await prompts()).toEqual([
      'Which do you mean: the office temperature or the bedroom temperature?',
    ]);
    await http.say('the office', talk);
    const done = await until(async () => {
      const view = await http.turn(asked.turn);
      return view.endedAt === null ? undefined : view;
    }, 'the turn has ended');
    expect(done.reply).toMatch(/each time that happens/);
    const { schedules } = await http.get<{ schedules: { words: string }[] }>('/v1/schedules');
    expect(schedules).toMatchObject([
      { words: 'whenever the temperature of Office Temperature is below 18 °C' },
    ]);
  });

  it('A18 A35 another request puts the question aside, and its answer still does what was wished for', async () => {
    await http.say('turn on the lamp', talk);
    await http.say('turn on the desk lamp', talk);
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    expect(await prompts()).toHaveLength(1);
    const answered = await http.say('the bedside lamp', talk);
    await until(async () => (await http.turn(answered.turn)).endedAt ?? undefined, 'the turn has ended');
    expect(home.truth('light.bedside')).toMatchObject({ on: true });
  });

  it('A18 A35 a bare yes picks none of them: the house asks which again, and the answer does it', async () => {
    await http.say('turn on the lamp', talk);
    for (const words of ['yes', 'yes please']) {
      const again = await http.say(words, talk);
      expect(again.reply).toBe('Which do you mean: the bedside lamp or the desk lamp?');
    }
    expect(await prompts()).toHaveLength(1);
    expect([home.truth('light.bedside'), home.truth('light.desk')]).toMatchObject([
      { on: false },
      { on: false },
    ]);
    const answered = await http.say('the desk lamp', talk);
    await until(async () => (await http.turn(answered.turn)).endedAt ?? undefined, 'the turn has ended');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
  });

  it('A35 a bare yes is said to no question where none is open', async () => {
    expect((await http.say('yes', talk)).reply).toBe('I asked nothing. What can I do?');
  });

  it('A35 what is said in another talk is no answer', async () => {
    await http.say('turn on the lamp', talk);
    await http.say('the bedside one', { conversation: 'garage' });
    expect(await prompts()).toHaveLength(1);
    expect(home.truth('light.bedside')).toMatchObject({ on: false });
  });

  it('A18 A35 a no ends the question with nothing done', async () => {
    await http.say('turn on the lamp', talk);
    await http.say('never mind', talk);
    expect(await prompts()).toEqual([]);
    expect(home.truth('light.bedside')).toMatchObject({ on: false });
  });
});
