import { describe, expect, it } from 'vitest';
import { homeAssistant } from '../../devices/home-assistant/index.ts';
import { lightService } from '../../services/light/index.ts';
import { switchService } from '../../services/switch/index.ts';
import type { Device } from '../../src/domain/index.ts';
import { eventually, House, readableLog } from '../home/house.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { Things } from './announced-things.ts';

const { afterThis } = closesAfterEach();

const SPOTS = {
  '~': 'acme/den/spots',
  uniq_id: 'acme-77-light',
  name: null,
  schema: 'json',
  stat_t: '~/state',
  cmd_t: '~/set',
  brightness: true,
  bri_scl: 200,
  sup_clrm: ['color_temp', 'xy'],
  clr_temp_k: true,
  min_k: 2200,
  max_k: 6500,
  avty: [{ t: '~/lwt' }, { t: 'acme/bridge', val_tpl: '{{ value_json.state }}' }],
  avty_mode: 'all',
  dev: { ids: ['acme-77'], name: 'Den Spots', mf: 'Acme', mdl: 'Spot 4', sa: 'Den' },
  o: { name: 'acme-bridge', sw: '3.1' },
};

describe('H12 a light that speaks JSON', () => {
  it('H12 appears with its area, abilities and maker, and its id lasts through a new name', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/den_spots', SPOTS);
    const device = await things.appears('Den Spots');
    expect(device).toMatchObject({
      family: 'home-assistant',
      kind: 'light',
      area: 'Den',
      capabilities: {
        brightness: true,
        color: true,
        temperature: { min: 2200, max: 6500 },
        transition: true,
      },
      manufacturer: 'Acme',
      model: 'Spot 4',
    });
    await things.announce('light/den_spots', { ...SPOTS, dev: { ...SPOTS.dev, name: 'Cellar Spots' } });
    expect((await things.appears('Cellar Spots')).id).toBe(device.id);
    expect(things.warnings()).toEqual([]);
  });

  it('H12 its state is read as the mode says, and what the mode rules out is forgotten', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/den_spots', SPOTS);
    const device = await things.appears('Den Spots');
    const say = (message: unknown) => things.say('acme/den/spots/state', message);
    await say({
      state: 'ON',
      brightness: 100,
      color_mode: 'color_temp',
      color_temp: 2700,
      color: { x: 0.4, y: 0.4 },
    });
    await things.shows(device, { on: true, brightness: 50, temperature: 2700 });
    expect(things.state(device)).toEqual({ on: true, brightness: 50, temperature: 2700 });
    await say({ state: 'ON', brightness: 200, color_mode: 'xy', color: { x: 0.7006, y: 0.2993 } });
    await things.shows(device, { brightness: 100 });
    expect(things.state(device)).toEqual({ on: true, brightness: 100, color: '#ff0000' });
    await say({ state: 'OFF', brightness: 0, color_temp: 3000 });
    await things.shows(device, { on: false });
    expect(things.state(device)).toEqual({ on: false, brightness: 100, color: '#ff0000' });
    await say({ state: null });
    await eventually(() => !('on' in things.state(device)));
    await say({ state: 'ON', brightness: 20, color_mode: 'cwww', color_temp: 'odd' });
    await things.shows(device, { on: true, brightness: 10 });
  });

  it('H12 H15 is told in its own units, and seen', async () => {
    const things = await Things.open(afterThis);
    await things.listen('acme/den/spots/set');
    await things.bus.subscribe('acme/den/spots/set', ({ payload }) => {
      const told = JSON.parse(payload.toString());
      const mode =
        told.color_temp === undefined
          ? told.color === undefined
            ? {}
            : { color_mode: 'xy' }
          : { color_mode: 'color_temp' };
      void things.say('acme/den/spots/state', { ...told, ...mode });
    });
    await things.announce('light/den_spots', {
      ...SPOTS,
      clr_temp_k: false,
      min_k: undefined,
      max_k: undefined,
      min_mirs: 153,
      max_mirs: 454,
    });
    const device = await things.appears('Den Spots');
    expect(device.capabilities.temperature).toEqual({ min: 2202, max: 6535 });
    await things.say('acme/den/spots/lwt', 'online');
    await things.say('acme/bridge', { state: 'online' });
    await eventually(() => things.house.home.report(device.id)?.available === true);
    await things.house.serve(lightService);
    const light = (method: string, params: object) =>
      things.house.call('light', method, { target: { name: 'den spots' }, ...params });
    for (const [method, params] of [
      ['set', { brightness: 30, temperature: 2700, transition: 0.5 }],
      ['set', { color: 'orange' }],
      ['turn_off', {}],
    ] as const)
      expect(await light(method, params)).toMatchObject({
        ok: true,
        result: { changed: [{ id: device.id }] },
      });
    expect(things.heard.map(({ payload }) => JSON.parse(payload))).toEqual([
      { state: 'ON', brightness: 60, color_temp: 370, transition: 0.5 },
      { state: 'ON', color: { x: 0.5005, y: 0.4408 } },
      { state: 'OFF' },
    ]);
  });

  it('H12 presence follows every topic, in each mode', async () => {
    const things = await Things.open(afterThis);
    const presence = (device: Device) => things.house.home.report(device.id)?.available;
    await things.announce('light/den_spots', SPOTS);
    const all = await things.appears('Den Spots');
    expect(presence(all)).toBe(false);
    await things.say('acme/bridge', { state: 'online' });
    await things.say('acme/den/spots/lwt', 'online');
    await eventually(() => presence(all) === true);
    await things.announce('light/any', {
      ...SPOTS,
      uniq_id: 'any',
      avty_mode: 'any',
      dev: undefined,
      name: 'Any Lamp',
    });
    const any = await things.appears('Any Lamp');
    await eventually(() => presence(any) === true);
    await things.say('acme/bridge', { state: 'offline' });
    await eventually(() => presence(all) === false);
    expect(presence(any)).toBe(true);
    const single = {
      name: 'Single',
      cmd_t: 's/set',
      stat_t: 's',
      avty_t: 's/lwt',
      pl_avail: 'Online',
      pl_not_avail: 'Offline',
    };
    await things.announce('switch/single', single);
    const one = await things.appears('Single');
    await things.say('s/lwt', 'Online');
    await eventually(() => presence(one) === true);
    await things.say('s/lwt', 'Offline');
    await eventually(() => presence(one) === false);
    await things.announce('switch/mute', { name: 'Never Told', cmd_t: 'm/set', stat_t: 'm' });
    expect(presence(await things.appears('Never Told'))).toBe(null);
  });

  it('H12 colours go out in the mode that the lamp has', async () => {
    const things = await Things.open(afterThis);
    await things.listen('c/+/set');
    const told: Record<string, unknown> = {};
    for (const mode of ['hs', 'rgb', 'rgbw', 'rgbww', 'xy']) {
      const config = {
        name: `Lamp ${mode}`,
        schema: 'json',
        cmd_t: `c/${mode}/set`,
        stat_t: `c/${mode}`,
        sup_clrm: [mode],
      };
      await things.announce(`light/${mode}`, config);
      const device = await things.appears(`Lamp ${mode}`);
      const read = { hs: { h: 120, s: 100 }, xy: { x: 0.3, y: 0.6 } }[mode] ?? {
        r: 0,
        g: 255,
        b: 0,
        w: 1,
        c: 2,
      };
      await things.say(`c/${mode}`, { state: 'ON', color_mode: mode, color: read });
      await things.shows(device, { color: '#00ff00' });
      await things.house.bus.publish(
        `hearth/v1/home/command/${device.id}`,
        { set: { on: true, color: '#ff8800' } },
        { qos: 1 },
      );
      await eventually(() => things.heard.some(({ topic }) => topic === `c/${mode}/set`));
      told[mode] = JSON.parse(things.heard.find(({ topic }) => topic === `c/${mode}/set`)!.payload).color;
    }
    expect(told).toEqual({
      hs: { h: 32, s: 100 },
      rgb: { r: 255, g: 136, b: 0 },
      rgbw: { r: 255, g: 136, b: 0, w: 0 },
      rgbww: { r: 255, g: 136, b: 0, c: 0, w: 0 },
      xy: { x: 0.5336, y: 0.4145 },
    });
  });
});

