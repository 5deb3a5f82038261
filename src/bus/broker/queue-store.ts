import { Readable } from 'node:stream';
import type { Logger } from '../../base/index.ts';
import type { Store } from '../../store/index.ts';
import { type BrokerPacket, type PacketRow, packetOf, queueable, rowOf } from './packet.ts';
import type { TurnBatch } from './turn-batch.ts';

const MIGRATIONS = [
  `CREATE TABLE outgoing (seq INTEGER PRIMARY KEY, client TEXT NOT NULL, broker TEXT, counter INTEGER, message INTEGER,
     topic TEXT, payload ANY, head TEXT NOT NULL) STRICT;
   CREATE INDEX outgoing_client ON outgoing (client);
   CREATE UNIQUE INDEX outgoing_key ON outgoing (client, broker, counter);
   CREATE INDEX outgoing_message ON outgoing (client, message) WHERE message IS NOT NULL;
   CREATE TABLE incoming (client TEXT, message INTEGER, topic TEXT, payload ANY, head TEXT NOT NULL,
     PRIMARY KEY (client, message)) STRICT;`,
];

const PAGE = 200;

interface OutgoingRow extends PacketRow {
  readonly seq: number;
  readonly message: number | null;
}

type Message = { readonly messageId?: number | undefined };

/**
 * Packets that the broker owes to sessions (outgoing), and those from them that are not complete yet (incoming, QoS 2). A
 * packet is in a client's queue once, under the broker's id and number, also when several of its filters match.
 */
export class BrokerQueues {
  readonly #sql: ReturnType<typeof statements>;
  readonly #batch: TurnBatch;
  readonly #log: Logger;
  readonly #lengthMax: number;
  /** How many packets wait for each client; saves the live traffic of clients without a queue from asking the database. */
  readonly #lengths = new Map<string, number>();

  constructor(store: Store, batch: TurnBatch, log: Logger, lengthMax: number) {
    store.migrate('broker-queue', MIGRATIONS);
    this.#sql = statements(store);
    this.#batch = batch;
    this.#log = log;
    this.#lengthMax = lengthMax;
    this.recount();
  }

  /** Counts the queues anew: on opening, and after a rollback. */
  recount(): void {
    this.#lengths.clear();
    for (const row of this.#sql.lengths.all()) this.#lengths.set(row.client, row.length);
  }

  has(client: string): boolean {
    return this.#lengths.has(client);
  }

  /** Runs inside a write of the batch. A full queue drops the newest: what is older was promised first. */
  enqueue(clients: Iterable<string>, packet: BrokerPacket): void {
    const row = rowOf(queueable(packet));
    const { brokerId = null, brokerCounter = null } = packet;
    for (const client of clients) {
      const length = this.#lengths.get(client) ?? 0;
      if (length >= this.#lengthMax) {
        this.#log.warn('dropped a message for a client whose queue is full', { client, topic: row.topic });
        continue;
      }
      const { changes } = this.#sql.enqueue.run(
        client,
        brokerId,
        brokerCounter,
        row.topic,
        row.payload,
        row.head,
      );
      if (changes > 0) this.#lengths.set(client, length + 1);
    }
  }

  /** Notes the message id under which a packet goes out, or replaces a QoS 2 packet by the PUBREL that follows it. */
  async update(client: string, packet: BrokerPacket, counter: number | undefined): Promise<void> {
    if (!this.#lengths.has(client)) return;
    const { brokerId = null, messageId = null } = packet;
    await this.#batch.write(() => {
      if (brokerId !== null && counter !== undefined)
        if (this.#sql.setMessage.run(messageId, client, brokerId, counter).changes > 0) return;
      if (messageId === null) return;
      const row = this.#sql.byMessageOfOther.get(client, messageId, brokerId);
      if (row === undefined) return;
      const { cmd = 'publish' } = packet;
      this.#sql.replace.run(JSON.stringify({ cmd }), row.seq);
    });
  }

  /** Takes an acknowledged packet out of the queue. */
  async clear(client: string, { messageId }: Message): Promise<BrokerPacket | undefined> {
    if (messageId === undefined || !this.#lengths.has(client)) return undefined;
    return this.#batch.write(() => {
      const row = this.#sql.byMessage.get(client, messageId);
      if (row === undefined) return undefined;
      this.#sql.remove.run(row.seq);
      const rest = (this.#lengths.get(client) ?? 1) - 1;
      if (rest > 0) this.#lengths.set(client, rest);
      else this.#lengths.delete(client);
      return outgoingPacket(row);
    });
  }

