import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = resolve('packaging/release.mjs');
const CHANGELOG = `# Changelog

No version has been released yet. What stands
under "Unreleased" becomes the first one.

## [Unreleased]

### Added

- A door.

### Removed

## [0.0.9] - 2026-01-01

### Fixed

- A lamp.
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-release-'));
  const manifest = {
    name: 'hearth',
    version: '0.1.0',
    files: ['CHANGELOG.md'],
    scripts: { test: 'node test.js' },
  };
  write('package.json', JSON.stringify(manifest));
  write(
    'package-lock.json',
    JSON.stringify({
      name: 'hearth',
      version: '0.1.0',
      lockfileVersion: 3,
      packages: { '': { name: 'hearth', version: '0.1.0' } },
    }),
  );
  write('CHANGELOG.md', CHANGELOG);
  write('test.js', '');
  write('.gitignore', 'release/\nnode_modules/\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@example.com');
  commit('begin');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '--quiet', '-m', message);
};
const release = (...args: string[]) => releaseWith(process.env, ...args);
const releaseWith = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], options);
  return { status, stdout, stderr };
};

describe('a release', () => {
  it('as a dry run says every step and the notes, and changes nothing', () => {
    const head = git('rev-parse', 'HEAD');
    const { status, stdout } = release('minor', '--dry-run', '--skip-images');
    expect(status).toBe(0);
    expect(stdout.split('\n').filter((line) => line.startsWith('would '))).toEqual([
      'would write 0.2.0 into package.json, package-lock.json, CHANGELOG.md',
      'would npm ci',
      'would npm test',
      'would npm pack --pack-destination release',
      'would git commit --quiet --message release: 0.2.0 -- package.json package-lock.json CHANGELOG.md',
      'would git tag --annotate v0.2.0 --cleanup=verbatim --message (the notes)',
    ]);
    expect(stdout).toMatch(/Notes of 0\.2\.0:\n\n### Added\n\n- A door\.\n$/);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([head, '', '']);
    expect(existsSync(join(folder, 'release'))).toBe(false);
  });

  it('writes version and changelog, makes the package, commits, and tags with the notes', () => {
    const { status, stderr, stdout } = release('0.2.0', '--skip-images');
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual(['0.2.0', '0.2.0']);
    const today = new Date().toISOString().slice(0, 10);
    expect(read('CHANGELOG.md')).toContain(
      `## [Unreleased]\n\n## [0.2.0] - ${today}\n\n### Added\n\n- A door.\n`,
    );
    expect(read('CHANGELOG.md')).toContain('## [0.0.9] - 2026-01-01');
    expect(read('CHANGELOG.md')).not.toContain('No version has been released yet');
    expect(existsSync(join(folder, 'release/hearth-0.2.0.tgz'))).toBe(true);
    expect(git('log', '-1', '--format=%s')).toBe('release: 0.2.0');
    expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe('### Added\n\n- A door.');
    expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('status', '--porcelain')).toBe('');
    expect(stdout).toContain('git push --follow-tags');
  });

  it('may be of the version that package.json names, as long as that is not tagged', () => {
    expect(release('0.1.0', '--skip-images', '--skip-tests', '--dry-run').status).toBe(0);
    git('tag', 'v0.1.0');
    const again = release('0.1.0', '--skip-images', '--dry-run');
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('v0.1.0 is tagged already')]);
  });

  it('makes the images for both kinds of machine by buildah, which it says when it is missing', () => {
    const bin = mkdtempSync(join(tmpdir(), 'hearth-bin-'));
    symlinkSync(execFileSync('which', ['git'], { encoding: 'utf8' }).trim(), join(bin, 'git'));
    const without = releaseWith({ ...process.env, PATH: bin }, '0.2.0', '--dry-run');
    expect([without.status, without.stderr]).toEqual([
      2,
      expect.stringContaining('buildah is not installed'),
    ]);
    writeFileSync(join(bin, 'buildah'), '#!/bin/sh\n', { mode: 0o755 });
    const { status, stdout } = releaseWith({ ...process.env, PATH: bin }, '0.2.0', '--dry-run');
    rmSync(bin, { recursive: true });
    expect([status, stdout.split('\n').filter((line) => line.startsWith('would buildah'))]).toEqual([
      0,
      [
        'would buildah manifest rm localhost/hearth:0.2.0',
        'would buildah build --platform linux/amd64,linux/arm64 --manifest localhost/hearth:0.2.0 .',
        'would buildah manifest push --all localhost/hearth:0.2.0 oci-archive:release/hearth-0.2.0.oci.tar',
      ],
    ]);
  });

  it('names everything that is not ready at once', () => {
    write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n### Fixed\n');
    git('checkout', '--quiet', '-b', 'other');
    const { status, stderr } = release('0.0.1', '--skip-images');
    expect(status).toBe(2);
    for (const fault of ['0.0.1 comes before 0.1.0', 'nothing under', 'not main', 'not committed'])
      expect(stderr).toContain(fault);
  });

  it('needs a version that is one, and options that it knows', () => {
    expect(release('two', '--skip-images').stderr).toContain('"two" is no version');
    expect([release().status, release('1.0.0', '--fast').status]).toEqual([2, 2]);
  });

  it('that fails leaves the files as they were and no tag', () => {
    write('test.js', 'process.exit(1)');
    commit('break it');
    const { status, stderr } = release('patch', '--skip-images');
    expect([status, stderr]).toEqual([1, expect.stringContaining('Failed: npm test')]);
    expect([git('status', '--porcelain'), git('tag'), JSON.parse(read('package.json')).version]).toEqual([
      '',
      '',
      '0.1.0',
    ]);
  });

  it('of this repository has notes', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(/^## \[Unreleased\]$/m);
    for (const [, date] of readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[\d+\.\d+\.\d+\] - (.*)$/gm))
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
