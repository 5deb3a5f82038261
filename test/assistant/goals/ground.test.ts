import { describe, expect, it } from 'vitest';
import { Grounds } from '../../../src/assistant/index.ts';
import { DeviceIndex, manifestOf } from '../../../src/bus/index.ts';
import { SERVICES } from '../../../src/catalogue.ts';
import { USUAL_GOALS } from '../../../src/config/index.ts';
import type { Device, DeviceReport, DeviceState } from '../../../src/domain/index.ts';
import { HouseGoal } from '../../../src/domain/index.ts';
import { planMost } from '../../../src/planning/index.ts';

const NIGHT = USUAL_GOALS[0]!;

/** A house as it is told to be: devices by id, each with what it reports and whether it is there. */
class Standing {
  readonly index = new DeviceIndex();
  readonly reports = new Map<string, DeviceReport>();
  readonly grounds = new Grounds({
    home: { report: (id) => this.reports.get(id), refresh: async () => {} },
    places: this.index,
    directory: {
      services: () =>
        SERVICES.map((one) => ({ manifest: manifestOf(one, 'main'), online: true, arrivals: 0 })),
    },
  });

  put(
    kind: Device['kind'],
    name: string,
    area: string,
    state: DeviceState,
    available: boolean | null = true,
  ): this {
    const id = `${kind}.${name.toLowerCase().replaceAll(' ', '_')}`;
    const more = { aliases: [], floor: null, groups: [], capabilities: {}, family: 'test' };
    this.index.set({ id, kind, name, area, ...more });
    this.reports.set(id, { state, available, at: 0 });
    return this;
  }
}

const LOCKS = HouseGoal.parse({
  name: 'locks',
  description: 'the doors are locked',
  want: [{ service: 'lock', target: { all: true }, state: 'locked' }],
});

describe('a goal brought down to the house', () => {
  it('B26 B50 what is so needs nothing, what is not so a way, and what is not told is unknown', () => {
    const house = new Standing()
      .put('lock', 'Front', 'hall', { locked: true })
      .put('lock', 'Back', 'kitchen', { locked: false })
      .put('lock', 'Shed', 'garden', {})
      .put('lock', 'Attic', 'attic', { locked: true }, false);
    const ground = house.grounds.of(LOCKS);
    expect(ground.wishes.map((wish) => [wish.device.name, house.grounds.read(wish)])).toEqual([
      ['Front', true],
      ['Back', false],
      ['Shed', 'unknown'],
      ['Attic', 'unknown'],
    ]);
    expect(ground.deeds.map(({ call, device }) => `${call.service}.${call.method} ${device.name}`)).toEqual([
      'lock.lock Back',
      'lock.lock Shed',
      'lock.lock Attic',
    ]);
  });

  it.each([
    ['Front Door', 'Front Door Contact', true],
    ['Front Door Lock', 'Front Door Sensor', true],
    ['Smart Lock Front Door', 'Front Door', true],
    ['Front Door', 'Side Door Contact', false],
    ['Front Door', 'Contact', false],
  ])('the lock "%s" hinges on the contact "%s": %s', (lock, contact, expected) => {
    const house = new Standing()
      .put('lock', lock, 'hall', { locked: false })
      .put('binary_sensor', contact, 'hall', { door: true })
      .put('binary_sensor', `${lock} Motion`, 'hall', { motion: true })
      .put('binary_sensor', contact, 'kitchen', { door: true });
    house.put('binary_sensor', contact, 'hall', { door: true });
    expect(house.grounds.of(LOCKS).deeds[0]?.hinges.map(({ device }) => device.name)).toEqual(
      expected ? [contact] : [],
    );
  });

  it('a door with a motor is closed before it is locked, whichever service does it', () => {
    const house = new Standing()
      .put('lock', 'Garage Door Lock', 'garage', { locked: false })
      .put('cover', 'Garage Door', 'garage', { position: 40 });
    const { deeds, needs } = house.grounds.of(LOCKS);
    const world = new Map(Object.keys(needs).map((name) => [name, false] as const));
    const { planned, left } = planMost(world, deeds, { name: 'locks', description: '', needs });
    expect([planned.type === 'plan' && planned.steps, left]).toEqual([
      ['cover.close(cover.garage_door)', 'lock.lock(lock.garage_door_lock)'],
      [],
    ]);
  });

  it('costs as much as there is to do, not as there are devices', () => {
    const house = new Standing();
    for (let at = 0; at < 3000; at++)
      house.put('light', `Lamp ${at}`, `room ${at % 60}`, { on: at % 600 === 0 });
    house.grounds.of(NIGHT);
    const began = process.cpuUsage();
    const ground = house.grounds.of(NIGHT);
    expect(ground.wishes).toHaveLength(3000);
    expect(ground.deeds.map(({ device }) => device.name)).toEqual([
      'Lamp 0',
      'Lamp 600',
      'Lamp 1200',
      'Lamp 1800',
      'Lamp 2400',
    ]);
    expect(Object.keys(ground.needs)).toHaveLength(5);
    // Processor time, in microseconds: what else the machine does is no fault of the house.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it('knows nothing of what must be locked where there is no lock; where no lamp is, none is on', () => {
    const house = new Standing().put('light', 'Hall Light', 'hall', { on: true });
    const goal = HouseGoal.parse({
      ...LOCKS,
      want: [
        { service: 'lock', target: { all: true }, state: 'locked' },
        { service: 'fan', target: { all: true }, state: 'off' },
        { service: 'cover', target: { all: true }, only: 'entrances', state: 'closed' },
      ],
    });
    expect(house.grounds.of(goal).faults).toEqual([]);
    expect(house.grounds.faultsOf(goal)).toEqual([
      { path: '/want/0/target', message: 'there is no lock here' },
    ]);
    house.put('lock', 'Front Door', 'hall', { locked: true });
    expect(house.grounds.faultsOf(goal)).toEqual([]);
  });

  it('says by path what means nothing here, and does without it', () => {
    const house = new Standing().put('lock', 'Front Door', 'hall', { locked: false });
    const goal = HouseGoal.parse({
      ...LOCKS,
      want: [
        { service: 'lock', target: { name: 'Front Dor' }, state: 'locked' },
        { service: 'sauna', target: { all: true }, state: 'off' },
        { service: 'light', target: { all: true }, state: 'off' },
        { service: 'lock', target: { name: 'Front Door' }, state: 'locked' },
      ],
    });
    const { faults, deeds } = house.grounds.of(goal);
    expect(faults).toMatchObject([
      { path: '/want/0/target', hint: 'Did you mean Front Door?' },
      { path: '/want/1/service', message: 'no service "sauna" gives states' },
    ]);
    expect(deeds).toHaveLength(1);
  });
});
