import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { thing } from '../../kit/things/thing.ts';
import { comesBy, saysBy, watchingBy } from '../../kit/watching.ts';

const HOME: readonly SimulatedDevice[] = [
  thing('sensor.bathroom', 'sensor', 'Bathroom Sensor', 'bathroom', { humidity: 60, temperature: 21 }),
  thing('sensor.garden', 'sensor', 'Garden Sensor', 'garden', { temperature: 3 }),
  thing('sensor.washer', 'sensor', 'Washing Machine Power', 'cellar', { power: 0 }),
  thing('contact.gate', 'binary_sensor', 'Gate Contact', 'garden', { door: true }),
  thing('fan.bathroom', 'fan', 'Extractor', 'bathroom', { on: false, percentage: 50 }),
  thing('light.hall', 'light', 'Hall Light', 'hall', { on: false }),
  thing('vacuum.robot', 'vacuum', 'Robbie', 'hall', { activity: 'cleaning', battery: 80 }),
  thing('switch.kettle', 'switch', 'Kettle', 'kitchen', { on: true }),
];

const MINUTE = 60_000;

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
let log: LogBook;
const clock = new ManualClock();

beforeAll(async () => {
  log = new LogBook();
  hub = await startTestHub({
    log,
    clock,
    simulatedHome: HOME,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

/** What is so in the end; things obey while it is waited for, and no time passes. */
const comes = comesBy(() => clock);

const turnOf = saysBy(
  () => clock,
  () => http,
);
const say = async (text: string): Promise<string> => (await turnOf(text)).reply ?? '';

const watching = watchingBy(
  () => clock,
  () => log,
);
const waiting = async (): Promise<string[]> => {
  const response = await http.post('/v1/services/schedule/list', {});
  const { result } = (await response.json()) as { result: { schedules: { words: string }[] } };
  return result.schedules.map(({ words }) => words);
};
const told = (words: RegExp) =>
  comes(() => hub.doorway.turns().some(({ reply }) => words.test(reply ?? '')), `the house says ${words}`);
const becomes = async (id: string, state: DeviceState) => {
  home.touch(id, state);
  await comes(
    () =>
      Object.entries(state).every(
        ([key, value]) => hub.doorway.devices().find((one) => one.id === id)?.report?.state[key] === value,
      ),
    `${id} is seen`,
  );
  // What hangs on the report is asked and answered over the bus.
  for (let round = 0; round < 20; round++) await clock.advance(0);
};
const cancelAll = async (): Promise<void> => {
  const response = await http.post('/v1/services/schedule/list', {});
  const { result } = (await response.json()) as { result: { schedules: { id: string }[] } };
  for (const { id } of result.schedules) await http.post('/v1/services/schedule/cancel', { id });
  await watching(0);
};

describe('what is waited for', () => {
  it('H25 A03 a figure happens when it passes the bound, each time anew, and not while it stays beyond', async () => {
    await say('when the humidity in the bathroom goes above 70 turn on the fan');
    expect(await waiting()).toEqual(['whenever the humidity of bathroom is above 70 %']);
    await watching(1);
    await becomes('sensor.bathroom', { humidity: 72 });
    await comes(() => home.truth('fan.bathroom')['on'] === true, 'the fan runs');
    await say('turn off the extractor');
    await becomes('sensor.bathroom', { humidity: 75 });
    expect(home.truth('fan.bathroom')).toMatchObject({ on: false });
    await becomes('sensor.bathroom', { humidity: 65 });
    await becomes('sensor.bathroom', { humidity: 71 });
    await comes(() => home.truth('fan.bathroom')['on'] === true, 'the fan runs again');
    await cancelAll();
  });

  it('H25 A03 what is said to be so and is so already is told at once; what is to come to be so waits for the next time', async () => {
    expect(await say("tell me when it's colder than 5 degrees outside")).toBe('Garden sensor: 3 °C.');
    expect(await waiting()).toEqual([]);
    expect(await say('tell me when it drops below 5 degrees outside')).toMatch(
      /it is so already: from the next time on/,
    );
    await watching(1);
    await becomes('sensor.garden', { temperature: 8 });
    expect(await waiting()).toHaveLength(1);
    await becomes('sensor.garden', { temperature: 4.5 });
    await told(/Garden sensor.* 4.5 °C/);
    expect(await waiting()).toEqual([]);
  });

  it('H25 a machine is done when it has drawn next to nothing for a while, pauses between its parts aside', async () => {
    expect(await say('tell me when the washing is done')).toMatch(
      /I take it from the Washing Machine Power: under 5 W for three minutes; it is so already: from the next time on/,
    );
    await watching(1);
    await clock.advance(10 * MINUTE);
    await becomes('sensor.washer', { power: 400 });
    await becomes('sensor.washer', { power: 2 });
    await clock.advance(2 * MINUTE);
    await becomes('sensor.washer', { power: 350 });
    await clock.advance(10 * MINUTE);
    expect(await waiting()).toHaveLength(1);
    await becomes('sensor.washer', { power: 1 });
    await clock.advance(3 * MINUTE);
    await told(/Washing machine power: 1 W/);
    expect(await waiting()).toEqual([]);
  });

  it('H25 what stands open is told after the time that it may, also when it stood open before', async () => {
    await say('tell me when the gate has been open for 10 minutes');
    expect(await waiting()).toEqual(['when Gate Contact is open for 10 minutes']);
    await watching(1);
    await clock.advance(9 * MINUTE);
    expect(await waiting()).toHaveLength(1);
    await clock.advance(MINUTE);
    await told(/Gate contact: open/);
  });

  it('H25 A12 all that was said to be done when it happens is done then, and nothing waits for the next time', async () => {
    await becomes('contact.gate', { door: false });
    await say('when the gate opens turn on the hall light and email me');
    expect(await waiting()).toEqual(['whenever Gate Contact is open']);
    await watching(1);
    await becomes('contact.gate', { door: true });
    await told(/hall light is on.*The mail to you is in the hub's own mailbox/);
    expect(await waiting()).toEqual(['whenever Gate Contact is open']);
    await say('turn off the hall light');
    await cancelAll();
  });

  it('H25 the vacuum is back when it is seen on its dock', async () => {
    // In the half hour that passed it came home by itself.
    await becomes('vacuum.robot', { activity: 'cleaning' });
    await say('when the vacuum is back turn on the hall light');
    expect(await waiting()).toEqual(['whenever any vacuum is docked']);
    await watching(1);
    await becomes('vacuum.robot', { activity: 'docked' });
    await comes(() => home.truth('light.hall')['on'] === true, 'the light is on');
    await say('turn off the hall light');
    await cancelAll();
  });

  it('A12 H25 what is to be done when the vacuum is done waits for its dock, and not for its beginning', async () => {
    await say("start the vacuum and turn on the hall light when it's done");
    expect(await waiting()).toEqual(['when any vacuum is docked']);
    await watching(1);
    expect(home.truth('vacuum.robot')).toMatchObject({ activity: 'cleaning' });
    expect(home.truth('light.hall')).toMatchObject({ on: false });
    await becomes('vacuum.robot', { activity: 'docked' });
    await comes(() => home.truth('light.hall')['on'] === true, 'the light is on');
    expect(await waiting()).toEqual([]);
    await say('turn off the hall light');
  });

  it('H25 H22 a timer that is over is what was waited for, once', async () => {
    await say('set a timer for 10 minutes and turn on the hall light when it goes off');
    expect(await waiting()).toEqual(['when any timer is over']);
    await watching(1);
    expect(home.truth('light.hall')).toMatchObject({ on: false });
    await clock.advance(10 * MINUTE);
    await comes(() => home.truth('light.hall')['on'] === true, 'the light is on');
    expect(await waiting()).toEqual([]);
  });

  it('H25 A36 what the house cannot see is said at once, and nobody waits for it', async () => {
    expect(await say('when the pasta timer goes off turn on the hall light')).toMatch(
      /There is no|there is no/,
    );
    expect(await say('tell me when the dishwasher finishes')).toMatch(
      /^Sorry, I can't: no sensor for power here can tell me\.$/,
    );
    expect(await say('tell me when the kettle is done')).toMatch(
      /^Sorry, I can't: I can see whether it is on, and nothing here measures when it is done\.$/,
    );
    expect(await say('when the temperature in the cellar rises above 25 turn on the hall light')).toMatch(
      /washing machine power did not tell of any temperature/,
    );
    expect(await waiting()).toEqual([]);
  });

  it('H25 waits for all who live here to leave, also where nobody said yet where they are', async () => {
    const presence = async (person: string, state: string) => {
      const set = await hub.ask('/v1/services/presence/set', {
        method: 'POST',
        body: JSON.stringify({ person, state }),
      });
      expect(set.status).toBe(200);
    };
    expect(await say('when everyone has left the house turn off the hall light')).toMatch(
      /nothing tells me yet who comes and goes: say when you do, or bind your phones/,
    );
    await watching(1);
    await becomes('light.hall', { on: true });
    for (const person of ['alex', 'sam']) await presence(person, 'home');
    await presence('alex', 'away');
    await presence('sam', 'away');
    const on = () => hub.doorway.devices().find((one) => one.id === 'light.hall')?.report?.state['on'];
    await comes(() => on() === false, 'the hall light is off');
    await cancelAll();
  });

  it('H25 each arrival counts for “someone”, and the first one alone for “the first of us”', async () => {
    const presence = async (person: string, state: string) => {
      const set = await hub.ask('/v1/services/presence/set', {
        method: 'POST',
        body: JSON.stringify({ person, state }),
      });
      expect(set.status).toBe(200);
    };
    for (const person of ['alex', 'sam']) await presence(person, 'away');
    await say('when someone comes home turn on the hall light');
    await say('when the first of us comes home turn off the kettle');
    await watching(2);
    const on = (id: string) => hub.doorway.devices().find((one) => one.id === id)?.report?.state['on'];
    const done = (id: string, is: boolean) => comes(() => on(id) === is, `${id} is ${is ? 'on' : 'off'}`);
    await presence('sam', 'home');
    await Promise.all([done('light.hall', true), done('switch.kettle', false)]);
    await becomes('light.hall', { on: false });
    await becomes('switch.kettle', { on: true });
    await presence('alex', 'home');
    await done('light.hall', true);
    expect(on('switch.kettle')).toBe(true);
    await cancelAll();
  });
});
