import type { IClientPublishOptions, IPublishPacket, MqttClient } from 'mqtt';
import {
  type Clock,
  defined,
  Emitter,
  HearthError,
  type Json,
  type Logger,
  messageOf,
  type Part,
  pause,
} from '../base/index.ts';
import {
  BrokerNodes,
  type Connected,
  type DialOptions,
  type MqttConnectionOptions,
  type ProtocolVersion,
  withoutSecrets,
} from './dial.ts';
import { RedialPace } from './redial-pace.ts';
import {
  FILTERS_PER_SUBSCRIBE,
  LateRetained,
  SubscribeRequests,
  type Subscription,
  Subscriptions,
  subscribe,
} from './subscriptions/index.ts';
import { PLAIN, spellingOf, type TopicSpelling } from './topic-spelling.ts';
import { badTopic, isFilter, isTopic } from './topic-tree.ts';
import { DEFAULT_ROOT } from './topics.ts';
import type { Bus, BusMessage, PublishOptions } from './types.ts';
import { untilThere } from './when-there.ts';

export const PAYLOAD_BYTES_MAX = 4 * 1024 * 1024;

const SUBSCRIBE_LIMIT_MS = 30_000;
const CLOSE_LIMIT_MS = 1_000;
const REFUSALS_MAX = 5;
const REFUSED_MS = 1_000;

/**
 * One client of a broker, for as long as the hub lives: it reconnects for ever, brings its subscriptions back, and lets
 * nothing hang. What was being published when the connection was lost rejects with `target-offline`; whether the broker
 * had it is then unknown, as MQTT leaves it.
 */
export class MqttConnection implements Bus, Part {
  readonly name = 'bus';
  readonly clientId: string;
  readonly root: string;
  readonly #dialOptions: DialOptions;
  readonly #nodes: BrokerNodes;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #pace: RedialPace;
  readonly #patient: boolean;
  readonly #subscriptions: Subscriptions;
  readonly #states: Emitter<'connected' | 'lost'>;
  /** What waits for the present connection: rejected together when it is lost. */
  readonly #inFlight = new Set<(error: HearthError) => void>();
  readonly #closing = new AbortController();
  readonly #late: LateRetained;
  readonly #requests = new SubscribeRequests((filters, qos) => this.#ask(filters, qos));
  #version: ProtocolVersion | undefined;
  #spelling: TopicSpelling = PLAIN;
  #client: MqttClient | undefined;
  #connected = false;
  #connectedAt = 0;

