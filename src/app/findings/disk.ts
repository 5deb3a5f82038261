/** What `hearth doctor` finds of the disk. */
import { existsSync, statfsSync } from 'node:fs';
import type { Config } from '../../config/index.ts';
import type { Finding } from './model.ts';

/** A week of a busy house, and a backup beside it. */
const FREE_MIN_MB = 64;

export function diskFindings({ data }: Config): Finding[] {
  if (!existsSync(data)) return [];
  const { bavail, bsize } = statfsSync(data);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  const what = `${free} MB are free on the disk of ${data}`;
  return free >= FREE_MIN_MB
    ? [{ what, ok: true }]
    : [{ what, ok: false, hint: 'Make room: on a full disk nothing is remembered.' }];
}
