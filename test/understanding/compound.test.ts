import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GoldCase, isWrong, matchesGold } from '../../bench/kit/plan-score.ts';
import { planFor, testHome } from './golden/golden.ts';
import { notation } from './notation.ts';

const cases = (name: string): GoldCase[] =>
  readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GoldCase);

const planOf = (gold: GoldCase, home: ReturnType<typeof testHome>) =>
  planFor(
    home,
    (gold.turns ?? [gold]).map(({ text }) => text),
    Date.parse(gold.now.replace(/\[.*$/, '')),
  );

describe('A02 A03 A04 the compound set', () => {
  const home = testHome('home-1');
  it.each(cases('compound').map((gold) => [gold.text, gold] as const))(
    'A03 “%s” is planned as its gold says',
    (_, gold) => {
      const plan = planOf(gold, home);
      expect(matchesGold(gold, plan.groups, home.devices), notation(plan)).toBe(true);
      expect(plan.direct).toBe(gold.direct);
    },
  );
});

describe('A02 the compound set over every service', () => {
  const home = testHome('home-2');
  const gold = cases('compound2');

  it('A02 plans at least 95 in a hundred as their gold says', () => {
    const right = gold.filter((one) => matchesGold(one, planOf(one, home).groups, home.devices));
    expect(right.length).toBeGreaterThanOrEqual(95);
  });

  it('A02 acts on nothing in the sentences that ask for nothing', () => {
    for (const one of gold.filter(({ direct }) => direct))
      expect(planOf(one, home).groups, one.text).toEqual([]);
  });

  it('A02 causes at most one wrong action in a hundred sentences', () => {
    const wrong = gold
      .filter((one) => isWrong(one, planOf(one, home).groups, home.devices))
      .map(({ id }) => id);
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(1);
  });
});
