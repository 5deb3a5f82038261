import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TurnStore } from '../../../src/assistant/index.ts';
import { Store } from '../../../src/store/index.ts';
import { runs } from '../../flow/deep.ts';

const PEOPLE = ['alex', 'sam', 'mia'];

function open(path = ':memory:') {
  const store = new Store({ path });
  const turns = new TurnStore(store);
  let said = 0;
  return {
    store,
    turns,
    /** As many turns, of one after the other or of one alone. */
    say(count: number, only?: string): void {
      store.transaction(() => {
        for (let n = 0; n < count; n++) {
          said += 1;
          const person = only ?? PEOPLE[said % PEOPLE.length]!;
          const speaker = { person, role: 'adult', proof: 'token', via: 'phone' } as const;
          turns.insert(`t${said}`, { channel: 'http', conversation: 'c', person, text: '', speaker }, said);
        }
      });
    },
    count(): void {
      while (turns.count()) {}
    },
    forget(before: number, keeps: (turn: string) => boolean): void {
      for (let row: number | undefined = 0; row !== undefined; ) row = turns.forget(before, keeps, row);
    },
    /** As the rows are, read through. */
    plain(limit: number, offset: number, owner?: string): readonly string[] {
      const all = store.all<{ turn: string; owner: string }>(
        'SELECT turn, owner FROM turns ORDER BY rowid DESC',
      );
      return all
        .filter((row) => owner === undefined || row.owner === owner)
        .map(({ turn }) => turn)
        .slice(offset, offset + limit);
    },
    page: (limit: number, offset: number, owner?: string) =>
      turns.page(limit, offset, owner).map(({ turn }) => turn),
  };
}

type Step =
  | { readonly say: number; readonly only?: string | undefined }
  | { readonly count: true }
  | { readonly forget: number; readonly keepEach: number };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    say: fc.integer({ min: 1, max: 900 }),
    only: fc.option(fc.constantFrom(...PEOPLE), { nil: undefined }),
  }),
  fc.constant({ count: true } as const),
  // Part of them, or all, so that numbers are given again.
  fc.record({ forget: fc.oneof(fc.nat(3000), fc.constant(1e9)), keepEach: fc.constantFrom(0, 7, 300) }),
);

it('H12 H46 a page anywhere is the same whether the turns before it were counted, forgotten or came since', () => {
  fc.assert(
    fc.property(
      fc.array(STEP, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(3000), { minLength: 3, maxLength: 3 }),
      (steps, offsets) => {
        const house = open();
        for (const step of steps) {
          if ('say' in step) house.say(step.say, step.only);
          else if ('count' in step) house.count();
          else
            house.forget(
              step.forget,
              (turn) => step.keepEach > 0 && Number(turn.slice(1)) % step.keepEach === 0,
            );
          for (const offset of [0, 255, 256, ...offsets])
            for (const owner of [undefined, 'person:alex', 'person:mia', 'person:nobody'])
              expect(house.page(3, offset, owner)).toEqual(house.plain(3, offset, owner));
        }
        house.store.close();
      },
    ),
    {
      numRuns: runs(40),
      // The newest rows are gone up to the middle of a block: their numbers are given again.
      examples: [
        [
          [{ say: 512 }, { count: true }, { forget: 513, keepEach: 300 }, { say: 255 }, { count: true }],
          [0, 0, 0],
        ],
      ],
    },
  );
});

it('H46 a page far back is found without counting through the turns before it', () => {
  const house = open();
  house.say(5000);
  const { commits } = house.store;
  house.count();
  // 19 blocks of 256 are full, counted 16 at a time.
  expect(house.store.commits - commits).toBe(2);
  expect(
    house.store.one('SELECT count(*) AS n, sum(turns) AS turns FROM turn_counts WHERE owner = ?', '*'),
  ).toEqual({
    n: 19,
    turns: 4863,
  });
  house.count();
  expect(house.store.commits - commits).toBe(2);
  // What lies before it in the tables is gone: nobody looked there.
  house.store.run('DELETE FROM turns WHERE rowid > 2000 AND rowid < 4800');
  expect(house.page(2, 4000)).toEqual(['t1000', 't999']);
  expect(house.page(2, 1200, 'person:sam')).toEqual(['t1399', 't1396']);
  house.store.close();
});

it('H46 rows keep their numbers when the file is written anew, on which the counts rely', () => {
  const house = open();
  house.say(1000);
  house.forget(1e9, (turn) => Number(turn.slice(1)) % 3 === 0);
  const numbers = () => house.store.all('SELECT rowid AS row, turn FROM turns ORDER BY rowid');
  const before = numbers();
  house.store.rewrite();
  expect(numbers()).toEqual(before);
  house.store.close();
});
