import { ownerKey } from '../../access/index.ts';
import {
  type Action,
  type Group,
  type InboundMessage,
  nobody,
  type Plan,
  type Unplaced,
} from '../../domain/index.ts';
import type { Statement, Store } from '../../store/index.ts';
import type { Exchange } from '../mind/prompt.ts';
import { COUNTS, type Place, TurnCounts } from './turn-counts-store.ts';

export interface TurnRow {
  readonly turn: string;
  readonly channel: InboundMessage['channel'];
  readonly conversation: string;
  readonly person: string | null;
  /** The token, account or address it came in with. */
  readonly via: string;
  /** Whose it is, as `ownerKey` tells. */
  readonly owner: string;
  readonly text: string;
  readonly external_id: string | null;
  readonly received_at: number;
  readonly plan: string | null;
  readonly delivered_at: number | null;
  readonly reply: string | null;
  /** 1 when the reply holds other people's words: hits of a search, entries of a calendar. */
  readonly outside: number;
}

/** As much of a turn as is told of it. */
export type ToldRow = Pick<TurnRow, 'turn' | 'text' | 'received_at' | 'plan' | 'reply'>;
const TOLD = 'turn, text, received_at, plan, reply';

/** What follows on what was said before: one conversation of one speaker. */
export interface Talk {
  readonly conversation: string;
  readonly owner: string;
}

/** A turn of a conversation before another, as it was understood. */
export interface Recent {
  readonly text: string;
  readonly groups: readonly Group[];
  /** Said by the same speaker. */
  readonly own: boolean;
  /** The house asked for what was missing. */
  readonly asked: boolean;
}

const MIGRATIONS = [
  `CREATE TABLE turns (
     turn TEXT PRIMARY KEY,
     channel TEXT NOT NULL,
     conversation TEXT NOT NULL,
     person TEXT,
     text TEXT NOT NULL,
     external_id TEXT,
     received_at INTEGER NOT NULL,
     plan TEXT,
     delivered_at INTEGER
   ) STRICT;
   CREATE UNIQUE INDEX turns_external ON turns (channel, external_id) WHERE external_id IS NOT NULL;
   CREATE INDEX turns_conversation ON turns (conversation, received_at);
   CREATE INDEX turns_undelivered ON turns (received_at) WHERE delivered_at IS NULL;`,
  'ALTER TABLE turns ADD COLUMN reply TEXT; ALTER TABLE turns ADD COLUMN outside INTEGER NOT NULL DEFAULT 0',
  `ALTER TABLE turns ADD COLUMN via TEXT NOT NULL DEFAULT '';
   ALTER TABLE turns ADD COLUMN owner TEXT NOT NULL DEFAULT '';
   UPDATE turns SET owner = COALESCE('person:' || person, 'via:');
   DROP INDEX turns_external;
   CREATE UNIQUE INDEX turns_external ON turns (channel, via, external_id) WHERE external_id IS NOT NULL`,
  'CREATE INDEX turns_owner ON turns (owner)',
  COUNTS,
];

/** Turns that are looked at in a row for whether they are to be forgotten. */
const LOOKED_AT = 200;

/** Blocks of turns that are counted in a row: 0.1 ms each. */
const COUNTED_AT_ONCE = 16;

/**
 * What was said, and what became of saying it: one row per turn. It answers "did this message come before?" (A01), "what
 * were we talking about?" (context that survives kill -9) and "was the answer given?" (A33). Writes run inside the
 * journal's transactions, so they cost no commit of their own.
 */
