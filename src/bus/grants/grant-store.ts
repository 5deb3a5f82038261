import type { Store } from '../../store/index.ts';

const PRUNED_PER_WRITE = 8;

const MIGRATIONS = [
  `CREATE TABLE grant_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
   CREATE TABLE grants_used (nonce TEXT PRIMARY KEY, wish TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
   CREATE INDEX grants_used_expires ON grants_used (expires);`,
];

/** `hub`: the public key a service has come to trust. `issuer`: where the hub's private key lay before it had a file of its own. */
type KeyName = 'issuer' | 'hub';

/** Keys of grants, and which grants have been used, until they expire. */
export class GrantStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('grants', MIGRATIONS);
  }

  key(name: KeyName): string | undefined {
    return this.#store.one<{ value: string }>('SELECT value FROM grant_keys WHERE name = ?', name)?.value;
  }

  /** The service forgets which hub it trusts, and learns the next key it is offered. */
  forgetHub(): void {
    this.#store.transaction(() => this.#store.run("DELETE FROM grant_keys WHERE name = 'hub'"));
  }

  /**
   * Wipes the hub's private key out of the database where an earlier Hearth kept it, also out of free pages and the log. Its row goes last:
   * what was interrupted is done again the next time.
   * @returns false where there was none.
   * @throws HearthError `busy` when the file is in use just now.
   */
  wipeIssuer(): boolean {
    if (this.key('issuer') === undefined) return false;
    this.keepKey('issuer', '');
    this.#store.rewrite();
    this.#store.transaction(() => this.#store.run("DELETE FROM grant_keys WHERE name = 'issuer'"));
    return true;
  }

  keepKey(name: KeyName, value: string): void {
    this.#store.transaction(() => this.#store.put('grant_keys', { name, value }, 'REPLACE'));
  }

  /**
   * Uses a grant up. False when it was used before for another wish: a call that is sent again, because its answer was lost,
   * is the same wish. `expires` in milliseconds since the epoch.
   */
  use(nonce: string, wish: string, expires: number, now: number): boolean {
    return this.#store.transaction(() => {
      const used = this.#store.one<{ wish: string }>('SELECT wish FROM grants_used WHERE nonce = ?', nonce);
      if (used !== undefined) return used.wish === wish;
      this.#store.put('grants_used', { nonce, wish, expires });
      this.#store.run(
        `DELETE FROM grants_used WHERE nonce IN
           (SELECT nonce FROM grants_used WHERE expires <= ? ORDER BY expires LIMIT ?)`,
        ...[now, PRUNED_PER_WRITE],
      );
      return true;
    });
  }
}
