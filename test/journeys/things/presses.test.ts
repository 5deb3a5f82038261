import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MqttConnection } from '../../../src/bus/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { connect } from '../../kit/servers/broker.ts';
import { comesBy, saysBy, watchingBy } from '../../kit/watching.ts';

/** A remote and a lamp behind a bridge, and what the house does when the remote is pressed. */
const REMOTE = '0x00158d00000000c3';
const LAMP = '0x00158d00000000a1';
const action = (values: readonly string[]) => ({
  ...{ type: 'enum', name: 'action', label: 'Action', property: 'action', access: 1, values },
});
const record = (address: string, name: string, exposes: readonly object[]) => ({
  ...{ ieee_address: address, type: 'Router', friendly_name: name, disabled: false },
  definition: { vendor: 'Acme', model: 'R-1', description: 'Thing', supports_ota: false, exposes },
});
const remote = record(REMOTE, 'office/remote', [
  action(['on_press', 'on_hold', 'on_hold_release', 'off_press']),
]);
const lamp = record(LAMP, 'office/desk lamp', [
  {
    type: 'light',
    features: [
      {
        ...{ type: 'binary', name: 'state', label: 'State', property: 'state', access: 7 },
        ...{ value_on: 'ON', value_off: 'OFF' },
      },
    ],
  },
]);

let data: string;
let hub: TestHub;
let http: HubOverHttp;
let bridge: MqttConnection;
let log: LogBook;
let clock: ManualClock;
const sent: string[] = [];

async function open(): Promise<void> {
  log = new LogBook();
  hub = await startTestHub({
    ...{ data, log, clock, config: { devices: { simulated: false }, home: { areas: ['Office'] } } },
  });
  http = new HubOverHttp(hub.url);
  bridge = await connect(hub.brokerUrl);
  // The lamp's side of the bridge: it obeys and says so.
  await bridge.subscribe('zigbee2mqtt/office/desk lamp/set', ({ payload }) => {
    sent.push(payload.toString());
    void bridge.publish('zigbee2mqtt/office/desk lamp', JSON.parse(payload.toString()), { qos: 1 });
  });
  await bridge.publish('zigbee2mqtt/bridge/state', { state: 'online' }, { retain: true, qos: 1 });
}

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'hearth-presses-'));
  clock = new ManualClock();
  sent.length = 0;
  await open();
  await devices(remote, lamp);
  await comes(
    () => hub.doorway.devices().some(({ name, kind }) => name === 'desk lamp' && kind === 'light'),
    'the lamp is there',
  );
});
afterEach(async () => {
  await bridge.close();
  await hub.stop();
  rmSync(data, { recursive: true, force: true });
});

const devices = (...list: object[]) =>
  bridge.publish('zigbee2mqtt/bridge/devices', list as never, { retain: true, qos: 1 });
const press = (word: string) =>
  bridge.publish('zigbee2mqtt/office/remote', { action: word, linkquality: 80 }, { qos: 1 });
const comes = comesBy(() => clock);
const turnOf = saysBy(
  () => clock,
  () => http,
);
const say = async (text: string): Promise<string> =>
  (await turnOf(text, { conversation: 'office' })).reply ?? '';
const watching = watchingBy(
  () => clock,
  () => log,
);
const settle = async () => {
  for (let round = 0; round < 40; round++) await clock.advance(0);
};

describe('a press as what is waited for', () => {
  it('A03 H12 a remote is held and the lamp goes on, each time, and no other press of it does', async () => {
    expect(await say("when somebody holds the remote's on button turn on the desk lamp")).toMatch(
      /turn on the desk lamp each time/,
    );
    await watching(1);
    await press('on_press');
    await settle();
    expect(sent).toEqual([]);
    await press('on_hold');
    await comes(() => sent.length === 1, 'the lamp is told');
    await comes(() => hub.doorway.turns().every(({ status }) => status !== 'running'), 'nothing is left');
    await say('turn off the desk lamp');
    await press('on_hold');
    await comes(() => sent.length === 3, 'the lamp is told again');
    expect(sent.map((text) => JSON.parse(text))).toEqual([
      { state: 'ON' },
      { state: 'OFF' },
      { state: 'ON' },
    ]);
  });

  it('A03 a rule stays over a restart, and what was pressed before it is no news', async () => {
    await say('whenever the off button of the remote is pressed turn on the desk lamp');
    await watching(1);
    await bridge.publish('zigbee2mqtt/office/remote', { action: 'off_press' }, { qos: 1, retain: true });
    await comes(() => sent.length === 1, 'the lamp is told');
    await bridge.close();
    await hub.close();
    await open();
    await devices(remote, lamp);
    await watching(1);
    await settle();
    expect(sent).toHaveLength(1);
    await press('off_press');
    await comes(() => sent.length === 2, 'the lamp is told after the restart');
  });

  it('H12 what cannot be heard is refused with what can, and what a remote tells is said', async () => {
    expect(await say('when the remote is pressed twice turn on the desk lamp')).toMatch(
      /never tells me.*pressed twice.*on press, on hold/,
    );
    await press('on_hold');
    await settle();
    expect(await say('what can the remote do')).toMatch(
      /heard when pressed: on press, on hold.*last on hold/,
    );
  });

  it('A03 a rule by HTTP waits for a press as one by words does', async () => {
    const made = await hub.ask('/v1/services/schedule/create', {
      method: 'POST',
      body: JSON.stringify({
        text: 'the lamp by the remote',
        groups: [[{ service: 'light', method: 'turn_on', args: { target: { name: 'desk lamp' } } }]],
        event: { service: 'button', target: { name: 'remote' }, press: 'single', button: 'off' },
        repeat: true,
      }),
    });
    expect(made.status).toBe(200);
    expect(((await made.json()) as { result: { words: string } }).result.words).toBe(
      'whenever the off button of remote is pressed',
    );
    await watching(1);
    await press('off_press');
    await comes(() => sent.length === 1, 'the lamp is told');
  });

  it('H11 that a remote is gone is told once, to whom the rule is, and again only after it was there', async () => {
    await say('when the on button of the remote is held turn on the desk lamp');
    await watching(1);
    const told = () => log.lines.filter(({ message }) => message === 'a command waits in vain').length;
    const minute = async () => {
      await settle();
      await clock.advance(61_000);
      await settle();
    };
    await devices(lamp);
    await comes(() => !hub.doorway.devices().some(({ name }) => name === 'remote'), 'the remote is gone');
    await minute();
    expect(told()).toBe(1);
    await minute();
    expect(told()).toBe(1);
    await devices(remote, lamp);
    await comes(() => hub.doorway.devices().some(({ name }) => name === 'remote'), 'the remote is back');
    await minute();
    await devices(lamp);
    await comes(
      () => !hub.doorway.devices().some(({ name }) => name === 'remote'),
      'the remote is gone again',
    );
    await minute();
    expect(told()).toBe(2);
  });
});
