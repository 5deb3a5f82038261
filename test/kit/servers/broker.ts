import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { silentLogger, systemClock } from '../../../src/base/index.ts';
import {
  EmbeddedBroker,
  type EmbeddedBrokerOptions,
  MqttConnection,
  type MqttConnectionOptions,
} from '../../../src/bus/index.ts';
import { Store } from '../../../src/store/index.ts';

export interface RunningBroker {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

export interface RunningEmbeddedBroker extends RunningBroker {
  readonly broker: EmbeddedBroker;
}

/** The hub's own broker on a free port. With `path` its memory lives in that file, else in this process alone. */
export async function startEmbeddedBroker(
  options: Partial<EmbeddedBrokerOptions> & { readonly path?: string } = {},
): Promise<RunningEmbeddedBroker> {
  const { path = ':memory:', ...rest } = options;
  const store = rest.store ?? new Store({ path, durability: 'process-kill' });
  const broker = new EmbeddedBroker({ port: 0, clock: systemClock, log: silentLogger, ...rest, store });
  await broker.start();
  const { url, port } = broker;
  return {
    broker,
    url,
    port,
    async stop() {
      await broker.close();
      if (rest.store === undefined) store.close();
    },
  };
}

export interface MosquittoOptions {
  readonly port?: number;
  /** Further lines of its configuration. */
  readonly config?: readonly string[];
}

export function mosquittoAvailable(): boolean {
  try {
    execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v mosquitto`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A real mosquitto as a child process on 127.0.0.1; resolves once it accepts connections. */
export async function startMosquitto(options: MosquittoOptions = {}): Promise<RunningBroker> {
  const port = options.port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'hearth-mosquitto-'));
  const file = join(folder, 'mosquitto.conf');
  const config = [
    `listener ${port} 127.0.0.1`,
    'set_tcp_nodelay true',
    ...(options.config ?? ['allow_anonymous true']),
  ];
  writeFileSync(file, `${config.join('\n')}\n`);
  const child = spawn('mosquitto', ['-c', file], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  await accepts(child, port);
  return {
    url: `mqtt://127.0.0.1:${port}`,
    port,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A started connection; the test that asked for it closes it. */
export async function connect(
  url: string,
  options: Partial<MqttConnectionOptions> = {},
): Promise<MqttConnection> {
  const connection = new MqttConnection({
    clientId: `test-${Math.random().toString(36).slice(2, 10)}`,
    clock: systemClock,
    log: silentLogger,
    ...options,
    url,
  });
  await connection.start();
  return connection;
}

/** Waits for what a busy machine may take its time for. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { interval: 10 });

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function accepts(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`mosquitto ended with code ${child.exitCode}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connectTcp(port, '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`mosquitto does not accept connections on port ${port}`);
}
