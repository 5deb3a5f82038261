import type { Clock, Json, Logger, Timer } from '../base/index.ts';
import type { BrokerBeside, Bus, BusMessage } from '../bus/index.ts';
import { textOf } from './home-publisher.ts';

const PATHS = ['home/device/+', 'home/report/+', 'home/areas'];
/** Own messages that are on their way back from the broker, for each topic. */
const ECHOES_MAX = 8;
/** How often the truth is published again, and for how many topics at once: somebody who writes without end gets no more. */
const AGAIN_MS = 200;
const AGAIN_MAX = 50;
const WRONG_MAX = 1_000;

/** Hands over what others publish under a filter, from now on. Returns the function that ends it. */
export type Overhear = BrokerBeside['overhear'];

/**
 * Hears what is written on the topics of the home, and has the truth published again where somebody else wrote something
 * different. Nothing in the hub believes those topics; programs elsewhere do.
 */
export class TruthKeeper {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #read: (path: string) => Json | undefined;
  readonly #again: (path: string) => void;
  readonly #overhear: Overhear | undefined;
  readonly #echoes = new Map<string, string[]>();
  readonly #wrong = new Set<string>();
  #times = 0;
  #timer: Timer | undefined;
  #ends: (() => Promise<void> | void)[] = [];

  constructor(options: {
    readonly bus: Bus;
    readonly clock: Clock;
    readonly log: Logger;
    /** What is true of a path below the root; undefined where nothing is there. */
    readonly read: (path: string) => Json | undefined;
    readonly again: (path: string) => void;
    /** Where the broker runs in this process; else those topics are subscribed to, and what was published here is heard as well. */
    readonly overhear?: Overhear | undefined;
  }) {
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#log = options.log;
    this.#read = options.read;
    this.#again = options.again;
    this.#overhear = options.overhear;
  }

  async start(): Promise<void> {
    const { clientId } = this.#bus;
    for (const filter of PATHS.map((path) => this.#bus.under(path)))
      if (this.#overhear !== undefined)
        this.#ends.push(this.#overhear(filter, clientId, (message) => this.#judge(message)));
    if (this.#overhear !== undefined) return;
    for (const path of PATHS)
      this.#ends.push(await this.#bus.subscribe(this.#bus.under(path), (message) => this.#hear(message), 0));
    this.#ends.push(
      this.#bus.onConnection((state) => {
        if (state === 'lost') this.#echoes.clear();
      }),
    );
  }

  async close(): Promise<void> {
    this.#timer?.cancel();
    for (const end of this.#ends.splice(0)) await end();
  }

  /** This was published by the home itself and will be heard. */
  sent(path: string, text: string): void {
    if (this.#ends.length === 0 || this.#overhear !== undefined) return;
    const echoes = this.#echoes.get(path);
    if (echoes === undefined) this.#echoes.set(path, [text]);
    else if (echoes.push(text) > ECHOES_MAX) echoes.shift();
  }

  #hear({ topic, payload, retained }: BusMessage): void {
    // Told on subscribing: of an earlier run, or of this one. Both are published anew at that time.
    if (retained) return;
    const path = topic.slice(this.#bus.root.length + 1);
    const text = payload.toString('utf8');
    const echoes = this.#echoes.get(path);
    const own = echoes?.indexOf(text) ?? -1;
    if (echoes !== undefined && own !== -1) {
      echoes.splice(0, own + 1);
      if (echoes.length === 0) this.#echoes.delete(path);
      return;
    }
    this.#judge({ topic, payload });
  }

  #judge({ topic, payload }: Pick<BusMessage, 'topic' | 'payload'>): void {
    const path = topic.slice(this.#bus.root.length + 1);
    const text = payload.toString('utf8');
    if (text === textOf(this.#read(path))) return;
    this.#times += 1;
    if (Number.isInteger(Math.log10(this.#times)))
      this.#log.warn('somebody else wrote on a topic of the home; the truth is published again', {
        topic: topic.slice(0, 200),
        times: this.#times,
      });
    if (this.#wrong.size >= WRONG_MAX) return;
    this.#wrong.add(path);
    this.#timer ??= this.#clock.after(AGAIN_MS, () => this.#correct());
  }

  #correct(): void {
    this.#timer = undefined;
    for (const path of [...this.#wrong].slice(0, AGAIN_MAX)) {
      this.#wrong.delete(path);
      this.#again(path);
    }
    if (this.#wrong.size > 0) this.#timer = this.#clock.after(AGAIN_MS, () => this.#correct());
  }
}
