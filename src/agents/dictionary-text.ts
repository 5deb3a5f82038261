import { deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';

/** A text as it lies on disk: the number of the newest of its dictionaries, then deflate's bytes. */
export function packedBy(dictionaries: readonly Buffer[], text: string | Buffer, way: ZlibOptions): Buffer {
  const newest = dictionaries.length - 1;
  return Buffer.concat([
    Buffer.of(newest),
    deflateRawSync(text, { ...way, dictionary: dictionaries[newest] }),
  ]);
}

/** What was packed, in UTF-8, by the dictionary that it names. */
export function unpackedBy(dictionaries: readonly Buffer[], row: Buffer, way: ZlibOptions): Buffer {
  return inflateRawSync(row.subarray(1), { ...way, dictionary: dictionaries[row[0]!] });
}
