import type { Store } from '../../src/store/index.ts';

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

interface MailRecord {
  readonly seq: number;
  readonly id: string;
  readonly message_id: string;
  readonly sender: string;
  readonly recipients: string;
  readonly subject: string;
  readonly body: string;
  readonly in_reply_to: string | null;
  readonly person: string | null;
  readonly state: MailState;
  readonly pending: string;
  readonly accepted: string;
  readonly refused: string;
  readonly tries: number;
  readonly error: string | null;
  readonly created_at: number;
  readonly ended_at: number | null;
}

/** All mails of the house, those on their way and those that stay: one table, so that the mailbox shows both. */
/** Whose mails are wanted. */
export interface Theirs {
  readonly person: string | null;
  /** Where they get mail; empty where they get none. */
  readonly address: string;
}

export class OutboxStore {
  readonly #store: Store;

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
  }

  /** Adds a mail; one with this id that is there already stays as it is. */
  add(mail: NewMail, state: 'queued' | 'mailbox'): Mail {
    const done = state === 'mailbox';
    const to = JSON.stringify(mail.to);
    this.#store.transaction(() =>
      this.#store
        .prepare(
          `INSERT OR IGNORE INTO mail (id, message_id, sender, recipients, subject, body, in_reply_to, person, state, pending,
             accepted, refused, tries, next_try, told, created_at, ended_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', 0, ?, ?, ?, ?)`,
        )
        .run(
          mail.id,
          mail.messageId,
          mail.sender,
          to,
          mail.subject,
          mail.body,
          mail.inReplyTo,
          mail.person,
          state,
          done ? '[]' : to,
          done ? to : '[]',
          mail.createdAt,
          done ? 1 : 0,
          mail.createdAt,
          done ? mail.createdAt : null,
        ),
    );
    return this.get(mail.id)!;
  }

  get(id: string): Mail | undefined {
    const record = this.#store.prepare<[string], MailRecord>('SELECT * FROM mail WHERE id = ?').get(id);
    return record === undefined ? undefined : mailOf(record);
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
    const records = this.#store
      .prepare<[{ after: number; limit: number; person: string | null; address: string }], MailRecord>(
        `SELECT * FROM mail WHERE seq > @after ${theirs} ORDER BY seq ${order} LIMIT @limit`,
      )
      .all({
        after: after ?? -1,
        limit,
        person: of?.person ?? null,
        address: of?.address.toLowerCase() ?? '',
      });
    return (after === undefined ? records.reverse() : records).map(mailOf);
  }

  get waiting(): number {
    return this.#store
      .prepare<[], { n: number }>("SELECT count(*) AS n FROM mail WHERE state IN ('queued', 'sending')")
      .get()!.n;
  }

  /** What was being sent when the last run ended goes again: nobody can know whether it arrived, its Message-ID tells. */
  requeue(now: number): void {
    this.#store.transaction(() =>
      this.#store.prepare("UPDATE mail SET state = 'queued', next_try = ? WHERE state = 'sending'").run(now),
    );
  }

  /** Takes the next mail that is due, so that it is known to be on its way before it is. A try further off than `horizonMs` was set by a wrong clock. */
  take(now: number, horizonMs: number): Mail | undefined {
    const due = "state = 'queued' AND (next_try <= @now OR next_try > @horizon)";
    const found = this.#store
      .prepare<[{ now: number; horizon: number }], { id: string }>(
        `SELECT id FROM mail WHERE ${due} ORDER BY next_try LIMIT 1`,
      )
      .get({ now, horizon: now + horizonMs });
    if (found === undefined) return undefined;
    const { changes } = this.#store.transaction(() =>
      this.#store
        .prepare("UPDATE mail SET state = 'sending', tries = tries + 1 WHERE id = ? AND state = 'queued'")
        .run(found.id),
    );
    return changes === 1 ? this.get(found.id) : this.take(now, horizonMs);
  }

  nextTryAt(): number | undefined {
    const row = this.#store
      .prepare<[], { at: number | null }>("SELECT min(next_try) AS at FROM mail WHERE state = 'queued'")
      .get();
    return row?.at ?? undefined;
  }

  tried(id: string, { state, pending, accepted, refused, error, nextTryAt }: Tried, now: number): Mail {
    this.#store.transaction(() =>
      this.#store
        .prepare(
          'UPDATE mail SET state = ?, pending = ?, accepted = ?, refused = ?, error = ?, next_try = ?, ended_at = ? WHERE id = ?',
        )
        .run(
          state,
          JSON.stringify(pending),
          JSON.stringify(accepted),
          JSON.stringify(refused),
          error,
          nextTryAt,
          state === 'queued' ? null : now,
          id,
        ),
    );
    return this.get(id)!;
  }

  /** Ended, and nobody was told how. */
  untold(): Mail[] {
    return this.#store
      .prepare<[], MailRecord>(
        "SELECT * FROM mail WHERE told = 0 AND state IN ('sent', 'failed') ORDER BY seq LIMIT 100",
      )
      .all()
      .map(mailOf);
  }

  markTold(id: string): void {
    this.#store.transaction(() => this.#store.prepare('UPDATE mail SET told = 1 WHERE id = ?').run(id));
  }
}

function mailOf(record: MailRecord): Mail {
  return {
    seq: record.seq,
    id: record.id,
    messageId: record.message_id,
    sender: record.sender,
    to: JSON.parse(record.recipients) as string[],
    subject: record.subject,
    body: record.body,
    inReplyTo: record.in_reply_to,
    person: record.person,
    state: record.state,
    pending: JSON.parse(record.pending) as string[],
    accepted: JSON.parse(record.accepted) as string[],
    refused: JSON.parse(record.refused) as Refused[],
    tries: record.tries,
    error: record.error,
    createdAt: record.created_at,
    endedAt: record.ended_at,
  };
}
