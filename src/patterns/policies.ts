import type { Policy } from '../agents/index.ts';

/** Ready-made policies (document 001, early termination). They are asked before every step, and only ever tighten. */

export function actionsMax(max: number): Policy {
  return policy('actions', ({ spent }) => (spent.actions >= max ? `${spent.actions} actions` : undefined));
}

export function tokensMax(max: number): Policy {
  return policy('tokens', ({ spent }) => (spent.tokens >= max ? `${spent.tokens} tokens` : undefined));
}

export function costMax(usd: number): Policy {
  return policy('cost', ({ spent }) => (spent.usd >= usd ? `${spent.usd} USD` : undefined));
}

/** Ends a process that no plan leads on from, instead of letting it wait for the world to change. */
export function onStuck(): Policy {
  return policy('stuck', ({ status, because }) =>
    status === 'STUCK' ? (because ?? 'no way on') : undefined,
  );
}

/** The first of several that has something to say. */
export function firstOf(...policies: readonly Policy[]): Policy {
  return {
    name: 'first-of',
    check(state) {
      for (const one of policies) {
        const verdict = one.check(state);
        if (verdict !== undefined) return { because: `${one.name}: ${verdict.because}` };
      }
      return undefined;
    },
  };
}

function policy(name: string, why: (state: Parameters<Policy['check']>[0]) => string | undefined): Policy {
  return {
    name,
    check(state) {
      const because = why(state);
      return because === undefined ? undefined : { because };
    },
  };
}
