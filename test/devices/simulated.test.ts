import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  DEFAULT_HOME,
  type Described,
  describedCapabilities,
  describedState,
  type Fault,
  openSimulatedHome,
  SimulatedConfig,
  type SimulatedDevice,
} from '../../devices/simulated/index.ts';
import { Budgets, silentLogger } from '../../src/base/index.ts';
import type { Bus } from '../../src/bus/index.ts';
import { Device, type DeviceState } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { folder } from '../home/house.ts';
import { ManualClock } from '../kit/clock.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { OTHER_THINGS } from '../kit/things/other-things.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

function open(
  config: { latencyMs?: number; travelMs?: number; cleaningMs?: number; faults?: Record<string, Fault> } = {},
  path = ':memory:',
  home: readonly SimulatedDevice[] = DEFAULT_HOME,
) {
  const store = new Store({ path });
  const clock = new ManualClock();
  const announced: string[] = [];
  const reports: { id: string; state: DeviceState; available: boolean | null | undefined }[] = [];
  const context = {
    // The simulated home speaks to nobody but the sink.
    bus: undefined as unknown as Bus,
    store,
    clock,
    log: silentLogger,
    budgets: new Budgets({ clock, log: silentLogger }),
    config: SimulatedConfig.parse(config),
    devices: {
      announce: (device: { readonly id: string }) => void announced.push(device.id),
      withdraw() {},
      report: (id: string, state: DeviceState, available?: boolean | null) =>
        void reports.push({ id, state, available }),
    },
  };
  const world = openSimulatedHome(context, home);
  void world.start();
  ends.push(() => {
    world.close();
    store.close();
  });
  reports.length = 0;
  return { world, clock, announced, reports };
}

