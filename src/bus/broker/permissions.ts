import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { coversFilter, matchesTopic, overlapsFilter } from '../topic-tree.ts';

/** What an account of the broker is for; each has its own default permissions. */
export const BROKER_ROLES = ['hub', 'service', 'device', 'person'] as const;
export type BrokerRole = (typeof BROKER_ROLES)[number];

export interface BrokerUser {
  readonly name: string;
  /** `scrypt$N$salt$hash`, made by `hashPassword`. */
  readonly password: string;
  readonly role: BrokerRole;
  /** Topic filters that replace those of the role. A role `device` without its own may use everything outside Hearth's root. */
  readonly publish?: readonly string[];
  readonly subscribe?: readonly string[];
}

/**
 * What one user may do at the broker. Replies to calls are the one branch that no list opens: a client subscribes below
 * `reply/<its own client id>` alone, and only services and the hub publish there.
 */
export class Permissions {
  readonly #user: Pick<BrokerUser, 'role' | 'publish' | 'subscribe'>;
  readonly #root: string;

  constructor(user: Pick<BrokerUser, 'role' | 'publish' | 'subscribe'>, root: string) {
    this.#user = user;
    this.#root = root;
  }

  mayPublish(topic: string): boolean {
    if (topic.startsWith('$')) return false;
    const { role, publish } = this.#user;
    if (role === 'hub') return true;
    if (this.#isReply(topic)) return role === 'service';
    if (publish !== undefined) return publish.some((filter) => matchesTopic(filter, topic));
    if (role === 'device') return !this.#isOurs(topic);
    if (role === 'person' && matchesTopic(this.#below([AGENTS])[0] ?? '', topic)) return false;
    return this.#below(PUBLISH[role]).some((filter) => matchesTopic(filter, topic));
  }

  maySubscribe(filter: string, clientId: string): boolean {
    const { role, subscribe } = this.#user;
    if (role === 'hub') return true;
    if (filter.startsWith('$')) return false;
    if (coversFilter(this.#ownReplies(clientId), filter)) return true;
    if (overlapsFilter(`${this.#root}/reply/#`, filter)) return false;
    if (subscribe !== undefined) return subscribe.some((wide) => coversFilter(wide, filter));
    if (role === 'device') return !overlapsFilter(`${this.#root}/#`, filter);
    return this.#below(SUBSCRIBE[role]).some((wide) => coversFilter(wide, filter));
  }

  /** Asked of every delivery: sessions and their queues outlive the permissions under which they were made. */
  mayReceive(topic: string, clientId: string): boolean {
    return this.maySubscribe(topic, clientId);
  }

  #isReply(topic: string): boolean {
    return topic === `${this.#root}/reply` || topic.startsWith(`${this.#root}/reply/`);
  }

  #isOurs(topic: string): boolean {
    return topic === this.#root || topic.startsWith(`${this.#root}/`);
  }

  #ownReplies(clientId: string): string {
    return `${this.#root}/reply/${clientId}/#`;
  }

  #below(paths: readonly string[]): readonly string[] {
    return paths.map((path) => `${this.#root}/${path}`);
  }
}

/** Hosts of agents take their orders from a hub or another host: what a person wants of an agent goes through the hub, which asks first. */
const AGENTS = 'svc/agents/+/call/+';

/** Below the root. A service offers methods, calls those of others and commands devices; a person calls and converses. */
const PUBLISH = {
  service: ['svc/#', 'channel/#', 'home/command/+'],
  person: ['svc/+/+/call/+', 'channel/+/in'],
} as const;

const SUBSCRIBE = {
  service: ['svc/#', 'hub/#', 'channel/#', 'home/#'],
  person: ['svc/+/+/manifest', 'svc/+/+/status', 'svc/+/+/event/+', 'channel/+/out', 'hub/#'],
} as const;

/** Work factor: about 50 ms on a small computer (RFC 7914 section 2 with r = 8, p = 1). */
const COST = 2 ** 14;
const COST_MAX = 2 ** 17;
const HASH_BYTES = 32;
const HASHED = /^scrypt\$(\d{1,6})\$([\w-]{16,86})\$([\w-]{43})$/;

/** A password as it may stand in a configuration file: `scrypt$N$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return `scrypt$${COST}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export function isHashedPassword(text: string): boolean {
  return parseHash(text) !== undefined;
}

export async function verifyPassword(password: string, hashed: string): Promise<boolean> {
  const parsed = parseHash(hashed);
  if (parsed === undefined) return false;
  const hash = await derive(password, parsed.salt, parsed.cost);
  return timingSafeEqual(hash, parsed.hash);
}

function parseHash(text: string): { cost: number; salt: Buffer; hash: Buffer } | undefined {
  const match = HASHED.exec(text);
  if (match === null) return undefined;
  const cost = Number(match[1]);
  if (cost < 2 || cost > COST_MAX || !Number.isInteger(Math.log2(cost))) return undefined;
  const hash = Buffer.from(match[3]!, 'base64url');
  if (hash.length !== HASH_BYTES) return undefined;
  return { cost, salt: Buffer.from(match[2]!, 'base64url'), hash };
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const memory = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 };
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, memory, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}
