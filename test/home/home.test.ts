import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { systemClock } from '../../src/base/index.ts';
import { type BusMessage, DeviceMirror, retainedOf } from '../../src/bus/index.ts';
import type { DeviceCommand } from '../../src/domain/index.ts';
import { Home } from '../../src/home/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { mosquittoAvailable, startEmbeddedBroker, startMosquitto } from '../kit/servers/broker.ts';
import { eventually, folder, House, PLACE, readableLog } from './house.ts';

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(options: Parameters<typeof House.open>[0] = {}): Promise<House> {
  const house = await House.open(options);
  ends.push(() => house.close());
  return house;
}

const LAMP = {
  id: 'lamp.1',
  kind: 'light',
  name: 'Reading Lamp',
  aliases: [],
  area: 'Attic',
  floor: null,
  groups: [],
  capabilities: {},
} as const;

const announced = () => ({ ...LAMP, aliases: [], groups: [] });

function fakeFamily(house: House, name = 'fake') {
  const commands: { id: string; command: DeviceCommand }[] = [];
  house.home.attach(name, {
    name,
    close() {},
    async command(id, command) {
      commands.push({ id, command });
    },
  });
  return { sink: house.home.sink(name), commands };
}

async function watch(house: House, filter: string): Promise<BusMessage[]> {
  const messages: BusMessage[] = [];
  const bus = await house.connect('watcher');
  await bus.subscribe(bus.under(filter), (message) => messages.push(message));
  return messages;
}

const json = (message: BusMessage | undefined) => JSON.parse(message?.payload.toString() ?? 'null');

