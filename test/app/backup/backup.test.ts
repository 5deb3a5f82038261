import { createHash } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backup, restore } from '../../../src/app/backup/commands.ts';
import { NightlyBackup } from '../../../src/app/backup/nightly.ts';
import { openKeys, sealKeys } from '../../../src/app/backup/sealed-keys.ts';
import { type BackupSet, backupSets, outdated } from '../../../src/app/backup/sets.ts';
import { backupFindings } from '../../../src/app/findings/backups.ts';
import { clockFindings } from '../../../src/app/findings/clock.ts';
import type { RestoreOptions } from '../../../src/cli/index.ts';
import { Store } from '../../../src/store/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { startTestHub, testConfig } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In the summer of New York, four hours behind. */
const NIGHT = Date.parse('2026-06-10T06:00:00Z');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hearth-backup-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const at = (file: string) => join(data, file);
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What the command prints, or what it throws. */
async function restored(options: Partial<RestoreOptions>, env: Record<string, string> = {}): Promise<string> {
  let text = '';
  const world = { env, cwd: data, stdout: { write: (more: string) => (text += more) } };
  await restore({ data, json: false, ...options }, world);
  return text;
}

/** A hub's memory, with a sentence in it. */
async function lived(): Promise<void> {
  const hub = await startTestHub({ data });
  await hub.doorway.receive({
    channel: 'http',
    conversation: 'c',
    person: 'alex',
    text: 'put milk on the list',
  });
  await hub.stop();
}

async function backedUp(file: string): Promise<string> {
  await backup({ data, json: false, file }, { env: {}, cwd: data, stdout: { write: () => true } });
  return at(file);
}

/** Only root may give files away. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot(
  'H46 what root backs up and restores belongs to who runs the hub, who could not read it otherwise',
  async () => {
    await lived();
    const give = (path: string) => chownSync(path, 4242, 4243);
    for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) give(at(name));
    const world = { env: {}, cwd: data, stdout: { write: () => true } };
    const copy = join(mkdtempSync(join(tmpdir(), 'hearth-copy-')), 'copy.db');
    await backup({ data, json: false, file: copy }, world);
    await restored({ file: copy });
    const foreign = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(at(name)).uid !== 4242 || statSync(at(name)).gid !== 4243,
    );
    expect([foreign, existsSync(at('hearth.db.before-restore')), statSync(copy).uid]).toEqual([[], true, 0]);
    rmSync(dirname(copy), { recursive: true });
  },
);

describe('H45 a backup is looked at before it takes the place of the memory', () => {
  it.each<[string, RegExp, (file: string) => void]>([
    ['an empty file', /is empty/, (file) => truncateSync(file)],
    [
      'a database of something else',
      /not of a hub/,
      (file) => {
        rmSync(file);
        const other = new Store({ path: file });
        other.run('CREATE TABLE recipes (text TEXT)');
        other.close();
      },
    ],
    [
      'a file that was cut in half',
      /damaged/,
      (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
    ],
    [
      'one of a newer Hearth',
      /newer Hearth.*"tokens"/,
      (file) => {
        const newer = new Store({ path: file });
        newer.run("INSERT INTO migrations VALUES ('tokens', 99, 0)");
        newer.close();
      },
    ],
    [
      'one of a room that is unknown here',
      /newer Hearth.*"telepathy"/,
      (file) => {
        const newer = new Store({ path: file });
        newer.run("INSERT INTO migrations VALUES ('telepathy', 1, 0)");
        newer.close();
      },
    ],
  ])('%s is refused, and the memory stays as it is', async (_what, words, spoil) => {
    await lived();
    const file = await backedUp('b.db');
    spoil(file);
    const before = hashOf(at('hearth.db'));
    await expect(restored({ file })).rejects.toThrow(words);
    await expect(restored({ file, dryRun: true })).rejects.toThrow(words);
    expect(hashOf(at('hearth.db'))).toBe(before);
    expect(existsSync(at('hearth.db.before-restore'))).toBe(false);
  });

  it('a whole one is told to fit, which changes nothing, and is restored then', async () => {
    await lived();
    const file = await backedUp('b.db');
    const before = hashOf(at('hearth.db'));
    expect(await restored({ file, dryRun: true })).toMatch(/is whole and fits.*Nothing was changed/);
    expect(hashOf(at('hearth.db'))).toBe(before);
    expect(await restored({ file })).toContain('Restored');
    const hub = await startTestHub({ data });
    expect(hub.doorway.turns().map(({ text }) => text)).toEqual(['put milk on the list']);
    await hub.stop();
  });

  it('one of any version is taken where no Hearth has run yet, and the start refuses what is newer', async () => {
    await lived();
    const file = await backedUp('b.db');
    const newer = new Store({ path: file });
    newer.run("INSERT INTO migrations VALUES ('tokens', 99, 0)");
    newer.close();
    rmSync(at('hearth.db'));
    rmSync(at('hearth.db.mark'));
    expect(await restored({ file })).toContain('Restored');
    await expect(startTestHub({ data })).rejects.toThrow(/version 99 of "tokens"/);
  });
});

/** A part over a store that a hub has made, as the hub starts it. */
async function nightly(more: Record<string, unknown> = {}, settings?: string) {
  await lived();
  const clock = new ManualClock(NIGHT);
  const log = new LogBook();
  const config = testConfig(data, more);
  const store = new Store({ path: at('hearth.db') });
  const broker = new Store({ path: at('broker.db') });
  const part = new NightlyBackup({
    config,
    store,
    broker,
    clock,
    log,
    ...(settings === undefined ? {} : { settings }),
  });
  part.start();
  return {
    clock,
    log,
    config,
    pass: async (ms: number, days: number) => {
      await clock.advance(ms);
      await expect.poll(() => backupSets(data).length).toBe(days);
    },
    async close() {
      await part.close();
      store.close();
      broker.close();
    },
  };
}

