import type { Det } from './types.ts';

/** Kleene's strong logic of three values: unknown stays unknown unless the other side decides. */
export function not(a: Det): Det {
  return a === 'unknown' ? a : !a;
}

export function and(...all: readonly Det[]): Det {
  if (all.includes(false)) return false;
  return all.includes('unknown') ? 'unknown' : true;
}

export function or(...all: readonly Det[]): Det {
  return not(and(...all.map(not)));
}

/** The one question about an unknown that has a certain answer. */
export function isUnknown(a: Det): boolean {
  return a === 'unknown';
}
