/**
 * Bundles src/main.ts into dist/ and every bench/*.ts into dist/bench/, with one line of output. Everything is
 * bundled except better-sqlite3, which is a compiled addon: fewer files to open makes the hub start in two thirds of the
 * time (docs/decisions/0007-one-bundle.md). What is imported with `import()` stays in a chunk of its own and is read when
 * it is needed. The page is compiled into dist/page (page/build.mjs). The documentation is written to dist/docs.json (docs/site/build.mjs),
 * and what the package exports to dist/builders (src/builders/build.mjs). Then a hub is started once, so that what
 * V8 compiles for it lies beside the bundle (docs/decisions/0012-compiled-when-built.md). Runs as npm's `prepare`, hence also on
 * a fresh clone. With `--unless-built` it leaves a dist/ as it is that it made of the same sources and that nobody touched since.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isBuilt, noteBuilt } from './build-stamp.mjs';
import { buildPage } from './page/build.mjs';
import { writeBuilders } from './src/builders/build.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
const DIST = join(ROOT, 'dist');
/** Compiled addons, and what drives a browser for a bench. */
const EXTERNAL = ['better-sqlite3', 'better-sqlite3-napi', 'playwright-core'];
/** What the libraries bring along for others: it would be read and compiled at every start and never run. */
const LEFT_OUT = [
  /\/@fastify\/ajv-compiler\//, // routes carry no JSON schemas: zod judges what comes in (channels/http/door.ts)
  /\/@fastify\/fast-json-stringify-compiler\//,
  /\/light-my-request\//, // requests without a socket, for tests
  /\/mqtt\/build\/lib\/connect\/(ws|socks)\.js$/, // bus.url is mqtt: or mqtts:
  /\/worker-timers\//, // browsers
  /\/thread-stream\//, // logs of pino in a thread of their own
];
/** Parts of Node that a library would load at every start for what is never asked of it here. */
const NEVER_ASKED = [
  { from: /\/commander\//, part: 'node:child_process' }, // commands that are programs of their own
  { from: /\/fastify\//, part: 'node:http2' },
];
/** Node's own streams instead of copies of them: five copies of three versions otherwise. */
const NATIVE = { 'readable-stream': 'node:stream', string_decoder: 'node:string_decoder' };

/** The hub that is run to be compiled: told to write what V8 made of it, and heard by nobody else. */
const COMPILES = {
  CODE_CACHE: 'write',
  HEARTH_OWNER_TOKEN: 'built-here-and-thrown-away-at-once',
  HEARTH_HTTP_HOST: '127.0.0.1',
  HEARTH_HTTP_PORT: '0',
  HEARTH_BUS_PORT: '0',
};
const COMPILE_LIMIT_MS = 60_000;

const NEVER = 'never-asked:';

/** Nobody calls what is left out; whoever comes to call it is told where it went. */
const leavesOut = {
  name: 'leaves-out',
  resolveId(id, importer = '') {
    const found = NEVER_ASKED.find(
      ({ from, part }) => id === part && from.test(importer.replaceAll('\\', '/')),
    );
    return found === undefined ? null : { id: `\0${NEVER}${id}` };
  },
  load(id) {
    if (id.startsWith(`\0${NEVER}`)) return 'module.exports = {};';
    if (!LEFT_OUT.some((path) => path.test(id.replaceAll('\\', '/')))) return null;
    const message = `${id.split(/node_modules[\\/]/).at(-1)} is left out of the bundle (build.mjs)`;
    return `module.exports = () => { throw new Error(${JSON.stringify(message)}); };`;
  },
};

const startedAt = performance.now();
const isLeft = process.argv.includes('--unless-built') && isBuilt(ROOT);
if (isLeft) console.log('hearth: dist/ is of these sources');
const rolldown = isLeft ? undefined : await loadBundler();
if (rolldown !== undefined) {
  const [launch, hub, benches, page] = await Promise.all([
    bundle({ main: join(ROOT, 'src/launch.ts') }, DIST, { format: 'cjs', sourcemap: false }),
    bundle(
      {
        hearth: join(ROOT, 'src/main.ts'),
        built: join(ROOT, 'src/app/write-built.ts'),
        testing: join(ROOT, 'src/app/testing/house.ts'),
      },
      DIST,
      { format: 'cjs', sourcemap: true },
    ),
    bundle(benchEntries(), join(DIST, 'bench'), { format: 'es', sourcemap: false }),
    buildPage(rolldown),
  ]);
  const docs = JSON.stringify((await import('./docs/site/build.mjs')).buildDocs());
  rmSync(DIST, { recursive: true, force: true });
  const bytes = write([...launch, ...hub], DIST);
  write(page.files, join(DIST, 'page'));
  writeFileSync(join(DIST, 'package.json'), '{ "type": "commonjs" }\n');
  // The image is built without benches (Dockerfile).
  if (benches.length > 0) {
    write(benches, join(DIST, 'bench'));
    writeFileSync(join(DIST, 'bench/package.json'), '{ "type": "module" }\n');
  }
  createRequire(import.meta.url)(join(DIST, 'built.js')).writeBuilt(DIST);
  writeFileSync(join(DIST, 'docs.json'), docs);
  chmodSync(join(DIST, 'main.js'), 0o755);
  writeFileSync(join(DIST, 'THIRD-PARTY.txt'), thirdParty([...hub, ...benches, ...page.chunks]));
  // What "hearth new" copies; the folders' names are those of its first argument.
  cpSync(join(ROOT, 'templates'), join(DIST, 'templates'), { recursive: true });
  await writeBuilders(rolldown, ROOT, join(DIST, 'builders'));
  const compiled = await compileAhead().catch((error) => String(error));
  if (compiled !== undefined)
    console.log(`hearth: starts compile the bundle anew, for it was not run: ${compiled}`);
  noteBuilt(ROOT);
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
async function bundle(input, dir, { format, sourcemap }) {
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
    format,
    sourcemap,
    // One byte a letter in the memory of whoever runs it, where a single dash would make it two.
    charset: 'ascii',
    banner: (chunk) => (chunk.name === 'main' ? '#!/usr/bin/env node' : ''),
    entryFileNames: '[name].js',
    // Shorter text takes 13 MB less memory at run time; names stay, because stack traces are read by people.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  return output;
}

/** The bundler leaves raw templates as they are. Ours are the text of regular expressions, which read the escape as the letter. */
function asciiOnly(code) {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Runs the hub that was built, on a folder of its own and ports that are free, and says something to it: the functions that this
 * takes are those that every start takes. They are written beside their chunks when it ends (src/launch.ts).
 * @returns why not, where a hub cannot run.
 */
async function compileAhead() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-build-'));
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('HEARTH_'));
  const hub = spawn(process.execPath, [join(DIST, 'main.js'), 'up', '--data', folder], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...Object.fromEntries(ours), ...COMPILES },
  });
  const ended = once(hub, 'exit');
  const limit = setTimeout(() => hub.kill('SIGKILL'), COMPILE_LIMIT_MS);
  try {
    const url = await addressOf(hub);
    if (url === undefined) return 'it did not come up';
    const answer = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${COMPILES.HEARTH_OWNER_TOKEN}`,
        'content-type': 'application/json',
        prefer: 'wait=10',
      },
      body: JSON.stringify({ text: 'turn off the lights in the garage and remind me at nine to call Sam' }),
    });
    await answer.text();
    hub.kill('SIGTERM');
    const [code] = await ended;
    return code === 0 ? undefined : `it ended with ${code}`;
  } finally {
    clearTimeout(limit);
    hub.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing when the hub ends before it tells. */
async function addressOf(hub) {
  for await (const line of createInterface({ input: hub.stdout })) {
    const url = /^Hearth is up: (\S+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  return undefined;
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
    const content = file.type === 'chunk' ? asciiOnly(file.code) : file.source;
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
