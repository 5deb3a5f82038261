import type { Clock } from '../../base/index.ts';

/** Nodes on busy disks have learnt from each other by then. */
const LATE_MS = 2_000;
/** What is asked for again has come by then. */
const ANSWERED_MS = 1_000;

/**
 * Retained messages at a cluster whose nodes learn them from each other: what was kept a moment ago at another node is not told to who
 * subscribes here, and what was kept before it may come behind it. So each filter is asked for once more, and until that is answered
 * nothing retained is believed of a topic on which something new has come.
 */
export class LateRetained {
  readonly #clock: Clock;
  readonly #live = new Set<string>();
  #open = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `again` asks once more for what was granted. */
  granted(again: () => void): void {
    this.#open += 1;
    this.#clock.after(LATE_MS, () => {
      again();
      this.#clock.after(ANSWERED_MS, () => {
        this.#open -= 1;
        if (this.#open === 0) this.#live.clear();
      });
    });
  }

  /** Whether a message may be older than one that came before it. */
  isOld(topic: string, retained: boolean): boolean {
    if (this.#open === 0) return false;
    if (!retained) this.#live.add(topic);
    return retained && this.#live.has(topic);
  }
}