describe('the home on the bus', () => {
  it('H11 devices, reports and areas are retained for whoever comes later', async () => {
    const house = await open({ areas: ['kitchen'] });
    const { sink } = fakeFamily(house);
    sink.announce(announced());
    sink.report('lamp.1', { on: true, brightness: 40 }, true);
    await house.home.published();
    const topics = await retainedOf(await house.connect('late'), ['hearth/v1/home/#']);
    expect([...topics.keys()].sort()).toEqual([
      'hearth/v1/home/areas',
      'hearth/v1/home/device/lamp.1',
      'hearth/v1/home/report/lamp.1',
    ]);
    const messages = await watch(house, 'home/#');
    await eventually(() => messages.length === 3);
    const of = (path: string) => json(messages.find((message) => message.topic.endsWith(path)));
    expect(of('device/lamp.1')).toMatchObject({
      id: 'lamp.1',
      family: 'fake',
      name: 'Reading Lamp',
      area: 'Attic',
    });
    expect(of('report/lamp.1')).toMatchObject({ state: { on: true, brightness: 40 }, available: true });
    expect(of('areas').map((area: { name: string }) => area.name)).toEqual(['kitchen', 'Attic']);
  });

  it('H11 a withdrawn device is gone from the bus and from every mirror', async () => {
    const house = await open();
    const { sink } = fakeFamily(house);
    sink.announce(announced());
    await house.home.published();
    const mirror = new DeviceMirror({ bus: await house.connect('mirror'), log: house.log });
    await mirror.start();
    expect(mirror.resolve({ name: 'reading lamp' }, ['light']).type).toBe('found');
    sink.withdraw('lamp.1');
    await eventually(() => mirror.device('lamp.1') === undefined);
    expect(mirror.report('lamp.1')).toBeUndefined();
    await house.home.published();
    expect((await retainedOf(house.bus, ['hearth/v1/home/device/+', 'hearth/v1/home/report/+'])).size).toBe(
      0,
    );
  });

  it('reports merge their keys, and only changes are published, once per turn of the event loop', async () => {
    const house = await open();
    const { sink } = fakeFamily(house);
    sink.announce(announced());
    await house.home.published();
    const messages = await watch(house, 'home/report/+');
    await eventually(() => messages.length === 1);
    for (let brightness = 1; brightness <= 50; brightness++) sink.report('lamp.1', { brightness });
    sink.report('lamp.1', { on: true, color: '#ff0000' });
    await house.home.published();
    await eventually(() => messages.length >= 2);
    sink.report('lamp.1', { on: true, brightness: 50 });
    sink.report('lamp.1', { color: null, temperature: 2700 }, true);
    await house.home.published();
    await eventually(() => messages.length >= 3);
    expect(messages.map(json).map(({ state, available }) => ({ state, available }))).toEqual([
      { state: {}, available: null },
      { state: { brightness: 50, on: true, color: '#ff0000' }, available: null },
      { state: { brightness: 50, on: true, temperature: 2700 }, available: true },
    ]);
  });

  it('commands reach the family of the device, and nothing else does', async () => {
    const { log, lines } = readableLog();
    const house = await open({ log });
    const { sink, commands } = fakeFamily(house);
    sink.announce(announced());
    const bus = await house.connect('program');
    const horrors = [
      'no json',
      '{"set":{"on":true},"extra":1}',
      '{"set":{"on":{"deep":1}}}',
      '{"__proto__":{"on":true}}',
      '{"set":'.repeat(500),
      `{"set":{"on":"${'x'.repeat(10_000)}"}}`,
      Buffer.from([0xff, 0xfe, 0x00]),
      '[]',
    ];
    for (const payload of horrors) await bus.publish('hearth/v1/home/command/lamp.1', payload, { qos: 1 });
    await bus.publish('hearth/v1/home/command/lamp.9', { set: { on: true } }, { qos: 1 });
    await bus.publish('hearth/v1/home/command/lamp.1', { set: { on: true }, transition: 2 }, { qos: 1 });
    await eventually(() => commands.length > 0);
    expect(commands).toEqual([{ id: 'lamp.1', command: { set: { on: true }, transition: 2 } }]);
    expect(lines.filter(({ message }) => message === 'a device command was dropped')).toHaveLength(
      horrors.length,
    );
    expect(lines.filter(({ message }) => message === 'a command for a device that is not here')).toHaveLength(
      1,
    );
  });

  it('a command that waits retained at the broker is not obeyed when the hub starts', async () => {
    const broker = await startEmbeddedBroker();
    ends.push(() => broker.stop());
    const first = await open({ broker });
    await first.bus.publish('hearth/v1/home/command/lamp.1', { set: { on: true } }, { qos: 1, retain: true });
    await first.close();
    const { log, lines } = readableLog();
    const second = await open({ broker, log });
    const { sink, commands } = fakeFamily(second);
    sink.announce(announced());
    await eventually(() => lines.some(({ fields }) => fields['reason'] === 'retained'));
    expect(commands).toEqual([]);
  });

  it('a wrong announcement is refused with the faults by path, and the family goes on', async () => {
    const { log, lines } = readableLog();
    const house = await open({ log });
    const { sink } = fakeFamily(house);
    sink.announce({ ...announced(), id: 'no/slash' });
    sink.announce({ ...announced(), name: '' });
    sink.report('nobody', { on: true });
    sink.announce(announced());
    house.home.sink('other').announce(announced());
    house.home.sink('other').withdraw('lamp.1');
    expect(house.home.devices().map(({ id, family }) => [id, family])).toEqual([['lamp.1', 'fake']]);
    expect(lines.map(({ message }) => message)).toEqual([
      'a device was announced wrongly',
      'a device was announced wrongly',
      'two families announce one device',
    ]);
  });

  it('what a device said before it went away is not believed when it is back', async () => {
    const house = await open();
    const { sink } = fakeFamily(house);
    sink.announce(announced());
    sink.report('lamp.1', { on: false }, false);
    sink.report('lamp.1', {}, true);
    expect(house.home.report('lamp.1')).toMatchObject({ state: { on: false }, available: true });
    sink.report('lamp.1', {}, false);
    sink.report('lamp.1', {}, true);
    expect(house.home.report('lamp.1')).toMatchObject({ state: {}, available: true });
  });

  it('listeners hear of every change', async () => {
    const house = await open();
    const changes: string[] = [];
    house.home.onChange(({ type, id }) => changes.push(`${type} ${id ?? ''}`.trim()));
    const { sink } = fakeFamily(house);
    sink.announce(announced());
    sink.report('lamp.1', { on: true });
    sink.report('lamp.1', { on: true });
    sink.withdraw('lamp.1');
    expect(changes).toEqual(['areas', 'device lamp.1', 'report lamp.1', 'report lamp.1', 'gone lamp.1']);
  });
});