describe('H45 nightly backups', () => {
  it('copy memory, broker, settings and the encrypted keys soon after the start and every night, and are listed and restored by day', async () => {
    writeFileSync(at('hearth.yaml'), 'home: { name: Elm Street }\n');
    const passphrase = 'correct horse battery';
    const house = await nightly({ backup: { passphrase } }, at('hearth.yaml'));
    await house.pass(11 * 60_000, 1);
    await house.pass(2 * HOUR_MS, 1);
    const copies = () =>
      house.log.lines.filter(({ message }) => message === 'the memory is backed up').length;
    await expect.poll(copies).toBe(2);
    await house.pass(DAY_MS, 2);
    await house.close();
    expect(backupSets(data).map(({ day, files }) => [day, Object.keys(files).sort()])).toEqual([
      ['2026-06-11', ['broker', 'keys', 'memory', 'settings']],
      ['2026-06-10', ['broker', 'keys', 'memory', 'settings']],
    ]);
    for (const file of Object.values(backupSets(data)[0]?.files ?? {}))
      expect(statSync(file).mode & 0o077, file).toBe(0);
    expect(await restored({ list: true })).toMatch(/2026-06-11 {2}\d MB {2}memory, broker, settings, keys/);
    expect(await restored({ list: true })).not.toContain('upgrade');
    copyFileSync(at('hearth.db'), at('backups/before-upgrade.db'));
    expect(await restored({ list: true })).toContain(
      `before the last upgrade  ${at('backups/before-upgrade.db')}`,
    );

    const key = readFileSync(at('keys/grants.key'), 'utf8');
    for (const gone of ['hearth.db', 'hearth.yaml', 'keys/grants.key']) rmSync(at(gone));
    const env = { HEARTH_BACKUP_PASSPHRASE: 'another passphrase' };
    await expect(restored({ file: '2026-06-11' }, env)).rejects.toThrow(/do not open with that passphrase/);
    expect(existsSync(at('hearth.db'))).toBe(false);
    const told = await restored({ file: '2026-06-11' }, { HEARTH_BACKUP_PASSPHRASE: passphrase });
    expect(told).toContain('keys/grants.key');
    expect(readFileSync(at('keys/grants.key'), 'utf8')).toBe(key);
    expect(readFileSync(at('hearth.yaml'), 'utf8')).toContain('Elm Street');
    const hub = await startTestHub({ data });
    expect(hub.doorway.turns()).toHaveLength(1);
    await hub.stop();
  });

  it('hold no key where no passphrase is set', async () => {
    const house = await nightly();
    await house.pass(11 * 60_000, 1);
    await house.close();
    expect(Object.keys(backupSets(data)[0]?.files ?? {}).sort()).toEqual(['broker', 'memory']);
    expect(backupFindings(house.config, Date.now())).toMatchObject([
      { ok: true, hint: expect.stringContaining('backup.passphrase') },
    ]);
  });

  it('say in the log and to the doctor when they fail, and keep the one before', async () => {
    const house = await nightly();
    writeFileSync(at('backups'), 'in the way');
    await house.clock.advance(11 * 60_000);
    await expect
      .poll(() => house.log.lines.map(({ message }) => message))
      .toContain('the memory was not backed up');
    await house.close();
    rmSync(at('backups'));
    mkdirSync(at('backups'));
    expect(backupFindings(house.config, Date.now() + 3 * DAY_MS)).toMatchObject([{ ok: false }]);
  });
});

