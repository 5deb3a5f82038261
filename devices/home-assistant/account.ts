import { Allowance, type Budgets, type Clock } from '../../src/base/index.ts';
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
const DEVICES_MAX = 10_000;

/**
 * Steps per second: a token bucket for each device and one for all, so that a thousand messages a second, each of which
 * costs its whole budget, leave the event loop to others. A bucket may run into debt by one message.
 */
export class Accounts {
  readonly #options: AccountsOptions;
  readonly #each: Allowance;
  readonly #all: Allowance;
  readonly #accounts = new Map<string, Account>();

  constructor(options: AccountsOptions) {
    this.#options = options;
    const { clock, stepsPerSecond: perSecond } = options;
    const ofSeconds = (perSecond: number) => ({ clock, perSecond, burst: perSecond * BURST_SECONDS });
    this.#each = new Allowance({ ...ofSeconds(perSecond), callersMax: DEVICES_MAX });
    this.#all = new Allowance(ofSeconds(perSecond * DEVICES_AT_ONCE));
  }

  /** `device` is what several entities of one thing share, `name` how people know it. */
  of(device: string, name: string): Account {
    const known = this.#accounts.get(device);
    if (known !== undefined) return known;
    if (this.#accounts.size >= DEVICES_MAX) this.#accounts.clear();
    const account = this.#open(device, name);
    this.#accounts.set(device, account);
    return account;
  }

  #open(device: string, name: string): Account {
    const { budgets } = this.#options;
    const spend = (steps: number) => {
      this.#each.spend(device, steps);
      this.#all.spend('all', steps);
    };
    return {
      admits: (length) => {
        const own = this.#each.isEmpty(device);
        if (own || this.#all.isEmpty('all')) {
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
}
