/** A still picture as a thing sent it. It is kept in memory alone, and never told in a report. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: PictureType;
  /** When it came, in ms since the epoch; null where the broker had kept it, and nobody knows since when. */
  readonly at: number | null;
}

/** Why there is none, in words for people. */
export interface NoPicture {
  readonly reason: string;
}

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/**
 * What kind of picture begins with these bytes: JPEG (ITU-T T.81, B.1.1.3), PNG (ISO/IEC 15948, 5.2), GIF (87a, 89a), WebP (RFC 9649, 2.4).
 * Undefined for all else, SVG too: it may hold a script.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif';
  return starts('RIFF') && starts('WEBP', 8) ? 'image/webp' : undefined;
}
