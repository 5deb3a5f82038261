import { describe, expect, it } from 'vitest';
import { thingOf } from '../../src/bus/index.ts';
import { NativeThings } from '../../src/home/native-things.ts';
import { eventually, House } from './house.ts';

describe('which thing is meant', () => {
  it('H12 one address is one thing, however a dialect writes it', () => {
    expect(thingOf(['zigbee2mqtt_0x00158D0001abcd12'])).toBe('0x00158d0001abcd12');
    expect(thingOf(['bridge', '0x00158d0001ABCD12'])).toBe('0x00158d0001abcd12');
    for (const mac of ['A8:03:2A:B1:C2:D3', 'a8-03-2a-b1-c2-d3', 'shellyplus1-a8032ab1c2d3', 'A8032AB1C2D3'])
      expect(thingOf(['z', mac])).toBe('a8032ab1c2d3');
    expect(thingOf(['b', 'a'])).toBe('a');
    expect(thingOf([])).toBeUndefined();
  });

  it('H12 a longer row of digits is no address', () => {
    expect(thingOf(['1221051039810110150109113116116_3'])).toBe('1221051039810110150109113116116_3');
  });
});

describe('one thing in two dialects', () => {
  it('H12 what is known at second hand is hidden while the thing speaks for itself', () => {
    const things = new NativeThings();
    const told = { id: 'told', thing: 'lamp' };
    const own = { id: 'own', thing: 'lamp' };
    expect(things.add(told, true)).toEqual([]);
    expect(things.add(own, false)).toEqual(['told']);
    expect(things.add({ id: 'own-sensor', thing: 'lamp' }, false)).toEqual([]);
    expect(things.add({ id: 'told-sensor', thing: 'lamp' }, true)).toEqual(['told-sensor']);
    expect(things.delete(own, false)).toEqual([]);
    expect(things.delete({ id: 'own-sensor', thing: 'lamp' }, false)).toEqual(['told', 'told-sensor']);
  });

  it('H12 in the home one of the two is there, and the other when that one is gone', async () => {
    const house = await House.open();
    try {
      const rumour = house.home.sink('rumour', { secondHand: true });
      const native = house.home.sink('native');
      const lamp = (id: string, thing: string) => ({
        ...{ id, thing, kind: 'light' as const, name: 'Lamp', aliases: [], area: null, floor: null },
        ...{ groups: [], capabilities: {} },
      });
      rumour.announce(lamp('told', 'x'));
      rumour.announce(lamp('other', 'y'));
      rumour.report('told', { on: true }, true);
      const ids = () =>
        house.home
          .devices()
          .map(({ id }) => id)
          .sort();
      expect(ids()).toEqual(['other', 'told']);
      native.announce(lamp('own', 'x'));
      native.report('own', { on: false }, true);
      rumour.report('told', { on: true }, true);
      expect(ids()).toEqual(['other', 'own']);
      expect(house.home.report('told')).toBeUndefined();
      native.withdraw('own');
      await eventually(() => ids().includes('told'));
      expect(house.home.report('told')).toMatchObject({ state: {}, available: null });
      rumour.report('told', { on: true }, true);
      expect(house.home.report('told')).toMatchObject({ state: { on: true } });
    } finally {
      await house.close();
    }
  });
});
