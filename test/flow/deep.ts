import { vi } from 'vitest';

const deep = Number(process.env['HEARTH_DEEP']);
export const isDeep = Number.isInteger(deep) && deep > 0;

if (isDeep) vi.setConfig({ testTimeout: 30_000 + deep * 250 });

/** Runs of a property: as many as HEARTH_DEEP says, or few enough for every commit. */
export function runs(few: number): number {
  return isDeep ? deep : few;
}
