import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { backupSets } from '../backup/sets.ts';
import { HUB_DATABASE } from '../hub/options.ts';
import type { Finding } from './model.ts';

const DAY_MS = 86_400_000;
/** A hub that is off for a night makes its backup when it is on again. */
const OLD_MS = 3 * DAY_MS;

/** How old the last nightly backup is, and whether the keys are in it. `now` in milliseconds since the epoch. */
export function backupFindings({ data, backup }: Pick<Config, 'data' | 'backup'>, now: number): Finding[] {
  if (!existsSync(join(data, HUB_DATABASE))) return [];
  if (!backup.nightly)
    return [
      {
        what: 'nightly backups are off (backup.nightly)',
        ok: true,
        hint: 'Copy the memory with "hearth backup FILE".',
      },
    ];
  const [last] = backupSets(data);
  if (last?.files.memory === undefined)
    return isYoung(join(data, HUB_DATABASE), now)
      ? [{ what: 'the first nightly backup is still to come', ok: true }]
      : [
          {
            what: 'there is no nightly backup',
            ok: false,
            hint: 'Let the hub run: it makes one soon after its start. The log says what keeps it from it.',
          },
        ];
  const days = Math.max(0, Math.floor((now - statSync(last.files.memory).mtimeMs) / DAY_MS));
  const age = days === 0 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`;
  const what = `the last nightly backup (${last.day}) is ${age} old`;
  if (days * DAY_MS >= OLD_MS)
    return [{ what, ok: false, hint: 'Let the hub run for a night; its log says what keeps it from it.' }];
  return last.files.keys === undefined
    ? [
        {
          what,
          ok: true,
          hint: 'The keys are not in it: set backup.passphrase to have them encrypted beside it.',
        },
      ]
    : [{ what, ok: true }];
}

function isYoung(path: string, now: number): boolean {
  const { birthtimeMs, mtimeMs } = statSync(path);
  // Not every file system knows when a file was made.
  return now - (birthtimeMs || mtimeMs) < DAY_MS;
}
