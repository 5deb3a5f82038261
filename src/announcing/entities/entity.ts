import type { Json, JsonObject } from '../../base/index.ts';
import type { Device } from '../../domain/index.ts';

/** Where a device is read and commanded on the bus. */
export interface Topics {
  /** Retained: its report. */
  readonly state: string;
  /** Takes a `DeviceCommand`; undefined where nobody may command it so. */
  readonly set: string | undefined;
}

/** One entity of Home Assistant's as it stands in a device form, without what all share (`unique_id`, `device`, availability). */
export interface Entity {
  readonly platform: string;
  /** Behind the id of the device, where it has several; empty for what the device itself is. */
  readonly part: string;
  /** What it is called beside its thing; null where it is called as the thing. */
  readonly name: string | null;
  readonly options: JsonObject;
}

/** Makes the entities that a device is for others. Without a topic to command it by it only tells. */
export type Describe = (device: Device, topics: Topics) => readonly Entity[];

/** What is there, without what is not. */
export function given(options: Readonly<Record<string, Json | undefined>>): JsonObject {
  const there = Object.entries(options).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(there);
}

export function main(platform: string, options: Readonly<Record<string, Json | undefined>>): Entity {
  return { platform, part: '', name: null, options: given(options) };
}
