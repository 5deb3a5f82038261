import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Store, Table } from '../../src/store/index.ts';

interface Shelf {
  readonly id: string;
  readonly to: readonly string[];
  readonly isOpen: boolean;
  readonly addedAt: number | null;
}

describe('the rows of a table as records', () => {
  let store: Store;
  let shelves: Table<Shelf>;
  beforeEach(() => {
    store = new Store({ path: ':memory:' });
    store.migrate('shelves', [
      'CREATE TABLE shelf (id TEXT PRIMARY KEY, recipients TEXT NOT NULL, is_open INTEGER NOT NULL, added_at INTEGER) STRICT',
    ]);
    shelves = new Table(store, 'shelf', { json: ['to'], flags: ['isOpen'], columns: { to: 'recipients' } });
  });
  afterEach(() => store.close());

  it('come back as they were put', () => {
    const shelf = fc.record({
      id: fc.string(),
      to: fc.array(fc.string()),
      isOpen: fc.boolean(),
      addedAt: fc.option(fc.maxSafeInteger()),
    });
    fc.assert(
      fc.property(shelf, (one) => {
        shelves.put(one, 'REPLACE');
        expect(shelves.one('WHERE id = ?', one.id)).toEqual(one);
      }),
    );
  });

  it('are found by the rest of a statement, in its order', () => {
    for (const id of ['a', 'b', 'c']) shelves.put({ id, to: [], isOpen: id !== 'b', addedAt: null });
    expect(shelves.all('WHERE is_open = @open ORDER BY id DESC', { open: 1 }).map(({ id }) => id)).toEqual([
      'c',
      'a',
    ]);
    expect(shelves.all()).toHaveLength(3);
    expect(shelves.one('WHERE id = ?', 'd')).toBeUndefined();
  });

  it('with a key that is there are refused, replaced or left, as the caller says', () => {
    const first = { id: 'a', to: ['sam'], isOpen: true, addedAt: 1 };
    const second = { ...first, to: ['alex'], isOpen: false };
    expect(shelves.put(first)).toBe(1);
    expect(() => shelves.put(second)).toThrow(/UNIQUE/);
    expect(shelves.put(second, 'IGNORE')).toBe(0);
    expect(shelves.one('WHERE id = ?', 'a')).toEqual(first);
    expect(shelves.put(second, 'REPLACE')).toBe(1);
    expect(shelves.all()).toEqual([second]);
  });
});
