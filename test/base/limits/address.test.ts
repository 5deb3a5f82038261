import { describe, expect, it } from 'vitest';
import { addressKey, isLoopback, isLoopbackHost } from '../../../src/base/index.ts';

describe('H42 addresses', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['192.168.1.20', '192.168.1.20'],
    ['::ffff:192.168.1.20', '192.168.1.20'],
    ['::1', '::1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::1', '64:ff9b:0:0::/64'],
  ])('counts %s under %s: an IPv4 address by itself, of IPv6 the network', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('are of this machine however they are written, and a name is no address', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['128.0.0.1', '::2', '10.127.0.1', 'localhost'].some(isLoopback)).toBe(false);
    expect(['localhost', '[::1]', '::1', '127.0.0.1'].every(isLoopbackHost)).toBe(true);
    expect(['localhost.example.com', '[::2]', '0.0.0.0'].some(isLoopbackHost)).toBe(false);
  });
});
