import { accessSync, constants, statfsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { PLAIN_PATTERNS } from './src/engine-flags.ts';
import { nativeSources } from './test/kit/native-sources.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 1024 ** 3;

/**
 * Tests commit by the ten thousand, and each commit waits for the disk. What they show does not depend on it: a process that is killed
 * loses nothing that the kernel holds, and no test cuts the power. So their files lie in memory, where there is enough.
 */
function memoryFolder(): Record<string, string> {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? { TMPDIR: MEMORY } : {};
  } catch {
    return {};
  }
}

/**
 * These guard against what never ends, on the slowest machine. No test shows that something is quick by them. Properties that run more often
 * (test/flow/deep.ts) have more, here and not where they are told so: a file may set its own limit, which the next file of the process has not.
 */
function patienceMs(runs: string | undefined): number {
  return Math.max(120_000, 60_000 + 3000 * (Number(runs) || 0));
}

/** Tests that let the engine count calls: it counts for all that a process has loaded, so each has a process of its own. */
const COUNTING = [
  'test/app/full-house.test.ts',
  'test/base/recurrence-cost.test.ts',
  'test/devices/template-cost.test.ts',
  'test/understanding/times/times-cost.test.ts',
];

/**
 * Most functions of a test run some hundred times and are done with: to look for their quickest code takes longer than it saves. V8 does so
 * for what runs eight times as often as it would wait for.
 */
const LATE_TO_OPTIMIZE = '--interrupt-budget=528000';

/**
 * Other test files follow each other in the same processes, which then load the source and compile the phrases of all services once
 * and not for every file: a fifth of the time of the whole suite. Modules keep no state that one test could leave to another.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [nativeSources()],
        test: {
          name: 'hearth',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...COUNTING],
          isolate: false,
          execArgv: [LATE_TO_OPTIMIZE],
        },
      },
      { extends: true, test: { name: 'counting', include: COUNTING } },
    ],
    testTimeout: patienceMs(process.env['HEARTH_DEEP']),
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // One more than the cores that CI has: many a test waits for a broker, a browser or a process of its own.
    maxWorkers: 3,
    // Most of what a test makes dies young: with more room for it less is copied. Patterns are compiled as in the hub.
    execArgv: ['--max-semi-space-size=64', ...PLAIN_PATTERNS],
    setupFiles: ['test/kit/quick-sockets.ts'],
    env: memoryFolder(),
  },
});
