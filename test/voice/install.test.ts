import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HearthError } from '../../src/base/index.ts';
import { install, isInstalled, missing, supported, type VoicePackage } from '../../src/voice/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-voice-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An archive as npm packs them. */
function packed(name: string, files: Readonly<Record<string, string>>): Buffer {
  const from = join(folder, 'packing', 'package');
  rmSync(from, { recursive: true, force: true });
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify({ name, version: '1.0.0' }),
    ...files,
  })) {
    mkdirSync(join(from, file, '..'), { recursive: true });
    writeFileSync(join(from, file), text);
  }
  const archive = join(folder, `${name}-1.0.0.tgz`);
  execFileSync('tar', ['--format=ustar', '-czf', archive, '-C', join(folder, 'packing'), 'package']);
  return readFileSync(archive);
}

function described(name: string, archive: Buffer, keeps = (_file: string) => true): VoicePackage {
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  return { name, version: '1.0.0', integrity, licence: 'MIT', what: 'a part', megabytes: [1, 1], keeps };
}

/** A program in the place of npm that hands out the archives of this test, and the environment in which it is found. */
function npm(): NodeJS.ProcessEnv {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh\necho "$@" >> ${join(folder, 'asked')}\nname=$(echo "$2" | sed 's/@[0-9.]*$//')\ncp "${folder}/$name-1.0.0.tgz" "$4/" || { echo "npm error 404 Not Found" >&2; exit 1; }\n`,
  );
  chmodSync(join(bin, 'npm'), 0o755);
  return { PATH: `${bin}:${process.env['PATH']}` };
}

const tell = () => {};
/** No npm lies beside it. */
const node = '/nowhere/bin/node';

async function failure(of: Promise<unknown>): Promise<HearthError> {
  const error = await of.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HearthError);
  return error as HearthError;
}

describe('hearth voice install', () => {
  it('keeps what is used of each package, and goes on with the first that is missing', async () => {
    const one = described(
      'one',
      packed('one', { 'bin/x64/a.so': 'machine', 'bin/arm/a.so': 'other', LICENSE: 'MIT' }),
      (file) => file === 'package.json' || file.startsWith('bin/x64/') || file === 'LICENSE',
    );
    const two = described('two', packed('two', { 'long/path/to/a/file.js': 'x'.repeat(2_000) }));
    const env = npm();
    const voice = join(folder, 'voice');
    await install({ folder: voice, packages: [one], node, env, tell });
    await install({ folder: voice, packages: [one, two], node, env, tell });
    expect(readdirSync(join(voice, 'node_modules', 'one')).sort()).toEqual([
      'LICENSE',
      'bin',
      'package.json',
    ]);
    expect(readdirSync(join(voice, 'node_modules', 'one', 'bin'))).toEqual(['x64']);
    expect(readFileSync(join(voice, 'node_modules/two/long/path/to/a/file.js'), 'utf8')).toHaveLength(2_000);
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('--ignore-scripts');
    expect(missing(voice, [one, two])).toEqual([]);
    expect(existsSync(join(voice, 'loading'))).toBe(false);
  });

  it('installs nothing of a package that is not the one it knows', async () => {
    const one = described('one', packed('one', {}));
    packed('one', { 'more.js': 'steal()' });
    const voice = join(folder, 'voice');
    const error = await failure(install({ folder: voice, packages: [one], node, env: npm(), tell }));
    expect(error.message).toBe('one 1.0.0 is not the package that Hearth knows');
    expect(missing(voice, [one])).toEqual([one]);
    expect(existsSync(join(voice, 'node_modules', 'one'))).toBe(false);
  });

  it('says what npm said, that there is no npm, or that the disk is too full', async () => {
    const env = npm();
    const none = described('none', Buffer.from('nothing'));
    const voice = join(folder, 'voice');
    const refused = await failure(install({ folder: voice, packages: [none], node, env, tell }));
    expect(refused.message).toMatch(/^npm could not load none@1\.0\.0: .*404 Not Found/);
    expect(refused.hint).toContain('goes on where it stopped');
    const lost = await failure(
      install({ folder: voice, packages: [none], node, env: { PATH: '/nowhere' }, tell }),
    );
    expect(lost.message).toBe('There is no npm here to install with');
    const huge = { ...none, megabytes: [1, 900_000_000] as const };
    const full = await failure(install({ folder: voice, packages: [huge], node, env, tell }));
    expect(full.code).toBe('conflict');
    expect(full.message).toMatch(/MB free at .* 900000051 are needed/);
  });

  it('names exact versions under licences that were read, and refuses a machine that they do not run on', () => {
    const machine = { platform: 'linux', arch: 'arm64' };
    for (const model of ['tiny', 'base'] as const)
      for (const one of supported(model, machine)) {
        expect(one.version).toMatch(/^\d+\.\d+\.\d+$/);
        expect(one.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
        expect(one.licence).toBe('MIT');
      }
    expect(isInstalled(folder, 'tiny', machine)).toBe(false);
    expect(() => supported('tiny', { platform: 'linux', arch: 'arm' })).toThrow('does not run on linux-arm');
  });
});