describe('H14 the simulated home', () => {
  it('H14 has something of everything, in nine areas, in mixed states', () => {
    const devices = DEFAULT_HOME.map(({ device }) => Device.parse({ ...device, family: 'simulated' }));
    const count = (kind: string) => devices.filter((device) => device.kind === kind).length;
    expect([count('light'), count('switch')]).toEqual([17, 2]);
    for (const kind of ['cover', 'lock', 'climate', 'fan', 'sensor', 'binary_sensor'])
      expect(count(kind)).toBeGreaterThan(0);
    expect(new Set(devices.map(({ area }) => area)).size).toBe(9);
    expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length);
    const lights = DEFAULT_HOME.filter(({ device }) => device.kind === 'light');
    expect(lights.find(({ device }) => device.id === 'light.garage')?.state['on']).toBe(true);
    expect(new Set(lights.map(({ state }) => state['on']))).toEqual(new Set([true, false]));
    expect(open().announced).toEqual(devices.map(({ id }) => id));
  });

  it('H14 a second set has what the first has none of: each obeys, suffers faults, and is pressed by hand', async () => {
    const devices = OTHER_THINGS.map(({ device }) => Device.parse({ ...device, family: 'simulated' }));
    const kinds = new Set(DEFAULT_HOME.map(({ device }) => device.kind));
    expect(devices.some(({ kind }) => kinds.has(kind))).toBe(false);
    const faults = { 'siren.hall': { type: 'drops', count: 1 } } as const;
    const { world, clock } = open({ latencyMs: 0, travelMs: 1_000, faults }, ':memory:', OTHER_THINGS);
    const tell = async (id: string, set: DeviceState) => {
      await world.command(id, { set });
      await clock.advance(0);
      return world.truth(id);
    };
    expect(await tell('siren.hall', { on: true })).toMatchObject({ on: false });
    expect(await tell('siren.hall', { on: true, tone: 'fire' })).toMatchObject({ on: true, tone: 'fire' });
    expect(await tell('humidifier.bedroom', { on: true, humidity: 55 })).toMatchObject({
      on: true,
      humidity: 55,
    });
    expect(await tell('water_heater.cellar', { temperature: 60 })).toMatchObject({ temperature: 60 });
    expect(await tell('alarm_panel.house', { alarm: 'armed_night' })).toEqual({ alarm: 'armed_night' });
    const set = await tell('setting.hall_motion', { sensitivity: 'high', colour: 'red' });
    expect(set).toEqual({ sensitivity: 'high', led: true });
    await tell('mower.garden', { activity: 'mowing' });
    expect(await tell('mower.garden', { activity: 'returning' })).toEqual({ activity: 'returning' });
    await clock.advance(1_000);
    expect(world.truth('mower.garden')).toEqual({ activity: 'docked' });
    world.touch('button.hall_remote', { action: 'on_hold' });
    world.touch('button.hall_remote', { action: 'on_hold' });
    expect(world.truth('button.hall_remote')).toEqual({ action: 'on_hold#2' });
  });

  it('H14 obeys after its latency, reports, and counts what it was told', async () => {
    const { world, clock, reports } = open({ latencyMs: 40 });
    await world.command('light.desk', { set: { brightness: 30, color: '#ff0000', position: 5 } });
    await clock.advance(39);
    expect([world.truth('light.desk')['brightness'], reports.length, world.commands('light.desk')]).toEqual([
      100, 0, 0,
    ]);
    await clock.advance(1);
    expect(world.truth('light.desk')).toEqual({ on: true, brightness: 30, color: '#ff0000' });
    expect(reports).toEqual([
      {
        id: 'light.desk',
        state: { on: true, brightness: 30, color: '#ff0000', temperature: null },
        available: true,
      },
    ]);
    expect(world.commands('light.desk')).toBe(1);
    await world.command('light.desk', { refresh: true });
    await clock.advance(40);
    expect([reports.length, world.commands('light.desk')]).toEqual([2, 1]);
  });

  it.each<[Fault, { on: boolean; told: unknown[] }]>([
    [{ type: 'silent' }, { on: true, told: [] }],
    [{ type: 'jams' }, { on: true, told: [true] }],
    [{ type: 'offline' }, { on: true, told: [] }],
    [
      { type: 'drops', count: 1 },
      { on: true, told: [] },
    ],
  ])('H14 a fault is suffered: %j', async (fault, { on, told }) => {
    const { world, clock, reports } = open({ faults: { 'light.garage': fault } });
    await world.command('light.garage', { set: { on: false } });
    await clock.advance(100);
    expect(world.truth('light.garage')['on']).toBe(on);
    expect(reports.map(({ state }) => state['on'])).toEqual(told);
    expect(world.commands('light.garage')).toBe(1);
    world.setFault('light.garage', undefined);
    await world.command('light.garage', { set: { on: false } });
    await clock.advance(100);
    expect(world.truth('light.garage')['on']).toBe(false);
    expect(reports.at(-1)).toMatchObject({ state: { on: false }, available: true });
  });

  it('H14 a lamp that drops two commands obeys the third', async () => {
    const { world, clock } = open({ faults: { 'light.garage': { type: 'drops', count: 2 } } });
    const truths: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await world.command('light.garage', { set: { on: false } });
      await clock.advance(100);
      truths.push(world.truth('light.garage')['on']);
    }
    expect(truths).toEqual([true, true, false]);
  });

  it('H14 a hand on the lamp is seen', () => {
    const { world, reports } = open();
    world.touch('light.garage', { on: false });
    expect(reports).toMatchObject([{ id: 'light.garage', state: { on: false }, available: true }]);
    expect(world.commands('light.garage')).toBe(0);
  });

  it('H14 an unknown device is refused with a hint', async () => {
    expect(() => open({ faults: { 'light.nowhere': { type: 'silent' } } })).toThrow(
      'no device "light.nowhere"',
    );
    const { world } = open();
    await expect(world.command('light.nowhere', { set: { on: true } })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(() => world.truth('x')).toThrow('no device "x"');
  });

  it('H14 the world stays as it is when the hub is killed', async () => {
    const place = folder();
    ends.push(place.remove);
    const child = new Child(await bundle(join(import.meta.dirname, 'lamp-process.ts')), [
      place.path('hearth.db'),
    ]);
    await child.line((line) => line === 'seen off');
    await child.kill();
    const { world } = open({}, place.path('hearth.db'));
    expect(world.truth('light.garage')['on']).toBe(false);
    expect(world.commands('light.garage')).toBe(1);
    expect(world.truth('light.hallway')['on']).toBe(true);
  });
});

