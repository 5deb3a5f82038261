import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Journal, type Line } from '../../src/agents/index.ts';
import { type Logger, silentLogger } from '../../src/base/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { scratch } from './world.ts';

const folder = scratch();

/** The first line of a process. */
const line = (n: number, turn = 't1'): Line => ({
  ...{ turn, process: `p${n}`, depth: 0, path: '' },
  ...{ e: 'created', agent: `s${n}`, parent: null, parentPath: null, input: [], meta: {} },
  budget: { usd: 0, actions: 0, tokens: 0, ms: 0 },
});

function open({ path = ':memory:', lost }: { path?: string; lost?: () => void } = {}) {
  const store = new Store({ path });
  const clock = new ManualClock();
  const told: { message: string; fields: unknown }[] = [];
  const log: Logger = { ...silentLogger, error: (message, fields) => told.push({ message, fields }) };
  const journal = new Journal({ store, clock, log, ...(lost && { lost }) });
  store.migrate('other', ['CREATE TABLE other (n INTEGER PRIMARY KEY) STRICT']);
  const refuses = (isSo: boolean) => store.prepare(`PRAGMA query_only = ${isSo ? 'ON' : 'OFF'}`).run();
  return { store, clock, told, journal, refuses };
}

/** Takes the journal's table away, which is a fault that says nothing of the disk. */
const breakTable = (store: Store) => store.prepare('ALTER TABLE batches RENAME TO away').run();
const mendTable = (store: Store) => store.prepare('ALTER TABLE away RENAME TO batches').run();

const processes = (journal: Journal) => journal.read({ limit: -1 }).map(({ process }) => process);

it('tells each entry as it is appended to whoever listens, and what of a turn is not on disk yet', () => {
  const { store, journal } = open();
  const heard: string[] = [];
  const off = journal.onAppended(({ process }) => heard.push(process));
  journal.append(line(1, 'one'));
  journal.append(line(2, 'two'));
  off();
  journal.append(line(3, 'one'));
  expect(heard).toEqual(['p1', 'p2']);
  expect(journal.unwritten('one').map(({ process }) => process)).toEqual(['p1', 'p3']);
  journal.flush();
  expect(journal.unwritten('one')).toEqual([]);
  store.close();
});

it('goes on when a subscriber fails, and says why', () => {
  const { store, told, journal } = open();
  const heard: number[] = [];
  journal.subscribe(() => {
    throw new Error('cannot listen');
  });
  journal.subscribe((entries) => heard.push(entries.length));
  journal.append(line(1));
  journal.flush();
  expect(heard).toEqual([1]);
  expect(told).toEqual([
    { message: 'a subscriber of the journal failed', fields: { error: 'cannot listen' } },
  ]);
  store.close();
});

it('X04 commits a write of another room that comes without an entry, of which subscribers hear nothing', async () => {
  const { store, journal, told } = open();
  const heard: number[] = [];
  journal.subscribe((entries) => heard.push(entries.length));
  journal.also(() => store.prepare('INSERT INTO other VALUES (3)').run());
  await journal.durable();
  expect(store.prepare('SELECT n FROM other').all()).toEqual([{ n: 3 }]);
  journal.append(line(1));
  await journal.durable();
  expect([heard, told]).toEqual([[1], []]);
  expect(processes(journal)).toEqual(['p1']);
  store.close();
});

it('says of a write beside it that it was dropped, and why', () => {
  const { store, told, journal } = open();
  journal.also(() => {
    throw new Error('a fault of that room');
  });
  journal.flush();
  expect(told).toEqual([
    {
      message: 'a write beside the journal failed and was dropped',
      fields: { error: 'a fault of that room' },
    },
  ]);
  store.close();
});

it('keeps to one commit for what lingers and what somebody waits for', async () => {
  const { store, clock, told, journal } = open();
  const before = store.commits;
  journal.append(line(1));
  await journal.durable();
  expect(clock.pending).toBe(0);
  journal.append(line(2));
  await clock.advance(250);
  expect(processes(journal)).toEqual(['p1', 'p2']);
  expect([store.commits - before, told]).toEqual([2, []]);
  store.close();
});

it('asks the disk anew before it refuses new work, and not at all while nothing is wrong', async () => {
  const { store, clock, refuses, journal } = open();
  refuses(true);
  expect(() => journal.demandDisk()).not.toThrow();
  journal.append(line(1));
  const refused = expect(journal.durable()).rejects.toMatchObject({ code: 'unwritable' });
  await clock.advance(0);
  await refused;
  expect(() => journal.demandDisk()).toThrow('read-only');
  refuses(false);
  expect(() => journal.demandDisk()).not.toThrow();
  store.close();
});

it('has new work wait once ten thousand entries, or writes of other rooms, have gathered', () => {
  const { store, journal } = open();
  for (let n = 0; n < 10_000; n++) journal.append(line(n));
  expect(journal.congested).toBe(false);
  journal.append(line(10_000));
  expect(journal.congested).toBe(true);
  journal.flush();
  for (let n = 0; n < 10_000; n++) journal.also(() => {});
  expect(journal.congested).toBe(false);
  journal.also(() => {});
  expect(journal.congested).toBe(true);
  store.close();
});

