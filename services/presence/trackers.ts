import { HearthError, listed } from '../../src/base/index.ts';
import { type HomeView, metresBetween } from '../../src/bus/index.ts';
import type { Device, DeviceReport, Place, Position } from '../../src/domain/index.ts';
import type { PresenceStore } from './presence-store.ts';
import type { Sight } from './whereabouts.ts';

export interface TrackersParts {
  readonly home: HomeView;
  readonly rows: PresenceStore;
  readonly place: Place;
  /** Metres. */
  readonly homeRadius: number;
  /** By person: ids or names of devices, from the configuration. */
  readonly trackers: Readonly<Record<string, readonly string[]>>;
}

/** The things of a home that tell where they are: what each says, and whose it is. */
export class Trackers {
  readonly #parts: TrackersParts;
  /** By device: whose it is, by hand. */
  #bound: ReadonlyMap<string, string>;
  readonly #sights = new Map<string, Sight>();
  readonly #positions = new Map<string, Position>();

  constructor(parts: TrackersParts) {
    this.#parts = parts;
    this.#bound = boundBy(parts.rows);
  }

  /** @returns whose it is, where it is somebody's. */
  hear(id: string, { state, available, at }: DeviceReport): string | undefined {
    const device = this.#parts.home.device(id);
    const key = device === undefined ? undefined : keyOf(device);
    if (device === undefined || key === undefined) return undefined;
    const told = available === false ? null : state[key];
    const before = this.#sights.get(id);
    const sight = typeof told === 'string' ? this.#sightOf(id, told) : undefined;
    if (sight === undefined) this.#sights.delete(id);
    else if (before?.state !== sight.state || before.zone !== sight.zone)
      this.#sights.set(id, { ...sight, since: before?.state === sight.state ? before.since : at });
    return this.personOf(device);
  }

  /** @returns whose it is, where it is somebody's. */
  locate(id: string, position: Position): string | undefined {
    this.#positions.set(id, position);
    const device = this.#parts.home.device(id);
    return device && this.personOf(device);
  }

  sightsOf(person: string): readonly Sight[] {
    return this.of(person).flatMap(({ id }) => this.#sights.get(id) ?? []);
  }

  /** The newest of them. */
  positionOf(person: string): Position | undefined {
    return this.of(person)
      .flatMap(({ id }) => this.#positions.get(id) ?? [])
      .sort((one, other) => other.at - one.at)[0];
  }

  bind(person: string, devices: readonly Device[]): void {
    this.#parts.rows.bind(
      person,
      devices.map(({ id }) => id),
    );
    this.#bound = boundBy(this.#parts.rows);
  }

  all(): readonly Device[] {
    return this.#parts.home.devices().filter((device) => keyOf(device) !== undefined);
  }

  of(person: string): readonly Device[] {
    return this.all().filter((device) => this.personOf(device) === person);
  }

  /** By hand, else by the configuration. */
  personOf({ id, name }: Device): string | undefined {
    const bound = this.#bound.get(id);
    if (bound !== undefined) return bound;
    const { trackers } = this.#parts;
    return Object.keys(trackers).find((person) =>
      trackers[person]?.some((one) => one === id || one.toLowerCase() === name.toLowerCase()),
    );
  }

  /** By id, name or alias. @throws HearthError `unknown-target`. */
  find(words: string): Device {
    const folded = words.toLowerCase();
    const all = this.all();
    const found = all.find(({ id, name, aliases }) =>
      [id, name, ...aliases].some((one) => one.toLowerCase() === folded),
    );
    if (found !== undefined) return found;
    throw new HearthError('unknown-target', `${words} tells me of no place it is at.`, {
      hint:
        all.length === 0
          ? 'No phone has been seen yet.'
          : `There are ${listed(all.map(({ name }) => name))}.`,
    });
  }

  /** The only one that is nobody's. @throws HearthError `unknown-target` where there is none, or more. */
  free(): Device {
    const free = this.all().filter((device) => this.personOf(device) === undefined);
    const [only, ...others] = free;
    if (only !== undefined && others.length === 0) return only;
    const names = listed(free.map(({ name }) => name));
    throw new HearthError(
      'unknown-target',
      only === undefined ? 'I see no phone that is nobody’s.' : `Which one: ${names}?`,
      { hint: 'Name it: “The Pixel is Mia’s phone”.' },
    );
  }

  /** Where it is by name, or by how far it is from home. */
  #sightOf(id: string, told: string): Omit<Sight, 'since'> | undefined {
    if (told === 'home') return { state: 'home', zone: null };
    const { place, homeRadius } = this.#parts;
    const { latitude, longitude, accuracy, zone } = this.#positions.get(id) ?? {};
    if (place.located !== false && typeof latitude === 'number' && typeof longitude === 'number') {
      const away = metresBetween(place, { latitude, longitude });
      // What is only known to a kilometre says nothing of the house.
      if (away <= homeRadius && (accuracy ?? 0) <= 2 * homeRadius) return { state: 'home', zone: null };
    }
    if (told === 'not_home') return { state: 'away', zone: zone ?? null };
    return UNKNOWN.has(told) ? undefined : { state: 'away', zone: told };
  }
}

const UNKNOWN = new Set(['', 'unknown', 'unavailable', 'none', 'None']);

function boundBy(rows: PresenceStore): ReadonlyMap<string, string> {
  return new Map(rows.trackers().map(({ device, person }) => [device, person]));
}

/** The key of its state that tells where it is. */
function keyOf({ features }: Device): string | undefined {
  return Object.entries(features ?? {}).find(([, feature]) => feature.class === 'tracker')?.[0];
}
