/** The hub tells the network where it is, by multicast DNS (RFC 6762) and service discovery (RFC 6763). */
import type { Bonjour } from 'bonjour-service';
import { type Clock, type Logger, messageOf, type Part, pause } from '../../base/index.ts';

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

/** RFC 6762 section 8.1: who takes a name asks three times whether somebody has it, a quarter of a second apart, after a random wait. */
const PROBES = 3;
const PROBE_MS = 250;

export interface MulticastDnsOptions {
  readonly house: string;
  readonly announced: readonly Announced[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Spreads hubs that power came back to at once: a number from 0 to 1, `Math.random` by default. */
  readonly chance?: () => number;
}

/** Another hub of the same name is no reason not to be found: this one is then "Hearth (2)" (RFC 6762 section 9). */
export class MulticastDns implements Part {
  readonly name = 'mdns';
  readonly #options: MulticastDnsOptions;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #announcing: Promise<void> | undefined;
  #bonjour: Bonjour | undefined;

  constructor(options: MulticastDnsOptions) {
    this.#options = options;
    this.#log = options.log.child('mdns');
  }

  /**
   * Loads nothing where there is nothing to announce, and holds nobody up: the name is taken a second later. What fails is told in the
   * log: the house is found by its address as well.
   */
  async start(): Promise<void> {
    if (this.#options.announced.length > 0)
      this.#announcing = this.#announce().catch((error: unknown) => this.#failed(error));
  }

  /** Says that it goes, so that nobody looks for it in vain. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#announcing;
    const bonjour = this.#bonjour;
    if (bonjour === undefined) return;
    await new Promise<void>((resolve) => bonjour.unpublishAll(() => resolve()));
    await new Promise<void>((resolve) => bonjour.destroy(() => resolve()));
  }

  async #announce(): Promise<void> {
    const { Bonjour } = await import('bonjour-service');
    if (this.#closing.signal.aborted) return;
    const bonjour = new Bonjour({}, (error: unknown) => this.#failed(error));
    this.#bonjour = bonjour;
    const taken = await this.#namesTaken(bonjour);
    if (this.#closing.signal.aborted) return;
    const { house, announced } = this.#options;
    const name = freeName(house, taken);
    if (name !== inDns(house)) this.#log.info('another hub here has that name', { house, name });
    // Its own probe says a goodbye in the name of who has it, and tells nobody.
    for (const { type, port, txt } of announced)
      bonjour
        .publish({ name, type, port, probe: false, ...(txt === undefined ? {} : { txt: { ...txt } }) })
        .on('error', (error: unknown) => this.#failed(error));
  }

  async #namesTaken(bonjour: Bonjour): Promise<ReadonlySet<string>> {
    const { announced, clock, chance = Math.random } = this.#options;
    await pause(clock, chance() * PROBE_MS, this.#closing.signal);
    const browsers = announced.map(({ type }) => bonjour.find({ type }));
    for (let probe = 1; probe <= PROBES; probe++) {
      await pause(clock, PROBE_MS, this.#closing.signal);
      if (probe < PROBES) for (const browser of browsers) browser.update();
    }
    for (const browser of browsers) browser.stop();
    return new Set(browsers.flatMap(({ services }) => services.map(({ name }) => name.toLowerCase())));
  }

  #failed(error: unknown): void {
    this.#log.warn('the network is not told where the hub is', { error: messageOf(error) });
  }
}

function freeName(house: string, taken: ReadonlySet<string>): string {
  const name = inDns(house);
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
  return free;
}

/** A dot would divide the name. */
function inDns(name: string): string {
  return name.replaceAll('.', '-');
}
