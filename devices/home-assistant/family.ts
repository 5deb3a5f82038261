import { type Budgets, type Clock, HearthError, type Logger, messageOf } from '../../src/base/index.ts';
import {
  type Bus,
  type BusMessage,
  type DeviceFamily,
  type DeviceSink,
  type FamilyContext,
  ownDiscoveryNode,
  whenThere,
} from '../../src/bus/index.ts';
import type { DeviceCommand, DeviceState } from '../../src/domain/index.ts';
import { Accounts } from './account.ts';
import { AnnouncedDevice } from './announced-device.ts';
import { Presences } from './availability.ts';
import { type Announcement, type EntityKey, readDiscovery } from './discovery.ts';
import type { Dialect } from './entity.ts';
import { BUDGETS, type DiscoveryLimits } from './limits.ts';
import type { Message } from './message.ts';
import { type Entity, type ReadEntityOptions, readEntity } from './read-entity.ts';
import { TopicWatch } from './topic-watch.ts';

/** Follows what devices announce about themselves below the discovery prefix, as Home Assistant does. */
export class HomeAssistantFamily implements DeviceFamily {
  readonly name = 'home-assistant devices';
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #sink: DeviceSink;
  readonly #prefix: string;
  /** What the hub itself announces there is no news to it. */
  readonly #ownTopics: string;
  readonly #limits: DiscoveryLimits;
  readonly #budgets: Budgets;
  readonly #reading: ReadEntityOptions;
  readonly #watch: TopicWatch;
  readonly #clock: Clock;
  readonly #entities = new Map<string, Entity>();
  readonly #devices = new Map<string, AnnouncedDevice>();
  /** Devices whose description is on its way to the home, with what they have told meanwhile. */
  readonly #unannounced = new Map<AnnouncedDevice, DeviceState>();
  /** By the device's id, what it listens to. */
  readonly #listening = new Map<string, Set<string>>();
  /** Things that have a lock, an alarm or a door to open: what is set or pressed on them asks for a yes. */
  readonly #entrances = new Set<string>();
  /** The announcing key of each entity by its id; `undefined` between two homes of a moving entity. */
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
    this.#clock = context.clock;
    this.#log = context.log;
    this.#sink = context.devices;
    this.#prefix = prefix;
    this.#ownTopics = `${prefix}/device/${ownDiscoveryNode(context.bus.root)}/`;
    this.#limits = limits;
    this.#budgets = context.budgets;
    this.#reading = {
      reserved: [context.bus.root, prefix],
      templateLengthMax: limits.templateLength,
      accounts: new Accounts({ ...context, stepsPerSecond: limits.stepsPerSecond }),
      presences: new Presences(),
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
    for (const device of this.#devices.values()) device.close();
    await this.#watch.close();
  }

  async command(id: string, command: DeviceCommand): Promise<void> {
    const device = this.#devices.get(id);
    if (device === undefined)
      throw new HearthError('unknown-target', `No announced device has the id "${id}".`);
    const { qos, retain, refresh } = device.first;
    for (const { topic, payload } of device.write(command))
      await this.#bus.publish(topic, payload, { qos, retain });
    if (command.refresh === true && refresh !== undefined)
      await this.#bus.publish(refresh.topic, refresh.payload);
  }

  #hear({ topic, payload }: BusMessage): void {
    if (topic.startsWith(this.#ownTopics)) return;
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
    const { id } = entity;
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
    this.#adopt(entity);
  }

  /** A device that announces without end fills no memory; it keeps what it has. */
  #hasRoom({ partOf, name }: Entity): boolean {
    const { entities, entitiesPerDevice } = this.#limits;
    const over =
      (this.#counts.get(partOf) ?? 0) >= entitiesPerDevice
        ? `${entitiesPerDevice} entities of one device`
        : this.#entities.size >= entities
          ? `${entities} announced entities`
          : undefined;
    if (over === undefined) return true;
    this.#budgets.exceeded(BUDGETS.entities, partOf, `"${name}" is more than the ${over}`);
    return false;
  }

  #count(partOf: string, more: 1 | -1): void {
    const count = (this.#counts.get(partOf) ?? 0) + more;
    if (count === 0) this.#counts.delete(partOf);
    else this.#counts.set(partOf, count);
  }

  #adopt(entity: Entity): void {
    const { id, deviceId, name, dialect, partOf } = entity;
    const before = this.#entities.get(id);
    // Bridges say everything again whenever somebody asks: what is known already stays as it is.
    if (before?.fingerprint === entity.fingerprint) return;
    for (const fault of dialect.faults)
      this.#log.warn('a part of a device is left out', { id: deviceId, name, fault });
    if (dialect.unseen !== undefined && (dialect.part === undefined || dialect.writes.length === 0))
      this.#log.warn('a device cannot be seen', { id, name, reason: dialect.unseen });
    if (before !== undefined) this.#leave(before, deviceId);
    this.#count(partOf, 1);
    this.#entities.set(id, entity);
    const device = this.#devices.get(deviceId) ?? this.#deviceOf(deviceId);
    const known = new Set([...device.topics, ...presenceTopics(device)]);
    device.set(entity);
    if (isEntrance(dialect)) this.#entrances.add(partOf);
    this.#announceSoon(device);
    this.#listen(device);
    // What was said before on a topic that is followed already has been heard by the others.
    for (const topic of known) {
      const last = this.#watch.last(topic);
      if (last !== undefined) this.#hearState(device, topic, last, id);
    }
  }

