import type { Store } from '../../store/index.ts';

const MIGRATIONS = [
  `CREATE TABLE account_conversations (
     conversation TEXT PRIMARY KEY, owner TEXT NOT NULL, account TEXT NOT NULL, used_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE account_devices (account TEXT PRIMARY KEY, first_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE account_topics (topic TEXT PRIMARY KEY, account TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE account_claims (claim TEXT PRIMARY KEY, account TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE account_pending (
     account TEXT NOT NULL, topic TEXT NOT NULL, PRIMARY KEY (account, topic)
   ) STRICT, WITHOUT ROWID;`,
];

export interface ConversationRow {
  readonly conversation: string;
  readonly owner: string;
  readonly account: string;
  readonly usedAt: number;
}

export interface TopicRow {
  readonly account: string;
  readonly topic: string;
}

/** What accounts have taken into their possession, in the broker's database: conversations, topics, names of devices. */
export class AccountStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('broker-accounts', MIGRATIONS);
  }

  /** The one not used for the longest time comes first. */
  conversations(): readonly ConversationRow[] {
    return this.#store.all<ConversationRow>(
      'SELECT conversation, owner, account, used_at AS usedAt FROM account_conversations ORDER BY used_at, conversation',
    );
  }

  putConversation({ usedAt: used_at, ...conversation }: ConversationRow): void {
    this.#store.put('account_conversations', { ...conversation, used_at }, 'REPLACE');
  }

  deleteConversation(conversation: string): void {
    this.#store.run('DELETE FROM account_conversations WHERE conversation = ?', conversation);
  }

  /** When each device announced something for the first time. */
  devices(): ReadonlyMap<string, number> {
    const rows = this.#store.all<{ account: string; at: number }>(
      'SELECT account, first_at AS at FROM account_devices',
    );
    return new Map(rows.map(({ account, at }) => [account, at]));
  }

  putDevice(account: string, firstAt: number): void {
    this.#store.put('account_devices', { account, first_at: firstAt }, 'IGNORE');
  }

  topics(): readonly TopicRow[] {
    this.#store.settle();
    return this.#store.all<TopicRow>('SELECT account, topic FROM account_topics');
  }

  pending(): readonly TopicRow[] {
    return this.#store.all<TopicRow>('SELECT account, topic FROM account_pending ORDER BY account, topic');
  }

  /** By claim. */
  claims(): ReadonlyMap<string, string> {
    this.#store.settle();
    const rows = this.#store.all<{ claim: string; account: string }>(
      'SELECT claim, account FROM account_claims',
    );
    return new Map(rows.map(({ claim, account }) => [claim, account]));
  }

  /** Gives topics and claims to an account: with the next commit, which is that of the announcement that made them. */
  give(account: string, topics: readonly string[], claims: readonly string[]): void {
    if (topics.length + claims.length === 0) return;
    this.#store.ride(() => {
      for (const topic of topics) this.#store.put('account_topics', { topic, account }, 'REPLACE');
      for (const claim of claims) this.#store.put('account_claims', { claim, account }, 'REPLACE');
    });
  }

  putPending(account: string, topics: Iterable<string>): void {
    this.#store.transaction(() => {
      for (const topic of topics) this.#store.put('account_pending', { account, topic }, 'IGNORE');
    });
  }

  /** One topic that an account waits for, or all of them. */
  deletePending(account: string, topic?: string): void {
    if (topic === undefined) this.#store.run('DELETE FROM account_pending WHERE account = ?', account);
    else this.#store.run('DELETE FROM account_pending WHERE account = ? AND topic = ?', account, topic);
  }

  deleteTopic(topic: string): void {
    this.#store.run('DELETE FROM account_topics WHERE topic = ?', topic);
  }

  /** All that a device had: its account is no more. */
  forgetDevice(account: string): void {
    this.#store.transaction(() => {
      for (const sql of [
        'DELETE FROM account_devices WHERE account = ?',
        'DELETE FROM account_topics WHERE account = ?',
        'DELETE FROM account_claims WHERE account = ?',
        'DELETE FROM account_pending WHERE account = ?',
      ])
        this.#store.run(sql, account);
    });
  }
}
