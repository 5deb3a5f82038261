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
import type { DeviceCommand, DeviceState, NoPicture, Picture } from '../../src/domain/index.ts';
import { Accounts } from './account.ts';
import { AnnouncedDevice } from './announced-device.ts';
import { Presences } from './availability.ts';
import { type Announcement, type EntityKey, readDiscovery } from './discovery.ts';
import type { Dialect } from './entity.ts';
import { BUDGETS, type DiscoveryLimits } from './limits.ts';
import type { Message } from './message.ts';
import { Pictures } from './pictures.ts';
import { type Entity, type ReadEntity, type ReadEntityOptions, readEntity } from './read-entity.ts';
import { TopicWatch } from './topic-watch.ts';

type EntityRead = Extract<ReadEntity, { readonly type: 'entity' }>;

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
  readonly #watch: TopicWatch<AnnouncedDevice>;
  readonly #pictures: Pictures;
  readonly #clock: Clock;
  readonly #entities = new Map<string, Entity>();
  readonly #devices = new Map<string, AnnouncedDevice>();
  /** Devices whose description is on its way to the home, with what they have told meanwhile. */
  readonly #unannounced = new Map<AnnouncedDevice, DeviceState>();
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
    this.#pictures = new Pictures(context);
    this.#watch = new TopicWatch({
      bus: context.bus,
      hear: (device, topic, message) => this.#hearDeviceOn(device, topic, message),
      onFault: (topic, error) =>
        this.#log.warn('a topic of a device cannot be followed', { topic, reason: messageOf(error) }),
    });
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
    await this.#pictures.close();
  }

  picture(id: string): Picture | NoPicture | undefined {
    return this.#pictures.of(id);
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
        this.#own(key, read, topic);
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

  #own(key: string, { entity, keys }: EntityRead, topic: string): void {
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
    this.#adopt(entity, keys);
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

  #adopt(entity: Entity, keys: readonly string[]): void {
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
    const known = device.topics;
    device.set(entity, keys);
    if (isEntrance(dialect)) this.#entrances.add(partOf);
    this.#announceSoon(device);
    for (const topic of device.topics) this.#watch.add(topic, device);
    this.#pictures.follow(entity);
    // What was said before on a topic that is followed already has been heard by the others.
    for (const topic of known) {
      const last = this.#watch.last(topic);
      if (last !== undefined) this.#hearDeviceOn(device, topic, last, id);
    }
  }

  #deviceOf(id: string): AnnouncedDevice {
    const device = new AnnouncedDevice(id, this.#clock, this.#report);
    this.#devices.set(id, device);
    return device;
  }

  /** What a device tells by itself, without a message. */
  readonly #report = (device: AnnouncedDevice, state: DeviceState) => this.#tell(device, state);

  #hearDeviceOn(device: AnnouncedDevice, topic: string, message: Message, only?: string): void {
    if (!device.first.account.admits(message.text.length)) return;
    const reachable = device.hearPresence(topic, message);
    const state = device.hear(topic, message, only);
    if (state !== undefined || reachable !== undefined) this.#tell(device, state ?? {}, reachable);
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
    const topics = device.topics;
    const key = device.delete(id);
    const left = device.topics;
    for (const topic of topics) if (!left.has(topic)) this.#watch.remove(topic, device);
    if (device.isEmpty && deviceId !== staying) {
      device.close();
      this.#unannounced.delete(device);
      this.#devices.delete(deviceId);
      this.#sink.withdraw(deviceId);
      return;
    }
    if (key !== undefined && !device.isEmpty) {
      this.#tell(device, { [key]: null });
      this.#announceSoon(device);
    }
  }

  #remove(key: string): void {
    const id = this.#ids.get(key);
    this.#ids.delete(key);
    if (id === undefined || this.#owners.get(id) !== key) return;
    const entity = this.#entities.get(id);
    this.#owners.delete(id);
    this.#entities.delete(id);
    this.#pictures.leave(id);
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

const ENTRANCE_CLASSES = new Set(['garage', 'gate', 'door']);

function isEntrance({ kind, capabilities }: Dialect): boolean {
  return (
    kind === 'lock' ||
    kind === 'alarm_panel' ||
    (kind === 'cover' && ENTRANCE_CLASSES.has(capabilities.class ?? ''))
  );
}
