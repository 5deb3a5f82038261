import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** The first bytes of every SQLite database that holds something (sqlite.org/fileformat.html, section 1.3). */
const HEADER = 'SQLite format 3\0';

/**
 * The beginning of a database's file, read beside SQLite. The file stays open until the database is closed: who closes any descriptor of a file
 * gives up all locks that the process has on it, those of SQLite too, and others then take the database for nobody's
 * (sqlite.org/howtocorrupt.html, section 2.2).
 */
export class FileHead {
  readonly #path: string;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether nothing is in the file, also when it lies nowhere any more. */
  get isBlank(): boolean {
    this.#file ??= openSync(this.#path, 'r');
    if (fstatSync(this.#file).size === 0) return true;
    const head = Buffer.alloc(HEADER.length);
    readSync(this.#file, head, 0, HEADER.length, 0);
    // What is no database at all is told by whoever opens it.
    return head.every((byte) => byte === 0);
  }

  /** Once SQLite has closed it. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

/** Whether nothing is in the database's file, or it is not there. Only of one that this process has not opened. */
export function isEmpty(path: string): boolean {
  if (!existsSync(path)) return true;
  const head = new FileHead(path);
  try {
    return head.isBlank;
  } finally {
    head.close();
  }
}
