import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import type { Aedes, AuthenticateError, Client, PublishPacket } from 'aedes';
import {
  HearthError,
  isLoopbackHost,
  type Logger,
  messageOf,
  type Part,
  type Timer,
} from '../../base/index.ts';
import { PAYLOAD_BYTES_MAX } from '../connection.ts';
import { DEFAULT_ROOT } from '../topics.ts';
import { AccountStore } from './account-store.ts';
import { type AccountSpeaker, overlapsOf } from './accounts.ts';
import { Audience } from './audience.ts';
import { BrokerStore } from './broker-store.ts';
import { limitPackets } from './byte-limit.ts';
import { cannotListen } from './cannot-listen.ts';
import { Conversations } from './conversations.ts';
import { DeviceTopics, type PendingTopics } from './device-topics.ts';
import { Doorkeeper, HUB_USER, type LeftWill } from './doorkeeper.ts';
import { Eavesdroppers } from './eavesdroppers.ts';
import { openLine } from './line.ts';
import type { EmbeddedBrokerOptions } from './options.ts';
import type { BrokerPacket } from './packet.ts';
import { BrokerQuotas } from './quotas.ts';
import { RetainedLedger } from './retained-ledger.ts';
import { SessionStore } from './session-store.ts';

/** Beside the payload: topic, ids and length of an honest packet. */
const HEADER_BYTES_MAX = 4_096;
const CONNECT_TIMEOUT_MS = 10_000;
/** A subscriber that takes nothing for so long is cut off, because everybody behind it waits. */
const DRAIN_TIMEOUT_MS = 10_000;
/** SUBACK codes from here on are refusals (MQTT 3.1.1 section 3.9.3). */
const REFUSED = 0x80;
/** TCP asks after a peer that has been silent for so long: MQTT lets a client do without a keep-alive. */
const TCP_KEEPALIVE_MS = 60_000;
/** How often sessions are looked through for those whose clients do not come back. */
const SESSIONS_EVERY_MS = 86_400_000;

/**
 * The broker that the hub brings along: aedes, speaking MQTT 3.1.1, with its memory in SQLite. An acknowledged QoS 1
 * message and every retained one survive kill -9; the wills of clients that were connected at that moment are published on
 * the next start, before anybody can connect.
 */
export class EmbeddedBroker implements Part {
  readonly name = 'broker';
  readonly #options: EmbeddedBrokerOptions;
  readonly #host: string;
  readonly #log: Logger;
  readonly #streams = new Set<Duplex>();
  readonly #memory: BrokerStore;
  readonly #sessions: SessionStore;
  readonly #door: Doorkeeper;
  #sessionsLook: Timer | undefined;
  readonly #wills = new WeakMap<Client, LeftWill>();
  readonly #conversations: Conversations;
  readonly #devices: DeviceTopics;
  readonly #audience = new Audience();
  readonly #eavesdroppers = new Eavesdroppers();
  #aedes: Aedes | undefined;
  #server: Server | undefined;
  #stopRenewing: (() => void) | undefined;

  constructor(options: EmbeddedBrokerOptions) {
    this.#options = options;
    this.#host = options.host ?? '127.0.0.1';
    this.#log = options.log.child('broker');
    const { users = [], root = DEFAULT_ROOT, store, clock } = options;
    const log = this.#log;
    const quotas = { ...BrokerQuotas.parse({}), ...options.quotas };
    const ledger = new RetainedLedger({
      bytesMax: quotas.retainedBytes,
      messageBytesMax: quotas.retainedMessageBytes,
    });
    const isTold = (topic: string) => topic.startsWith(`${root}/home/`);
    this.#memory = new BrokerStore({ store, clock, log, ledger, isTold });
    this.#sessions = new SessionStore(store);
    const accounts = new AccountStore(store);
    const prefix = options.discoveryPrefix ?? 'homeassistant';
    this.#conversations = new Conversations({ users, people: options.people ?? [], store: accounts, clock });
    this.#devices = new DeviceTopics({ users, root, prefix, store: accounts, clock, log });
    const ground = {
      root,
      commanders: new Set(options.elsewhere),
      conversations: this.#conversations,
      devices: this.#devices,
    };
    this.#door = new Doorkeeper({ users, ground, quotas, ledger, store: this.#memory, clock, log });
  }