export class TurnStore {
  readonly #store: Store;
  readonly #counts: TurnCounts;
  readonly #insert: Statement<
    [string, string, string, string | null, string, string, string, string | null, number],
    unknown
  >;
  readonly #byExternal: Statement<[string, string, string], { turn: string }>;
  readonly #plan: Statement<[string, string], unknown>;
  readonly #reply: Statement<[string, number, string], unknown>;
  readonly #delivered: Statement<[number, string], unknown>;
  readonly #recent: Statement<
    [Talk & { before: string; since: number; most: number }],
    Pick<TurnRow, 'turn' | 'owner' | 'text' | 'plan'>
  >;
  readonly #ownRecent: Statement<[Talk & { before: string; since: number; most: number }], TurnRow>;
  readonly #later: Statement<[{ conversation: string; turn: string; since: number }], { turn: string }>;
  readonly #exchanges: Statement<[Talk & { before: string; most: number }], TurnRow>;
  readonly #one: Statement<[string], TurnRow>;
  readonly #owners: Statement<[string], Pick<TurnRow, 'turn' | 'owner'>>;
  readonly #page: Statement<[Place & { limit: number }], ToldRow>;
  readonly #pageOf: Statement<[Place & { owner: string; limit: number }], ToldRow>;
  readonly #undelivered: Statement<[], TurnRow>;
  readonly #misunderstood: Statement<
    [{ since: number; limit: number; offset: number; owner: string | null }],
    TurnRow
  >;
  readonly #from: Statement<[number], { row: number; turn: string; owner: string; received_at: number }>;
  readonly #delete: Statement<[string], unknown>;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('assistant', MIGRATIONS);
    this.#counts = new TurnCounts(store);
    this.#insert = store.prepare(
      'INSERT INTO turns (turn, channel, conversation, person, via, owner, text, external_id, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#byExternal = store.prepare(
      'SELECT turn FROM turns WHERE channel = ? AND via = ? AND external_id = ?',
    );
    this.#plan = store.prepare('UPDATE turns SET plan = ? WHERE turn = ?');
    this.#reply = store.prepare('UPDATE turns SET reply = ?, outside = ? WHERE turn = ?');
    this.#delivered = store.prepare('UPDATE turns SET delivered_at = ? WHERE turn = ?');
    this.#recent = store.prepare(
      `SELECT turn, owner, text, plan FROM turns WHERE conversation = @conversation AND turn <> @before AND received_at >= @since
         AND json_extract(plan, '$.direct') = 0 ORDER BY received_at DESC, rowid DESC LIMIT @most`,
    );
    this.#ownRecent = store.prepare(
      `SELECT * FROM turns WHERE conversation = @conversation AND owner = @owner AND turn <> @before AND received_at >= @since
         AND json_extract(plan, '$.direct') = 0 ORDER BY received_at DESC, rowid DESC LIMIT @most`,
    );
    this.#later = store.prepare(
      `SELECT turn FROM turns WHERE conversation = @conversation AND turn <> @turn AND received_at > @since
         AND json_extract(plan, '$.direct') = 0 LIMIT 1`,
    );
    this.#exchanges = store.prepare(
      `SELECT * FROM turns WHERE conversation = @conversation AND owner = @owner AND turn <> @before AND plan IS NOT NULL
         ORDER BY received_at DESC, rowid DESC LIMIT @most`,
    );
    this.#one = store.prepare('SELECT * FROM turns WHERE turn = ?');
    this.#owners = store.prepare(
      'SELECT turn, owner FROM turns WHERE turn IN (SELECT value FROM json_each(?))',
    );
    this.#page = store.prepare(
      `SELECT ${TOLD} FROM turns WHERE rowid <= @row ORDER BY rowid DESC LIMIT @limit OFFSET @skip`,
    );
    this.#pageOf = store.prepare(
      `SELECT ${TOLD} FROM turns WHERE owner = @owner AND rowid <= @row ORDER BY rowid DESC LIMIT @limit OFFSET @skip`,
    );
    this.#misunderstood = store.prepare(
      `SELECT * FROM turns WHERE received_at >= @since AND (@owner IS NULL OR owner = @owner)
         AND json_array_length(plan, '$.unread') > 0 ORDER BY received_at DESC LIMIT @limit OFFSET @offset`,
    );
    this.#from = store.prepare(
      `SELECT rowid AS row, turn, owner, received_at FROM turns WHERE rowid > ? ORDER BY rowid LIMIT ${LOOKED_AT}`,
    );
    this.#delete = store.prepare('DELETE FROM turns WHERE turn = ?');
    this.#undelivered = store.prepare('SELECT * FROM turns WHERE delivered_at IS NULL ORDER BY received_at');
  }

  /**
   * Looks at some turns behind a row and forgets those of them that were received before this instant, but for those that are to be kept.
   * @returns the row to go on behind, undefined at the end.
   */
  forget(before: number, keeps: (turn: string) => boolean, after = 0): number | undefined {
    const rows = this.#from.all(after);
    const old = rows.filter(({ turn, received_at }) => received_at < before && !keeps(turn));
    if (old.length > 0)
      this.#store.transaction(() => {
        for (const { turn } of old) this.#delete.run(turn);
        this.#counts.forgot(old);
      });
    return rows.length < LOOKED_AT ? undefined : rows.at(-1)!.row;
  }

  insert(turn: string, message: InboundMessage, receivedAt: number): void {
    this.#insert.run(
      turn,
      message.channel,
      message.conversation,
      message.person ?? null,
      message.speaker?.via ?? '',
      ownerKey(message.speaker ?? nobody('')),
      message.text,
      message.externalId ?? null,
      receivedAt,
    );
  }

  /** The same id from another token or account is another message. */
  byExternalId(channel: string, via: string, externalId: string): string | undefined {
    return this.#byExternal.get(channel, via, externalId)?.turn;
  }

  setPlan(turn: string, { groups, unread, direct, unplaced, talk }: Plan): void {
    this.#plan.run(JSON.stringify({ groups, unread, direct, unplaced, talk }), turn);
  }

  /** One of its groups is another now: what is said next speaks of that. */
  replaceGroup(turn: string, before: Group, after: Group): void {
    const plan = JSON.parse(this.get(turn)?.plan ?? 'null') as Plan | null;
    if (plan === null) return;
    const was = JSON.stringify(before);
    const groups = plan.groups.map((group) => (JSON.stringify(group) === was ? after : group));
    this.setPlan(turn, { ...plan, groups });
  }

  /** What a wish of a turn came to by an answer: the talk speaks of that from here on, and no more of what was lacking. */
  setFulfilled(turn: string, wish: Action, whole: Action): void {
    const plan = JSON.parse(this.get(turn)?.plan ?? 'null') as Plan | null;
    if (plan === null) return;
    const asked = plan.unread.find(
      (one) => one.wish?.action.service === wish.service && one.wish.action.method === wish.method,
    );
    if (asked === undefined) return;
    const unread = plan.unread.filter((one) => one !== asked);
    this.setPlan(turn, { ...plan, groups: [...plan.groups, [whole]], unread });
  }

  /** The answer of which this talk was asked last, at the end of it, what question it is for. */
  unplacedIn(talk: Talk): Unplaced | undefined {
    const [last] = this.#exchanges.all({ ...talk, before: '', most: 1 });
    return (JSON.parse(last?.plan ?? 'null') as Plan | null)?.unplaced;
  }

  /** The last turn of a talk that was more than an answer composed at the door. */
  lastIn(talk: Talk): string | undefined {
    return this.#ownRecent.get({ ...talk, before: '', since: 0, most: 1 })?.turn;
  }

  /** Whether anybody wished for something else in a conversation since an instant. */
  hasGoneOn(conversation: string, turn: string, since: number): boolean {
    return this.#later.get({ conversation, turn, since }) !== undefined;
  }

  /** The last turns of a talk before this one and since an instant that were more than an answer, the newest first. */
  turnsBefore(talk: Talk, before: string, since: number, most: number): readonly string[] {
    return this.#ownRecent.all({ ...talk, before, since, most }).map(({ turn }) => turn);
  }

  /** The same of all who speak in the conversation. */
  turnsOfAllBefore(
    talk: Talk,
    before: string,
    since: number,
    most: number,
  ): readonly { readonly turn: string; readonly own: boolean }[] {
    return this.#recent
      .all({ ...talk, before, since, most })
      .map(({ turn, owner }) => ({ turn, own: owner === talk.owner }));
  }

  /** What the person was answered, for the talk that follows. */
  setReply(turn: string, text: string, outside: boolean): void {
    this.#reply.run(text, outside ? 1 : 0, turn);
  }

  setDelivered(turn: string, at: number): void {
    this.#delivered.run(at, turn);
  }

  /** The last turns of a talk before this one and since an instant, oldest first; thanks and greetings between them are none. */
  recent(talk: Talk, before: string, since: number, most: number): readonly Recent[] {
    return this.#recent
      .all({ ...talk, before, since, most })
      .reverse()
      .map((row) => ({
        text: row.text,
        ...heardIn(row.plan),
        own: row.owner === talk.owner,
      }));
  }

  /** The last exchanges of a talk before this turn, oldest first, those without an answer included (E08). */
  exchanges(talk: Talk, before: string, most: number): readonly (Exchange & { readonly turn: string })[] {
    return this.#exchanges
      .all({ ...talk, before, most })
      .reverse()
      .map((row) => ({ turn: row.turn, said: row.text, answered: row.reply, outside: row.outside === 1 }));
  }

  get(turn: string): TurnRow | undefined {
    return this.#one.get(turn);
  }

  /** Those of these turns that are one owner's. */
  ownedBy(owner: string, turns: readonly string[]): ReadonlySet<string> {
    const rows = this.#owners.all(JSON.stringify(turns));
    return new Set(rows.filter((row) => row.owner === owner).map(({ turn }) => turn));
  }

  /** Newest first, in the order they came in: those of one owner, or all. */
  page(limit: number, offset: number, owner?: string): readonly ToldRow[] {
    const place = this.#counts.find(offset, owner);
    if (place === undefined) return [];
    return owner === undefined
      ? this.#page.all({ ...place, limit })
      : this.#pageOf.all({ ...place, owner, limit });
  }

  /**
   * Counts some of what came since this was done last, for pages far back.
   * @returns whether there is more to count.
   */
  count(): boolean {
    return this.#counts.count(COUNTED_AT_ONCE) === COUNTED_AT_ONCE;
  }

  /** Turns received since an instant of which something was not understood, the newest first: those of one owner, or all. */
  misunderstood(since: number, limit: number, offset: number, owner?: string): readonly TurnRow[] {
    return this.#misunderstood.all({ since, limit, offset, owner: owner ?? null });
  }

  undelivered(): readonly TurnRow[] {
    return this.#undelivered.all();
  }
}

function heardIn(plan: string | null): Pick<Recent, 'groups' | 'asked'> {
  const { groups, unread = [] } = JSON.parse(plan ?? '{"groups":[],"unread":[]}') as Pick<
    Plan,
    'groups' | 'unread'
  >;
  return { groups, asked: unread.some(({ wish }) => wish !== undefined) };
}
