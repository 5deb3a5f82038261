/** A hub in a process of its own, as people run it, and what the kernel counts of it (proc(5)). */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { MqttConnection } from '../../src/bus/index.ts';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const TOKEN = 'bench-token-bench-token-bench-token';
export const AS_OWNER = { authorization: `Bearer ${TOKEN}` };
/** The clock that the kernel counts processor time by (sysconf(_SC_CLK_TCK), 100 on Linux). */
const MS_PER_TICK = 10;

export interface HubProcess {
  readonly url: string;
  readonly pid: number;
  /** Where things and their bridges connect to. */
  readonly broker: string;
  /** From spawn to the first 200 of `/readyz`. */
  readonly readyMs: number;
  readonly stop: () => Promise<void>;
}

/** @param broker another one than the hub's own. */
export async function startHubProcess(data: string, broker?: string): Promise<HubProcess> {
  const [http, mqtt] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${http}`;
  const before = performance.now();
  const child = spawn(process.execPath, [MAIN, 'up', '--data', data], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HEARTH_HTTP_PORT: String(http),
      HEARTH_HTTP_HOST: '127.0.0.1',
      HEARTH_OWNER_TOKEN: TOKEN,
      ...(broker === undefined ? { HEARTH_BUS_PORT: String(mqtt) } : { HEARTH_BUS_URL: broker }),
    },
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  try {
    await answered(`${url}/readyz`, child);
    const readyMs = performance.now() - before;
    return { url, pid: child.pid as number, broker: broker ?? `mqtt://127.0.0.1:${mqtt}`, readyMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the hub ended with ${child.exitCode}`);
    const response = await fetch(url, { headers: AS_OWNER }).catch(() => undefined);
    await response?.text();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** A client as a bridge of devices is one, connected. */
export async function connectBridge(url: string): Promise<MqttConnection> {
  const bridge = new MqttConnection({
    ...{ url, clientId: 'bench-bridge', protocolVersion: 4 },
    ...{ clock: systemClock, log: silentLogger },
  });
  await bridge.start();
  return bridge;
}

/** How many of the announced things whose name this matches the hub tells of. */
export async function thingsFound(url: string, name: RegExp): Promise<number> {
  const response = await fetch(`${url}/v1/devices`, { headers: AS_OWNER });
  const { devices } = (await response.json()) as { readonly devices: readonly { readonly name: string }[] };
  return devices.filter((device) => name.test(device.name)).length;
}

/** Says a sentence as the owner and waits for its answer, also where it has to wait until more may be said. */
export async function say(url: string, text: string): Promise<void> {
  const headers = { ...AS_OWNER, 'content-type': 'application/json', prefer: 'wait=10' };
  for (;;) {
    const response = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text }),
    });
    const body = await response.text();
    if (response.status === 200) return;
    if (response.status !== 429) throw new Error(`"${text}" was answered ${response.status} ${body}`);
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

export function writtenBytes(pid: number): number {
  return Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
}

export function residentMb(pid: number): number {
  const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round(kb / 1024);
}

/** Of user and system, in ms: fields 14 and 15 of stat, which are counted behind the name in brackets. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
