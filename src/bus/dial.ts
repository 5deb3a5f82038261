import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect, type IClientOptions, MqttClient } from 'mqtt';
import { type Clock, defined, HearthError, type Logger, messageOf } from '../base/index.ts';

/** 4 is MQTT 3.1.1, 5 is MQTT 5.0: the numbers that go over the wire. */
export type ProtocolVersion = 4 | 5;

export interface DialOptions {
  /** `mqtt://host:port` or `mqtts://host:port`. */
  readonly url: string;
  readonly clientId: string;
  readonly username?: string;
  readonly password?: string;
  /** The certificate authority of an `mqtts` broker: a PEM text, or the path of a PEM file. */
  readonly ca?: string;
  readonly keepaliveSeconds: number;
  readonly connectTimeoutMs: number;
  readonly payloadBytesMax: number;
  readonly will?: { readonly topic: string; readonly payload: string };
  /** Opens a line to a broker within this process, in place of a socket to `url`. */
  readonly line?: () => Duplex;
}

export interface MqttConnectionOptions
  extends Pick<DialOptions, 'url' | 'line' | 'clientId' | 'username' | 'password' | 'ca'> {
  /** Default `hearth/v1`. */
  readonly root?: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** What the broker says, retained, when this client dies without a word. `path` lies below the root. */
  readonly will?: { readonly path: string; readonly payload: string };
  /** Without it: 5, and 4 (MQTT 3.1.1) with a broker that refuses 5. */
  readonly protocolVersion?: ProtocolVersion;
  /** How long one attempt to connect may take. Default 5,000, of one node of several 2,000. */
  readonly connectTimeoutMs?: number;
  /** Default 30. A client that vanished is noticed after one and a half times this. */
  readonly keepaliveSeconds?: number;
  /** Longer messages are dropped with a line in the log. Default 4 MiB. */
  readonly payloadBytesMax?: number;
  /** Spreads the reconnects of many clients: a number from 0 to 1, `Math.random` by default. */
  readonly chance?: () => number;
  /** Does without the broker until it comes: `start` resolves meanwhile, and `subscribe`, which is made good then. Default false. */
  readonly patient?: boolean;
}

export interface Connected {
  readonly type: 'connected';
  readonly client: MqttClient;
  readonly version: ProtocolVersion;
}

/** What an attempt to reach a broker came to. */
export type Dialled =
  | Connected
  | { readonly type: 'refused'; readonly error: HearthError }
  | { readonly type: 'unreachable'; readonly error: HearthError };

/**
 * Opens one connection with a clean session. Without a version it speaks MQTT 5 first and 3.1.1 to a broker that refuses it:
 * mqtt.js leaves that to its caller. The client never reconnects by itself.
 */
export async function dial(options: DialOptions, version?: ProtocolVersion): Promise<Dialled> {
  const first = await attempt(options, version ?? 5);
  if (first.type !== 'wrong-version') return first;
  if (version !== undefined) return unreachable(options, first.cause);
  const second = await attempt(options, 4);
  return second.type === 'wrong-version' ? unreachable(options, second.cause) : second;
}

/** How long an attempt to connect may take: where there are other nodes, the next is tried sooner. */
const BROKER_LIMIT_MS = 5_000;
const NODE_LIMIT_MS = 2_000;

/** The nodes of a broker, the one in use or to be tried next first. */
export class BrokerNodes {
  #urls: readonly string[];

  constructor(url: string) {
    this.#urls = brokerUrls(url);
  }

  get limitMs(): number {
    return this.#urls.length > 1 ? NODE_LIMIT_MS : BROKER_LIMIT_MS;
  }

  /** Nodes that wait for each other refuse what they would have granted a moment later. */
  get mayChangeTheirMind(): boolean {
    return this.#urls.length > 1;
  }

  /** Tries one node; the next try is another's when it did not take us. */
  async dial(options: DialOptions, version?: ProtocolVersion): Promise<Dialled> {
    const [url = '', ...others] = this.#urls;
    const dialled = await dial({ ...options, url }, version);
    if (dialled.type !== 'connected') this.#urls = [...others, url];
    return dialled;
  }

