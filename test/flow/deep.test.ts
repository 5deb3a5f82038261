import { afterEach, describe, expect, it, vi } from 'vitest';

const CONFIG = '../../vitest.config.ts';

/** The limit of every file, as a run of the suite is given it. */
async function limitAt(runs: string): Promise<number> {
  vi.stubEnv('HEARTH_DEEP', runs);
  const { default: config } = (await import(`${CONFIG}?runs=${runs}`)) as {
    default: { test: { testTimeout: number } };
  };
  return config.test.testTimeout;
}

describe('properties that run often', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('have the time for it in every file of a process, and not in the first alone', async () => {
    expect(await limitAt('')).toBe(120_000);
    expect(await limitAt('20')).toBe(120_000);
    // The library of record takes up to a second for each rule that never comes (test/base/recurrence-oracle.test.ts).
    expect(await limitAt('500')).toBeGreaterThan(2 * 530_000);
  });
});
