import type { Agent } from '../agents/index.ts';
import type { Controller, Predicate, Runner, Skill } from '../flow/index.ts';

/** What a pattern adds to a registry. */
export interface Parts {
  readonly agents: readonly Agent[];
  readonly skills: readonly Skill[];
  readonly controllers: readonly Controller[];
  readonly predicates: readonly Predicate[];
}

/** A pattern that is no agent of its own: a tree to be put into one, and what its names mean. */
export interface Tree extends Omit<Parts, 'agents'> {
  readonly root: Runner;
}

export function joined(...parts: readonly Partial<Parts>[]): Parts {
  const all = <K extends keyof Parts>(kind: K) =>
    parts.flatMap((one): readonly Parts[K][number][] => one[kind] ?? []);
  return {
    agents: all('agents'),
    skills: all('skills'),
    controllers: all('controllers'),
    predicates: all('predicates'),
  };
}
