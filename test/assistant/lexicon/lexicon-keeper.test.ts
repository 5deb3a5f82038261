import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LexiconKeeper } from '../../../src/assistant/index.ts';
import { ServiceDirectory } from '../../../src/bus/index.ts';
import { PHRASES } from '../../../src/catalogue.ts';
import { understand } from '../../../src/understanding/index.ts';
import { House } from '../../home/house.ts';
import { ManualClock } from '../../kit/clock.ts';

const QUIET_MS = 300;
const context = { now: Date.parse('2026-03-10T18:30:00Z'), timezone: 'Europe/London', person: 'alex' };

describe('the words of the house', () => {
  let house: House;
  let keeper: LexiconKeeper;
  const clock = new ManualClock();

  beforeEach(async () => {
    house = await House.open({ areas: ['Kitchen'] });
    const directory = await house.parts.start(
      new ServiceDirectory({ bus: house.bus, clock, log: house.log }),
    );
    const { home } = house;
    keeper = await house.parts.start(new LexiconKeeper({ home, directory, phrases: PHRASES, clock }));
    await house.simulated();
  });

  afterEach(() => house.parts.close());

  const targetOf = (text: string): unknown =>
    understand(text, keeper.current(), context).groups[0]?.[0]?.args['target'];

  it('A02 are made ready once the house has come to rest, so that the first sentence after a start waits for nothing', async () => {
    keeper.prepare();
    await clock.advance(QUIET_MS - 1);
    expect(keeper.isReady).toBe(false);
    await clock.advance(1);
    expect(keeper.isReady).toBe(true);
    const ready = keeper.current();
    expect(targetOf('turn off the kitchen lights')).toEqual({ area: 'Kitchen' });
    expect(keeper.current()).toBe(ready);
  });

  it('A02 are not built before the hub is up, unless a sentence asks for them', async () => {
    await clock.advance(10 * QUIET_MS);
    expect(keeper.isReady).toBe(false);
    expect(keeper.current().places.size).toBeGreaterThan(0);
    expect(keeper.isReady).toBe(true);
  });

  it('A02 are made ready again when a device has another name, with the phrases compiled before', async () => {
    keeper.prepare();
    await clock.advance(QUIET_MS);
    const { grammar } = keeper.current();
    const [lamp] = house.home.devices().filter(({ kind }) => kind === 'light');
    house.home.change(lamp!.id, { name: 'Moon' });
    expect(keeper.isReady).toBe(false);
    await clock.advance(QUIET_MS);
    expect(keeper.isReady).toBe(true);
    expect(targetOf('turn on the moon')).toEqual({ name: 'Moon' });
    house.home.change(lamp!.id, { area: 'Attic' });
    await clock.advance(QUIET_MS);
    expect(targetOf('turn off the lights in the attic')).toEqual({ area: 'Attic' });
    expect(keeper.current().grammar).toBe(grammar);
  });
});
