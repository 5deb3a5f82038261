import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Clock, defined, Emitter, HearthError, newId, type Part, type Timer } from '../base/index.ts';
import { type Person, type ReadOnly, type Speaker, speakerWith } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { checkOwnerSecret, hashOf, newSecret, SecretFile } from './secret.ts';
import { TokenUses } from './token-uses.ts';

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
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  person: z.string().nullable().describe('whom it speaks for when a message names nobody'),
  role: TokenRole,
  scopes: z.array(Scope),
  origin: z
    .enum(['owner', 'issued', 'environment', 'command-line'])
    .describe('"environment" and "command-line" are made again at every start'),
  createdAt: z.string(),
  expiresAt: z.string().nullable().describe('from then on it is refused'),
});
export type Token = ReadOnly<z.output<typeof Token>>;

/** A token and when it was last shown, from which address. Null until it is. */
export const ListedToken = Token.extend({
  lastUsedAt: z.string().nullable(),
  lastUsedFrom: z.string().nullable().describe('the address that showed it last'),
});
export type ListedToken = ReadOnly<z.output<typeof ListedToken>>;

/** What a secret turned out to be. */
export type Authentication =
  | { readonly type: 'good'; readonly token: Token }
  | { readonly type: 'ended'; readonly token: Token }
  | { readonly type: 'unknown' };

