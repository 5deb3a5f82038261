import { describe, expect, it } from 'vitest';
import { alarmPanel } from '../../services/alarm_panel/index.ts';
import { button } from '../../services/button/index.ts';
import { climate } from '../../services/climate/index.ts';
import { cover } from '../../services/cover/index.ts';
import { fan } from '../../services/fan/index.ts';
import { humidifier } from '../../services/humidifier/index.ts';
import { lock } from '../../services/lock/index.ts';
import { mower } from '../../services/mower/index.ts';
import { sensor } from '../../services/sensor/index.ts';
import { setting } from '../../services/setting/index.ts';
import { siren } from '../../services/siren/index.ts';
import { valve } from '../../services/valve/index.ts';
import { waterHeater } from '../../services/water_heater/index.ts';
import type { AnyServiceDefinition } from '../../src/bus/index.ts';
import type { Device, DeviceCommand, DeviceState } from '../../src/domain/index.ts';
import { eventually } from '../home/house.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { failure, result, things } from './things.ts';

const { afterThis } = closesAfterEach();

interface Told {
  readonly id: string;
  readonly command: DeviceCommand;
}

/** A service with one device that obeys and says so; `reports` changes what it says of a wish. */
async function one(
  definition: AnyServiceDefinition,
  device: Partial<Device> & Pick<Device, 'kind' | 'name'>,
  config: object = {},
  reports: (set: DeviceState) => DeviceState = (set) => set,
) {
  const { house, call } = await things(definition, { seenWithinMs: 500, ...config });
  afterThis(() => house.close());
  const told: Told[] = [];
  const sink = house.home.sink('fake');
  house.home.attach('fake', {
    name: 'fake',
    close: () => {},
    command: async (id, command) => {
      if (command.set === undefined) return;
      told.push({ id, command });
      sink.report(id, reports(command.set));
    },
  });
  const whole = { id: 'one', aliases: [], area: null, floor: null, groups: [], capabilities: {}, ...device };
  sink.announce(whole);
  await house.home.published();
  const target = { target: { name: device.name } };
  return { call, told, sink, target };
}

