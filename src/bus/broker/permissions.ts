import type { PublishPacket } from 'aedes';
import { coversFilter, matchesTopic, overlapsFilter } from '../topic-tree.ts';
import { ownDiscoveryNode } from '../topics.ts';
import { type BrokerUser, boundServiceOf, kindOf } from './accounts.ts';
import type { Conversations } from './conversations.ts';
import type { DeviceTopics } from './device-topics.ts';

/** The parts of a publish that its permission may depend on. */
export type Wanted = Pick<PublishPacket, 'topic' | 'payload'>;

/**
 * What one account may do at the broker. Replies to calls are the one branch that nothing opens: a client subscribes below
 * `reply/<its own client id>` alone, and only services and the hub publish there.
 */
export interface Permissions {
  /** Asked once for each publish, because speaking first in a conversation makes it the account's own. */
  mayPublish(wanted: Wanted): boolean;
  /** Whether a will may lie there, which is published when nobody can be asked any more. */
  mayLeaveWill(topic: string): boolean;
  maySubscribe(filter: string, clientId: string): boolean;
  /** Asked of every delivery: sessions and their queues outlive the permissions under which they were made. */
  mayReceive(topic: string, clientId: string): boolean;
}

/** What permissions depend on besides the account. */
export interface Ground {
  readonly root: string;
  /** The services that may command devices, which are those of Hearth's own that run elsewhere. */
  readonly commanders: ReadonlySet<string>;
  readonly conversations: Conversations;
  readonly devices: DeviceTopics;
}

export const HUB_PERMISSIONS: Permissions = {
  mayPublish: ({ topic }) => !topic.startsWith('$'),
  mayLeaveWill: (topic) => !topic.startsWith('$'),
  maySubscribe: () => true,
  mayReceive: () => true,
};

export function permissionsOf(user: BrokerUser, ground: Ground): Permissions {
  switch (kindOf(user)) {
    case 'person':
      return new PersonPermissions(user, ground);
    case 'service':
      return new ServicePermissions(user, ground);
    case 'device':
      return new DevicePermissions(user, ground);
    case 'hub':
      return new OtherHubPermissions(user, ground);
    case 'recogniser':
      return new RecogniserPermissions(user, ground);
  }
}

/** Hosts of agents take their orders from a hub or another host: what a person wants of an agent goes through the hub, which asks first. */
const AGENTS = 'agents';

