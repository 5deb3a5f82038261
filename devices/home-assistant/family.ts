import { type Budgets, HearthError, type Logger, messageOf } from '../../src/base/index.ts';
import {
  type Bus,
  type BusMessage,
  type DeviceFamily,
  type DeviceSink,
  type FamilyContext,
  whenThere,
} from '../../src/bus/index.ts';
import type { DeviceCommand, DeviceState } from '../../src/domain/index.ts';
import { Accounts } from './account.ts';
import { type Announcement, type EntityKey, readDiscovery } from './discovery.ts';
import { BUDGETS, type DiscoveryLimits } from './limits.ts';
import { type Entity, type ReadEntityOptions, readEntity } from './read-entity.ts';
import { TopicWatch } from './topic-watch.ts';

/** Follows what devices announce about themselves below the discovery prefix, as Home Assistant does. */
export class HomeAssistantFamily implements DeviceFamily {
  readonly name = 'home-assistant devices';
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #sink: DeviceSink;
  readonly #prefix: string;
  readonly #limits: DiscoveryLimits;
  readonly #budgets: Budgets;
  readonly #reading: ReadEntityOptions;
  readonly #watch: TopicWatch;
  readonly #entities = new Map<string, Entity>();
  /** The announcing key of each entity by the device's id; `undefined` between two homes of a moving entity. */
  readonly #owners = new Map<string, string | undefined>();
  readonly #ids = new Map<string, string>();
  /** How many entities each device has. */
  readonly #counts = new Map<string, number>();
  /** The keys that a device form holds. */
  readonly #forms = new Map<string, Set<string>>();
  #ends: (() => Promise<void>)[] = [];

