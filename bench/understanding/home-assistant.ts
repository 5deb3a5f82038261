import type { Area, Device } from '../../src/domain/index.ts';
import {
  areaOf,
  type Case,
  type Corpus,
  caseOf,
  deviceOf,
  fixtureOf,
  type House,
  houseOf,
  rowsOf,
  Tally,
  type Want,
} from './corpus.ts';
import { type Slots, wantOf } from './home-assistant-intents.ts';

interface Entity {
  readonly name: string;
  readonly id?: string;
  readonly domain?: string;
  readonly area?: string | null;
  readonly aliases?: readonly string[];
  readonly attributes?: Readonly<Record<string, unknown>>;
}

interface HaRow {
  readonly id: string;
  readonly text: string;
  readonly intent: string;
  readonly domain: string;
  readonly slots: Slots;
  readonly expected: { readonly inferred_domains?: readonly string[]; readonly parts?: readonly Part[] };
  readonly context: {
    readonly satellite_area?: string | null;
    readonly areas?: readonly string[];
    readonly entities?: readonly Entity[];
    readonly intent_context?: { readonly area?: string };
  };
}

interface Part {
  readonly intent: string;
  readonly slots: Slots;
}

const KINDS: Readonly<Record<string, Device['kind']>> = {
  light: 'light',
  switch: 'switch',
  input_boolean: 'switch',
  fan: 'fan',
  cover: 'cover',
  lock: 'lock',
  climate: 'climate',
  media_player: 'media',
  vacuum: 'vacuum',
  valve: 'valve',
  sensor: 'sensor',
  binary_sensor: 'sensor',
  scene: 'scene' as Device['kind'],
};

const HERE = 'Office';

/** What a room is given where the fixture names it without devices: one of each of these. */
const FURNITURE: readonly (readonly [Device['kind'], string])[] = [
  ['light', 'Light'],
  ['fan', 'Fan'],
  ['switch', 'Switch'],
  ['cover', 'Window'],
  ['cover', 'Curtain'],
  ['lock', 'Door'],
  ['climate', 'Thermostat'],
  ['media', 'Media Player'],
];

const NOTES = [
  'rooms and floors that a fixture names without devices are given one device of each kind, so that there is something to switch',
  'a question is right when it asks for the state of the right devices; which state it names is not compared',
  '"lock" is turn_on and "unlock" turn_off in the gold, lock.lock and lock.unlock here',
];

/** The new test sentences: every case brings its own fixture. */
export function haIntents(folder: string): Corpus {
  const skipped = new Tally();
  const cases = rowsOf<HaRow>(folder, 'ha-intents').flatMap((row): Case[] => {
    const { context, slots } = row;
    const satellite = context.satellite_area == null ? undefined : HERE;
    const build = (): House =>
      furnished(
        context.entities ?? [],
        [...(context.areas ?? []), slotText(slots, 'area'), satellite],
        [slotText(slots, 'floor')],
        slots,
        satellite,
      );
    return mapped(skipped, [row], row, build);
  });
  return { name: 'ha-intents', cases, unmapped: skipped.reasons, notes: NOTES };
}

interface LegacyHouse {
  readonly floors: readonly { name: string; id: string; aliases: readonly string[] }[];
  readonly areas: readonly { name: string; id: string; floor?: string; aliases: readonly string[] }[];
  readonly entities: readonly Entity[];
}

function slotText(slots: Slots, name: string): string | undefined {
  return slots[name] === undefined ? undefined : String(slots[name]);
}

/** The older sentences, all in one house of 109 entities. */
export function haLegacy(folder: string): Corpus {
  const skipped = new Tally();
  const rows = rowsOf<HaRow>(folder, 'ha-intents-legacy');
  if (rows.length === 0) return { name: 'ha-intents-legacy', cases: [], unmapped: new Map(), notes: [] };
  const file = fixtureOf<LegacyHouse>(folder, 'ha-legacy-house');
  const floors = new Map(file.floors.map(({ id, name }) => [id, name]));
  const rooms = new Map(file.areas.map(({ id, name }) => [id, name]));
  const areas = file.areas.map(({ name, floor, aliases }) =>
    areaOf(name, floors.get(floor ?? '') ?? null, aliases),
  );
  const devices = file.entities.flatMap((entity) =>
    entityDevice({ ...entity, area: rooms.get(entity.area ?? '') ?? null }),
  );
  const houses = new Map<string, House>();
  const cases = rows.flatMap((row): Case[] => {
    const area = row.context.intent_context?.area;
    const build = (): House => {
      const key = area ?? '';
      const house = houses.get(key) ?? sealed(areas, devices, file.floors, lists(file.entities), area);
      houses.set(key, house);
      return house;
    };
    return mapped(skipped, [row], row, build);
  });
  return { name: 'ha-intents-legacy', cases, unmapped: skipped.reasons, notes: [] };
}

