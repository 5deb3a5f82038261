import type { Duplex } from 'node:stream';

/**
 * Reads the fixed headers of an MQTT byte stream (MQTT 3.1.1 section 2.2) and says when a packet announces more bytes than
 * allowed, before any of its body has to be kept.
 */
export class PacketGauge {
  readonly #bytesMax: number;
  /** Bytes of the present packet's body still to come. */
  #body = 0;
  #state: 'type' | 'length' = 'type';
  #length = 0;
  #shift = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Takes the next bytes. `malformed` is a length of more than four bytes. After anything but `fits` the stream is spoilt. */
  take(chunk: Buffer): 'fits' | 'too-large' | 'malformed' {
    let at = 0;
    while (at < chunk.length) {
      if (this.#body > 0) {
        const skipped = Math.min(this.#body, chunk.length - at);
        this.#body -= skipped;
        at += skipped;
      } else if (this.#state === 'type') {
        this.#state = 'length';
        this.#length = 0;
        this.#shift = 0;
        at += 1;
      } else {
        const byte = chunk[at]!;
        at += 1;
        this.#length += (byte & 0x7f) * 2 ** this.#shift;
        this.#shift += 7;
        if (this.#length > this.#bytesMax) return 'too-large';
        if ((byte & 0x80) === 0) {
          this.#state = 'type';
          this.#body = this.#length;
        } else if (this.#shift === 28) return 'malformed';
      }
    }
    return 'fits';
  }
}

/**
 * Closes a stream at the first packet that announces more than `bytesMax` bytes, so that its parser never sees it. aedes
 * has no such limit and would collect 256 MB. It takes its bytes with `read`, which is therefore the place to stand.
 */
export function limitPackets(
  stream: Duplex,
  bytesMax: number,
  onRefused: (why: 'too-large' | 'malformed') => void,
): void {
  const gauge = new PacketGauge(bytesMax);
  const read = stream.read.bind(stream);
  let open = true;
  stream.read = (size?: number) => {
    if (!open) return null;
    const chunk: Buffer | null = read(size);
    if (chunk === null) return null;
    const verdict = gauge.take(chunk);
    if (verdict === 'fits') return chunk;
    open = false;
    onRefused(verdict);
    stream.destroy();
    return null;
  };
}
