import { afterAll, beforeAll, expect, it } from 'vitest';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
beforeAll(async () => {
  hub = await startTestHub({ config: { devices: { simulated: {} } } });
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub.stop());

it('A02 A03 a word alone behind a room that nobody is in puts out the lights of that room, and not all that were told to be on', async () => {
  const say = async (text: string) => (await http.say(text, { conversation: 'hall' })).reply;
  await say('turn on the garage light and the desk lamp');
  expect(await say('which lights are on')).toMatch(/garage light/);
  expect(await say("there's no one in the garage, off")).toBe('The garage light is off.');
  expect(await say('is the desk lamp on')).toBe('Yes, the desk lamp is on at 100 %.');
});

it('A02 A03 and so behind one light alone that was told to be on, in another room than that', async () => {
  const say = async (text: string) => (await http.say(text, { conversation: 'stairs' })).reply;
  await say('turn off all the lights');
  await say('turn on the hallway light');
  expect(await say('which lights are on')).toMatch(/^The hallway light is on/);
  expect(await say("the kitchen's empty, off")).toBe('The kitchen lights are already off.');
  expect(await say("the hallway's empty, off")).toBe('The hallway light is off.');
});
