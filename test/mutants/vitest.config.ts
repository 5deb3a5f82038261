import { defineConfig } from 'vitest/config';

/** The tests of one room, as test/mutants/run.mjs names them in the environment. */
export default defineConfig({
  test: { include: (process.env['MUTANTS_TESTS'] ?? '').split(' '), testTimeout: 8_000, hookTimeout: 8_000 },
});
