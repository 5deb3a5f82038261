import type { Area, Device, DeviceKind, SingleTarget, Target } from '../../domain/index.ts';
import { foldName, likeness, singular } from '../words.ts';

export type Resolved =
  | { readonly type: 'found'; readonly devices: readonly Device[] }
  | { readonly type: 'unknown'; readonly words: string; readonly suggestions: readonly string[] }
  | {
      readonly type: 'ambiguous';
      readonly words: string;
      readonly candidates: readonly string[];
      readonly ids: readonly string[];
    };

/** What people call the things of a kind, so that "garage lights" is every light of the garage and "desk" the desk lamp. */
const KIND_WORDS: Readonly<Record<DeviceKind, readonly string[]>> = {
  light: ['light', 'lamp', 'bulb', 'lighting'],
  switch: ['switch', 'plug', 'outlet', 'socket'],
  cover: ['cover', 'blind', 'shutter', 'shade', 'curtain', 'door', 'gate', 'awning', 'window'],
  lock: ['lock', 'door'],
  climate: ['thermostat', 'heating', 'heater', 'radiator', 'climate', 'air conditioning', 'ac'],
  fan: ['fan'],
  media: ['speaker', 'tv', 'television', 'player', 'music'],
  vacuum: ['vacuum', 'robot', 'hoover'],
  valve: ['valve'],
  siren: ['siren', 'alarm'],
  humidifier: ['humidifier', 'dehumidifier'],
  mower: ['mower', 'lawnmower'],
  water_heater: ['heater', 'boiler'],
  alarm_panel: ['alarm'],
  sensor: ['sensor'],
  binary_sensor: ['sensor'],
  setting: [],
  button: ['button', 'remote'],
  health: [],
  listed: ['camera'],
};

const SUGGESTIONS_MAX = 3;
/** Suggestions are a courtesy in an error: they look at this many devices at most. */
const SUGGESTED_FROM_MAX = 200;

type Ids = Set<string>;

/** The devices of the home by every word that may name them. Looking up costs the same in any size of house. */
export class DeviceIndex {
  readonly #devices = new Map<string, Device>();
  /** By the id of what is gone: the id of what took its place. */
  readonly #instead = new Map<string, string>();
  readonly #names = new Map<string, Ids>();
  readonly #shortNames = new Map<string, Ids>();
  readonly #groups = new Map<string, Ids>();
  /** `kind|area` and `kind` → ids. */
  readonly #places = new Map<string, Ids>();
  readonly #kinds = new Map<DeviceKind, Ids>();
  /** The first letters of every word of a name → ids, for suggestions only. */
  readonly #sounds = new Map<string, Ids>();
  #areas: readonly Area[] = [];
  /** Folded area name or alias → the folded names of the areas it means. */
  #areaNames = new Map<string, string[]>();
  #floors = new Map<string, string[]>();

  get size(): number {
    return this.#devices.size;
  }

  device(id: string): Device | undefined {
    return this.#devices.get(id);
  }

  devices(): IterableIterator<Device> {
    return this.#devices.values();
  }

