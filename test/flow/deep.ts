import fc from 'fast-check';
import { getCurrentTest } from 'vitest/suite';

const { HEARTH_DEEP, HEARTH_SEED } = process.env;
const deep = Number(HEARTH_DEEP);
export const isDeep = Number.isInteger(deep) && deep > 0;

if (HEARTH_SEED !== undefined) fc.configureGlobal({ seed: Number(HEARTH_SEED) });

/**
 * Runs of a property: few enough for every commit; for `npm run test:deep`, which finds it by its mark, as many as that wants, and at least
 * `whole`.
 */
export function runs(few: number, whole = few): number {
  const test = getCurrentTest();
  if (test !== undefined) Object.assign(test.meta, { property: true });
  return isDeep ? Math.max(deep, whole) : few;
}

/**
 * The same draws for every commit, others each time where it is long: of rules about language, whose rare exceptions are to be looked for and not
 * met by chance.
 */
export function drawn(few: number, whole: number): { readonly numRuns: number; readonly seed?: number } {
  const numRuns = runs(few, whole);
  return isDeep ? { numRuns } : { numRuns, seed: 1 };
}
