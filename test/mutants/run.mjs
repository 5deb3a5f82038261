/**
 * npm run test:mutants: how many planted faults do the tests find? Not part of CI: a room takes minutes to an hour.
 *
 *   npm run test:mutants                          all rooms
 *   npm run test:mutants -- bus                   one room
 *   npm run test:mutants -- bus src/bus/grants.ts one file of it
 *
 * What has not changed since the last run is taken from there (coverage/mutants). The faults that were not found are listed; ends
 * with 1 when a room finds fewer than 85 of 100.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './rooms.mjs';

const FOLDER = 'coverage/mutants';
const [wanted, ...files] = process.argv.slice(2);
const names = wanted === undefined ? Object.keys(ROOMS) : [wanted];
if (names.some((name) => !Object.hasOwn(ROOMS, name))) {
  console.error(`There is no room "${wanted}"; there are ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const codes = names.map((name) => {
  const { mutate, tests } = ROOMS[name];
  const { status } = spawnSync(
    'npx',
    [
      'stryker',
      'run',
      'test/mutants/stryker.config.mjs',
      '--mutate',
      (files.length > 0 ? files : mutate).join(','),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTANTS_TESTS: tests.join(' '), MUTANTS_MEMORY: join(FOLDER, `${name}.json`) },
    },
  );
  return status ?? 1;
});
process.exit(Math.max(...codes));
