/** An EUI-64 as Zigbee bridges write it, and six bytes of a MAC address with or without signs between them. */
const EUI64 = /(?:^|[^0-9a-f])0x([0-9a-f]{16})(?![0-9a-f])/i;
const MAC = /(?:^|[^0-9a-f])([0-9a-f]{2}(?:[:-][0-9a-f]{2}){5})(?![0-9a-f:-])/i;
const BARE_MAC = /(?:^|[^0-9a-f])([0-9a-f]{12})(?![0-9a-f])/i;
const LENGTH_MAX = 255;

/**
 * Which physical thing is meant by what a protocol calls it (identifiers, serial numbers, addresses), so that the same lamp announced
 * in two dialects is one thing: an address burnt into it wins over all else, `0x` and sixteen digits or twelve digits in small
 * letters; without one the first in the order of letters stands as it is written. Undefined where nothing is named.
 */
export function thingOf(names: readonly string[]): string | undefined {
  for (const [pattern, prefix] of [
    [EUI64, '0x'],
    [MAC, ''],
    [BARE_MAC, ''],
  ] as const)
    for (const name of names) {
      const found = pattern.exec(name)?.[1];
      if (found !== undefined) return `${prefix}${found.replace(/[:-]/g, '').toLowerCase()}`;
    }
  return [...names].sort()[0]?.slice(0, LENGTH_MAX);
}
