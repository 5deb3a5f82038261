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

  /** From the one that was not used for the longest time on. */
  conversations(): readonly ConversationRow[] {
    return this.#store
      .prepare<[], ConversationRow>(
        'SELECT conversation, owner, account, used_at AS usedAt FROM account_conversations ORDER BY used_at, conversation',
      )
      .all();
  }

  putConversation({ conversation, owner, account, usedAt }: ConversationRow): void {
    this.#store
      .prepare<[string, string, string, number]>(
        `INSERT INTO account_conversations (conversation, owner, account, used_at) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET owner = excluded.owner, account = excluded.account, used_at = excluded.used_at`,
      )
      .run(conversation, owner, account, usedAt);
  }

  deleteConversation(conversation: string): void {
    this.#store
      .prepare<[string]>('DELETE FROM account_conversations WHERE conversation = ?')
      .run(conversation);
  }

  /** When each device announced something for the first time. */
  devices(): ReadonlyMap<string, number> {
    const rows = this.#store
      .prepare<[], { account: string; at: number }>('SELECT account, first_at AS at FROM account_devices')
      .all();
    return new Map(rows.map(({ account, at }) => [account, at]));
  }

  putDevice(account: string, firstAt: number): void {
    this.#store
      .prepare<[string, number]>('INSERT OR IGNORE INTO account_devices (account, first_at) VALUES (?, ?)')
      .run(account, firstAt);
  }

  topics(): readonly TopicRow[] {
    return this.#store.prepare<[], TopicRow>('SELECT account, topic FROM account_topics').all();
  }

  pending(): readonly TopicRow[] {
    return this.#store
      .prepare<[], TopicRow>('SELECT account, topic FROM account_pending ORDER BY account, topic')
      .all();
  }

  /** By claim. */
  claims(): ReadonlyMap<string, string> {
    const rows = this.#store
      .prepare<[], { claim: string; account: string }>('SELECT claim, account FROM account_claims')
      .all();
    return new Map(rows.map(({ claim, account }) => [claim, account]));
  }

  /** Gives topics and claims to an account, in one commit. */
  give(account: string, topics: Iterable<string>, claims: Iterable<string>): void {
    const topic = this.#store.prepare<[string, string]>(
      'INSERT OR REPLACE INTO account_topics (topic, account) VALUES (?, ?)',
    );
    const claim = this.#store.prepare<[string, string]>(
      'INSERT OR REPLACE INTO account_claims (claim, account) VALUES (?, ?)',
    );
    this.#store.transaction(() => {
      for (const one of topics) topic.run(one, account);
      for (const one of claims) claim.run(one, account);
    });
  }

  putPending(account: string, topics: Iterable<string>): void {
    const put = this.#store.prepare<[string, string]>(
      'INSERT OR IGNORE INTO account_pending (account, topic) VALUES (?, ?)',
    );
    this.#store.transaction(() => {
      for (const topic of topics) put.run(account, topic);
    });
  }

  /** One topic that an account waits for, or all of them. */
  deletePending(account: string, topic?: string): void {
    if (topic === undefined)
      this.#store.prepare<[string]>('DELETE FROM account_pending WHERE account = ?').run(account);
    else
      this.#store
        .prepare<[string, string]>('DELETE FROM account_pending WHERE account = ? AND topic = ?')
        .run(account, topic);
  }

  deleteTopic(topic: string): void {
    this.#store.prepare<[string]>('DELETE FROM account_topics WHERE topic = ?').run(topic);
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
        this.#store.prepare<[string]>(sql).run(account);
    });
  }
}
