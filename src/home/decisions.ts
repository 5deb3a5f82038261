import { HearthError } from '../base/index.ts';
import { foldName } from '../bus/index.ts';
import { Area, type AreaChange, type Device, type DeviceChange } from '../domain/index.ts';
import { checkChange } from './check-change.ts';
import type { HomeStore, KeptArea, Naming } from './home-store.ts';

export interface DecisionsOptions {
  readonly store: HomeStore;
  /** From the configuration. What people changed of them wins. */
  readonly areas: readonly Area[];
  /** Called where there is an area more, or one is called otherwise. */
  readonly onAreas: () => void;
}

/** What people decided about the home, laid over what families and the configuration say. */
export class Decisions {
  readonly #store: HomeStore;
  readonly #onAreas: () => void;
  readonly #namings: Map<string, Naming>;
  /** By folded name. */
  readonly #areas = new Map<string, KeptArea>();
  /** Folded alias → folded name. */
  readonly #aliases = new Map<string, string>();
  readonly #configured: ReadonlySet<string>;
  /** Folded name of an area → ids of what stands in it. */
  readonly #standing = new Map<string, Set<string>>();
  readonly #places = new Map<string, string>();

  constructor({ store, areas, onAreas }: DecisionsOptions) {
    this.#store = store;
    this.#onAreas = onAreas;
    this.#namings = store.names();
    this.#configured = new Set(areas.map(({ name }) => foldName(name)));
    const kept = store.areas();
    const changed = kept.filter((one) => one.changed);
    const replaced = new Set(changed.flatMap(({ key, seed }) => [key, seed ?? key]));
    const seeds = areas.map((area) => ({ key: foldName(area.name), area, changed: false }));
    for (const one of [...seeds.filter(({ key }) => !replaced.has(key)), ...changed]) this.#put(one);
    for (const one of kept) if (!one.changed && this.#keyOf(one.key) === undefined) this.#put(one);
  }

  areas(): readonly Area[] {
    return [...this.#areas.values()].map(({ area }) => area);
  }

  /** The device as people decided; `undefined` where they hid it. */
  lay(announced: Device): Device | undefined {
    const { id } = announced;
    const naming = this.#namings.get(id);
    const area = this.#areaOf(naming?.area ?? announced.area);
    this.#stand(id, area);
    if (naming?.hidden === true) return undefined;
    const isAsAnnounced = naming === undefined && (area?.name ?? null) === announced.area;
    if (
      isAsAnnounced &&
      announced.replaces === undefined &&
      (area?.floor ?? announced.floor) === announced.floor
    )
      return announced;
    const { replaces: _claimed, ...told } = announced;
    return {
      ...told,
      // Nobody takes the place of another by announcing it.
      ...(naming?.replaces === undefined ? {} : { replaces: [...naming.replaces] }),
      name: naming?.name ?? announced.name,
      aliases: [...(naming?.aliases ?? announced.aliases)],
      groups: [...(naming?.groups ?? announced.groups)],
      kind: naming?.kind ?? announced.kind,
      area: area?.name ?? null,
      floor: area?.floor ?? announced.floor,
    };
  }

  leave(id: string): void {
    this.#stand(id, undefined);
  }

  naming(id: string): Naming {
    return this.#namings.get(id) ?? {};
  }

  /** Those of some devices that are hidden, by the names that people gave them. */
  hidden(devices: readonly Device[]): readonly Device[] {
    return devices.flatMap((device) => {
      const { hidden, name } = this.naming(device.id);
      return hidden === true ? [{ ...device, name: name ?? device.name }] : [];
    });
  }

  /**
   * Writes down what was decided of a device, and with it the name and the room of the other parts of its thing.
   * @returns the ids that have to be shown anew.
   */
  change(device: Device, change: DeviceChange, parts: readonly Device[]): readonly string[] {
    checkChange(change, device.kind);
    const changed = new Map([[device.id, withChange(this.naming(device.id), change)]]);
    for (const part of parts) {
      if (part.id === device.id) continue;
      const shared: DeviceChange = {
        ...(change.area === undefined ? {} : { area: change.area }),
        ...(change.name === undefined || part.name !== device.name ? {} : { name: change.name }),
      };
      if (Object.keys(shared).length > 0) changed.set(part.id, withChange(this.naming(part.id), shared));
    }
    for (const [id, naming] of changed) this.#namings.set(id, naming);
    this.#store.saveNames(changed);
    return [...changed.keys()];
  }

  /** From now on what names one of the old devices means the one it is paired with. In one transaction. */
  takeOver(pairs: ReadonlyMap<string, string>): void {
    const changed = new Map<string, Naming>();
    for (const [old, by] of pairs) {
      const before = changed.get(by) ?? this.naming(by);
      const replaces = [...new Set([...(before.replaces ?? []), old, ...(this.naming(old).replaces ?? [])])];
      changed.set(by, { ...before, replaces: replaces.filter((id) => id !== by).slice(-REPLACED_MAX) });
      changed.set(old, { ...(changed.get(old) ?? this.naming(old)), replaces: undefined });
    }
    for (const [id, naming] of changed) this.#namings.set(id, naming);
    this.#store.saveNames(changed);
  }

  /** @returns the area, and the ids of what stands in it. */
  changeArea(
    called: string,
    change: AreaChange,
  ): { readonly area: Area; readonly standing: readonly string[] } {
    const before = this.#keyOf(foldName(called));
    const old = before === undefined ? undefined : this.#areas.get(before);
    const name = change.name?.trim() ?? old?.area.name ?? called.trim();
    const key = foldName(name);
    const taken = this.#keyOf(key);
    if (taken !== undefined && taken !== before)
      throw new HearthError('conflict', `There is an area "${name}" already.`);
    const kept = change.aliases ?? old?.area.aliases ?? [];
    // Devices that suggest their room go on to call it as they did.
    const aliases = old === undefined || old.key === key ? kept : [...new Set([...kept, old.area.name])];
    const area = Area.parse({
      name,
      floor: change.floor === undefined ? (old?.area.floor ?? null) : change.floor,
      aliases,
    });
    const seed =
      old?.seed ??
      (old !== undefined && old.key !== key && this.#configured.has(old.key) ? old.key : undefined);
    const standing = [...(this.#standing.get(before ?? key) ?? [])];
    if (old !== undefined) this.#take(old);
    const now: KeptArea = { key, area, changed: true, ...(seed === undefined ? {} : { seed }) };
    this.#put(now);
    if (old !== undefined && old.key !== key) this.#store.deleteArea(old.key);
    this.#store.saveArea(now);
    this.#onAreas();
    return { area, standing };
  }

  removeArea(called: string): void {
    const key = this.#keyOf(foldName(called));
    const area = key === undefined ? undefined : this.#areas.get(key);
    if (key === undefined || area === undefined)
      throw new HearthError('not-found', `There is no area "${called}".`);
    if ((this.#standing.get(key)?.size ?? 0) > 0)
      throw new HearthError('conflict', `There are things in "${area.area.name}".`, {
        hint: 'Put them elsewhere first.',
      });
    if (this.#configured.has(area.seed ?? key))
      throw new HearthError('conflict', `"${area.area.name}" stands in the configuration.`, {
        hint: 'Take it out of home.areas.',
      });
    this.#take(area);
    this.#store.deleteArea(key);
    this.#onAreas();
  }

  /** The area of that name however it is spelt; a new one is remembered. */
  #areaOf(name: string | null): Area | undefined {
    const folded = name === null ? '' : foldName(name);
    if (name === null || folded === '') return undefined;
    const key = this.#keyOf(folded);
    const known = key === undefined ? undefined : this.#areas.get(key);
    if (known !== undefined) return known.area;
    const made: KeptArea = { key: folded, area: Area.parse({ name: name.trim() }), changed: false };
    this.#put(made);
    this.#store.saveArea(made);
    this.#onAreas();
    return made.area;
  }

  #keyOf(folded: string): string | undefined {
    return this.#areas.has(folded) ? folded : this.#aliases.get(folded);
  }

  #put(one: KeptArea): void {
    this.#areas.set(one.key, one);
    for (const alias of one.area.aliases) this.#aliases.set(foldName(alias), one.key);
  }

  #take(one: KeptArea): void {
    this.#areas.delete(one.key);
    for (const alias of one.area.aliases)
      if (this.#aliases.get(foldName(alias)) === one.key) this.#aliases.delete(foldName(alias));
  }

  #stand(id: string, area: Area | undefined): void {
    const key = area === undefined ? undefined : foldName(area.name);
    const before = this.#places.get(id);
    if (before === key) return;
    if (before !== undefined) this.#standing.get(before)?.delete(id);
    if (key === undefined) this.#places.delete(id);
    else {
      this.#places.set(id, key);
      const standing = this.#standing.get(key) ?? new Set();
      this.#standing.set(key, standing.add(id));
    }
  }
}

/** Of one place; longer ago than that nobody names it any more. */
const REPLACED_MAX = 50;

function withChange(before: Naming, { name, aliases, area, groups, kind, hidden }: DeviceChange): Naming {
  const decided = <T>(now: T | null | undefined, then: T | undefined) =>
    now === undefined ? then : (now ?? undefined);
  return {
    ...before,
    name: decided(name?.trim() ?? name, before.name),
    aliases: decided(aliases, before.aliases),
    area: decided(area?.trim() ?? area, before.area),
    groups: decided(groups, before.groups),
    kind: decided(kind, before.kind),
    hidden: hidden === undefined ? before.hidden : hidden ? true : undefined,
  };
}
