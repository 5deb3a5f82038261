import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import mqtt from 'mqtt';
import { freePort, type RunningBroker } from './broker.ts';

/** The configuration of a node in docs/guides/beyond-one-machine.md. */
const GUIDED =
  /^```\n(server_name:[\s\S]*?)^```/m.exec(
    readFileSync(resolve('docs/guides/beyond-one-machine.md'), 'utf8'),
  )?.[1] ?? '';
const READY_LIMIT_MS = 60_000;

export function natsAvailable(): boolean {
  try {
    execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v nats-server'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** One node of a cluster, to be killed and started again on its ports and its disk. */
export class NatsNode {
  readonly url: string;
  readonly #port: number;
  readonly #file: string;
  #process: ChildProcess | undefined;

  constructor(port: number, file: string) {
    this.url = `mqtt://127.0.0.1:${port}`;
    this.#port = port;
    this.#file = file;
  }

  /** How many are connected to its MQTT door (proc(5), /proc/net/tcp: 01 is ESTABLISHED). */
  clients(): number {
    const port = this.#port.toString(16).toUpperCase().padStart(4, '0');
    const line = new RegExp(`^\\s*\\d+: [0-9A-F]+:[0-9A-F]{4} [0-9A-F]+:${port} 01 `);
    return readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .filter((text) => line.test(text)).length;
  }

  start(): void {
    this.#process = spawn('nats-server', ['-c', this.#file], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    });
  }

  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Resolves when it keeps a retained message, for which the cluster needs a leader. */
  async ready(): Promise<void> {
    const end = performance.now() + READY_LIMIT_MS;
    for (;;) {
      try {
        const client = await mqtt.connectAsync(this.url, {
          protocolVersion: 4,
          reconnectPeriod: 0,
          connectTimeout: 3_000,
        });
        const kept = client.publishAsync('nats/ready', '', { qos: 1, retain: true }).then(() => true);
        const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 3_000));
        const isKept = await Promise.race([kept.catch(() => false), tooLong]);
        client.end(true);
        if (isKept) return;
      } catch {
        // Not yet.
      }
      if (performance.now() > end) throw new Error(`the node at ${this.url} is not ready`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

export interface NatsCluster extends RunningBroker {
  readonly nodes: readonly NatsNode[];
  /** Addresses of all nodes, as `bus.url` takes them, from one on. */
  from(node: number): string;
}

/** A real cluster of NATS servers with JetStream and MQTT on 127.0.0.1: three nodes, or one that is alone. */
export async function startNats(size = 3): Promise<NatsCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-nats-'));
  const ports: number[] = [];
  while (ports.length < size * 3) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const routes = ports.slice(0, size);
  const nodes = routes.map((route, at) => {
    const file = join(folder, `n${at}.conf`);
    // The file of the guide, on one machine.
    const text = GUIDED.replace('server_name: node1', `server_name: n${at}`)
      .replace('0.0.0.0:4222', `127.0.0.1:${ports[size + at]}`)
      .replace('/var/lib/nats', join(folder, `n${at}`))
      .replace('0.0.0.0:6222', `127.0.0.1:${route}`)
      .replace(/routes: \[.*\]/, `routes: [${routes.map((port) => `nats://127.0.0.1:${port}`).join(', ')}]`)
      .replace('0.0.0.0:1883', `127.0.0.1:${ports[2 * size + at]}`);
    // One that is alone waits for no others.
    writeFileSync(file, size > 1 ? text : text.replace(/^cluster \{[\s\S]*?^\}\n/m, ''));
    return new NatsNode(ports[2 * size + at] ?? 0, file);
  });
  for (const node of nodes) node.start();
  await Promise.all(nodes.map((node) => node.ready()));
  const urls = nodes.map(({ url }) => url);
  const from = (node: number) => [...urls.slice(node), ...urls.slice(0, node)].join(',');
  return {
    nodes,
    from,
    url: urls[0] ?? '',
    port: ports[2 * size] ?? 0,
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
