import { HearthError, type Json, parseJson } from '../../base/index.ts';

/** Bytes of a request body, before anything of it is parsed. */
export const BODY_BYTES_MAX = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Text from the bytes of a body. JSON must be UTF-8 (RFC 8259 section 8.1): other bytes are refused and not repaired.
 * @throws HearthError `parse-error`.
 */
export function parseBody(bytes: Buffer): Json | undefined {
  if (bytes.length === 0) return undefined;
  const parsed = parseJson(decode(bytes));
  if (parsed.ok) return parsed.value;
  throw new HearthError('parse-error', `The body is not JSON we take: ${parsed.reason}`, {
    hint: 'Send one JSON value in UTF-8, nested no deeper than 32 levels.',
  });
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new HearthError('parse-error', 'The body is not valid UTF-8', {
      hint: 'Encode JSON as UTF-8.',
      cause,
    });
  }
}