const PORCH = {
  unique_id: 'porch-9',
  name: 'Porch',
  command_topic: 'cmnd/porch/POWER',
  state_topic: 'stat/porch/RESULT',
  state_value_template: '{{ value_json.POWER }}',
  brightness_command_topic: 'cmnd/porch/Dimmer',
  brightness_scale: 100,
  brightness_state_topic: 'stat/porch/RESULT',
  brightness_value_template: '{{ value_json.Dimmer }}',
  rgb_command_topic: 'cmnd/porch/Color2',
  rgb_command_template: "{{ '%02X%02X%02X' | format(red, green, blue) }}",
  rgb_state_topic: 'stat/porch/RESULT',
  rgb_value_template: "{{ value_json.Color.split(',')[0:3]|join(',') }}",
  color_temp_command_topic: 'cmnd/porch/CT',
  color_temp_state_topic: 'stat/porch/RESULT',
  color_temp_value_template: '{{ value_json.CT }}',
  on_command_type: 'brightness',
};

describe('H12 a light that speaks plain text', () => {
  it('H12 is read aspect by aspect from one topic, and a message without an aspect is no zero', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/porch', PORCH);
    const device = await things.appears('Porch');
    expect(device.capabilities).toEqual({
      brightness: true,
      color: true,
      temperature: { min: 2000, max: 6535 },
      transition: false,
    });
    await things.say('stat/porch/RESULT', { POWER: 'ON', Dimmer: 45, Color: '255,170,0,0' });
    await things.shows(device, { on: true, brightness: 45, color: '#ffaa00' });
    await things.say('stat/porch/RESULT', { POWER: 'OFF' });
    await things.shows(device, { on: false });
    expect(things.state(device)).toEqual({ on: false, brightness: 45, color: '#ffaa00' });
    await things.say('stat/porch/RESULT', { CT: 370 });
    await things.shows(device, { temperature: 2702 });
    expect(things.state(device)).toEqual({ on: false, brightness: 45, temperature: 2702 });
    await things.say('stat/porch/RESULT', 'not json at all');
    await things.say('stat/porch/RESULT', { POWER: 'ON', Dimmer: 'many' });
    await things.shows(device, { on: true, brightness: 45 });
    expect(things.warnings()).toEqual([]);
  });

  it.each([
    ['brightness', { on: true }, ['Dimmer 45']],
    ['brightness', { on: true, brightness: 20 }, ['Dimmer 20']],
    ['last', { on: true, brightness: 20, color: '#ff0800' }, ['Dimmer 20', 'Color2 FF0800', 'POWER ON']],
    ['first', { on: true, temperature: 2700 }, ['POWER ON', 'CT 370']],
    ['last', { on: false }, ['POWER OFF']],
  ])('H12 is told on a topic per aspect, %s, %j', async (type, set, expected) => {
    const things = await Things.open(afterThis);
    await things.listen('cmnd/porch/+');
    await things.announce('light/porch', { ...PORCH, on_command_type: type });
    const device = await things.appears('Porch');
    await things.say('stat/porch/RESULT', { POWER: 'OFF', Dimmer: 45 });
    await things.shows(device, { brightness: 45 });
    await things.house.bus.publish(`hearth/v1/home/command/${device.id}`, { set }, { qos: 1 });
    await eventually(() => things.heard.length >= expected.length);
    expect(
      things.heard.map(({ topic, payload }) => `${topic.slice('cmnd/porch/'.length)} ${payload}`),
    ).toEqual(expected);
  });

  it('H12 a topic for the mode decides which colour lives', async () => {
    const things = await Things.open(afterThis);
    const config = { ...PORCH, color_mode_state_topic: 'stat/porch/mode' };
    await things.announce('light/porch', config);
    const device = await things.appears('Porch');
    await things.say('stat/porch/mode', 'color_temp');
    await things.say('stat/porch/RESULT', { POWER: 'ON', CT: 370, Color: '255,170,0' });
    await things.shows(device, { on: true, temperature: 2702 });
    expect(things.state(device)).toEqual({ on: true, temperature: 2702 });
    await things.say('stat/porch/mode', 'rgb');
    await things.shows(device, { color: '#ffaa00' });
    expect(things.state(device)['temperature']).toBeUndefined();
  });
});

