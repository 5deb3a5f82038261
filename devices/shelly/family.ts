import { isJsonObject, type JsonObject, type Logger, parseJson } from '../../src/base/index.ts';
import {
  type BusMessage,
  type DeviceFamily,
  type FamilyContext,
  FamilyTopics,
  KnownThings,
} from '../../src/bus/index.ts';
import type { DeviceCommand } from '../../src/domain/index.ts';
import { partsOf, type ShellyPart } from './parts.ts';
import { ShellyRpc } from './rpc.ts';
import { componentsIn, readThing } from './thing.ts';

const EVENTS = '/events/rpc';
const ONLINE = '/online';
const FRAME_BYTES_MAX = 65_536;

/** What is known of one device, by its topic prefix. */
interface Thing {
  /** Its address once it has said what it is. */
  mac: string | undefined;
  /** It sleeps between its reports: that it is not online tells nothing. */
  sleeps: boolean;
  online: boolean | undefined;
  /** It is being asked; whatever comes meanwhile is in the answer. */
  asking: boolean;
}

/** Hears what is online, asks what it is, and follows it. Costs three subscriptions for each prefix until a device is heard of. */
export class ShellyFamily implements DeviceFamily {
  readonly name = 'shelly devices';
  readonly #log: Logger;
  readonly #rpc: ShellyRpc;
  readonly #prefixes: readonly string[];
  readonly #topics: FamilyTopics;
  /** By address. */
  readonly #known: KnownThings<ShellyPart>;
  readonly #things = new Map<string, Thing>();
  /** Where each device is spoken to, by its address. */
  readonly #spokenAt = new Map<string, string>();
  #events = 0;

  constructor(
    context: FamilyContext,
    { prefixes, devices }: { readonly prefixes: readonly string[]; readonly devices: number },
  ) {
    this.#log = context.log;
    this.#prefixes = prefixes;
    this.#topics = new FamilyTopics(context, 'shelly', devices);
    this.#rpc = new ShellyRpc(context.bus, context.clock, prefixes);
    this.#known = new KnownThings(context.devices, this.#topics);
  }

  async start(): Promise<void> {
    await this.#rpc.start();
    for (const prefix of this.#prefixes) {
      await this.#topics.hear(`${prefix}${ONLINE}`, FRAME_BYTES_MAX, (message) => this.#hearOnline(message));
      await this.#topics.hear(`${prefix}${EVENTS}`, FRAME_BYTES_MAX, (message) => this.#hearEvents(message));
    }
  }

  async close(): Promise<void> {
    await this.#topics.close();
    await this.#rpc.close();
  }

  async command(id: string, { set, refresh, transition }: DeviceCommand): Promise<void> {
    const { key, part } = this.#known.find(id);
    // What is known has said where it is spoken to.
    const prefix = this.#spokenAt.get(key)!;
    for (const { method, params } of set === undefined ? [] : part.write(set, transition))
      void this.#order(prefix, method, params);
    if (refresh === true) void this.#refresh(prefix, key);
  }

