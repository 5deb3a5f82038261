import { expect, it } from 'vitest';
import { Journal, type Line } from '../../src/agents/index.ts';
import type { ProcessPage } from '../../src/agents/journal-store.ts';
import { silentLogger } from '../../src/base/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';

function open() {
  const store = new Store({ path: ':memory:' });
  const clock = new ManualClock(1_000_000);
  const journal = new Journal({ store, clock, log: silentLogger });
  const rows = (table: string) => store.one<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)!.n;
  return { store, clock, journal, rows };
}

const made = (process: string, turn: string, more: object = {}): Line =>
  ({
    ...{ turn, process, depth: 0, path: '', e: 'created', agent: 'a', parent: null, parentPath: null },
    ...{ input: [], meta: {}, budget: { usd: 0, actions: 0, tokens: 0, ms: 0 }, ...more },
  }) as Line;
const decided = (process: string, turn: string): Line => ({
  ...{ turn, process, depth: 0, path: '0', e: 'decided', holds: true },
});
const stands = (process: string, turn: string, to: 'RUNNING' | 'COMPLETED'): Line =>
  ({ turn, process, depth: 0, path: '', e: 'status', from: 'NOT_STARTED', to }) as Line;

/** A turn of one process that has ended, in a commit of its own. */
function endedTurn(journal: Journal, turn: string, entries: number): void {
  journal.append(made(turn, turn));
  for (let n = 2; n < entries; n++) journal.append(decided(turn, turn));
  journal.append(stands(turn, turn, 'COMPLETED'));
  journal.flush();
}

const numbers = (entries: readonly { seq: number }[]) => entries.map(({ seq }) => seq);

it('X04 reads a page right where the processes of one commit lie between each other', () => {
  const { store, journal } = open();
  journal.append(made('a', 'a'));
  journal.append(made('b', 'b'));
  journal.append(made('c', 'c'));
  journal.append(decided('b', 'b'));
  journal.append(decided('c', 'c'));
  journal.append(decided('a', 'a'));
  journal.flush();
  expect(numbers(journal.read({ limit: 1 }))).toEqual([1]);
  expect(numbers(journal.read({ limit: 2 }))).toEqual([1, 2]);
  expect(numbers(journal.read({ after: 2, limit: 3 }))).toEqual([3, 4, 5]);
  store.close();
});

it('X08 reads a turn that has just been written without the disk, and whole where no limit is set', () => {
  const { store, journal } = open();
  endedTurn(journal, 'a', 4);
  endedTurn(journal, 'b', 3);
  expect(numbers(journal.read({ turn: 'a', limit: -1 }))).toEqual([1, 2, 3, 4]);
  expect(numbers(journal.read({ turn: 'a', process: 'b' }))).toEqual([5, 6, 7]);
  store.close();
  expect(numbers(journal.read({ turn: 'a', after: 1, limit: 2 }))).toEqual([2, 3]);
  expect(() => journal.read({ process: 'a' })).toThrow();
  expect(() => journal.read()).toThrow();
});

it('H45 writes at most 256 entries of a process in a row', () => {
  const { store, journal, rows } = open();
  endedTurn(journal, 'long', 600);
  expect(rows('batches')).toBe(3);
  expect(numbers(journal.store.history('long'))).toEqual(Array.from({ length: 600 }, (_, n) => n + 1));
  store.close();
});

it('keeps with each process how it stands, and knows which are there and what of them is newest', () => {
  const { store, journal } = open();
  const standing = () => store.all('SELECT id, status, open FROM processes ORDER BY seq');
  journal.append(made('a', 'one'));
  journal.append(made('b', 'one'));
  journal.append(stands('a', 'one', 'RUNNING'));
  journal.flush();
  expect(standing()).toEqual([
    { id: 'a', status: 'RUNNING', open: 1 },
    { id: 'b', status: 'NOT_STARTED', open: 1 },
  ]);
  expect(journal.standings('turn', ['one', 'none'])).toEqual([
    { number: 1, id: 'one', turn: 'one', newest: 3 },
  ]);
  expect(journal.standings('process', ['b', 'none'])).toEqual([
    { number: 2, id: 'b', turn: 'one', newest: 2 },
  ]);
  journal.append(stands('a', 'one', 'COMPLETED'));
  journal.flush();
  expect(standing()[0]).toEqual({ id: 'a', status: 'COMPLETED', open: 0 });
  expect(journal.store.openProcesses()).toEqual(['b']);
  expect([journal.store.has('a'), journal.store.has('c')]).toEqual([true, false]);
  store.close();
});

