import { Readable } from 'node:stream';
import { type Clock, type Logger, messageOf } from '../../base/index.ts';
import type { Store } from '../../store/index.ts';
import { TopicTree } from '../topic-tree.ts';
import { type BrokerCore, EmissionOrder } from './emission-order.ts';
import { HeldReports } from './held-reports.ts';
import { type BrokerPacket, type PacketRow, packetOf, queueable, rowOf } from './packet.ts';
import { BrokerQueues, clientsOf } from './queue-store.ts';
import type { RetainedLedger } from './retained-ledger.ts';
import { readRetained, writeRetained } from './retained-store.ts';
import { TurnBatch } from './turn-batch.ts';
import { UnsavedRetained } from './unsaved-retained.ts';

const MIGRATIONS = [
  `CREATE TABLE retained (topic TEXT PRIMARY KEY, payload ANY NOT NULL, head TEXT NOT NULL) STRICT;
   CREATE TABLE subscriptions (client TEXT, filter TEXT, options TEXT NOT NULL, PRIMARY KEY (client, filter)) STRICT;
   CREATE TABLE wills (client TEXT PRIMARY KEY, topic TEXT, payload ANY, head TEXT NOT NULL) STRICT;
   CREATE TABLE owners (client TEXT PRIMARY KEY, user TEXT NOT NULL) STRICT;`,
];

const ACCEPTED_MAX = 100_000;
const QUEUE_LENGTH_MAX = 10_000;

interface ClientRow {
  readonly client: string;
}

interface SubscriptionRow extends ClientRow {
  readonly filter: string;
  readonly options: string;
}

interface ClientId {
  readonly id: string;
}

interface SubscriptionOptions {
  readonly qos: 0 | 1 | 2;
  readonly rh?: number;
  readonly rap?: boolean;
  readonly nl?: boolean;
  readonly subscriptionIdentifier?: number;
}

interface Subscription extends SubscriptionOptions {
  readonly topic: string;
}

interface SubscriptionOfClient extends Subscription {
  readonly clientId: string;
}

export interface BrokerStoreOptions {
  /** A file of its own, with durability `process-kill`: device chatter must not sync the disk. */
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Messages kept for one client that is away; beyond it the newest are dropped with a line in the log. Default 10,000. */
  readonly queueLengthMax?: number;
  /** Who left which retained message, in step with the rows. */
  readonly ledger?: RetainedLedger;
  /** Topics of which the hub tells anew at every start what is so. */
  readonly isTold?: (topic: string) => boolean;
}

/**
 * The broker's memory: retained messages, sessions, queues and wills in SQLite, as aedes wants its persistence
 * (`aedes-persistence/abstract.js` holds it to that). Subscriptions are also kept in memory, where every publish looks.
 */
export class BrokerStore {
  readonly #store: Store;
  readonly #batch: TurnBatch;
  readonly #queues: BrokerQueues;
  readonly #reports: HeldReports;
  readonly #ledger: RetainedLedger | undefined;
  readonly #filters = new TopicTree<SubscriptionOfClient>();
  readonly #subscriptions = new Map<string, Map<string, SubscriptionOptions>>();
  readonly #wills = new Map<string, BrokerPacket>();
  /** Numbers of packets that `accept` has stored already, until aedes asks to store them. */
  readonly #accepted = new Set<number>();
  /** Clients with publishes that wait in `accept`, and how many: what they send next waits its turn. */
  readonly #waiting = new Map<object, number>();
  readonly #unsaved = new UnsavedRetained();
  #broker: BrokerCore | undefined;
  #order: EmissionOrder | undefined;