describe('H11 names that people give', () => {
  it('win over what the device says, keep its id, and last', async () => {
    const place = folder();
    ends.push(place.remove);
    const before = new Store({ path: place.path('hearth.db') });
    const first = await open({ store: before });
    fakeFamily(first).sink.announce(announced());
    first.home.change('lamp.1', { name: 'Book Light', aliases: ['novel light'], area: 'kitchen' });
    expect(first.home.device('lamp.1')).toMatchObject({ id: 'lamp.1', name: 'Book Light', area: 'kitchen' });
    await first.close();
    before.close();

    const after = new Store({ path: place.path('hearth.db') });
    ends.push(() => after.close());
    const second = await open({ store: after, areas: ['Kitchen'] });
    const { sink } = fakeFamily(second);
    sink.announce({ ...announced(), name: 'Renamed by its bridge' });
    expect(second.home.device('lamp.1')).toMatchObject({
      name: 'Book Light',
      aliases: ['novel light'],
      area: 'Kitchen',
    });
    expect(second.home.areas().map(({ name }) => name)).toEqual(['Kitchen', 'Attic']);
    second.home.change('lamp.1', { name: null, area: null });
    expect(second.home.device('lamp.1')).toMatchObject({ name: 'Renamed by its bridge', area: 'Attic' });
  });

  it('H11 tells the bus nothing before the house is ready, and then all that came meanwhile', async () => {
    const house = await House.open();
    ends.push(() => house.close());
    const bus = await house.connect('another');
    const told = new Set<string>();
    await bus.subscribe('hearth/v1/home/device/+', ({ topic }) => told.add(topic.split('/').pop() ?? ''));
    const { store, log } = house;
    const home = new Home({
      ...{ store, bus: house.bus, clock: systemClock, log, place: PLACE, people: [], areas: [] },
    });
    await home.start();
    ends.push(() => home.close());
    const sink = home.sink('other');
    sink.announce({ ...announced(), id: 'early' });
    // What goes the same way later arrives later.
    await house.bus.publish('hearth/v1/home/device/marker', '{}');
    await eventually(() => told.has('marker'));
    expect([...told]).toEqual(['marker']);
    home.publish();
    await home.published();
    await eventually(() => told.has('early'));
  });

  it('H11 an area is one, however it is spelt and whoever names it', async () => {
    const house = await House.open();
    ends.push(() => house.close());
    const home = new Home({
      store: house.store,
      bus: house.bus,
      clock: systemClock,
      log: house.log,
      place: PLACE,
      people: [],
      areas: [{ name: 'Living Room', floor: 'Downstairs', aliases: ['lounge'] }],
    });
    const sink = home.sink('fake');
    for (const [id, area] of [
      ['a', 'living-room'],
      ['b', 'The Lounge'],
      ['c', ' Attic '],
      ['d', 'attic'],
      ['e', ''],
    ] as const)
      sink.announce({ ...announced(), id, area });
    expect(home.devices().map(({ area, floor }) => [area, floor])).toEqual([
      ['Living Room', 'Downstairs'],
      ['Living Room', 'Downstairs'],
      ['Attic', null],
      ['Attic', null],
      [null, null],
    ]);
    expect(home.areas().map(({ name }) => name)).toEqual(['Living Room', 'Attic']);
  });

  it('are refused with every fault by path, and for devices that never were', async () => {
    const house = await open();
    fakeFamily(house).sink.announce(announced());
    expect(() => house.home.change('lamp.2', { name: 'x' })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    expect(() => house.home.change('lamp.1', { name: ' ', aliases: ['x'.repeat(200)], area: '' })).toThrow(
      expect.objectContaining({
        code: 'invalid-params',
        faults: [
          expect.objectContaining({ path: '/name' }),
          expect.objectContaining({ path: '/aliases' }),
          expect.objectContaining({ path: '/area' }),
        ],
      }),
    );
  });
});

describe('the home after a restart', () => {
  it('does not believe the states of the last run, and forgets devices that nobody announces again', async () => {
    const broker = await startEmbeddedBroker();
    ends.push(() => broker.stop());
    const first = await open({ broker });
    const before = fakeFamily(first);
    for (const id of ['lamp.1', 'lamp.2']) {
      before.sink.announce({ ...announced(), id });
      before.sink.report(id, { on: true }, true);
    }
    await first.home.published();
    await first.close();

    const second = await open({ broker });
    const mirror = new DeviceMirror({ bus: await second.connect('mirror'), log: second.log });
    await second.home.published();
    await mirror.start();
    expect(
      mirror
        .devices()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['lamp.1', 'lamp.2']);
    expect(mirror.report('lamp.1')).toBeUndefined();
    fakeFamily(second).sink.announce(announced());
    await eventually(() => mirror.report('lamp.1') !== undefined);
    expect(mirror.report('lamp.1')).toMatchObject({ state: {}, available: null });
  });

  /** Two houses one after the other, on the same broker and the same memory. */
  async function again(ids: readonly string[]) {
    const broker = await startEmbeddedBroker();
    ends.push(() => broker.stop());
    const store = new Store({ path: ':memory:' });
    ends.push(() => store.close());
    const first = await open({ broker, store });
    const before = fakeFamily(first);
    for (const id of ids) {
      before.sink.announce({ ...announced(), id });
      before.sink.report(id, { on: true }, true);
    }
    await first.home.published();
    await first.close();
    const clock = new ManualClock();
    const second = await open({ broker, store, clock });
    return { second, clock };
  }

  it('H11 knows the devices of the last run as soon as their family is there, and nothing of their states', async () => {
    const { second } = await again(['lamp.1', 'lamp.2']);
    expect(second.home.remembers('fake')).toBe(false);
    fakeFamily(second);
    expect(second.home.remembers('fake')).toBe(true);
    expect(second.home.devices().map(({ id, name, area }) => [id, name, area])).toEqual([
      ['lamp.1', 'Reading Lamp', 'Attic'],
      ['lamp.2', 'Reading Lamp', 'Attic'],
    ]);
    expect(second.home.report('lamp.1')).toMatchObject({ state: {}, available: null });
  });

  it('judges anew what another release wrote, and leaves out what is no device here', async () => {
    const { second } = await again(['lamp.1', 'lamp.2']);
    await second.close();
    second.store.run("UPDATE home_devices SET shape = 'another'");
    second.store.run(
      "UPDATE home_devices SET device = json_set(device, '$.kind', 'teleporter') WHERE id = 'lamp.2'",
    );
    const third = await open({ broker: second.broker, store: second.store });
    fakeFamily(third);
    expect(third.home.devices().map(({ id }) => id)).toEqual(['lamp.1']);
  });

  it('keeps a command for a device of the last run until its family has announced it', async () => {
    const { second } = await again(['lamp.1']);
    const { sink, commands } = fakeFamily(second);
    const send = (on: boolean) =>
      second.bus.publish(second.bus.under('home/command/lamp.1'), { set: { on } }, { qos: 1 });
    await send(true);
    await send(false);
    await send(true);
    expect(commands).toEqual([]);
    await eventually(() => {
      sink.announce(announced());
      return commands.length === 3;
    });
    expect(commands.map(({ command }) => command.set)).toEqual([{ on: true }, { on: false }, { on: true }]);
  });

  it('publishes of a device that is as it was nothing but its state', async () => {
    const { second } = await again(['lamp.1', 'lamp.2']);
    const written = await watch(second, 'home/#');
    await eventually(() => written.length >= 3);
    written.splice(0);
    const { sink } = fakeFamily(second);
    sink.announce(announced());
    sink.report('lamp.1', { on: false }, true);
    sink.announce({ ...announced(), id: 'lamp.2', name: 'Other Lamp' });
    await eventually(() => written.some(({ topic }) => topic.endsWith('device/lamp.2')));
    const topics = written.map(({ topic }) => topic.slice('hearth/v1/home/'.length));
    expect(topics).toContain('report/lamp.1');
    expect(topics).not.toContain('device/lamp.1');
  });

  it('forgets a device of the last run that is not announced within half a minute, for good', async () => {
    const { second, clock } = await again(['lamp.1', 'lamp.2']);
    const { sink } = fakeFamily(second);
    sink.announce(announced());
    const published = await watch(second, 'home/device/+');
    await second.home.published();
    await clock.advance(30_000);
    expect(second.home.devices().map(({ id }) => id)).toEqual(['lamp.1']);
    await eventually(() =>
      published.some(({ topic, payload }) => topic.endsWith('lamp.2') && payload.length === 0),
    );
    await second.close();
    const third = await open({ broker: second.broker, store: second.store });
    fakeFamily(third);
    expect(third.home.devices().map(({ id }) => id)).toEqual(['lamp.1']);
  });
});

const BROKERS = [
  { name: 'embedded broker', start: startEmbeddedBroker, skip: false },
  { name: 'mosquitto', start: () => startMosquitto(), skip: !mosquittoAvailable() },
];

describe.each(BROKERS)('a mirror of the home over the $name', ({ start, skip }) => {
  it.skipIf(skip)('holds the whole home of 3,000 devices when it has started', async () => {
    const broker = await start();
    ends.push(() => broker.stop());
    const house = await open({ broker });
    const { sink } = fakeFamily(house);
    for (let i = 0; i < 3000; i++) {
      sink.announce({ ...announced(), id: `lamp.${i}`, name: `Lamp ${i}`, area: `Room ${i % 50}` });
      sink.report(`lamp.${i}`, { on: i % 2 === 0, brightness: 50 }, true);
    }
    await house.home.published();
    const mirror = new DeviceMirror({ bus: await house.connect('mirror'), log: house.log });
    await mirror.start();
    expect(mirror.devices()).toHaveLength(3000);
    expect(mirror.report('lamp.2999')).toMatchObject({ state: { on: false, brightness: 50 } });
    expect(mirror.resolve({ area: 'room 7' }, ['light'])).toMatchObject({ devices: { length: 60 } });
    await mirror.close();
  });

  it.skipIf(skip)('follows reports, and takes out what vanished while the broker was away', async () => {
    const broker = await start();
    ends.push(() => broker.stop());
    const house = await open({ broker });
    await house.simulated();
    await house.home.published();
    const bus = await house.connect('mirror');
    const mirror = new DeviceMirror({ bus, log: house.log });
    await mirror.start();
    const heard: unknown[] = [];
    const stop = mirror.onReport('light.desk', ({ state }) => heard.push(state['on']));
    house.home.sink('simulated').report('light.desk', { on: false });
    await eventually(() => heard.length === 1);
    stop();
    house.home.sink('simulated').report('light.desk', { on: true });
    await eventually(() => mirror.report('light.desk')?.state['on'] === true);
    expect(heard).toEqual([false]);
    expect(mirror.devices()).toHaveLength(DEFAULT_HOME.length);
    await mirror.close();
  });
});

describe('a mirror', () => {
  it('takes out what vanished while the broker was away, and keeps the rest', async () => {
    const place = folder();
    ends.push(place.remove);
    const first = await startEmbeddedBroker({ path: place.path('broker.db') });
    const house = await open({ broker: first });
    const { sink } = fakeFamily(house);
    sink.announce(announced());
    sink.announce({ ...announced(), id: 'lamp.2', name: 'Other Lamp' });
    await house.home.published();
    const mirror = new DeviceMirror({ bus: await house.connect('mirror'), log: house.log });
    await mirror.start();
    expect(mirror.devices()).toHaveLength(2);
    const lost = new Promise<void>((resolve) =>
      house.bus.onConnection((state) => state === 'lost' && resolve()),
    );
    await first.stop();
    await lost;
    sink.withdraw('lamp.2');
    sink.report('lamp.1', { on: true });
    const second = await startEmbeddedBroker({ path: place.path('broker.db'), port: first.port });
    ends.push(() => second.stop());
    await eventually(() => mirror.devices().length === 1 && mirror.report('lamp.1')?.state['on'] === true);
    expect(mirror.devices().map(({ id }) => id)).toEqual(['lamp.1']);
    await house.close();
  });

  it('ignores what is no device and no report, with a line in the log', async () => {
    const { log, lines } = readableLog();
    const house = await open();
    const mirror = new DeviceMirror({ bus: await house.connect('mirror'), log });
    await mirror.start();
    for (const payload of ['x', '{}', '{"id":"other","kind":"light"}', '{"__proto__":1}', '['.repeat(5000)]) {
      await house.bus.publish('hearth/v1/home/device/lamp.1', payload);
      await house.bus.publish('hearth/v1/home/report/lamp.1', payload);
      await house.bus.publish('hearth/v1/home/areas', payload);
    }
    await eventually(() => lines.length >= 15);
    expect(mirror.devices()).toEqual([]);
    expect(mirror.resolve({ all: true }, ['light']).type).toBe('unknown');
  });
});
