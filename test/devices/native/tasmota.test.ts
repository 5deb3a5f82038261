import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeAssistant } from '../../../devices/home-assistant/index.ts';
import { tasmota } from '../../../devices/tasmota/index.ts';
import { eventually } from '../../home/house.ts';
import { Dialect } from './bridge.ts';
import { TasmotaNeighbour } from './tasmota-neighbour.ts';

const MAC = 'A8032AB1C2D3';
const ID = 'tasmota.a8032ab1c2d3';

describe('Tasmota in its own words', () => {
  let house: Dialect;
  beforeEach(async () => {
    house = await Dialect.open(tasmota);
  });
  afterEach(() => house.close());

  async function neighbour(
    config: object,
    state: Record<string, unknown>,
    sensors: Record<string, unknown> = {},
  ) {
    const one = new TasmotaNeighbour(house.bus, MAC, 'tasmota_B1C2D3', config as never, state, sensors);
    await one.start();
    return one;
  }
  const tell = (id: string, set: object, transition?: number) =>
    house.house.bus.publish(
      house.house.bus.under(`home/command/${id}`),
      { set, ...(transition === undefined ? {} : { transition }) } as never,
      { qos: 1 },
    );

  it('H12 a plug that measures is a switch, readings and health, obeys and says so', async () => {
    const plug = await neighbour(
      { dn: 'Coffee machine', rl: [1, 0] },
      { POWER: 'OFF' },
      {
        ...{ Time: '2026-11-20T10:00:00', TempUnit: 'C' },
        ENERGY: { TotalStartTime: '2026-01-01', Total: 12.5, Power: 3, Voltage: [230, 231] },
        DS18B20: { Id: '0000', Temperature: 20.6 },
      },
    );
    expect(await house.appears(`${ID}.switch1`)).toMatchObject({
      ...{ kind: 'switch', name: 'Coffee machine', thing: 'a8032ab1c2d3', manufacturer: 'Tasmota' },
    });
    await house.shows(`${ID}.switch1`, { on: false });
    await house.shows(`${ID}.sensor`, {
      'ENERGY.Total': 12.5,
      'ENERGY.Voltage.2': 231,
      'DS18B20.Temperature': 20.6,
    });
    await house.shows(`${ID}.health`, { signal: -60 });
    expect(house.house.home.device(`${ID}.sensor`)?.features).toMatchObject({
      'ENERGY.Power': { type: 'number', name: 'Power', class: 'power', unit: 'W' },
      'DS18B20.Temperature': { name: 'DS18B20 Temperature', class: 'temperature', unit: '°C' },
    });
    await house.isThere(`${ID}.switch1`, true);
    await tell(`${ID}.switch1`, { on: true });
    await house.shows(`${ID}.switch1`, { on: true });
    expect(plug.commands).toContain('POWER1 ON');
    await plug.say(`tele/${plug.topic}/LWT`, 'Offline', true);
    await house.isThere(`${ID}.switch1`, false);
  });

  it('H12 every kind of light can what it is, and a wish of several parts is one message', async () => {
    const lamp = await neighbour(
      { dn: 'Strip', rl: [2], lt_st: 5, so: { 17: 0 } },
      { POWER: 'ON', Dimmer: 45, Color: '0000007F10', HSBColor: '0,0,0', CT: 300 },
    );
    expect((await house.appears(`${ID}.light1`)).capabilities).toMatchObject({
      ...{ brightness: true, color: true, temperature: { min: 2000, max: 6535 }, transition: true },
    });
    await house.shows(`${ID}.light1`, { on: true, brightness: 45, temperature: 3333 });
    await tell(`${ID}.light1`, { on: true, color: '#ff0000', brightness: 60 }, 2);
    await house.shows(`${ID}.light1`, { color: '#ff0000', brightness: 60 });
    expect(lamp.commands).toContain('Backlog Fade 1; Speed 4; HSBColor1 0; HSBColor2 100; Dimmer 60');
    expect(house.house.home.report(`${ID}.light1`)?.state['temperature']).toBeUndefined();
  });

  it.each([
    [1, { brightness: true, transition: true }],
    [2, { brightness: true, transition: true, temperature: { min: 2000, max: 6535 } }],
    [3, { brightness: true, transition: true, color: true }],
    [4, { brightness: true, transition: true, color: true }],
  ])('H12 a light of subtype %i', async (subtype, capabilities) => {
    await neighbour({ dn: 'Lamp', rl: [2], lt_st: subtype }, { POWER: 'ON', Dimmer: 10 });
    const device = await house.appears(`${ID}.light1`);
    const { effects: _effects, ...told } = device.capabilities;
    expect(told).toEqual(capabilities);
  });

  it('H12 colour and white that are not linked are two lights, each with its own dimmer', async () => {
    const lamp = await neighbour(
      { dn: 'Double', fn: ['Colour', 'White'], rl: [2, 2], lt_st: 5, lk: 0 },
      { POWER1: 'ON', POWER2: 'OFF', Dimmer1: 30, Dimmer2: 80 },
    );
    expect((await house.appears(`${ID}.light2`)).name).toBe('White');
    await house.shows(`${ID}.light1`, { on: true, brightness: 30 });
    await house.shows(`${ID}.light2`, { on: false, brightness: 80 });
    await tell(`${ID}.light2`, { brightness: 20 });
    await house.shows(`${ID}.light2`, { brightness: 20 });
    expect(lamp.commands).toContain('Dimmer2 20');
  });

  it('H12 shutters move, tilt and stop, the other way round where they are set so', async () => {
    const blind = await neighbour(
      {
        dn: 'Blinds',
        fn: ['East', null, 'West', null],
        rl: [3, 3, 3, 3],
        sho: [0, 1],
        sht: [
          [-90, 90, 10],
          [0, 0, 0],
        ],
      },
      { Shutter1: { Position: 20, Direction: 1, Tilt: 10 }, Shutter2: { Position: 30, Direction: 0 } },
    );
    expect(await house.appears(`${ID}.cover1`)).toMatchObject({ name: 'East', capabilities: { tilt: true } });
    await house.shows(`${ID}.cover1`, { position: 20, moving: true, tilt: 10 });
    await house.shows(`${ID}.cover2`, { position: 70, moving: false });
    await tell(`${ID}.cover2`, { position: 100 });
    await house.shows(`${ID}.cover2`, { position: 100 });
    await tell(`${ID}.cover1`, { moving: false });
    await house.shows(`${ID}.cover1`, { moving: false });
    expect(blind.commands).toEqual(expect.arrayContaining(['ShutterPosition2 0', 'ShutterStop1']));
  });

  it('H12 a fan has three speeds and its lamp beside it', async () => {
    const fan = await neighbour(
      { dn: 'Ceiling fan', if: 1, rl: [2, 0, 0, 0] },
      { POWER1: 'OFF', FanSpeed: 0 },
    );
    expect(await house.appears(`${ID}.fan`)).toMatchObject({
      name: 'Ceiling fan',
      capabilities: { speeds: 3 },
    });
    await house.shows(`${ID}.fan`, { on: false, percentage: 0 });
    await tell(`${ID}.fan`, { on: true, percentage: 66 });
    await house.shows(`${ID}.fan`, { on: true, percentage: 67 });
    expect(fan.commands).toContain('FanSpeed 2');
    expect((await house.appears(`${ID}.light1`)).capabilities).toEqual({});
  });

  it('H12 presses are heard, and none that the broker kept', async () => {
    const remote = await neighbour({ dn: 'Remote', btn: [1, 1], swc: [1, 5], swn: ['Door', 'Wall'] }, {});
    const button = await house.appears(`${ID}.button`);
    expect(Object.keys(button.features ?? {})).toEqual(['Button1', 'Button2', 'Switch2']);
    remote.result({ Button1: { Action: 'DOUBLE' } });
    await eventually(() =>
      String(house.house.home.report(`${ID}.button`)?.state['Button1']).startsWith('double#'),
    );
    remote.result({ Switch1: { Action: 'ON' } });
    await house.shows(`${ID}.sensor`, { Switch1: true });
    await remote.say(`stat/${remote.topic}/RESULT`, { Button2: { Action: 'HOLD' } }, true);
    remote.result({ Button1: { Action: 'SINGLE' } });
    await eventually(() =>
      String(house.house.home.report(`${ID}.button`)?.state['Button1']).startsWith('single#'),
    );
  });

  it('H12 what is removed goes, comes back under another name with the same id, and a new topic is followed', async () => {
    const plug = await neighbour({ dn: 'Plug', rl: [1] }, { POWER: 'ON' });
    await house.appears(`${ID}.switch1`);
    await plug.remove();
    await house.goes(`${ID}.switch1`);
    const again = new TasmotaNeighbour(house.bus, MAC, 'kettle', { dn: 'Kettle', rl: [1] }, { POWER: 'OFF' });
    await again.start();
    expect((await house.appears(`${ID}.switch1`)).name).toBe('Kettle');
    await house.shows(`${ID}.switch1`, { on: false });
    await tell(`${ID}.switch1`, { on: true });
    await house.shows(`${ID}.switch1`, { on: true });
    expect(again.commands).toContain('POWER1 ON');
  });

  const right = {
    dn: 'Plug',
    mac: MAC,
    t: 'plug',
    ft: '%prefix%/%topic%/',
    tp: ['cmnd', 'stat', 'tele'],
    rl: [1],
  };
  it.each([
    ['no JSON', 'hello', /JSON object/],
    ['a list', [1, 2], /JSON object/],
    ['no address', { dn: 'x' }, /mac/],
    ['another address', { ...right, mac: 'FFFFFFFFFFFF' }, /mac: is not that of its topic/],
    ['a name with control characters', { ...right, dn: 'a\u0000b' }, /dn/],
    ['topics with wildcards', { ...right, ft: '%prefix%/#' }, /topics/],
    ['numbers in place of topics', { ...right, t: 7 }, /topics/],
  ])('A07 %s is refused with a line that says why', async (_what, message, why) => {
    await house.say(`tasmota/discovery/${MAC}/config`, message, true);
    const refused = () => house.lines.find((line) => line.message === 'a Tasmota was refused');
    await eventually(() => refused() !== undefined);
    expect(refused()?.fields['reason']).toMatch(why);
    expect(house.ids()).toEqual([]);
  });

  it('H12 what Home Assistant discovery tells of it as well is not shown beside it', async () => {
    await house.house.family(homeAssistant);
    await neighbour({ dn: 'Plug', rl: [1] }, { POWER: 'ON' });
    await house.appears(`${ID}.switch1`);
    await house.say(
      `homeassistant/switch/${MAC}_RL_1/config`,
      {
        ...{ uniq_id: `${MAC}_RL_1`, name: null, cmd_t: 'cmnd/plug/POWER1', stat_t: 'stat/plug/POWER1' },
        dev: { ids: [MAC], name: 'Plug' },
      },
      true,
    );
    await house.say('homeassistant/switch/other/config', {
      uniq_id: 'other',
      cmd_t: 'a/set',
      stat_t: 'a',
      name: 'Other',
    });
    await eventually(() => house.house.home.devices().some(({ name }) => name === 'Other'));
    expect(house.house.home.devices().filter(({ kind }) => kind === 'switch')).toHaveLength(2);
  });

  it('A07 what is too long is refused by its budget, and wrong values change nothing', async () => {
    await house.say(`tasmota/discovery/${MAC}/config`, 'x'.repeat(40_000), true);
    await eventually(() => house.house.budgets.entries().some(({ name }) => name === 'tasmota-bytes'));
    const lamp = await neighbour(
      { dn: 'Lamp', rl: [2], lt_st: 3 },
      { POWER: 'ON', Dimmer: 40, HSBColor: '120,100,40' },
    );
    await house.shows(`${ID}.light1`, { on: true, brightness: 40, color: '#00ff00' });
    lamp.result({ POWER: 7, Dimmer: 'bright', HSBColor: 'x,y', Color: null });
    lamp.result({ Dimmer: 41 });
    await house.shows(`${ID}.light1`, { on: true, brightness: 41, color: '#00ff00' });
  });
});
