import { afterEach, describe, expect, it } from 'vitest';
import { shelly } from '../../../devices/shelly/index.ts';
import { tasmota } from '../../../devices/tasmota/index.ts';
import { wled } from '../../../devices/wled/index.ts';
import { zigbee2mqtt } from '../../../devices/zigbee2mqtt/index.ts';
import { eventually, House } from '../../home/house.ts';
import { Dialect } from './bridge.ts';
import { TasmotaNeighbour } from './tasmota-neighbour.ts';

const TOPICS = 34_000;
const MAC = 'A8032AB1C2D3';

describe('a broker that holds much of what is nobody’s here', () => {
  const houses: Dialect[] = [];
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close();
  });

  it('H12 A10 34,000 retained topics of others cost no report, no device and little time', async () => {
    const open = await House.open();
    const stranger = await open.connect('stranger');
    const house = new Dialect(open, stranger, []);
    houses.push(house);
    for (let at = 0; at < TOPICS; at += 500)
      await Promise.all(
        Array.from({ length: 500 }, (_, more) =>
          stranger.publish(`factory/line${(at + more) % 17}/sensor${at + more}/state`, '{"value":1}', {
            ...{ qos: 1, retain: true },
          }),
        ),
      );
    const before = process.cpuUsage();
    for (const family of [zigbee2mqtt, tasmota, shelly, wled]) await house.house.family(family);
    const plug = new TasmotaNeighbour(stranger, MAC, 'plug', { dn: 'Plug', rl: [1] }, { POWER: 'OFF' });
    await plug.start();
    await house.appears('tasmota.a8032ab1c2d3.switch1');
    await house.shows('tasmota.a8032ab1c2d3.switch1', { on: false });
    const { user, system } = process.cpuUsage(before);
    expect(house.ids()).toHaveLength(2);
    // Listening, and all that the plug says, together with the broker in this process: 0.4 s when it was measured.
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  it('H12 A10 a thousand reports, two hundred times away and back, and an end in the midst of a command leave what is true, without a commit', async () => {
    const house = await Dialect.open(tasmota);
    houses.push(house);
    const lamp = new TasmotaNeighbour(
      house.bus,
      MAC,
      'lamp',
      { dn: 'Lamp', rl: [2], lt_st: 1 },
      { POWER: 'ON', Dimmer: 1 },
    );
    await lamp.start();
    const id = 'tasmota.a8032ab1c2d3.light1';
    await house.shows(id, { on: true, brightness: 1 });
    house.house.home.published();
    const commits = house.house.store.commits;
    for (let round = 1; round <= 1_000; round++) lamp.result({ POWER: 'ON', Dimmer: (round % 100) + 1 });
    await house.shows(id, { brightness: 1 });
    for (let round = 0; round < 200; round++)
      await lamp.say(`tele/${lamp.topic}/LWT`, round % 2 === 0 ? 'Offline' : 'Online', true);
    await house.isThere(id, true);
    lamp.result({ POWER: 'ON', Dimmer: 42 });
    await house.shows(id, { on: true, brightness: 42 });
    // Its description is written down once, in the second after it came; what it says is not.
    expect(house.house.store.commits - commits).toBeLessThanOrEqual(1);
    lamp.deaf = true;
    const tell = (set: object) =>
      house.bus.publish(house.house.bus.under(`home/command/${id}`), { set } as never, { qos: 1 });
    await tell({ brightness: 10 });
    await lamp.remove();
    await house.goes(id);
    await tell({ brightness: 20 });
    await eventually(() =>
      house.lines.some(({ message }) => message === 'a command for a device that is not here'),
    );
    const again = new TasmotaNeighbour(
      house.bus,
      MAC,
      'lamp2',
      { dn: 'New', rl: [2], lt_st: 1 },
      { POWER: 'OFF', Dimmer: 5 },
    );
    await again.start();
    expect((await house.appears(id)).name).toBe('New');
    await house.shows(id, { on: false });
  });
});
