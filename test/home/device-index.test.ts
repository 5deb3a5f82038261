import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { DeviceIndex } from '../../src/bus/index.ts';
import { Area, Device, type Target } from '../../src/domain/index.ts';
import { runs } from '../flow/deep.ts';

function homeIndex(): DeviceIndex {
  const index = new DeviceIndex();
  for (const { device } of DEFAULT_HOME) {
    const floor = ['bedroom', 'bathroom', 'office'].includes(device.area ?? '') ? 'upstairs' : null;
    index.set(
      Device.parse({
        ...device,
        family: 'simulated',
        floor,
        groups: device.id.includes('garden') ? ['outside'] : [],
      }),
    );
  }
  index.setAreas([
    Area.parse({ name: 'living room', aliases: ['lounge'] }),
    Area.parse({ name: 'bedroom', floor: 'upstairs' }),
    Area.parse({ name: 'bathroom', floor: 'upstairs' }),
    Area.parse({ name: 'office', floor: 'upstairs', aliases: ['study'] }),
    ...['garage', 'kitchen', 'hallway', 'porch', 'garden'].map((name) => Area.parse({ name })),
  ]);
  return index;
}

function names(target: Target, index = homeIndex()): string[] | string {
  const resolved = index.resolve(target, ['light']);
  if (resolved.type === 'found') return resolved.devices.map((device) => device.name);
  return resolved.type === 'unknown'
    ? `unknown: ${resolved.suggestions.join(', ')}`
    : `ambiguous: ${resolved.candidates.join(', ')}`;
}

