import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zigbee2mqtt } from '../../../devices/zigbee2mqtt/index.ts';
import { sameColor } from '../../../src/bus/index.ts';
import { eventually } from '../../home/house.ts';
import { Dialect } from './bridge.ts';

const LAMP = '0x00158d00000000a1';
const BLIND = '0x00158d00000000b2';
const STRIP = '0x00158d00000000c3';
const SENSOR = '0x00158d00000000d4';
const VALVE = '0x00158d00000000e5';

const generic = (type: string, property: string, access: number, rest: object = {}) => ({
  ...{ type, name: property, label: property[0]!.toUpperCase() + property.slice(1).replaceAll('_', ' ') },
  ...{ property, access },
  ...rest,
});
const onOff = (property: string, access = 7, rest: object = {}) =>
  generic('binary', property, access, { name: 'state', value_on: 'ON', value_off: 'OFF', ...rest });
const device = (address: string, name: string, exposes: readonly object[], rest: object = {}) => ({
  ...{ ieee_address: address, type: 'Router', friendly_name: name, disabled: false, supported: true },
  definition: { vendor: 'Acme', model: 'X-1', description: 'Thing of Acme', exposes, supports_ota: false },
  ...rest,
});
const QUALITY = generic('numeric', 'linkquality', 1, { unit: 'lqi', category: 'diagnostic' });
const COORDINATOR = { ieee_address: '0x00124b0000000001', type: 'Coordinator', friendly_name: 'Coordinator' };
const lamp = (name: string) =>
  device(LAMP, name, [
    {
      type: 'light',
      features: [
        onOff('state'),
        generic('numeric', 'brightness', 7, { value_min: 0, value_max: 254 }),
        generic('numeric', 'color_temp', 7, { value_min: 153, value_max: 500, unit: 'mired' }),
        generic('composite', 'color', 7, { name: 'color_xy', features: [] }),
        generic('numeric', 'color_temp_startup', 7, { value_min: 153, value_max: 500, category: 'config' }),
      ],
    },
    generic('enum', 'effect', 2, { values: ['blink', 'breathe'] }),
    generic('enum', 'power_on_behavior', 7, { values: ['off', 'on', 'previous'], category: 'config' }),
    generic('enum', 'identify', 2, { values: ['identify'] }),
    QUALITY,
  ]);

