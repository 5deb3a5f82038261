import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Programs are known by their names. */
const PROGRAM = /(?:[.-]child|-process|resting-hub|tone-recogniser)\.ts$/;
/** What they are made of. */
const SOURCES = ['src', 'services', 'devices', 'test', 'package-lock.json'];
const CACHE = resolve('node_modules/.cache/hearth-test');
const LAUNCH = JSON.stringify(resolve('test/kit/launch-child.mjs'));
const OLD_MS = 24 * 60 * 60_000;
const LOOK_MS = 20;

let made: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * All programs of the tests by their entries, made together: together they take little longer than the hub alone, which is in most of
 * them. The first process to ask makes them, the others wait for it, and they stay until a source is another.
 */
export function madePrograms(): Promise<ReadonlyMap<string, string>> {
  made ??= find();
  return made;
}

async function find(): Promise<ReadonlyMap<string, string>> {
  const files = SOURCES.flatMap(filesOf);
  const entries = files.filter((file) => PROGRAM.test(file) && file.startsWith('test'));
  const folder = join(CACHE, fingerprintOf(files));
  const lock = `${folder}.lock`;
  mkdirSync(CACHE, { recursive: true });
  while (!existsSync(folder)) {
    if (isTaken(lock)) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    else
      try {
        await make(entries, folder);
      } finally {
        rmSync(lock);
      }
  }
  return new Map(entries.map((entry) => [resolve(entry), join(folder, `${nameOf(entry)}.mjs`)]));
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative('.', join(one.parentPath, one.name)))
    .sort();
}

/** As `make` does, it looks at when a file was written and how long it is. V8 knows only code of its own version. */
function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.cwd()}`);
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether another process is at it that lives; otherwise it is this one's turn. */
function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    rmSync(lock, { force: true });
  }
  return true;
}

async function make(entries: readonly string[], folder: string): Promise<void> {
  for (const name of readdirSync(CACHE))
    if (Date.now() - statSync(join(CACHE, name)).mtimeMs > OLD_MS)
      rmSync(join(CACHE, name), { recursive: true, force: true });
  const halfway = `${folder}.${process.pid}`;
  const build = await rolldown({
    input: {
      ...Object.fromEntries(entries.map((entry) => [nameOf(entry), resolve(entry)])),
      built: resolve('src/app/write-built.ts'),
    },
    platform: 'node',
    external: ['better-sqlite3'],
    logLevel: 'silent',
    plugins: [waitsInside(new Set(entries.map((entry) => resolve(entry))))],
  });
  await build.write({
    dir: halfway,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await build.close();
  const built = join(halfway, 'built.cjs');
  createRequire(built)(built).writeBuilt(halfway);
  for (const name of entries.map(nameOf)) {
    const at = JSON.stringify(join(folder, `${name}.cjs`));
    writeFileSync(join(halfway, `${name}.mjs`), `import { launch } from ${LAUNCH};\nlaunch(${at});\n`);
  }
  renameSync(halfway, folder);
}

function nameOf(entry: string): string {
  return entry.replaceAll(/[^A-Za-z0-9]+/g, '_');
}

/**
 * What stands below the imports of an entry becomes a function: code that V8 is to keep must not wait at its top level. What it
 * imports as it runs, its launcher does for it.
 */
function waitsInside(entries: ReadonlySet<string>): Plugin {
  return {
    name: 'waits-inside',
    transform: {
      filter: { id: PROGRAM },
      handler(code, id) {
        if (!entries.has(id)) return null;
        const imports = this.parse(code, { lang: 'ts' }).body.filter(
          ({ type }) => type === 'ImportDeclaration',
        );
        const end = imports.at(-1)?.end ?? 0;
        const rest = code.slice(end).replaceAll(/\bimport\(/g, 'importFile(');
        return `${code.slice(0, end)}\nvoid (async () => {${rest}\n})();`;
      },
    },
  };
}