  /** Tries one after the other until one takes us or refuses us. */
  async dialAny(options: DialOptions, version?: ProtocolVersion): Promise<Dialled> {
    let dialled = await this.dial(options, version);
    for (let tried = 1; dialled.type === 'unreachable' && tried < this.#urls.length; tried++)
      dialled = await this.dial(options, version);
    return dialled;
  }
}

function attempt(
  options: DialOptions,
  version: ProtocolVersion,
): Promise<Dialled | { type: 'wrong-version'; cause: unknown }> {
  let client: MqttClient;
  try {
    const { line } = options;
    const given = clientOptions(options, version);
    client = line === undefined ? connect(options.url, given) : new MqttClient(line, given);
  } catch (cause) {
    return Promise.resolve(unreachable(options, cause));
  }
  // Without it a request and its answer wait 40 ms each for a delayed acknowledgement (RFC 896 meets RFC 1122 4.2.3.2).
  (client.stream as unknown as Socket).setNoDelay?.(true);
  return new Promise((resolve) => {
    let cause: unknown = new Error('the connection closed before the broker answered');
    const onError = (error: Error) => {
      cause = error;
      client.stream.destroy();
    };
    const onClose = () => {
      client.removeListener('connect', onConnect);
      client.end(true);
      resolve(isWrongVersion(cause) ? { type: 'wrong-version', cause } : failed(options, cause));
    };
    // The listener to errors stays: an error that nobody listens to would end the process.
    const onConnect = () => {
      client.removeListener('close', onClose);
      resolve({ type: 'connected', client, version });
    };
    client.on('error', onError);
    client.once('close', onClose);
    client.once('connect', onConnect);
  });
}

function clientOptions(options: DialOptions, version: ProtocolVersion): IClientOptions {
  const { username, password, ca, will } = options;
  return {
    clientId: options.clientId,
    protocolVersion: version,
    clean: true,
    reconnectPeriod: 0,
    resubscribe: false,
    queueQoSZero: false,
    // Otherwise mqtt-packet makes a Buffer for each of the 65,536 packet ids beforehand: 6 MB, and 30 ms at start.
    writeCache: false,
    keepalive: options.keepaliveSeconds,
    connectTimeout: options.connectTimeoutMs,
    log: () => {},
    ...defined({ username, password, ca: ca && pem(ca) }),
    ...(version === 5 ? { properties: { maximumPacketSize: options.payloadBytesMax } } : {}),
    ...(will && { will: { topic: will.topic, payload: Buffer.from(will.payload), qos: 1, retain: true } }),
  };
}

function pem(ca: string): string {
  return ca.includes('-----BEGIN') ? ca : readFileSync(ca, 'utf8');
}

/** CONNACK return code 1 of MQTT 3.1.1, which a 3.1.1 broker sends to a version 5 client, or reason 0x84 of MQTT 5. */
function isWrongVersion(cause: unknown): boolean {
  const code = (cause as { code?: unknown }).code;
  return code === 1 || code === 0x84;
}

/** CONNACK codes that say the broker knows us too little: 4 and 5 (3.1.1), 0x86, 0x87 and 0x8a (5); 2 and 0x85 refuse the client id. */
const REFUSALS = new Set<unknown>([2, 4, 5, 0x85, 0x86, 0x87, 0x8a]);

function failed(options: DialOptions, cause: unknown): Dialled {
  if (!REFUSALS.has((cause as { code?: unknown }).code)) return unreachable(options, cause);
  const error = new HearthError(
    'unauthorized',
    `The broker at ${withoutSecrets(options.url)} refused this client: ${messageOf(cause)}`,
    {
      hint: 'Check bus.username and bus.password, and that no other user connects with the same client id.',
      cause,
    },
  );
  return { type: 'refused', error };
}

function unreachable(options: DialOptions, cause: unknown): Dialled {
  const error = new HearthError(
    'target-offline',
    `No MQTT broker at ${withoutSecrets(options.url)}: ${messageOf(cause)}`,
    {
      hint: 'Is the broker running, and is bus.url right? Without bus.url the hub brings its own broker.',
      cause,
    },
  );
  return { type: 'unreachable', error };
}

/** The addresses of a `bus.url`: one broker, or the nodes of a cluster with commas between them, any of which will do. */
export function brokerUrls(url: string): readonly string[] {
  return url
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The URL as it may be logged: without user and password. */
export function withoutSecrets(url: string): string {
  return url.replaceAll(/\/\/[^/@,]*@/g, '//');
}
