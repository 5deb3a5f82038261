import { isJsonObject, type Json, type JsonObject } from '../../src/base/index.ts';

/** What zigbee2mqtt says that a device can (zigbee2mqtt.io, "Exposes"), read tolerantly: what is no such thing is left out. */
export interface Expose {
  /** light, switch, lock, cover, fan, climate; binary, numeric, enum, text, composite, list. */
  readonly type: string;
  readonly name: string;
  readonly label: string;
  /** Its key in the messages of the device. */
  readonly property: string;
  readonly told: boolean;
  readonly settable: boolean;
  /** Whether the device can be asked for it. */
  readonly askable: boolean;
  readonly endpoint: string | undefined;
  readonly unit: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | undefined;
  /** Of an enum: its values as they are sent. */
  readonly values: readonly (string | number)[];
  /** Of a binary: what is sent for true and false. */
  readonly on: Json;
  readonly off: Json;
  readonly category: 'config' | 'diagnostic' | undefined;
  readonly features: readonly Expose[];
}

const EXPOSES_MAX = 600;
const VALUES_MAX = 500;
const DEPTH_MAX = 4;

export function readExposes(value: Json | undefined, depth = 0): readonly Expose[] {
  if (!Array.isArray(value) || depth > DEPTH_MAX) return [];
  return value.slice(0, EXPOSES_MAX).flatMap((one: Json) => {
    if (!isJsonObject(one) || typeof one['type'] !== 'string') return [];
    return [readExpose(one, one['type'], depth)];
  });
}

function readExpose(one: JsonObject, type: string, depth: number): Expose {
  const text = (key: string) => (typeof one[key] === 'string' ? (one[key] as string) : '');
  const number = (key: string) => (Number.isFinite(one[key]) ? (one[key] as number) : undefined);
  const access = number('access') ?? 0;
  const { category } = one;
  return {
    type,
    name: text('name'),
    label: text('label') || text('name'),
    property: text('property'),
    told: (access & 1) !== 0,
    settable: (access & 2) !== 0,
    askable: (access & 4) !== 0,
    endpoint: text('endpoint') || undefined,
    unit: text('unit') || undefined,
    min: number('value_min'),
    max: number('value_max'),
    step: number('value_step'),
    values: valuesIn(one['values']),
    on: one['value_on'] ?? true,
    off: one['value_off'] ?? false,
    category: category === 'config' || category === 'diagnostic' ? category : undefined,
    features: readExposes(one['features'], depth + 1),
  };
}

function valuesIn(value: Json | undefined): readonly (string | number)[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, VALUES_MAX)
    .filter((one): one is string | number => typeof one === 'string' || typeof one === 'number');
}
