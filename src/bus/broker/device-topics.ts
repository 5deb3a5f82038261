import { type Clock, Emitter, type Logger, messageOf } from '../../base/index.ts';
import { coversFilter, isTopic, overlapsFilter, TopicTree } from '../topic-tree.ts';
import { ownDiscoveryNode } from '../topics.ts';
import type { AccountStore, TopicRow } from './account-store.ts';
import { type BrokerUser, kindOf } from './accounts.ts';
import { type Announced, announcerOf, readAnnouncement } from './discovery-topics.ts';

/** A device tells all its parts within seconds of its first start; one that a person is setting up takes some minutes. */
export const LEARNING_MS = 10 * 60_000;
const TOPICS_MAX = 2_000;
const CLAIMS_MAX = 2_000;

/** What a device wants beyond what it is bound to. */
export interface PendingTopics {
  readonly account: string;
  readonly topics: readonly string[];
}

export type Announcement =
  | { readonly type: 'taken' }
  | { readonly type: 'refused'; readonly because: string };

const TAKEN: Announcement = { type: 'taken' };
const refused = (because: string): Announcement => ({ type: 'refused', because });

/**
 * Which topics belong to which device account: those of the configuration, or those that the device's own discovery named within
 * the first ten minutes. What it names later waits for the owner. A name under which one account announces is no other's.
 */
export class DeviceTopics {
  readonly #root: string;
  readonly #prefix: string;
  readonly #store: AccountStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #configured = new TopicTree<string>();
  readonly #filters = new Map<string, readonly string[]>();
  readonly #learnt = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #claims: Map<string, string>;
  readonly #claimCounts = new Map<string, number>();
  readonly #firstAt: Map<string, number>;
  readonly #pending = new Map<string, Set<string>>();
  readonly #changes: Emitter<PendingTopics>;

