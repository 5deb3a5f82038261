import type { Entry } from './types.ts';

/** Turns in memory: those whose end is being told, and what a talk goes back to at once. */
const TURNS_KEPT = 8;
/** A longer turn is read from the disk. */
const ENTRIES_KEPT = 1000;

/**
 * The entries of the last turns as they lie on disk, because whoever waited for the end of a turn asks then what came of it. A turn is
 * kept from its first entry, which is that of the process it is called after, or not at all.
 */
export class RecentTurns {
  readonly #turns = new Map<string, Entry[]>();

  /** Entries that have been committed, in their order. */
  add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const { turn } = entry;
      const isFirst = entry.e === 'created' && entry.process === turn;
      const kept = isFirst ? [] : this.#turns.get(turn);
      if (kept === undefined) continue;
      kept.push(entry);
      this.#turns.delete(turn);
      if (kept.length <= ENTRIES_KEPT) this.#turns.set(turn, kept);
    }
    for (const oldest of this.#turns.keys()) {
      if (this.#turns.size <= TURNS_KEPT) return;
      this.#turns.delete(oldest);
    }
  }

  /** All entries of a turn, where it is kept. */
  of(turn: string): readonly Entry[] | undefined {
    return this.#turns.get(turn);
  }

  clear(): void {
    this.#turns.clear();
  }
}
