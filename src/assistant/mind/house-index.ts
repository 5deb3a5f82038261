import type { JsonObject } from '../../base/index.ts';
import type { Directory } from '../../bus/index.ts';
import {
  type AnnouncedAgent,
  announcedAgents,
  type Device,
  type HouseGoal,
  MethodManifest,
  type Phrases,
  type TimeUse,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { AGENT, GOAL } from '../goals/phrases.ts';
import { contentWords } from './en.ts';
import { HouseIndexStore } from './house-index-store.ts';

/** What a model can keep in view: with more than some fifteen things and eight tools, of which one asks the person, models below 4B go wrong. */
export const THINGS_MAX = 12;
export const METHODS_MAX = 7;

export interface OfferedMethod {
  readonly service: string;
  readonly name: string;
  readonly method: MethodManifest;
  /** Kinds of device its target may be; none for a method without devices. */
  readonly kinds: readonly string[];
  /** What a command of it does with words of time. */
  readonly time?: TimeUse;
}

/** As much of the home as the index is made from. */
export type IndexedHome = Pick<Home, 'devices' | 'device' | 'areas' | 'onChange'>;

/** What the words speak of without naming it (`Phrases.topics`). */
export interface SpokenTopic {
  readonly service: string;
  /** What the words mostly call for, with its parameters; absent where they speak of the service as a whole. */
  readonly method?: string;
  readonly give?: JsonObject;
  /** Kinds of device it is about, and whether one of them is named, in the room, or the home's only one; true for a service without. */
  readonly kinds: readonly string[];
  readonly near: boolean;
}

/** The part of the house that a sentence may be about. */
export interface Glimpse {
  readonly devices: readonly Device[];
  readonly areas: readonly string[];
  readonly methods: readonly OfferedMethod[];
  /** Those with a method first. */
  readonly topics: readonly SpokenTopic[];
}

/** So few of a kind in the whole home are meant wherever they are spoken of: the thermostat, the vacuum. */
const ONLY_MAX = 2;
const TOPICS_MAX = 8;
/** Methods of one service that stand before those of others. */
const SAME_SERVICE_MAX = 4;
const GLIMPSES_MAX = 8;

/**
 * Finds the part of the house that a sentence may be about, so that what a model is shown stays the same size in a house of 10 and
 * of 3,000 devices. Made when the first sentence asks for it, mended as devices and services come and go.
 */
export class HouseIndex {
  readonly #home: IndexedHome;
  readonly #directory: Directory;
  readonly #phrases: ReadonlyMap<string, Phrases>;
  readonly #goals: readonly OfferedMethod[];
  readonly #changed = new Set<string>();
  readonly #byArea = new Map<string, Set<string>>();
  readonly #byKind = new Map<string, Set<string>>();
  /** Devices as they stand in the two above. */
  readonly #where = new Map<string, Pick<Device, 'area' | 'kind'>>();
  readonly #topics: readonly KnownTopic[];
  readonly #stop: readonly (() => void)[];
  /** By room and words: whoever decides who answers, and whoever then answers, look for the same. */
  readonly #glimpses = new Map<string, Glimpse>();
  #store: HouseIndexStore | undefined;
  #methodsStale = true;
  #areasStale = true;

  constructor(
    home: IndexedHome,
    directory: Directory,
    phrases: readonly Phrases[],
    goals: readonly HouseGoal[] = [],
  ) {
    this.#goals = goals.map(offeredGoal);
    this.#home = home;
    this.#directory = directory;
    this.#phrases = new Map(phrases.map((one) => [one.service, one]));
    this.#topics = phrases.flatMap(topicsOf);
    this.#stop = [
      home.onChange((change) => {
        if (change.type === 'areas') this.#areasStale = true;
        else if (change.type !== 'report' && change.id !== undefined) this.#changed.add(change.id);
      }),
      directory.onChange(() => {
        this.#methodsStale = true;
      }),
    ];
  }

  /**
   * @param area the room of the satellite that heard it: what stands there is looked at when the words name nothing else.
   * @param actsToo false where nothing may be done: only methods that read are offered.
   */
  glimpse(text: string, area: string | undefined, actsToo = true): Glimpse {
    const store = this.#current();
    const key = `${area ?? ''}\n${text}`;
    const known = this.#glimpses.get(key) ?? this.#look(store, text, area);
    if (this.#glimpses.size >= GLIMPSES_MAX) this.#glimpses.clear();
    this.#glimpses.set(key, known);
    const methods = known.methods.filter(
      ({ method }) => actsToo || method.effect === 'read' || method.effect === 'pure',
    );
    return { ...known, methods: methods.slice(0, METHODS_MAX) };
  }

  #look(store: HouseIndexStore, text: string, area: string | undefined): Glimpse {
    const words = contentWords(text);
    const areas = this.#rooms(store, words);
    const rooms = areas.length > 0 ? areas : area === undefined ? [] : [area];
    const offered = new Map(this.#offered().map((one) => [`${one.service}.${one.name}`, one]));
    const spoken = store.find('method', words, METHODS_MAX).flatMap(({ ref }) => offered.get(ref) ?? []);
    const online = new Set(
      this.#directory.services().flatMap((one) => (one.online ? [one.manifest.service] : [])),
    );
    const heard = this.#heard(store, text).filter(({ service }) => online.has(service));
    const kinds = new Set([...heard, ...spoken].flatMap((one) => one.kinds));
    const few = [...new Set(heard.flatMap((one) => one.kinds))].flatMap((kind) => this.#only(kind));
    const devices = this.#devices(store, words, rooms, kinds, few);
    const inView = new Set(devices.map((device) => device.kind as string));
    const topics = heard.map(({ words: _words, ...topic }) => ({
      ...topic,
      near: topic.kinds.length === 0 || topic.kinds.some((kind) => inView.has(kind)),
    }));
    const called = topics.flatMap(({ service, method }) => offered.get(`${service}.${method}`) ?? []);
    const methods = methodsFor([...called, ...spoken], [...offered.values()], devices);
    return { devices, areas: rooms, methods, topics };
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#store?.close();
  }

  /**
   * What the words name, and what stands in the rooms spoken of: of each the best half, then the rest. A word such as "light" names
   * things all over the house, so what is near and named comes first of all, then what is near and of a kind the words speak of.
   */
  #devices(
    store: HouseIndexStore,
    words: readonly string[],
    rooms: readonly string[],
    kinds: ReadonlySet<string>,
    few: readonly string[],
  ): readonly Device[] {
    const named = store.find('device', words, THINGS_MAX).map(({ ref }) => ref);
    const there = rooms.flatMap((room) => [...(this.#byArea.get(room) ?? [])]);
    const spoken = there.filter((id) => kinds.has(this.#home.device(id)?.kind ?? ''));
    const near = [...new Set([...named.filter((id) => there.includes(id)), ...spoken, ...few, ...there])];
    const half = Math.ceil(THINGS_MAX / 2);
    const order = [...near.slice(0, half), ...named.slice(0, half), ...near, ...named];
    const ids = [...new Set(order)].slice(0, THINGS_MAX);
    return ids.flatMap((id) => this.#home.device(id) ?? []);
  }

  /** Rooms by their whole names: "in this room" is not the living room. */
  #rooms(store: HouseIndexStore, words: readonly string[]): readonly string[] {
    const found = new Set(store.find('area', words, 8).map(({ ref }) => ref));
    const named = this.#home.areas().filter(({ name, aliases }) => {
      const names = found.has(name) ? [name, ...aliases] : [];
      return names.some((one) => contentWords(one).every((word) => words.includes(word)));
    });
    return named.map(({ name }) => name).slice(0, 4);
  }

  /** What the words speak of, what they call for first. */
  #heard(store: HouseIndexStore, text: string): readonly KnownTopic[] {
    const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
    const words = [...new Set(lower.trim().split(' '))].slice(0, 40);
    const found = store.find('topic', words, TOPICS_MAX * 2).flatMap(({ ref }) => {
      const [index = '', word = ''] = ref.split('\n');
      // Several words are one topic only together.
      return word.includes(' ') && !lower.includes(` ${word} `) ? [] : (this.#topics[Number(index)] ?? []);
    });
    const once = [...new Set(found)];
    return [
      ...once.filter(({ method }) => method !== undefined),
      ...once.filter(({ method }) => method === undefined),
    ].slice(0, TOPICS_MAX);
  }

  #only(kind: string): readonly string[] {
    const all = this.#byKind.get(kind);
    return all === undefined || all.size > ONLY_MAX ? [] : [...all];
  }

  #offered(): readonly OfferedMethod[] {
    const methods = this.#directory.services().flatMap(({ manifest }) =>
      Object.entries(manifest.methods)
        .filter(([, method]) => method.llm)
        .map(([name, method]): OfferedMethod => {
          const { service } = manifest;
          const { kinds = [], methods } = this.#phrases.get(service) ?? {};
          const time = methods?.[name]?.time;
          return { service, name, method, kinds, ...(time === undefined ? {} : { time }) };
        }),
    );
    const agents = this.#directory.services().flatMap(announcedAgents).map(offeredAgent);
    return [...methods, ...this.#goals, ...agents];
  }

  #current(): HouseIndexStore {
    if (this.#store === undefined) {
      const made = new HouseIndexStore();
      this.#store = made;
      made.change(() => {
        for (const [index, { words }] of this.#topics.entries())
          for (const word of words) made.set('topic', `${index}\n${word}`, word);
      });
      for (const { id } of this.#home.devices()) this.#changed.add(id);
    }
    const store = this.#store;
    if (this.#changed.size > 0 || this.#methodsStale || this.#areasStale) {
      this.#glimpses.clear();
      store.change(() => this.#mend(store));
    }
    return store;
  }

  #mend(store: HouseIndexStore): void {
    for (const id of this.#changed) {
      const device = this.#home.device(id);
      this.#move(id, device);
      if (device === undefined) store.remove('device', id);
      else
        store.set(
          'device',
          id,
          [
            device.name,
            ...device.aliases,
            device.area ?? '',
            device.floor ?? '',
            ...device.groups,
            device.kind,
          ].join(' '),
        );
    }
    this.#changed.clear();
    if (this.#areasStale)
      for (const { name, aliases } of this.#home.areas())
        store.set('area', name, [name, ...aliases].join(' '));
    this.#areasStale = false;
    if (this.#methodsStale)
      for (const { service, name, method } of this.#offered()) {
        const topics = this.#topics
          .filter((topic) => topic.service === service)
          .flatMap(({ words }) => words)
          .join(' ');
        store.set(
          'method',
          `${service}.${name}`,
          `${service} ${name} ${method.title ?? ''} ${method.description} ${topics}`,
        );
      }
    this.#methodsStale = false;
  }

  #move(id: string, device: Device | undefined): void {
    const before = this.#where.get(id);
    if (before?.area != null) this.#byArea.get(before.area)?.delete(id);
    if (before !== undefined) this.#byKind.get(before.kind)?.delete(id);
    this.#where.delete(id);
    if (device === undefined) return;
    this.#where.set(id, device);
    put(this.#byKind, device.kind, id);
    if (device.area !== null) put(this.#byArea, device.area, id);
  }
}

function put(map: Map<string, Set<string>>, key: string, id: string): void {
  const there = map.get(key) ?? new Set();
  map.set(key, there.add(id));
}

interface KnownTopic extends Omit<SpokenTopic, 'near'> {
  readonly words: readonly string[];
}

function topicsOf({ service, kinds = [], topics = [] }: Phrases): readonly KnownTopic[] {
  const alone = topics.filter((topic) => typeof topic === 'string');
  const called = topics.flatMap((topic) => (typeof topic === 'string' ? [] : [topic]));
  return [
    ...called.map((topic) => ({ service, kinds, ...topic })),
    ...(alone.length === 0 ? [] : [{ service, kinds, words: alone }]),
  ];
}

/**
 * The methods that the words speak of, then those for what is in view. One for things that are not in view could only be aimed at
 * nothing.
 */
function methodsFor(
  spoken: readonly OfferedMethod[],
  offered: readonly OfferedMethod[],
  devices: readonly Device[],
): readonly OfferedMethod[] {
  const kinds = new Set(devices.map((device) => device.kind as string));
  const aimed = (one: OfferedMethod) => one.kinds.some((kind) => kinds.has(kind));
  // Who speaks for one kind commands it; who speaks for all of them names and places it.
  const near = offered.filter(aimed).sort((one, other) => one.kinds.length - other.kinds.length);
  const fitting = spoken.filter((one) => one.kinds.length === 0 || aimed(one));
  // A service of many methods, all found by the same word, leaves room for others.
  const nth = (one: OfferedMethod) => fitting.filter(({ service }) => service === one.service).indexOf(one);
  const first = fitting.filter((one) => nth(one) < SAME_SERVICE_MAX);
  return [...new Set([...first, ...near, ...fitting])];
}

/** A goal is asked for like a method without parameters; what its phrases say is in its description, to be found by. */
function offeredGoal({ name, description, phrases }: HouseGoal): OfferedMethod {
  const said = plainPhrases(phrases).join('; ');
  const method = MethodManifest.parse({
    description: `Brings it about that ${description}. ${said}`.slice(0, 300),
    params: { type: 'object', properties: {} },
    effect: 'verifiable',
  });
  return { service: GOAL, name, method, kinds: [] };
}

/** An agent of another program, whose input are messages by type. */
function offeredAgent({ name, description, input = [], phrases }: AnnouncedAgent): OfferedMethod {
  const fields = input.map((type) => [type, { type: 'string' }]);
  const method = MethodManifest.parse({
    description: [description, ...plainPhrases(phrases)].join('. ').slice(0, 300),
    params: { type: 'object', properties: Object.fromEntries(fields), required: input },
    effect: 'once',
  });
  return { service: AGENT, name, method, kinds: [] };
}

/** Templates as words to be found by. */
function plainPhrases(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) => phrase.replace(/[()[\]{}|]/g, ' '));
}
