import type { ChannelName, OutboundMessage } from '../domain/index.ts';
import type { Store } from '../store/index.ts';

/** A notice that waits for its person. */
export interface KeptNotice {
  readonly message: OutboundMessage;
  /** It came in the quiet hours of its person. */
  readonly held: boolean;
}

interface Row {
  readonly id: string;
  readonly message: string;
  readonly held: number;
  readonly told_by: ChannelName | null;
}

/** So long it is known that a notice was told, so that whoever offers it again after a restart says it twice to nobody. */
const TOLD_KEPT_MS = 7 * 86_400_000;

/** Notices that reached nobody yet, through kill -9 and power cuts, and by which door those that were kept left in the end. */
export class KeptStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('kept notices', [
      `CREATE TABLE kept_notice (
         id TEXT PRIMARY KEY, at INTEGER NOT NULL, message TEXT NOT NULL, held INTEGER NOT NULL, told_by TEXT
       ) STRICT, WITHOUT ROWID`,
    ]);
  }

  /** The oldest first. */
  waiting(): readonly KeptNotice[] {
    const rows = this.#store.all<Row>('SELECT * FROM kept_notice WHERE told_by IS NULL ORDER BY at, id');
    return rows.map(({ message, held }) => ({
      message: JSON.parse(message) as OutboundMessage,
      held: held === 1,
    }));
  }

  /** Those that were told, by id, with the door. */
  told(): readonly (readonly [id: string, by: ChannelName])[] {
    const rows = this.#store.all<Row>('SELECT * FROM kept_notice WHERE told_by IS NOT NULL ORDER BY at, id');
    return rows.map(({ id, told_by: by }) => [id, by as ChannelName]);
  }

  keep({ message, held }: KeptNotice, at: number): void {
    const row = { id: message.id, at, message: JSON.stringify(message), held: Number(held), told_by: null };
    this.#store.transaction(() => this.#store.put('kept_notice', row, 'REPLACE'));
  }

  setTold(ids: readonly string[], by: ChannelName, now: number): void {
    this.#store.transaction(() => {
      for (const id of ids)
        this.#store.run(
          "UPDATE kept_notice SET told_by = ?, at = ?, message = '{}' WHERE id = ?",
          by,
          now,
          id,
        );
      this.#store.run('DELETE FROM kept_notice WHERE told_by IS NOT NULL AND at < ?', now - TOLD_KEPT_MS);
    });
  }

  forget(id: string): void {
    this.#store.run('DELETE FROM kept_notice WHERE id = ?', id);
  }
}
