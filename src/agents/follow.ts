import type { Journal } from './journal.ts';
import type { ReadOptions } from './journal-store.ts';
import type { Entry } from './types.ts';

/** Entries read at once. */
const PAGE = 200;

/**
 * What is written of a turn or a process from the entry after `after` on, while it is written (C19, C20): in order, each entry
 * once. Ends with the signal. A reader that comes back with the last number it saw misses and
 * repeats nothing (X09).
 */
export async function* followJournal(
  journal: Journal,
  of: Pick<ReadOptions, 'turn' | 'process' | 'after'>,
  signal: AbortSignal,
): AsyncGenerator<Entry, void, undefined> {
  let after = of.after ?? 0;
  let wake = () => {};
  const stop = journal.subscribe(() => wake());
  const aborted = () => wake();
  signal.addEventListener('abort', aborted);
  try {
    while (!signal.aborted) {
      const news = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const entries = journal.read({ ...of, after, limit: PAGE });
      for (const entry of entries) {
        if (signal.aborted) return;
        after = entry.seq;
        yield entry;
      }
      if (entries.length > 0) continue;
      if (!signal.aborted) await news;
    }
  } finally {
    stop();
    signal.removeEventListener('abort', aborted);
  }
}
