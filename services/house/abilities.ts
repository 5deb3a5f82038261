import { few, theThing } from '../../src/base/index.ts';
import type { Device, DeviceKind, Person } from '../../src/domain/index.ts';

export interface AbilityParams {
  readonly area?: string | readonly string[] | undefined;
  readonly kind?: DeviceKind | undefined;
}

/** What can be done with things of a kind, and a sentence that does it here. */
export interface Ability {
  readonly what: string;
  readonly example: string;
  readonly things: readonly string[];
}

type Example = (device: Device) => string | undefined;

/** By kind: what it is called, and a sentence for one thing of it. */
const KINDS: readonly (readonly [kind: DeviceKind, what: string, example: Example])[] = [
  [
    'light',
    'lights',
    ({ name, capabilities }) =>
      capabilities.brightness ? `set ${theThing(name)} to 40 percent` : `turn on ${theThing(name)}`,
  ],
  ['switch', 'sockets', ({ name }) => `turn on ${theThing(name)}`],
  ['cover', 'blinds and doors', ({ name }) => `close ${theThing(name)}`],
  ['lock', 'locks', ({ name }) => `lock ${theThing(name)}`],
  ['climate', 'heating', ({ name }) => `set ${theThing(name)} to 21 degrees`],
  ['fan', 'fans', ({ name }) => `turn on ${theThing(name)}`],
  ['media', 'players', ({ name }) => `set the volume of ${theThing(name)} to 20`],
  ['vacuum', 'the vacuum', ({ name }) => `start ${theThing(name)}`],
  ['valve', 'valves', ({ name }) => `close ${theThing(name)}`],
  [
    'sensor',
    'sensors',
    ({ name, capabilities: { readings = [] } }) =>
      readings.includes('temperature') ? `what does ${theThing(name)} say` : undefined,
  ],
];

/** What is there everywhere. */
const ALWAYS: readonly Omit<Ability, 'things'>[] = [
  { what: 'timers', example: 'set a timer for ten minutes' },
  { what: 'alarms', example: 'set an alarm for half past six tomorrow' },
  { what: 'reminders', example: 'remind me at nine tomorrow to call the plumber' },
  { what: 'lists', example: 'add milk to the shopping list' },
  { what: 'the calendar', example: 'what is on tomorrow' },
  { what: 'orders for later', example: 'what are my schedules' },
  { what: 'how the house is', example: 'is the house secure' },
  { what: 'what was done', example: 'what did you do today' },
];

/** By kind, from the things that are there. */
export function abilitiesOf(
  devices: readonly Device[],
  { whole }: { readonly whole: boolean; readonly people: readonly Person[] },
): readonly Ability[] {
  const ofThings = KINDS.flatMap(([kind, what, exampleOf]): Ability[] => {
    const things = devices.filter((device) => device.kind === kind);
    for (const device of things) {
      const example = exampleOf(device);
      if (example !== undefined) return [{ what, example, things: things.map(({ name }) => name) }];
    }
    return [];
  });
  return whole ? [...ofThings, ...ALWAYS.map((one) => ({ ...one, things: [] }))] : ofThings;
}

/** "Here I can do lights (“turn on the desk lamp”) and …". */
export function abilityWords(abilities: readonly Ability[], room: string | undefined): string {
  const here = room === undefined ? '' : ` in the ${room.toLowerCase()}`;
  if (abilities.length === 0) return `There is nothing${here} that I can work`;
  const said = abilities.map(({ what, example }) => `${what} (“${example}”)`);
  return `I can see to these things${here}: ${few(said, said.length)}`;
}

/** More that can be said to one thing of a kind. */
const MORE: Readonly<Partial<Record<DeviceKind, readonly string[]>>> = {
  light: ['turn on', 'turn off', 'dim'],
  switch: ['turn on', 'turn off'],
  cover: ['open', 'close'],
  lock: ['lock', 'unlock'],
  climate: ['turn off'],
  fan: ['turn on', 'turn off'],
  media: ['turn on', 'turn off'],
  vacuum: ['start', 'stop'],
  valve: ['open', 'close'],
};

/** "You can say “open the blind”, …, and “tonight at nine” behind it", of the things of one kind. */
export function kindWords(devices: readonly Device[]): string {
  const [first] = devices;
  if (first === undefined) return 'There is nothing of that kind here that I can work';
  const thing = theThing(first.name);
  const example = KINDS.find(([kind]) => kind === first.kind)?.[2](first);
  const plain = (MORE[first.kind] ?? []).map((verb) => `${verb} ${thing}`);
  const said = [...new Set([...plain, ...(example === undefined ? [] : [example])])];
  const names = devices.map(({ name }) => theThing(name));
  return `Of that kind there ${names.length > 1 ? 'are' : 'is'} ${few(names, names.length)}. Say for example ${few(
    said.map((one) => `“${one}”`),
    said.length,
  )}, now or at a time`;
}
