import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './npm-install.ts';

/** Who has signed what this machine fetches, which may be its own people. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const SUITE = 'bookworm';

/** A small Debian in a folder, by debootstrap. @returns why it cannot be made, if it cannot. */
export function debianRoot(root: string): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may fill another root';
  const include = ['--variant=minbase', '--include=adduser,ca-certificates'];
  try {
    execFileSync('debootstrap', [...include, SUITE, root], { stdio: 'ignore' });
  } catch {
    return 'debootstrap is not installed, or has no mirror of Debian (apt install debootstrap)';
  }
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(root, CERTIFICATES));
  return undefined;
}

/**
 * Puts Node of that version into it, with npm, both from the registry of npm, and the user node: what the images of Node are, where none can be
 * pulled. @returns why it cannot, if it cannot.
 */
export function addNode(root: string, major: string): string | undefined {
  const fetched = join(root, 'root/fetched');
  mkdirSync(fetched);
  const node = `node-linux-${process.arch}`;
  if (!installed(fetched, [`${node}@${major}`, 'npm@11'])) return `npm cannot install ${node}`;
  const local = join(root, 'usr/local');
  const modules = join(local, 'lib/node_modules');
  copyFileSync(join(fetched, 'node_modules', node, 'bin/node'), join(local, 'bin/node'));
  mkdirSync(modules, { recursive: true });
  cpSync(join(fetched, 'node_modules/npm'), join(modules, 'npm'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  execFileSync('rm', ['-rf', fetched]);
  execFileSync('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
  execFileSync('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  return undefined;
}
