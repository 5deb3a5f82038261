import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * A fresh identifier such as `turn_01j9x2…`: the prefix says what it names, 48 bits of time keep the database's
 * pages in order, 80 random bits keep it unique across restarts and machines (the layout of a ULID, in lower case).
 */
export function newId(prefix: string, now: number = Date.now()): string {
  let time = '';
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  let chance = '';
  for (const byte of randomBytes(16)) chance += ALPHABET[byte & 31];
  return `${prefix}_${time}${chance}`;
}
