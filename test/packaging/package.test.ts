import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/index.ts';
import { releaseFor } from '../../src/store/sqlite.ts';

const read = (path: string) => readFileSync(path, 'utf8');

interface PackageFile {
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly bin: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly integrity?: string;
  readonly resolved?: string;
}

const packageFile = JSON.parse(read('package.json')) as PackageFile;

/** Where Node looks for what the package at `path` names: in its own folder and in all above it, each with its slash. */
function foldersAbove(path: string): string[] {
  const above = ['', ...[...path.matchAll(/\/node_modules\//g)].map(({ index }) => path.slice(0, index + 1))];
  return path === '' ? above : [`${path}/`, ...above];
}

/** What an import names of our own, whether of types, for its effect or when it is needed. */
const NAMED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;

/** A file itself, or all files in a folder. */
function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());
}

/** Instructions in order, continued lines joined, comments gone. */
function instructionsOf(dockerfile: string): { readonly name: string; readonly rest: string }[] {
  return dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** `Key=value` lines of a unit file by section; a key given twice keeps all its values. */
function sectionsOf(unit: string): Map<string, Map<string, string[]>> {
  const sections = new Map<string, Map<string, string[]>>();
  let section = new Map<string, string[]>();
  for (const line of unit.split('\n')) {
    const header = /^\[(\w+)\]$/.exec(line);
    if (header) {
      section = new Map();
      sections.set(header[1]!, section);
    }
    const setting = /^(\w+)=(.*)$/.exec(line);
    if (setting) section.set(setting[1]!, [...(section.get(setting[1]!) ?? []), setting[2]!]);
  }
  return sections;
}

describe('H46 the image', () => {
  const instructions = instructionsOf(read('Dockerfile'));
  const all = (name: string) => instructions.filter((line) => line.name === name).map(({ rest }) => rest);
  const runtime = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

  it('is built in one stage and run in another that has no compiler', () => {
    expect(all('FROM')).toEqual(['node:24-bookworm-slim AS build', 'node:24-bookworm-slim AS runtime']);
    expect(runtime.some(({ rest }) => /g\+\+|npm |apt-get/.test(rest))).toBe(false);
  });

  it('runs for amd64 and arm64 alike: no step names a machine', () => {
    expect(read('Dockerfile').replaceAll(/^#.*$/gm, '')).not.toMatch(/amd64|arm64|x86_64|aarch64|--platform/);
  });

  it('runs as a user who is not root, keeps its memory in /data, and is told to stop by SIGTERM', () => {
    const names = runtime.map(({ name }) => name);
    expect(all('USER')).toEqual(['node']);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('ENTRYPOINT'));
    expect(all('VOLUME')).toEqual(['/data']);
    expect(all('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(all('EXPOSE')).toEqual(['8420 1883']);
  });

  it('starts the hub without a shell in between, so that the signal reaches it', () => {
    expect(JSON.parse(all('ENTRYPOINT')[0]!)).toEqual(['node', '/hearth/dist/main.js']);
    expect(JSON.parse(all('CMD')[0]!)).toEqual(['up', '--data', '/data']);
  });

  it('asks /healthz how it is, by a script that Node accepts and that fails when nobody answers', () => {
    const check = all('HEALTHCHECK')[0]!;
    const [command, flag, script] = JSON.parse(check.slice(check.indexOf('['))) as string[];
    expect([command, flag]).toEqual(['node', '-e']);
    expect(script).toContain('/healthz');
    const run = () =>
      execFileSync(process.execPath, ['-e', script!], { env: { HEARTH_HTTP_PORT: '1' }, stdio: 'pipe' });
    expect(run).toThrow(expect.objectContaining({ status: 1 }));
  });

  it('brings along the SQLite that its Node loads, which needs no other package and is not compiled', () => {
    const copied = all('RUN')
      .flatMap((rest) => [...rest.matchAll(/node_modules\/([\w@/.-]+)(?= )/g)])
      .map((match) => match[1]!)
      .filter((name) => !name.includes('/'));
    const node = /node:(\d+)/.exec(all('FROM').at(-1)!)![1]!;
    expect([...new Set(copied)]).toEqual([releaseFor(node)]);
    expect(all('RUN').some((rest) => /rebuild|node-gyp|g\+\+|make/.test(rest))).toBe(false);
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dependencies?: Record<string, string> }>;
    };
    // Headers for whoever compiles it, nothing that runs.
    expect(Object.keys(packages[`node_modules/${releaseFor(node)}`]?.dependencies ?? {})).toEqual([
      'node-addon-api',
    ]);
  });

  it('is built from the sources alone, never from the data or the node_modules of a machine', () => {
    const lines = read('.dockerignore').split('\n');
    expect(lines).toContain('*');
    const kept = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const copied = all('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied.sort()).toEqual(kept.sort());
  });

  /** `npm run test:deep -- --image 1` builds all of it out of these files alone. */
  it('is built from what the Dockerfile copies: no module names one beyond it, and the documentation is made of it', () => {
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const isKept = (path: string) => kept.some((one) => path === one || path.startsWith(`${one}/`));
    const modules = kept.flatMap(filesBelow).filter((path) => /\.(ts|tsx|js|mjs)$/.test(path));
    expect(modules).toEqual(expect.arrayContaining(['build.mjs', 'page/build.mjs', 'src/main.ts']));
    const beyond = modules.flatMap((path) =>
      [...read(path).matchAll(NAMED)]
        .map(([, name = '']) => join(dirname(path), name))
        .filter((named) => !isKept(named))
        .map((named) => `${path} names ${named}`),
    );
    expect(beyond).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'hearth-image-'));
    try {
      for (const path of kept) cpSync(path, join(folder, path), { recursive: true });
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      const make = "import('./docs/site/build.mjs').then(({ buildDocs }) => buildDocs())";
      execFileSync(process.execPath, ['-e', make], { cwd: folder, stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('H46 the systemd unit', () => {
  const unit = sectionsOf(read('packaging/hearth.service'));
  const service = unit.get('Service')!;

  it('starts at boot, again after a crash, and never because the configuration is wrong', () => {
    expect(unit.get('Install')?.get('WantedBy')).toEqual(['multi-user.target']);
    expect(service.get('Restart')).toEqual(['on-failure']);
    expect(service.get('RestartPreventExitStatus')).toEqual(['2']);
    expect(unit.get('Unit')?.get('StartLimitIntervalSec')).toEqual(['0']);
  });

  it('gives the hub longer to stop than the 5 s it takes', () => {
    expect(service.get('KillSignal')).toEqual(['SIGTERM']);
    expect(Number(service.get('TimeoutStopSec')?.[0])).toBe(10);
  });

  it('keeps the hub in its own folder, without rights it does not need', () => {
    expect(service.get('ExecStart')?.[0]).toMatch(
      /^\/\S+ node \/opt\/hearth\/dist\/main\.js up --data \/var\/lib\/hearth$/,
    );
    expect(service.get('StateDirectory')).toEqual(['hearth']);
    expect(service.get('CapabilityBoundingSet')).toEqual(['']);
    const yes = [
      'DynamicUser',
      'NoNewPrivileges',
      'ProtectHome',
      'PrivateTmp',
      'PrivateDevices',
      'RestrictNamespaces',
    ];
    for (const key of yes) expect(service.get(key), key).toEqual(['yes']);
    expect(service.get('ProtectSystem')).toEqual(['strict']);
    expect(service.has('MemoryDenyWriteExecute')).toBe(false);
  });
});

describe('H41 the package', () => {
  it('is Apache-2.0, with the licence in full', () => {
    expect(packageFile.license).toBe('Apache-2.0');
    expect(read('LICENSE')).toMatch(
      /Apache License\s+Version 2\.0, January 2004[\s\S]+END OF TERMS AND CONDITIONS/,
    );
  });

  it('pins every dependency to one version', () => {
    const versions = { ...packageFile.dependencies, ...packageFile.devDependencies };
    const loose = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('locks every package that a package names, those for other machines too, so that "npm ci" takes the lock file', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
    const lacking = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies })
        .filter((name) => !foldersAbove(path).some((above) => `${above}node_modules/${name}` in packages))
        .map((name) => `${path || 'hearth'} names ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  it('locks what each package is by its hash, and not from whose registry it came', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
    const others = Object.entries(packages).filter(([path]) => path !== '');
    expect(others.filter(([, entry]) => !/^sha512-/.test(entry.integrity ?? ''))).toEqual([]);
    expect(others.filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
  });

  it('names the Node it needs, the command it brings and the files that ship', () => {
    expect(packageFile.engines.node).toBe('>=20.19');
    expect(packageFile.bin).toEqual({ hearth: 'dist/main.js' });
    expect(packageFile.files).toEqual(expect.arrayContaining(['dist', 'docs', 'README.md', 'LICENSE']));
  });

  it('ships only what may be shipped with it', () => {
    const allowed =
      /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|\(MIT OR WTFPL\)|\(BSD-2-Clause OR MIT OR Apache-2\.0\))$/;
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { readonly license?: string; readonly dev?: boolean }>;
    };
    const shipped = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.dev);
    expect(shipped.length).toBeGreaterThan(50);
    expect(shipped.filter(([, entry]) => !allowed.test(entry.license ?? ''))).toEqual([]);
  });

  it('has a CI script that may be run and whose shell syntax holds', () => {
    expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
    expect(() => execFileSync('bash', ['-n', '.ci/run'], { stdio: 'pipe' })).not.toThrow();
    expect(read('.ci/run')).toContain('npm ci && npm test');
  });
});

describe('H47 the example configuration', () => {
  it('is accepted as it is, and with every comment taken up', () => {
    const plain = read('hearth.example.yaml');
    const uncommented = plain.replaceAll(/^# (?=( {2,}\S|\w+:$))/gm, '');
    expect(uncommented).toContain('\nemail:\n');
    for (const yaml of [plain, uncommented]) {
      const parsed = parseConfig({ yaml, env: {} });
      expect(parsed.ok ? [] : parsed.faults).toEqual([]);
      expect(parsed.ok && parsed.remarks).toEqual([]);
    }
  });
});
