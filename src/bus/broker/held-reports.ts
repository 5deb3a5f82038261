import type { Clock, Timer } from '../../base/index.ts';
import type { BrokerPacket } from './packet.ts';

/** A topic that is retained again and again reaches the disk once in this time. */
export const HELD_MS = 10_000;

/**
 * Retained messages that wait for the disk. A meter that reports each second would wear out an SD card, so a topic is written
 * when it speaks after a silence, and then once in ten seconds. Only QoS 0 is held: it promises nothing (MQTT 3.1.1 section 4.3.1), and
 * only a kill within these seconds shows the value before. Whoever reads, reads what is held too.
 */
export class HeldReports {
  readonly #clock: Clock;
  readonly #write: (packets: readonly BrokerPacket[]) => void;
  readonly #held = new Map<string, BrokerPacket>();
  /** Topics written since the last look. */
  #written = new Set<string>();
  #look: Timer | undefined;

  constructor(clock: Clock, write: (packets: readonly BrokerPacket[]) => void) {
    this.#clock = clock;
    this.#write = write;
  }

  /** @returns whether it is held; what is not is to be written now. */
  holds(packet: BrokerPacket): boolean {
    const { topic = '', qos = 0, payload } = packet;
    if (qos > 0 || payload === undefined || payload.length === 0) {
      this.#held.delete(topic);
      return false;
    }
    this.#look ??= this.#clock.after(HELD_MS, () => this.#lookAgain());
    if (this.#written.has(topic)) {
      this.#held.set(topic, packet);
      return true;
    }
    this.#written.add(topic);
    return false;
  }

  /** Hands over what is held: before a read, and at the end. */
  flush(): void {
    if (this.#held.size === 0) return;
    const packets = [...this.#held.values()];
    this.#held.clear();
    this.#write(packets);
  }

  close(): void {
    this.#look?.cancel();
    this.flush();
  }

  #lookAgain(): void {
    this.#look = undefined;
    this.#written = new Set(this.#held.keys());
    if (this.#written.size > 0) this.#look = this.#clock.after(HELD_MS, () => this.#lookAgain());
    this.flush();
  }
}
