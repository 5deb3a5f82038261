import type { Journal } from './journal.ts';
import type { Entry } from './types.ts';

/** Entries read at once. */
const PAGE = 200;

/**
 * What a turn does, from the entry after `after` on, while it does it (C19, C20): all of its processes, in order, each entry
 * once. Ends with the turn, however that ends, or by the signal; a reader that comes back with the last number it saw misses
 * and repeats nothing (X09).
 */
export async function* followTurn(
  journal: Journal,
  turn: string,
  options: { readonly after?: number; readonly signal: AbortSignal },
): AsyncGenerator<Entry, void, undefined> {
  const { signal } = options;
  let after = options.after ?? 0;
  let wake = () => {};
  const stop = journal.subscribe(() => wake());
  const aborted = () => wake();
  signal.addEventListener('abort', aborted);
  try {
    while (!signal.aborted) {
      const news = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const entries = journal.read({ turn, after, limit: PAGE });
      for (const entry of entries) {
        if (signal.aborted) return;
        after = entry.seq;
        yield entry;
      }
      if (entries.length > 0) continue;
      if (journal.store.isEnded(turn)) return;
      if (!signal.aborted) await news;
    }
  } finally {
    stop();
    signal.removeEventListener('abort', aborted);
  }
}