describe('H16 what the things of an ordinary house are told', () => {
  it('H16 slats tilt where there are slats, and a door without places between goes to none', async () => {
    const blind = await one(cover, {
      kind: 'cover',
      name: 'Shade',
      capabilities: { tilt: true, position: false },
    });
    expect(result(await blind.call('set_tilt', { ...blind.target, tilt: 40 })).changed).toMatchObject([
      { state: { tilt: 40 } },
    ]);
    expect(failure(await blind.call('set_position', { ...blind.target, position: 40 })).message).toBe(
      'The shade can only be opened and closed.',
    );
    const plain = await one(cover, { kind: 'cover', name: 'Shade' });
    expect(failure(await plain.call('set_tilt', { ...plain.target, tilt: 40 })).message).toMatch(/no slats/);
  });

  it('H16 heating takes presets, two temperatures and its own range, and names what it does not know', async () => {
    const { call, told, target } = await one(climate, {
      kind: 'climate',
      name: 'Stove',
      capabilities: {
        modes: ['off', 'heat_cool'],
        presets: ['Eco Mode', 'boost'],
        target: { min: 10, max: 25, step: 0.5 },
        between: true,
      },
    });
    result(await call('set_preset', { ...target, preset: 'eco mode' }));
    result(await call('set_range', { ...target, low: 19, high: 23 }));
    result(await call('set_mode', { ...target, mode: 'auto' }));
    result(await call('set_temperature', { ...target, temperature: 20.3 }));
    expect(told.map(({ command }) => command.set)).toEqual([
      { preset: 'Eco Mode' },
      { temperature_low: 19, temperature_high: 23 },
      { mode: 'heat_cool' },
      { temperature: 20.5 },
    ]);
    expect(failure(await call('set_temperature', { ...target, temperature: 28 })).message).toBe(
      'The stove can be set from 10 to 25 °C only.',
    );
    expect(failure(await call('set_preset', { ...target, preset: 'party' })).message).toBe(
      'The stove knows no preset "party"; it knows Eco Mode, boost.',
    );
    expect(failure(await call('set_swing', { ...target, swing: 'on' })).message).toBe(
      'The stove has no swings.',
    );
  });

  it('H16 a fan of three speeds is seen at the speed that it has, and turned the other way', async () => {
    const { call, told, target } = await one(fan, {
      kind: 'fan',
      name: 'Breeze',
      capabilities: { speeds: 3, percentage: true, direction: true, presets: ['sleep'] },
    });
    result(await call('set', { ...target, percentage: 50 }));
    result(await call('set_direction', { ...target, direction: 'reverse' }));
    result(await call('set_preset', { ...target, preset: 'Sleep' }));
    expect(told.map(({ command }) => command.set)).toEqual([
      { on: true, percentage: 66 },
      { direction: 'reverse' },
      { on: true, preset: 'sleep' },
    ]);
  });

  it('H09 an alarm system is disarmed after a yes alone, with the code of the configuration', async () => {
    const arming = (set: DeviceState) => (set['alarm'] === 'armed_away' ? { alarm: 'arming' } : set);
    const { call, told, target } = await one(
      alarmPanel,
      { kind: 'alarm_panel', name: 'House Alarm', capabilities: { modes: ['disarmed', 'armed_away'] } },
      { codes: { 'House Alarm': '4711' } },
      arming,
    );
    expect(result(await call('arm', target)).changed).toMatchObject([{ state: { alarm: 'arming' } }]);
    expect(failure(await call('arm', { ...target, mode: 'night' })).message).toMatch(
      /cannot be armed for "night"/,
    );
    expect(failure(await call('disarm', target)).code).toBe('confirmation-needed');
    result(await call('disarm', target, { yes: true }));
    expect(told.map(({ command }) => [command.set?.['alarm'], command.code])).toEqual([
      ['armed_away', '4711'],
      ['disarmed', '4711'],
    ]);
  });

  it('H09 a latch and a valve in part open after a yes alone', async () => {
    const door = await one(lock, { kind: 'lock', name: 'Gate Lock', capabilities: { latch: true } });
    expect(failure(await door.call('open', door.target)).code).toBe('confirmation-needed');
    expect(result(await door.call('open', door.target, { yes: true })).told).toMatchObject([
      { name: 'Gate Lock' },
    ]);
    const tap = await one(valve, { kind: 'valve', name: 'Tap', capabilities: { position: true } });
    const half = { ...tap.target, position: 50 };
    expect(failure(await tap.call('set_position', half)).code).toBe('confirmation-needed');
    result(await tap.call('set_position', half, { yes: true }));
    expect(tap.told.map(({ command }) => command.set)).toEqual([{ position: 50 }]);
  });

  it('H17 a siren that never tells is told, and that is all that is said of it', async () => {
    const { call, told, target } = await one(siren, {
      kind: 'siren',
      name: 'Howler',
      capabilities: { tones: ['fire'], duration: true, unseen: 'it announces no topic' },
    });
    expect(failure(await call('turn_on', target)).code).toBe('confirmation-needed');
    const howl = result(await call('turn_on', { ...target, tone: 'Fire', seconds: 5 }, { yes: true }));
    expect(howl).toMatchObject({ changed: [], already: [], told: [{ name: 'Howler' }] });
    await eventually(() => told.length === 1);
    expect(told[0]!.command.set).toEqual({ on: true, tone: 'fire', duration: 5 });
    expect(failure(await call('turn_on', { ...target, tone: 'bell' }, { yes: true })).message).toMatch(
      /knows no tone "bell"/,
    );
  });

  it('H16 air, water and lawn are held within what they can', async () => {
    const damp = await one(humidifier, {
      kind: 'humidifier',
      name: 'Mist',
      capabilities: { target: { min: 30, max: 60 } },
    });
    result(await damp.call('set_humidity', { ...damp.target, humidity: 45 }));
    expect(failure(await damp.call('set_humidity', { ...damp.target, humidity: 80 })).message).toMatch(
      /from 30 to 60 %/,
    );
    const tank = await one(waterHeater, {
      kind: 'water_heater',
      name: 'Tank',
      capabilities: { modes: ['off', 'eco'] },
    });
    result(await tank.call('set_mode', { ...tank.target, mode: 'eco' }));
    result(await tank.call('set_temperature', { ...tank.target, temperature: 55 }));
    const robot = await one(
      mower,
      { kind: 'mower', name: 'Shaun', capabilities: { commands: ['start', 'dock'] } },
      {},
      ({ activity }) => ({
        activity: activity === 'returning' ? 'docked' : activity!,
      }),
    );
    result(await robot.call('start', robot.target));
    expect(failure(await robot.call('pause', robot.target)).message).toMatch(/cannot be told to pause/);
    // One that tells of no way home is seen when it is there.
    expect(result(await robot.call('dock', robot.target)).changed).toMatchObject([
      { state: { activity: 'docked' } },
    ]);
  });
});

