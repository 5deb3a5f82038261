import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HubOverHttp } from '../kit/house.ts';
import { OWNER_TOKEN } from '../kit/hub.ts';

function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Only root may fill another root. */
const withDpkg = has('dpkg-deb') && has('dpkg') && process.getuid?.() === 0 ? describe : describe.skip;

withDpkg('H46 the package for Debian (needs dpkg, and root to install it into another root)', () => {
  let folder: string;
  let root: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-deb-test-'));
    root = join(folder, 'root');
    for (const path of ['updates', 'info', 'triggers'])
      mkdirSync(join(root, 'var/lib/dpkg', path), { recursive: true });
    for (const name of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', name), '');
    if (!existsSync('dist/main.js')) execFileSync(process.execPath, ['build.mjs'], { stdio: 'ignore' });
    file = execFileSync(process.execPath, ['packaging/deb.mjs', folder], { encoding: 'utf8' }).trim();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const at = (path: string) => join(root, path);
  const dpkg = (env: Record<string, string>, ...args: string[]) =>
    execFileSync(
      'dpkg',
      [`--root=${root}`, '--force-script-chrootless', '--force-depends', '--log=/dev/null', ...args],
      {
        env: { ...process.env, ...env },
        stdio: 'pipe',
        encoding: 'utf8',
      },
    );

  it('names what it is, and what it is for', () => {
    const field = (name: string) => execFileSync('dpkg-deb', ['-f', file, name], { encoding: 'utf8' }).trim();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect([field('Package'), field('Version')]).toEqual(['hearth', version]);
    expect(field('Depends')).toContain('adduser');
    // Of the Node that it was built with, whose SQLite it brings.
    const major = Number.parseInt(process.versions.node, 10);
    expect(field('Recommends')).toBe(major >= 22 ? 'nodejs (>= 22)' : 'nodejs (>= 20.19)');
    expect(statSync(file).size).toBeLessThan(20 * 1024 * 1024);
  });

  it('holds nothing that the user of the service could not read', () => {
    const listed = execFileSync('dpkg-deb', ['-c', file], { encoding: 'utf8' }).trim().split('\n');
    expect(listed.filter((line) => !/^(?:-r..r..r|dr.xr.xr.x|l)/.test(line))).toEqual([]);
    const names = listed.map((line) => line.split(/\s+/)[5]);
    const wanted = [
      'dist/docs.json',
      'dist/page/index.html',
      'dist/manifests.json',
      'dist/patterns.json',
      'dist/phrases.json',
      'hearth.example.yaml',
      'LICENSE',
    ];
    for (const name of wanted) expect(names).toContain(`./opt/hearth/${name}`);
  });

  it('puts program, unit and a closed folder for the memory in place, and the hub that it brings starts, hears and stops', async () => {
    dpkg({}, '-i', file);
    expect(statSync(at('var/lib/hearth')).mode & 0o777).toBe(0o700);
    const unit = readFileSync(at('lib/systemd/system/hearth.service'), 'utf8');
    expect(unit).toContain('User=hearth');
    expect(unit).not.toContain('DynamicUser');
    expect(unit).toContain('Environment=MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072');
    const command = readFileSync(at('usr/bin/hearth'), 'utf8');
    expect(command).toContain('/opt/hearth/dist/main.js');
    expect(command).toMatch(/HEARTH_DATA=.*\/var\/lib\/hearth/);
    const hub = spawn(
      process.execPath,
      [at('opt/hearth/dist/main.js'), 'up', '--json', '--data', at('var/lib/hearth')],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env['PATH'],
          HEARTH_HTTP_HOST: '127.0.0.1',
          HEARTH_HTTP_PORT: '0',
          HEARTH_BUS_PORT: '0',
          HEARTH_LOG_LEVEL: 'error',
          HEARTH_OWNER_TOKEN: OWNER_TOKEN,
        },
      },
    );
    try {
      const [line] = (await once(hub.stdout!, 'data')) as [Buffer];
      const { url } = JSON.parse(line.toString()) as { url: string };
      const view = await new HubOverHttp(url).say('turn off the lights in the garage', { person: undefined });
      expect(view.status).toBe('done');
      const at = performance.now();
      hub.kill('SIGTERM');
      expect((await once(hub, 'exit'))[0]).toBe(0);
      expect(performance.now() - at).toBeLessThan(5_000);
    } finally {
      hub.kill('SIGKILL');
    }
  });

  it('keeps the memory when it is removed and when it is purged, unless it is told to take it away', () => {
    expect(existsSync(at('var/lib/hearth/hearth.db'))).toBe(true);
    dpkg({}, '-r', 'hearth');
    expect(existsSync(at('opt/hearth/dist/main.js'))).toBe(false);
    expect(existsSync(at('var/lib/hearth/hearth.db'))).toBe(true);
    dpkg({}, '-i', file);
    dpkg({}, '-P', 'hearth');
    expect(existsSync(at('var/lib/hearth/hearth.db'))).toBe(true);
    dpkg({}, '-i', file);
    dpkg({ HEARTH_PURGE: '1' }, '-P', 'hearth');
    expect(existsSync(at('var/lib/hearth'))).toBe(false);
  });
});
