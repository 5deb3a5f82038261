import { Bonjour } from 'bonjour-service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLoopback, MulticastDns } from '../../src/app/hub/mdns.ts';
import { type Clock, silentLogger, systemClock } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';

const name = `Home ${process.pid}`;
const hub = (port: number, house: string, clock: Clock = systemClock) =>
  new MulticastDns({
    ...{ house, chance: () => 0, clock, log: silentLogger },
    announced: [
      { type: 'hearth', port, txt: { tls: '0' } },
      { type: 'wyoming', port: port + 1 },
    ],
  });
/** What is found on the network under that name, by its port. */
function watched(looking: Bonjour, house: string) {
  const browsers = (['hearth', 'wyoming'] as const).map((type) => looking.find({ type }));
  return () =>
    Object.fromEntries(
      browsers
        .flatMap(({ services }) => services)
        .filter((one) => one.name.startsWith(house))
        .map(({ port, name }) => [port, name]),
    );
}
let looking: Bonjour;
beforeEach(() => {
  looking = new Bonjour({}, () => {});
});
afterEach(() => looking.destroy());

describe('the hub on the network', () => {
  it('is found by what it is, with its port, and no longer once it is closed', async () => {
    const mdns = hub(8420, name);
    const found = watched(looking, name);
    await mdns.start();
    await expect.poll(found).toEqual({ 8420: name, 8421: name });
    await mdns.close();
    await expect.poll(found).toEqual({});
  });

  it('takes the next number where another hub has its name, which stays whose it was', async () => {
    const house = `St. ${name}`;
    const written = `St- ${name}`;
    const [first, second, third] = [hub(8420, house), hub(8430, house.toUpperCase()), hub(8440, house)];
    const found = watched(looking, 'S');
    await first.start();
    await expect.poll(found).toEqual({ 8420: written, 8421: written });
    await second.start();
    const upper = `${written.toUpperCase()} (2)`;
    const both = { 8420: written, 8421: written, 8430: upper, 8431: upper };
    await expect.poll(found).toEqual(both);
    await third.start();
    const own = `${written} (3)`;
    await expect.poll(found).toEqual({ ...both, 8440: own, 8441: own });
    await third.close();
    await expect.poll(found).toEqual(both);
    await Promise.all([first.close(), second.close()]);
  });

  it('is closed at once while it still asks for its name', async () => {
    // By its clock no time passes, so it asks for ever.
    const mdns = hub(8450, `${name} late`, new ManualClock());
    await mdns.start();
    await mdns.close();
  });

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['192.168.1.5', false],
  ])('keeps to itself what listens on %s: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
