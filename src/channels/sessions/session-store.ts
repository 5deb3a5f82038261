import { createHash, timingSafeEqual } from 'node:crypto';
import { type Clock, Emitter, newId } from '../../base/index.ts';
import type { Store } from '../../store/index.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Token, TokenStore } from '../token-store.ts';

/** A browser that has shown a token, and goes on by a cookie. */
export interface Session {
  readonly id: string;
  /** The id of the token that was shown; the session ends with it. */
  readonly token: string;
  /** Whether the token was made for this session alone, so that it ends with the session. */
  readonly ownsToken: boolean;
  /** What the page sends along with whatever changes something. */
  readonly csrf: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** So long a session lasts that nobody uses. */
const IDLE_MS = 180 * 24 * 60 * 60_000;
/** A session in use is written down as such once in so long. */
const RENEW_MS = 24 * 60 * 60_000;
/** Beyond these the session that was unused for longest ends. */
const PER_TOKEN_MAX = 32;
const SESSIONS_MAX = 500;

interface Row {
  readonly id: string;
  readonly hash: Buffer;
  readonly token: string;
  readonly owns_token: number;
  readonly created_at: number;
  readonly expires_at: number;
}

type Kept = Omit<Session, 'csrf'> & { readonly key: string };

const MIGRATIONS = [
  `CREATE TABLE sessions (
     id TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, token TEXT NOT NULL, owns_token INTEGER NOT NULL,
     created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
   ) STRICT`,
];

/**
 * The sessions of browsers. The secret in the cookie is 256 random bits, kept as a hash; what a page sends against forged requests (OWASP,
 * "Signed Double-Submit Cookie") is made of the secret, so that neither the database nor a backup tells it.
 */
export class SessionStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #tokens: TokenStore;
  readonly #ends = new Emitter<string>();
  /** By the hash of the secret, the one unused for longest first. */
  readonly #known = new Map<string, Kept>();

  constructor(options: { readonly store: Store; readonly clock: Clock; readonly tokens: TokenStore }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#tokens = options.tokens;
    this.#store.migrate('sessions', MIGRATIONS);
    for (const row of this.#store.all<Row>('SELECT * FROM sessions ORDER BY expires_at, id'))
      this.#keep({
        id: row.id,
        key: row.hash.toString('hex'),
        token: row.token,
        ownsToken: row.owns_token === 1,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      });
    for (const session of [...this.#known.values()])
      if (this.#tokens.current(session.token) === undefined || this.#isOver(session)) this.#end(session);
    this.#tokens.onEnd((token) => {
      for (const session of [...this.#known.values()]) if (session.token === token) this.#end(session);
    });
  }

  /** A new session for whoever showed this token; its secret is shown this once. */
  open(
    token: Token,
    options: { readonly ownsToken?: boolean } = {},
  ): { readonly session: Session; readonly secret: string } {
    const secret = newSecret();
    const now = this.#clock.now();
    const hash = hashOf(secret);
    const kept: Kept = {
      id: newId('session', now),
      key: hash.toString('hex'),
      token: token.id,
      ownsToken: options.ownsToken === true,
      createdAt: now,
      expiresAt: now + IDLE_MS,
    };
    const same = [...this.#known.values()].filter((one) => one.token === token.id);
    if (same.length >= PER_TOKEN_MAX && same[0] !== undefined) this.#end(same[0]);
    const [oldest] = this.#known.values();
    if (this.#known.size >= SESSIONS_MAX && oldest !== undefined) this.#end(oldest);
    this.#store.put('sessions', {
      id: kept.id,
      hash,
      token: kept.token,
      owns_token: Number(kept.ownsToken),
      created_at: now,
      expires_at: kept.expiresAt,
    });
    this.#keep(kept);
    return { session: sessionOf(kept, secret), secret };
  }

  /** The session of this secret, which is used by this; undefined when there is none or it has ended. */
  check(secret: string): Session | undefined {
    const key = hashOf(secret).toString('hex');
    const kept = this.#known.get(key);
    if (kept === undefined) return undefined;
    if (this.#isOver(kept) || this.#tokens.current(kept.token) === undefined) {
      if (this.#isOver(kept)) this.#end(kept);
      return undefined;
    }
    return sessionOf(this.#renewed(kept), secret);
  }

  /** Ends a session, and the token that was made for it. */
  end(id: string): void {
    const kept = [...this.#known.values()].find((one) => one.id === id);
    if (kept !== undefined) this.#end(kept);
  }

  /** Tells the id of every session that ends, so that doors close what it had opened. */
  onEnd(listener: (id: string) => void): () => void {
    return this.#ends.on(listener);
  }

  #keep(kept: Kept): void {
    this.#known.delete(kept.key);
    this.#known.set(kept.key, kept);
  }

  #renewed(kept: Kept): Kept {
    const expiresAt = this.#clock.now() + IDLE_MS;
    if (expiresAt - kept.expiresAt < RENEW_MS) return kept;
    const renewed = { ...kept, expiresAt };
    this.#keep(renewed);
    this.#store.run('UPDATE sessions SET expires_at = ? WHERE id = ?', expiresAt, kept.id);
    return renewed;
  }

  #isOver({ expiresAt }: Pick<Session, 'expiresAt'>): boolean {
    return expiresAt <= this.#clock.now();
  }

  #end(kept: Kept): void {
    if (!this.#known.delete(kept.key)) return;
    this.#store.run('DELETE FROM sessions WHERE id = ?', kept.id);
    this.#ends.emit(kept.id);
    if (kept.ownsToken) this.#tokens.revoke(kept.token);
  }
}

/** Whether this is what the page of the session sends; in time that does not tell how much of it is right. */
export function isCsrfOf(session: Session, given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(session.csrf));
}

function sessionOf({ key: _, ...kept }: Kept, secret: string): Session {
  return { ...kept, csrf: createHash('sha256').update(`csrf\0${secret}`).digest('base64url') };
}
