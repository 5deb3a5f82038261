import type { AccessRequest } from '../../src/access/index.ts';
import { HearthError, listed, messageOf, wordsOf } from '../../src/base/index.ts';
import {
  type Call,
  DeviceService,
  highestRisk,
  isEntrance,
  nameList,
  nearest,
  riskOf,
  type ServiceContext,
  type Wish,
} from '../../src/bus/index.ts';
import type { Device, DeviceKind, DeviceState, Risk, Target } from '../../src/domain/index.ts';
import type { SceneConfig } from './scene-config.ts';
import { SceneStore } from './scene-store.ts';

/** What of a state can be set, by kind; the rest is what a device measures, and no wish. */
const WISHES: Readonly<Partial<Record<DeviceKind, readonly string[]>>> = {
  light: ['on', 'brightness', 'color', 'temperature'],
  switch: ['on'],
  cover: ['position'],
  lock: ['locked'],
  climate: ['mode', 'temperature'],
  fan: ['on', 'percentage', 'oscillating'],
  media: ['on', 'volume', 'muted'],
  valve: ['open'],
};
const KINDS = Object.keys(WISHES) as DeviceKind[];
const MOOD: ReadonlySet<DeviceKind> = new Set(['light', 'switch', 'cover', 'fan', 'media']);
const KEPT_MAX = 100;

/** A room, several, or everywhere. */
type Areas = string | readonly string[] | undefined;

interface Scene {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly source: 'configuration' | 'kept';
  readonly devices: number;
  /** What it wishes of each device, read when it is wanted because devices come and go. */
  readonly wishes: () => ReadonlyMap<Device, DeviceState>;
}

