import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { PLAIN_PATTERNS } from '../../../src/engine-flags.ts';
import { filesOf, madeOnce } from './made-once.ts';

/** Programs are known by their names. */
const PROGRAM = /(?:[.-]child|-process|resting-hub|tone-recogniser)\.ts$/;
/** What they are made of. */
const SOURCES = ['src', 'services', 'devices', 'test', 'package-lock.json'];
const LAUNCH = JSON.stringify(resolve('test/kit/programs/launch-child.mjs'));
/** A program says a few sentences: to look for the quickest code of their patterns takes longer than to match them. */
const FLAGS = JSON.stringify(PLAIN_PATTERNS);

let made: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * All programs of the tests by their entries, made together: together they take little longer than the hub alone, which is in most of
 * them. They stay until a source is another.
 */
export function madePrograms(): Promise<ReadonlyMap<string, string>> {
  made ??= find();
  return made;
}

async function find(): Promise<ReadonlyMap<string, string>> {
  const files = SOURCES.flatMap(filesOf).filter((file) => !file.endsWith('.test.ts'));
  const entries = files.filter((file) => PROGRAM.test(file) && file.startsWith('test'));
  const folder = await madeOnce('programs', files, (into, folder) => make(entries, into, folder));
  return new Map(entries.map((entry) => [resolve(entry), join(folder, `${nameOf(entry)}.mjs`)]));
}

async function make(entries: readonly string[], into: string, folder: string): Promise<void> {
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
    dir: into,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await build.close();
  const built = join(into, 'built.cjs');
  createRequire(built)(built).writeBuilt(into);
  for (const name of entries.map(nameOf)) {
    const at = JSON.stringify(join(folder, `${name}.cjs`));
    writeFileSync(join(into, `${name}.mjs`), `import { launch } from ${LAUNCH};\nlaunch(${at}, ${FLAGS});\n`);
  }
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
