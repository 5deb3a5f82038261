import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Client, PublishPacket } from 'aedes';
import { addressKey, type Clock, type Logger, pause } from '../../base/index.ts';
import { troubleOf } from '../../store/index.ts';
import { isTopic } from '../topic-tree.ts';
import { type BrokerUser, kindOf } from './accounts.ts';
import type { BrokerStore } from './broker-store.ts';
import { MessageRate } from './message-rate.ts';
import { PasswordDesk } from './password-desk.ts';
import { type Ground, HUB_PERMISSIONS, type Permissions, permissionsOf } from './permissions.ts';
import type { BrokerQuotas } from './quotas.ts';
import type { RetainedLedger } from './retained-ledger.ts';

/** The name of the account that every embedded broker keeps for its own hub. */
export const HUB_USER = 'hearth-hub';

/** A wrong password costs its sender this long. */
const REFUSAL_DELAY_MS = 500;

interface Account {
  readonly name: string;
  /** Undefined: the hub. */
  readonly user: BrokerUser | undefined;
  readonly permissions: Permissions;
}

/** Why a CONNECT is refused, with the return code of MQTT 3.1.1 section 3.2.2.3. */
type Admission =
  | { readonly type: 'admitted' }
  | { readonly type: 'refused'; readonly returnCode: 2 | 3 | 4 | 5; readonly reason: string };

/** What a client leaves to be published when it dies. */
export interface LeftWill {
  readonly topic: string;
  readonly bytes: number;
  readonly retain: boolean;
}

export interface DoorkeeperOptions {
  readonly users: readonly BrokerUser[];
  readonly ground: Ground;
  readonly quotas: BrokerQuotas;
  readonly ledger: RetainedLedger;
  readonly store: BrokerStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Who may connect to the embedded broker, publish what and hear what, and how much of it. Without users everybody may do
 * everything but publish below `$`: the broker then listens on the loopback interface alone.
 */
export class Doorkeeper {
  readonly #users: ReadonlyMap<string, Account>;
  readonly #store: BrokerStore;
  readonly #ledger: RetainedLedger;
  readonly #desk: PasswordDesk;
  readonly #rate: MessageRate;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #hubPassword = randomBytes(32).toString('base64url');
  readonly #hub: Account = { name: HUB_USER, user: undefined, permissions: HUB_PERMISSIONS };
  readonly #accounts = new WeakMap<Client, Account>();
  /** The user behind each connected client id: nobody else may take the id over and hear its replies. */
  readonly #connected = new Map<string, Client>();
  readonly #notes = new WeakMap<object, Map<string, number>>();

  constructor(options: DoorkeeperOptions) {
    const { users, ground, quotas, clock } = options;
    this.#users = new Map(
      users.map((user) => [user.name, { name: user.name, user, permissions: permissionsOf(user, ground) }]),
    );
    this.#store = options.store;
    this.#ledger = options.ledger;
    this.#desk = new PasswordDesk({ wrongMax: quotas.wrongPasswords }, clock);
    this.#rate = new MessageRate({ perSecond: quotas.messagesPerSecond, burst: quotas.messagesBurst }, clock);
    this.#clock = clock;
    this.#log = options.log;
  }

  get hubPassword(): string {
    return this.#hubPassword;
  }

  close(): void {
    this.#rate.close();
  }

  /** A message that cannot be kept ends the connection of its sender, who sends it again; the house itself goes on without. */
  cuts(client: Client, error: Error | undefined): Error | null {
    if (error === undefined) return null;
    return this.#accounts.get(client) === this.#hub && troubleOf(error) !== undefined ? null : error;
  }

