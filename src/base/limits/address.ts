import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom a limit per address counts together. An IPv4 address stands for itself, also where it comes mapped into IPv6. Of IPv6 the
 * first 64 bits do, because the rest is the client's to choose: whoever has one address of a network has all of them (RFC 4291
 * section 2.5.1).
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain) || isLoopback(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether an address is of this machine itself (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** As `isLoopback`, of a host as it stands in settings and URLs. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}