  constructor(options: {
    readonly users: readonly BrokerUser[];
    readonly root: string;
    /** The topic below which devices announce themselves. */
    readonly prefix: string;
    readonly store: AccountStore;
    readonly clock: Clock;
    readonly log: Logger;
  }) {
    this.#root = options.root;
    this.#prefix = options.prefix;
    this.#store = options.store;
    this.#clock = options.clock;
    this.#log = options.log;
    this.#changes = new Emitter((error) =>
      this.#log.error('a listener to the topics of devices failed', { error: messageOf(error) }),
    );
    const devices = options.users.filter((user) => kindOf(user) === 'device');
    for (const { name, topics } of devices) {
      if (topics === undefined) continue;
      this.#filters.set(name, topics);
      for (const filter of topics) this.#configured.set(filter, name, name);
    }
    this.#forgetAllBut(new Set(devices.map(({ name }) => name)));
    this.#firstAt = new Map(this.#store.devices());
    this.#claims = new Map(this.#store.claims());
    for (const account of this.#claims.values()) this.#claimCounts.set(account, this.#claimsOf(account) + 1);
    // A configuration that gives the topic to somebody stands above what was learnt.
    const isConfigured = ({ account, topic }: TopicRow) =>
      this.#filters.has(account) || this.#configured.match(topic).length > 0;
    for (const row of this.#store.topics())
      if (isConfigured(row)) this.#store.deleteTopic(row.topic);
      else this.#learn(row.account, row.topic);
    for (const row of this.#store.pending())
      if (isConfigured(row)) this.#store.deletePending(row.account, row.topic);
      else this.#pending.set(row.account, (this.#pending.get(row.account) ?? new Set()).add(row.topic));
  }

  /** Whether the topic is this account's own. */
  owns(account: string, topic: string): boolean {
    return !this.#isReserved(topic) && this.#ownerOf(topic) === account;
  }

  /** Whether every topic that the filter can match is this account's own. */
  covers(account: string, filter: string): boolean {
    const filters = this.#filters.get(account);
    if (filters === undefined) return this.#learnt.get(filter) === account;
    return filters.some((wide) => coversFilter(wide, filter)) && !this.#touchesReserved(filter);
  }

  /**
   * Whether a device may already subscribe to a topic that it has yet to name: many listen first and announce themselves then. It hears
   * nothing there until the topic is its own (`owns` is asked of every delivery).
   */
  mayAwait(account: string, filter: string): boolean {
    const isPlain = !/[+#]/.test(filter);
    return (
      isPlain &&
      !this.#isReserved(filter) &&
      !this.#filters.has(account) &&
      this.#isLearning(account) &&
      (this.#ownerOf(filter) ?? account) === account
    );
  }

  isDiscovery(topic: string): boolean {
    return topic.startsWith(`${this.#prefix}/`);
  }

  /** Below which devices announce themselves. */
  get prefix(): string {
    return this.#prefix;
  }

  /** What all devices may listen to: whether somebody who reads discovery is there. */
  get birthTopic(): string {
    return `${this.#prefix}/status`;
  }

  /** Whether this account may say this of its devices; what it names the first time is its own from then on. */
  announce(account: string, topic: string, payload: Buffer): Announcement {
    const id = announcerOf(topic.slice(this.#prefix.length + 1));
    if (id === undefined) return refused('it is no discovery topic');
    if (id === ownDiscoveryNode(this.#root)) return refused(`"${id}" is what the hub announces itself`);
    const claim = `announces ${id}`;
    const holder = this.#claims.get(claim);
    if (holder !== undefined && holder !== account) return refused(`"${id}" belongs to another account`);
    if (payload.length === 0) return holder === account ? TAKEN : refused(`"${id}" is not its own`);
    const read = readAnnouncement(payload);
    if (read.type === 'refused') return read;
    const { topics, uniqueIds } = read.announced;
    const claims = [claim, ...[...uniqueIds].map((unique) => `is ${unique}`)];
    const foreign = claims.find((one) => (this.#claims.get(one) ?? account) !== account);
    if (foreign !== undefined) return refused(`another account ${foreign} already`);
    if (this.#claimsOf(account) + claims.length > CLAIMS_MAX)
      return refused(`it announces under more than ${CLAIMS_MAX} names`);
    const because = this.#fault(account, read.announced);
    if (because !== undefined) return refused(because);
    const fresh = [...topics].filter((one) => this.#ownerOf(one) === undefined);
    const rest = this.#admit(account, fresh);
    if (rest !== undefined) return rest;
    this.#keep(account, fresh, claims);
    return TAKEN;
  }

  /** Whether a will may lie there. A device names the topic of its will before it can announce it. */
  leaveWill(account: string, topic: string): boolean {
    if (this.owns(account, topic)) return true;
    if (this.#filters.has(account) || this.#isReserved(topic) || this.#ownerOf(topic) !== undefined)
      return false;
    if (this.#admit(account, [topic]) !== undefined) return false;
    this.#keep(account, [topic], []);
    return true;
  }

  pending(): readonly PendingTopics[] {
    return [...this.#pending.keys()]
      .map((account) => ({ account, topics: this.#free(account) }))
      .filter(({ topics }) => topics.length > 0);
  }

  /** Told whenever a device wants topics that it is not bound to. */
  onChanged(listener: (pending: PendingTopics) => void): () => void {
    return this.#changes.on(listener);
  }

  /** Gives an account what it waits for. Returns whether it waited for anything. */
  allow(account: string): boolean {
    const topics = this.#free(account);
    if (this.#pending.delete(account)) this.#store.deletePending(account);
    this.#keep(account, topics, []);
    return topics.length > 0;
  }

  /** What an account waits for, and what nobody else was given meanwhile. */
  #free(account: string): readonly string[] {
    return [...(this.#pending.get(account) ?? [])].filter((topic) => this.#ownerOf(topic) === undefined);
  }

  /** Why no account may announce this, or this one may not. */
  #fault(account: string, { topics, uniqueIds }: Announced): string | undefined {
    const configured = this.#filters.has(account);
    if (topics.size + uniqueIds.size > TOPICS_MAX) return `it names more than ${TOPICS_MAX} topics`;
    for (const topic of topics) {
      if (!isTopic(topic)) return `it names "${topic.slice(0, 100)}", which is no topic`;
      if (this.#isReserved(topic)) return `it names "${topic.slice(0, 100)}", which no device has`;
      const owner = this.#ownerOf(topic);
      if (owner === account || (owner === undefined && !configured)) continue;
      return `it names "${topic.slice(0, 100)}", which is not its own`;
    }
    return undefined;
  }

  /** Undefined when these may be its own from now on. */
  #admit(account: string, fresh: readonly string[]): Announcement | undefined {
    if (fresh.length === 0) return undefined;
    if ((this.#counts.get(account) ?? 0) + fresh.length > TOPICS_MAX)
      return refused(`it has more than ${TOPICS_MAX} topics`);
    if (this.#isLearning(account)) return undefined;
    const waiting = this.#pending.get(account) ?? new Set();
    const news = fresh.filter((topic) => !waiting.has(topic));
    if (news.length > 0 && waiting.size + news.length <= TOPICS_MAX) {
      for (const topic of news) waiting.add(topic);
      this.#pending.set(account, waiting);
      this.#store.putPending(account, news);
      this.#log.warn('a device wants topics that it did not name the first time; nobody has allowed it', {
        account,
        topics: news.slice(0, 10),
      });
      this.#changes.emit({ account, topics: [...waiting] });
    }
    return refused('it names topics that nobody has allowed it');
  }

  #keep(account: string, topics: readonly string[], claims: readonly string[]): void {
    const news = claims.filter((claim) => !this.#claims.has(claim));
    if (topics.length === 0 && news.length === 0) return;
    if (!this.#firstAt.has(account)) {
      const now = this.#clock.now();
      this.#firstAt.set(account, now);
      this.#store.putDevice(account, now);
    }
    for (const topic of topics) this.#learn(account, topic);
    for (const claim of news) this.#claims.set(claim, account);
    this.#claimCounts.set(account, this.#claimsOf(account) + news.length);
    this.#store.give(account, topics, news);
  }

  #claimsOf(account: string): number {
    return this.#claimCounts.get(account) ?? 0;
  }

  #learn(account: string, topic: string): void {
    this.#learnt.set(topic, account);
    this.#counts.set(account, (this.#counts.get(account) ?? 0) + 1);
  }

  #isLearning(account: string): boolean {
    const firstAt = this.#firstAt.get(account);
    return firstAt === undefined || this.#clock.now() - firstAt < LEARNING_MS;
  }

  #ownerOf(topic: string): string | undefined {
    return this.#configured.match(topic)[0] ?? this.#learnt.get(topic);
  }

  #isReserved(topic: string): boolean {
    return (
      topic.startsWith('$') ||
      [this.#root, this.#prefix].some((top) => topic === top || topic.startsWith(`${top}/`))
    );
  }

  #touchesReserved(filter: string): boolean {
    return (
      filter.startsWith('$') || [this.#root, this.#prefix].some((top) => overlapsFilter(`${top}/#`, filter))
    );
  }

  #forgetAllBut(accounts: ReadonlySet<string>): void {
    const known = [
      ...this.#store.devices().keys(),
      ...this.#store.topics().map(({ account }) => account),
      ...this.#store.claims().values(),
    ];
    for (const account of new Set(known)) if (!accounts.has(account)) this.#store.forgetDevice(account);
  }
}
