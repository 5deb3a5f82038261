import type { DeviceKind, DeviceState } from '../../domain/index.ts';
import type { Store } from '../../store/index.ts';

/** What somebody did to a thing without the house. */
export interface HandDeed {
  readonly at: number;
  readonly device: string;
  readonly kind: DeviceKind;
  readonly method: string;
  /** How it was then. */
  readonly state: DeviceState;
}

const KEPT_MAX = 2_000;

/** What was done by hand, the last of it. A line goes with the next commit that somebody makes and costs none of its own. */
export class HandStore {
  readonly #store: Store;
  readonly #deeds: HandDeed[];

  constructor(store: Store) {
    this.#store = store;
    store.migrate('hands', [
      `CREATE TABLE hand_deed (
         at INTEGER NOT NULL, device TEXT NOT NULL, kind TEXT NOT NULL, method TEXT NOT NULL, state TEXT NOT NULL
       ) STRICT;
       CREATE INDEX hand_deed_at ON hand_deed (at)`,
    ]);
    const rows = store.all<Omit<HandDeed, 'state'> & { readonly state: string }>(
      'SELECT * FROM hand_deed ORDER BY at DESC LIMIT ?',
      KEPT_MAX,
    );
    this.#deeds = rows.map((row) => ({ ...row, state: JSON.parse(row.state) as DeviceState })).reverse();
  }

  /** The newest first. */
  between(since: number, until: number): readonly HandDeed[] {
    return this.#deeds.filter(({ at }) => at >= since && at <= until).reverse();
  }

  add(deed: HandDeed): void {
    this.#deeds.push(deed);
    const [oldest] = this.#deeds.length > KEPT_MAX ? this.#deeds.splice(0, 1) : [];
    this.#store.ride(() => {
      this.#store.put('hand_deed', { ...deed, state: JSON.stringify(deed.state) });
      if (oldest !== undefined) this.#store.run('DELETE FROM hand_deed WHERE at <= ?', oldest.at);
    });
  }
}
