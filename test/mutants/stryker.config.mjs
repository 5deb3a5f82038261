/** How Stryker runs; test/mutants/run.mjs says over what. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.ts' },
  concurrency: 2,
  incremental: true,
  incrementalFile: process.env.MUTANTS_MEMORY,
  // Words for people may be put in other words; what programs go by is held by types and tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  disableTypeChecks: false,
  // Stryker would read tsconfig.json by TypeScript's JavaScript API, which TypeScript 7 does not have; a file that is not there is left alone.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'data', 'docs', 'release', 'coverage'],
  tempDirName: 'coverage/mutants/work',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  timeoutMS: 4_000,
};
