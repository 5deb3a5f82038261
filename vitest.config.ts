import { accessSync, constants, statfsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

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
 * Rooms that keep nothing but what they have worked out before: their tests may follow each other in one process, which then
 * compiles the phrases of all services once and not for every file.
 */
const PURE = 'test/{understanding,base,domain}/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: { name: 'hub', include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, PURE] },
      },
    ],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    pool: 'forks',
    maxWorkers: 2,
    env: memoryFolder(),
  },
});
