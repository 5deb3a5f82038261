import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { madePrograms } from './programs.ts';

/**
 * The JavaScript of a TypeScript entry, so that Node 20 can run it as a process of its own. It starts as the hub itself does, in a third of
 * the time: all packages but the compiled one are inside, what V8 compiled for the first is kept for the next (launch-child.mjs), and the
 * manifests are written. All entries are made together (programs.ts).
 */
export async function bundle(entry: string): Promise<string> {
  const file = (await madePrograms()).get(resolve(entry));
  if (file === undefined) throw new Error(`${basename(entry)} is not named as a program is (programs.ts)`);
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

  /** Lets this process end before it. */
  unref(): void {
    this.#process.unref();
    for (const stream of this.#process.stdio) (stream as Socket | null)?.unref();
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
