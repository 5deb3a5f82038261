import type { Clock, Timer } from '../../base/index.ts';
import { literalPrefix, matchesTopic } from '../topic-tree.ts';
import type { BrokerPacket } from './packet.ts';

/** A topic that is retained again and again reaches the disk once in this time. */
export const HELD_MS = 10_000;
/** One that speaks after a silence reaches it within this, together with all others that do. */
export const GATHER_MS = 1_000;
/** What the hub tells anew at every start: the disk is for a start that finds most of it there, and has nothing to tell. */
export const TOLD_MS = 60 * 60_000;

/**
 * Retained messages that wait for the disk. A meter that reports each second would wear out an SD card, so a topic is written within a
 * second when it speaks after a silence, and then once in ten. Only QoS 0 is held: it promises nothing (MQTT 3.1.1 section 4.3.1), and
 * only a kill within these seconds shows the value before. Whoever reads, reads what is held too. The hub's own reports of a house of ten a
 * second would make a gigabyte a day even so: they reach the disk once an hour.
 */
export class HeldReports {
  readonly #clock: Clock;
  readonly #isTold: (topic: string) => boolean;
  readonly #write: (packets: readonly BrokerPacket[]) => void;
  readonly #held = new Map<string, BrokerPacket>();
  readonly #told = new Map<string, BrokerPacket>();
  /** Topics written since the last look, and those that are with the next gathering. */
  #written = new Set<string>();
  readonly #fresh = new Set<string>();
  #look: Timer | undefined;
  #gathering: Timer | undefined;
  #hour: Timer | undefined;

  /** `isTold` says of which topics the hub tells anew at every start what is so. */
  constructor(
    clock: Clock,
    isTold: (topic: string) => boolean,
    write: (packets: readonly BrokerPacket[]) => void,
  ) {
    this.#clock = clock;
    this.#isTold = isTold;
    this.#write = write;
  }

  /** @returns whether it is held; what is not is to be written now. */
  holds(packet: BrokerPacket): boolean {
    const { topic = '', qos = 0, payload } = packet;
    if (qos > 0 || payload === undefined || payload.length === 0) {
      this.#held.delete(topic);
      this.#told.delete(topic);
      return false;
    }
    if (this.#isTold(topic)) {
      this.#hour ??= this.#clock.after(TOLD_MS, () => this.#handTold());
      this.#told.set(topic, packet);
      return true;
    }
    this.#look ??= this.#clock.after(HELD_MS, () => this.#lookAgain());
    this.#held.set(topic, packet);
    if (this.#written.has(topic)) return true;
    this.#written.add(topic);
    this.#fresh.add(topic);
    this.#gathering ??= this.#clock.after(GATHER_MS, () => this.#gather());
    return true;
  }

  /** Hands over what is held under these filters: before a read. */
  flush(filters: readonly string[]): void {
    for (const filter of filters) {
      const prefix = literalPrefix(filter);
      // A start asks for a hundred filters while thousands of reports are held. `a/#` also means `a` (MQTT 3.1.1 section 4.7.1.2).
      const above = prefix.slice(0, -1);
      const matches = (topic: string) => topic.startsWith(above) && matchesTopic(filter, topic);
      for (const held of [this.#held, this.#told])
        this.#hand(held, prefix === filter ? [filter] : [...held.keys()].filter(matches));
    }
  }

  #handAll(): void {
    this.#gathering?.cancel();
    this.#gathering = undefined;
    this.#fresh.clear();
    this.#hand(this.#held, [...this.#held.keys()]);
  }

  #handTold(): void {
    this.#hour?.cancel();
    this.#hour = undefined;
    this.#hand(this.#told, [...this.#told.keys()]);
  }

  close(): void {
    this.#look?.cancel();
    this.#handAll();
    this.#handTold();
  }

  #gather(): void {
    this.#gathering = undefined;
    const fresh = [...this.#fresh];
    this.#fresh.clear();
    this.#hand(this.#held, fresh);
  }

  #hand(held: Map<string, BrokerPacket>, topics: readonly string[]): void {
    const packets = topics.flatMap((topic) => held.get(topic) ?? []);
    for (const topic of topics) held.delete(topic);
    if (packets.length > 0) this.#write(packets);
  }

  #lookAgain(): void {
    this.#look = undefined;
    this.#written = new Set(this.#held.keys());
    if (this.#written.size > 0) this.#look = this.#clock.after(HELD_MS, () => this.#lookAgain());
    this.#handAll();
  }
}