  set(device: Device): void {
    this.delete(device.id);
    this.#devices.set(device.id, device);
    for (const old of device.replaces ?? []) this.#instead.set(old, device.id);
    this.#each(device, (map, key) => {
      const ids = map.get(key);
      if (ids === undefined) map.set(key, new Set([device.id]));
      else ids.add(device.id);
    });
  }

  delete(id: string): boolean {
    const device = this.#devices.get(id);
    if (device === undefined) return false;
    this.#devices.delete(id);
    for (const old of device.replaces ?? []) if (this.#instead.get(old) === id) this.#instead.delete(old);
    this.#each(device, (map, key) => {
      const ids = map.get(key);
      ids?.delete(id);
      if (ids?.size === 0) map.delete(key);
    });
    return true;
  }

  setAreas(areas: readonly Area[]): void {
    this.#areas = areas;
    this.#areaNames = new Map();
    this.#floors = new Map();
    for (const area of areas) {
      const key = foldName(area.name);
      for (const name of [area.name, ...area.aliases]) append(this.#areaNames, foldName(name), key);
      if (area.floor !== null) append(this.#floors, foldName(area.floor), key);
    }
  }

  /** The devices of these kinds that the target means; never a guess: what is not clear comes back as such. */
  resolve(target: Target, kinds: readonly DeviceKind[]): Resolved {
    const found = new Map<string, Device>();
    const singles = (Array.isArray(target) ? target : [target]) as readonly SingleTarget[];
    for (const single of singles) {
      const resolved = this.#resolveWithout(single, kinds);
      if (resolved.type !== 'found') return resolved;
      for (const device of resolved.devices) found.set(device.id, device);
    }
    // "The outside lights but the porch": one of several may have nothing left, not all of them.
    const [first] = singles;
    if (found.size === 0 && first?.except !== undefined && first.except.length > 0)
      return {
        type: 'unknown',
        words: `${wordsOf(first)} except ${first.except.map(wordsOf).join(', ')}`,
        suggestions: [],
      };
    return { type: 'found', devices: [...found.values()] };
  }

  #resolveWithout(target: SingleTarget, kinds: readonly DeviceKind[]): Resolved {
    const resolved = this.#resolveOne(target, kinds);
    if (resolved.type !== 'found' || target.except === undefined || target.except.length === 0)
      return resolved;
    const left = this.resolve(target.except, kinds);
    if (left.type !== 'found') return left;
    const without = new Set(left.devices.map((device) => device.id));
    return { type: 'found', devices: resolved.devices.filter((device) => !without.has(device.id)) };
  }

  #resolveOne(target: SingleTarget, kinds: readonly DeviceKind[]): Resolved {
    if ('id' in target) return this.#byId(target.id, kinds);
    if ('name' in target) return this.#byName(target.name, kinds);
    if ('area' in target) return this.#byPlace(target.area, this.#areaNames, kinds);
    if ('floor' in target) return this.#byFloor(target.floor, kinds);
    if ('group' in target) return this.#byGroup(target.group, kinds);
    return this.#found(
      'all',
      withoutGroups(
        this.#pick(
          kinds.map((kind) => this.#kinds.get(kind)),
          kinds,
        ),
      ),
      kinds,
    );
  }

  #byId(id: string, kinds: readonly DeviceKind[]): Resolved {
    const device = this.#devices.get(id) ?? this.#devices.get(this.#instead.get(id) ?? '');
    return device !== undefined && kinds.includes(device.kind)
      ? { type: 'found', devices: [device] }
      : { type: 'unknown', words: id, suggestions: [] };
  }

  /** From the exact name to looser readings; the first reading that fits anything decides. */
  #byName(words: string, kinds: readonly DeviceKind[]): Resolved {
    const folded = foldName(words);
    const named = this.#pick([this.#names.get(folded) ?? this.#names.get(singular(folded))], kinds);
    if (named.length === 1) return { type: 'found', devices: named };
    if (named.length > 1) return ambiguous(words, named);
    const group = this.#pick([this.#groups.get(folded)], kinds);
    if (group.length > 0) return { type: 'found', devices: group };
    const place = this.#placeAndKind(folded, kinds);
    if (place.length > 0) return { type: 'found', devices: place };
    const short = this.#pick([this.#shortNames.get(withoutKind(singular(folded), kinds))], kinds);
    if (short.length === 1) return { type: 'found', devices: short };
    if (short.length > 1) return ambiguous(words, short);
    return this.#unknown(words, kinds);
  }

  /** "garage", "garage lights", "the lamps in the garage". */
  #placeAndKind(folded: string, kinds: readonly DeviceKind[]): Device[] {
    const swapped = /^(.+) (?:in|of|on|at) (?:the )?(.+)$/.exec(folded);
    const place =
      swapped !== null && isKindWord(swapped[1]!, kinds) ? swapped[2]! : withoutKind(folded, kinds);
    for (const name of [folded, place, withoutKind(singular(folded), kinds)]) {
      const areas = this.#areaNames.get(name) ?? this.#floors.get(name);
      if (areas !== undefined) return this.#inAreas(areas, kinds);
    }
    return [];
  }

  #byPlace(words: string, places: ReadonlyMap<string, string[]>, kinds: readonly DeviceKind[]): Resolved {
    const folded = foldName(words);
    // A device may stand in an area that no list of areas names (yet).
    const areas = places.get(folded) ?? [folded];
    return this.#found(words, this.#inAreas(areas, kinds), kinds);
  }

  #byFloor(words: string, kinds: readonly DeviceKind[]): Resolved {
    const folded = foldName(words);
    const devices = new Set(this.#inAreas(this.#floors.get(folded) ?? [], kinds));
    for (const kind of kinds)
      for (const id of this.#places.get(`${kind}|floor|${folded}`) ?? []) devices.add(this.#devices.get(id)!);
    return this.#found(words, [...devices], kinds);
  }

  #byGroup(words: string, kinds: readonly DeviceKind[]): Resolved {
    const devices = this.#pick([this.#groups.get(foldName(words))], kinds);
    return devices.length > 0 ? { type: 'found', devices } : this.#byName(words, kinds);
  }

  #inAreas(areas: readonly string[], kinds: readonly DeviceKind[]): Device[] {
    return withoutGroups(
      this.#pick(
        kinds.flatMap((kind) => areas.map((area) => this.#places.get(`${kind}|area|${area}`))),
        kinds,
      ),
    );
  }

  #pick(sets: readonly (Ids | undefined)[], kinds: readonly DeviceKind[]): Device[] {
    const devices: Device[] = [];
    for (const ids of sets) {
      for (const id of ids ?? []) {
        const device = this.#devices.get(id);
        if (device !== undefined && kinds.includes(device.kind)) devices.push(device);
      }
    }
    return devices;
  }

  #found(words: string, devices: readonly Device[], kinds: readonly DeviceKind[]): Resolved {
    return devices.length > 0 ? { type: 'found', devices } : this.#unknown(words, kinds);
  }

  /** The nearest names, for the person who must say it again; a thing of another kind is marked with its kind. */
  #unknown(words: string, kinds: readonly DeviceKind[]): Resolved {
    const folded = foldName(words);
    const near = new Map<string, number>();
    for (const id of this.#sounding(folded)) {
      const { name, aliases, kind } = this.#devices.get(id)!;
      const score = Math.max(...[name, ...aliases].map((one) => likeness(folded, foldName(one))));
      if (score >= 0.4) near.set(kinds.includes(kind) ? name : `${name} (${kind})`, score);
    }
    for (const area of this.#areas) {
      const score = likeness(folded, foldName(area.name));
      if (score >= 0.5 && score < 1) near.set(area.name, score);
    }
    const ranked = [...near].sort((a, b) => b[1] - a[1]);
    const good = ranked.filter(([, score]) => score >= 0.7 * ranked[0]![1]).slice(0, SUGGESTIONS_MAX);
    return { type: 'unknown', words, suggestions: good.map(([name]) => name) };
  }

  #sounding(folded: string): Ids {
    const ids: Ids = new Set();
    for (const word of folded.split(' ')) {
      for (const id of this.#sounds.get(word.slice(0, 2)) ?? []) {
        if (ids.size >= SUGGESTED_FROM_MAX) return ids;
        ids.add(id);
      }
    }
    return ids;
  }

  #each(device: Device, visit: (map: Map<string, Ids>, key: string) => void): void {
    const names = new Set<string>();
    for (const name of [device.name, ...device.aliases]) {
      const folded = foldName(name);
      names.add(folded);
      names.add(singular(folded));
      visit(this.#shortNames, withoutKind(singular(folded), [device.kind]));
      for (const word of folded.split(' ')) visit(this.#sounds, word.slice(0, 2));
    }
    for (const name of names) visit(this.#names, name);
    for (const group of device.groups) visit(this.#groups, foldName(group));
    if (device.area !== null) visit(this.#places, `${device.kind}|area|${foldName(device.area)}`);
    if (device.floor !== null) visit(this.#places, `${device.kind}|floor|${foldName(device.floor)}`);
    visit(this.#kinds as Map<string, Ids>, device.kind);
  }
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

function ambiguous(words: string, devices: readonly Device[]): Resolved {
  const twins = new Set(devices.map((device) => device.name)).size < devices.length;
  const label = ({ name, area }: Device) => (twins && area !== null ? `${name} (${area})` : name);
  const listed = devices
    .slice(0, 10)
    .map((device) => ({ id: device.id, label: label(device) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    type: 'ambiguous',
    words,
    candidates: listed.map((one) => one.label),
    ids: listed.map((one) => one.id),
  };
}

function isKindWord(word: string, kinds: readonly DeviceKind[]): boolean {
  return kinds.some((kind) => KIND_WORDS[kind].includes(singular(word)));
}

/** "desk lamp" → "desk"; a name that is nothing but the word for its kind stays as it is. */
function withoutKind(folded: string, kinds: readonly DeviceKind[]): string {
  const space = folded.lastIndexOf(' ');
  return space > 0 && isKindWord(folded.slice(space + 1), kinds) ? folded.slice(0, space) : folded;
}

function wordsOf(target: SingleTarget): string {
  if ('id' in target) return target.id;
  if ('name' in target) return target.name;
  if ('area' in target) return target.area;
  if ('floor' in target) return target.floor;
  return 'group' in target ? target.group : 'all';
}

/** A place and a whole home are their devices: what commands several as one comes only where it is named. */
function withoutGroups(devices: Device[]): Device[] {
  const single = devices.filter(({ members }) => members === undefined);
  return single.length > 0 ? single : devices;
}
