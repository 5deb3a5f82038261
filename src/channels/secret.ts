import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { HearthError } from '../base/index.ts';

/** What a person may make up: shorter ones can be guessed from the network, the lock-out of an address aside. */
const OWNER_SECRET_LENGTH_MIN = 16;
const OWNER_SECRET_LENGTH_MAX = 512;

/** 256 random bits. */
export function newSecret(): string {
  return `hearth_${randomBytes(32).toString('base64url')}`;
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Checks a HEARTH_OWNER_TOKEN; an absent or empty one is none.
 * @throws HearthError `config-invalid` when it is too short, or could not be sent in a header.
 */
export function checkOwnerSecret(given: string | undefined): void {
  if (given === undefined || given === '') return;
  const fault = !/^[\x21-\x7e]*$/.test(given)
    ? 'holds characters that no HTTP header can carry'
    : given.length < OWNER_SECRET_LENGTH_MIN
      ? `is too short, at least ${OWNER_SECRET_LENGTH_MIN} characters`
      : given.length > OWNER_SECRET_LENGTH_MAX
        ? `is too long, at most ${OWNER_SECRET_LENGTH_MAX} characters`
        : undefined;
  if (fault === undefined) return;
  throw new HearthError('config-invalid', `HEARTH_OWNER_TOKEN ${fault}`, {
    hint: 'Use printable ASCII without blanks, for example the output of "openssl rand -hex 32".',
    faults: [{ path: 'HEARTH_OWNER_TOKEN', message: fault }],
  });
}

/** A file that holds one secret and that only the hub's own user can read (mode 0600). */
export class SecretFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Whole or not at all: whoever reads at the same time sees the old secret or the new one. */
  write(secret: string): void {
    const draft = `${this.#path}.new`;
    // A draft that a crash left may be open to others; a new file never is.
    rmSync(draft, { force: true });
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, this.#path);
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }

  removeUnless(isGood: (secret: string) => boolean): void {
    const secret = this.#read();
    if (secret !== undefined && !isGood(secret)) this.remove();
  }

  #read(): string | undefined {
    try {
      return readFileSync(this.#path, 'utf8').trim();
    } catch {
      // Whoever has put the token in a better place may well have removed the file.
      return undefined;
    }
  }
}
