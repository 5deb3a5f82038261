import type { Action, Device } from '../../src/domain/index.ts';
import type { Want } from './corpus.ts';

export type Slots = Readonly<Record<string, string | number | readonly string[]>>;

const ON: Readonly<Record<string, string>> = {
  cover: 'open',
  lock: 'lock',
  valve: 'open',
  vacuum: 'start',
};
const OFF: Readonly<Record<string, string>> = {
  cover: 'close',
  lock: 'unlock',
  valve: 'close',
  vacuum: 'dock',
};

/** Intents that are one call, whatever they are about. */
const CALLS: Readonly<Record<string, string>> = {
  HassLightSet: 'light.set',
  HassClimateGetTemperature: 'climate.get sensor.get',
  HassClimateSetTemperature: 'climate.set_temperature',
  HassFanSetSpeed: 'fan.set',
  HassSetPosition: 'cover.set_position',
  HassStartTimer: 'timer.start',
  HassIncreaseTimer: 'timer.add',
  HassDecreaseTimer: 'timer.add',
  HassCancelTimer: 'timer.cancel',
  HassCancelAllTimers: 'timer.cancel',
  HassPauseTimer: 'timer.pause',
  HassUnpauseTimer: 'timer.resume',
  HassTimerStatus: 'timer.get',
  HassMediaNext: 'media.next',
  HassMediaPrevious: 'media.previous',
  HassMediaPause: 'media.pause',
  HassMediaUnpause: 'media.play',
  HassMediaPlayerMute: 'media.mute',
  HassMediaPlayerUnmute: 'media.unmute',
  HassSetVolume: 'media.set_volume',
  HassSetVolumeRelative: 'media.set_volume',
  HassMediaSearchAndPlay: 'media.play_media',
  HassShoppingListAddItem: 'list.add',
  HassShoppingListCompleteItem: 'list.complete',
  HassListAddItem: 'list.add',
  HassListCompleteItem: 'list.complete',
  HassListRemoveItem: 'list.remove',
  HassGetCurrentTime: 'clock.time',
  HassGetCurrentDate: 'clock.date',
  HassGetWeather: 'weather.get',
  HassVacuumStart: 'vacuum.start vacuum.clean_area',
  HassVacuumCleanArea: 'vacuum.clean_area',
  HassVacuumReturnToBase: 'vacuum.dock',
};

/** To these nothing is to be done. */
const TALK = new Set(['HassRespond', 'HassNevermind']);

