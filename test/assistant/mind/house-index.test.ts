import { afterEach, describe, expect, it } from 'vitest';
import {
  HouseIndex,
  type IndexedHome,
  METHODS_MAX,
  THINGS_MAX,
} from '../../../src/assistant/mind/house-index.ts';
import { manifestOf } from '../../../src/bus/index.ts';
import { PHRASES, SERVICES } from '../../../src/catalogue.ts';
import type { Area, Device } from '../../../src/domain/index.ts';
import type { HomeChange } from '../../../src/home/index.ts';
import { device } from '../../kit/things/device.ts';

/** A home that can change while it is looked at. */
class Village implements IndexedHome {
  readonly #devices = new Map<string, Device>();
  readonly #areas: Area[];
  readonly #listeners = new Set<(change: HomeChange) => void>();

  constructor(devices: readonly Device[]) {
    for (const one of devices) this.#devices.set(one.id, one);
    this.#areas = [...new Set(devices.flatMap((one) => one.area ?? []))].map(
      (name) => ({ name, aliases: [] }) as unknown as Area,
    );
  }

  devices = () => [...this.#devices.values()];
  device = (id: string) => this.#devices.get(id);
  areas = () => this.#areas;
  onChange = (listener: (change: HomeChange) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(one: Device): void {
    this.#devices.set(one.id, one);
    for (const listener of this.#listeners) listener({ type: 'device', id: one.id });
  }

  take(id: string): void {
    this.#devices.delete(id);
    for (const listener of this.#listeners) listener({ type: 'gone', id });
  }
}

const directory = {
  services: () =>
    SERVICES.map((service) => ({ manifest: manifestOf(service, 'main'), online: true, arrivals: 0 })),
  find: () => undefined,
  onChange: () => () => {},
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function indexOf(devices: readonly Device[]) {
  const village = new Village(devices);
  const index = new HouseIndex(village, directory, PHRASES);
  ends.push(() => index.close());
  return { village, index };
}

const names = (devices: readonly Device[]) => devices.map((one) => one.name);

describe('H11 the part of the house that a sentence may be about', () => {
  const home = [
    device('l1', 'Reading lamp', 'Living Room'),
    device('l2', 'Ceiling light', 'Living Room'),
    device('l3', 'Ceiling light', 'Kitchen'),
    device('c1', 'Radiator', 'Living Room', 'climate'),
    device('k1', 'Front door', 'Hall', 'lock'),
  ];

  it('holds what the words name, and the methods that fit it', () => {
    const { index } = indexOf(home);
    const glimpse = index.glimpse('would you be so good and see to the reading lamps', undefined);
    expect(names(glimpse.devices)[0]).toBe('Reading lamp');
    const methods = glimpse.methods.map(({ service, name }) => `${service}.${name}`);
    expect(methods).toContain('light.turn_on');
    expect(methods.some((one) => one.startsWith('lock.'))).toBe(false);
  });

  it('holds the room where it was heard when nothing is named, and what people speak of leads to a service', () => {
    const { index } = indexOf(home);
    const glimpse = index.glimpse("it's too dark in here to read", 'Living Room');
    expect(glimpse.areas).toEqual(['Living Room']);
    expect(names(glimpse.devices)).toContain('Ceiling light');
    expect(names(glimpse.devices)).not.toContain('Front door');
    expect(glimpse.methods.map((one) => one.service)).toContain('light');
  });

  it('A01 offers only what reads where nothing may be done', () => {
    const { index } = indexOf(home);
    const glimpse = index.glimpse('how would I turn the reading lamp on', undefined, false);
    expect(glimpse.methods.map(({ method }) => method.effect)).toEqual(glimpse.methods.map(() => 'read'));
    expect(glimpse.methods.length).toBeGreaterThan(0);
  });

  it('follows names that change, and things that come and go', () => {
    const { index, village } = indexOf(home);
    expect(names(index.glimpse('the banker lamp', undefined).devices)).not.toContain('Banker lamp');
    village.put(device('l1', 'Banker lamp', 'Living Room'));
    expect(names(index.glimpse('the banker lamp', undefined).devices)[0]).toBe('Banker lamp');
    village.take('l1');
    expect(names(index.glimpse('the banker lamp', undefined).devices)).not.toContain('Banker lamp');
  });

  it('stays as small in a house of 3,000 devices as in one of 10', () => {
    const large = Array.from({ length: 3_000 }, (_, at) =>
      device(
        `d${at}`,
        `Lamp ${at % 40} of corner ${at}`,
        `Room ${at % 120}`,
        at % 3 === 0 ? 'light' : 'switch',
      ),
    );
    const { index } = indexOf(large);
    const glimpse = index.glimpse('make the lamps and lights of the corner nice', 'Room 7');
    expect(glimpse.devices.length).toBeLessThanOrEqual(THINGS_MAX);
    expect(glimpse.methods.length).toBeLessThanOrEqual(METHODS_MAX);
  });

  it('takes words with any signs in them for words', () => {
    const { index } = indexOf(home);
    for (const text of [
      '"; DROP TABLE words; --',
      'lamp" OR "door',
      'NEAR(lamp door)',
      '*',
      '',
      '🙂',
      'kind:device',
    ])
      expect(index.glimpse(text, undefined).devices.length).toBeLessThanOrEqual(THINGS_MAX);
  });
});
