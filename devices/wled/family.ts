import type { JsonObject, Logger } from '../../src/base/index.ts';
import {
  type Bus,
  type BusMessage,
  type DeviceFamily,
  type FamilyContext,
  FamilyTopics,
  KnownThings,
} from '../../src/bus/index.ts';
import type { DeviceCommand } from '../../src/domain/index.ts';
import { nameIn, type StripPart, stripParts, tagsIn } from './strip.ts';

const TOLD = ['status', 'g', 'c', 'v'] as const;
/** Its longest message, `v`, has under a kilobyte. */
const BYTES_MAX = 4_096;

/** Listens to the topics of strips: four subscriptions for each device topic. */
export class WledFamily implements DeviceFamily {
  readonly name = 'wled devices';
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #prefixes: readonly string[];
  readonly #topics: FamilyTopics;
  readonly #known: KnownThings<StripPart>;
  /** The names that people gave, by topic; undefined where none was told yet. */
  readonly #names = new Map<string, string | undefined>();

  constructor(
    context: FamilyContext,
    { topics, devices }: { readonly topics: readonly string[]; readonly devices: number },
  ) {
    this.#bus = context.bus;
    this.#log = context.log;
    this.#prefixes = topics;
    this.#topics = new FamilyTopics(context, 'wled', devices);
    this.#known = new KnownThings(context.devices, this.#topics);
  }

  async start(): Promise<void> {
    for (const prefix of this.#prefixes)
      for (const what of TOLD)
        await this.#topics.hear(`${prefix}/${what}`, BYTES_MAX, (message) => this.#hear(what, message));
  }

  async close(): Promise<void> {
    await this.#topics.close();
  }

  /** WLED tells its state whenever it changes, and has no question for it over MQTT: `refresh` asks for nothing. */
  async command(id: string, { set, transition }: DeviceCommand): Promise<void> {
    const { key, part } = this.#known.find(id);
    const wish = set === undefined ? {} : part.write(set, transition);
    if (Object.keys(wish).length > 0) await this.#bus.publish(`${key}/api`, wish, { qos: 1 });
  }

  #hear(what: (typeof TOLD)[number], { topic, payload }: BusMessage): void {
    const key = topic.slice(0, -what.length - 1);
    const text = payload.toString('utf8');
    switch (what) {
      case 'status':
        this.#hearStatus(key, text);
        return;
      case 'g':
      case 'c':
        if (this.#known.has(key)) this.#tell(key, { [what]: text });
        return;
      case 'v':
        this.#hearAll(key, text);
    }
  }

  /** Only what says that it is there makes a strip: anybody may have a topic that ends in `g`. An empty word is one that was taken away. */
  #hearStatus(key: string, word: string): void {
    if (word === '') {
      this.#names.delete(key);
      this.#known.delete(key);
      return;
    }
    if (word !== 'online' && word !== 'offline') return;
    if (!this.#known.has(key) && !this.#describe(key, undefined)) return;
    this.#known.present(key, word === 'online');
  }

  #hearAll(key: string, xml: string): void {
    if (!this.#known.has(key)) return;
    const tags = tagsIn(xml);
    const name = nameIn(tags);
    if (name === undefined && tags['ds'] !== undefined)
      this.#log.warn('a WLED tells no name that can be taken', { topic: key.slice(0, 200) });
    if (name !== undefined && name !== this.#names.get(key)) this.#describe(key, name);
    this.#tell(key, tags['ac'] === undefined ? tags : { ...tags, g: tags['ac'] });
  }

  #describe(key: string, name: string | undefined): boolean {
    if (!this.#known.set(key, stripParts(key, name))) return false;
    this.#names.set(key, name);
    return true;
  }

  #tell(key: string, told: JsonObject): void {
    this.#known.tell(key, (part) => part.read(told));
  }
}