  constructor(options: BrokerStoreOptions) {
    const { store, clock, log, ledger, queueLengthMax = QUEUE_LENGTH_MAX, isTold = () => false } = options;
    store.migrate('broker', MIGRATIONS);
    this.#store = store;
    this.#ledger = ledger;
    ledger?.load(
      store.all(
        `SELECT topic, head ->> '$.account' AS account, octet_length(payload) + octet_length(topic) AS bytes
           FROM retained WHERE account IS NOT NULL`,
      ),
    );
    this.#batch = new TurnBatch(store, () => this.#queues.recount());
    this.#queues = new BrokerQueues(store, this.#batch, log, queueLengthMax);
    this.#reports = new HeldReports(clock, isTold, (packets) => {
      const write = () => {
        for (const packet of packets) this.#writeRetained(packet);
      };
      this.#batch.write(write).catch((error) => {
        for (const packet of packets) this.#unsaved.hold(packet, error);
        log.error('reports of devices could not be written', {
          topics: packets.length,
          error: messageOf(error),
        });
      });
    });
    for (const row of store.all<SubscriptionRow>('SELECT * FROM subscriptions ORDER BY rowid'))
      this.#file(row.client, row.filter, JSON.parse(row.options) as SubscriptionOptions);
    for (const row of store.all<PacketRow & ClientRow>('SELECT * FROM wills'))
      this.#wills.set(row.client, packetOf(row));
  }

  /** The broker that this memory serves. aedes-persistence reads it in its tests. */
  get broker(): BrokerCore {
    if (this.#broker === undefined) throw new Error('the broker store is used before its setup');
    return this.#broker;
  }

  async setup(broker: BrokerCore): Promise<void> {
    this.#broker = broker;
    this.#order = new EmissionOrder(broker);
  }

  /** Commits what waits. The store itself is closed by the part that opened it. */
  async destroy(): Promise<void> {
    this.#reports.close();
    await this.#batch.close();
  }

  /**
   * Stores what a publish owes to the retained messages and to the queues of persistent sessions, and calls back after the
   * commit. aedes acknowledges a QoS 1 publish before it stores it, so this runs before, as part of the permission to
   * publish: what was acknowledged is there after kill -9. A publish that owes nothing passes at once, unless one of the
   * same client is waiting: their order is kept (MQTT 3.1.1 section 4.6).
   */
  accept(client: object, packet: BrokerPacket, done: (error?: Error) => void): void {
    const { topic = '', qos = 0, retain = false } = packet;
    const subscribers = qos === 1 ? this.#filters.match(topic) : [];
    const isHeld = retain && this.#reports.holds(packet);
    const owes = qos < 2 && ((retain && !isHeld) || subscribers.length > 0);
    const before = this.#waiting.get(client) ?? 0;
    if (!owes && !isHeld && before === 0) {
      done();
      return;
    }
    this.#waiting.set(client, before + 1);
    const finish = (error?: Error) => {
      const rest = (this.#waiting.get(client) ?? 1) - 1;
      if (rest === 0) this.#waiting.delete(client);
      else this.#waiting.set(client, rest);
      done(error);
    };
    // What is held is told by aedes a little later than what is not retained: what follows waits for it.
    if (!owes && before === 0) {
      setImmediate(finish);
      return;
    }
    this.#batch
      .write(() => {
        if (owes) this.#storeAccepted(packet, subscribers);
      })
      // One turn for each, so that the promises that the first sets off have settled before the second goes on.
      .then(
        () => {
          this.#unsaved.saved();
          setImmediate(finish);
        },
        (error: Error) => {
          // What is owed to clients that are away cannot be promised.
          const isHeld = subscribers.length === 0 && this.#unsaved.hold(packet, error);
          setImmediate(finish, isHeld ? undefined : error);
        },
      );
  }

  #storeAccepted(packet: BrokerPacket, subscribers: readonly SubscriptionOfClient[]): void {
    const number = ++this.broker.counter;
    Object.assign(packet, { brokerId: this.broker.id, brokerCounter: number });
    this.#accepted.add(number);
    // A publisher that vanished before its acknowledgement leaves its number behind; far more than can be under way at once are old.
    const [oldest] = this.#accepted;
    if (this.#accepted.size > ACCEPTED_MAX && oldest !== undefined) this.#accepted.delete(oldest);
    for (const unsaved of this.#unsaved.all()) this.#writeRetained(unsaved);
    if (packet.retain) this.#writeRetained(queueable(packet));
    this.#queues.enqueue(clientsOf(subscribers), packet);
  }

  async storeRetained(packet: BrokerPacket): Promise<void> {
    if (packet.brokerCounter !== undefined && this.#accepted.has(packet.brokerCounter)) {
      if (!packet.qos) this.#accepted.delete(packet.brokerCounter);
      return;
    }
    const copy = { ...packet };
    if (this.#reports.holds(copy)) return;
    await this.#batch.write(() => this.#writeRetained(copy));
  }

  #writeRetained(packet: BrokerPacket): void {
    const account = this.#ledger?.accountOf(packet.topic ?? '');
    writeRetained(this.#store, account === undefined ? packet : { ...packet, account });
  }

  /** What is retained under a filter now, whether it has reached the disk or not. */
  *retained(pattern: string): Generator<BrokerPacket> {
    this.#reports.flush([pattern]);
    this.#batch.commit();
    yield* readRetained(this.#store, pattern, () => !this.#batch.closed);
  }

  createRetainedStream(pattern: string): Readable {
    return this.createRetainedStreamCombi([pattern]);
  }

  createRetainedStreamCombi(patterns: readonly string[]): Readable {
    this.#reports.flush(patterns);
    this.#batch.commit();
    const open = () => !this.#batch.closed;
    const store = this.#store;
    function* all() {
      for (const pattern of patterns) yield* readRetained(store, pattern, open);
    }
    return Readable.from(all());
  }

  /** aedes repeats the whole list once for each of its filters: what is known already is not written again. */
  async addSubscriptions(client: ClientId, subscriptions: readonly Subscription[]): Promise<void> {
    const known = this.#subscriptions.get(client.id);
    const changed = new Map<string, string>();
    for (const { topic, qos, rh, rap, nl, subscriptionIdentifier } of subscriptions) {
      const options = JSON.stringify({ qos, rh, rap, nl, subscriptionIdentifier });
      if (JSON.stringify(known?.get(topic)) === options) changed.delete(topic);
      else changed.set(topic, options);
    }
    for (const [topic, options] of changed)
      this.#file(client.id, topic, JSON.parse(options) as SubscriptionOptions);
    await this.#batch.write(() => {
      for (const [filter, options] of changed)
        this.#store.put('subscriptions', { client: client.id, filter, options }, 'REPLACE');
    });
  }

  #file(client: string, filter: string, options: SubscriptionOptions): void {
    const own = this.#subscriptions.get(client) ?? new Map<string, SubscriptionOptions>();
    this.#subscriptions.set(client, own.set(filter, options));
    const { subscriptionIdentifier: _, ...rest } = options;
    if (options.qos > 0) this.#filters.set(filter, client, { clientId: client, topic: filter, ...rest });
    else this.#filters.delete(filter, client);
  }

  async removeSubscriptions(client: ClientId, filters: readonly string[]): Promise<void> {
    const own = this.#subscriptions.get(client.id);
    if (own === undefined) return;
    for (const filter of filters) {
      own.delete(filter);
      this.#filters.delete(filter, client.id);
    }
    if (own.size === 0) this.#subscriptions.delete(client.id);
    await this.#batch.write(() => {
      for (const filter of filters)
        this.#store.run('DELETE FROM subscriptions WHERE client = ? AND filter = ?', client.id, filter);
    });
  }

  /** Ends a session: a client connects anew with a clean one, and the old one's queue goes too (MQTT 3.1.1 section 3.1.2.4). */
  async cleanSubscriptions(client: ClientId): Promise<void> {
    const own = this.#subscriptions.get(client.id);
    if (own === undefined && !this.#queues.has(client.id)) return;
    for (const filter of own?.keys() ?? []) this.#filters.delete(filter, client.id);
    this.#subscriptions.delete(client.id);
    await this.#batch.write(() => {
      this.#store.run('DELETE FROM subscriptions WHERE client = ?', client.id);
      this.#queues.removeAll(client.id);
    });
  }

  /** The clients whose sessions are kept. */
  sessions(): Iterable<string> {
    return this.#subscriptions.keys();
  }

  async endSession(client: string): Promise<void> {
    await Promise.all([this.cleanSubscriptions({ id: client }), this.setOwner(client, undefined)]);
  }

  async subscriptionsByClient(client: ClientId): Promise<Subscription[]> {
    const own = this.#subscriptions.get(client.id) ?? new Map<string, SubscriptionOptions>();
    return [...own].map(([topic, options]) => ({ topic, ...options }));
  }

  async subscriptionsByTopic(topic: string): Promise<SubscriptionOfClient[]> {
    return this.#filters.match(topic);
  }

  async countOffline(): Promise<{ subsCount: number; clientsCount: number }> {
    return { subsCount: this.#filters.size, clientsCount: this.#subscriptions.size };
  }

  getClientList(filter: string): Readable {
    const clients = [...this.#subscriptions].filter(([, own]) => own.has(filter));
    return Readable.from(clients.map(([client]) => client));
  }

  async outgoingEnqueue(subscription: { readonly clientId: string }, packet: BrokerPacket): Promise<void> {
    await this.outgoingEnqueueCombi([subscription], packet);
  }

  async outgoingEnqueueCombi(
    subscriptions: readonly { readonly clientId: string }[],
    packet: BrokerPacket,
  ): Promise<void> {
    const accepted = packet.brokerCounter !== undefined && this.#accepted.delete(packet.brokerCounter);
    if (accepted || subscriptions.length === 0) return;
    await this.#batch.write(() => this.#queues.enqueue(clientsOf(subscriptions), packet));
  }

  outgoingUpdate(client: ClientId, packet: BrokerPacket): Promise<void> {
    return this.#queues.update(client.id, packet, this.#order?.storedNumber(packet.brokerCounter));
  }

  outgoingClearMessageId(client: ClientId, packet: BrokerPacket): Promise<BrokerPacket | undefined> {
    return this.#queues.clear(client.id, packet);
  }

  outgoingStream(client: ClientId): Readable {
    return this.#queues.stream(client.id);
  }

  incomingStorePacket(client: ClientId, packet: BrokerPacket): Promise<void> {
    return this.#queues.incomingStore(client.id, packet);
  }

  incomingGetPacket(client: ClientId, packet: BrokerPacket): Promise<BrokerPacket> {
    return this.#queues.incomingGet(client.id, packet);
  }

  incomingDelPacket(client: ClientId, packet: BrokerPacket): Promise<void> {
    return this.#queues.incomingDelete(client.id, packet);
  }

  cleanIncoming(client: ClientId): Promise<void> {
    return this.#queues.incomingClean(client.id);
  }

  /** aedes expects the packet itself to learn whose will it is. */
  async putWill(client: ClientId, packet: BrokerPacket): Promise<void> {
    const will = Object.assign(packet, { brokerId: this.broker.id, clientId: client.id });
    this.#wills.set(client.id, will);
    const row = { client: client.id, ...rowOf(will) };
    await this.#batch.write(() => this.#store.put('wills', row, 'REPLACE'));
  }

  async getWill(client: ClientId): Promise<BrokerPacket | undefined> {
    return this.#wills.get(client.id);
  }

  async delWill(client: ClientId): Promise<BrokerPacket | undefined> {
    const will = this.#wills.get(client.id);
    if (will === undefined || !this.#wills.delete(client.id)) return undefined;
    await this.#batch.write(() => this.#store.run('DELETE FROM wills WHERE client = ?', client.id));
    return will;
  }

  /** The wills that belong to none of these brokers: those of a broker that died before it could publish them. */
  streamWill(brokers: Readonly<Record<string, number>> = {}): Readable {
    return Readable.from([...this.#wills.values()].filter((will) => !brokers[will.brokerId ?? '']));
  }

  /** Whose session a client id is, when it outlives its connection. */
  ownerOf(client: string): string | undefined {
    this.#batch.commit();
    return this.#store.one<{ user: string }>('SELECT user FROM owners WHERE client = ?', client)?.user;
  }

  /** Gives a session to a user, or to nobody. */
  async setOwner(client: string, user: string | undefined): Promise<void> {
    await this.#batch.write(() => {
      if (user === undefined) this.#store.run('DELETE FROM owners WHERE client = ?', client);
      else this.#store.put('owners', { client, user }, 'REPLACE');
    });
  }
}
