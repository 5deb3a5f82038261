import { afterEach, describe, expect, it } from 'vitest';
import { Device } from '../../src/domain/index.ts';
import { Decisions } from '../../src/home/decisions.ts';
import { HomeStore } from '../../src/home/home-store.ts';
import { Store } from '../../src/store/index.ts';

const store = new Store({ path: ':memory:' });
const area = (name: string, floor: string | null = null) => ({ name, floor, aliases: [] });
const open = (...names: string[]) =>
  new Decisions({
    store: new HomeStore(store),
    areas: names.map((name) => area(name)),
    onAreas: () => undefined,
  });
const device = (id: string, more: object = {}) =>
  Device.parse({
    ...{ id, family: 'fake', kind: 'switch', name: 'Plug', area: null, thing: 'plug' },
    ...more,
  });

afterEach(() => {
  for (const table of ['home_areas', 'home_names'])
    store.transaction(() => store.run(`DELETE FROM ${table}`));
});

describe('H11 what people decide about the home', () => {
  it('lasts over a restart, and wins over the configuration that seeded it', () => {
    const first = open('Den', 'Hall');
    first.changeArea('Den', { name: 'Library', floor: 'Upstairs' });
    const plug = device('a');
    first.change(plug, { name: 'Lamp', area: 'library', kind: 'light', groups: ['evening'] }, [plug]);
    const second = open('Den', 'Hall');
    expect(second.areas().map(({ name }) => name)).toEqual(['Hall', 'Library']);
    expect(second.lay(plug)).toMatchObject({
      kind: 'light',
      name: 'Lamp',
      area: 'Library',
      floor: 'Upstairs',
      groups: ['evening'],
    });
    // What its family calls the room is the same room still.
    expect(second.lay(device('b', { area: 'den' }))).toMatchObject({ area: 'Library' });
  });

  it('of one thing its parts have one room, and one name where they had one', () => {
    const decisions = open('Hall');
    const parts = [device('a'), device('b', { kind: 'sensor' }), device('c', { name: 'Plug left' })];
    expect(decisions.change(parts[0]!, { name: 'Coffee Machine', area: 'Hall' }, parts)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(parts.map((part) => decisions.lay(part)?.name)).toEqual([
      'Coffee Machine',
      'Coffee Machine',
      'Plug left',
    ]);
    expect(parts.map((part) => decisions.lay(part)?.area)).toEqual(['Hall', 'Hall', 'Hall']);
  });

  it('can be taken back, and what is hidden is not there', () => {
    const decisions = open();
    const plug = device('a');
    decisions.change(plug, { name: 'Lamp', kind: 'light', hidden: true }, [plug]);
    expect(decisions.lay(plug)).toBeUndefined();
    decisions.change(plug, { name: null, kind: null, hidden: false }, [plug]);
    expect(decisions.lay(plug)).toMatchObject({ name: 'Plug', kind: 'switch' });
  });

  it('a lock is never a lamp, and a lamp never a lock', () => {
    const decisions = open();
    const lock = device('a', { kind: 'lock' });
    expect(() => decisions.change(lock, { kind: 'light' }, [lock])).toThrow(
      expect.objectContaining({ code: 'invalid-params' }),
    );
    expect(decisions.lay(lock)?.kind).toBe('lock');
  });
});
