import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  type Clock,
  CronJob,
  dateAt,
  type Logger,
  messageOf,
  type Part,
  type Timer,
} from '../../base/index.ts';
import type { Config } from '../../config/index.ts';
import { MemoryMark, type Store } from '../../store/index.ts';
import { BROKER_DATABASE } from '../hub/options.ts';
import { sealKeys } from './sealed-keys.ts';
import { BACKUP_FOLDER, backupFile, backupSets, outdated, removeSet } from './sets.ts';
import { verifyMemory } from './verify.ts';

export interface NightlyBackupOptions {
  readonly config: Config;
  readonly store: Store;
  /** Of the own broker, where there is one. */
  readonly broker?: Store;
  /** The file the settings came from. */
  readonly settings?: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Before what is old is forgotten. */
const AT = '10 3 * * *';
/** A hub that is never on at that time copies its memory soon after its start, if the last copy is of another day. */
const FIRST_MS = 10 * 60_000;
const CLOSE_LIMIT_MS = 1_000;
const MEGABYTE = 1024 * 1024;

/** Copies the memory of the house every night into its data folder, opens each copy to see that it is whole, and keeps some of them. */
export class NightlyBackup implements Part {
  readonly name = 'nightly backup';
  readonly #options: NightlyBackupOptions;
  readonly #job: CronJob;
  #first: Timer | undefined;
  #working: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(options: NightlyBackupOptions) {
    this.#options = options;
    const { clock, log, config } = options;
    const zone = config.home.timezone;
    this.#job = new CronJob({
      name: this.name,
      text: AT,
      zone,
      clock,
      log,
      run: () => this.#run(() => true),
    });
  }

  start(): void {
    this.#job.start();
    this.#first = this.#options.clock.after(FIRST_MS, () => {
      this.#working = this.#run((day) => backupSets(this.#options.config.data)[0]?.day !== day);
    });
  }

  /** A copy under way has a second more; one that takes longer ends with the memory, and is made anew after the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#first?.cancel();
    await Promise.race([
      Promise.all([this.#job.close(), this.#working]),
      new Promise<void>((resolve) => this.#options.clock.after(CLOSE_LIMIT_MS, resolve)),
    ]);
  }

  async #run(isWanted: (day: string) => boolean): Promise<void> {
    const { log, config, clock } = this.#options;
    try {
      if (!isWanted(this.#today())) return;
      const file = await this.#copy(this.#today());
      new MemoryMark(this.#options.store.path).backedUp(file, clock.now());
      const gone = outdated(backupSets(config.data), config.backup.megabytesMax * MEGABYTE);
      for (const set of gone) removeSet(set);
      log.info('the memory is backed up', {
        path: file,
        megabytes: Math.ceil(statSync(file).size / MEGABYTE),
        removed: gone.length,
      });
    } catch (error) {
      if (!this.#isClosing) log.error('the memory was not backed up', { error: messageOf(error) });
    }
  }

  /** @returns the copy of the memory, which was opened and is sound. */
  async #copy(day: string): Promise<string> {
    const { store, broker, settings, config } = this.#options;
    const { data, backup } = config;
    mkdirSync(join(data, BACKUP_FOLDER), { recursive: true, mode: 0o700 });
    const memory = backupFile(data, 'memory', day);
    const draft = join(data, BACKUP_FOLDER, 'draft.db');
    rmSync(draft, { force: true });
    await store.backup(draft);
    await verifyMemory(draft, new MemoryMark(store.path).rooms);
    renameSync(draft, memory);
    if (broker !== undefined && existsSync(join(data, BROKER_DATABASE)))
      await broker.backup(backupFile(data, 'broker', day));
    if (settings !== undefined) {
      copyFileSync(settings, backupFile(data, 'settings', day));
      chmodSync(backupFile(data, 'settings', day), 0o600);
    }
    if (backup.passphrase !== undefined)
      writeFileSync(backupFile(data, 'keys', day), sealKeys(data, backup.passphrase), { mode: 0o600 });
    return memory;
  }

  #today(): string {
    const { clock, config } = this.#options;
    return dateAt(clock.now(), config.home.timezone);
  }
}
