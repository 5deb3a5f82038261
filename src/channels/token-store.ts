import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Clock, Emitter, HearthError, newId } from '../base/index.ts';
import { type Person, type Speaker, speakerWith } from '../domain/index.ts';
import type { Store } from '../store/index.ts';

export const TokenRole = z.enum(['owner', 'adult', 'child', 'guest', 'device']);
export type TokenRole = z.infer<typeof TokenRole>;

/**
 * What a token opens: `speak` says sentences and answers questions, `read` shows what is, `act` calls services and ends
 * processes, `admin` makes and revokes tokens, `calendar` reads the calendar file and nothing else.
 */
export const Scope = z.enum(['speak', 'read', 'act', 'admin', 'calendar']);
export type Scope = z.infer<typeof Scope>;

/** What each role's token opens unless it is told otherwise. */
const SCOPES_OF: Readonly<Record<TokenRole, readonly Scope[]>> = {
  owner: ['speak', 'read', 'act', 'admin', 'calendar'],
  adult: ['speak', 'read', 'act', 'calendar'],
  child: ['speak', 'read'],
  guest: ['speak'],
  device: ['speak'],
};

/** A token as it may be shown: everything but its secret. */
export interface Token {
  readonly id: string;
  readonly name: string;
  /** Whom it speaks for when a message names nobody. */
  readonly person: string | null;
  readonly role: TokenRole;
  readonly scopes: readonly Scope[];
  /** `environment` and `command-line` are made again at every start. */
  readonly origin: 'owner' | 'issued' | 'environment' | 'command-line';
  readonly createdAt: string;
}

export interface NewToken {
  readonly name: string;
  readonly person?: string;
  readonly role: TokenRole;
  readonly scopes?: readonly Scope[];
}

/** How the owner's token stands after start-up. Only `made` carries the secret, and only this once. */
export type OwnerToken =
  | { readonly type: 'made'; readonly token: string }
  | { readonly type: 'set'; readonly weak: boolean }
  | { readonly type: 'kept' };

const TOKENS_MAX = 200;
const WEAK_BELOW = 16;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly person: string | null;
  readonly role: string;
  readonly scopes: string;
  readonly origin: string;
  readonly hash: Buffer;
  readonly created_at: number;
}

const MIGRATIONS = [
  `CREATE TABLE tokens (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, person TEXT, role TEXT NOT NULL, scopes TEXT NOT NULL,
     origin TEXT NOT NULL, hash BLOB NOT NULL UNIQUE, created_at INTEGER NOT NULL
   ) STRICT`,
];

/**
 * Who may come in. Secrets are 256 random bits and kept as plain SHA-256: a slow password hash slows down guessing, and
 * there is nothing to guess in 256 random bits, while every request would pay for it. All hashes are held in memory (there
 * are at most 200) and compared in constant time, so that neither the database nor the clock tells how near a guess came.
 */
