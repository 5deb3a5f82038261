import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { HearthError, messageOf } from '../base/index.ts';

const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/**
 * A secret that is text, in a file of its own beside the databases: it is no part of a backup. The file has mode 0600, its folder, if
 * it has to be made, 0700, whatever the umask.
 */
export class KeyFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * What stands in the file, undefined when there is none.
   * @throws HearthError `config-invalid` when it is there and cannot be read.
   */
  read(): string | undefined {
    try {
      return readFileSync(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new HearthError(
        'config-invalid',
        `The key file ${this.path} cannot be read: ${messageOf(error)}`,
        {
          hint: 'It belongs to the user that the hub runs as, with mode 0600.',
          cause: error,
        },
      );
    }
  }

  /** Replaces the file in one step, and returns when it is on the disk: a power cut leaves the old text or the new. */
  write(text: string): void {
    mkdirSync(dirname(this.path), { recursive: true, mode: OWN_FOLDER });
    const draft = `${this.path}.new`;
    const file = openSync(draft, 'w', OWN_FILE);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, this.path);
    syncFolder(dirname(this.path));
  }
}

/** The new name is on the disk once the folder is. Not every system lets a folder be opened. */
function syncFolder(folder: string): void {
  let opened: number | undefined;
  try {
    opened = openSync(folder, 'r');
    fsyncSync(opened);
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
