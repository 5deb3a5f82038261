import { afterEach, describe, expect, it } from 'vitest';
import { switchService } from '../../services/switch/index.ts';
import { House } from '../home/house.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function wired() {
  const house = await House.open();
  ends.push(() => house.close());
  const world = await house.simulated();
  await house.home.published();
  await house.serve(switchService);
  return { world, call: (method: string, target: unknown) => house.call('switch', method, { target }) };
}

describe('H16 the switch service', () => {
  it('H16 H17 turns switches on and off and has seen it, and leaves lights alone', async () => {
    const { world, call } = await wired();
    expect(await call('turn_on', { area: 'kitchen' })).toMatchObject({
      ok: true,
      result: { changed: [{ name: 'Coffee Maker', state: { on: true } }], already: [] },
    });
    expect(world.truth('switch.coffee_maker')['on']).toBe(true);
    expect(world.commands('light.kitchen_counter')).toBe(0);
    expect(await call('turn_off', { all: true })).toMatchObject({
      ok: true,
      result: { changed: { length: 2 } },
    });
    expect(await call('turn_off', { name: 'garden pump' })).toMatchObject({
      ok: true,
      result: { changed: [], already: [{ name: 'Garden Pump' }] },
    });
  });

  it('H16 toggles and tells', async () => {
    const { call } = await wired();
    expect(await call('toggle', { all: true })).toMatchObject({ ok: true });
    expect(await call('get', { all: true })).toMatchObject({
      ok: true,
      result: [
        { name: 'Coffee Maker', area: 'kitchen', on: true, available: true },
        { name: 'Garden Pump', area: 'garden', on: false, available: true },
      ],
    });
  });

  it('H16 a light is no switch, and the answer says what it is', async () => {
    const { call } = await wired();
    expect(await call('turn_on', { name: 'desk lamp' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-target', hint: 'Did you mean Desk Lamp (light)?' },
    });
  });
});
