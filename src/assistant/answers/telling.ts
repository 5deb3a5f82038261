import type { JsonObject } from '../../base/index.ts';

export interface TellContext {
  readonly now: number;
  readonly timezone: string;
}

/** Says in words what a service's method has seen, from its result and what it was asked. */
export type Tell = (evidence: JsonObject, params: JsonObject, context: TellContext, method: string) => string;