export class TokenStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ends = new Emitter<string>();
  readonly #known = new Map<string, { readonly token: Token; readonly hash: Buffer }>();

  constructor(options: { readonly store: Store; readonly clock: Clock }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#store.migrate('tokens', MIGRATIONS);
    for (const row of this.#store.prepare<[], Row>('SELECT * FROM tokens ORDER BY created_at, id').all())
      this.#known.set(row.id, { token: tokenOf(row), hash: row.hash });
  }

  /**
   * Makes the owner's token at the first start, or takes `fromEnvironment` (HEARTH_OWNER_TOKEN) in its place. When the
   * environment no longer names one, a new one is made and the old one ends.
   * @throws HearthError `config-invalid` when it could not be sent in a header.
   */
  ensureOwner(options: { readonly fromEnvironment?: string; readonly person?: string } = {}): OwnerToken {
    const given = options.fromEnvironment;
    const owner: NewToken = {
      name: 'owner',
      role: 'owner',
      ...(options.person === undefined ? {} : { person: options.person }),
    };
    if (given !== undefined && given !== '') {
      if (!/^[\x21-\x7e]{1,512}$/.test(given))
        throw new HearthError(
          'config-invalid',
          'HEARTH_OWNER_TOKEN holds characters no HTTP header can carry',
          {
            hint: 'Use printable ASCII without blanks, for example the output of "openssl rand -hex 32".',
            faults: [{ path: 'HEARTH_OWNER_TOKEN', message: 'must be 1 to 512 printable ASCII characters' }],
          },
        );
      const current = this.#ofOrigin('environment');
      const same =
        current !== undefined &&
        timingSafeEqual(current.hash, hashOf(given)) &&
        current.token.person === (options.person ?? null);
      if (!same) this.#replace(['environment', 'owner'], owner, given);
      return { type: 'set', weak: given.length < WEAK_BELOW };
    }
    if (this.#ofOrigin('owner') !== undefined) return { type: 'kept' };
    const secret = newSecret();
    this.#replace(['owner', 'environment'], owner, secret);
    return { type: 'made', token: secret };
  }

  /** A fresh token for the command line of this machine, readable by the hub's own user alone (mode 0600). */
  writeCommandLineToken(file: string, person?: string): string {
    const secret = newSecret();
    this.#replace(
      ['command-line'],
      { name: 'command line', role: 'owner', ...(person === undefined ? {} : { person }) },
      secret,
    );
    const draft = `${file}.new`;
    writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
    return secret;
  }

  /**
   * @returns the token with its secret, which is shown this once.
   * @throws HearthError `conflict` when the name is taken, `too-many` at 200 tokens.
   */
  issue(wanted: NewToken): Token & { readonly secret: string } {
    if ([...this.#known.values()].some(({ token }) => token.name === wanted.name))
      throw new HearthError('conflict', `There is a token named "${wanted.name}" already`, {
        hint: 'Choose another name, or revoke that one first.',
      });
    const secret = newSecret();
    const token = this.#store.transaction(() => this.#insert('issued', wanted, secret));
    return { ...token, secret };
  }

  /** Who a speaker that came in with a token is now; undefined when the token was revoked or has ended. */
  speaker({ via }: Pick<Speaker, 'via'>, people: readonly Person[]): Speaker | undefined {
    const token = this.list().find((one) => viaOf(one) === via);
    return token === undefined ? undefined : speakerOf(token, people);
  }

  list(): readonly Token[] {
    return [...this.#known.values()].map(({ token }) => token);
  }

  /** By id or name. False when there is none such. */
  revoke(idOrName: string): boolean {
    const found = this.list().find((token) => token.id === idOrName || token.name === idOrName);
    if (found === undefined) return false;
    this.#store.transaction(() => this.#delete(found.id));
    return true;
  }

  /** Tells the id of every token that ends, so that doors close what it had opened. */
  onEnd(listener: (id: string) => void): () => void {
    return this.#ends.on(listener);
  }

  /** Whose secret this is, in time that does not depend on which or how much of it is right. */
  authenticate(presented: string): Token | undefined {
    const hash = hashOf(presented);
    let found: Token | undefined;
    for (const known of this.#known.values()) if (timingSafeEqual(known.hash, hash)) found = known.token;
    return found;
  }

  #ofOrigin(origin: Token['origin']) {
    return [...this.#known.values()].find(({ token }) => token.origin === origin);
  }

  /** The new token is of the first origin; those of all the origins end. */
  #replace(
    origins: readonly [Token['origin'], ...Token['origin'][]],
    wanted: NewToken,
    secret: string,
  ): void {
    this.#store.transaction(() => {
      for (const origin of origins) {
        const current = this.#ofOrigin(origin);
        if (current !== undefined) this.#delete(current.token.id);
      }
      this.#insert(origins[0], wanted, secret);
    });
  }

  #delete(id: string): void {
    this.#store.prepare<[string]>('DELETE FROM tokens WHERE id = ?').run(id);
    this.#known.delete(id);
    this.#ends.emit(id);
  }

  #insert(origin: Token['origin'], wanted: NewToken, secret: string): Token {
    if (this.#known.size >= TOKENS_MAX)
      throw new HearthError('too-many', `There are ${TOKENS_MAX} tokens already`, {
        hint: 'Revoke those no longer needed: hearth token list.',
      });
    const row: Row = {
      id: newId('token', this.#clock.now()),
      name: wanted.name,
      person: wanted.person ?? null,
      role: wanted.role,
      scopes: (wanted.scopes ?? SCOPES_OF[wanted.role]).join(' '),
      origin,
      hash: hashOf(secret),
      created_at: this.#clock.now(),
    };
    this.#store
      .prepare<[string, string, string | null, string, string, string, Buffer, number]>(
        'INSERT INTO tokens (id, name, person, role, scopes, origin, hash, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(row.id, row.name, row.person, row.role, row.scopes, row.origin, row.hash, row.created_at);
    const token = tokenOf(row);
    this.#known.set(row.id, { token, hash: row.hash });
    return token;
  }
}

/** Who speaks with this token, as the people of the house are now: never with more than the token or the person has. */
export function speakerOf(token: Token, people: readonly Person[]): Speaker {
  return speakerWith(token, people, 'token', viaOf(token));
}

/** Tokens that are made anew at every start keep what they have ordered and begun. */
function viaOf({ id, origin }: Token): string {
  return origin === 'issued' ? id : `${origin} token`;
}

function newSecret(): string {
  return `hearth_${randomBytes(32).toString('base64url')}`;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function tokenOf(row: Row): Token {
  return {
    id: row.id,
    name: row.name,
    person: row.person,
    role: TokenRole.parse(row.role),
    scopes: z.array(Scope).parse(row.scopes === '' ? [] : row.scopes.split(' ')),
    origin: z.enum(['owner', 'issued', 'environment', 'command-line']).parse(row.origin),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
