import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Client, PublishPacket } from 'aedes';
import { type Clock, type Logger, pause } from '../../base/index.ts';
import { isTopic } from '../topic-tree.ts';
import type { BrokerStore } from './broker-store.ts';
import { type BrokerUser, Permissions, verifyPassword } from './permissions.ts';

/** The name of the account that every embedded broker keeps for its own hub. */
export const HUB_USER = 'hearth-hub';

/** A wrong password costs its sender this long. */
const REFUSAL_DELAY_MS = 500;
/** Somebody's hash, checked when the name is unknown, so that the answer takes as long as for a known one. */
const NOBODY = `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Account {
  readonly name: string;
  readonly permissions: Permissions;
}

/** Why a CONNECT is refused, with the return code of MQTT 3.1.1 section 3.2.2.3. */
type Admission =
  | { readonly type: 'admitted' }
  | { readonly type: 'refused'; readonly returnCode: 2 | 4 | 5; readonly reason: string };

export interface DoorkeeperOptions {
  readonly users: readonly BrokerUser[];
  readonly root: string;
  readonly store: BrokerStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Who may connect to the embedded broker, publish what and hear what. Without users everybody may do everything but publish
 * below `$`: the broker then listens on the loopback interface alone.
 */
export class Doorkeeper {
  readonly #users: ReadonlyMap<string, BrokerUser>;
  readonly #root: string;
  readonly #store: BrokerStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #hubPassword = randomBytes(32).toString('base64url');
  readonly #accounts = new WeakMap<Client, Account>();
  /** The user behind each connected client id: nobody else may take the id over and hear its replies. */
  readonly #connected = new Map<string, Client>();
  readonly #refusals = new WeakMap<Client, number>();

  constructor(options: DoorkeeperOptions) {
    this.#users = new Map(options.users.map((user) => [user.name, user]));
    this.#root = options.root;
    this.#store = options.store;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  get hubPassword(): string {
    return this.#hubPassword;
  }

  async admit(
    client: Client,
    username: string | undefined,
    password: string,
    willTopic: string | undefined,
  ): Promise<Admission> {
    if (this.#users.size === 0) {
      if (willTopic !== undefined && !this.#isOpen(willTopic))
        return refused(5, 'a will that it may not publish');
      return { type: 'admitted' };
    }
    const account = await this.#identify(username, password);
    if (account === undefined) {
      await pause(this.#clock, REFUSAL_DELAY_MS);
      return refused(4, 'unknown user or wrong password');
    }
    // The id becomes a level of the topics that only this client may hear.
    if (/[+#/\0]/.test(client.id)) return refused(2, 'a client id with "+", "#" or "/"');
    if (willTopic !== undefined && !account.permissions.mayPublish(willTopic))
      return refused(5, 'a will that it may not publish');
    const holder = this.#connected.get(client.id);
    const owner = (holder && this.#accounts.get(holder)?.name) ?? this.#store.ownerOf(client.id);
    if (owner !== undefined && owner !== account.name) return refused(2, 'a client id that another user has');
    this.#accounts.set(client, account);
    if (!client.clean) await this.#store.setOwner(client.id, account.name);
    else if (owner !== undefined) await this.#store.setOwner(client.id, undefined);
    return { type: 'admitted' };
  }

  arrived(client: Client): void {
    this.#connected.set(client.id, client);
  }

  left(client: Client): void {
    if (this.#connected.get(client.id) === client) this.#connected.delete(client.id);
  }

  /**
   * Turns a publish that is not allowed into one that reaches nobody. MQTT 3.1.1 knows no refusal of a publish (section
   * 3.3.5): it is acknowledged all the same, or the connection would have to go.
   */
  sift(client: Client, packet: PublishPacket): 'allowed' | 'refused' {
    const { topic } = packet;
    const account = this.#accounts.get(client);
    if (
      isTopic(topic) &&
      (account === undefined ? this.#isOpen(topic) : account.permissions.mayPublish(topic))
    )
      return 'allowed';
    this.#note(client, 'refused a publish', topic);
    packet.topic = '$SYS/refused';
    packet.payload = Buffer.alloc(0);
    packet.retain = false;
    return 'refused';
  }

  maySubscribe(client: Client, filter: string): boolean {
    const account = this.#accounts.get(client);
    const allowed = account === undefined || account.permissions.maySubscribe(filter, client.id);
    if (!allowed) this.#note(client, 'refused a subscription', filter);
    return allowed;
  }

  mayReceive(client: Client, topic: string): boolean {
    const account = this.#accounts.get(client);
    return account === undefined || account.permissions.mayReceive(topic, client.id);
  }

  async #identify(username: string | undefined, password: string): Promise<Account | undefined> {
    if (username === HUB_USER) {
      const given = Buffer.from(password);
      const wanted = Buffer.from(this.#hubPassword);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      return { name: HUB_USER, permissions: new Permissions({ role: 'hub' }, this.#root) };
    }
    const user = username === undefined ? undefined : this.#users.get(username);
    const right = await verifyPassword(password, user?.password ?? NOBODY);
    if (user === undefined || !right) return undefined;
    return { name: user.name, permissions: new Permissions(user, this.#root) };
  }

  #isOpen(topic: string): boolean {
    return !topic.startsWith('$');
  }

  /** Tells of the first, the tenth, the hundredth… refusal of a client, so that a stubborn one cannot fill the log. */
  #note(client: Client, message: string, topic: string): void {
    const times = (this.#refusals.get(client) ?? 0) + 1;
    this.#refusals.set(client, times);
    if (Number.isInteger(Math.log10(times)))
      this.#log.warn(message, { client: client.id, user: this.#accounts.get(client)?.name, topic, times });
  }
}

function refused(returnCode: 2 | 4 | 5, reason: string): Admission {
  return { type: 'refused', returnCode, reason };
}
