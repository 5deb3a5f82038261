import { DeviceState } from '../../src/domain/index.ts';
import type { Store } from '../../src/store/index.ts';

/** How devices were when the scene was kept, by their ids. */
export interface KeptScene {
  readonly name: string;
  readonly states: ReadonlyMap<string, DeviceState>;
}

export class SceneStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('scene', [
      `CREATE TABLE scene_state (
         scene TEXT NOT NULL, device TEXT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (scene, device)
       ) STRICT, WITHOUT ROWID`,
    ]);
  }

  all(): KeptScene[] {
    const sql = 'SELECT * FROM scene_state ORDER BY scene';
    const rows = this.#store.all<{ scene: string; device: string; state: string }>(sql);
    const scenes = new Map<string, Map<string, DeviceState>>();
    for (const { scene, device, state } of rows) {
      const states = scenes.get(scene) ?? new Map<string, DeviceState>();
      scenes.set(scene, states.set(device, DeviceState.parse(JSON.parse(state))));
    }
    return [...scenes].map(([name, states]) => ({ name, states }));
  }

  /** In the place of the one of this name, if there is one. */
  put({ name, states }: KeptScene): void {
    this.#store.transaction(() => {
      this.delete(name);
      for (const [device, state] of states)
        this.#store.put('scene_state', { scene: name, device, state: JSON.stringify(state) });
    });
  }

  delete(name: string): void {
    this.#store.run('DELETE FROM scene_state WHERE scene = ?', name);
  }
}