  /** Whether it was done is seen in a report; a refusal is told in the log. */
  async #order(prefix: string, method: string, params: JsonObject): Promise<void> {
    const answer = await this.#rpc.ask(prefix, method, params);
    if (answer.type === 'error')
      this.#log.warn('a Shelly refused an order', {
        prefix: prefix.slice(0, 200),
        method,
        reason: answer.message,
      });
  }

  async #refresh(prefix: string, mac: string): Promise<void> {
    const answer = await this.#rpc.ask(prefix, 'Shelly.GetStatus');
    if (answer.type === 'result') this.#tell(mac, answer.result);
  }

  #hearOnline({ topic, payload }: BusMessage): void {
    const prefix = topic.slice(0, -ONLINE.length);
    const word = payload.length > 8 ? '' : payload.toString('utf8');
    if (payload.length === 0) this.#drop(prefix);
    if (word !== 'true' && word !== 'false') return;
    const thing = this.#thingAt(prefix);
    if (thing === undefined) return;
    thing.online = word === 'true';
    if (thing.online) this.#meet(prefix, thing);
    else this.#tellPresence(thing);
  }

  #hearEvents({ topic, payload, retained }: BusMessage): void {
    const prefix = topic.slice(0, -EVENTS.length);
    const parsed = parseJson(payload.toString('utf8'));
    const frame = parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
    const params = frame?.['params'];
    if (frame === undefined || typeof frame['method'] !== 'string' || !isJsonObject(params)) return;
    const thing = this.#thingAt(prefix);
    if (thing === undefined) return;
    if (thing.mac === undefined) {
      this.#meet(prefix, thing);
      return;
    }
    switch (frame['method']) {
      case 'NotifyStatus':
      case 'NotifyFullStatus':
        this.#tell(thing.mac, params);
        return;
      case 'NotifyEvent':
        // A press that the broker kept is no press.
        if (!retained) this.#hearPresses(thing.mac, params);
    }
  }

  #hearPresses(mac: string, { events }: JsonObject): void {
    for (const one of Array.isArray(events) ? events.slice(0, 32) : []) {
      if (!isJsonObject(one)) continue;
      const { component, event } = one;
      if (typeof component !== 'string' || typeof event !== 'string') continue;
      // What it is made of has changed: it is asked anew.
      if (event === 'config_changed') this.#again(mac);
      else this.#known.tell(mac, (part) => part.hear(component, event));
    }
  }

  #again(mac: string): void {
    const prefix = this.#spokenAt.get(mac);
    const thing = prefix === undefined ? undefined : this.#things.get(prefix);
    if (prefix !== undefined && thing !== undefined) this.#meet(prefix, thing);
  }

  #thingAt(prefix: string): Thing | undefined {
    const known = this.#things.get(prefix);
    if (known !== undefined) return known;
    if (!this.#topics.admits(prefix, this.#things.size)) return undefined;
    const thing: Thing = { mac: undefined, sleeps: false, online: undefined, asking: false };
    this.#things.set(prefix, thing);
    return thing;
  }

  #meet(prefix: string, thing: Thing): void {
    if (thing.asking) return;
    thing.asking = true;
    void this.#getToKnow(prefix, thing).finally(() => {
      thing.asking = false;
    });
  }

  /** Asks what it is, how it is set up and how it stands. What is no Shelly does not answer. */
  async #getToKnow(prefix: string, thing: Thing): Promise<void> {
    const told: JsonObject[] = [];
    for (const method of ['Shelly.GetDeviceInfo', 'Shelly.GetConfig', 'Shelly.GetStatus']) {
      const answer = await this.#rpc.ask(prefix, method);
      if (answer.type !== 'result') {
        if (answer.type === 'error') this.#refuse(prefix, answer.message);
        // Anybody may have a topic that ends so: what does not answer keeps no place.
        if (thing.mac === undefined) this.#things.delete(prefix);
        return;
      }
      told.push(answer.result);
    }
    const [info = {}, config = {}, status = {}] = told;
    const read = readThing(info, config, status);
    if ('fault' in read) {
      this.#refuse(prefix, read.fault);
      return;
    }
    // It was taken away while it answered.
    if (this.#things.get(prefix) !== thing) return;
    const { mac } = read;
    const before = this.#spokenAt.get(mac);
    if (
      !this.#known.set(
        mac,
        partsOf(read, () => ++this.#events),
      )
    )
      return;
    if (before !== undefined && before !== prefix) this.#things.delete(before);
    this.#spokenAt.set(mac, prefix);
    thing.mac = mac;
    thing.sleeps = isJsonObject(status['sys']) && Number(status['sys']['wakeup_period'] ?? 0) > 0;
    this.#tellPresence(thing);
    this.#tell(mac, status);
  }

  #tellPresence({ mac, sleeps, online }: Thing): void {
    if (mac !== undefined && !sleeps && online !== undefined) this.#known.present(mac, online);
  }

  #tell(mac: string, status: JsonObject): void {
    const components = Object.entries(componentsIn(status));
    if (components.length === 0) return;
    this.#known.tell(mac, (part) =>
      Object.assign({}, ...components.map(([component, told]) => part.read(component, told))),
    );
  }

  #drop(prefix: string): void {
    const mac = this.#things.get(prefix)?.mac;
    this.#things.delete(prefix);
    if (mac === undefined) return;
    this.#spokenAt.delete(mac);
    this.#known.delete(mac);
  }

  #refuse(prefix: string, reason: string): void {
    this.#log.warn('a Shelly was refused', { prefix: prefix.slice(0, 200), reason: reason.slice(0, 300) });
  }
}
