/** The hub's private key for grants: in a file of its own, apart from the database and from every backup of it. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { HearthError, type Logger, messageOf } from '../../base/index.ts';
import type { KeyFile, Store } from '../../store/index.ts';
import { GrantStore } from './grant-store.ts';

/** A fresh ed25519 key (RFC 8032), for `GrantIssuer`. */
export function newGrantKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

/** base64url of the SubjectPublicKeyInfo (RFC 8410) that services verify by. */
export function publicTextOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/**
 * The key that this hub signs with. It is made at the first start. An earlier Hearth kept it in the database: from there it moves into the
 * file, once, so that services elsewhere go on trusting it, and is wiped out of the database.
 * @throws HearthError `config-invalid` when the file holds no such key.
 */
export function openGrantKey({
  file,
  store,
  log,
}: {
  readonly file: KeyFile;
  readonly store: Store;
  readonly log: Logger;
}): KeyObject {
  const text = file.read();
  const grants = new GrantStore(store);
  const old = grants.key('issuer');
  const key = text === undefined ? (keyOfOld(old) ?? newGrantKey()) : keyIn(file.path, text);
  if (text === undefined) file.write(key.export({ format: 'pem', type: 'pkcs8' }) as string);
  if (old !== undefined) wipe(grants, log, file.path);
  return key;
}

/**
 * Takes the signing key out of a database in which an earlier Hearth kept it, such as an old backup.
 * @throws HearthError `busy` when the file is in use just now.
 */
export function wipeGrantKey(store: Store): void {
  new GrantStore(store).wipeIssuer();
}

/** A hub that cannot wipe now works all the same, and tries again at its next start. */
function wipe(grants: GrantStore, log: Logger, path: string): void {
  try {
    grants.wipeIssuer();
    log.info('the key that grants are signed with has left the database', { file: path });
  } catch (error) {
    log.warn(
      'the key that grants are signed with could not be wiped out of the database; the next start tries again',
      {
        error: messageOf(error),
      },
    );
  }
}

/** Nothing for what an interrupted move left. */
function keyOfOld(text: string | undefined): KeyObject | undefined {
  if (text === undefined || text === '') return undefined;
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
}

function keyIn(path: string, text: string): KeyObject {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw noKey(path, error);
  }
  throw noKey(path);
}

function noKey(path: string, cause?: unknown): HearthError {
  return new HearthError('config-invalid', `${path} holds no key that grants can be signed with`, {
    hint: 'Move it away: the next start makes a new one, and services elsewhere are told by "--new-hub-key" (docs/guides/security.md).',
    cause,
  });
}
