import { dirname, join } from 'node:path';
import { DeviceState } from '../../src/domain/index.ts';
import { Store, troubleOf } from '../../src/store/index.ts';

const STEPS = [
  `CREATE TABLE simulated_world (
     id       TEXT PRIMARY KEY,
     state    TEXT NOT NULL,
     commands INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID`,
];

export interface Thing {
  readonly state: DeviceState;
  /** How often it was told something. */
  readonly commands: number;
}

/**
 * The physical truth, which does not care whether the hub lives: it has a file of its own beside the hub's database, so
 * that kill -9 leaves every lamp as it was and no figure of the hub's own commits counts it.
 */
export class WorldStore {
  readonly #store: Store;
  readonly #owned: boolean;

  constructor(beside: Store) {
    this.#owned = beside.path !== ':memory:';
    this.#store = this.#owned
      ? new Store({ path: join(dirname(beside.path), 'simulated.db'), durability: 'process-kill' })
      : beside;
    this.#store.migrate('simulated', STEPS);
  }

  things(): Map<string, Thing> {
    const sql = 'SELECT id, state, commands FROM simulated_world';
    const rows = this.#store.all<{ id: string; state: string; commands: number }>(sql);
    return new Map(
      rows.map(({ id, state, commands }) => [id, { state: DeviceState.parse(JSON.parse(state)), commands }]),
    );
  }

  save(id: string, { state, commands }: Thing): void {
    const row = { id, state: JSON.stringify(state), commands };
    try {
      this.#store.transaction(() => this.#store.put('simulated_world', row, 'REPLACE'));
    } catch (error) {
      // A lamp goes on shining on a full disk; what it is like is saved with its next change.
      if (troubleOf(error) === undefined) throw error;
    }
  }

  close(): void {
    if (this.#owned) this.#store.close();
  }
}
