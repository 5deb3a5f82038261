/**
 * Makes what package.json `exports`: `hearth` is a small module of its own that leaves zod to whoever installed it and loads nothing of the
 * hub, `hearth/testing` opens the bundle of the hub. Their types are those of the sources, as far as they are reached from the two.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const ENTRIES = { index: 'src/builders/index.ts', testing: 'src/app/testing/house.ts' };
const IMPORT = /(?:from |import\()['"](\.[^'"]+)\.ts['"]/g;

/** Writes into `folder`, beside which the hub's bundle lies already. */
export async function writeBuilders(rolldown, root, folder) {
  mkdirSync(folder, { recursive: true });
  const build = await rolldown({
    input: join(root, ENTRIES.index),
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    logLevel: 'warn',
    // Of the rooms that it is made of, what it does not name stays behind.
    treeshake: { moduleSideEffects: false },
  });
  await build.write({ file: join(folder, 'index.js'), format: 'es', minify: 'dce-only' });
  await build.close();
  const testing = createRequire(import.meta.url)(join(folder, '../testing.js'));
  const names = Object.keys(testing).join(', ');
  writeFileSync(
    join(folder, 'testing.js'),
    `import testing from '../testing.js';\nexport const { ${names} } = testing;\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeTypes(root, join(folder, 'types'));
}

function writeTypes(root, folder) {
  const made = mkdtempSync(join(tmpdir(), 'hearth-types-'));
  try {
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const project = join(made, 'tsconfig.json');
    const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
    writeFileSync(
      project,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          ...options,
          rootDir: root,
          outDir: made,
          typeRoots: [join(root, 'node_modules/@types')],
        },
        include: [],
        files: Object.values(ENTRIES).map((entry) => join(root, entry)),
      }),
    );
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--checkers', '1'], {
      encoding: 'utf8',
    });
    const reached = new Set();
    try {
      for (const entry of Object.values(ENTRIES)) reach(join(made, entry.replace(/\.ts$/, '')), reached);
    } catch (error) {
      // A file whose types cannot be told is left out, which matters where it is reached.
      throw new Error(`the types of the package cannot be told:\n${stdout}`, { cause: error });
    }
    for (const file of reached) {
      const to = join(folder, relative(made, `${file}.d.ts`));
      mkdirSync(dirname(to), { recursive: true });
      cpSync(`${file}.d.ts`, to);
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function reach(file, reached) {
  if (reached.has(file)) return;
  reached.add(file);
  for (const [, to] of readFileSync(`${file}.d.ts`, 'utf8').matchAll(IMPORT))
    reach(join(dirname(file), to), reached);
}
