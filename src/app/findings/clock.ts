import { existsSync } from 'node:fs';
import type { Finding } from './model.ts';

/** When this program was written: no clock that is right shows less. */
const WRITTEN = Date.UTC(2026, 0, 1);
const FAR = Date.UTC(2100, 0, 1);
/** systemd-timesyncd(8) makes the one file when it has set the clock, and the folder when it runs. */
const RUNS = '/run/systemd/timesync';
const SYNCHRONISED = '/run/systemd/timesync/synchronized';

/** Whether the clock of the machine can be right, and somebody keeps it so. `now` in milliseconds since the epoch. */
export function clockFindings(now: number, isThere: (path: string) => boolean = existsSync): Finding[] {
  const shown = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  if (now < WRITTEN || now > FAR)
    return [
      {
        what: `the clock of this machine shows ${shown} UTC, which cannot be`,
        ok: false,
        hint: 'Set it, and let it be kept by the network: "sudo timedatectl set-ntp true".',
      },
    ];
  if (isThere(RUNS) && !isThere(SYNCHRONISED))
    return [
      {
        what: `the clock of this machine (${shown} UTC) was not set by the network since it was started`,
        ok: true,
        hint: 'If it stays so, look at "timedatectl timesync-status".',
      },
    ];
  return [{ what: `the clock of this machine can be right (${shown} UTC)`, ok: true }];
}