  #deviceOf(id: string): AnnouncedDevice {
    const device: AnnouncedDevice = new AnnouncedDevice(id, this.#clock, (state) =>
      this.#tell(device, state),
    );
    this.#devices.set(id, device);
    return device;
  }

  #listen(device: AnnouncedDevice): void {
    const presences = presenceTopics(device);
    for (const topic of device.topics)
      if (!this.#isHeard(device, topic))
        this.#watch.add(topic, device.id, (message) => this.#hearState(device, topic, message));
    for (const topic of presences)
      if (!this.#isHeard(device, `presence ${topic}`))
        this.#watch.add(topic, `${device.id} presence`, (message) =>
          this.#hearPresence(device, topic, message),
        );
  }

  /** Remembers that it is, from now on. */
  #isHeard({ id }: AnnouncedDevice, what: string): boolean {
    const heard = this.#listening.get(id) ?? new Set();
    this.#listening.set(id, heard);
    if (heard.has(what)) return true;
    heard.add(what);
    return false;
  }

  #hearState(device: AnnouncedDevice, topic: string, message: Message, only?: string): void {
    if (!device.first.account.admits(message.text.length)) return;
    const state = device.hear(topic, message, only);
    if (state !== undefined) this.#tell(device, state);
  }

  #hearPresence(device: AnnouncedDevice, topic: string, message: Message): void {
    if (!device.first.account.admits(message.text.length)) return;
    for (const presence of device.presences.values()) presence.hear(topic, message);
    if (device.reachable !== undefined) this.#tell(device, {}, device.reachable);
  }

  #tell(device: AnnouncedDevice, state: DeviceState, available?: boolean): void {
    const waiting = this.#unannounced.get(device);
    if (waiting === undefined) this.#sink.report(device.id, state, available);
    else Object.assign(waiting, state);
  }

  /** What a thing announces comes within milliseconds: it is described once, with all its values, per turn of the event loop. */
  #announceSoon(device: AnnouncedDevice): void {
    if (device.first.feature === undefined) {
      this.#announceNow(device, {});
      return;
    }
    if (this.#unannounced.size === 0) setImmediate(() => this.#announceAll());
    if (!this.#unannounced.has(device)) this.#unannounced.set(device, {});
  }

  #announceAll(): void {
    const waiting = [...this.#unannounced];
    this.#unannounced.clear();
    for (const [device, state] of waiting) this.#announceNow(device, state);
  }

  #announceNow(device: AnnouncedDevice, state: DeviceState): void {
    if (device.isEmpty) return;
    this.#sink.announce(device.describe(this.#entrances.has(device.first.partOf)));
    this.#sink.report(device.id, state, device.reachable);
  }

  /** Takes an entity out of its device, and what it told with it; a device without entities goes, unless `staying` is its id. */
  #leave({ id, deviceId, partOf }: Entity, staying?: string): void {
    this.#count(partOf, -1);
    const device = this.#devices.get(deviceId);
    if (device === undefined) return;
    const topics = [...device.topics];
    const presences = presenceTopics(device);
    const key = device.delete(id);
    for (const topic of topics)
      if (!device.topics.includes(topic)) this.#unlisten(device, topic, topic, device.id);
    const left = new Set(presenceTopics(device));
    for (const topic of presences)
      if (!left.has(topic)) this.#unlisten(device, topic, `presence ${topic}`, `${device.id} presence`);
    if (device.isEmpty && deviceId !== staying) {
      device.close();
      this.#unannounced.delete(device);
      this.#listening.delete(deviceId);
      this.#devices.delete(deviceId);
      this.#sink.withdraw(deviceId);
      return;
    }
    if (key !== undefined && !device.isEmpty) {
      this.#tell(device, { [key]: null });
      this.#announceSoon(device);
    }
  }

  #unlisten({ id }: AnnouncedDevice, topic: string, what: string, listener: string): void {
    this.#watch.remove(topic, listener);
    this.#listening.get(id)?.delete(what);
  }

  #remove(key: string): void {
    const id = this.#ids.get(key);
    this.#ids.delete(key);
    if (id === undefined || this.#owners.get(id) !== key) return;
    const entity = this.#entities.get(id);
    this.#owners.delete(id);
    this.#entities.delete(id);
    if (entity !== undefined) this.#leave(entity);
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

function presenceTopics({ presences }: AnnouncedDevice): readonly string[] {
  return [...new Set([...presences.values()].flatMap(({ topics }) => topics))];
}

const ENTRANCE_CLASSES = new Set(['garage', 'gate', 'door']);

function isEntrance({ kind, capabilities }: Dialect): boolean {
  return (
    kind === 'lock' ||
    kind === 'alarm_panel' ||
    (kind === 'cover' && ENTRANCE_CLASSES.has(capabilities.class ?? ''))
  );
}
