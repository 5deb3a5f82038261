import { type Clock, type Json, type Logger, messageOf, type Timer } from '../base/index.ts';
import { type Bus, whenThere } from '../bus/index.ts';
import { RetainedPublisher } from './home-publisher.ts';
import { leftovers, type RetainedUnder } from './leftovers.ts';
import { type Overhear, TruthKeeper } from './truth-keeper.ts';

/**
 * Devices of the last run that no family announced again within this time are taken off the bus: broker-side discovery
 * arrives within milliseconds, a family that loads slowly within seconds.
 */
const GRACE_MS = 30_000;

export interface HomeTopicsOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the broker runs in this process: what it holds and what others publish, without a subscription that brings all of it. */
  readonly retained?: RetainedUnder | undefined;
  readonly overhear?: Overhear | undefined;
  /** What is true of a path below the root; undefined where nothing is there. */
  readonly read: (path: string) => Json | undefined;
  /** All paths that hold something. */
  readonly paths: () => Iterable<string>;
  /** Whoever was there in the last run and has not said so by now is not there. */
  readonly onGrace: () => void;
}

/** The home as it is published: on every connection what the broker holds is compared with what is so, and what differs is published. */
export class HomeTopics {
  readonly #options: HomeTopicsOptions;
  readonly #publisher: RetainedPublisher;
  readonly #truth: TruthKeeper;
  /** What an earlier run left at the broker. */
  #left: readonly string[] = [];
  #grace: Timer | undefined;
  #end: (() => void) | undefined;
  #publishes = false;

  constructor(options: HomeTopicsOptions) {
    this.#options = options;
    const { bus, log, read, retained } = options;
    const sent = (path: string, text: string) => this.#truth.sent(path, text);
    // The own broker gathers what has QoS 0. Nothing is lost on the way to it, and at the next start all is compared.
    this.#publisher = new RetainedPublisher(bus, log, read, sent, retained === undefined ? 1 : 0);
    this.#truth = new TruthKeeper({ ...options, again: (path) => this.#publisher.changed(path) });
  }

  async start(): Promise<void> {
    this.#end = this.#options.bus.onConnection((state) => {
      if (state === 'lost') this.#publisher.forget();
      else if (this.#publishes) void this.#catchUp();
    });
    await this.#truth.start();
  }

  /** From now on what is known is published, in the background. A full house is compared for as long as half a hub takes to start. */
  publish(): void {
    this.#publishes = true;
    void this.#catchUp();
  }

  async close(): Promise<void> {
    this.#grace?.cancel();
    this.#end?.();
    await this.#truth.close();
    await this.#publisher.close();
  }

  changed(path: string): void {
    this.#publisher.changed(path);
  }

  /** Resolves when everything known so far is retained at the broker. */
  published(): Promise<void> {
    return this.#publisher.idle();
  }

  async #catchUp(): Promise<void> {
    const { bus, clock, log, retained, paths } = this.#options;
    try {
      await whenThere(bus, async () => {
        const there = await leftovers(bus, retained);
        this.#publisher.assume(there);
        this.#left = [...there.keys()];
        // What the last run knew of a device's state is not known any more: the lamp may have been switched since.
        for (const path of this.#left) if (path.startsWith('home/report/')) this.changed(path);
        this.#grace ??= clock.after(GRACE_MS, () => this.#forgetLeftovers());
      });
    } catch (error) {
      log.warn('what the last run left behind is not known', { reason: messageOf(error) });
    }
    for (const path of paths()) this.changed(path);
    this.#publisher.open();
  }

  #forgetLeftovers(): void {
    this.#options.onGrace();
    for (const path of this.#left) if (this.#options.read(path) === undefined) this.changed(path);
    this.#left = [];
  }
}