const BOILER = {
  dev: { ids: 'boiler42', name: 'Boiler', mf: 'Acme' },
  o: { name: 'hub', sw: '0.1' },
  avty_t: 'boiler42/lwt',
  stat_t: 'boiler42/state',
  cmps: {
    flow: { p: 'sensor', uniq_id: 'boiler42_flow', dev_cla: 'temperature', val_tpl: '{{ value_json.flow }}' },
    pump: {
      p: 'switch',
      uniq_id: 'boiler42_pump',
      name: 'Pump',
      cmd_t: 'boiler42/set/pump',
      val_tpl: '{{ value_json.pump }}',
      pl_on: 'on',
      pl_off: 'off',
    },
    lamp: {
      p: 'light',
      uniq_id: 'boiler42_lamp',
      name: 'Lamp',
      '~': 'boiler42/lamp',
      schema: 'json',
      cmd_t: '~/set',
      stat_t: '~',
    },
    oldthing: { p: 'sensor' },
  },
};

describe('H12 the device form', () => {
  it('H12 brings all components with what they share, and takes out what it does not name any more', async () => {
    const things = await Things.open(afterThis);
    await things.announce('device/boiler42', BOILER);
    const pump = await things.appears('Boiler Pump');
    const lamp = await things.appears('Boiler Lamp');
    const kinds = () => things.house.home.devices().map(({ kind }) => kind);
    await eventually(() => kinds().length === 3);
    expect(kinds().sort()).toEqual(['light', 'sensor', 'switch']);
    await things.say('boiler42/lwt', 'online');
    await things.say('boiler42/state', { pump: 'on' });
    await things.say('boiler42/lamp', { state: 'OFF' });
    await things.shows(pump, { on: true });
    await things.shows(lamp, { on: false });
    await eventually(() => things.house.home.report(lamp.id)?.available === true);
    await things.announce('device/boiler42', { ...BOILER, cmps: { ...BOILER.cmps, pump: { p: 'switch' } } });
    await eventually(() => things.named('Boiler Pump') === undefined);
    expect(things.named('Boiler Lamp')?.id).toBe(lamp.id);
    await things.announce('device/boiler42', '');
    await eventually(() => things.house.home.devices().length === 0);
    expect(things.warnings()).toEqual([]);
  });

  it('H12 an entity that moves to it stays, with its state, when its old topic is emptied', async () => {
    const things = await Things.open(afterThis);
    const gone: unknown[] = [];
    things.house.home.onChange(({ type }) => type === 'gone' && gone.push(type));
    const { pump } = BOILER.cmps;
    await things.announce('switch/boiler42/pump', {
      ...pump,
      p: undefined,
      stat_t: 'boiler42/state',
      dev: BOILER.dev,
    });
    const before = await things.appears('Boiler Pump');
    await things.say('boiler42/state', { pump: 'on' });
    await things.shows(before, { on: true });
    await things.announce('switch/boiler42/pump', { migr_discvry: true });
    await things.announce('device/boiler42', BOILER);
    await things.appears('Boiler Lamp');
    await things.announce('switch/boiler42/pump', '');
    await things.taken();
    expect(things.named('Boiler Pump')?.id).toBe(before.id);
    expect(things.state(before)).toEqual({ on: true });
    expect(gone).toEqual([]);
  });
});

