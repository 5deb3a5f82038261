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

it('H12 a view is made anew when the journal has something newer, when it is not final, and when too many came after it', () => {
  const views = new KeptViews<{ n: number }>();
  let made = 0;
  const ask = (id: string, as: string, isFinal = true) => {
    const make = () => {
      made += 1;
      return { n: made };
    };
    return views.of(id, as, make, () => isFinal)?.n;
  };
  expect([ask('a', '1'), ask('a', '1'), ask('a', '2'), ask('a', '2')]).toEqual([1, 1, 2, 2]);
  expect([ask('b', '1', false), ask('b', '1', false)]).toEqual([3, 4]);
  for (let n = 0; n < 200; n++) ask(`other ${n}`, '1');
  const before = made;
  ask('a', '2');
  expect(made).toBe(before + 1);
  expect(
    views.of(
      'nobody',
      '',
      () => undefined,
      () => true,
    ),
  ).toBeUndefined();
});
