import type { Condition, InState, Part } from '../../domain/index.ts';

/** States of things, in pairs. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['on', 'off'],
  ['open', 'closed'],
  ['locked', 'unlocked'],
  ['playing', 'paused'],
  ['empty', 'non-empty'],
  ['motion', 'clear'],
  ['occupied', 'clear'],
];

/** How things are at rest: "when the lights are off" is when none is on any more. */
export const RESTING: readonly string[] = ['off', 'closed', 'locked'];

export function isAtRest(value: unknown): boolean {
  return typeof value === 'string' && RESTING.includes(value);
}

function oppositeOf(state: string): string | undefined {
  for (const [one, other] of OPPOSITES.toReversed()) {
    if (state === one) return other;
    if (state === other) return one;
  }
  return undefined;
}

/** The other side of a condition. */
export function opposite(condition: Condition): Condition {
  if ('all' in condition) return { any: condition.all.map(otherPart) };
  return 'any' in condition ? { all: condition.any.map(otherPart) } : otherPart(condition);
}

function otherPart(part: Part): Part {
  if ('not' in part) return part.not;
  if ('kind' in part) {
    const { above, below, ...rest } = part;
    return { ...rest, ...(above === undefined ? { above: below } : { below: above }) };
  }
  const state = 'state' in part ? oppositeOf(part.state) : undefined;
  if (state === undefined) return { not: part };
  // Where not each is off, one is on.
  const { every: _every, ...one } = part as InState;
  return { ...one, state };
}

/** What all must be so for a condition to hold; `undefined` where any of several is enough. */
export function partsOf(condition: Condition): readonly Part[] | undefined {
  if ('any' in condition) return undefined;
  return 'all' in condition ? condition.all : [condition];
}
