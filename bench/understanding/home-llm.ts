import type { Action, Device } from '../../src/domain/index.ts';
import {
  type Case,
  type Corpus,
  deviceOf,
  fixtureOf,
  type House,
  hearing,
  houseOf,
  isRead,
  judge,
  type Row,
  rowsOf,
  say,
  Tally,
  type Want,
} from './corpus.ts';

interface Wanted {
  readonly service: string;
  readonly target: string;
  readonly name?: string;
  readonly args?: Readonly<Record<string, string>>;
}

const KINDS: Readonly<Record<string, string>> = {
  light: 'light',
  switch: 'switch',
  fan: 'fan',
  lock: 'lock',
  garage_door: 'cover',
  blinds: 'cover',
  media_player: 'media',
  vacuum: 'vacuum',
  climate: 'climate',
  timer: 'timer',
  todo: 'list',
};

const METHODS: Readonly<Record<string, string>> = {
  'garage_door.open_cover': 'cover.open',
  'garage_door.close_cover': 'cover.close',
  'garage_door.stop_cover': 'cover.stop',
  'blinds.open_cover': 'cover.open',
  'blinds.close_cover': 'cover.close',
  'blinds.stop_cover': 'cover.stop',
  'media_player.media_stop': 'media.stop',
  'media_player.media_pause': 'media.pause',
  'media_player.media_play': 'media.play',
  'media_player.media_next_track': 'media.next',
  'media_player.media_previous_track': 'media.previous',
  'media_player.volume_up': 'media.set_volume',
  'media_player.volume_down': 'media.set_volume',
  'media_player.volume_mute': 'media.mute',
  'media_player.turn_on': 'media.turn_on',
  'media_player.turn_off': 'media.turn_off',
  'fan.increase_speed': 'fan.set',
  'fan.decrease_speed': 'fan.set',
  'vacuum.stop': 'vacuum.pause',
  'vacuum.return_to_base': 'vacuum.dock',
  'climate.set_temperature': 'climate.set_temperature',
  'climate.set_hvac_mode': 'climate.set_mode',
  'climate.turn_off': 'climate.set_mode',
  'climate.turn_on': 'climate.set_mode',
  'timer.start': 'timer.start',
  'timer.cancel': 'timer.cancel',
  'todo.add_item': 'list.add',
};

const NEIGHBOURS = 12;

/** Devices of real homes, one or several in a sentence. The home holds the devices meant and a dozen others of the fixture. */
export function homeLlm(folder: string, name: 'home-llm' | 'home-llm-compound'): Corpus {
  const skipped = new Tally();
  const all = fixtureOf<readonly { id: string; name: string; domain: string }[]>(folder, 'home-llm-devices');
  const named = new Map(all.map((device) => [device.id, device.name]));
  const cases = rowsOf(folder, name).flatMap((row, place): Case[] => {
    const expected = row['expected'] as readonly Wanted[] | { readonly refuse: string };
    const refused = !Array.isArray(expected);
    const slots = row['slots'] as Readonly<Record<string, string>>;
    const golds: readonly Wanted[] = refused
      ? [{ service: slots['service'] ?? '', target: '', name: slots['name'] ?? '' }]
      : (expected as readonly Wanted[]);
    const wants: Want[] = [];
    const devices: Device[] = [];
    for (const gold of golds) {
      const [domain = '', id = ''] = (
        gold.target === '' ? `${gold.service.split('.')[0]}.refused` : gold.target
      ).split('.');
      const kind = KINDS[domain];
      const known = kind === undefined ? undefined : callsOf(gold, kind, row.text);
      const calls = refused && known?.[0] === 'light.turn_on' ? [...known, 'light.set'] : known;
      if (kind === undefined || calls === undefined) {
        skipped.skip(`no such method in the house: ${gold.service}`);
        return [];
      }
      const spoken = gold.name ?? named.get(gold.target) ?? id.replaceAll('_', ' ');
      if (kind === 'timer' || kind === 'list') wants.push({ calls, holds: holdsOf(gold) });
      else {
        const aliases = [id.replaceAll('_', ' ')].filter((alias) => alias !== spoken.toLowerCase());
        devices.push(deviceOf(kind, `${kind}.${id}`, spoken, null, { aliases }));
        wants.push({ calls, devices: [`${kind}.${id}`], holds: holdsOf(gold) });
      }
    }
    const kinds = new Set(devices.map(({ kind }) => kind));
    const others = all
      .filter((one, at) => at % 61 === place % 61 && !golds.some((gold) => isMeantBy(gold, one)))
      .flatMap((one) => {
        const kind = KINDS[one.domain];
        return kind === undefined ||
          kind === 'timer' ||
          kind === 'list' ||
          (kind === 'climate' && kinds.has('climate'))
          ? []
          : [deviceOf(kind, `${kind}.${one.id}`, one.name)];
      })
      .slice(0, NEIGHBOURS);
    const lists = golds.flatMap((gold) =>
      gold.target.startsWith('todo.')
        ? [{ name: gold.name ?? named.get(gold.target) ?? gold.target, aliases: [] }]
        : [],
    );
    const missing = refused && (expected as { refuse: string }).refuse === 'not_available';
    return [
      {
        id: row.id,
        text: row.text,
        kind: (row as Row).intent,
        needs: wants.map(({ calls: [first] }) => first!.split('.')[0]!),
        hear: () => {
          const house = houseFor(missing ? others : [...devices, ...others], lists);
          const { plan, micros } = hearing(row.text, house);
          const acted = plan.groups.flat().some((action: Action) => !isRead(action));
          const verdict = missing ? (acted ? 'wrong' : 'right') : judge(plan, wants, house.devices);
          return { verdict, micros, said: say(plan.groups, plan.unread, plan.talk) };
        },
      },
    ];
  });
  return {
    name,
    cases,
    unmapped: skipped.reasons,
    notes: [
      'what is to be refused because it is so already is done again, since doing it twice changes nothing',
      'what is to be refused because the home has no such thing must not act',
      'a toggle is what the sentence says, whichever way the gold has it go',
      'a device also goes by the words of its id, since the sentences do',
      'where the gold tells a device by its id alone, no other device of the home has all the words of it in its name',
      'brightness of the gold is in percent; steps and speeds of fans are not compared',
    ],
  };
}

