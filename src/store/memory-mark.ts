import { existsSync, rmSync } from 'node:fs';
import { HearthError, isJsonObject, parseJson } from '../base/index.ts';
import { isEmpty } from './file-head.ts';
import { KeyFile } from './key-file.ts';
import { memoryId, nameMemory, signMemory } from './memory-store.ts';
import type { Store } from './store.ts';

/** What stands in the mark. */
interface Mark {
  readonly memory: string;
  readonly backup?: { readonly file: string; readonly at: string };
  /** How far the Hearth that ran here last knows the tables of each room. */
  readonly rooms?: Readonly<Record<string, number>>;
}

/**
 * A small file beside the memory that says that there is one. Without it a memory that was deleted or emptied looks like the first
 * start of a new house.
 */
export class MemoryMark {
  readonly #file: KeyFile;
  readonly #memory: string;

  /** @param memory the path of the database. */
  constructor(memory: string) {
    this.#memory = memory;
    this.#file = new KeyFile(`${memory}.mark`);
  }

  get path(): string {
    return this.#file.path;
  }

  /** The last copy that was made of the memory, if it is still there. */
  get backup(): string | undefined {
    const file = this.#read()?.backup?.file;
    return file !== undefined && existsSync(file) ? file : undefined;
  }

  /**
   * Before the memory is opened, which would make an empty one.
   * @throws HearthError `store-corrupt` when there was a memory and is none any more.
   */
  expect(): void {
    if (this.#read() === undefined || !isEmpty(this.#memory)) return;
    throw this.#missing(existsSync(this.#memory) ? 'is empty' : 'is gone');
  }

  /**
   * From now on there is a memory.
   * @throws HearthError `store-corrupt` when there was another, and this is a new one.
   */
  keep(store: Store): void {
    const before = this.#read();
    const known = memoryId(store);
    if (known === undefined && before !== undefined) throw this.#missing('is a new one');
    const id = known ?? nameMemory(store);
    signMemory(store);
    if (before?.memory !== id) this.#write({ ...before, memory: id });
  }

  /** How far the Hearth that ran here last knows the tables of each room; undefined where none has told. */
  get rooms(): Readonly<Record<string, number>> | undefined {
    return this.#read()?.rooms;
  }

  /** The hub has started: every room has brought its tables up to date. */
  started(rooms: Readonly<Record<string, number>>): void {
    const before = this.#read();
    if (before !== undefined && JSON.stringify(before.rooms) !== JSON.stringify(rooms))
      this.#write({ ...before, rooms });
  }

  /** The memory is replaced on purpose by one that may be older than marks are. */
  forget(): void {
    rmSync(this.path, { force: true });
  }

  #missing(what: string): HearthError {
    const { backup } = this;
    const restore =
      backup === undefined
        ? 'Restore a backup with "hearth restore FILE"'
        : `Restore the last backup with "hearth restore ${backup}"`;
    return new HearthError('store-corrupt', `The memory ${this.#memory} ${what}, and there was one before.`, {
      hint: `${restore}, or delete ${this.path} to start with nothing.`,
    });
  }

  /** A copy of the memory lies in that file since then. */
  backedUp(file: string, at: number): void {
    const before = this.#read();
    if (before !== undefined) this.#write({ ...before, backup: { file, at: new Date(at).toISOString() } });
  }

  #read(): Mark | undefined {
    const read = parseJson(this.#file.read() ?? '');
    return read.ok && isJsonObject(read.value) ? (read.value as unknown as Mark) : undefined;
  }

  #write(mark: Mark): void {
    this.#file.write(`${JSON.stringify(mark)}\n`);
  }
}