describe('H45 which backups stay', () => {
  const dayBefore = (days: number) =>
    new Date(Date.parse('2026-11-22') - days * DAY_MS).toISOString().slice(0, 10);
  const sets = (count: number, bytes = 1): BackupSet[] =>
    Array.from({ length: count }, (_, days) => ({
      day: dayBefore(days),
      files: { memory: `${days}` },
      bytes,
    }));

  it('the newest of seven days, four weeks and twelve months', () => {
    const all = sets(800);
    const gone = outdated(all, Number.POSITIVE_INFINITY);
    const kept = all.filter((set) => !gone.includes(set)).map(({ day }) => day);
    expect(kept.slice(0, 7)).toEqual(all.slice(0, 7).map(({ day }) => day));
    // 22 November 2026 is a Sunday, as the last of each week before.
    expect(kept).toEqual(expect.arrayContaining(['2026-11-15', '2026-11-08', '2026-11-01']));
    expect(kept).toEqual(expect.arrayContaining(['2026-10-31', '2026-09-30', '2025-12-31']));
    expect(kept).not.toContain('2025-11-30');
    expect(kept.length).toBe(7 + 3 + 11);
  });

  it('is the same whether they are let go night by night or all at once', () => {
    let kept: BackupSet[] = [];
    const all = sets(500);
    for (const set of all.toReversed()) {
      kept = [set, ...kept];
      const gone = outdated(kept, Number.POSITIVE_INFINITY);
      kept = kept.filter((one) => !gone.includes(one));
    }
    const gone = outdated(all, Number.POSITIVE_INFINITY);
    expect(kept).toEqual(all.filter((one) => !gone.includes(one)));
  });

  it('no more than fit, and the newest in any case', () => {
    expect(outdated(sets(7, 100), 350)).toHaveLength(4);
    expect(outdated(sets(3, 100), 10).map(({ day }) => day)).toEqual([dayBefore(1), dayBefore(2)]);
  });
});

describe('H45 keys in a backup', () => {
  it('open with their passphrase alone, and not when a bit was changed', () => {
    mkdirSync(at('keys'));
    writeFileSync(at('keys/grants.key'), 'secret');
    const sealed = sealKeys(data, 'correct horse');
    expect(sealed.includes('secret')).toBe(false);
    expect(openKeys(sealed, 'correct horse')).toEqual({ 'keys/grants.key': 'secret' });
    expect(() => openKeys(sealed, 'wrong horse')).toThrow(/passphrase/);
    sealed[sealed.length - 1]! ^= 1;
    expect(() => openKeys(sealed, 'correct horse')).toThrow(/passphrase/);
  });
});

describe('H47 doctor, of the clock', () => {
  it('says what cannot be, and what nobody keeps right', () => {
    expect(clockFindings(0)).toMatchObject([{ ok: false, what: expect.stringContaining('1970') }]);
    expect(clockFindings(NIGHT, (path) => !path.endsWith('synchronized'))).toMatchObject([
      { ok: true, hint: expect.stringContaining('timedatectl') },
    ]);
    expect(clockFindings(NIGHT, () => true)[0]?.hint).toBeUndefined();
  });
});
