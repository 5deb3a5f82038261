import type { z } from 'zod';
import { Capabilities, Device, FEATURES_MAX, Feature } from '../domain/index.ts';

/** Different texts that are remembered; a house of a thousand models has some hundred. */
const KNOWN_MAX = 10_000;

/** What holds to a schema, by its text: what many things have alike is judged once and kept once. */
class Known<T extends object> {
  readonly #schema: z.ZodType<T>;
  readonly #known = new Map<string, T>();

  constructor(schema: z.ZodType<T>) {
    this.#schema = schema;
  }

  /** The same object for the same text, frozen; undefined where it does not hold to the schema. */
  find(described: unknown): T | undefined {
    const text = JSON.stringify(described) ?? '';
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const parsed = this.#schema.safeParse(described);
    if (!parsed.success) return undefined;
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.set(text, frozen(parsed.data));
    return parsed.data;
  }
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}

/** Everything of a device but what is judged apart. */
const Rest = Device.omit({ features: true, capabilities: true });
const KEY_MAX = 128;

/** Judges what families announce. */
export class DeviceCheck {
  readonly #features = new Known(Feature);
  readonly #capabilities = new Known(Capabilities);

  /** As `Device.safeParse`, of which it takes a third of the time; where anything is wrong the schema itself tells all of it. */
  judge(described: z.input<typeof Device>): z.ZodSafeParseResult<Device> {
    const { features, capabilities, ...rest } = described;
    const parsed = Rest.safeParse(rest);
    const able = this.#capabilities.find(capabilities ?? {});
    const featured = features === undefined ? undefined : this.#judgeAll(features);
    if (!parsed.success || able === undefined || (features !== undefined && featured === undefined))
      return Device.safeParse(described);
    const data: Device = { ...parsed.data, capabilities: able };
    if (featured !== undefined) data.features = featured;
    return { success: true, data };
  }

  #judgeAll(features: Readonly<Record<string, unknown>>): Record<string, Feature> | undefined {
    const keys = Object.keys(features);
    if (keys.length > FEATURES_MAX) return undefined;
    // Without a prototype it is a table and no shape: every thing has other keys.
    const judged = Object.create(null) as Record<string, Feature>;
    for (const key of keys) {
      const feature = this.#features.find(features[key]);
      if (feature === undefined || key === '' || key.length > KEY_MAX) return undefined;
      judged[key] = feature;
    }
    return judged;
  }
}
