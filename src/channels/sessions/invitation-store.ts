import { z } from 'zod';
import { type Clock, HearthError, newId } from '../../base/index.ts';
import { type ReadOnly, Role } from '../../domain/index.ts';
import type { Store } from '../../store/index.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { TokenStore } from '../token-store.ts';

/** An invitation as it may be shown: everything but its secret. */
export const Invitation = z.object({
  id: z.string(),
  person: z.string().describe('who is invited'),
  role: Role,
  createdAt: z.string(),
  expiresAt: z.string().describe('from then on it is refused'),
});
export type Invitation = ReadOnly<z.output<typeof Invitation>>;

const OPEN_MAX = 50;

const MIGRATIONS = [
  `CREATE TABLE invitations (
     id TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, person TEXT NOT NULL, role TEXT NOT NULL, made_by TEXT NOT NULL,
     created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
   ) STRICT`,
];

interface Row {
  readonly id: string;
  readonly hash: Buffer;
  readonly person: string;
  readonly role: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Invitations of people to sign in with a phone of their own: each for one person, once, for a short time. Kept as hashes. */
export class InvitationStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(options: { readonly store: Store; readonly clock: Clock; readonly tokens: TokenStore }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#store.migrate('invitations', MIGRATIONS);
    // Nobody comes in by the word of one who may not say it any more.
    options.tokens.onEnd((token) => this.#store.run('DELETE FROM invitations WHERE made_by = ?', token));
  }

  /**
   * @param wanted.by the id of the token that invites; the invitation ends with it.
   * @returns the invitation with its secret, which is shown this once.
   * @throws HearthError `too-many` at fifty open ones.
   */
  issue(wanted: {
    readonly person: string;
    readonly role: Role;
    readonly minutes: number;
    readonly by: string;
  }): Invitation & { readonly secret: string } {
    const now = this.#clock.now();
    if (this.list().length >= OPEN_MAX)
      throw new HearthError('too-many', `There are ${OPEN_MAX} open invitations already`, {
        hint: 'Withdraw those no longer needed.',
      });
    const secret = newSecret();
    const row = {
      id: newId('invitation', now),
      hash: hashOf(secret),
      person: wanted.person,
      role: wanted.role,
      made_by: wanted.by,
      created_at: now,
      expires_at: now + wanted.minutes * 60_000,
    };
    this.#store.put('invitations', row);
    return { ...invitationOf(row), secret };
  }

  /** Those that are open. */
  list(): readonly Invitation[] {
    this.#store.run('DELETE FROM invitations WHERE expires_at <= ?', this.#clock.now());
    return this.#store.all<Row>('SELECT * FROM invitations ORDER BY created_at, id').map(invitationOf);
  }

  /** False when there is none such. */
  withdraw(id: string): boolean {
    const isOpen = this.list().some((one) => one.id === id);
    this.#store.run('DELETE FROM invitations WHERE id = ?', id);
    return isOpen;
  }

  /** The invitation of this secret, which is used up by this; undefined when there is none such any more. */
  redeem(secret: string): Invitation | undefined {
    // By its hash, of which a guess tells nothing: 256 random bits stand behind it.
    const row = this.#store.one<Row>(
      'SELECT * FROM invitations WHERE hash = ? AND expires_at > ?',
      hashOf(secret),
      this.#clock.now(),
    );
    if (row === undefined) return undefined;
    this.#store.run('DELETE FROM invitations WHERE id = ?', row.id);
    return invitationOf(row);
  }
}

function invitationOf({ id, person, role, created_at, expires_at }: Omit<Row, 'hash'>): Invitation {
  return Invitation.parse({
    ...{ id, person, role },
    createdAt: new Date(created_at).toISOString(),
    expiresAt: new Date(expires_at).toISOString(),
  });
}
