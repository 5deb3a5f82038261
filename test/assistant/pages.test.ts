import { expect, it } from 'vitest';
import { KeptViews } from '../../src/assistant/house/kept-views.ts';
import { TurnStore } from '../../src/assistant/house/turn-store.ts';
import { Store } from '../../src/store/index.ts';

it('H12 a page of turns is the newest first, of all or of one owner, and looks at no more of them than it shows', () => {
  const store = new Store({ path: ':memory:' });
  const turns = new TurnStore(store);
  const people = ['alex', 'sam', 'mia'];
  for (let n = 0; n < 300; n++) {
    const person = people[n % 3]!;
    const speaker = { person, role: 'adult', proof: 'token', via: 'phone' } as const;
    turns.insert(
      `turn_${n}`,
      { channel: 'http', conversation: person, person, text: `${n}`, speaker },
      1000 + n,
    );
  }
  expect(turns.page(3, 2).map(({ turn }) => turn)).toEqual(['turn_297', 'turn_296', 'turn_295']);
  const owner = turns.get('turn_1')!.owner;
  expect(turns.page(2, 1, owner).map(({ turn }) => turn)).toEqual(['turn_295', 'turn_292']);
  for (const where of ['', "WHERE owner = 'person:sam' "]) {
    const plan = store.all<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT * FROM turns ${where}ORDER BY rowid DESC LIMIT 3`,
    );
    expect(plan.map(({ detail }) => detail).join(' ')).not.toMatch(/TEMP B-TREE/);
  }
  store.close();
});

it('H12 a view in memory is as good as none when there is something newer, and when too many came after it', () => {
  const views = new KeptViews<{ n: number }>();
  views.keep('a', '1', { n: 1 });
  views.keep('b', '1', { n: 2 });
  expect([views.get('a', '1'), views.get('b', '2'), views.get('b', '1')]).toEqual([
    { n: 1 },
    undefined,
    undefined,
  ]);
  views.keep('b', '2', { n: 3 });
  for (let n = 0; n < 198; n++) views.keep(`other ${n}`, '1', { n });
  // The one that was asked for goes last.
  expect(views.get('a', '1')).toEqual({ n: 1 });
  views.keep('one more', '1', { n: 4 });
  expect([views.get('b', '2'), views.get('a', '1'), views.get('nobody', '')]).toEqual([
    undefined,
    { n: 1 },
    undefined,
  ]);
});