describe('H12 discovery itself', () => {
  it('H12 an empty payload takes the device out', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/node/den_spots', SPOTS);
    const device = await things.appears('Den Spots');
    await things.announce('light/node/den_spots', '');
    await eventually(() => things.named('Den Spots') === undefined);
    await things.announce('light/node/den_spots', SPOTS);
    expect((await things.appears('Den Spots')).id).toBe(device.id);
  });

  it('H12 says once that it is there, not retained, and never that it is gone', async () => {
    const { log } = readableLog();
    const house = await House.open({ log });
    const heard: string[] = [];
    const bus = await house.connect('bridge');
    await bus.subscribe('homeassistant/status', ({ payload, retained }) =>
      heard.push(`${payload} ${retained}`),
    );
    await house.family(homeAssistant);
    await eventually(() => heard.length > 0);
    await bus.subscribe('homeassistant/status', () => {});
    await house.close();
    expect(heard).toEqual(['online false']);
  });

  it('H12 what is retained before the hub starts is found when it does', async () => {
    const first = await Things.open(afterThis);
    await first.announce('light/den_spots', SPOTS);
    await first.say('acme/den/spots/state', { state: 'ON' });
    const second = await House.open({ broker: first.house.broker });
    afterThis(() => second.close());
    await second.family(homeAssistant);
    await eventually(() =>
      second.home.devices().some(({ id }) => second.home.report(id)?.state['on'] === true),
    );
    expect(second.home.devices()).toMatchObject([{ name: 'Den Spots' }]);
  });

  it('H12 the same announcement again disturbs nothing', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/den_spots', SPOTS);
    await things.appears('Den Spots');
    await things.say('acme/bridge', { state: 'online' });
    await things.say('acme/den/spots/lwt', 'online');
    await things.taken();
    const changes: string[] = [];
    things.house.home.onChange(({ type }) => changes.push(type));
    await things.announce('light/den_spots', { ...SPOTS });
    await things.taken();
    expect(changes.filter((type) => type !== 'device' && type !== 'report')).toEqual([]);
    expect(things.house.home.report(things.named('Den Spots')!.id)?.available).toBe(true);
  });

  it('H12 lists of Zigbee2MQTT shape work: mireds, availability of bridge and lamp, a question how it is', async () => {
    const things = await Things.open(afterThis);
    await things.listen('zigbee2mqtt/+/get', 'zigbee2mqtt/+/set');
    await things.announce('light/0x00158d0001abcd12/light', {
      availability: [{ topic: 'zigbee2mqtt/bridge/state', value_template: '{{ value_json.state }}' }],
      brightness: true,
      brightness_scale: 254,
      command_topic: 'zigbee2mqtt/desk lamp/set',
      state_topic: 'zigbee2mqtt/desk lamp',
      schema: 'json',
      supported_color_modes: ['xy', 'color_temp'],
      min_mireds: '153',
      max_mireds: 454,
      effect: true,
      effect_list: ['blink'],
      name: null,
      object_id: 'desk_lamp',
      unique_id: '0x00158d0001abcd12_light_zigbee2mqtt',
      device: {
        identifiers: ['zigbee2mqtt_0x00158d0001abcd12'],
        name: 'desk lamp',
        manufacturer: 'Acme',
        via_device: 'x',
      },
      origin: { name: 'Zigbee2MQTT', sw: '2.12.1', url: 'https://www.zigbee2mqtt.io' },
    });
    const device = await things.appears('desk lamp');
    await things.say('zigbee2mqtt/bridge/state', { state: 'online' });
    await things.say(
      'zigbee2mqtt/desk lamp',
      {
        state: 'ON',
        brightness: 127,
        color_mode: 'color_temp',
        color_temp: 370,
        color: { x: 0.458, y: 0.41 },
      },
      false,
    );
    await things.shows(device, { on: true, brightness: 50, temperature: 2702 });
    await things.house.bus.publish(`hearth/v1/home/command/${device.id}`, { refresh: true }, { qos: 1 });
    await eventually(() => things.heard.length > 0);
    expect(things.heard).toEqual([{ topic: 'zigbee2mqtt/desk lamp/get', payload: '{"state":""}' }]);
  });

  it('H12 a switch is commanded by its payloads, and knobs of the device itself are settings', async () => {
    const things = await Things.open(afterThis);
    const plug = {
      name: 'Kettle',
      uniq_id: 'k1',
      cmd_t: 'plug/set',
      stat_t: 'plug',
      pl_on: 1,
      pl_off: 0,
      val_tpl: '{{ value_json.relay }}',
    };
    await things.bus.subscribe(
      'plug/set',
      ({ payload }) => void things.say('plug', { relay: Number(payload.toString()) }),
    );
    await things.announce('switch/kettle', plug);
    await things.announce('switch/led', { ...plug, uniq_id: 'k2', name: 'Status LED', ent_cat: 'config' });
    await things.announce('button/press', { name: 'Press', command_topic: 'x' });
    const device = await things.appears('Kettle');
    await things.house.serve(switchService);
    const turned = await things.house.call('switch', 'turn_on', { target: { name: 'kettle' } });
    expect(turned).toMatchObject({ ok: true, result: { changed: [{ id: device.id, state: { on: true } }] } });
    await things.taken();
    expect(things.house.home.devices().map(({ kind, name }) => [kind, name])).toEqual([
      ['switch', 'Kettle'],
      ['setting', 'Status LED'],
      ['button', 'Press'],
      ['switch', 'Marker 0'],
    ]);
  });

  it('H17 a device that never tells its state is commanded, and never said to have done it', async () => {
    const things = await Things.open(afterThis);
    await things.listen('blind/set');
    await things.announce('switch/blind', { name: 'Old Relay', command_topic: 'blind/set' });
    await things.appears('Old Relay');
    await things.house.serve(switchService);
    const outcome = await things.house.call('switch', 'turn_on', { target: { name: 'old relay' } });
    const because = 'the command was sent, but it announces no topic on which it tells its state';
    expect(outcome).toMatchObject({
      ok: true,
      result: { changed: [], told: [{ name: 'Old Relay', because }] },
    });
    await eventually(() => things.heard.length > 0);
    expect(things.heard).toEqual([{ topic: 'blind/set', payload: 'ON' }]);
  });

  it('H12 a template outside the subset is named once, and only what it is for is left out', async () => {
    const things = await Things.open(afterThis);
    await things.announce('switch/odd', {
      name: 'Odd',
      cmd_t: 'odd/set',
      stat_t: 'odd',
      val_tpl: '{{ states("x") }}',
    });
    await things.announce('light/half', {
      ...PORCH,
      unique_id: 'half',
      name: 'Half',
      brightness_value_template: '{{ value|regex }}',
    });
    expect((await things.appears('Odd')).capabilities['unseen']).toMatch(/^its template is not supported/);
    const half = await things.appears('Half');
    expect(half.capabilities.brightness).toBeUndefined();
    expect(half.capabilities.color).toBe(true);
    await things.say('odd', 'x');
    await things.say('odd', 'y');
    await things.taken();
    expect(things.warnings()).toEqual([
      'a device cannot be seen: its template is not supported: calling what is no known method',
      'a part of a device is left out: brightness is left out, its template is not supported: the filter "regex"',
    ]);
  });
});

