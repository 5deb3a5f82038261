import { troubleOf } from '../../store/index.ts';
import { type BrokerPacket, queueable } from './packet.ts';

const UNSAVED_MAX = 10_000;

/**
 * Retained messages that a full disk did not take, the last of each topic: they go to whoever listens all the same, and are written with
 * the next that is.
 */
export class UnsavedRetained {
  readonly #packets = new Map<string, BrokerPacket>();

  /** Returns whether it is held: where the disk was to blame, and there is room. */
  hold(packet: BrokerPacket, error: unknown): boolean {
    if (troubleOf(error) === undefined || this.#packets.size >= UNSAVED_MAX) return false;
    this.#packets.set(packet.topic ?? '', queueable(packet));
    return true;
  }

  all(): Iterable<BrokerPacket> {
    return this.#packets.values();
  }

  /** What was held has been written. */
  saved(): void {
    this.#packets.clear();
  }
}
