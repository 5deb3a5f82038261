import { defineConfig } from 'vitest/config';

/** The long look at the page, for `npm run test:deep`: every view at each size, in each theme, for each role. */
export default defineConfig({
  test: { include: ['test/page/*.sweep.ts'], testTimeout: 120_000, hookTimeout: 90_000, pool: 'forks' },
});