  /** Where it listens, once started. */
  get port(): number {
    return (this.#server?.address() as AddressInfo | null | undefined)?.port ?? this.#options.port ?? 1883;
  }

  /** The address for clients on this machine. */
  get url(): string {
    const { tls } = this.#options;
    const everywhere = this.#host === '0.0.0.0' || this.#host === '::';
    const host = tls?.host ?? (everywhere ? '127.0.0.1' : this.#host);
    return `${tls === undefined ? 'mqtt' : 'mqtts'}://${host.includes(':') ? `[${host}]` : host}:${this.port}`;
  }

  /** What the hub itself connects with: an account that may do everything, made anew on every start. */
  get hubCredentials(): { readonly username: string; readonly password: string } {
    return { username: HUB_USER, password: this.#door.hubPassword };
  }

  /** How many clients are connected. */
  get clients(): number {
    return this.#aedes?.connectedClients ?? 0;
  }

  /** A line for a client in the same process, without a socket: a message costs a third less. Closed where the broker does not run. */
  line(): Duplex {
    const [client, broker] = openLine();
    if (this.#aedes === undefined || this.#aedes.closed) client.destroy();
    else this.#welcome(this.#aedes, broker, 'this process');
    return client;
  }

  /** Whether a client that is connected now is subscribed to this topic or its neighbours; who takes whole branches is no listener. */
  isHeard(topic: string): boolean {
    return this.#audience.isHeard(topic);
  }

  /** Whether a client that is connected now gets what is published there, by whatever filter. */
  isWatched(topic: string): boolean {
    return this.#audience.isWatched(topic);
  }

  /** What is retained under a filter now: topics with their texts. */
  retained(filter: string): ReadonlyMap<string, string> {
    const packets = [...this.#memory.retained(filter)];
    return new Map(packets.map(({ topic = '', payload = '' }) => [topic, payload.toString()]));
  }

  /** From now on tells what clients other than `but` publish under a filter. Returns the function that ends it. */
  overhear(...[filter, but, listener]: Parameters<Eavesdroppers['add']>): () => void {
    return this.#eavesdroppers.add(filter, but, listener);
  }

  /**
   * Who speaks in a conversation of the text channel; undefined when nobody with an account spoke there, and where the broker has
   * no accounts.
   */
  speakerOf(conversation: string): AccountSpeaker | undefined {
    return this.#conversations.speakerOf(conversation);
  }

  /** What devices named after their first announcements and wait for. */
  get pendingTopics(): readonly PendingTopics[] {
    return this.#devices.pending();
  }

  /** Told whenever a device wants topics that it is not bound to. Returns the function that ends it. */
  onTopicsChanged(listener: (pending: PendingTopics) => void): () => void {
    return this.#devices.onChanged(listener);
  }

  /** Gives a device the topics that it waits for, and lets it announce itself anew. Returns whether it waited for any. */
  allowTopics(account: string): boolean {
    if (!this.#devices.allow(account)) return false;
    for (const client of this.#door.clientsOf(account)) client.close();
    return true;
  }

  /**
   * @throws HearthError `config-invalid` when it would be open to the network without users, `conflict` when the port is taken.
   */
  async start(): Promise<void> {
    this.#checkUsers();
    const { Aedes } = await import('aedes');
    const aedes = await Aedes.createBroker({
      persistence: this.#memory,
      connectTimeout: this.#options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
      drainTimeout: DRAIN_TIMEOUT_MS,
      preConnect: (client, packet, done) => {
        if (packet.will !== undefined) {
          const { topic, payload, retain } = packet.will;
          this.#wills.set(client, { topic, bytes: payload.length, retain: retain === true });
        }
        done(null, true);
      },
      authenticate: (client, username, password, done) =>
        this.#authenticate(client, username, password, done),
      authorizePublish: (client, packet, done) => this.#authorizePublish(client, packet, done),
      authorizeSubscribe: (client, subscription, done) =>
        done(null, this.#door.maySubscribe(client, subscription.topic) ? subscription : null),
      authorizeForward: (client, packet) => (this.#door.mayReceive(client, packet.topic) ? packet : null),
    });
    this.#aedes = aedes;
    this.#watch(aedes);
    try {
      await this.#publishLeftWills(aedes);
      await this.#endSessions();
      await this.#listen(aedes);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Takes no more clients, closes those it has, their wills included, and commits what is left. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#stopRenewing?.();
    const closed = new Promise<void>((done) => (server === undefined ? done() : server.close(() => done())));
    const aedes = this.#aedes;
    if (aedes !== undefined) await new Promise<void>((done) => aedes.close(done));
    for (const stream of this.#streams) stream.destroy();
    await closed;
    this.#sessionsLook?.cancel();
    this.#door.close();
    if (aedes !== undefined) this.#sessions.note(this.#options.clock.now());
    await this.#memory.destroy();
  }

  /** The queue of a client that never comes back would grow for ever. */
  async #endSessions(): Promise<void> {
    const { clock } = this.#options;
    this.#sessionsLook = clock.after(SESSIONS_EVERY_MS, () => {
      this.#endSessions().catch((error: unknown) =>
        this.#log.error('could not look through the sessions', { error: messageOf(error) }),
      );
    });
    for (const client of this.#sessions.ended(this.#memory.sessions(), clock.now())) {
      this.#log.info('ended the session of a client that stayed away', { client });
      await this.#memory.endSession(client);
    }
  }

  #checkUsers(): void {
    const users = this.#options.users ?? [];
    if (users.some((user) => user.name === HUB_USER))
      throw new HearthError('config-invalid', `bus.users: the name "${HUB_USER}" belongs to the hub itself`, {
        hint: 'Give this user another name.',
      });
    const [overlap] = overlapsOf(users);
    if (overlap !== undefined)
      throw new HearthError('config-invalid', `bus.users${overlap.path}: ${overlap.message}`, {
        ...(overlap.hint === undefined ? {} : { hint: overlap.hint }),
      });
    if (users.length === 0 && !isLoopbackHost(this.#host))
      throw new HearthError(
        'config-invalid',
        `bus.host: ${this.#host} opens the broker to the network, but bus.users names nobody`,
        { hint: 'Add users with passwords under bus.users, or leave bus.host at 127.0.0.1.' },
      );
  }

  #authenticate(
    client: Client,
    username: string | undefined,
    password: Buffer | undefined,
    done: (error: AuthenticateError | null, admitted: boolean | null) => void,
  ): void {
    this.#door
      .admit(client, username, password?.toString() ?? '', this.#wills.get(client))
      .then((admission) => {
        if (admission.type === 'admitted') return done(null, true);
        const { reason, returnCode } = admission;
        this.#log.warn('refused a client', { client: client.id, user: username, reason });
        return done(Object.assign(new Error(reason), { returnCode }) as AuthenticateError, false);
      })
      .catch((error: unknown) => {
        this.#log.error('could not check a client', { client: client.id, error: messageOf(error) });
        done(Object.assign(new Error('server unavailable'), { returnCode: 3 }) as AuthenticateError, false);
      });
  }

  /** A will was examined when its client connected; it has no `cmd`. All else is sifted, and stored before it is acknowledged. */
  #authorizePublish(
    client: Client | null,
    packet: PublishPacket,
    done: (error?: Error | null) => void,
  ): void {
    if (client === null || packet.cmd !== 'publish') done();
    else
      this.#door.pace(client, packet, (verdict) => {
        if (verdict === 'refused') done();
        else
          this.#memory.accept(client, packet as BrokerPacket, (error) =>
            done(this.#door.cuts(client, error)),
          );
      });
  }

  #watch(aedes: Aedes): void {
    const log = this.#log;
    aedes.on('client', (client) => this.#door.arrived(client));
    aedes.on('clientDisconnect', (client) => {
      this.#door.left(client);
      this.#sessions.left(client.id);
      this.#audience.left(client);
    });
    // aedes announces a subscription, and not those that a session brings back with it.
    aedes.on('clientReady', (client) => {
      this.#attend(client, Object.keys(subscriptionsOf(client)));
      if (!client.clean) this.#sessions.arrived(client.id);
    });
    aedes.on('subscribe', (granted, client) =>
      this.#attend(
        client,
        granted.filter(({ qos }) => Number(qos) < REFUSED).map(({ topic }) => topic),
      ),
    );
    aedes.on('publish', ({ topic, payload }, client) => {
      if (client !== null) this.#eavesdroppers.hear(client.id, topic, payload);
    });
    aedes.on('unsubscribe', (filters, client) => this.#audience.unsubscribed(client, filters));
    aedes.on('keepaliveTimeout', (client) => log.info('a client fell silent', { client: client.id }));
    aedes.on('clientError', (client, error) =>
      log.info('a client broke off', { client: client.id, error: error.message }),
    );
    aedes.on('connectionError', (_client, error) =>
      log.info('a connection broke off before it said who it is', { error: error.message }),
    );
    (aedes as NodeJS.EventEmitter).on('error', (error: unknown) =>
      log.error('the broker failed', { error: messageOf(error) }),
    );
  }

  #attend(client: Client, filters: readonly string[]): void {
    if (!client.closed) this.#audience.joined(client, filters);
  }

  /** No other process uses this memory, so every will in it belongs to a client of the broker that died. */
  async #publishLeftWills(aedes: Aedes): Promise<void> {
    for await (const will of this.#memory.streamWill()) {
      const { clientId, topic, payload, qos, retain } = will as PublishPacket & { clientId: string };
      await new Promise<void>((resolve) => {
        aedes.publish({ cmd: 'publish', topic, payload, qos, retain, dup: false }, (error) => {
          if (error) this.#log.error('could not publish a will', { topic, error: error.message });
          resolve();
        });
      });
      await this.#memory.delWill({ id: clientId });
    }
  }

  #listen(aedes: Aedes): Promise<void> {
    const server = this.#makeServer((socket) => this.#welcomeSocket(aedes, socket));
    server.maxConnections = this.#options.connectionsMax ?? 1_000;
    this.#server = server;
    const port = this.#options.port ?? 1883;
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        this.#server = undefined;
        reject(cannotListen(this.#host, port, error));
      });
      server.listen(port, this.#host, () => {
        server.removeAllListeners('error');
        server.on('error', (error) => this.#log.error('the listener failed', { error: error.message }));
        this.#log.info('the broker listens', { host: this.#host, port: this.port });
        resolve();
      });
    });
  }

