import { z } from 'zod';
import { type Clock, HearthError, newId } from '../../base/index.ts';
import type { Store } from '../../store/index.ts';

const Base64Url = /^[\w-]+=*$/;

/** A browser's `PushSubscription` as JSON (Push API, section 7): where to send, and the keys that only it can read with. */
export const NewSubscription = z.strictObject({
  endpoint: z.url().max(2_000).describe('where its push service takes messages'),
  expirationTime: z.number().nullish().describe('as the browser tells it; ignored'),
  keys: z.strictObject({
    p256dh: z.string().max(200).regex(Base64Url).describe('its public key, P-256'),
    auth: z.string().max(100).regex(Base64Url).describe('a secret of 16 bytes'),
  }),
});
export type NewSubscription = z.output<typeof NewSubscription>;

/** Somebody's browser that takes messages while no page is open. */
export interface Subscription {
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The token that it was signed in with, and the session: it ends with either. */
  readonly token: string;
  readonly session: string | null;
  readonly createdAt: number;
}

const PER_PERSON_MAX = 20;

const MIGRATIONS = [
  `CREATE TABLE push_subscriptions (
     id TEXT PRIMARY KEY, person TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
     token TEXT NOT NULL, session TEXT, created_at INTEGER NOT NULL
   ) STRICT`,
];

interface Row {
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly token: string;
  readonly session: string | null;
  readonly created_at: number;
}

/** Who takes push messages, by person. Held in memory too, so that a message for somebody else costs nothing. */
export class SubscriptionStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #known = new Map<string, Subscription>();

  constructor(options: { readonly store: Store; readonly clock: Clock }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#store.migrate('push', MIGRATIONS);
    for (const { created_at: createdAt, ...row } of this.#store.all<Row>(
      'SELECT * FROM push_subscriptions ORDER BY created_at, id',
    ))
      this.#known.set(row.id, { ...row, createdAt });
  }

  of(person: string | null): readonly Subscription[] {
    return [...this.#known.values()].filter((one) => one.person === person);
  }

  /**
   * A browser that subscribes again takes the place of its subscription before.
   * @throws HearthError `too-many` at twenty of one person.
   */
  add(given: NewSubscription, by: Pick<Subscription, 'person' | 'token' | 'session'>): Subscription {
    const { endpoint, keys } = given;
    for (const one of this.#known.values()) if (one.endpoint === endpoint) this.remove(one.id);
    if (this.of(by.person).length >= PER_PERSON_MAX)
      throw new HearthError('too-many', `There are ${PER_PERSON_MAX} subscriptions of yours already`, {
        hint: 'Remove those no longer used.',
      });
    const createdAt = this.#clock.now();
    const made = { id: newId('push', createdAt), endpoint, ...keys, ...by, createdAt };
    const { createdAt: created_at, ...row } = made;
    this.#store.put('push_subscriptions', { ...row, created_at });
    this.#known.set(made.id, made);
    return made;
  }

  remove(id: string): boolean {
    if (!this.#known.delete(id)) return false;
    this.#store.run('DELETE FROM push_subscriptions WHERE id = ?', id);
    return true;
  }

  /** A token or a session has ended, and what it was signed in with. */
  end(tokenOrSession: string): void {
    for (const { id, token, session } of this.#known.values())
      if (token === tokenOrSession || session === tokenOrSession) this.remove(id);
  }
}
