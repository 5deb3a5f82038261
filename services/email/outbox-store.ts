import { type Store, Table } from '../../src/store/index.ts';

/** `mailbox` is the end of a mail's way when no mail server is configured. */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'mailbox';

export interface Refused {
  readonly address: string;
  readonly error: string;
}

/** One mail, from the moment it was wanted. What its text says never changes after that. */
export interface Mail {
  /** Grows by one per mail. */
  readonly seq: number;
  readonly id: string;
  /** Fixed before the first try, so that a server that gets it twice can tell. */
  readonly messageId: string;
  readonly sender: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly inReplyTo: string | null;
  /** Who wanted it, if it was a person. */
  readonly person: string | null;
  readonly state: MailState;
  /** Recipients whom no server has taken it for yet, or refused for good. */
  readonly pending: readonly string[];
  readonly accepted: readonly string[];
  readonly refused: readonly Refused[];
  readonly tries: number;
  readonly error: string | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly endedAt: number | null;
}

/** What the outbox keeps of a mail beside it. */
interface Kept {
  readonly nextTry: number;
  readonly told: number;
}

export type NewMail = Pick<
  Mail,
  'id' | 'messageId' | 'sender' | 'to' | 'subject' | 'body' | 'inReplyTo' | 'person' | 'createdAt'
>;

/** What a try did to a mail. */
export interface Tried extends Pick<Mail, 'pending' | 'accepted' | 'refused' | 'error'> {
  readonly state: 'queued' | 'sent' | 'failed';
  /** For `queued`: when to try again. */
  readonly nextTryAt: number;
}

/** Whose mails are wanted. */
export interface Theirs {
  readonly person: string | null;
  /** Where they get mail; empty where they get none. */
  readonly address: string;
}

/** All mails of the house, those on their way and those that stay: one table, so that the mailbox shows both. */
export class OutboxStore {
  readonly #store: Store;
  readonly #mails: Table<Mail & Kept>;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('email', [
      `CREATE TABLE mail (
         seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, message_id TEXT NOT NULL UNIQUE,
         sender TEXT NOT NULL, recipients TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, in_reply_to TEXT,
         person TEXT, state TEXT NOT NULL, pending TEXT NOT NULL, accepted TEXT NOT NULL, refused TEXT NOT NULL,
         tries INTEGER NOT NULL, next_try INTEGER NOT NULL, error TEXT, told INTEGER NOT NULL,
         created_at INTEGER NOT NULL, ended_at INTEGER
       ) STRICT;
       CREATE INDEX mail_queue ON mail (next_try) WHERE state IN ('queued', 'sending');
       CREATE INDEX mail_untold ON mail (seq) WHERE told = 0 AND state IN ('sent', 'failed')`,
    ]);
    this.#mails = new Table<Mail & Kept>(store, 'mail', {
      json: ['to', 'pending', 'accepted', 'refused'],
      columns: { to: 'recipients' },
    });
  }

  /** Adds a mail; one with this id that is there already stays as it is. */
  add(mail: NewMail, state: 'queued' | 'mailbox'): Mail {
    const { to, createdAt } = mail;
    const begun = { refused: [], tries: 0, nextTry: createdAt };
    const rest =
      state === 'mailbox'
        ? { pending: [], accepted: to, told: 1, endedAt: createdAt }
        : { pending: to, accepted: [], told: 0, endedAt: null };
    this.#store.transaction(() => this.#mails.put({ ...mail, state, ...begun, ...rest }, 'IGNORE'));
    return this.get(mail.id)!;
  }

  get(id: string): Mail | undefined {
    return this.#mails.one('WHERE id = ?', id);
  }

  /**
   * After a sequence number the oldest first; without one the newest `limit`, also the oldest first. `of`: only what that person
   * had sent or got.
   */
  list(after: number | undefined, limit: number, of?: Theirs): Mail[] {
    const theirs =
      of === undefined
        ? ''
        : 'AND (person IS @person OR EXISTS (SELECT 1 FROM json_each(recipients) WHERE lower(value) = @address))';
    const order = after === undefined ? 'DESC' : 'ASC';
    const mails = this.#mails.all(`WHERE seq > @after ${theirs} ORDER BY seq ${order} LIMIT @limit`, {
      after: after ?? -1,
      limit,
      ...(of && { person: of.person, address: of.address.toLowerCase() }),
    });
    return after === undefined ? mails.reverse() : mails;
  }

  get waiting(): number {
    const sql = "SELECT count(*) AS n FROM mail WHERE state IN ('queued', 'sending')";
    return this.#store.one<{ n: number }>(sql)!.n;
  }

  /** What was being sent when the last run ended goes again: nobody can know whether it arrived, its Message-ID tells. */
  requeue(now: number): void {
    this.#store.transaction(() =>
      this.#store.run("UPDATE mail SET state = 'queued', next_try = ? WHERE state = 'sending'", now),
    );
  }

  /** Takes the next mail that is due, so that it is known to be on its way before it is. A try further off than `horizonMs` was set by a wrong clock. */
  take(now: number, horizonMs: number): Mail | undefined {
    const due = "state = 'queued' AND (next_try <= @now OR next_try > @horizon)";
    const found = this.#mails.one(`WHERE ${due} ORDER BY next_try LIMIT 1`, {
      now,
      horizon: now + horizonMs,
    });
    if (found === undefined) return undefined;
    const sql = "UPDATE mail SET state = 'sending', tries = tries + 1 WHERE id = ? AND state = 'queued'";
    const changes = this.#store.transaction(() => this.#store.run(sql, found.id));
    return changes === 1 ? this.get(found.id) : this.take(now, horizonMs);
  }

  nextTryAt(): number | undefined {
    const sql = "SELECT min(next_try) AS at FROM mail WHERE state = 'queued'";
    return this.#store.one<{ at: number | null }>(sql)?.at ?? undefined;
  }

  tried(id: string, { state, pending, accepted, refused, error, nextTryAt }: Tried, now: number): Mail {
    this.#store.transaction(() =>
      this.#store.run(
        'UPDATE mail SET state = ?, pending = ?, accepted = ?, refused = ?, error = ?, next_try = ?, ended_at = ? WHERE id = ?',
        ...[state, JSON.stringify(pending), JSON.stringify(accepted), JSON.stringify(refused)],
        ...[error, nextTryAt, state === 'queued' ? null : now, id],
      ),
    );
    return this.get(id)!;
  }

  /** Ended, and nobody was told how. */
  untold(): Mail[] {
    return this.#mails.all("WHERE told = 0 AND state IN ('sent', 'failed') ORDER BY seq LIMIT 100");
  }

  markTold(id: string): void {
    this.#store.transaction(() => this.#store.run('UPDATE mail SET told = 1 WHERE id = ?', id));
  }
}
