import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HearthError } from '../../base/index.ts';

/** Folders of the data folder with the house's keys. */
const FOLDERS = ['keys', 'tls'];
const MAGIC = Buffer.from('hearth-keys-1\n');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** RFC 7914: about 100 ms and 32 MB on a small machine. */
const SCRYPT = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Every key of the data folder in one text that only the passphrase opens (scrypt, RFC 7914; AES-256-GCM, NIST SP 800-38D). */
export function sealKeys(data: string, passphrase: string): Buffer {
  const files = Object.fromEntries(
    FOLDERS.flatMap((folder) =>
      existsSync(join(data, folder))
        ? readdirSync(join(data, folder)).map((name) => {
            const path = `${folder}/${name}`;
            return [path, readFileSync(join(data, path), 'utf8')];
          })
        : [],
    ),
  );
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce).setAAD(MAGIC);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(files)), cipher.final()]);
  return Buffer.concat([MAGIC, salt, nonce, cipher.getAuthTag(), sealed]);
}

/**
 * The keys by their path in the data folder.
 * @throws HearthError `config-invalid` when the passphrase is another or the file was changed.
 */
export function openKeys(sealed: Buffer, passphrase: string): Readonly<Record<string, string>> {
  const at = [MAGIC.length, SALT_BYTES, NONCE_BYTES, TAG_BYTES].map((_, index, sizes) =>
    sizes.slice(0, index + 1).reduce((sum, size) => sum + size),
  ) as [number, number, number, number];
  const [salt, nonce, tag] = [
    sealed.subarray(at[0], at[1]),
    sealed.subarray(at[1], at[2]),
    sealed.subarray(at[2], at[3]),
  ];
  try {
    const opener = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce)
      .setAAD(sealed.subarray(0, at[0]))
      .setAuthTag(tag);
    const text = Buffer.concat([opener.update(sealed.subarray(at[3])), opener.final()]).toString();
    return JSON.parse(text) as Readonly<Record<string, string>>;
  } catch (cause) {
    throw new HearthError('config-invalid', 'The keys of this backup do not open with that passphrase.', {
      hint: 'Set backup.passphrase (HEARTH_BACKUP_PASSPHRASE) to the one of the day it was made.',
      cause,
    });
  }
}

/** Puts back those that are not there. @returns their paths. */
export function putKeys(data: string, keys: Readonly<Record<string, string>>): readonly string[] {
  const missing = Object.entries(keys).filter(
    ([path]) => FOLDERS.includes(dirname(path)) && !existsSync(join(data, path)),
  );
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(data, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(data, path), text, { mode: 0o600 });
  }
  return missing.map(([path]) => path);
}

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase, salt, 32, SCRYPT);
}
