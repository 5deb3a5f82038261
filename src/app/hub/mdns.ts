/** The hub tells the network where it is, by multicast DNS (RFC 6762) and service discovery (RFC 6763). */
import type { Bonjour } from 'bonjour-service';
import { type Logger, messageOf, type Part } from '../../base/index.ts';

/** Something of the hub that others may look for. */
export interface Announced {
  /** As in `_hearth._tcp`. */
  readonly type: 'hearth' | 'wyoming';
  readonly port: number;
  readonly txt?: Readonly<Record<string, string>>;
}

/** Whether nobody but this machine reaches it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

export class MulticastDns implements Part {
  readonly name = 'mdns';
  readonly #house: string;
  readonly #announced: readonly Announced[];
  readonly #log: Logger;
  #bonjour: Bonjour | undefined;

  constructor(options: {
    readonly house: string;
    readonly announced: readonly Announced[];
    readonly log: Logger;
  }) {
    this.#house = options.house;
    this.#announced = options.announced;
    this.#log = options.log.child('mdns');
  }

  /** Loads nothing where there is nothing to announce. What fails is told in the log: the house is found by its address as well. */
  async start(): Promise<void> {
    if (this.#announced.length === 0) return;
    const failed = (error: unknown) =>
      this.#log.warn('the network is not told where the hub is', { error: messageOf(error) });
    const { Bonjour } = await import('bonjour-service');
    this.#bonjour = new Bonjour({}, failed);
    for (const { type, port, txt } of this.#announced)
      this.#bonjour
        .publish({ name: this.#house, type, port, ...(txt === undefined ? {} : { txt: { ...txt } }) })
        .on('error', failed);
  }

  /** Says that it goes, so that nobody looks for it in vain. */
  async close(): Promise<void> {
    const bonjour = this.#bonjour;
    if (bonjour === undefined) return;
    await new Promise<void>((resolve) => bonjour.unpublishAll(() => resolve()));
    await new Promise<void>((resolve) => bonjour.destroy(() => resolve()));
  }
}
