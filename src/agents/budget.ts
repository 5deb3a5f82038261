import type { Spend } from '../flow/index.ts';
import type { Budget } from './types.ts';

/** What one tree of processes may spend when nobody says otherwise. `ms` counts time inside steps, not in waits. */
export const DEFAULT_BUDGET: Budget = { usd: 2, actions: 50, tokens: 1_000_000, ms: 3_600_000 };

export const NOTHING: Spend = { usd: 0, actions: 0, tokens: 0, ms: 0 };

export function plus(a: Spend, b: Partial<Spend>): Spend {
  return {
    usd: a.usd + (b.usd ?? 0),
    actions: a.actions + (b.actions ?? 0),
    tokens: a.tokens + (b.tokens ?? 0),
    ms: a.ms + (b.ms ?? 0),
  };
}

export function leftOf(budget: Budget, spent: Spend): Spend {
  return {
    usd: Math.max(0, budget.usd - spent.usd),
    actions: Math.max(0, budget.actions - spent.actions),
    tokens: Math.max(0, budget.tokens - spent.tokens),
    ms: Math.max(0, budget.ms - spent.ms),
  };
}

/** The tighter of two, unit by unit: a child never has more than its ancestors have left (X05). */
export function tighter(a: Spend, b: Spend): Spend {
  return {
    usd: Math.min(a.usd, b.usd),
    actions: Math.min(a.actions, b.actions),
    tokens: Math.min(a.tokens, b.tokens),
    ms: Math.min(a.ms, b.ms),
  };
}

/** Why nothing more may begin; undefined while there is room. A unit that nothing was spent of never stops anything. */
export function exhausted(budget: Budget, spent: Spend, needsAction: boolean): string | undefined {
  if (needsAction && spent.actions + 1 > budget.actions) return `budget: ${budget.actions} actions are spent`;
  if (spent.ms > 0 && spent.ms >= budget.ms) return `budget: ${budget.ms} ms are spent`;
  if (spent.tokens > 0 && spent.tokens >= budget.tokens) return `budget: ${budget.tokens} tokens are spent`;
  if (spent.usd > 0 && spent.usd >= budget.usd) return `budget: ${budget.usd} USD are spent`;
  return undefined;
}