/**
 * Whether a sentence about the gold's device could as well be about this one: it is the same or has its name, or the gold has no name for its own
 * and the words of its id are all in the name.
 */
function isMeantBy({ target, name }: Wanted, one: { readonly id: string; readonly name: string }): boolean {
  if (target === one.id || name?.toLowerCase() === one.name.toLowerCase()) return true;
  if (name !== undefined || target === '') return false;
  const words = one.name.toLowerCase();
  return target
    .split('.')[1]!
    .split('_')
    .every((word) => /^(?:\d+|(?:light|lamp|switch|fan|dimmer)s?)$/.test(word) || words.includes(word));
}

function houseFor(devices: readonly Device[], lists: readonly { name: string }[]): House {
  return houseOf(
    { areas: [], devices, people: [{ id: 'alex', name: 'Alex', role: 'owner', aliases: [] }], lists },
    {
      now: Date.parse('2026-03-10T18:30:00-04:00'),
      timezone: 'America/New_York',
      person: 'alex',
      locale: 'en-US',
    },
  );
}

/** Which way a toggle goes the gold knows from the state, the sentence only says to. */
const TOGGLES = /\b(?:toggle|flip)\b/i;

function callsOf(gold: Wanted, kind: string, text: string): readonly string[] | undefined {
  const calls = plainCallsOf(gold, kind);
  return calls !== undefined && /\.turn_o/.test(gold.service) && TOGGLES.test(text)
    ? [...calls, `${kind}.toggle`]
    : calls;
}

function plainCallsOf({ service, args = {} }: Wanted, kind: string): readonly string[] | undefined {
  if (service === 'get_state' || service === 'status')
    return [kind === 'list' ? 'list.get' : kind === 'timer' ? 'timer.get' : `${kind}.get`];
  const known = METHODS[service];
  if (known !== undefined) return [known];
  const [domain = '', method = ''] = service.split('.');
  if (domain === 'light' && method === 'turn_on') {
    return Object.keys(args).length > 0 ? ['light.set', 'light.turn_on'] : ['light.turn_on'];
  }
  return ['turn_on', 'turn_off', 'toggle', 'lock', 'unlock', 'start', 'pause'].includes(method) &&
    !(kind === 'cover')
    ? [`${kind}.${method}`]
    : undefined;
}

function holdsOf({ args = {} }: Wanted): (action: Action) => boolean {
  return ({ args: has }) => {
    if (args['brightness'] !== undefined && Number(has['brightness']) !== Number(args['brightness']))
      return false;
    if (args['color'] !== undefined && has['color'] !== args['color']) return false;
    if (args['item'] !== undefined)
      return String(has['item'] ?? '').toLowerCase() === args['item'].toLowerCase();
    if (args['temp_c'] !== undefined) return Number(has['temperature']) === Number(args['temp_c']);
    if (args['hvac_mode'] !== undefined)
      return has['mode'] === args['hvac_mode'].replace('heat_cool', 'auto');
    return true;
  };
}
