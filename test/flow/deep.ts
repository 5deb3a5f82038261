import fc from 'fast-check';
import { vi } from 'vitest';
import { getCurrentTest } from 'vitest/suite';

const { HEARTH_DEEP, HEARTH_SEED } = process.env;
const deep = Number(HEARTH_DEEP);
export const isDeep = Number.isInteger(deep) && deep > 0;

if (isDeep) vi.setConfig({ testTimeout: 60_000 + deep * 1000 });
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