const ids = (journal: Journal, page: ProcessPage) => journal.processes(page).map(({ id }) => id);

it('H46 lists processes from the newest back or from a number on, oldest first either way', () => {
  const { store, journal } = open();
  for (const id of ['a', 'b', 'c', 'd']) journal.append(made(id, id === 'b' ? 'other' : 'one'));
  journal.flush();
  expect(ids(journal, { limit: 2 })).toEqual(['c', 'd']);
  expect(ids(journal, { after: 1, limit: 2 })).toEqual(['b', 'c']);
  expect(ids(journal, { turn: 'one' })).toEqual(['a', 'c', 'd']);
  expect(ids(journal, { turn: 'one', after: 1, limit: 1 })).toEqual(['c']);
  store.close();
});

it('forgets the oldest turns while more entries remain than may, and no more than that', () => {
  const { store, journal } = open();
  for (const turn of ['a', 'b', 'c', 'd']) endedTurn(journal, turn, 5);
  const left = () => ids(journal, {});
  expect(journal.forget(0, 20)).toBe(0);
  expect(journal.forget(0, 15)).toBe(1);
  expect(left()).toEqual(['b', 'c', 'd']);
  expect(journal.forget(0, 15)).toBe(0);
  expect(journal.forget(0, 14)).toBe(1);
  expect(left()).toEqual(['c', 'd']);
  expect(journal.forget(0, 0)).toBe(1);
  expect(left()).toEqual(['d']);
  expect(journal.forget(0, 0)).toBe(0);
  store.close();
});

it('forgets by the entries there are, not by their numbers, where turns between are gone', () => {
  const { store, clock, journal } = open();
  journal.append(made('open', 'open'));
  journal.flush();
  endedTurn(journal, 'old', 30);
  clock.step(2_000_000);
  for (const turn of ['b', 'c']) endedTurn(journal, turn, 5);
  expect(journal.forget(1_500_000, 100)).toBe(1);
  // Eleven entries are left of numbers up to 41.
  expect(journal.forget(1_500_000, 11)).toBe(0);
  expect(ids(journal, {})).toEqual(['open', 'b', 'c']);
  expect(journal.forget(1_500_000, 10)).toBe(1);
  expect(ids(journal, {})).toEqual(['open', 'c']);
  store.close();
});

it('forgets nothing of an empty journal', () => {
  const { store, journal } = open();
  expect(journal.forget(Number.MAX_SAFE_INTEGER, 0)).toBe(0);
  store.close();
});

it('X04 puts a large value beside the journal, not an entry that is large of many small ones, and forgets it with its turn', () => {
  const { store, journal, rows } = open();
  const half = 'x'.repeat(3000);
  journal.append(made('small', 'small', { input: [{ type: 'a', data: half }], meta: { room: half } }));
  journal.append(stands('small', 'small', 'COMPLETED'));
  journal.flush();
  expect(rows('large_values')).toBe(0);
  const large = Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`key${n}`, n]));
  const first = journal.append(made('large', 'large', { input: [{ type: 'a', data: large }] }));
  const second = journal.append(made('again', 'again', { input: [{ type: 'a', data: large }] }));
  for (const turn of ['large', 'again']) journal.append(stands(turn, turn, 'COMPLETED'));
  journal.flush();
  endedTurn(journal, 'last', 3);
  expect([rows('large_values'), rows('large_uses')]).toEqual([1, 2]);
  expect(journal.store.history('large')[0]).toEqual(first);
  expect(journal.store.history('again')[0]).toEqual(second);
  expect(journal.forget(0, 7)).toBe(1);
  expect(journal.forget(0, 5)).toBe(1);
  expect([rows('large_values'), rows('large_uses')]).toEqual([1, 1]);
  expect(journal.forget(0, 3)).toBe(1);
  expect([rows('large_values'), rows('large_uses')]).toEqual([0, 0]);
  store.close();
});
