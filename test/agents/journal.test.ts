import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Journal, type Line } from '../../src/agents/index.ts';
import type { Logger } from '../../src/base/index.ts';
import { silentLogger } from '../../src/base/index.ts';
import { Store } from '../../src/store/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';

/** The first line of a process. */
const line = (n: number, turn = 't1'): Line => ({
  turn,
  process: `p${n}`,
  depth: 0,
  path: '',
  e: 'created',
  agent: `s${n}`,
  parent: null,
  parentPath: null,
  input: [],
  budget: { usd: 0, actions: 0, tokens: 0, ms: 0 },
  meta: {},
});

function open(log: Logger = silentLogger) {
  const store = new Store({ path: ':memory:' });
  const clock = new ManualClock();
  const names: string[] = [];
  const journal = new Journal({ store, clock, log, boundary: (name) => names.push(name) });
  store.migrate('other', ['CREATE TABLE other (n INTEGER PRIMARY KEY) STRICT']);
  return { store, clock, journal, names };
}

const numbers = (journal: Journal, options = {}) =>
  journal.read(options).map((entry) => (entry.e === 'created' ? Number(entry.agent.slice(1)) : null));

it('X04 writes what several appended in one transaction, and tells subscribers only afterwards', async () => {
  const { store, journal, names } = open();
  const heard: number[][] = [];
  journal.subscribe((entries) => heard.push(entries.map((entry) => entry.seq)));
  const before = store.commits;
  journal.append(line(1));
  const first = journal.durable();
  journal.append(line(2));
  journal.also(() => store.prepare('INSERT INTO other VALUES (7)').run());
  expect([journal.lastSeq, heard.length, numbers(journal)]).toEqual([0, 0, []]);
  await Promise.all([first, journal.durable()]);
  expect(store.commits - before).toBe(1);
  expect(heard).toEqual([[1, 2]]);
  expect(names).toEqual(['commit.before', 'commit.after']);
  expect(journal.lastSeq).toBe(2);
  expect(store.prepare('SELECT n FROM other').all()).toEqual([{ n: 7 }]);
  store.close();
});

it('needs no commit when there is nothing to write', async () => {
  const { store, journal } = open();
  const before = store.commits;
  await journal.durable();
  journal.flush();
  expect(store.commits - before).toBe(0);
  store.close();
});

it('brings entries that nobody waits for to disk after a moment', async () => {
  const { store, clock, journal } = open();
  journal.append(line(1));
  await settle();
  expect(numbers(journal)).toEqual([]);
  await clock.advance(250);
  expect(numbers(journal)).toEqual([1]);
  store.close();
});

it('reads on after a number, by turn, and goes on numbering after a restart', async () => {
  const { store, clock, journal } = open();
  for (let n = 1; n <= 5; n++) journal.append(line(n, n % 2 ? 'odd' : 'even'));
  journal.flush();
  expect(numbers(journal, { after: 3 })).toEqual([4, 5]);
  expect(numbers(journal, { turn: 'odd', after: 1, limit: 1 })).toEqual([3]);
  const again = new Journal({ store, clock, log: silentLogger });
  expect(again.append(line(6)).seq).toBe(6);
  store.close();
});

it('X04 reads back what was written in its order, of all, of a turn and of a process, however it is cut into commits and pages', () => {
  const deed = fc.record({
    process: fc.nat(3),
    commits: fc.boolean(),
    lines: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(deed, { minLength: 1, maxLength: 20 }),
      fc.nat(30),
      fc.nat(10),
      (deeds, after, limit) => {
        const { store, journal } = open();
        const written = deeds.flatMap(({ process, commits, lines }, at) => {
          const isNew = !deeds.slice(0, at).some((one) => one.process === process);
          const begun = line(process, `t${process % 2}`);
          const { turn, depth, path } = begun;
          const entries = Array.from({ length: lines }, (_, index) =>
            journal.append(
              isNew && index === 0
                ? begun
                : { turn, process: `p${process}`, depth, path, e: 'decided', holds: index % 2 === 0 },
            ),
          );
          if (commits) journal.flush();
          return entries;
        });
        journal.flush();
        expect(journal.read({ limit: -1 })).toEqual(written);
        const page = written.filter(({ seq }) => seq > after);
        expect(journal.read({ after, limit })).toEqual(page.slice(0, limit));
        expect(journal.read({ turn: 't1', after, limit })).toEqual(
          page.filter(({ turn }) => turn === 't1').slice(0, limit),
        );
        expect(journal.read({ process: 'p2', after, limit })).toEqual(
          page.filter(({ process }) => process === 'p2').slice(0, limit),
        );
        store.close();
      },
    ),
    { numRuns: runs(30, 60) },
  );
});

