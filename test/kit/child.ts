import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Plugin, rolldown } from 'rolldown';

const FOLDER = resolve('node_modules/.cache/hearth-test');
const LAUNCH = JSON.stringify(join(import.meta.dirname, 'launch-child.mjs'));

const made = new Map<string, Promise<string>>();

/**
 * Makes one JavaScript file of a TypeScript entry, so that Node 20 can run it as a process of its own. It starts as the hub itself does, in
 * a third of the time: all packages but the compiled one are inside, what V8 compiled for the first is kept for the next
 * (launch-child.mjs), and the manifests are written. Each is made once in a process, whichever test files ask for it.
 */
export function bundle(entry: string): Promise<string> {
  const path = resolve(entry);
  const file = made.get(path) ?? written(path);
  made.set(path, file);
  return file;
}

async function written(entry: string): Promise<string> {
  const folder = join(FOLDER, `${entry.replaceAll(/[^A-Za-z0-9]+/g, '_').slice(-80)}_${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: ['better-sqlite3'],
    logLevel: 'silent',
    plugins: [waitsInside(entry)],
  });
  const program = join(folder, 'program.cjs');
  await build.write({ file: program, format: 'cjs', codeSplitting: false });
  await build.close();
  // All services, for who makes a program alone.
  const { writeManifests } = await import('../../src/app/manifests.ts');
  writeFileSync(join(folder, 'manifests.json'), JSON.stringify(writeManifests()));
  const { writePatterns } = await import('../../src/app/patterns.ts');
  writeFileSync(join(folder, 'patterns.json'), JSON.stringify(writePatterns()));
  const file = join(folder, 'child.mjs');
  writeFileSync(file, `import { launch } from ${LAUNCH};\nlaunch(${JSON.stringify(program)});\n`);
  return file;
}

/**
 * What stands below the imports of the entry becomes a function: code that V8 is to keep must not wait at its top level. What it
 * imports as it runs, its launcher does for it.
 */
function waitsInside(entry: string): Plugin {
  return {
    name: 'waits-inside',
    transform(code, id) {
      if (id !== entry) return null;
      const imports = this.parse(code, { lang: 'ts' }).body.filter(
        ({ type }) => type === 'ImportDeclaration',
      );
      const end = imports.at(-1)?.end ?? 0;
      const rest = code.slice(end).replaceAll(/\bimport\(/g, 'importFile(');
      return `${code.slice(0, end)}\nvoid (async () => {${rest}\n})();`;
    },
  };
}

/** A child process that speaks lines. `kill` is SIGKILL: no handler of the child gets to run. */
export class Child {
  readonly #process: ChildProcess;
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();
  #stderr = '';

  constructor(file: string, args: readonly string[] = []) {
    this.#process = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    createInterface({ input: this.#process.stdout! }).on('line', (line) => {
      this.lines.push(line);
      for (const wake of this.#waiting) wake();
    });
    this.#process.stderr!.on('data', (data) => {
      this.#stderr += data;
    });
    this.#process.once('exit', () => {
      for (const wake of this.#waiting) wake();
    });
  }

  get running(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  write(line: string): void {
    this.#process.stdin!.write(`${line}\n`);
  }

  /** The first line that fits, also when it has come already. Fails with the child's stderr when it ends without one. */
  async line(fits: (line: string) => boolean): Promise<string> {
    for (;;) {
      const found = this.lines.find(fits);
      if (found !== undefined) return found;
      if (!this.running) throw new Error(`the child ended without saying it: ${this.#stderr}`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  /** Resolves when the process is gone, however it went. */
  async ended(): Promise<void> {
    if (this.running) await once(this.#process, 'exit');
  }

  /** Asks it to stop in good order. Resolves with its exit code, null when a signal ended it. */
  async stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    if (this.running) {
      this.#process.kill(signal);
      await once(this.#process, 'exit');
    }
    return this.#process.exitCode;
  }

  async kill(): Promise<void> {
    if (!this.running) return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }
}
