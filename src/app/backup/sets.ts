/** Backups in the data folder: what lies there, by its name, and what is let go of. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const BACKUP_FOLDER = 'backups';

/** What belongs to a backup of one day, by the beginning of its files' names. */
const PARTS = {
  memory: { prefix: 'hearth-', suffix: '.db' },
  broker: { prefix: 'broker-', suffix: '.db' },
  settings: { prefix: 'settings-', suffix: '.yaml' },
  keys: { prefix: 'keys-', suffix: '.sealed' },
} as const;
export type BackupPart = keyof typeof PARTS;

const DATED = /^(hearth|broker|settings|keys)-(\d{4}-\d\d-\d\d)\.(?:db|yaml|sealed)$/;
const DAILY = 7;
const WEEKLY = 4;
const MONTHLY = 12;
const DAY_MS = 86_400_000;

/** What was copied on one day. */
export interface BackupSet {
  /** `2026-11-22`, by the clocks of the home. */
  readonly day: string;
  readonly files: Readonly<Partial<Record<BackupPart, string>>>;
  readonly bytes: number;
}

/** The path of a part of a day's backup. */
export function backupFile(data: string, part: BackupPart, day: string): string {
  const { prefix, suffix } = PARTS[part];
  return join(data, BACKUP_FOLDER, `${prefix}${day}${suffix}`);
}

/** The memory as it was before a newer Hearth changed its tables for the last time: what the older one takes back (`hearth restore FILE`). */
export function beforeUpgrade(data: string): string {
  return join(data, BACKUP_FOLDER, 'before-upgrade.db');
}

/** Every backup there is, the newest first. One without a memory is none. */
export function backupSets(data: string): readonly BackupSet[] {
  const folder = join(data, BACKUP_FOLDER);
  if (!existsSync(folder)) return [];
  const days = new Set(readdirSync(folder).flatMap((name) => DATED.exec(name)?.[2] ?? []));
  return [...days]
    .toSorted()
    .reverse()
    .map((day) => setOf(data, day))
    .filter(({ files }) => files.memory !== undefined);
}

/** The backup that a file of one belongs to; undefined for a file that lies elsewhere or is called otherwise. */
export function setWith(data: string, file: string): BackupSet | undefined {
  return backupSets(data).find(({ files }) => Object.values(files).includes(file));
}

function setOf(data: string, day: string): BackupSet {
  const files: Partial<Record<BackupPart, string>> = {};
  let bytes = 0;
  for (const part of Object.keys(PARTS) as BackupPart[]) {
    const path = backupFile(data, part, day);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    files[part] = path;
    bytes += stats.size;
  }
  return { day, files, bytes };
}

/**
 * Those that may go: what is no newest of one of the last seven days, four weeks (from Monday) or twelve months that have one, and
 * beyond `bytesMax` the oldest. The newest always stays.
 */
export function outdated(sets: readonly BackupSet[], bytesMax: number): readonly BackupSet[] {
  const kept = new Set([
    ...newestOf(sets, DAILY, ({ day }) => day),
    ...newestOf(sets, WEEKLY, ({ day }) => String(weekOf(day))),
    ...newestOf(sets, MONTHLY, ({ day }) => day.slice(0, 7)),
  ]);
  let bytes = 0;
  return sets.filter((set, index) => {
    if (!kept.has(set)) return true;
    bytes += set.bytes;
    return index > 0 && bytes > bytesMax;
  });
}

export function removeSet({ files }: BackupSet): void {
  for (const file of Object.values(files)) rmSync(file, { force: true });
}

function newestOf(
  sets: readonly BackupSet[],
  most: number,
  bucketOf: (set: BackupSet) => string,
): readonly BackupSet[] {
  const newest = new Map<string, BackupSet>();
  for (const set of sets) if (!newest.has(bucketOf(set))) newest.set(bucketOf(set), set);
  return [...newest.values()].slice(0, most);
}

/** Weeks since the one that 1970 began in, from Monday on. */
function weekOf(day: string): number {
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
}
