import fc from 'fast-check';
import { vi } from 'vitest';
import { getCurrentTest } from 'vitest/suite';

const { HEARTH_DEEP, HEARTH_SEED } = process.env;
const deep = Number(HEARTH_DEEP);
export const isDeep = Number.isInteger(deep) && deep > 0;

if (isDeep) vi.setConfig({ testTimeout: 60_000 + deep * 1000 });
if (HEARTH_SEED !== undefined) fc.configureGlobal({ seed: Number(HEARTH_SEED) });

/** Runs of a property: few enough for every commit, or more when `npm run test:deep` wants more, which finds it by its mark. */
export function runs(few: number): number {
  const test = getCurrentTest();
  if (test !== undefined) Object.assign(test.meta, { property: true });
  return isDeep ? Math.max(deep, few) : few;
}
