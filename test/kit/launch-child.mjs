import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * Runs a program that `bundle` made, out of what V8 compiled for the one before it. The first, which finds nothing, writes that down
 * when it says its first line: until then it has called what every start calls.
 */
export function launch(program) {
  const text = readFileSync(program, 'utf8');
  const file = `${program}.code`;
  const code = existsSync(file) ? readFileSync(file) : undefined;
  const script = new Script(`(function(exports,require,module,__filename,__dirname,importFile){${text}\n})`, {
    filename: program,
    ...(code === undefined ? {} : { cachedData: code }),
  });
  if (code === undefined) beforeFirstWrite(() => keep(script, file));
  const module = { exports: {} };
  const run = script.runInThisContext();
  // V8 forgets from where kept code may import.
  const importFile = (url) => import(url);
  run(module.exports, createRequire(program), module, program, dirname(program), importFile);
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
