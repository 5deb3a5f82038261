import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyedCertificate, makeLeaf, makeRoot } from '../../../src/tls/certify.ts';

export const DAY_MS = 86_400_000;

/** A certificate as somebody else's authority signs it, valid from yesterday. */
export async function foreignCertificate(
  names: readonly string[],
  { from = Date.now() - DAY_MS, days = 90 }: { readonly from?: number; readonly days?: number } = {},
): Promise<KeyedCertificate & { readonly ca: string }> {
  const validity = { from, until: from + days * DAY_MS };
  const root = await makeRoot('Somebody', { from, until: from + 10 * 365 * DAY_MS });
  return { ...(await makeLeaf(root, 'theirs', names, validity)), ca: root.cert };
}

/** Writes both files into the folder, as a program that renews them does, and tells their paths. */
export function writePair(folder: string, { cert, key }: KeyedCertificate) {
  const paths = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  writeFileSync(paths.cert, cert);
  writeFileSync(paths.key, key);
  return paths;
}
