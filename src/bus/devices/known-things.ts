import { HearthError } from '../../base/index.ts';
import type { Capabilities, DeviceKind, DeviceState } from '../../domain/index.ts';
import type { DeviceSink } from '../types.ts';
import type { FamilyTopics } from './family-topics.ts';

/** A device as its family announces it. */
export type AnnouncedPart = Parameters<DeviceSink['announce']>[0];

/** A device of Hearth's as a part of a thing, with whatever its family has to know to speak of it. */
export interface ThingPart {
  readonly device: AnnouncedPart;
}

/**
 * How the devices of a maker's things are announced that tell no room of theirs: `<family>.<mac>.<suffix>`, by the name of the thing where the
 * part has none of its own.
 */
export function describesPartsOf(family: string, manufacturer: string) {
  return (
    { mac, name, model }: { readonly mac: string; readonly name: string; readonly model: string },
    kind: DeviceKind,
    suffix: string,
    capabilities: Capabilities,
    called = name,
  ): AnnouncedPart => ({
    ...{ id: `${family}.${mac}.${suffix}`, kind, name: called, aliases: [] },
    ...{ area: null, floor: null, groups: [] },
    ...{ capabilities, manufacturer, model, thing: mac },
  });
}

interface Known<P> {
  readonly parts: readonly P[];
  available: boolean | null;
}

/** The things of a family by a key of its dialect: which devices each is, and whether it is there. */
export class KnownThings<P extends ThingPart> {
  readonly #sink: DeviceSink;
  readonly #topics: Pick<FamilyTopics, 'admits'>;
  readonly #things = new Map<string, Known<P>>();
  readonly #owners = new Map<string, string>();

  constructor(sink: DeviceSink, topics: Pick<FamilyTopics, 'admits'>) {
    this.#sink = sink;
    this.#topics = topics;
  }

  keys(): readonly string[] {
    return [...this.#things.keys()];
  }

  has(key: string): boolean {
    return this.#things.has(key);
  }

  /** Announces all parts and withdraws what is none any more. @returns false for a thing that is more than the family takes in. */
  set(key: string, parts: readonly P[]): boolean {
    const before = this.#things.get(key);
    if (before === undefined && !this.#topics.admits(key, this.#things.size)) return false;
    const own = parts.filter(({ device }) => (this.#owners.get(device.id) ?? key) === key);
    const ids = new Set(own.map(({ device }) => device.id));
    for (const { device } of before?.parts ?? []) if (!ids.has(device.id)) this.#withdraw(device.id);
    this.#things.set(key, { parts: own, available: before?.available ?? null });
    for (const { device } of own) {
      this.#owners.set(device.id, key);
      this.#sink.announce(device);
    }
    return true;
  }

  delete(key: string): void {
    for (const { device } of this.#things.get(key)?.parts ?? []) this.#withdraw(device.id);
    this.#things.delete(key);
  }

  /**
   * The part with an id, and whose it is.
   * @throws HearthError `unknown-target` where there is none.
   */
  find(id: string): { readonly key: string; readonly part: P } {
    const key = this.#owners.get(id) ?? '';
    const part = this.#things.get(key)?.parts.find(({ device }) => device.id === id);
    if (part === undefined) throw new HearthError('unknown-target', `Nothing here has the id "${id}".`);
    return { key, part };
  }

  /** Reports what each part says. */
  tell(key: string, stateOf: (part: P) => DeviceState): void {
    const thing = this.#things.get(key);
    for (const part of thing?.parts ?? []) {
      const state = stateOf(part);
      if (Object.keys(state).length > 0) this.#sink.report(part.device.id, state, thing!.available);
    }
  }

  /** Whether the thing is there, from now on. */
  present(key: string, available: boolean): void {
    const thing = this.#things.get(key);
    if (thing === undefined) return;
    thing.available = available;
    for (const { device } of thing.parts) this.#sink.report(device.id, {}, available);
  }

  #withdraw(id: string): void {
    this.#owners.delete(id);
    this.#sink.withdraw(id);
  }
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** A name as a device tells it, cut to `max`; undefined for what is no text, empty, or holds control characters. */
export function plainName(value: unknown, max = 120): string | undefined {
  if (typeof value !== 'string' || CONTROL.test(value)) return undefined;
  const name = value.trim().slice(0, max).trim();
  return name === '' ? undefined : name;
}
