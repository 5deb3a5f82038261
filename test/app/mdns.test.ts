import { Bonjour } from 'bonjour-service';
import { afterEach, describe, expect, it } from 'vitest';
import { isLoopback, MulticastDns } from '../../src/app/hub/mdns.ts';
import { silentLogger } from '../../src/base/index.ts';

const name = `Home ${process.pid}`;
const looking = new Bonjour({}, () => {});
afterEach(() => looking.destroy());

describe('the hub on the network', () => {
  it('is found by what it is, with its port, and no longer once it is closed', async () => {
    const mdns = new MulticastDns({
      ...{ house: name, log: silentLogger },
      announced: [
        { type: 'hearth', port: 8420, txt: { tls: '0' } },
        { type: 'wyoming', port: 10300 },
      ],
    });
    const found: Record<string, number> = {};
    const browsers = (['hearth', 'wyoming'] as const).map((type) =>
      looking.find({ type }, (service) => {
        if (service.name === name) found[type] = service.port;
      }),
    );
    await mdns.start();
    await expect.poll(() => found, { timeout: 10_000 }).toEqual({ hearth: 8420, wyoming: 10300 });
    await mdns.close();
    const left = () => browsers.flatMap(({ services }) => services.filter((one) => one.name === name));
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
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
