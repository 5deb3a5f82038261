import type { Store } from '../../store/index.ts';
import { literalPrefix, matchesTopic } from '../topic-tree.ts';
import { type BrokerPacket, type PacketRow, packetOf, rowOf } from './packet.ts';

const ROWS = 'SELECT topic, payload, head FROM retained';
const PAGE = 200;

/** What most retained messages have alike stands in no row. */
const USUAL = { cmd: 'publish', qos: 0, retain: true } as const;

/**
 * What is kept of a message is what whoever subscribes later is told. Through which broker it came, and as its how-maniest message, is not:
 * the same announcement, made once more, is the same row.
 */
function kept({ brokerId: _, brokerCounter: __, dup: ___, ...packet }: BrokerPacket): BrokerPacket {
  const told = Object.entries(packet).filter(([key, value]) => USUAL[key as keyof typeof USUAL] !== value);
  return Object.fromEntries(told);
}

const retainedOf = (row: PacketRow): BrokerPacket => ({ ...USUAL, ...packetOf(row) });

/**
 * Writes a retained message over the one before it, in its place, unless it is the same; an empty one clears it. To be called inside a
 * transaction.
 */
export function writeRetained(store: Store, packet: BrokerPacket): void {
  const { topic, payload, head } = rowOf(kept(packet));
  if (payload === null || payload.length === 0) store.run('DELETE FROM retained WHERE topic = ?', topic);
  else
    store.run(
      `INSERT INTO retained (topic, payload, head) VALUES (?, ?, ?)
         ON CONFLICT (topic) DO UPDATE SET payload = excluded.payload, head = excluded.head
           WHERE payload IS NOT excluded.payload OR head IS NOT excluded.head`,
      ...[topic, payload, head],
    );
}

/**
 * Reads by ranges of the topic index, a page at a time, so that neither many messages nor a slow client hold anything up. Ends when
 * the store is no longer `open`.
 */
export function* readRetained(store: Store, pattern: string, open: () => boolean): Generator<BrokerPacket> {
  if (!open()) return;
  const prefix = literalPrefix(pattern);
  if (prefix === pattern) {
    const row = store.one<PacketRow>(`${ROWS} WHERE topic = ?`, pattern);
    if (row !== undefined) yield retainedOf(row);
    return;
  }
  // `a/#` also means `a` itself (MQTT 3.1.1 section 4.7.1.2); "0" follows "/", and any blob follows every text.
  let from = prefix.slice(0, -1);
  const end = prefix === '' ? Buffer.alloc(0) : `${from}0`;
  for (let after = '>='; open(); after = '>') {
    const page = store.all<PacketRow & { readonly topic: string }>(
      `${ROWS} WHERE topic ${after} ? AND topic < ? ORDER BY topic LIMIT ?`,
      ...[from, end, PAGE],
    );
    for (const row of page) if (matchesTopic(pattern, row.topic)) yield retainedOf(row);
    const last = page[page.length - 1];
    if (last === undefined || page.length < PAGE) return;
    from = last.topic;
  }
}
