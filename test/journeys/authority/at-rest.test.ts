import { execFileSync, spawn } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JournalStore } from '../../../src/agents/journal-store.ts';
import { TurnStore } from '../../../src/assistant/house/turn-store.ts';
import { silentLogger, systemClock } from '../../../src/base/index.ts';
import {
  GrantIssuer,
  MqttConnection,
  newGrantKey,
  openGrantKey,
  ProcessSeal,
  ServiceCaller,
  ServiceDirectory,
  vouchBy,
} from '../../../src/bus/index.ts';
import { closeToOthers, KeyFile, Store } from '../../../src/store/index.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { until } from '../../kit/service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'dist/main.js');
const OTHERS = 0o077;

let folder: string;
let data: string;
beforeAll(() => {
  if (!existsSync(MAIN)) execFileSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'ignore' });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-rest-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The permission bits of everything below a folder, by its path in there. */
function modesIn(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    ['.', ...names.sort()].map((name) => [name, (lstatSync(join(path, name)).mode & 0o777).toString(8)]),
  );
}

const isOpen = ([, mode]: readonly [string, string]) => (Number.parseInt(mode, 8) & OTHERS) !== 0;

/** Runs the program as a shell does whose umask lets everybody read. */
function hearth(...args: string[]): { readonly out: string } {
  const words = [process.execPath, MAIN, ...args, '--data', data].map((word) => `'${word}'`).join(' ');
  const env = { PATH: process.env['PATH'] ?? '', HEARTH_HTTP_PORT: '0', HEARTH_BUS_PORT: '0' };
  return {
    out: execFileSync('sh', ['-c', `umask 022; exec ${words}`], { cwd: folder, env, encoding: 'utf8' }),
  };
}

/** A hub of the built program under that umask, until `run` has ended. */
async function withHub(run: () => Promise<void> | void): Promise<void> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HEARTH_HTTP_HOST: '127.0.0.1',
    HEARTH_HTTP_PORT: '0',
    HEARTH_BUS_PORT: '0',
  };
  const command = `umask 022; exec '${process.execPath}' '${MAIN}' up --json --data '${data}'`;
  const hub = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  hub.stderr.on('data', (text) => {
    err += text;
  });
  const gone = new Promise((resolve) => hub.once('exit', resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: hub.stdout }).once('line', () => resolve());
      hub.once('exit', (code) => reject(new Error(`hearth up ended with ${code}: ${err}`)));
    });
    await run();
  } finally {
    hub.kill('SIGTERM');
    await gone;
  }
}

/** A memory as an earlier Hearth left it: its signing key in a table, everything readable by everybody. */
function oldLayout(): { readonly key: KeyObject; readonly text: string } {
  mkdirSync(data, { mode: 0o755 });
  const { privateKey: key } = generateKeyPairSync('ed25519');
  const text = key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const store = new Store({ path: join(data, 'hearth.db') });
  store.migrate('grants', [
    `CREATE TABLE grant_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
     CREATE TABLE grants_used (nonce TEXT PRIMARY KEY, wish TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
     CREATE INDEX grants_used_expires ON grants_used (expires);`,
  ]);
  // What makes it a hub's.
  new JournalStore(store);
  new TurnStore(store);
  store.transaction(() =>
    store.prepare<[string]>("INSERT INTO grant_keys (name, value) VALUES ('issuer', ?)").run(text),
  );
  store.close();
  chmodSync(data, 0o755);
  chmodSync(join(data, 'hearth.db'), 0o644);
  return { key, text };
}

/** Files below a folder in which these bytes stand, wherever. */
function filesWith(path: string, bytes: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => lstatSync(join(path, name)).isFile() && readFileSync(join(path, name)).includes(bytes),
  );
}

/** The private key in a copy of the memory, as the attack of 22 November 2026 took it. */
function keyInCopy(file: string): KeyObject | undefined {
  const copy = new Store({ path: file });
  try {
    const row = copy
      .prepare<[], { value: string }>("SELECT value FROM grant_keys WHERE name = 'issuer'")
      .get();
    return row && createPrivateKey({ key: Buffer.from(row.value, 'base64'), format: 'der', type: 'pkcs8' });
  } finally {
    copy.close();
  }
}

