import type { Clock } from '../base/index.ts';
import type { Bus, Directory } from './types.ts';

export interface AbsencesOptions {
  readonly bus: Bus;
  readonly directory: Directory;
  readonly clock: Clock;
  /** How long after the broker's return what it took away may be expected back. 0: not at all, and not the broker either. */
  readonly returnMs: number;
}

/** The wills of services arrive a moment before our own connection breaks; until then nobody can tell why they left. */
const SUDDEN_MS = 500;

/**
 * Services that went away a moment ago. A broker that restarts takes every service away, and each comes back at its own pace.
 * Calls to them wait a little in between, while calls to a service that left by itself are refused at once (H06).
 */
export class Absences {
  readonly #bus: Bus;
  readonly #directory: Directory;
  readonly #clock: Clock;
  readonly #returnMs: number;
  readonly #leftAt = new Map<string, number>();
  /** When our connection was last lost, and when it came back. */
  #lostAt = Number.NEGATIVE_INFINITY;
  #backAt = Number.NEGATIVE_INFINITY;

  constructor(options: AbsencesOptions) {
    this.#bus = options.bus;
    this.#directory = options.directory;
    this.#clock = options.clock;
    this.#returnMs = options.returnMs;
  }

  /** Returns the function that ends the watch. */
  watch(): () => void {
    const ends = [
      this.#bus.onConnection((state) => {
        if (state === 'lost') this.#lostAt = this.#clock.now();
        else this.#backAt = this.#clock.now();
      }),
      this.#directory.onChange((service) => {
        if (this.#directory.find(service)?.online) this.#leftAt.delete(service);
        else if (!this.#leftAt.has(service)) this.#leftAt.set(service, this.#clock.now());
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** How much longer the service may be expected back: without end while the broker is away, 0 when it is here or has been away too long. */
  graceMs(service: string): number {
    return Math.max(0, this.#expectedUntil(service) - this.#clock.now());
  }

  #expectedUntil(service: string): number {
    if (this.#returnMs === 0) return Number.NEGATIVE_INFINITY;
    // How long the broker stays away nobody knows: whoever waits for it has a deadline.
    if (!this.#bus.connected) return Number.POSITIVE_INFINITY;
    if (this.#directory.find(service)?.online === true) return Number.NEGATIVE_INFINITY;
    // One that was never here may be on its way too: the broker came after the hub.
    const leftAt = this.#leftAt.get(service);
    const withTheBroker = leftAt === undefined || leftAt >= this.#lostAt - SUDDEN_MS;
    const back = withTheBroker ? this.#backAt + this.#returnMs : Number.NEGATIVE_INFINITY;
    return Math.max((leftAt ?? Number.NEGATIVE_INFINITY) + SUDDEN_MS, back);
  }

  /** Resolves when `isBack` holds, the grace or the deadline (ms since the epoch) is over, or the signal fires. */
  async awaitReturn(
    service: string,
    isBack: () => boolean,
    deadline: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    while (!isBack() && !signal?.aborted) {
      const grace = Math.min(this.graceMs(service), deadline - this.#clock.now());
      if (grace <= 0) return;
      await this.#change(grace, signal);
    }
  }

  #change(limitMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        for (const stop of stops) stop();
        resolve();
      };
      const timer = this.#clock.after(limitMs, end);
      signal?.addEventListener('abort', end, { once: true });
      const stops = [
        this.#bus.onConnection(end),
        this.#directory.onChange(end),
        () => timer.cancel(),
        () => signal?.removeEventListener('abort', end),
      ];
    });
  }
}