describe('H15 what the words of a target mean', () => {
  it.each<[Target, string[]]>([
    [{ name: 'Desk Lamp' }, ['Desk Lamp']],
    [{ name: '  the DESK-lamp! ' }, ['Desk Lamp']],
    [{ name: 'desk' }, ['Desk Lamp']],
    [{ name: 'desk light' }, ['Desk Lamp']],
    [{ name: 'island pendant' }, ['Kitchen Island Pendant']],
    [{ name: 'kitchen counter light' }, ['Kitchen Counter Lights']],
    [{ name: 'Garage Light' }, ['Garage Light']],
    [{ name: 'garage lights' }, ['Garage Light']],
    [{ name: 'the lights in the bathroom' }, ['Vanity Light', 'Shower Light']],
    [{ name: 'office lights' }, ['Desk Lamp', 'Office Ceiling Light']],
    [{ area: 'Bathroom' }, ['Vanity Light', 'Shower Light']],
    [{ area: 'the study' }, ['Desk Lamp', 'Office Ceiling Light']],
    [
      { area: 'lounge', except: [{ name: 'tv backlight' }] },
      ['Living Room Lamp', 'Living Room Ceiling Light'],
    ],
    [{ group: 'outside' }, ['Garden Path Lights', 'Garden Spotlight']],
    [{ id: 'light.porch' }, ['Porch Light']],
    [
      [{ name: 'desk lamp' }, { area: 'office' }, { area: 'garage' }],
      ['Desk Lamp', 'Office Ceiling Light', 'Garage Light'],
    ],
    [
      { floor: 'Upstairs', except: [{ area: 'office' }] },
      ['Bedroom Ceiling Light', 'Bedside Lamp', 'Vanity Light', 'Shower Light'],
    ],
  ])('%j', (target, expected) => {
    expect(names(target)).toEqual(expected);
  });

  it('all means every device of the kind and of no other', () => {
    expect(names({ all: true })).toHaveLength(17);
    expect(names({ all: true, except: [{ area: 'garden' }, { name: 'desk lamp' }] })).toHaveLength(14);
    expect(homeIndex().resolve({ all: true }, ['switch'])).toMatchObject({ devices: { length: 2 } });
    expect(homeIndex().resolve({ area: 'garage' }, ['cover'])).toMatchObject({
      devices: [{ name: 'Garage Door' }],
    });
  });

  it('words that fit nothing come back with what they resemble, and nothing is guessed', () => {
    expect(names({ name: 'desk lmap' })).toBe('unknown: Desk Lamp');
    expect(names({ area: 'kitchn' })).toMatch(/^unknown: .*kitchen/);
    expect(names({ name: 'coffee maker' })).toBe('unknown: Coffee Maker (switch)');
    expect(names({ name: 'spaceship' })).toBe('unknown: ');
    expect(names({ area: 'cellar' })).toBe('unknown: ');
    expect(names({ area: 'kitchen', except: [{ area: 'kitchen' }] })).toBe('unknown: ');
    expect(names({ area: 'kitchen', except: [{ name: 'nonsense' }] })).toBe('unknown: ');
    expect(names({ id: 'switch.coffee_maker' })).toBe('unknown: ');
  });

  it('words that fit several are asked about', () => {
    const index = homeIndex();
    index.set(Device.parse({ id: 'x.1', family: 'f', kind: 'light', name: 'Desk Light', area: 'bedroom' }));
    expect(names({ name: 'desk' }, index)).toBe('ambiguous: Desk Lamp, Desk Light');
    expect(names({ name: 'desk light' }, index)).toEqual(['Desk Light']);
    index.set(Device.parse({ id: 'x.2', family: 'f', kind: 'light', name: 'desk lamp', area: 'attic' }));
    expect(names({ name: 'desk lamp' }, index)).toBe('ambiguous: Desk Lamp, desk lamp');
    index.delete('x.2');
    expect(names({ name: 'desk lamp' }, index)).toEqual(['Desk Lamp']);
  });

  it('a renamed device answers to its new name only', () => {
    const index = homeIndex();
    index.set(Device.parse({ ...index.device('light.desk'), name: 'Reading Light', area: 'attic' }));
    expect(names({ name: 'reading light' }, index)).toEqual(['Reading Light']);
    expect(names({ area: 'attic' }, index)).toEqual(['Reading Light']);
    expect(names({ name: 'desk lamp' }, index)).toMatch(/^unknown/);
  });

  it('every device is found by its name however it is spelt, and after any deletions the rest still is', () => {
    fc.assert(
      fc.property(fc.subarray(DEFAULT_HOME.map(({ device }) => device.id)), fc.boolean(), (gone, upper) => {
        const index = homeIndex();
        for (const id of gone) index.delete(id);
        for (const { device } of DEFAULT_HOME) {
          const words = upper ? ` ${device.name.toUpperCase().replaceAll(' ', '  ')}.` : device.name;
          const resolved = index.resolve({ name: words }, [device.kind]);
          const ids = resolved.type === 'found' ? resolved.devices.map(({ id }) => id) : [];
          if (ids.includes(device.id) === gone.includes(device.id)) return false;
        }
        return index.size === DEFAULT_HOME.length - gone.length;
      }),
      { numRuns: runs(25, 50) },
    );
  });

  it('any target at all is answered with a value', () => {
    const index = homeIndex();
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('name', 'area', 'floor', 'group', 'id'), (words, key) => {
        const resolved = index.resolve({ [key]: words } as unknown as Target, ['light']);
        return ['found', 'unknown', 'ambiguous'].includes(resolved.type);
      }),
      { numRuns: runs(150, 500) },
    );
  });

  it('a look-up by name or room reads as many devices in a house of 3,000 as in a small one', () => {
    const read = new Set<string>();
    const watched = (device: Device): Device =>
      new Proxy(device, {
        get: (target, key) => {
          read.add(target.id);
          return Reflect.get(target, key);
        },
      });
    const readsOf = (index: DeviceIndex, target: Target): number => {
      read.clear();
      expect(index.resolve(target, ['light']).type).toBe('found');
      return read.size;
    };
    const small = new DeviceIndex();
    const big = new DeviceIndex();
    for (const { device } of DEFAULT_HOME)
      for (const index of [small, big])
        index.set(watched(Device.parse({ ...device, family: 'simulated', floor: null, groups: [] })));
    for (let i = 0; i < 3000; i++) {
      const area = `Room ${i % 300}`;
      big.set(
        watched(Device.parse({ id: `d.${i}`, family: 'f', kind: 'light', name: `Lamp number ${i}`, area })),
      );
    }
    for (const target of [{ name: 'desk lamp' }, { area: 'bathroom' }, { name: 'garage lights' }]) {
      const reads = readsOf(small, target);
      expect(reads).toBeGreaterThan(0);
      expect(readsOf(big, target)).toBe(reads);
    }
  });
});