  async admit(
    client: Client,
    username: string | undefined,
    password: string,
    will: LeftWill | undefined,
  ): Promise<Admission> {
    if (username === HUB_USER) {
      if (!this.#isHub(password)) return this.#wrong();
      this.#accounts.set(client, this.#hub);
      return this.#takeId(client, this.#hub);
    }
    if (this.#users.size === 0) return this.#admitAnybody(client, will);
    const account = username === undefined ? undefined : this.#users.get(username);
    const verdict = await this.#desk.check(fromOf(client), username, password, account?.user?.password);
    switch (verdict) {
      case 'locked':
        return refused(4, 'too many wrong passwords from its address');
      case 'busy':
        return refused(3, 'too many clients of its address are asking at once');
      case 'wrong':
        return this.#wrong();
      case 'right':
        return account === undefined ? this.#wrong() : this.#enter(client, account, will);
    }
  }

  arrived(client: Client): void {
    this.#connected.set(client.id, client);
  }

  left(client: Client): void {
    if (this.#connected.get(client.id) === client) this.#connected.delete(client.id);
  }

  /** Those that an account has connected now. */
  clientsOf(account: string): readonly Client[] {
    return [...this.#connected.values()].filter((client) => this.#accounts.get(client)?.name === account);
  }

  /** Lets a publish through when it is its turn; a device or person that publishes without end waits, and no one else with it. */
  pace(client: Client, packet: PublishPacket, go: (verdict: 'allowed' | 'refused') => void): void {
    const user = this.#accounts.get(client)?.user;
    if (user === undefined || kindOf(user) === 'service') {
      go(this.#sift(client, packet));
      return;
    }
    const pace = this.#rate.take(user.name, () => go(this.#sift(client, packet)));
    if (pace === 'passed') return;
    this.#note(
      client,
      pace === 'held'
        ? 'slowed a client that publishes too much'
        : 'dropped a publish of a client that publishes too much',
      packet.topic,
    );
    if (pace === 'dropped') go(emptied(packet));
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

  #admitAnybody(client: Client, will: LeftWill | undefined): Admission {
    const holder = this.#connected.get(client.id);
    if (holder !== undefined && this.#accounts.has(holder)) return refused(2, 'the client id of the hub');
    return will !== undefined && !(isOpen(will.topic) && this.#fitsWill(client, undefined, will))
      ? refused(5, 'a will that it may not publish')
      : { type: 'admitted' };
  }

  async #enter(client: Client, account: Account, will: LeftWill | undefined): Promise<Admission> {
    // The id becomes a level of the topics that only this client may hear.
    if (/[+#/\0]/.test(client.id)) return refused(2, 'a client id with "+", "#" or "/"');
    if (
      will !== undefined &&
      !(account.permissions.mayLeaveWill(will.topic) && this.#fitsWill(client, account, will))
    )
      return refused(5, 'a will that it may not publish');
    this.#accounts.set(client, account);
    return this.#takeId(client, account);
  }

  async #takeId(client: Client, account: Account): Promise<Admission> {
    const holder = this.#connected.get(client.id);
    const owner = (holder && this.#accounts.get(holder)?.name) ?? this.#store.ownerOf(client.id);
    if (owner !== undefined && owner !== account.name) return refused(2, 'a client id that another user has');
    if (!client.clean) await this.#store.setOwner(client.id, account.name);
    else if (owner !== undefined) await this.#store.setOwner(client.id, undefined);
    return { type: 'admitted' };
  }

  async #wrong(): Promise<Admission> {
    await pause(this.#clock, REFUSAL_DELAY_MS);
    return refused(4, 'unknown user or wrong password');
  }

  /**
   * Turns a publish that is not allowed into one that reaches nobody. MQTT 3.1.1 knows no refusal of a publish (section
   * 3.3.5): it is acknowledged all the same, or the connection would have to go.
   */
  #sift(client: Client, packet: PublishPacket): 'allowed' | 'refused' {
    const { topic } = packet;
    const account = this.#accounts.get(client);
    if (
      !isTopic(topic) ||
      !(account === undefined ? isOpen(topic) : account.permissions.mayPublish(packet))
    ) {
      this.#note(client, 'refused a publish', topic);
      return emptied(packet);
    }
    if (!packet.retain) return 'allowed';
    const booked = this.#book(client, account, topic, packet.payload.length);
    if (booked === 'fits') return 'allowed';
    const why =
      booked === 'full'
        ? 'refused a retained message: its account has left too many bytes'
        : 'refused a retained message: it is too long';
    this.#note(client, why, topic);
    return emptied(packet);
  }

  #fitsWill(client: Client, account: Account | undefined, { topic, bytes, retain }: LeftWill): boolean {
    return !retain || this.#book(client, account, topic, bytes) === 'fits';
  }

  #book(client: Client, account: Account | undefined, topic: string, bytes: number) {
    const user = account?.user;
    if (account !== undefined && user === undefined) return this.#ledger.book(undefined, topic, bytes, true);
    const isService = user === undefined || kindOf(user) === 'service';
    return this.#ledger.book(user?.name ?? `@${fromOf(client)}`, topic, bytes, isService);
  }

  #isHub(password: string): boolean {
    const given = Buffer.from(password);
    const wanted = Buffer.from(this.#hubPassword);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  /** Tells of the first, the tenth, the hundredth… time, by account, so that a stubborn one cannot fill the log. */
  #note(client: Client, message: string, topic: string): void {
    const by = this.#accounts.get(client) ?? client;
    const counts = this.#notes.get(by) ?? new Map<string, number>();
    this.#notes.set(by, counts);
    const times = (counts.get(message) ?? 0) + 1;
    counts.set(message, times);
    if (Number.isInteger(Math.log10(times)))
      this.#log.warn(message, { client: client.id, user: this.#accounts.get(client)?.name, topic, times });
  }
}

function isOpen(topic: string): boolean {
  return !topic.startsWith('$');
}

function emptied(packet: PublishPacket): 'refused' {
  packet.topic = '$SYS/refused';
  packet.payload = Buffer.alloc(0);
  packet.retain = false;
  return 'refused';
}

function fromOf(client: Client): string {
  const { remoteAddress } = (client.conn ?? {}) as Partial<Socket>;
  return remoteAddress === undefined ? 'this process' : addressKey(remoteAddress);
}

function refused(returnCode: 2 | 3 | 4 | 5, reason: string): Admission {
  return { type: 'refused', returnCode, reason };
}