/** Two of the new sentences in one, in all their homes merged. */
export function haPairs(folder: string): Corpus {
  const skipped = new Tally();
  const rows = rowsOf<HaRow>(folder, 'ha-pairs');
  if (rows.length === 0) return { name: 'ha-pairs', cases: [], unmapped: new Map(), notes: [] };
  const file = fixtureOf<{
    areas: { name: string; floor: string | null }[];
    floors: { name: string }[];
    entities: Entity[];
  }>(folder, 'ha-intents-union-house');
  let house: House | undefined;
  const build = (): House =>
    (house ??= furnished(
      file.entities,
      file.areas.map(({ name }) => name),
      file.floors.map(({ name }) => name),
      {},
      HERE,
      file.areas,
    ));
  const cases = rows.flatMap((row): Case[] => mapped(skipped, row.expected.parts ?? [], row, build));
  return { name: 'ha-pairs', cases, unmapped: skipped.reasons, notes: [] };
}

function mapped(skipped: Tally, parts: readonly Part[], row: HaRow, build: () => House): Case[] {
  const wants: Want[] = [];
  for (const part of parts) {
    const wanted = wantOf(part, row.expected.inferred_domains ?? [], build().devices, KINDS);
    if (typeof wanted === 'string') {
      skipped.skip(wanted);
      return [];
    }
    wants.push(wanted);
  }
  return [caseOf(row, build, wants, parts.length > 1 ? 'pair' : row.intent)];
}

function entityDevice(entity: Entity): Device[] {
  const domain = entity.domain ?? entity.id?.split('.')[0] ?? '';
  const kind = KINDS[domain];
  if (kind === undefined) return [];
  return [
    deviceOf(kind, entity.id ?? `${domain}.${entity.name}`, entity.name, entity.area ?? null, {
      aliases: entity.aliases ?? [],
    }),
  ];
}

function lists(entities: readonly Entity[]): { name: string; aliases: readonly string[] }[] {
  const todo = entities.filter(({ domain, id }) => (domain ?? id?.split('.')[0]) === 'todo');
  return [
    { name: 'Shopping', aliases: ['shopping list'] },
    ...todo.map(({ name }) => ({ name, aliases: [] })),
  ];
}

/** The fixture's entities, and something of each kind in the rooms and on the floors that it names without any. */
function furnished(
  entities: readonly Entity[],
  rooms: readonly (string | undefined)[],
  floors: readonly (string | undefined)[],
  slots: Slots,
  satellite: string | undefined,
  known: readonly { name: string; floor: string | null }[] = [],
): House {
  const devices = entities.flatMap((entity) => {
    const named = slots['name'] === entity.name;
    const [device] = entityDevice(
      named && slots['area'] !== undefined ? { ...entity, area: String(slots['area']) } : entity,
    );
    if (device === undefined) return [];
    return [named && slots['floor'] !== undefined ? { ...device, floor: String(slots['floor']) } : device];
  });
  const names = new Set(
    [...rooms, ...devices.map(({ area }) => area ?? undefined)].flatMap((name) => name ?? []),
  );
  if (names.size === 0) names.add('Living Room');
  const areas = [...names].map((name) => areaOf(name, known.find((one) => one.name === name)?.floor ?? null));
  const taken = new Set(devices.map(({ id }) => id));
  for (const [kind, noun] of FURNITURE) {
    for (const area of names)
      if (
        !taken.has(`${kind}.${area} ${noun}`) &&
        !devices.some(
          (one) => one.area === area && one.kind === kind && (kind !== 'cover' || one.name.includes(noun)),
        )
      )
        devices.push(deviceOf(kind, `${kind}.${area} ${noun}`, `${area} ${noun}`, area));
    for (const floor of floors)
      if (floor !== undefined)
        devices.push(
          deviceOf(kind, `${kind}.${floor} ${noun}`, `${floor} Corridor ${noun}`, null, { floor }),
        );
  }
  const upstairs = floors.flatMap((name) => (name === undefined ? [] : [{ name, aliases: [] }]));
  return sealed(areas, devices, upstairs, lists(entities), satellite);
}

function sealed(
  areas: readonly Area[],
  devices: readonly Device[],
  floors: readonly { name: string; aliases?: readonly string[] }[],
  named: readonly { name: string; aliases: readonly string[] }[],
  area: string | undefined,
): House {
  return houseOf(
    {
      areas,
      devices,
      floors: floors.map(({ name, aliases = [] }) => ({ name, aliases })),
      lists: named,
      people: [{ id: 'alex', name: 'Alex', role: 'owner', aliases: [] }],
    },
    {
      now: Date.parse('2026-03-10T18:30:00-04:00'),
      timezone: 'America/New_York',
      person: 'alex',
      locale: 'en-US',
      ...(area === undefined ? {} : { area }),
    },
  );
}
