import type { Clock } from '../../base/index.ts';
import type { AccountStore } from './account-store.ts';
import { type AccountSpeaker, type BrokerUser, kindOf } from './accounts.ts';

/** More than anybody keeps apart; what was not used for the longest time is given free for the next. */
const PER_OWNER_MAX = 100;
const NAME_LENGTH_MAX = 200;
/** How exact the time of the last use is written down. */
const USED_EVERY_MS = 3_600_000;

interface Claim {
  readonly owner: string;
  account: string;
  writtenAt: number;
}

/**
 * Whose a conversation of the text channel is. The first account that speaks in one has it, and with it all accounts of the same
 * person; one that is named like a person or an account is theirs from the start.
 */
export class Conversations {
  readonly #users: ReadonlyMap<string, BrokerUser>;
  readonly #store: AccountStore;
  readonly #clock: Clock;
  /** By name: the owner from the start. */
  readonly #named = new Map<string, string>();
  readonly #claims = new Map<string, Claim>();
  /** By owner; the one not used for the longest time comes first. */
  readonly #of = new Map<string, Set<string>>();

  constructor(options: {
    readonly users: readonly BrokerUser[];
    /** The ids of the people of the house. */
    readonly people: readonly string[];
    readonly store: AccountStore;
    readonly clock: Clock;
  }) {
    this.#users = new Map(options.users.map((user) => [user.name, user]));
    this.#store = options.store;
    this.#clock = options.clock;
    for (const user of options.users) this.#named.set(user.name, ownerOf(user));
    for (const user of options.users)
      if (user.person !== undefined) this.#named.set(user.person, ownerOf(user));
    for (const person of options.people) this.#named.set(person, personOwner(person));
    for (const { conversation, owner, account, usedAt } of this.#store.conversations())
      if (this.#isStillOwner(conversation, owner))
        this.#put(conversation, { owner, account, writtenAt: usedAt });
      else this.#store.deleteConversation(conversation);
  }

  /** Whether this account may speak there; the conversation is its own from now on. */
  speak(conversation: string, user: BrokerUser): boolean {
    if (conversation === '' || conversation.length > NAME_LENGTH_MAX) return false;
    const owner = ownerOf(user);
    const claim = this.#claims.get(conversation);
    const whose = this.#named.get(conversation) ?? claim?.owner;
    if (whose !== undefined && whose !== owner) return false;
    const now = this.#clock.now();
    const writtenAt = claim?.writtenAt ?? 0;
    const isStale = claim === undefined || claim.account !== user.name || now - writtenAt >= USED_EVERY_MS;
    this.#put(conversation, { owner, account: user.name, writtenAt: isStale ? now : writtenAt });
    if (isStale) this.#store.putConversation({ conversation, owner, account: user.name, usedAt: now });
    this.#release(owner);
    return true;
  }

  /** Whether what is said there is for this account. */
  isOf(conversation: string, user: BrokerUser): boolean {
    return (this.#named.get(conversation) ?? this.#claims.get(conversation)?.owner) === ownerOf(user);
  }

  /** Who spoke there last; undefined when nobody with an account did. */
  speakerOf(conversation: string): AccountSpeaker | undefined {
    const claim = this.#claims.get(conversation);
    const user =
      claim === undefined ? undefined : (this.#users.get(claim.account) ?? this.#anyOf(claim.owner));
    if (user === undefined) return undefined;
    return { account: user.name, person: user.person ?? null, kind: kindOf(user) };
  }

  #put(conversation: string, claim: Claim): void {
    this.#claims.set(conversation, claim);
    const own = this.#of.get(claim.owner) ?? new Set();
    own.delete(conversation);
    this.#of.set(claim.owner, own.add(conversation));
  }

  #release(owner: string): void {
    const own = this.#of.get(owner) ?? new Set();
    for (const conversation of own) {
      if (own.size <= PER_OWNER_MAX) return;
      own.delete(conversation);
      this.#claims.delete(conversation);
      this.#store.deleteConversation(conversation);
    }
  }

  #isStillOwner(conversation: string, owner: string): boolean {
    return (this.#named.get(conversation) ?? owner) === owner && this.#anyOf(owner) !== undefined;
  }

  #anyOf(owner: string): BrokerUser | undefined {
    return [...this.#users.values()].find((user) => ownerOf(user) === owner);
  }
}

function ownerOf(user: BrokerUser): string {
  return user.person === undefined ? `account ${user.name}` : personOwner(user.person);
}

function personOwner(person: string): string {
  return `person ${person}`;
}
