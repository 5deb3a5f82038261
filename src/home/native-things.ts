import type { Device } from '../domain/index.ts';

type Part = Pick<Device, 'id' | 'thing'>;

/**
 * Which physical things a family knows in their own dialect. What another tells of the same thing at second hand
 * (`DeviceFamilyDefinition.secondHand`) is kept out of sight as long as that is so: one lamp is one device.
 */
export class NativeThings {
  readonly #native = new Map<string, Set<string>>();
  readonly #secondHand = new Map<string, Set<string>>();

  /** Whether another family speaks for the thing. */
  hides({ thing }: Part, secondHand: boolean): boolean {
    return secondHand && thing !== undefined && this.#native.has(thing);
  }

  /** The ids of all that is told of a thing, at first hand and at second. */
  partsOf(thing: string): readonly string[] {
    return [...(this.#native.get(thing) ?? []), ...(this.#secondHand.get(thing) ?? [])];
  }

  /** Returns the ids of devices that are to be hidden now. */
  add(part: Part, secondHand: boolean): readonly string[] {
    const { id, thing } = part;
    if (thing === undefined) return [];
    const things = secondHand ? this.#secondHand : this.#native;
    const ids = things.get(thing) ?? new Set();
    things.set(thing, ids.add(id));
    const hides = secondHand ? this.#native.has(thing) : ids.size === 1;
    return hides ? [...(secondHand ? [id] : (this.#secondHand.get(thing) ?? []))] : [];
  }

  /** Returns the ids of devices that are to be shown again. */
  delete(part: Part, secondHand: boolean): readonly string[] {
    const { id, thing } = part;
    if (thing === undefined) return [];
    const things = secondHand ? this.#secondHand : this.#native;
    const ids = things.get(thing);
    if (ids?.delete(id) !== true || ids.size > 0) return [];
    things.delete(thing);
    return secondHand ? [] : [...(this.#secondHand.get(thing) ?? [])];
  }
}
