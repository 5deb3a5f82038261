import type { BrokerPacket } from './packet.ts';

/** What aedes gives to its persistence, as far as this room uses it. */
export interface BrokerCore {
  readonly id: string;
  counter: number;
  readonly mq: { emit(packet: BrokerPacket, done?: (error?: Error) => void): unknown };
}

/** Beyond every number that a broker gives to a stored packet in its life. */
const FIRST_EMITTED = 2 ** 40;

/**
 * Numbers packets in the order in which they are emitted. aedes numbers them when they arrive and, to drop the second copy
 * for a client with overlapping filters, delivers only packets with a higher number than the last. A packet that waits for
 * the disk is overtaken by one that need not, and would then be taken for a copy and lost: ten retained and ten plain
 * messages in one TCP segment used to reach a `#` subscriber as ten.
 */
export class EmissionOrder {
  readonly #stored = new Map<number, number>();
  #last = FIRST_EMITTED;

  constructor(core: BrokerCore) {
    const emit = core.mq.emit.bind(core.mq);
    core.mq.emit = (packet, done) => {
      const number = ++this.#last;
      if (packet.brokerCounter !== undefined) this.#stored.set(number, packet.brokerCounter);
      return emit(Object.assign(packet, { brokerCounter: number }), (error) => {
        this.#stored.delete(number);
        done?.(error);
      });
    };
  }

  /** The number under which a packet is stored, from the one it is being delivered with. */
  storedNumber(counter: number | undefined): number | undefined {
    return counter === undefined ? undefined : (this.#stored.get(counter) ?? counter);
  }
}
