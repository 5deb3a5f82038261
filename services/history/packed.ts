/** What was measured at an instant (ms since the epoch); null: from then on nothing is known. */
export interface Point {
  readonly at: number;
  readonly value: number | null;
}

/** Of five minutes: the mean over time, the least, the most, and what it was at their end. */
export interface Bucket extends Omit<Point, 'value'> {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** null: not known any more. */
  readonly last: number | null;
}

const DECIMALS_MAX = 6;
const FLOAT = 7;
const NOTHING = 8;
/** A bucket in which there was one value only. */
const SAME = 9;
const SCALED_MAX = 2 ** 50;

/** Writes numbers into few bytes: whole ones in groups of seven bits, those with a point as whole ones and their decimals. */
export class Packer {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  /** Of 0 or more, below 2^53. */
  whole(value: number): this {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
    return this;
  }

  signed(value: number): this {
    return this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  value(value: number | null): this {
    if (value === null) {
      this.#bytes.push(NOTHING);
      return this;
    }
    for (let decimals = 0; decimals <= DECIMALS_MAX; decimals++) {
      const scaled = Math.round(value * 10 ** decimals);
      if (Math.abs(scaled) > SCALED_MAX) break;
      if (scaled / 10 ** decimals !== value) continue;
      this.#bytes.push(decimals);
      return this.signed(scaled);
    }
    const float = Buffer.alloc(8);
    float.writeDoubleLE(value);
    this.#bytes.push(FLOAT, ...float);
    return this;
  }

  bucket({ mean, min, max, last }: Bucket): this {
    if (min === max && mean === min && last === min) {
      this.#bytes.push(SAME);
      return this.value(last);
    }
    return this.value(mean).value(min).value(max).value(last);
  }

  get data(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

/** Reads what a `Packer` wrote. */
export class Unpacker {
  readonly #data: Uint8Array;
  #at = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#data.length;
  }

  whole(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#data[this.#at++] ?? 0;
      value += (byte % 128) * unit;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  value(): number | null {
    const how = this.#data[this.#at++] ?? NOTHING;
    if (how <= DECIMALS_MAX) return this.signed() / 10 ** how;
    if (how !== FLOAT) return null;
    this.#at += 8;
    return new DataView(this.#data.buffer, this.#data.byteOffset + this.#at - 8, 8).getFloat64(0, true);
  }

  bucket(at: number): Bucket {
    if (this.#data[this.#at] === SAME) {
      this.#at += 1;
      const value = this.value() ?? 0;
      return { at, mean: value, min: value, max: value, last: value };
    }
    return {
      at,
      mean: this.value() ?? 0,
      min: this.value() ?? 0,
      max: this.value() ?? 0,
      last: this.value(),
    };
  }
}

/** The points of one series in the order of their time, from an instant on. */
export function packPoints(points: readonly Point[], from: number): Buffer {
  const packer = new Packer();
  let before = from;
  for (const { at, value } of points) {
    packer.whole(at - before).value(value);
    before = at;
  }
  return packer.data;
}

export function unpackPoints(data: Uint8Array, from: number): Point[] {
  const unpacker = new Unpacker(data);
  const points: Point[] = [];
  for (let at = from; !unpacker.isAtEnd; ) {
    at += unpacker.whole();
    points.push({ at, value: unpacker.value() });
  }
  return points;
}

/** Buckets of `length` ms each, in the order of their time, from an instant on. */
export function packBuckets(buckets: readonly Bucket[], from: number, length: number): Buffer {
  const packer = new Packer();
  let before = from;
  for (const bucket of buckets) {
    packer.whole((bucket.at - before) / length).bucket(bucket);
    before = bucket.at;
  }
  return packer.data;
}

export function unpackBuckets(data: Uint8Array, from: number, length: number): Bucket[] {
  const unpacker = new Unpacker(data);
  const buckets: Bucket[] = [];
  for (let at = from; !unpacker.isAtEnd; ) {
    at += unpacker.whole() * length;
    buckets.push(unpacker.bucket(at));
  }
  return buckets;
}