  constructor(
    context: FamilyContext,
    { prefix, limits }: { readonly prefix: string; readonly limits: DiscoveryLimits },
  ) {
    this.#bus = context.bus;
    this.#log = context.log;
    this.#sink = context.devices;
    this.#prefix = prefix;
    this.#limits = limits;
    this.#budgets = context.budgets;
    this.#reading = {
      reserved: [context.bus.root, prefix],
      templateLengthMax: limits.templateLength,
      accounts: new Accounts({ ...context, stepsPerSecond: limits.stepsPerSecond }),
    };
    this.#watch = new TopicWatch(context.bus, (topic, error) =>
      this.#log.warn('a topic of a device cannot be followed', { topic, reason: messageOf(error) }),
    );
  }

  async start(): Promise<void> {
    const hear = (message: BusMessage) => this.#hear(message);
    for (const path of ['+/+/config', '+/+/+/config'])
      this.#ends.push(await this.#bus.subscribe(`${this.#prefix}/${path}`, hear));
    const greet = () => this.#bus.publish(`${this.#prefix}/status`, 'online');
    const stop = this.#bus.onConnection((state) => {
      if (state !== 'connected') return;
      greet().catch((error) => this.#log.warn('devices were not greeted', { reason: messageOf(error) }));
    });
    this.#ends.push(async () => stop());
    // Asks devices that do not retain their announcement to say it again, and after a loss those that a broker without a memory has
    // forgotten. Never "offline": a real Home Assistant may share the broker.
    await whenThere(this.#bus, greet);
  }

  async close(): Promise<void> {
    for (const end of this.#ends.splice(0)) await end();
    await this.#watch.close();
  }

  async command(id: string, command: DeviceCommand): Promise<void> {
    const entity = this.#entities.get(id);
    if (entity === undefined)
      throw new HearthError('unknown-target', `No announced device has the id "${id}".`);
    const { dialect, qos, retain, refresh } = entity;
    if (command.set !== undefined)
      for (const { topic, payload } of dialect.write(command.set, command.transition))
        await this.#bus.publish(topic, payload, { qos, retain });
    if (command.refresh === true && refresh !== undefined)
      await this.#bus.publish(refresh.topic, refresh.payload);
  }

  #hear({ topic, payload }: BusMessage): void {
    const discovery = readDiscovery(topic.slice(this.#prefix.length + 1), payload, this.#limits.payloadBytes);
    switch (discovery.type) {
      case 'remove':
        this.#remove(keyText(discovery.key));
        return;
      case 'migrate':
        this.#release(keyText(discovery.key));
        return;
      case 'entity':
        this.#announce(keyText(discovery.announcement.key), discovery.announcement, topic);
        return;
      case 'device':
        this.#hearDevice(discovery.node, discovery.announcements, topic);
        return;
      case 'refused':
        this.#refuse(topic, discovery.reason, discovery.budget);
        return;
      default:
        discovery satisfies never;
    }
  }

  #hearDevice(node: string, announcements: readonly Announcement[], topic: string): void {
    const keys = new Set(announcements.map(({ key }) => formKey(key)));
    for (const key of this.#forms.get(node) ?? []) if (!keys.has(key)) this.#remove(key);
    if (keys.size === 0) this.#forms.delete(node);
    else this.#forms.set(node, keys);
    for (const announcement of announcements) this.#announce(formKey(announcement.key), announcement, topic);
  }

  #announce(key: string, announcement: Announcement, topic: string): void {
    const read = readEntity(announcement, this.#reading);
    switch (read.type) {
      case 'entity':
        this.#own(key, read.entity, topic);
        return;
      case 'ignored':
        this.#remove(key);
        return;
      case 'refused':
        // A faulty announcement does not take away the device that an earlier one made.
        this.#refuse(topic, read.reason, read.budget);
        return;
      default:
        read satisfies never;
    }
  }

  #own(key: string, entity: Entity, topic: string): void {
    const { id } = entity.device;
    const owner = this.#owners.get(id);
    const before = this.#ids.get(key);
    if (owner !== undefined && owner !== key) {
      this.#refuse(topic, `another announcement has the same unique_id: ${owner}`);
      return;
    }
    if (!this.#entities.has(id) && !this.#hasRoom(entity)) return;
    if (before !== undefined && before !== id) this.#remove(key);
    this.#ids.set(key, id);
    this.#owners.set(id, key);
    this.#adopt(id, entity);
  }

  /** A device that announces without end fills no memory; it keeps what it has. */
  #hasRoom({ partOf, device }: Entity): boolean {
    const { entities, entitiesPerDevice } = this.#limits;
    const over =
      (this.#counts.get(partOf) ?? 0) >= entitiesPerDevice
        ? `${entitiesPerDevice} lights and switches of one device`
        : this.#entities.size >= entities
          ? `${entities} announced lights and switches`
          : undefined;
    if (over === undefined) return true;
    this.#budgets.exceeded(BUDGETS.entities, partOf, `"${device.name}" is more than the ${over}`);
    return false;
  }

  #count(partOf: string, more: 1 | -1): void {
    const count = (this.#counts.get(partOf) ?? 0) + more;
    if (count === 0) this.#counts.delete(partOf);
    else this.#counts.set(partOf, count);
  }

  #adopt(id: string, entity: Entity): void {
    const { device, dialect, availability } = entity;
    const before = this.#entities.get(id);
    // Bridges say everything again whenever somebody asks: what is known already stays as it is.
    if (before?.fingerprint === entity.fingerprint) return;
    for (const fault of dialect.faults)
      this.#log.warn('a part of a device is left out', { id, name: device.name, fault });
    if (dialect.unseen !== undefined)
      this.#log.warn('a device cannot be seen', { id, name: device.name, reason: dialect.unseen });
    if (before !== undefined) this.#count(before.partOf, -1);
    this.#count(entity.partOf, 1);
    this.#entities.set(id, entity);
    this.#sink.announce(device);
    const hearings = this.#hearings(id, entity);
    for (const { topic, listener, hear } of hearings) this.#watch.add(topic, listener, hear);
    if (availability.topics.length > 0) this.#sink.report(id, {}, availability.reachable);
    const kept = new Set(hearings.map(({ topic, listener }) => `${listener} ${topic}`));
    if (before !== undefined) this.#unwatch(id, before, kept);
  }

  /** What is listened to for an entity, each with a name of its own. */
  #hearings(id: string, { availability, dialect, account }: Entity) {
    return [
      ...availability.topics.map((topic) => ({
        topic,
        listener: `${id} presence`,
        hear: (message: string) => {
          if (account.admits(message.length)) this.#sink.report(id, {}, availability.hear(topic, message));
        },
      })),
      ...dialect.reads.map(({ topic, read }, index) => ({
        topic,
        listener: `${id} ${index}`,
        hear: (message: string) => {
          if (account.admits(message.length)) this.#tell(id, read(message));
        },
      })),
    ];
  }

  #unwatch(id: string, entity: Entity, kept: ReadonlySet<string> = new Set()): void {
    for (const { topic, listener } of this.#hearings(id, entity))
      if (!kept.has(`${listener} ${topic}`)) this.#watch.remove(topic, listener);
  }

  #tell(id: string, state: DeviceState | undefined): void {
    if (state !== undefined) this.#sink.report(id, state);
  }

  #remove(key: string): void {
    const id = this.#ids.get(key);
    this.#ids.delete(key);
    if (id === undefined || this.#owners.get(id) !== key) return;
    const entity = this.#entities.get(id);
    if (entity !== undefined) {
      this.#unwatch(id, entity);
      this.#count(entity.partOf, -1);
    }
    this.#owners.delete(id);
    this.#entities.delete(id);
    this.#sink.withdraw(id);
  }

  /** The entity stays as it is; whoever announces its unique_id next owns it. */
  #release(key: string): void {
    const id = this.#ids.get(key);
    if (id !== undefined && this.#owners.get(id) === key) this.#owners.set(id, undefined);
  }

  #refuse(topic: string, reason: string, budget?: string): void {
    if (budget !== undefined) {
      this.#budgets.exceeded(budget, topic, `a discovery message was refused: ${reason}`);
      return;
    }
    this.#log.warn('a discovery message was refused', {
      topic: topic.slice(0, 200),
      reason: reason.slice(0, 300),
    });
  }
}

/** A component of a device form has the same ids as the topic it may have come from, and is told from it. */
function formKey(key: EntityKey): string {
  return `device form ${keyText(key)}`;
}

function keyText({ component, node, object }: EntityKey): string {
  return `${component}/${node}/${object}`;
}
