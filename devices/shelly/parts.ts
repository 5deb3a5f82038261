import type { JsonObject } from '../../src/base/index.ts';
import { describesPartsOf, plainName, type ThingPart } from '../../src/bus/index.ts';
import type { DeviceState, Feature } from '../../src/domain/index.ts';
import { functionOf, type MainFunction, type Request } from './functions.ts';
import { type Reading, readingsOf, UPDATE } from './readings.ts';
import { idOf, type ShellyThing } from './thing.ts';

/** A device of Hearth's as a part of a Shelly. */
export interface ShellyPart extends ThingPart {
  /** @param component what tells, `switch:0`. @param status of it, whole or what changed. */
  read(component: string, status: JsonObject): DeviceState;
  /** What is heard of a component being pressed. */
  hear(component: string, event: string): DeviceState;
  write(set: DeviceState, transition: number | undefined): readonly Request[];
}

const describe = describesPartsOf('shelly', 'Shelly');
const PRESSES = ['single_push', 'double_push', 'triple_push', 'long_push', 'btn_down', 'btn_up'];

/** A Shelly as devices of Hearth's: each switch, lamp and cover one, and one for all it measures, for its presses and its health. */
export function partsOf(thing: ShellyThing, count: () => number): readonly ShellyPart[] {
  const mains = Object.entries(thing.status).flatMap(([component, status]) => {
    const type = component.split(':')[0] ?? '';
    const main = functionOf(type, thing.config[component] ?? {}, status);
    return main === undefined ? [] : [{ component, main }];
  });
  const readings = [...readingsOf(thing), UPDATE];
  return [
    ...mains.map(({ component, main }) => mainPart(thing, component, main, mains.length === 1)),
    ...(['sensor', 'health'] as const).flatMap((kind) => {
      const own = readings.filter((reading) => reading.kind === kind);
      return own.length === 0 ? [] : [readingPart(thing, kind, own)];
    }),
    ...pressPart(thing, count),
  ];
}

function mainPart(thing: ShellyThing, component: string, main: MainFunction, alone: boolean): ShellyPart {
  const id = idOf(component);
  const own = plainName(thing.config[component]?.['name']);
  const numbered = id === 0 ? thing.name : `${thing.name.slice(0, 116)} ${id + 1}`;
  const called = own ?? (alone ? thing.name : numbered);
  return {
    device: describe(thing, main.kind, component, main.capabilities, called),
    read: (told, status) => (told === component ? main.read(status) : {}),
    hear: () => ({}),
    write: (set, transition) =>
      main.write(set, transition).map(({ method, params }) => ({ method, params: { id, ...params } })),
  };
}

function readingPart(thing: ShellyThing, kind: Reading['kind'], readings: readonly Reading[]): ShellyPart {
  const features: Record<string, Feature> = Object.fromEntries(
    readings.map(({ key, feature }) => [key, feature]),
  );
  const kinds = [...new Set(readings.flatMap(({ feature }) => feature.class ?? []))].slice(0, 64);
  return {
    device: { ...describe(thing, kind, kind, kind === 'sensor' ? { readings: kinds } : {}), features },
    read: (component, status) =>
      Object.fromEntries(
        readings.flatMap((reading) => {
          const value = reading.component === component ? reading.read(status) : undefined;
          return value === undefined ? [] : [[reading.key, value]];
        }),
      ),
    hear: () => ({}),
    write: () => [],
  };
}

/** Inputs that are set to be buttons. */
function pressPart(thing: ShellyThing, count: () => number): readonly ShellyPart[] {
  const inputs = Object.keys(thing.status).filter(
    (component) => component.startsWith('input:') && thing.config[component]?.['type'] === 'button',
  );
  if (inputs.length === 0) return [];
  const features: Record<string, Feature> = Object.fromEntries(
    inputs.map((component) => {
      const own = plainName(thing.config[component]?.['name']);
      const name = own ?? `Button ${idOf(component) + 1}`;
      return [component, { type: 'event', name, class: 'button', options: [...PRESSES] } as const];
    }),
  );
  return [
    {
      device: { ...describe(thing, 'button', 'button', {}), features },
      read: () => ({}),
      hear: (component, event) =>
        component in features && PRESSES.includes(event) ? { [component]: `${event}#${count()}` } : {},
      write: () => [],
    },
  ];
}
