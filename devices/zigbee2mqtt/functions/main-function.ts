import type { Json, JsonObject } from '../../../src/base/index.ts';
import type { Capabilities, DeviceKind, DeviceState } from '../../../src/domain/index.ts';
import type { Expose } from '../exposes.ts';

/** What a device is, for one service: its state out of zigbee2mqtt's messages, and a wish in zigbee2mqtt's own words. */
export interface MainFunction {
  readonly kind: DeviceKind;
  readonly capabilities: Capabilities;
  /** The properties that it speaks for; they are told nowhere else. */
  readonly properties: readonly string[];
  /** The properties that the device can be asked for. */
  readonly asks: readonly string[];
  /** @param message what the device said. */
  read(message: JsonObject): DeviceState;
  /**
   * @param last all that the device said before, by property.
   * @returns what is published; empty where nothing of the wish can be said.
   */
  write(set: DeviceState, transition: number | undefined, last: JsonObject): JsonObject;
}

/** The feature of that name. */
export function featureOf({ features }: Expose, name: string): Expose | undefined {
  return features.find((feature) => feature.name === name && feature.property !== '');
}

export function numberIn(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** True or false as the device writes them; `undefined` for anything else. */
export function flagIn(
  value: Json | undefined,
  { on, off }: Pick<Expose, 'on' | 'off'>,
): boolean | undefined {
  return value === on ? true : value === off ? false : undefined;
}

/** Without the keys that have no value. */
export function known(state: Readonly<Record<string, DeviceState[string] | undefined>>): DeviceState {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as DeviceState;
}

export function asksOf(...features: readonly (Expose | undefined)[]): readonly string[] {
  return features.flatMap((feature) => (feature?.askable === true ? [feature.property] : []));
}

export function wordsIn({ values }: Expose): string[] {
  return values.map(String);
}

/** A number within the bounds that were announced. */
export function within(value: number, { min, max }: Pick<Expose, 'min' | 'max'>): number {
  return Math.min(max ?? value, Math.max(min ?? value, value));
}
