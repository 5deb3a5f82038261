import { z } from 'zod';
import { type Fault, HearthError } from '../../base/index.ts';
import { type Area, Device, DeviceKind, type Person } from '../../domain/index.ts';
import type { Called, Floor, LexiconInput } from './lexicon.ts';

const names = z.array(z.string().min(1)).default([]);

const FileDevice = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  area: z.string().nullable().default(null),
  aliases: names,
  service: z.string().optional(),
  attributes: z.looseObject({ kind: z.string().optional() }).default({}),
});

const HomeFile = z.looseObject({
  id: z.string().optional(),
  timezone: z.string(),
  now: z.string().optional(),
  user: z.string().optional(),
  users: z
    .array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        email: z.string().optional(),
        role: z.enum(['owner', 'adult', 'child', 'guest']).default('adult'),
        aliases: names,
      }),
    )
    .default([]),
  areas: z.array(z.string()).default([]),
  area_aliases: z.record(z.string(), names).default({}),
  floors: z
    .array(z.looseObject({ id: z.string(), name: z.string(), aliases: names, areas: names }))
    .default([]),
  lights: z.array(FileDevice).default([]),
  devices: z.array(FileDevice).default([]),
  groups: z
    .array(z.looseObject({ id: z.string(), name: z.string(), aliases: names, members: names }))
    .default([]),
  lists: z.array(z.looseObject({ name: z.string(), aliases: names })).default([]),
  scenes: z.array(z.looseObject({ name: z.string(), aliases: names })).default([]),
});

/** A home as a file describes it, ready for `buildLexicon` once phrases are added. */
export interface HomeDescription extends Omit<LexiconInput, 'phrases' | 'language'> {
  readonly timezone: string;
  /** Who speaks. */
  readonly person: string;
  readonly floors: readonly Floor[];
  readonly lists: readonly Called[];
  readonly scenes: readonly Called[];
}

/**
 * Reads the home of `hearth understand --home FILE`: areas, floors, lights or devices of any kind, users, groups and lists.
 * @throws HearthError `invalid-params` with every fault by path.
 */
export function homeFromFixture(json: unknown): HomeDescription {
  const parsed = HomeFile.safeParse(json);
  if (!parsed.success) {
    const faults: Fault[] = parsed.error.issues.map((issue) => ({
      path: `/${issue.path.join('/')}`,
      message: issue.message,
    }));
    throw new HearthError('invalid-params', 'the home file is not as it should be', {
      faults,
      hint: 'It needs a timezone, and lists of areas, users and devices with id and name.',
    });
  }
  const file = parsed.data;
  const floorOf = new Map(
    file.floors.flatMap((floor) => floor.areas.map((area) => [area, floor.name] as const)),
  );
  const areas: Area[] = file.areas.map((name) => ({
    name,
    floor: floorOf.get(name) ?? null,
    aliases: file.area_aliases[name] ?? [],
  }));
  const known = new Set(file.devices.map(({ id }) => id));
  const devices: Device[] = [];
  for (const device of [...file.devices, ...file.lights.filter(({ id }) => !known.has(id))]) {
    const kind = DeviceKind.safeParse(device.service ?? device.id.split('.')[0]);
    if (!kind.success) continue;
    const groups = file.groups.filter(({ members }) => members.includes(device.id)).map(({ name }) => name);
    devices.push(
      Device.parse({
        id: device.id,
        family: 'file',
        kind: kind.data,
        name: device.name,
        aliases: device.aliases,
        area: device.area,
        floor: device.area === null ? null : (floorOf.get(device.area) ?? null),
        groups,
        capabilities: device.attributes.kind === undefined ? {} : { readings: [device.attributes.kind] },
      }),
    );
  }
  const people: Person[] = file.users.map(({ id, name, email, role, aliases }) => ({
    id,
    name,
    role,
    aliases: aliases.filter((alias) => alias !== 'me' && alias !== 'myself'),
    ...(email === undefined ? {} : { email }),
  }));
  return {
    timezone: file.timezone,
    person: file.user ?? people[0]?.id ?? 'me',
    areas,
    devices,
    people,
    floors: file.floors.map(({ name, aliases }) => ({ name, aliases })),
    lists: file.lists.map(({ name, aliases }) => ({ name, aliases })),
    scenes: [...file.scenes, ...file.devices.filter(isScene)].map(({ name, aliases }) => ({ name, aliases })),
  };
}

/** A scene may stand among the devices of the file. */
function isScene({ id, service }: { readonly id: string; readonly service?: string | undefined }): boolean {
  return (service ?? id.split('.')[0]) === 'scene';
}
