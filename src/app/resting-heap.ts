import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Clock, Part, Timer } from '../base/index.ts';

/** How often it looks whether the house is at rest. */
const LOOK_MS = 20_000;
/** Commits between two looks of a house where nobody wants anything: sensors tell what they measured. */
const AT_REST = 5;
/** Commits after which there is garbage worth the look: some ten commands. */
const WORKED = 20;

/**
 * Gives memory back when the house is at rest. V8 sweeps out the dead when more is allocated, so that a hub that had much to do and then
 * nothing keeps some 50 MB of garbage for hours. Collecting holds the loop for about 50 ms (150 ms on a Pi), which nobody notices then.
 * docs/decisions/0029-memory-at-rest.md has the figures.
 */
export class RestingHeap implements Part {
  readonly name = 'heap';
  readonly #clock: Clock;
  readonly #commits: () => number;
  readonly #collect: () => void;
  #seen: number;
  /** Commits since it was last swept. A start leaves garbage too. */
  #work = WORKED;
  #timer: Timer | undefined;

  /**
   * @param commits made so far, the measure of how much there is to do. They begin anew with a hub that starts again.
   * @param collect sweeps out the dead; V8's own collector when absent.
   */
  constructor(options: {
    readonly clock: Clock;
    readonly commits: () => number;
    readonly collect?: () => void;
  }) {
    this.#clock = options.clock;
    this.#commits = options.commits;
    this.#collect = options.collect ?? collector();
    this.#seen = options.commits();
  }

  start(): void {
    this.#timer = this.#clock.after(LOOK_MS, () => {
      this.#look();
      this.start();
    });
  }

  close(): void {
    this.#timer?.cancel();
  }

  #look(): void {
    const commits = this.#commits();
    const more = commits < this.#seen ? commits : commits - this.#seen;
    this.#seen = commits;
    this.#work += more;
    if (more > AT_REST || this.#work < WORKED) return;
    this.#work = 0;
    this.#collect();
  }
}

/** V8's collector, which it shows only under a flag; the flag is taken back, for compiled code is taken only under the flags it was made with. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
