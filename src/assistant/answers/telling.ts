import type { JsonObject } from '../../base/index.ts';
import type { HomeView } from '../../bus/index.ts';
import type { Person } from '../../domain/index.ts';

export interface TellContext {
  readonly now: number;
  readonly timezone: string;
  /** Where things are and what else is there, so that what is of one kind and place is summed up; names alone where absent. */
  readonly home?: Pick<HomeView, 'device' | 'resolve'>;
  readonly people?: readonly Person[];
  /** Takes what of a long list is not told at once; without it all is told. */
  readonly left?: string[];
  /** Who is told; what is theirs is "yours". */
  readonly person?: string | null;
}

/** Says in words what a service's method has seen, from its result and what it was asked; `said` are the words that wished it. */
export type Tell = (
  evidence: JsonObject,
  params: JsonObject,
  context: TellContext,
  method: string,
  said: string,
) => string;
