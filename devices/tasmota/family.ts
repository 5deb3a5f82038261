import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Logger,
  messageOf,
  parseJson,
} from '../../src/base/index.ts';
import {
  type Bus,
  type BusMessage,
  type DeviceFamily,
  type FamilyContext,
  FamilyTopics,
  KnownThings,
} from '../../src/bus/index.ts';
import type { DeviceCommand } from '../../src/domain/index.ts';
import type { Command, TasmotaPart } from './part.ts';
import { partsOf } from './parts.ts';
import { readRecord, type TasmotaRecord } from './record.ts';

/** A discovery message has some kilobytes, a report some hundred bytes. */
const DISCOVERY_BYTES_MAX = 32_768;
const REPORT_BYTES_MAX = 16_384;

/** What is known of one device. */
interface Thing {
  record: TasmotaRecord | undefined;
  /** The text that the record was read from. */
  told: string;
  sensors: Json | undefined;
  /** The topics that are followed, and how to stop that. */
  base: string;
  ends: (() => Promise<void>)[];
}

/** Listens to the discovery of Tasmota; costs two subscriptions until a device is heard of, and two more for each. */
export class TasmotaFamily implements DeviceFamily {
  readonly name = 'tasmota devices';
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #prefix: string;
  readonly #known: KnownThings<TasmotaPart>;
  /** By address. */
  readonly #things = new Map<string, Thing>();
  readonly #topics: FamilyTopics;
  #events = 0;

  constructor(
    context: FamilyContext,
    { prefix, devices }: { readonly prefix: string; readonly devices: number },
  ) {
    this.#bus = context.bus;
    this.#log = context.log;
    this.#prefix = prefix;
    this.#topics = new FamilyTopics(context, 'tasmota', devices);
    this.#known = new KnownThings(context.devices, this.#topics);
  }

  async start(): Promise<void> {
    for (const what of ['config', 'sensors'] as const)
      await this.#topics.hear(`${this.#prefix}/+/${what}`, DISCOVERY_BYTES_MAX, (message) =>
        this.#hear(what, message),
      );
  }

  async close(): Promise<void> {
    await this.#topics.close();
  }

  async command(id: string, { set, refresh, transition }: DeviceCommand): Promise<void> {
    const { key, part } = this.#known.find(id);
    // What is known has told what it is.
    const record = this.#things.get(key)!.record!;
    if (set !== undefined) await this.#send(record, part.write(set, transition));
    if (refresh === true) await this.#ask(record);
  }

  /** Several at once go as one message, in their order. */
  async #send({ topics }: TasmotaRecord, commands: readonly Command[]): Promise<void> {
    const [first] = commands;
    if (first === undefined) return;
    const [name, argument] =
      commands.length === 1 ? first : ['Backlog', commands.map((one) => one.join(' ').trim()).join('; ')];
    await this.#bus.publish(`${topics.command}${name}`, argument, { qos: 1 });
  }

  /** What it is and what it measures, as it is now. */
  async #ask({ topics }: TasmotaRecord): Promise<void> {
    await this.#bus.publish(`${topics.command}STATE`, '', { qos: 1 });
    await this.#bus.publish(`${topics.command}STATUS`, '10', { qos: 1 });
  }

  #hear(what: 'config' | 'sensors', { topic, payload }: BusMessage): void {
    const mac = topic.split('/').at(-2)?.toLowerCase() ?? '';
    const text = payload.toString('utf8');
    if (what === 'config') this.#hearConfig(mac, text, topic);
    else this.#hearSensors(mac, text);
  }

  #hearConfig(mac: string, text: string, topic: string): void {
    if (text === '') {
      this.#drop(mac);
      return;
    }
    const before = this.#things.get(mac);
    if (before?.told === text) return;
    const read = readRecord(text);
    const fault =
      'fault' in read ? read.fault : read.record.mac === mac ? undefined : 'mac: is not that of its topic';
    // A faulty announcement does not take away the device that an earlier one made.
    if (fault !== undefined || 'fault' in read) {
      this.#log.warn('a Tasmota was refused', { topic: topic.slice(0, 200), reason: fault });
      return;
    }
    const thing = before ?? this.#newThing(mac);
    if (thing === undefined) return;
    thing.record = read.record;
    thing.told = text;
    this.#show(mac, thing);
  }

  #hearSensors(mac: string, text: string): void {
    const parsed = parseJson(text);
    const thing = this.#things.get(mac) ?? (text === '' ? undefined : this.#newThing(mac));
    if (thing === undefined) return;
    thing.sensors = parsed.ok && isJsonObject(parsed.value) ? parsed.value['sn'] : undefined;
    this.#show(mac, thing);
  }

  #newThing(mac: string): Thing | undefined {
    if (!/^[0-9a-f]{12}$/.test(mac)) return undefined;
    if (!this.#topics.admits(mac, this.#things.size)) return undefined;
    const thing: Thing = { record: undefined, told: '', sensors: undefined, base: '', ends: [] };
    this.#things.set(mac, thing);
    return thing;
  }

  #show(mac: string, thing: Thing): void {
    const { record, sensors } = thing;
    if (record === undefined) return;
    if (
      !this.#known.set(
        mac,
        partsOf(record, sensors, () => ++this.#events),
      )
    )
      return;
    this.#follow(mac, thing, record).catch((error) =>
      this.#log.warn('a Tasmota cannot be followed', { mac, reason: messageOf(error) }),
    );
  }

  async #follow(mac: string, thing: Thing, record: TasmotaRecord): Promise<void> {
    const { state, telemetry } = record.topics;
    const base = `${state}\n${telemetry}`;
    if (thing.base === base) return;
    thing.base = base;
    for (const end of thing.ends.splice(0)) await end();
    const hear = (prefix: string) => (message: BusMessage) => this.#hearReport(mac, prefix, message);
    for (const prefix of [state, telemetry])
      thing.ends.push(await this.#topics.hear(`${prefix}+`, REPORT_BYTES_MAX, hear(prefix)));
    await this.#ask(record);
  }

  #hearReport(mac: string, prefix: string, { topic, payload, retained }: BusMessage): void {
    const record = this.#things.get(mac)?.record;
    if (record === undefined) return;
    const what = topic.slice(prefix.length);
    const text = payload.toString('utf8');
    if (what === 'LWT') {
      if (record.sleeps) return;
      if (text === record.online) this.#known.present(mac, true);
      if (text === record.offline) this.#known.present(mac, false);
      return;
    }
    const parsed = parseJson(text);
    const told = parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
    if (told === undefined) {
      // "POWER1" and its word alone, as it also says.
      if (/^POWER\d*$/.test(what)) this.#tell(mac, { [what]: text });
      return;
    }
    const inside = told['StatusSNS'] ?? told['StatusSTS'] ?? told;
    if (isJsonObject(inside)) this.#tell(mac, retained ? withoutPresses(inside) : inside);
  }

  #tell(mac: string, message: JsonObject): void {
    this.#known.tell(mac, (part) => part.read(message));
  }

  #drop(mac: string): void {
    const thing = this.#things.get(mac);
    if (thing === undefined) return;
    this.#things.delete(mac);
    this.#known.delete(mac);
    for (const end of thing.ends.splice(0))
      end().catch((error) => this.#log.warn('a topic is still followed', { mac, reason: messageOf(error) }));
  }
}

/** A press that the broker kept is no press. */
function withoutPresses(message: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(message).filter(([key]) => !/^(?:Button|Switch)\d+$/.test(key)));
}
