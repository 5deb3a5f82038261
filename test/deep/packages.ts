import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arm64Trial } from './arm64.ts';
import { copiedTrial } from './copied-sources.ts';
import { debTrial } from './deb.ts';
import { addNode, debianRoot } from './debian-root.ts';
import { IMAGE_NODE, imageTrial } from './image.ts';
import { npmTrial } from './npm-package.ts';
import type { PackageRow } from './packaged-hub.ts';

/** Which of the ways to install the hub are tried. */
export interface PackagesWanted {
  readonly image: boolean;
  readonly deb: boolean;
  readonly npm: boolean;
  readonly arm64: boolean;
}

/** Tries one after the other; what cannot be had on this machine is left out, and said. */
export async function packageSweep({
  image,
  deb,
  npm,
  arm64,
}: PackagesWanted): Promise<readonly PackageRow[]> {
  const rows: PackageRow[] = [];
  const take = (name: string, tried: PackageRow | string) => {
    if (typeof tried === 'string') console.log(`${name} is left out: ${tried}`);
    else rows.push(tried);
  };
  if (npm) take('npm', await npmTrial());
  if (arm64) take('arm64', await arm64Trial());
  if (image) take('sources of the image', await copiedTrial());
  if (image || deb) {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-packages-'));
    const [plain, root] = [join(folder, 'plain'), join(folder, 'root')];
    try {
      const missing = debianRoot(plain);
      const anew = (node: string) => {
        rmSync(root, { recursive: true, force: true });
        execFileSync('cp', ['-a', plain, root]);
        return addNode(root, node);
      };
      if (image) take('image', missing ?? anew(IMAGE_NODE) ?? (await imageTrial(folder, root)));
      // The package has the SQLite of the Node that built it.
      const own = String(Number.parseInt(process.versions.node, 10));
      if (deb) take('deb', missing ?? anew(own) ?? (await debTrial(folder, root)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}
