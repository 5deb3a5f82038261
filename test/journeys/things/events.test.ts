import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { thing } from '../../kit/things/thing.ts';

const HOME: readonly SimulatedDevice[] = [
  thing('contact.front', 'binary_sensor', 'Front Door Contact', 'hallway', { door: false }),
  thing('motion.garage', 'binary_sensor', 'Garage Motion Sensor', 'garage', { motion: false }),
  thing('lock.back', 'lock', 'Back Door', 'kitchen', { locked: true }),
  thing('light.hallway', 'light', 'Hallway Light', 'hallway', { on: false }),
  thing('light.garage', 'light', 'Garage Light', 'garage', { on: false }),
];

let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
let log: LogBook;
afterEach(() => hub.stop());

async function open(data?: string): Promise<void> {
  log = new LogBook();
  hub = await startTestHub({
    log,
    ...(data === undefined ? {} : { data }),
    simulatedHome: HOME,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
}

/** Waits until the house looks out for what a number of commands wait for. */
const watching = (commands: number) =>
  until(
    () =>
      log.lines.findLast(({ message }) => message === 'commands wait for something to happen')?.fields?.[
        'commands'
      ] === commands || undefined,
    `${commands} commands are watched for`,
  );
const lit = (id: string) => until(() => home.truth(id)?.['on'] === true || undefined, `${id} is on`);
const waiting = async () => {
  const response = await http.post('/v1/services/schedule/list', {});
  const { result } = (await response.json()) as { result: { schedules: { words: string }[] } };
  return result.schedules.map(({ words }) => words);
};

describe('a command that waits for something to happen', () => {
  it('H25 A03 is done when it is seen to happen, once, and not for being so already', async () => {
    await open();
    home.touch('contact.front', { door: true });
    const asked = await http.say('as soon as the front door opens, turn on the hallway light');
    expect(asked.reply).toMatch(/as soon as that happens \(it is so already: from the next time on\)\.$/);
    expect(await waiting()).toEqual(['when Front Door Contact is open']);
    await watching(1);
    expect(home.truth('light.hallway')).toMatchObject({ on: false });
    home.touch('contact.front', { door: false });
    await until(
      async () => (await http.say('is the front door contact open')).reply?.match(/closed/),
      'seen shut',
    );
    home.touch('contact.front', { door: true });
    await lit('light.hallway');
    expect(await waiting()).toEqual([]);
  });

  it('H25 comes back each time where every time was said, until it is cancelled', async () => {
    await open();
    const asked = await http.say('whenever the garage motion sensor sees motion turn on the garage light');
    expect(asked.reply).toMatch(/each time that happens\.$/);
    await watching(1);
    for (const time of [1, 2]) {
      home.touch('motion.garage', { motion: true });
      await lit('light.garage');
      await http.say('turn off the garage light');
      home.touch('motion.garage', { motion: false });
      await until(
        async () => (await http.say('is there motion in the garage')).reply?.match(/clear|no motion/i),
        `still again, ${time}`,
      );
    }
    expect(await waiting()).toEqual(['whenever Garage Motion Sensor is motion']);
    await http.post('/v1/services/schedule/cancel', { query: 'garage motion' });
    expect(await waiting()).toEqual([]);
  });

  it('H25 X02 goes on waiting after a restart, and what happened meanwhile was not seen', async () => {
    const data = mkdtempSync(join(tmpdir(), 'hearth-'));
    await open(data);
    await http.say('when the front door opens, turn on the hallway light');
    await hub.stop();
    await open(data);
    expect(await waiting()).toEqual(['whenever Front Door Contact is open']);
    await watching(1);
    home.touch('contact.front', { door: true });
    await lit('light.hallway');
    rmSync(data, { recursive: true, force: true });
  });

  it('H25 tells the person when something happens', async () => {
    await open();
    await http.say('let me know when the back door is unlocked', { conversation: 'kitchen' });
    await watching(1);
    home.touch('lock.back', { locked: false });
    await until(
      () => hub.doorway.turns().some(({ reply }) => reply === 'The back door is unlocked.') || undefined,
      'the house tells',
    );
  });
});
