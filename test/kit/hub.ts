import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hub, type HubOptions, startHub } from '../../src/app/hub.ts';
import { houseConfig } from '../../src/app/testing/house-config.ts';
import { type Clock, type LogBook, type Logger, silentLogger } from '../../src/base/index.ts';
import { onLaidTables } from './fresh-memory.ts';

export { houseConfig as testConfig } from '../../src/app/testing/house-config.ts';

export const OWNER_TOKEN = 'a-token-that-only-tests-use';

/** "secret" at the least work factor there is (RFC 7914): tests connect by the hundred. */
const SECRET_HASH = 'scrypt$2$hbDvE9o5V8hStf93KKCwIg$JPZT5WiQfcRmO3K06EZGxAHjk3gTD4f9u0nx7gwxqsA';

/** Accounts of the own broker: a phone of Alex, a lamp, and a recogniser of speech. */
export const ACCOUNTS = [
  { name: 'phone', password: SECRET_HASH, person: 'alex' },
  { name: 'lamp', password: SECRET_HASH, device: true },
  { name: 'attic', password: SECRET_HASH, recogniser: true },
];

/** The address of a broker for one of those. */
export function asAccount(brokerUrl: string, name: (typeof ACCOUNTS)[number]['name']): string {
  return brokerUrl.replace('://', `://${name}:secret@`);
}

export interface TestHub extends Hub {
  readonly data: string;
  /** Asks the HTTP door as the owner. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Closes the hub and removes its data, unless the folder was given. */
  readonly stop: () => Promise<void>;
}

export async function startTestHub(
  options: {
    data?: string;
    config?: Record<string, unknown>;
    clock?: Clock;
    log?: Logger;
    logBook?: LogBook;
    simulatedHome?: HubOptions['simulatedHome'];
    /** The folder of the built page. */
    page?: URL;
    /** What it hears and speaks by. */
    voice?: HubOptions['voice'];
    /** As outside of tests: see `HubOptions`. Else the first sentence waits for its words, and a hub that hears none does without. */
    rehearses?: boolean;
  } = {},
): Promise<TestHub> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'hearth-'));
  const start = () =>
    startHub({
      rehearses: options.rehearses ?? false,
      config: houseConfig(data, options.config),
      log: options.log ?? silentLogger,
      version: '0.0.0-test',
      ownerToken: OWNER_TOKEN,
      ...(options.page === undefined ? {} : { page: options.page }),
      ...(options.voice === undefined ? {} : { voice: options.voice }),
      ...(options.clock === undefined ? {} : { clock: options.clock }),
      ...(options.logBook === undefined ? {} : { logBook: options.logBook }),
      ...(options.simulatedHome === undefined ? {} : { simulatedHome: options.simulatedHome }),
    });
  const hub = await onLaidTables(data, start);
  return {
    ...hub,
    data,
    ask: (path, init = {}) =>
      fetch(`${hub.url}${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${OWNER_TOKEN}`,
          'content-type': 'application/json',
          ...init.headers,
        },
      }),
    stop: async () => {
      await hub.close();
      if (options.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A TCP port that was free a moment ago, for what must come back on the same one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const LOOK_MS = 5;
/** Who asks another process looks less often the longer it takes: else the asking is most of what both do. */
const ASK_MS = 25;

/** Waits until something is so, looking again and again; fails with the last look's words. */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  what: string,
  limitMs = 60_000,
): Promise<T> {
  const end = performance.now() + limitMs;
  for (let pauseMs = LOOK_MS; ; ) {
    const looked = look();
    const found = await looked;
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`it did not come to be that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (looked instanceof Promise) pauseMs = Math.min(pauseMs + 2, ASK_MS);
  }
}
