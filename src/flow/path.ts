import type { Path } from './types.ts';

/**
 * Addresses of a runner tree, e.g. `0/while#2/par.1/ask`: a sequence adds the index of the child, a loop its round, a
 * branch its index, a leaf its name. An address depends on the tree and on recorded decisions alone, so any scheduling and
 * any restart give the same one, and a changed tree shows as an address that is no longer met (X10).
 */
export const ROOT: Path = '';

export function under(path: Path, segment: string): Path {
  return path === ROOT ? segment : `${path}/${segment}`;
}

export const segments = {
  child: (index: number) => String(index),
  branch: (index: number) => `par.${index}`,
  element: (index: number) => `each.${index}`,
  /** Rounds count from 1. */
  round: (loop: 'while' | 'doWhile', round: number) => `${loop}#${round}`,
  condition: 'if',
  then: 'then',
  else: 'else',
} as const;

/** What a skill, controller, predicate or agent may be called; keeps `/` and `#` for addresses. */
export const FLOW_NAME = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;

/** Idempotency key of a step: a repeat after a crash has the same one, the next round of a loop another. */
export function keyOf(process: string, path: Path): string {
  return `${process}:${path}`;
}