it('remembers of the processes it dropped the last ten thousand', () => {
  const { store, journal } = open();
  journal.drop(new Set(Array.from({ length: 10_000 }, (_, n) => `p${n}`)));
  journal.append(line(0));
  expect(journal.unwritten('t1')).toEqual([]);
  journal.drop(new Set(['p10000']));
  for (const n of [0, 1, 10_000]) journal.append(line(n));
  expect(journal.unwritten('t1').map(({ process }) => process)).toEqual(['p0']);
  store.close();
});

it('tells once a minute that the disk refuses, and anew after the clock was set back', async () => {
  const { store, clock, told, refuses, journal } = open();
  refuses(true);
  journal.append(line(1));
  const refused = expect(journal.durable()).rejects.toThrow();
  await clock.advance(0);
  await refused;
  const message = 'the journal cannot be written; trying again';
  const hint = 'Is the disk full or read-only?';
  const error = expect.stringContaining('readonly');
  expect(told).toEqual([{ message, fields: { error, entries: 1, hint } }]);
  await expect(journal.durable()).rejects.toThrow();
  await clock.advance(59_000);
  expect(told).toHaveLength(1);
  await clock.advance(1000);
  expect(told).toHaveLength(2);
  clock.set(clock.now() - 30_000);
  await clock.advance(1000);
  expect(told).toHaveLength(3);
  store.close();
});

it('lets those wait on whom a fault holds up that says nothing of the disk, and tries again at the next commit', async () => {
  const { store, clock, told, journal } = open();
  breakTable(store);
  journal.append(line(1));
  let isWritten = false;
  const written = journal.durable().then(() => {
    isWritten = true;
  });
  await settle();
  expect([isWritten, told.length]).toEqual([false, 1]);
  mendTable(store);
  await clock.advance(249);
  expect(isWritten).toBe(false);
  await clock.advance(1);
  await written;
  expect(processes(journal)).toEqual(['p1']);
  store.close();
});

it('X04 refuses all that comes once the file was taken away, is not taken for lost to another hub, and says what was not written', async () => {
  let lost = 0;
  const { store, told, journal } = open({ lost: () => lost++ });
  store.lose('was taken away', 'Put it back.');
  journal.append(line(1));
  await expect(journal.durable()).rejects.toMatchObject({ code: 'unwritable', hint: 'Put it back.' });
  expect(() => journal.flush()).toThrow('was taken away');
  journal.close();
  expect(lost).toBe(0);
  expect(told.map(({ message }) => message)).toEqual([
    'the journal cannot be written; trying again',
    'the last entries of the journal are lost',
  ]);
  expect(told[1]?.fields).toEqual({ entries: 1, error: expect.stringContaining('was taken away') });
  store.close();
});

it('closes for good: what is said afterwards is not written, not even by what was still to come', async () => {
  const { store, clock, refuses, journal } = open();
  refuses(true);
  journal.append(line(1));
  const refused = expect(journal.durable()).rejects.toMatchObject({ code: 'unwritable' });
  await settle();
  await refused;
  const waiting = expect(journal.durable()).rejects.toMatchObject({ code: 'cancelled' });
  journal.close();
  await waiting;
  refuses(false);
  journal.append(line(2));
  journal.close();
  await clock.advance(5000);
  expect(processes(journal)).toEqual([]);
  store.close();

  const other = open();
  other.journal.append(line(1));
  const written = other.journal.durable();
  other.journal.close();
  await written;
  other.journal.append(line(2));
  await other.clock.advance(250);
  expect(processes(other.journal)).toEqual(['p1']);
  other.store.close();
});

it('throws when closing what is no trouble of the disk', async () => {
  const { store, journal } = open();
  breakTable(store);
  journal.append(line(1));
  const waiting = expect(journal.durable()).rejects.toMatchObject({ code: 'cancelled' });
  expect(() => journal.close()).toThrow('no such table');
  await waiting;
  store.close();
});

it('B20 finds what another hub has written since it opened the file, and writes nothing over it', async () => {
  const path = join(folder, 'two.db');
  let lost = 0;
  const first = open({ path });
  const second = open({ path, lost: () => lost++ });
  first.journal.append(line(1));
  first.journal.flush();
  first.journal.append(line(2));
  first.journal.flush();
  second.journal.append(line(3));
  expect(() => second.journal.flush()).toThrow('another hub has taken this database over');
  await expect(second.journal.durable()).rejects.toMatchObject({
    code: 'conflict',
    hint: 'Only one hub may run on it. Stop one of them.',
  });
  expect(lost).toBe(1);
  expect(second.told).toEqual([
    {
      message: 'another hub has taken this database over',
      fields: { hint: 'Only one hub may run on it. Stop one of them.' },
    },
  ]);
  second.journal.close();
  await second.clock.advance(5000);
  expect(processes(first.journal)).toEqual(['p1', 'p2']);
  const idle = open({ path });
  const commits = idle.store.commits;
  idle.journal.claim();
  idle.journal.append(line(4));
  idle.journal.claim();
  expect(idle.store.commits - commits).toBe(1);
  first.journal.append(line(5));
  await expect(first.journal.durable()).rejects.toMatchObject({ code: 'conflict' });
  for (const { store } of [first, second, idle]) store.close();
});
