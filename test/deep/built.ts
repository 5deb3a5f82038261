import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The owner's token of a hub that was started here. */
export const BUILT_TOKEN = 'a-token-that-only-tests-use';

/** Puts packages of npm's registry into a folder of their own. @returns why they cannot be had, if they cannot. */
export function whyNotInstalled(folder: string, packages: readonly string[]): string | undefined {
  try {
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...packages];
    execFileSync('npm', args, { stdio: 'ignore' });
    return undefined;
  } catch {
    return `npm cannot install ${packages.join(' ')}`;
  }
}

/** The hub that was built, with the simulated home, on a port that is free. */
export async function startBuiltHub(folder: string): Promise<{ port: number; stop: () => void }> {
  const hub = spawn(process.execPath, ['dist/main.js', 'up', '--data', join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      ...{
        HEARTH_OWNER_TOKEN: BUILT_TOKEN,
        HEARTH_HTTP_HOST: '127.0.0.1',
        HEARTH_HTTP_PORT: '0',
        HEARTH_BUS_PORT: '0',
      },
    },
  });
  for await (const line of createInterface({ input: hub.stdout })) {
    const port = /^Hearth is up: http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { port: Number(port), stop: () => void hub.kill('SIGTERM') };
  }
  throw new Error('the hub did not come up: npm run build');
}