describe('H12 announcements that are no honest ones', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const sw = (more: object) => ({ name: 'Bad', command_topic: 'bad/set', state_topic: 'bad', ...more });

  it('H12 each is refused with one line, the devices stay, and the hub lives', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/den_spots', SPOTS);
    const device = await things.appears('Den Spots');
    const horrors: [string, unknown][] = [
      ['switch/bad', 'not json'],
      ['switch/bad', '[1,2]'],
      ['switch/bad', '"text"'],
      ['switch/bad', nested(40)],
      ['switch/bad', nested(20_000)],
      ['switch/bad', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
      ['switch/bad', `{"name":"${'x'.repeat(300_000)}"}`],
      ['switch/bad', '{"__proto__":{"command_topic":"x"}}'],
      ['switch/bad', '{"constructor":{"prototype":1},"command_topic":"x"}'],
      ['switch/bad', {}],
      ['switch/bad', sw({ command_topic: 7 })],
      ['switch/bad', sw({ command_topic: '' })],
      ['switch/bad', sw({ state_topic: 'bad/#' })],
      ['switch/bad', sw({ command_topic: 'bad/+/set' })],
      ['switch/bad', sw({ command_topic: `x${'y'.repeat(2000)}` })],
      ['switch/bad', sw({ command_topic: '$SYS/broker' })],
      ['switch/bad', sw({ command_topic: 'hearth/v1/svc/lock/main/call/unlock' })],
      ['switch/bad', sw({ state_topic: 'hearth/v1/reply/hub/x' })],
      ['switch/bad', sw({ availability: [{ topic: 'hearth/v1/#' }] })],
      ['switch/bad', sw({ availability: 'online' })],
      ['switch/bad', sw({ availability_mode: 'sometimes' })],
      ['switch/bad', sw({ '~': 'hearth/v1', command_topic: '~/home/command/x' })],
      ['switch/bad', sw({ command_topic: 'homeassistant/switch/bad/config' })],
      ['switch/bad', sw({ device: 'mine' })],
      ['switch/bad', sw({ command_template: '{% for x in y %}' })],
      ['light/bad', sw({ schema: 'template', command_on_template: 'x' })],
      ['light/bad', sw({ schema: 'json', brightness_scale: 0 })],
      ['light/bad', sw({ schema: 'json', supported_color_modes: 'xy' })],
      ['light/bad', sw({ on_command_type: 'maybe' })],
      ['device/bad', { device: {}, components: [] }],
      ['device/bad', { components: { a: { platform: 'switch', command_topic: 'x' } } }],
      ['device/bad', { device: {}, components: { a: 'switch' } }],
      ['device/bad', { device: {}, components: { a: { command_topic: 'x' } } }],
      ['switch/b d', sw({})],
      ['light/copy', SPOTS],
    ];
    for (const [path, payload] of horrors) await things.announce(path, payload);
    await things.taken();
    expect(things.house.home.devices().map(({ name }) => name)).toEqual(['Den Spots', 'Marker 0']);
    expect(things.warnings()).toHaveLength(horrors.length);
    expect(things.warnings().every((line) => String(line).length < 400)).toBe(true);
    await things.say('acme/den/spots/state', { state: 'ON' });
    await things.shows(device, { on: true });
  });

  it('H12 a faulty update does not take a working device away, and states that are no states change nothing', async () => {
    const things = await Things.open(afterThis);
    await things.announce('light/den_spots', SPOTS);
    const device = await things.appears('Den Spots');
    await things.say('acme/den/spots/state', { state: 'ON', brightness: 100 });
    await things.shows(device, { on: true, brightness: 50 });
    await things.announce('light/den_spots', { ...SPOTS, cmd_t: 5 });
    const odd = [
      '',
      'x',
      '[]',
      nested(5000),
      '{"state":"BLUE","brightness":"much"}',
      '{"__proto__":{"state":"OFF"}}',
      'x'.repeat(100_000),
    ];
    for (const message of odd) await things.say('acme/den/spots/state', message, false);
    await things.say(
      'acme/den/spots/state',
      { brightness: 1e308, color_mode: 'xy', color: { x: null, y: [] } },
      false,
    );
    await things.taken();
    expect(things.state(device)).toEqual({ on: true, brightness: 100 });
    expect(things.warnings()).toHaveLength(1);
  });
});