/** A date alone ends with that day, in UTC. */
const End = z
  .union([z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T23:59:59.999Z`)])
  .describe('when it ends: an ISO 8601 time with offset, or a date that it is still good on (UTC)');

export const NewToken = z.strictObject({
  name: z.string().trim().min(1).max(80).describe('what it is for, such as "kitchen tablet"'),
  person: z.string().min(1).max(64).exactOptional().describe('whom it speaks for'),
  role: TokenRole.default('adult'),
  scopes: z.array(Scope).min(1).exactOptional().describe('what it opens; as the role has it when absent'),
  expiresAt: End.exactOptional(),
});
export type NewToken = ReadOnly<z.output<typeof NewToken>>;

/** How the owner's token stands after start-up. Only `made` carries the secret, and only this once. */
export type OwnerToken =
  | { readonly type: 'made'; readonly token: string }
  | { readonly type: 'set' }
  | { readonly type: 'kept' };

const TOKENS_MAX = 200;
/** The wall clock may be set while a timer runs: the ends of tokens are looked at again after so long, however far they are. */
const LOOK_AGAIN_MS = 10 * 60_000;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly person: string | null;
  readonly role: string;
  readonly scopes: string;
  readonly origin: string;
  readonly hash: Buffer;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly used_at: number | null;
  readonly used_from: string | null;
}

const MIGRATIONS = [
  `CREATE TABLE tokens (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, person TEXT, role TEXT NOT NULL, scopes TEXT NOT NULL,
     origin TEXT NOT NULL, hash BLOB NOT NULL UNIQUE, created_at INTEGER NOT NULL
   ) STRICT`,
  `ALTER TABLE tokens ADD COLUMN expires_at INTEGER;
   ALTER TABLE tokens ADD COLUMN used_at INTEGER;
   ALTER TABLE tokens ADD COLUMN used_from TEXT;`,
];

/**
 * Who may come in. Secrets are 256 random bits and kept as plain SHA-256: a slow password hash slows down guessing, and
 * there is nothing to guess in 256 random bits, while every request would pay for it. All hashes are held in memory (there
 * are at most 200) and compared in constant time, so that neither the database nor the clock tells how near a guess came.
 */
export class TokenStore implements Part {
  readonly name = 'tokens';
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ends = new Emitter<string>();
  readonly #known = new Map<string, { readonly token: Token; readonly hash: Buffer }>();
  /** Those whose end was told. */
  readonly #ended = new Set<string>();
  readonly #uses: TokenUses;
  readonly #ownerFile: SecretFile | undefined;
  #ending: Timer | undefined;

  /** @param options.ownerFile where the owner's first token is put, for as long as it is good. */
  constructor(options: { readonly store: Store; readonly clock: Clock; readonly ownerFile?: string }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#ownerFile = options.ownerFile === undefined ? undefined : new SecretFile(options.ownerFile);
    this.#uses = new TokenUses(options.clock, (uses) =>
      this.#store.transaction(() => {
        for (const { id, at, from } of uses)
          this.#store.run('UPDATE tokens SET used_at = ?, used_from = ? WHERE id = ?', at, from, id);
      }),
    );
    this.#store.migrate('tokens', MIGRATIONS);
    for (const row of this.#store.all<Row>('SELECT * FROM tokens ORDER BY created_at, id')) {
      this.#known.set(row.id, { token: tokenOf(row), hash: row.hash });
      if (row.used_at !== null) this.#uses.remember(row.id, row.used_at, row.used_from ?? '');
    }
    this.#tellEnds();
  }

  /** Writes down what is known of the last uses. */
  close(): void {
    this.#ending?.cancel();
    this.#uses.close();
  }

  /**
   * Makes the owner's token at the first start and puts it into its file, or takes `fromEnvironment` (HEARTH_OWNER_TOKEN) in its
   * place. When the environment no longer names one, a new one is made and the old one ends.
   * @throws HearthError `config-invalid` when it is too short, or could not be sent in a header.
   */
  ensureOwner(options: { readonly fromEnvironment?: string; readonly person?: string } = {}): OwnerToken {
    const given = options.fromEnvironment;
    const owner: NewToken = { name: 'owner', role: 'owner', ...defined({ person: options.person }) };
    if (given !== undefined && given !== '') {
      checkOwnerSecret(given);
      const current = this.#ofOrigin('environment');
      const same =
        current !== undefined &&
        timingSafeEqual(current.hash, hashOf(given)) &&
        current.token.person === (options.person ?? null);
      if (!same) this.#replace(['environment', 'owner'], owner, given);
      this.#ownerFile?.remove();
      return { type: 'set' };
    }
    const kept = this.#ofOrigin('owner');
    if (kept !== undefined) {
      // A file that a backup or another data folder left here opens nothing: better none than a wrong one.
      this.#ownerFile?.removeUnless((secret) => timingSafeEqual(kept.hash, hashOf(secret)));
      return { type: 'kept' };
    }
    const secret = newSecret();
    // First the file: a power cut between the two must not leave a token that nobody ever saw.
    this.#ownerFile?.write(secret);
    this.#replace(['owner', 'environment'], owner, secret);
    return { type: 'made', token: secret };
  }

  /** A fresh token for the command line of this machine, readable by the hub's own user alone (mode 0600). */
  writeCommandLineToken(file: string, person?: string, secret = newSecret()): string {
    this.#replace(['command-line'], { name: 'command line', role: 'owner', ...defined({ person }) }, secret);
    new SecretFile(file).write(secret);
    return secret;
  }

  /**
   * @returns the token with its secret, which is shown this once. An ended one of the same name makes way for it.
   * @throws HearthError `conflict` when the name is taken, `invalid-params` when its end is past, `too-many` at 200 tokens.
   */
  issue(wanted: NewToken): ListedToken & { readonly secret: string } {
    if (wanted.expiresAt !== undefined && !(Date.parse(wanted.expiresAt) > this.#clock.now()))
      throw new HearthError('invalid-params', 'The token would have ended already', {
        faults: [{ path: '/expiresAt', message: 'must be later than now' }],
      });
    const named = [...this.#known.values()].find(({ token }) => token.name === wanted.name)?.token;
    if (named !== undefined && !this.#isOver(named))
      throw new HearthError('conflict', `There is a token named "${wanted.name}" already`, {
        hint: 'Choose another name, or revoke that one first.',
      });
    const secret = newSecret();
    const token = this.#store.transaction(() => {
      if (named !== undefined) this.#delete(named.id);
      return this.#insert('issued', wanted, secret);
    });
    return { ...token, lastUsedAt: null, lastUsedFrom: null, secret };
  }

  /** Who a speaker that came in with a token is now; undefined when the token was revoked or has ended. */
  speaker({ via }: Pick<Speaker, 'via'>, people: readonly Person[]): Speaker | undefined {
    for (const { token } of this.#known.values())
      if (viaOf(token) === via) return this.#isOver(token) ? undefined : speakerOf(token, people);
    return undefined;
  }

  /** All that were not revoked; ended ones too. */
  list(): readonly ListedToken[] {
    return [...this.#known.values()].map(({ token }) => {
      const use = this.#uses.of(token.id);
      return {
        ...token,
        lastUsedAt: use === undefined ? null : new Date(use.at).toISOString(),
        lastUsedFrom: use?.from ?? null,
      };
    });
  }

  /** The token as it is now; undefined when it was revoked or has ended. For what outlives a request. */
  current(id: string): Token | undefined {
    const token = this.#known.get(id)?.token;
    return token === undefined || this.#isOver(token) ? undefined : token;
  }

  /** By id or name. Undefined when there is none such. */
  revoke(idOrName: string): Token | undefined {
    const found = this.list().find((token) => token.id === idOrName || token.name === idOrName);
    if (found === undefined) return undefined;
    this.#store.transaction(() => this.#delete(found.id));
    return found;
  }

  /** Tells the id of every token that ends, by its time or because it was revoked, so that doors close what it had opened. */
  onEnd(listener: (id: string) => void): () => void {
    return this.#ends.on(listener);
  }

  /** Whose secret this is, in time that does not depend on which or how much of it is right. */
  check(presented: string): Authentication {
    const hash = hashOf(presented);
    let found: Token | undefined;
    for (const known of this.#known.values()) if (timingSafeEqual(known.hash, hash)) found = known.token;
    if (found === undefined) return { type: 'unknown' };
    return { type: this.#isOver(found) ? 'ended' : 'good', token: found };
  }

  /** As `check`, for those who ask for good tokens only. */
  authenticate(presented: string): Token | undefined {
    const found = this.check(presented);
    return found.type === 'good' ? found.token : undefined;
  }

  /** Remembers that a token was shown. Written down later, many at once: no request waits for it. */
  noteUse(id: string, address: string): void {
    this.#uses.note(id, address);
  }

  #isOver({ expiresAt }: Token): boolean {
    return expiresAt !== null && Date.parse(expiresAt) <= this.#clock.now();
  }

  /** Tells of those whose time has come, and looks again when the next one's does. */
  #tellEnds(): void {
    this.#ending?.cancel();
    this.#ending = undefined;
    const open = [...this.#known.values()].filter(
      ({ token }) => token.expiresAt !== null && !this.#ended.has(token.id),
    );
    let next = Number.POSITIVE_INFINITY;
    for (const { token } of open) {
      if (this.#isOver(token)) {
        this.#ended.add(token.id);
        this.#ends.emit(token.id);
      } else next = Math.min(next, Date.parse(token.expiresAt ?? ''));
    }
    if (next === Number.POSITIVE_INFINITY) return;
    const ms = Math.min(next - this.#clock.now(), LOOK_AGAIN_MS);
    this.#ending = this.#clock.after(ms, () => this.#tellEnds());
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
        if (current !== undefined) this.#delete(current.token.id, 'replaced');
      }
      this.#insert(origins[0], wanted, secret);
    });
  }

  #delete(id: string, because: 'revoked' | 'replaced' = 'revoked'): void {
    const origin = this.#known.get(id)?.token.origin;
    this.#store.run('DELETE FROM tokens WHERE id = ?', id);
    this.#known.delete(id);
    this.#ended.delete(id);
    this.#uses.forget(id);
    if (origin === 'owner' && because === 'revoked') this.#ownerFile?.remove();
    this.#ends.emit(id);
  }

  #insert(origin: Token['origin'], wanted: NewToken, secret: string): Token {
    if (this.#known.size >= TOKENS_MAX)
      throw new HearthError('too-many', `There are ${TOKENS_MAX} tokens already`, {
        hint: 'Revoke those no longer needed: hearth token list.',
      });
    const row = {
      id: newId('token', this.#clock.now()),
      name: wanted.name,
      person: wanted.person ?? null,
      role: wanted.role,
      scopes: (wanted.scopes ?? SCOPES_OF[wanted.role]).join(' '),
      origin,
      hash: hashOf(secret),
      created_at: this.#clock.now(),
      expires_at: wanted.expiresAt === undefined ? null : Date.parse(wanted.expiresAt),
      used_at: null,
      used_from: null,
    };
    this.#store.put('tokens', row);
    const token = tokenOf(row);
    this.#known.set(row.id, { token, hash: row.hash });
    if (token.expiresAt !== null) this.#tellEnds();
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

function tokenOf({ created_at, expires_at, scopes, ...row }: Row): Token {
  return Token.parse({
    ...row,
    scopes: scopes === '' ? [] : scopes.split(' '),
    createdAt: new Date(created_at).toISOString(),
    expiresAt: expires_at === null ? null : new Date(expires_at).toISOString(),
  });
}
