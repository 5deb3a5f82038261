/**
 * Bundles src/main.ts into dist/main.js and every bench/*.ts into dist/bench/, with one line of output. Everything is
 * bundled except better-sqlite3, which is a compiled addon: fewer files to open makes the hub start in two thirds of the
 * time (docs/decisions/0007-one-bundle.md). What is imported with `import()` stays in a chunk of its own and is read when
 * it is needed. Runs as npm's `prepare`, hence also on a fresh clone.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));
const DIST = join(ROOT, 'dist');
const EXTERNAL = ['better-sqlite3'];
/** What the libraries bring along for others: it would be read and compiled at every start and never run. */
const LEFT_OUT = [
  /\/@fastify\/ajv-compiler\//, // routes carry no JSON schemas: zod judges what comes in (channels/http/door.ts)
  /\/@fastify\/fast-json-stringify-compiler\//,
  /\/light-my-request\//, // requests without a socket, for tests
  /\/mqtt\/build\/lib\/connect\/(ws|socks)\.js$/, // bus.url is mqtt: or mqtts:
  /\/worker-timers\//, // browsers
];
/** Node's own streams instead of copies of them: five copies of three versions otherwise. */
const NATIVE = { 'readable-stream': 'node:stream', string_decoder: 'node:string_decoder' };

/** Nobody calls what is left out; whoever comes to call it is told where it went. */
const leavesOut = {
  name: 'leaves-out',
  load(id) {
    if (!LEFT_OUT.some((path) => path.test(id.replaceAll('\\', '/')))) return null;
    const message = `${id.split(/node_modules[\\/]/).at(-1)} is left out of the bundle (build.mjs)`;
    return `module.exports = () => { throw new Error(${JSON.stringify(message)}); };`;
  },
};

const startedAt = performance.now();
const rolldown = await loadBundler();
if (rolldown !== undefined) {
  const [hub, benches] = await Promise.all([
    bundle({ main: join(ROOT, 'src/main.ts'), manifests: join(ROOT, 'src/manifests.ts') }, DIST, {
      sourcemap: true,
    }),
    bundle(benchEntries(), join(DIST, 'bench'), { sourcemap: false }),
  ]);
  rmSync(DIST, { recursive: true, force: true });
  const bytes = write(hub, DIST);
  write(benches, join(DIST, 'bench'));
  const { writeManifests } = await import(pathToFileURL(join(DIST, 'manifests.js')));
  writeFileSync(join(DIST, 'manifests.json'), JSON.stringify(writeManifests()));
  chmodSync(join(DIST, 'main.js'), 0o755);
  writeFileSync(join(DIST, 'THIRD-PARTY.txt'), thirdParty([...hub, ...benches]));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `hearth: built dist/main.js (${(bytes / 1e6).toFixed(1)} MB) and ${Object.keys(benchEntries()).length} benches in ${seconds} s`,
  );
}

/** Without development dependencies (`npm install --omit=dev`) there is nothing to build with: dist must have come along. */
async function loadBundler() {
  try {
    return (await import('rolldown')).rolldown;
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.log(
      existsSync(join(DIST, 'main.js'))
        ? 'hearth: development dependencies are left out, keeping dist/ as it is'
        : 'hearth: not built, because development dependencies are left out; run "npm install" without --omit=dev, or bring dist/ along',
    );
    return undefined;
  }
}

/** @returns the files, still in memory, so that a build that fails leaves the old dist/ whole. */
async function bundle(input, dir, { sourcemap }) {
  if (Object.keys(input).length === 0) return [];
  const build = await rolldown({
    input,
    platform: 'node',
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    logLevel: 'warn',
    resolve: { alias: NATIVE },
    plugins: [leavesOut],
  });
  const { output } = await build.generate({
    dir,
    format: 'esm',
    sourcemap,
    banner: (chunk) => (chunk.name === 'main' ? '#!/usr/bin/env node' : ''),
    // Shorter text takes 13 MB less memory at run time; names stay, because stack traces are read by people.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  return output;
}

function benchEntries() {
  const folder = join(ROOT, 'bench');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -3), join(folder, file)]));
}

/** @returns bytes of code written, source maps not counted. */
function write(files, dir) {
  let bytes = 0;
  for (const file of files) {
    const content = file.type === 'chunk' ? file.code : file.source;
    mkdirSync(dirname(join(dir, file.fileName)), { recursive: true });
    writeFileSync(join(dir, file.fileName), content);
    if (file.type === 'chunk') bytes += Buffer.byteLength(content);
  }
  return bytes;
}

/** The licences of what is inside the bundle, which they ask to travel with it. */
function thirdParty(files) {
  const folders = new Set();
  for (const file of files) {
    for (const id of file.type === 'chunk' ? Object.keys(file.modules) : []) {
      const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
      if (folder !== undefined && !folder.includes('\0')) folders.add(folder);
    }
  }
  const notices = [...folders].map(notice).sort();
  return `Hearth's bundle contains these ${notices.length} packages.\n\n${notices.join('\n')}`;
}

function notice(folder) {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const by = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  const text = file === undefined ? `Copyright ${by}` : readFileSync(join(folder, file), 'utf8').trim();
  const source = typeof repository === 'string' ? repository : (repository?.url ?? name);
  return `${'='.repeat(80)}\n${name} ${version} (${license}), source: ${source}\n${'-'.repeat(80)}\n${text}\n`;
}