  /** The packets that wait for a client, oldest first, a page at a time. Packets that arrive meanwhile are not among them. */
  stream(client: string): Readable {
    this.#batch.commit();
    const end = this.#sql.lastOf.get(client)?.seq ?? 0;
    return Readable.from(this.#packets(client, end));
  }

  *#packets(client: string, end: number): Generator<BrokerPacket> {
    for (let after = 0; !this.#batch.closed; ) {
      const page = this.#sql.page.all(client, after, end, PAGE);
      for (const row of page) yield outgoingPacket(row);
      const last = page[page.length - 1];
      if (last === undefined || page.length < PAGE) return;
      after = last.seq;
    }
  }

  /** Runs inside a write of the batch. */
  removeAll(client: string): void {
    this.#sql.removeAll.run(client);
    this.#lengths.delete(client);
  }

  async incomingStore(client: string, packet: BrokerPacket): Promise<void> {
    const { messageId = 0 } = packet;
    const row = rowOf({ ...queueable(packet), messageId });
    await this.#batch.write(() =>
      this.#sql.putIncoming.run(client, messageId, row.topic, row.payload, row.head),
    );
  }

  async incomingGet(client: string, { messageId = 0 }: Message): Promise<BrokerPacket> {
    this.#batch.commit();
    const row = this.#sql.incoming.get(client, messageId);
    if (row === undefined) throw new Error('no such packet');
    return packetOf(row);
  }

  async incomingDelete(client: string, { messageId = 0 }: Message): Promise<void> {
    const { changes } = await this.#batch.write(() => this.#sql.deleteIncoming.run(client, messageId));
    if (changes === 0) throw new Error('no such packet');
  }

  async incomingClean(client: string): Promise<void> {
    await this.#batch.write(() => this.#sql.cleanIncoming.run(client));
  }
}

function outgoingPacket(row: OutgoingRow): BrokerPacket {
  return { ...packetOf(row), messageId: row.message ?? undefined };
}

type Text = string | null;
type Payload = Buffer | string | null;

function statements(store: Store) {
  const outgoing = 'SELECT seq, message, topic, payload, head FROM outgoing';
  return {
    lengths: store.prepare<[], { client: string; length: number }>(
      'SELECT client, count(*) AS length FROM outgoing GROUP BY client',
    ),
    enqueue: store.prepare<[string, Text, number | null, Text, Payload, string]>(
      'INSERT OR IGNORE INTO outgoing (client, broker, counter, topic, payload, head) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    setMessage: store.prepare<[number | null, string, string, number]>(
      'UPDATE outgoing SET message = ? WHERE client = ? AND broker = ? AND counter = ?',
    ),
    byMessage: store.prepare<[string, number], OutgoingRow>(
      `${outgoing} WHERE client = ? AND message = ? ORDER BY seq LIMIT 1`,
    ),
    byMessageOfOther: store.prepare<[string, number, Text], OutgoingRow>(
      `${outgoing} WHERE client = ? AND message = ? AND broker IS NOT ? ORDER BY seq LIMIT 1`,
    ),
    replace: store.prepare<[string, number]>(
      'UPDATE outgoing SET broker = NULL, counter = NULL, topic = NULL, payload = NULL, head = ? WHERE seq = ?',
    ),
    remove: store.prepare<[number]>('DELETE FROM outgoing WHERE seq = ?'),
    removeAll: store.prepare<[string]>('DELETE FROM outgoing WHERE client = ?'),
    lastOf: store.prepare<[string], { seq: number | null }>(
      'SELECT max(seq) AS seq FROM outgoing WHERE client = ?',
    ),
    page: store.prepare<[string, number, number, number], OutgoingRow>(
      `${outgoing} WHERE client = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?`,
    ),
    putIncoming: store.prepare<[string, number, Text, Payload, string]>(
      'INSERT OR REPLACE INTO incoming (client, message, topic, payload, head) VALUES (?, ?, ?, ?, ?)',
    ),
    incoming: store.prepare<[string, number], PacketRow>(
      'SELECT topic, payload, head FROM incoming WHERE client = ? AND message = ?',
    ),
    deleteIncoming: store.prepare<[string, number]>('DELETE FROM incoming WHERE client = ? AND message = ?'),
    cleanIncoming: store.prepare<[string]>('DELETE FROM incoming WHERE client = ?'),
  };
}
