import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HUB_ENV, type PackageRow, tryHub } from './packaged-hub.ts';

/** Builds the hub out of the files that the image is built from and no others, and starts it. Needs neither root nor a network. */
export async function copiedTrial(): Promise<PackageRow | string> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-copied-'));
  try {
    const lines = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const path of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
      cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'pipe' });
    return await tryHub({
      name: 'sources of the image',
      standIn: 'the container (a folder)',
      command: [process.execPath, 'dist/main.js', 'up'],
      options: { cwd: folder, env: { PATH: process.env['PATH'], ...HUB_ENV } },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
