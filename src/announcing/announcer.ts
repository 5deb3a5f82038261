import {
  type Clock,
  isJsonObject,
  type Json,
  type JsonObject,
  type Logger,
  messageOf,
  type Part,
  parseJson,
  type Timer,
} from '../base/index.ts';
import { type Bus, type BusMessage, ownDiscoveryNode, retainedOf, whenThere } from '../bus/index.ts';
import type { CallOutcome, Device, Person } from '../domain/index.ts';
import { type Home, type HomeOptions, RetainedPublisher, readCommand } from '../home/index.ts';
import type { AnnounceSettings } from './config.ts';
import { type Announcing, houseForm, objectId, thingForm } from './device-form.ts';
import { houseEntities, TIMES } from './house-entities.ts';

/**
 * What is told of people, scenes and times is asked for whenever the hub changed rows of their services or these say that something
 * happened, and so often besides: programs on the bus call services, too.
 */
const LOOK_MS = 300_000;
const SOON_MS = 200;

export interface AnnouncerOptions extends Pick<HomeOptions, 'retained'> {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly home: Home;
  /** False: what an earlier run announced is taken back. */
  readonly settings: AnnounceSettings | false;
  readonly version: string;
  readonly people: readonly Pick<Person, 'id' | 'name'>[];
  /** Whether somebody whom nobody knows may use the device: other hubs prove nothing. */
  readonly mayUse: (device: Device) => boolean;
  /** Asks a service in the hub's own name. */
  readonly ask: (service: string, method: string) => Promise<CallOutcome>;
  /** Tells the name of every service whose rows a call of the hub has changed. */
  readonly onChanged: (listener: (service: string) => void) => () => void;
  /** Activates a scene in the name of nobody. */
  readonly activate: (scene: string) => Promise<CallOutcome>;
}

const PREFIX = 'homeassistant';

/**
 * Keeps what is announced equal to what the house is: one discovery message for each thing and one for the house itself. States are the
 * reports that the home publishes anyway. What families at second hand told, or tell too, is not announced (no echo).
 */
export class Announcer implements Part {
  readonly name = 'announcer';
  readonly #options: AnnouncerOptions;
  readonly #publisher: RetainedPublisher;
  readonly #by: Announcing;
  readonly #base: string;
  /** By the topic that announces it, the thing, or the device that is no part of one; and the topic of each device. */
  readonly #things = new Map<string, string>();
  readonly #topics = new Map<string, string>();
  #scenes: readonly string[] = [];
  #told = '';
  #people: JsonObject = {};
  #times: JsonObject = {};
  #closing: (() => Promise<void> | void)[] = [];
  #timer: Timer | undefined;
  #lookAt = Number.POSITIVE_INFINITY;
  #isClosed = false;