describe('H16 what is set, pressed and measured on a thing', () => {
  const features = {
    sensitivity: { type: 'option' as const, name: 'Motion sensitivity', options: ['low', 'medium', 'high'] },
    timeout: { type: 'number' as const, name: 'Timeout', min: 5, max: 60, step: 5, unit: 's' },
    led: { type: 'flag' as const, name: 'LED' },
    tone: { type: 'text' as const, name: 'Tone', unseen: true as const },
  };

  it('H16 a setting is found by its name, or a part of it that no other has', async () => {
    const { call, told, target } = await one(setting, { kind: 'setting', name: 'Hall Sensor', features });
    result(await call('set', { ...target, setting: 'sensitivity', value: 'High' }));
    result(await call('set', { ...target, setting: 'timeout', value: '32' }));
    result(await call('set', { ...target, setting: 'led', value: 'off' }));
    expect(result(await call('set', { ...target, setting: 'tone', value: 'soft' })).told).toHaveLength(1);
    expect(told.map(({ command }) => command.set)).toEqual([
      { sensitivity: 'high' },
      { timeout: 30 },
      { led: false },
      { tone: 'soft' },
    ]);
    const refused = async (name: string, value: unknown) =>
      failure(await call('set', { ...target, setting: name, value: value as string })).message;
    expect(await refused('volume', 3)).toBe('The hall sensor has no setting "volume".');
    expect(await refused('timeout', 90)).toBe('The hall sensor can be set from 5 to 60 s only.');
    expect(await refused('led', 'blue')).toBe('The hall sensor can have led on or off only.');
    expect(await refused('sensitivity', 'wild')).toMatch(/can have motion sensitivity at low, medium, high/);
    expect(result(await call('get', target))[0].settings[1]).toEqual({
      ...{ name: 'Timeout', value: 30, unit: 's', options: null, min: 5, max: 60 },
    });
  });

  it('H09 what is set or pressed on an entrance asks first', async () => {
    const door = await one(setting, {
      kind: 'setting',
      name: 'Door',
      features,
      capabilities: { class: 'entrance' },
    });
    const off = { ...door.target, setting: 'led', value: false };
    expect(failure(await door.call('set', off)).code).toBe('confirmation-needed');
    result(await door.call('set', off, { yes: true }));
    const opener = await one(button, {
      ...{ kind: 'button', name: 'Box', capabilities: { unseen: 'a press leaves nothing to be seen' } },
      features: {
        go: { type: 'press', name: 'Toggle garage door' },
        find: { type: 'press', name: 'Find me' },
      },
    });
    expect(failure(await opener.call('press', { ...opener.target, button: 'toggle garage door' })).code).toBe(
      'confirmation-needed',
    );
    expect(result(await opener.call('press', { ...opener.target, button: 'find me' })).told).toHaveLength(1);
    expect(failure(await opener.call('press', opener.target)).message).toMatch(/several buttons; say which/);
  });

  it('H16 readings are asked for by their kind, whatever their maker calls them, and health is left out of the whole', async () => {
    const { call, sink, target } = await one(sensor, {
      kind: 'sensor',
      name: 'Attic',
      features: {
        temperature: { type: 'number', name: 'Temperature', class: 'temperature', unit: '°C', precision: 1 },
        roof: { type: 'number', name: 'Roof', class: 'temperature', unit: '°C' },
        battery: { type: 'number', name: 'Battery', class: 'battery', unit: '%', category: 'diagnostic' },
      },
    });
    sink.report('one', { temperature: 20.26, roof: 31, battery: 80 });
    const read = async (kind?: string) =>
      result(await call('get', { ...target, ...(kind === undefined ? {} : { kind }) })).map(
        ({ kind: of, state }: { kind: string; state: string }) => `${of} ${state}`,
      );
    expect(await read()).toEqual(['temperature 20.3 °C', 'temperature 31 °C']);
    expect(await read('temperature')).toEqual(['temperature 20.3 °C', 'temperature 31 °C']);
    expect(await read('battery')).toEqual(['battery 80 %']);
  });
});
