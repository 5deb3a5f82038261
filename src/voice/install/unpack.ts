import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { createGunzip } from 'node:zlib';
import { HearthError } from '../../base/index.ts';

const BLOCK = 512;
/** A file of an archive, and all that is kept of one. */
const BYTES_MAX = 200_000_000;
const FILES_MAX = 10_000;

/**
 * Unpacks the archive of an npm package (POSIX.1-1988 ustar in gzip) into a folder: the files that are kept, without the `package/` before
 * each. Links are passed by, and nothing is written outside the folder.
 * @throws HearthError `invalid-params` where it is no such archive, or one that is larger than any of ours.
 */
export async function unpack(
  archive: string,
  folder: string,
  keeps: (file: string) => boolean,
): Promise<void> {
  const blocks = new Blocks(createReadStream(archive).pipe(createGunzip()));
  let files = 0;
  let bytes = 0;
  for (;;) {
    const header = await blocks.take(BLOCK);
    if (header === undefined || header.every((byte) => byte === 0)) return;
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    if (!Number.isInteger(size) || size < 0 || size > BYTES_MAX || ++files > FILES_MAX)
      throw refused(archive, 'is no archive of a package');
    const type = String.fromCharCode(header[156]!);
    const name = nameOf(header);
    const kept = (type === '0' || type === '\0') && keeps(name) && isInside(name);
    if (!kept) {
      await blocks.pass(Math.ceil(size / BLOCK) * BLOCK);
      continue;
    }
    bytes += size;
    if (bytes > BYTES_MAX) throw refused(archive, 'is larger than any package of ours');
    await write(blocks, size, join(folder, name));
    await blocks.pass((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

async function write(blocks: Blocks, size: number, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'w', 0o600);
  try {
    for (let left = size; left > 0; ) {
      const part = await blocks.some(left);
      if (part === undefined) throw refused(path, 'breaks off');
      await file.write(part);
      left -= part.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

function nameOf(header: Buffer): string {
  const prefix = text(header, 345, 155);
  const whole = prefix === '' ? text(header, 0, 100) : `${prefix}/${text(header, 0, 100)}`;
  return whole.slice(whole.indexOf('/') + 1);
}

function isInside(name: string): boolean {
  const plain = normalize(name);
  return plain !== '' && !plain.startsWith('..') && !plain.startsWith(sep) && !/^[a-z]:/i.test(plain);
}

function text(header: Buffer, start: number, length: number): string {
  const end = header.indexOf(0, start);
  return header.toString('utf8', start, Math.min(end < 0 ? start + length : end, start + length));
}

function refused(path: string, message: string): HearthError {
  return new HearthError('invalid-params', `${path} ${message}`);
}

/** Bytes of a stream in the portions that are asked for. */
class Blocks {
  readonly #parts: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#parts = stream[Symbol.asyncIterator]();
  }

  /** The next bytes, at most so many; none at the end. */
  async some(most: number): Promise<Buffer | undefined> {
    while (this.#left.length === 0) {
      const { done, value } = await this.#parts.next();
      if (done) return undefined;
      this.#left = value;
    }
    const taken = this.#left.subarray(0, most);
    this.#left = this.#left.subarray(taken.length);
    return taken;
  }

  /** Exactly so many; none where the stream ends before. */
  async take(count: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for (let left = count; left > 0; ) {
      const part = await this.some(left);
      if (part === undefined) return undefined;
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }

  async pass(count: number): Promise<void> {
    for (let left = count; left > 0; ) {
      const part = await this.some(left);
      if (part === undefined) return;
      left -= part.length;
    }
  }
}
