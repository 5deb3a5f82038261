/**
 * `dist/main.js`: runs the bundle beside it out of what V8 compiled when it was built, so that no start compiles two megabytes of
 * text anew (docs/decisions/0012-compiled-when-built.md). Node keeps such code by itself only since version 22.
 */
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { setEngineFlags } from './engine-flags.ts';
import type { main } from './main.ts';

/** What a chunk of the bundle is called with, as in any CommonJS file. */
type Chunk = (
  exports: unknown,
  require: (id: string) => unknown,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

const FOLDER = import.meta.dirname;
const ENTRY = 'hearth.js';
/** Set while Hearth is built: what was compiled until the end of this process is written down, and nothing old is read. */
const WRITES = process.env['CODE_CACHE'] === 'write';

setEngineFlags();

/** As package.json says under "engines". The settings' way to end: a service that ends with 2 is not started again and again. */
const NEEDED = [20, 19] as const;
const UNFIT = 2;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `Hearth needs Node.js ${NEEDED.join('.')} or later; this is ${process.versions.node}.\n`,
  );
  process.exit(UNFIT);
}

const fromNode = createRequire(import.meta.url);
const loaded = new Map<string, { readonly exports: unknown }>();
const scripts: [file: string, text: string, script: Script][] = [];

if (WRITES)
  process.on('exit', () => {
    for (const [file, text, script] of scripts) {
      writeFileSync(codeOf(file), sealed(text, script.createCachedData()));
      // The hub closes what it writes to all others, and whoever runs it need not be who built it.
      chmodSync(codeOf(file), 0o644);
    }
  });
(load(ENTRY) as { readonly main: typeof main }).main((url) => import(url));

function load(name: string): unknown {
  const before = loaded.get(name);
  if (before !== undefined) return before.exports;
  const file = join(FOLDER, name);
  const module = { exports: {} as unknown };
  loaded.set(name, module);
  const run = compiled(file).runInThisContext() as Chunk;
  const require = (id: string) => (id.startsWith('./') ? load(id.slice(2)) : fromNode(id));
  run.call(module.exports, module.exports, require, module, file, FOLDER);
  return module.exports;
}

/** V8 refuses code of another version of Node, and compiles the text then. */
function compiled(file: string): Script {
  const text = readFileSync(file, 'utf8');
  const cachedData = WRITES ? undefined : unsealed(text, codeOf(file));
  const script = new Script(`(function(exports,require,module,__filename,__dirname){${text}\n})`, {
    filename: file,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  if (WRITES) scripts.push([file, text, script]);
  return script;
}

function codeOf(file: string): string {
  return `${file}.code`;
}

const SEAL_BYTES = 20;

/**
 * The code behind a seal of itself and its text. V8 knows a text again by its length and runs whatever code it is handed: a bit that
 * an SD card lost, or a file that a power cut left half written, would end every start.
 */
function sealed(text: string, code: Buffer): Buffer {
  return Buffer.concat([sealOf(text, code), code]);
}

/** The code, if it can be read and is whole and of this text. */
function unsealed(text: string, file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const code = bytes.subarray(SEAL_BYTES);
  return bytes.subarray(0, SEAL_BYTES).equals(sealOf(text, code)) ? code : undefined;
}

function sealOf(text: string, code: Buffer): Buffer {
  return createHash('sha1').update(text).update(code).digest();
}
