import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** Soon enough for programs that are killed. */
const WHILE_MS = 700;

/**
 * Runs a program that programs.ts made, out of what V8 compiled for those before it. The first run of each program writes down what is
 * compiled when it says its first line: until then it has called what every start calls; and what it came to call since when it has lived on
 * for a while or ends in good order. What others wrote of the files that they share stays in there.
 * @param flags of V8, set before anything is compiled.
 */
export function launch(program, flags) {
  for (const flag of flags) setFlagsFromString(flag);
  const folder = dirname(program);
  const fromNode = createRequire(program);
  const loaded = new Map();
  const scripts = [];
  const keepAll = (mark) => {
    if (existsSync(mark)) return;
    writeFileSync(mark, '');
    for (const [script, file] of scripts) keep(script, file);
  };
  const keepMore = () => keepAll(`${program}.lived`);
  beforeFirstWrite(() => {
    keepAll(`${program}.ran`);
    setTimeout(keepMore, WHILE_MS).unref();
  });
  process.once('exit', keepMore);
  load(basename(program));

  function load(name) {
    const before = loaded.get(name);
    if (before !== undefined) return before.exports;
    const file = join(folder, name);
    const module = { exports: {} };
    loaded.set(name, module);
    const require = (id) => (id.startsWith('./') ? load(id.slice(2)) : fromNode(id));
    compiled(file, scripts).runInThisContext()(module.exports, require, module, file, folder, importFile);
    return module.exports;
  }
}

/** V8 forgets from where kept code may import. */
function importFile(url) {
  return import(url);
}

function compiled(file, scripts) {
  const text = readFileSync(file, 'utf8');
  const code = `${file}.code`;
  const cachedData = existsSync(code) ? readFileSync(code) : undefined;
  const script = new Script(`(function(exports,require,module,__filename,__dirname,importFile){${text}\n})`, {
    filename: file,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  scripts.push([script, code]);
  return script;
}

function beforeFirstWrite(act) {
  const { write } = process.stdout;
  process.stdout.write = function (...given) {
    process.stdout.write = write;
    act();
    return write.apply(this, given);
  };
}

/** Whole or not at all, for others may start at the same time. */
function keep(script, file) {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, script.createCachedData());
  renameSync(whole, file);
}
