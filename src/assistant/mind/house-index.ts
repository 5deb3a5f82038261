import type { Directory } from '../../bus/index.ts';
import {
  type Device,
  type HouseGoal,
  MethodManifest,
  type Phrases,
  type TimeUse,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { GOAL } from '../goal-phrases.ts';
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

/** The part of the house that a sentence may be about. */
export interface Glimpse {
  readonly devices: readonly Device[];
  readonly areas: readonly string[];
  readonly methods: readonly OfferedMethod[];
}

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
  readonly #areaOf = new Map<string, string>();
  readonly #stop: readonly (() => void)[];
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
    const words = contentWords(text);
    const areas = store.find('area', words, 4).map((row) => row.ref);
    const rooms = areas.length > 0 ? areas : area === undefined ? [] : [area];
    const offered = new Map(this.#offered().map((one) => [`${one.service}.${one.name}`, one]));
    const spoken = store.find('method', words, METHODS_MAX).flatMap(({ ref }) => offered.get(ref) ?? []);
    const devices = this.#devices(store, words, rooms, new Set(spoken.flatMap((one) => one.kinds)));
    const methods = methodsFor(spoken, [...offered.values()], devices).filter(
      ({ method }) => actsToo || method.effect === 'read' || method.effect === 'pure',
    );
    return { devices, areas: rooms, methods: methods.slice(0, METHODS_MAX) };
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
  ): readonly Device[] {
    const named = store.find('device', words, THINGS_MAX).map(({ ref }) => ref);
    const there = rooms.flatMap((room) => [...(this.#byArea.get(room) ?? [])]);
    const spoken = there.filter((id) => kinds.has(this.#home.device(id)?.kind ?? ''));
    const near = [...new Set([...named.filter((id) => there.includes(id)), ...spoken, ...there])];
    const half = Math.ceil(THINGS_MAX / 2);
    const order = [...near.slice(0, half), ...named.slice(0, half), ...near, ...named];
    const ids = [...new Set(order)].slice(0, THINGS_MAX);
    return ids.flatMap((id) => this.#home.device(id) ?? []);
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
    return [...methods, ...this.#goals];
  }

  #current(): HouseIndexStore {
    if (this.#store === undefined) {
      this.#store = new HouseIndexStore();
      for (const { id } of this.#home.devices()) this.#changed.add(id);
    }
    const store = this.#store;
    if (this.#changed.size > 0 || this.#methodsStale || this.#areasStale)
      store.change(() => this.#mend(store));
    return store;
  }

  #mend(store: HouseIndexStore): void {
    for (const id of this.#changed) {
      const device = this.#home.device(id);
      this.#move(id, device?.area ?? undefined);
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
        const topics = this.#phrases.get(service)?.topics?.join(' ') ?? '';
        store.set(
          'method',
          `${service}.${name}`,
          `${service} ${name} ${method.title ?? ''} ${method.description} ${topics}`,
        );
      }
    this.#methodsStale = false;
  }

  #move(id: string, area: string | undefined): void {
    this.#byArea.get(this.#areaOf.get(id) ?? '')?.delete(id);
    this.#areaOf.delete(id);
    if (area === undefined) return;
    this.#areaOf.set(id, area);
    const there = this.#byArea.get(area) ?? new Set();
    this.#byArea.set(area, there.add(id));
  }
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
  return [
    ...new Set([...spoken.filter((one) => one.kinds.length === 0 || aimed(one)), ...offered.filter(aimed)]),
  ];
}

/** A goal is asked for like a method without parameters; what its phrases say is in its description, to be found by. */
function offeredGoal({ name, description, phrases }: HouseGoal): OfferedMethod {
  const said = phrases.map((phrase) => phrase.replace(/[()[\]{}|]/g, ' ')).join('; ');
  const method = MethodManifest.parse({
    description: `Brings it about that ${description}. ${said}`.slice(0, 300),
    params: { type: 'object', properties: {} },
    effect: 'verifiable',
  });
  return { service: GOAL, name, method, kinds: [] };
}