/** A name that is one level of a topic. */
const LEVEL = /^[^+#/\0]+$/;

/** What every kind of account has in common: no system topics, its own replies, and lists that narrow the rest. */
abstract class AccountPermissions implements Permissions {
  protected readonly user: BrokerUser;
  protected readonly ground: Ground;

  constructor(user: BrokerUser, ground: Ground) {
    this.user = user;
    this.ground = ground;
  }

  protected abstract publishes(wanted: Wanted): boolean;
  protected abstract leavesWill(topic: string): boolean;
  protected abstract subscribes(filter: string): boolean;
  protected abstract receives(topic: string): boolean;

  mayPublish(wanted: Wanted): boolean {
    const { topic } = wanted;
    if (topic.startsWith('$') || !this.#isListed(topic)) return false;
    return this.publishes(wanted);
  }

  mayLeaveWill(topic: string): boolean {
    return !topic.startsWith('$') && this.#isListed(topic) && this.leavesWill(topic);
  }

  maySubscribe(filter: string, clientId: string): boolean {
    if (filter.startsWith('$')) return false;
    if (coversFilter(this.below(`reply/${clientId}/#`), filter)) return true;
    if (overlapsFilter(this.below('reply/#'), filter)) return false;
    const { subscribe } = this.user;
    if (subscribe !== undefined && !subscribe.some((wide) => coversFilter(wide, filter))) return false;
    return this.subscribes(filter);
  }

  mayReceive(topic: string, clientId: string): boolean {
    if (topic.startsWith('$')) return false;
    if (topic.startsWith(this.below('reply/'))) return topic.startsWith(this.below(`reply/${clientId}/`));
    const { subscribe } = this.user;
    if (subscribe !== undefined && !subscribe.some((wide) => matchesTopic(wide, topic))) return false;
    return this.receives(topic);
  }

  protected below(path: string): string {
    return `${this.ground.root}/${path}`;
  }

  protected isReply(topic: string): boolean {
    return topic.startsWith(this.below('reply/'));
  }

  /** The conversation of `channel/<conversation>/<end>`. */
  protected conversationOf(topic: string, end: 'in' | 'out'): string | undefined {
    const start = this.below('channel/');
    if (!topic.startsWith(start) || !topic.endsWith(`/${end}`)) return undefined;
    const name = topic.slice(start.length, -end.length - 1);
    return name === '' || name.includes('/') ? undefined : name;
  }

  /** Whether it may listen there: what is said to others is not delivered. */
  protected listens(filter: string): boolean {
    return coversFilter(this.below('channel/+/out'), filter);
  }

  protected hears(topic: string): boolean {
    const conversation = this.conversationOf(topic, 'out');
    return conversation !== undefined && this.ground.conversations.isOf(conversation, this.user);
  }

  protected speaks(topic: string): boolean {
    const conversation = this.conversationOf(topic, 'in');
    return conversation !== undefined && this.ground.conversations.speak(conversation, this.user);
  }

  /** What a satellite of the account's own name hears and says: `voice/<name>/in` and `…/out`. */
  protected isSound(topic: string, end: 'in' | 'out'): boolean {
    return LEVEL.test(this.user.name) && topic === this.below(`voice/${this.user.name}/${end}`);
  }

  #isListed(topic: string): boolean {
    const { publish } = this.user;
    return (
      publish === undefined || this.isReply(topic) || publish.some((filter) => matchesTopic(filter, topic))
    );
  }
}

/** A person calls services, which look at who it is, and talks in conversations of their own. */
class PersonPermissions extends AccountPermissions {
  readonly #heard = ['svc/+/+/manifest', 'svc/+/+/status', 'hub/#'].map((path) => this.below(path));
  readonly #calls = this.below('svc/+/+/call/+');
  readonly #orders = this.below(`svc/${AGENTS}/+/call/+`);
  /** Undefined for a name that is no level of a topic. */
  readonly #phone = LEVEL.test(this.user.name) ? `owntracks/${this.user.name}/#` : undefined;

  protected publishes({ topic }: Wanted): boolean {
    if (matchesTopic(this.#orders, topic)) return false;
    if (matchesTopic(this.#calls, topic) || this.isSound(topic, 'in')) return true;
    return this.speaks(topic) || this.#isWhere(topic);
  }

  protected leavesWill(topic: string): boolean {
    return this.#isWhere(topic) || this.isSound(topic, 'in');
  }

  /** Where their own phone is (OwnTracks), and what it is asked. */
  #isWhere(topic: string): boolean {
    return this.#phone !== undefined && matchesTopic(this.#phone, topic);
  }

  protected subscribes(filter: string): boolean {
    if (this.#phone !== undefined && coversFilter(this.#phone, filter)) return true;
    if (this.isSound(filter, 'out')) return true;
    return this.listens(filter) || this.#heard.some((wide) => coversFilter(wide, filter));
  }

  protected receives(topic: string): boolean {
    if (this.isSound(topic, 'out')) return true;
    return this.hears(topic) || this.#isWhere(topic) || this.#heard.some((wide) => matchesTopic(wide, topic));
  }
}

/** A service offers what it is named after, answers, calls others and sees the home. */
class ServicePermissions extends AccountPermissions {
  readonly #own: readonly string[];
  readonly #asks: readonly string[];
  readonly #heard: readonly string[];
  readonly #orders = this.below(`svc/${AGENTS}/+/call/+`);
  readonly #isHost: boolean;

  constructor(user: BrokerUser, ground: Ground) {
    super(user, ground);
    const { name, instance = '+' } = boundServiceOf(user.service ?? '');
    this.#isHost = name === AGENTS;
    const at = `svc/${name}/${instance}`;
    this.#own = [`${at}/manifest`, `${at}/status`, `${at}/event/+`].map((path) => this.below(path));
    this.#asks = ['svc/+/+/call/+', ...(ground.commanders.has(name) ? ['home/command/+'] : [])].map((path) =>
      this.below(path),
    );
    const news = ['svc/+/+/manifest', 'svc/+/+/status', 'svc/+/+/event/+', 'hub/#'];
    const home = ['home/device/+', 'home/report/+', 'home/areas'];
    this.#heard = [`${at}/#`, ...news, ...home].map((path) => this.below(path));
  }

  protected publishes({ topic }: Wanted): boolean {
    if (this.isReply(topic)) return true;
    if (!this.#isHost && matchesTopic(this.#orders, topic)) return false;
    return [...this.#own, ...this.#asks].some((filter) => matchesTopic(filter, topic));
  }

  protected leavesWill(topic: string): boolean {
    return this.#own.some((filter) => matchesTopic(filter, topic));
  }

  protected subscribes(filter: string): boolean {
    return this.#heard.some((wide) => coversFilter(wide, filter));
  }

  protected receives(topic: string): boolean {
    return this.#heard.some((wide) => matchesTopic(wide, topic));
  }
}

/** A device has its topics and its announcement, and nothing of Hearth's but a conversation where it may speak. */
class DevicePermissions extends AccountPermissions {
  protected publishes({ topic, payload }: Wanted): boolean {
    const { devices } = this.ground;
    if (devices.isDiscovery(topic)) {
      const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
      return devices.announce(this.user.name, topic, bytes).type === 'taken';
    }
    if (this.user.speaks === true && (this.isSound(topic, 'in') || this.speaks(topic))) return true;
    return devices.owns(this.user.name, topic);
  }

  protected leavesWill(topic: string): boolean {
    if (this.user.speaks === true && this.isSound(topic, 'in')) return true;
    return this.ground.devices.leaveWill(this.user.name, topic);
  }

  protected subscribes(filter: string): boolean {
    const { devices } = this.ground;
    if (filter === devices.birthTopic) return true;
    if (this.user.speaks === true && (this.listens(filter) || this.isSound(filter, 'out'))) return true;
    return devices.covers(this.user.name, filter) || devices.mayAwait(this.user.name, filter);
  }

  protected receives(topic: string): boolean {
    const { devices } = this.ground;
    if (topic === devices.birthTopic) return true;
    if (this.user.speaks === true && (this.hears(topic) || this.isSound(topic, 'out'))) return true;
    return devices.owns(this.user.name, topic);
  }
}

/** Another hub sees what this one announces, commands what it announces, and talks as nobody in particular. */
class OtherHubPermissions extends AccountPermissions {
  readonly #wishes = ['announce/+/set', 'announce/scene'].map((path) => this.below(path));
  readonly #heard = ['announce/+', 'home/report/+', 'svc/+/+/status'].map((path) => this.below(path));

  protected publishes({ topic }: Wanted): boolean {
    return (
      this.leavesWill(topic) || this.speaks(topic) || this.#wishes.some((wish) => matchesTopic(wish, topic))
    );
  }

  /** Whether somebody who reads discovery is there. */
  protected leavesWill(topic: string): boolean {
    return topic === this.ground.devices.birthTopic;
  }

  /** It may look below the whole of discovery, and hears there what this hub announces. */
  protected subscribes(filter: string): boolean {
    const { devices } = this.ground;
    if (coversFilter(`${devices.prefix}/#`, filter) || this.listens(filter)) return true;
    return this.#heard.some((wide) => coversFilter(wide, filter));
  }

  protected receives(topic: string): boolean {
    const { devices, root } = this.ground;
    if (topic === devices.birthTopic || this.hears(topic)) return true;
    if (topic.startsWith(`${devices.prefix}/device/${ownDiscoveryNode(root)}/`)) return true;
    return this.#heard.some((wide) => matchesTopic(wide, topic));
  }
}

/** A recogniser hears the sound that the hub sends it, says what it heard, and has nothing else. */
class RecogniserPermissions extends AccountPermissions {
  protected publishes({ topic }: Wanted): boolean {
    return this.#is(topic, 'out');
  }

  protected leavesWill(topic: string): boolean {
    return this.#is(topic, 'out');
  }

  protected subscribes(filter: string): boolean {
    return this.#is(filter, 'in');
  }

  protected receives(topic: string): boolean {
    return this.#is(topic, 'in');
  }

  #is(topic: string, end: 'in' | 'out'): boolean {
    return LEVEL.test(this.user.name) && topic === this.below(`recogniser/${this.user.name}/${end}`);
  }
}
