import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shelly } from '../../../devices/shelly/index.ts';
import { eventually } from '../../home/house.ts';
import { Dialect } from './bridge.ts';
import { ShellyNeighbour } from './shelly-neighbour.ts';

const ID = 'shelly.a8032ab1c2d3';

describe('Shelly by RPC over MQTT', () => {
  let house: Dialect;
  beforeEach(async () => {
    house = await Dialect.open(shelly);
  });
  afterEach(() => house.close());

  async function neighbour(
    status: Record<string, object>,
    config: Record<string, object> = {},
    info: Record<string, unknown> = {},
    id?: string,
  ) {
    const one = new ShellyNeighbour(
      house.bus,
      { info, config: config as never, status: status as never },
      id,
    );
    await one.start();
    return one;
  }
  const tell = (id: string, set: object, transition?: number) =>
    house.house.bus.publish(
      house.house.bus.under(`home/command/${id}`),
      { set, ...(transition === undefined ? {} : { transition }) } as never,
      { qos: 1 },
    );
  const last = (one: ShellyNeighbour) => one.requests.at(-1);

  it('H12 a switch that measures obeys, says so, and tells of power and firmware', async () => {
    const plug = await neighbour(
      {
        'switch:0': { id: 0, output: false, apower: 0, voltage: 230.1, aenergy: { total: 12.5 } },
        sys: { mac: 'A8032AB1C2D3', available_updates: { stable: { version: '1.5.0' } } },
        wifi: { rssi: -60 },
      },
      { 'switch:0': { id: 0, name: null }, sys: { device: { name: 'Coffee machine' } } },
    );
    expect(await house.appears(`${ID}.switch:0`)).toMatchObject({
      ...{
        kind: 'switch',
        name: 'Coffee machine',
        thing: 'a8032ab1c2d3',
        manufacturer: 'Shelly',
        model: 'Plus1',
      },
    });
    await house.shows(`${ID}.sensor`, { 'switch:0.voltage': 230.1, 'switch:0.aenergy.total': 12.5 });
    await house.shows(`${ID}.health`, { update: true, 'wifi.rssi': -60 });
    await house.isThere(`${ID}.switch:0`, true);
    await tell(`${ID}.switch:0`, { on: true });
    await house.shows(`${ID}.switch:0`, { on: true });
    expect(last(plug)).toEqual({ method: 'Switch.Set', params: { id: 0, on: true } });
    await plug.notify('NotifyStatus', { 'switch:0': { id: 0, apower: 1450.5 } });
    await house.shows(`${ID}.sensor`, { 'switch:0.apower': 1450.5 });
    await plug.online(false);
    await house.isThere(`${ID}.switch:0`, false);
    await plug.online(true);
    await house.isThere(`${ID}.switch:0`, true);
  });

  it('H12 two channels are two switches by their own names', async () => {
    await neighbour(
      { 'switch:0': { id: 0, output: true }, 'switch:1': { id: 1, output: false } },
      { 'switch:0': { id: 0, name: 'Boiler' } },
      { name: 'Cellar' },
    );
    expect((await house.appears(`${ID}.switch:0`)).name).toBe('Boiler');
    expect((await house.appears(`${ID}.switch:1`)).name).toBe('Cellar 2');
  });

  it.each([
    ['light', {}, { brightness: 40 }, 'Light.Set', { on: true, brightness: 40 }],
    ['rgb', { rgb: [255, 0, 0] }, { color: '#0000ff' }, 'RGB.Set', { on: true, rgb: [0, 0, 255] }],
    [
      'rgbw',
      { rgb: [255, 0, 0], white: 0 },
      { color: '#00ff00' },
      'RGBW.Set',
      { on: true, rgb: [0, 255, 0] },
    ],
    ['cct', { ct: 3000 }, { temperature: 4000 }, 'CCT.Set', { on: true, ct: 4000 }],
    [
      'rgbcct',
      { mode: 'rgb', rgb: [255, 0, 0], ct: 3000 },
      { temperature: 5000 },
      'RGBCCT.Set',
      { on: true, ct: 5000, mode: 'cct' },
    ],
  ])('H12 a lamp of type %s', async (type, more, set, method, params) => {
    const lamp = await neighbour({ [`${type}:0`]: { id: 0, output: false, brightness: 20, ...more } });
    expect((await house.appears(`${ID}.${type}:0`)).kind).toBe('light');
    await tell(`${ID}.${type}:0`, set, 2);
    await house.shows(`${ID}.${type}:0`, { on: true, ...set });
    expect(last(lamp)).toEqual({ method, params: { id: 0, ...params, transition_duration: 2 } });
  });

  it('H12 a cover opens, goes to places, tilts where it has slats, and stops', async () => {
    const cover = await neighbour(
      { 'cover:0': { id: 0, state: 'opening', current_pos: 30, pos_control: true, slat_pos: 10 } },
      { 'cover:0': { id: 0, slat: { enable: true } } },
      { name: 'Blind' },
    );
    expect(await house.appears(`${ID}.cover:0`)).toMatchObject({
      capabilities: { position: true, tilt: true, stop: true },
    });
    await house.shows(`${ID}.cover:0`, { position: 30, moving: true, tilt: 10 });
    for (const [set, method] of [
      [{ moving: false }, 'Cover.Stop'],
      [{ position: 55 }, 'Cover.GoToPosition'],
      [{ position: 100 }, 'Cover.Open'],
      [{ position: 0 }, 'Cover.Close'],
      [{ tilt: 70 }, 'Cover.GoToPosition'],
    ] as const) {
      await tell(`${ID}.cover:0`, set);
      await house.shows(`${ID}.cover:0`, set);
      expect(last(cover)?.method).toBe(method);
    }
  });

  it('H12 inputs are heard being pressed, or tell how they stand, and meters what they count', async () => {
    const remote = await neighbour(
      {
        ...{
          'input:0': { id: 0, state: null },
          'input:1': { id: 1, state: true },
          'temperature:100': { id: 100, tC: 21.5 },
        },
        ...{ 'humidity:100': { id: 100, rh: 44 }, 'em:0': { id: 0, total_act_power: 900, a_voltage: 229 } },
        'emdata:0': { id: 0, total_act: 12_000 },
      },
      { 'input:0': { id: 0, type: 'button', name: 'Top' }, 'input:1': { id: 1, type: 'switch' } },
      { name: 'Hall' },
    );
    expect((await house.appears(`${ID}.button`)).features).toMatchObject({
      'input:0': { type: 'event', name: 'Top' },
    });
    await house.shows(`${ID}.sensor`, {
      ...{ 'input:1.state': true, 'temperature:100.tC': 21.5, 'humidity:100.rh': 44 },
      ...{ 'em:0.total_act_power': 900, 'emdata:0.total_act': 12_000 },
    });
    await remote.event('input:0', 'double_push');
    await eventually(() =>
      String(house.house.home.report(`${ID}.button`)?.state['input:0']).startsWith('double_push#'),
    );
    await remote.event('input:0', 'explode');
    await remote.event('input:0', 'single_push');
    await eventually(() =>
      String(house.house.home.report(`${ID}.button`)?.state['input:0']).startsWith('single_push#'),
    );
  });

  it('H12 a sensor that sleeps is not said to be away, and what changes in the device is asked anew', async () => {
    const sensor = await neighbour({
      ...{ 'temperature:0': { id: 0, tC: 20 }, sys: { wakeup_period: 7200 } },
      'devicepower:0': { id: 0, battery: { V: 5.1, percent: 40 } },
    });
    await house.shows(`${ID}.sensor`, { 'temperature:0.tC': 20, 'devicepower:0.battery.percent': 40 });
    await sensor.online(false);
    sensor.config = { sys: { device: { name: 'Cellar air' } } };
    await sensor.event('sys', 'config_changed');
    await eventually(() => house.house.home.device(`${ID}.sensor`)?.name === 'Cellar air');
    expect(house.house.home.report(`${ID}.sensor`)?.available).toBeNull();
  });

  it('H12 a device with another prefix is the same one, and one that is taken away goes', async () => {
    await neighbour({ 'switch:0': { id: 0, output: true } });
    await house.appears(`${ID}.switch:0`);
    const moved = await neighbour({ 'switch:0': { id: 0, output: false } }, {}, {}, 'kettle');
    await house.shows(`${ID}.switch:0`, { on: false });
    await tell(`${ID}.switch:0`, { on: true });
    await eventually(() => last(moved)?.method === 'Switch.Set');
    await house.say('kettle/online', '', true);
    await house.goes(`${ID}.switch:0`);
  });

  it('A07 strangers, faults and refusals make nothing and are told', async () => {
    await house.say('somebody/online', 'true', true);
    await house.say('somebody/online', 'yes', true);
    await house.say('stranger/events/rpc', 'x'.repeat(70_000));
    await eventually(() => house.house.budgets.entries().some(({ name }) => name === 'shelly-bytes'));
    await neighbour({ 'switch:0': { id: 0, output: true } }, {}, { mac: 'nonsense' }, 'broken');
    await eventually(() => house.lines.some(({ fields }) => /mac/.test(String(fields['reason']))));
    await neighbour({ 'switch:0': { id: 0, output: true } }, {}, { name: 'a\u0000b' }, 'named');
    await eventually(() =>
      house.lines.some(({ fields }) => /control characters/.test(String(fields['reason']))),
    );
    expect(house.ids()).toEqual([]);
    const plug = await neighbour({
      'switch:0': { id: 0, output: 'maybe', apower: 'much' },
      __proto__: {},
      'x y': {},
    });
    await house.appears(`${ID}.switch:0`);
    plug.refuses = true;
    await tell(`${ID}.switch:0`, { on: true });
    await eventually(() => house.lines.some(({ message }) => message === 'a Shelly refused an order'));
    expect(house.house.home.report(`${ID}.switch:0`)?.state).toEqual({});
  });
});
