import type { Action, Device } from '../../src/domain/index.ts';
import {
  areaOf,
  type Case,
  type Corpus,
  caseOf,
  deviceOf,
  type House,
  houseOf,
  type Row,
  rowsOf,
  Tally,
  type Want,
} from './corpus.ts';

const CALL = /@org\.thingpedia\.iot\.([a-z-]+)(?:\(([^)]*)\))?\.([a-z_]+)\(([^)]*)\)/g;

/** ThingTalk's classes as kinds of ours; those that are not here have no place in the house. */
const KINDS: Readonly<Record<string, Device['kind']>> = {
  'light-bulb': 'light',
  switch: 'switch',
  door: 'sensor',
  cover: 'cover',
  lock: 'lock',
  climate: 'climate',
  fan: 'fan',
  tv: 'media',
  speaker: 'media',
  vacuum: 'vacuum',
  temperature: 'sensor',
  humidity: 'sensor',
  battery: 'sensor',
  motion: 'sensor',
  illuminance: 'sensor',
  flood: 'sensor',
  uv: 'sensor',
};

/** What things of a class are called; the first where the sentence has none of the words. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  'light-bulb': ['light', 'lamp', 'dimmer'],
  switch: ['switch', 'smart plug', 'smart socket', 'plug', 'socket', 'outlet'],
  tv: ['TV'],
  speaker: ['speaker', 'sound system', 'media player'],
  climate: ['thermostat', 'air conditioner', 'ac', 'hvac', 'heater', 'heating', 'hot water'],
  cover: [
    'cover',
    'garage door',
    'blinds',
    'curtain',
    'shades',
    'awning',
    'damper',
    'shutter',
    'window',
    'door',
  ],
  battery: ['battery', 'ups'],
  temperature: ['temperature', 'thermostat', 'thermometer'],
  humidity: ['humidity', 'thermostat'],
};

/** People's own words to a smart home. The home holds the devices that the gold speaks of, and a light elsewhere. */
export function genie(folder: string): Corpus {
  const skipped = new Tally();
  const cases = rowsOf(folder, 'genie-iot').flatMap((row): Case[] => {
    const talk = (row['expected'] as { thingtalk: string }).thingtalk;
    if (/\$\?|monitor|=>|attimer|timer\(/.test(talk)) {
      skipped.skip('a rule with a trigger, or a slot left open');
      return [];
    }
    if (/\.set_\w+\(\)/.test(talk)) {
      skipped.skip('a wish without its value');
      return [];
    }
    const calls = [...talk.matchAll(CALL)];
    const wants: Want[] = [];
    const devices: Device[] = [deviceOf('light', 'light.other', 'Cellar Light', 'cellar')];
    for (const [, type, selector = '', method, args = ''] of calls) {
      const kind = KINDS[type!];
      const wanted = kind === undefined ? undefined : wantOf(kind, method!, args);
      if (wanted === undefined) {
        skipped.skip(`no such method in the house: ${type}.${method}`);
        return [];
      }
      const name = /name="([^"]*)"/.exec(selector)?.[1];
      const noun = nounIn(row.text, NOUNS[type!] ?? [type!]);
      const device = deviceOf(
        kind!,
        `${kind}.${name ?? noun}`,
        name === undefined ? noun : full(name, noun),
        name ?? 'here',
        {
          aliases: name === undefined ? [] : [name],
        },
      );
      devices.push(device);
      wants.push(wanted);
    }
    if (wants.length === 0) {
      skipped.skip('no call of the house in the gold');
      return [];
    }
    const all = /all=true/.test(talk) || /\b(?:all|every)\b/i.test(row.text);
    const named = devices.slice(1).map(({ id }) => id);
    const exact = wants.map((want) => (all ? want : { ...want, devices: named }));
    return [caseOf(row as Row, () => houseFor(devices), wants.length === 1 ? exact : wants)];
  });
  return {
    name: 'genie-iot',
    cases,
    unmapped: skipped.reasons,
    notes: [
      'a device without a name is called by the noun of the sentence, where that is one for its class',
      'where the sentence says "all" and the gold is silent, every device of the class may be meant',
      'a device is in a room of its own name, so "the kitchen light" and "the light in the kitchen" are both the device called kitchen',
    ],
  };
}

function nounIn(text: string, nouns: readonly string[]): string {
  const said = text.toLowerCase().replaceAll(/[.'/]/g, '');
  const found = nouns.filter((noun) => new RegExp(`\\b${noun.replace(/s$/, '')}`, 'i').test(said));
  return found.sort((one, other) => other.length - one.length)[0] ?? nouns[0]!;
}

function full(name: string, noun: string): string {
  return name.endsWith(noun) ? name : `${name} ${noun}`;
}

function houseFor(devices: readonly Device[]): House {
  const areas = [...new Set(devices.flatMap(({ area }) => area ?? []))].map((name) => areaOf(name));
  return houseOf(
    { areas, devices, people: [{ id: 'alex', name: 'Alex', role: 'owner', aliases: [] }] },
    {
      now: Date.parse('2026-03-10T18:30:00-04:00'),
      timezone: 'America/New_York',
      person: 'alex',
      area: 'here',
      locale: 'en-US',
    },
  );
}

function wantOf(kind: string, method: string, args: string): Want | undefined {
  const on = /enum on/.test(args);
  const holds = (test: (action: Action) => boolean) => test;
  switch (method) {
    case 'set_power':
      if (kind === 'vacuum') return { calls: on ? ['vacuum.start'] : ['vacuum.dock', 'vacuum.pause'] };
      return { calls: [`${kind}.${on ? 'turn_on' : 'turn_off'}`] };
    case 'set_brightness': {
      const wanted = Number(/pct=(\d+)/.exec(args)?.[1]);
      return { calls: ['light.set'], holds: holds(({ args: has }) => Number(has['brightness']) === wanted) };
    }
    case 'set_color': {
      const wanted = /enum (\w+)/.exec(args)?.[1];
      return { calls: ['light.set'], holds: holds(({ args: has }) => has['color'] === wanted) };
    }
    case 'raise_brightness':
    case 'lower_brightness':
      return { calls: ['light.set'] };
    case 'set_openclose':
      return { calls: [/enum open/.test(args) ? 'cover.open' : 'cover.close'] };
    case 'set_state':
      return kind === 'lock' ? { calls: [/enum lock/.test(args) ? 'lock.lock' : 'lock.unlock'] } : undefined;
    case 'set_target_temperature':
      return { calls: ['climate.set_temperature'] };
    case 'set_hvac_mode': {
      const wanted = /enum (\w+)/.exec(args)?.[1];
      return { calls: ['climate.set_mode'], holds: holds(({ args: has }) => has['mode'] === wanted) };
    }
    case 'set_oscillation':
      return { calls: ['fan.set'] };
    case 'start':
      return { calls: ['vacuum.start'] };
    case 'pause':
    case 'stop':
      return { calls: ['vacuum.pause'] };
    case 'return_to_base':
      return { calls: ['vacuum.dock'] };
    case 'state':
    case 'power':
    case 'temperature':
    case 'current_temperature':
    case 'target_temperature':
    case 'hvac_action':
    case 'humidity':
    case 'current_humidity':
    case 'motion':
    case 'illuminance':
    case 'flood':
    case 'uv':
    case 'oscillation':
      return { calls: [`${kind}.get`] };
    default:
      return undefined;
  }
}
