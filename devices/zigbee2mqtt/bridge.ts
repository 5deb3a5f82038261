import { isJsonObject, type JsonObject, type Logger, parseJson } from '../../src/base/index.ts';
import type { Bus, BusMessage, DeviceSink } from '../../src/bus/index.ts';
import type { DeviceCommand, JoiningNews } from '../../src/domain/index.ts';
import { groupPart, type Member } from './groups.ts';
import { joiningIn, openIn } from './joining.ts';
import { partsOf, type ThingPart } from './parts.ts';
import {
  type DeviceRecord,
  frameOf,
  friendlyNameFor,
  type GroupRecord,
  readDevices,
  readGroups,
} from './records.ts';

/** A state has some hundred bytes; a longer message is none. */
const STATE_BYTES_MAX = 65_536;
/** The bridge tells its whole configuration with its schema. */
const INFO_BYTES_MAX = 1_048_576;
/** What devices said before the bridge told of them: the order of what a broker kept is nobody's promise. */
const EARLY_MAX = 2_000;
const EARLY_LENGTH_MAX = 4_096;
const PRESENCE = '/availability';
/** What others tell a device. */
const TOLD = /\/(?:set|get)(?:\/[^/]*)?$/;

/** A device or group of zigbee2mqtt's. */
interface Thing {
  readonly friendlyName: string;
  readonly fingerprint: string;
  readonly parts: readonly ThingPart[];
  readonly record: DeviceRecord | undefined;
  /** All that it said, by property. */
  last: JsonObject;
  available: boolean | undefined;
}

export interface BridgeOptions {
  readonly base: string;
  readonly bus: Bus;
  readonly devices: DeviceSink;
  readonly log: Logger;
  readonly count: () => number;
  /** Refuses what is more than the family takes in. */
  readonly hasRoom: (id: string, name: string) => boolean;
  readonly onJoining: (news: JoiningNews) => void;
}

/** One zigbee2mqtt: what it tells of its devices and groups, and what they are told. */
export class Bridge {
  readonly #base: string;
  readonly #bus: Bus;
  readonly #sink: DeviceSink;
  readonly #log: Logger;
  readonly #count: () => number;
  readonly #hasRoom: BridgeOptions['hasRoom'];
  readonly #onJoining: BridgeOptions['onJoining'];
  /** By the beginning of the ids of its parts. */
  readonly #things = new Map<string, Thing>();
  /** Friendly name → beginning of ids. */
  readonly #names = new Map<string, string>();
  readonly #parts = new Map<string, { readonly part: ThingPart; readonly thing: string }>();
  /** By topic: what was said before the bridge told whose it is. */
  readonly #early = new Map<string, string>();
  #groups: readonly GroupRecord[] = [];
  #records: readonly DeviceRecord[] | undefined;
  #isOnline: boolean | undefined;
  #openUntil: number | null = null;
  #end: (() => Promise<void>) | undefined;

  constructor({ base, bus, devices, log, count, hasRoom, onJoining }: BridgeOptions) {
    this.#base = base;
    this.#bus = bus;
    this.#sink = devices;
    this.#log = log;
    this.#count = count;
    this.#hasRoom = hasRoom;
    this.#onJoining = onJoining;
  }

  get base(): string {
    return this.#base;
  }

  get isOnline(): boolean {
    return this.#isOnline === true;
  }

  async start(): Promise<void> {
    // Devices speak on topics that begin with their names, which may have parts: one subscription hears them all.
    this.#end = await this.#bus.subscribe(`${this.#base}/#`, (message) => this.#hear(message));
  }

  async close(): Promise<void> {
    await this.#end?.();
  }

  has(id: string): boolean {
    return this.#parts.has(id);
  }

  /** @returns how zigbee2mqtt calls what the device belongs to. */
  friendlyNameOf(id: string): string | undefined {
    const found = this.#parts.get(id);
    return found && this.#things.get(found.thing)?.friendlyName;
  }

  isGroup(id: string): boolean {
    const found = this.#parts.get(id);
    return found !== undefined && this.#things.get(found.thing)?.record === undefined;
  }

