import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves a database with its log out of the way, in place of what was set aside before. Returns the new path of its file. */
export function setAside(path: string): string {
  const aside = `${path}.damaged`;
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${aside}${suffix}`, { force: true });
    if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${aside}${suffix}`);
  }
  return aside;
}
