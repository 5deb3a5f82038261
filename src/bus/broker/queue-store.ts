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
const INCOMING = 'FROM incoming WHERE client = ?';

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
  readonly #store: Store;
  readonly #batch: TurnBatch;
  readonly #log: Logger;
  readonly #lengthMax: number;
  /** How many packets wait for each client; saves the live traffic of clients without a queue from asking the database. */
  readonly #lengths = new Map<string, number>();

  constructor(store: Store, batch: TurnBatch, log: Logger, lengthMax: number) {
    store.migrate('broker-queue', MIGRATIONS);
    this.#store = store;
    this.#batch = batch;
    this.#log = log;
    this.#lengthMax = lengthMax;
    this.recount();
  }

  /** Counts the queues anew: on opening, and after a rollback. */
  recount(): void {
    this.#lengths.clear();
    const rows = this.#store.all<{ client: string; length: number }>(
      'SELECT client, count(*) AS length FROM outgoing GROUP BY client',
    );
    for (const { client, length } of rows) this.#lengths.set(client, length);
  }

  has(client: string): boolean {
    return this.#lengths.has(client);
  }

  /** Runs inside a write of the batch. A full queue drops the newest: what is older was promised first. */
  enqueue(clients: Iterable<string>, packet: BrokerPacket): void {
    const row = rowOf(queueable(packet));
    const { brokerId: broker = null, brokerCounter: counter = null } = packet;
    for (const client of clients) {
      const length = this.#lengths.get(client) ?? 0;
      if (length >= this.#lengthMax) {
        this.#log.warn('dropped a message for a client whose queue is full', { client, topic: row.topic });
        continue;
      }
      const added = this.#store.put('outgoing', { client, broker, counter, ...row }, 'IGNORE');
      if (added > 0) this.#lengths.set(client, length + 1);
    }
  }

  /** Notes the message id under which a packet goes out, or replaces a QoS 2 packet by the PUBREL that follows it. */
  async update(client: string, packet: BrokerPacket, counter: number | undefined): Promise<void> {
    if (!this.#lengths.has(client)) return;
    const { brokerId = null, messageId = null } = packet;
    await this.#batch.write(() => {
      const noted =
        brokerId !== null && counter !== undefined
          ? this.#store.run(
              'UPDATE outgoing SET message = ? WHERE client = ? AND broker = ? AND counter = ?',
              ...[messageId, client, brokerId, counter],
            )
          : 0;
      if (noted > 0 || messageId === null) return;
      const { cmd = 'publish' } = packet;
      this.#store.run(
        `UPDATE outgoing SET broker = NULL, counter = NULL, topic = NULL, payload = NULL, head = ? WHERE seq =
           (SELECT seq FROM outgoing WHERE client = ? AND message = ? AND broker IS NOT ? ORDER BY seq LIMIT 1)`,
        ...[JSON.stringify({ cmd }), client, messageId, brokerId],
      );
    });
  }

  /** Takes an acknowledged packet out of the queue. */
  async clear(client: string, { messageId }: Message): Promise<BrokerPacket | undefined> {
    if (messageId === undefined || !this.#lengths.has(client)) return undefined;
    return this.#batch.write(() => {
      const row = this.#store.one<OutgoingRow>(
        'SELECT * FROM outgoing WHERE client = ? AND message = ? ORDER BY seq LIMIT 1',
        ...[client, messageId],
      );
      if (row === undefined) return undefined;
      this.#store.run('DELETE FROM outgoing WHERE seq = ?', row.seq);
      const rest = (this.#lengths.get(client) ?? 1) - 1;
      if (rest > 0) this.#lengths.set(client, rest);
      else this.#lengths.delete(client);
      return outgoingPacket(row);
    });
  }

  /** The packets that wait for a client, oldest first, a page at a time. Packets that arrive meanwhile are not among them. */
  stream(client: string): Readable {
    this.#batch.commit();
    const last = 'SELECT max(seq) AS seq FROM outgoing WHERE client = ?';
    const end = this.#store.one<{ seq: number | null }>(last, client)?.seq ?? 0;
    return Readable.from(this.#packets(client, end));
  }

  *#packets(client: string, end: number): Generator<BrokerPacket> {
    for (let after = 0; !this.#batch.closed; ) {
      const page = this.#store.all<OutgoingRow>(
        'SELECT * FROM outgoing WHERE client = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?',
        ...[client, after, end, PAGE],
      );
      for (const row of page) yield outgoingPacket(row);
      const last = page[page.length - 1];
      if (last === undefined || page.length < PAGE) return;
      after = last.seq;
    }
  }

  /** Runs inside a write of the batch. */
  removeAll(client: string): void {
    this.#store.run('DELETE FROM outgoing WHERE client = ?', client);
    this.#lengths.delete(client);
  }

  async incomingStore(client: string, packet: BrokerPacket): Promise<void> {
    const { messageId: message = 0 } = packet;
    const row = { client, message, ...rowOf({ ...queueable(packet), messageId: message }) };
    await this.#batch.write(() => this.#store.put('incoming', row, 'REPLACE'));
  }

  async incomingGet(client: string, { messageId = 0 }: Message): Promise<BrokerPacket> {
    this.#batch.commit();
    const row = this.#store.one<PacketRow>(`SELECT * ${INCOMING} AND message = ?`, client, messageId);
    if (row === undefined) throw new Error('no such packet');
    return packetOf(row);
  }

  async incomingDelete(client: string, { messageId = 0 }: Message): Promise<void> {
    const gone = await this.#batch.write(() =>
      this.#store.run(`DELETE ${INCOMING} AND message = ?`, client, messageId),
    );
    if (gone === 0) throw new Error('no such packet');
  }

  async incomingClean(client: string): Promise<void> {
    await this.#batch.write(() => this.#store.run(`DELETE ${INCOMING}`, client));
  }
}

function outgoingPacket(row: OutgoingRow): BrokerPacket {
  return { ...packetOf(row), messageId: row.message ?? undefined };
}

export function clientsOf(subscriptions: readonly { readonly clientId: string }[]): Set<string> {
  return new Set(subscriptions.map((subscription) => subscription.clientId));
}