  async command(id: string, { set, refresh, transition }: DeviceCommand): Promise<void> {
    const found = this.#parts.get(id);
    const thing = found && this.#things.get(found.thing);
    if (found === undefined || thing === undefined) return;
    const topic = `${this.#base}/${thing.friendlyName}`;
    if (set !== undefined) {
      const payload = found.part.write(set, transition, thing.last);
      if (Object.keys(payload).length > 0) await this.#bus.publish(`${topic}/set`, payload, { qos: 1 });
    }
    const { asks } = found.part;
    if (refresh === true && asks.length > 0)
      await this.#bus.publish(`${topic}/get`, Object.fromEntries(asks.map((property) => [property, ''])), {
        qos: 1,
      });
  }

  #hearState(text: string): void {
    const isOnline = presenceIn(text);
    if (isOnline === undefined) return;
    this.#isOnline = isOnline;
    for (const thing of this.#things.values()) this.#tellPresence(thing);
  }

  #hearDevices(text: string): void {
    const records = readDevices(text);
    if (records === undefined) {
      this.#log.warn('a bridge told no list of devices', { base: this.#base });
      return;
    }
    this.#records = records;
    this.#take();
    this.#early.clear();
  }

  #hearGroups(text: string): void {
    const groups = readGroups(text);
    if (groups === undefined) return;
    this.#groups = groups;
    if (this.#records !== undefined) this.#take();
  }

  #hear({ topic, payload, retained }: BusMessage): void {
    const path = topic.slice(this.#base.length + 1);
    if (path.startsWith('bridge/')) {
      this.#hearBridge(path, payload);
      return;
    }
    if (payload.length === 0 || payload.length > STATE_BYTES_MAX) return;
    const thing = this.#named(path);
    if (thing !== undefined) this.#hearThing(thing, payload.toString('utf8'), retained);
    else if (path.endsWith(PRESENCE)) this.#hearPresence(path, payload.toString('utf8'));
    else if (this.#records === undefined && !TOLD.test(path)) this.#keepEarly(path, payload.toString('utf8'));
  }

  /** Opens the network for so long, in seconds; zigbee2mqtt closes it by itself. */
  async join(seconds: number): Promise<boolean> {
    if (this.#isOnline !== true) return false;
    await this.#bus.publish(`${this.#base}/bridge/request/permit_join`, { time: seconds }, { qos: 1 });
    return true;
  }

  /** Gives a device or group another friendly name; what stands before its last part stays. */
  async rename(id: string, name: string): Promise<void> {
    const from = this.friendlyNameOf(id);
    const to = from === undefined ? '' : friendlyNameFor(name, from);
    if (from === undefined || to === '' || to === from || this.#names.has(to)) return;
    const request = this.isGroup(id) ? 'group/rename' : 'device/rename';
    await this.#bus.publish(`${this.#base}/bridge/request/${request}`, { from, to }, { qos: 1 });
  }

  async remove(id: string): Promise<void> {
    const name = this.friendlyNameOf(id);
    const request = this.isGroup(id) ? 'group/remove' : 'device/remove';
    if (name !== undefined)
      await this.#bus.publish(`${this.#base}/bridge/request/${request}`, { id: name }, { qos: 1 });
  }

  #hearBridge(path: string, payload: Buffer): void {
    switch (path) {
      case 'bridge/state':
        this.#hearState(payload.toString('utf8'));
        return;
      case 'bridge/groups':
        this.#hearGroups(payload.toString('utf8'));
        return;
      case 'bridge/devices':
        this.#hearDevices(payload.toString('utf8'));
        return;
      case 'bridge/event':
        this.#hearJoining(payload.length > STATE_BYTES_MAX ? undefined : joiningIn(payload.toString('utf8')));
        return;
      case 'bridge/info':
        this.#hearInfo(payload);
    }
  }

  /** It is long, and told again whenever anything of it changes: only what of it changed is news. */
  #hearInfo(payload: Buffer): void {
    const news = payload.length > INFO_BYTES_MAX ? undefined : openIn(payload.toString('utf8'));
    const until = news?.type === 'open' ? news.until : this.#openUntil;
    if (until === this.#openUntil) return;
    this.#openUntil = until;
    this.#hearJoining(news);
  }

  #hearJoining(news: JoiningNews | undefined): void {
    if (news !== undefined) this.#onJoining(news);
  }

  #keepEarly(path: string, text: string): void {
    if (this.#early.size < EARLY_MAX && text.length <= EARLY_LENGTH_MAX) this.#early.set(path, text);
  }

  #named(friendlyName: string): Thing | undefined {
    const id = this.#names.get(friendlyName);
    return id === undefined ? undefined : this.#things.get(id);
  }

  #hearThing(thing: Thing, text: string, retained: boolean): void {
    const parsed = parseJson(text);
    if (!parsed.ok || !isJsonObject(parsed.value)) return;
    const { action, ...rest } = parsed.value;
    // A press that the broker kept is no press.
    const message = retained || action === undefined ? rest : parsed.value;
    thing.last = { ...thing.last, ...rest };
    for (const { device, read } of thing.parts) {
      const state = read(message);
      if (Object.keys(state).length > 0) this.#sink.report(device.id, state, this.#presenceOf(thing));
    }
  }

  #hearPresence(path: string, text: string): void {
    const thing = this.#named(path.slice(0, -PRESENCE.length));
    const available = presenceIn(text);
    if (thing === undefined) this.#keepEarly(path, text);
    if (thing === undefined || available === undefined) return;
    thing.available = available;
    this.#tellPresence(thing);
  }

  /** `null` where neither the bridge nor the device ever said. */
  #presenceOf({ available }: Thing): boolean | null {
    if (this.#isOnline === undefined && available === undefined) return null;
    return this.#isOnline !== false && available !== false;
  }

  #tellPresence(thing: Thing): void {
    const presence = this.#presenceOf(thing);
    if (presence === null) return;
    for (const { device } of thing.parts) this.#sink.report(device.id, {}, presence);
  }

  /** Brings what is announced to what the bridge told last. What did not change stays as it is. */
  #take(): void {
    const records = this.#records ?? [];
    const groupsOf = this.#membership();
    const kept = new Set<string>();
    for (const record of records) {
      const id = `z2m.${record.address}`;
      kept.add(id);
      const groups = groupsOf.get(record.address) ?? [];
      const fingerprint = `${record.fingerprint}${groups.join('\n')}`;
      if (this.#things.get(id)?.fingerprint === fingerprint) continue;
      if (!this.#things.has(id) && !this.#hasRoom(id, record.friendlyName)) continue;
      const parts = partsOf(frameOf(record, id, groups), record.exposes, {
        count: this.#count,
        updates: record.updates,
      });
      this.#adopt(id, { friendlyName: record.friendlyName, fingerprint, parts, record });
    }
    for (const group of this.#groups) {
      const id = this.#groupId(group);
      const part = groupPart(group, this.#members(group), id);
      if (part === undefined) continue;
      kept.add(id);
      const fingerprint = JSON.stringify(part.device);
      if (this.#things.get(id)?.fingerprint !== fingerprint)
        this.#adopt(id, { friendlyName: group.friendlyName, fingerprint, parts: [part], record: undefined });
    }
    for (const id of [...this.#things.keys()]) if (!kept.has(id)) this.#drop(id);
  }

  #groupId({ id }: GroupRecord): string {
    const base = this.#base === 'zigbee2mqtt' ? '' : `${this.#base.replace(/[^\w.-]/g, '-').slice(0, 40)}.`;
    return `z2m.${base}group.${id}`;
  }

  #membership(): ReadonlyMap<string, readonly string[]> {
    const groups = new Map<string, string[]>();
    for (const { members, friendlyName } of this.#groups)
      for (const { address } of members)
        groups.set(address, [...(groups.get(address) ?? []), friendlyName.slice(0, 120)]);
    return groups;
  }

  #members({ members }: GroupRecord): readonly Member[] {
    return members.flatMap(({ address, endpoint }) => {
      const thing = this.#things.get(`z2m.${address}`);
      return thing?.record === undefined
        ? []
        : [{ endpoint, exposes: thing.record.exposes, parts: thing.parts }];
    });
  }

  #adopt(id: string, told: Pick<Thing, 'friendlyName' | 'fingerprint' | 'parts' | 'record'>): void {
    const before = this.#things.get(id);
    const { friendlyName } = told;
    if (before !== undefined && this.#names.get(before.friendlyName) === id)
      this.#names.delete(before.friendlyName);
    const available = presenceIn(this.#early.get(`${friendlyName}${PRESENCE}`) ?? '') ?? before?.available;
    this.#early.delete(`${friendlyName}${PRESENCE}`);
    const thing: Thing = { ...told, last: before?.last ?? {}, available };
    this.#things.set(id, thing);
    this.#names.set(friendlyName, id);
    const ids = new Set(thing.parts.map(({ device }) => device.id));
    for (const { device } of before?.parts ?? []) if (!ids.has(device.id)) this.#withdraw(device.id);
    for (const part of thing.parts) {
      this.#parts.set(part.device.id, { part, thing: id });
      this.#sink.announce(part.device);
    }
    this.#tellPresence(thing);
    const early = this.#early.get(friendlyName);
    if (early !== undefined) this.#hearThing(thing, early, true);
  }

  #drop(id: string): void {
    const thing = this.#things.get(id);
    this.#things.delete(id);
    if (thing === undefined) return;
    if (this.#names.get(thing.friendlyName) === id) this.#names.delete(thing.friendlyName);
    for (const { device } of thing.parts) this.#withdraw(device.id);
  }

  #withdraw(id: string): void {
    this.#parts.delete(id);
    this.#sink.withdraw(id);
  }
}

/** Some versions say the bare word. */
function presenceIn(text: string): boolean | undefined {
  const parsed = parseJson(text);
  const state = parsed.ok && isJsonObject(parsed.value) ? parsed.value['state'] : text;
  return state === 'online' ? true : state === 'offline' ? false : undefined;
}
