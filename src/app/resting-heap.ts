import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Clock, Part, Timer } from '../base/index.ts';
import { forgetIdlePatterns } from '../understanding/index.ts';

/** How often it looks whether there is garbage worth a pause. */
const LOOK_MS = 20_000;
/** Where nothing was wanted for so long nobody waits for an answer. */
const QUIET_MS = 3_000;
/** Entries after which there is garbage worth a pause: some ten commands. */
const WORKED = 230;

/**
 * Gives memory back when the house is at rest: garbage, and patterns of the language that nobody needed for a while. V8 sweeps out the
 * dead when more is allocated, so that a hub that had much to do and then nothing keeps some 50 MB of garbage for hours. Collecting holds
 * the loop for about 50 ms (150 ms on a Pi), which nobody notices then.
 * What sensors tell is no unrest and no work: they write no entry of the journal, and V8 sweeps by itself where they go on.
 * docs/decisions/0029-memory-at-rest.md has the figures.
 */
export class RestingHeap implements Part {
  readonly name = 'heap';
  readonly #clock: Clock;
  readonly #entries: () => number;
  readonly #collect: () => void;
  #seen: number;
  /** Entries since it was last swept. A start leaves garbage too. */
  #work = WORKED;
  #timer: Timer | undefined;

  /**
   * @param entries of the journal so far, the measure of what is done for people. A hub that starts again may begin them anew.
   * @param collect sweeps out the dead; V8's own collector when absent.
   */
  constructor(options: {
    readonly clock: Clock;
    readonly entries: () => number;
    readonly collect?: () => void;
  }) {
    this.#clock = options.clock;
    this.#entries = options.entries;
    this.#collect = options.collect ?? collector();
    this.#seen = options.entries();
  }

  start(): void {
    this.#after(LOOK_MS);
  }

  close(): void {
    this.#timer?.cancel();
  }

  #after(ms: number): void {
    this.#timer = this.#clock.after(ms, () => this.#look());
  }

  /** Sweeps after a quiet moment, and waits for one where there is something to sweep. */
  #look(): void {
    const entries = this.#entries();
    const more = entries < this.#seen ? entries : entries - this.#seen;
    this.#seen = entries;
    this.#work += more;
    if (this.#work >= WORKED && more === 0) {
      this.#work = 0;
      forgetIdlePatterns();
      this.#collect();
    }
    this.#after(this.#work >= WORKED ? QUIET_MS : LOOK_MS);
  }
}

/** V8's collector, which it shows only under a flag; the flag is taken back, for compiled code is taken only under the flags it was made with. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