/** The home as far as the gold is mapped to it. */
export interface Home {
  readonly devices: readonly Device[];
  /** Names of scenes. */
  readonly scenes: readonly string[];
  /** Kinds of ours by Home Assistant's domains. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** What a question about a state may be about where the gold names no kind. */
const STATEFUL = ['light', 'fan', 'lock', 'switch', 'cover', 'sensor'];

const ON_DEVICES = new Set(['light', 'fan', 'cover', 'climate', 'media', 'vacuum']);

/** An intent with its slots as a want of ours, or the reason why there is none. */
export function wantOf(
  { intent, slots, text = '' }: { readonly intent: string; readonly slots: Slots; readonly text?: string },
  inferred: readonly string[],
  home: Home,
): Want | 'nothing' | string {
  const { devices, kinds } = home;
  if (TALK.has(intent)) return 'nothing';
  if (slots['state'] === 'home' || slots['state'] === 'not_home' || slots['domain'] === 'person')
    if (!isDevice(slots)) return 'where people are is not known to the house';
  if (slots['conversation_command'] !== undefined)
    return 'a command for later, in the gold a timer that holds its words';
  const holds = holdsOf(intent, slots);
  if (intent === 'HassTurnOn' && home.scenes.some((name) => name === slots['name']))
    return { calls: ['scene.activate'], holds: ({ args }) => args['name'] === slots['name'] };
  const calls = CALLS[intent]?.split(' ');
  if (calls !== undefined) {
    const kind = calls[0]!.split('.')[0]!;
    const ids = ON_DEVICES.has(kind) ? idsIn(devices, [kind], slots, text) : undefined;
    return { calls, holds, ...(ids === undefined || calls.length > 1 ? {} : { devices: ids }) };
  }
  if (intent !== 'HassTurnOn' && intent !== 'HassTurnOff' && intent !== 'HassGetState')
    return `no such method in the house: ${intent}`;
  const named = kindsOf(slots, inferred, devices, kinds);
  const meant = named.length === 0 && intent === 'HassGetState' && !slots['name'] ? STATEFUL : named;
  if (meant.length === 0)
    return `no such device in the house: ${slots['domain'] ?? slots['name'] ?? inferred.join(', ')}`;
  const verbs = intent === 'HassTurnOn' ? ON : OFF;
  const plain = intent === 'HassTurnOn' ? 'turn_on' : 'turn_off';
  const ids = idsIn(devices, meant, slots, text);
  return {
    calls: meant.map((kind) => `${kind}.${intent === 'HassGetState' ? 'get' : (verbs[kind] ?? plain)}`),
    ...(ids === undefined || meant.length > 1 ? {} : { devices: ids }),
    holds,
  };
}

function kindsOf(
  slots: Slots,
  inferred: readonly string[],
  devices: readonly Device[],
  kinds: Readonly<Record<string, string>>,
): string[] {
  const domain = slots['domain'];
  if (domain !== undefined) return [domain].flat().flatMap((one) => kinds[String(one)] ?? []);
  const name = slots['name'];
  if (name !== undefined && name !== 'all') {
    const same = devices.filter((device) => device.name.toLowerCase() === String(name).toLowerCase());
    return [...new Set(same.map(({ kind }) => kind as string))];
  }
  if (slots['device_class'] !== undefined && inferred.length === 0) return ['cover', 'sensor'];
  return [...new Set(inferred.flatMap((one) => kinds[one] ?? []))];
}

/** The devices that the slots name; `undefined` where they leave it to the room or the house. */
function idsIn(
  devices: readonly Device[],
  kinds: readonly string[],
  slots: Slots,
  text: string,
): string[] | undefined {
  const { name, area, floor } = slots;
  const own = devices.filter(({ kind }) => kinds.includes(kind));
  if (name !== undefined && name !== 'all')
    return own.filter((one) => one.name.toLowerCase() === String(name).toLowerCase()).map(({ id }) => id);
  const wanted = slots['device_class'];
  if (wanted !== undefined || floor !== undefined) return undefined;
  if (area === undefined) return undefined;
  const there = own.filter((one) => one.area?.toLowerCase() === String(area).toLowerCase());
  const words = ` ${text.toLowerCase()} `;
  const named = there.filter((one) => words.includes(` ${one.name.toLowerCase()} `));
  return (named.length === 1 ? named : there).map(({ id }) => id);
}

function holdsOf(intent: string, slots: Slots): (action: Action) => boolean {
  return ({ args }) => {
    const same = (slot: string, arg: string): boolean =>
      slots[slot] === undefined || Number(args[arg]) === Number(slots[slot]);
    if (intent === 'HassLightSet')
      return (
        same('brightness', 'brightness') &&
        isWhite(slots['temperature'], args['temperature']) &&
        (slots['color'] === undefined || args['color'] === slots['color'])
      );
    if (intent === 'HassSetVolume') return same('volume_level', 'volume');
    if (intent === 'HassSetVolumeRelative') return isStep(slots['volume_step'], args['step']);
    if (intent === 'HassMediaSearchAndPlay') return includes(args['query'], slots['search_query']);
    if (intent === 'HassFanSetSpeed') return same('percentage', 'percentage');
    if (intent === 'HassSetPosition') return same('position', 'position');
    if (intent === 'HassClimateSetTemperature') return same('temperature', 'temperature');
    if (slots['item'] !== undefined)
      return String(args['item'] ?? '').toLowerCase() === String(slots['item']).toLowerCase();
    if (intent === 'HassStartTimer')
      return args['duration'] === isoOf(slots) && isNamed(slots['name'], args['name']);
    if (!intent.endsWith('Timer') && intent !== 'HassTimerStatus') return true;
    const length = isoOf(slots, 'start_');
    return (
      (intent !== 'HassIncreaseTimer' || args['duration'] === isoOf(slots)) &&
      (intent !== 'HassDecreaseTimer' || args['duration'] === `-${isoOf(slots)}`) &&
      isNamed(slots['name'] ?? slots['area'], args['name']) &&
      (length === 'PT' || args['length'] === length)
    );
  };
}

function isDevice({ domain }: Slots): boolean {
  return domain === 'binary_sensor' || domain === 'sensor';
}

function isNamed(wanted: Slots[string] | undefined, found: unknown): boolean {
  const same = (name: unknown): boolean =>
    String(found ?? '').toLowerCase() === String(name).trim().toLowerCase();
  return wanted === undefined || [wanted].flat().some(same);
}

function includes(found: unknown, wanted: Slots[string] | undefined): boolean {
  return String(found)
    .toLowerCase()
    .includes(String(wanted ?? '').toLowerCase());
}

/** "up" and "down" are any step that way. */
function isStep(wanted: Slots[string] | undefined, found: unknown): boolean {
  if (wanted === 'up' || wanted === 'down') return Number(found) > 0 === (wanted === 'up');
  return wanted === undefined || Number(found) === Number(wanted);
}

/** The whites that people name have no one temperature: within 1,500 K is the same. */
function isWhite(wanted: Slots[string] | undefined, found: unknown): boolean {
  return wanted === undefined || Math.abs(Number(found) - Number(wanted)) <= 1500;
}

function isoOf(slots: Slots, prefix = ''): string {
  const of = (name: string): number => Number(slots[`${prefix}${name}`] ?? 0);
  let seconds = Math.round(of('hours') * 3600 + of('minutes') * 60 + of('seconds'));
  const hours = Math.floor(seconds / 3600);
  seconds -= hours * 3600;
  const minutes = Math.floor(seconds / 60);
  seconds -= minutes * 60;
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`;
}
