import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctor } from '../../src/app/upkeep.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { MemoryMark, MemoryWatch, Store, takeOver } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import { bundle, Child } from '../kit/programs/child.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hearth-memory-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const at = (file: string) => join(data, file);
const runOnce = async () => (await startTestHub({ data })).stop();

async function findings(): Promise<string> {
  let text = '';
  const options = { data, json: false, version: '1.2.3' };
  await doctor(options, { env: {}, cwd: data, stdout: { write: (more: string) => (text += more) } });
  return text;
}

it('H42 the doctor tells which Hearth, Node and SQLite run here, and at which step the tables are', async () => {
  await runOnce();
  const text = await findings();
  expect(text).toContain(`this is Hearth 1.2.3 on Node ${process.versions.node} with SQLite 3.`);
  expect(text).toMatch(/is sound, its tables are at step \d\d/);
});

describe('H02 a damaged memory of the broker', () => {
  it.each([
    ['is no database', () => writeFileSync(at('broker.db'), Buffer.alloc(50_000, 'noise'))],
    ['was cut in half', () => truncateSync(at('broker.db'), 4_096 * 3)],
  ])('that %s is set aside with a note, and the house starts', async (_how, damage) => {
    await runOnce();
    damage();
    expect(await findings()).toContain('the memory of the broker');
    const log = new LogBook();
    const hub = await startTestHub({ data, log });
    try {
      expect((await hub.ask('/readyz')).status).toBe(200);
      expect(existsSync(at('broker.db.damaged'))).toBe(true);
      expect(log.lines.map(({ message }) => message).join('\n')).toContain('was set aside');
    } finally {
      await hub.stop();
    }
    expect(await findings()).not.toContain('the memory of the broker');
  });
});

describe('H02 a memory that was taken away', () => {
  it.each([
    ['deleted', 'is gone', () => rmSync(at('hearth.db'))],
    ['emptied', 'is empty', () => truncateSync(at('hearth.db'))],
  ])(
    'and %s before the start is missed: the hub names the last backup and starts with nothing only when told',
    async (_how, words, take) => {
      await runOnce();
      const backup = at('yesterday.db');
      const store = new Store({ path: at('hearth.db') });
      await store.backup(backup);
      store.close();
      new MemoryMark(at('hearth.db')).backedUp(backup, 0);
      take();
      await expect(startTestHub({ data })).rejects.toMatchObject({
        code: 'store-corrupt',
        message: expect.stringContaining(words),
        hint: expect.stringContaining(`hearth restore ${backup}`),
      });
      expect(await findings()).toContain('there was one before');
      rmSync(at('hearth.db.mark'));
      await runOnce();
    },
  );

  it('is missed also when somebody opened the empty file in between', async () => {
    await runOnce();
    truncateSync(at('hearth.db'));
    new Store({ path: at('hearth.db') }).close();
    await expect(startTestHub({ data })).rejects.toMatchObject({
      message: expect.stringContaining('is a new one'),
    });
  });

  it.each([
    ['deleted', (path: string) => rmSync(path), 'was deleted'],
    ['emptied', (path: string) => truncateSync(path), 'was emptied'],
  ])(
    'and %s while the hub runs is noticed within a minute, and what it held is saved',
    async (_how, take, words) => {
      const path = at('hearth.db');
      const store = new Store({ path });
      store.transaction(() => store.run('CREATE TABLE notes (text TEXT)'));
      store.transaction(() => store.run('INSERT INTO notes VALUES (?)', 'bread'));
      const clock = new ManualClock();
      const log = new LogBook();
      const watch = new MemoryWatch({ store, mark: new MemoryMark(path), clock, log });
      watch.start();
      await clock.advance(60_000);
      expect(store.trouble).toBeUndefined();
      take(path);
      await clock.advance(60_000);
      expect(store.trouble).toMatchObject({ reason: expect.stringContaining(words), lasting: true });
      const saved = `${path}.rescued`;
      const messages = () => log.lines.map(({ message }) => message).join('\n');
      await expect.poll(messages).toContain('is saved');
      const rescued = new Store({ path: saved });
      expect(rescued.all('SELECT text FROM notes')).toEqual([{ text: 'bread' }]);
      rescued.close();
      expect(store.trouble?.hint).toContain(`hearth restore ${saved}`);
      watch.close();
      store.close();
    },
  );
});

it('H22 a memory that is watched stays in use for other programs: none takes its log away, and no backup is put in its place', async () => {
  const path = at('hearth.db');
  const store = new Store({ path });
  store.transaction(() => store.run('CREATE TABLE notes (text TEXT)'));
  const clock = new ManualClock();
  const watch = new MemoryWatch({ store, mark: new MemoryMark(path), clock, log: silentLogger });
  watch.start();
  const asks = await bundle('test/faults/in-use-child.ts');
  const isInUseElsewhere = () => execFileSync(process.execPath, [asks, path], { encoding: 'utf8' }).trim();
  expect(isInUseElsewhere()).toBe('true');
  await clock.advance(180_000);
  expect(isInUseElsewhere()).toBe('true');
  watch.close();
  store.close();
  expect(isInUseElsewhere()).toBe('false');
});

describe('B20 H22 a second hub on one data folder', () => {
  it('is refused with the process and the address of the first, which goes on', async () => {
    const first = await startTestHub({ data });
    try {
      await expect(startTestHub({ data })).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining(first.url),
      });
      expect((await first.ask('/readyz')).status).toBe(200);
    } finally {
      await first.stop();
    }
    await runOnce();
  });

  it('ends the first when it is told to take over, and starts at once after one that was killed', async () => {
    const file = await bundle(new URL('./resting-hub.ts', import.meta.url).pathname);
    const given = JSON.stringify({ data, config: {} });
    const first = new Child(file, [given]);
    try {
      const ready = await first.line((line) => line.includes('"ready"'));
      expect((await fetch(`${(JSON.parse(ready) as { url: string }).url}/healthz`)).status).toBe(200);
      await takeOver(data, {
        stop: (pid) => process.kill(pid, 'SIGTERM'),
        clock: systemClock,
        limitMs: 10_000,
      });
      await first.ended();
      const hub = await startTestHub({ data, log: silentLogger });
      expect((await new HubOverHttp(hub.url).ask('/readyz')).status).toBe(200);
      await hub.stop();
    } finally {
      await first.kill();
    }
  });
});
