import type { Clock } from '../base/index.ts';
import type { Bus, Directory } from './types.ts';

export interface AbsencesOptions {
  readonly bus: Bus;
  readonly directory: Directory;
  readonly clock: Clock;
  /** How long what went away may be expected back. 0: not at all. */
  readonly returnMs: number;
}

/**
 * Who went away only a moment ago. A broker that is restarted takes every service away with it, and each comes back at its
 * own pace: what is wanted of them in between can wait a little, while a service that stays away is refused at once (H06).
 */
export class Absences {
  readonly #bus: Bus;
  readonly #directory: Directory;
  readonly #clock: Clock;
  readonly #returnMs: number;
  readonly #leftAt = new Map<string, number>();
  #lostAt: number | undefined;

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
        this.#lostAt = state === 'lost' ? this.#clock.now() : undefined;
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

  /** How much longer the service may be expected back; 0 when it is here, or has been away too long. */
  graceMs(service: string): number {
    const since = this.#bus.connected ? this.#leftAt.get(service) : this.#lostAt;
    return since === undefined ? 0 : Math.max(0, since + this.#returnMs - this.#clock.now());
  }

  /** Resolves when `isBack` holds, the grace is over, or the signal fires. */
  async awaitReturn(service: string, isBack: () => boolean, signal: AbortSignal | undefined): Promise<void> {
    while (!isBack() && !signal?.aborted) {
      const grace = this.graceMs(service);
      if (grace === 0) return;
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
