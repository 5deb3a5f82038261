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
  readonly text?: string;
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
};

const HERE = 'Office';

/** What a room is given where the fixture names it without devices: one of each of these. */
const FURNITURE: readonly Furniture[] = [
  ['light', 'Light'],
  ['fan', 'Fan'],
  ['switch', 'Switch'],
  ['cover', 'Window', 'window'],
  ['cover', 'Curtain', 'curtain'],
  ['lock', 'Door'],
  ['climate', 'Thermostat'],
  ['media', 'Media Player'],
];

type Furniture = readonly [kind: Device['kind'], noun: string, deviceClass?: string | undefined];

/** What a class of covers is called, where a fixture names the class and has none of it. */
const CLASS_NOUNS: Readonly<Record<string, string>> = {
  garage: 'Garage Door',
  gate: 'Gate',
  blind: 'Blind',
  shade: 'Shade',
  shutter: 'Shutter',
  awning: 'Awning',
  door: 'Door',
  curtain: 'Curtain',
  window: 'Window',
};

const NOTES = [
  'rooms, floors and classes of covers that a fixture names without devices are given one device of each kind, so that there is something to switch',
  'a question is right when it asks for the state of the right devices; which state it names is not compared',
  '"lock" is turn_on and "unlock" turn_off in the gold, lock.lock and lock.unlock here',
  'small talk, and taking back what was not yet said, is right when nothing is done',
  '"the kitchen fan" is all fans of the kitchen in the gold; where one is called Kitchen Fan, it alone is right',
  'the room of a timer is its name here; which artist or album is played stands in the words of the query',
];

/** The new test sentences: every case brings its own fixture. */
export function haIntents(folder: string): Corpus {
  const skipped = new Tally();
  const cases = rowsOf<HaRow>(folder, 'ha-intents').flatMap((row): Case[] => {
    const { context, slots } = row;
    const satellite = context.satellite_area == null ? undefined : HERE;
    const build = (): House => {
      const areas = [...(context.areas ?? []), slotText(slots, 'area'), satellite];
      return furnished(context.entities ?? [], areas, [slotText(slots, 'floor')], slots, satellite);
    };
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
    const more = missing(devices, row.slots);
    const build = (): House => {
      const key = `${area ?? ''} ${more.map(({ id }) => id).join(' ')}`;
      const house = houses.get(key) ?? sealed(areas, [...devices, ...more], file.floors, file.entities, area);
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

/** What the gold switches in a room, or of a class, where the house has no such thing. */
function missing(devices: readonly Device[], slots: Slots): Device[] {
  const [domain, area, deviceClass] = ['domain', 'area', 'device_class'].map((name) => slotText(slots, name));
  const kind = KINDS[domain ?? ''];
  if (kind === undefined || kind === 'sensor' || (slots['name'] ?? 'all') !== 'all') return [];
  if (area === undefined && deviceClass === undefined) return [];
  const there = devices.some(
    (one) =>
      one.kind === kind &&
      (area === undefined || one.area === area) &&
      (deviceClass === undefined || one.capabilities.class === deviceClass),
  );
  if (there) return [];
  const noun = CLASS_NOUNS[deviceClass ?? ''] ?? FURNITURE.find(([other]) => other === kind)?.[1] ?? kind;
  return [piece([kind, noun, deviceClass], area ?? null)];
}

function mapped(skipped: Tally, parts: readonly Part[], row: HaRow, build: () => House): Case[] {
  const wants: Want[] = [];
  for (const part of parts) {
    const { devices, scenes = [] } = build();
    const home = { devices, scenes: scenes.map(({ name }) => name), kinds: KINDS };
    const wanted = wantOf(part, row.expected.inferred_domains ?? [], home);
    if (typeof wanted !== 'string') wants.push(wanted);
    else if (wanted !== 'nothing') {
      skipped.skip(wanted);
      return [];
    }
  }
  return [caseOf(row, build, wants, parts.length > 1 ? 'pair' : row.intent)];
}

function entityDevice(entity: Entity): Device[] {
  const domain = entity.domain ?? entity.id?.split('.')[0] ?? '';
  const kind = KINDS[domain];
  if (kind === undefined) return [];
  const device = deviceOf(kind, entity.id ?? `${domain}.${entity.name}`, entity.name, entity.area ?? null, {
    aliases: entity.aliases ?? [],
  });
  const deviceClass = entity.attributes?.['device_class'];
  return [kind === 'cover' && typeof deviceClass === 'string' ? ofClass(device, deviceClass) : device];
}

function ofClass(device: Device, deviceClass: string | undefined): Device {
  return deviceClass === undefined ? device : { ...device, capabilities: { class: deviceClass } };
}

function piece([kind, noun, deviceClass]: Furniture, area: string | null, floor?: string): Device {
  const place = area ?? floor;
  const name = [place, ...(floor === undefined ? [] : ['Corridor']), noun].filter(Boolean).join(' ');
  return ofClass(
    deviceOf(kind, `${kind}.${place ?? ''} ${noun}`, name, area, { floor: floor ?? null }),
    deviceClass,
  );
}

function scenes(entities: readonly Entity[]): { name: string }[] {
  return entities
    .filter(({ domain, id }) => (domain ?? id?.split('.')[0]) === 'scene')
    .map(({ name }) => ({ name }));
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
  for (const one of FURNITURE) {
    const [kind, noun] = one;
    for (const area of names)
      if (
        !taken.has(`${kind}.${area} ${noun}`) &&
        !devices.some(
          (other) =>
            other.area === area && other.kind === kind && (kind !== 'cover' || other.name.includes(noun)),
        )
      )
        devices.push(piece(one, area));
    for (const floor of floors) if (floor !== undefined) devices.push(piece(one, null, floor));
  }
  const wanted = slots['device_class'];
  if (typeof wanted === 'string' && wanted in CLASS_NOUNS) {
    const has = devices.some(({ kind, capabilities }) => kind === 'cover' && capabilities.class === wanted);
    if (!has) devices.push(piece(['cover', CLASS_NOUNS[wanted]!, wanted], null));
  }
  const upstairs = floors.flatMap((name) => (name === undefined ? [] : [{ name, aliases: [] }]));
  return sealed(areas, devices, upstairs, entities, satellite);
}

function sealed(
  areas: readonly Area[],
  devices: readonly Device[],
  floors: readonly { name: string; aliases?: readonly string[] }[],
  entities: readonly Entity[],
  area: string | undefined,
): House {
  return houseOf(
    {
      areas,
      devices,
      floors: floors.map(({ name, aliases = [] }) => ({ name, aliases })),
      lists: lists(entities),
      scenes: scenes(entities),
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
