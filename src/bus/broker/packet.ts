/** A packet as aedes hands it to its persistence: PUBLISH or PUBREL, a will without a `cmd`. */
export interface BrokerPacket {
  readonly cmd?: string;
  readonly topic?: string;
  readonly payload?: Buffer | string;
  readonly qos?: 0 | 1 | 2;
  readonly retain?: boolean;
  readonly dup?: boolean;
  readonly messageId?: number | undefined;
  readonly brokerId?: string;
  readonly brokerCounter?: number;
  readonly clientId?: string;
  /** Who retained it, where it counts towards an account. */
  readonly account?: string;
}

/** How a packet lies in a row: the payload as it came, all else as JSON. */
export interface PacketRow {
  readonly topic: string | null;
  readonly payload: Buffer | string | null;
  readonly head: string;
}

export function rowOf(packet: BrokerPacket): PacketRow {
  const { topic, payload, ...head } = packet;
  return { topic: topic ?? null, payload: payload ?? null, head: JSON.stringify(head) };
}

export function packetOf(row: PacketRow): BrokerPacket {
  return {
    ...(JSON.parse(row.head) as BrokerPacket),
    ...(row.topic === null ? {} : { topic: row.topic }),
    ...(row.payload === null ? {} : { payload: row.payload }),
  };
}

/** A PUBLISH as it stands in a queue: without its length, and without the message id, which is each receiver's own. */
export function queueable(packet: BrokerPacket): BrokerPacket {
  const { cmd, topic, payload, qos, retain, dup, brokerId, brokerCounter, clientId } = packet;
  return {
    cmd: cmd ?? 'publish',
    ...(brokerId === undefined ? {} : { brokerId }),
    ...(brokerCounter === undefined ? {} : { brokerCounter }),
    ...(clientId === undefined ? {} : { clientId }),
    topic: topic ?? '',
    payload: payload ?? Buffer.alloc(0),
    qos: qos ?? 0,
    retain: retain ?? false,
    dup: dup ?? false,
  };
}
