import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CERTIFICATES } from './debian-root.ts';
import { HUB_ENV, type PackageRow, tryHub } from './packaged-hub.ts';

/** As the Dockerfile says. */
export const IMAGE_NODE = '24';
const BASE = `docker.io/library/node:${IMAGE_NODE}-bookworm-slim`;
const IMAGE = 'localhost/hearth-deep';

/**
 * Builds the image by buildah as the Dockerfile says, on a base made of the Debian in `root`, and starts what it says is to be started. `folder` is
 * for what buildah keeps.
 */
export async function imageTrial(folder: string, root: string): Promise<PackageRow | string> {
  const stored = [
    '--root',
    join(folder, 'images'),
    '--runroot',
    join(folder, 'runs'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...stored, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    }).trim();
  try {
    buildah('--version');
  } catch {
    return 'apt install buildah';
  }
  const base = buildah('from', 'scratch');
  buildah('copy', '--quiet', base, root, '/');
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, base);
  buildah('commit', '--quiet', '--rm', base, BASE);
  buildah('bud', '--isolation', 'chroot', '--pull-never', '--quiet', '--tag', IMAGE, '.');
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as {
    readonly OCIv1: { readonly config: { readonly Entrypoint: string[]; readonly Cmd: string[] } };
  };
  const container = buildah('from', '--pull-never', IMAGE);
  const settings = Object.entries(HUB_ENV).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const { Entrypoint, Cmd } = OCIv1.config;
  return tryHub({
    name: 'image',
    standIn: 'node:24-bookworm-slim (debootstrap, Node from npm) and its container (chroot)',
    command: [
      'buildah',
      ...stored,
      'run',
      '--isolation',
      'chroot',
      ...settings,
      container,
      '--',
      ...Entrypoint,
      ...Cmd,
    ],
  });
}
