/** Modes of what lies in the data folder: nobody but the hub's own user reads it. */
import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Databases with their logs and copies, tokens, settings with their passwords. */
const OWN_FILES =
  /^(?:.+\.db(?:-wal|-shm|-journal|\.before-restore|\.damaged|\.rescued|\.mark|\.new)*|hub\.(?:lock|pid)|.+\.token(?:\.new)?|hearth\.ya?ml)$/;
/** Keys and backups: every file in there. */
const OWN_FOLDERS = ['keys', 'tls', 'backups'];
/** What a file system puts into its root by itself. */
const NOBODYS = new Set(['lost+found']);

/** Something in the data folder that others might have read, or still may. */
export interface OpenFile {
  readonly path: string;
  /** Permission bits as they were found, such as 0o644. */
  readonly mode: number;
  /** Why it could not be mended; absent when it was. */
  readonly left?: string;
}

/**
 * Takes from group and others what they may do with the data folder and with the files in it that are Hearth's. A folder that has other
 * folders in it, or is everybody's like /tmp, is not the hub's alone and keeps its mode; the files in it are closed all the same.
 * @returns what was found open, mended or left; empty where all was well or nothing is there yet.
 */
export function closeToOthers(data: string): readonly OpenFile[] {
  if (!existsSync(data)) return [];
  const names = readdirSync(data);
  const inside = names.flatMap((name) => {
    const path = join(data, name);
    if (!OWN_FOLDERS.includes(name)) return OWN_FILES.test(name) ? closed(path, OWN_FILE) : [];
    if (!lstatSync(path).isDirectory()) return [];
    return [
      ...closed(path, OWN_FOLDER),
      ...readdirSync(path).flatMap((inner) => closed(join(path, inner), OWN_FILE)),
    ];
  });
  const stats = statSync(data);
  if ((stats.mode & OTHERS) === 0) return inside;
  const stranger = names.find(
    (name) => !OWN_FOLDERS.includes(name) && !NOBODYS.has(name) && lstatSync(join(data, name)).isDirectory(),
  );
  const shared =
    (stats.mode & STICKY) !== 0
      ? 'it is a folder for everybody'
      : stranger && `"${stranger}" lies in it, so that it is not the hub's alone`;
  if (shared !== undefined) return [{ path: data, mode: stats.mode & 0o7777, left: shared }, ...inside];
  return [...closed(data, OWN_FOLDER), ...inside];
}

/**
 * Gives to the owner of the data folder what root has made in it: the hub that runs as that one could not read it. Whoever is not root
 * changes nothing. Links are given themselves, not what they lead to.
 */
export function giveToOwner(data: string): void {
  const { uid, gid } = statSync(data, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid === 0) return;
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    const path = join(data, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.uid !== 0) continue;
    try {
      lchownSync(path, uid, gid);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
}

/** Only what is there itself: a link leads to what may be somebody else's. */
function closed(path: string, wanted: number): readonly OpenFile[] {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before === undefined || !(before.isFile() || before.isDirectory()) || (before.mode & OTHERS) === 0)
    return [];
  const found = { path, mode: before.mode & 0o7777 };
  try {
    chmodSync(path, wanted);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTSUP' && code !== 'EACCES') throw error;
    return [{ ...found, left: 'it belongs to another user, or its file system allows no change' }];
  }
  const after = lstatSync(path, { throwIfNoEntry: false });
  return after !== undefined && (after.mode & OTHERS) !== 0
    ? [{ ...found, left: 'its file system keeps no modes' }]
    : [found];
}