  #makeServer(welcome: (socket: Socket) => void): Server {
    const { tls, connectTimeoutMs } = this.#options;
    if (tls === undefined) return createServer({ noDelay: true }, welcome);
    const handshakeTimeout = connectTimeoutMs ?? CONNECT_TIMEOUT_MS;
    const server: TlsServer = createTlsServer({ ...tls.identity, noDelay: true, handshakeTimeout }, welcome);
    server.on('tlsClientError', (error, socket) => {
      this.#log.info('a connection broke off before it was encrypted', {
        from: socket.remoteAddress,
        error: error.message,
      });
      socket.destroy();
    });
    this.#stopRenewing = tls.onRenewal((identity) => server.setSecureContext(identity));
    return server;
  }

  #welcomeSocket(aedes: Aedes, socket: Socket): void {
    socket.setKeepAlive(true, TCP_KEEPALIVE_MS);
    this.#welcome(aedes, socket, socket.remoteAddress);
  }

  #welcome(aedes: Aedes, stream: Duplex, from: string | undefined): void {
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    const bytesMax = (this.#options.payloadBytesMax ?? PAYLOAD_BYTES_MAX) + HEADER_BYTES_MAX;
    limitPackets(stream, bytesMax, (why) =>
      this.#log.warn('closed a connection for a packet it may not send', { from, why, bytesMax }),
    );
    aedes.handle(stream);
  }
}

function subscriptionsOf(client: Client): object {
  return (client as Client & { readonly subscriptions?: object }).subscriptions ?? {};
}
