/** What `hearth doctor` finds of who else could read, listen or guess (docs/guides/security.md). */
import { existsSync } from 'node:fs';
import { modeText } from './close-data.ts';
import type { Config } from './config.ts';
import type { Finding } from './model-findings.ts';
import { closeToOthers } from './store/index.ts';

/** Closes what others on this machine could read, as a start does, and tells what it was. */
export function modeFindings({ data }: Config): Finding[] {
  if (!existsSync(data)) return [];
  const open = closeToOthers(data);
  if (open.length === 0)
    return [{ what: `nobody else on this machine can read what the hub keeps in ${data}`, ok: true }];
  return open.map(({ path, mode, left }) =>
    left === undefined
      ? {
          what: `${path} was open to others on this machine (mode ${modeText(mode)}) and is closed now`,
          ok: true,
        }
      : {
          what: `${path} is open to others on this machine (mode ${modeText(mode)}): ${left}`,
          ok: false,
          hint: 'Give the hub a data folder of its own, on a file system that keeps modes, owned by the user it runs as.',
        },
  );
}
