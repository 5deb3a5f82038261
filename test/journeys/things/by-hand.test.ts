import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';

const MINUTE = 60_000;
let clock: ManualClock;
let data: string;
let hub: TestHub;
let http: HubOverHttp;
const start = async () => {
  hub = await startTestHub({ data, clock, config: { devices: { simulated: true } } });
  http = new HubOverHttp(hub.url);
};
beforeEach(async () => {
  // Ten in the evening in New York.
  clock = new ManualClock('2026-03-11T02:00:00Z');
  data = mkdtempSync(join(tmpdir(), 'hearth-hands-'));
  await start();
});
afterEach(async () => {
  await hub.stop();
  rmSync(data, { recursive: true, force: true });
});

const pass = async (ms: number) => {
  clock.step(clock.now() + ms - 1);
  await clock.advance(1);
};
const says = async (text: string) => (await http.say(text)).reply ?? '';

/** Somebody presses the switch of a thing of the simulated home. */
async function press(name: string, state: Record<string, unknown>): Promise<void> {
  const done = await http.post('/v1/services/simulated/set', { target: { name }, state });
  expect(await done.json()).toMatchObject({ result: { devices: [expect.any(String)] } });
  const [[key, value] = []] = Object.entries(state);
  await until(async () => {
    await clock.advance(100);
    const { devices } = await http.get<{
      devices: { name: string; report: { state: Record<string, unknown> } | null }[];
    }>('/v1/devices');
    return devices.find((one) => one.name === name)?.report?.state[key ?? ''] === value;
  }, `${name} is so`);
}

describe('X16 what is done by hand', () => {
  it('is known to who asks who did it and why it is so, and is told of the night', async () => {
    await press('Desk Lamp', { on: false });
    await pass(5 * MINUTE);
    expect(await says('who turned off the desk lamp')).toBe(
      'Somebody at the switch turned off the desk lamp at 22:00.',
    );
    expect(await says('why is the desk lamp off')).toMatch(
      /^Somebody at the switch turned off the desk lamp/,
    );
    expect(await says('what happened today')).toMatch(/somebody at the switch turned off the desk lamp/i);
  });

  it('is not what the house did itself', async () => {
    // A lamp takes a moment: the clock goes on until it has answered.
    const said = await http.post('/v1/messages', { text: 'turn off the desk lamp' });
    const { turn } = (await said.json()) as { turn: string };
    await until(async () => {
      await clock.advance(100);
      return (await http.turn(turn)).endedAt !== null;
    }, 'the lamp is off');
    await pass(5 * MINUTE);
    expect(await says('who turned off the desk lamp')).toMatch(/^You turned off the desk lamp/);
    expect(await says('what happened today')).not.toMatch(/at the switch/);
  });

  it('is known after a restart, and what changed meanwhile is nobody’s', async () => {
    await press('Desk Lamp', { on: false });
    await pass(MINUTE);
    await hub.stop();
    await start();
    await pass(MINUTE);
    expect(await says('who turned off the desk lamp')).toMatch(
      /^Somebody at the switch turned off the desk lamp/,
    );
    expect(await says('who turned on the garage light')).toMatch(/^I don’t know/);
  });
});