it('says at once why the disk refuses, tells it once a minute, loses nothing, and goes on when it takes writes again', async () => {
  const errors: string[] = [];
  const log: Logger = { ...silentLogger, error: (message) => errors.push(message) };
  const { store, clock, journal } = open(log);
  store.prepare('PRAGMA query_only = ON').run();
  journal.append(line(1));
  const refused = expect(journal.durable()).rejects.toMatchObject({
    code: 'unwritable',
    message: 'Nothing can be written down, because the disk is read-only',
  });
  await clock.advance(0);
  await refused;
  expect(() => journal.demandDisk()).toThrow('read-only');
  await clock.advance(59_000);
  expect(errors).toHaveLength(1);
  await clock.advance(2_000);
  expect(errors).toHaveLength(2);
  store.prepare('PRAGMA query_only = OFF').run();
  await clock.advance(1000);
  await journal.durable();
  expect(() => journal.demandDisk()).not.toThrow();
  expect(numbers(journal)).toEqual([1]);
  store.close();
});

it('forgets what it was told to drop, and what that still says, as if it had never been', async () => {
  const { store, journal } = open();
  journal.append({ ...line(1), process: 'gone' });
  journal.append(line(2));
  journal.drop(new Set(['gone']));
  journal.append({ ...line(3), process: 'gone' });
  await journal.durable();
  expect(journal.read().map(({ process }) => process)).not.toContain('gone');
  expect(journal.read()).toHaveLength(1);
  store.close();
});

it('drops a write of another room that throws, says so, and keeps the rest of the commit', async () => {
  const errors: string[] = [];
  const { store, journal } = open({ ...silentLogger, error: (message) => errors.push(message) });
  journal.append(line(1));
  journal.also(() => store.prepare('INSERT INTO other VALUES (1)').run());
  journal.also(() => {
    throw new Error('a fault of that room');
  });
  await journal.durable();
  expect(numbers(journal)).toEqual([1]);
  expect(store.prepare('SELECT n FROM other').all()).toEqual([{ n: 1 }]);
  expect(errors).toHaveLength(1);
  store.close();
});

it('writes what is left when it is closed, and refuses to promise more', async () => {
  const { store, journal } = open();
  journal.append(line(1));
  journal.close();
  expect(numbers(journal)).toEqual([1]);
  journal.append(line(2));
  await expect(journal.durable()).rejects.toMatchObject({ code: 'cancelled' });
  store.close();
});

