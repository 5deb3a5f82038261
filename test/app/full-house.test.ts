import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { MqttConnection } from '../../src/bus/index.ts';
import { callsDuring } from '../kit/calls.ts';
import { startTestHub, until } from '../kit/hub.ts';

/** Between these a cost that grows with the size of the house shows. */
const [FEW, MANY] = [300, 1300];
const config = { devices: { simulated: false, homeAssistant: {} } };

/** Calls of functions, those of libraries among them, from the start of a hub that knows so many things until it is ready. */
async function callsOfStart(things: number): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'hearth-full-'));
  try {
    const first = await startTestHub({ data, config });
    await announce(first.brokerUrl, things);
    await until(() => first.doorway.devices().length === things, 'all things are found', 60_000);
    await first.stop();
    let ready: boolean | undefined;
    let known = 0;
    let stop = async () => {};
    const calls = await callsDuring(process.cwd(), async () => {
      const hub = await startTestHub({ data, config });
      ({ stop } = hub);
      ({ ready } = hub.doorway.ready());
      known = hub.doorway.devices().length;
    });
    await stop();
    expect({ ready, known }).toEqual({ ready: true, known: things });
    return calls;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** As bridges do, one by one and retained, so that the broker has them all at the next start. */
async function announce(url: string, things: number): Promise<void> {
  const bridge = new MqttConnection({
    ...{ url, clientId: 'bridge', protocolVersion: 4 },
    ...{ clock: systemClock, log: silentLogger },
  });
  await bridge.start();
  for (let at = 0; at < things; at++) {
    const topics = { stat_t: `lamps/${at}/state`, cmd_t: `lamps/${at}/set` };
    const device = { ids: [`lamp${at}`], sa: `Room ${at % 30}` };
    await bridge.publish(
      `homeassistant/light/lamp${at}/config`,
      { uniq_id: `lamp${at}`, name: `Lamp ${at}`, schema: 'json', ...topics, dev: device },
      { qos: 1, retain: true },
    );
  }
  await bridge.close();
}

// Some 150 are seen; 1,400 once what the broker retains of each thing has been read as well, some seconds later.
it('H11 of many known things each costs a start no more than 250 calls, for they are read from the register and not from the broker', async () => {
  const few = await callsOfStart(FEW);
  const many = await callsOfStart(MANY);
  expect((many - few) / (MANY - FEW)).toBeLessThan(250);
});
