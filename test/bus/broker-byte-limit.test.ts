import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PacketGauge } from '../../src/bus/broker/byte-limit.ts';

/** A packet of any type whose body has `length` bytes (MQTT 3.1.1 section 2.2.3). */
function packet(length: number): Buffer {
  const header = [0x30];
  for (let rest = length; ; rest >>= 7) {
    header.push(rest > 127 ? (rest & 0x7f) | 0x80 : rest);
    if (rest <= 127) break;
  }
  return Buffer.concat([Buffer.from(header), Buffer.alloc(length, 0xff)]);
}

/** Feeds the stream in pieces of the given sizes, over and over, and gives the last verdict. */
function feed(gauge: PacketGauge, stream: Buffer, sizes: readonly number[]): string {
  for (let at = 0, n = 0; at < stream.length; n++) {
    const size = sizes[n % sizes.length]!;
    const verdict = gauge.take(stream.subarray(at, at + size));
    if (verdict !== 'fits') return verdict;
    at += size;
  }
  return 'fits';
}

describe('H01 the byte limit before the parser', () => {
  const lengths = fc.array(fc.nat(40_000), { minLength: 1, maxLength: 8 });
  const sizes = fc.array(fc.integer({ min: 1, max: 70_000 }), { minLength: 1, maxLength: 5 });

  it('lets through every stream of packets within it, however it is cut', () => {
    fc.assert(
      fc.property(lengths, sizes, (all, cuts) => {
        expect(feed(new PacketGauge(40_000), Buffer.concat(all.map(packet)), cuts)).toBe('fits');
      }),
      { numRuns: 50 },
    );
  });

  it('stops a stream at the header of the first packet beyond it, however it is cut', () => {
    fc.assert(
      fc.property(lengths, sizes, fc.integer({ min: 40_001, max: 200_000 }), (all, cuts, giant) => {
        const stream = Buffer.concat([...all.map(packet), packet(giant).subarray(0, 4)]);
        expect(feed(new PacketGauge(40_000), stream, cuts)).toBe('too-large');
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a length that does not end after four bytes', () => {
    expect(new PacketGauge(2 ** 28).take(Buffer.from([0x30, 0x80, 0x80, 0x80, 0x80]))).toBe('malformed');
  });
});