describe('Zigbee2MQTT in its own words', () => {
  let z2m: Dialect;
  beforeEach(async () => {
    z2m = await Dialect.open(zigbee2mqtt);
  });
  afterEach(() => z2m.close());

  const devices = (...list: object[]) => z2m.say('zigbee2mqtt/bridge/devices', [COORDINATOR, ...list], true);

  it('H12 a lamp is a light with settings, something to press and its health, under one name', async () => {
    await devices(lamp('desk lamp'));
    const light = await z2m.appears(`z2m.${LAMP}.light`);
    expect(light).toMatchObject({
      kind: 'light',
      name: 'desk lamp',
      area: null,
      manufacturer: 'Acme',
      thing: LAMP,
      capabilities: {
        ...{ brightness: true, color: true, temperature: { min: 2000, max: 6536 } },
        ...{ effects: ['blink', 'breathe'] },
      },
    });
    expect(z2m.ids()).toEqual(['button', 'health', 'light', 'setting'].map((kind) => `z2m.${LAMP}.${kind}`));
    expect(z2m.house.home.device(`z2m.${LAMP}.setting`)?.features).toMatchObject({
      power_on_behavior: { type: 'option', options: ['off', 'on', 'previous'], category: 'config' },
      color_temp_startup: { type: 'number', min: 153, max: 500 },
    });
    expect(z2m.house.home.device(`z2m.${LAMP}.button`)?.features).toMatchObject({
      identify: { type: 'press' },
    });
    expect(z2m.house.home.device(`z2m.${LAMP}.health`)?.features).toMatchObject({
      linkquality: { type: 'number', unit: 'lqi' },
    });
  });

  it('H12 what a lamp says is read, and its mode says which colour is the living one', async () => {
    await devices(lamp('desk lamp'));
    await z2m.appears(`z2m.${LAMP}.light`);
    await z2m.listen('zigbee2mqtt/desk lamp/set');
    await z2m.say('zigbee2mqtt/desk lamp', {
      state: 'ON',
      brightness: 127,
      color_mode: 'color_temp',
      color_temp: 250,
    });
    await z2m.shows(`z2m.${LAMP}.light`, { on: true, brightness: 50, temperature: 4000 });
    await z2m.say('zigbee2mqtt/desk lamp', { state: 'ON', color_mode: 'xy', color: { x: 0.64, y: 0.33 } });
    await eventually(() => z2m.house.home.report(`z2m.${LAMP}.light`)?.state['temperature'] === undefined);
    expect(sameColor(String(z2m.house.home.report(`z2m.${LAMP}.light`)?.state['color']), '#ff0000')).toBe(
      true,
    );
    await z2m.say('zigbee2mqtt/desk lamp', { color_mode: 'hs', color: { hue: 120, saturation: 100 } });
    await z2m.shows(`z2m.${LAMP}.light`, { color: '#00ff00' });
  });

  it('H12 what the broker kept of a device is not lost when it comes before the list', async () => {
    await z2m.say('zigbee2mqtt/desk lamp', { state: 'ON', brightness: 254 }, true);
    await devices(lamp('desk lamp'));
    await z2m.shows(`z2m.${LAMP}.light`, { on: true, brightness: 100 });
  });

  it('H12 every wish is one message in its own words and units', async () => {
    await devices(lamp('desk lamp'));
    await z2m.appears(`z2m.${LAMP}.light`);
    await z2m.listen('zigbee2mqtt/desk lamp/#');
    const wish = (part: string, command: object) =>
      z2m.say(`hearth/v1/home/command/z2m.${LAMP}.${part}`, command);
    await wish('light', { set: { on: true, brightness: 40, temperature: 2700 }, transition: 2 });
    await wish('light', { set: { on: true, color: '#ff8800' } });
    await wish('light', { set: { on: false } });
    await wish('light', { set: { effect: 'blink' } });
    await wish('setting', { set: { power_on_behavior: 'previous' } });
    await wish('button', { set: { identify: true } });
    await wish('light', { refresh: true });
    expect(await z2m.hears(7)).toEqual([
      ['zigbee2mqtt/desk lamp/set', { state: 'ON', brightness: 102, color_temp: 370, transition: 2 }],
      ['zigbee2mqtt/desk lamp/set', { state: 'ON', color: { hex: '#ff8800' } }],
      ['zigbee2mqtt/desk lamp/set', { state: 'OFF' }],
      ['zigbee2mqtt/desk lamp/set', { effect: 'blink' }],
      ['zigbee2mqtt/desk lamp/set', { power_on_behavior: 'previous' }],
      ['zigbee2mqtt/desk lamp/set', { identify: 'identify' }],
      ['zigbee2mqtt/desk lamp/get', { state: '', brightness: '', color_temp: '', color: '' }],
    ]);
  });

  it('H12 a setting that does not exist, or a value that is none of its options, is never sent', async () => {
    await devices(lamp('desk lamp'));
    await z2m.appears(`z2m.${LAMP}.setting`);
    await z2m.listen('zigbee2mqtt/desk lamp/set');
    await z2m.say(`hearth/v1/home/command/z2m.${LAMP}.setting`, { set: { power_on_behavior: 'dance' } });
    await z2m.say(`hearth/v1/home/command/z2m.${LAMP}.setting`, { set: { nothing: true } });
    await z2m.say(`hearth/v1/home/command/z2m.${LAMP}.setting`, { set: { power_on_behavior: 'off' } });
    expect(await z2m.hears()).toEqual([['zigbee2mqtt/desk lamp/set', { power_on_behavior: 'off' }]]);
  });

  it('H12 a name with parts is a name and a room, and is spoken to under the whole of it', async () => {
    await devices(lamp('kitchen/ceiling'));
    expect(await z2m.appears(`z2m.${LAMP}.light`)).toMatchObject({ name: 'ceiling', area: 'kitchen' });
    await z2m.listen('zigbee2mqtt/kitchen/ceiling/set');
    await z2m.say('zigbee2mqtt/kitchen/ceiling', { state: 'OFF' });
    await z2m.shows(`z2m.${LAMP}.light`, { on: false });
    await z2m.say(`hearth/v1/home/command/z2m.${LAMP}.light`, { set: { on: true } });
    expect(await z2m.hears()).toEqual([['zigbee2mqtt/kitchen/ceiling/set', { state: 'ON' }]]);
  });

  it('H11 another name leaves the id and what was known as they were', async () => {
    await devices(lamp(LAMP));
    expect(await z2m.appears(`z2m.${LAMP}.light`)).toMatchObject({ name: 'Thing of Acme' });
    await z2m.say(`zigbee2mqtt/${LAMP}`, { state: 'ON' });
    await z2m.shows(`z2m.${LAMP}.light`, { on: true });
    await devices(lamp('reading lamp'));
    await z2m.house.home.published();
    await expect.poll(() => z2m.house.home.device(`z2m.${LAMP}.light`)?.name).toBe('reading lamp');
    expect(z2m.house.home.report(`z2m.${LAMP}.light`)?.state).toMatchObject({ on: true });
    await z2m.say('zigbee2mqtt/reading lamp', { state: 'OFF' });
    await z2m.shows(`z2m.${LAMP}.light`, { on: false });
  });

  it('H12 two sockets of one strip are two switches, and what they measure is one sensor', async () => {
    const socket = (end: string) => ({
      type: 'switch',
      endpoint: end,
      features: [onOff(`state_${end}`, 7, { endpoint: end })],
    });
    const power = (end: string) =>
      generic('numeric', `power_${end}`, 1, { unit: 'W', label: 'Power', endpoint: end });
    await devices(device(STRIP, 'strip', [socket('left'), socket('right'), power('left'), power('right')]));
    expect(await z2m.appears(`z2m.${STRIP}.switch.left`)).toMatchObject({ name: 'strip left', thing: STRIP });
    expect(await z2m.appears(`z2m.${STRIP}.sensor`)).toMatchObject({
      capabilities: { readings: ['power'] },
      features: { power_left: { name: 'Power left', unit: 'W', class: 'power' } },
    });
    await z2m.listen('zigbee2mqtt/strip/set');
    await z2m.say(`hearth/v1/home/command/z2m.${STRIP}.switch.right`, { set: { on: true } });
    expect(await z2m.hears()).toEqual([['zigbee2mqtt/strip/set', { state_right: 'ON' }]]);
    await z2m.say('zigbee2mqtt/strip', { state_left: 'ON', state_right: 'OFF', power_left: 12.5 });
    await z2m.shows(`z2m.${STRIP}.switch.left`, { on: true });
    await z2m.shows(`z2m.${STRIP}.switch.right`, { on: false });
    await z2m.shows(`z2m.${STRIP}.sensor`, { power_left: 12.5 });
  });

  it('H12 a blind goes to a place, to its ends by their words, and stops', async () => {
    const features = [
      generic('enum', 'state', 3, { values: ['OPEN', 'CLOSE', 'STOP'] }),
      generic('numeric', 'position', 7, { value_min: 0, value_max: 100 }),
      generic('numeric', 'tilt', 7, { value_min: 0, value_max: 100 }),
    ];
    const moving = generic('enum', 'moving', 1, { values: ['UP', 'STOP', 'DOWN'] });
    await devices(device(BLIND, 'blind', [{ type: 'cover', features }, moving]));
    const { capabilities } = await z2m.appears(`z2m.${BLIND}.cover`);
    expect(capabilities).toMatchObject({ position: true, tilt: true, stop: true });
    await z2m.listen('zigbee2mqtt/blind/set');
    for (const set of [{ position: 30 }, { position: 0 }, { position: 100 }, { moving: false }, { tilt: 20 }])
      await z2m.say(`hearth/v1/home/command/z2m.${BLIND}.cover`, { set });
    expect((await z2m.hears(5)).map(([, said]) => said)).toEqual([
      { position: 30 },
      { state: 'CLOSE' },
      { state: 'OPEN' },
      { state: 'STOP' },
      { tilt: 20 },
    ]);
    await z2m.say('zigbee2mqtt/blind', { position: 30, moving: 'UP' });
    await z2m.shows(`z2m.${BLIND}.cover`, { position: 30, moving: true });
  });

  it('H12 a sensor tells a door that is open, a press each time, and nothing that the broker kept', async () => {
    const exposes = [
      generic('binary', 'contact', 1, { value_on: false, value_off: true }),
      generic('numeric', 'temperature', 1, { unit: '°C' }),
      generic('numeric', 'battery', 1, { unit: '%', category: 'diagnostic' }),
      generic('enum', 'action', 1, { values: ['single', 'double'] }),
    ];
    await z2m.say('zigbee2mqtt/kept', { action: 'single' }, true);
    await devices(device(SENSOR, 'kept', exposes));
    const sensor = await z2m.appears(`z2m.${SENSOR}.sensor`);
    expect(sensor.capabilities.readings).toEqual(['door', 'temperature', 'battery']);
    await z2m.say('zigbee2mqtt/kept', { contact: false, temperature: 21.5, battery: 80 });
    await z2m.shows(sensor.id, { contact: true, temperature: 21.5, battery: 80 });
    expect(z2m.house.home.report(`z2m.${SENSOR}.button`)?.state).toEqual({});
    await z2m.say('zigbee2mqtt/kept', { action: 'double' });
    await z2m.say('zigbee2mqtt/kept', { action: '' });
    await z2m.shows(`z2m.${SENSOR}.button`, { action: 'double#1' });
    await z2m.say('zigbee2mqtt/kept', { action: 'double' });
    await z2m.shows(`z2m.${SENSOR}.button`, { action: 'double#2' });
  });

  it('H12 a thermostat is set in its words, and one that heats and cools holds a room between two', async () => {
    const setpoint = (name: string) =>
      generic('numeric', name, 7, { value_min: 7, value_max: 30, value_step: 0.5 });
    const features = [
      setpoint('occupied_heating_setpoint'),
      setpoint('occupied_cooling_setpoint'),
      generic('numeric', 'local_temperature', 1, { unit: '°C' }),
      generic('enum', 'system_mode', 7, { values: ['off', 'heat', 'cool'] }),
      generic('enum', 'running_state', 1, { values: ['idle', 'heat'] }),
      generic('numeric', 'local_temperature_calibration', 7, { value_min: -5, value_max: 5 }),
    ];
    const schedule = generic('composite', 'schedule', 3, {
      features: [
        generic('numeric', 'hour', 3, { value_min: 0, value_max: 23 }),
        generic('binary', 'active', 3),
      ],
    });
    await devices(device(VALVE, 'thermostat', [{ type: 'climate', features }, schedule]));
    const climate = await z2m.appears(`z2m.${VALVE}.climate`);
    expect(climate.capabilities).toMatchObject({
      ...{ modes: ['off', 'heat', 'cool'], between: true },
      target: { min: 7, max: 30, step: 0.5 },
    });
    expect(Object.keys(z2m.house.home.device(`z2m.${VALVE}.setting`)?.features ?? {})).toEqual([
      'local_temperature_calibration',
      'schedule.hour',
      'schedule.active',
    ]);
    await z2m.say('zigbee2mqtt/thermostat', {
      ...{ occupied_heating_setpoint: 20, occupied_cooling_setpoint: 25, local_temperature: 19.5 },
      ...{ system_mode: 'cool', running_state: 'heat', schedule: { hour: 7, active: true } },
    });
    await z2m.shows(climate.id, {
      temperature_low: 20,
      temperature_high: 25,
      mode: 'cool',
      action: 'heating',
    });
    await z2m.shows(`z2m.${VALVE}.setting`, { 'schedule.hour': 7, 'schedule.active': true });
    await z2m.listen('zigbee2mqtt/thermostat/set');
    await z2m.say(`hearth/v1/home/command/${climate.id}`, { set: { mode: 'heat', temperature: 21 } });
    await z2m.say(`hearth/v1/home/command/${climate.id}`, { set: { temperature: 24 } });
    await z2m.say(`hearth/v1/home/command/z2m.${VALVE}.setting`, { set: { 'schedule.hour': 8 } });
    expect((await z2m.hears(3)).map(([, said]) => said)).toEqual([
      { system_mode: 'heat', occupied_heating_setpoint: 21 },
      { occupied_cooling_setpoint: 24 },
      { schedule: { hour: 8, active: true } },
    ]);
  });

  it('H12 a bridge that goes takes its devices with it, and each comes back as it says itself', async () => {
    await z2m.say('zigbee2mqtt/desk lamp/availability', { state: 'offline' }, true);
    await devices(lamp('desk lamp'));
    await z2m.appears(`z2m.${LAMP}.light`);
    await z2m.isThere(`z2m.${LAMP}.light`, false);
    await z2m.say('zigbee2mqtt/desk lamp/availability', { state: 'online' }, true);
    await z2m.isThere(`z2m.${LAMP}.light`, true);
    await z2m.say('zigbee2mqtt/bridge/state', { state: 'offline' }, true);
    await z2m.isThere(`z2m.${LAMP}.light`, false);
    await z2m.say('zigbee2mqtt/bridge/state', { state: 'online' }, true);
    await z2m.isThere(`z2m.${LAMP}.light`, true);
  });

  it('H12 a group is told once, its members count, and what leaves the bridge leaves the home', async () => {
    const second = '0x00158d00000000a2';
    const other = { ...lamp('floor lamp'), ieee_address: second };
    await devices(lamp('desk lamp'), other);
    const members = [LAMP, second].map((ieee_address) => ({ ieee_address, endpoint: 1 }));
    await z2m.say('zigbee2mqtt/bridge/groups', [{ id: 4, friendly_name: 'sofa', members, scenes: [] }], true);
    const group = await z2m.appears('z2m.group.4.light');
    expect(group).toMatchObject({ name: 'sofa', members: [`z2m.${LAMP}.light`, `z2m.${second}.light`] });
    await expect.poll(() => z2m.house.home.device(`z2m.${LAMP}.light`)?.groups).toEqual(['sofa']);
    const named = z2m.house.home.view.resolve({ name: 'sofa' }, ['light']);
    expect(named).toMatchObject({ type: 'found', devices: [{ id: group.id }] });
    const all = z2m.house.home.view.resolve({ all: true }, ['light']);
    expect(all.type === 'found' && all.devices.map(({ id }) => id)).toEqual(group.members);
    await z2m.listen('zigbee2mqtt/sofa/set');
    await z2m.say(`hearth/v1/home/command/${group.id}`, { set: { on: false } });
    expect(await z2m.hears()).toEqual([['zigbee2mqtt/sofa/set', { state: 'OFF' }]]);
    await z2m.say('zigbee2mqtt/bridge/groups', [], true);
    await z2m.goes(group.id);
    await devices(other);
    await z2m.goes(`z2m.${LAMP}.light`);
    expect(z2m.ids()).not.toContain(`z2m.${LAMP}.health`);
  });

  it('H12 broken lists and states change nothing', async () => {
    await devices(lamp('desk lamp'));
    await z2m.appears(`z2m.${LAMP}.light`);
    await z2m.say('zigbee2mqtt/bridge/devices', '{"no":"list"}');
    await z2m.say('zigbee2mqtt/bridge/groups', 'none');
    await z2m.say('zigbee2mqtt/desk lamp', 'nothing');
    await z2m.say('zigbee2mqtt/desk lamp', '["ON"]');
    await z2m.say('zigbee2mqtt/desk lamp', { state: 'PERHAPS', brightness: 'much', linkquality: 90 });
    await z2m.shows(`z2m.${LAMP}.health`, { linkquality: 90 });
    expect(z2m.house.home.report(`z2m.${LAMP}.light`)?.state).toEqual({});
    expect(z2m.lines.map(({ message }) => message)).toContain('a bridge told no list of devices');
  });
});

describe('several bridges', () => {
  it('H12 each is followed under its own base', async () => {
    const z2m = await Dialect.open(zigbee2mqtt, { base: ['upstairs', 'garden/zigbee'] });
    try {
      await z2m.say('upstairs/bridge/devices', [lamp('one')], true);
      await z2m.say('garden/zigbee/bridge/devices', [{ ...lamp('two'), ieee_address: SENSOR }], true);
      await z2m.appears(`z2m.${LAMP}.light`);
      await z2m.appears(`z2m.${SENSOR}.light`);
      await z2m.listen('garden/zigbee/two/set');
      await z2m.say(`hearth/v1/home/command/z2m.${SENSOR}.light`, { set: { on: true } });
      expect(await z2m.hears()).toEqual([['garden/zigbee/two/set', { state: 'ON' }]]);
    } finally {
      await z2m.close();
    }
  });
});
