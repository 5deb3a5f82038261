import { statSync } from 'node:fs';
import { type Clock, HearthError, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import type { MemoryMark } from './memory-mark.ts';
import { Store } from './store.ts';

const EVERY_MS = 60_000;

/**
 * Looks every minute whether the file of the open memory is still there: who deletes, empties or replaces it takes away what the hub
 * remembers, and SQLite goes on without a word (sqlite.org/howtocorrupt.html, section 4). What can be saved is copied beside it.
 */
export class MemoryWatch implements Part {
  readonly name = 'watch over the memory';
  readonly #store: Store;
  readonly #mark: MemoryMark;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #inodes: ReadonlyMap<string, number | undefined>;
  #timer: Timer | undefined;

  constructor(options: {
    readonly store: Store;
    readonly mark: MemoryMark;
    readonly clock: Clock;
    readonly log: Logger;
  }) {
    this.#store = options.store;
    this.#mark = options.mark;
    this.#clock = options.clock;
    this.#log = options.log;
    const { path } = this.#store;
    this.#inodes = new Map([path, `${path}-wal`].map((file) => [file, inodeOf(file)]));
  }

  start(): void {
    this.#timer = this.#clock.after(EVERY_MS, () => {
      if (!this.#look()) this.start();
    });
  }

  close(): void {
    this.#timer?.cancel();
  }

  /** Returns whether the memory is gone, after which there is nothing more to watch. */
  #look(): boolean {
    const fault = this.#fault();
    if (fault === undefined) return false;
    const { path } = this.#store;
    const { backup } = this.#mark;
    const rescued = `${path}.rescued`;
    const restore = (file: string) => `stop the hub and run "hearth restore ${file}"`;
    const last = backup === undefined ? 'there is no backup' : restore(backup);
    this.#store.lose(fault, `The memory cannot be mended while the hub runs: ${last}.`);
    this.#log.error(`the memory ${path} ${fault}: what happens from now on will be lost`, { hint: last });
    this.#save(rescued).then(
      () => {
        this.#store.lose(fault, `What it held is saved: ${restore(rescued)}.`);
        this.#log.warn('what the memory held is saved', { file: rescued, hint: restore(rescued) });
      },
      (error: unknown) => this.#log.error('the memory could not be saved', { error: messageOf(error) }),
    );
    return true;
  }

  /** An inode that nobody can name any more is still read whole; of a file that was emptied there is what stands in its log. */
  async #save(file: string): Promise<void> {
    await this.#store.rescue(file);
    const copy = new Store({ path: file });
    const [fault] = copy.check();
    copy.close();
    if (fault !== undefined) throw new HearthError('store-corrupt', fault);
  }

  /** In words that follow its path. */
  #fault(): string | undefined {
    for (const [file, inode] of this.#inodes) {
      if (inode === undefined) continue;
      const now = inodeOf(file);
      if (now === undefined) return 'was deleted';
      if (now !== inode) return 'was replaced by another file';
    }
    return this.#store.isBlank ? 'was emptied' : undefined;
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
