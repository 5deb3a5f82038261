import type { Store } from '../../store/index.ts';

const MIGRATIONS = ['CREATE TABLE seen (client TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID'];

/** A session whose client stays away for longer has ended. MQTT 3.1.1 leaves the limit to the broker (section 3.1.2.4). */
export const SESSION_KEPT_MS = 30 * 86_400_000;

/**
 * When clients whose sessions outlive their connections were last there. Kept in memory and written by the day, so that a sensor
 * that wakes for a second every minute costs no write.
 */
export class SessionStore {
  readonly #store: Store;
  readonly #present = new Set<string>();
  readonly #came = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
    store.migrate('broker-sessions', MIGRATIONS);
  }

  arrived(client: string): void {
    this.#present.add(client);
    this.#came.add(client);
  }

  left(client: string): void {
    this.#present.delete(client);
  }

  /** Writes down who was there since the last time. */
  note(now: number): void {
    this.#store.transaction(() => {
      for (const client of new Set([...this.#present, ...this.#came]))
        this.#store.put('seen', { client, at: now }, 'REPLACE');
    });
    this.#came.clear();
  }

  /** Those of these sessions whose clients have been away for too long. One that is new here has been away since now. */
  ended(sessions: Iterable<string>, now: number): readonly string[] {
    this.note(now);
    return this.#store.transaction(() =>
      [...sessions].filter((client) => {
        const at = this.#store.one<{ at: number }>('SELECT at FROM seen WHERE client = ?', client)?.at;
        if (at === undefined) this.#store.put('seen', { client, at: now });
        if (at === undefined || now - at < SESSION_KEPT_MS) return false;
        this.#store.run('DELETE FROM seen WHERE client = ?', client);
        return true;
      }),
    );
  }
}
