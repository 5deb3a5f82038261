import { describe, expect, it } from 'vitest';
import { pairParts } from '../../src/home/pair-parts.ts';
import { Store } from '../../src/store/index.ts';
import { device } from '../kit/things/device.ts';
import { eventually, House } from './house.ts';

describe('one thing in the place of another', () => {
  it('H11 each part gives its place to the first of its kind that is free', () => {
    const old = [device('a.1', 'A', null), device('a.2', 'A 2', null), device('a.s', 'A', null, 'sensor')];
    const by = [
      device('b.1', 'B', null),
      device('b.b', 'B', null, 'button'),
      device('b.s', 'B', null, 'sensor'),
    ];
    expect([...pairParts(old, by)]).toEqual([
      ['a.1', 'b.1'],
      ['a.s', 'b.s'],
    ]);
  });

  it('H11 it is kept over a restart, passed on, and nobody gets it by announcing it', async () => {
    const store = new Store({ path: ':memory:' });
    const one = await House.open({ store });
    const announce = (house: House, id: string, more: object = {}) => {
      const { family: _family, ...told } = device(id, id, null);
      house.home.sink('fake').announce({ ...told, ...more });
    };
    for (const id of ['lamp.a', 'lamp.b', 'lamp.c']) announce(one, id);
    one.home.takeOver(new Map([['lamp.a', 'lamp.b']]));
    one.home.takeOver(new Map([['lamp.b', 'lamp.c']]));
    announce(one, 'lamp.evil', { replaces: ['lamp.a'] });
    await eventually(() => one.home.device('lamp.evil') !== undefined);
    await one.close();
    const two = await House.open({ store });
    announce(two, 'lamp.c');
    announce(two, 'lamp.evil', { replaces: ['lamp.a'] });
    const found = (id: string) => two.home.view.resolve({ id }, ['light']);
    expect(two.home.device('lamp.c')?.replaces).toEqual(['lamp.b', 'lamp.a']);
    expect(two.home.device('lamp.evil')?.replaces).toBeUndefined();
    two.home.sink('fake').withdraw('lamp.a');
    expect(found('lamp.a')).toMatchObject({ type: 'found', devices: [{ id: 'lamp.c' }] });
    await two.close();
    store.close();
  });
});
