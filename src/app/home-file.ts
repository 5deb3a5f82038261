import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  capabilitiesOf,
  DEFAULT_HOME,
  describedCapabilities,
  describedState,
  type SimulatedDevice,
} from '../../devices/simulated/index.ts';
import { SceneConfig } from '../../services/scene/index.ts';
import { defined, HearthError, messageOf, parseJson } from '../base/index.ts';
import type { Place } from '../domain/index.ts';
import { type HomeDescription, homeFromFixture } from '../understanding/index.ts';

/** A home as a file describes it: what the interpreter needs to know of it, and its devices ready to be simulated. */
export interface FileHome {
  readonly description: HomeDescription;
  readonly devices: readonly SimulatedDevice[];
  /** Where it stands, as far as the file says so. */
  readonly place: Partial<Pick<Place, 'latitude' | 'longitude' | 'located' | 'locale'>>;
  /** Its scenes, in the form of the configuration, where the file says what they do. */
  readonly scenes: readonly SceneConfig['scenes'][number][];
}

const PlaceAndScenes = z.looseObject({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  locale: z.enum(['en-GB', 'en-US']).optional().catch(undefined),
  scenes: z.array(z.unknown()).default([]),
});

const Physical = z.looseObject({
  id: z.string(),
  supports: z.array(z.string()).default([]),
  state: z
    .union([
      z.string(),
      z.boolean(),
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    ])
    .optional(),
  attributes: z.record(z.string(), z.unknown()).default({}),
});

const NOTHING = { supports: [], state: undefined, attributes: {} };

const PhysicalHome = z.looseObject({
  lights: z.array(Physical).default([]),
  devices: z.array(Physical).default([]),
});

/** @throws HearthError `config-invalid` when it cannot be read, `invalid-params` with every fault by path. */
export function readHomeFile(file: string): FileHome {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new HearthError('config-invalid', `The home file ${file} cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const json = parseJson(text);
  if (!json.ok) throw new HearthError('config-invalid', `${file}: ${json.reason}`);
  const description = homeFromFixture(json.value);
  const parsed = PhysicalHome.safeParse(json.value);
  const physical = new Map(
    parsed.success ? [...parsed.data.devices, ...parsed.data.lights].map((one) => [one.id, one]) : [],
  );
  const { latitude, longitude, locale, scenes } = PlaceAndScenes.parse(json.value);
  return {
    description,
    place: {
      ...defined({ locale }),
      ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude, located: true }),
    },
    scenes: scenes.flatMap((scene) => {
      const read = SceneConfig.shape.scenes.unwrap().element.safeParse(scene);
      return read.success ? [read.data] : [];
    }),
    devices: description.devices.map(({ family: _family, ...device }) => {
      const { supports, state, attributes } = physical.get(device.id) ?? NOTHING;
      const word = typeof state === 'object' ? undefined : state;
      const described = { kind: device.kind, supports, word, attributes };
      return {
        device: { ...device, capabilities: describedCapabilities(described) },
        state: typeof state === 'object' ? state : describedState(described),
      };
    }),
  };
}

/** The home that is there when no file is named. */
export function defaultHome(timezone: string): HomeDescription {
  const devices = DEFAULT_HOME.map((one) => ({
    ...one.device,
    capabilities: capabilitiesOf(one),
    family: 'simulated',
  }));
  const areas = [...new Set(devices.flatMap((device) => device.area ?? []))].map((name) => ({
    name,
    floor: null,
    aliases: [],
  }));
  return {
    timezone,
    person: 'owner',
    areas,
    devices,
    floors: [],
    lists: [],
    scenes: [],
    people: [{ id: 'owner', name: 'Owner', role: 'owner', aliases: [] }],
  };
}
