import { isEffectful, type Skill, type Spend } from '../flow/index.ts';

/** What one tree of processes may spend when nobody says otherwise. `ms` counts time inside steps, not in waits. */
export const DEFAULT_BUDGET: Spend = { usd: 2, actions: 50, tokens: 1_000_000, ms: 3_600_000 };

export const NOTHING: Spend = { usd: 0, actions: 0, tokens: 0, ms: 0 };

export function plus(a: Spend, b: Partial<Spend>): Spend {
  return unitByUnit((unit) => a[unit] + (b[unit] ?? 0));
}

export function leftOf(budget: Spend, spent: Spend): Spend {
  return unitByUnit((unit) => Math.max(0, budget[unit] - spent[unit]));
}

/** The tighter of two, unit by unit: a child never has more than its ancestors have left (X05). */
export function tighter(a: Spend, b: Spend): Spend {
  return unitByUnit((unit) => Math.min(a[unit], b[unit]));
}

function unitByUnit(amount: (unit: keyof Spend) => number): Spend {
  return { usd: amount('usd'), actions: amount('actions'), tokens: amount('tokens'), ms: amount('ms') };
}

const UNITS = { actions: 'actions', ms: 'ms', tokens: 'tokens', usd: 'USD' } as const;
/** Sums of decimal fractions are off by less than this. */
const ROUNDING = 1e-9;

/** Why `wanted` may not be spent on top of `spent`; undefined while there is room. A unit that nothing was spent of and nothing is wanted of never stops anything. */
export function exhausted(budget: Spend, spent: Spend, wanted: Partial<Spend>): string | undefined {
  for (const [unit, name] of Object.entries(UNITS) as [keyof Spend, string][]) {
    const more = wanted[unit] ?? 0;
    const over = spent[unit] + more > budget[unit] + ROUNDING;
    const used = unit !== 'actions' && spent[unit] > 0 && spent[unit] >= budget[unit];
    if ((more > 0 && over) || used) return `budget: ${budget[unit]} ${name} are spent`;
  }
  return undefined;
}

/**
 * What an attempt is charged: what the skill says it cost, and where it says nothing the price it was let in for. Nothing
 * that costs is ever free (X05).
 */
export function chargeOf(price: Skill['price'], told: Partial<Spend> = {}): Partial<Spend> {
  const reserved = price === undefined || price === 'unknown' ? {} : price;
  const sane = (amount: number | undefined) =>
    amount !== undefined && Number.isFinite(amount) && amount >= 0 ? amount : undefined;
  return {
    usd: sane(told.usd) ?? reserved.usd ?? 0,
    tokens: sane(told.tokens) ?? reserved.tokens ?? 0,
  };
}

/** What must be free before a skill may begin. */
export function wantedBy(skill: Skill): Partial<Spend> {
  return { ...chargeOf(skill.price), actions: isEffectful(skill.effect) ? 1 : 0 };
}
