import type { Json, JsonObject } from '../../src/base/index.ts';
import type { DeviceSink } from '../../src/bus/index.ts';
import type { Capabilities, DeviceKind, DeviceState, Feature } from '../../src/domain/index.ts';
import type { Expose } from './exposes.ts';
import { climateFunction } from './functions/climate.ts';
import { coverFunction } from './functions/cover.ts';
import { fanFunction } from './functions/fan.ts';
import { lightFunction } from './functions/light.ts';
import { lockFunction } from './functions/lock.ts';
import type { MainFunction } from './functions/main-function.ts';
import { switchFunction } from './functions/on-off.ts';
import { sirenFunction } from './functions/siren.ts';
import { endpointName, readValues, UPDATE, type Value, valuesOf } from './values.ts';

export type Announced = Parameters<DeviceSink['announce']>[0];

/** A device of Hearth's as a part of one of zigbee2mqtt's. */
export interface ThingPart {
  readonly device: Announced;
  /** Properties that zigbee2mqtt can be asked for. */
  readonly asks: readonly string[];
  read(message: JsonObject): DeviceState;
  write(set: DeviceState, transition: number | undefined, last: JsonObject): JsonObject;
}

/** What all parts of a thing have in common. */
export type Frame = Pick<
  Announced,
  'name' | 'aliases' | 'area' | 'groups' | 'manufacturer' | 'model' | 'thing'
> & {
  /** What the ids of the parts begin with. */
  readonly id: string;
};

const SPECIFIC = new Set(['light', 'switch', 'cover', 'lock', 'climate', 'fan']);

/** What is told of a thing, as devices: each main function one, and one for all it measures, for its settings, presses and health. */
export function partsOf(
  frame: Frame,
  exposes: readonly Expose[],
  { count, updates = false }: { readonly count: () => number; readonly updates?: boolean },
): readonly ThingPart[] {
  const mains = mainFunctions(exposes);
  const taken = new Set(mains.flatMap(({ main }) => main.properties));
  const rest = exposes.flatMap((expose) => (SPECIFIC.has(expose.type) ? expose.features : [expose]));
  const values = rest
    .filter(({ property }) => !taken.has(property))
    .flatMap(valuesOf)
    .concat(updates ? [UPDATE] : []);
  const isShared = (kind: DeviceKind) => mains.filter(({ main }) => main.kind === kind).length > 1;
  return [
    ...mains.map(({ main, endpoint }, at) =>
      mainPart(frame, main, endpointOf(endpoint, at, isShared(main.kind))),
    ),
    ...(['sensor', 'setting', 'button', 'health'] as const).flatMap((kind) => {
      const own = values.filter((value) => value.kind === kind);
      return own.length === 0 ? [] : [valuesPart(frame, kind, own, count)];
    }),
  ];
}

/** Two functions of one kind have names of their own even where their maker gave them no endpoint. */
function endpointOf(endpoint: string | undefined, at: number, isShared: boolean): string | undefined {
  return endpoint ?? (isShared && at > 0 ? String(at + 1) : undefined);
}

interface Main {
  readonly main: MainFunction;
  readonly endpoint: string | undefined;
}

function mainFunctions(exposes: readonly Expose[]): readonly Main[] {
  const named = (name: string, endpoint?: string) =>
    exposes.find(
      (one) => one.name === name && one.endpoint === endpoint && one.settable && one.property !== '',
    );
  const specific = exposes.flatMap((expose) => {
    const main = specificFunction(expose, exposes, named('effect', expose.endpoint));
    return main === undefined ? [] : [{ main, endpoint: expose.endpoint }];
  });
  const warning = exposes.find(({ type, name }) => type === 'composite' && name === 'warning');
  const siren = warning && sirenFunction(warning);
  const all = siren === undefined ? specific : [...specific, { main: siren, endpoint: undefined }];
  return all.length > 0 ? all : plainFunctions(exposes);
}

function specificFunction(
  expose: Expose,
  exposes: readonly Expose[],
  effect: Expose | undefined,
): MainFunction | undefined {
  switch (expose.type) {
    case 'light':
      return lightFunction(expose, effect);
    case 'switch':
      return switchFunction(expose.features.find(({ name }) => name === 'state'));
    case 'cover':
      return coverFunction(expose, exposes);
    case 'lock':
      return lockFunction(expose);
    case 'climate':
      return climateFunction(expose);
    case 'fan':
      return fanFunction(expose);
    default:
      return undefined;
  }
}

/** Some converters tell the one state of their device without saying what it is. */
function plainFunctions(exposes: readonly Expose[]): readonly Main[] {
  return exposes
    .filter(({ name, settable }) => name === 'state' && settable)
    .flatMap((state) => {
      const main = state.type === 'enum' ? coverFunction(state, exposes) : undefined;
      const plain = main ?? (state.type === 'binary' ? switchFunction(state) : undefined);
      return plain === undefined ? [] : [{ main: plain, endpoint: state.endpoint }];
    });
}

function describe(frame: Frame, kind: DeviceKind, suffix: string, capabilities: Capabilities): Announced {
  const { id, ...common } = frame;
  return { ...common, id: `${id}.${suffix}`, kind, floor: null, capabilities };
}

function mainPart(frame: Frame, main: MainFunction, endpoint: string | undefined): ThingPart {
  const suffix = endpoint === undefined ? main.kind : `${main.kind}.${endpoint.replace(/[^\w.:-]/g, '-')}`;
  const device = describe(frame, main.kind, suffix, main.capabilities);
  const named =
    endpoint === undefined
      ? device
      : { ...device, name: `${frame.name} ${endpointName(endpoint)}`.slice(0, 120) };
  return { device: named, asks: main.asks, read: main.read, write: main.write };
}

function valuesPart(
  frame: Frame,
  kind: Value['kind'],
  values: readonly Value[],
  count: () => number,
): ThingPart {
  const byKey = new Map(values.map((value) => [value.key, value]));
  const features: Record<string, Feature> = Object.fromEntries(
    values.map(({ key, feature }) => [key, feature]),
  );
  const readings = [...new Set(values.flatMap(({ feature }) => feature.class ?? []))].slice(0, 64);
  return {
    device: { ...describe(frame, kind, kind, kind === 'sensor' ? { readings } : {}), features },
    asks: values.flatMap(({ isAskable, property }) => (isAskable ? [property] : [])),
    read: (message) => readValues(values, message, count),
    write: (set, _transition, last) => {
      const payload: Record<string, Json> = {};
      for (const [key, wanted] of Object.entries(set)) {
        const value = byKey.get(key);
        if (value === undefined || wanted === null) continue;
        const said = value.write(wanted, payload[value.property] ?? last[value.property]);
        if (said !== undefined) payload[value.property] = said;
      }
      return payload;
    },
  };
}