/** The scenes of the configuration and those kept by people, and bringing the home into them. */
export class Scenes {
  readonly #context: ServiceContext;
  readonly #devices: DeviceService;
  readonly #config: SceneConfig;
  readonly #kept: SceneStore;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#devices = new DeviceService({ context, kinds: KINDS, noun: 'device' });
    this.#config = context.config as SceneConfig;
    this.#kept = new SceneStore(context.store);
  }

  start(): Promise<void> {
    return this.#devices.start();
  }

  close(): Promise<void> {
    return this.#devices.close();
  }

  list() {
    const scenes = this.#all().map(viewOf);
    return {
      scenes,
      summary:
        scenes.length === 0
          ? 'There are no scenes yet'
          : `${scenes.length} ${scenes.length === 1 ? 'scene' : 'scenes'}: ${scenes.map(({ name }) => name).join(', ')}`,
    };
  }

  /** What it wishes of each of its things, those that are gone left out. */
  show(name: string) {
    const scene = this.#find(name);
    const parts = [...scene.wishes()].map(([{ id, name: called, area }, state]) => ({
      ...{ id, name: called, area },
      state: { ...state },
    }));
    const names = parts.map((part) => part.name);
    return {
      ...viewOf(scene),
      parts,
      summary:
        parts.length === 0 ? `Nothing of ${scene.name} is here` : `${scene.name} sets ${listed(names)}`,
    };
  }

  /** The things that it is about, as far as they are here. */
  devicesOf(name: string): readonly Device[] {
    return [...this.#find(name).wishes().keys()];
  }

  /** With `areas` only what of the scene is in these rooms. */
  async activate(name: string, areas: Areas, call: Call) {
    const scene = this.#find(name);
    const wishes = inAreas(scene.wishes(), areas);
    if (wishes.size === 0)
      throw new HearthError(
        'unknown-target',
        `Nothing of ${scene.name} is in the ${[areas].flat().join(', ')}.`,
        {
          hint: 'Activate it without a room.',
        },
      );
    const target = [...wishes.keys()].map(({ id }) => ({ id }));
    const wishOf = (device: Device): Wish => {
      const set = [...wishes].find(([{ id }]) => id === device.id)?.[1] ?? {};
      return { device, set };
    };
    return { scene: scene.name, ...(await this.#devices.act(target, wishOf, call)) };
  }

  /** A scene that opens an entrance is one; a scene that does not exist is left to `activate` to refuse. */
  requestOf(name: string, areas: Areas): AccessRequest {
    const wishes = [...inAreas(this.#find(name).wishes(), areas)];
    const opens = wishes.some(([device, set]) => riskOf(device, set) !== 'none');
    return { permission: opens ? 'open' : 'comfort', devices: wishes.map(([device]) => device) };
  }

  /** What is at stake in the riskiest of its wishes. */
  riskOf(name: string, areas: Areas): Risk {
    const wishes = inAreas(this.#find(name).wishes(), areas);
    return highestRisk([...wishes].map(([device, set]) => riskOf(device, set)));
  }

  question(name: string, areas: Areas): string {
    const scene = this.#find(name);
    const risky = [...inAreas(scene.wishes(), areas)].filter(
      ([device, set]) => riskOf(device, set) !== 'none',
    );
    return `Activate ${scene.name}, which opens or unlocks ${nameList(risky.map(([device]) => device))}?`;
  }

  keep(name: string, target: Target | undefined, areas: Areas) {
    if (this.#config.scenes.some((scene) => fits(scene, name)))
      throw new HearthError('conflict', `The scene "${name}" stands in the configuration.`, {
        hint: 'Use another name, or change the configuration.',
      });
    const kept = this.#kept.all();
    if (kept.length >= KEPT_MAX && !kept.some((scene) => spelled(scene.name) === spelled(name)))
      throw new HearthError('too-many', `There are ${KEPT_MAX} scenes already.`, { hint: 'Forget some.' });
    const states = new Map<string, DeviceState>();
    const silent: Device[] = [];
    for (const device of target === undefined ? this.#moodOf(areas) : this.#devices.find(target)) {
      const state = wishable(device, this.#devices.report(device.id)?.state ?? {});
      if (Object.keys(state).length > 0) states.set(device.id, state);
      // Of a room those that tell nothing are left out; who is named is missed.
      else if (target !== undefined) silent.push(device);
    }
    if (states.size === 0 && silent.length === 0)
      throw new HearthError('failed', 'Nothing there tells me how it is.', {
        hint: 'Name things that I have heard from.',
      });
    if (silent.length > 0)
      throw new HearthError(
        'failed',
        `I do not know how ${nameList(silent)} ${silent.length > 1 ? 'are' : 'is'}.`,
        {
          hint: 'Keep the scene without, or once it has told.',
        },
      );
    const old = kept.find((scene) => spelled(scene.name) === spelled(name))?.name ?? name;
    this.#kept.put({ name: old, states });
    this.#tellNames();
    const view = viewOf(this.#find(old));
    return {
      ...view,
      summary: `${old} is kept with ${view.devices} ${view.devices === 1 ? 'device' : 'devices'}`,
    };
  }

  /** What makes the mood of rooms: no lock, valve or garage door is shut or opened by a scene of how it was. */
  #moodOf(areas: Areas): readonly Device[] {
    if (areas === undefined)
      throw new HearthError('invalid-params', 'Which things belong to it was not said.', {
        faults: [{ path: '/target', message: 'is missing', hint: 'Name devices, or a room.' }],
      });
    const found = [areas].flat().flatMap((area) => this.#devices.find({ area }));
    return found.filter((device) => MOOD.has(device.kind) && !isEntrance(device));
  }

  forget(name: string) {
    const scene = this.#find(name);
    if (scene.source === 'configuration')
      throw new HearthError('conflict', `The scene "${scene.name}" stands in the configuration.`, {
        hint: 'Take it out there.',
      });
    this.#kept.delete(scene.name);
    this.#tellNames();
    return { summary: `${scene.name} is forgotten` };
  }

  #tellNames(): void {
    const { emit, log } = this.#context;
    emit('names', {}).catch((error: unknown) =>
      log.error('nobody was told of another scene', { error: messageOf(error) }),
    );
  }

  #all(): Scene[] {
    const configured = this.#config.scenes.map(
      ({ name, aliases, set }): Scene => ({
        name,
        aliases,
        source: 'configuration',
        devices: set.length,
        wishes: () => {
          const wishes = new Map<Device, DeviceState>();
          for (const { target, state } of set)
            for (const device of this.#devices.find(target)) wishes.set(device, wishable(device, state));
          return wishes;
        },
      }),
    );
    const kept = this.#kept.all().map(
      ({ name, states }): Scene => ({
        name,
        aliases: [],
        source: 'kept',
        devices: states.size,
        wishes: () =>
          new Map(
            [...states].flatMap(([id, state]) =>
              this.#devices.find({ id }).map((device) => [device, state] as const),
            ),
          ),
      }),
    );
    return [...configured, ...kept];
  }

  /** @throws HearthError `unknown-target` with the nearest name. */
  #find(name: string): Scene {
    const all = this.#all();
    const found = all.find((scene) => fits(scene, name));
    if (found !== undefined) return found;
    const names = all.flatMap((scene) => [scene.name, ...scene.aliases]);
    const near = nearest(name, names);
    throw new HearthError('unknown-target', `There is no scene "${name}".`, {
      hint:
        near !== undefined
          ? `Did you mean ${near}?`
          : names.length > 0
            ? `There are ${names.join(', ')}.`
            : 'Name scenes under scene.scenes in the configuration, or keep one with "hearth call scene.keep".',
      data: { known: names },
    });
  }
}

function inAreas(wishes: ReadonlyMap<Device, DeviceState>, areas: Areas): ReadonlyMap<Device, DeviceState> {
  if (areas === undefined) return wishes;
  const names = new Set([areas].flat().map((area) => area.toLowerCase()));
  return new Map([...wishes].filter(([{ area }]) => area !== null && names.has(area.toLowerCase())));
}

function wishable(device: Device, state: DeviceState): DeviceState {
  const keys = WISHES[device.kind] ?? [];
  const set = Object.fromEntries(
    Object.entries(state).filter(([key, value]) => keys.includes(key) && value !== null),
  );
  // What is off shows nothing else: its brightness or speed from before is no part of the wish.
  return set['on'] === false ? { on: false } : set;
}

function viewOf({ name, aliases, source, devices }: Scene) {
  return { name, aliases: [...aliases], source, devices };
}

function fits(scene: { readonly name: string; readonly aliases: readonly string[] }, name: string): boolean {
  return [scene.name, ...scene.aliases].some((one) => spelled(one) === spelled(name));
}

function spelled(name: string): string {
  const words = wordsOf(name).filter((word, at) => at > 0 || word !== 'the');
  if (words.length > 1 && ['scene', 'mode'].includes(words.at(-1)!)) words.pop();
  return words.join('');
}
