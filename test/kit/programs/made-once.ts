import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/hearth-test');
const OLD_MS = 24 * 60 * 60_000;
const LOOK_MS = 20;

/**
 * The folder of what is made of these files: the first process to ask makes it, the others wait for it, and it stays until one of the
 * files is another. Making gets a folder to fill and the one that it becomes.
 */
export async function madeOnce(
  what: string,
  files: readonly string[],
  make: (into: string, folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(CACHE, `${what}-${fingerprintOf(files)}`);
  const lock = `${folder}.lock`;
  mkdirSync(CACHE, { recursive: true });
  while (!existsSync(folder)) {
    if (isTaken(lock)) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    else
      try {
        removeOld();
        const halfway = `${folder}.${process.pid}`;
        await make(halfway, folder);
        renameSync(halfway, folder);
      } finally {
        rmSync(lock);
      }
  }
  return folder;
}

export function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative('.', join(one.parentPath, one.name)))
    .sort();
}

/** It looks at when a file was written and how long it is, as make does. V8 knows only code of its own version. */
function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.cwd()}`);
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether another process is at it that lives; otherwise it is this one's turn. */
function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    rmSync(lock, { force: true });
  }
  return true;
}

function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const { mtimeMs } = statSync(join(CACHE, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > OLD_MS)
      rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}
