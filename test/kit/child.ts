import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';

const FOLDER = resolve('node_modules/.cache/hearth-test');

const made = new Map<string, Promise<string>>();

/**
 * Makes one JavaScript file of a TypeScript entry, so that Node 20 can run it as a process of its own. All packages but the
 * compiled one are inside, as in the hub's own bundle: a child that is killed fifty times must start fast. Each is made once in a process,
 * whichever test files ask for it.
 */
export function bundle(entry: string): Promise<string> {
  const path = resolve(entry);
  const file = made.get(path) ?? written(path);
  made.set(path, file);
  return file;
}

async function written(entry: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${entry.replaceAll(/[^A-Za-z0-9]+/g, '_').slice(-80)}_${process.pid}.mjs`);
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: ['better-sqlite3'],
    logLevel: 'silent',
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  return file;
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
