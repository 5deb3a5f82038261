import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInUse, Store } from '../../src/store/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROWS = 4000;

/** Some four megabytes, all of them in the file and none in its log. */
function largeStore(): Store {
  const store = new Store({ path: join(folder, 'large.db') });
  store.migrate('t', ['CREATE TABLE t (n INTEGER PRIMARY KEY, text TEXT) STRICT']);
  store.transaction(() => {
    for (let n = 0; n < ROWS; n++) store.run('INSERT INTO t VALUES (?, ?)', n, 'x'.repeat(900));
  });
  store.rewrite();
  return store;
}

describe('X04 one store', () => {
  it('commits all of a transaction or nothing of it', () => {
    const store = new Store({ path: ':memory:' });
    store.migrate('t', ['CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT']);
    const insert = store.prepare<[number]>('INSERT INTO t (n) VALUES (?)');
    expect(() =>
      store.transaction(() => {
        insert.run(1);
        insert.run(1);
      }),
    ).toThrow(/UNIQUE/);
    expect(store.prepare('SELECT n FROM t').all()).toEqual([]);
    store.close();
  });

  it('syncs every commit as it was told to, also after a migration that failed', () => {
    for (const [durability, level] of [
      ['power-cut', 2],
      ['process-kill', 1],
    ] as const) {
      const store = new Store({ path: join(folder, `${durability}.db`), durability });
      store.migrate('t', ['CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT']);
      expect(() => store.migrate('u', ['CREATE TABLE t (n INTEGER) STRICT'])).toThrow(/already exists/);
      expect(store.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: level });
      store.close();
    }
  });

  it('joins an inner transaction to the outer one and counts a single commit', () => {
    const store = new Store({ path: ':memory:' });
    store.migrate('t', ['CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT']);
    const before = store.commits;
    store.transaction(() =>
      store.transaction(() => store.prepare<[number]>('INSERT INTO t (n) VALUES (?)').run(1)),
    );
    expect(store.commits - before).toBe(1);
    store.close();
  });

  it('takes along what rides with the next commit, and keeps it for the one after where that fails', () => {
    const path = join(folder, 'ride.db');
    const store = new Store({ path });
    store.migrate('t', ['CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT']);
    const insert = store.prepare<[number]>('INSERT INTO t (n) VALUES (?)');
    const found = () => store.prepare('SELECT n FROM t').all();
    const before = store.commits;
    let written = 0;
    store.ride(
      () => insert.run(1),
      () => (written += 1),
    );
    expect(found()).toEqual([]);
    expect(() =>
      store.transaction(() => {
        throw new Error('not now');
      }),
    ).toThrow('not now');
    expect([found(), written]).toEqual([[], 0]);
    store.ride(() => insert.run(1));
    store.transaction(() => insert.run(2));
    expect([found(), written, store.commits - before]).toEqual([[{ n: 1 }, { n: 2 }], 1, 1]);
    store.settle();
    expect(store.commits - before).toBe(1);
    store.ride(() => insert.run(3));
    store.close();
    const again = new Store({ path });
    expect(again.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    again.close();
  });

  it('runs each migration once, across restarts, and refuses a file written by a newer version', () => {
    const path = join(folder, 'a.db');
    const first = new Store({ path });
    first.migrate('room', ['CREATE TABLE a (n INTEGER) STRICT']);
    first.close();
    const second = new Store({ path });
    second.migrate('room', ['CREATE TABLE a (n INTEGER) STRICT', 'ALTER TABLE a ADD COLUMN m TEXT']);
    second.transaction(() =>
      second.prepare<[number, string]>('INSERT INTO a (n, m) VALUES (?, ?)').run(1, 'x'),
    );
    expect(() => second.migrate('room', ['CREATE TABLE a (n INTEGER) STRICT'])).toThrow(/holds version 2/);
    second.close();
  });

  it('H45 copies the file before it changes tables that an older Hearth made, once, and not for tables that are new', () => {
    const path = join(folder, 'hearth.db');
    const copyBefore = join(folder, 'backups', 'before-upgrade.db');
    const older = new Store({ path, copyBefore });
    older.migrate('lists', ['CREATE TABLE items (text TEXT) STRICT']);
    older.migrate('people', ['CREATE TABLE people (name TEXT) STRICT']);
    older.run('INSERT INTO items VALUES (?)', 'milk');
    older.close();
    expect(existsSync(copyBefore)).toBe(false);

    const newer = new Store({ path, copyBefore });
    newer.migrate('weather', ['CREATE TABLE weather (degrees REAL) STRICT']);
    expect(existsSync(copyBefore)).toBe(false);
    newer.migrate('lists', ['CREATE TABLE items (text TEXT) STRICT', 'DELETE FROM items']);
    newer.run('INSERT INTO items VALUES (?)', 'eggs');
    newer.migrate('people', ['CREATE TABLE people (name TEXT) STRICT', 'DROP TABLE people']);
    newer.close();

    expect(statSync(copyBefore).mode & 0o777).toBe(0o600);
    const copy = new Store({ path: copyBefore });
    expect(copy.all('SELECT text FROM items')).toEqual([{ text: 'milk' }]);
    expect(copy.all('SELECT name FROM people')).toEqual([]);
    expect(copy.check()).toEqual([]);
    copy.close();
  });

  it('H45 changes nothing where the copy cannot be made', () => {
    const path = join(folder, 'hearth.db');
    const before = new Store({ path });
    before.migrate('lists', ['CREATE TABLE items (text TEXT) STRICT']);
    before.run('INSERT INTO items VALUES (?)', 'milk');
    before.close();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const store = new Store({ path, copyBefore: join(folder, 'backups', 'before-upgrade.db') });
    expect(() =>
      store.migrate('lists', ['CREATE TABLE items (text TEXT) STRICT', 'DELETE FROM items']),
    ).toThrow();
    expect(store.all('SELECT text FROM items')).toEqual([{ text: 'milk' }]);
    store.close();
  });

  it('says that a damaged file is damaged, with a hint', () => {
    const path = join(folder, 'broken.db');
    writeFileSync(path, 'this is no database, but it is long enough to look like a header of one'.repeat(50));
    expect(() => new Store({ path })).toThrow(/Cannot open the database/);
  });

  it('X04 copies the file while the event loop stands still, so that a backup holds nobody up', async () => {
    const store = largeStore();
    const copy = join(folder, 'large-copy.db');
    const { size } = statSync(store.path);
    const copied = store.backup(copy);
    const still = new Int32Array(new SharedArrayBuffer(4));
    for (let tries = 0; tries < 1000 && statSync(copy).size < size; tries++) Atomics.wait(still, 0, 0, 20);
    expect(statSync(copy).size, 'before the loop turned once').toBe(size);
    await copied;
    store.close();
  });

  it('X04 copies one state of the file, however much is written meanwhile', async () => {
    const store = largeStore();
    const copy = join(folder, 'large-copy.db');
    let isDone = false;
    let written = ROWS;
    const write = () => {
      if (isDone) return;
      store.transaction(() => store.run('INSERT INTO t VALUES (?, ?)', written++, 'y'));
      setImmediate(write);
    };
    const copied = store.backup(copy);
    write();
    await copied;
    isDone = true;
    const there = new Store({ path: copy });
    expect(there.check()).toEqual([]);
    const { n, last } = there.one<{ n: number; last: number }>(
      'SELECT count(*) AS n, max(n) AS last FROM t',
    )!;
    expect([n, last < written]).toEqual([last + 1, true]);
    there.close();
    store.close();
  });

  it('X04 ends a copy with itself', async () => {
    const store = largeStore();
    const copied = store.backup(join(folder, 'large-copy.db'));
    store.close();
    await expect(copied).rejects.toThrow(/broken off/);
  });

  it('makes a backup of the open database that opens and holds the same rows', async () => {
    const store = new Store({ path: join(folder, 'live.db') });
    store.migrate('t', ['CREATE TABLE t (n INTEGER) STRICT']);
    store.transaction(() => store.prepare<[number]>('INSERT INTO t VALUES (?)').run(7));
    await store.backup(join(folder, 'copy.db'));
    const copy = new Store({ path: join(folder, 'copy.db') });
    expect(copy.prepare('SELECT n FROM t').all()).toEqual([{ n: 7 }]);
    expect(copy.check()).toEqual([]);
    copy.close();
    store.close();
  });

  it('is in use while it is open, and not afterwards; a damaged file is nobody’s', () => {
    const path = join(folder, 'used.db');
    const store = new Store({ path });
    expect(isInUse(path)).toBe(true);
    store.migrate('t', ['CREATE TABLE t (n INTEGER) STRICT']);
    expect(isInUse(path)).toBe(true);
    store.close();
    expect(isInUse(path)).toBe(false);
    writeFileSync(path, 'no database at all'.repeat(100));
    expect(isInUse(path)).toBe(false);
  });
});
