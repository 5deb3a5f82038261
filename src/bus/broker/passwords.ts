import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factor: about 50 ms on a small computer (RFC 7914 section 2 with r = 8, p = 1). */
const COST = 2 ** 14;
const COST_MAX = 2 ** 17;
const HASH_BYTES = 32;
/** Beside the blocks, which a small work factor needs too. */
const SPARE_BYTES = 2 ** 16;
const HASHED = /^scrypt\$(\d{1,6})\$([\w-]{16,86})\$([\w-]{43})$/;

/** A password as it may stand in a configuration file: `scrypt$N$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return `scrypt$${COST}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export function isHashedPassword(text: string): boolean {
  return parseHash(text) !== undefined;
}

export async function verifyPassword(password: string, hashed: string): Promise<boolean> {
  const parsed = parseHash(hashed);
  if (parsed === undefined) return false;
  const hash = await derive(password, parsed.salt, parsed.cost);
  return timingSafeEqual(hash, parsed.hash);
}

function parseHash(text: string): { cost: number; salt: Buffer; hash: Buffer } | undefined {
  const match = HASHED.exec(text);
  if (match === null) return undefined;
  const cost = Number(match[1]);
  if (cost < 2 || cost > COST_MAX || !Number.isInteger(Math.log2(cost))) return undefined;
  const hash = Buffer.from(match[3]!, 'base64url');
  if (hash.length !== HASH_BYTES) return undefined;
  return { cost, salt: Buffer.from(match[2]!, 'base64url'), hash };
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const memory = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 + SPARE_BYTES };
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, memory, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}
