import { ACTED_MAX, type Policy, type ProcessState } from '../agents/index.ts';
import { instantOf, minutesOf, wallAt } from '../base/index.ts';

/** Ready-made policies (document 001, early termination): asked before every step, they only ever tighten. */

export function actionsMax(max: number): Policy {
  return ending('actions', ({ spent }) => (spent.actions >= max ? `${spent.actions} actions` : undefined));
}

export function tokensMax(max: number): Policy {
  return ending('tokens', ({ spent }) => (spent.tokens >= max ? `${spent.tokens} tokens` : undefined));
}

export function costMax(usd: number): Policy {
  return ending('cost', ({ spent }) => (spent.usd >= usd ? `${spent.usd} USD` : undefined));
}

/** Ends a process that no plan leads on from, instead of letting it wait for the world to change. */
export function onStuck(): Policy {
  return ending('stuck', ({ status, because }) =>
    status === 'STUCK' ? (because ?? 'no way on') : undefined,
  );
}

/** The first of several that has something to say. */
export function firstOf(...policies: readonly Policy[]): Policy {
  return {
    name: 'first-of',
    check(state, now) {
      for (const one of policies) {
        const verdict = one.check(state, now);
        if (verdict !== undefined) return { ...verdict, because: `${one.name}: ${verdict.because}` };
      }
      return undefined;
    },
  };
}

/** Nothing begins before so many milliseconds after the start. */
export function delay(ms: number): Policy {
  return pausing('delay', ({ startedAt }) => startedAt + ms, 'not yet');
}

/** Nothing begins between two times of day, `22:00` and `07:00`, as clocks in `timezone` (IANA) show them. */
export function quietHours(from: string, to: string, timezone: string): Policy {
  const [begin, end] = [minutesIn(from), minutesIn(to)];
  const isQuiet = (at: number) => (begin <= end ? at >= begin && at < end : at >= begin || at < end);
  const ends = (_state: ProcessState, now: number) => {
    const at = minutesOf(now, timezone);
    if (!isQuiet(at)) return now;
    const day = wallAt(at < end ? now : now + DAY_MS, timezone).slice(0, 11);
    return instantOf(`${day}${to}:00`, timezone, 'end');
  };
  return pausing('quiet-hours', ends, `it is quiet from ${from} to ${to}`);
}

/** At most `max` steps of its own with an effect begin within `ms` milliseconds; `max` is at most `ACTED_MAX`. */
export function rateLimit(max: number, ms: number): Policy {
  if (!(max >= 1 && max <= ACTED_MAX))
    throw new RangeError(`a rate is of 1 to ${ACTED_MAX} actions, not ${max}`);
  const because = `at most ${max} actions in ${ms / 1000} s`;
  return pausing('rate', ({ actedAt }) => (actedAt.at(-max) ?? Number.NEGATIVE_INFINITY) + ms, because);
}

const DAY_MS = 24 * 3_600_000;

/** @throws RangeError for what is no time of day. */
function minutesIn(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`"${time}" is no time of day such as 22:00`);
  return Number(hours) * 60 + Number(minutes);
}

function ending(name: string, why: (state: ProcessState) => string | undefined): Policy {
  return {
    name,
    check(state) {
      const because = why(state);
      return because === undefined ? undefined : { because };
    },
  };
}

function pausing(name: string, until: (state: ProcessState, now: number) => number, because: string): Policy {
  return {
    name,
    check(state, now) {
      const at = until(state, now);
      return at > now ? { because, until: at } : undefined;
    },
  };
}
