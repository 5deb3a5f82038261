import { createHash } from 'node:crypto';
import { type Clock, canonicalJson, type Json, type Timer } from '../base/index.ts';
import type { CallerIdentity } from '../domain/index.ts';
import { type Store, troubleOf } from '../store/index.ts';

/** How long a key is remembered (H05). */
export const CALL_MEMORY_MS = 24 * 60 * 60 * 1000;
/** What rides with the next commit has one of its own after this long. */
const RIDES_MS = 250;
/** As many as this at once; more of them are written at once. */
const RIDING_MAX = 1000;
/** Old rows go a few at a time, along with a write that happens anyway. */
const PRUNED_PER_WRITE = 8;
const OLDEST = 'FROM calls ORDER BY rowid LIMIT ?';

const MIGRATIONS = [
  `CREATE TABLE calls (
     service TEXT NOT NULL, caller TEXT NOT NULL, key TEXT NOT NULL,
     asked TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('begun', 'done')),
     intent TEXT, response TEXT, at INTEGER NOT NULL, expires INTEGER NOT NULL,
     PRIMARY KEY (service, caller, key)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX calls_expires ON calls (expires);`,
  // Rows are in the order they were written, which is that in which they expire: no index is written for it.
  `CREATE TABLE calls_kept (
     service TEXT NOT NULL, caller TEXT NOT NULL, key TEXT NOT NULL,
     asked TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('begun', 'done')),
     intent TEXT, response TEXT, at INTEGER NOT NULL, expires INTEGER NOT NULL,
     UNIQUE (key, service, caller)
   ) STRICT;
   INSERT INTO calls_kept SELECT * FROM calls ORDER BY expires;
   DROP TABLE calls;
   ALTER TABLE calls_kept RENAME TO calls`,
];

/** Which wish a call is a repetition of. */
export interface CallKey {
  readonly service: string;
  /** `callerKey` of who asks: keys of different callers never meet. */
  readonly caller: string;
  readonly key: string;
}

export type CallRecord =
  /** Started and not known to have ended: it is running, or a crash cut it off. */
  | { readonly state: 'begun'; readonly asked: string; readonly intent: Json | undefined }
  | { readonly state: 'done'; readonly asked: string; readonly response: Json };

interface Row {
  readonly asked: string;
  readonly state: 'begun' | 'done';
  readonly intent: string | null;
  readonly response: string | null;
}

/** What a service did for whom, for a day, so that a repeated call has one effect and one answer, also across a restart. */
export class CallStore {
  readonly #store: Store;
  readonly #clock: Clock;
  /** Of calls that are to be in the next commit. */
  readonly #riding = new Map<string, CallRecord>();
  #timer: Timer | undefined;
  /** No row is too old before. */
  #nextExpiry = 0;

  constructor(options: { readonly store: Store; readonly clock: Clock }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#store.migrate('calls', MIGRATIONS);
  }

  find({ service, caller, key }: CallKey): CallRecord | undefined {
    const riding = this.#riding.get(nameOf({ service, caller, key }));
    if (riding !== undefined) return riding;
    const row = this.#store.one<Row>(
      'SELECT asked, state, intent, response FROM calls WHERE service = ? AND caller = ? AND key = ? AND expires > ?',
      ...[service, caller, key, this.#clock.now()],
    );
    if (row === undefined) return undefined;
    return row.state === 'done'
      ? { state: 'done', asked: row.asked, response: JSON.parse(row.response ?? 'null') as Json }
      : {
          state: 'begun',
          asked: row.asked,
          intent: row.intent === null ? undefined : (JSON.parse(row.intent) as Json),
        };
  }

  /** Written before the effect. One commit. */
  begin(key: CallKey, asked: string, intent: Json | undefined): void {
    this.#store.transaction(() => this.#put(key, asked, 'begun', intent, undefined));
  }

  /** Written after the effect; begun or not before. One commit. */
  finish(key: CallKey, asked: string, intent: Json | undefined, response: Json): void {
    this.#store.transaction(() => this.#put(key, asked, 'done', intent, response));
  }

  /** As `finish`, in whatever commit comes next: for what may be done again under its key, asked by who keeps a record of it. */
  finishSoon(key: CallKey, asked: string, intent: Json | undefined, response: Json): void {
    if (this.#riding.size >= RIDING_MAX) {
      this.finish(key, asked, intent, response);
      return;
    }
    const name = nameOf(key);
    this.#riding.set(name, { state: 'done', asked, response });
    this.#store.ride(
      () => this.#put(key, asked, 'done', intent, response),
      () => this.#riding.delete(name),
    );
    this.#timer ??= this.#clock.after(RIDES_MS, () => this.#settle());
  }

  /** A disk that takes nothing now is asked again with the next commit. */
  #settle(): void {
    this.#timer = undefined;
    try {
      if (this.#riding.size > 0) this.#store.settle();
    } catch (error) {
      if (troubleOf(error) === undefined) throw error;
    }
  }

  /** A call that is known to have had no effect may be tried again with the same key. */
  forget({ service, caller, key }: CallKey): void {
    const sql = 'DELETE FROM calls WHERE service = ? AND caller = ? AND key = ?';
    this.#store.transaction(() => this.#store.run(sql, service, caller, key));
  }

  /** To be called inside a transaction. */
  #put(
    { service, caller, key }: CallKey,
    asked: string,
    state: CallRecord['state'],
    intent: Json | undefined,
    response: Json | undefined,
  ): void {
    const now = this.#clock.now();
    const text = (value: Json | undefined) => (value === undefined ? null : JSON.stringify(value));
    const what = { asked, state, intent: text(intent), response: text(response) };
    const times = { at: now, expires: now + CALL_MEMORY_MS };
    this.#store.put('calls', { service, caller, key, ...what, ...times }, 'REPLACE');
    this.#prune(now);
  }

  /** Looks at no row while the oldest ones are not yet too old: looking at each write costs more than the write. */
  #prune(now: number): void {
    if (now < this.#nextExpiry) return;
    const few = PRUNED_PER_WRITE;
    this.#store.run(`DELETE FROM calls WHERE expires <= ? AND rowid IN (SELECT rowid ${OLDEST})`, now, few);
    const next = this.#store.one<{ at: number | null }>(
      `SELECT min(expires) AS at FROM (SELECT expires ${OLDEST})`,
      few,
    );
    this.#nextExpiry = next?.at ?? now + CALL_MEMORY_MS;
  }
}

const nameOf = ({ service, caller, key }: CallKey) => JSON.stringify([service, caller, key]);

export const callerKey = (by: CallerIdentity) => `${by.kind}:${by.id}`;

/** What was asked, in 32 letters: the method and its arguments, whatever the order of their keys. */
export function askedHash(method: string, params: Json): string {
  return createHash('sha256')
    .update(method)
    .update('\n')
    .update(canonicalJson(params))
    .digest('base64url')
    .slice(0, 32);
}
