import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OWNER_TOKEN } from '../kit/hub.ts';
import { HUB_ENV, type PackageRow, tryHub } from './packaged-hub.ts';

/** `npx hearth` out of the package that npm would publish, in a folder that has nothing of the sources; or why it cannot be had. */
export async function npmTrial(): Promise<PackageRow | string> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-npm-'));
  const home = join(folder, 'home');
  mkdirSync(home);
  // Without one npm installs into the next folder above that has one.
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  try {
    // What is built lies there: `prepare` would build it once more.
    execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { stdio: 'ignore' });
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (tarball === undefined) return 'npm packs nothing';
    try {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', join(folder, tarball)], {
        cwd: home,
        stdio: 'ignore',
      });
    } catch (error) {
      return `npm cannot install the package: ${error}`;
    }
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...HUB_ENV };
    return await tryHub({
      name: 'npm',
      standIn: 'nothing',
      command: ['npx', 'hearth', 'up'],
      options: { cwd: home, env },
      async also({ url }) {
        const { stdout } = await promisify(execFile)(
          'npx',
          ['hearth', 'say', 'turn on the lights in the garage'],
          {
            cwd: home,
            env: { ...env, HEARTH_URL: url, HEARTH_TOKEN: OWNER_TOKEN },
          },
        );
        const whole = ['docs.json', 'page/index.html', 'THIRD-PARTY.txt'].filter(
          (name) => !existsSync(join(home, 'node_modules/hearth/dist', name)),
        );
        const page = await fetch(url);
        return [
          ...(/garage light is on/i.test(stdout) ? [] : [`“npx hearth say” said: ${stdout}`]),
          ...whole.map((name) => `dist/${name} is not in it`),
          ...(page.ok && (await page.text()).includes('<html') ? [] : [`the page: ${page.status}`]),
        ];
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