  constructor(options: AnnouncerOptions) {
    this.#options = options;
    const { bus, home, settings, version, log } = options;
    const node = ownDiscoveryNode(bus.root);
    this.#base = `${settings === false ? PREFIX : settings.prefix}/device/${node}`;
    this.#by = {
      ...{ node, version, house: home.place.name },
      under: (path) => bus.under(path),
      mayCommand: (device) => settings !== false && settings.commands && options.mayUse(device),
    };
    const whole = {
      under: (topic: string) => topic,
      publish: bus.publish.bind(bus),
      get connected() {
        return bus.connected;
      },
    };
    this.#publisher = new RetainedPublisher(whole, log, (topic) => this.#read(topic));
  }

  async start(): Promise<void> {
    const { bus, home, settings } = this.#options;
    this.#closing.push(
      bus.onConnection((state) => {
        if (state === 'connected') void this.#catchUp();
        else this.#publisher.forget();
      }),
    );
    if (settings !== false) {
      this.#closing.push(
        home.onChange(({ type, id }) => this.#changed(type, id)),
        home.onTwice((id) => this.#changed('device', id)),
      );
      if (settings.commands) {
        const below = bus.under('announce/');
        const obey = (message: BusMessage) =>
          this.#obey(message.topic.slice(below.length, -'/set'.length), message);
        this.#closing.push(await bus.subscribe(`${below}+/set`, obey, 1));
        if (settings.scenes)
          this.#closing.push(await bus.subscribe(`${below}scene`, (message) => this.#activate(message), 1));
      }
      await this.#follow(settings);
      for (const { id } of home.devices()) this.#changed('device', id);
    }
    void this.#catchUp();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    for (const end of this.#closing.splice(0)) await end();
    await this.#publisher.close();
  }

  /** Resolves when all that is known so far is announced. */
  announced(): Promise<void> {
    return this.#publisher.idle();
  }

  async #follow({ scenes, presence, times }: AnnounceSettings): Promise<void> {
    if (!scenes && !presence && !times) return;
    const { bus } = this.#options;
    const services = [...(scenes ? ['scene'] : []), ...(presence ? ['presence'] : [])];
    if (times) services.push(...TIMES.map(({ service }) => service));
    for (const service of services)
      this.#closing.push(
        await bus.subscribe(bus.under(`svc/${service}/+/event/+`), () => this.#lookSoon(SOON_MS)),
      );
    this.#closing.push(
      this.#options.onChanged((service) => services.includes(service) && this.#lookSoon(SOON_MS)),
    );
    await this.#look();
  }

  /** The earlier of two looks that are to come counts: what happens during one is asked for after it. */
  #lookSoon(ms: number): void {
    const { clock } = this.#options;
    const at = clock.now() + ms;
    if (this.#isClosed || this.#lookAt <= at) return;
    this.#timer?.cancel();
    this.#lookAt = at;
    this.#timer = clock.after(ms, () => {
      this.#lookAt = Number.POSITIVE_INFINITY;
      void this.#look();
    });
  }

  /** Asks what is so, and says what is new of it. */
  async #look(): Promise<void> {
    const { settings, bus, log } = this.#options;
    if (settings === false) return;
    try {
      if (settings.scenes) this.#scenes = names(await this.#rows('scene', 'list', 'scenes'));
      if (settings.presence) this.#people = states(await this.#rows('presence', 'who', 'people'));
      if (settings.times) {
        const times: Record<string, Json> = {};
        for (const { key, service, method, rows } of TIMES) {
          const next = firstAt(await this.#rows(service, method, rows));
          if (next !== undefined) times[key] = next;
        }
        this.#times = times;
      }
    } catch (error) {
      log.warn('what others are told of the house could not be asked for', { reason: messageOf(error) });
    }
    if (this.#isClosed) return;
    const told = JSON.stringify([this.#scenes, this.#people, this.#times]);
    if (told !== this.#told)
      for (const topic of [`${this.#base}/config`, bus.under('announce/people'), bus.under('announce/times')])
        this.#publisher.changed(topic);
    this.#told = told;
    this.#lookSoon(LOOK_MS);
  }

  async #rows(service: string, method: string, rows: string): Promise<readonly JsonObject[]> {
    const outcome = await this.#options.ask(service, method);
    const found = outcome.ok && isJsonObject(outcome.result) ? outcome.result[rows] : undefined;
    return Array.isArray(found) ? found.filter(isJsonObject) : [];
  }

  /** What an earlier run announced and is not so any more is taken back. */
  async #catchUp(): Promise<void> {
    const { bus, log, retained, settings } = this.#options;
    const filters = [`${this.#base}/+/config`, `${this.#base}/config`, bus.under('announce/+')];
    try {
      await whenThere(bus, async () => {
        const there =
          retained === undefined
            ? await retainedOf(bus, filters)
            : new Map(filters.flatMap((filter) => [...retained(filter)]));
        this.#publisher.assume(there);
        for (const topic of there.keys()) this.#publisher.changed(topic);
      });
    } catch (error) {
      log.warn('what an earlier run announced is not known', { reason: messageOf(error) });
    }
    for (const topic of this.#things.keys()) this.#publisher.changed(topic);
    if (settings !== false) this.#publisher.changed(`${this.#base}/config`);
    this.#publisher.open();
  }

  #changed(type: string, id: string | undefined): void {
    if (id === undefined || type === 'report' || type === 'areas') return;
    const device = this.#options.home.announced(id);
    const known = this.#topics.get(id);
    if (known !== undefined) this.#publisher.changed(known);
    if (device === undefined) return void this.#topics.delete(id);
    const thing = device.thing ?? id;
    const topic = `${this.#base}/${objectId(thing)}/config`;
    this.#things.set(topic, thing);
    this.#topics.set(id, topic);
    this.#publisher.changed(topic);
  }

  #read(topic: string): Json | undefined {
    const { settings, bus, people, home } = this.#options;
    if (settings === false) return undefined;
    if (topic === bus.under('announce/people')) return settings.presence ? this.#people : undefined;
    if (topic === bus.under('announce/times')) return settings.times ? this.#times : undefined;
    if (topic === `${this.#base}/config`) {
      const { under } = this.#by;
      const entities = houseEntities(settings, { people, scenes: this.#scenes, under });
      return houseForm(entities, this.#by);
    }
    const thing = this.#things.get(topic);
    if (thing === undefined || !settings.things) return undefined;
    const parts = home.firstHand(thing);
    return thingForm(
      parts.filter((part) => settings.presence || !isTracker(part)),
      this.#by,
    );
  }

  #obey(id: string, message: BusMessage): void {
    const { home, log } = this.#options;
    const device = home.device(id);
    const read = readCommand(message);
    const because = !read.ok
      ? read.reason
      : device === undefined || home.firstHand(device.thing ?? id).length === 0
        ? 'it is not announced'
        : !this.#by.mayCommand(device)
          ? 'nobody known may not use it'
          : undefined;
    if (because !== undefined || !read.ok)
      log.warn('a command of another hub was dropped', { id: id.slice(0, 128), reason: because ?? '' });
    // Nothing proves whose it is: what opens the house is refused by the home.
    else home.command(id, read.command);
  }

  #activate({ payload, retained }: BusMessage): void {
    const read = parseJson(payload.toString('utf8'));
    const scene = read.ok && isJsonObject(read.value) ? read.value['scene'] : undefined;
    const { log, activate } = this.#options;
    const dropped = (reason: string) => log.warn('a scene of another hub was dropped', { reason });
    if (retained || typeof scene !== 'string')
      return void dropped(retained ? 'retained' : 'it names no scene');
    activate(scene).then(
      (outcome) => outcome.ok || dropped(outcome.error.message),
      (error: unknown) => dropped(messageOf(error)),
    );
  }
}

function isTracker({ capabilities }: Device): boolean {
  return capabilities.readings?.includes('tracker') === true;
}

function names(scenes: readonly JsonObject[]): readonly string[] {
  return scenes.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

function states(people: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(
    people.flatMap(({ id, state }) => (typeof id === 'string' && state !== undefined ? [[id, state]] : [])),
  );
}

function firstAt(rows: readonly JsonObject[]): string | undefined {
  const times = rows.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}
