import { defineConfig } from 'vitest/config';

/** The tests of one room, as test/mutants/run.mjs names them in the environment. */
export default defineConfig({
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