  constructor(options: MqttConnectionOptions) {
    const { url, clientId, username, password, ca, line, will } = options;
    this.clientId = clientId;
    this.root = options.root ?? DEFAULT_ROOT;
    this.#clock = options.clock;
    this.#log = options.log.child('bus');
    this.#subscriptions = new Subscriptions(this.#log);
    this.#late = new LateRetained(this.#clock);
    this.#patient = options.patient ?? false;
    this.#version = options.protocolVersion;
    this.#states = new Emitter((error) =>
      this.#log.error('a listener to the connection failed', { error: messageOf(error) }),
    );
    this.#nodes = new BrokerNodes(url);
    this.#pace = new RedialPace(options.chance ?? Math.random, this.#nodes.mayChangeTheirMind);
    this.#dialOptions = {
      ...{ url, clientId },
      keepaliveSeconds: options.keepaliveSeconds ?? 30,
      connectTimeoutMs: options.connectTimeoutMs ?? this.#nodes.limitMs,
      payloadBytesMax: options.payloadBytesMax ?? PAYLOAD_BYTES_MAX,
      ...defined({ username, password, ca, line }),
      ...(will && { will: { topic: this.under(will.path), payload: will.payload } }),
    };
  }

  /** True from the moment the broker accepted us and gave our subscriptions back, until the connection is lost. */
  get connected(): boolean {
    return this.#connected;
  }

  /** The version spoken with the broker, once connected. */
  get protocolVersion(): ProtocolVersion | undefined {
    return this.#version;
  }

  /**
   * Connects once; later losses are mended in the background, and so is the first absence where the connection is patient.
   * @throws HearthError `target-offline` when no broker answers in time, `unauthorized` when it refuses us.
   */
  async start(): Promise<void> {
    const dialled = await this.#nodes.dialAny(this.#dialOptions, this.#version);
    if (dialled.type === 'unreachable' && this.#patient) {
      this.#log.warn('the broker is not there yet, going on without it', { error: dialled.error.message });
      void this.#reconnect();
      return;
    }
    if (dialled.type !== 'connected') throw dialled.error;
    if (this.#closing.signal.aborted) {
      dialled.client.end(true);
      throw this.#offline('the connection was closed');
    }
    await this.#adopt(dialled);
  }

  /** Says DISCONNECT, so that the broker forgets the will, and is done within a second. Publishes nothing by itself. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    const client = this.#client;
    if (client !== undefined) {
      await new Promise<void>((resolve) => {
        const limit = this.#clock.after(CLOSE_LIMIT_MS, () => {
          client.stream.destroy();
          resolve();
        });
        client.end(false, () => {
          limit.cancel();
          resolve();
        });
      });
    }
    this.#drop('the connection was closed');
  }

  under(path: string): string {
    return `${this.root}/${path}`;
  }

  onConnection(listener: (state: 'connected' | 'lost') => void): () => void {
    return this.#states.on(listener);
  }

  /**
   * @throws HearthError `target-offline` when the broker is away or goes away before it acknowledged, `invalid-params` for
   * a topic that MQTT does not allow.
   */
  publish(topic: string, payload: string | Buffer | Json, options: PublishOptions = {}): Promise<void> {
    if (!isTopic(topic)) return Promise.reject(badTopic('topic', topic));
    const client = this.#client;
    if (client === undefined) return Promise.reject(this.#offline('not connected'));
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload);
    const written = this.#spelling.publish(topic);
    if (typeof written !== 'string') return Promise.reject(written);
    return this.#whileConnected((settle) => {
      const { qos = 0, retain = false } = options;
      client.publish(written, body, { qos, retain, ...this.#propertiesOf(options) }, settle);
    });
  }

  /** MQTT 3.1.1 has no properties; what they say must then stand in the payload. */
  #propertiesOf({
    responseTopic,
    correlationData,
  }: PublishOptions): Pick<IClientPublishOptions, 'properties'> {
    if (this.#version !== 5 || (responseTopic ?? correlationData) === undefined) return {};
    return { properties: defined({ responseTopic, correlationData }) };
  }

  /**
   * Every call asks the broker again, also for a filter that is already subscribed, because only that brings the retained
   * messages to a new handler; handlers of the same filter then see them once more, as they do after every reconnect.
   * While the broker is away it waits for it to come back, at most 30 s; a patient connection does not wait.
   * @throws HearthError `not-permitted` when the broker refuses it, `target-offline` when it stays away, `invalid-params` for
   * a filter that MQTT does not allow.
   */
  async subscribe(
    filter: string,
    handler: (message: BusMessage) => void,
    qos: 0 | 1 = 1,
  ): Promise<() => Promise<void>> {
    if (!isFilter(filter)) throw badTopic('filter', filter);
    if (this.#closing.signal.aborted) throw this.#offline('the connection was closed');
    const subscription: Subscription = { filter, handler, qos };
    this.#subscriptions.add(subscription);
    try {
      await this.#granted(filter);
    } catch (error) {
      this.#subscriptions.remove(subscription);
      throw error;
    }
    return () => this.#unsubscribe(subscription);
  }

  /** Asks now, or waits for the reconnect that asks for every filter; a connection lost in between starts the wait again. */
  async #granted(filter: string): Promise<void> {
    const limit = this.#clock.now() + SUBSCRIBE_LIMIT_MS;
    for (let tries = 0; ; ) {
      if (this.#client === undefined && this.#patient) return;
      if (this.#client === undefined) await this.#reconnected(limit - this.#clock.now());
      const answer = await this.#requests
        .ask(filter, this.#subscriptions.qosOf(filter))
        .catch((error: unknown) => {
          if (this.#client === undefined && !this.#closing.signal.aborted) return undefined;
          throw error;
        });
      if (answer === undefined) continue;
      if (answer.includes(filter)) return;
      if (this.#nodes.mayChangeTheirMind && tries++ < REFUSALS_MAX) {
        await pause(this.#clock, REFUSED_MS, this.#closing.signal);
        continue;
      }
      throw new HearthError('not-permitted', `The broker refused the subscription to "${filter}"`, {
        hint: `Does the user of "${this.clientId}" have permission to subscribe to it?`,
      });
    }
  }

  async #reconnected(limitMs: number): Promise<void> {
    const { signal } = this.#closing;
    const onConnection = this.onConnection.bind(this);
    const ending = await untilThere({ onConnection }, { clock: this.#clock, limitMs, signal });
    if (ending === 'closed') throw this.#offline('the connection was closed');
    if (ending === 'late') throw this.#offline('it did not come back in time');
  }

  /** Sends one SUBSCRIBE; resolves with the filters that the broker granted. */
  async #ask(filters: readonly string[], qos: 0 | 1): Promise<readonly string[]> {
    const client = this.#client;
    if (client === undefined) throw this.#offline('not connected');
    const { filter: written, keepsQuality } = this.#spelling;
    let granted: readonly string[] = [];
    await this.#whileConnected((settle) =>
      subscribe(client, filters.map(written), keepsQuality ? qos : 0, (error, those) => {
        granted = those;
        settle(error);
      }),
    );
    if (!keepsQuality)
      this.#late.granted(() => {
        const wanted = filters.filter((filter) => this.#subscriptions.has(filter)).map(written);
        if (this.#client === client && wanted.length > 0) subscribe(client, wanted, 0, () => {});
      });
    return filters.filter((filter) => granted.includes(written(filter)));
  }

  async #unsubscribe(subscription: Subscription): Promise<void> {
    const client = this.#client;
    if (!this.#subscriptions.remove(subscription) || client === undefined) return;
    // When the connection is lost meanwhile, the clean session has forgotten the filter for us.
    await this.#whileConnected((settle) => {
      client.unsubscribe(this.#spelling.filter(subscription.filter), (error) => settle(error));
    }).catch(() => {});
  }

  /** Runs one exchange with the broker; a connection lost before it ended rejects it. */
  #whileConnected(exchange: (settle: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const lost = (error: HearthError) => reject(error);
      this.#inFlight.add(lost);
      exchange((error) => {
        this.#inFlight.delete(lost);
        if (error === undefined || error === null) resolve();
        else reject(this.#offline(messageOf(error), error));
      });
    });
  }

  /** Makes a freshly opened client ours: its messages, its end, and our subscriptions on it. */
  async #adopt(dialled: Connected): Promise<void> {
    const { client } = dialled;
    this.#version = dialled.version;
    const limit = { clock: this.#clock, limitMs: this.#dialOptions.connectTimeoutMs };
    // The hub's own broker takes whatever MQTT allows.
    const spelling = this.#dialOptions.line ? PLAIN : await spellingOf(dialled, this, limit);
    // The segment that brought the welcome may have brought the end too, and there is no second event for it.
    if (spelling === undefined || client.stream.destroyed || this.#closing.signal.aborted) {
      client.end(true);
      throw this.#offline('it broke off at once');
    }
    this.#spelling = spelling;
    this.#client = client;
    client.on('message', (topic, payload, packet) => this.#deliver(topic, payload, packet));
    client.on('error', (error) => this.#log.debug('the connection failed', { error: messageOf(error) }));
    client.once('close', () => {
      if (this.#client === client) this.#lost();
      client.end(true);
    });
    await this.#restore();
    if (this.#client !== client) throw this.#offline('lost again at once');
    this.#connected = true;
    this.#connectedAt = this.#clock.now();
    this.#states.emit('connected');
  }

  async #restore(): Promise<void> {
    for (const qos of [0, 1] as const) {
      const filters = this.#subscriptions.filters(qos);
      for (let from = 0; from < filters.length; from += FILTERS_PER_SUBSCRIBE) {
        const asked = filters.slice(from, from + FILTERS_PER_SUBSCRIBE);
        const granted = new Set(await this.#ask(asked, qos));
        for (const filter of asked) if (!granted.has(filter)) this.#missing(filter);
      }
    }
  }

  /** Asks again where another answer may come; what waits for it meanwhile is heard later, not never. */
  #missing(filter: string): void {
    const tell = () => this.#log.warn('the broker refused a subscription', { filter });
    if (this.#nodes.mayChangeTheirMind) {
      this.#log.debug('a node refused a subscription, asking again', { filter });
      this.#granted(filter).catch(tell);
    } else tell();
  }

  #lost(): void {
    if (this.#closing.signal.aborted) return;
    const wasConnected = this.#connected;
    this.#drop('the connection was lost');
    if (!wasConnected) return;
    this.#pace.lost(this.#clock.now() - this.#connectedAt);
    this.#log.warn('the broker is gone, reconnecting', { url: withoutSecrets(this.#dialOptions.url) });
    void this.#reconnect();
  }

  #drop(reason: string): void {
    const wasConnected = this.#connected;
    this.#client = undefined;
    this.#connected = false;
    const waiting = [...this.#inFlight];
    this.#inFlight.clear();
    for (const reject of waiting) reject(this.#offline(reason));
    if (wasConnected) this.#states.emit('lost');
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    for (;;) {
      await pause(this.#clock, this.#pace.nextMs(), signal);
      if (signal.aborted) return;
      const dialled = await this.#nodes.dial(this.#dialOptions, this.#version);
      if (dialled.type !== 'connected') {
        const line = { error: dialled.error.message };
        if (dialled.type === 'refused') {
          this.#pace.refused();
          this.#log.warn('the broker refused us, trying again', line);
        } else this.#log.debug('the broker is still away', line);
        continue;
      }
      if (signal.aborted) {
        dialled.client.end(true);
        return;
      }
      try {
        await this.#adopt(dialled);
        this.#log.info('the broker is back');
        return;
      } catch (error) {
        this.#log.debug('lost the broker while restoring subscriptions', { error: messageOf(error) });
      }
    }
  }

  #deliver(topic: string, payload: Buffer, packet: IPublishPacket): void {
    if (payload.length > this.#dialOptions.payloadBytesMax) {
      this.#log.warn('dropped a message that is too long', { topic, bytes: payload.length });
      return;
    }
    if (this.#late.isOld(topic, packet.retain)) return;
    const { responseTopic, correlationData } = packet.properties ?? {};
    this.#subscriptions.deliver({
      topic: this.#spelling.read(topic),
      payload,
      retained: packet.retain,
      ...defined({ responseTopic, correlationData }),
    });
  }

  #offline(reason: string, cause?: unknown): HearthError {
    return new HearthError(
      'target-offline',
      `The broker at ${withoutSecrets(this.#dialOptions.url)} is not reachable: ${reason}`,
      { hint: 'The connection is being restored by itself; try again in a moment.', cause },
    );
  }
}
