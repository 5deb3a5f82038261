import type { Budgets, Clock } from '../../src/base/index.ts';
import { BUDGETS } from './limits.ts';

/** What reading the messages of one device costs, and who is told when it costs too much. */
export interface Account {
  /** Whether a message of so many characters may be read now; it is paid for. When not, it is dropped and told. */
  admits(length: number): boolean;
  /** Pays for steps that were taken; the next message waits until they are earned. */
  spend(steps: number): void;
  /** Tells that a template of the device (the option it stands in) costs more than one rendering may. */
  refuse(option: string, reason: string): void;
}

export interface AccountsOptions {
  readonly clock: Clock;
  readonly budgets: Budgets;
  /** For each device. */
  readonly stepsPerSecond: number;
}

/** A quiet device saves up this many seconds: after a start all retained messages come at once. */
const BURST_SECONDS = 10;
/** All devices together have so many times what one has. */
const DEVICES_AT_ONCE = 20;
/** A message is looked at before any template is: these characters are one step. */
const CHARACTERS_A_STEP = 64;
/** Devices remembered; the one longest unheard is forgotten, and starts with a full bucket again. */
const BUCKETS_MAX = 10_000;

/**
 * Steps per second: a token bucket for each device and one for all, so that a thousand messages a second, each of which
 * costs its whole budget, leave the event loop to others. A bucket may run into debt by one message.
 */
export class Accounts {
  readonly #options: AccountsOptions;
  readonly #buckets = new Map<string, Bucket>();
  readonly #all: Bucket;

  constructor(options: AccountsOptions) {
    this.#options = options;
    this.#all = new Bucket(options.clock, options.stepsPerSecond * DEVICES_AT_ONCE);
  }

  /** `device` is what several entities of one thing share, `name` how people know it. */
  of(device: string, name: string): Account {
    const { budgets } = this.#options;
    const spend = (steps: number) => {
      this.#bucketOf(device).spend(steps);
      this.#all.spend(steps);
    };
    return {
      admits: (length) => {
        const own = this.#bucketOf(device).isEmpty;
        if (own || this.#all.isEmpty) {
          const budget = own ? BUDGETS.device : BUDGETS.all;
          budgets.exceeded(budget, name, 'its messages cost too much and are dropped until time has passed');
          return false;
        }
        spend(1 + length / CHARACTERS_A_STEP);
        return true;
      },
      spend,
      refuse: (option, reason) =>
        budgets.exceeded(BUDGETS.template, `${name}: ${option}`, `${reason}; what it would tell is left out`),
    };
  }

  #bucketOf(device: string): Bucket {
    const { clock, stepsPerSecond } = this.#options;
    const bucket = this.#buckets.get(device) ?? new Bucket(clock, stepsPerSecond);
    this.#buckets.delete(device);
    this.#buckets.set(device, bucket);
    if (this.#buckets.size > BUCKETS_MAX) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket;
  }
}

class Bucket {
  readonly #clock: Clock;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#left = perSecond * BURST_SECONDS;
    this.#at = clock.now();
  }

  get isEmpty(): boolean {
    this.#refill();
    return this.#left <= 0;
  }

  spend(steps: number): void {
    this.#refill();
    this.#left -= steps;
  }

  #refill(): void {
    const now = this.#clock.now();
    const earned = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, this.#left + earned);
    this.#at = now;
  }
}
