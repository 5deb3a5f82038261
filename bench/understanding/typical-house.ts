import { areaOf, deviceOf, type House, houseOf } from './corpus.ts';

/** Rooms by the name that the house has for them, with what else people call them. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  kitchen: [],
  'living room': ['lounge', 'sitting room', 'drawing room'],
  bedroom: ['master bedroom', 'bed room'],
  bathroom: ['washroom', 'restroom', 'toilet'],
  hallway: ['hall'],
  garage: [],
  porch: ['front porch'],
  balcony: [],
  office: ['home office'],
  study: ['study room'],
  'dining room': [],
  garden: ['yard', 'backyard', 'lawn'],
  basement: ['cellar'],
  attic: ['loft'],
  'kids room': ['kids bedroom', 'childrens room', 'nursery'],
  'guest room': ['guest bedroom', 'spare room'],
  corridor: [],
  lobby: [],
  entrance: ['entry', 'foyer', 'entryway'],
  patio: ['terrace', 'deck'],
  'family room': ['den'],
  'game room': ['playroom'],
  'laundry room': ['utility room'],
  'mud room': [],
  staircase: ['stairs'],
  driveway: [],
  closet: [],
  library: [],
};

const FLOORS: Readonly<Record<string, string>> = {
  upstairs: 'bedroom|bathroom|study|kids room|guest room|attic|balcony',
  outside: 'porch|garden|patio|driveway',
};

/** All other rooms are downstairs. */
function floorOf(room: string): string {
  return Object.keys(FLOORS).find((floor) => FLOORS[floor]!.split('|').includes(room)) ?? 'downstairs';
}

export const ROOMS: readonly string[] = Object.keys(AREAS);

/** The socket that is spoken of without a room. */
const WITH_WEMO = 'living room';

/** What hangs on plugs, cleans, plays and shines besides one light in each room. */
export const THINGS = [
  deviceOf('light', 'light.bedside', 'Bedside Lamp', 'bedroom'),
  deviceOf('light', 'light.table', 'Table Lamp', 'living room'),
  deviceOf('light', 'light.ceiling', 'Ceiling Light', 'living room', {
    aliases: ['overhead light', 'main light'],
  }),
  deviceOf('light', 'light.desk', 'Desk Lamp', 'study'),
  deviceOf('switch', 'switch.coffee', 'Coffee Maker', 'kitchen', {
    aliases: ['coffee machine', 'coffee pot'],
  }),
  deviceOf('switch', 'switch.wemo', 'Wemo Plug', WITH_WEMO, {
    aliases: ['wemo', 'smart plug', 'smart socket', 'wemo socket', 'wemo plug socket', 'plug socket'],
  }),
  deviceOf('switch', 'switch.oven', 'Oven', 'kitchen'),
  deviceOf('switch', 'switch.rice', 'Rice Cooker', 'kitchen'),
  deviceOf('switch', 'switch.dishes', 'Dishwasher', 'kitchen'),
  deviceOf('switch', 'switch.laundry', 'Washing Machine', 'laundry room', { aliases: ['washer'] }),
  deviceOf('switch', 'switch.charger', 'Phone Charger', 'bedroom', { aliases: ['charger'] }),
  deviceOf('switch', 'switch.computer', 'Computer', 'study'),
  deviceOf('switch', 'switch.heater', 'Heater', 'bathroom'),
  deviceOf('fan', 'fan.bedroom', 'Fan', 'bedroom'),
  deviceOf('vacuum', 'vacuum.robot', 'Robot Vacuum', 'living room', {
    aliases: ['roomba', 'vacuum cleaner', 'robot vacuum cleaner', 'robot', 'hoover', 'robot cleaner'],
  }),
  deviceOf('media', 'media.speaker', 'Speaker', 'living room', { aliases: ['music player', 'stereo'] }),
  deviceOf('media', 'media.tv', 'TV', 'family room', { aliases: ['television'] }),
  deviceOf('climate', 'climate.thermostat', 'Thermostat', 'living room'),
  deviceOf('lock', 'lock.front', 'Front Door', 'hallway'),
];

/** What the sentences of voice assistants' corpora take for granted, printed with the figures. */
export const TYPICAL =
  `the house is made up, since the corpora have none: ${ROOMS.length} rooms with a light and a socket each and ` +
  `${THINGS.map(({ name }) => name.toLowerCase()).join(', ')}`;

/** The house that the corpora of voice assistants speak of, heard in the living room. */
export function typicalHouse(): House {
  const lights = ROOMS.map((name) => deviceOf('light', `light.${name}`, `${name} light`, name));
  const sockets = ROOMS.filter((name) => name !== WITH_WEMO).map((name) =>
    deviceOf('switch', `switch.${name}`, `${name} socket`, name),
  );
  return houseOf(
    {
      areas: Object.entries(AREAS).map(([name, aliases]) => areaOf(name, floorOf(name), aliases)),
      devices: [...lights, ...sockets, ...THINGS],
      people: [
        { id: 'alex', name: 'Alex', role: 'owner', aliases: [], email: 'alex@example.com' },
        { id: 'sam', name: 'Sam', role: 'adult', aliases: [], email: 'sam@example.com' },
      ],
      lists: [
        { name: 'shopping', aliases: ['grocery', 'groceries'] },
        { name: 'to-do', aliases: ['to do', 'todo', 'task', 'tasks'] },
      ],
    },
    {
      now: Date.parse('2026-03-10T06:30:00-04:00'),
      timezone: 'America/New_York',
      person: 'alex',
      area: 'living room',
      locale: 'en-US',
    },
  );
}