describe('H09 what lies on the disk is the hub’s own', () => {
  it('under a umask that lets everybody read, the folder is 0700 and every file in it 0600, backups too', async () => {
    await withHub(() => {
      const modes = modesIn(data);
      expect(Object.keys(modes)).toEqual(
        expect.arrayContaining(['hearth.db', 'hearth.db-wal', 'broker.db', 'keys/grants.key']),
      );
      expect(modes['.']).toBe('700');
      expect(modes['keys']).toBe('700');
      expect(Object.entries(modes).filter(isOpen)).toEqual([]);
      hearth('backup', join(folder, 'copy.db'));
      expect(modesIn(folder)['copy.db']).toBe('600');
    });
  });

  it('another user of the machine can read neither the memory nor a backup nor the key', async () => {
    // Only root may become somebody else; anybody else is held to the modes, above.
    if (userInfo().uid !== 0) return expect(userInfo().uid).toBeGreaterThan(0);
    chmodSync(folder, 0o755);
    await withHub(() => {
      hearth('backup', join(folder, 'copy.db'));
      for (const name of ['data/hearth.db', 'data/hearth.db-wal', 'data/keys/grants.key', 'copy.db']) {
        expect(existsSync(join(folder, name)), name).toBe(true);
        const read = () =>
          execFileSync('cat', [join(folder, name)], { uid: 65_534, gid: 65_534, stdio: 'pipe' });
        expect(read, name).toThrow(/Permission denied/);
      }
    });
  });

  it('what an earlier run left open is closed at start, and told', async () => {
    oldLayout();
    writeFileSync(join(data, 'hearth.yaml'), 'http: { host: 127.0.0.1, port: 0 }\n');
    chmodSync(join(data, 'hearth.yaml'), 0o664);
    const log = new LogBook();
    const hub = await startTestHub({ data, log });
    try {
      expect(Object.entries(modesIn(data)).filter(isOpen)).toEqual([]);
      const told = log.lines.filter(({ message }) => message.includes('now they cannot'));
      expect(told.map(({ fields }) => [fields['path'], fields['mode']])).toEqual(
        expect.arrayContaining([
          [data, '0755'],
          [join(data, 'hearth.db'), '0644'],
          [join(data, 'hearth.yaml'), '0664'],
        ]),
      );
    } finally {
      await hub.stop();
    }
  });

  it('doctor closes what it finds open and says so, and names what it cannot close', () => {
    oldLayout();
    expect(hearth('doctor').out).toContain(
      'hearth.db was open to others on this machine (mode 0644) and is closed now',
    );
    expect(modesIn(data)).toMatchObject({ '.': '700', 'hearth.db': '600' });
    expect(hearth('doctor').out).toContain(
      `✓ nobody else on this machine can read what the hub keeps in ${data}`,
    );
    chmodSync(data, 0o755);
    mkdirSync(join(data, 'photos'));
    expect(() => hearth('doctor')).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: expect.stringMatching(/✗ .*mode 0755.*"photos".*\n.*of its own/),
      }),
    );
  });

  it('a folder that is not the hub’s alone keeps its mode, and a link is not followed', () => {
    oldLayout();
    mkdirSync(join(data, 'photos'));
    writeFileSync(join(folder, 'elsewhere.db'), '', { mode: 0o644 });
    chmodSync(join(folder, 'elsewhere.db'), 0o644);
    symlinkSync(join(folder, 'elsewhere.db'), join(data, 'linked.db'));
    writeFileSync(join(data, 'notes.txt'), '');
    chmodSync(join(data, 'notes.txt'), 0o644);
    const found = closeToOthers(data);
    expect(found).toEqual([
      { path: data, mode: 0o755, left: expect.stringContaining('"photos"') },
      { path: join(data, 'hearth.db'), mode: 0o644 },
    ]);
    expect(modesIn(data)).toMatchObject({ '.': '755', 'hearth.db': '600', 'notes.txt': '644' });
    expect(modesIn(folder)['elsewhere.db']).toBe('644');
    expect(closeToOthers(data)).toEqual([expect.objectContaining({ path: data })]);
    expect(closeToOthers(join(folder, 'nowhere'))).toEqual([]);
  });

  it('a folder for everybody such as /tmp keeps its mode', () => {
    mkdirSync(data);
    chmodSync(data, 0o1777);
    expect(closeToOthers(data)).toEqual([{ path: data, mode: 0o1777, left: 'it is a folder for everybody' }]);
    expect(lstatSync(data).mode & 0o7777).toBe(0o1777);
  });
});

