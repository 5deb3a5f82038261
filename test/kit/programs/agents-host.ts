import { type AgentsWorld, runAgents } from '../../../src/app/agents-process.ts';
import type { AgentsOptions } from '../../../src/cli/index.ts';

/** A program around `hearth agents` within this process: what it logs is kept to itself, what it prints is handed on. */
export function agentsWorld(
  cwd: string,
  more: { readonly onStop?: (stop: () => void) => void; readonly print?: (text: string) => void } = {},
): AgentsWorld {
  return {
    env: { HEARTH_LOG_LEVEL: 'error' },
    cwd,
    version: '0.0.0-test',
    stderr: { write: () => true },
    stdout: { write: (text) => more.print?.(text) },
    onStop: (stop) => {
      more.onStop?.(() => stop('SIGTERM'));
      return () => {};
    },
    giveUp: () => {},
    importFile: (url) => import(url),
  };
}

/** A host of agents within this process. `stop` tells the exit code. */
export function hostAgents(cwd: string, options: Omit<AgentsOptions, 'json'>) {
  let stop = () => {};
  const world = agentsWorld(cwd, {
    onStop: (end) => {
      stop = end;
    },
  });
  const ended = runAgents({ data: 'host', ...options, json: false }, world);
  return {
    /** Fails when it ends by itself. */
    failed: ended.then((code) => Promise.reject(new Error(`the host ended with ${code}`))),
    async stop(): Promise<number> {
      stop();
      return ended;
    },
  };
}
