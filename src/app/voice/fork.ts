import { type ChildProcess, fork } from 'node:child_process';

/** Runs a program once more as a child with a channel for messages. Of the parent's environment it is told these and nothing else. */
export function forkProgram(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ChildProcess {
  return fork(program, [...parameters], {
    env: { ...env },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
