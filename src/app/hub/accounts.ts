/** The accounts of the hub's own broker, for its owners: they are asked when a device wants more than it named at first. */
import { createHash } from 'node:crypto';
import type { Clock, Logger, Part, Timer } from '../../base/index.ts';
import { messageOf } from '../../base/index.ts';
import { type BrokerUser, type EmbeddedBroker, kindOf } from '../../bus/index.ts';
import type { AccountBook, AccountView, AllowOutcome } from '../../channels/index.ts';
import type { OutboundMessage, Person } from '../../domain/index.ts';

/** A device announces its parts one by one: what it names within this time is one question. */
export const GATHER_MS = 2_000;
/** Owners are asked about one account at most so often; what it names in between is in the next question. */
export const APART_MS = 3_600_000;
/** More than these are counted, and not named: `hearth accounts` lists them all. */
const TOPICS_NAMED = 10;
const TOPIC_LENGTH_MAX = 100;

export interface HubAccountsOptions {
  /** Absent where the hub uses a broker of somebody else, whose accounts it does not know. */
  readonly broker?: Pick<EmbeddedBroker, 'pendingTopics' | 'onTopicsChanged' | 'allowTopics'> | undefined;
  readonly users: readonly BrokerUser[];
  readonly people: readonly Person[];
  readonly say: (message: OutboundMessage) => Promise<unknown>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** When the owners were told of an account, and what will tell them next. */
interface Telling {
  readonly timer?: Timer;
  readonly lastAt?: number;
}

/**
 * Lists the accounts, and asks the owners about topics that a device named too late to have them at once. What is still open
 * when the hub starts is told again, because nobody may have heard it.
 */
export class HubAccounts implements AccountBook, Part {
  readonly name = 'accounts';
  readonly #options: HubAccountsOptions;
  readonly #log: Logger;
  /** By account: never more than there are accounts. */
  readonly #tellings = new Map<string, Telling>();
  #unsubscribe: (() => void) | undefined;

  constructor(options: HubAccountsOptions) {
    this.#options = options;
    this.#log = options.log.child('accounts');
  }

  start(): void {
    const { broker } = this.#options;
    this.#unsubscribe = broker?.onTopicsChanged(({ account }) => this.#tellSoon(account));
    for (const { account } of broker?.pendingTopics ?? []) this.#tellSoon(account);
  }

  close(): void {
    this.#unsubscribe?.();
    for (const { timer } of this.#tellings.values()) timer?.cancel();
    this.#tellings.clear();
  }

  list(): readonly AccountView[] {
    const { broker, users } = this.#options;
    if (broker === undefined) return [];
    const pending = new Map(broker.pendingTopics.map(({ account, topics }) => [account, topics]));
    return users.map((user) => ({
      name: user.name,
      kind: kindOf(user),
      person: user.person ?? null,
      service: user.service ?? null,
      topics: user.topics ?? null,
      pending: [...(pending.get(user.name) ?? [])].sort(),
    }));
  }

  allow(name: string): AllowOutcome {
    const account = this.list().find((one) => one.name === name);
    if (account === undefined) return { type: 'unknown-account' };
    if (this.#options.broker?.allowTopics(name) !== true) return { type: 'nothing-pending' };
    this.#tellings.get(name)?.timer?.cancel();
    this.#tellings.delete(name);
    this.#log.info('a device was allowed more topics', { account: name, topics: account.pending.length });
    return { type: 'allowed', topics: account.pending };
  }

  #tellSoon(account: string): void {
    const { clock } = this.#options;
    const { timer, lastAt } = this.#tellings.get(account) ?? {};
    if (timer !== undefined) return;
    const ms = lastAt === undefined ? GATHER_MS : Math.max(GATHER_MS, lastAt + APART_MS - clock.now());
    this.#tellings.set(account, {
      timer: clock.after(ms, () => {
        this.#tellings.set(account, { lastAt: clock.now() });
        this.#tell(account);
      }),
      ...(lastAt === undefined ? {} : { lastAt }),
    });
  }

  #tell(account: string): void {
    const topics = this.list().find(({ name }) => name === account)?.pending ?? [];
    if (topics.length === 0) return;
    const { people, say } = this.#options;
    // The same question has the same id, so that a mail which left before a restart does not leave again.
    const question = createHash('sha256')
      .update(JSON.stringify([account, topics]))
      .digest('hex')
      .slice(0, 16);
    for (const { id: person } of people.filter(({ role }) => role === 'owner'))
      say({
        id: `account-topics:${question}:${person}`,
        turn: null,
        channel: 'http',
        conversation: '',
        person,
        type: 'notice',
        text:
          `The device account ${account} wants topics that it did not name before: ${named(topics)}. ` +
          `Allow them with "hearth accounts allow ${account}", if that is your doing.`,
      }).catch((error: unknown) =>
        this.#log.error('an owner was not told what a device wants', { account, error: messageOf(error) }),
      );
  }
}

/** The device chose these words: they stay on one line, and short. */
function named(topics: readonly string[]): string {
  const shown = topics.slice(0, TOPICS_NAMED).map((topic) => {
    const line = topic.replace(/[\p{C}\p{Z}]+/gu, ' ');
    return line.length > TOPIC_LENGTH_MAX ? `${line.slice(0, TOPIC_LENGTH_MAX - 1)}…` : line;
  });
  const more = topics.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}