it('H45 reads a journal that an earlier Hearth wrote, entry by entry as it was', () => {
  const store = new Store({ path: ':memory:' });
  // The tables of versions 1 and 2, and a turn with a child in them.
  store.migrate('agents', [
    `CREATE TABLE entries (
       seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, turn TEXT NOT NULL, process TEXT NOT NULL,
       depth INTEGER NOT NULL, path TEXT NOT NULL, e TEXT NOT NULL, body TEXT NOT NULL) STRICT;
     CREATE INDEX entries_process ON entries (process);
     CREATE INDEX entries_turn ON entries (turn);
     CREATE TABLE processes (
       seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, turn TEXT NOT NULL, parent TEXT,
       status TEXT NOT NULL, open INTEGER NOT NULL) STRICT;
     CREATE INDEX processes_open ON processes (seq) WHERE open = 1;
     CREATE INDEX processes_turn ON processes (turn);
     CREATE INDEX processes_parent ON processes (parent);
     CREATE TABLE waits (
       id TEXT PRIMARY KEY, process TEXT NOT NULL, closed_by TEXT, value TEXT) STRICT, WITHOUT ROWID`,
    `CREATE TABLE terms (one INTEGER PRIMARY KEY CHECK (one = 1), term INTEGER NOT NULL) STRICT;
     INSERT INTO terms VALUES (1, 4);
     CREATE TABLE large_values (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
     CREATE TABLE large_uses (seq INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (seq, hash)) STRICT, WITHOUT ROWID;
     CREATE INDEX large_uses_hash ON large_uses (hash);
     CREATE INDEX waits_process ON waits (process)`,
  ]);
  const header = (seq: number, process: string, depth: number, path: string) => ({
    ...{ seq, at: 1000 + seq, turn: 't1', process, depth, path },
  });
  const {
    turn: _t,
    process: _p,
    depth: _d,
    path: _x,
    e: _e,
    ...created
  } = line(1) as Record<string, unknown>;
  const entries = [
    { ...header(1, 't1', 0, ''), e: 'created', ...created },
    { ...header(2, 'p2', 1, ''), e: 'created', ...created, parent: 't1' },
    { ...header(3, 't1', 0, '0/while#1'), e: 'decided', holds: true },
    { ...header(4, 'p2', 1, '0/say'), e: 'decided', holds: false, out: { data: { $large: 'h1' } } },
  ];
  for (const { seq, at, turn, process, depth, path, e, ...body } of entries)
    store.put('entries', { seq, at, turn, process, depth, path, e, body: JSON.stringify(body) });
  store.put('processes', { seq: 1, id: 't1', turn: 't1', parent: null, status: 'RUNNING', open: 1 });
  store.put('processes', { seq: 2, id: 'p2', turn: 't1', parent: 't1', status: 'COMPLETED', open: 0 });
  store.put('large_values', { hash: 'h1', value: '"a long text"' });
  store.put('large_uses', { seq: 4, hash: 'h1' });
  const journal = new Journal({ store, clock: new ManualClock(), log: silentLogger });
  const now = [...entries.slice(0, 3), { ...entries[3], out: { data: 'a long text' } }];
  expect(journal.read({ limit: -1 })).toEqual(now);
  expect(journal.read({ process: 'p2' })).toEqual([now[1], now[3]]);
  expect([journal.store.openProcesses(), journal.store.children('t1'), journal.lastSeq]).toEqual([
    ['t1'],
    ['p2'],
    4,
  ]);
  journal.append({ turn: 't1', process: 'p2', depth: 1, path: '0/again', e: 'decided', holds: true });
  journal.flush();
  expect(journal.read({ process: 'p2', after: 2 }).map(({ seq }) => seq)).toEqual([4, 5]);
  store.close();
});

it('X08 a turn reads the same from memory as from disk, whichever turns were written in between and however they are told apart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 11 }), { maxLength: 60 }),
      fc.nat({ max: 60 }),
      async (turns, after) => {
        const { store, journal } = open();
        const begun = new Set<string>();
        let n = 0;
        for (const turn of turns.map((one) => `t${one}`)) {
          const process = begun.has(turn) ? `${turn}-${n}` : turn;
          if (begun.has(turn)) journal.append({ ...line(n, turn), process, parent: turn } as Line);
          else journal.append({ ...line(n, turn), process });
          begun.add(turn);
          n += 1;
          if (n % 3 === 0) journal.flush();
        }
        journal.flush();
        for (const turn of begun) {
          const onDisk = journal.store.read({ turn, after, limit: 5 });
          expect(journal.read({ turn, after, limit: 5 })).toEqual(onDisk);
          expect(journal.read({ turn })).toEqual(journal.store.read({ turn }));
        }
        journal.close();
        store.close();
      },
    ),
    { numRuns: runs(30, 60) },
  );
});
