import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HearthError, systemClock } from '../../base/index.ts';
import { wipeGrantKey } from '../../bus/index.ts';
import type { FileOptions, RestoreOptions } from '../../cli/index.ts';
import { type Config, readSettings } from '../../config/index.ts';
import { giveToOwner, isInUse, MemoryMark, Store } from '../../store/index.ts';
import { BROKER_DATABASE, HUB_DATABASE } from '../hub/options.ts';
import { tell, type UpkeepWorld } from '../upkeep.ts';
import { openKeys, putKeys } from './sealed-keys.ts';
import { type BackupSet, backupSets, beforeUpgrade, setWith } from './sets.ts';
import { verifyMemory } from './verify.ts';

const LOGS = ['-wal', '-shm'];
const MEGABYTE = 1024 * 1024;

/** Copies the hub's memory into a file while the hub may run, and checks the copy (sqlite.org/backup.html). */
export async function backup(options: FileOptions, world: UpkeepWorld): Promise<number> {
  const { config } = readSettings({ ...options, ...world });
  const source = memoryOf(config);
  const target = resolve(world.cwd, options.file);
  const store = new Store({ path: source });
  try {
    await store.backup(target);
  } finally {
    store.close();
  }
  await verifyMemory(target);
  withoutGrantKey(target);
  new MemoryMark(source).backedUp(target, systemClock.now());
  giveToOwner(config.data);
  tell(world, options.json, { backup: target }, `Backed up to ${target}.`);
  return 0;
}

/**
 * Puts a backup in place of the memory, once it was found whole, a hub's and not of a newer version; the memory as it was is kept beside
 * it. With a nightly backup come the broker's memory, and settings and keys where there are none.
 */
export async function restore(options: RestoreOptions, world: UpkeepWorld): Promise<number> {
  const { config } = readSettings({ ...options, ...world });
  if (options.list === true) return list(config, options.json, world);
  const from = fileOf(options, config, world);
  const mark = new MemoryMark(join(config.data, HUB_DATABASE));
  await verifyMemory(from, mark.rooms);
  const set = setWith(config.data, from);
  // Before anything is moved: a passphrase that is wrong ends it here.
  const keys = keysIn(set, config);
  const place = join(config.data, HUB_DATABASE);
  if (existsSync(place) && isInUse(place))
    throw new HearthError('conflict', `A hub is running on the memory in ${config.data}.`, {
      hint: 'Stop it first, then restore.',
    });
  const before = `${place}.before-restore`;
  const hadMemory = existsSync(place);
  const parts = Object.keys(set?.files ?? { memory: from });
  if (options.dryRun === true) {
    const kept = hadMemory ? ` What is there now would be kept in ${before}.` : '';
    const text = `${from} is whole and fits this Hearth (${parts.join(', ')}).${kept} Nothing was changed.`;
    tell(world, options.json, { fits: from, parts }, text);
    return 0;
  }
  let back: readonly string[];
  try {
    if (hadMemory) await keepAside(place, before);
    mkdirSync(config.data, { recursive: true, mode: 0o700 });
    for (const suffix of LOGS) rmSync(`${place}${suffix}`, { force: true });
    await put(from, place);
    mark.forget();
    await putBeside(set, config);
    back = putKeys(config.data, keys);
  } finally {
    giveToOwner(config.data);
  }
  tell(
    world,
    options.json,
    { restored: from, parts, keys: back, ...(hadMemory ? { kept: before } : {}) },
    [
      `Restored ${from}.`,
      ...(hadMemory ? [`What was there before is kept in ${before}.`] : []),
      ...(back.length > 0 ? [`Keys that were missing are back: ${back.join(', ')}.`] : []),
    ].join(' '),
  );
  return 0;
}

function list({ data }: Config, json: boolean, world: UpkeepWorld): number {
  const sets = backupSets(data);
  const lines = sets.map(
    ({ day, files, bytes }) =>
      `${day}  ${Math.ceil(bytes / MEGABYTE)} MB  ${Object.keys(files).join(', ')}  ${files.memory}`,
  );
  const none = `There are no backups in ${data}; the hub makes one every night.`;
  const upgrade = beforeUpgrade(data);
  const isThere = existsSync(upgrade);
  const text = [
    ...(lines.length === 0 ? [none] : lines),
    ...(isThere ? [`before the last upgrade  ${upgrade}`] : []),
  ];
  tell(world, json, { backups: sets, ...(isThere ? { beforeUpgrade: upgrade } : {}) }, text.join('\n'));
  return 0;
}

/** A path, or the day of a nightly backup. */
function fileOf({ file }: RestoreOptions, { data }: Config, { cwd }: UpkeepWorld): string {
  if (file === undefined)
    throw new HearthError('invalid-request', 'Which backup?', {
      hint: 'Name its file or day; "hearth restore --list" shows those of every night.',
    });
  return backupSets(data).find(({ day }) => day === file)?.files.memory ?? resolve(cwd, file);
}

function keysIn(
  set: BackupSet | undefined,
  { backup: { passphrase } }: Config,
): Readonly<Record<string, string>> {
  const file = set?.files.keys;
  return file === undefined || passphrase === undefined ? {} : openKeys(readFileSync(file), passphrase);
}

/** In one step: a power cut leaves the one before or this one. */
async function put(from: string, place: string): Promise<void> {
  const draft = `${place}.new`;
  const store = new Store({ path: from });
  await store.backup(draft).finally(() => store.close());
  withoutGrantKey(draft);
  for (const suffix of LOGS) rmSync(`${draft}${suffix}`, { force: true });
  renameSync(draft, place);
}

async function putBeside(set: BackupSet | undefined, { data }: Config): Promise<void> {
  const { broker, settings } = set?.files ?? {};
  if (broker !== undefined) {
    const place = join(data, BROKER_DATABASE);
    for (const suffix of LOGS) rmSync(`${place}${suffix}`, { force: true });
    copyFileSync(broker, place);
    chmodSync(place, 0o600);
  }
  const file = join(data, 'hearth.yaml');
  if (settings === undefined || existsSync(file)) return;
  copyFileSync(settings, file);
  chmodSync(file, 0o600);
}

/** An earlier Hearth kept the key that grants are signed with in its memory. A copy of that is no place for it, and none to take it from. */
function withoutGrantKey(path: string): void {
  const store = new Store({ path });
  try {
    wipeGrantKey(store);
  } finally {
    store.close();
  }
}

/** What was committed but not yet moved into the main file comes along; of a damaged memory the file is kept as it is. */
async function keepAside(place: string, before: string): Promise<void> {
  rmSync(before, { force: true });
  try {
    const store = new Store({ path: place });
    await store.backup(before).finally(() => store.close());
    withoutGrantKey(before);
  } catch {
    copyFileSync(place, before);
    chmodSync(before, 0o600);
  }
}

function memoryOf(config: Config): string {
  const path = join(config.data, HUB_DATABASE);
  if (existsSync(path)) return path;
  throw new HearthError('not-found', `There is no hub memory in ${config.data}.`, {
    hint: 'Name its folder with --data DIR.',
  });
}
