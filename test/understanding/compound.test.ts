import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GoldCase, isWrong, matchesGold } from '../../bench/kit/plan-score.ts';
import { planFor, testHome } from './golden.ts';
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

describe('A02 the compound set over every service, of which six have phrases yet', () => {
  const home = testHome('home-2');
  const known = new Set(['light', 'switch', 'reminders', 'calendar', 'email', 'schedule']);
  const gold = cases('compound2');

  it('A02 plans at least 85 % of those that need only these six as their gold says', () => {
    const ours = gold.filter(
      ({ groups }) => groups.length > 0 && groups.flat().every(({ service }) => known.has(service)),
    );
    const right = ours.filter((one) => matchesGold(one, planOf(one, home).groups, home.devices));
    expect(ours.length).toBeGreaterThanOrEqual(15);
    expect(right.length / ours.length).toBeGreaterThanOrEqual(0.85);
  });

  it('A02 acts on nothing in the sentences that ask for nothing', () => {
    for (const one of gold.filter(({ direct }) => direct))
      expect(planOf(one, home).groups, one.text).toEqual([]);
  });

  it('A02 lets a service that it does not know cause at most two wrong actions in a hundred sentences', () => {
    const wrong = gold
      .filter((one) => isWrong(one, planOf(one, home).groups, home.devices))
      .map(({ id }) => id);
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(2);
  });
});