describe('H14 things as a file of a home describes them', () => {
  const begins = (kind: Described['kind'], word: string | boolean | undefined, attributes = {}) =>
    describedState({ kind, word, attributes, supports: ['oscillate'] });

  it('H14 begin in the state that the word means for their kind', () => {
    expect(begins('switch', 'on')).toEqual({ on: true });
    expect(begins('cover', 'open')).toEqual({ position: 100, moving: false });
    expect(begins('cover', 'open', { position: 80 })).toEqual({ position: 80, moving: false });
    expect([begins('lock', 'unlocked'), begins('valve', 'open')]).toEqual([
      { locked: false },
      { open: true },
    ]);
    expect(begins('climate', 'heat', { temperature: 20, current_temperature: 20.4 })).toEqual({
      mode: 'heat',
      temperature: 20,
      current_temperature: 20.4,
    });
    expect(begins('fan', 'off', { percentage: 0 })).toEqual({
      on: false,
      percentage: 50,
      oscillating: false,
    });
    expect(begins('media', 'playing', { volume: 40 })).toMatchObject({
      on: true,
      playback: 'playing',
      volume: 40,
    });
    expect(begins('vacuum', 'docked', { battery: 88 })).toEqual({ activity: 'docked', battery: 88 });
    expect(begins('sensor', '20.4', { kind: 'temperature' })).toEqual({ temperature: 20.4 });
    expect(begins('sensor', 'closed', { kind: 'door' })).toEqual({ door: false });
  });

  it('H14 can what the file says', () => {
    const can = (kind: Described['kind'], attributes = {}) =>
      describedCapabilities({ kind, word: undefined, supports: ['color'], attributes });
    expect(can('light')).toEqual({ color: true, brightness: true });
    expect(can('cover', { device_class: 'gate' })).toEqual({ class: 'gate' });
    expect(can('climate', { modes: ['off', 'heat'] })).toEqual({ modes: ['off', 'heat'] });
  });
});

describe('H14 what moves', () => {
  it('H14 takes its time, tells that it is on the way, and stops where it is told to', async () => {
    const { world, clock, reports } = open({ latencyMs: 0, travelMs: 1000 });
    await world.command('cover.bedroom_blind', { set: { position: 0 } });
    await clock.advance(0);
    expect(reports.at(-1)?.state).toEqual({ position: 100, moving: true });
    await clock.advance(400);
    await world.command('cover.bedroom_blind', { set: { moving: false } });
    await clock.advance(0);
    expect(world.truth('cover.bedroom_blind')).toEqual({ position: 60, moving: false });
    await clock.advance(5000);
    expect(world.truth('cover.bedroom_blind')['position']).toBe(60);
    await world.command('cover.bedroom_blind', { set: { position: 10 } });
    await clock.advance(500);
    expect(reports.at(-1)?.state).toEqual({ position: 10, moving: false });
  });

  it('H14 a hand stops it, and after a power cut it stands where it was', async () => {
    const place = folder();
    ends.push(place.remove);
    const path = place.path('hearth.db');
    const before = open({ latencyMs: 0, travelMs: 1000 }, path);
    await before.world.command('cover.garage_door', { set: { position: 100 } });
    await before.clock.advance(0);
    expect(before.world.truth('cover.garage_door')['moving']).toBe(true);
    const { world } = open({}, path);
    expect(world.truth('cover.garage_door')).toEqual({ position: 0, moving: false });
    await before.clock.advance(250);
    before.world.touch('cover.garage_door', {});
    expect(before.world.truth('cover.garage_door')).toEqual({ position: 25, moving: false });
  });

  it('H14 a player that is turned off plays nothing, and a robot goes home before it is there', async () => {
    const { world, clock, reports } = open({ latencyMs: 0, travelMs: 1000 });
    await world.command('media.tv', { set: { on: false } });
    await world.command('vacuum.robot', { set: { activity: 'cleaning', area: 'kitchen' } });
    await clock.advance(0);
    expect(world.truth('media.tv')).toMatchObject({ on: false, playback: 'idle' });
    await world.command('vacuum.robot', { set: { activity: 'returning' } });
    await clock.advance(0);
    expect(reports.at(-1)?.state).toMatchObject({ activity: 'returning' });
    await clock.advance(1000);
    expect(reports.at(-1)?.state).toMatchObject({ activity: 'docked', area: null });
  });

  it('H14 a robot ends its run by itself, also after a restart, and not while it is paused', async () => {
    const place = folder();
    ends.push(place.remove);
    const path = place.path('hub.db');
    const first = open({ latencyMs: 0, travelMs: 1000, cleaningMs: 60_000 }, path);
    await first.world.command('vacuum.robot', { set: { activity: 'cleaning' } });
    await first.clock.advance(30_000);
    await first.world.command('vacuum.robot', { set: { activity: 'paused' } });
    await first.clock.advance(120_000);
    expect(first.world.truth('vacuum.robot')).toMatchObject({ activity: 'paused' });
    await first.world.command('vacuum.robot', { set: { activity: 'cleaning' } });
    await first.clock.advance(0);
    const { world, clock } = open({ latencyMs: 0, travelMs: 1000, cleaningMs: 60_000 }, path);
    expect(world.truth('vacuum.robot')).toMatchObject({ activity: 'cleaning' });
    await clock.advance(60_000);
    expect(world.truth('vacuum.robot')).toMatchObject({ activity: 'returning' });
    await clock.advance(1000);
    expect(world.truth('vacuum.robot')).toMatchObject({ activity: 'docked' });
  });
});
