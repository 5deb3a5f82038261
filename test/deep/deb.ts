import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HUB_ENV, type PackageRow, tryHub } from './packaged-hub.ts';

const OLDER = 'test/fixtures/memory-0.1.0.db.gz';
const MEMORY = 'var/lib/hearth';

/**
 * Installs the package into the Debian in `root` by its own dpkg, over the memory of an earlier release, and starts what its unit would, as
 * the user that it made.
 */
export async function debTrial(folder: string, root: string): Promise<PackageRow | string> {
  // A chroot in which dpkg starts no service; the unit is read below.
  const file = execFileSync(process.execPath, ['packaging/deb.mjs', folder], { encoding: 'utf8' }).trim();
  mkdirSync(join(root, MEMORY), { recursive: true });
  writeFileSync(join(root, MEMORY, 'hearth.db'), gunzipSync(readFileSync(OLDER)));
  copyFileSync(file, join(root, 'hearth.deb'));
  const within = (...args: string[]) =>
    execFileSync('chroot', [root, ...args], { encoding: 'utf8', stdio: 'pipe' });
  within('dpkg', '-i', '/hearth.deb');
  // As StateDirectory of the unit does at each start.
  within('chown', '-R', 'hearth:hearth', `/${MEMORY}`);
  const unit = readFileSync(join(root, 'lib/systemd/system/hearth.service'), 'utf8');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const user = value('User');
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, setting = '']) => setting);
  const as = ['setpriv', `--reuid=${user}`, `--regid=${value('Group')}`, '--init-groups'];
  const settings = Object.entries(HUB_ENV).map(([name, text]) => `${name}=${text}`);
  const clean = ['env', '-i', 'PATH=/usr/local/bin:/usr/bin:/bin', ...environment, ...settings];
  return tryHub({
    name: 'deb',
    standIn: 'systemd (its unit’s command, user and environment, in a chroot)',
    command: ['chroot', root, ...as, ...clean, ...value('ExecStart').split(' ')],
    async also(http) {
      const asked = await http.post('/v1/services/list/get', { list: 'shopping' });
      const kept = await asked.text();
      const left = within('hearth', '--version').trim();
      return [
        ...(/milk/i.test(kept) ? [] : [`the list of the earlier release is gone: ${kept}`]),
        ...(/^\d+\.\d+\.\d+/.test(left) ? [] : [`“hearth --version” said: ${left}`]),
      ];
    },
  });
}