describe('H09 the key that grants are signed with', () => {
  let hub: TestHub | undefined;
  afterEach(async () => {
    await hub?.stop();
    hub = undefined;
  });

  it('moves out of an old memory once, keeps its worth, and stays readable nowhere else', async () => {
    const { key, text } = oldLayout();
    expect(filesWith(data, text)).toEqual(['hearth.db']);
    hub = await startTestHub({ data });
    const file = new KeyFile(join(data, 'keys/grants.key'));
    const moved = file.read();
    expect(createPrivateKey(moved ?? '').equals(key)).toBe(true);
    const copy = join(folder, 'copy.db');
    await hub.backup(copy);
    // PEM holds the same letters as the table did.
    expect(filesWith(folder, text)).toEqual(['data/keys/grants.key']);
    await hub.stop();
    hub = await startTestHub({ data });
    expect(file.read()).toBe(moved);
  });

  it('is in no backup, whether the command or the hub makes it, also of an old memory that no hub has opened since', async () => {
    const { text } = oldLayout();
    hearth('backup', join(folder, 'old.db'));
    expect(filesWith(folder, text)).toEqual(['data/hearth.db']);
    expect(keyInCopy(join(folder, 'old.db'))).toBeUndefined();
    rmSync(data, { recursive: true });
    hub = await startTestHub({ data });
    await hub.backup(join(folder, 'new.db'));
    expect(keyInCopy(join(folder, 'new.db'))).toBeUndefined();
    expect(modesIn(folder)['new.db']).toBe('600');
  });

  it('is made anew where a backup is restored without it, and not taken from an old backup', async () => {
    const { key, text } = oldLayout();
    copyFileSync(join(data, 'hearth.db'), join(folder, 'old-backup.db'));
    rmSync(data, { recursive: true });
    hearth('restore', join(folder, 'old-backup.db'));
    expect(filesWith(data, text)).toEqual([]);
    hub = await startTestHub({ data });
    const made = createPrivateKey(new KeyFile(join(data, 'keys/grants.key')).read() ?? '');
    expect(made.equals(key)).toBe(false);
    await hub.ask('/v1/messages', {
      method: 'POST',
      headers: { prefer: 'wait=10' },
      body: JSON.stringify({ text: 'unlock the front door', conversation: 'c' }),
    });
    const yes = await hub.ask('/v1/messages', {
      method: 'POST',
      headers: { prefer: 'wait=10' },
      body: JSON.stringify({ text: 'yes', conversation: 'c' }),
    });
    expect(await yes.json()).toMatchObject({ reply: expect.stringContaining('unlocked') });
  });

  it('is not to be forged by who copied the memory or a backup of it', async () => {
    oldLayout();
    hub = await startTestHub({ data });
    await hub.backup(join(folder, 'copy.db'));
    for (const suffix of ['', '-wal', '-shm']) {
      const part = join(data, `hearth.db${suffix}`);
      if (existsSync(part)) copyFileSync(part, join(folder, `stolen.db${suffix}`));
    }
    for (const stolen of ['copy.db', 'stolen.db']) {
      const taken = keyInCopy(join(folder, stolen));
      expect(await unlocks(hub, taken ?? newGrantKey())).toMatchObject({
        ok: false,
        error: { code: 'not-permitted', message: expect.stringContaining('not signed by this hub') },
      });
      expect(taken).toBeUndefined();
    }
    const own = createPrivateKey(new KeyFile(join(data, 'keys/grants.key')).read() ?? '');
    expect(await unlocks(hub, own)).toMatchObject({ ok: true });
  });

  it('is refused by name where its file holds something else', () => {
    mkdirSync(data);
    const store = new Store({ path: ':memory:' });
    const file = new KeyFile(join(data, 'grants.key'));
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    for (const text of ['', 'garbage', rsa.export({ format: 'pem', type: 'pkcs8' }) as string]) {
      file.write(text);
      expect(() => openGrantKey({ file, store, log: silentLogger })).toThrow(/grants.key holds no key/);
      expect(file.read()).toBe(text);
    }
    store.close();
  });

  it('is wiped at the next start where the memory was being read at this one', async () => {
    const { text } = oldLayout();
    const store = new Store({ path: join(data, 'hearth.db') });
    // It waits for the reader no longer than this.
    store.prepare('PRAGMA busy_timeout = 50').get();
    const reader = new Store({ path: join(data, 'hearth.db') });
    const file = new KeyFile(join(data, 'keys/grants.key'));
    const reading = reader.prepare('SELECT * FROM grant_keys').iterate();
    reading.next();
    const log = new LogBook();
    const key = openGrantKey({ file, store, log });
    expect(log.lines.map(({ message }) => message)).toEqual([
      expect.stringContaining('the next start tries again'),
    ]);
    reading.return?.();
    reader.close();
    expect(openGrantKey({ file, store, log }).equals(key)).toBe(true);
    store.close();
    expect(filesWith(data, text)).toEqual(['keys/grants.key']);
    expect(keyInCopy(join(data, 'hearth.db'))).toBeUndefined();
  });
});

/** Asks the lock over MQTT, as anybody on the broker may, with a grant that this key signed. */
async function unlocks(house: TestHub, privateKey: KeyObject) {
  const parts = { clock: systemClock, log: silentLogger };
  const bus = new MqttConnection({ ...parts, url: house.brokerUrl, clientId: `thief-${Date.now()}` });
  await bus.start();
  const directory = new ServiceDirectory({ ...parts, bus });
  await directory.start();
  const forger = new GrantIssuer({ ...parts, privateKey, bus });
  // The hub signs its calls with the same key: who has it is the hub.
  const vouch = vouchBy(
    new ProcessSeal(),
    (text) => forger.sign(text),
    () => false,
  );
  const caller = new ServiceCaller({ ...parts, bus, directory, vouch });
  await caller.start();
  try {
    await until(directory, () => directory.find('lock')?.online === true);
    const call = {
      service: 'lock',
      method: 'unlock',
      params: { target: { name: 'Front Door' } },
      by: { kind: 'person', id: 'alex', role: 'owner' },
    } as const;
    return await caller.call({ ...call, grant: forger.issue(call, { from: 'alex', role: 'owner' }) });
  } finally {
    await caller.close();
    await directory.close();
    await bus.close();
  }
}
