import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { HearthError } from '../base/index.ts';

/** Why a store takes no more writes. */
export interface StoreTrouble {
  /** In words that follow "because": `the disk is full`. */
  readonly reason: string;
  readonly hint: string;
  /** It does not heal by itself: what is written now is lost with the process. */
  readonly lasting: boolean;
}

const KINDS: readonly (readonly [RegExp, Omit<StoreTrouble, 'lasting'>])[] = [
  [/^SQLITE_FULL/, { reason: 'the disk is full', hint: 'Make room on it; the hub then goes on by itself.' }],
  [
    /^SQLITE_READONLY/,
    {
      reason: 'the disk is read-only',
      hint: 'Mount it for writing again; a disk that fails is often the cause.',
    },
  ],
  [
    /^SQLITE_(?:IOERR|CANTOPEN)/,
    {
      reason: 'the disk cannot be written',
      hint: 'Look into the log of the system: the disk may be failing.',
    },
  ],
];

/** With less than this the next turn would fail again. */
const ROOM_MIN_BYTES = 256 * 1024;

/** Whether the disk of a database has room for some more turns. */
export function hasRoom(path: string): boolean {
  if (path === ':memory:') return true;
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize >= ROOM_MIN_BYTES;
}

/** What a fault of SQLite says of the disk (sqlite.org/rescode.html); undefined when it says nothing of it. */
export function troubleOf(error: unknown): StoreTrouble | undefined {
  const code = (error as { readonly code?: unknown }).code;
  if (typeof code !== 'string') return undefined;
  const kind = KINDS.find(([codes]) => codes.test(code))?.[1];
  return kind && { ...kind, lasting: false };
}

/** For whoever asked for what would have to be written down. */
export function unwritable({ reason, hint }: StoreTrouble): HearthError {
  return new HearthError('unwritable', `Nothing can be written down, because ${reason}`, { hint });
}

/** For a `catch`. @throws whatever it is not. */
export function asUnwritable(error: unknown): HearthError {
  if (isUnwritable(error)) return error;
  throw error;
}

export function isUnwritable(error: unknown): error is HearthError {
  return error instanceof HearthError && error.code === 'unwritable';
}
